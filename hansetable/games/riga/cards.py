"""The cards, read once from ``cards.yaml``. Values are by index; ids are for records and screens.

A city building has the index ``4 * kind + city``, so the four of a kind are four neighbouring
bits of a set of buildings. The Riga buildings, of which each player has the own four, are 48 to
51. A number of goods is packed into one whole number; see :mod:`hansetable.games.riga.multiset`.
"""

from __future__ import annotations

from functools import lru_cache

from hansetable.core import Value
from hansetable.games.card_file import Sheet, read

GOODS = ("cloth", "glass", "wine", "grain")
CITIES = ("visby", "tallinn", "stockholm", "danzig", "riga")
KINDS = (
    "archive", "bank", "yard", "fortress", "guildhall", "kontor",
    "crane", "lodge", "manufactory", "market", "treasury", "inn",
)  # fmt: skip
RIGA_KINDS = ("monastery", "school", "storehouse", "exchange")
RULES = {
    "archive": "R-40", "bank": "R-41", "yard": "R-42", "fortress": "R-43", "guildhall": "R-44",
    "kontor": "R-45", "crane": "R-46", "lodge": "R-47", "manufactory": "R-48", "market": "R-49",
    "treasury": "R-50", "inn": "R-51", "monastery": "R-60", "school": "R-61",
    "storehouse": "R-62", "exchange": "R-63",
}  # fmt: skip
"""The rule of each kind of building."""
RIGA = 4
"""The index of Riga among the cities (R-34)."""
BARRED = 0
"""The value of a good that cannot be used (R-33)."""
START_VALUE = 6
"""The base value up to which goods are turned up for each player (R-12)."""


class Building(Value):
    """A building (R-1): its kind, its city by index, what it costs and the points printed."""

    id: str
    kind: str
    city: int
    cost: int
    points: int


class Cards(Value):
    """All card values of the game, with ``mark`` as their mark (empty: as delivered).

    ``base`` and ``counts`` are by good; ``values`` by city, Riga last, and good, 0 for a barred
    one; ``manufactory`` and ``market`` are the goods pictured, by city; ``lodges`` the points of
    0, 1, 2 ... lodges together.
    """

    base: tuple[int, ...]
    counts: tuple[int, ...]
    values: tuple[tuple[int, ...], ...]
    buildings: tuple[Building, ...]
    manufactory: tuple[int, ...]
    market: tuple[int, ...]
    lodges: tuple[int, ...]
    set_points: int
    most_sets: int
    kontor: int
    bank: int
    inn: int
    exchange: int
    deposit: int
    mark: str


def load() -> Cards:
    """Return the cards.

    Raises:
        SheetError: a value does not fit; the message names the file, the place and what fits.
    """
    sheet, mark = read("riga")
    goods, points, money = sheet.at("goods"), sheet.at("points"), sheet.at("money")
    goods.names(GOODS)
    base = tuple(goods.at(good).at("value").integer(1, 20) for good in GOODS)
    pictured = {
        kind: tuple(
            GOODS.index(sheet.at("pictures").at(city).at(kind).one_of(GOODS))
            for city in CITIES[:RIGA]
        )
        for kind in ("manufactory", "market")
    }
    lodges = tuple(value.optional(99) for value in points.at("lodges").items(4))
    return Cards(
        base=base,
        counts=_counts(goods, base),
        values=(*_values(sheet.at("cities")), base),
        buildings=_buildings(sheet),
        manufactory=pictured["manufactory"],
        market=pictured["market"],
        lodges=(0, *lodges),
        set_points=points.at("set").integer(0, 20),
        most_sets=points.at("sets").integer(0, 20),
        kontor=money.at("kontor").integer(1, 20),
        bank=money.at("bank").integer(1, 20),
        inn=money.at("inn").integer(1, 20),
        exchange=money.at("exchange").integer(1, 20),
        deposit=money.at("deposit").integer(1, 20),
        mark=mark,
    )


def _counts(sheet: Sheet, base: tuple[int, ...]) -> tuple[int, ...]:
    """The cards of each good; a whole number of packed goods has room for 62 in all.

    Four players must find what they begin with (R-12).
    """
    counts = tuple(sheet.at(good).at("cards").integer(4, 30) for good in GOODS)
    if sum(counts) > 62:
        raise sheet.error("at most 62 cards of goods")
    needed = 4 * (START_VALUE - 1 + max(base))
    if sum(value * count for value, count in zip(base, counts, strict=True)) < needed:
        raise sheet.error("cards of a value of {number} in all", number=needed)
    return counts


def _values(sheet: Sheet) -> list[tuple[int, ...]]:
    """What each good is worth in each of the four cities."""
    sheet.names(CITIES[:RIGA])
    table = []
    for city in CITIES[:RIGA]:
        entry = sheet.at(city)
        entry.names(GOODS)
        table.append(
            tuple(
                BARRED
                if entry.at(good).value in ("barred", None)
                else entry.at(good).integer(1, 20)
                for good in GOODS
            )
        )
        if not any(table[-1]):
            raise entry.error("a good that is not barred")
    return table


def _buildings(sheet: Sheet) -> tuple[Building, ...]:
    """The 48 city buildings and the four Riga buildings, by index."""
    found = []
    sheet.at("buildings").names(KINDS)
    for kind in KINDS:
        entry = sheet.at("buildings").at(kind)
        costs, points = list(entry.at("cost").items(RIGA)), list(entry.at("points").items(RIGA))
        for c, city in enumerate(CITIES[:RIGA]):
            cost, worth = costs[c].integer(1, 30), points[c].optional(30)
            found.append(Building(f"{city}-{kind}", kind, c, cost, worth))
    sheet.at("riga").names(RIGA_KINDS)
    for kind in RIGA_KINDS:
        entry = sheet.at("riga").at(kind)
        cost, worth = entry.at("cost").integer(1, 30), entry.at("points").optional(30)
        found.append(Building(f"riga-{kind}", kind, RIGA, cost, worth))
    return tuple(found)


CARDS = load()

GOOD = {good: g for g, good in enumerate(GOODS)}
CITY = {city: c for c, city in enumerate(CITIES)}
BUILDING = {building.id: b for b, building in enumerate(CARDS.buildings)}
COST = tuple(building.cost for building in CARDS.buildings)
POINTS = tuple(building.points for building in CARDS.buildings)
CITY_OF = tuple(building.city for building in CARDS.buildings)
KIND_OF = tuple(building.kind for building in CARDS.buildings)
HALF = tuple(cost // 2 for cost in COST)
"""What a crane saves: half is rounded up (R-46)."""

CITY_BUILDINGS = RIGA * len(KINDS)
ALL_CITY = (1 << CITY_BUILDINGS) - 1
"""The set of all city buildings."""
FIRST = {kind: RIGA * k for k, kind in enumerate(KINDS)}
"""The lowest of the four buildings of a kind."""
OF = {kind: 15 << first for kind, first in FIRST.items()}
"""The set of the buildings of a kind."""
OF.update({kind: 1 << CITY_BUILDINGS + k for k, kind in enumerate(RIGA_KINDS)})
IN = tuple(sum(1 << b for b, at in enumerate(CITY_OF) if at == c) for c in range(len(CITIES)))
"""The set of the buildings of a city."""
ALL_RIGA = IN[RIGA]
ONCE = (
    OF["bank"] | OF["yard"] | OF["kontor"] | OF["crane"] | OF["treasury"] | OF["inn"]
    | OF["monastery"]
)  # fmt: skip
"""The buildings whose function is used once and then covered (R-38)."""
SIDED = OF["school"] | OF["exchange"]
"""The buildings that have a side covered from the moment they are built (R-38)."""


@lru_cache(maxsize=1 << 14)
def bits(mask: int) -> tuple[int, ...]:
    """Return the members of a set, in ascending order."""
    found = []
    while mask:
        low = mask & -mask
        found.append(low.bit_length() - 1)
        mask ^= low
    return tuple(found)


def _worth(city: int, good: int, manufactories: int, markets: int) -> int:
    """What a good is worth to the owner of these manufactories and market halls (R-48, R-49)."""
    more = sum(1 for c in range(RIGA) if manufactories >> c & 1 and CARDS.manufactory[c] == good)
    value = CARDS.values[city][good]
    if value != BARRED:
        return value + more
    allowed = any(markets >> c & 1 and CARDS.market[c] == good for c in range(RIGA))
    return CARDS.base[good] + more if allowed else BARRED


VALUES = tuple(
    tuple(
        tuple(
            tuple(_worth(city, good, manufactories, markets) for good in range(len(GOODS)))
            for city in range(len(CITIES))
        )
        for markets in range(16)
    )
    for manufactories in range(16)
)
"""The values of the goods by own manufactories and own market halls (as four bits), and city."""


def building_id(b: int) -> str:
    """Return the id of a building; empty for a hidden one."""
    return CARDS.buildings[b].id if b >= 0 else ""


@lru_cache(maxsize=1 << 14)
def building_ids(mask: int) -> tuple[str, ...]:
    """Return the ids of a set of buildings."""
    return tuple(CARDS.buildings[b].id for b in bits(mask))


def pictured(b: int) -> str:
    """Return the good that a building pictures, by its id; empty if there is none (R-48, R-49)."""
    goods = {"manufactory": CARDS.manufactory, "market": CARDS.market}.get(KIND_OF[b])
    return GOODS[goods[CITY_OF[b]]] if goods else ""

"""The cards, read once from ``cards.yaml``. Values are by index; ids are for records and screens.

A commodity and its city share one index from 0 to 7 (N-1), so a set of either is a bit mask of
eight bits; the luxury goods are numbered 8 to 10.
"""

from __future__ import annotations

from functools import cache
from itertools import combinations

from hansetable.core import Value
from hansetable.games.card_file import Sheet, read

LUXURIES = ("jewelry", "clothing", "provisions")
COSTS = ("goods3", "luxuries2", "ducats15", "goods2luxuries2")
PRIVILEGES = ("income", "speed", "mission", "seal", "pirate")
SIDES = ("front", "back")
BONUSES = ("offices", "route", "luxury", "missions", "career", "variety")
COMMODITIES = ("wool", "fish", "glass", "furs", "grain", "amber", "salt", "cloth")
GOODS = len(COMMODITIES)
_FEW = 5
"""Seven commodities can be used in a turn, two of them for the last step of a career (N-60)."""
SPECIALS = ("s1", "s2", "s3", "s4")
PARTS = ("a", "b", "c", "d")
"""The parts of a special mission, in the order in which it is turned (N-123)."""


class City(Value):
    """A city with its commodity (N-1); ``offices`` are (price, income), the dearest first."""

    id: str
    good: str
    fee: int
    offices: tuple[tuple[int, int], ...]


class Artisan(Value):
    """An artisan (N-2); ``recipes`` are (mask of commodities, seals)."""

    id: str
    luxury: int
    recipes: tuple[tuple[int, int], ...]


class Career(Value):
    """One side of a career card (N-3), steps from bottom to top."""

    id: str
    side: str
    costs: tuple[str, ...]
    privileges: tuple[str, ...]
    seals: tuple[int, ...]
    loses: int


class Mission(Value):
    """A mission (N-5): the upper and the lower line as masks of commodities, or of luxury goods."""

    id: str
    luxury: bool
    lines: tuple[int, int]


class Part(Value):
    """A part of a special mission (N-7, N-121).

    ``goods`` is a mask of commodities. ``luxuries`` is a mask of luxury goods; those that must be
    made from two or more commodities stand three bits higher.
    """

    cost: int
    seals: int
    goods: int
    luxuries: int


class Special(Value):
    """A special mission (N-7) with its four parts."""

    id: str
    parts: tuple[Part, ...]


class Figures(Value):
    """What the rules of merchant and pirate count with (N-110 to N-115)."""

    merchant_start: int
    merchant_ducats: int
    merchant_seals: int
    pirate_start: int
    pirate_most: int
    pirate_second: int


class Cards(Value):
    """All card values of the game, with ``values`` as their mark (empty: as delivered)."""

    cities: tuple[City, ...]
    neighbours: tuple[int, ...]
    artisans: tuple[Artisan, ...]
    careers: tuple[tuple[Career, Career], ...]
    missions: tuple[Mission, ...]
    bonus: tuple[tuple[int, int], ...]
    variety: tuple[int, ...]
    ships: tuple[int, ...]
    start_money: int
    mission_price: int
    mission_off: int
    income_more: int
    line_seals: int
    both_seals: int
    goal: int
    figures: Figures
    specials: tuple[Special, ...]
    values: str

    def ship(self, speed: int) -> int:
        """Return the price of the ship that has a speed (N-80)."""
        return self.ships[speed - 3]

    @property
    def cheap_mission(self) -> int:
        """The price of a mission with the privilege (N-83)."""
        return self.mission_price - self.mission_off

    def good_ids(self) -> tuple[str, ...]:
        """Return the ids of the eight commodities and the three luxury goods, by index."""
        return (*(city.good for city in self.cities), *LUXURIES)


def load() -> Cards:
    """Return the cards.

    Raises:
        SheetError: a value does not fit; the message names the file, the place and what fits.
    """
    sheet, values = read("novgorod", table="from")
    cities = _cities(sheet.at("cities"))
    goods = [city.good for city in cities]
    money, seals = sheet.at("money"), sheet.at("seals")
    price, line = money.at("mission").integer(0, 20), seals.at("line").integer(0, 20)
    cards = Cards(
        cities=cities,
        neighbours=_neighbours(sheet.at("cities"), cities),
        artisans=_artisans(sheet.at("artisans"), goods),
        careers=_careers(sheet.at("careers")),
        missions=_missions(sheet.at("missions"), goods),
        bonus=_bonus(sheet.at("bonus")),
        variety=_variety(sheet.at("variety").at("points")),
        ships=tuple(money.at("ships").at(speed).integer(0, 99) for speed in (3, 4, 5)),
        start_money=money.at("start").integer(0, 99),
        mission_price=price,
        mission_off=money.at("mission_privilege").integer(0, price),
        income_more=money.at("income_privilege").integer(0, 20),
        line_seals=line,
        both_seals=seals.at("both").integer(line, 20),
        goal=seals.at("goal").integer(1, 200),
        figures=_figures(sheet.at("expert"), cities),
        specials=_specials(sheet.at("specials"), goods),
        values=values,
    )
    _affordable(money.at("start"), cards)
    _winnable(sheet, cards)
    return cards


def _cities(sheet: Sheet) -> tuple[City, ...]:
    keys = sheet.names()
    if len(keys) != GOODS:
        raise sheet.error("{count} cities", count=GOODS)
    cities = []
    for key in keys:
        entry = sheet.at(key)
        offices = []
        for office in entry.at("offices").items(4):
            price, income = office.items(2)
            offices.append((price.integer(0, 30), income.optional(20)))
        if offices != sorted(offices, key=lambda office: -office[0]):
            raise entry.at("offices").error("offices in descending price")
        fee = entry.at("fee").optional(20)
        cities.append(City(key, entry.at("good").one_of(COMMODITIES), fee, tuple(offices)))
    if len({city.good for city in cities}) < GOODS:
        raise sheet.error("a different commodity in each city")
    return tuple(cities)


def _neighbours(sheet: Sheet, cities: tuple[City, ...]) -> tuple[int, ...]:
    """The neighbours of each city as a mask: the ring, and the lanes under ``also``."""
    ids = [city.id for city in cities]
    masks = [1 << (i - 1) % GOODS | 1 << (i + 1) % GOODS for i in range(GOODS)]
    for i, key in enumerate(ids):
        if sheet.at(key).at("also").value is not None:
            lane = sheet.at(key).at("also")
            other = ids.index(lane.one_of([city for city in ids if city != key]))
            masks[i] |= 1 << other
            masks[other] |= 1 << i
    return tuple(masks)


def _mask(words: tuple[str, ...], ids: list[str]) -> int:
    return sum(1 << ids.index(word) for word in words)


def _artisans(sheet: Sheet, goods: list[str]) -> tuple[Artisan, ...]:
    artisans = []
    for key in sheet.names():
        luxury = LUXURIES.index(sheet.at(key).at("makes").one_of(LUXURIES))
        recipes = []
        table = sheet.at(key).at("from")
        for written in table.names():
            goods_sheet = Sheet(table.file, (*table.path, written), written)
            mask = _mask(goods_sheet.words(goods, range(1, GOODS + 1)), goods)
            recipes.append((mask, table.at(written).integer(0, 20)))
        if len(recipes) not in range(1, 7) or len(dict(recipes)) < len(recipes):
            raise table.error("1 to 6 different combinations of commodities")
        recipes.sort(key=lambda recipe: recipe[0].bit_count())
        artisans.append(Artisan(key, luxury, tuple(recipes)))
    if len(artisans) != GOODS:
        raise sheet.error("{count} artisans", count=GOODS)
    return tuple(artisans)


def _careers(sheet: Sheet) -> tuple[tuple[Career, Career], ...]:
    cards = []
    for key in sheet.names(("1", "2", "3", "4")):
        sides = []
        for side in SIDES:
            entry = sheet.at(key).at(side)
            costs, privileges = [], []
            for step in entry.at("steps").items(4):
                words = str(step.value).split()
                if len(words) != 2 or words[0] not in COSTS or words[1] not in PRIVILEGES:
                    raise step.error(
                        "a cost ({costs}) and a privilege ({privileges})",
                        costs=", ".join(COSTS),
                        privileges=", ".join(PRIVILEGES),
                    )
                costs.append(words[0])
                privileges.append(words[1])
            seals = tuple(value.optional(20) for value in entry.at("seals").items(5))
            loses = entry.at("loses").optional(5)
            if loses > len(costs):
                raise entry.at("loses").error("a career whose highest level can win")
            sides.append(Career(key, side, tuple(costs), tuple(privileges), seals, loses))
        cards.append((sides[0], sides[1]))
    return tuple(cards)


def _missions(sheet: Sheet, goods: list[str]) -> tuple[Mission, ...]:
    missions = []
    for key in sheet.names():
        upper, lower = sheet.at(key).items(2)
        luxury = str(upper.value) in LUXURIES
        ids, count = (list(LUXURIES), range(1, 2)) if luxury else (goods, range(2, 3))
        lines = (_mask(upper.words(ids, count), ids), _mask(lower.words(ids, count), ids))
        missions.append(Mission(key, luxury, lines))
    if len(missions) != 24:
        raise sheet.error("24 missions")
    return tuple(missions)


def _bonus(sheet: Sheet) -> tuple[tuple[int, int], ...]:
    values = []
    for key in BONUSES[:-1]:
        first, then = sheet.at(key).items(2)
        values.append((first.optional(20), then.optional(20)))
    return (*values, (0, 0))


def _variety(sheet: Sheet) -> tuple[int, ...]:
    """Seals by the number of kinds, 0 to 11."""
    return tuple(sheet.at(str(kinds)).optional(50) for kinds in range(GOODS + len(LUXURIES) + 1))


def _figures(sheet: Sheet, cities: tuple[City, ...]) -> Figures:
    """Where merchant and pirate begin, what he gives and what moving the other costs."""
    ids = [city.id for city in cities]
    merchant, pirate = sheet.at("merchant"), sheet.at("pirate")
    most = pirate.at("most").integer(0, 99)
    return Figures(
        merchant_start=ids.index(merchant.at("start").one_of(ids)),
        merchant_ducats=merchant.at("ducats").integer(0, 20),
        merchant_seals=merchant.at("seals").integer(0, 20),
        pirate_start=ids.index(pirate.at("start").one_of(ids)),
        pirate_most=most,
        pirate_second=pirate.at("second").integer(0, most),
    )


def _specials(sheet: Sheet, goods: list[str]) -> tuple[Special, ...]:
    """The special missions (N-7). Every part costs at least a ducat: so fewer never cost more."""
    sheet.at("parts").names(PARTS)
    values = []
    for part in PARTS:
        cost, seals = sheet.at("parts").at(part).items(2)
        values.append((cost.integer(1, 20), seals.integer(0, 20)))
    cards = []
    sheet.names(("parts", *SPECIALS))
    for key in SPECIALS:
        parts = [
            Part(cost, seals, *_asked(written, goods))
            for written, (cost, seals) in zip(sheet.at(key).items(4), values, strict=True)
        ]
        cards.append(Special(key, tuple(parts)))
    return tuple(cards)


def _asked(sheet: Sheet, goods: list[str]) -> tuple[int, int]:
    """The commodities and the luxury goods that a part asks for, as masks; each kind once."""
    luxuries = [*LUXURIES, *(f"{luxury}2" for luxury in LUXURIES)]
    words = sheet.words([*goods, *luxuries], range(1, 4))
    if any(f"{word}2" in words for word in words):
        raise sheet.error("different luxury goods")
    return (
        _mask(tuple(word for word in words if word in goods), goods),
        _mask(tuple(word for word in words if word in luxuries), luxuries),
    )


def stacks(cards: Cards, seats: int) -> tuple[tuple[int, ...], ...]:
    """Return the offices of each city for a number of players, the dearest first (N-11).

    Three players play without one of the middle price, two also without the dearest.
    """
    used = {4: (0, 1, 2, 3), 3: (0, 2, 3), 2: (2, 3)}[seats]
    return tuple(used for _ in cards.cities)


def surest(cards: Cards, seats: int) -> tuple[int, ...]:
    """Return for each city the price that a second office elsewhere is sure not to exceed (N-23).

    Everybody has at most one office a city, so the dearest office of another city is always left.
    """
    dearest = [
        max(city.offices[card][0] for card in stack)
        for city, stack in zip(cards.cities, stacks(cards, seats), strict=True)
    ]
    return tuple(min(dearest[:i] + dearest[i + 1 :]) for i in range(GOODS))


def _affordable(sheet: Sheet, cards: Cards) -> None:
    """Check that everybody can pay two offices and two missions whatever the others take (N-23)."""
    purse = cards.start_money - 2 * cards.mission_price
    for seats in (2, 3, 4):
        sure = surest(cards, seats)
        dearest = [max(offices[0] for offices in city.offices) for city in cards.cities]
        pairs = [(a, b) for a, b in combinations(range(GOODS), 2) if dearest[a] + sure[a] <= purse]
        if not pairs:
            raise sheet.error(
                "enough ducats for two offices and two missions with {seats} players", seats=seats
            )


def _winnable(sheet: Sheet, cards: Cards) -> None:
    """Check that every step of a career can be paid: so the X can go, and the game can end."""
    fewest: dict[int, int] = {}
    for artisan in cards.artisans:
        goods = min(mask.bit_count() for mask, _ in artisan.recipes)
        fewest[artisan.luxury] = min(goods, fewest.get(artisan.luxury, GOODS))
    two = sorted(fewest.values())[:2]
    if len(two) < 2 or sum(two) > _FEW:
        raise sheet.at("artisans").error(
            "two luxury goods that take {number} commodities at most", number=_FEW
        )
    ducats = [income for city in cards.cities for _, income in city.offices]
    if not any(ducats):
        raise sheet.at("cities").error("an office with an income")


CARDS = load()

CITY = {city.id: i for i, city in enumerate(CARDS.cities)}
GOOD = {good: i for i, good in enumerate(CARDS.good_ids())}
ARTISAN = {artisan.id: i for i, artisan in enumerate(CARDS.artisans)}
MISSION = {mission.id: i for i, mission in enumerate(CARDS.missions)}
SPECIAL = {special.id: i for i, special in enumerate(CARDS.specials)}

BITS = tuple(tuple(i for i in range(GOODS) if mask >> i & 1) for mask in range(1 << GOODS))
"""The members of each set of cities or commodities, in ascending order."""
ALL = (1 << GOODS) - 1
"""The set of all cities, or of all commodities."""


def city_id(city: int) -> str:
    """Return the id of a city."""
    return CARDS.cities[city].id


@cache
def city_ids(cities: int) -> tuple[str, ...]:
    """Return the ids of a set of cities, in ring order."""
    return tuple(CARDS.cities[c].id for c in BITS[cities])


def mission_id(mission: int) -> str:
    """Return the id of a mission; empty for a hidden one."""
    return CARDS.missions[mission].id if mission >= 0 else ""

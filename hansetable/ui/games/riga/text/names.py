"""Names and numbers of Riga in the language of the screen: what every sentence is made of."""

from collections import Counter
from collections.abc import Iterable, Sequence

from hansetable.core import Action, Seat
from hansetable.games.riga import actions as a
from hansetable.games.riga.cards import (
    BUILDING,
    CITIES,
    CITY_OF,
    COST,
    GOODS,
    KIND_OF,
    KINDS,
    RIGA,
    RIGA_KINDS,
    building_id,
)
from hansetable.games.riga.state import RigaState
from hansetable.ui.games.card_names import CardNames
from hansetable.ui.games.phrases import listed
from hansetable.ui.language import Context


class Riga(Context):
    """The context of all texts of the game."""


ducats = Riga.tr("%n ducat(s)", None, 1).say
points = Riga.tr("%n point(s)", None, 1).say
cards = Riga.tr("%n card(s)", None, 1).say
buildings = Riga.tr("%n building(s)", None, 1).say
knights = Riga.tr("%n knight(s)", None, 1).say
merchants = Riga.tr("%n merchant(s)", None, 1).say
lodges = Riga.tr("%n lodge(s)", None, 1).say

SEASONS = (Riga.tr("Spring"), Riga.tr("Summer"), Riga.tr("Autumn"), Riga.tr("Winter"))
_THE = {
    "archive": Riga.tr("the archive"),
    "bank": Riga.tr("the bank"),
    "yard": Riga.tr("the builder’s yard"),
    "fortress": Riga.tr("the fortress"),
    "guildhall": Riga.tr("the guild hall"),
    "kontor": Riga.tr("the kontor"),
    "crane": Riga.tr("the crane"),
    "lodge": Riga.tr("the lodge"),
    "manufactory": Riga.tr("the manufactory"),
    "market": Riga.tr("the market hall"),
    "treasury": Riga.tr("the treasury"),
    "inn": Riga.tr("the inn"),
    "monastery": Riga.tr("the monastery"),
    "school": Riga.tr("the school"),
    "storehouse": Riga.tr("the storehouse"),
    "exchange": Riga.tr("the exchange office"),
}
"""The kinds of buildings as objects of a verb; other languages take the accusative."""
_IN_CITY = Riga.tr("{building} in {city}")
_COUNTED = Riga.tr("{number} {good}")
_WITH_DUCATS = Riga.tr("{building} ({ducats})")
_CRANE = Riga.tr("crane for {building}")
_MORE = Riga.tr("%n more", None, 1)


def people(view: RigaState, seat: Seat, but: int = 0) -> str:
    """Return the knights and merchants of a seat, those of some buildings not counted."""
    return listed([knights(view.knights(seat, but)), merchants(view.merchants(seat, but))])


# ---- buildings -----------------------------------------------------------------------------------


_NAMES = CardNames("riga", goods=GOODS, cities=CITIES, buildings=KINDS, riga=RIGA_KINDS)
name = _NAMES.of("goods", "buildings", "riga")
"""Return the name of a good or of a kind of building, such as “archive”."""
city = _NAMES.of("cities")
"""Return the name of a city."""


def kind(b: int) -> str:
    """Return the name of the kind of a building."""
    return name(KIND_OF[b])


def the_kind(key: str) -> str:
    """Return a building as an object of a verb, without its city."""
    return _THE[KIND_OF[BUILDING[key]]].say()


def building(key: str) -> str:
    """Return a building without an article: “archive in Visby”; Riga buildings need no city."""
    b = BUILDING[key]
    return _in_city(kind(b), CITY_OF[b])


def the(keys: Sequence[str]) -> str:
    """Return buildings as an object of a verb: “the archive and the bank in Visby”."""
    cities = {CITY_OF[BUILDING[key]] for key in keys}
    if len(cities) != 1:
        return listed([the_one(key) for key in keys])
    return _in_city(listed([the_kind(key) for key in keys]), min(cities))


def the_one(key: str) -> str:
    """Return one building as an object of a verb."""
    return the((key,))


def _in_city(what: str, c: int) -> str:
    return what if c == RIGA else _IN_CITY.say(building=what, city=city(CITIES[c]))


def named(keys: Iterable[str]) -> str:
    """Return buildings as a list without articles, to follow a colon."""
    return listed([building(key) for key in keys])


def some(which: Sequence[int]) -> str:
    """Return the first buildings of a list with their costs, and how many more there are.

    They are objects of a verb: “the bank in Visby (9) and the kontor in Danzig (10)”.
    """
    shown = 3 if len(which) > 4 else 4
    said = [
        _WITH_DUCATS.say(building=the_one(building_id(b)), ducats=COST[b]) for b in which[:shown]
    ]
    rest = len(which) - len(said)
    return listed([*said, _MORE.say(rest)] if rest else said)


# ---- goods and payments --------------------------------------------------------------------------


def card(key: str) -> str:
    """Return a good or, without an article, a building."""
    return building(key) if key in BUILDING else name(key)


def the_card(key: str) -> str:
    """Return a good or a building as an object of a verb."""
    return the_one(key) if key in BUILDING else name(key)


def goods(keys: Iterable[str]) -> str:
    """Return goods as a list, equal ones counted: “2 wine and grain”."""
    return listed(each_good(keys))


def each_good(keys: Iterable[str]) -> list[str]:
    """Return the members of such a list, to stand among others."""
    return [
        _COUNTED.say(number=number, good=name(key)) if number > 1 else name(key)
        for key, number in Counter(keys).items()
    ]


def payment(parts: Sequence[Action], funds: Sequence[int]) -> str:
    """Return what is laid down for a payment: “crane for the archive, bank (4) and 2 wine”.

    ``funds`` is what each money function is worth.
    """
    said = []
    for part in parts:
        if isinstance(part, a.Crane):
            said.append(_CRANE.say(building=the_kind(building_id(part.b))))
        elif isinstance(part, a.Fund):
            said.append(_WITH_DUCATS.say(building=name(part.kind), ducats=funds[part.f]))
    spent = [part.good for part in parts if isinstance(part, a.Spend)]
    return listed([*said, *each_good(sorted(spent, key=GOODS.index))])


def values(numbers: Sequence[int], places: Iterable[str]) -> str:
    """Return values with what they belong to, and a dash for 0: “cloth –, glass 4”."""
    return ", ".join(
        f"{place} {number or '–'}" for place, number in zip(places, numbers, strict=True)
    )


def by_city(numbers: Sequence[int]) -> str:
    """Return values in each of the four cities."""
    return values(numbers, map(city, CITIES[:RIGA]))

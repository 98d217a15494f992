"""Names and numbers of Riga in the language of the screen: what every sentence is made of."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

from hansetable.core import Action
from hansetable.games.riga import actions as a
from hansetable.games.riga.cards import BUILDING, CARDS, CITIES, CITY_OF, GOODS, KIND_OF, RIGA
from hansetable.games.riga.ids import building_id, building_ids
from hansetable.ui.games.phrases import listed
from hansetable.ui.language import Context, current, translate


class Riga(Context):
    """The context of the texts with a number."""


# ---- names ---------------------------------------------------------------------------------------


def good(key: str) -> str:
    """Return the name of a good."""
    return _name(key)


def city(key: str) -> str:
    """Return the name of a city."""
    return _name(f"city:{key}")


def kind(key: str) -> str:
    """Return the name of a kind of building, such as “archive”."""
    return _name(key)


def _name(key: str) -> str:
    return str(getattr(CARDS.names[key], current()))


def building(key: str) -> str:
    """Return a building without an article: “archive in Visby”; Riga buildings need no city."""
    b = BUILDING[key]
    name = kind(KIND_OF[b])
    return name if CITY_OF[b] == RIGA else _in_city(name, CITY_OF[b])


def the(keys: Sequence[str]) -> str:
    """Return buildings as an object of a verb: “the archive and the bank in Visby”."""
    cities = {CITY_OF[BUILDING[key]] for key in keys}
    if len(cities) > 1:
        return listed([the((key,)) for key in keys])
    names = listed([the_kind(KIND_OF[BUILDING[key]]) for key in keys])
    return names if RIGA in cities else _in_city(names, min(cities))


def the_one(key: str) -> str:
    """Return one building as an object of a verb."""
    return the((key,))


def the_mask(buildings: int) -> str:
    """Return a set of buildings as an object of a verb."""
    return the(building_ids(buildings))


def _in_city(what: str, c: int) -> str:
    text = translate("Riga", "{building} in {city}")
    return text.format(building=what, city=city(CITIES[c]))


def the_kind(key: str) -> str:
    """Return a kind of building with its article; other languages take the accusative."""
    return {
        "archive": translate("Riga", "the archive"),
        "bank": translate("Riga", "the bank"),
        "yard": translate("Riga", "the builder’s yard"),
        "fortress": translate("Riga", "the fortress"),
        "guildhall": translate("Riga", "the guild hall"),
        "kontor": translate("Riga", "the kontor"),
        "crane": translate("Riga", "the crane"),
        "lodge": translate("Riga", "the lodge"),
        "manufactory": translate("Riga", "the manufactory"),
        "market": translate("Riga", "the market hall"),
        "treasury": translate("Riga", "the treasury"),
        "inn": translate("Riga", "the inn"),
        "monastery": translate("Riga", "the monastery"),
        "school": translate("Riga", "the school"),
        "storehouse": translate("Riga", "the storehouse"),
        "exchange": translate("Riga", "the exchange office"),
    }[key]


def named(keys: Iterable[str]) -> str:
    """Return buildings as a list without articles, to follow a colon."""
    return listed([building(key) for key in keys])


# ---- goods and payments --------------------------------------------------------------------------


def goods(keys: Iterable[str]) -> str:
    """Return goods as a list, equal ones counted: “2 wine and grain”."""
    return listed(each_good(keys))


def each_good(keys: Iterable[str]) -> list[str]:
    """Return the members of such a list, to stand among others."""
    return _counted(Counter(keys))


def _counted(counts: Counter[str]) -> list[str]:
    many = translate("Riga", "{number} {good}")
    return [
        many.format(number=number, good=good(key)) if number > 1 else good(key)
        for key, number in counts.items()
    ]


def payment(parts: Sequence[Action], funds: Sequence[int]) -> str:
    """Return what is laid down for a payment: “a crane for the archive, 2 wine and the bank”.

    ``funds`` is what each money function is worth.
    """
    said = []
    for part in parts:
        if isinstance(part, a.Crane):
            text = translate("Riga", "crane for {building}")
            said.append(text.format(building=kind(KIND_OF[part.b])))
        elif isinstance(part, a.Fund):
            text = translate("Riga", "{building} ({ducats})")
            said.append(text.format(building=kind(part.kind), ducats=funds[part.f]))
    spent = Counter(part.good for part in parts if isinstance(part, a.Spend))
    ordered = Counter({key: spent[key] for key in GOODS if spent[key]})
    return listed([*said, *_counted(ordered)])


def values(numbers: Sequence[int], places: Sequence[str]) -> str:
    """Return values with what they belong to, and a dash for 0: “cloth –, glass 4”."""
    return ", ".join(
        f"{place} {number or '–'}" for place, number in zip(places, numbers, strict=True)
    )


def some(buildings: Sequence[int], costs: Sequence[int]) -> str:
    """Return the first buildings of a list with their costs, and how many more there are."""
    shown = 3 if len(buildings) > 4 else 4
    text = translate("Riga", "{building} ({ducats})")
    said = [
        text.format(building=building(building_id(b)), ducats=cost)
        for b, cost in zip(buildings[:shown], costs, strict=False)
    ]
    rest = len(buildings) - len(said)
    return listed([*said, Riga.trUtf8("%n more", None, rest)] if rest else said)


# ---- numbers -------------------------------------------------------------------------------------


def ducats(number: int) -> str:
    """Return a number of ducats."""
    return Riga.trUtf8("%n ducat(s)", None, number)


def points(number: int) -> str:
    """Return a number of points."""
    return Riga.trUtf8("%n point(s)", None, number)


def cards(number: int) -> str:
    """Return a number of cards."""
    return Riga.trUtf8("%n card(s)", None, number)


def buildings(number: int) -> str:
    """Return a number of buildings."""
    return Riga.trUtf8("%n building(s)", None, number)


def knights(number: int) -> str:
    """Return a number of knights."""
    return Riga.trUtf8("%n knight(s)", None, number)


def merchants(number: int) -> str:
    """Return a number of merchants."""
    return Riga.trUtf8("%n merchant(s)", None, number)


def lodges(number: int) -> str:
    """Return a number of lodges."""
    return Riga.trUtf8("%n lodge(s)", None, number)

"""Names and numbers of Kogge in the language of the screen: what every sentence is made of."""

from collections import Counter
from collections.abc import Iterable, Sequence

from hansetable.games.kogge import turn
from hansetable.games.kogge.cards import CITIES, GOOD, GOODS
from hansetable.games.kogge.multiset import good_names, pieces_of
from hansetable.games.kogge.state import KoggeState
from hansetable.ui.games.card_names import CardNames
from hansetable.ui.games.phrases import by_key, listed
from hansetable.ui.language import Context


class Kogge(Context):
    """The context of the texts with a number."""


COUNTED = {
    "ore": Kogge.tr("%n ore", None, 1),
    "furs": Kogge.tr("%n fur(s)", None, 1),
    "amber": Kogge.tr("%n amber", None, 1),
    "salt": Kogge.tr("%n salt", None, 1),
}
"""A number of goods of a kind."""
# by the side of a route square: left, right
_ROUTES = (Kogge.tr("the left route from {city}"), Kogge.tr("the right route from {city}"))
_ALONG = (
    Kogge.tr("along the left route from {city}"),
    Kogge.tr("along the right route from {city}"),
)
_BY = (Kogge.tr("to {city} by the left route"), Kogge.tr("to {city} by the right route"))
_HIDDEN = (Kogge.tr("along the hidden left route"), Kogge.tr("along the hidden right route"))

# ---- names ---------------------------------------------------------------------------------------


_NAMES = CardNames("kogge", goods=GOODS, cities=CITIES)
good = _NAMES.of("goods")
"""Return the name of a kind of goods."""
city = _NAMES.of("cities")
"""Return the name of a city."""


def place(number: int) -> str:
    """Return the name of the city with a number, 0 to 8."""
    return city(CITIES[number])


chip = by_key(
    {
        "trade": Kogge.tr("3:1 trade"),
        "marker": Kogge.tr("+1 route marker"),
        "fields": Kogge.tr("two fields"),
        "path": Kogge.tr("secret path"),
    }
)
"""Return the name of a kind of bonus chip."""


def quoted(key: str) -> str:
    """Return the name of a bonus chip in quotation marks."""
    return Kogge.tr("“{chip}”").say(chip=chip(key))


# ---- goods ---------------------------------------------------------------------------------------


def goods(keys: Iterable[str]) -> str:
    """Return goods as a list, equal ones counted: “2 ore and 1 fur”; hidden ones as a number."""
    return listed(_each(keys)) or nothing()


def _each(keys: Iterable[str]) -> list[str]:
    """Each kind of goods with its number, hidden ones last."""
    counts = Counter(keys)
    said = [COUNTED[key].say(counts[key]) for key in GOODS if counts[key]]
    if counts[""]:
        said.append(number_of_goods(counts[""]))
    return said


def one(key: str) -> str:
    """Return one good: “1 fur”."""
    return COUNTED[key].say(1)


def pack(goods_pack: int) -> str:
    """Return a pack of goods as a list."""
    return goods(good_names(goods_pack))


nothing = Kogge.tr("nothing").say
"""What is said instead of an empty list."""


# ---- markers -------------------------------------------------------------------------------------


def marker(number: int) -> str:
    """Return one marker: “marker 5”."""
    return Kogge.tr("marker {number}").say(number=number)


def sum_of(markers: Iterable[int]) -> str:
    """Return markers that lie together, the highest first: “5+5+3”."""
    return "+".join(str(m) for m in sorted(markers, reverse=True)) or nothing()


def markers_of(markers_pack: int) -> str:
    """Return a pack of markers that lie together."""
    return sum_of(pieces_of(markers_pack))


def equal(number: int, times: int) -> str:
    """Return equal markers: “marker 5”, “markers 5+5”."""
    if times == 1:
        return marker(number)
    return Kogge.tr("markers {sum}").say(sum=sum_of([number] * times))


def item(key: str) -> str:
    """Return one good or marker by its id: “1 fur”, “marker 5”."""
    return one(key) if key in GOOD else marker(int(key))


def lacking(view: KoggeState, keys: Sequence[str], c: int) -> str:
    """Return the goods and markers that lack for a kontor in a city; “” if nothing."""
    if keys.count(str(c)) != 1 or turn.markers_due(view, c) == 1:
        return items(keys) if keys else ""
    second = Kogge.tr("a second marker {number}").say(number=c)
    return listed([*_each(key for key in keys if key in GOOD), second])


def items(keys: Sequence[str]) -> str:
    """Return goods and markers as a list; hidden ones as a number of pieces."""
    if not keys:
        return nothing()
    if not all(keys):
        return Kogge.tr("%n piece(s)", None, 1).say(len(keys))
    said = _each(key for key in keys if key in GOOD)
    markers = [int(key) for key in keys if key not in GOOD]
    if len(set(markers)) == 1:
        said.append(equal(markers[0], len(markers)))
    elif markers:
        numbers = listed([str(m) for m in markers])
        said.append(Kogge.tr("the markers {numbers}").say(numbers=numbers))
    return listed(said)


# ---- routes --------------------------------------------------------------------------------------


def route(q: int) -> str:
    """Return a route square by its side, with its city: “the left route from Riga”."""
    return _ROUTES[q % 2].say(city=place(q // 2))


def along(q: int) -> str:
    """Return where somebody sails: “along the left route from Riga”."""
    return _ALONG[q % 2].say(city=place(q // 2))


def way(view: KoggeState, q: int) -> str:
    """Return where a route leads, as far as the viewer knows: “to Reval”.

    Two routes of one city are never called the same.
    """
    m, other = view.squares[q], q ^ 1
    if view.down >> q & 1:
        hidden = _HIDDEN[q % 2].say()
        return hidden if m < 0 else Kogge.tr("{way} (to {city})").say(way=hidden, city=place(m))
    if view.squares[other] != m or view.down >> other & 1:
        return Kogge.tr("to {city}").say(city=place(m))
    return _BY[q % 2].say(city=place(m))


# ---- numbers -------------------------------------------------------------------------------------


number_of_goods = Kogge.tr("%n good(s)", None, 1).say
number_of_markers = Kogge.tr("%n marker(s)", None, 1).say
fee = Kogge.tr("%n good(s) or marker(s)", None, 1).say
development = Kogge.tr("%n development point(s)", None, 1).say
"""Each says a number of things in the right form."""
pile = by_key({1: Kogge.tr("the first pile"), 2: Kogge.tr("the second pile")})
"""Return one of the two piles of a robbed cargo, as an object of a verb."""

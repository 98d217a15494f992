"""Goods, cities and points, read once from ``cards.yaml``.

A city is its number, 0 to 8; a route marker is the number of the city that it names. Goods are
indices into `GOODS`. The two route squares of a city have the indices ``2 * city`` and
``2 * city + 1``, and so have its two building sites.
"""

from __future__ import annotations

from hansetable.core import Value
from hansetable.games.card_file import read

GOODS = ("ore", "furs", "amber", "salt")
CITIES = (
    "tonsberg", "stockholm", "abo", "reval", "riga", "danzig", "stralsund", "lubeck", "kopenhagen",
)  # fmt: skip
CHIPS = ("trade", "marker", "fields", "path")
"""The kinds of bonus chip (K-6): 3:1 trade, +1 route marker, two fields, secret path."""
TRADE, MARKER, FIELDS, PATH = range(4)
CHIPS_OF_A_KIND = 2
GOOD = {name: g for g, name in enumerate(GOODS)}
CITY = {name: c for c, name in enumerate(CITIES)}
CHIP = {name: k for k, name in enumerate(CHIPS)}
SQUARES = 2 * len(CITIES)
MOST_SEATS = 4
GOODS_IN_A_CITY = 3
START_GOODS = (2, 2, 0, 0)
"""What a player begins with at most, by good: two ore, and in Memory two furs (K-11, K-D1)."""
LEAST_MARKERS, MOST_MARKERS = 6, 14
"""Four players and the board need one of each number; a pack holds no more than 126 together."""


class Cards(Value):
    """All values of the game, with ``mark`` as their mark (empty: as delivered).

    ``counts`` and ``points`` are by good; ``made`` is what each city produces, ``markers`` how
    many markers carry its number. The last three are victory points (K-83).
    """

    counts: tuple[int, ...]
    points: tuple[int, ...]
    made: tuple[int, ...]
    markers: tuple[int, ...]
    kontor: int
    chip: int
    raid: int
    mark: str


def load() -> Cards:
    """Read and check the card values.

    Raises:
        hansetable.errors.SheetError: a value does not fit.
    """
    sheet, mark = read("kogge")
    goods, cities, points = sheet.at("goods"), sheet.at("cities"), sheet.at("points")
    goods.names(GOODS)
    cities.names(CITIES)
    points.names(("kontor", "chip", "raid"))
    cards = Cards(
        counts=tuple(goods.at(name).at("count").integer(9, 30) for name in GOODS),
        points=tuple(goods.at(name).at("points").integer(0, 99) for name in GOODS),
        made=tuple(GOOD[cities.at(name).at("goods").one_of(GOODS)] for name in CITIES),
        markers=tuple(
            cities.at(name).at("markers").integer(LEAST_MARKERS, MOST_MARKERS) for name in CITIES
        ),
        kontor=points.at("kontor").integer(0, 99),
        chip=points.at("chip").integer(0, 99),
        raid=points.at("raid").integer(0, 99),
        mark=mark,
    )
    for g, name in enumerate(GOODS):
        if g not in cards.made:
            raise cities.error("a city for each of the goods")
        needed = GOODS_IN_A_CITY * cards.made.count(g) + MOST_SEATS * START_GOODS[g]
        if cards.counts[g] < needed:
            raise goods.at(name).at("count").error("{number} goods to begin with", number=needed)
    # Everybody and the board take one of each; the board ten more, the last of a third number.
    needed = (MOST_SEATS + 1) * len(CITIES) + sum(sorted(cards.markers)[-2:])
    if sum(cards.markers) < needed:
        raise cities.error("{number} route markers in all", number=needed)
    if not any((*cards.points, cards.kontor, cards.chip, cards.raid)):
        raise points.error("something that brings victory points")
    return cards


CARDS = load()
MADE = CARDS.made
"""What each city produces (K-9); so also the colour of a marker (K-3)."""

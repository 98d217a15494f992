"""What the faces of Kogge show, by id: the good of a city, and what is in a pack."""

from __future__ import annotations

from hansetable.games.kogge.cards import CITIES, GOODS, MADE
from hansetable.games.kogge.multiset import NO_GOOD, NO_MARKER, count, pieces_of
from hansetable.ui.games.kogge.text import names
from hansetable.ui.games.phrases import titled

NUMBERS = range(len(CITIES))
Goods = tuple[tuple[str, int], ...]
"""Goods that are there, each with how many."""


def good_title(good: str) -> str:
    """Return the name of a good as it stands at the head of a card or column."""
    return titled(names.good(good))


def goods_line(good: str, number: int) -> str:
    """Return a line of the hold, such as “3 ore”; only the name if there is none."""
    return names.goods((good,) * number) if number else names.good(good)


def made(city: int) -> str:
    """Return the good that a city produces, which is also the colour of its marker."""
    return GOODS[MADE[city]]


def tally(pack: int) -> Goods:
    """Return how many of each good a pack holds; goods of an unknown kind are one entry, “”."""
    if not is_known(pack):
        return (("", count(pack, NO_GOOD)),)
    return tuple((good, count(pack, g)) for g, good in enumerate(GOODS))


def is_known(pack: int) -> bool:
    """Tell whether the viewer knows the kinds of the goods of a pack."""
    return not count(pack, NO_GOOD)


def goods_of(pack: int) -> Goods:
    """Return the known goods of a pack that are there."""
    return tuple((good, count(pack, g)) for g, good in enumerate(GOODS) if count(pack, g))


def cubes_of(pack: int) -> list[str]:
    """Return the goods of a pack one by one, empty for an unknown kind."""
    return [GOODS[g] if g < NO_GOOD else "" for g in pieces_of(pack)]


def numbers_of(pack: int) -> tuple[int, ...]:
    """Return the known markers of a pack."""
    return tuple(m for m in pieces_of(pack) if m < NO_MARKER)

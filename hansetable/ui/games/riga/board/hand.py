"""Where the cards of the own hand lie: few side by side, many over each other, all to be touched.

Goods lie left of the buildings, and both share the room. When it gets narrow, equal goods move
together first, then everything else.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import pairwise

from PySide6.QtCore import QRectF

from hansetable.core import Seat
from hansetable.games.riga.multiset import goods_of
from hansetable.games.riga.state import RigaState, cards_in
from hansetable.ui.games.table_board import at

LEFT, RIGHT, GAP = 12.0, 798.0, 16.0
GOOD, BUILDING = 60.0, 88.0
"""How wide a good and a building are."""
USUAL = 344.0
"""Where the first building lies if there is room."""
LEAST = 268.0
"""Where it lies at the utmost; further left there is the heading of the hand."""
_STAGES = (
    (51.0, 51.0, 104.0),
    (51.0, 34.0, 92.0),
    (51.0, 20.0, 90.0),
    (44.0, 14.0, 58.0),
    (30.0, 9.0, 34.0),
    (16.0, 5.0, 16.0),
)
"""From a card to the next, from comfortable to narrow: another good, an equal one, a building."""
_STEPS = 40
"""How finely one goes from one of these to the next."""
_PITCHES = tuple(
    (
        loose[0] + (tight[0] - loose[0]) * step / _STEPS,
        loose[1] + (tight[1] - loose[1]) * step / _STEPS,
        loose[2] + (tight[2] - loose[2]) * step / _STEPS,
    )
    for loose, tight in pairwise(_STAGES)
    for step in range(_STEPS + 1)
)


class Hand:
    """The places of some goods, in their order, and of so many buildings."""

    def __init__(self, goods: Sequence[int], buildings: int) -> None:
        self._goods, self._buildings = goods, buildings
        kinds = _changes(goods)
        equal = max(0, len(goods) - 1 - kinds)
        for kind, same, between in _PITCHES:
            self._kind, self._same, self._next = kind, same, between
            wide = GOOD + kind * kinds + same * equal if goods else 0.0
            first = max(LEFT + wide + GAP, LEAST) if goods else LEAST
            row = BUILDING + between * (buildings - 1) if buildings else 0.0
            if (first + row if buildings else LEFT + wide) <= RIGHT:
                break
        self.start = max(first, min(USUAL, RIGHT - row))
        room = self.start - GAP - LEFT if buildings else RIGHT - LEFT
        for kind, same, _ in _PITCHES:  # what the buildings leave free is for the goods
            if GOOD + kind * kinds + same * equal <= room:
                self._kind, self._same = kind, same
                break

    def good(self, index: int, raised: bool) -> QRectF:
        """Return where a good lies; one that is proposed for a payment is raised."""
        kinds = _changes(self._goods[: index + 1])
        x = LEFT + self._kind * kinds + self._same * (index - kinds)
        return at(x, 614 if raised else 624, GOOD, 84)

    def building(self, index: int) -> QRectF:
        """Return where a building lies."""
        return at(self.start + self._next * index, 590, BUILDING, 118)

    def next_building(self) -> QRectF:
        """Return where one more building will lie."""
        return Hand(self._goods, self._buildings + 1).building(self._buildings)


def _changes(goods: Sequence[int]) -> int:
    """How often another good follows."""
    return sum(1 for one, other in pairwise(goods) if one != other)


def hand_of(view: RigaState, seat: Seat) -> Hand:
    """Return the places of what a seat has in hand; what is on the bill has left it."""
    planned = view.planned() if seat == view.turn else 0
    return _hand(tuple(goods_of(view.goods[seat])), cards_in(view.hand[seat] & ~planned))


@lru_cache(maxsize=64)
def _hand(goods: tuple[int, ...], buildings: int) -> Hand:
    return Hand(goods, buildings)

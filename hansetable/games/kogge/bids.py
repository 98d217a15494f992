"""Which bid is better (K-27), and which one can still be laid (K-23)."""

from __future__ import annotations

from collections.abc import Collection
from functools import lru_cache

from hansetable.games.kogge.multiset import UNIT, markers_in, pieces_of

NOTHING: tuple[int, ...] = ()
"""The strength of no marker at all: less than any other."""


@lru_cache(maxsize=1 << 14)
def strength(bid: int) -> tuple[int, ...]:
    """Return a value to compare bids by: a greater one is the better bid."""
    markers = sorted(pieces_of(bid), reverse=True)
    if not markers:
        return NOTHING
    if len(markers) > 1 and markers[0] == markers[-1]:
        return 1, len(markers), markers[0]
    return 0, sum(markers), markers.count(0), *markers


def completable(laid: int, rest: int, others: Collection[int]) -> bool:
    """Tell whether what is laid can be made a bid that nobody has laid yet."""
    if laid and laid not in others:
        return True
    return any(completable(laid + UNIT[m], rest - UNIT[m], others) for m in markers_in(rest))

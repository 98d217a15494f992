"""The pool of markers and the supply of goods."""

from __future__ import annotations

from hansetable.core.chance import roll
from hansetable.games.kogge.multiset import UNIT, count, size
from hansetable.games.kogge.state import KoggeState


def draw_marker(s: KoggeState) -> int:
    """Take a random marker from the pool, which must not be empty."""
    at = roll(s, size(s.pool))
    m = 0
    while at >= (here := count(s.pool, m)):
        at -= here
        m += 1
    s.pool -= UNIT[m]
    return m


def supply(s: KoggeState, good: int, number: int) -> int:
    """Take up to so many goods of a kind from the supply and return how many (K-4)."""
    found = min(number, count(s.stock, good))
    s.stock -= found * UNIT[good]
    return found

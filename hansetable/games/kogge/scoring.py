"""Development points, victory points, and both ends of the game (K-80 to K-83)."""

from __future__ import annotations

from functools import lru_cache

from hansetable.core import Result, Seat
from hansetable.core.game import ranked
from hansetable.games.kogge import events as e
from hansetable.games.kogge.cards import CARDS, GOODS
from hansetable.games.kogge.multiset import ALL_GOODS, NO_GOOD, count, size
from hansetable.games.kogge.state import KoggeState

GOAL = 5
"""The development points that win at once (K-81)."""


@lru_cache(maxsize=1 << 14)
def value(goods: int) -> int:
    """Return the victory points of a pack of goods (K-83)."""
    return sum(CARDS.points[g] * count(goods, g) for g in range(len(GOODS)))


ANY_GOOD = value(ALL_GOODS) / size(ALL_GOODS)
"""The victory points of a good whose face is not known, in the mean."""


def points(s: KoggeState, seat: Seat) -> dict[str, int]:
    """Return the victory points of a seat by category, as if the game ended now (K-83)."""
    kontors = s.kontors(seat)
    goods = s.cargo[seat] + s.stored(seat)
    return {
        "kontors": CARDS.kontor * kontors,
        "chips": CARDS.chip * (s.points(seat) - kontors),
        "raids": CARDS.raid * s.raids[seat],
        **{good: CARDS.points[g] * count(goods, g) for g, good in reversed([*enumerate(GOODS)])},
    }


def win(s: KoggeState, seat: Seat) -> bool:
    """End the game if a seat has five development points on its own turn (K-81, K-82)."""
    if s.points(seat) < GOAL:
        return False
    _end(s, "points", (seat,))
    return True


def end_by_guild(s: KoggeState) -> None:
    """End the game because the guild master came to the end city again (K-32, K-83).

    In a view each hidden good counts as any: who wins is no more than likely there.
    """
    totals = [
        sum(points(s, seat).values()) + count(s.cargo[seat], NO_GOOD) * ANY_GOOD
        for seat in range(s.n)
    ]
    _end(s, "guild", tuple(seat for seat in range(s.n) if totals[seat] == max(totals)))


def _end(s: KoggeState, reason: str, winners: tuple[Seat, ...]) -> None:
    by_category = tuple(points(s, seat) for seat in range(s.n))
    scores = tuple(sum(categories.values()) for categories in by_category)
    ranks = ranked([(seat in winners, score) for seat, score in enumerate(scores)])
    s.final = Result(winners, scores, ranks, by_category)
    s.stack.clear()
    s.tell(e.GameEnded, reason, winners)

"""Why something cannot be touched now: one reason for every rule that limits a gesture."""

from __future__ import annotations

from collections.abc import Sequence

from hansetable.core import Handle, Refusal, Seat
from hansetable.games.kogge.state import KoggeState


def refusal(
    s: KoggeState, seat: Seat, touched: frozenset[Handle], handles: Sequence[Handle]
) -> Refusal:
    """Return why touching a thing means nothing to ``seat`` now."""
    return Refusal("K-20", "question" if seat in s.asked() else "turn")

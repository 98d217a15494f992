"""Why something cannot be touched now: one reason for every rule that limits a gesture."""

from __future__ import annotations

from collections.abc import Sequence

from hansetable.core import Handle, Refusal, Seat
from hansetable.games.novgorod.state import NovgorodState


def refusal(
    s: NovgorodState, seat: Seat, touched: frozenset[Handle], handles: Sequence[Handle]
) -> Refusal:
    """Return why touching a thing means nothing to ``seat`` now."""
    return Refusal("N-30", "question" if seat in s.asked() else "turn")

"""Why something cannot be touched now: one reason for every rule that limits a gesture."""

from __future__ import annotations

from collections.abc import Sequence

from hansetable.core import Handle, Refusal, Seat
from hansetable.games.riga.state import RigaState


def refusal(
    s: RigaState, seat: Seat, touched: frozenset[Handle], handles: Sequence[Handle]
) -> Refusal:
    """Return why touching a thing means nothing to ``seat`` now."""
    return Refusal("R-23", "question" if seat in s.asked() else "turn")

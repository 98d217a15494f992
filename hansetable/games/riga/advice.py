"""What a sensible player believes."""

from __future__ import annotations

from collections.abc import Sequence

from hansetable.core import Action, Seat
from hansetable.games.riga.packs import base_value
from hansetable.games.riga.scoring import points
from hansetable.games.riga.state import RigaState


def worth(s: RigaState) -> Sequence[float]:
    """Return the points that each seat can expect to end with, about."""
    return [sum(points(s, t).values()) + 0.1 * base_value(s.goods[t]) for t in range(s.n)]


def likes(s: RigaState, seat: Seat, action: Action) -> float:
    """Return the worth that an action may lead to, hopefully."""
    return float("inf")

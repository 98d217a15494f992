"""What is left to do before a step is closed, and what an answer gives up for good."""

from __future__ import annotations

from collections.abc import Sequence

from hansetable.core import Action, Seat
from hansetable.games.riga import actions as a
from hansetable.games.riga.bill import Deposit
from hansetable.games.riga.cards import POINTS
from hansetable.games.riga.proposal import proposal
from hansetable.games.riga.state import RigaState


def useful(view: RigaState, seat: Seat) -> Sequence[Action]:
    """Return what a player would not leave: buildings that can be paid, then functions."""
    if isinstance(view.stack[-1], Deposit):
        return proposal(view, seat)
    listed = view.listed(seat)
    plans = [action for action in listed if isinstance(action, a.Plan)]
    plans.sort(key=lambda plan: -POINTS[plan.b])
    return [*plans, *(action for action in listed if isinstance(action, a.Use | a.Keep))]


def gives_up(view: RigaState, seat: Seat, action: Action) -> str:
    """Return the name of what an action gives up for good: the buildings drawn (R-42)."""
    return "drawn" if isinstance(action, a.Decline) and view.drawn[seat] else ""

"""What the questions of Kogge have in common."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, ClassVar

from hansetable.core import Action, Refusal, Seat, Step

Guard = Callable[[Any, Seat], Refusal | None]
"""Why a seat can say no action of a kind; None if nothing forbids all of them."""


class KoggeStep(Step):
    """A question of Kogge."""

    GUARDS: ClassVar[Mapping[type[Action], Guard]] = {}

    def refuses(self, s: Any, seat: Seat, action: Action) -> Refusal | None:
        guard = self.GUARDS.get(type(action))
        refused = guard(s, seat) if guard else None
        return refused or Step.refuses(self, s, seat, action)

    def market(self, s: Any) -> bool:
        """Tell whether players may trade while this is asked (K-70)."""
        return False

    def laid(self) -> int:
        """Return the goods of the seat on turn that lie open on a bill, as a pack (K-65)."""
        return 0

    def shows_piles(self, viewer: Seat) -> bool:
        """Tell whether a viewer sees the piles of a robbed cargo (K-67)."""
        return False

    def shows_routes(self, s: Any, viewer: Seat) -> bool:
        """Tell whether a viewer is looking at the routes of its city (K-D2, K-D5)."""
        return False

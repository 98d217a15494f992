"""What the questions of Kogge have in common."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from hansetable.core import Seat, Step


@dataclass(frozen=True, slots=True)
class KoggeStep(Step):
    """A question of Kogge."""

    def market(self, state: Any) -> bool:
        """Tell whether players may trade while this is asked (K-70)."""
        return False

    def laid(self) -> int:
        """Return the goods of the seat on turn that lie open on a bill, as a pack (K-65)."""
        return 0

    def shows_piles(self, viewer: Seat) -> bool:
        """Tell whether a viewer sees the piles of a robbed cargo (K-67)."""
        return False

    def shows_routes(self, state: Any, viewer: Seat) -> bool:
        """Tell whether a viewer is looking at the routes of its city (K-D2, K-D5)."""
        return False

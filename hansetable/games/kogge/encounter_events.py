"""What has happened between two players of Kogge: raids on cogs, conflicts, trade.

Seats, markers and items are written as in :mod:`~hansetable.games.kogge.events`.
"""

from __future__ import annotations

from dataclasses import replace

from hansetable.core import Event, OfSeat
from hansetable.core.state import OMNISCIENT
from hansetable.games.kogge.events import UNKNOWN, Items

# ---- raids ----------------------------------------------------------------------------------


class CogRaided(OfSeat):
    """A seat raided another's cog (K-67)."""

    city: str
    victim: int


class GoodParted(OfSeat):
    """The robbed player laid one of the goods on the first pile (K-67)."""

    SECRET = ("good",)
    raider: int
    good: str
    open: bool

    def known_to(self, viewer: int) -> bool:
        return self.open or viewer in (self.seat, self.raider)


class PileTaken(OfSeat):
    """The raider took one of the piles (K-67); only the two know which goods were in it."""

    SECRET = ("goods",)
    victim: int
    pile: int
    goods: Items
    open: bool

    def known_to(self, viewer: int) -> bool:
        return self.open or viewer in (self.seat, self.victim)


class Driven(OfSeat):
    """A seat moved another's cog on (K-68, K-C4)."""

    cog: int
    route: str


# ---- conflicts ------------------------------------------------------------------------------


class ConflictBegan(OfSeat):
    """A seat started a conflict with another one (K-C1)."""

    other: int


class PeaceKept(OfSeat):
    """A seat starts no conflict (K-C1)."""


class StakeChosen(OfSeat):
    """A seat has chosen its markers for a conflict; nobody else learns which or how many (K-C2)."""

    markers: tuple[int, ...]

    def seen_by(self, viewer: int) -> Event:
        return self if viewer in (self.seat, OMNISCIENT) else replace(self, markers=(UNKNOWN,))


class StakesExchanged(OfSeat):
    """The two of a conflict exchanged their markers (K-C2); only they know which and how many.

    ``winner`` is -1 if both were level (K-C5).
    """

    other: int
    markers: tuple[int, ...]
    their_markers: tuple[int, ...]
    winner: int

    def seen_by(self, viewer: int) -> Event:
        if viewer in (self.seat, self.other, OMNISCIENT):
            return self
        return replace(self, markers=(UNKNOWN,), their_markers=(UNKNOWN,))


class Wished(OfSeat):
    """The winner of a conflict wished for goods, and was handed some (K-C3); only two know."""

    SECRET = ("wish", "handed")
    loser: int
    wish: Items
    handed: Items

    def known_to(self, viewer: int) -> bool:
        return viewer in (self.seat, self.loser)


# ---- trade ----------------------------------------------------------------------------------


class _Deal(OfSeat):
    """Terms between two seats: what the first one gives and gets; the others know numbers only."""

    SECRET = ("gives", "gets")
    other: int
    side: str
    gives: Items
    gets: Items
    open: bool

    def known_to(self, viewer: int) -> bool:
        return self.open or viewer in (self.seat, self.other)


class OfferMade(_Deal):
    """A seat offered a trade (K-71)."""


class OfferCountered(_Deal):
    """A seat answered an offer by another one (K-71)."""


class Traded(_Deal):
    """An offer was accepted (K-71)."""


class OfferDeclined(OfSeat):
    """A seat declined an offer (K-71)."""

    other: int


class OfferWithdrawn(OfSeat):
    """A seat withdrew its offer (K-71)."""

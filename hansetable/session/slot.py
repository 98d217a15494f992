"""Who sits at the table."""

from __future__ import annotations

from dataclasses import dataclass

COLOURS = ("red", "blue", "green", "black")
"""The colours of the pieces, one a seat."""
HUMAN = "human"
"""The player of a slot that a person plays in; every other player is a level of the AI."""


@dataclass(frozen=True, slots=True)
class PlayerSlot:
    """One slot: a name for the screen, a colour, and who decides: a person or a level."""

    name: str
    colour: str
    player: str

    @property
    def human(self) -> bool:
        """Whether a person sits here."""
        return self.player == HUMAN

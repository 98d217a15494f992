"""Who sits at the table."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass

from hansetable.errors import shown

COLOURS = ("red", "blue", "green", "black")
"""The colours of the pieces, one a seat."""
NAMES = ("Heike", "Jorin", "Marit", "Klaas")
"""What those are called to whom nobody has given a name, one a seat; the same in all languages."""
HUMAN = "human"
"""The player of a slot that a person plays in; every other player is a level of the AI."""
OPEN = "open"
"""Who plays in a slot that waits for a guest from another computer; in no game that has begun."""

MOST_SHOWN = 40
"""How many letters of a name are shown; one that is typed has at most half as many."""


@dataclass(frozen=True, slots=True)
class PlayerSlot:
    """One slot: a name, a colour, and who decides: a person or a level."""

    name: str
    colour: str
    player: str

    @property
    def shown(self) -> str:
        """The name as the screen shows it, whatever a file called the slot."""
        name = self.name if len(self.name) <= MOST_SHOWN else f"{self.name[: MOST_SHOWN - 1]}…"
        return shown(name)

    @property
    def human(self) -> bool:
        """Whether a person sits here."""
        return self.player == HUMAN


def free_name(taken: Collection[str]) -> str:
    """Return a name that nobody at a table has, where fewer than all have one."""
    others = {name.casefold() for name in taken}
    return next(name for name in NAMES if name.casefold() not in others)

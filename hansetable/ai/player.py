"""What a player of the program is."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from hansetable.core import Action, Game, Seat, State

DEFAULT_BUDGET = 1500
"""How many positions a player may look at for one decision."""


class Player(Protocol):
    """Chooses for a seat. It gets the view of that seat, so there is nothing to peep at.

    ``plans`` counts how often it has thought: other answers were forced or followed from a plan.
    """

    plans: int

    def choose(self, view: State, seat: Seat, budget: int) -> Action:
        """Return a legal action of ``seat``, which must be asked.

        ``budget`` counts positions, not time, so that the same view gets the same answer on every
        machine.
        """


Level = Callable[[Game, int], Player]
"""Seats a player, given the game and a seed."""

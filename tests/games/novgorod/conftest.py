"""Tables to test on."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from hansetable.games.novgorod.setup import deal
from hansetable.games.novgorod.state import NovgorodState
from tests.games.novgorod.builder import SetTable, Table


@pytest.fixture
def table() -> SetTable:
    """Set a table on which the first seat begins its turn: what it has is given by name."""

    def set_table(
        *, seats: int = 4, bonus: str = "offices route", used: bool = True, **mine: object
    ) -> Table:
        """``used``: the privilege of this turn has been used already."""
        new = Table(seats, bonus)
        for seat in range(seats):
            new.give(seat)
        new.give(0, **mine)  # type: ignore[arg-type]
        new.state.privilege = used
        return new

    return set_table


@pytest.fixture
def dealt() -> Callable[..., NovgorodState]:
    """Deal a game: ``dealt(4, 1, careers="choose")``."""

    def deal_with(seats: int, seed: int = 1, **options: str) -> NovgorodState:
        return deal(seats, seed, options)

    return deal_with

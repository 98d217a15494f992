"""Tables to test on."""

from __future__ import annotations

import pytest

from hansetable.games.riga.setup import deal
from hansetable.games.riga.state import RigaState
from tests.games.riga.builder import Dealt, SetTable, Table


@pytest.fixture
def table() -> SetTable:
    """Set a table on which the first seat can build: what it has is given by name."""

    def set_table(
        *,
        seats: int = 4,
        riga: bool = False,
        hands: str = "secret",
        leg: int = 0,
        build: bool = True,
        rows: tuple[str, ...] = (),
        below: str = "",
        above: str = "",
        **mine: str,
    ) -> Table:
        new = Table(seats, riga, hands).lay(*rows, below=below, above=above)
        return new.give(0, **mine).begin(leg, build)

    return set_table


@pytest.fixture
def dealt() -> Dealt:
    """Deal a game: ``dealt(4, 1, riga="on")``."""

    def deal_with(seats: int, seed: int = 1, **options: str) -> RigaState:
        return deal(seats, seed, options)

    return deal_with

"""Tables to test on."""

from __future__ import annotations

import pytest

from tests.games.kogge.builder import SetTable, Table


@pytest.fixture
def table() -> SetTable:
    """Set a table: ``table(seats=3, taxes="on")``."""
    return Table

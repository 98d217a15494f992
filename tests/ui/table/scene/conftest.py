"""What tests of the table share: one at which two people are asked their first question."""

from __future__ import annotations

import pytest

from tests.ui.table.page_fixture import game, table


@pytest.fixture
def picking(qtbot, own_folders):
    """The first question of a game of two people."""
    with table(qtbot, game()) as page:
        yield page

"""What tests of the sidebar share: one in the middle of a game of four people."""

import pytest
from pytestqt.qtbot import QtBot

from hansetable.ui.table.sidebar.sidebar import PlaySidebar
from tests.ui.table.model_fixture import table
from tests.ui.table.sidebar.sidebar_fixture import opened


@pytest.fixture
def sidebar(qtbot: QtBot) -> PlaySidebar:
    return opened(qtbot, table(humans=4, actions=60))

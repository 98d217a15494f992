"""What tests of the whole window share: one that is opened on the folders of the test."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from pytestqt.qtbot import QtBot

from hansetable.ui.art import growth, style
from hansetable.ui.art.palette import theme
from hansetable.ui.table.prompt import prompt_buttons
from hansetable.ui.window.main_window import MainWindow
from tests.ui.window_fixture import open_window


@pytest.fixture(autouse=True)
def hasty(monkeypatch: pytest.MonkeyPatch) -> None:
    """Tests press a button as soon as it means something else; people must wait a moment."""
    monkeypatch.setattr(prompt_buttons, "CALM", 0.0)


@pytest.fixture
def opened(qtbot: QtBot, own_folders: object) -> Callable[[], MainWindow]:
    """Opens windows on the same folders, as if the program were started again and again."""

    def start() -> MainWindow:
        window = open_window()
        qtbot.addWidget(window, before_close_func=MainWindow.close_unasked)
        return window

    return start


@pytest.fixture
def window(opened: Callable[[], MainWindow]) -> Iterator[MainWindow]:
    """A window on its start page."""
    window = opened()
    yield window
    window.close_unasked()
    if growth.set_factor(1.0):
        style.apply_theme(style.application(), theme())

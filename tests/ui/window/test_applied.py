"""What is chosen on the sheet holds at once at the table that lies open."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QEvent, QObject
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from hansetable.session.session import Session
from hansetable.ui.art.growth import px
from hansetable.ui.art.style import TEXT_PX
from hansetable.ui.settings.dialog import SettingsDialog
from hansetable.ui.settings.settings import Settings
from hansetable.ui.table.play_page import PlayPage
from hansetable.ui.window.main_window import MainWindow
from tests.ui.table.page_fixture import PEOPLE, game, slots
from tests.ui.window_fixture import open_window


@pytest.fixture
def window(qtbot: QtBot, own_folders: object) -> Iterator[MainWindow]:
    window = open_window()
    qtbot.addWidget(window)
    window.play(game())
    yield window
    window.close()


@pytest.fixture
def page(window: MainWindow) -> PlayPage:
    assert window.page is not None
    return window.page


def choose(window: MainWindow, name: str, value: str) -> None:
    """Choose something on the sheet, as a person does."""
    dialog = SettingsDialog(window.settings, window)
    dialog.changed.connect(window.apply_settings)
    dialog.rows[name].part(value).click()
    dialog.deleteLater()
    QApplication.processEvents()


def test_the_size_of_letters(window: MainWindow, page: PlayPage) -> None:
    wide, high = page.sidebar.width(), page.prompt_bar.height()
    choose(window, "text", "130")
    assert page.sidebar.width() == pytest.approx(wide * 1.3, rel=0.02)
    assert page.prompt_bar.height() == pytest.approx(high * 1.3, rel=0.02)
    assert page.view.width() + page.sidebar.width() == page.width()
    assert QApplication.font().pixelSize() == px(TEXT_PX) > TEXT_PX


def test_the_size_of_the_table(window: MainWindow, page: PlayPage) -> None:
    choose(window, "zoom", "150")
    assert page.view.zoom == 1.5


def test_the_size_of_a_card_looked_at(window: MainWindow, page: PlayPage) -> None:
    pieces = page.scene.pieces.values()
    piece = next(p for p in pieces if p.geometry.face and page.model.places[p.handle].name)
    for size in ("100", "150", "200"):
        choose(window, "face", size)
        page.scene.inspected.emit(piece.handle)
        shown = page.inspector.sceneBoundingRect()
        assert page.inspector.isVisible()
        assert page.inspector.scale() == pytest.approx(int(size) / 100, rel=0.2)
        room = page.scene.sceneRect().adjusted(-30, -30, 30, 30)
        assert room.contains(shown)


def test_the_zoom_of_the_table_is_remembered(window: MainWindow, page: PlayPage) -> None:
    window.choose("zoom in")
    assert Settings().zoom == round(page.view.zoom * 100) > 100
    window.play(game())
    assert window.page.view.zoom == pytest.approx(Settings().zoom / 100)
    window.choose("whole")
    assert Settings().zoom == 100


def test_hints_can_be_put_away(window: MainWindow, page: PlayPage) -> None:
    assert page.prompt_bar.hint_button.isVisible()
    choose(window, "hints", "false")
    assert not page.prompt_bar.hint_button.isVisible()
    assert page.model.hint_refusal() == "off"


def test_a_new_game_begins_as_practice(window: MainWindow) -> None:
    choose(window, "practice", "true")
    assert Settings().practice is True


def test_when_the_curtain_falls(window: MainWindow) -> None:
    for rule, hands, falls in (
        ("always", "open", True),
        ("always", "secret", True),
        ("hidden", "open", False),
        ("hidden", "secret", True),
        ("never", "secret", False),
    ):
        choose(window, "curtain", rule)
        window.play(Session.new("riga", 11, slots(PEOPLE), {"hands": hands}))
        assert (window.page.model.curtain is not None) is falls, (rule, hands)


def test_texts_are_said_anew_only_when_the_language_changes(window: MainWindow) -> None:
    heard: list[QEvent.Type] = []

    class RecordingModel(QObject):
        def eventFilter(self, watched: QObject, event: QEvent) -> bool:
            if event.type() == QEvent.Type.LanguageChange:
                heard.append(event.type())
            return False

    ear = RecordingModel()
    window.installEventFilter(ear)
    choose(window, "volume", "80")
    choose(window, "text", "130")
    assert not heard
    choose(window, "language", "de")
    assert heard
    choose(window, "language", "en")
    window.removeEventFilter(ear)


def test_all_as_at_first(window: MainWindow, page: PlayPage) -> None:
    choose(window, "zoom", "200")
    dialog = SettingsDialog(window.settings, window)
    dialog.changed.connect(window.apply_settings)
    dialog.reset_button.click()
    dialog.deleteLater()
    assert page.view.zoom == 1.0

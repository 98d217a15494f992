"""The first start: a welcome that leads on, and where the data lies."""

from __future__ import annotations

from argparse import Namespace

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from hansetable import paths
from hansetable.games import GAMES
from hansetable.ui import language
from hansetable.ui.help.lesson import LessonNote
from hansetable.ui.newgame.dialog import NewGameDialog
from hansetable.ui.replay.page import ReplayPage
from hansetable.ui.settings.folders import Folders
from hansetable.ui.settings.settings import Settings
from hansetable.ui.start.welcome import Welcome
from hansetable.ui.table.play_page import PlayPage
from hansetable.ui.window.main_window import MainWindow
from hansetable.ui.window.program import run
from tests.ui.table.page_fixture import speaking

LEFT = Qt.MouseButton.LeftButton


def greet(window: MainWindow) -> Welcome:
    """Greet somebody and return the sheet on the screen."""
    window.welcome()
    QApplication.processEvents()
    return window.findChild(Welcome)


@pytest.mark.parametrize("place", range(len(GAMES)))
def test_the_welcome_leads_to_a_lesson(window, place: int) -> None:
    QTest.mouseClick(greet(window).lesson_buttons[place], LEFT)
    assert window.page.model.game.name == GAMES[place]
    assert window.page.findChild(LessonNote).isVisible()


@pytest.mark.parametrize("place", range(len(GAMES)))
def test_the_welcome_shows_a_game_of_others(window, place: int) -> None:
    QTest.mouseClick(greet(window).watch_buttons[place], LEFT)
    assert isinstance(window.page, ReplayPage)
    assert window.page.model.game.name == GAMES[place]


def test_a_new_game_is_three_clicks_away(window) -> None:
    sheet = greet(window)

    def begin() -> None:
        asked = QApplication.activeModalWidget()
        assert isinstance(asked, NewGameDialog)
        QTest.mouseClick(asked.start_button, LEFT)

    QTimer.singleShot(100, begin)
    QTest.mouseClick(sheet.new_buttons[1], LEFT)
    assert isinstance(window.page, PlayPage) and window.page.model.game.name == GAMES[1]


def test_looking_around_leaves_the_start_page(window) -> None:
    QTest.mouseClick(greet(window).around, LEFT)
    assert window.page is None and window.start.isVisible()


def test_the_language_can_be_chosen_at_once(window) -> None:
    with speaking("en"):
        sheet = greet(window)
        english = sheet.heading.text()
        QTest.mouseClick(sheet.tongue.part("de"), LEFT)
        QApplication.processEvents()
        assert language.current() == "de" and sheet.heading.text() != english
        assert window.settings.language == "de"


def test_it_greets_once(qtbot, own_folders, monkeypatch) -> None:
    met = []

    def look() -> None:
        for widget in QApplication.topLevelWidgets():
            if isinstance(widget, MainWindow) and widget.isVisible():
                met.append(widget.findChild(Welcome) is not None)
                widget.close()

    monkeypatch.setattr(QApplication, "exec", lambda: (QTest.qWait(60), look())[1] or 0)
    chosen = Namespace(file=None, selftest=False)
    assert run(chosen) == 0 and run(chosen) == 0
    assert met == [True, False]


def test_the_folders_are_named_in_both_languages(qtbot, own_folders) -> None:
    for code in ("de", "en"):
        with speaking(code):
            sheet = Folders()
            qtbot.addWidget(sheet)
            assert [place.text() for place in sheet.places] == [
                str(paths.data_dir()), str(paths.config_dir()), str(paths.cache_dir()),
            ]  # fmt: skip
            assert "HANSETABLE_DATA" in sheet.how.text()


def test_the_folders_are_in_the_menu_help(window) -> None:
    window.menus.entries["folders"].trigger()
    QApplication.processEvents()
    sheet = window.findChild(Folders)
    assert sheet is not None and sheet.isVisible()
    QTimer.singleShot(0, sheet.accept)
    QApplication.processEvents()


def test_the_settings_remember_the_greeting(own_folders) -> None:
    settings = Settings()
    assert not settings.welcomed
    settings.welcomed = True
    assert Settings().welcomed

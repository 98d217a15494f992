"""The main window: games are kept and continued; its menus and keys."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel

from hansetable import paths
from hansetable.session.autosave import Autosave
from hansetable.session.session import Session
from hansetable.session.slot import PlayerSlot
from hansetable.ui.art.fonts import line_width
from hansetable.ui.help.about import About
from hansetable.ui.newgame.dialog import NewGameDialog
from hansetable.ui.settings.settings import Settings
from hansetable.ui.window.main_window import MainWindow
from hansetable.version import version
from tests.ui.mouse_driver import MouseDriver
from tests.ui.table.page_fixture import advance, game, lines, options, positions, speaking
from tests.ui.window_fixture import read_all, records, saved, when_asked

CTRL = Qt.KeyboardModifier.ControlModifier
LEFT = Qt.MouseButton.LeftButton
PEOPLE = ("human", "human")


# ---- leaving and continuing ----------------------------------------------------------------------


def test_continue_shows_the_same_table(window) -> None:
    session = advance(game(PEOPLE), lambda s: len(s.actions) >= 60)
    window.play(session)
    before = (positions(window.page), lines(window.page), window.page.prompt_bar.question)
    text, picture = session.text(), window.page.grab().toImage()
    QTest.keyClick(window, Qt.Key.Key_W, CTRL)
    assert window.page is None and window.start.isVisible()
    assert window.start.resume_button.isVisible()
    QTest.mouseClick(window.start.resume_button, LEFT)
    assert window.page.model.session.text() == text
    assert (positions(window.page), lines(window.page), window.page.prompt_bar.question) == before
    QApplication.processEvents()
    assert window.page.grab().toImage().size() == picture.size()


def test_every_action_is_on_disk_before_the_next(window) -> None:
    session = game(PEOPLE)
    window.play(session)
    assert saved().text() == session.text()
    for _ in range(5):
        window.page.model.say(window.page.model.choice.actions[0])
        assert saved().text() == session.text()


def test_undo_is_on_disk_too(window) -> None:
    session = advance(game(PEOPLE), lambda s: bool(s.actions) and bool(options(s, "Lay")))
    window.play(session)
    before = session.text()
    window.page.model.say(options(session, "Lay")[0])
    assert window.menus.entries["undo"].isEnabled()
    QTest.keyClick(window, Qt.Key.Key_Z, CTRL)
    assert session.text() == before and saved().text() == before


def test_redo_is_on_disk_too(window) -> None:
    session = advance(game(PEOPLE), lambda s: bool(s.actions) and bool(options(s, "Lay")))
    window.play(session)
    window.page.model.say(options(session, "Lay")[0])
    after = session.text()
    window.page.model.undo()
    assert window.menus.entries["redo"].isEnabled()
    QTest.keyClick(window, Qt.Key.Key_Z, CTRL | Qt.KeyboardModifier.ShiftModifier)
    assert session.text() == after and saved().text() == after


def test_the_menu_says_why_undo_and_redo_are_off(window) -> None:
    window.play(game(PEOPLE))
    assert window.menus.entries["undo"].text() == "&Undo (nothing to undo)"
    assert window.menus.entries["redo"].text() == "&Redo (nothing was undone)"


def test_a_practice_game_is_called_so(window) -> None:
    window.settings.practice = True
    when_asked(NewGameDialog, lambda dialog: dialog.start_button.click())
    window.table_controller.new_game("novgorod")
    assert window.page.model.session.practice
    assert window.windowTitle() == "Hansetable – Novgorod (practice)"
    assert saved().practice


# ---- the end -------------------------------------------------------------------------------------


def test_a_game_that_ended_just_before_the_crash_goes_to_the_records(opened) -> None:
    ended = advance(game(PEOPLE), lambda s: s.decides() is None)
    Autosave(paths.data_dir()).keep(ended)
    window = opened()
    assert len(records()) == 1 and saved() is None
    assert not window.start.resume_button.isVisible()
    read_all(window)
    assert window.start.record_rows[0].isVisible()


# ---- keys ----------------------------------------------------------------------------------------


def test_keys_zoom(window) -> None:
    window.play(game(PEOPLE))
    view = window.page.view
    QTest.keyClick(window, Qt.Key.Key_Plus, CTRL)
    QTest.keyClick(window, Qt.Key.Key_Plus, CTRL)
    assert view.zoom == pytest.approx(1.15**2)
    QTest.keyClick(window, Qt.Key.Key_Minus, CTRL)
    assert view.zoom == pytest.approx(1.15)
    QTest.keyClick(window, Qt.Key.Key_0, CTRL)
    assert view.zoom == 1.0
    QTest.keyClick(window, Qt.Key.Key_Equal, CTRL)
    assert view.zoom == pytest.approx(1.15), "the key of the plus sign without Shift"


def test_f11_is_full_screen_and_back(window) -> None:
    QTest.keyClick(window, Qt.Key.Key_F11)
    assert window.isFullScreen()
    QTest.keyClick(window, Qt.Key.Key_F11)
    assert not window.isFullScreen()


def test_escape_reaches_the_table(window) -> None:
    window.play(game(PEOPLE))
    page = window.page
    MouseDriver(page).click(f"stack:{options(page.model.session, 'BuyOffice')[0].city}")
    assert page.model.choice.touched
    QTest.keyClick(page.view, Qt.Key.Key_Escape)
    assert not page.model.choice.touched


def test_ctrl_z_says_why_not(window) -> None:
    window.play(game(PEOPLE))
    assert not window.menus.entries["undo"].isEnabled()
    QTest.keyClick(window.page.view, Qt.Key.Key_Z, CTRL)
    assert window.page.prompt_bar.notice.text


def test_the_window_speaks_german_at_once(window) -> None:
    window.play(game(PEOPLE))
    english = (
        window.windowTitle(),
        window.menus.entries["undo"].text(),
        window.page.prompt_bar.question,
    )
    with speaking("en"):
        window.speak("de")
        QApplication.processEvents()
        german = (
            window.windowTitle(),
            window.menus.entries["undo"].text(),
            window.page.prompt_bar.question,
        )
        assert all(one != other for one, other in zip(english, german, strict=True))
        assert window.settings.spoken == "de"
        window.speak("en")


@pytest.mark.parametrize("code", ["de", "en"])
def test_the_sheet_about_it_names_the_authors_and_the_version(window, code: str) -> None:
    with speaking(code):
        window.choose("about")
        about = window.findChild(About)
        said = " ".join(label.text() for label in about.findChildren(QLabel))
        assert "Stefan Risthaus" in said and "Andreas Steding" in said and version() in said
        QTest.mouseClick(about.close_button, LEFT)
        assert not about.isVisible()


def test_the_window_remembers_its_size(opened) -> None:
    first = opened()
    first.resize(1000, 600)
    first.close()
    assert opened().height() == 600


def test_the_keys_follow_the_game_on_the_table(qtbot, own_folders) -> None:
    window = MainWindow(Settings(), Autosave(own_folders / "data"))
    qtbot.addWidget(window)
    slots = (PlayerSlot("Heike", "red", "human"), PlayerSlot("Jorin", "blue", "human"))
    assert window.menus.entries["rules:novgorod"].shortcut().toString() == "Shift+F1"
    window.play(Session.new("riga", 1, slots, {}))
    assert window.menus.entries["rules:riga"].shortcut().toString() == "Shift+F1"
    assert window.menus.entries["rules:novgorod"].shortcut().isEmpty()
    window.show_start()
    assert window.menus.entries["new:novgorod"].shortcut().toString() == "Ctrl+N"


@pytest.mark.parametrize("code", ["de", "en"])
def test_the_title_keeps_clear_of_the_menus(window, code) -> None:
    with speaking(code):
        menus = window.menus
        for wide in (900, 1366):
            window.resize(wide, 700)
            QApplication.processEvents()
            for title in ("Hansetable", "Hansetable – Nowgorod (Übungspartie) (Rückschau)"):
                menus.say_title(title)
                last = max(menus.actionGeometry(entry).right() for entry in menus.actions())
                room = menus.title_room()
                half = line_width(title, 14.5, 600, "cinzel", False, 0.6) / 2
                assert max(room.left(), room.center().x() - half) > last
                assert room.right() <= menus.width()
        menus.say_title("Hansetable")
        assert menus.title_room().center() == menus.rect().toRectF().center()

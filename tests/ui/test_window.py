"""The main window: games begin, are kept, continued and finished; its keys."""

from __future__ import annotations

import os
import signal

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from hansetable import paths
from hansetable.session.autosave import Autosave
from hansetable.session.chair import Chair
from hansetable.session.session import Session
from hansetable.ui.newgame import NewGameDialog
from hansetable.ui.playon import PlayOnDialog
from hansetable.ui.replay import ReplayPage
from hansetable.ui.settings import Settings
from hansetable.ui.window import MainWindow
from tests.ui.desk import messages, open_window, records, saved, when_asked
from tests.ui.hand import Hand
from tests.ui.table.room import advance, game, lines, options, positions, speaking

CTRL = Qt.KeyboardModifier.ControlModifier
LEFT = Qt.MouseButton.LeftButton
PEOPLE = ("human", "human")
SLOW = 30_000


@pytest.fixture
def opened(qtbot, own_folders):
    """Opens windows on the same folders, as if the program were started again and again."""

    def start() -> MainWindow:
        window = open_window()
        qtbot.addWidget(window)
        return window

    return start


@pytest.fixture
def window(opened):
    window = opened()
    yield window
    window.close()


# ---- beginning -----------------------------------------------------------------------------------


def test_the_dialog_starts_a_game_of_a_person_and_ais(qtbot, window) -> None:
    def start(dialog: NewGameDialog) -> None:
        dialog.seed_edit.setText("4")
        QTest.keyClick(dialog, Qt.Key.Key_Return)

    assert not window.start.resume_button.isVisible()
    met = when_asked(NewGameDialog, start)
    QTest.mouseClick(window.start.new_buttons[0], LEFT)
    assert met and window.page is not None
    session = window.page.model.session
    assert [chair.player for chair in session.chairs] == ["human", "greedy", "greedy"]
    assert session.header.seed == 4 and window.stack.currentWidget() is window.page
    assert "Novgorod" in window.windowTitle()
    window.page.model.pace = 0
    qtbot.waitUntil(lambda: session.decides() == 0, timeout=SLOW)
    assert window.page.model.mine and window.focusWidget() is window.page.view
    first = options(session, "BuyOffice")[0]
    before = len(session.actions)
    Hand(window.page).drag(f"stack:{first.city}", "hand")
    assert session.actions[before] == (0, first)
    qtbot.waitUntil(lambda: session.decides() == 0, timeout=SLOW)
    assert [seat for seat, _ in session.actions[before + 1 :]] in ([2, 1], [1, 2])
    assert saved().text() == session.text()
    assert '"seed": 4' in window.settings.last_setup


def test_a_cancelled_dialog_changes_nothing(window) -> None:
    when_asked(NewGameDialog, lambda dialog: dialog.reject())
    QTest.keyClick(window, Qt.Key.Key_N, CTRL)
    assert window.page is None and saved() is None


def test_a_killed_ai_is_started_again(qtbot, window) -> None:
    window.play(game(("human", "greedy")))
    model = window.page.model
    session = model.session
    for _ in range(3):
        if session.decides() == 0:
            before = len(session.actions)
            if model.clock._worker is not None:
                os.kill(model.clock.worker.process.pid, signal.SIGKILL)
            model.say(model.choice.actions[0])
            assert len(session.actions) == before + 1
        model.pace = 0
        if session.decides() == 1:
            os.kill(model.clock.worker.process.pid, signal.SIGKILL)
        qtbot.waitUntil(lambda: session.decides() == 0, timeout=SLOW)
    assert len(session.actions) >= 4 and not messages()


# ---- leaving and continuing ----------------------------------------------------------------------


def test_continue_shows_the_same_table(window) -> None:
    session = advance(game(PEOPLE), lambda s: len(s.actions) >= 60)
    window.play(session)
    before = (positions(window.page), lines(window.page), window.page.bar.question)
    text, picture = session.text(), window.page.grab().toImage()
    QTest.keyClick(window, Qt.Key.Key_W, CTRL)
    assert window.page is None and window.start.isVisible()
    assert window.start.resume_button.isVisible()
    QTest.mouseClick(window.start.resume_button, LEFT)
    assert window.page.model.session.text() == text
    assert (positions(window.page), lines(window.page), window.page.bar.question) == before
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
    assert window.menus.entries["undo"].text() == "&Undo (nothing to take back)"
    assert window.menus.entries["redo"].text() == "&Redo (nothing was taken back)"


def test_a_practice_game_is_called_so(window) -> None:
    window.settings.practice = True
    when_asked(NewGameDialog, lambda dialog: dialog.start_button.click())
    window.tables.new_game("novgorod")
    assert window.page.model.session.practice
    assert window.windowTitle() == "Hansetable – Novgorod (practice)"
    assert saved().practice


def test_a_new_game_puts_the_running_one_away(window) -> None:
    session = advance(game(PEOPLE), lambda s: len(s.actions) >= 3)
    window.play(session)
    when_asked(NewGameDialog, lambda dialog: dialog.accept())
    window.tables.new_game("novgorod")
    assert window.page.model.session is not session and saved().actions == []
    (record,) = records()
    text = record.read_text(encoding="utf-8")
    assert Session.of_text(text).text() == session.text()
    assert "# result: unfinished, round 0, 3 actions" in text


def test_a_new_game_without_an_action_leaves_no_record(window) -> None:
    window.play(game(PEOPLE))
    window.play(game(PEOPLE, 5))
    assert records() == [] and saved().header.seed == 5


def test_several_games_are_continued_in_turn(window) -> None:
    one = advance(game(PEOPLE, 3), lambda s: len(s.actions) >= 5)
    two = advance(game(PEOPLE, 4), lambda s: len(s.actions) >= 7)
    texts = {3: one.text(), 4: two.text()}
    window.play(one)
    window.play(two)
    for seed in (3, 4, 3):
        QTest.keyClick(window, Qt.Key.Key_L, CTRL)
        page = window.chronicle
        assert page.isVisible() and page.model.rowCount() == 2
        row = next(n for n, e in enumerate(page.model.entries) if e.header.seed == seed)
        page.table.setCurrentIndex(page.filter.mapFromSource(page.model.index(row, 0)))
        QTest.mouseClick(page.resume_button, LEFT)
        assert window.page.model.session.text() == texts[seed] == saved().text()
        assert len(records()) == 1
    assert not messages()


# ---- the end -------------------------------------------------------------------------------------


def test_a_finished_game_goes_to_the_records(window) -> None:
    session = advance(game(PEOPLE), lambda s: s.state.last and len(s.actions) > 100)
    window.play(session)
    advance(session, lambda s: s.decides() is None)
    QApplication.processEvents()
    (record,) = records()
    assert Session.of_text(record.read_text(encoding="utf-8")).text() == session.text()
    assert saved() is None and window.page.ending.isVisible()
    window.page.ending.startPage.emit()
    QApplication.processEvents()
    assert window.page is None and not window.start.resume_button.isVisible()
    row = window.start.record_rows[0]
    assert row.isVisible() and "Heike" in row.accessibleName()
    QTest.mouseClick(row, LEFT)
    assert isinstance(window.page, ReplayPage) and len(records()) == 1
    assert not messages() and saved() is None


def test_a_finished_record_can_be_looked_at_beside_a_running_game(window) -> None:
    session = advance(game(PEOPLE), lambda s: len(s.actions) >= 20)
    window.play(session)
    window.show_start()
    ended = advance(game(PEOPLE, 3), lambda s: s.decides() is None)
    file = paths.data_dir() / "seen.hanse"
    file.write_text(ended.text(), encoding="utf-8")
    window.open_record(str(file))
    assert isinstance(window.page, ReplayPage) and not messages()
    assert saved().text() == session.text() and records() == []
    when_asked(NewGameDialog, lambda dialog: dialog.reject())
    window.page.newGame.emit()
    assert saved().text() == session.text()
    window.show_start()
    assert window.start.resume_button.isVisible()


def test_a_game_that_ended_just_before_the_crash_goes_to_the_records(opened) -> None:
    ended = advance(game(PEOPLE), lambda s: s.decides() is None)
    Autosave(paths.data_dir()).keep(ended)
    window = opened()
    assert len(records()) == 1 and saved() is None
    assert not window.start.resume_button.isVisible()
    assert window.start.record_rows[0].isVisible()


# ---- looking back --------------------------------------------------------------------------------


def test_looking_back_leads_back_to_the_running_game(window) -> None:
    session = advance(game(("human", "greedy")), lambda s: len(s.actions) >= 30)
    window.play(session)
    QTest.keyClick(window, Qt.Key.Key_B, CTRL)
    page = window.page
    assert isinstance(page, ReplayPage) and page.model.viewer == 0 and page.model.place == 0
    page.controls.leave_button.click()
    assert window.page.model.session.text() == session.text() == saved().text()
    assert not isinstance(window.page, ReplayPage)


def test_a_new_game_begins_at_a_moment_of_a_record(window) -> None:
    ended = advance(game(PEOPLE, 3), lambda s: s.decides() is None)
    window.tables.replay(ended, 40)
    met = when_asked(PlayOnDialog, lambda dialog: dialog.accept())
    window.page.controls.on_button.click()
    assert met and not isinstance(window.page, ReplayPage)
    assert window.page.model.session.actions == ended.actions[:40]
    assert saved().actions == ended.actions[:40] and ended.decides() is None


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
    Hand(page).click(f"stack:{options(page.model.session, 'BuyOffice')[0].city}")
    assert page.model.choice.touched
    QTest.keyClick(page.view, Qt.Key.Key_Escape)
    assert not page.model.choice.touched


def test_ctrl_z_says_why_not(window) -> None:
    window.play(game(PEOPLE))
    assert not window.menus.entries["undo"].isEnabled()
    QTest.keyClick(window.page.view, Qt.Key.Key_Z, CTRL)
    assert window.page.bar.notice


def test_the_window_speaks_german_at_once(window) -> None:
    window.play(game(PEOPLE))
    english = window.windowTitle(), window.menus.entries["undo"].text(), window.page.bar.question
    with speaking("en"):
        window.speak("de")
        QApplication.processEvents()
        german = window.windowTitle(), window.menus.entries["undo"].text(), window.page.bar.question
        assert all(one != other for one, other in zip(english, german, strict=True))
        assert window.settings.spoken == "de"
        window.speak("en")


def test_all_messages_are_one_line_about(window) -> None:
    window.about()
    (message,) = messages()
    assert "Stefan Risthaus" in message and "Andreas Steding" in message


def test_the_window_remembers_its_size(opened) -> None:
    first = opened()
    first.resize(1000, 600)
    first.close()
    assert opened().height() == 600


def test_the_keys_follow_the_game_on_the_table(qtbot, own_folders) -> None:
    window = MainWindow(Settings(), Autosave(own_folders / "data"))
    qtbot.addWidget(window)
    chairs = (Chair("Heike", "red", "human"), Chair("Jorin", "blue", "human"))
    assert window.menus.entries["rules:novgorod"].shortcut().toString() == "Shift+F1"
    window.play(Session.new("riga", 1, chairs, {}))
    assert window.menus.entries["rules:riga"].shortcut().toString() == "Shift+F1"
    assert window.menus.entries["rules:novgorod"].shortcut().isEmpty()
    window.show_start()
    assert window.menus.entries["new:novgorod"].shortcut().toString() == "Ctrl+N"


def test_a_rematch_moves_everybody_up_a_seat(window) -> None:
    session = advance(game(("human", "human", "human")), lambda s: s.state.last)
    window.play(session)
    advance(session, lambda s: s.decides() is None)
    QApplication.processEvents()
    window.page.ending.rematch_button.click()
    again = window.page.model.session
    assert again.actions == [] and again.header.options == session.header.options
    assert again.header.seed != session.header.seed
    names = [chair.name for chair in session.chairs]
    assert [chair.name for chair in again.chairs] == [*names[1:], names[0]]


def test_the_sheet_of_the_end_leads_to_the_replay(window) -> None:
    session = advance(game(PEOPLE), lambda s: s.state.last)
    window.play(session)
    advance(session, lambda s: s.decides() is None)
    QApplication.processEvents()
    turn = window.page.ending.turn_lines[0]
    turn.click()
    page = window.page
    assert isinstance(page, ReplayPage) and page.model.place == turn.line.place
    page.go(page.model.reel.length)
    page.controls.on_button.click()
    page.ending.replay_button.click()
    assert window.page is page and page.model.place == 0

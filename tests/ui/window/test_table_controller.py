"""What lies on the table: games begin, make room for others, end, and are looked at again."""

from __future__ import annotations

import os
import signal

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from hansetable import paths
from hansetable.session.session import Session
from hansetable.ui.newgame.dialog import NewGameDialog
from hansetable.ui.replay.page import ReplayPage
from hansetable.ui.replay.play_on import PlayOnDialog
from tests.ui.mouse_driver import MouseDriver
from tests.ui.table.page_fixture import advance, game, options
from tests.ui.window_fixture import messages, read_all, records, saved, when_asked

CTRL = Qt.KeyboardModifier.ControlModifier
LEFT = Qt.MouseButton.LeftButton
PEOPLE = ("human", "human")


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
    assert [slot.player for slot in session.slots] == ["human", "journeyman", "journeyman"]
    assert session.header.seed == 4 and window.stack.currentWidget() is window.page
    assert "Novgorod" in window.windowTitle()
    window.page.model.pace = 0.0
    qtbot.waitUntil(lambda: session.decides() == 0)
    assert window.page.model.mine and window.focusWidget() is window.page.view
    first = options(session, "BuyOffice")[0]
    before = len(session.actions)
    MouseDriver(window.page).drag(f"stack:{first.city}", "hand")
    assert session.actions[before] == (0, first)
    qtbot.waitUntil(lambda: session.decides() == 0)
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
            if model.ai_runner._worker is not None:
                os.kill(model.ai_runner.worker.process.pid, signal.SIGKILL)
            model.say(model.choice.actions[0])
            assert len(session.actions) == before + 1
        model.pace = 0.0
        if session.decides() == 1:
            os.kill(model.ai_runner.worker.process.pid, signal.SIGKILL)
        qtbot.waitUntil(lambda: session.decides() == 0)
    assert len(session.actions) >= 4 and not messages()


# ---- leaving and continuing ----------------------------------------------------------------------


def test_a_new_game_puts_the_running_one_away(window) -> None:
    session = advance(game(PEOPLE), lambda s: len(s.actions) >= 3)
    window.play(session)
    when_asked(NewGameDialog, lambda dialog: dialog.accept())
    window.table_controller.new_game("novgorod")
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
        page = window.history
        assert page.isVisible() and page.model.rowCount() == 2
        row = next(n for n, e in enumerate(page.model.rows) if e.header.seed == seed)
        page.table.setCurrentIndex(page.model.index(row, 0))
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
    read_all(window)
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


def test_a_rematch_moves_everybody_up_a_seat(window) -> None:
    session = advance(game(("human", "human", "human")), lambda s: s.state.last)
    window.play(session)
    advance(session, lambda s: s.decides() is None)
    QApplication.processEvents()
    window.page.ending.rematch_button.click()
    again = window.page.model.session
    assert again.actions == [] and again.header.options == session.header.options
    assert again.header.seed != session.header.seed
    names = [slot.name for slot in session.slots]
    assert [slot.name for slot in again.slots] == [*names[1:], names[0]]


def test_the_sheet_of_the_end_leads_to_the_replay(window) -> None:
    session = advance(game(PEOPLE), lambda s: s.state.last)
    window.play(session)
    advance(session, lambda s: s.decides() is None)
    QApplication.processEvents()
    turn = window.page.ending.turn_lines[0]
    turn.click()
    page = window.page
    assert isinstance(page, ReplayPage) and page.model.place == turn.line.place
    page.go(page.model.replay.length)
    page.replay_bar.on_button.click()
    page.ending.replay_button.click()
    assert window.page is page and page.model.place == 0


def test_the_sheet_of_the_end_leads_to_the_review(window) -> None:
    session = advance(game(PEOPLE), lambda s: s.state.last)
    window.play(session)
    advance(session, lambda s: s.decides() is None)
    QApplication.processEvents()
    sheet, review = window.page.ending, window.page.review
    assert not review.running
    sheet.tabs.part("review").click()
    assert sheet.review_page.isVisible() and review.running
    while not review.rows:
        QTest.qWait(20)
    kept = window.archive.file_of(session)
    assert kept is not None and kept.is_file()
    sheet.review_page.moment.emit(3)
    page = window.page
    assert isinstance(page, ReplayPage) and page.model.place == 3
    assert page.sidebar.review is not None and page.sidebar.review.isVisible()
    assert page.model.review is review and review.running and review.done > 0
    page.sidebar.review.overview.emit()
    assert page.ending.review_page.isVisible()
    window.show_start()
    assert not review.running


def test_a_review_ends_with_the_sheet_and_goes_on_with_the_replay(window) -> None:
    session = advance(game(PEOPLE), lambda s: s.state.last)
    window.play(session)
    advance(session, lambda s: s.decides() is None)
    QApplication.processEvents()
    page = window.page
    page.ending.show_tab("review")
    while not page.review.rows:
        QTest.qWait(20)
    page.ending.look_button.click()
    assert not page.review.running
    page.ending.replay_button.click()
    assert window.page.model.review.running and window.page.sidebar.review.isVisible()


# ---- looking back --------------------------------------------------------------------------------


def test_looking_back_leads_back_to_the_running_game(window) -> None:
    session = advance(game(("human", "greedy")), lambda s: len(s.actions) >= 30)
    window.play(session)
    QTest.keyClick(window, Qt.Key.Key_B, CTRL)
    page = window.page
    assert isinstance(page, ReplayPage) and page.model.viewer == 0 and page.model.place == 0
    page.replay_bar.leave_button.click()
    assert window.page.model.session.text() == session.text() == saved().text()
    assert not isinstance(window.page, ReplayPage)


def test_a_new_game_begins_at_a_moment_of_a_record(window) -> None:
    ended = advance(game(PEOPLE, 3), lambda s: s.decides() is None)
    window.table_controller.replay(ended, 40)
    met = when_asked(PlayOnDialog, lambda dialog: dialog.accept())
    window.page.replay_bar.on_button.click()
    assert met and not isinstance(window.page, ReplayPage)
    assert window.page.model.session.actions == ended.actions[:40]
    assert saved().actions == ended.actions[:40] and ended.decides() is None


def test_a_new_game_begins_with_what_was_better(window) -> None:
    ended = advance(game(PEOPLE, 3), lambda s: s.decides() is None)
    seats = dict(enumerate(seat for seat, _ in ended.actions))
    place = next(n for n in range(40, len(seats)) if len(ended.at(n).listed(seats[n])) > 1)
    seat, played = ended.actions[place]
    better = next(one for one in ended.at(place).listed(seat) if one != played)
    window.table_controller.replay(ended, place)
    met = when_asked(PlayOnDialog, lambda dialog: dialog.accept())
    window.page.playOn.emit(place, better)
    assert met and saved().actions == [*ended.actions[:place], (seat, better)]

"""The log: its lines, what a click on one does, and taking one back."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QContextMenuEvent, QGuiApplication, QKeySequence
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from hansetable.model.play import PlayModel
from hansetable.session.session import Session
from hansetable.ui.table.sidebar.sidebar import PlaySidebar
from tests.ui.table.model_fixture import Silent, Words, advance, table, table_until
from tests.ui.table.sidebar.sidebar_fixture import LEFT, click_line, laid_twice, lines, opened


def test_events_without_a_sentence_have_no_line(sidebar: PlaySidebar) -> None:
    said = [event for event in sidebar.model.log if Words().event(event)]
    assert len(lines(sidebar)) == len(said) < len(sidebar.model.log)


def test_the_newest_line_is_at_the_bottom_and_seen(qtbot: QtBot, sidebar: PlaySidebar) -> None:
    qtbot.waitUntil(lambda: sidebar.log.verticalScrollBar().maximum() > 0)
    last = sidebar.log.model().index(sidebar.log.model().rowCount() - 1, 0)
    assert sidebar.log.viewport().rect().contains(sidebar.log.visualRect(last).center())


def test_new_events_are_added_once(sidebar: PlaySidebar) -> None:
    before = len(lines(sidebar))
    model = sidebar.model
    known = len(model.log)
    while len(model.log) == known or not Words().event(model.log[-1]):
        model.say(model.choice.actions[-1])
    after = lines(sidebar)
    assert len(after) > before
    model.told.emit(())
    model.undone.emit()
    assert lines(sidebar) == after


def test_undo_takes_lines_back(qtbot: QtBot) -> None:
    model = table_until("LayRoute")
    sidebar = opened(qtbot, model)
    before = lines(sidebar)
    model.say(model.choice.actions[0])
    assert not model.undo_refusal()
    model.undo()
    assert lines(sidebar) == before


def test_who_reads_further_up_is_left_there(qtbot: QtBot, sidebar: PlaySidebar) -> None:
    bar = sidebar.log.verticalScrollBar()
    qtbot.waitUntil(lambda: bar.maximum() > 40)
    bar.setValue(20)
    for _ in range(6):
        sidebar.model.say(sidebar.model.choice.actions[-1])
    QApplication.processEvents()
    assert bar.value() == 20


def test_a_click_on_a_line_tells_its_event(qtbot: QtBot, sidebar: PlaySidebar) -> None:
    row = sidebar.log.model().rowCount() - 1
    with qtbot.waitSignal(sidebar.log.lineClicked) as told:
        click_line(qtbot, sidebar, row)
    event = sidebar.model.log[told.args[0]]
    assert Words().event(event) == lines(sidebar)[row]


def sign(sidebar: PlaySidebar, row: int) -> QPoint:
    line = sidebar.log.visualRect(sidebar.log.model().index(row, 0))
    return sidebar.log.sign_at(line).center()


def test_the_arrow_on_a_line_takes_it_back_with_all_after_it(qtbot: QtBot) -> None:
    sidebar, row, number = laid_twice(qtbot)
    qtbot.mouseClick(sidebar.log.viewport(), LEFT, pos=sign(sidebar, row))
    assert len(sidebar.model.session.actions) == number
    assert sidebar.log.model().rowCount() == row


def test_the_arrow_covers_no_word(qtbot: QtBot) -> None:
    sidebar, row, _ = laid_twice(qtbot)
    log = sidebar.log
    line = log.visualRect(log.model().index(row, 0))
    assert log.sign_at(line).right() < line.x() + log.left * log.scale


def test_the_arrow_of_a_line_that_must_stay_does_nothing(qtbot: QtBot) -> None:
    sidebar, row, number = laid_twice(qtbot)
    sidebar.log.scrollToTop()
    with qtbot.assertNotEmitted(sidebar.log.lineClicked):
        qtbot.mouseClick(sidebar.log.viewport(), LEFT, pos=sign(sidebar, 0))
    assert len(sidebar.model.session.actions) == number + 2
    assert sidebar.log.sign(0) == ("undo", False)
    assert sidebar.log.sign(row) == ("undo", True)


@pytest.mark.parametrize("reason", list(QContextMenuEvent.Reason)[:2])
def test_the_menu_of_a_line_takes_it_back(qtbot: QtBot, reason: QContextMenuEvent.Reason) -> None:
    sidebar, row, number = laid_twice(qtbot)
    index = sidebar.log.model().index(row, 0)
    sidebar.log.setCurrentIndex(index)
    at = sidebar.log.visualRect(index).center()
    event = QContextMenuEvent(reason, at, sidebar.log.viewport().mapToGlobal(at))
    QApplication.sendEvent(sidebar.log.viewport(), event)
    entry = sidebar.log.menu.actions()[-1]
    assert entry.text() == "Undo this and everything after it"
    entry.trigger()
    sidebar.log.menu.close()
    assert len(sidebar.model.session.actions) == number


def test_the_menu_says_why_a_line_must_stay(qtbot: QtBot, sidebar: PlaySidebar) -> None:
    at = sidebar.log.visualRect(sidebar.log.model().index(0, 0)).center()
    sidebar.log.scrollToTop()
    where = sidebar.log.viewport().mapToGlobal(at)
    event = QContextMenuEvent(QContextMenuEvent.Reason.Mouse, QPoint(60, 6), where)
    QApplication.sendEvent(sidebar.log.viewport(), event)
    entry = sidebar.log.menu.actions()[-1]
    assert not entry.isEnabled()
    assert entry.text() == "Undo this and everything after it (somebody else decided last)"
    sidebar.log.menu.close()


def test_enter_on_a_line_tells_its_event(qtbot: QtBot, sidebar: PlaySidebar) -> None:
    sidebar.log.setCurrentIndex(sidebar.log.model().index(2, 0))
    with qtbot.waitSignal(sidebar.log.lineClicked):
        qtbot.keyClick(sidebar.log, Qt.Key.Key_Return)


def test_practice_tells_what_was_taken_back(qtbot: QtBot) -> None:
    header = table(humans=1).session.header
    session = Session(replace(header, practice=True))
    while session.decides() != 0 or len(session.actions) < 20:
        seat = session.decides() or 0
        session.submit(seat, session.state.listed(seat)[0])
    model = PlayModel(session, Silent(session.game))
    sidebar = opened(qtbot, model)
    model.begin()
    length = len(session.actions)
    model.undo()
    count = length - len(session.actions)
    assert lines(sidebar)[-1].startswith(f"Heike: {count} action")
    assert "what was seen stays seen" in lines(sidebar)[-1]
    model.redo()
    assert "undone" not in lines(sidebar)[-1]


def test_what_was_taken_back_goes_also_with_an_action_that_tells_nothing(qtbot: QtBot) -> None:
    slots = table(humans=1, seats=2).session.slots
    session = Session.new("riga", 7, slots, {}, practice=True)
    advance(session, lambda s: s.journal and not s.journal[-1] and s.actions[-1][0] == 0)
    model = PlayModel(session, Silent(session.game))
    sidebar = opened(qtbot, model)
    model.begin()
    before = lines(sidebar)
    model.undo()
    assert lines(sidebar) != before
    model.redo()
    assert lines(sidebar) == before


def test_selected_lines_can_be_copied(qtbot: QtBot, sidebar: PlaySidebar) -> None:
    sidebar.log.setFocus()
    sidebar.log.selectAll()
    qtbot.waitUntil(sidebar.log.hasFocus)
    QGuiApplication.clipboard().clear()
    qtbot.keySequence(sidebar.log, QKeySequence(QKeySequence.StandardKey.Copy))
    assert QGuiApplication.clipboard().text() == "\n".join(lines(sidebar))

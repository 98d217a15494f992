from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from itertools import pairwise

import pytest
from PySide6.QtCore import QPoint, QRectF, Qt
from PySide6.QtGui import QContextMenuEvent, QGuiApplication, QImage, QKeySequence, QPainter
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from hansetable.ai import LEVELS
from hansetable.core import write_action
from hansetable.model.table import TableModel
from hansetable.session import Session
from hansetable.ui.art.canvas import Canvas
from hansetable.ui.table.sidebar.line_list import COLOUR
from hansetable.ui.table.sidebar.phase_header import Head
from hansetable.ui.table.sidebar.sidebar import CARD, LOG, MOVES, Dock
from hansetable.ui.widgets.buttons import PaintedButton
from tests.ui.table.model_fixture import COLUMNS, German, Silent, Words, table, table_until

LEFT = Qt.MouseButton.LeftButton


def opened(qtbot: QtBot, model: TableModel, scale: float = 1.0) -> Dock:
    dock = Dock(model, Words(), COLUMNS)
    qtbot.addWidget(dock)
    dock.set_scale(scale)
    dock.resize(dock.width(), round(742 * scale))
    dock.show()
    dock.activateWindow()
    qtbot.waitExposed(dock)
    return dock


def lines(dock: Dock) -> list[str]:
    model = dock.log.model()
    return [str(model.index(row, 0).data()) for row in range(model.rowCount())]


def moves(dock: Dock) -> list[str]:
    model = dock.moves.model()
    return [str(model.index(row, 0).data()) for row in range(model.rowCount())]


def click(qtbot: QtBot, button: PaintedButton) -> None:
    qtbot.mouseClick(button, LEFT, pos=button.face().center().toPoint())


def click_line(qtbot: QtBot, dock: Dock, row: int) -> None:
    rect = dock.log.visualRect(dock.log.model().index(row, 0))
    qtbot.mouseClick(dock.log.viewport(), LEFT, pos=rect.center())


@pytest.fixture
def dock(qtbot: QtBot) -> Dock:
    return opened(qtbot, table(humans=4, actions=60))


# ---- head and seats ------------------------------------------------------------------------------


def test_the_heading_tells_the_round_and_the_phase(qtbot: QtBot) -> None:
    dock = opened(qtbot, table_until("UseRoute"))
    assert dock.head.title == "Round 1"
    assert dock.head.phase == 2
    assert dock.head.accessibleName() == "Round 1, Phase 2: Use"


def test_the_end_has_no_phase(qtbot: QtBot) -> None:
    dock = opened(qtbot, table(humans=4, actions=2000))
    assert dock.head.title == "The end"
    assert dock.head.phase == 0


def test_each_seat_shows_its_numbers(dock: Dock) -> None:
    scoreboard = dock.model.game.scoreboard(dock.model.view)
    for plate, numbers in zip(dock.plates, scoreboard, strict=True):
        for key, _, title in COLUMNS:
            assert plate.number(key) == numbers[key]
            assert f"{title}: {numbers[key]}" in plate.accessibleName()


def test_the_seat_that_decides_has_the_bar(dock: Dock) -> None:
    active = [seat for seat, plate in enumerate(dock.plates) if plate.active]
    assert active == [dock.model.decides]
    assert dock.plates[active[0]].state == "your turn"


def test_an_ai_that_decides_is_thinking(qtbot: QtBot) -> None:
    model = table(humans=1)
    while model.mine:
        model.say(model.choice.actions[0])
    dock = opened(qtbot, model)
    assert model.decides is not None
    assert dock.plates[model.decides].state == "thinking"


def test_an_ai_that_waits_tells_its_level(qtbot: QtBot) -> None:
    dock = opened(qtbot, table(humans=1))
    assert any("AI, steady" in plate.state for plate in dock.plates[1:])


def test_one_seat_starts(dock: Dock) -> None:
    progress = dock.model.game.progress(dock.model.view)
    if progress["start"] != dock.model.decides:
        assert dock.plates[progress["start"]].state == "starts"
    assert sum(plate.state == "starts" for plate in dock.plates) <= 1


def test_every_number_has_a_tooltip(dock: Dock) -> None:
    plate = dock.plates[0]
    found = {column for x in range(222) if (column := plate.column_at(x, 38))}
    assert found == set(COLUMNS)
    assert plate.column_at(60, 10) is None


def test_columns_can_be_called_otherwise(dock: Dock) -> None:
    dock.set_columns(tuple((key, icon, title.upper()) for key, icon, title in COLUMNS))
    assert "SEALS: " in dock.plates[0].accessibleName()


# ---- log -----------------------------------------------------------------------------------------


def test_events_without_a_sentence_have_no_line(dock: Dock) -> None:
    said = [event for event in dock.model.log if Words().event(event)]
    assert len(lines(dock)) == len(said) < len(dock.model.log)


def test_the_newest_line_is_at_the_bottom_and_seen(qtbot: QtBot, dock: Dock) -> None:
    qtbot.waitUntil(lambda: dock.log.verticalScrollBar().maximum() > 0)
    last = dock.log.model().index(dock.log.model().rowCount() - 1, 0)
    assert dock.log.viewport().rect().contains(dock.log.visualRect(last).center())


def test_new_events_are_added_once(dock: Dock) -> None:
    before = len(lines(dock))
    model = dock.model
    known = len(model.log)
    while len(model.log) == known or not Words().event(model.log[-1]):
        model.say(model.choice.actions[-1])
    after = lines(dock)
    assert len(after) > before
    model.told.emit(())
    model.undone.emit()
    assert lines(dock) == after


def test_undo_takes_lines_back(qtbot: QtBot) -> None:
    model = table_until("LayRoute")
    dock = opened(qtbot, model)
    before = lines(dock)
    model.say(model.choice.actions[0])
    assert not model.undo_refusal()
    model.undo()
    assert lines(dock) == before


def test_who_reads_further_up_is_left_there(qtbot: QtBot, dock: Dock) -> None:
    bar = dock.log.verticalScrollBar()
    qtbot.waitUntil(lambda: bar.maximum() > 40)
    bar.setValue(20)
    for _ in range(6):
        dock.model.say(dock.model.choice.actions[-1])
    QApplication.processEvents()
    assert bar.value() == 20


def test_a_click_on_a_line_tells_its_event(qtbot: QtBot, dock: Dock) -> None:
    row = dock.log.model().rowCount() - 1
    with qtbot.waitSignal(dock.lineClicked, timeout=1000) as told:
        click_line(qtbot, dock, row)
    event = dock.model.log[told.args[0]]
    assert Words().event(event) == lines(dock)[row]


def laid_twice(qtbot: QtBot) -> tuple[Dock, int, int]:
    """A dock after two actions that can be taken back: with the row and the number of the first."""
    model = table_until("LayRoute")
    dock = opened(qtbot, model)
    row, number = dock.log.model().rowCount(), len(model.session.actions)
    for _ in range(2):
        model.say(next(a for a in model.choice.actions if type(a).__name__ == "Lay"))
    QApplication.processEvents()
    return dock, row, number


def sign(dock: Dock, row: int) -> QPoint:
    line = dock.log.visualRect(dock.log.model().index(row, 0))
    return dock.log.sign_at(line).center()


def test_the_arrow_on_a_line_takes_it_back_with_all_after_it(qtbot: QtBot) -> None:
    dock, row, number = laid_twice(qtbot)
    qtbot.mouseClick(dock.log.viewport(), LEFT, pos=sign(dock, row))
    assert len(dock.model.session.actions) == number
    assert dock.log.model().rowCount() == row


def test_the_arrow_of_a_line_that_must_stay_does_nothing(qtbot: QtBot) -> None:
    dock, row, number = laid_twice(qtbot)
    dock.log.scrollToTop()
    with qtbot.assertNotEmitted(dock.lineClicked):
        qtbot.mouseClick(dock.log.viewport(), LEFT, pos=sign(dock, 0))
    assert len(dock.model.session.actions) == number + 2
    assert dock.log.sign(dock.log.model().index(0, 0)) == ("undo", False)
    assert dock.log.sign(dock.log.model().index(row, 0)) == ("undo", True)


@pytest.mark.parametrize("reason", list(QContextMenuEvent.Reason)[:2])
def test_the_menu_of_a_line_takes_it_back(qtbot: QtBot, reason: QContextMenuEvent.Reason) -> None:
    dock, row, number = laid_twice(qtbot)
    index = dock.log.model().index(row, 0)
    dock.log.setCurrentIndex(index)
    at = dock.log.visualRect(index).center()
    event = QContextMenuEvent(reason, at, dock.log.viewport().mapToGlobal(at))
    QApplication.sendEvent(dock.log.viewport(), event)
    entry = dock.log.menu.actions()[-1]
    assert entry.text() == "Take this back and all after it"
    entry.trigger()
    dock.log.menu.close()
    assert len(dock.model.session.actions) == number


def test_the_menu_says_why_a_line_must_stay(qtbot: QtBot, dock: Dock) -> None:
    at = dock.log.visualRect(dock.log.model().index(0, 0)).center()
    dock.log.scrollToTop()
    where = dock.log.viewport().mapToGlobal(at)
    event = QContextMenuEvent(QContextMenuEvent.Reason.Mouse, QPoint(60, 6), where)
    QApplication.sendEvent(dock.log.viewport(), event)
    entry = dock.log.menu.actions()[-1]
    assert not entry.isEnabled()
    assert entry.text() == "Take this back and all after it (somebody else decided last)"
    dock.log.menu.close()


def test_enter_on_a_line_tells_its_event(qtbot: QtBot, dock: Dock) -> None:
    dock.log.setCurrentIndex(dock.log.model().index(2, 0))
    with qtbot.waitSignal(dock.lineClicked, timeout=1000):
        qtbot.keyClick(dock.log, Qt.Key.Key_Return)


def test_practice_tells_what_was_taken_back(qtbot: QtBot) -> None:
    header = table(humans=1).session.header
    session = Session(replace(header, practice=True))
    while session.decides() != 0 or len(session.actions) < 20:
        seat = session.decides() or 0
        session.submit(seat, session.state.listed(seat)[0])
    model = TableModel(session, Silent(session.game))
    dock = opened(qtbot, model)
    model.begin()
    length = len(session.actions)
    model.undo()
    count = length - len(session.actions)
    assert lines(dock)[-1].startswith(f"Heike: {count} action")
    assert "what was seen stays seen" in lines(dock)[-1]
    model.redo()
    assert "taken back" not in lines(dock)[-1]


def test_what_was_taken_back_goes_also_with_an_action_that_tells_nothing(qtbot: QtBot) -> None:
    slots = table(humans=1, seats=2).session.slots
    session = Session.new("riga", 7, slots, {}, practice=True)
    player = LEVELS["greedy"](session.game, 3)
    while not session.journal or session.journal[-1] or session.actions[-1][0]:
        seat = session.decides() or 0
        session.submit(seat, player.choose(session.state.seen_by(seat), seat, 1))
    model = TableModel(session, Silent(session.game))
    dock = opened(qtbot, model)
    model.begin()
    before = lines(dock)
    model.undo()
    assert lines(dock) != before
    model.redo()
    assert lines(dock) == before


def test_selected_lines_can_be_copied(qtbot: QtBot, dock: Dock) -> None:
    dock.log.setFocus()
    dock.log.selectAll()
    qtbot.waitUntil(dock.log.hasFocus)
    QGuiApplication.clipboard().clear()
    qtbot.keySequence(dock.log, QKeySequence(QKeySequence.StandardKey.Copy))
    assert QGuiApplication.clipboard().text() == "\n".join(lines(dock))


# ---- moves ---------------------------------------------------------------------------------------


def test_every_legal_action_is_listed_in_words(dock: Dock) -> None:
    assert moves(dock) == [write_action(action) for action in dock.model.choice.actions]


def test_a_touch_leaves_what_is_still_possible(qtbot: QtBot) -> None:
    model = table_until("LayRoute")
    dock = opened(qtbot, model)
    every = len(moves(dock))
    for handle in sorted(model.choice.targets):
        touched = model.choice.touch(handle)
        if touched.targets and len(touched.actions) < every:
            model.touch(handle)
            break
    assert moves(dock) == [write_action(action) for action in model.choice.actions]
    assert len(moves(dock)) < every
    model.release()
    assert len(moves(dock)) == every


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Enter])
def test_arrow_keys_and_enter_play(qtbot: QtBot, dock: Dock, key: Qt.Key) -> None:
    dock.show_tab(MOVES)
    dock.moves.setFocus(Qt.FocusReason.TabFocusReason)
    qtbot.waitUntil(dock.moves.hasFocus)
    assert dock.moves.currentIndex().row() == 0
    qtbot.keyClick(dock.moves, Qt.Key.Key_Down)
    wanted = dock.model.choice.actions[min(1, len(moves(dock)) - 1)]
    with qtbot.waitSignal(dock.chosen, timeout=1000) as told:
        qtbot.keyClick(dock.moves, key)
    assert told.args == [wanted]


def test_a_double_click_plays(qtbot: QtBot, dock: Dock) -> None:
    dock.show_tab(MOVES)
    QApplication.processEvents()
    pos = dock.moves.visualRect(dock.moves.model().index(0, 0)).center()
    with qtbot.waitSignal(dock.chosen, timeout=1000) as told:
        qtbot.mouseClick(dock.moves.viewport(), LEFT, pos=pos)
        qtbot.mouseDClick(dock.moves.viewport(), LEFT, pos=pos)
    assert told.args == [dock.model.choice.actions[0]]


def test_one_click_only_chooses(qtbot: QtBot, dock: Dock) -> None:
    dock.show_tab(MOVES)
    QApplication.processEvents()
    pos = dock.moves.visualRect(dock.moves.model().index(0, 0)).center()
    with qtbot.assertNotEmitted(dock.chosen):
        qtbot.mouseClick(dock.moves.viewport(), LEFT, pos=pos)
    assert dock.moves.currentIndex().row() == 0


def test_nothing_is_chosen_when_the_question_changes(qtbot: QtBot, dock: Dock) -> None:
    dock.show_tab(MOVES)
    dock.moves.setFocus(Qt.FocusReason.TabFocusReason)
    model = dock.model
    model.say(model.choice.actions[0])
    if dock.moves.currentIndex().isValid():
        assert model.choice.actions[dock.moves.currentIndex().row()] in model.choice.actions
    dock.moves.setCurrentIndex(dock.moves.model().index(-1, 0))
    with qtbot.assertNotEmitted(dock.chosen):
        qtbot.keyClick(dock.moves, Qt.Key.Key_Return)


# ---- card ----------------------------------------------------------------------------------------


def test_a_card_is_painted_in_full_size(qtbot: QtBot, dock: Dock) -> None:
    rects: list[QRectF] = []

    def paint(canvas: Canvas, rect: QRectF) -> None:
        rects.append(rect)
        canvas.rect(rect, "#ff0000")

    dock.show_tab(CARD)
    dock.show_card(paint, "An office.", "N-42")
    picture = dock.grab().toImage()
    assert rects[0] == QRectF(0, 0, 240, 336)
    middle = dock.card.geometry().center()
    assert picture.pixelColor(middle.x(), dock.card.y() + 60).name() == "#ff0000"
    assert dock.card.accessibleName() == "An office."


def test_the_rule_of_a_card_can_be_opened(qtbot: QtBot, dock: Dock) -> None:
    dock.show_tab(CARD)
    dock.show_card(None, "An office.", "N-42")
    link = dock.card.link
    assert link.isVisible()
    with qtbot.waitSignal(dock.rule, timeout=1000) as told:
        qtbot.mouseClick(link, LEFT, pos=link.face().center().toPoint())
    assert told.args == ["N-42"]
    dock.show_card(None, "A ship.")
    assert not link.isVisible()


# ---- tabs, curtain, language, size ---------------------------------------------------------------


def test_a_click_on_a_tab_opens_its_page(qtbot: QtBot, dock: Dock) -> None:
    for tab, page in ((MOVES, dock.moves), (CARD, dock.card), (LOG, dock.log)):
        qtbot.mouseClick(dock.tabs, LEFT, pos=dock.tabs.tabRect(tab).center())
        assert page.isVisible()
        assert sum(other.isVisible() for other in (dock.log, dock.moves, dock.card)) == 1


def test_the_curtain_hides_log_moves_and_card(qtbot: QtBot) -> None:
    model = table(humans=4, actions=60, curtain=True)
    if model.curtain is not None:
        model.lift_curtain()
    dock = opened(qtbot, model)
    dock.show_card(None, "A secret.", "N-1")
    while model.curtain is None:
        model.say(model.choice.actions[-1])
    assert lines(dock) == moves(dock) == []
    assert dock.card.text == ""
    dock.show_card(None, "A secret.")
    assert dock.card.text == ""
    model.lift_curtain()
    assert lines(dock)
    assert moves(dock)


@pytest.fixture
def german() -> Iterator[None]:
    app = QApplication.instance()
    assert app is not None
    translator = German(
        {"Log": "Verlauf", "Moves": "Spielzüge", "Card": "Karte", "your turn": "am Zug"}
    )
    app.installTranslator(translator)
    yield
    app.removeTranslator(translator)


def test_the_language_changes_at_once(qtbot: QtBot, dock: Dock, german: None) -> None:
    qtbot.waitUntil(lambda: dock.tabs.tabText(LOG) == "Verlauf")
    decides = dock.model.decides
    assert decides is not None
    assert dock.plates[decides].state == "am Zug"
    right = dock.tabs.tabRect(CARD).right()
    assert right < dock.tabs.width()


@pytest.mark.parametrize("scale", [0.75, 1.0, 1.4, 2.0])
def test_everything_has_its_place_at_every_scale(qtbot: QtBot, scale: float) -> None:
    dock = opened(qtbot, table(humans=4, actions=60), scale)
    assert dock.width() == round(248 * scale)
    parts = [dock.head, *dock.plates, dock.tabs, dock.log]
    for above, below in pairwise(parts):
        assert above.geometry().bottom() < below.geometry().top()
    assert dock.rect().contains(dock.log.geometry())
    assert not dock.grab().isNull()


def test_a_long_name_and_state_stay_in_their_row(dock: Dock) -> None:
    plate = dock.plates[0]
    plate.say({}, "Startspieler · KI, bedacht und sehr langsam", True)
    image = dock.grab().toImage()
    right = plate.geometry().right() - 4
    edge = [image.pixelColor(right, plate.y() + y).lightness() for y in range(8, 26)]
    assert max(edge) < 120


# ---- whose lines, and since when ---------------------------------------------------------------


def test_the_log_can_be_left_to_one_seat(qtbot: QtBot, dock: Dock) -> None:
    whole = lines(dock)
    for slot in dock.model.session.slots:
        click(qtbot, dock.filter.parts[slot.colour])
        model = dock.log.model()
        colours = {model.index(row, 0).data(COLOUR) for row in range(model.rowCount())}
        assert colours == {slot.colour}
    click(qtbot, dock.filter.parts[""])
    assert lines(dock) == whole


def test_a_log_of_one_seat_grows_and_shrinks_with_the_game(qtbot: QtBot) -> None:
    dock, _, _number = laid_twice(qtbot)
    colour = dock.model.session.slots[dock.model.viewer].colour
    click(qtbot, dock.filter.parts[colour])
    before = len(lines(dock))
    dock.model.undo()
    assert len(lines(dock)) == before - 1
    dock.model.redo()
    assert len(lines(dock)) == before


def test_a_click_in_a_log_of_one_seat_tells_the_right_event(qtbot: QtBot, dock: Dock) -> None:
    click(qtbot, dock.filter.parts["blue"])
    row = dock.log.model().rowCount() - 1
    with qtbot.waitSignal(dock.lineClicked, timeout=1000) as told:
        click_line(qtbot, dock, row)
    assert Words().event(dock.model.log[told.args[0]]) == lines(dock)[row]


def test_the_filter_belongs_to_the_log(qtbot: QtBot, dock: Dock) -> None:
    dock.show_tab(MOVES)
    assert not dock.filter.isVisible()
    dock.show_tab(LOG)
    assert dock.filter.isVisible()


def back(qtbot: QtBot) -> Dock:
    """A dock at the moment in which the only person decides again after others did."""
    session = Session(table(humans=1).session.header)
    played = False
    while session.decides() != 0 or not played or session.actions[-1][0] == 0:
        seat = session.decides() or 0
        session.submit(seat, session.state.listed(seat)[0])
        played = played or (seat == 0 and len(session.actions) > 30)
    model = TableModel(session, Silent(session.game))
    dock = opened(qtbot, model)
    model.begin()
    QApplication.processEvents()
    return dock


def test_who_is_asked_again_is_told_what_the_others_did(qtbot: QtBot) -> None:
    dock = back(qtbot)
    model, recall = dock.model, dock.recall
    assert recall.isVisible() and recall.deeds
    assert 0 not in {deeds.seat for deeds in recall.deeds}
    for deeds in recall.deeds:
        own = [e for e in (model.log[i] for i in model.since_own())
               if getattr(e, "seat", None) == deeds.seat and Words().event(e)]  # fmt: skip
        assert deeds.sentence == Words().event(own[-1]) and deeds.more == len(own) - 1


def test_nothing_is_recalled_after_an_own_action(qtbot: QtBot) -> None:
    dock = back(qtbot)
    dock.model.say(dock.model.choice.actions[0])
    assert not dock.recall.isVisible()


def test_what_was_put_away_stays_away_until_others_have_played(qtbot: QtBot) -> None:
    dock = back(qtbot)
    high = dock.log.height()
    click(qtbot, dock.recall.close_button)
    assert not dock.recall.isVisible() and dock.log.height() > high
    dock.refresh()
    dock.retranslate()
    assert not dock.recall.isVisible()


def test_who_does_not_want_it_is_told_nothing(qtbot: QtBot) -> None:
    dock = back(qtbot)
    dock.recall.wanted = False
    dock.recall.follow()
    assert not dock.recall.isVisible()


def test_what_names_a_seat_is_recalled_rather_than_what_follows_from_it(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    dock = back(qtbot)
    slot = dock.model.session.slots[dock.recall.deeds[0].seat]
    words = iter([f"{slot.name} sails."] + ["The merchant goes on."] * 99)
    monkeypatch.setattr(dock.recall, "_say", lambda event: next(words))
    dock.recall.follow()
    assert dock.recall.deeds[0].sentence == f"{slot.name} sails."
    assert dock.recall.deeds[0].more > 0


def test_the_strip_gives_its_room_to_the_moves(qtbot: QtBot) -> None:
    dock = back(qtbot)
    dock.show_tab(MOVES)
    assert not dock.recall.isVisible() and dock.moves.geometry().bottom() > dock.height() - 20
    dock.show_tab(LOG)
    assert dock.recall.isVisible()


def test_it_opens_the_log_where_the_seat_began(qtbot: QtBot) -> None:
    dock = back(qtbot)
    click(qtbot, dock.filter.parts["red"])
    deeds = dock.recall.deeds[0]
    click(qtbot, dock.recall.buttons[0])
    assert dock.tabs.currentIndex() == LOG
    row = dock.log.currentIndex().row()
    assert dock.log.model().event_at(row) == deeds.line


@pytest.mark.parametrize("scale", [0.7, 1.0, 2.0])
def test_the_strip_leaves_room_for_the_log(qtbot: QtBot, scale: float) -> None:
    dock = back(qtbot)
    dock.set_scale(scale)
    dock.resize(dock.width(), round(742 * scale))
    assert dock.rect().contains(dock.recall.geometry())
    assert dock.log.geometry().bottom() <= dock.recall.geometry().top()
    assert dock.log.height() > 120 * scale
    assert dock.filter.geometry().bottom() <= dock.log.geometry().top() + 1


def test_the_row_of_a_seat_is_marked_for_a_moment(dock: Dock) -> None:
    dock.highlight(2)
    assert [plate.highlighted for plate in dock.plates] == [False, False, True, False]
    dock.highlight(None)
    assert not any(plate.highlighted for plate in dock.plates)


@pytest.mark.parametrize("phase", [1, 2, 3, 4])
def test_the_names_of_the_phases_get_smaller_together_until_they_fit(
    qtbot: QtBot, phase: int
) -> None:
    head = Head()
    qtbot.addWidget(head)
    head.say("Year 5", "", ("Frühling", "Sommer", "Herbst", "Winter"), phase)
    head.place(QRectF(0, 0, Head.WIDTH, Head.HEIGHT), 1.0)
    head.grab()
    with painting() as canvas:
        needed = sum(head._widths(canvas)) + 3 * 2
    assert needed <= Head.WIDTH and 11.5 <= head._px <= 13.5


@contextmanager
def painting() -> Iterator[Canvas]:
    """A canvas on a picture that nobody sees."""
    image = QImage(8, 8, QImage.Format.Format_ARGB32)
    painter = QPainter(image)
    yield Canvas(painter)
    painter.end()

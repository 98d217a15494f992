from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from itertools import pairwise

import pytest
from PySide6.QtCore import QPoint, QRectF, Qt
from PySide6.QtGui import QContextMenuEvent, QGuiApplication, QImage, QKeySequence, QPainter
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from hansetable.core import write_action
from hansetable.model.play import PlayModel
from hansetable.model.showing import Beat
from hansetable.session.session import Session
from hansetable.ui.art.canvas import Canvas
from hansetable.ui.table.sidebar.line_list import COLOUR
from hansetable.ui.table.sidebar.phase_header import PhaseHeader
from hansetable.ui.table.sidebar.sidebar import CARD, LOG, MOVES, WIDTH, PlaySidebar
from hansetable.ui.widgets.buttons import PaintedButton
from tests.ui.table.model_fixture import COLUMNS, German, Silent, Words, advance, table, table_until

LEFT = Qt.MouseButton.LeftButton


def opened(qtbot: QtBot, model: PlayModel, scale: float = 1.0) -> PlaySidebar:
    sidebar = PlaySidebar(model, Words(), COLUMNS)
    qtbot.addWidget(sidebar)
    sidebar.place(QRectF(0, 0, WIDTH, 742), scale)
    sidebar.show()
    sidebar.activateWindow()
    qtbot.waitExposed(sidebar)
    return sidebar


def lines(sidebar: PlaySidebar) -> list[str]:
    model = sidebar.log.model()
    return [str(model.index(row, 0).data()) for row in range(model.rowCount())]


def moves(sidebar: PlaySidebar) -> list[str]:
    model = sidebar.moves.model()
    return [str(model.index(row, 0).data()) for row in range(model.rowCount())]


def click(qtbot: QtBot, button: PaintedButton) -> None:
    qtbot.mouseClick(button, LEFT, pos=button.face().center().toPoint())


def click_line(qtbot: QtBot, sidebar: PlaySidebar, row: int) -> None:
    rect = sidebar.log.visualRect(sidebar.log.model().index(row, 0))
    qtbot.mouseClick(sidebar.log.viewport(), LEFT, pos=rect.center())


@pytest.fixture
def sidebar(qtbot: QtBot) -> PlaySidebar:
    return opened(qtbot, table(humans=4, actions=60))


# ---- head and seats ------------------------------------------------------------------------------


def test_the_heading_tells_the_round_and_the_phase(qtbot: QtBot) -> None:
    sidebar = opened(qtbot, table_until("UseRoute"))
    assert sidebar.phase_header.title == "Round 1"
    assert sidebar.phase_header.phase == 2
    assert sidebar.phase_header.accessibleName() == "Round 1, Phase 2: Use"


def test_the_end_has_no_phase(qtbot: QtBot) -> None:
    sidebar = opened(qtbot, table(humans=4, actions=2000))
    assert sidebar.phase_header.title == "End of the game"
    assert sidebar.phase_header.phase == 0


def test_each_seat_shows_its_numbers(sidebar: PlaySidebar) -> None:
    scoreboard = sidebar.model.game.scoreboard(sidebar.model.view)
    for plate, numbers in zip(sidebar.plates, scoreboard, strict=True):
        for key, _, title in COLUMNS:
            assert plate.number(key) == numbers[key]
            assert f"{title}: {numbers[key]}" in plate.accessibleName()


def test_the_seat_that_decides_has_the_bar(sidebar: PlaySidebar) -> None:
    active = [seat for seat, plate in enumerate(sidebar.plates) if plate.active]
    assert active == [sidebar.model.decides]
    assert sidebar.plates[active[0]].state == "your turn"


def test_an_ai_that_decides_is_thinking(qtbot: QtBot) -> None:
    model = table(humans=1)
    while model.mine:
        model.say(model.choice.actions[0])
    sidebar = opened(qtbot, model)
    assert model.decides is not None
    assert sidebar.plates[model.decides].state == "thinking"


def test_an_ai_that_waits_tells_its_level(qtbot: QtBot) -> None:
    sidebar = opened(qtbot, table(humans=1))
    assert any(plate.state == "journeyman" for plate in sidebar.plates[1:])


def test_one_seat_starts(sidebar: PlaySidebar) -> None:
    progress = sidebar.model.game.progress(sidebar.model.view)
    if progress["start"] != sidebar.model.decides:
        assert sidebar.plates[progress["start"]].state == "starts"
    assert sum(plate.state == "starts" for plate in sidebar.plates) <= 1


def test_every_number_has_a_tooltip(sidebar: PlaySidebar) -> None:
    plate = sidebar.plates[0]
    found = {column for x in range(222) if (column := plate.column_at(x, 38))}
    assert found == set(COLUMNS)
    assert plate.column_at(60, 10) is None


def test_columns_can_be_called_otherwise(sidebar: PlaySidebar) -> None:
    sidebar.set_columns(tuple((key, icon, title.upper()) for key, icon, title in COLUMNS))
    assert "SEALS: " in sidebar.plates[0].accessibleName()


# ---- log -----------------------------------------------------------------------------------------


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


def laid_twice(qtbot: QtBot) -> tuple[PlaySidebar, int, int]:
    """A sidebar after two actions that can be taken back: row and the number of the first."""
    model = table_until("LayRoute")
    sidebar = opened(qtbot, model)
    row, number = sidebar.log.model().rowCount(), len(model.session.actions)
    for _ in range(2):
        model.say(next(a for a in model.choice.actions if type(a).__name__ == "Lay"))
    QApplication.processEvents()
    return sidebar, row, number


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


# ---- moves ---------------------------------------------------------------------------------------


def test_every_legal_action_is_listed_in_words(sidebar: PlaySidebar) -> None:
    assert moves(sidebar) == [write_action(action) for action in sidebar.model.choice.actions]


def test_a_touch_leaves_what_is_still_possible(qtbot: QtBot) -> None:
    model = table_until("LayRoute")
    sidebar = opened(qtbot, model)
    every = len(moves(sidebar))
    for handle in sorted(model.choice.targets):
        touched = model.choice.touch(handle)
        if touched.targets and len(touched.actions) < every:
            model.touch(handle)
            break
    assert moves(sidebar) == [write_action(action) for action in model.choice.actions]
    assert len(moves(sidebar)) < every
    model.release()
    assert len(moves(sidebar)) == every


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Enter])
def test_arrow_keys_and_enter_play(qtbot: QtBot, sidebar: PlaySidebar, key: Qt.Key) -> None:
    sidebar.show_tab(MOVES)
    sidebar.moves.setFocus(Qt.FocusReason.TabFocusReason)
    qtbot.waitUntil(sidebar.moves.hasFocus)
    assert sidebar.moves.currentIndex().row() == 0
    qtbot.keyClick(sidebar.moves, Qt.Key.Key_Down)
    wanted = sidebar.model.choice.actions[min(1, len(moves(sidebar)) - 1)]
    with qtbot.waitSignal(sidebar.moves.chosen) as told:
        qtbot.keyClick(sidebar.moves, key)
    assert told.args == [wanted]


def test_a_double_click_plays(qtbot: QtBot, sidebar: PlaySidebar) -> None:
    sidebar.show_tab(MOVES)
    QApplication.processEvents()
    pos = sidebar.moves.visualRect(sidebar.moves.model().index(0, 0)).center()
    with qtbot.waitSignal(sidebar.moves.chosen) as told:
        qtbot.mouseClick(sidebar.moves.viewport(), LEFT, pos=pos)
        qtbot.mouseDClick(sidebar.moves.viewport(), LEFT, pos=pos)
    assert told.args == [sidebar.model.choice.actions[0]]


def test_one_click_only_chooses(qtbot: QtBot, sidebar: PlaySidebar) -> None:
    sidebar.show_tab(MOVES)
    QApplication.processEvents()
    pos = sidebar.moves.visualRect(sidebar.moves.model().index(0, 0)).center()
    with qtbot.assertNotEmitted(sidebar.moves.chosen):
        qtbot.mouseClick(sidebar.moves.viewport(), LEFT, pos=pos)
    assert sidebar.moves.currentIndex().row() == 0


def test_nothing_is_chosen_when_the_question_changes(qtbot: QtBot, sidebar: PlaySidebar) -> None:
    sidebar.show_tab(MOVES)
    sidebar.moves.setFocus(Qt.FocusReason.TabFocusReason)
    model = sidebar.model
    model.say(model.choice.actions[0])
    if sidebar.moves.currentIndex().isValid():
        assert model.choice.actions[sidebar.moves.currentIndex().row()] in model.choice.actions
    sidebar.moves.setCurrentIndex(sidebar.moves.model().index(-1, 0))
    with qtbot.assertNotEmitted(sidebar.moves.chosen):
        qtbot.keyClick(sidebar.moves, Qt.Key.Key_Return)


# ---- card ----------------------------------------------------------------------------------------


def test_a_card_is_painted_in_full_size(qtbot: QtBot, sidebar: PlaySidebar) -> None:
    rects: list[QRectF] = []

    def paint(canvas: Canvas, rect: QRectF) -> None:
        rects.append(rect)
        canvas.rect(rect, "#ff0000")

    sidebar.show_tab(CARD)
    sidebar.card.show_card(paint, "An office.", "N-42")
    picture = sidebar.grab().toImage()
    assert rects[0] == QRectF(0, 0, 240, 336)
    middle = sidebar.card.geometry().center()
    assert picture.pixelColor(middle.x(), sidebar.card.y() + 60).name() == "#ff0000"
    assert sidebar.card.accessibleName() == "An office."


def test_the_rule_of_a_card_can_be_opened(qtbot: QtBot, sidebar: PlaySidebar) -> None:
    sidebar.show_tab(CARD)
    sidebar.card.show_card(None, "An office.", "N-42")
    link = sidebar.card.link
    assert link.isVisible()
    with qtbot.waitSignal(sidebar.card.rule) as told:
        qtbot.mouseClick(link, LEFT, pos=link.face().center().toPoint())
    assert told.args == ["N-42"]
    sidebar.card.show_card(None, "A ship.")
    assert not link.isVisible()


# ---- tabs, curtain, language, size ---------------------------------------------------------------


def test_a_click_on_a_tab_opens_its_page(qtbot: QtBot, sidebar: PlaySidebar) -> None:
    for tab, page in ((MOVES, sidebar.moves), (CARD, sidebar.card), (LOG, sidebar.log)):
        qtbot.mouseClick(sidebar.tabs, LEFT, pos=sidebar.tabs.tabRect(tab).center())
        assert page.isVisible()
        assert sum(other.isVisible() for other in (sidebar.log, sidebar.moves, sidebar.card)) == 1


def test_the_curtain_hides_log_moves_and_card(qtbot: QtBot) -> None:
    model = table(humans=4, actions=60, curtain=True)
    if model.curtain is not None:
        model.lift_curtain()
    sidebar = opened(qtbot, model)
    sidebar.card.show_card(None, "A secret.", "N-1")
    while model.curtain is None:
        model.say(model.choice.actions[-1])
    assert lines(sidebar) == moves(sidebar) == []
    assert sidebar.card.words == ""
    model.lift_curtain()
    assert lines(sidebar)
    assert moves(sidebar)


@pytest.fixture
def german() -> Iterator[None]:
    app = QApplication.instance()
    assert app is not None
    translator = German(
        {"Log": "Verlauf", "Actions": "Spielzüge", "Card": "Karte", "your turn": "am Zug"}
    )
    app.installTranslator(translator)
    yield
    app.removeTranslator(translator)


def test_the_language_changes_at_once(qtbot: QtBot, sidebar: PlaySidebar, german: None) -> None:
    qtbot.waitUntil(lambda: sidebar.tabs.tabText(LOG) == "Verlauf")
    decides = sidebar.model.decides
    assert decides is not None
    assert sidebar.plates[decides].state == "am Zug"
    right = sidebar.tabs.tabRect(CARD).right()
    assert right < sidebar.tabs.width()


@pytest.mark.parametrize("scale", [0.75, 1.0, 1.4, 2.0])
def test_everything_has_its_place_at_every_scale(qtbot: QtBot, scale: float) -> None:
    sidebar = opened(qtbot, table(humans=4, actions=60), scale)
    assert sidebar.width() == round(248 * scale)
    parts = [sidebar.phase_header, *sidebar.plates, sidebar.tabs, sidebar.log]
    for above, below in pairwise(parts):
        assert above.geometry().bottom() < below.geometry().top()
    assert sidebar.rect().contains(sidebar.log.geometry())
    assert not sidebar.grab().isNull()


def test_a_long_name_and_state_stay_in_their_row(sidebar: PlaySidebar) -> None:
    plate = sidebar.plates[0]
    plate.say({}, "Startspieler · KI, Geselle und sehr langsam", True)
    image = sidebar.grab().toImage()
    right = plate.geometry().right() - 4
    edge = [image.pixelColor(right, plate.y() + y).lightness() for y in range(8, 26)]
    assert max(edge) < 120


# ---- whose lines, and since when ---------------------------------------------------------------


def test_the_log_can_be_left_to_one_seat(qtbot: QtBot, sidebar: PlaySidebar) -> None:
    whole = lines(sidebar)
    for slot in sidebar.model.session.slots:
        click(qtbot, sidebar.filter.parts[slot.colour])
        model = sidebar.log.model()
        colours = {model.index(row, 0).data(COLOUR) for row in range(model.rowCount())}
        assert colours == {slot.colour}
    click(qtbot, sidebar.filter.parts[""])
    assert lines(sidebar) == whole


def test_a_log_of_one_seat_grows_and_shrinks_with_the_game(qtbot: QtBot) -> None:
    sidebar, _, _number = laid_twice(qtbot)
    colour = sidebar.model.session.slots[sidebar.model.viewer].colour
    click(qtbot, sidebar.filter.parts[colour])
    before = len(lines(sidebar))
    sidebar.model.undo()
    assert len(lines(sidebar)) == before - 1
    sidebar.model.redo()
    assert len(lines(sidebar)) == before


def test_a_click_in_a_log_of_one_seat_tells_the_right_event(
    qtbot: QtBot, sidebar: PlaySidebar
) -> None:
    click(qtbot, sidebar.filter.parts["blue"])
    row = sidebar.log.model().rowCount() - 1
    with qtbot.waitSignal(sidebar.log.lineClicked) as told:
        click_line(qtbot, sidebar, row)
    assert Words().event(sidebar.model.log[told.args[0]]) == lines(sidebar)[row]


def test_the_filter_belongs_to_the_log(qtbot: QtBot, sidebar: PlaySidebar) -> None:
    sidebar.show_tab(MOVES)
    assert not sidebar.filter.isVisible()
    sidebar.show_tab(LOG)
    assert sidebar.filter.isVisible()


def back(qtbot: QtBot) -> PlaySidebar:
    """A sidebar at the moment in which the only person decides again after others did."""
    session = Session(table(humans=1).session.header)
    played = False
    while session.decides() != 0 or not played or session.actions[-1][0] == 0:
        seat = session.decides() or 0
        session.submit(seat, session.state.listed(seat)[0])
        played = played or (seat == 0 and len(session.actions) > 30)
    model = PlayModel(session, Silent(session.game))
    sidebar = opened(qtbot, model)
    model.begin()
    QApplication.processEvents()
    return sidebar


def test_who_is_asked_again_is_told_what_the_others_did(qtbot: QtBot) -> None:
    sidebar = back(qtbot)
    model, recap = sidebar.model, sidebar.recap
    assert recap.isVisible() and recap.deeds
    assert 0 not in {deeds.seat for deeds in recap.deeds}
    before = model.game.scoreboard(model.session.at(model.since_own().start))
    now = model.game.scoreboard(model.view)
    lines = model.lines_of(model.since_own())
    for deeds, button in zip(recap.deeds, recap.buttons, strict=True):
        own = [i for i in lines if getattr(model.log[i], "seat", None) == deeds.seat]
        assert deeds.line in own
        assert deeds.summary == Words().summary(model.log[i] for i in own)
        for (key, _, _), number in deeds.gains:
            assert number == now[deeds.seat][key] - before[deeds.seat][key] != 0
        assert deeds.summary in button.accessibleName() and deeds.gains == button.gains


def test_it_marks_who_acts_while_it_is_shown_again(qtbot: QtBot) -> None:
    sidebar = back(qtbot)
    model, recap = sidebar.model, sidebar.recap
    whole = recap.deeds
    model.showing.split = lambda lines: [Beat(lines, 1000)] if lines else []
    model.pace = 1.0
    click(qtbot, recap.again_button)
    assert model.again == model.since_own().start and recap.deeds == whole
    model.showing.step()
    assert [button.acting for button in recap.buttons].count(True) == 1
    assert not recap.again_button.isVisible()
    model.showing.skip(rest=True)
    assert recap.deeds == whole and recap.again_button.isVisible()
    assert not any(button.acting for button in recap.buttons)


def test_nothing_is_recalled_after_an_own_action(qtbot: QtBot) -> None:
    sidebar = back(qtbot)
    sidebar.model.say(sidebar.model.choice.actions[0])
    assert not sidebar.recap.isVisible()


def test_what_was_put_away_stays_away_until_others_have_played(qtbot: QtBot) -> None:
    sidebar = back(qtbot)
    high = sidebar.log.height()
    click(qtbot, sidebar.recap.close_button)
    assert not sidebar.recap.isVisible() and sidebar.log.height() > high
    sidebar.refresh()
    sidebar.retranslate()
    assert not sidebar.recap.isVisible()


def test_who_does_not_want_it_is_told_nothing(qtbot: QtBot) -> None:
    sidebar = back(qtbot)
    sidebar.recap.wanted = False
    sidebar.recap.follow()
    assert not sidebar.recap.isVisible()


def test_the_strip_gives_its_room_to_the_moves(qtbot: QtBot) -> None:
    sidebar = back(qtbot)
    sidebar.show_tab(MOVES)
    assert (
        not sidebar.recap.isVisible() and sidebar.moves.geometry().bottom() > sidebar.height() - 20
    )
    sidebar.show_tab(LOG)
    assert sidebar.recap.isVisible()


def test_it_opens_the_log_where_the_seat_began(qtbot: QtBot) -> None:
    sidebar = back(qtbot)
    click(qtbot, sidebar.filter.parts["red"])
    deeds = sidebar.recap.deeds[0]
    click(qtbot, sidebar.recap.buttons[0])
    assert sidebar.tabs.currentIndex() == LOG
    row = sidebar.log.currentIndex().row()
    assert sidebar.log.event_at(row) == deeds.line


@pytest.mark.parametrize("scale", [0.7, 1.0, 2.0])
def test_the_strip_leaves_room_for_the_log(qtbot: QtBot, scale: float) -> None:
    sidebar = back(qtbot)
    sidebar.place(QRectF(0, 0, WIDTH, 742), scale)
    assert sidebar.rect().contains(sidebar.recap.geometry())
    assert sidebar.log.geometry().bottom() <= sidebar.recap.geometry().top()
    assert sidebar.log.height() > 55 * scale
    assert sidebar.filter.geometry().bottom() <= sidebar.log.geometry().top() + 1


@pytest.mark.parametrize(("high", "parts"), [(742, 12), (480, 0)])
def test_the_strip_tells_all_as_long_as_there_is_room(qtbot: QtBot, high: int, parts: int) -> None:
    sidebar = back(qtbot)
    recap = sidebar.recap
    said = "; ".join(f"builds the school {number}" for number in range(12))
    recap.deeds = [replace(deeds, summary=said) for deeds in recap.deeds[:1]]
    recap._make_buttons()
    sidebar.place(QRectF(0, 0, WIDTH, high), 1.0)
    (button,) = recap.buttons
    assert (button.text() == said) == (parts == 12)
    assert said in button.accessibleName() and not button.text().endswith("…")
    assert sidebar.rect().contains(recap.geometry())
    sidebar.place(QRectF(0, 0, WIDTH, 560), 1.0)
    assert button.text().endswith(" and more") and said.startswith(button.text()[:-9])


def test_the_row_of_a_seat_is_marked_for_a_moment(sidebar: PlaySidebar) -> None:
    sidebar.highlight(2)
    assert [plate.highlighted for plate in sidebar.plates] == [False, False, True, False]
    sidebar.highlight(None)
    assert not any(plate.highlighted for plate in sidebar.plates)


@pytest.mark.parametrize("phase", [1, 2, 3, 4])
def test_the_names_of_the_phases_get_smaller_together_until_they_fit(
    qtbot: QtBot, phase: int
) -> None:
    head = PhaseHeader()
    qtbot.addWidget(head)
    head.say("Year 5", "", ("Frühling", "Sommer", "Herbst", "Winter"), phase)
    head.place(QRectF(0, 0, PhaseHeader.WIDTH, PhaseHeader.HEIGHT), 1.0)
    head.grab()
    with painting() as canvas:
        needed = sum(head._widths(canvas)) + 3 * 2
    assert needed <= PhaseHeader.WIDTH and 13 <= head._px <= 14


@contextmanager
def painting() -> Iterator[Canvas]:
    """A canvas on a picture that nobody sees."""
    image = QImage(8, 8, QImage.Format.Format_ARGB32)
    painter = QPainter(image)
    yield Canvas(painter)
    painter.end()

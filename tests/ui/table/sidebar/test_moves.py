"""The list of moves: what it offers, playing, seeking, counting, pointing out."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from hansetable.core import write_action
from hansetable.ui.table.sidebar.line_list import BREAK
from hansetable.ui.table.sidebar.moves import Moves, plain
from hansetable.ui.table.sidebar.sidebar import LOG, MOVES, PlaySidebar
from tests.ui.keyboard_driver import Key, KeyboardDriver
from tests.ui.mouse_driver import MouseDriver
from tests.ui.table.model_fixture import table_until
from tests.ui.table.page_fixture import advance, asks, game, options, speaking, table
from tests.ui.table.sidebar.sidebar_fixture import LEFT, moves, opened

ALONE = ("human", "greedy")


@pytest.fixture
def page(qtbot, own_folders):
    """A person can lay several cards on the route, against one AI; the list has the keys."""
    session = advance(
        game(ALONE),
        lambda s: asks("LayRoute")(s) and s.decides() == 0 and len(options(s, "Lay")) > 2,
    )
    with speaking("en"), table(qtbot, session) as page:
        KeyboardDriver(page).open_list()
        yield page


def lines(moves: Moves) -> list[str]:
    model = moves.model()
    return [model.index(row, 0).data() for row in range(model.rowCount())]


def marked(page) -> set[str]:
    return {handle for handle, piece in page.scene.pieces.items() if piece.highlighted}


@pytest.mark.parametrize(("text", "seen"), [("Lübeck", "lubeck"), ("ÅBO", "abo"), ("Maß", "mass")])
def test_seeking_knows_no_accents(text: str, seen: str) -> None:
    assert plain(text) == seen


def test_it_counts_the_moves(page) -> None:
    moves = page.sidebar.moves
    number = len(page.model.choice.actions)
    assert moves.accessibleDescription() == f"{number} actions · type to search"
    with speaking("de"):
        assert moves.accessibleDescription() == f"{number} Aktionen · Tippen sucht"


def test_moves_of_one_kind_stand_together(page) -> None:
    moves = page.sidebar.moves
    kinds = [type(action) for action in moves.listed]
    breaks = [row for row in range(len(kinds)) if moves.item(row).data(BREAK)]
    assert len(breaks) + 1 == len(set(kinds))
    assert set(moves.listed) == set(page.model.choice.actions)


def test_typing_seeks_and_escape_shows_all(page) -> None:
    moves, keys = page.sidebar.moves, KeyboardDriver(page)
    keys.open_list()
    everything = lines(moves)
    wanted = everything[-1].split()[-1].strip(".")
    keys.write(wanted)
    assert moves.sought == wanted.lower()
    assert lines(moves) == [line for line in everything if plain(wanted) in plain(line)]
    assert moves.chosen_action() is not None
    keys.press(Key.Key_Backspace)
    assert moves.sought == wanted[:-1].lower()
    keys.press(Key.Key_Escape)
    assert lines(moves) == everything and moves.hasFocus()


def test_seeking_what_is_not_there_says_so(page) -> None:
    moves, keys = page.sidebar.moves, KeyboardDriver(page)
    keys.open_list()
    keys.write("qqq")
    assert lines(moves) == [] and moves.chosen_action() is None
    assert "no action" in moves.empty_text().lower()
    before = len(page.model.session.actions)
    keys.press(Key.Key_Return)
    assert len(page.model.session.actions) == before


def test_another_question_ends_the_search(page) -> None:
    moves, keys = page.sidebar.moves, KeyboardDriver(page)
    keys.open_list()
    keys.write(lines(moves)[0].split()[0])
    keys.press(Key.Key_Return)
    assert moves.sought == ""


def test_touching_a_piece_narrows_the_list(page) -> None:
    lay = options(page.model.session, "Lay")[0]
    MouseDriver(page).click(f"office:{lay.city}")
    shown = page.sidebar.moves.listed
    assert lay in shown and all(f"office:{lay.city}" in a.touches() for a in shown)


def test_the_chosen_move_is_pointed_out_on_the_table(page) -> None:
    moves, keys = page.sidebar.moves, KeyboardDriver(page)
    keys.open_list()
    for _ in range(3):
        action = moves.chosen_action()
        pieces = page.scene.pieces.items()
        assert marked(page) == {h for h, p in pieces if not action.touches().isdisjoint(p.says)}
        keys.press(Key.Key_Down)
    page.view.setFocus()
    assert marked(page) == set()


def test_a_move_under_the_mouse_is_pointed_out(page) -> None:
    page.view.setFocus()
    moves = page.sidebar.moves
    row = next(i for i, a in enumerate(moves.listed) if type(a).__name__ == "Lay")
    moves.entered.emit(moves.model().index(row, 0))
    assert marked(page)
    QApplication.sendEvent(moves, QEvent(QEvent.Type.Leave))
    assert not marked(page)


def test_a_click_on_the_strip_lets_one_type(page) -> None:
    page.view.setFocus()
    QTest.mouseClick(page.sidebar.moves._strip, Qt.MouseButton.LeftButton)
    assert page.sidebar.moves.hasFocus()


def test_a_click_on_the_tab_lets_one_type(page) -> None:
    sidebar = page.sidebar
    sidebar.show_tab(LOG)
    page.view.setFocus()
    place = sidebar.tabs.tabRect(MOVES).center()
    QTest.mouseClick(sidebar.tabs, Qt.MouseButton.LeftButton, pos=place)
    assert sidebar.moves.isVisible() and sidebar.moves.hasFocus()
    QTest.keyClicks(QApplication.focusWidget(), "lay")
    assert sidebar.moves.sought == "lay"


def test_a_held_enter_plays_nothing(page) -> None:
    moves = page.sidebar.moves
    assert moves.hasFocus() or not moves.setFocus()
    before = len(page.model.session.actions)
    none = Qt.KeyboardModifier.NoModifier
    key = QKeyEvent(QEvent.Type.KeyPress, Key.Key_Return.value, none, "\r", True, 1)
    QApplication.sendEvent(moves, key)
    assert len(page.model.session.actions) == before


def test_what_has_no_piece_is_said_in_the_list(qtbot, own_folders) -> None:
    with table(qtbot, game(), curtain=False) as page:
        action = page.model.choice.actions[-1]
        KeyboardDriver(page).list_move(action)
        assert page.model.session.actions[-1][1] == action


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

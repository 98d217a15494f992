"""The list of moves: seeking, counting, pointing out."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from hansetable.ui.table.sidebar.line_list import BREAK
from hansetable.ui.table.sidebar.moves import Moves, plain
from hansetable.ui.table.sidebar.sidebar import LOG, MOVES
from tests.ui.keyboard_driver import Key, KeyboardDriver
from tests.ui.mouse_driver import MouseDriver
from tests.ui.table.page_fixture import advance, asks, game, options, speaking, table

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

"""The page of symbols: every line has a picture, words and a rule, and every icon has a line."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest

from hansetable.games import GAMES
from hansetable.session.session import Session
from hansetable.ui.art import icons
from hansetable.ui.art.base_canvas import BaseCanvas
from hansetable.ui.art.palette import PAPER, SEATS
from hansetable.ui.game_ui import SYMBOL, Symbol
from hansetable.ui.games import game_ui
from hansetable.ui.games.novgorod.text import words as novgorod
from hansetable.ui.games.riga.text import words as riga
from hansetable.ui.help.symbols_page import SymbolLine, SymbolsPage
from hansetable.ui.language import CODES
from hansetable.ui.widgets.scaled import painted
from tests.test_rulebooks import rules
from tests.ui.table.page_fixture import game, speaking

RECORDS = Path(__file__).parents[2] / "records"
LATE = {
    "novgorod": ("novgorod-three-expert.hanse", 300),
    "riga": ("riga-four-greedy.hanse", 200),
    "kogge": ("kogge-four-greedy.hanse", 300),
}
WORDS = {
    "novgorod": (
        novgorod.PRICE, novgorod.INCOME, novgorod.FEE, novgorod.SPEED, novgorod.HOLD,
        novgorod.A_TURN, novgorod.LOSES, novgorod.TOP,
    ),
    "riga": (riga.COST, riga.POINTS, riga.BETTER, riga.BARRED, *riga.MARKS.values()),
}  # fmt: skip
"""Words that stand beside symbols."""
WITHOUT = {"check", "arrow", "undo", *(shape for _, shape in SEATS.values())}
"""Icons that are no symbols: a tick, an arrow to what follows, the signs of seats."""


def symbols(game: str) -> list[Symbol]:
    return [symbol for _, found in game_ui(game).symbols for symbol in found]


def picture(symbol: Symbol) -> QImage:
    image = QImage(SYMBOL.toSize(), QImage.Format.Format_RGB32)
    image.fill(PAPER)
    with painted(image) as canvas:
        symbol.paint(canvas, QRectF(image.rect()))
    return image


@pytest.fixture
def page(qtbot, own_folders):
    page = SymbolsPage("novgorod")
    qtbot.addWidget(page)
    page.show()
    return page


@pytest.mark.parametrize("name", GAMES)
def test_every_line_shows_something_of_its_own(qapp, name: str) -> None:
    seen: dict[bytes, str] = {}
    for symbol in symbols(name):
        image = picture(symbol)
        empty = QImage(image.size(), image.format())
        empty.fill(PAPER)
        assert image != empty, symbol.word()
        bits = bytes(image.constBits())
        assert bits not in seen, (symbol.word(), seen.get(bits))
        seen[bits] = symbol.word()


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("code", CODES)
def test_every_line_has_words_and_its_rule_is_in_the_rulebook(qapp, name: str, code: str) -> None:
    known = rules(name, code)
    with speaking(code):
        words = [symbol.word() for symbol in symbols(name)]
        assert all(words) and len(words) == len(set(words))
        for symbol in symbols(name):
            assert symbol.sentence().endswith(".") or "," in symbol.sentence(), symbol.word()
            assert not {"{", "("} & set(symbol.sentence()), symbol.sentence()
            assert symbol.rule in known, symbol.word()


def paint_enlarged(name: str, small: bool = False) -> None:
    """Paint the enlarged faces of a late position, as every seat sees them."""
    record, at = LATE[name]
    whole = Session.of_text((RECORDS / record).read_text(encoding="utf-8"))
    session = Session(whole.header)
    for action in whole.actions[:at]:
        session.submit(*action)
    ui, names = game_ui(name), [slot.name for slot in session.slots]
    board = ui.board(ui.text(names), names, [slot.colour for slot in session.slots])
    image = QImage(400, 400, QImage.Format.Format_RGB32)
    with painted(image) as canvas:
        for seat in range(len(names)):
            view = session.state.seen_by(seat)
            places = session.game.pieces(view)
            for geometry in board.item_geometry(view, places, seat).values() if small else ():
                if geometry.face is not None:
                    board.paint(canvas, geometry.rect, geometry.face)
            for place in places.values():
                if worded := board.worded(place, view):
                    worded.paint(canvas, QRectF(QPointF(0, 0), worded.size))
                else:
                    board.paint_large(canvas, QRectF(0, 0, 240, 336), place, view)


@pytest.mark.parametrize("name", GAMES)
def test_every_icon_of_the_faces_is_in_the_legend(qapp, monkeypatch, name: str) -> None:
    used: set[str] = set()
    path = icons.path
    monkeypatch.setattr(icons, "path", lambda icon: used.add(icon) or path(icon))
    for symbol in symbols(name):
        picture(symbol)
    legend = set(used)
    used.clear()
    paint_enlarged(name, small=True)
    assert used - legend - WITHOUT == set()


@pytest.mark.parametrize("code", CODES)
@pytest.mark.parametrize("name", WORDS)
def test_enlarged_cards_call_symbols_as_the_legend_does(qapp, monkeypatch, name, code) -> None:
    written: set[str] = set()
    text = BaseCanvas.text
    monkeypatch.setattr(BaseCanvas, "text", lambda canvas, rect, words, *rest, **more: (
        written.add(words), text(canvas, rect, words, *rest, **more)))  # fmt: skip
    with speaking(code):
        paint_enlarged(name)
        wanted = {str(word) for word in WORDS[name]}
        told = " ".join(written)
        assert {word for word in wanted if word not in told} == set()
        assert wanted <= {symbol.word() for symbol in symbols(name)}


@pytest.mark.parametrize("code", CODES)
@pytest.mark.parametrize("name", GAMES)
def test_the_page_fits_and_its_words_do(page, name: str, code: str) -> None:
    with speaking(code):
        page.games.part(name).click()
        QTest.qWait(0)
        assert page.width() <= 1300 and page.height() <= 720
        body = page.lines[0].parentWidget()
        for line in page.lines:
            assert line.geometry().right() <= body.width() <= 1220, line.word
        assert len(page.lines) > 25


@pytest.mark.parametrize("groups", [1, 2])
def test_a_game_may_have_few_groups(page, groups: int) -> None:
    page._groups = page._groups[:groups]
    assert len(page._columns()) == groups


def test_find_leaves_the_lines_with_these_words(page) -> None:
    QTest.keyClicks(page.sought, "pirate")
    shown = [line.word for line in page.lines if line.isVisible()]
    assert shown[0] == "Move the pirate" and 3 <= len(shown) <= 5
    assert page.lines[0].parentWidget().height() < 400
    page.sought.clear()
    assert all(line.isVisible() for line in page.lines)


def test_a_click_and_the_space_bar_open_the_rule(page, qtbot) -> None:
    line = next(line for line in page.lines if line.symbol.rule == "N-42")
    with qtbot.waitSignal(page.rule) as said:
        QTest.mouseClick(line, Qt.MouseButton.LeftButton)
    assert said.args == ["novgorod", "N-42"]
    line.setFocus()
    with qtbot.waitSignal(page.rule):
        QTest.keyClick(line, Qt.Key.Key_Space)


def test_f2_shows_the_game_on_the_table_and_puts_the_page_away(window) -> None:
    window.play(game(("human", "greedy")))
    before = window.page
    QTest.keyClick(window, Qt.Key.Key_F2)
    page = next(w for w in window.findChildren(SymbolsPage) if w.isVisible())
    assert page.games.value == before.model.game.name
    assert page.findChildren(SymbolLine)
    page.lines[0].click()
    assert window.rulebook.isVisible() and window.rulebook.page.place == page.lines[0].symbol.rule
    window.rulebook.close()
    page.activateWindow()
    QTest.qWait(0)
    QTest.keyClick(page, Qt.Key.Key_F2)
    assert not page.isVisible() and window.page is before

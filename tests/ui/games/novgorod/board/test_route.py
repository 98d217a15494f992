"""The route on the table: its free places and its arrows, each drawn once."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QApplication

from hansetable.core import State
from hansetable.games.novgorod.table import pieces
from hansetable.ui import language
from hansetable.ui.art.canvas import Canvas
from hansetable.ui.games.novgorod.board import layout
from hansetable.ui.games.novgorod.board.board import NovgorodBoard
from hansetable.ui.games.novgorod.text.game_text import NovgorodText
from hansetable.ui.games.table_board import SIZE
from tests.games.novgorod.builder import Table

NAMES = ("Heike", "Jorin")
EXTRA = "+1 with privilege"


@pytest.fixture(autouse=True)
def english(qapp: QApplication) -> None:
    language.install(qapp, "en")


def board() -> NovgorodBoard:
    return NovgorodBoard(NovgorodText(NAMES), NAMES, ("red", "blue"))


def table() -> Table:
    return Table(2, "offices route").give(0, speed=2, offices="danzig luebeck").give(1)


class Ground:
    """What the background paints of the route: its empty places with their words, its arrows."""

    def __init__(self, view: State, monkeypatch: pytest.MonkeyPatch) -> None:
        self.slots: dict[int, str | None] = {}
        self.arrows: list[float] = []
        rects = {layout.route(i, 3).x(): i for i in range(3)}

        def slot(
            _canvas: Canvas, rect: QRectF, _radius: float, text: str | None = None, **_: object
        ):
            if rect.x() in rects and rect.y() == layout.route(0, 3).y():
                self.slots[rects[rect.x()]] = text

        def icon(_canvas: Canvas, name: str, x: float, *_: object) -> None:
            if name == "arrow":
                self.arrows.append(x)

        monkeypatch.setattr(Canvas, "slot", slot)
        monkeypatch.setattr(Canvas, "icon", icon)
        picture = QImage(SIZE.toSize(), QImage.Format.Format_ARGB32_Premultiplied)
        painter = QPainter(picture)
        board().background(Canvas(painter), view, 0)
        painter.end()


@pytest.mark.parametrize(
    ("cities", "word"), [("", False), ("danzig", False), ("danzig luebeck", True)]
)
def test_the_next_place_is_painted_by_its_piece_alone(
    monkeypatch: pytest.MonkeyPatch, cities: str, word: bool
) -> None:
    t = table()
    t.say(*(f"lay {city}" for city in cities.split()))
    view, laid = t.state.seen_by(0), len(cities.split())
    face = board().item_geometry(view, pieces(view), 0)["0/route"].face
    assert face is not None and face.values == (word,)
    slots = Ground(view, monkeypatch).slots
    assert list(slots) == list(range(laid + 1, 3))
    assert slots.get(2, EXTRA) == EXTRA


def test_no_arrow_leads_to_a_card_that_was_stored(monkeypatch: pytest.MonkeyPatch) -> None:
    t = table().sail("danzig luebeck")
    assert len(Ground(t.state.seen_by(0), monkeypatch).arrows) == 1
    t.say("store luebeck")
    assert not Ground(t.state.seen_by(0), monkeypatch).arrows

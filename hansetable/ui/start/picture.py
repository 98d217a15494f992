"""What the start page shows, and how it is painted; its buttons are in ``start``."""

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QPainter, QRadialGradient
from PySide6.QtSvg import QSvgRenderer

from hansetable.paths import resources
from hansetable.ui.art.base_canvas import rounded
from hansetable.ui.art.canvas import Canvas
from hansetable.ui.art.palette import (
    BRASS,
    DUSK,
    LAMP,
    LETTER,
    LETTER_DIM,
    LETTER_SOFT,
    SHEET_INK,
    SHEET_LINK,
    SHEET_SOFT,
    resolve_color,
)
from hansetable.ui.art.textures import surface
from hansetable.ui.language import translate
from hansetable.ui.start.catalog import Tile

WIDTH, HEIGHT = 1366.0, 742.0
"""The size in which the page is drawn; it is scaled to its window."""

EDGE = 48.0
"""The rim at the left and at the right."""
PITCH = 434.0
"""From the left edge of a tile to that of the next."""
RECORDS = (48.0, 620.0)
"""The left edge and the width of the box of records."""
BOOKS = (696.0, 300.0)
"""The left edge and the width of the box of rulebooks."""
FIGURES = (1024.0, 294.0)
"""The left edge and the width of the box of statistics."""

_TILE = QSizeF(402, 372)
_PICTURE = 228.0
_BOX_HEIGHT = 144.0


@dataclass(frozen=True, slots=True)
class Left:
    """The game that was left: what it was, when, and the colours of its seats."""

    title: str
    detail: str
    seats: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Record:
    """A record file that can be opened: its path, and what to say of it."""

    path: str
    title: str
    result: str
    date: str
    game: str = ""


@dataclass(frozen=True, slots=True)
class Figure:
    """A number of the history and what it counts."""

    text: str
    number: str


def paint(
    canvas: Canvas,
    tops: tuple[float, float],
    games: Sequence[Tile],
    left: Left | None,
    records: Sequence[Record],
    figures: Sequence[Figure],
) -> None:
    """Paints the page without its buttons.

    Args:
        canvas: a canvas whose painter has been scaled to the size of the page.
        tops: where the tiles and the boxes begin.
        games: the tiles.
        left: the game that was left, if there is one.
        records: the records in the list, only to say so if there are none.
        figures: a few numbers of the history; without any, how one plays.
    """
    top, low = tops
    _paint_title(canvas)
    if left is not None:
        _paint_left(canvas, left)
    for i, tile in enumerate(games):
        _paint_tile(canvas, tile, QRectF(QPointF(EDGE + i * PITCH, top), _TILE))
    _paint_box(canvas, RECORDS, low, translate("Start", "Records"))
    _paint_box(canvas, BOOKS, low, translate("Start", "Rulebooks"))
    last = translate("Start", "Statistics") if figures else translate("Start", "At the table")
    _paint_box(canvas, FIGURES, low, last)
    if not records:
        none = translate("Start", "Finished games will be listed here.")
        room = QRectF(RECORDS[0] + 20, low + 42, RECORDS[1] - 40, 24)
        canvas.text(room, none, 15, LETTER_SOFT, "l", 500, italic=True)
    if figures:
        _paint_figures(canvas, low, figures)
    else:
        _paint_advice(canvas, low)


def paint_cloth(painter: QPainter, rect: QRectF) -> None:
    """Lays the cloth, darker towards the rim."""
    painter.drawTiledPixmap(rect, surface("cloth"))
    light = QRadialGradient(rect.center().x(), rect.height() * 0.37, rect.width() * 0.66)
    light.setColorAt(0, resolve_color(LAMP))
    light.setColorAt(1, resolve_color(DUSK))
    painter.fillRect(rect, light)


def _paint_title(canvas: Canvas) -> None:
    canvas.icon("cog", EDGE, 18, 54, LETTER)
    title = translate("Start", "HANSETABLE")
    canvas.text(QRectF(116, 14, 700, 44), title, 42, LETTER, "l", family="cinzel", spacing=3)
    motto = translate("Start", "Novgorod, Riga and Kogge at one table")
    canvas.text(QRectF(118, 56, 700, 22), motto, 17, LETTER_SOFT, "l", 500, italic=True)


def _paint_left(canvas: Canvas, left: Left) -> None:
    """Paints the strip that tells which game was left."""
    canvas.sheet(QRectF(EDGE, 94, 1270, 60), 8, 1.1)
    canvas.rect(QRectF(EDGE, 102, 4, 44), BRASS)
    canvas.icon("cog", 70, 106, 36, SHEET_LINK)
    canvas.text(QRectF(122, 98, 720, 28), left.title, 20, SHEET_INK, "l", 700)
    canvas.text(QRectF(122, 125, 720, 20), left.detail, 15, SHEET_SOFT, "l", 500, italic=True)
    for i, seat in enumerate(reversed(left.seats)):
        canvas.token(seat, 958 - i * 30, 115, 18)


def _paint_tile(canvas: Canvas, tile: Tile, rect: QRectF) -> None:
    """Paints a game: its scene, its name, and a sentence about it."""
    x, y, width = rect.x(), rect.y(), rect.width()
    canvas.sheet(rect, 10, 1.4)
    _paint_scene(canvas, tile.game, QRectF(x + 1, y + 1, width - 2, _PICTURE))
    canvas.line(x + 1, y + 229, x + width - 1, y + 229, SHEET_INK, alpha=0.4)
    ends = x + width - 22
    minutes, text = str(tile.minutes), str(tile.text)
    wide = canvas.width(minutes, 16, 500)
    canvas.text(QRectF(ends - wide, y + 244, wide, 24), minutes, 16, SHEET_SOFT, "r", 500)
    seats = QRectF(ends - wide - 44, y + 244, 34, 24)
    canvas.text(seats, tile.seats, 17, SHEET_INK, "l")
    canvas.icon("master", seats.x() - 23, y + 247, 18, SHEET_SOFT)
    name = QRectF(x + 24, y + 238, seats.x() - 33 - (x + 24), 36)
    canvas.text(name, str(tile.title).upper(), 27, SHEET_INK, "l", family="cinzel", spacing=1.5)
    words = QRectF(x + 24, y + 271, width - 48, 48)
    px = 17.0
    while px > 14 and canvas.height(text, words.width(), px) > words.height():
        px -= 1
    canvas.text(words, text, px, SHEET_INK, "lt", 500, wrap=True)


def _paint_scene(canvas: Canvas, game: str, rect: QRectF) -> None:
    """Paints the scene of a game as the upper part of a card with round corners."""
    with canvas.kept():
        canvas.p.setClipPath(rounded(rect.adjusted(0.5, 0.5, -0.5, 20), 9))
        canvas.p.setClipRect(rect, Qt.ClipOperation.IntersectClip)
        QSvgRenderer(str(resources() / "banners" / f"{game}.svg")).render(canvas.p, rect)


def _paint_box(canvas: Canvas, box: tuple[float, float], top: float, title: str) -> None:
    x, width = box
    canvas.panel(QRectF(x, top, width, _BOX_HEIGHT), 8, 0.22)
    room = QRectF(x + 20, top + 10, width - 40, 24)
    canvas.text(room, title, 16, LETTER, "l", family="cinzel", spacing=0.6)
    canvas.line(x + 20, top + 38, x + width - 20, top + 38, LETTER, alpha=0.18)


def _paint_figures(canvas: Canvas, top: float, figures: Sequence[Figure]) -> None:
    """Paints a few numbers of the history."""
    for i, figure in enumerate(figures):
        room = QRectF(FIGURES[0] + 20, top + 42 + i * 24, FIGURES[1] - 40, 24)
        words = room.adjusted(0, 0, -56, 0)
        canvas.text(words, figure.text, 16, LETTER_DIM, "l", 500, least=14)
        canvas.text(room, figure.number, 17, LETTER, "r", 700)


def _paint_advice(canvas: Canvas, top: float) -> None:
    """Paints how one plays: by hand, by keys, and by looking closely."""
    advice = (
        ("cards", translate("Start", "Click or drag what glows.")),
        ("arrow", translate("Start", "Arrow keys select, Enter confirms.")),
        ("eye", translate("Start", "Point at a card to read it.")),
        ("question", translate("Start", "Rule numbers open the rulebook.")),
    )
    for i, (icon, text) in enumerate(advice):
        y = top + 42 + i * 24
        canvas.icon(icon, FIGURES[0] + 20, y + 4, 17, LETTER_SOFT)
        room = QRectF(FIGURES[0] + 48, y, FIGURES[1] - 64, 24)
        canvas.text(room, text, 15, LETTER_DIM, "l", 500, least=14)

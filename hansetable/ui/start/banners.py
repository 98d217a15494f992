"""The painted scenes of the start page, one for each game."""

import math
from collections.abc import Callable, Iterable, Mapping
from types import MappingProxyType

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainterPath, QPen

from hansetable.ui.art.base_canvas import rounded
from hansetable.ui.art.canvas import Canvas
from hansetable.ui.art.palette import INK, PAPER, WAX, alpha
from hansetable.ui.art.shapes import outline

WIDTH, HEIGHT = 400, 228
"""The size in which the scenes are drawn."""

GAME_ICONS: Mapping[str, str] = MappingProxyType(
    {"novgorod": "kontor", "riga": "guildhall", "kogge": "cog"}
)
"""The icon that stands for a game in a list."""

_DARK_WOOD = "#3a2a1c"
_FOAM = "#e8f0e2"


def paint(canvas: Canvas, game: str, rect: QRectF) -> None:
    """Paints the scene of a game as the upper part of a card with round corners.

    Raises:
        KeyError: if no scene is drawn for this game.
    """
    scene = _SCENES[game]
    painter = canvas.p
    painter.save()
    painter.translate(rect.topLeft())
    painter.scale(rect.width() / WIDTH, rect.height() / HEIGHT)
    card = rounded(QRectF(0.5, 0.5, WIDTH - 1, HEIGHT + 20), 9)
    painter.setClipPath(card, Qt.ClipOperation.IntersectClip)
    painter.setClipRect(QRectF(0, 0, WIDTH, HEIGHT), Qt.ClipOperation.IntersectClip)
    scene(canvas)
    painter.restore()


# ---- what the scenes are made of ---------------------------------------------------------------


def _sky(canvas: Canvas, top: str, bottom: str) -> None:
    fade = QLinearGradient(0, 0, 0, HEIGHT)
    fade.setColorAt(0, QColor(top))
    fade.setColorAt(1, QColor(bottom))
    canvas.p.fillRect(QRectF(0, 0, WIDTH, HEIGHT), fade)


def _disc(canvas: Canvas, x: float, y: float, radius: float, colour: QColor) -> None:
    canvas.p.setPen(Qt.PenStyle.NoPen)
    canvas.p.setBrush(colour)
    canvas.p.drawEllipse(QPointF(x, y), radius, radius)


def _block(canvas: Canvas, x: float, y: float, width: float, height: float, colour: str) -> None:
    canvas.p.fillRect(QRectF(x, y, width, height), QColor(colour))


def _shape(canvas: Canvas, commands: str, colour: str, x: float, y: float, size: float) -> None:
    """Fills an outline drawn in a box of 100 units, scaled and moved to (x, y)."""
    canvas.p.save()
    canvas.p.translate(x, y)
    canvas.p.scale(size, size)
    canvas.p.fillPath(outline(commands), QColor(colour))
    canvas.p.restore()


def _hills(canvas: Canvas, crests: Iterable[tuple[float, float]], base: float, colour: str) -> None:
    """Fills the land under a row of hills; each crest is its (width, height) over the base."""
    path = QPainterPath(QPointF(0, base))
    x = 0.0
    for width, height in crests:
        path.quadTo(x + width / 2, base - height, x + width, base - 5)
        x += width
    path.lineTo(WIDTH, HEIGHT)
    path.lineTo(0, HEIGHT)
    canvas.p.fillPath(path, QColor(colour))


def _ripples(canvas: Canvas, y: float, rows: int, opacity: float) -> None:
    """Draws rows of small waves, the first at height y."""
    canvas.p.setBrush(Qt.BrushStyle.NoBrush)
    canvas.p.setPen(QPen(alpha(_FOAM, opacity), 1.6))
    for row in range(rows):
        level = y + row * 15
        path = QPainterPath(QPointF(-20, level))
        for x in range(-20, WIDTH + 36, 36):
            path.quadTo(x + 18, level - 5, x + 36, level)
        canvas.p.drawPath(path)


def _ship(
    canvas: Canvas, x: float, y: float, size: float, hull: str, sail: str, stripe: str | None = None
) -> None:
    """Draws a cog under sail in a box of 100 units, scaled and moved to (x, y)."""
    p = canvas.p
    p.save()
    p.translate(x, y)
    p.scale(size, size)
    p.fillPath(outline("M47 -4 L51 -4 L51 64 L47 64Z"), QColor(hull))
    p.fillPath(outline("M51 -4 L68 1 L51 6Z"), QColor(WAX))
    cloth = outline(
        "M16 10 C36 4 62 4 82 10 C76 26 76 40 83 54 C60 48 38 48 15 54 C22 40 22 26 16 10Z"
    )
    p.fillPath(cloth, QColor(sail))
    if stripe:
        for left, right in ((30, 38), (60, 68)):
            band = f"M{left} 7.5 L{right} 6 L{right + 1} 50 L{left - 1} 51Z"
            p.fillPath(outline(band), QColor(stripe))
    side = outline(
        "M2 52 L22 52 L22 62 L78 62 L78 50 L99 50 C97 70 91 84 82 92 L20 92 C10 84 4 70 2 52Z"
    )
    p.fillPath(side, QColor(hull))
    p.setBrush(Qt.BrushStyle.NoBrush)
    p.setPen(QPen(alpha(PAPER, 0.35), 1.3))
    for plank in (70, 79):
        p.drawPath(outline(f"M9 {plank} C34 {plank + 4} 66 {plank + 4} 92 {plank}"))
    p.restore()


# ---- Novgorod ----------------------------------------------------------------------------------

_SHORE = 152
_ONION = "M50 0 C52 14 92 26 92 54 C92 74 74 82 74 92 L26 92 C26 82 8 74 8 54 C8 26 48 14 50 0Z"


def _novgorod(canvas: Canvas) -> None:
    """White towers, a red wall and a cog in the evening sun."""
    _sky(canvas, "#e9cf9c", "#f3dfb4")
    _disc(canvas, 300, 92, 40, QColor("#f7ecd0"))
    _hills(canvas, [(50, 22 + i * 37 % 17) for i in range(9)], _SHORE, "#c5a878")
    for x, width, height, wall, dome in (
        (40, 30, 44, "#efe3c6", "#8a6a2e"),
        (78, 40, 66, "#e4d3ab", "#b08418"),
        (124, 30, 46, "#efe3c6", "#8a6a2e"),
    ):
        _tower(canvas, x, width, height, wall, dome)
    _block(canvas, 166, _SHORE - 26, 150, 32, "#b4573c")
    for merlon in range(8):
        _block(canvas, 166 + merlon * 19, _SHORE - 34, 11, 10, "#b4573c")
    _block(canvas, 226, _SHORE - 56, 32, 60, "#9c4831")
    _shape(canvas, "M0 20 L50 -40 L100 20Z", "#6d3324", 220, _SHORE - 62, 0.44)
    _block(canvas, 0, _SHORE + 4, WIDTH, HEIGHT, "#5f9692")
    _ripples(canvas, _SHORE + 24, 5, 0.35)
    _ship(canvas, 252, 100, 1.15, "#4a3020", PAPER, "#a93a32")


def _tower(canvas: Canvas, x: float, width: float, height: float, wall: str, dome: str) -> None:
    top = _SHORE - height
    _block(canvas, x, top, width, height + 6, wall)
    size = width * 1.25 / 100
    _shape(canvas, _ONION, dome, x - width * 0.125, top - 92 * size, size)
    _block(canvas, x + width / 2 - 0.8, top - 92 * size - 9, 1.6, 10, "#4a3a22")
    window = QRectF(x + width * 0.4, top + 12, width * 0.2, 14)
    canvas.p.fillRect(window, alpha(INK, 0.6))


# ---- Riga --------------------------------------------------------------------------------------

_QUAY = 196
_SPIRE = "M0 100 L0 0 L14 -60 L28 0 L28 100Z"


def _riga(canvas: Canvas) -> None:
    """A row of gabled houses at the quay, and a crane."""
    _sky(canvas, "#a9c7c2", "#e6e3cb")
    _shape(canvas, _SPIRE, "#7f9a96", 300, 76, 1.3)
    _shape(canvas, _SPIRE, "#7f9a96", 90, 90, 1.1)
    for x, width, height, colour, gable in (
        (14, 66, 92, "#a93a32", _stepped),
        (82, 54, 112, "#c99a3c", _pointed),
        (138, 70, 84, "#2f639c", _stepped),
        (210, 52, 106, "#5b8a54", _pointed),
        (264, 62, 96, "#8a5f42", _stepped),
        (328, 62, 78, "#b9653f", _pointed),
    ):
        _house(canvas, x, width, height, colour, gable(x, width, _QUAY - height))
    _block(canvas, 0, _QUAY, WIDTH, HEIGHT, "#7a6a4e")
    _block(canvas, 0, _QUAY, WIDTH, 4, "#5f5038")
    _block(canvas, 0, _QUAY + 22, WIDTH, HEIGHT, "#4f8582")
    _ripples(canvas, _QUAY + 34, 2, 0.3)
    canvas.icon("crane", 300, _QUAY - 66, 84, _DARK_WOOD)
    canvas.icon("provisions", 104, _QUAY - 10, 26, _DARK_WOOD)
    canvas.icon("provisions", 128, _QUAY - 6, 22, "#5a3c22")
    canvas.icon("salt", 250, _QUAY - 10, 26, _DARK_WOOD)


def _stepped(x: float, width: float, eaves: float) -> list[tuple[float, float]]:
    """The corners of a stepped gable, from left to right."""
    left = []
    for step in range(4):
        edge = width * (2 * step + 1) / 18
        left += [(edge, eaves - step * 11), (edge, eaves - (step + 1) * 11)]
    right = [(width - edge, y) for edge, y in reversed(left)]
    return [(x + edge, y) for edge, y in left + right]


def _pointed(x: float, width: float, eaves: float) -> list[tuple[float, float]]:
    """The corner of a pointed gable."""
    return [(x + width / 2, eaves - width * 0.62)]


def _house(
    canvas: Canvas,
    x: float,
    width: float,
    height: float,
    colour: str,
    gable: list[tuple[float, float]],
) -> None:
    eaves = _QUAY - height
    front = QPainterPath(QPointF(x, _QUAY))
    for corner in ((x, eaves), *gable, (x + width, eaves), (x + width, _QUAY)):
        front.lineTo(*corner)
    front.closeSubpath()
    canvas.p.fillPath(front, QColor(colour))
    canvas.p.setBrush(Qt.BrushStyle.NoBrush)
    canvas.p.setPen(QPen(alpha(INK, 0.35), 1))
    canvas.p.drawPath(front)
    columns = 3 if width > 56 else 2
    for row in range(int((height - 30) // 26)):
        for column in range(columns):
            pane = QRectF(x + width * (column + 0.5) / columns - 5, eaves + 8 + row * 27, 10, 15)
            canvas.p.fillRect(pane, alpha("#f7ecd0", 0.9))
            bar = QRectF(pane.x(), pane.y() + 7, 10, 1)
            canvas.p.fillRect(bar, alpha(INK, 0.5))
    _block(canvas, x + width / 2 - 7, _QUAY - 24, 14, 24, _DARK_WOOD)


# ---- Kogge -------------------------------------------------------------------------------------


def _kogge(canvas: Canvas) -> None:
    """A great cog by moonlight, and two far away."""
    _sky(canvas, "#2b5d64", "#8fb8b0")
    for radius, light in ((52, 0.09), (38, 0.16), (26, 1.0)):
        _disc(canvas, 92, 70, radius, alpha("#f0d9a0", light))
    _hills(canvas, [(80, 16 + i * 23 % 13) for i in range(6)], 160, "#244c52")
    _block(canvas, 0, 160, WIDTH, HEIGHT, "#2f6b70")
    _ship(canvas, 26, 122, 0.48, "#1d3336", "#d8cba8")
    _ship(canvas, 338, 126, 0.40, "#1d3336", "#d8cba8")
    _ship(canvas, 124, 26, 1.9, "#3a2416", PAPER, "#2c66a6")
    for row, colour in enumerate(("#2a6167", "#245359", "#1d464b")):
        _swell(canvas, 192 + row * 18, row * 9, colour)


def _swell(canvas: Canvas, level: float, shift: float, colour: str) -> None:
    """Fills the sea below a line of long waves."""
    sea = QPainterPath(QPointF(-30 - shift, level))
    for wave in range(math.ceil((WIDTH + 60) / 52)):
        x = wave * 52 - 30 - shift
        sea.quadTo(x + 26, level - 12, x + 52, level)
    sea.lineTo(WIDTH + 60, HEIGHT + 10)
    sea.lineTo(-60, HEIGHT + 10)
    canvas.p.setPen(QPen(alpha(_FOAM, 0.28), 1.4))
    canvas.p.setBrush(QColor(colour))
    canvas.p.drawPath(sea)


_SCENES: Mapping[str, Callable[[Canvas], None]] = MappingProxyType(
    {"novgorod": _novgorod, "riga": _riga, "kogge": _kogge}
)

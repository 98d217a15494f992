"""What the full faces of all games share: frame, medallion, words and footer.

A full face is 240 by 336 units, its corner at (0, 0); the canvas is scaled to it.
"""

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPen

from hansetable.ui.art.canvas import Canvas
from hansetable.ui.art.palette import INK, INK_SOFT, alpha, on_band
from hansetable.ui.game_ui import CardText

WIDTH, HEIGHT = 240, 336
FACE = QRectF(0, 0, WIDTH, HEIGHT)
RADIUS = 14
"""The radius of its corners."""


def framed(b: Canvas, card: CardText, colour: str, tint: str | None = None) -> None:
    """Paper, title band, inner line and subtitle."""
    b.paper(FACE, RADIUS, 1.6, tint, 0.16)
    b.band(FACE, RADIUS, 48, colour)
    b.text(QRectF(14, 1, 212, 46), card.title, 25, on_band(colour), weight=700)
    b.rect(QRectF(6.5, 54.5, 227, 275), None, 8, QColor(46, 36, 24, 70), 1)
    b.text(QRectF(14, 58, 212, 22), card.sub, 16, INK_SOFT, weight=500, italic=True)


def lined(b: Canvas, line: str, width: float, tint: str | None = None, amount: float = 0.1) -> None:
    """Paper with a line of this colour and width along its edge."""
    b.paper(FACE, RADIUS, 1.6, tint, amount)
    b.rect(QRectF(7, 7, 226, 322), None, 9, line, width)


def medal(b: Canvas, icon: str, colour: str, ink: QColor | None = None, y: float = 146) -> None:
    """An icon in two rings, in a darker colour if none is given; ``y`` is its middle."""
    centre = QPointF(120, y)
    b.p.setPen(QPen(QColor(colour), 2.2))
    b.p.setBrush(alpha(colour, 0.10))
    b.p.drawEllipse(centre, 56, 56)
    b.p.setPen(QPen(alpha(colour, 0.45), 1))
    b.p.setBrush(QColor(0, 0, 0, 0))
    b.p.drawEllipse(centre, 51, 51)
    b.icon(icon, 85, y - 35, 70, ink or QColor(colour).darker(118))


def words(b: Canvas, text: str, top: float = 208) -> None:
    """The text under the medallion, smaller if it is long."""
    room = QRectF(14, top, 212, 270 - top)
    px = 16.5
    while b.height(text, room.width(), px) > room.height() and px > 13.5:
        px -= 0.5
    b.text(room, text, px, INK, weight=500, wrap=True)


def ruler(b: Canvas, y: float = 272) -> None:
    """The line above the footer."""
    b.line(18, y, 222, y, INK, 1, alpha=0.3)


def number(b: Canvas, x: float, text: str, colour: str) -> None:
    """A large number in the footer."""
    b.text(QRectF(x, 280, 48, 46), text, 34, colour, weight=700)


def note(b: Canvas, x: float, width: float, text: str) -> None:
    """A word in italics in the footer."""
    b.text(QRectF(x, 280, width, 46), text, 16, INK_SOFT, "l", weight=500, italic=True)

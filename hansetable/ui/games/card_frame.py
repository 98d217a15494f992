"""What the full faces of all games share: measure, frame, medallion, words.

A full face is 240 by 336 logical pixels, or any size of that shape.
"""

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPen

from hansetable.ui.art.canvas import Canvas
from hansetable.ui.art.palette import INK, INK_SOFT, alpha, on_band

WIDTH, HEIGHT = 240, 336
"""The size of a full face in logical pixels; every function also paints larger or smaller."""
RADIUS = 14
"""The radius of its corners."""


@dataclass(frozen=True, slots=True)
class Part:
    """A measured full face: places in it are told in parts of 240 by 336."""

    r: QRectF

    @property
    def k(self) -> float:
        """How many pixels a part has."""
        return self.r.width() / WIDTH

    def at(self, x: float, y: float, width: float, height: float) -> QRectF:
        """A rectangle in pixels."""
        k = self.k
        return QRectF(self.r.x() + x * k, self.r.y() + y * k, width * k, height * k)

    def point(self, x: float, y: float) -> QPointF:
        """A point in pixels."""
        return QPointF(self.r.x() + x * self.k, self.r.y() + y * self.k)


def framed(
    b: Canvas, r: QRectF, title: str, sub: str, colour: str, tint: str | None = None
) -> Part:
    """Paper, title band, inner line and subtitle; the measured face comes back."""
    part = Part(r)
    k = part.k
    b.paper(r, RADIUS * k, 1.6, tint, 0.16)
    b.band(r, RADIUS * k, 48 * k, colour)
    b.text(part.at(14, 1, 212, 46), title, 25 * k, on_band(colour), weight=700)
    b.rect(part.at(6.5, 54.5, 227, 275), None, 8 * k, QColor(46, 36, 24, 70), 1)
    b.text(part.at(14, 58, 212, 22), sub, 16 * k, INK_SOFT, weight=500, italic=True)
    return part


def medal(b: Canvas, part: Part, icon: str, colour: str, ink: QColor, y: float = 146) -> None:
    """An icon in two rings; ``y`` is the height of its middle."""
    k = part.k
    centre = part.point(120, y)
    b.p.setPen(QPen(QColor(colour), 2.2 * k))
    b.p.setBrush(alpha(colour, 0.10))
    b.p.drawEllipse(centre, 56 * k, 56 * k)
    b.p.setPen(QPen(alpha(colour, 0.45), k))
    b.p.setBrush(QColor(0, 0, 0, 0))
    b.p.drawEllipse(centre, 51 * k, 51 * k)
    side = 70 * k
    b.icon(icon, centre.x() - side / 2, centre.y() - side / 2, side, ink)


def words(b: Canvas, part: Part, text: str, top: float = 208) -> None:
    """The text under the medallion, smaller if it is long."""
    room = part.at(14, top, 212, 270 - top)
    px = 16.5 * part.k
    while b.height(text, room.width(), px) > room.height() and px > 13.5 * part.k:
        px -= 0.5 * part.k
    b.text(room, text, px, INK, weight=500, wrap=True)


def ruler(b: Canvas, part: Part) -> None:
    """The line above the footer."""
    line = part.at(18, 272, 204, 0)
    b.line(line.left(), line.top(), line.right(), line.top(), INK, 1, alpha=0.3)


def number(b: Canvas, part: Part, x: float, text: str, colour: str) -> None:
    """A large number in the footer."""
    b.text(part.at(x, 280, 48, 46), text, 34 * part.k, colour, weight=700)


def note(b: Canvas, part: Part, x: float, width: float, text: str) -> None:
    """A word in italics in the footer."""
    room = part.at(x, 280, width, 46)
    b.text(room, text, 16 * part.k, INK_SOFT, "l", weight=500, italic=True)

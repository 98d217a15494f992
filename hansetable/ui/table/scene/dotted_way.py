"""The dotted way from a held card to the only place where it can go, over free cloth."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import product

from PySide6.QtCore import QPointF, QRectF, QVariantAnimation
from PySide6.QtGui import QPainter, QPainterPath
from PySide6.QtWidgets import QGraphicsObject, QStyleOptionGraphicsItem, QWidget

from hansetable.ui.art.canvas import Canvas
from hansetable.ui.table import layers
from hansetable.ui.table.scene.piece import PieceItem
from hansetable.ui.table.scene.scene import TableScene

DRAWN = 180
"""How long it is drawn, in milliseconds."""
_APART = 9.5
"""From a dot to the next, in units of the board."""
_GAP = 9.0
"""What stays free before the place."""
_LEAST = 6
"""A way of fewer dots is none: both ends lie side by side."""
_AHEAD = 16.0
"""How far the other end lies on the side of a card from which the way leads there."""
_BEND = 0.75
"""How far each end goes straight on before it bends, as a part of what lies in its direction."""
_ROOM = 5.0
"""What is free around a dot."""

Free = Callable[[QPointF], bool]
"""Whether there is nothing but cloth at a point."""


class DottedWay(QGraphicsObject):
    """The way; it is drawn once, and then does not move."""

    def __init__(self) -> None:
        super().__init__()
        self.setZValue(layers.MARKS)
        self.setVisible(False)
        self.dots: Sequence[QPointF] = ()
        self._clock = QVariantAnimation(self, startValue=0.0, endValue=1.0)
        self._clock.valueChanged.connect(self._draw)

    def lead(self, dots: Sequence[QPointF], factor: float) -> None:
        """Draw a way of these dots, or none; ``factor`` is how long motion takes, 0 for not."""
        if dots == self.dots:
            return
        self.prepareGeometryChange()
        self._clock.stop()
        self.dots = dots
        self.setVisible(bool(dots))
        self._clock.setDuration(round(DRAWN * factor))
        self._clock.start()

    def _draw(self) -> None:
        self.update()

    @property
    def drawn(self) -> float:
        """Which part of it is drawn, from 0 to 1."""
        return float(self._clock.currentValue())

    @property
    def moving(self) -> bool:
        """Whether it is being drawn just now."""
        return self._clock.state() == QVariantAnimation.State.Running

    def boundingRect(self) -> QRectF:
        """Return the area that is painted."""
        xs, ys = [dot.x() for dot in self.dots], [dot.y() for dot in self.dots]
        if not xs:
            return QRectF()
        corner, other = QPointF(min(xs), min(ys)), QPointF(max(xs), max(ys))
        return QRectF(corner, other).adjusted(-_GAP, -_GAP, _GAP, _GAP)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        """Paint as much of the way as is drawn at this moment."""
        Canvas(painter).dotted_way(self.dots, self.drawn)


def way_between(held: PieceItem, aim: PieceItem, table: TableScene) -> Sequence[QPointF]:
    """Return the dots of a way from one piece of a table to another; none if nothing is free."""
    others = (piece for piece in table.pieces.values() if piece not in (held, aim))
    taken = [piece.geometry.rect for piece in others if piece.geometry.face is not None]
    bare = table.background.bare()

    def free(dot: QPointF) -> bool:
        room = QRectF(dot.x() - _ROOM, dot.y() - _ROOM, 2 * _ROOM, 2 * _ROOM)
        return bare(room) and not any(map(room.intersects, taken))

    return find_way(held.geometry.rect, aim.lit_rect().translated(aim.home()), free)


def find_way(start: QRectF, end: QRectF, free: Free) -> Sequence[QPointF]:
    """Return the dots of a way between two rectangles, the last its tip; none if nothing is free.

    It leaves upwards or downwards and arrives from the side, if it can.
    """
    for path in _paths(start, end):
        length = path.length() - _GAP
        count = int(length / _APART)
        rough = (path.pointAtPercent(at / _LEAST) for at in range(1, _LEAST))
        if count < _LEAST or not all(map(free, rough)):
            continue
        far = (length - _APART * (count - at) for at in range(1, count + 1))
        dots = [path.pointAtPercent(path.percentAtLength(one)) for one in far]
        if all(map(free, dots)):
            return dots
    return ()


def _paths(start: QRectF, end: QRectF) -> Iterator[QPainterPath]:
    """Yield the curves between the sides that look at each other, the best first."""
    for out, into in product(_sides(start), reversed(_sides(end))):
        one, other = start.center() + out, end.center() + into
        way = other - one
        if min(_along(way, out), _along(-way, into)) > _AHEAD:
            bend = one + _unit(out) * _along(way, out) * _BEND
            other_bend = other + _unit(into) * _along(-way, into) * _BEND
            path = QPainterPath(one)
            path.cubicTo(bend, other_bend, other)
            yield path


def _sides(rect: QRectF) -> Sequence[QPointF]:
    """From the middle of a rectangle to the middles of its sides."""
    wide, high = rect.width() / 2, rect.height() / 2
    return [QPointF(0, high), QPointF(0, -high), QPointF(-wide, 0), QPointF(wide, 0)]


def _along(way: QPointF, side: QPointF) -> float:
    """How far a way leads to a side."""
    return QPointF.dotProduct(way, _unit(side))


def _unit(side: QPointF) -> QPointF:
    return side / side.manhattanLength()

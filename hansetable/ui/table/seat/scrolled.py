"""The table of a seat in a small window: larger than its room, and scrolled."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QPointF, QRectF

_ALMOST = 1.15
"""What is larger by less is shown whole."""
_EDGE, _BAR = 10.0, 5.0


class Scrolled:
    """What of a table is seen in a room of its size.

    ``factor`` tells how many times larger it is shown than the room holds, ``at`` how far it is
    scrolled, in units of the room.
    """

    def __init__(self, room: QRectF) -> None:
        self.room, self.factor, self.at = room, 1.0, QPointF()

    def fit(self, factor: float) -> None:
        """Show it so many times larger, but whole if that is almost the same."""
        self.factor = factor if factor > _ALMOST else 1.0
        self.by(QPointF())

    def by(self, way: QPointF) -> bool:
        """Scroll as far as there is something to be seen; return whether that was any way."""
        before, more = self.at, self.room.size() * (self.factor - 1)
        x = min(max(0.0, before.x() + way.x()), more.width())
        y = min(max(0.0, before.y() + way.y()), more.height())
        self.at = QPointF(x, y)
        return self.at != before

    def reveal(self, rect: QRectF) -> bool:
        """Scroll until a rectangle is seen, given as it is shown; return whether it was not."""
        room, rect = self.room, rect.adjusted(-_EDGE, -_EDGE, _EDGE, _EDGE)
        x = min(max(0.0, rect.right() - room.right()), rect.left() - room.left())
        y = min(max(0.0, rect.bottom() - room.bottom()), rect.top() - room.top())
        return self.by(QPointF(x, y))

    def shown(self, rect: QRectF) -> QRectF:
        """Return where a rectangle of the table is shown."""
        corner = self.room.topLeft() + rect.topLeft() * self.factor - self.at
        return QRectF(corner, rect.size() * self.factor)

    def bars(self) -> Iterator[QRectF]:
        """Yield the bars that tell which part is seen; none if that is all."""
        if self.factor > 1:
            room, part = self.room, 1 / self.factor
            across, down = room.width() * part, room.height() * part
            x, y = room.x() + self.at.x() * part, room.y() + self.at.y() * part
            yield QRectF(x, room.bottom() - _BAR - 2, across, _BAR)
            yield QRectF(room.right() - _BAR - 2, y, _BAR, down)


def beside(rect: QRectF, wide: float, high: float, board: QRectF) -> QPointF:
    """Return where a close look lies: beside its piece, within the board."""
    left = rect.center().x() > board.center().x()
    x = rect.left() - 14 - wide if left else rect.right() + 14
    y = min(max(rect.center().y() - high / 2, 8), board.height() - high - 8)
    return QPointF(x, max(8.0, y))

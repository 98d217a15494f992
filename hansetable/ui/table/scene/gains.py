"""What a seat gains or loses by the action that is shown: slips fly, and numbers are counted."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple

from PySide6.QtCore import QEasingCurve, QElapsedTimer, QObject, QPointF, QRectF, QTimer
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsItem, QGraphicsScene, QStyleOptionGraphicsItem, QWidget

from hansetable.core import Seat
from hansetable.ui.art.canvas import Canvas, Score
from hansetable.ui.art.palette import (
    BRASS,
    LETTER,
    LETTER_GAIN,
    LETTER_LOSS,
    SHEET,
    SHEET_GAIN,
    SHEET_INK,
    SHEET_LOSS,
)
from hansetable.ui.table import layers
from hansetable.ui.table.scene.pictures import MARGIN, Picture, stamp
from hansetable.ui.widgets.numbers import signed

FLIGHT, APART = 420, 60
"""How long a slip flies, and how much later the next one starts, in milliseconds."""
_FRAME = 16
_WIDE, _HIGH = 56.0, 26.0
_SHRINKS = 0.5
"""By how much of its size a piece becomes smaller on its way."""
_BOW = 36.0
"""How high the way of a slip is bowed, in units of the board."""


class Gain(NamedTuple):
    """A number that has changed: its icon, by how much, and the area of its seat."""

    icon: str
    number: int
    area: QRectF


class Left(NamedTuple):
    """What has left the table: its picture, and where it lay."""

    picture: tuple[Picture, ...]
    rect: QRectF


class LeftItem(QGraphicsItem):
    """A piece that has left the table; it becomes smaller on its way and is gone at its end."""

    def __init__(self, left: Left, end: QPointF) -> None:
        super().__init__()
        self._picture, self._size = left.picture, left.rect.size()
        self.start, self.end = left.rect.center(), end
        self.setZValue(layers.RAISED)

    def boundingRect(self) -> QRectF:
        """Return the piece with its shadow."""
        face = QRectF(QPointF(), self._size)
        face.moveCenter(QPointF())
        return face.adjusted(-MARGIN, -MARGIN, MARGIN, MARGIN)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        """Paint the piece."""
        stamp(painter, self.boundingRect(), self._picture)

    def fly(self, part: float) -> None:
        """Go so far on the way, from 0 to 1."""
        self.setPos(self.start + (self.end - self.start) * part)
        self.setScale(1 - _SHRINKS * part)
        self.setVisible(part < 1)


class GainItem(QGraphicsItem):
    """A slip of paper with an icon and what was gained or lost."""

    def __init__(self, icon: str, number: int, start: QPointF, end: QPointF) -> None:
        super().__init__()
        self.icon, self.number, self.start, self.end = icon, number, start, end
        self.setZValue(layers.DRAGGED)
        self.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)

    def boundingRect(self) -> QRectF:
        """Return the slip with its shadow."""
        return QRectF(-_WIDE / 2 - 4, -_HIGH / 2 - 4, _WIDE + 8, _HIGH + 8)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        """Paint the slip."""
        canvas, face = Canvas(painter), QRectF(-_WIDE / 2, -_HIGH / 2, _WIDE, _HIGH)
        canvas.shadow(face, _HIGH / 2, 0.8)
        canvas.rect(face, SHEET, _HIGH / 2, BRASS, 1.4)
        canvas.icon(self.icon, face.x() + 8, face.y() + 5, 16, SHEET_INK)
        ink = SHEET_GAIN if self.number > 0 else SHEET_LOSS
        room = face.adjusted(26, 0, -6, 0)
        canvas.text(room, signed(self.number), 15, ink, "c", 700, least=11)

    def fly(self, part: float) -> None:
        """Go so far on the way, from 0 to 1."""
        way = self.end - self.start
        bow = QPointF(0, -_BOW * 4 * part * (1 - part)) if not way.isNull() else QPointF()
        self.setPos(self.start + way * part + bow)


class Gains(QObject):
    """Lets slips fly over a scene.

    What is gained flies from where it comes from to its seat; what is lost stands there. Without
    motion (``factor`` 0) a slip stands at both ends.
    """

    def __init__(self, scene: QGraphicsScene) -> None:
        super().__init__(scene)
        self.factor = 1.0
        self.items: list[GainItem] = []
        self.flying: list[LeftItem] = []
        self._clock = QElapsedTimer()
        self._timer = QTimer(self, interval=_FRAME)
        self._timer.timeout.connect(self._frame)
        self._curve = QEasingCurve(QEasingCurve.Type.InOutSine)

    def show(
        self,
        gains: Sequence[Gain],
        source: QPointF | None,
        numbers: Sequence[QRectF] = (),
        left: Sequence[LeftItem] = (),
    ) -> None:
        """Show what has changed; without a source the slips only stand at their seats.

        They stand at the upper edge of a seat, or at the lower one if they hid numbers there.
        What has ``left`` the table flies where it belongs now.
        """
        self.clear()
        if self.factor:
            self.flying = list(left)
            for flying in left:
                self._add(flying)
        placed: dict[tuple[float, float], int] = {}
        for icon, number, area in gains:
            key = area.x(), area.y()
            row = placed[key] = placed.get(key, -1) + 1
            high = area.y() + _HIGH / 2 + 4
            slips = QRectF(area.center().x() - _WIDE - 8, area.y() + 4, 2 * _WIDE + 16, _HIGH)
            if any(map(slips.intersects, numbers)):
                high = area.bottom() - _HIGH / 2 - 4
            at = QPointF(area.center().x() + (row - 0.5) * (_WIDE + 8), high)
            start = source if source is not None and number > 0 else at
            self.items.append(GainItem(icon, number, start, at))
            if not self.factor and start != at:
                self.items.append(GainItem(icon, number, at, at))
        for item in self.items:
            self._add(item)
        if self.factor and (self.items or self.flying):
            self._clock.start()
            self._timer.start()
            self._frame()

    def clear(self) -> None:
        """Show nothing any more."""
        self._timer.stop()
        for item in (*self.items, *self.flying):
            self._scene().removeItem(item)
        self.items, self.flying = [], []

    def _scene(self) -> QGraphicsScene:
        scene = self.parent()
        assert isinstance(scene, QGraphicsScene)
        return scene

    def _add(self, item: GainItem | LeftItem) -> None:
        item.setPos(item.start)
        self._scene().addItem(item)

    def _frame(self) -> None:
        now = self._clock.elapsed() / self.factor
        flights: tuple[Sequence[GainItem | LeftItem], ...] = (self.items, self.flying)
        for items in flights:
            for order, item in enumerate(items):
                part = min(1.0, max(0.0, (now - order * APART) / FLIGHT))
                item.fly(self._curve.valueForProgress(part))
        if now > max(len(self.items), len(self.flying)) * APART + FLIGHT:
            self._timer.stop()


class Scores(QGraphicsItem):
    """The numbers on the panels of the seats, which are counted while it is told what changes.

    ``told`` returns for a seat and a key of the scoreboard what is still to be counted, and by
    how much the number changes altogether.
    """

    def __init__(self, scores: Mapping[tuple[Seat, str], Score], area: QRectF) -> None:
        super().__init__()
        self._scores, self._area = scores, area
        self.told: Callable[[Seat, str], tuple[int, int]] = lambda seat, key: (0, 0)
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemUsesExtendedStyleOption)
        self.setZValue(layers.FELT)

    def boundingRect(self) -> QRectF:
        """Return the whole board: nobody knows before where numbers stand."""
        return self._area

    def count(self) -> None:
        """Write the numbers as far as they are counted now."""
        for score in self._scores.values():
            self.update(score.rect)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        """Paint the numbers, in colour and with what was added behind them while that is told."""
        canvas, seen = Canvas(painter), option.exposedRect
        for (seat, key), score in self._scores.items():
            if not score.rect.intersects(seen):
                continue
            waiting, changed = self.told(seat, key)
            ink = (LETTER_GAIN if changed > 0 else LETTER_LOSS) if changed else LETTER
            canvas.write_score(score, score.number - waiting, ink)
            if changed:
                wide = canvas.width(score.said(score.number), score.px, score.weight)
                room = score.rect.adjusted(wide + 3, 0, 0, 0)
                if score.align == "l" and canvas.width(signed(changed), 12, 700) <= room.width():
                    canvas.text(room, signed(changed), 12, ink, "l", 700)

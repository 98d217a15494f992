"""Marks on the table of a replay: what was played by mistake, and what was better."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsObject, QStyleOptionGraphicsItem, QWidget

from hansetable.core import Action
from hansetable.ui.art.canvas import Canvas
from hansetable.ui.art.fonts import line_width
from hansetable.ui.art.palette import BAND_CREAM, CLOTH, GAIN, LETTER, LETTER_GAIN
from hansetable.ui.language import Text
from hansetable.ui.table import layers
from hansetable.ui.table.scene.scene import TableScene

_HIGH, _PX = 20.0, 14.0
_EDGE = 9.0
"""What is free beside the word on a chip."""
_PLAYED, _BETTER = Text("Review", "played"), Text("Review", "better")


@dataclass(frozen=True, slots=True)
class Mark:
    """The pieces of one action, and the chip below the first of them."""

    better: bool
    pieces: tuple[QRectF, ...]
    chip: QRectF


class ReviewMarks(QGraphicsObject):
    """Rings around the pieces of two actions: dashed what was played, whole what was better."""

    def __init__(self, scene: TableScene) -> None:
        super().__init__()
        self.marks: tuple[Mark, ...] = ()
        self.setZValue(layers.HAND + 1)
        scene.addItem(self)
        self._table = scene

    def show_actions(self, *said: Action) -> None:
        """Mark what was played and what was better on the table as it lies; nothing: no longer."""
        marks = tuple(self._found(*said)) if said else ()
        if marks != self.marks:
            self.prepareGeometryChange()
            self.marks = marks
        self.update()

    def boundingRect(self) -> QRectF:
        """Return the area that is painted."""
        whole = QRectF()
        for mark in self.marks:
            for rect in (*mark.pieces, mark.chip):
                whole |= rect
        return whole.adjusted(-8, -8, 8, 8) if self.marks else whole

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        """Paint the rings, and the chips above them."""
        canvas = Canvas(painter)
        for mark in self.marks:
            for rect in mark.pieces:
                if mark.better:
                    canvas.rect(rect.adjusted(-3, -3, 3, 3), None, 7, LETTER_GAIN, 3)
                else:
                    canvas.highlight_ring(rect)
        for mark in self.marks:
            canvas.shadow(mark.chip, 5, 0.6)
            canvas.rect(mark.chip, GAIN if mark.better else CLOTH, 5, LETTER, 1.2)
            word = str(_BETTER if mark.better else _PLAYED)
            canvas.text(mark.chip, word, _PX, BAND_CREAM if mark.better else LETTER, "c", 600)

    def _found(self, played: Action, better: Action) -> Iterator[Mark]:
        """Yield a mark for each of the actions that pieces on the table stand for."""
        room, taken = self._table.sceneRect(), list[QRectF]()
        for action, other, words in ((better, played, _BETTER), (played, better, _PLAYED)):
            says = action.touches() - other.touches()
            pieces = list[QRectF]()
            for piece in self._table.pieces.values():
                rect = piece.lit_rect().translated(piece.home())
                hidden = any(other.contains(rect.center()) for other in pieces)  # in a pile
                if piece.geometry.face is not None and not says.isdisjoint(piece.says):
                    pieces += [] if hidden else [rect]
            if not pieces:
                continue
            wide = line_width(str(words), _PX, 600) + 2 * _EDGE
            first = min(pieces, key=lambda rect: (rect.y(), rect.x()))
            chip = QRectF(0, 0, wide, _HIGH)
            chip.moveCenter(QPointF(first.center().x(), first.bottom() + 3))
            if chip.bottom() > room.bottom():
                chip.moveBottom(first.top() + 2)
            for one in filter(chip.intersects, taken):
                chip.moveLeft(one.right() + 3)
            taken.append(chip)
            yield Mark(action is better, tuple(pieces), chip)

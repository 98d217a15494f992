"""A disc on the card that was laid last: a click on it takes the card back."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from hansetable.core import Handle
from hansetable.model.play import PlayModel
from hansetable.ui.art.canvas import Canvas
from hansetable.ui.language import translate
from hansetable.ui.table import layers

_SIZE = 22.0


class TakeBack(QGraphicsItem):
    """The disc; it is there only if the card can be taken back."""

    def __init__(self) -> None:
        super().__init__()
        self.setZValue(layers.HAND + 1)
        self.setVisible(False)

    def follow(self, laid: QRectF | None) -> None:
        """Lie at the corner of the card that was laid last, or nowhere."""
        self.setVisible(laid is not None)
        if laid is not None:
            self.setPos(laid.topLeft())
            self.setToolTip(translate("Question", "Undo the last action (Ctrl+Z)"))

    def holds(self, at: QPointF) -> bool:
        """Whether a point of the table lies on the disc."""
        return self.isVisible() and self.boundingRect().contains(at - self.pos())

    def boundingRect(self) -> QRectF:
        """Return the area that is painted."""
        return QRectF(-_SIZE / 2, -_SIZE / 2, _SIZE, _SIZE).adjusted(-2, -2, 2, 2)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        """Paint the disc and its sign."""
        Canvas(painter).disc(QRectF(-_SIZE / 2, -_SIZE / 2, _SIZE, _SIZE), "undo", 14)


def laid_last(model: PlayModel) -> Handle:
    """Return what says the card that was laid last, if it can be taken back; else nothing."""
    if not model.mine or model.undo_refusal():
        return ""
    return model.session.actions[-1][1].left

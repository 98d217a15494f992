"""Widgets that are painted on the canvas in unscaled pixels and shown at the table's scale."""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from hansetable.ui.art.canvas import Canvas


class Scaled(QWidget):
    """A widget whose picture is scaled as a whole; a subclass paints it in ``draw``."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.scale = 1.0

    def place(self, rect: QRectF, scale: float) -> None:
        """Move to a rectangle of the parent, given in unscaled pixels."""
        self.scale = scale
        self.setGeometry(QRectF(rect.topLeft() * scale, rect.size() * scale).toRect())
        self.update()

    def area(self) -> QRectF:
        """The whole widget in unscaled pixels."""
        return QRectF(0, 0, self.width() / self.scale, self.height() / self.scale)

    def draw(self, canvas: Canvas, area: QRectF) -> None:
        """Paint the widget in unscaled pixels."""
        raise NotImplementedError

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paints at the scale of the table."""
        painter = QPainter(self)
        painter.scale(self.scale, self.scale)
        self.draw(Canvas(painter), self.area())
        painter.end()

"""Widgets that are painted on the canvas in unscaled pixels and shown at the table's scale."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPaintDevice, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QLabel, QWidget

from hansetable.ui.art import growth
from hansetable.ui.art.canvas import Canvas
from hansetable.ui.art.palette import BRASS
from hansetable.ui.art.textures import surface
from hansetable.ui.widgets.layout import fix
from hansetable.ui.widgets.speaking import Speaking

STRIP = 52
"""The height of a strip at 100 %, in logical pixels."""


@contextmanager
def painted(device: QPaintDevice, scale: float = 1.0) -> Iterator[Canvas]:
    """A canvas on a widget or picture while it is painted; a scale makes one of unscaled pixels."""
    painter = QPainter(device)
    painter.scale(scale, scale)
    try:
        yield Canvas(painter)
    finally:
        painter.end()


@contextmanager
def grown(widget: QWidget) -> Iterator[tuple[Canvas, QRectF]]:
    """A canvas in pixels of the code while a widget is painted, and the whole widget in them."""
    scale = growth.factor()
    with painted(widget, scale) as canvas:
        yield canvas, QRectF(0, 0, widget.width() / scale, widget.height() / scale)


class Drawing(QWidget):
    """A small picture of a fixed size, which a function paints."""

    def __init__(
        self, wide: int, high: int, draw: Callable[[Canvas], object], parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._draw = draw
        fix(self, wide, high)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paints the picture."""
        with grown(self) as (canvas, _):
            self._draw(canvas)


class Scaled(QLabel):
    """A widget whose picture is scaled as a whole; a subclass paints it in ``draw``.

    It is a label, so that screen readers read what it is called as a text.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.scale = 1.0

    def place(self, rect: QRectF, scale: float) -> None:
        """Move to a rectangle of the parent, given in unscaled pixels."""
        self.scale = scale
        self.setGeometry(QRectF(rect.topLeft() * scale, rect.size() * scale).toRect())
        self._arrange()
        self.update()

    def _arrange(self) -> None:
        """Put its parts in their places; most have none."""

    def area(self) -> QRectF:
        """The whole widget in unscaled pixels."""
        return QRectF(0, 0, self.width() / self.scale, self.height() / self.scale)

    def draw(self, canvas: Canvas, area: QRectF) -> None:
        """Paint the widget in unscaled pixels."""
        raise NotImplementedError

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paints at the scale of the table."""
        with painted(self, self.scale) as canvas:
            self.draw(canvas, self.area())


class Strip(Speaking, Scaled):
    """A strip of paper below the table; it follows its size and the language by itself."""

    def high(self, wide: float) -> float:
        """How high the strip wants to be at a width, both in unscaled pixels."""
        return STRIP

    def draw(self, canvas: Canvas, area: QRectF) -> None:
        """Paints the paper and its edge of brass."""
        canvas.p.drawTiledPixmap(area, surface("sheet"))
        canvas.rect(QRectF(0, 0, area.width(), 2), BRASS, alpha=0.9)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Puts everything in its place."""
        super().resizeEvent(event)
        self._arrange()

"""The line of the rounds: a whole game from its beginning to its end, to be gone along."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QSlider, QWidget

from hansetable.model.replay import ReplayModel
from hansetable.ui.art.canvas import Canvas
from hansetable.ui.art.palette import FACE, SHEET_INK, SHEET_LINK, SHEET_SOFT

_EDGE = 9.0
"""The room at both ends of the line for half of the knob."""


class RoundSlider(QSlider):
    """The whole game as a line, with a mark where each round begins; a click goes there."""

    def __init__(self, model: ReplayModel, parent: QWidget) -> None:
        super().__init__(Qt.Orientation.Horizontal, parent)
        self._model = model
        self.scale = 1.0
        self.setRange(0, model.replay.length)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def place(self, rect: QRectF, scale: float) -> None:
        """Move to a rectangle of the parent, given in unscaled pixels."""
        self.scale = scale
        self.setGeometry(QRectF(rect.topLeft() * scale, rect.size() * scale).toRect())
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draws the line, the rounds with as many numbers as there is room for, and the knob."""
        painter = QPainter(self)
        painter.scale(self.scale, self.scale)
        canvas = Canvas(painter)
        wide = self.width() / self.scale
        track = QRectF(_EDGE, 10, wide - 2 * _EDGE, 4)
        canvas.rect(track, SHEET_INK, 2, alpha=0.22)
        knob = self._x(self.value(), track)
        canvas.rect(QRectF(track.x(), 10, knob - track.x(), 4), SHEET_LINK, 2)
        self._draw_rounds(canvas, track)
        if self.hasFocus():
            canvas.rect(QRectF(knob - 10, 2, 20, 20), None, 10, SHEET_LINK, 1.6)
        canvas.coin(knob, 12, 15, "", FACE)
        painter.end()

    def _draw_rounds(self, canvas: Canvas, track: QRectF) -> None:
        free = track.x() - 20
        for place, number in self._model.replay.starts:
            if not number:
                continue
            x = self._x(place, track)
            canvas.line(x, 6, x, 18, SHEET_SOFT, 1.2)
            if x - free >= 16:
                canvas.text(QRectF(x - 14, 18, 28, 14), str(number), 11.5, SHEET_SOFT, "c", 600)
                free = x

    def _x(self, place: int, track: QRectF) -> float:
        return track.x() + track.width() * place / max(1, self.maximum())

    def _place_at(self, event: QMouseEvent) -> int:
        wide = self.width() / self.scale - 2 * _EDGE
        part = (event.position().x() / self.scale - _EDGE) / max(1.0, wide)
        return round(max(0.0, min(1.0, part)) * self.maximum())

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Takes the knob to the mouse."""
        if event.button() == Qt.MouseButton.LeftButton:
            self.setSliderDown(True)
            self.setValue(self._place_at(event))
            event.accept()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Takes the knob along."""
        if self.isSliderDown():
            self.setValue(self._place_at(event))

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Lets the knob go."""
        self.setSliderDown(False)

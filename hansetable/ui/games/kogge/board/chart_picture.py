"""The chart under the plates, kept as a picture: it takes long to paint and never changes."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPixmap

from hansetable.ui.art.canvas import Canvas
from hansetable.ui.games.kogge.board import chart

_AIR = 12.0
"""The room around the chart for its shadow."""


class SeaChart:
    """Paints the chart, from a picture that is painted anew for another density only."""

    def __init__(self) -> None:
        self._picture = QPixmap()
        self._density = 0.0

    def paint(self, b: Canvas, rect: QRectF) -> None:
        """Paint the chart with its shadow."""
        density = b.p.device().devicePixelRatio() * b.p.worldTransform().m11()
        if density != self._density:
            self._density = density
            self._picture = _painted(rect, density)
        room = rect.adjusted(-_AIR, -_AIR, _AIR, _AIR)
        b.p.drawPixmap(room, self._picture, QRectF(self._picture.rect()))


def _painted(rect: QRectF, density: float) -> QPixmap:
    wide, high = rect.width() + 2 * _AIR, rect.height() + 2 * _AIR
    picture = QPixmap(round(wide * density), round(high * density))
    picture.setDevicePixelRatio(density)
    picture.fill(Qt.GlobalColor.transparent)
    painter = QPainter(picture)
    try:
        chart.paint_chart(Canvas(painter), QRectF(QPointF(_AIR, _AIR), rect.size()))
    finally:
        painter.end()
    return picture

"""The chart under the plates, kept as a picture: it takes long to paint and never changes."""

from __future__ import annotations

from functools import lru_cache

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPixmap

from hansetable.ui.art.canvas import Canvas
from hansetable.ui.games.kogge.board import chart

_AIR = 12.0
"""The room around the chart for its shadow."""


def paint(b: Canvas, rect: QRectF) -> None:
    """Paint the chart with its shadow, from a picture that is kept for one size and density."""
    density = b.p.device().devicePixelRatio() * b.p.worldTransform().m11()
    picture = _painted(rect.width(), rect.height(), density)
    b.p.drawPixmap(rect.adjusted(-_AIR, -_AIR, _AIR, _AIR), picture, QRectF(picture.rect()))


@lru_cache(maxsize=1)
def _painted(width: float, height: float, density: float) -> QPixmap:
    wide, high = width + 2 * _AIR, height + 2 * _AIR
    picture = QPixmap(round(wide * density), round(high * density))
    picture.setDevicePixelRatio(density)
    picture.fill(Qt.GlobalColor.transparent)
    painter = QPainter(picture)
    try:
        chart.paint_chart(Canvas(painter), QRectF(_AIR, _AIR, width, height))
    finally:
        painter.end()
    return picture

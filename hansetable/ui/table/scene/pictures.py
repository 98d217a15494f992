"""Painted faces, kept as pixmaps: one a face, size and pixel density."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable, Sequence

from PySide6.QtCore import QMarginsF, QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QPainter, QPixmap, QTransform

from hansetable.ui.art.canvas import Canvas

MARGIN = 12.0
"""What a face may paint around its rectangle (shadow, stacked cards), in units of the board."""
MOST = 64 * 2**20
"""How many bytes of pixmaps are kept: twice what a table needs on a screen of 5120 pixels."""


_MARGINS = QMarginsF(MARGIN, MARGIN, MARGIN, MARGIN)


def painted(size: QSizeF, density: float, paint: Callable[[Canvas], object]) -> QPixmap:
    """Return what is painted on an empty pixmap of a size, with so many pixels a unit of it."""
    pixmap = QPixmap(max(1, round(size.width() * density)), max(1, round(size.height() * density)))
    pixmap.setDevicePixelRatio(density)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    try:
        paint(Canvas(painter))
    finally:
        painter.end()
    return pixmap


def stamp(painter: QPainter, target: QRectF, pixmaps: Sequence[QPixmap]) -> None:
    """Lay pixmaps of one size into a rectangle; if they have its size then pixel by pixel.

    That is sharper, and many times faster, than pixmaps that are stretched by parts of a pixel.
    """
    device, world = painter.deviceTransform(), painter.worldTransform()
    scale = device.m11()
    if device.isRotating() or abs(target.width() * scale - pixmaps[0].width()) > 1:
        for pixmap in pixmaps:
            painter.drawPixmap(target, pixmap, QRectF(pixmap.rect()))
        return
    left = round(target.x() * scale + device.dx())
    top = round(target.y() * scale + device.dy())
    unit = world.m11() / scale
    x = world.dx() + (left - device.dx()) * unit
    y = world.dy() + (top - device.dy()) * unit
    painter.setWorldTransform(QTransform(unit, 0, 0, unit, x, y))
    for pixmap in pixmaps:
        painter.drawPixmap(0, 0, pixmap)
    painter.setWorldTransform(world)


class Pictures:
    """A store of pixmaps that forgets the longest unused.

    ``density`` is how many pixels a unit of the board has for what is painted from now on.
    """

    def __init__(self) -> None:
        self.density = 1.0
        self._kept: OrderedDict[Hashable, QPixmap] = OrderedDict()
        self._bytes = 0

    def get(self, key: Hashable, size: QSizeF, paint: Callable[[Canvas, QRectF], None]) -> QPixmap:
        """Return the pixmap of a face, with its margin; ``paint`` is called if it is new."""
        density = self.density
        whole = (key, round(size.width(), 1), round(size.height(), 1), round(density, 3))
        found = self._kept.get(whole)
        if found is not None:
            self._kept.move_to_end(whole)
            return found
        face = QRectF(QPointF(MARGIN, MARGIN), size)
        pixmap = painted(size.grownBy(_MARGINS), density, lambda canvas: paint(canvas, face))
        pixmap.setDevicePixelRatio(1.0)
        self._kept[whole] = pixmap
        self._bytes += _bytes(pixmap)
        while self._bytes > MOST and len(self._kept) > 1:
            self._bytes -= _bytes(self._kept.popitem(last=False)[1])
        return pixmap

    def clear(self) -> None:
        """Forget everything, for another language or zoom."""
        self._kept.clear()
        self._bytes = 0


def _bytes(pixmap: QPixmap) -> int:
    return pixmap.width() * pixmap.height() * pixmap.depth() // 8

"""Painted faces, kept as pixmaps: one a face, size and pixel density."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable, Sequence
from typing import NamedTuple

from PySide6.QtCore import QMarginsF, QPoint, QPointF, QRect, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QImage, QPainter, QPixmap, QTransform

from hansetable.ui.art.canvas import Canvas

MARGIN = 12.0
"""What a face may paint around its rectangle (shadow, stacked cards), in units of the board."""
MOST = 48 * 2**20
"""How many bytes of pixmaps are kept: twice what a table needs on a screen of 5120 pixels."""

_MARGINS = QMarginsF(MARGIN, MARGIN, MARGIN, MARGIN)
_TURNED = QTransform().rotate(90)
_WORTH_CUTTING = 0.85
"""A picture of which more than this is painted is kept as it is."""


class Picture(NamedTuple):
    """A pixmap without the transparent edge that it had; all in pixels.

    ``corner`` is where it begins in the whole picture, which had this ``size``.
    """

    pixmap: QPixmap
    corner: QPoint
    size: QSize

    @classmethod
    def whole(cls, pixmap: QPixmap) -> Picture:
        """Return a picture of which nothing is cut off."""
        return cls(pixmap, QPoint(), pixmap.size())

    @classmethod
    def trimmed(cls, pixmap: QPixmap) -> Picture:
        """Return what is painted on a pixmap, and one pixel around it."""
        alpha = pixmap.toImage().convertToFormat(QImage.Format.Format_Alpha8)
        (top, bottom), (left, right) = map(_painted_rows, (alpha, alpha.transformed(_TURNED)))
        ink = QRect(left, top, right - left, bottom - top)
        part = ink.adjusted(-1, -1, 1, 1).intersected(pixmap.rect())
        if _area(part.size()) > _area(pixmap.size()) * _WORTH_CUTTING:
            return cls.whole(pixmap)
        return cls(pixmap.copy(part), part.topLeft(), pixmap.size())


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


def _painted_rows(alpha: QImage) -> tuple[int, int]:
    """Return the first row that is not transparent, and the one after the last."""
    bits, pitch, wide = bytes(alpha.constBits()), alpha.bytesPerLine(), alpha.width()
    starts = range(0, len(bits), pitch)
    rows = [row for row, at in enumerate(starts) if bits[at : at + wide].strip(b"\0")]
    return (rows[0], rows[-1] + 1) if rows else (0, 0)


def stamp(painter: QPainter, target: QRectF, pictures: Sequence[Picture]) -> None:
    """Lay pictures of one size into a rectangle; if they have its size then pixel by pixel.

    That is sharper, and many times faster, than pixmaps that are stretched by parts of a pixel.
    """
    device, world = painter.deviceTransform(), painter.worldTransform()
    scale, wide = device.m11(), pictures[0].size.width()
    if device.isRotating() or abs(target.width() * scale - wide) > 1:
        unit = target.width() / wide
        for pixmap, corner, _ in pictures:
            at, size = target.topLeft() + QPointF(corner) * unit, pixmap.size().toSizeF() * unit
            painter.drawPixmap(QRectF(at, size), pixmap, QRectF(pixmap.rect()))
        return
    left = round(target.x() * scale + device.dx())
    top = round(target.y() * scale + device.dy())
    unit = world.m11() / scale
    x = world.dx() + (left - device.dx()) * unit
    y = world.dy() + (top - device.dy()) * unit
    painter.setWorldTransform(QTransform(unit, 0, 0, unit, x, y))
    for pixmap, corner, _ in pictures:
        painter.drawPixmap(corner, pixmap)
    painter.setWorldTransform(world)


class Pictures:
    """A store of pictures that forgets the longest unused.

    ``density`` is how many pixels a unit of the board has for what is painted from now on.
    """

    def __init__(self) -> None:
        self.density = 1.0
        self._kept: OrderedDict[Hashable, Picture] = OrderedDict()
        self._bytes = 0

    def get(self, key: Hashable, size: QSizeF, paint: Callable[[Canvas, QRectF], None]) -> Picture:
        """Return the picture of a face, with its margin; ``paint`` is called if it is new."""
        density = self.density
        known = (key, round(size.width(), 1), round(size.height(), 1), round(density, 3))
        found = self._kept.get(known)
        if found is not None:
            self._kept.move_to_end(known)
            return found
        face = QRectF(QPointF(MARGIN, MARGIN), size)
        pixmap = painted(size.grownBy(_MARGINS), density, lambda canvas: paint(canvas, face))
        pixmap.setDevicePixelRatio(1.0)
        self._kept[known] = picture = Picture.trimmed(pixmap)
        self._bytes += _bytes(picture)
        while self._bytes > MOST and len(self._kept) > 1:
            self._bytes -= _bytes(self._kept.popitem(last=False)[1])
        return picture

    def clear(self) -> None:
        """Forget everything, for another language or zoom."""
        self._kept.clear()
        self._bytes = 0


def _area(size: QSize) -> int:
    return size.width() * size.height()


def _bytes(picture: Picture) -> int:
    return _area(picture.pixmap.size()) * picture.pixmap.depth() // 8

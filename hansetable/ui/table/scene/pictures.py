"""Painted faces, kept as pixmaps: one a face, size and pixel density."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable, Iterable, Sequence
from math import ceil
from typing import NamedTuple

from PySide6.QtCore import QMarginsF, QPoint, QPointF, QRect, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QImage, QPainter, QPixmap, QTransform

from hansetable.ui.art.canvas import Canvas

MARGIN = 12.0
"""What a face may paint around its rectangle (shadow, stacked cards), in units of the board."""
MOST = 48 * 2**20
"""How many bytes of pixmaps are kept: twice what a table needs on a screen of 5120 pixels."""

_MARGINS = QMarginsF(MARGIN, MARGIN, MARGIN, MARGIN)
_EDGE = MARGIN + 8
"""How far from the edge of a picture a ring around a face reaches, in units of the board."""
_TURNED = QTransform().rotate(90)
_WORTH_CUTTING = 0.97
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
    return _part(QRect(QPoint(), _pixels(size, density)), density, paint)


def _pixels(size: QSizeF, density: float) -> QSize:
    return QSize(max(1, round(size.width() * density)), max(1, round(size.height() * density)))


def _part(part: QRect, density: float, paint: Callable[[Canvas], object]) -> QPixmap:
    """Return a part, in pixels, of what `painted` returns."""
    pixmap = QPixmap(part.size())
    pixmap.setDevicePixelRatio(density)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    try:
        painter.translate(-QPointF(part.topLeft()) / density)
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
        self._kept: OrderedDict[Hashable, tuple[Picture, ...]] = OrderedDict()
        self._bytes = 0

    def get(
        self,
        key: Hashable,
        size: QSizeF,
        paint: Callable[[Canvas, QRectF], None],
        hollow: bool = False,
    ) -> tuple[Picture, ...]:
        """Return the picture of a face, with its margin; ``paint`` is called if it is new.

        What is ``hollow`` has something along its edges only, and is kept in parts; their seams
        are seen if they are turned.
        """
        density = self.density
        known = (key, hollow, round(size.width(), 1), round(size.height(), 1), round(density, 3))
        found = self._kept.get(known)
        if found is not None:
            self._kept.move_to_end(known)
            return found
        face, room = QRectF(QPointF(MARGIN, MARGIN), size), size.grownBy(_MARGINS)
        whole = QRect(QPoint(), _pixels(room, density))
        parts = _edges(whole, ceil(_EDGE * density)) if hollow else [whole]
        pictures = []
        for part in parts:
            pixmap = _part(part, density, lambda canvas: paint(canvas, face))
            pixmap.setDevicePixelRatio(1.0)
            picture = Picture(pixmap, part.topLeft(), whole.size())
            pictures.append(picture if hollow else Picture.trimmed(pixmap))
        self._kept[known] = found = tuple(pictures)
        self._bytes += _bytes(found)
        while self._bytes > MOST and len(self._kept) > 1:
            self._bytes -= _bytes(self._kept.popitem(last=False)[1])
        return found

    def clear(self) -> None:
        """Forget everything, for another language or zoom."""
        self._kept.clear()
        self._bytes = 0


def _area(size: QSize) -> int:
    return size.width() * size.height()


def _edges(whole: QRect, deep: int) -> list[QRect]:
    """Return what lies so close to an edge of a rectangle, in four parts if it has a middle."""
    middle = whole.adjusted(deep, deep, -deep, -deep)
    if middle.isEmpty():
        return [whole]
    band, side = QSize(whole.width(), deep), QSize(deep, middle.height())
    return [
        QRect(whole.topLeft(), band),
        QRect(QPoint(whole.left(), middle.top()), side),
        QRect(QPoint(middle.right() + 1, middle.top()), side),
        QRect(QPoint(whole.left(), middle.bottom() + 1), band),
    ]


def _bytes(pictures: Iterable[Picture]) -> int:
    return sum(_area(part.pixmap.size()) * part.pixmap.depth() // 8 for part in pictures)

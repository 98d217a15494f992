"""Pieces painted into pictures, to be looked at by the tests."""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter

from hansetable.ui.art.canvas import Canvas

Paint = Callable[[Canvas, QRectF], None]
Piece = tuple[float, float, Paint]
"""How wide and how high something is, and who paints it."""

SIZES = (0.5, 1.0, 2.25)
MARGIN = 24


def painted(width: float, height: float, *paints: Paint, dpr: int = 1) -> QImage:
    """Paint one thing over the other into a rectangle with a clear margin around it."""
    image = QImage(
        dpr * (round(width) + 2 * MARGIN),
        dpr * (round(height) + 2 * MARGIN),
        QImage.Format.Format_ARGB32_Premultiplied,
    )
    image.setDevicePixelRatio(dpr)
    image.fill(0)
    painter = QPainter(image)
    canvas = Canvas(painter)
    for paint in paints:
        paint(canvas, QRectF(MARGIN, MARGIN, width, height))
    painter.end()
    return image


def inside(image: QImage, inset: int = 0) -> QImage:
    """Return a picture without its margin."""
    edge = MARGIN + inset
    return image.copy(edge, edge, image.width() - 2 * edge, image.height() - 2 * edge)


def is_blank(image: QImage) -> bool:
    """Tell whether nothing was painted."""
    return not any(bytes(image.constBits()))


def all_differ(looks: list[QImage]) -> bool:
    """Tell whether no two pictures are the same."""
    return not any(one == other for one, other in combinations(looks, 2))


def paint(rect: QRectF, draw: Paint) -> QImage:
    """Paint what lies somewhere on a table, with a narrow margin around it."""
    image = QImage(round(rect.width()) + 24, round(rect.height()) + 24, QImage.Format.Format_ARGB32)
    image.fill(0)
    painter = QPainter(image)
    painter.translate(12 - rect.x(), 12 - rect.y())
    draw(Canvas(painter), rect)
    painter.end()
    return image

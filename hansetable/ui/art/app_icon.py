"""The sign of the program, drawn from the files in ``resources/app``."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QIcon, QPainter, QPixmap
from PySide6.QtSvg import QSvgRenderer

from hansetable.paths import resources

SIZES = (16, 22, 24, 32, 48, 64, 128, 256, 512)
"""The widths that desktops ask for, in pixels."""


def app_icon() -> QIcon:
    """Return the icon of the window, in all sizes."""
    icon = QIcon()
    for size in SIZES:
        icon.addPixmap(app_pixmap(size))
    return icon


def app_pixmap(size: int) -> QPixmap:
    """Return the sign at a width in pixels."""
    pixmap = _clear(size)
    painter = QPainter(pixmap)
    paint_sign(painter, QRectF(pixmap.rect()))
    painter.end()
    return pixmap


def record_pixmap(size: int) -> QPixmap:
    """Return the icon of a record: the sign on a sheet of paper."""
    pixmap = _clear(size)
    painter = QPainter(pixmap)
    _paint(painter, "record", QRectF(pixmap.rect()))
    paint_sign(painter, QRectF(size * 0.25, size * 0.3712, size * 0.5, size * 0.5))
    painter.end()
    return pixmap


def paint_sign(painter: QPainter, rect: QRectF) -> None:
    """Paint the sign; small ones have no frame, so that the ship stays clear."""
    _paint(painter, "hansetable" if rect.width() >= 32 else "hansetable-small", rect)


def _paint(painter: QPainter, name: str, rect: QRectF) -> None:
    QSvgRenderer(str(resources() / "app" / f"{name}.svg")).render(painter, rect)


def _clear(size: int) -> QPixmap:
    pixmap = QPixmap(size, size)
    pixmap.fill(Qt.GlobalColor.transparent)
    return pixmap

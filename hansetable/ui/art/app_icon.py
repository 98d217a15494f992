"""The sign of the program: a cog on the cloth of the table, in a frame of brass."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QIcon, QLinearGradient, QPainter, QPainterPath, QPixmap

from hansetable.ui.art.canvas import Canvas
from hansetable.ui.art.palette import BRASS, CREAM, FELT, FELT_DEEP, INK_SOFT, PAPER, SEA, alpha

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
    return _painted(size, _paint_sign)


def record_pixmap(size: int) -> QPixmap:
    """Return the icon of a record: the sign on a sheet of paper."""
    return _painted(size, _paint_record)


def _painted(size: int, paint: Callable[[Canvas, QRectF], None]) -> QPixmap:
    pixmap = QPixmap(size, size)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHints(QPainter.RenderHint.Antialiasing)
    paint(Canvas(painter), QRectF(0, 0, size, size))
    painter.end()
    return pixmap


def _paint_sign(canvas: Canvas, area: QRectF) -> None:
    """Paints the sign; small ones have no frame, so that the ship stays clear."""
    size = area.width()
    rim = size * 0.04
    field = area.adjusted(rim, rim, -rim, -rim)
    cloth = QPainterPath()
    cloth.addRoundedRect(field, size * 0.2, size * 0.2)
    light = QLinearGradient(field.topLeft(), field.bottomLeft())
    light.setColorAt(0, alpha(FELT, 1.0).lighter(135))
    light.setColorAt(1, alpha(FELT_DEEP, 1.0))
    canvas.p.fillPath(cloth, light)
    canvas.p.save()
    canvas.p.setClipPath(cloth)
    waves = QRectF(field.x(), field.y() + field.height() * 0.74, field.width(), field.height())
    canvas.rect(waves, SEA, alpha=0.55)
    canvas.p.restore()
    if size >= 32:
        frame = field.adjusted(rim * 1.2, rim * 1.2, -rim * 1.2, -rim * 1.2)
        canvas.rect(frame, None, size * 0.16, BRASS, max(1.0, size * 0.02))
    cog = size * (0.62 if size >= 32 else 0.78)
    left, top = area.center().x() - cog / 2, area.center().y() - cog * 0.54
    canvas.icon("cog", left, top, cog, CREAM)


def _paint_record(canvas: Canvas, area: QRectF) -> None:
    """Paints a sheet of paper with a folded corner and the sign on it."""
    size = area.width()
    wide, high, fold = size * 0.72, size * 0.92, size * 0.2
    left, top = (size - wide) / 2, (size - high) / 2
    sheet = QPainterPath()
    sheet.moveTo(left, top)
    sheet.lineTo(left + wide - fold, top)
    sheet.lineTo(left + wide, top + fold)
    sheet.lineTo(left + wide, top + high)
    sheet.lineTo(left, top + high)
    sheet.closeSubpath()
    canvas.p.fillPath(sheet, alpha(PAPER, 1.0))
    corner = QPainterPath()
    corner.moveTo(left + wide - fold, top)
    corner.lineTo(left + wide - fold, top + fold)
    corner.lineTo(left + wide, top + fold)
    corner.closeSubpath()
    canvas.p.fillPath(corner, alpha(INK_SOFT, 0.45))
    canvas.p.strokePath(sheet, alpha(INK_SOFT, 0.9))
    sign = size * 0.5
    canvas.p.save()
    canvas.p.translate(area.center().x() - sign / 2, top + high * 0.36)
    _paint_sign(canvas, QRectF(0, 0, sign, sign))
    canvas.p.restore()

"""Painted faces, kept as pixmaps: one a face, size and pixel density."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable

from PySide6.QtCore import QRectF, QSizeF, Qt
from PySide6.QtGui import QPainter, QPixmap

from hansetable.ui.art.canvas import Canvas

MARGIN = 12.0
"""What a face may paint around its rectangle (shadow, stacked cards), in units of the board."""
MOST = 600
"""How many pixmaps are kept."""


class Pictures:
    """A store of pixmaps that forgets the longest unused."""

    def __init__(self) -> None:
        self._kept: OrderedDict[Hashable, QPixmap] = OrderedDict()

    def get(
        self, key: Hashable, size: QSizeF, density: float, paint: Callable[[Canvas, QRectF], None]
    ) -> QPixmap:
        """Return the pixmap of a face, with its margin; ``paint`` is called if it is new."""
        whole = (key, round(size.width(), 1), round(size.height(), 1), round(density, 3))
        found = self._kept.get(whole)
        if found is not None:
            self._kept.move_to_end(whole)
            return found
        wide, high = size.width() + 2 * MARGIN, size.height() + 2 * MARGIN
        pixmap = QPixmap(max(1, round(wide * density)), max(1, round(high * density)))
        pixmap.setDevicePixelRatio(density)
        pixmap.fill(Qt.GlobalColor.transparent)
        painter = QPainter(pixmap)
        try:
            paint(Canvas(painter), QRectF(MARGIN, MARGIN, size.width(), size.height()))
        finally:
            painter.end()
        self._kept[whole] = pixmap
        if len(self._kept) > MOST:
            self._kept.popitem(last=False)
        return pixmap

    def clear(self) -> None:
        """Forget everything, for another language or zoom."""
        self._kept.clear()

"""What lies under the pieces: cloth, panels, labels; one pixmap, painted when it changes."""

from __future__ import annotations

from collections.abc import Hashable

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPixmap, QRadialGradient, QTransform

from hansetable.model.table import TableModel
from hansetable.ui.art.canvas import Canvas
from hansetable.ui.art.palette import DUSK, LAMP, resolve_color, theme
from hansetable.ui.art.textures import surface
from hansetable.ui.game_ui import Board
from hansetable.ui.language import current


class Background:
    """The cloth in the light of the lantern and, on it, the background of the board.

    It is kept as it is seen in a view, so that it is laid down pixel by pixel.
    """

    def __init__(self, model: TableModel, board: Board) -> None:
        self._model, self._board = model, board
        self._key: Hashable = None
        self._seen: object = None
        self._pixmap = QPixmap()

    def refresh(self) -> bool:
        """Tell whether anything on the board has changed; then it is painted when looked at."""
        model = self._model
        key = (self._board.background_key(model.view, model.bottom), current(), theme())
        changed, self._key = key != self._key, key
        return changed

    def clear(self) -> None:
        """Show the cloth alone: the curtain hides the board."""
        self._key = None
        self._pixmap = QPixmap()

    def pixmap(self, size: QSize, ratio: float, place: QTransform) -> QPixmap:
        """Return what is seen in a view.

        Args:
            size: of the view.
            ratio: how many pixels of the screen one of the view has.
            place: where the board lies in the view.
        """
        seen = (self._key, theme(), size, ratio, place)
        if self._pixmap.isNull() or seen != self._seen:
            self._seen = seen
            self._pixmap = QPixmap()  # so that there are never two of them
            self._pixmap = self._painted(size, ratio, place)
        return self._pixmap

    def _painted(self, size: QSize, ratio: float, place: QTransform) -> QPixmap:
        pixmap = QPixmap(size * ratio)
        pixmap.setDevicePixelRatio(ratio)
        pixmap.fill(Qt.GlobalColor.black)  # so that it has no transparency
        painter = QPainter(pixmap)
        try:
            _lay_cloth(painter, QRectF(QPointF(), size.toSizeF()))
            painter.setTransform(place)
            if self._key is not None:
                model = self._model
                self._board.background(Canvas(painter), model.view, model.bottom)
        finally:
            painter.end()
        pixmap.setDevicePixelRatio(1.0)
        return pixmap


def _lay_cloth(painter: QPainter, area: QRectF) -> None:
    painter.drawTiledPixmap(area, surface("cloth"))
    light = QRadialGradient(area.center() - QPointF(0, area.height() * 0.08), area.width() * 0.68)
    light.setColorAt(0, resolve_color(LAMP))
    light.setColorAt(1, resolve_color(DUSK))
    painter.fillRect(area, light)

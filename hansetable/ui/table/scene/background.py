"""What lies under the pieces: felt, panels, labels; one pixmap, painted when it changes."""

from __future__ import annotations

from collections.abc import Hashable
from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from hansetable.ui.art.canvas import Canvas
from hansetable.ui.art.palette import theme
from hansetable.ui.language import current
from hansetable.ui.table.scene import layers

if TYPE_CHECKING:
    from hansetable.ui.table.scene.scene import TableScene


class Background(QGraphicsItem):
    """The background of the board, behind every piece."""

    def __init__(self, scene: TableScene) -> None:
        super().__init__()
        self._scene = scene
        self._key: Hashable = None
        self._pixmap = QPixmap()
        self.setZValue(layers.FELT)
        scene.addItem(self)

    def refresh(self) -> None:
        """Paint again, when it is next looked at, if anything on the background has changed."""
        scene = self._scene
        model, board = scene.model, scene.board
        key = (board.background_key(model.view, model.bottom), scene.density, current(), theme())
        if key != self._key:
            self._key = key
            self._pixmap = QPixmap()
            self.update()

    def _painted(self) -> QPixmap:
        scene = self._scene
        board, model = scene.board, scene.model
        size = board.size * scene.density
        pixmap = QPixmap(round(size.width()), round(size.height()))
        pixmap.setDevicePixelRatio(scene.density)
        pixmap.fill(Qt.GlobalColor.transparent)
        painter = QPainter(pixmap)
        try:
            board.background(Canvas(painter), model.view, model.bottom)
        finally:
            painter.end()
        return pixmap

    def clear(self) -> None:
        """Hold nothing any more."""
        self._key = None
        self._pixmap = QPixmap()

    def boundingRect(self) -> QRectF:
        """Return the area that is painted."""
        return self._scene.sceneRect()

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        """Paint the background, unless the curtain hides it."""
        if self._pixmap.isNull() and self._key is not None:
            self._pixmap = self._painted()
        painter.drawPixmap(self.boundingRect(), self._pixmap, QRectF(self._pixmap.rect()))

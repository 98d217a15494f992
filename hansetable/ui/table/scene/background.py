"""What lies under the pieces: felt, panels, labels; one pixmap, painted when it changes."""

from __future__ import annotations

from collections.abc import Hashable
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from hansetable.ui.art.palette import theme
from hansetable.ui.language import current
from hansetable.ui.table.scene import layers
from hansetable.ui.table.scene.pictures import painted

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
            board, model = self._scene.board, self._scene.model
            draw = partial(board.background, view=model.view, bottom=model.bottom)
            self._pixmap = painted(board.size, self._scene.density, draw)
        painter.drawPixmap(self.boundingRect(), self._pixmap, QRectF(self._pixmap.rect()))

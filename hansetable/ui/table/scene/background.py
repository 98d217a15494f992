"""What lies under the pieces: felt, panels, labels; one pixmap, painted when it changes."""

from __future__ import annotations

from collections.abc import Hashable
from functools import partial

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from hansetable.model.table import TableModel
from hansetable.ui.art.palette import theme
from hansetable.ui.game_ui import Board
from hansetable.ui.language import current
from hansetable.ui.table.scene import layers
from hansetable.ui.table.scene.pictures import Pictures, painted


class Background(QGraphicsItem):
    """The background of the board, behind every piece."""

    def __init__(self, model: TableModel, board: Board, pictures: Pictures) -> None:
        """Show the background of a board as dense as its pictures."""
        super().__init__()
        self._model, self._board, self._pictures = model, board, pictures
        self._key: Hashable = None
        self._pixmap = QPixmap()
        self.setZValue(layers.FELT)

    def refresh(self) -> None:
        """Paint again, when it is next looked at, if anything on the background has changed."""
        model, density = self._model, self._pictures.density
        board_key = self._board.background_key(model.view, model.bottom)
        key = (board_key, density, current(), theme())
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
        return QRectF(QPointF(0, 0), self._board.size)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        """Paint the background, unless the curtain hides it."""
        if self._pixmap.isNull() and self._key is not None:
            board, model = self._board, self._model
            draw = partial(board.background, view=model.view, bottom=model.bottom)
            self._pixmap = painted(board.size, self._pictures.density, draw)
        painter.drawPixmap(self.boundingRect(), self._pixmap, QRectF(self._pixmap.rect()))

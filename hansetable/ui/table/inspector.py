"""A close look: the full face of the piece under the mouse, over the table but never in its way."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSizeF, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from hansetable.core import Place
from hansetable.ui.art.brush import Brush
from hansetable.ui.table import layers
from hansetable.ui.table.board import Board
from hansetable.ui.table.piece import PieceItem
from hansetable.ui.table.scene import TableScene

SIZE = QSizeF(240, 336)
GAP = 14.0


class InspectorItem(QGraphicsItem):
    """The full face of one piece; the mouse goes through it."""

    def __init__(self, scene: TableScene) -> None:
        super().__init__()
        self._table = scene
        self._board: Board | None = None
        self._place: Place | None = None
        self.setZValue(layers.INSPECTOR)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.setVisible(False)
        scene.addItem(self)

    def show_piece(self, board: Board, place: Place | None, piece: PieceItem | None) -> None:
        """Show the full face of a piece beside it, or nothing."""
        self._board, self._place = board, place
        if place is None or piece is None or piece.spot.face is None or not place.name:
            self.setVisible(False)
            return
        area, card = self._table.sceneRect(), piece.spot.rect
        right = card.center().x() < area.center().x()
        x = card.right() + GAP if right else card.left() - GAP - SIZE.width()
        y = max(area.top() + 6, min(card.center().y() - 168, area.bottom() - SIZE.height() - 12))
        self.setPos(x, y)
        self.setVisible(True)
        self.update()

    def boundingRect(self) -> QRectF:
        """Return the area that is painted."""
        return QRectF(-12, -12, SIZE.width() + 24, SIZE.height() + 24)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        """Paint the piece."""
        if self._board is None or self._place is None:
            return
        brush = Brush(painter)
        rect = QRectF(0, 0, SIZE.width(), SIZE.height())
        brush.shadow(rect, 14, 1.8)
        self._board.full(brush, rect, self._place, self._table.model.view)

"""Where the cloth of a table is free, so that a slip of paper can lie there and hide nothing."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import accumulate, product
from math import ceil, floor

from PySide6.QtCore import QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QImage, QPainter

from hansetable.ui.art.canvas import Canvas
from hansetable.ui.table.scene.piece import BELOW
from hansetable.ui.table.scene.view import TableView

_CELL = 8
"""The side of a cell, in units of the board."""
_SEEN = bytes(255 * (opacity > 100) for opacity in range(256))
"""What of the background is seen as something: the shade of a panel is not."""
_EDGE = 5.0
"""What is kept free along the edge of the view, in units of the board."""
_ROOM = 3.0
"""What is kept free around a piece, in units of the board."""
_WEIGHT = 1000
"""How much more something matters that is spoken of or can be touched."""
_Spot = tuple[int, int, int, int]
"""Cells: from the left and the top one, to the right and the bottom one, these not included."""
_Sums = list[list[int]]


class Cloth:
    """What a view shows of its table at this moment, in cells."""

    def __init__(self, view: TableView) -> None:
        shown = view.mapToScene(view.viewport().rect()).boundingRect()
        shown.adjust(_EDGE, _EDGE, -_EDGE, -_EDGE)
        self._left, self._top = ceil(shown.left() / _CELL), ceil(shown.top() / _CELL)
        self._across = max(0, floor(shown.right() / _CELL) - self._left)
        self._down = max(0, floor(shown.bottom() / _CELL) - self._top)
        pieces = view.table.pieces.values()
        lit = [
            p.geometry.rect.adjusted(0, 0, 0, BELOW * bool(p.number)) for p in pieces if p.matters
        ]
        faced = [p.geometry.rect for p in pieces if p.geometry.face is not None]
        self._lit = self._sums(lit, None)
        self._taken = self._sums(lit + faced, _ink(view))

    def free(self, size: QSizeF) -> QRectF | None:
        """Return the lowest place for a slip of this size that hides nothing, the one at the right.

        The place is given in units of the board, as the size; None if there is none.
        """
        free = (spot for spot in self._spots(size) if not self._in(self._taken, spot))
        return next(map(self._rect, free), None)

    def is_free(self, rect: QRectF) -> bool:
        """Tell whether a slip hides nothing now where it was laid."""
        left, top, right, low = spot = self._spot(rect)
        inside = left >= 0 and top >= 0 and right <= self._across and low <= self._down
        return inside and not self._in(self._taken, spot)

    def least(self, size: QSizeF) -> QRectF | None:
        """Return the place that hides as little as possible; None for what is larger than all."""
        spot = min(self._spots(size), key=self._hidden, default=None)
        return None if spot is None else self._rect(spot)

    def hides(self, rect: QRectF) -> int:
        """Return how much a place hides; what matters now weighs far more."""
        return self._hidden(self._spot(rect))

    # ---- inside -------------------------------------------------------------------------------

    def _hidden(self, spot: _Spot) -> int:
        return self._in(self._taken, spot) + _WEIGHT * self._in(self._lit, spot)

    def _spot(self, rect: QRectF) -> _Spot:
        """Return the cells of a place."""
        left, top = round(rect.x() / _CELL) - self._left, round(rect.y() / _CELL) - self._top
        right, low = left + round(rect.width() / _CELL), top + round(rect.height() / _CELL)
        return left, top, right, low

    def _spots(self, size: QSizeF) -> Iterator[_Spot]:
        """Yield the places for a slip in cells, from below, those at the right first."""
        wide, high = ceil(size.width() / _CELL), ceil(size.height() / _CELL)
        rows, columns = range(self._down - high, -1, -1), range(self._across - wide, -1, -1)
        for top, left in product(rows, columns):
            yield left, top, left + wide, top + high

    def _rect(self, spot: _Spot) -> QRectF:
        """Return cells in units of the board."""
        left, top, right, low = spot
        corner = (self._left + left) * _CELL, (self._top + top) * _CELL
        return QRectF(*corner, (right - left) * _CELL, (low - top) * _CELL)

    def _sums(self, rects: Sequence[QRectF], ink: QImage | None) -> _Sums:
        """Count how many cells are taken above and at the left of each corner of cells."""
        cells = QImage(max(1, self._across), max(1, self._down), QImage.Format.Format_Grayscale8)
        cells.fill(0)
        painter = QPainter(cells)
        painter.translate(-self._left, -self._top)
        if ink is not None:
            painter.drawImage(0, 0, ink)
        for rect in rects:
            room = rect.adjusted(-_ROOM, -_ROOM, _ROOM, _ROOM)
            corner, size = room.topLeft() / _CELL, room.size() / _CELL
            painter.fillRect(QRectF(corner, size).toAlignedRect(), Qt.GlobalColor.white)
        painter.end()
        bits, pitch = bytes(cells.constBits()), cells.bytesPerLine()
        sums = [[0] * (self._across + 1)]
        for row in range(self._down):
            line = bits[row * pitch : row * pitch + self._across]
            counts = accumulate((cell > 2 for cell in line), initial=0)
            sums.append([above + count for above, count in zip(sums[-1], counts, strict=True)])
        return sums

    @staticmethod
    def _in(sums: _Sums, spot: _Spot) -> int:
        """Return how many cells of a spot are taken."""
        left, top, right, low = spot
        return sums[low][right] - sums[top][right] - sums[low][left] + sums[top][left]


def _ink(view: TableView) -> QImage:
    """Return the background of a table as cells; black are those with nothing to read in them."""
    scene = view.table
    board = scene.board.size / _CELL
    cells = QSize(ceil(board.width()), ceil(board.height()))
    picture = QImage(cells * _CELL, QImage.Format.Format_Alpha8)
    picture.fill(0)
    painter = QPainter(picture)
    canvas = Canvas(painter)
    canvas.bare = True
    scene.board.background(canvas, scene.model.view, scene.model.bottom)
    painter.end()
    seen = bytes(picture.constBits()).translate(_SEEN)
    ink = QImage(
        seen, picture.width(), picture.height(), picture.bytesPerLine(),
        QImage.Format.Format_Grayscale8,
    )  # fmt: skip
    smooth = Qt.TransformationMode.SmoothTransformation
    return ink.scaled(cells, Qt.AspectRatioMode.IgnoreAspectRatio, smooth)

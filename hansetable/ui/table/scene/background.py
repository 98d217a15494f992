"""What lies under the pieces: cloth, panels, labels; one pixmap, painted when it changes."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from functools import partial
from itertools import product
from math import ceil

from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, QSize
from PySide6.QtGui import QImage, QPainter, QPixmap, QRadialGradient, QRegion, QTransform

from hansetable.core import Seat
from hansetable.model.table import TableModel
from hansetable.ui.art.base_canvas import Written
from hansetable.ui.art.canvas import Canvas, Score
from hansetable.ui.art.palette import DUSK, LAMP, resolve_color, theme
from hansetable.ui.art.textures import opaque, surface
from hansetable.ui.game_ui import Board
from hansetable.ui.language import current

_SHADE = 100
"""The opacity of the shade of a panel, at most; what is to be read or seen has more."""
_GRID = 3.5
"""How far the points lie apart, at most, at which a part of the board is looked at, in units."""

_FINE = 1.5
"""How many pixels a unit has where it is worth while to find out what has changed."""
_LOOK = 0.5
"""How many pixels it has in the small picture that tells."""
_CELL = 16
"""The side of a square that is painted anew if anything in it has changed, in its pixels."""
AHEAD = 128
"""How many pixels of the screen are painted beyond each edge of a view that can be scrolled."""


class Background:
    """The cloth in the light of the lantern and, on it, the background of the board.

    It is kept as it is seen in a view, so that it is laid down pixel by pixel, and a bit beyond: if
    the view is scrolled, something is painted after several steps only, and no more than is new.
    If the board changes, only the squares are painted in which a small picture of it has changed.
    """

    def __init__(self, model: TableModel, board: Board) -> None:
        self._model, self._board = model, board
        self._key: Hashable = None
        self._painted: Hashable = None
        self._seen: object = None
        self._look: tuple[Hashable, QImage, set[Written]] = None, QImage(), set()
        self._corner = QPointF()
        self._kept = QRect()
        self._pixmap = QPixmap()
        self._ink: tuple[Hashable, QImage] | None = None
        self.scores: dict[tuple[Seat, str], Score] = {}
        """The numbers of the seats, which are not written here, for they are counted."""

    def refresh(self) -> bool:
        """Tell whether anything on the board has changed; then it is painted when looked at."""
        model = self._model
        key = (self._board.background_key(model.view, model.bottom), current(), theme())
        changed, self._key = key != self._key, key
        return changed

    def clear(self) -> None:
        """Show the cloth alone: the curtain hides the board."""
        self._key = self._ink = None
        self._look = None, QImage(), set()
        self.scores.clear()
        self._pixmap = QPixmap()

    def bare(self) -> Callable[[QRectF], bool]:
        """Return whether a part of the board is cloth with nothing on it but the shade of panels.

        Asking is quick; the answer is about this moment.
        """
        whole = QRectF(QPointF(), self._board.size)
        inside = whole.adjusted(1, 1, -1, -1)
        if self._ink is None or self._ink[0] != self._key:
            self._ink = self._key, self._inked(whole)
        picture = self._ink[1]

        def is_bare(rect: QRectF) -> bool:
            across, down = ceil(rect.width() / _GRID), ceil(rect.height() / _GRID)
            step = QPointF(rect.width() / across, rect.height() / down)
            grid = (
                rect.topLeft() + QPointF(step.x() * x, step.y() * y)
                for x, y in product(range(across + 1), range(down + 1))
            )
            return inside.contains(rect) and all(
                picture.pixelColor(point.toPoint()).alpha() <= _SHADE for point in grid
            )

        return is_bare

    def _inked(self, whole: QRectF) -> QImage:
        """Return what lies on the cloth, a pixel a unit of the board."""
        image = QImage(whole.toAlignedRect().size(), QImage.Format.Format_Alpha8)
        image.fill(0)
        painter = QPainter(image)
        self._board.background(Canvas(painter), self._model.view, self._model.bottom)
        painter.end()
        return image

    def pixmap(self, size: QSize, ratio: float, place: QTransform) -> tuple[QPixmap, QPoint]:
        """Return what is seen in a view, and where it begins there, in pixels of the screen.

        Args:
            size: of the view.
            ratio: how many pixels of the screen one of the view has.
            place: where the board lies in the view.
        """
        seen = (self._key is None, theme(), size, ratio, place.m11())
        corner = QPointF(place.dx(), place.dy()) * ratio
        way = corner - self._corner
        view = QRect(QPoint(), size * ratio)
        board = place.mapRect(QRectF(QPointF(), self._board.size))
        zoomed = board.width() > size.width() + 1 or board.height() > size.height() + 1
        ahead = AHEAD if zoomed else 0
        room = view.adjusted(-ahead, -ahead, ahead, ahead)
        paint = partial(
            self._paint, corner=room.topLeft(), ratio=ratio,
            view=QRectF(QPointF(), size.toSizeF()), place=place,
        )  # fmt: skip
        self._kept.translate(way.toPoint())
        changed = QRegion()
        if self._key != self._painted:
            self.scores.clear()
            changed = self._changed(room, place, ratio)
        if self._pixmap.isNull() or seen != self._seen or way != way.toPoint().toPointF():
            if self._pixmap.size() != room.size():
                self._pixmap = QPixmap()  # so that there are never two of them
                self._pixmap = opaque(room.size())
            paint(QRegion(room))
            self._kept = room
        elif not self._kept.contains(view):
            by = self._kept.topLeft() - room.topLeft()
            self._pixmap.scroll(by.x(), by.y(), self._pixmap.rect())
            paint(QRegion(room).subtracted(self._kept).united(changed))
            self._kept = room
        elif not changed.isEmpty():
            paint(changed)
        self._seen, self._corner, self._painted = seen, corner, self._key
        return self._pixmap, self._kept.topLeft()

    def _changed(self, room: QRect, place: QTransform, ratio: float) -> QRegion:
        """Return where the board looks otherwise than before, in pixels of the screen.

        Where these are few, all of them: to find out takes as long as to paint them.
        """
        if self._key is None or place.m11() * ratio < _FINE:
            return QRegion(room)
        size = (self._board.size * _LOOK).toSize()
        look = QImage(size, QImage.Format.Format_ARGB32_Premultiplied)
        look.fill(0)
        painter = QPainter(look)
        painter.scale(_LOOK, _LOOK)
        canvas = Canvas(painter)
        canvas.bare, canvas.written, canvas.scores = True, set(), self.scores
        self._board.background(canvas, self._model.view, self._model.bottom)
        painter.end()
        (key, old, written), self._look = self._look, (self._key, look, canvas.written)
        if key != self._painted:
            return QRegion(room)
        at = place * QTransform.fromScale(ratio, ratio)
        changed = QRegion()

        def paint(rect: QRectF) -> None:
            nonlocal changed
            changed += at.mapRect(rect.adjusted(-2, -2, 2, 2)).toAlignedRect()

        for words, *_ in written ^ canvas.written:  # they may have moved by less than such a pixel
            paint(QRectF(*words))
        for y in range(0, size.height(), _CELL):
            row = QRect(0, y, size.width(), _CELL)
            if old.copy(row) == look.copy(row):
                continue
            for x in range(0, size.width(), _CELL):
                cell = QRect(x, y, _CELL, _CELL)
                if old.copy(cell) != look.copy(cell):
                    paint(QRectF(cell.topLeft() / _LOOK, cell.size() / _LOOK))
        return changed

    def _paint(
        self, part: QRegion, corner: QPoint, ratio: float, view: QRectF, place: QTransform
    ) -> None:
        """Paint a part of what is kept, whose corner this is; both in pixels of the screen."""
        painter = QPainter(self._pixmap)
        try:
            painter.translate(-corner)
            painter.setClipRegion(part)
            painter.scale(ratio, ratio)
            board = QRectF(QPointF(), self._board.size)
            _lay_cloth(painter, place.mapRect(board).united(view))
            painter.setTransform(place, True)
            if self._key is not None:
                model, canvas = self._model, Canvas(painter)
                canvas.scores = self.scores
                self._board.background(canvas, model.view, model.bottom)
        finally:
            painter.end()


def _lay_cloth(painter: QPainter, area: QRectF) -> None:
    cloth = surface("cloth").toImage().convertToFormat(QImage.Format.Format_RGB32)
    painter.drawTiledPixmap(area, QPixmap.fromImage(cloth))  # twice as fast as with a palette
    light = QRadialGradient(area.center() - QPointF(0, area.height() * 0.08), area.width() * 0.68)
    light.setColorAt(0, resolve_color(LAMP))
    light.setColorAt(1, resolve_color(DUSK))
    painter.fillRect(area, light)

"""One piece on the table: a card, a slot, a place; it knows how it looks, not what is legal."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from functools import partial

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from hansetable.core import Handle
from hansetable.ui.art.canvas import THIN, Canvas
from hansetable.ui.game_ui import Face, ItemGeometry
from hansetable.ui.table import layers
from hansetable.ui.table.scene.pictures import MARGIN, Picture, Pictures, stamp

RAISE = 4.0
"""How far a piece rises under the mouse, in units of the board."""

BELOW = 8.0
"""How far below a piece its number reaches if there is room, in units of the board."""


class PieceItem(QGraphicsItem):
    """A piece in its place. Its origin is the middle of its rectangle."""

    def __init__(
        self,
        handle: Handle,
        pictures: Pictures,
        paint_face: Callable[[Canvas, QRectF, Face], None],
    ) -> None:
        super().__init__()
        self.handle = handle
        self.says: tuple[Handle, ...] = ()
        self.geometry = ItemGeometry(QRectF(0, 0, 1, 1), None)
        self.glow = 0.0
        self.chosen = self.ticked = self.seldom = self.other = False
        self.number = ""
        self.hovered = False
        self.highlighted = False
        self.focused = False
        self.moving = False
        self._size = QSizeF(1, 1)
        self._bounds = QRectF()
        self._pictures = pictures
        self._paint_face = paint_face

    def settle(self, geometry: ItemGeometry, says: tuple[Handle, ...]) -> None:
        """Take over a new geometry; the position is the animator's business."""
        if geometry.rect.size() != self._size:
            self.prepareGeometryChange()
            self._size = geometry.rect.size()
            self._bounds = self.face_rect().adjusted(-MARGIN, -MARGIN - RAISE, MARGIN, MARGIN)
        self.geometry = geometry
        self.says = says
        self.setRotation(geometry.angle)
        self.update_layer()
        self.update()

    def update_layer(self) -> None:
        """Go to the layer of the piece, or above it while moving, under the mouse or focused."""
        hot = (self.hovered and self.glow > 0) or self.focused
        hot = hot and self.geometry.face is not None
        raised = self.moving or (hot and self.geometry.z >= layers.CARDS)
        self.setZValue(layers.RAISED if raised else self.geometry.z)

    def set_glow(self, strength: float, chosen: bool, ticked: bool, seldom: bool = False) -> None:
        """Show whether the piece can be touched (0 to 1); ``ticked`` if it shows it is chosen.

        The ring is broken if only what is ``seldom`` meant is said so.
        """
        if (strength, chosen, ticked, seldom) != (
            self.glow, self.chosen, self.ticked, self.seldom,
        ):  # fmt: skip
            self.glow, self.chosen, self.ticked, self.seldom = strength, chosen, ticked, seldom
            self.update_layer()
            self.update()

    def set_number(self, number: str) -> None:
        """Show the key that means the piece; empty for none."""
        if number != self.number:
            self.number = number
            self.update()

    def hover(self, on: bool) -> None:
        """Rise or sink under the mouse."""
        if on != self.hovered:
            self.hovered = on
            self.update_layer()
            self.update()

    def highlight(self, on: bool) -> None:
        """Mark the piece because a line of the log speaks of it."""
        if on != self.highlighted:
            self.highlighted = on
            self.update()

    def set_focused(self, on: bool) -> None:
        """Show whether the keyboard points at the piece."""
        if on != self.focused:
            self.focused = on
            self.update_layer()
            self.update()

    @property
    def matters(self) -> bool:
        """Whether the piece can be touched now, or is chosen, spoken of or pointed at."""
        return bool(self.glow) or self.chosen or self.highlighted or self.focused

    def face_rect(self) -> QRectF:
        """Return the rectangle of the face in the item's own coordinates."""
        wide, high = self._size.width(), self._size.height()
        return QRectF(-wide / 2, -high / 2, wide, high)

    def home(self) -> QPointF:
        """Return where the piece belongs, in units of the board."""
        return self.geometry.rect.center()

    def lit_rect(self) -> QRectF:
        """Return what glows of it, in the item's own coordinates."""
        spot = self.geometry.spot
        return self.face_rect() if spot is None else spot.translated(-self.home())

    def boundingRect(self) -> QRectF:
        """Return the area that is painted."""
        return self._bounds

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        """Paint the piece."""
        face, word = self.geometry.face, self.geometry.word
        rect = self.lit_rect()
        if (self.hovered or self.focused) and self.glow and face is not None:
            rect.translate(0, -RAISE if rect.height() > THIN else 0)
        radius = _radius(rect)
        keep_ring = partial(self._kept, rect, hollow=not self.geometry.angle)
        kept: list[Picture] = []
        if self.glow:
            glow = partial(Canvas.glow, radius=radius, strength=self.glow, broken=self.seldom)
            halo = face is not None and not self.seldom
            key = ("halo", self.glow, halo, self.seldom)
            kept += keep_ring(key, partial(glow, halo=halo))
        if self.glow and word:
            aim = partial(Canvas.aim, word=word, radius=radius)
            kept += self._kept(rect, ("word", word), aim)
        if face is not None:
            kept += self.picture(face)
            if self.glow:
                ring = ("ring", self.glow, self.seldom)
                kept += keep_ring(ring, partial(glow, halo=False))
        if kept:
            stamp(painter, rect.adjusted(-MARGIN, -MARGIN, MARGIN, MARGIN), kept)
        if self.focused or self.highlighted or self.seldom or self.ticked or self.number:
            self._mark(Canvas(painter), rect, radius)

    def _mark(self, canvas: Canvas, rect: QRectF, radius: float) -> None:
        """Paint what is said of the piece: that it is pointed at, spoken of, chosen, its key."""
        if self.focused:
            canvas.focus_ring(rect, radius, glowing=bool(self.glow))
        elif self.highlighted:
            canvas.highlight_ring(rect, radius, glowing=bool(self.glow))
        faced = self.geometry.face is not None
        if self.seldom and self.glow < 1.0 and faced:
            canvas.laid_below(rect)
        if self.ticked:
            canvas.chosen(rect, radius)
        if self.number and faced:
            low = self.scene().sceneRect().bottom() - self.geometry.rect.bottom()
            canvas.number(rect, self.number, min(BELOW, low - 1))

    def picture(self, face: Face) -> tuple[Picture, ...]:
        """Return the kept picture of a face of this piece."""
        return self._kept(self.lit_rect(), face, lambda c, at: self._paint_face(c, at, face))

    def _kept(
        self,
        rect: QRectF,
        key: Hashable,
        draw: Callable[[Canvas, QRectF], None],
        hollow: bool = False,
    ) -> tuple[Picture, ...]:
        """Return a kept picture; ``draw`` paints it if there is none yet."""
        return self._pictures.get(key, rect.size(), draw, hollow)


def _radius(rect: QRectF) -> float:
    """The radius of the corners of a piece of this size."""
    return min(8.0, max(3.5, rect.width() * 6 / 84))

"""A close look: the full face of a piece and its words, over the table but never in its way."""

from __future__ import annotations

from PySide6.QtCore import QMarginsF, QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from hansetable.core import Place
from hansetable.ui.art.canvas import Canvas
from hansetable.ui.art.palette import FACE_RIM, SHEET, SHEET_INK, SHEET_SOFT
from hansetable.ui.game_ui import CardText, Paint
from hansetable.ui.language import translate
from hansetable.ui.table import layers
from hansetable.ui.table.scene.pictures import painted
from hansetable.ui.table.scene.piece import PieceItem
from hansetable.ui.table.scene.scene import TableScene
from hansetable.ui.table.sidebar import description
from hansetable.ui.table.sidebar.description import Paragraph

SIZE = QSizeF(240, 336)
GAP = 14.0
_RIM = 12.0
_SEAM = 6.0
_PAD = 12.0
_EDGE = 6.0


def full_face(scene: TableScene, place: Place, factor: float = 1.0) -> QPixmap | None:
    """Return the full face of a piece with a margin for its shadow; None if it has none.

    It is painted for being shown at a multiple of its usual size.
    """
    if not place.name:
        return None
    faces = []

    def paint(canvas: Canvas, face: QRectF) -> None:
        faces.append(scene.board.paint_large(canvas, face, place, scene.model.view))

    pixmap = _framed(scene, SIZE, factor, paint)
    return pixmap if any(faces) else None


def _framed(scene: TableScene, size: QSizeF, factor: float, paint: Paint) -> QPixmap:
    """Return what is painted into a face of this size, with a margin for its shadow."""
    whole = size.grownBy(QMarginsF(_RIM, _RIM, _RIM, _RIM))
    face = QRectF(QPointF(_RIM, _RIM), size)
    density = max(1.0, scene.density) * factor
    return painted(whole, density, lambda canvas: paint(canvas, face))


class CloseLook:
    """The full face of a piece if it has one, and its words on a slip of paper.

    The face is the one with words if there is such a one. ``size`` is how much room both take;
    a height of 0 means that there is nothing.
    """

    def __init__(self, scene: TableScene, place: Place, card: CardText, factor: float) -> None:
        worded = scene.board.worded(place, scene.model.view)
        self._shape = SIZE if worded is None else worded.size
        self._face = (
            full_face(scene, place, factor)
            if worded is None
            else _framed(scene, worded.size, factor, worded.paint)
        )
        self.faced = self._face is not None
        self.words = _paragraphs(card, self.faced)
        wide, self._low = self._shape.width(), 0.0
        if self.words:
            self._low = description.height(self.words, wide - 2 * _PAD) + 18
        self._top = 0.0 if self._face is None else self._shape.height()
        seam = _SEAM if self._top and self._low else 0.0
        self.size = QSizeF(wide, self._top + seam + self._low)

    def paint(self, canvas: Canvas) -> None:
        """Paint face and slip with their upper left corner at (0, 0)."""
        if self._face is not None:
            face = QRectF(QPointF(0, 0), self._shape)
            canvas.shadow(face, 14, 1.8)
            target = face.adjusted(-_RIM, -_RIM, _RIM, _RIM)
            canvas.p.drawPixmap(target, self._face, QRectF(self._face.rect()))
        if self.words:
            slip = QRectF(0, self.size.height() - self._low, self.size.width(), self._low)
            canvas.shadow(slip, 8, 1.4)
            canvas.rect(slip, SHEET, 8, FACE_RIM, 1)
            description.draw(canvas, slip.adjusted(_PAD, 8, -_PAD, -8), self.words)


def _paragraphs(card: CardText, faced: bool) -> list[Paragraph]:
    """What stands on the slip: below a face only what is not printed on it."""
    rule = translate("Table", "Rule {rule}").format(rule=card.rule) if card.rule else ""
    now = Paragraph(card.now, 16, SHEET_INK, italic=True)
    source = Paragraph(rule, 16, SHEET_SOFT, italic=True)
    if faced:
        return [now, source] if card.now else []
    title, text = Paragraph(card.title, 18, SHEET_INK, 700), Paragraph(card.text, 16, SHEET_INK)
    return description.filled((title, text, now, source))


class InspectorItem(QGraphicsItem):
    """The full face of one piece and what it is worth now, or its words; the mouse goes through.

    ``factor`` is by how much it is larger than usual, as far as the table is high enough.
    """

    def __init__(self, scene: TableScene) -> None:
        super().__init__()
        self._table = scene
        self._look: CloseLook | None = None
        self._size = SIZE
        self.factor = 1.0
        self.setZValue(layers.INSPECTOR)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.setVisible(False)
        scene.addItem(self)

    @property
    def faced(self) -> bool:
        """Whether a face is shown, not words alone."""
        return self._look is not None and self._look.faced

    @property
    def words(self) -> list[Paragraph]:
        """What stands on the slip."""
        return [] if self._look is None else self._look.words

    def show_piece(self, piece: PieceItem, place: Place, card: CardText) -> None:
        """Show a piece closely, where it hides least of what can be touched."""
        told = piece.glow or piece.focused or (place.name and card.now)
        if piece.geometry.face is None and not told:
            self.put_away()
            return
        self.prepareGeometryChange()
        self._look = CloseLook(self._table, place, card, self.factor)
        self._size = self._look.size
        room = self._table.sceneRect().height() - 2 * _EDGE
        self.setScale(min(self.factor, room / max(1.0, self._size.height())))
        self.setPos(self._free_place(piece))
        self.setVisible(self._size.height() > 0)
        self.update()

    def put_away(self) -> None:
        """Show nothing, and keep nothing of what was shown."""
        self._look = None
        self.setVisible(False)

    def boundingRect(self) -> QRectF:
        """Return the area that is painted."""
        return QRectF(QPointF(0, 0), self._size).adjusted(-_RIM, -_RIM, _RIM, _RIM)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        """Paint the face, and the words on a slip of paper."""
        if self._look is not None:
            self._look.paint(Canvas(painter))

    # ---- inside -------------------------------------------------------------------------------

    def _free_place(self, piece: PieceItem) -> QPointF:
        """Beside, above or below the piece: where fewest things that glow are hidden."""
        area = self._table.sceneRect().adjusted(_EDGE, _EDGE, -_EDGE, -_EDGE)
        card, size = piece.geometry.rect, self._size * self.scale()
        x = card.center().x() - size.width() / 2
        y = card.center().y() - size.height() / 2
        right = QPointF(card.right() + GAP, y)
        left = QPointF(card.left() - GAP - size.width(), y)
        above = QPointF(x, card.top() - GAP - size.height())
        below = QPointF(x, card.bottom() + GAP)
        beside = (right, left) if card.center().x() < area.center().x() else (left, right)
        places = [QRectF(_inside(area, point, size), size) for point in (*beside, above, below)]
        glowing = [other.geometry.rect for other in self._table.pieces.values() if other.glow]

        def harm(spot: QRectF) -> int:
            return sum(map(spot.intersects, glowing)) + (1000 if spot.intersects(card) else 0)

        return min(places, key=harm).topLeft()


def _inside(area: QRectF, point: QPointF, size: QSizeF) -> QPointF:
    """Return a point moved so that what begins there lies in an area."""
    x = max(area.left(), min(point.x(), area.right() - size.width()))
    return QPointF(x, max(area.top(), min(point.y(), area.bottom() - size.height())))

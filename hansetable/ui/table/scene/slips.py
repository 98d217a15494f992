"""Slips with a word above the rings, for a person who does not know yet what they mean."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsObject, QStyleOptionGraphicsItem, QWidget

from hansetable.ui.art.canvas import Canvas
from hansetable.ui.art.fonts import line_width
from hansetable.ui.art.palette import SHEET, SHEET_INK
from hansetable.ui.game_ui import GameText
from hansetable.ui.settings.settings import Settings
from hansetable.ui.table import layers
from hansetable.ui.table.scene.play_scene import PlayScene

_HIGH, _PX = 17.0, 13.5
_ABOVE = 5.0
"""How far a slip lies above its ring, in units of the board."""
_EDGE = 6.0
"""What is free beside the word."""

Slip = tuple[QRectF, str]
"""Where it lies, and its word."""


class Slips(QGraphicsObject):
    """The slips of one table; they lie on free cloth only.

    They are there until the person has closed a few steps with them; the settings know how many
    are left. Afterwards the word is said on hovering.
    """

    def __init__(self, scene: PlayScene, texts: GameText, settings: Settings) -> None:
        super().__init__()
        self._texts, self._settings = texts, settings
        self._step: type | None = None
        self.laid: Sequence[Slip] = ()
        self.setZValue(layers.HAND + 1)
        scene.addItem(self)
        for signal in (scene.model.laid, scene.model.asked, scene.model.choiceChanged):
            signal.connect(self.follow)

    @property
    def _table(self) -> PlayScene:
        scene = self.scene()
        assert isinstance(scene, PlayScene)
        return scene

    def follow(self) -> None:
        """Lie above the rings of the moment; a step with slips that is over has been learned."""
        step = type(self._table.model.step)
        if self._step not in (None, step):
            self._step = None
            self._settings.slips -= 1
        laid = list(self._found()) if self._settings.slips else []
        if laid:
            self._step = step
        if laid != self.laid:
            self.prepareGeometryChange()
            self.laid = laid
            self.update()

    def boundingRect(self) -> QRectF:
        """Return the area that is painted."""
        whole = QRectF()
        for at, _ in self.laid:
            whole |= at
        return whole.adjusted(-4, -4, 4, 4) if self.laid else whole

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        """Paint the slips."""
        canvas = Canvas(painter)
        for at, word in self.laid:
            canvas.shadow(at, 3, 0.6)
            canvas.rect(at, SHEET, 3)
            canvas.text(at, word, _PX, SHEET_INK, weight=500, italic=True)

    def _found(self) -> Iterator[Slip]:
        """Yield a slip for each thing with a ring that can mean one thing, if it has room."""
        choice, table = self._table.model.choice, self._table
        if not choice.touched:
            return
        bare = table.background.bare()
        rects = [p.geometry.rect for p in table.pieces.values() if p.geometry.face is not None]
        for piece in table.pieces.values():
            if not piece.glow or piece.other:
                continue
            words = {self._texts.slip(action) for action in choice.touch(*piece.says).actions}
            word = words.pop()
            at = self._place(piece.lit_rect().translated(piece.home()), word)
            if word and not words and bare(at) and not any(map(at.intersects, rects)):
                yield at, word

    def _place(self, ring: QRectF, word: str) -> QRectF:
        """Return where a slip lies above a ring, beside the disc that takes back."""
        wide = line_width(word, _PX, 500, italic=True) + 2 * _EDGE
        corner = QPointF(ring.center().x() - wide / 2, ring.top() - _ABOVE - _HIGH)
        at = QRectF(corner.x(), corner.y(), wide, _HIGH)
        disc = self._table.take_back.sceneBoundingRect()
        if self._table.take_back.isVisible() and at.intersects(disc):
            at.moveLeft(disc.right() + 2)
        return at

"""What the rings on the table mean while a thing is held: marks with their words, for the bar."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF

from hansetable.model.play import PlayModel
from hansetable.ui.art.canvas import Canvas
from hansetable.ui.art.palette import SHEET_SOFT
from hansetable.ui.game_ui import GameText
from hansetable.ui.language import translate
from hansetable.ui.table.scene.take_back import laid_last

WIDE, HIGH, DISC = 12.0, 15.0, 16.0
"""The size of a ring and of the disc that takes back, in logical pixels."""
_GAP, _APART = 6.0, 16.0
"""From a mark to its word, and to the next mark."""
_PX = 14.0

Mark = tuple[str, str]
"""How it looks, "whole", "broken" or "undo", and what it means."""


def marks_of(model: PlayModel, texts: GameText) -> Sequence[Mark]:
    """Return what tells the rings apart that glow now, and the disc if it is there."""
    found = {
        ("whole" if action.MEANT >= 0 else "broken", texts.slip(action))
        for action in model.choice.actions
    }
    rings = sorted((mark for mark in found if mark[1]), reverse=True)
    back = [("undo", translate("Question", "take back"))] if laid_last(model) else []
    return [*rings, *back] if rings else ()


def width(canvas: Canvas, marks: Sequence[Mark]) -> float:
    """Return how wide the marks are with their words."""
    words = (canvas.width(word, _PX, 500, italic=True) for _, word in marks)
    return sum(DISC + _GAP + word + _APART for word in words) - _APART


def draw(canvas: Canvas, room: QRectF, marks: Sequence[Mark]) -> None:
    """Paint the marks and their words in one line."""
    x, middle = room.x(), room.center().y()
    for look, word in marks:
        if look == "undo":
            canvas.disc(QRectF(x, middle - DISC / 2, DISC, DISC), "undo", 10)
        else:
            ring = QRectF(x + (DISC - WIDE) / 2, middle - HIGH / 2, WIDE, HIGH)
            canvas.ring_mark(ring, broken=look == "broken")
        at = QRectF(
            x + DISC + _GAP, room.y(), canvas.width(word, _PX, 500, italic=True) + 2, room.height()
        )
        canvas.text(at, word, _PX, SHEET_SOFT, "l", 500, italic=True)
        x = at.right() - 2 + _APART

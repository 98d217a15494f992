"""A few words about a piece, set as paragraphs: what it is, what it does, what it is worth now."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QRectF

from hansetable.ui.art.base_canvas import Colour
from hansetable.ui.art.canvas import Canvas
from hansetable.ui.art.fonts import wrapped_height

AIR = 5.0
"""The room between two paragraphs."""
LEAST = 0.8
"""How much smaller the words may become where room is scarce."""


@dataclass(frozen=True, slots=True)
class Paragraph:
    """Some words in one type and colour."""

    text: str
    px: float
    colour: Colour
    weight: int = 500
    italic: bool = False

    def high(self, wide: float, size: float = 1.0) -> float:
        """Return how high it is in a column; ``size`` makes the type smaller."""
        return wrapped_height(self.text, wide, self.px * size, self.weight, self.italic)


def filled(paragraphs: Sequence[Paragraph]) -> list[Paragraph]:
    """Return the paragraphs that have words."""
    return [paragraph for paragraph in paragraphs if paragraph.text]


def height(paragraphs: Sequence[Paragraph], wide: float, size: float = 1.0) -> float:
    """Return how high paragraphs are in a column of a width."""
    return sum(p.high(wide, size) for p in paragraphs) + AIR * max(0, len(paragraphs) - 1)


def draw(canvas: Canvas, room: QRectF, paragraphs: Sequence[Paragraph]) -> None:
    """Write paragraphs into a room from its top, smaller if they would not fit."""
    size = 1.0
    while size > LEAST and height(paragraphs, room.width(), size) > room.height():
        size -= 0.04
    top = room.y()
    for p in paragraphs:
        high = p.high(room.width(), size)
        line = QRectF(room.x(), top, room.width(), high + 2)
        canvas.text(line, p.text, p.px * size, p.colour, "lt", p.weight, italic=p.italic, wrap=True)
        top += high + AIR

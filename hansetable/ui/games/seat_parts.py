"""What the tables of single seats share: panels of numbers with words, and notes."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QRectF

from hansetable.ui.art.canvas import Canvas
from hansetable.ui.art.palette import LETTER, LETTER_DIM, LETTER_SOFT

_LINE = 28.0


@dataclass(frozen=True, slots=True)
class Line:
    """A line of a panel: an icon, words, and a number at the right end."""

    icon: str
    words: str
    number: str = ""


def panel(b: Canvas, room: QRectF, lines: Sequence[Line], total: Line | None = None) -> None:
    """Paint lines on a dark panel; the total stands below a rule, in large figures."""
    b.panel(room, 8, 0.28)
    spare = 40.0 if total else 0.0
    pitch = min(_LINE, (room.height() - 10 - spare) / max(1, len(lines)))
    for place, line in enumerate(lines):
        y = room.y() + 6 + pitch * place
        _line(b, QRectF(room.x() + 12, y, room.width() - 24, pitch), line, 15, 16)
    if total is not None:
        top = room.bottom() - spare
        b.line(room.x() + 10, top, room.right() - 10, top, LETTER, 1, alpha=0.25)
        _line(b, QRectF(room.x() + 12, top, room.width() - 24, spare), total, 16, 23)


def _line(b: Canvas, room: QRectF, line: Line, px: float, figures: float) -> None:
    b.icon(line.icon, room.x(), room.center().y() - 8, 16, LETTER_SOFT)
    wide = b.width(line.number, figures, 700) + 2 if line.number else 0.0
    words = room.adjusted(28, 0, -wide - 6, 0)
    b.text(words, line.words, px, LETTER_DIM, "l", 500, least=13)
    b.text(room, line.number, figures, LETTER, "r", 700)


def note(b: Canvas, room: QRectF, words: str, align: str = "l") -> None:
    """Write a note in italics; it wraps if it begins at the top (``lt``)."""
    wrap = align.endswith("t")
    b.text(room, words, 14, LETTER_SOFT, align, 500, italic=True, wrap=wrap, least=13)

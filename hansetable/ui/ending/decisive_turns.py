"""The decisive turns in the dialog of the end: a line each, that leads to the replay."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QWidget

from hansetable.ui.art import palette
from hansetable.ui.art.canvas import Canvas
from hansetable.ui.art.growth import px
from hansetable.ui.ending.score_chart import edge_on_sheet
from hansetable.ui.language import translate
from hansetable.ui.widgets.layout import fix
from hansetable.ui.widgets.numbers import signed
from hansetable.ui.widgets.scaled import grown
from hansetable.ui.widgets.speaking import tip

_LEAST = 13.5
"""The smallest letters of what was played, in pixels."""


@dataclass(frozen=True, slots=True)
class TurnLine:
    """A turn in words: when, the colour of its seat, what was played, and what it changed.

    ``said`` are the sentences of what brought most, in the order in which it was played.
    ``leader`` is the name of the winner, whose lead over ``other`` grew by ``swing`` or shrank;
    ``place`` is the moment before the turn, in actions.
    """

    place: int
    colour: str
    progress: str
    said: tuple[str, ...]
    leader: str
    other: str
    swing: int

    @property
    def text(self) -> str:
        """Say all that was played."""
        return " ".join(self.said)

    @property
    def change(self) -> str:
        """Say what became of the lead, such as “Heike +9”."""
        text = translate("Ending", "{name} {number}")
        return text.format(name=self.leader, number=signed(self.swing))


class TurnButton(QAbstractButton):
    """One line, which can be pressed."""

    def __init__(self, line: TurnLine, parent: QWidget) -> None:
        super().__init__(parent)
        self.line = line
        fix(self, high=26)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setAccessibleName(f"{line.progress}: {line.text} {line.change}")
        hint = translate("Ending", "Look at this turn in the replay")
        self.setToolTip(tip(f"{line.text}\n{hint}"))

    def sizeHint(self) -> QSize:
        """As wide as the sheet gives."""
        return QSize(px(400), px(26))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draws when, the sign of the seat, what was played, and what became of the lead."""
        with grown(self) as (canvas, whole):
            face = whole.adjusted(0, 0.5, 0, -0.5)
            if self.underMouse() or self.isDown():
                canvas.rect(face, palette.FACE, 5, palette.FACE_RIM)
            if self.hasFocus():
                canvas.rect(face.adjusted(1, 1, -1, -1), None, 5, palette.SHEET_LINK, 1.6)
            line, high, wide = self.line, face.height(), face.width()
            soft = palette.SHEET_SOFT
            canvas.icon("play", 7, high / 2 - 5, 10, palette.SHEET_LINK)
            when = QRectF(24, 0, 84, high)
            canvas.text(when, line.progress, 15, soft, "l", 500, italic=True, least=14)
            canvas.token(line.colour, 112, high / 2 - 7, 14, edge_on_sheet(line.colour))
            end = wide - 8 - min(134, canvas.width(line.change, 15.5, 700) + 1)
            words = QRectF(134, 0, end - 14 - 134, high)
            text = _fitting(canvas, line.said, words.width())
            canvas.text(words, text, 15.5, palette.SHEET_INK, "l", 500, least=_LEAST)
            change = QRectF(end, 0, wide - 8 - end, high)
            ink = palette.SHEET_GAIN if line.swing > 0 else palette.SHEET_LOSS
            canvas.text(change, line.change, 15.5, ink, "r", 700, least=14)


def _fitting(canvas: Canvas, said: Sequence[str], room: float) -> str:
    """Return as many whole sentences as there is room for, at least one."""
    for count in range(len(said), 1, -1):
        text = " ".join(said[:count]) + (" …" if count < len(said) else "")
        if canvas.width(text, _LEAST, 500) <= room:
            return text
    return said[0] + (" …" if len(said) > 1 else "")

"""The decisive turns in the dialog of the end: a line each, that leads to the replay."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QWidget

from hansetable.core import seat_of
from hansetable.session.session import Session
from hansetable.ui.art import palette
from hansetable.ui.art.canvas import Canvas
from hansetable.ui.art.growth import px
from hansetable.ui.ending.score_chart import edge_on_sheet
from hansetable.ui.game_ui import GameText
from hansetable.ui.language import translate
from hansetable.ui.widgets.layout import fix
from hansetable.ui.widgets.scaled import grown
from hansetable.ui.widgets.speaking import tip

DISC = 18.0
"""How large the number of a turning point is."""
_LEAST = 13.5
"""The smallest letters of what was played, in pixels."""


@dataclass(frozen=True, slots=True)
class TurnLine:
    """A turn in words: when, the colour of its seat, what was played, and what it changed.

    ``said`` are the sentences of what brought most, in the order in which it was played. ``change``
    says what became of it, such as “Heike +9”, ``gains`` whether that was for the better; ``place``
    is the moment before the turn, in actions. ``number`` is that of its mark on a chart, 0 if it
    has none.
    """

    place: int
    colour: str
    progress: str
    said: tuple[str, ...]
    change: str
    gains: bool
    number: int = 0

    @property
    def text(self) -> str:
        """Say all that was played."""
        return " ".join(self.said)


class TurnButton(QAbstractButton):
    """One turn, which can be pressed; a tall one tells on a second line what there is to add."""

    def __init__(self, line: TurnLine, parent: QWidget, tall: bool = False) -> None:
        super().__init__(parent)
        self.line, self._tall = line, tall
        fix(self, high=42 if tall else 26)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setAccessibleName(f"{line.progress}: {line.text} {line.change}")
        hint = translate("Ending", "Look at this turn in the replay")
        self.setToolTip(tip(f"{line.text}\n{hint}"))

    def sizeHint(self) -> QSize:
        """As wide as the sheet gives."""
        return QSize(px(400), self.height())

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
            if line.number:
                draw_number(canvas, QPointF(11, high / 2), line.number)
            else:
                canvas.icon("play", 7, high / 2 - 5, 10, palette.SHEET_LINK)
            when = QRectF(26 if line.number else 24, 0, 84, high)
            canvas.text(when, line.progress, 15, soft, "l", 500, italic=True, least=14)
            canvas.token(line.colour, 112, high / 2 - 7, 14, edge_on_sheet(line.colour))
            end = wide - 8 - min(134, canvas.width(line.change, 15.5, 700) + 1)
            words = QRectF(134, 0, end - 14 - 134, high)
            if self._tall and line.said[1:]:
                words.setHeight(high / 2 + 1)
                more = words.translated(0, high / 2 - 2)
                canvas.text(more, " ".join(line.said[1:]), 14, soft, "l", 500, least=12.5)
            told = line.said[:1] if self._tall else line.said
            text = _fitting(canvas, told, words.width())
            canvas.text(words, text, 15.5, palette.SHEET_INK, "l", 500, least=_LEAST)
            change = QRectF(end, 0, wide - 8 - end, high)
            ink = palette.SHEET_GAIN if line.gains else palette.SHEET_LOSS
            canvas.text(change, line.change, 15.5, ink, "r", 700, least=14)


def _fitting(canvas: Canvas, said: Sequence[str], room: float) -> str:
    """Return as many whole sentences as there is room for, at least one."""
    for count in range(len(said), 1, -1):
        text = " ".join(said[:count]) + (" …" if count < len(said) else "")
        if canvas.width(text, _LEAST, 500) <= room:
            return text
    return said[0] + (" …" if len(said) > 1 else "")


def draw_number(canvas: Canvas, middle: QPointF, number: int) -> None:
    """Draw the number of a turning point in its disc."""
    disc = QRectF(middle.x() - DISC / 2, middle.y() - DISC / 2, DISC, DISC)
    canvas.rect(disc, palette.FACE, DISC / 2, palette.SHEET_INK, 1.2)
    canvas.text(disc, str(number), 12.5, palette.SHEET_INK, "c", 700)


def told_of(session: Session, texts: GameText, number: int) -> str:
    """Return what an action told of its seat, or what it was."""
    seat, action = session.actions[number]
    return tells(session, texts, number) or texts.action(action, session.at(number).seen_by(seat))


def tells(session: Session, texts: GameText, number: int) -> str:
    """Return the last sentence of an action that names its seat, else the last; empty: none."""
    seat, _ = session.actions[number]
    said = [(event, texts.event(event)) for event in session.journal[number]]
    said = [(event, text) for event, text in said if text]
    own = [text for event, text in said if seat_of(event) == seat]
    named = [text for text in own if session.slots[seat].shown in text]
    return (named or own or [text for _, text in said] or [""])[-1]

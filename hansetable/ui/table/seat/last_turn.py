"""What a seat did in its last turn, in a few words on its table."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QRectF

from hansetable.core import Event, Seat, seat_of
from hansetable.ui.art.canvas import Canvas
from hansetable.ui.art.palette import LETTER, LETTER_SOFT
from hansetable.ui.language import translate

_HEAD = 22.0


def last_turn(told: Sequence[Event], seat: Seat, summary: Callable[[Sequence[Event]], str]) -> str:
    """Return what a seat did in its last turn; in the present one, if it has done anything yet."""
    turn: list[Event] = []
    for event in reversed(told):
        whose = seat_of(event)
        if whose == seat:
            turn.insert(0, event)
        elif turn and whose is not None:
            if words := summary(turn):
                return words
            turn = []
    return summary(turn)


def paint_last_turn(b: Canvas, room: QRectF, words: str) -> None:
    """Paint a summary with its heading into a room; nothing if there are no words."""
    if not words:
        return
    b.section(room.x(), room.y(), translate("Seat", "The last turn"), room.width())
    panel = room.adjusted(0, _HEAD, 0, 0)
    b.panel(panel, 8, 0.28)
    inner = panel.adjusted(14, 4, -14, -4)
    high = b.height(words, inner.width(), 15)
    inner.setTop(max(inner.top(), inner.center().y() - high / 2))
    b.text(inner, words, 15, LETTER, "lt", 500, wrap=True)


def paint_just_now(
    b: Canvas,
    line: QRectF,
    told: Sequence[Event],
    say: Callable[[Event], str],
    colours: Sequence[str],
) -> None:
    """Paint the last event that is worth a sentence into a line; nothing if there is none."""
    said = ((event, say(event)) for event in reversed(told))
    event, sentence = next((one for one in said if one[1]), (None, ""))
    if event is None:
        return
    head = translate("Seat", "Just now:")
    b.text(line, head, 14, LETTER_SOFT, "l", 500, italic=True)
    x = line.x() + b.width(head, 14, 500, italic=True) + 12
    seat = seat_of(event)
    if seat is not None:
        b.token(colours[seat], x, line.center().y() - 8, 16)
        x += 25
    b.text(line.adjusted(x - line.x(), 0, 0, 0), sentence, 15, LETTER, "l", 500, least=13)

"""The head of the leaf: the name of its seat, and the tabs of all seats that can be shown."""

from __future__ import annotations

from PySide6.QtCore import QRectF

from hansetable.session.slot import PlayerSlot
from hansetable.ui.art.canvas import Canvas
from hansetable.ui.art.palette import LETTER, LETTER_DIM, LETTER_SOFT, LIFT
from hansetable.ui.newgame.levels import ai_words


def paint_name(b: Canvas, room: QRectF, slot: PlayerSlot) -> None:
    """Paint the sign and the name of a seat, and what plays there."""
    b.token(slot.colour, room.x(), room.y() + 9, 28)
    note = "" if slot.human else ai_words(slot.player)
    beside = b.width(note, 15, 500, italic=True) + 16 if note else 0
    wide = min(b.width(slot.shown, 23, 600, "cinzel") + 2, room.width() - 40 - beside)
    name = QRectF(room.x() + 40, room.y(), wide, room.height())
    b.text(name, slot.shown, 23, LETTER, "l", family="cinzel", least=15)
    after = room.adjusted(name.right() + 14 - room.x(), 2, 0, 2)
    b.text(after, note, 15, LETTER_SOFT, "l", 500, italic=True, least=13)


def paint_tab(
    b: Canvas,
    rect: QRectF,
    slot: PlayerSlot,
    icon: str,
    number: str,
    chosen: bool,
    hot: bool,
    decides: bool,
) -> None:
    """Paint the tab of a seat: its sign, its name, and the number that leads to the victory."""
    if hot:
        b.rect(rect, LIFT, 6, alpha=0.12)
    if chosen:
        b.rect(QRectF(rect.x() + 6, rect.bottom() - 1, rect.width() - 12, 3), LETTER, 1.5)
    if decides:
        b.rect(QRectF(rect.x(), rect.y() + 5, 4, rect.height() - 10), LETTER, 2)
    ink = LETTER if chosen else LETTER_DIM
    b.token(slot.colour, rect.x() + 10, rect.center().y() - 8, 16)
    left = rect.right() - 12 - b.width(number, 16, 700)
    b.icon(icon, left - 22, rect.center().y() - 8, 16, LETTER_SOFT)
    room = QRectF(rect.x() + 31, rect.y(), left - 28 - rect.x() - 31, rect.height())
    b.text(room, slot.shown, 16, ink, "l", least=13)
    last = QRectF(left, rect.y(), rect.right() - left, rect.height())
    b.text(last, number, 16, ink, "l", 700)

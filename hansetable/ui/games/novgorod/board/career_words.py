"""The career card of a seat with words beside its symbols, as its whole table shows it."""

from __future__ import annotations

from PySide6.QtCore import QRectF

from hansetable.games.novgorod.cards import Career
from hansetable.games.novgorod.scoring import TOP
from hansetable.ui.art.canvas import Canvas
from hansetable.ui.art.palette import BAND_CREAM, BRASS, CAREER, GAIN, INK, INK_SOFT, WAX
from hansetable.ui.games.novgorod.board.career import aid_rect, cost, privilege, step_rect
from hansetable.ui.games.novgorod.text import names as say
from hansetable.ui.games.novgorod.text import seat as seat_text
from hansetable.ui.games.novgorod.text import words
from hansetable.ui.games.novgorod.text.names import Novgorod

_BAND = 45.0


def chip_rect(card: QRectF, step: int) -> QRectF:
    """Where the privilege of a step lies."""
    line = step_rect(card, step)
    return QRectF(line.right() - 76, line.y() + 11, 46, 29)


def career(b: Canvas, card: QRectF, side: Career, level: int, used: bool) -> None:
    """Paint a career card, 272 wide; ``used`` if a privilege has been used in this turn."""
    b.paper(card, 8)
    b.band(card, 8, _BAND, CAREER)
    title = QRectF(card.x(), card.y(), card.width(), _BAND)
    b.text(title, say.career(side.id), 20, BAND_CREAM, weight=700)
    for step in range(level, TOP):
        _row(b, card, side, step, used)
    top = step_rect(card, TOP)
    _seals(b, top, side.seals[TOP])
    b.icon("star", top.x() + 72, top.y() + 11, 28, BRASS)
    _words(b, top, words.TOP.say(), 176)
    if level:
        _aid(b, aid_rect(card, level), side, level)


def _row(b: Canvas, card: QRectF, side: Career, step: int, used: bool) -> None:
    line = step_rect(card, step)
    b.line(line.x() + 8, line.y(), line.right() - 8, line.y(), INK, 1, alpha=0.22)
    _seals(b, line, side.seals[step])
    if step < side.loses:
        b.text(QRectF(line.x() + 50, line.y() + 8, 18, 34), "×", 28, WAX, weight=700)
        room = QRectF(line.x() + 4, line.y() + 61, 66, 20)
        b.text(room, f"× {words.LOSES.say()}", 14, WAX, "c", 500, italic=True)
    cost(b, QRectF(line.x() + 72, line.y() + 10, 110, 31), side.costs[step])
    _words(b, line, seat_text.cost(side.costs[step]), 96)
    chip, kind = chip_rect(card, step), side.privileges[step]
    privilege(b, chip, kind, "used" if used else "")
    room = QRectF(chip.center().x() - 49, line.y() + 43, 98, 46)
    b.text(room, say.privilege(kind), 14, INK_SOFT, "ct", 500, italic=True, wrap=True)


def _seals(b: Canvas, line: QRectF, seals: int) -> None:
    b.seal(line.x() + 32, line.y() + 25, 34, seals)
    room = QRectF(line.x() + 4, line.y() + 43, 58, 20)
    b.text(room, words.A_TURN.say(), 14, INK_SOFT, "ct", 500, italic=True)


def _words(b: Canvas, line: QRectF, text: str, wide: float) -> None:
    room = QRectF(line.x() + 72, line.y() + 43, wide, 46)
    b.text(room, text, 14, INK_SOFT, "lt", 500, italic=True, wrap=True)


def _aid(b: Canvas, aid: QRectF, side: Career, level: int) -> None:
    """The aid card over the steps that are reached: what they were paid with."""
    b.paper(aid, 7, 1.2, CAREER, 0.16)
    y = aid.center().y() - (52 + 22 * level) / 2
    head = Novgorod.trUtf8("Aid card: %n step(s) reached", None, level)
    b.text(QRectF(aid.x() + 8, y, aid.width() - 16, 24), head, 17)
    note = Novgorod.tr("their privileges are covered").say()
    room = QRectF(aid.x() + 8, y + 23, aid.width() - 16, 22)
    b.text(room, note, 14, INK_SOFT, weight=500, italic=True)
    for step in range(level):
        line = QRectF(aid.x() + 20, y + 48 + 22 * step, aid.width() - 40, 22)
        paid = seat_text.cost(side.costs[step])
        wide = min(line.width() - 20, b.width(paid, 15, 500))
        left = line.center().x() - (wide + 20) / 2
        b.icon("check", left, line.center().y() - 7, 14, GAIN)
        b.text(QRectF(left + 20, line.y(), wide, 22), paid, 15, INK, "l", 500, least=13)

"""The year strip: which year and season it is, and whose turns are coming (R-20 to R-26)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QRectF

from hansetable.games.riga.state import RigaState
from hansetable.games.riga.year import Winter, seat_of
from hansetable.ui.art.canvas import Canvas
from hansetable.ui.art.palette import (
    BRASS,
    INK,
    LETTER,
    LETTER_MUTED,
    LETTER_SOFT,
    LIFT,
    REVERSED,
    REVERSED_SOFT,
    alpha,
)
from hansetable.ui.games.riga.board import layout
from hansetable.ui.games.riga.text.names import SEASONS, Riga

_ARROW = 18.0
_BARE = 32.0
"""The width of a chip that shows only the sign of a seat."""
_MOST = 150.0
"""The width of a chip with the name of a seat; a long name is written smaller."""


@dataclass(slots=True)
class _Chip:
    """A turn to come, or the two in a row of one seat."""

    colour: str
    name: str
    note: str
    double: bool = False

    def width(self, b: Canvas) -> float:
        if not self.name and not self.note:
            return _BARE
        return min(_MOST, turn_chip_width(b, self.name)) + self._note_width(b)

    def _note_width(self, b: Canvas) -> float:
        with_note = turn_chip_width(b, self.name, self.note)
        return with_note - turn_chip_width(b, self.name)


def paint_strip(b: Canvas, view: RigaState, names: Sequence[str], colours: Sequence[str]) -> None:
    """Paint the strip."""
    strip = layout.YEAR
    b.panel(strip, 6, 0.28)
    text = Riga.tr("Year {year} of {years}").say(year=view.year, years=view.years())
    if not view.year:
        text = Riga.tr("Before the first year").say()
    x = strip.x() + 12
    wide = min(b.width(text, 16, family="cinzel") + 2, 200)
    b.text(QRectF(x, strip.y(), wide, 30), text, 16, LETTER, "l", family="cinzel")
    if not view.year:
        return
    x = _seasons(b, view, x + wide + 14)
    if not view.stack or isinstance(view.stack[-1], Winter):
        return
    words = Riga.tr("next turns").say()
    wide = b.width(words, 14, 500, italic=True) + 2
    b.text(QRectF(x + 14, strip.y(), wide, 30), words, 14, LETTER_SOFT, "l", 500, italic=True)
    _turns(b, x + 14 + wide + 10, _chips(view, names, colours))


def _seasons(b: Canvas, view: RigaState, x: float) -> float:
    """The seasons as chips; returns where they end."""
    if not view.stack or isinstance(view.stack[-1], Winter):
        now = 3
    else:
        now = 1 if view.leg < view.n else 2
    for i, name in enumerate(SEASONS):
        season(b, QRectF(x, layout.YEAR.y() + 4, 70, 22), name.say(), i == now)
        x += 74
    return x


def _chips(view: RigaState, names: Sequence[str], colours: Sequence[str]) -> list[_Chip]:
    """The turns of this year that are left; the two in a row are one chip (R-25)."""
    chips = []
    leg, end = view.leg, 2 * view.n
    while leg < end:
        seat, double = seat_of(view, leg), leg == view.n - 1
        note = ""
        if double:
            note = Riga.tr("two turns in a row").say()
        elif leg == view.n == view.leg:
            note = Riga.tr("second of two turns").say()
        elif seat == view.start:
            note = Riga.tr("start player").say()
        chips.append(_Chip(colours[seat], names[seat], note, double))
        leg += 2 if double else 1
    return chips


def _turns(b: Canvas, x: float, chips: list[_Chip]) -> None:
    """The chips in a row; what does not fit loses first its note and then its name."""
    room = layout.YEAR.right() - 8 - x
    _fit(b, chips, room)
    for i, chip in enumerate(chips):
        if i:
            b.icon("arrow", x + 4, layout.YEAR.y() + 10, 10, LETTER_SOFT)
            x += _ARROW
        wide = chip.width(b)
        rect = QRectF(x, layout.YEAR.y() + 4, wide, 22)
        turn_chip(b, rect, chip.colour, chip.name, chip.note, active=not i)
        x += wide


def _fit(b: Canvas, chips: list[_Chip], room: float) -> None:
    """Shorten the note on the double turn, then leave out notes and names, the latest first."""
    shorter: list[tuple[_Chip, str, str]] = []
    for chip in chips:
        if chip.double:
            shorter.append((chip, "note", Riga.tr("×2").say()))
    plain = [chip for chip in reversed(chips) if not chip.double]
    shorter += [(chip, "note", "") for chip in plain]
    later = [chip for chip in reversed(chips) if chip is not chips[0]]
    shorter += [(chip, "name", "") for chip in sorted(later, key=lambda chip: chip.double)]
    for chip, part, text in shorter:
        if sum(each.width(b) + _ARROW for each in chips) - _ARROW <= room:
            return
        setattr(chip, part, text)


# ---- signs ---------------------------------------------------------------------------------------


def season(b: Canvas, r: QRectF, title: str, active: bool) -> None:
    """A season of the year strip, in a chip that is light while the season lasts."""
    b.rect(r, LETTER if active else LIFT, 4, alpha=1 if active else 0.06)
    room = r.adjusted(5, 0, -5, 0)
    colour, weight = (REVERSED, 600) if active else (LETTER_MUTED, 500)
    b.text(room, title, r.height() * 14 / 22, colour, weight=weight, least=8)


def turn_chip(
    b: Canvas, r: QRectF, colour: str, name: str, note: str = "", active: bool = False
) -> None:
    """A turn to come: the seat by its sign and name, and a note such as “start player”."""
    k = r.height() / 22
    b.rect(r, LETTER if active else LIFT, r.height() / 2, alpha=1 if active else 0.06)
    b.token(colour, r.x() + 9 * k, r.center().y() - 7 * k, 14 * k)
    room = QRectF(r.x() + 29 * k, r.y(), r.width() - 39 * k, r.height())
    if note:
        share = b.width(note, 13.5 * k, 500, italic=True)
        soft = REVERSED_SOFT if active else LETTER_SOFT
        rest = QRectF(room.right() - share, room.y(), share, room.height())
        b.text(rest, note, 13.5 * k, soft, "r", weight=500, italic=True)
        room.setRight(rest.left() - 6 * k)
    b.text(room, name, 15 * k, REVERSED if active else LETTER, "l", least=8)


def turn_chip_width(b: Canvas, name: str, note: str = "", height: float = 22) -> float:
    """How wide a chip of this height must be for its whole name and note."""
    k = height / 22
    wide = 41 * k + b.width(name, 15 * k)
    return wide + (12 * k + b.width(note, 13.5 * k, 500, italic=True) if note else 0)


def start_player(b: Canvas, r: QRectF) -> None:
    """The sign of the start player: a cog on a brass disc."""
    side = min(r.width(), r.height())
    disc = QRectF(r.center().x() - side / 2, r.center().y() - side / 2, side, side)
    b.rect(disc, BRASS, side / 2, INK, max(1.0, side * 0.045))
    ring = side * 0.1
    b.rect(disc.adjusted(ring, ring, -ring, -ring), None, side / 2, alpha("#fff4d6", 0.55))
    inner = side * 0.62
    b.icon("cog", disc.center().x() - inner / 2, disc.center().y() - inner * 0.54, inner, INK)

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
class Chip:
    """A turn to come, or the two in a row of one seat; a note says which turn it is."""

    colour: str
    name: str
    note: str
    double: bool = False

    def width(self, b: Canvas) -> float:
        """How wide the chip must be for its name, if that is not too long, and its note."""
        if not self.name and not self.note:
            return _BARE
        note = 12 + b.width(self.note, 13.5, 500, italic=True) if self.note else 0
        return min(_MOST, 41 + b.width(self.name, 15)) + note


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


def _chips(view: RigaState, names: Sequence[str], colours: Sequence[str]) -> list[Chip]:
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
        chips.append(Chip(colours[seat], names[seat], note, double))
        leg += 2 if double else 1
    return chips


def _turns(b: Canvas, x: float, chips: list[Chip]) -> None:
    """The chips in a row; what does not fit loses first its note and then its name."""
    room = layout.YEAR.right() - 8 - x
    _fit(b, chips, room)
    for i, chip in enumerate(chips):
        if i:
            b.icon("arrow", x + 4, layout.YEAR.y() + 10, 10, LETTER_SOFT)
            x += _ARROW
        wide = chip.width(b)
        rect = QRectF(x, layout.YEAR.y() + 4, wide, 22)
        turn_chip(b, rect, chip, active=not i)
        x += wide


def _fit(b: Canvas, chips: list[Chip], room: float) -> None:
    """Shorten the note on the double turn, then leave out notes and names, the latest first."""
    shorter = [(chip, "note", Riga.tr("×2").say()) for chip in chips if chip.double]
    shorter += [(chip, "note", "") for chip in reversed(chips) if not chip.double]
    later = sorted(reversed(chips[1:]), key=lambda chip: chip.double)
    shorter += [(chip, "name", "") for chip in later]
    for chip, part, text in shorter:
        if sum(each.width(b) + _ARROW for each in chips) - _ARROW <= room:
            return
        setattr(chip, part, text)


# ---- signs ---------------------------------------------------------------------------------------


def season(b: Canvas, r: QRectF, title: str, active: bool) -> None:
    """A season of the year strip, in a chip that is light while the season lasts."""
    b.rect(r, LETTER if active else LIFT, 4, alpha=1 if active else 0.06)
    colour, weight = (REVERSED, 600) if active else (LETTER_MUTED, 500)
    b.text(r.adjusted(5, 0, -5, 0), title, 14, colour, weight=weight, least=8)


def turn_chip(b: Canvas, r: QRectF, chip: Chip, active: bool = False) -> None:
    """A turn to come: the seat by its sign and name, and a note such as “start player”."""
    b.rect(r, LETTER if active else LIFT, r.height() / 2, alpha=1 if active else 0.06)
    b.token(chip.colour, r.x() + 9, r.center().y() - 7, 14)
    room = r.adjusted(29, 0, -10, 0)
    if chip.note:
        share = b.width(chip.note, 13.5, 500, italic=True)
        soft = REVERSED_SOFT if active else LETTER_SOFT
        rest = QRectF(room.right() - share, room.y(), share, room.height())
        b.text(rest, chip.note, 13.5, soft, "r", weight=500, italic=True)
        room.setRight(rest.left() - 6)
    b.text(room, chip.name, 15, REVERSED if active else LETTER, "l", least=9, middle=True)


def start_player(b: Canvas, r: QRectF) -> None:
    """The sign of the start player: a cog on a brass disc."""
    side = min(r.width(), r.height())
    disc = QRectF(0, 0, side, side)
    disc.moveCenter(r.center())
    b.rect(disc, BRASS, side / 2, INK, max(1.0, side * 0.045))
    ring = side * 0.1
    b.rect(disc.adjusted(ring, ring, -ring, -ring), None, side / 2, alpha("#fff4d6", 0.55))
    inner = side * 0.62
    b.icon("cog", disc.center().x() - inner / 2, disc.center().y() - inner * 0.54, inner, INK)

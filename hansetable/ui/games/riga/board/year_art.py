"""The signs of the year: its seasons, the turns to come, and who starts."""

from PySide6.QtCore import QRectF

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

"""The area of another seat at the top of Kogge's table: what it has, as far as it is known."""

from __future__ import annotations

from PySide6.QtCore import QRectF

from hansetable.core import Seat
from hansetable.games.kogge.multiset import NO_MARKER, pieces_of, size
from hansetable.games.kogge.state import OPEN, KoggeState
from hansetable.ui.art.canvas import Canvas
from hansetable.ui.art.palette import LETTER, LETTER_SOFT, on_band
from hansetable.ui.games.kogge.board import card_art, card_values, layout
from hansetable.ui.games.kogge.text import names
from hansetable.ui.games.kogge.text.names import Kogge

_MOST_KONTORS = 4
_MARK = 16.0


def paint_rival(
    b: Canvas, view: KoggeState, seat: Seat, area: QRectF, name: str, colour: str
) -> None:
    """Paint the area of a seat; open hands show the markers too (K-90)."""
    b.panel(area)
    x, y = area.x(), area.y()
    b.token(colour, x + 10, y + 8, 17)
    wide = min(120.0, b.width(name, 17) + 2)
    b.text(QRectF(x + 34, y + 5, wide, 22), name, 17, LETTER, "l", least=11.5)
    if view.cog[seat] >= 0:
        city = names.place(view.cog[seat])
        text = Kogge.tr("in {city}").say(city=city)
        left = x + 34 + wide + 8
        chips = view.points(seat) - view.kontors(seat)
        right = area.right() - 104 if not chips else layout.rival_chip(area, chips - 1).x() - 4
        room = QRectF(left, y + 5, min(110.0, right - left), 22)
        b.text(room, text, 14.5, LETTER_SOFT, "l", 500, italic=True, least=11.5)
    card_art.development(b, area.right() - 100, y + 10, view.points(seat), 12, 18)
    shown = bool(view.rules & OPEN)
    line = y + (30 if shown else 39)
    for i, (good, number) in enumerate(card_values.tally(view.cargo[seat])):
        place = QRectF(x + 12 + 41 * i, line, 18, 18)
        card_art.cube(b, place, good)
        b.text(QRectF(place.right() + 4, line - 1, 18, 20), str(number), 17.1, LETTER, "l", least=8)
    left = area.right() - 150
    for icon, text, pitch in (
        ("cards", str(size(view.hand[seat])), 46),
        ("kontor", f"{view.kontors(seat)}/{_MOST_KONTORS}", 56),
        ("pirate", str(view.raids[seat]), 40),
    ):
        b.icon(icon, left, line + 1, _MARK, LETTER_SOFT)
        b.text(QRectF(left + 20, line - 1, pitch - 20, 20), text, 16, LETTER, "l")
        left += pitch
    if shown:
        _markers(b, view, seat, QRectF(x + 12, y + 51, area.width() - 24, 16))


def _markers(b: Canvas, view: KoggeState, seat: Seat, room: QRectF) -> None:
    """The markers of an open hand, as small as the row."""
    markers = pieces_of(view.hand[seat])
    pitch = min(18.0, (room.width() - 15) / max(1, len(markers) - 1))
    for i, m in enumerate(markers):
        place = QRectF(room.x() + pitch * i, room.y(), 15, room.height())
        if m == NO_MARKER:
            card_art.marker_back(b, place)
            continue
        b.rect(place, card_art.CUBES[card_values.made(m)], 3, LETTER_SOFT, 0.8)
        b.text(place, str(m), 13, on_band(card_art.CUBES[card_values.made(m)]), weight=700, least=7)

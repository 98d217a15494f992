"""The area of another seat of Riga at the top of the table: its numbers, cities and buildings."""

from __future__ import annotations

from PySide6.QtCore import QRectF

from hansetable.core import Seat
from hansetable.games.riga.cards import IN
from hansetable.games.riga.scoring import printed
from hansetable.games.riga.state import RigaState
from hansetable.games.riga.table import scoreboard
from hansetable.ui.art.canvas import Canvas
from hansetable.ui.art.palette import CREAM_SOFT, INK, LETTER, LETTER_SOFT, LID, PAPER, on_band
from hansetable.ui.games.riga.board import card_art, layout
from hansetable.ui.games.riga.board.card_values import Facts, title
from hansetable.ui.games.riga.board.year_strip import start_player
from hansetable.ui.games.riga.text import names
from hansetable.ui.games.riga.text.names import Riga

_NAMED, _WHOLE = 80.0, 110.0
"""From which width on a line has the name of its building, and icon and points besides."""


def paint(b: Canvas, view: RigaState, seat: Seat, area: QRectF, name: str, colour: str) -> None:
    """Another seat: name, points, cards in hand, and the heads of its cities."""
    b.panel(area)
    x, y = area.x(), area.y()
    wide, row = layout.numbers_wide(area), scoreboard(view)[seat]
    b.token(colour, x + 10, y + 8, 17)
    room = QRectF(x + 34, y + 5, wide - 38, 22)
    if view.year and view.start == seat:
        place = QRectF(x + wide - 26, y + (7 if layout.is_wide(area) else 34), 18, 18)
        start_player(b, place)
        if layout.is_wide(area):
            room.setRight(place.x() - 4)
    b.text(room, name, 17, LETTER, "l", least=13, middle=True)
    numbers = ("star", "points"), ("knight", "knights"), ("merchant", "merchants")
    for i, (icon, key) in enumerate(numbers if layout.is_wide(area) else numbers[:1]):
        _number(b, x + 12 + 46 * i, y + 43, icon, seat, key, row[key])
    back = QRectF(x + 12, y + 60, 14, 18)
    b.rect(back, card_art.BACK, 3, LETTER_SOFT, 1)
    b.score(seat, "goods", QRectF(x + 32, y + 58, 24, 22), row["goods"])
    _number(b, x + 58, y + 69, "kontor", seat, "buildings", row["buildings"])
    if layout.is_wide(area):
        words = Riga.tr("in hand").say()
        b.text(QRectF(x + 100, y + 58, 48, 22), words, 14, LETTER_SOFT, "l", 500, italic=True)
    cities = view.cities()
    heads = [layout.mini_column(area, c, len(cities)) for c in range(len(cities))]
    named = max(b.width(names.city(city), 15, 700) for city in cities) + 34 < heads[0].width()
    for c, city in enumerate(cities):
        built = view.built[seat] & IN[c]
        points = str(printed(built)) if built else "–"
        _head(b, heads[c], city, names.city(city) if named else names.city(city)[0], points)


def _number(
    b: Canvas, x: float, middle: float, icon: str, seat: Seat, key: str, number: int
) -> None:
    """A number of another seat behind its icon."""
    b.icon(icon, x, middle - 8, 16, LETTER_SOFT)
    b.score(seat, key, QRectF(x + 20, middle - 11, 32, 22), number)


def _head(b: Canvas, r: QRectF, city: str, name: str, points: str) -> None:
    """The heading of the buildings in a city, with the points printed on them."""
    colour = card_art.CITIES[city]
    b.rect(r, colour, 5)
    room = r.adjusted(6, 0, -6, 0)
    b.text(room, name, 15, on_band(colour), "l", weight=700)
    b.text(room, points, 15, on_band(colour), "r", weight=700)


def line(b: Canvas, r: QRectF, card: Facts, mark: str = "") -> None:
    """Paint a building as a line of icon, name and points, or of what there is room for."""
    if r.width() < _NAMED:
        card_art.built_mini(b, r, card, mark)
        return
    covered = mark == "used"
    ink = CREAM_SOFT if covered else INK
    b.rect(r, LID if covered else PAPER, 4, card_art.CITIES[card.city], 1.4)
    room = r.adjusted(4, 0, -4, 0)
    if r.width() > _WHOLE:
        icon = QRectF(r.x() + 3, r.center().y() - 8, 16, 16)
        b.icon_in(icon, card.kind, ink, 16)
        if covered:
            b.line(icon.x() + 1, icon.bottom() - 1, icon.right() - 1, icon.y() + 1, ink, 1.5)
        b.text(room, card.worth, 15, ink, "r", weight=700)
        room.adjust(18, 0, -11, 0)
    b.text(room, title(card.kind), 14.5, ink, "l", least=13)

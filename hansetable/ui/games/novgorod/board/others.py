"""The panels of the other seats above the chart of Novgorod: what is public of them in one row.

Two players have a panel as wide as the table, with offices that tell all; three and four have
narrow ones, with the first letters of a city.
"""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor

from hansetable.core import Place, Seat
from hansetable.games.novgorod.cards import MISSION
from hansetable.games.novgorod.scoring import TOP
from hansetable.games.novgorod.state import NovgorodState
from hansetable.games.novgorod.table import scoreboard
from hansetable.games.novgorod.use import mission_bits
from hansetable.ui.art.canvas import Canvas
from hansetable.ui.art.palette import (
    CAREER,
    CREAM_SOFT,
    GAIN,
    GOODS,
    INK,
    LETTER,
    LETTER_GAIN,
    LETTER_SOFT,
    PAPER,
    WAX,
    on_band,
)
from hansetable.ui.game_ui import Face, ItemGeometry
from hansetable.ui.games.novgorod.board.card_art import radius
from hansetable.ui.games.novgorod.board.card_values import CITY
from hansetable.ui.games.novgorod.text import names as say
from hansetable.ui.games.novgorod.text.names import Novgorod
from hansetable.ui.table import layers

_WIDE = 800
"""A panel that is wider is that of the only other seat."""
_STACKED = 34.0
"""An office that is narrower has its good above its income."""
_BAY = "#2b3c3e"


class Panel:
    """Where everything lies on the panel of a seat."""

    def __init__(self, view: NovgorodState, seat: Seat, area: QRectF) -> None:
        self.view, self.seat, self.area = view, seat, area
        self.wide = area.width() > _WIDE
        x, y, right = area.x(), area.y(), area.right()
        left = view.left[seat] | (view.lines if seat == view.turn else 0)
        faces = (*mission_bits(left), *mission_bits(view.hand[seat] & ~left))
        self._faces = {m: place for place, m in enumerate(faces)}
        self.backs = view.unknown[seat]
        if self.wide:
            self.bay, self._mission = QRectF(x + 226, y + 4, 74, 72), (46.0, 66.0)
            self._top, self._back, self.done = y + 7, 14.0, right - 72
            self.pips = QRectF(x + 54, y + 56, 77, 17)
        else:
            self.bay, self._mission = QRectF(x + 6, y + 28, 46, 48), (29.0, 46.0)
            self._top, self._back, self.done = y + 29, 9.0, right - 38
            self.pips = QRectF(right - 85, y + 7, 77, 17)
        self._offices = self.bay.right() + 7
        for pitch in (50.0,) if self.wide else (31.0, 20.0):
            self._pitch = pitch
            self.start = self.done - 12 - self._lying(len(faces))
            self._wide = self._office_wide()
            if self._wide >= _STACKED:
                break

    def _lying(self, faces: int) -> float:
        """How wide the missions in progress lie: faces beside each other, backs on a heap."""
        card = self._mission[0]
        if self.backs:
            return self._pitch * faces + card + self._back * (self.backs - 1)
        return card + self._pitch * max(0, faces - 1)

    def _office_wide(self) -> float:
        """How wide an office can be if all lie beside each other."""
        view, seat = self.view, self.seat
        count = scoreboard(view)[seat]["cards"] - view.hand[seat].bit_count() - self.backs
        room = self.start - 9 - self._offices
        return min(72.0 if self.wide else 41.0, room / max(1, count) - 3)

    def geometry(self, place: Place, face: Face | None) -> ItemGeometry | None:
        """Return where a piece of the seat lies, and its face if this one is too large."""
        layer: float = layers.CARDS
        at = place.index
        kind = "office-wide" if self.wide else "office-short"
        match place.zone:
            case "career":
                loses = self.view.career_side(self.seat).loses
                rect, face = self.pips, Face("career-pips", (place.number, loses))
            case "privileges" if self.wide:
                rect = QRectF(self.area.x() + 140, self.area.y() + 9, 39, 25)
                rect.translate(42 * (at % 2), 33 * (1 - at // 2))
            case "hold" if place.kind in ("office", "base"):
                out = 3 if self.wide else 2
                rect = self.bay.adjusted(out, out, -out, -out)
                face = Face(kind, (place.name, place.number if place.kind == "office" else -1))
            case "hand" if place.kind == "office":
                rect = QRectF(self._offices + (self._wide + 3) * at, self._top, self._wide, 0)
                rect.setHeight(self._mission[1])
                face = Face(kind, (place.name, place.number))
            case "left" | "hand" if place.kind == "mission":
                rect, layer = self._mission_at(place)
                last = at + 1 == self.view.hand[self.seat].bit_count() + self.backs
                if not place.name and last:
                    face = Face("mission-back", (self.backs,))
            case "under" if not place.name:
                hidden = at - self.view.under[self.seat].bit_count()
                rect = QRectF(self.done + 5 * min(4, hidden), self.area.bottom() - 21, 12, 17)
            case _:
                return None
        return ItemGeometry(rect, face, layer, lift=False)

    def _mission_at(self, place: Place) -> tuple[QRectF, float]:
        """Where a mission in progress lies, and on which layer."""
        if place.name:
            slot, x = self._faces[MISSION[place.name]], 0.0
        else:
            slot = len(self._faces)
            x = self._back * (place.index - self.view.hand[self.seat].bit_count())
        left = self.start + self._pitch * slot + x
        return QRectF(left, self._top, *self._mission), layers.CARDS + 0.1 * slot + 0.001 * x

    def paint(self, b: Canvas, name: str, colour: str) -> None:
        """Paint what lies under the pieces: name, numbers, hold, missions done."""
        area, row = self.area, scoreboard(self.view)[self.seat]
        b.panel(area)
        x, y = area.x(), area.y()
        b.token(colour, x + 9, y + 7, 18)
        if self.wide:
            room = QRectF(x + 34, y + 4, 100, 24)
            places = [(x + 10, y + 30), (x + 64, y + 30), (x + 10, y + 55)]
        else:
            far = self.pips.x() - x
            room = QRectF(x + 34, y + 4, far - 182, 24)
            places = [(x + far - gap, y + 6) for gap in (144, 94, 46)]
        b.text(room, name, 17, LETTER, "l", least=13, middle=True)
        for (left, top), (icon, key) in zip(places, _NUMBERS, strict=True):
            b.icon(icon, left, top + 1, 16, LETTER_SOFT)
            b.score(self.seat, key, QRectF(left + 20, top - 1, 30, 20), row[key])
        b.rect(self.bay, _BAY, 5, LETTER_SOFT, 1, 0.9)
        b.icon_in(self.bay, "cog", CREAM_SOFT, self.bay.width() * 0.5)
        b.line(self.start - 6, self._top, self.start - 6, y + 76, LETTER, 1, alpha=0.25)
        if not self._faces and not self.backs:
            b.slot(QRectF(self.start, self._top, *self._mission), 4)
        b.icon("check", self.done, self._top + 2, 15, LETTER_GAIN)
        count = QRectF(self.done + 19, self._top - 1, 22, 20)
        b.score(self.seat, "done", count, row["done"])
        if self.wide:
            words = Novgorod.tr("completed").say()
            line = QRectF(self.done, self._top + 20, 68, 20)
            b.text(line, words, 14, LETTER_SOFT, "l", 500, italic=True)


_NUMBERS = (("seal", "seals"), ("ducat", "ducats"), ("speed", "speed"))


# ---- faces ---------------------------------------------------------------------------------------


def pips(b: Canvas, r: QRectF, level: int, loses: int) -> None:
    """The four steps of a career: reached ones ticked, × where the seat still loses."""
    side, pitch = r.height(), (r.width() - r.height()) / (TOP - 1)
    for step in range(TOP):
        square = QRectF(r.x() + pitch * step, r.y(), side, side).adjusted(1, 1, -1, -1)
        if step < level:
            b.rect(square, CAREER, 3, "#8b98c4", 1)
            b.icon_in(square, "check", PAPER, side * 0.6)
            continue
        following = step == level
        b.rect(square, PAPER if following else None, 3, GAIN if following else LETTER_SOFT, 1.6)
        if step < loses:
            b.icon_in(square, "close", WAX if following else LETTER, side * 0.5)


def office_short(b: Canvas, r: QRectF, name: str, number: int) -> None:
    """An office, 41 by 46 or narrower: two letters of its city, its good, its income.

    ``number`` is -1 for a base office, which has no income.
    """
    city = CITY[name]
    colour = GOODS[city.good]
    b.paper(r, 4)
    b.band(r, 4, 20, colour)
    letters = QRectF(r.x() + 1, r.y(), r.width() - 2, 20)
    b.text(letters, say.city(name)[:2], 15, on_band(colour), weight=700, least=12)
    income = f"+{city.offices[number][1]}" if number >= 0 else ""
    low = r.adjusted(2, 20, -2, -1)
    ink = QColor(colour).darker(118)
    if r.width() < _STACKED:
        b.icon(city.good, r.center().x() - 6, low.y() + 0.5, 12, ink)
        low.setTop(r.bottom() - 14)
    else:
        b.icon(city.good, low.x() + 1, low.center().y() - 8, 16, ink)
        low.setLeft(low.x() + 17)
    _income(b, low, income, 15)


def office_wide(b: Canvas, r: QRectF, name: str, number: int) -> None:
    """An office, 72 by 66 or narrower: its city, its good, its price and its income."""
    city = CITY[name]
    colour = GOODS[city.good]
    b.paper(r, radius(r))
    b.band(r, radius(r), 20, colour)
    b.text(QRectF(r.x() + 1, r.y(), r.width() - 2, 20), say.city(name), 14.5, on_band(colour),
           weight=700, least=12)  # fmt: skip
    b.icon(city.good, r.center().x() - 10, r.y() + 22, 20, QColor(colour).darker(118))
    low = QRectF(r.center().x(), r.bottom() - 23, r.width() / 2 - 3, 21)
    if number < 0:
        _income(b, low, "", 16)
        return
    price, income = city.offices[number]
    b.coin(r.x() + r.width() * 0.25, low.center().y(), 20, price, px=14)
    _income(b, low, f"+{income}", 16)


def _income(b: Canvas, room: QRectF, income: str, px: float) -> None:
    if income:
        b.text(room, income, px, GAIN, weight=700, least=13)
    else:
        b.icon_in(room, "anchor", INK, 14)

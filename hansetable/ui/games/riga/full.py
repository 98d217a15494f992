"""The full faces of Riga, 240 by 336: what one reads when one looks at a card closely.

Titles and sentences come in as arguments, in the language of the screen.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPen

from hansetable.ui.art.brush import Brush
from hansetable.ui.art.palette import (
    BUTTON,
    CREAM_MUTED,
    GOODS,
    INK,
    INK_SOFT,
    PAPER,
    alpha,
    on_band,
)
from hansetable.ui.games.riga.faces import CITIES, OR, dark
from hansetable.ui.language import translate

WIDTH, HEIGHT = 240, 336
"""The size of a full face in logical pixels; every function also paints larger or smaller."""

_RADIUS = 14


@dataclass(frozen=True, slots=True)
class _Part:
    """A measured part of a full face: places inside it are told in parts of 240 by 336."""

    r: QRectF

    @property
    def k(self) -> float:
        return self.r.width() / WIDTH

    def at(self, x: float, y: float, width: float, height: float) -> QRectF:
        k = self.k
        return QRectF(self.r.x() + x * k, self.r.y() + y * k, width * k, height * k)

    def point(self, x: float, y: float) -> QPointF:
        return QPointF(self.r.x() + x * self.k, self.r.y() + y * self.k)


def good(
    b: Brush,
    r: QRectF,
    title: str,
    good: str,
    value: int,
    cities: Sequence[tuple[str, str, int | None]],
    note: str = "",
) -> None:
    """A good with its base value and what it is worth in each city.

    Args:
        b: the brush.
        r: where.
        title: its name.
        good: its id.
        value: its base value.
        cities: for each city its id, its name and the value there, None if it is of no use.
        note: a line under its icon; may be empty.
    """
    part = _Part(r)
    k = part.k
    colour = GOODS[good]
    b.paper(r, _RADIUS * k, 1.6, colour, 0.12)
    b.rect(part.at(7, 7, 226, 322), None, 9 * k, colour, 2.8 * k)
    coin = part.point(40, 40)
    b.coin(coin.x(), coin.y(), 48 * k, value, px=30 * k)
    ink = QColor(colour).darker(140)
    b.text(part.at(70, 20, 152, 40), title, 28 * k, ink, weight=700, least=9)
    side = part.at(62, 74, 116, 116)
    b.icon(good, side.x(), side.y(), side.width(), QColor(colour).darker(118))
    b.text(part.at(14, 196, 212, 22), note, 16 * k, INK_SOFT, weight=500, italic=True)
    pitch = 208 / len(cities)
    for index, (city, name, there) in enumerate(cities):
        tint = CITIES[city]
        head = part.at(17.5 + pitch * index, 226, pitch - 4, 24)
        b.rect(head, tint, 5 * k)
        room = head.adjusted(2 * k, 0, -2 * k, 0)
        b.text(room, name, 13 * k, on_band(tint), least=7)
        box = part.at(17.5 + pitch * index, 252, pitch - 4, 56)
        b.rect(box, BUTTON, 5 * k, tint, 1.4 * k)
        number = "–" if there is None else str(there)
        tone = CREAM_MUTED if there is None else INK
        b.text(box, number, 30 * k, tone, weight=700)
        if there is not None and there > value:
            star = part.point(17.5 + pitch * index + pitch - 16, 255)
            b.icon("star", star.x(), star.y(), 9 * k, dark(tint))


def building(
    b: Brush,
    r: QRectF,
    title: str,
    sub: str,
    text: str,
    kind: str,
    city: str,
    cost: int,
    points: int | None,
    marks: Sequence[str] = (),
    good: str | None = None,
) -> None:
    """A building with what it does, its cost and its points.

    Args:
        b: the brush.
        r: where.
        title: its name.
        sub: the line below: its city, and for how long it helps.
        text: what it does, in at most three short lines.
        kind: its icon.
        city: the id of its city.
        cost: its cost in ducats.
        points: its points; None if others decide about them.
        marks: the icons of its knights and merchants, and ``OR`` between alternatives.
        good: the good it pictures, if there is one.
    """
    colour = CITIES[city]
    part = _framed(b, r, title, sub, colour)
    k = part.k
    _medal(b, part, kind, colour, 139 if marks else 146)
    if good is not None:
        place = part.at(152, 158 if marks else 164, 44, 44)
        b.icon(good, place.x(), place.y(), place.width(), GOODS[good], PAPER, 0.08)
    if marks:
        _marks(b, part, marks)
    _words(b, part, text, 225 if marks else 208)
    line = part.at(18, 272, 204, 0)
    b.line(line.left(), line.top(), line.right(), line.top(), INK, 1, alpha=0.3)
    coin = part.point(42, 303)
    b.coin(coin.x(), coin.y(), 42 * k, cost, px=25 * k)
    _note(b, part, 68, 50, translate("RigaFaces", "cost"))
    box = part.at(124, 284, 46, 38)
    b.rect(box, colour, 7 * k)
    b.text(box, "–" if points is None else str(points), 26 * k, on_band(colour), weight=700)
    _note(b, part, 176, 50, translate("RigaFaces", "points"))


def _framed(b: Brush, r: QRectF, title: str, sub: str, colour: str) -> _Part:
    """Paper, title band, inner line and subtitle."""
    part = _Part(r)
    k = part.k
    b.paper(r, _RADIUS * k, 1.6)
    b.band(r, _RADIUS * k, 48 * k, colour)
    b.text(part.at(14, 1, 212, 46), title, 25 * k, on_band(colour), weight=700)
    b.rect(part.at(6.5, 54.5, 227, 275), None, 8 * k, QColor(46, 36, 24, 70), 1)
    b.text(part.at(14, 58, 212, 22), sub, 16 * k, INK_SOFT, weight=500, italic=True)
    return part


def _medal(b: Brush, part: _Part, icon: str, colour: str, y: float) -> None:
    k = part.k
    centre = part.point(120, y)
    b.p.setPen(QPen(QColor(colour), 2.2 * k))
    b.p.setBrush(alpha(colour, 0.10))
    b.p.drawEllipse(centre, 56 * k, 56 * k)
    b.p.setPen(QPen(alpha(colour, 0.45), k))
    b.p.setBrush(Qt.BrushStyle.NoBrush)
    b.p.drawEllipse(centre, 51 * k, 51 * k)
    side = 68 * k
    b.icon(icon, centre.x() - side / 2, centre.y() - side / 2, side, dark(colour))


def _marks(b: Brush, part: _Part, marks: Sequence[str]) -> None:
    left = 120 - 17 * len(marks)
    for index, mark in enumerate(marks):
        place = part.at(left + 34 * index + 4.5, 198.5, 25, 25)
        if mark == OR:
            b.text(place, mark, 24 * part.k, INK_SOFT)
        else:
            b.icon(mark, place.x(), place.y(), place.width(), INK)


def _words(b: Brush, part: _Part, text: str, top: float) -> None:
    """The text under the medallion, smaller if it is long."""
    room = part.at(14, top, 212, 270 - top)
    px = 16.5 * part.k
    while b.height(text, room.width(), px) > room.height() and px > 13.5 * part.k:
        px -= 0.5 * part.k
    b.text(room, text, px, INK, weight=500, wrap=True)


def _note(b: Brush, part: _Part, x: float, width: float, text: str) -> None:
    room = part.at(x, 280, width, 46)
    b.text(room, text, 16 * part.k, INK_SOFT, "l", weight=500, italic=True)

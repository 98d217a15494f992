"""The full faces of Riga, 240 by 336: what one reads when one looks at a card closely.

Titles and sentences come in as arguments, in the language of the screen.
"""

from collections.abc import Sequence

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor

from hansetable.ui.art.canvas import Canvas
from hansetable.ui.art.palette import (
    BUTTON,
    CREAM_MUTED,
    GOODS,
    INK,
    INK_SOFT,
    PAPER,
    on_band,
)
from hansetable.ui.games import card_frame as face
from hansetable.ui.games.riga.board.card_art import CITIES, OR, dark
from hansetable.ui.language import translate


def good(
    b: Canvas,
    r: QRectF,
    title: str,
    good: str,
    value: int,
    cities: Sequence[tuple[str, str, int | None]],
    note: str = "",
) -> None:
    """A good with its base value and what it is worth in each city.

    Args:
        b: the canvas.
        r: where.
        title: its name.
        good: its id.
        value: its base value.
        cities: for each city its id, its name and the value there, None if it is of no use.
        note: a line under its icon; may be empty.
    """
    part = face.Part(r)
    k = part.k
    colour = GOODS[good]
    b.paper(r, face.RADIUS * k, 1.6, colour, 0.12)
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
    b: Canvas,
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
        b: the canvas.
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
    part = face.framed(b, r, title, sub, colour)
    k = part.k
    face.medal(b, part, kind, colour, dark(colour), 139 if marks else 146)
    if good is not None:
        place = part.at(152, 158 if marks else 164, 44, 44)
        b.icon(good, place.x(), place.y(), place.width(), GOODS[good], PAPER, 0.08)
    if marks:
        _marks(b, part, marks)
    face.words(b, part, text, 225 if marks else 208)
    face.ruler(b, part)
    coin = part.point(42, 303)
    b.coin(coin.x(), coin.y(), 42 * k, cost, px=25 * k)
    face.note(b, part, 68, 50, translate("RigaFaces", "cost"))
    box = part.at(124, 284, 46, 38)
    b.rect(box, colour, 7 * k)
    b.text(box, "–" if points is None else str(points), 26 * k, on_band(colour), weight=700)
    face.note(b, part, 176, 50, translate("RigaFaces", "points"))


def _marks(b: Canvas, part: face.Part, marks: Sequence[str]) -> None:
    left = 120 - 17 * len(marks)
    for index, mark in enumerate(marks):
        place = part.at(left + 34 * index + 4.5, 198.5, 25, 25)
        if mark == OR:
            b.text(place, mark, 24 * part.k, INK_SOFT)
        else:
            b.icon(mark, place.x(), place.y(), place.width(), INK)

"""The small faces of Riga: goods, buildings and what tells the cities apart, at any size.

Each function paints one piece into a rectangle with a canvas; `PAINTERS` names the faces of the
table. A kind of building is the name of its icon, a city or a good its id.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor

from hansetable.games.riga.cards import CARDS, GOOD
from hansetable.ui.art.base_canvas import Colour
from hansetable.ui.art.canvas import Canvas
from hansetable.ui.art.palette import (
    CREAM,
    CREAM_DIM,
    CREAM_SOFT,
    GAIN,
    GOODS,
    INK,
    INK_SOFT,
    LETTER,
    LETTER_SOFT,
    LID,
    PAPER,
    on_band,
)
from hansetable.ui.games.riga.board import layout
from hansetable.ui.games.riga.board.card_values import FACTS, OR, Facts, title
from hansetable.ui.games.riga.text import names
from hansetable.ui.games.riga.text.names import Riga
from hansetable.ui.language import translate

CITIES: Mapping[str, str] = {
    "visby": "#a93a32",
    "tallinn": "#d3a526",
    "stockholm": "#2f639c",
    "danzig": "#477f42",
    "riga": "#7a5334",
}
"""The colour of each city, by its id. Its first letter stands beside it on every building."""

BACK = "#6b5220"
"""The ground of goods that lie face down."""
_PALE = "#8fa39b"
_PLATE_LINE = "#12282a"


def radius(r: QRectF) -> float:
    """The radius of the corners of a card of this size."""
    return min(8.0, max(3.5, r.width() * 6 / 84))


def dark(colour: str) -> QColor:
    """The colour for an icon on paper; a light one is darkened more."""
    return QColor(colour).darker(150 if on_band(colour) == INK else 120)


# ---- goods ---------------------------------------------------------------------------------------


def good(b: Canvas, r: QRectF, good: str, mark: str = "") -> None:
    """A good: its value in a coin and its icon; a high card has room for its name, too.

    ``mark`` is "pays" for a proposed one, "lifted" for one that is being swapped.
    """
    colour = GOODS[good]
    wide, high = r.width(), r.height()
    k = wide / 60
    named = high > 1.33 * wide
    b.paper(r, radius(r), tint=colour, amount=0.12)
    step = 2.5 * min(1.0, k)
    inner = r.adjusted(step, step, -step, -step)
    b.rect(inner, None, max(1.0, radius(r) - 1.5), colour, max(1.3, 2 * k))
    coin = max(0.35 * wide, min(14.0, 0.46 * wide))
    edge = max(2.0, 3.5 * k) + coin / 2
    b.coin(r.x() + edge, r.y() + edge, coin, CARDS.base[GOOD[good]], px=coin * 0.76)
    side = min(wide * 0.66, high * 0.5)
    top = r.y() + high * (0.3 if named else 0.43)
    left = r.center().x() - side / 2 + (0 if named else 2.5 * k)
    b.icon(good, left, top, side, QColor(colour).darker(118))
    if named:
        room = QRectF(r.x() + 4 * k, r.bottom() - 20 * k, wide - 8 * k, 16 * k)
        b.text(room, title(good), 13.5 * k, QColor(colour).darker(140), weight=700, least=7)
    if mark:
        _ticked(b, r, 4, 36 if mark == "pays" else 20)


def good_back(b: Canvas, r: QRectF) -> None:
    """A good that lies face down, or the pile of them; it tells nothing of any face."""
    _back(b, r, "anchor")


def _good_chip(b: Canvas, r: QRectF, good: str) -> None:
    """A good of an open hand, or its back."""
    _chip(b, r, good or "anchor", GOODS.get(good, CREAM_SOFT), PAPER if good else LID)


def _row(b: Canvas, r: QRectF, count: int, value: int, must: bool, *goods: str) -> None:
    """A row of goods with its sum and number; the goods may lie on it as pieces of their own."""
    b.panel(r, 6, 0.18)
    if not count:
        word = Riga.tr("empty").say()
        b.text(r.adjusted(14, 0, -14, 0), word, 13.5, LETTER_SOFT, "l", 500, italic=True)
        return
    for i, lying in enumerate(goods):
        good(b, layout.row_good(r, i, count), lying)
    x = r.x() + 206
    b.text(QRectF(x, r.y(), 50, r.height()), str(value), 28, LETTER, weight=700)
    b.text(QRectF(x + 56, r.y(), 50, r.height()), str(count), 20, LETTER_SOFT)
    if must:
        b.rect(r.adjusted(1, 1, -1, -1), None, 6, LETTER, 1.6)


# ---- buildings -----------------------------------------------------------------------------------


def building(b: Canvas, r: QRectF, card: Facts) -> None:
    """A building of the display or of a hand."""
    colour = CITIES[card.city]
    k = r.width() / 84
    band, foot = 22 * k, 28 * k
    b.paper(r, radius(r))
    _band(b, r, card, band, 14.5 * k, 3 * k)
    noted = bool(card.marks) or card.once
    room = QRectF(r.x(), r.y() + band, r.width(), r.height() - band - foot)
    side = min(42 * k, room.height() - (20 if noted else 6) * k)
    left = r.center().x() - side / 2
    top = room.y() + (room.height() - (18 * k if noted else 0) - side) / 2 + (k if noted else 0)
    b.icon(card.kind, left, top, side, dark(colour))
    initial = QRectF(r.x() + 5 * k, room.y() + 3 * k, 12 * k, 14 * k)  # colour does not stand alone
    b.text(initial, card.city[0].upper(), 12.04 * k, INK_SOFT, family="cinzel", least=7)
    if card.good:
        corner = (left + side - 8 * k, top + side - 22 * k, 22 * k)
        b.icon(card.good, *corner, GOODS[card.good], PAPER, 0.1)
    if noted:
        notes = QRectF(r.x(), room.bottom() - 19 * k, r.width(), 18 * k)
        _notes(b, notes, card.marks, card.once)
    top = r.bottom() - foot
    b.line(r.x() + 6 * k, top, r.right() - 6 * k, top, INK, 1, alpha=0.25)
    b.coin(r.x() + r.width() * 0.26, top + foot / 2, 22 * k, card.cost)
    box = QRectF(r.x() + r.width() * 0.56, top + 3.5 * k, 30 * k, 21 * k)
    points_box(b, box, colour, card.worth, 16.5 * k)


def building_back(b: Canvas, r: QRectF) -> None:
    """A building that lies face down, or the pile of them; it tells nothing of any face."""
    _back(b, r, "kontor")


def built(b: Canvas, r: QRectF, card: Facts, mark: str = "") -> None:
    """A building that stands; in a full city it may be lower, down to a third of its width.

    ``mark`` is what is to be seen of its function: a used one lies under another card, points
    and marks stay; an exchange office shows its ducats, a school one of its sides.
    """
    colour = CITIES[card.city]
    k = r.width() / 80
    band = min(18 * k, r.height() * 0.48)
    b.paper(r, radius(r), 0.8, colour, 0.10)
    _band(b, r, card, band, min(13 * k, band * 0.86), 3 * k)
    room = QRectF(r.x() + 4 * k, r.y() + band, r.width() - 8 * k, r.height() - band)
    low = room.height() < 30 * k
    wide = (22 if low else 40) * k
    if mark == "used":
        gap = min(3 * k, room.height() * 0.12)
        covered(b, QRectF(room.x(), room.y() + gap, wide, room.height() - 2 * gap), card.kind)
    else:
        size = min(30 * k, room.height() - 2 * k)
        left = room.x() + (wide - size) / 2 if low else room.x() + 4 * k
        b.icon(card.kind, left, room.center().y() - size / 2, size, dark(colour))
    box = min(16 * k, room.height() - 3 * k)
    rim = min(3 * k, (room.height() - box) / 2)
    place = QRectF(r.right() - 27 * k, r.bottom() - rim - box, 24 * k, box)
    points_box(b, place, colour, card.worth, min(14 * k, box * 0.92))
    if low:
        line = QRectF(r.x() + 28 * k, room.y(), 24 * k, room.height())
    else:
        line = QRectF(r.x() + 46 * k, room.y() + 2 * k, 31 * k, 13 * k)
    _details(b, line, card, mark)
    if mark == "paying":
        _ticked(b, r, 5, 20)


def standing(b: Canvas, r: QRectF, card: Facts, mark: str = "") -> None:
    """A building that stands, at full size; ``mark`` as in `built`."""
    if card.kind == "school" and mark in ("knight", "merchant"):
        card = replace(card, marks=(mark,))
    building(b, r, card)
    k = r.width() / 84
    if mark == "used":
        covered(b, QRectF(r.x() + 5 * k, r.y() + 25 * k, r.width() - 10 * k, 44 * k), card.kind)
    if card.kind == "exchange":
        b.coin(r.right() - 17 * k, r.y() + 36 * k, 22 * k, "0" if mark in ("0", "fresh") else "8")


def built_mini(b: Canvas, r: QRectF, card: Facts, mark: str = "") -> None:
    """A building of another player as a tile of its icon; its column tells the city."""
    covered = mark == "used"
    side = min(r.width(), r.height())
    b.rect(r, LID if covered else PAPER, side * 0.15, CITIES[card.city], max(1.2, side * 0.07))
    b.icon_in(r, card.kind, _PALE if covered else INK, side * 0.76)
    if covered:
        middle, reach = r.center(), side * 0.3
        b.line(
            middle.x() - reach, middle.y() + reach, middle.x() + reach, middle.y() - reach,
            CREAM_SOFT, 1.5,
        )  # fmt: skip


def unbuilt(b: Canvas, r: QRectF, card: Facts) -> None:
    """An own Riga building that waits to be built, as a small card with its cost."""
    colour = CITIES["riga"]
    k = r.height() / 38
    b.paper(r, radius(r), 0.8, colour, 0.34)
    b.rect(r.adjusted(2, 2, -2, -2), None, max(1.0, radius(r) - 1), colour, 1.2)
    b.icon(card.kind, r.x() + 4 * k, r.y() + 4 * k, 22 * k, dark(colour))
    coin = 16 * k
    right, bottom = r.right() - coin / 2 - 2 * k, r.bottom() - coin / 2 - 2 * k
    b.coin(right, bottom, coin, card.cost, px=11.5 * k)


def _planned(b: Canvas, r: QRectF, card: Facts, craned: str) -> None:
    """A line of the bill: a building with its cost, halved or not."""
    y = r.center().y()
    b.icon(card.kind, r.x() + 6, y - 10, 20, dark(CITIES[card.city]))
    cost = card.cost - (card.cost // 2 if craned else 0)
    b.text(QRectF(r.right() - 44, r.y(), 38, r.height()), str(cost), 19, INK, "r", weight=700)
    room = r.width() - 90
    name = title(card.kind)
    b.text(QRectF(r.x() + 36, r.y(), room, r.height()), name, 17, INK, "l", least=12)
    if craned:
        left = r.x() + 44 + min(room, b.width(name, 17))
        b.icon("crane", left, y - 9, 18, INK_SOFT if craned == "proposed" else INK)
        was = Riga.tr("half of {cost}").say(cost=card.cost)
        place = QRectF(left + 22, r.y(), r.right() - 48 - left - 22, r.height())
        b.text(place, was, 13.5, INK_SOFT, "l", 500, italic=True)


# ---- cities --------------------------------------------------------------------------------------


def city_header(b: Canvas, r: QRectF, city: str) -> None:
    """The heading of a column of buildings."""
    colour = CITIES[city]
    b.rect(r, colour, min(5.0, r.height() * 0.24))
    room = r.adjusted(3, 0, -3, 0)
    px = min(15.0, r.height() * 0.78)
    b.text(room, names.city(city), px, on_band(colour), weight=700, least=7)


# ---- the display ---------------------------------------------------------------------------------


def separator(b: Canvas, r: QRectF) -> None:
    """The card between the buildings that leave in spring, at its left, and the new ones."""
    with b.scaled(r, 26):
        b.paper(QRectF(0, 0, 26, 116), 5, 1.0, BACK, 0.44)
        b.p.translate(13, 58)
        b.p.rotate(-90)
        word = Riga.tr("Separator").say().upper()
        b.text(QRectF(-54, -13, 94, 26), word, 12.5, family="cinzel", spacing=0.8, least=7)
        b.p.translate(46, 0)
        b.p.rotate(-90)
        b.icon("arrow", -5.5, -5.5, 11)


# ---- parts of faces ------------------------------------------------------------------------------


def _band(b: Canvas, r: QRectF, card: Facts, band: float, px: float, edge: float) -> None:
    """The name of a building on the colour of its city."""
    colour = CITIES[card.city]
    b.band(r, radius(r), band, colour)
    room = QRectF(r.x() + edge, r.y(), r.width() - 2 * edge, band)
    b.text(room, title(card.kind), px, on_band(colour), weight=700, least=7)


def _chip(b: Canvas, r: QRectF, icon: str, ink: Colour, ground: Colour) -> None:
    """A card of an open hand."""
    b.rect(r, ground, 3, ink, 1.2)
    b.icon_in(r, icon, ink, min(r.width(), r.height()) - 4)


def _ticked(b: Canvas, r: QRectF, left: float, up: float) -> None:
    """A frame, and a green disc with a tick, for a part of a payment or of a swap."""
    b.rect(r.adjusted(-1, -1, 1, 1), None, radius(r) + 1, LETTER, 2.2)
    x, y = r.x() + left, r.bottom() - up
    b.rect(QRectF(x, y, 16, 16), GAIN, 8, CREAM, 1)
    b.icon("check", x + 3.2, y + 3.2, 9.6, CREAM)


def points_box(b: Canvas, r: QRectF, colour: str, points: str, px: float) -> None:
    """The points of a building, in a box in the colour of its city."""
    b.rect(r, colour, min(4.0, r.height() * 0.25))
    b.text(r, points, px, on_band(colour), weight=700, least=7)


def _notes(b: Canvas, r: QRectF, marks: Sequence[str], once: bool) -> None:
    """Marks, and the word for a single use, side by side in the middle."""
    side = r.height() * 0.84
    word = translate("RigaFaces", "once") if once else ""
    px = r.height() * 0.7
    written = b.width(word, px, 500, italic=True) if once else 0
    between = side * 0.3 if once and marks else 0
    total = side * 1.15 * len(marks) + between + written
    left = _marks(b, r.center().x() - total / 2, r.center().y(), side, marks, INK)
    place = QRectF(left + between, r.y(), written + 1, r.height())
    b.text(place, word, px, INK_SOFT, "l", weight=500, italic=True)


def _marks(
    b: Canvas, left: float, middle: float, side: float, marks: Sequence[str], colour: Colour
) -> float:
    """Paint marks in a row and return where it ends."""
    for mark in marks:
        if mark == OR:
            b.text(QRectF(left, middle - side / 2, side, side), mark, side * 0.9, INK_SOFT)
        else:
            b.icon(mark, left + side * 0.075, middle - side / 2, side, colour)
        left += side * 1.15
    return left


def _details(b: Canvas, r: QRectF, card: Facts, mark: str) -> None:
    """What a standing building shows beside its icon: marks, a good, the ducats on it."""
    marks = card.marks
    if card.kind == "school":
        marks = (mark,) if mark in ("knight", "merchant") else ()
    size = min(r.height() * 0.94, r.width() * 0.42)
    left = _marks(b, r.x(), r.center().y(), size, marks, INK)
    if card.good:
        b.icon(card.good, left + size * 0.1, r.center().y() - size / 2, size, GOODS[card.good])
    if card.kind == "exchange":
        coin = min(size * 1.35, r.width() * 0.6)
        side = "0" if mark in ("0", "fresh") else "8"
        b.coin(left + coin / 2, r.center().y() + 1, coin, side, px=coin * 0.72)


def covered(b: Canvas, r: QRectF, kind: str) -> None:
    """The teal plate over a used function, with its icon struck out."""
    b.rect(r, LID, min(4.0, r.height() * 0.14), _PLATE_LINE, 1)
    side = r.height() * (0.66 if r.height() > 0.6 * r.width() else 0.86)
    b.icon_in(r, kind, _PALE, side)
    gap = r.height() * 0.16
    b.line(r.x() + gap, r.bottom() - gap, r.right() - gap, r.y() + gap, CREAM_DIM, 1.6)


def _back(b: Canvas, r: QRectF, icon: str) -> None:
    b.paper(r, radius(r), 1.0, BACK, 0.9)
    step = 3.5 * min(1.0, r.width() / 60)
    inner = r.adjusted(step, step, -step, -step)
    b.rect(inner, None, max(1.0, radius(r) - 2), QColor(244, 234, 211, 110), 1)
    b.icon_in(r, icon, CREAM_SOFT, r.width() * 0.5)


def of_card(paint: Callable[..., None]) -> Callable[..., None]:
    """Return a painter that is given the id of a building."""
    return lambda b, r, name, *marks: paint(b, r, FACTS[name], *marks)


def _building_chip(b: Canvas, r: QRectF, name: str) -> None:
    """A building of an open hand, or its back."""
    if name:
        built_mini(b, r, FACTS[name])
    else:
        _chip(b, r, "kontor", CREAM_SOFT, LID)


PAINTERS: Mapping[str, Callable[..., None]] = {
    "good": good,
    "good-back": good_back,
    "good-chip": _good_chip,
    "building": of_card(building),
    "building-back": building_back,
    "building-chip": _building_chip,
    "built": of_card(built),
    "mini": of_card(built_mini),
    "unbuilt": of_card(unbuilt),
    "planned": of_card(_planned),
    "row": _row,
    "separator": separator,
    "seat": lambda b, r: None,  # a seat that can be named: nothing but the light around it
}
"""What paints the faces of the table, which name a building by its id."""

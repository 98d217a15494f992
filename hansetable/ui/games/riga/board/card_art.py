"""The small faces of Riga: goods, buildings and what tells the cities apart, at any size.

Each function paints one piece into a rectangle with a canvas. The numbers and the words that
belong to a card come in as arguments, the words already in the language of the screen. A kind
of building is the name of its icon, a city or a good its id.
"""

from collections.abc import Collection, Mapping, Sequence
from types import MappingProxyType

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor

from hansetable.ui.art.base_canvas import Colour
from hansetable.ui.art.canvas import Canvas
from hansetable.ui.art.palette import (
    CREAM,
    CREAM_DIM,
    CREAM_SOFT,
    GOODS,
    INK,
    INK_SOFT,
    LETTER,
    LETTER_MUTED,
    LETTER_SOFT,
    LID,
    PAPER,
    on_band,
)
from hansetable.ui.language import translate

CITIES: Mapping[str, str] = MappingProxyType(
    {
        "visby": "#a93a32",
        "tallinn": "#d3a526",
        "stockholm": "#2f639c",
        "danzig": "#477f42",
        "riga": "#7a5334",
    }
)
"""The colour of each city, by its id. Its first letter stands beside it on every building."""

OR = "/"
"""Between two marks of which a building gives only one."""

_BACK = "#6b5220"
_PALE = "#8fa39b"
_PLATE_LINE = "#12282a"


def radius(r: QRectF) -> float:
    """The radius of the corners of a card of this size."""
    return min(8.0, max(3.5, r.width() * 6 / 84))


def dark(colour: str) -> QColor:
    """The colour for an icon on paper; a light one is darkened more."""
    return QColor(colour).darker(150 if on_band(colour) == INK else 120)


# ---- goods ---------------------------------------------------------------------------------------


def good(b: Canvas, r: QRectF, good: str, title: str, value: int) -> None:
    """A good: its value in a coin and its icon; a high card has room for its name, too."""
    colour = GOODS[good]
    wide, high = r.width(), r.height()
    k = wide / 60
    named = high > 1.33 * wide
    b.paper(r, radius(r), tint=colour, amount=0.12)
    step = 2.5 * min(1.0, k)
    b.rect(
        r.adjusted(step, step, -step, -step),
        None,
        max(1.0, radius(r) - 1.5),
        colour,
        max(1.3, 2 * k),
    )
    coin = max(0.35 * wide, min(14.0, 0.46 * wide))
    edge = max(2.0, 3.5 * k)
    b.coin(r.x() + edge + coin / 2, r.y() + edge + coin / 2, coin, value, px=coin * 0.76)
    side = min(wide * 0.66, high * 0.5)
    top = r.y() + high * (0.3 if named else 0.43)
    left = r.center().x() - side / 2 + (0 if named else 2.5 * k)
    b.icon(good, left, top, side, QColor(colour).darker(118))
    if named:
        name = QRectF(r.x() + 4 * k, r.bottom() - 20 * k, wide - 8 * k, 16 * k)
        b.text(name, title, 13.5 * k, QColor(colour).darker(140), weight=700, least=7)


def good_back(b: Canvas, r: QRectF, count: int | None = None) -> None:
    """A good that lies face down, or the pile of them; it tells nothing of any face."""
    _back(b, r, "anchor", count)


# ---- buildings -----------------------------------------------------------------------------------


def building(
    b: Canvas,
    r: QRectF,
    title: str,
    kind: str,
    city: str,
    cost: int,
    points: int | None,
    marks: Sequence[str] = (),
    once: bool = False,
    good: str | None = None,
) -> None:
    """A building of the display or of a hand.

    Args:
        b: the canvas.
        r: where.
        title: its name.
        kind: its icon.
        city: the id of its city.
        cost: its cost in ducats.
        points: its points; None if others decide about them.
        marks: the icons of its knights and merchants, and ``OR`` between alternatives.
        once: whether it has a function for a single use.
        good: the good it pictures, if there is one.
    """
    colour = CITIES[city]
    k = r.width() / 84
    band, foot = 22 * k, 28 * k
    b.paper(r, radius(r))
    b.band(r, radius(r), band, colour)
    name = QRectF(r.x() + 3 * k, r.y(), r.width() - 6 * k, band)
    b.text(name, title, 14.5 * k, on_band(colour), weight=700, least=7)
    noted = bool(marks) or once
    room = QRectF(r.x(), r.y() + band, r.width(), r.height() - band - foot)
    side = min(42 * k, room.height() - (20 if noted else 6) * k)
    left = r.center().x() - side / 2
    top = room.y() + (room.height() - (18 * k if noted else 0) - side) / 2 + (k if noted else 0)
    b.icon(kind, left, top, side, dark(colour))
    _initial(b, QRectF(r.x() + 5 * k, room.y() + 3 * k, 12 * k, 14 * k), city)
    if good is not None:
        b.icon(good, left + side - 8 * k, top + side - 22 * k, 22 * k, GOODS[good], PAPER, 0.1)
    if noted:
        _notes(b, QRectF(r.x(), room.bottom() - 19 * k, r.width(), 18 * k), marks, once)
    _footer(b, r, foot, colour, cost, points)


def building_back(b: Canvas, r: QRectF, count: int | None = None) -> None:
    """A building that lies face down, or the pile of them; it tells nothing of any face."""
    _back(b, r, "kontor", count)


def built(
    b: Canvas,
    r: QRectF,
    title: str,
    kind: str,
    city: str,
    points: int | None,
    marks: Sequence[str] = (),
    covered: bool = False,
    side: str | None = None,
    good: str | None = None,
) -> None:
    """A building that stands; in a full city it may be lower, down to a third of its width.

    Args:
        b: the canvas.
        r: where.
        title: its name.
        kind: its icon.
        city: the id of its city.
        points: its points; None if others decide about them.
        marks: the icons of its knights and merchants.
        covered: whether its function lies under another card; points and marks stay.
        side: the ducats that it shows, for an exchange office.
        good: the good it pictures, if there is one.
    """
    colour = CITIES[city]
    k = r.width() / 80
    band = min(18 * k, r.height() * 0.48)
    b.paper(r, radius(r), 0.8, colour, 0.10)
    b.band(r, radius(r), band, colour)
    name = QRectF(r.x() + 3 * k, r.y(), r.width() - 6 * k, band)
    b.text(name, title, min(13 * k, band * 0.86), on_band(colour), weight=700, least=7)
    room = QRectF(r.x() + 4 * k, r.y() + band, r.width() - 8 * k, r.height() - band)
    low = room.height() < 30 * k
    wide = (22 if low else 40) * k
    if covered:
        gap = min(3 * k, room.height() * 0.12)
        _covered(b, QRectF(room.x(), room.y() + gap, wide, room.height() - 2 * gap), kind)
    else:
        size = min(30 * k, room.height() - 2 * k)
        left = room.x() + (wide - size) / 2 if low else room.x() + 4 * k
        b.icon(kind, left, room.center().y() - size / 2, size, dark(colour))
    box = min(16 * k, room.height() - 3 * k)
    rim = min(3 * k, (room.height() - box) / 2)
    place = QRectF(r.right() - 27 * k, r.bottom() - rim - box, 24 * k, box)
    _points(b, place, colour, points, min(14 * k, box * 0.92))
    if low:
        line = QRectF(r.x() + 28 * k, room.y(), 24 * k, room.height())
    else:
        line = QRectF(r.x() + 46 * k, room.y() + 2 * k, 31 * k, 13 * k)
    _details(b, line, marks, side, good)


def built_mini(b: Canvas, r: QRectF, kind: str, city: str, covered: bool = False) -> None:
    """A building of another player as a tile of its icon; its column tells the city."""
    side = min(r.width(), r.height())
    b.rect(r, LID if covered else PAPER, side * 0.15, CITIES[city], max(1.2, side * 0.07))
    inner = side * 0.76
    left, top = r.center().x() - inner / 2, r.center().y() - inner / 2
    b.icon(kind, left, top, inner, _PALE if covered else INK)
    if covered:
        gap = side * 0.2
        b.line(r.x() + gap, r.bottom() - gap, r.right() - gap, r.y() + gap, CREAM_SOFT, 1.5)


def unbuilt(b: Canvas, r: QRectF, kind: str, cost: int) -> None:
    """An own Riga building that waits to be built, as a small card with its cost."""
    colour = CITIES["riga"]
    k = r.height() / 38
    b.paper(r, radius(r), 0.8, colour, 0.34)
    b.rect(r.adjusted(2, 2, -2, -2), None, max(1.0, radius(r) - 1), colour, 1.2)
    b.icon(kind, r.x() + 4 * k, r.y() + 4 * k, 22 * k, dark(colour))
    coin = 16 * k
    b.coin(r.right() - coin / 2 - 2 * k, r.bottom() - coin / 2 - 2 * k, coin, cost, px=11.5 * k)


# ---- cities --------------------------------------------------------------------------------------


def city_header(b: Canvas, r: QRectF, title: str, city: str) -> None:
    """The heading of a column of buildings."""
    colour = CITIES[city]
    b.rect(r, colour, min(5.0, r.height() * 0.24))
    name = r.adjusted(3, 0, -3, 0)
    b.text(name, title, min(15.0, r.height() * 0.78), on_band(colour), weight=700, least=7)


def city_values(
    b: Canvas,
    r: QRectF,
    values: Sequence[tuple[str, int | None]],
    own: Collection[str] = (),
) -> None:
    """The values of the goods in a city, on cloth.

    Args:
        b: the canvas.
        r: where; 82 by 30 fits under the heading of a column.
        values: each good with its ducats, None if it is of no use there.
        own: the goods whose value is special for this player; they are underlined.
    """
    pitch = r.width() / len(values)
    k = min(pitch / 20.5, r.height() / 30)
    for index, (name, value) in enumerate(values):
        centre = r.x() + pitch * (index + 0.5)
        tone = LETTER_MUTED if value is None else LETTER_SOFT
        b.icon(name, centre - 6.5 * k, r.y(), 13 * k, tone)
        number = QRectF(centre - pitch / 2, r.y() + 13 * k, pitch, 16 * k)
        colour = LETTER_MUTED if value is None else LETTER
        b.text(number, _or_dash(value), 14.5 * k, colour, weight=700, least=7)
        if name in own:
            low = r.y() + 28.5 * k
            b.line(centre - 5 * k, low, centre + 5 * k, low, LETTER, 1.4 * k)


# ---- the display ---------------------------------------------------------------------------------


def separator(b: Canvas, r: QRectF, title: str) -> None:
    """The card between the buildings that leave in spring, at its left, and the new ones."""
    k = r.width() / 26
    b.paper(r, 5 * k, 1.0, _BACK, 0.44)
    with b.kept():
        b.p.translate(r.center())
        b.p.rotate(-90)
        room = QRectF(-r.height() / 2 + 4 * k, -r.width() / 2, r.height() - 22 * k, r.width())
        b.text(room, title.upper(), 12.5 * k, INK, family="cinzel", spacing=0.8 * k, least=7)
    with b.kept():
        b.p.translate(r.center().x(), r.y() + 12 * k)
        b.p.rotate(180)
        b.icon("arrow", -5.5 * k, -5.5 * k, 11 * k, INK)


# ---- states --------------------------------------------------------------------------------------


# ---- shared --------------------------------------------------------------------------------------


def _or_dash(number: int | None) -> str:
    return "–" if number is None else str(number)


def _initial(b: Canvas, r: QRectF, city: str) -> None:
    """The first letter of a city, so that its colour does not stand alone."""
    b.text(r, city[0].upper(), r.height() * 0.86, INK_SOFT, family="cinzel", least=7)


def _footer(b: Canvas, r: QRectF, foot: float, colour: str, cost: int, points: int | None) -> None:
    k = r.width() / 84
    top = r.bottom() - foot
    b.line(r.x() + 6 * k, top, r.right() - 6 * k, top, INK, 1, alpha=0.25)
    b.coin(r.x() + r.width() * 0.26, top + foot / 2, 22 * k, cost)
    box = QRectF(r.x() + r.width() * 0.56, top + 3.5 * k, 30 * k, 21 * k)
    _points(b, box, colour, points, 16.5 * k)


def _points(b: Canvas, r: QRectF, colour: str, points: int | None, px: float) -> None:
    b.rect(r, colour, min(4.0, r.height() * 0.25))
    b.text(r, _or_dash(points), px, on_band(colour), weight=700, least=7)


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
    """Paints marks in a row and tells where it ends."""
    for mark in marks:
        if mark == OR:
            b.text(QRectF(left, middle - side / 2, side, side), mark, side * 0.9, INK_SOFT)
        else:
            b.icon(mark, left + side * 0.075, middle - side / 2, side, colour)
        left += side * 1.15
    return left


def _details(
    b: Canvas, r: QRectF, marks: Sequence[str], side: str | None, good: str | None
) -> None:
    """What a standing building shows beside its icon: marks, a good, the ducats on it."""
    size = min(r.height() * 0.94, r.width() * 0.42)
    left = _marks(b, r.x(), r.center().y(), size, marks, INK)
    if good is not None:
        b.icon(good, left + size * 0.1, r.center().y() - size / 2, size, GOODS[good])
    if side is not None:
        coin = min(size * 1.35, r.width() * 0.6)
        b.coin(left + coin / 2, r.center().y() + 1, coin, side, px=coin * 0.72)


def _covered(b: Canvas, r: QRectF, kind: str) -> None:
    """The teal plate over a used function, with its icon struck out."""
    b.rect(r, LID, min(4.0, r.height() * 0.14), _PLATE_LINE, 1)
    side = r.height() * (0.66 if r.height() > 0.6 * r.width() else 0.86)
    b.icon(kind, r.center().x() - side / 2, r.center().y() - side / 2, side, _PALE)
    gap = r.height() * 0.16
    b.line(r.x() + gap, r.bottom() - gap, r.right() - gap, r.y() + gap, CREAM_DIM, 1.6)


def _back(b: Canvas, r: QRectF, icon: str, count: int | None) -> None:
    k = r.width() / 60
    b.paper(r, radius(r), 1.0, _BACK, 0.9)
    step = 3.5 * min(1.0, k)
    b.rect(
        r.adjusted(step, step, -step, -step),
        None,
        max(1.0, radius(r) - 2),
        QColor(244, 234, 211, 110),
        1,
    )
    side = r.width() * 0.5
    top = r.center().y() - side / 2 - (0 if count is None else 6 * k)
    b.icon(icon, r.center().x() - side / 2, top, side, CREAM_SOFT)
    if count is not None:
        number = QRectF(r.x(), r.bottom() - 24 * k, r.width(), 18 * k)
        b.text(number, str(count), 15 * k, CREAM, weight=700, least=7)

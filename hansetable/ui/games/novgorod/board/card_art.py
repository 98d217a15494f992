"""The small faces of Novgorod: what lies on the table and in the hand, at any size.

Each function paints one piece, told by its id, into a rectangle with a canvas.
"""

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPen

from hansetable.games.novgorod.cards import CARDS
from hansetable.ui.art.canvas import Canvas
from hansetable.ui.art.palette import (
    BAND_CREAM,
    CREAM,
    GAIN,
    GOODS,
    INK,
    LID,
    PAPER,
    WAX,
    alpha,
    on_band,
)
from hansetable.ui.games.novgorod.board import card_values
from hansetable.ui.games.novgorod.board.card_values import CITY
from hansetable.ui.games.novgorod.text import names as say
from hansetable.ui.language import translate

LUXURIES = frozenset({"jewelry", "clothing", "provisions"})
BONUS_ICONS: Mapping[str, str] = {
    "offices": "kontor",
    "route": "cog",
    "luxury": "jewelry",
    "missions": "mission",
    "career": "star",
    "variety": "cards",
}
"""The icon of each bonus card, by its id."""

_USED = "#4a4438"
_TELLS = 56.0
"""How wide a mission is that has room for its seals."""


def radius(r: QRectF) -> float:
    """The radius of the corners of a card of this size."""
    return max(3.5, r.width() * 6 / 84)


# ---- offices -------------------------------------------------------------------------------------


def office(b: Canvas, r: QRectF, name: str, number: int) -> None:
    """An office: its city, its good, its price in ducats and its income."""
    city = CITY[name]
    colour, (price, income) = GOODS[city.good], city.offices[number]
    k = r.width() / 84
    band = 22 * k
    b.paper(r, radius(r))
    b.band(r, radius(r), band, colour)
    room = QRectF(r.x() + 4 * k, r.y(), r.width() - 8 * k, band)
    b.text(room, say.city(name), 15 * k, on_band(colour), weight=700, least=7)
    # Small cards keep their numbers larger than their scale says.
    more = max(k, min(0.92, r.width() / 68))
    foot = 28 * more * min(1.0, r.height() / (r.width() * 1.4) + 0.02)
    _good(b, r, city.good, band, foot, QColor(colour).darker(118))
    top = r.bottom() - foot
    b.line(r.x() + 6 * k, top, r.right() - 6 * k, top, INK, 1, alpha=0.25)
    b.coin(r.x() + r.width() * 0.27, top + foot / 2, 22 * more, price)
    gain = QRectF(r.x() + r.width() * 0.52, top, r.width() * 0.44, foot)
    b.text(gain, f"+{income}", 21 * more, GAIN, weight=700)


def base(b: Canvas, r: QRectF, name: str) -> None:
    """A base office: tinted, an inner line instead of a band, the anchor and the harbour fee."""
    city = CITY[name]
    colour = GOODS[city.good]
    k = r.width() / 84
    band, foot = 22 * k, 28 * k
    b.paper(r, radius(r), tint=colour, amount=0.22)
    b.rect(_inset(r, 3), None, max(1.0, radius(r) - 2), colour, 1.6)
    room = QRectF(r.x() + 7 * k, r.y() + 3 * k, r.width() - 14 * k, band - 2 * k)
    b.text(room, say.city(name), 15 * k, QColor(colour).darker(150), weight=700, least=7)
    _good(b, r, city.good, band, foot, QColor(colour).darker(135))
    top = r.bottom() - foot - k
    b.icon("anchor", r.x() + r.width() * 0.2, top + foot / 2 - 9 * k, 18 * k, INK)
    place = QRectF(r.x() + r.width() * 0.45, top, r.width() * 0.42, foot)
    b.text(place, f"−{city.fee}", 21 * k, WAX, weight=700)


def stacked_base(b: Canvas, r: QRectF, name: str, left: int) -> None:
    """A base office on the chart, under so many offices of its city."""
    inner = QRectF(r.x() + 3, r.y() - 4, 64, 82)
    if left:
        base_under(b, r, name, left)
        stack(b, inner, left - 1)
    else:
        base(b, inner.adjusted(0, 0, 0, 8), name)


def base_under(b: Canvas, r: QRectF, name: str, left: int, absent: str | None = None) -> None:
    """The base office under so many offices; its lower rim tells fee and number left.

    ``r`` is the whole base office; its lowest 16 parts of 94 look out under the offices.
    ``absent`` is the word for where the base office is, if it is not here.
    """
    k = r.width() / 74
    rim = QRectF(r.x() + 4 * k, r.bottom() - 14.5 * k, r.width() - 8 * k, 14 * k)
    number = QRectF(rim.right() - 24 * k, rim.y(), 24 * k, rim.height())
    if absent is None:
        b.paper(r, radius(r), tint=GOODS[CITY[name].good], amount=0.30)
        b.icon("anchor", rim.x() + 2 * k, rim.y() + k, 12 * k, INK)
        fee_at = QRectF(rim.x() + 17 * k, rim.y(), 26 * k, rim.height())
        b.text(fee_at, f"−{CITY[name].fee}", 14 * k, WAX, "l", weight=700, least=7)
    else:
        _hole(b, r, "#000000", 0.12)
        word = QRectF(rim.x() + k, rim.y(), rim.width() - 27 * k, rim.height())
        b.text(word, absent, 12 * k, INK, "l", weight=500, italic=True, least=7)
    b.text(number, f"×{left}", 13.5 * k, INK, "r", weight=700, least=7)


def stack(b: Canvas, r: QRectF, depth: int) -> None:
    """The edges of as many offices under the one in ``r``; paint that one afterwards."""
    k = r.width() / 64
    for lower in range(depth, 0, -1):
        edge = r.translated((1 + 2 * lower) * k, (1 - 1.5 * lower) * k)
        b.paper(edge, radius(r), 0.5)


def office_back(b: Canvas, r: QRectF) -> None:
    """An office that lies face down; it tells nothing of its face."""
    _back(b, r, "kontor", None)


# ---- artisans and missions -----------------------------------------------------------------------


def artisan(b: Canvas, r: QRectF, name: str) -> None:
    """An artisan: what it makes, and a line for each set of goods with its seals."""
    luxury, combinations = card_values.artisan(name)
    k = r.width() / 62
    band = r.height() * 0.34
    b.paper(r, radius(r), 1.0)
    b.band(r, radius(r), band, GOODS[luxury])
    b.icon_in(QRectF(r.x(), r.y(), r.width(), band), luxury, BAND_CREAM, band * 0.8)
    room = r.height() - band - 4 * k
    height = room / max(3, len(combinations)) * (1.0 if len(combinations) >= 3 else 1.2)
    top = r.y() + band + 2 * k + (room - height * len(combinations)) / 2
    most = max(3, *(len(goods) for goods, _ in combinations))
    side = min(height - 2.5 * k, 13.5 * k * (3 / most))
    for goods, seals in combinations:
        left = r.x() + 4 * k
        for good in goods:
            b.icon(good, left, top + (height - side) / 2, side, GOODS[good])
            left += side + k
        number = QRectF(r.right() - 15 * k, top, 11.5 * k, height)
        b.text(number, str(seals), 14.5 * k, WAX, "r", weight=700, least=7)
        top += height


def away(b: Canvas, r: QRectF, words: str) -> None:
    """The place of an artisan on the chart while it works elsewhere."""
    k = r.width() / 60
    _hole(b, r, "#dcd9c0", 0.92)
    room = r.adjusted(4 * k, 4 * k, -4 * k, -4 * k)
    b.text(room, words, 13.5 * k, INK, weight=500, italic=True, wrap=True)


def mission(b: Canvas, r: QRectF, name: str, lines_done: int = 0) -> None:
    """A mission: two lines of goods; what is done, the upper line first, is washed and ticked.

    Where there is room it tells the seals for one line and for both.
    """
    upper, lower = card_values.mission(name)
    width, half = r.width(), r.height() / 2
    b.paper(r, radius(r))
    b.rect(_inset(r, 2.5), None, max(1.0, radius(r) - 1.5), mission_frame(upper), 1.6)
    side = min(width * 0.36, half * 0.62)
    for index, goods in enumerate((upper, lower)):
        line = QRectF(r.x(), r.y() + index * half, width, half)
        left = line.center().x() - (len(goods) * (side + width * 0.07) - width * 0.07) / 2
        top = line.center().y() - side / 2 + (1 if index == 0 else -1)
        for good in goods:
            b.icon(good, left, top, side, GOODS[good])
            left += side + width * 0.07
        if index < lines_done:
            b.rect(line.adjusted(4, 4, -4, -4), PAPER, 3, alpha=0.6)
            tick = min(18.0 * max(1.0, width / 66), width * 0.34)
            b.icon_in(line, "check", GAIN, tick, PAPER, 0.1)
    middle = r.y() + half
    if lines_done or width < _TELLS:
        b.line(r.x() + 6, middle, r.right() - 6, middle, INK, 1, [3, 2], 0.5)
        return
    px = 14 * max(1.0, width / 72)
    told = f"{CARDS.line_seals} / {CARDS.both_seals}"
    wide = b.width(told, px, 700) + 1
    left = r.center().x() - (wide + px * 1.1) / 2
    b.text(QRectF(left, middle - px / 2, wide, px), told, px, WAX, weight=700)
    b.icon("seal", left + wide + px * 0.2, middle - px * 0.45, px * 0.9, WAX)


def mission_frame(goods: Sequence[str]) -> str:
    """The colour of the frame of a mission with such a line: violet asks for luxuries."""
    return GOODS["jewelry"] if LUXURIES.issuperset(goods) else "#8c7a58"


def mission_back(b: Canvas, r: QRectF, count: int | None = None) -> None:
    """A mission that lies face down, or a pile of them; it tells nothing of any face."""
    _back(b, r, "mission", count)


# ---- states --------------------------------------------------------------------------------------


def turned(b: Canvas, r: QRectF, name: str) -> None:
    """An office that is used up this turn."""
    good = CITY[name].good
    k = r.width() / 84
    b.paper(r, radius(r), 0.8, _USED, 0.74)
    b.rect(_inset(r, 3), None, max(1.0, radius(r) - 2), GOODS[good], 1.4)
    room = QRectF(r.x() + 6 * k, r.y() + 5 * k, r.width() - 12 * k, 20 * k)
    b.text(room, say.city(name), 15 * k, PAPER, weight=700, least=7)
    side = 40 * k
    b.icon(good, r.center().x() - side / 2, r.center().y() - side * 0.56, side, "#d9cdb0")
    words = translate("NovgorodFaces", "used")
    foot = QRectF(r.x() + 4 * k, r.bottom() - 28 * k, r.width() - 8 * k, 20 * k)
    b.text(foot, words, 14 * k, PAPER, weight=500, italic=True, least=7)


# ---- shared --------------------------------------------------------------------------------------


def _inset(r: QRectF, wide: float) -> QRectF:
    """The place of the inner line of a card; it moves outwards on very small ones."""
    step = wide * min(1.0, r.width() / 62)
    return r.adjusted(step, step, -step, -step)


def _good(b: Canvas, r: QRectF, good: str, band: float, foot: float, colour: QColor) -> None:
    """The icon between the title and the footer of an office."""
    room = r.adjusted(0, band, 0, -foot)
    b.icon_in(room, good, colour, min(46 * r.width() / 84, room.height() - 5 * r.width() / 84))


def _back(b: Canvas, r: QRectF, icon: str, count: int | None) -> None:
    k = r.width() / 62
    b.paper(r, radius(r), 1.0, LID, 0.93)
    b.rect(_inset(r, 3.5), None, max(1.0, radius(r) - 2), QColor(244, 234, 211, 110), 1)
    side = r.width() * 0.5
    top = r.center().y() - side / 2 - (0 if count is None else 6 * k)
    b.icon(icon, r.center().x() - side / 2, top, side, "#c9bd9f")
    if count is not None:
        number = QRectF(r.x(), r.bottom() - 24 * k, r.width(), 18 * k)
        b.text(number, str(count), max(14.0, 15 * k), CREAM, weight=700, least=7)


def _hole(b: Canvas, r: QRectF, fill: str, amount: float) -> None:
    """The place of a piece of the chart that is elsewhere."""
    b.rect(r, fill, radius(r), alpha=amount)
    pen = QPen(alpha(INK, 0.5), 1.2)
    pen.setDashPattern([4, 3])
    b.p.setPen(pen)
    b.p.setBrush(QColor(0, 0, 0, 0))
    b.p.drawRoundedRect(r.adjusted(0.5, 0.5, -0.5, -0.5), radius(r), radius(r))

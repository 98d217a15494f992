"""The pieces of Kogge: markers, goods, cogs, kontors, chips and the trays that hold them.

Each function paints one thing with a canvas, at any size. Numbers come in as arguments, words too,
already in the language of the screen. A colour of a player is the id of a seat's colour, a good is
its id, a bonus chip the name of its icon.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from types import MappingProxyType

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPen

from hansetable.ui.art.base_canvas import rounded
from hansetable.ui.art.canvas import Canvas
from hansetable.ui.art.palette import (
    BRASS,
    CREAM,
    CREAM_MUTED,
    CREAM_SOFT,
    INK,
    LETTER,
    LETTER_MUTED,
    LETTER_SOFT,
    LID,
    PAPER,
    PLATE,
    PLATE_LINE,
    SEATS,
    VEIL,
    alpha,
    on_band,
    resolve_color,
)
from hansetable.ui.language import translate

CUBES: Mapping[str, str] = MappingProxyType(
    {"ore": "#6a727a", "furs": "#d0742a", "amber": "#7b4f9e", "salt": "#f3efe4"}
)
"""The colour of each good on cubes and markers, by its id, in the order of their rows."""

CHIPS = ("exchange", "cards", "speed", "anchor")
"""The icons of the bonus chips: 3:1 trade, +1 route marker, two fields, secret path."""

MASTER = "#8a6a1e"
"""The ground of the guild master and of the end marker."""

_LID_LINE = "#12282a"
_BAY = "#5b3d26"
_BAY_LINE = "#2c1c10"
_BAY_COG = "#7d583a"
_ROW = 25.0


def letter(good: str) -> str:
    """The letter of a good on its cubes, in the language of the screen."""
    return {
        "ore": translate("KoggeFaces", "O", "letter on a cube: ore"),
        "furs": translate("KoggeFaces", "F", "letter on a cube: furs"),
        "amber": translate("KoggeFaces", "A", "letter on a cube: amber"),
        "salt": translate("KoggeFaces", "S", "letter on a cube: salt"),
    }[good]


# ---- route markers -------------------------------------------------------------------------------


def radius(r: QRectF) -> float:
    """The radius of the corners of a marker of this size."""
    return min(14.0, max(3.0, r.width() * 0.12))


def marker(b: Canvas, r: QRectF, number: int, good: str) -> None:
    """A route marker, face up: the number of its city over the colour of the city's good."""
    colour = CUBES[good]
    wide, high, round_ = r.width(), r.height(), radius(r)
    b.paper(r, round_, 0.8)
    foot = QRectF(r.x(), r.bottom() - high * 0.34, wide, high * 0.34)
    with b.kept():
        inside = rounded(r.adjusted(1, 1, -1, -1), round_ - 1)
        b.p.setClipPath(inside, Qt.ClipOperation.IntersectClip)
        b.p.fillRect(foot, QColor(colour))
    b.line(r.x() + 1, foot.y(), r.right() - 1, foot.y(), INK, 1, alpha=0.5)
    room = QRectF(r.x(), r.y(), wide, high * 0.66)
    b.text(room, str(number), high * 0.56, INK, weight=700, least=7)
    side = high * 0.27
    b.icon(good, r.center().x() - side / 2, foot.center().y() - side / 2, side, on_band(colour))


def marker_back(b: Canvas, r: QRectF, known: int | None = None) -> None:
    """A route marker that lies face down; ``known`` is its number if the viewer knows it."""
    round_ = radius(r)
    step = 3 * min(1.0, r.width() / 32)
    b.shadow(r, round_, 0.8)
    b.rect(r, LID, round_, _LID_LINE, 1)
    frame = r.adjusted(step, step, -step, -step)
    b.rect(frame, None, max(1.0, round_ - 1.5), QColor(244, 234, 211, 110), 1)
    side = r.width() * 0.5
    if known is None:
        left, top = r.center().x() - side / 2, r.center().y() - side / 2
        b.icon("question", left, top, side, CREAM_SOFT)
        return
    upper = QRectF(r.x(), r.y() + step, r.width(), r.height() * 0.66)
    b.text(upper, str(known), r.height() * 0.46, CREAM, weight=700, least=7)
    side *= 0.62
    b.icon("eye", r.center().x() - side / 2, r.bottom() - step - side * 1.25, side, CREAM_SOFT)


def heading(b: Canvas, r: QRectF, degrees: float) -> None:
    """The badge at the upper right corner of a marker whose arrow points to the marker's city.

    Args:
        b: the canvas.
        r: where the marker lies.
        degrees: where to, clockwise from the right.
    """
    size = r.width() * 14 / 32
    k = size / 14
    with b.kept():
        b.p.translate(r.right() - 2 * k, r.y() + 3 * k)
        b.rect(QRectF(-size / 2, -size / 2, size, size), PAPER, size / 2, INK, max(0.8, k))
        b.p.rotate(degrees)
        b.icon("arrow", -5 * k, -5 * k, 10 * k, INK)


# ---- goods ---------------------------------------------------------------------------------------


def cube(b: Canvas, x: float, y: float, size: float, good: str | None) -> None:
    """A good as a cube with its letter, or one of a kind that is not known (None)."""
    r = QRectF(x, y, size, size)
    round_ = min(3.0, size * 0.19)
    b.shadow(r, round_, 0.6)
    if good is None:
        b.rect(r, LID, round_, CREAM_MUTED, 1)
        b.icon("question", x + size * 0.2, y + size * 0.2, size * 0.6, CREAM_SOFT)
        return
    colour = CUBES[good]
    b.rect(r, colour, round_, INK, 1.1)
    b.text(r, letter(good), size * 0.72, on_band(colour), weight=700, least=6)


def tally(
    b: Canvas,
    x: float,
    y: float,
    size: float,
    counts: Sequence[tuple[str | None, int]],
    pitch: float,
) -> None:
    """A row of cubes with a number behind each, on cloth; None stands for goods kept secret."""
    for good, count in counts:
        cube(b, x, y, size, good)
        room = QRectF(x + size + 4, y - 1, max(8.0, pitch - size - 5), size + 2)
        b.text(room, str(count), size * 0.95, LETTER, "l", least=8)
        x += pitch


# ---- figures -------------------------------------------------------------------------------------


def cog(b: Canvas, x: float, y: float, size: float, colour: str) -> None:
    """The cog of a player, with the sign of the seat on its sail."""
    tint, shape = SEATS[colour]
    b.icon("cog", x, y, size, tint, CREAM, 0.055)
    b.rect(QRectF(x + size * 0.28, y + size * 0.12, size * 0.44, size * 0.37), tint)
    sign = size * 0.34
    b.icon(shape, x + size / 2 - sign / 2, y + size * 0.165, sign, CREAM)


def kontor(b: Canvas, x: float, y: float, size: float, colour: str) -> None:
    """A kontor of a player, with the sign of the seat on its front."""
    tint, shape = SEATS[colour]
    b.icon("kontor", x, y, size, tint, CREAM, 0.05)
    b.rect(QRectF(x + size * 0.26, y + size * 0.5, size * 0.48, size * 0.44), tint)
    sign = size * 0.38
    b.icon(shape, x + size / 2 - sign / 2, y + size * 0.53, sign, CREAM)


def raid_marker(b: Canvas, x: float, y: float, size: float, colour: str) -> None:
    """The raid marker of a player, with the sign of the seat at the left of its rim."""
    tint, shape = SEATS[colour]
    _roundel(b, x, y, size, "pirate", tint)
    sign = size * 0.4
    b.icon(shape, x - size * 0.08, y + size * 0.64, sign, tint, CREAM, 0.12)


def guild_master(b: Canvas, x: float, y: float, size: float) -> None:
    """The figure of the guild master."""
    _roundel(b, x, y, size, "master", MASTER)


def end_marker(b: Canvas, r: QRectF, laps: int) -> None:
    """The end marker: its word, and a disc for each of two laps, filled once it is done."""
    k = r.height() / 19
    b.shadow(r, r.height() / 2, 0.8)
    b.rect(r, MASTER, r.height() / 2, CREAM, max(0.9, 1.3 * k))
    word = translate("KoggeFaces", "End").upper()
    room = QRectF(r.x() + 7 * k, r.y(), r.width() - 34 * k, r.height())
    b.text(room, word, 12 * k, CREAM, family="cinzel", least=6)
    for lap in range(2):
        centre = QPointF(r.right() - (20 - 11 * lap) * k, r.center().y())
        b.p.setPen(QPen(QColor(CREAM), max(0.9, 1.2 * k)))
        b.p.setBrush(QColor(CREAM) if lap < laps else Qt.BrushStyle.NoBrush)
        b.p.drawEllipse(centre, 3.6 * k, 3.6 * k)


def chip(b: Canvas, x: float, y: float, size: float, icon: str) -> None:
    """A bonus chip: a brass disc with the icon of what it brings."""
    disc = QRectF(x, y, size, size)
    b.shadow(disc, size / 2, 0.6)
    b.rect(disc, BRASS, size / 2, INK, max(1.0, size * 0.02))
    if size >= 40:
        step = size * 0.05
        ring = alpha("#fff4d6", 0.6)
        b.rect(disc.adjusted(step, step, -step, -step), None, size / 2 - step, ring, size * 0.013)
    inner = size * 0.62
    b.icon(icon, disc.center().x() - inner / 2, disc.center().y() - inner / 2, inner, INK)


def chip_stock(b: Canvas, r: QRectF, icon: str, title: str, left: int) -> None:
    """A kind of bonus chip on its panel: 114 by 34; pale when none is left."""
    k = r.height() / 34
    b.panel(r, r.height() / 2, 0.18)
    chip(b, r.x() + 4 * k, r.y() + 4 * k, 26 * k, icon)
    number = QRectF(r.right() - 23 * k, r.y(), 15 * k, r.height())
    tone = LETTER if left else LETTER_MUTED
    b.text(number, str(left), 16 * k, tone, weight=700)
    name = QRectF(r.x() + 35 * k, r.y(), number.x() - r.x() - 37 * k, r.height())
    b.text(name, title, 14 * k, tone, "l", weight=500, least=9)
    if not left:
        b.rect(r, VEIL, r.height() / 2, alpha=0.40)


def development(
    b: Canvas, x: float, y: float, points: int, size: float = 16, pitch: float = 22
) -> None:
    """Five discs in a row, one filled for each development point; x and y are the first's corner.

    A point beyond the fifth, which ends the game all the same, fills no further disc.
    """
    for index in range(5):
        b.p.setPen(QPen(resolve_color(LETTER_SOFT), max(1.0, size * 0.08)))
        b.p.setBrush(resolve_color(LETTER) if index < points else Qt.BrushStyle.NoBrush)
        centre = QPointF(x + size / 2 + index * pitch, y + size / 2)
        b.p.drawEllipse(centre, size / 2, size / 2)


# ---- trays ---------------------------------------------------------------------------------------


def pair(b: Canvas, r: QRectF, markers: Sequence[tuple[int, str]], note: str = "") -> None:
    """A pair of markers that is for sale, on its panel of 114 by 58.

    Args:
        b: the canvas.
        r: where.
        markers: number and good of each marker; none if the pair is gone.
        note: what stands there instead of it, such as “bought by Jorin”.
    """
    k = r.height() / 58
    b.panel(r, 6, 0.18)
    left = r.center().x() - 43 * k
    for index, (number, good) in enumerate(markers):
        marker(b, QRectF(left + 48 * index * k, r.y() + 6 * k, 38 * k, 46 * k), number, good)
    if not markers and note:
        room = r.adjusted(6, 4, -6, -4)
        b.text(room, note, 13 * k, LETTER_SOFT, weight=500, italic=True, wrap=True)


@dataclass(frozen=True, slots=True)
class Bid:
    """What one player has laid, number and good of each marker, as it lies in the tray."""

    colour: str
    markers: tuple[tuple[int, str], ...] = ()
    passed: bool = False
    active: bool = False


def bid_places(r: QRectF, bids: Sequence[Bid]) -> list[list[QRectF]]:
    """Where each marker of each bid lies in the tray; one empty place for a bid without any."""
    k = r.height() / 104
    counts = [max(1, len(bid.markers)) for bid in bids]
    more, room = sum(counts) - len(counts), r.width() / k - 24
    gap = 18.0 if _bids_wide(counts, 18, 1) <= room else 12.0
    size = next(
        (part / 20 for part in range(20, 11, -1) if _bids_wide(counts, gap, part / 20) <= room), 0.6
    )
    pitch = min(32 * size, (room - gap * (len(bids) - 1) - 30 * size * len(bids)) / max(1, more))
    places, x, top = [], r.x() + 12 * k, r.y() + (67 - 19 * size) * k
    for count in counts:
        wide, high = 30 * size * k, 38 * size * k
        places.append([QRectF(x + pitch * k * index, top, wide, high) for index in range(count)])
        x += (30 * size + pitch * (count - 1) + gap) * k
    return places


def bids(b: Canvas, r: QRectF, title: str, laid: Sequence[Bid]) -> None:
    """The tray of 296 by 104 in which the bids lie face up, in turn order."""
    k = r.height() / 104
    b.rect(r, PLATE, 8, PLATE_LINE, 1, 0.80)
    head = QRectF(r.x() + 12 * k, r.y() + 5 * k, r.width() - 24 * k, 18 * k)
    b.text(head, title.upper(), 12 * k, LETTER_SOFT, "l", family="cinzel", spacing=0.8 * k)
    for order, (bid, places) in enumerate(zip(laid, bid_places(r, laid), strict=True), start=1):
        x, y = places[0].x(), r.y() + 27 * k
        b.text(QRectF(x, y, 14 * k, 16 * k), str(order), 15 * k, LETTER, "l", weight=700)
        b.token(bid.colour, x + 14 * k, y + k, 14 * k)
        for place, (number, good) in zip(places, bid.markers, strict=False):
            marker(b, place, number, good)
        if not bid.markers:
            b.slot(places[0], 4)
            if bid.passed:
                side = places[0].width() * 0.4
                centre = places[0].center() - QPointF(side / 2, side / 2)
                b.icon("close", centre.x(), centre.y(), side, LETTER_SOFT)
        if bid.active:
            low = r.y() + 92 * k
            b.rect(QRectF(x, low, places[-1].right() - x, 3 * k), LETTER)


def _bids_wide(counts: Sequence[int], gap: float, size: float) -> float:
    """How wide bids are whose markers do not lie over each other."""
    return sum((30 + 32 * (count - 1)) * size for count in counts) + gap * (len(counts) - 1)


def cargo_row(r: QRectF, index: int) -> QRectF:
    """The row of a good in the hold of a cog, in the order of ``CUBES``."""
    k = r.height() / 112
    return QRectF(r.x() + 8 * k, r.y() + (6 + _ROW * index) * k, r.width() - 16 * k, _ROW * k)


def cargo(b: Canvas, r: QRectF, goods: Mapping[str, int], words: Mapping[str, str]) -> None:
    """The hold of the own cog, 210 by 112.

    Args:
        b: the canvas.
        r: where.
        goods: how many of each good; a good that is missing is not there.
        words: the line of each good, such as “3 ore”.
    """
    k = r.height() / 112
    b.rect(r, _BAY, 8, _BAY_LINE, 1.5, 0.9)
    b.icon("cog", r.right() - 40 * k, r.bottom() - 38 * k, 34 * k, _BAY_COG)
    size = 21 * k
    for index, good in enumerate(CUBES):
        row, count = cargo_row(r, index), goods.get(good, 0)
        top, left = row.center().y() - size / 2, row.x() + 4 * k
        pitch = min(28.0, 71 / max(1, count - 1))
        for place in range(count):
            cube(b, left + pitch * k * place, top, size, good)
        if not count:
            b.slot(QRectF(left, top, size, size), 3, colour=CREAM)
        room = QRectF(row.x() + 96 * k, row.y(), row.width() - 98 * k, row.height())
        b.text(room, words[good], 15.5 * k, CREAM if count else CREAM_MUTED, "l", least=8)


# ---- shared --------------------------------------------------------------------------------------


def _roundel(b: Canvas, x: float, y: float, size: float, icon: str, ground: str) -> None:
    disc = QRectF(x, y, size, size)
    b.shadow(disc, size / 2, 0.8)
    b.rect(disc, ground, size / 2, CREAM, max(1.0, size * 0.05))
    b.icon(icon, x + size * 0.2, y + size * 0.2, size * 0.6, CREAM)

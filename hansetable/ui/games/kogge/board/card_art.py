"""The pieces of Kogge: markers, goods, cogs, kontors, chips and the trays that hold them.

Each function paints one thing with a canvas, at any size. A colour of a player is the id of a
seat's colour, a good and a bonus chip are their ids.
"""

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPen

from hansetable.ui.art.base_canvas import rounded
from hansetable.ui.art.canvas import Canvas
from hansetable.ui.art.palette import (
    BAND_CREAM,
    BRASS,
    CREAM,
    CREAM_MUTED,
    CREAM_SOFT,
    INK,
    INSET,
    LETTER,
    LETTER_MUTED,
    LETTER_SOFT,
    LID,
    LIFT,
    PAPER,
    SEATS,
    TEAL,
    VEIL,
    alpha,
    on_band,
    resolve_color,
)
from hansetable.ui.games.kogge.board.card_values import made
from hansetable.ui.games.kogge.text import names
from hansetable.ui.games.kogge.text.names import Kogge
from hansetable.ui.games.table_board import Painters
from hansetable.ui.language import translate

CUBES = {"ore": "#6a727a", "furs": "#d0742a", "amber": "#7b4f9e", "salt": "#f3efe4"}
"""The colour of each good on cubes and markers, by its id, in the order of their rows."""

CHIPS = {"trade": "exchange", "marker": "cards", "fields": "speed", "path": "anchor"}
"""The icon of each bonus chip, by its id."""

MASTER = "#8a6a1e"
"""The ground of the guild master and of the end marker."""

_LID_LINE = "#12282a"


def letter(good: str) -> str:
    """The letter of a good on its cubes, in the language of the screen."""
    return {
        "ore": translate("KoggeFaces", "O", "letter on a cube: ore"),
        "furs": translate("KoggeFaces", "F", "letter on a cube: furs"),
        "amber": translate("KoggeFaces", "A", "letter on a cube: amber"),
        "salt": translate("KoggeFaces", "S", "letter on a cube: salt"),
    }[good]


def chip_name(chip: str) -> str:
    """The name of a bonus chip, as short as it fits beside its disc."""
    return {
        "trade": translate("Kogge", "3:1 trade"),
        "marker": translate("Kogge", "+1 marker"),
        "fields": translate("Kogge", "two fields"),
        "path": translate("Kogge", "secret path"),
    }[chip]


# ---- route markers -------------------------------------------------------------------------------


def radius(r: QRectF) -> float:
    """The radius of the corners of a marker of this size."""
    return min(14.0, max(3.0, r.width() * 0.12))


def any_marker(b: Canvas, r: QRectF, number: int, down: bool = False) -> None:
    """A route marker, face up or down; a number below 0 is not known."""
    if down or number < 0:
        marker_back(b, r, None if number < 0 else number)
    else:
        marker(b, r, number)


def marker(b: Canvas, r: QRectF, number: int) -> None:
    """A route marker, face up: the number of its city over the colour of the city's good."""
    good = made(number)
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
    b.icon_in(foot, good, on_band(colour), high * 0.27)


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
        b.icon_in(r, "question", CREAM_SOFT, side)
        return
    upper = QRectF(r.x(), r.y() + step, r.width(), r.height() * 0.66)
    b.text(upper, str(known), r.height() * 0.46, CREAM, weight=700, least=7)
    side *= 0.62
    b.icon("eye", r.center().x() - side / 2, r.bottom() - step - side * 1.25, side, CREAM_SOFT)


def heading(b: Canvas, r: QRectF, degrees: float) -> None:
    """A badge whose arrow points to the city of a marker, clockwise from the right."""
    size = r.width()
    k = size / 14
    with b.kept():
        b.p.translate(r.center())
        b.rect(QRectF(-size / 2, -size / 2, size, size), PAPER, size / 2, INK, max(0.8, k))
        b.p.rotate(degrees)
        b.icon("arrow", -5 * k, -5 * k, 10 * k, INK)


# ---- goods ---------------------------------------------------------------------------------------


def cube(b: Canvas, r: QRectF, good: str) -> None:
    """A good as a cube with its letter, or one of a kind that is not known (“”)."""
    size = r.width()
    round_ = min(3.0, size * 0.19)
    b.shadow(r, round_, 0.6)
    if not good:
        b.rect(r, LID, round_, CREAM_MUTED, 1)
        b.icon_in(r, "question", CREAM_SOFT, size * 0.6)
        return
    colour = CUBES[good]
    b.rect(r, colour, round_, INK, 1.1)
    b.text(r, letter(good), size * 0.72, on_band(colour), weight=700, least=6)


def stock(b: Canvas, r: QRectF, good: str, left: int) -> None:
    """The goods of a kind as one cube with their number."""
    side = r.height() - 4
    cube(b, QRectF(r.x() + 2, r.y() + 2, side, side), good)
    room = QRectF(r.x() + side + 7, r.y(), r.width() - side - 8, r.height())
    b.text(room, str(left), side * 0.9, LETTER if left else LETTER_MUTED, "l")


# ---- figures -------------------------------------------------------------------------------------


def cog(b: Canvas, r: QRectF, colour: str) -> None:
    """The cog of a player, with the sign of the seat on its sail."""
    x, y, size = r.x(), r.y(), r.width()
    tint, shape = SEATS[colour]
    b.icon("cog", x, y, size, tint, CREAM, 0.055)
    b.rect(QRectF(x + size * 0.28, y + size * 0.12, size * 0.44, size * 0.37), tint)
    sign = size * 0.34
    b.icon(shape, x + size / 2 - sign / 2, y + size * 0.165, sign, CREAM)


def kontor(b: Canvas, r: QRectF, colour: str) -> None:
    """A kontor of a player, with the sign of the seat on its front."""
    x, y, size = r.x(), r.y(), r.width()
    tint, shape = SEATS[colour]
    b.icon("kontor", x, y, size, tint, CREAM, 0.05)
    b.rect(QRectF(x + size * 0.26, y + size * 0.5, size * 0.48, size * 0.44), tint)
    sign = size * 0.38
    b.icon(shape, x + size / 2 - sign / 2, y + size * 0.53, sign, CREAM)


def raid_marker(b: Canvas, r: QRectF, colour: str, unbought: bool = False) -> None:
    """The raid marker of a player with the sign of the seat; only a place until it is bought."""
    if unbought:
        b.slot(r, r.width() / 2)
        b.icon_in(r, "pirate", LETTER_MUTED, r.width() * 0.56)
        return
    tint, shape = SEATS[colour]
    size = r.width()
    _roundel(b, r, "pirate", tint)
    b.icon(shape, r.x() - size * 0.08, r.y() + size * 0.64, size * 0.4, tint, CREAM, 0.12)


def guild_master(b: Canvas, r: QRectF) -> None:
    """The figure of the guild master."""
    _roundel(b, r, "master", MASTER)


def end_marker(b: Canvas, r: QRectF, laps: int) -> None:
    """The end marker: its word, and a disc for each of two laps, filled once it is done."""
    with b.scaled(r, 64):
        card = QRectF(0, 0, 64, 19)
        b.shadow(card, 9.5, 0.8)
        b.rect(card, MASTER, 9.5, CREAM, 1.3)
        word = translate("KoggeFaces", "End").upper()
        b.text(QRectF(7, 0, 30, 19), word, 12, CREAM, family="cinzel", least=6)
        for lap in range(2):
            b.p.setPen(QPen(QColor(CREAM), 1.2))
            b.p.setBrush(QColor(CREAM) if lap < laps else Qt.BrushStyle.NoBrush)
            b.p.drawEllipse(QPointF(44 + 11 * lap, 9.5), 3.6, 3.6)


def chip(b: Canvas, disc: QRectF, name: str) -> None:
    """A bonus chip: a brass disc with the icon of what it brings."""
    size = disc.width()
    b.shadow(disc, size / 2, 0.6)
    b.rect(disc, BRASS, size / 2, INK, max(1.0, size * 0.02))
    if size >= 40:
        step = size * 0.05
        ring = alpha("#fff4d6", 0.6)
        b.rect(disc.adjusted(step, step, -step, -step), None, size / 2 - step, ring, size * 0.013)
    b.icon_in(disc, CHIPS[name], INK, size * 0.62)


def chip_stock(b: Canvas, r: QRectF, name: str, left: int) -> None:
    """A kind of bonus chip on its panel: 114 by 34; pale when none is left."""
    tone = LETTER if left else LETTER_MUTED
    with b.scaled(r, 114):
        card = QRectF(0, 0, 114, 34)
        b.panel(card, 17, 0.18)
        chip(b, QRectF(4, 4, 26, 26), name)
        b.text(QRectF(91, 0, 15, 34), str(left), 16, tone, weight=700)
        b.text(QRectF(35, 0, 54, 34), chip_name(name), 14, tone, "l", weight=500)
        if not left:
            b.rect(card, VEIL, 17, alpha=0.40)


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


def hold(b: Canvas, r: QRectF) -> None:
    """The hold of a cog, empty."""
    b.rect(r, "#5b3d26", 8, "#2c1c10", 1.5, 0.9)
    b.icon("cog", r.right() - 40, r.bottom() - 38, 34, "#7d583a")


def city_head(b: Canvas, r: QRectF, city: int, high: float) -> None:
    """A paper card with the number and the name of a city in the band at its top."""
    b.paper(r, 5, 0.8)
    b.band(r, 5, high, TEAL)
    words = f"{city} {names.place(city)}"
    room = QRectF(r.x() + 8, r.y(), r.width() - 28, high)
    b.text(room, words, 15.5, BAND_CREAM, "l", weight=700, least=13)


def pair(b: Canvas, r: QRectF, *markers: int, note: str = "") -> None:
    """A pair of markers that is for sale, on its panel of 114 by 58; what stands there instead."""
    with b.scaled(r, 114):
        card = QRectF(0, 0, 114, 58)
        b.panel(card, 6, 0.18)
        for index, number in enumerate(markers):
            marker(b, QRectF(14 + 48 * index, 6, 38, 46), number)
        if not markers and note:
            room = card.adjusted(6, 4, -6, -4)
            b.text(room, note, 14, LETTER_SOFT, weight=500, italic=True, wrap=True)


def pile(b: Canvas, r: QRectF, number: int) -> None:
    """One of the two piles of a robbed cargo; its goods lie on it as pieces of their own."""
    b.rect(r, INSET, 6, LETTER_SOFT, 1, 0.5)
    title = Kogge.tr("Pile {number}").say(number=number)
    b.text(QRectF(r.x() + 8, r.y() + 4, r.width() - 16, 20), title, 15, LETTER, "l")


def look(b: Canvas, r: QRectF) -> None:
    """The look at two face-down routes, which is an action of the variant Memory."""
    b.rect(r, LIFT, 6, LETTER_SOFT, 1, 0.05)
    b.icon("eye", r.x() + 8, r.center().y() - 7, 14, LETTER_SOFT)
    room = QRectF(r.x() + 26, r.y(), r.width() - 30, r.height())
    b.text(room, Kogge.tr("Look at routes").say(), 14, LETTER_SOFT, weight=500, least=10)


def _roundel(b: Canvas, disc: QRectF, icon: str, ground: str) -> None:
    size = disc.width()
    b.shadow(disc, size / 2, 0.8)
    b.rect(disc, ground, size / 2, CREAM, max(1.0, size * 0.05))
    b.icon_in(disc, icon, CREAM, size * 0.6)


PAINTERS: Painters = {
    "light": lambda b, r: None,  # nothing but the light around what can be touched
    "marker": any_marker,
    "route": any_marker,
    "pool": any_marker,
    "heading": heading,
    "pair": pair,
    "cube": cube,
    "stock": stock,
    "chip-stock": chip_stock,
    "chip": chip,
    "cog": cog,
    "raid": raid_marker,
    "guild": guild_master,
    "goal": end_marker,
    "pile": pile,
    "look": look,
}
"""What paints the faces of the table, but for the plates of the cities."""

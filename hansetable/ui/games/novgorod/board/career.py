"""The career card of Novgorod, its costs, and the privileges that it grants.

A career has four steps, told from the bottom to the top, and a top line without a cost. The aid
card covers the steps that are reached, so the lowest free line shows what holds now.
"""

from collections.abc import Mapping

from PySide6.QtCore import QPointF, QRectF

from hansetable.games.novgorod.cards import CARDS, Career
from hansetable.games.novgorod.use import STEP_DUCATS
from hansetable.ui.art.canvas import Canvas
from hansetable.ui.art.palette import BAND_CREAM, BRASS, CAREER, INK, VEIL, WAX
from hansetable.ui.games.novgorod.board import card_values
from hansetable.ui.games.novgorod.text import names as say
from hansetable.ui.language import translate

_PRIVILEGES: Mapping[str, tuple[str | None, str]] = {
    "speed": ("speed", "+1"),
    "income": ("ducat", f"+{CARDS.income_more}"),
    "mission": ("mission", f"−{CARDS.mission_off}"),
    "seal": ("seal", "+1"),
    "pirate": (None, "?"),
}
_SHAPES = {"goods3": (3, 0), "luxuries2": (0, 2), "goods2luxuries2": (2, 2)}
_GOOD = "#d9c48e"
_LUXURY = "#b8a5d6"
_LINES = 5


def privilege(b: Canvas, r: QRectF, kind: str, mark: str = "") -> None:
    """A privilege as a chip: its icon and its number; or a tick, once it was left behind."""
    if mark == "covered":
        b.rect(r, CAREER, r.height() * 0.16, "#1c2440", 1)
        b.icon_in(r, "check", "#aeb8d8", r.height() * 0.52)
        return
    _privilege(b, r, kind)
    if mark == "used":
        b.rect(r, VEIL, 4, alpha=0.55)


def _privilege(b: Canvas, r: QRectF, kind: str) -> None:
    icon, number = _PRIVILEGES[kind]
    side = r.height()
    b.rect(r, "#e6ecd6", side * 0.17, "#5d7a4a", max(1.0, side * 0.05))
    if icon is None:
        b.text(r, number, side * 0.76, INK, weight=700)
        return
    px, sign, gap = side * 0.66, side * 0.58, side * 0.07
    room = min(r.width() - 1.5 * gap - sign, b.width(number, px, 700) + 0.5)
    left = r.center().x() - (sign + gap + room) / 2
    b.icon(icon, left, r.center().y() - sign / 2, sign, INK)
    place = QRectF(left + sign + gap, r.y(), room, side)
    b.text(place, number, px, INK, weight=700, least=6)


def cost(b: Canvas, r: QRectF, kind: str) -> None:
    """What a step costs, from the left: squares are goods, diamonds luxuries, a coin ducats."""
    side = r.height() * 0.62
    middle = r.center().y()
    if kind not in _SHAPES:
        coin = side * 1.24
        b.coin(r.x() + coin / 2, middle, coin, STEP_DUCATS, px=side * 0.72)
        return
    goods, luxuries = _SHAPES[kind]
    piece = side * (0.64 if goods and luxuries else 0.72)
    pitch = piece * 1.2
    for index in range(goods):
        square = QRectF(r.x() + index * pitch, middle - piece / 2, piece, piece)
        b.rect(square, _GOOD, piece * 0.15, INK, 1)
    start = r.x() + goods * pitch + piece * (0.72 if goods else 0.7)
    for index in range(luxuries):
        _diamond(b, QPointF(start + index * piece * 1.42, middle), piece * 0.98)


def step_rect(r: QRectF, step: int) -> QRectF:
    """Where a line of a career card of this size is: 0 to 3 the steps, 4 the top line."""
    band = _band(r)
    height = (r.height() - band) / _LINES
    return QRectF(r.x(), r.bottom() - height * (step + 1), r.width(), height)


def aid_rect(r: QRectF, level: int) -> QRectF:
    """Where the aid card lies over the reached steps; empty at level 0."""
    if not level:
        return QRectF()
    out = 4 * max(0.5, min(1.0, r.width() / 140))
    top = step_rect(r, level - 1).top()
    return QRectF(r.x() - out, top, r.width() + 2 * out, r.bottom() - top + 2.5 * out)


def career(b: Canvas, r: QRectF, name: str, side: str, level: int) -> None:
    """A side of a career card with the aid card, a little wider, pushed up to this level."""
    career_card(b, r, say.career(name), card_values.career(name, side), level)
    if level:
        aid = aid_rect(r, level)
        b.paper(aid, 5, 1.2, CAREER, 0.16)
        words = translate("NovgorodFaces", "Aid · step {level}").format(level=level)
        b.text(aid.adjusted(8, 0, -8, 0), words, max(9.0, min(16.0, r.width() * 0.097)), INK)


def career_card(b: Canvas, r: QRectF, title: str, card: Career, level: int) -> None:
    """The career card alone, its lowest ``level`` steps left empty for the aid card."""
    radius = 6 if r.width() < 160 else 14 * r.width() / 240
    band = _band(r)
    b.paper(r, radius)
    b.band(r, radius, band, CAREER)
    name = QRectF(r.x() + 6, r.y(), r.width() - 12, band)
    b.text(name, title, band * (0.68 if r.width() < 160 else 0.54), BAND_CREAM, weight=700, least=7)
    for step in range(level, _LINES - 1):
        _row(b, step_rect(r, step), card, step)
    line = step_rect(r, _LINES - 1)
    _seals(b, line, card.seals[-1])
    b.icon_in(line, "star", BRASS, line.height() * 0.46)


def _row(b: Canvas, line: QRectF, card: Career, step: int) -> None:
    left, width, height = line.x(), line.width(), line.height()
    b.line(left + 6, line.top(), line.right() - 6, line.top(), INK, 1, alpha=0.22)
    _seals(b, line, card.seals[step])
    if step < card.loses:
        cross = QRectF(left + width * 0.21, line.top(), width * 0.1, height)
        b.text(cross, "×", height * 0.66, WAX, weight=700)
    if width >= 110:
        side = min(height, width / 6)
        where = QRectF(left + width * 0.33, line.center().y() - side / 2, width, side)
        cost(b, where, card.costs[step])
    side = min(height * 0.8, width * 0.148)
    chip = side * 1.62
    where = QRectF(line.right() - chip - width * 0.045, line.center().y() - side / 2, chip, side)
    _privilege(b, where, card.privileges[step])


def _seals(b: Canvas, line: QRectF, seals: int) -> None:
    size = min(line.height() * 0.74, line.width() * 0.135)
    b.seal(line.x() + line.width() * 0.12 + 2, line.center().y(), size, seals)


def _diamond(b: Canvas, centre: QPointF, side: float) -> None:
    with b.kept():
        b.p.translate(centre)
        b.p.rotate(45)
        b.rect(QRectF(-side / 2, -side / 2, side, side), _LUXURY, side * 0.14, INK, 1)


def _band(r: QRectF) -> float:
    return max(10.0, r.width() * 22 / 140) if r.width() < 160 else r.width() / 6

"""The faces of the expert game: merchant, pirate and special missions, small and full."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPen

from hansetable.ui.art.canvas import Canvas
from hansetable.ui.art.palette import BRASS, CREAM, GOODS, INK, INK_SOFT, PAPER, TEAL, WAX
from hansetable.ui.games import card_frame as face

FIGURES: Final = {"merchant": "#8a6a1e", "pirate": "#26221e"}
"""The colour of each figure."""
TINT: Final = "#a8b7c4"
"""Special missions are printed on blue-grey paper."""
LINE: Final = "#4b5f75"
_BADGES: Final = {
    ("merchant", "front"): ("ducat", BRASS, INK),
    ("merchant", "back"): ("seal", WAX, PAPER),
    ("pirate", "front"): ("speed", TEAL, CREAM),
    ("pirate", "back"): ("", PAPER, INK),
}
"""What tells the two sides of a figure apart: icon, ground and ink of its badge."""


@dataclass(frozen=True, slots=True)
class PartFace:
    """A part of a special mission as it is painted.

    ``goods`` are ids; those in ``twice`` are luxury goods made from two or more commodities.
    """

    letter: str
    cost: int
    seals: int
    goods: tuple[str, ...]
    twice: tuple[str, ...]


# ---- figures -------------------------------------------------------------------------------------


def figure(b: Canvas, r: QRectF, kind: str, side: str) -> None:
    """A figure on the chart: a disc with its sign, and the badge of its side."""
    d = min(r.width(), r.height())
    disc = QRectF(r.x(), r.y(), d, d)
    b.shadow(disc, d / 2)
    b.rect(disc.adjusted(0.8, 0.8, -0.8, -0.8), FIGURES[kind], d / 2, CREAM, 1.6)
    side_of_icon = d * 0.58
    b.icon(kind, disc.x() + d * 0.21, disc.y() + d * 0.17, side_of_icon, CREAM)
    badge(b, QPointF(disc.right() - d * 0.17, disc.bottom() - d * 0.17), d * 0.5, kind, side)


def badge(b: Canvas, centre: QPointF, d: float, kind: str, side: str) -> None:
    """The mark of a side: ducats or seals for the merchant, speed or “?” for the pirate."""
    icon, ground, ink = _BADGES[kind, side]
    b.p.setPen(QPen(QColor(CREAM if ground != PAPER else INK), max(0.8, d * 0.07)))
    b.p.setBrush(QColor(ground))
    b.p.drawEllipse(centre, d / 2, d / 2)
    box = QRectF(centre.x() - d / 2, centre.y() - d / 2, d, d)
    if icon:
        size = d * 0.68
        b.icon(icon, centre.x() - size / 2, centre.y() - size / 2, size, ink)
    else:
        b.text(box, "?", d * 0.9, ink, weight=700, least=5)


def figure_full(
    b: Canvas, r: QRectF, kind: str, side: str, words: tuple[str, str, str], foot: str
) -> None:
    """A figure closely: title, side and text; the foot tells what it brings or costs."""
    title, sub, text = words
    colour = FIGURES[kind]
    part = face.framed(b, r, title, sub, colour)
    face.medal(b, part, kind, colour, QColor(colour))
    badge(b, part.point(166, 182), 44 * part.k, kind, side)
    face.words(b, part, text)
    face.ruler(b, part)
    b.text(part.at(14, 280, 212, 46), foot, 17 * part.k, INK, weight=600)


# ---- special missions ----------------------------------------------------------------------------


def special(b: Canvas, r: QRectF, shown: PartFace, more: int, chosen: bool) -> None:
    """The visible part of a special mission: cost, letter, seals; below the goods.

    Args:
        b: the canvas.
        r: where, 70 by 66 in its own units.
        shown: the part.
        more: the ducats for the cards above it that are skipped.
        chosen: whether it is one of the set that is being chosen.
    """
    k = r.width() / 70
    b.paper(r, 5 * k, 1.0, TINT, 0.25)
    b.coin(r.x() + 15 * k, r.y() + 15 * k, 21 * k, shown.cost)
    b.seal(r.right() - 16 * k, r.y() + 16 * k, 24 * k, shown.seals)
    letter = QRectF(r.x() + 25 * k, r.y() + 2 * k, 20 * k, 14 * k if more else 24 * k)
    b.text(letter, shown.letter, 13 * k, INK_SOFT, family="cinzel", least=6)
    if more:
        extra = QRectF(r.x() + 24 * k, r.y() + 16 * k, 19 * k, 13 * k)
        b.text(extra, f"+{more}", 12.5 * k, WAX, weight=700, least=6)
    side = 25 * k
    step = side + 4 * k
    left = r.center().x() - (len(shown.goods) * step - 4 * k) / 2
    for good in shown.goods:
        _good(b, QPointF(left, r.y() + 33 * k), side, good, good in shown.twice)
        left += step
    if chosen:
        b.chosen(r, 5 * k)


def special_full(
    b: Canvas, r: QRectF, shown: tuple[PartFace, str], other: tuple[PartFace, str]
) -> None:
    """A special mission closely: the visible part, and the other one upside down below it."""
    part = face.Part(r)
    k = part.k
    b.paper(r, face.RADIUS * k, 1.6, TINT, 0.22)
    b.rect(part.at(7, 7, 226, 322), None, 9 * k, LINE, 2.4 * k)
    _half(b, part, *shown)
    b.p.save()
    b.p.translate(r.center())
    b.p.rotate(180)
    b.p.translate(-r.center())
    _half(b, part, *other)
    b.p.restore()
    left, right = part.point(16, 168), part.point(224, 168)
    b.line(left.x(), left.y(), right.x(), left.y(), INK, 1.2, [4, 3], 0.5)


def _half(b: Canvas, part: face.Part, shown: PartFace, words: str) -> None:
    """The upper half of a full face."""
    k = part.k
    coin, wax = part.point(36, 40), part.point(204, 41)
    b.coin(coin.x(), coin.y(), 38 * k, shown.cost, px=23 * k)
    b.seal(wax.x(), wax.y(), 42 * k, shown.seals, px=23 * k)
    b.text(part.at(96, 26, 48, 30), shown.letter, 24 * k, LINE, family="cinzel")
    step = 80.0
    left = 120 - (len(shown.goods) * step - 22) / 2
    for good in shown.goods:
        _good(b, part.point(left, 68), 58 * k, good, good in shown.twice)
        left += step
    b.text(part.at(14, 134, 212, 26), words, 17 * k, least=9)


def _good(b: Canvas, at: QPointF, side: float, good: str, twice: bool) -> None:
    """The sign of a good; “≥2” beside a luxury good that needs two or more commodities."""
    b.icon(good, at.x(), at.y(), side, GOODS[good])
    if not twice:
        return
    wide, high = side * 0.62, side * 0.46
    box = QRectF(at.x() + side - wide * 0.55, at.y() + side - high * 0.75, wide, high)
    b.p.setPen(Qt.PenStyle.NoPen)
    b.rect(box, PAPER, high / 2, INK, 0.8)
    b.text(box, "≥2", side * 0.42, INK, weight=700, least=5)

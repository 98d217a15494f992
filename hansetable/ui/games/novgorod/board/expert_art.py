"""The faces of the expert game: merchant, pirate and special missions."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPen

from hansetable.ui.art.canvas import Canvas
from hansetable.ui.art.palette import BRASS, CREAM, GOODS, INK, INK_SOFT, PAPER, TEAL, WAX
from hansetable.ui.games.novgorod.board import card_values

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


# ---- figures -------------------------------------------------------------------------------------


def figure(b: Canvas, r: QRectF, kind: str, side: str) -> None:
    """A figure on the chart: a disc with its sign, and the badge of its side."""
    d = min(r.width(), r.height())
    disc = QRectF(r.x(), r.y(), d, d)
    b.shadow(disc, d / 2)
    b.rect(disc.adjusted(0.8, 0.8, -0.8, -0.8), FIGURES[kind], d / 2, CREAM, 1.6)
    b.icon(kind, disc.x() + d * 0.21, disc.y() + d * 0.17, d * 0.58, CREAM)
    badge(b, QPointF(disc.right() - d * 0.17, disc.bottom() - d * 0.17), d * 0.5, kind, side)


def badge(b: Canvas, centre: QPointF, d: float, kind: str, side: str) -> None:
    """The mark of a side: ducats or seals for the merchant, speed or “?” for the pirate."""
    icon, ground, ink = _BADGES[kind, side]
    b.p.setPen(QPen(QColor(CREAM if ground != PAPER else INK), max(0.8, d * 0.07)))
    b.p.setBrush(QColor(ground))
    b.p.drawEllipse(centre, d / 2, d / 2)
    box = QRectF(centre.x() - d / 2, centre.y() - d / 2, d, d)
    if icon:
        b.icon_in(box, icon, ink, d * 0.68)
    else:
        b.text(box, "?", d * 0.9, ink, weight=700, least=5)


# ---- special missions ----------------------------------------------------------------------------


def special(b: Canvas, r: QRectF, card: int, part: int, price: int, chosen: bool) -> None:
    """The visible part of a special mission: cost, letter, seals; below the goods.

    ``price`` counts the ducats for the cards above it that are skipped; ``chosen`` tells whether
    it is one of the set that is being chosen.
    """
    shown = card_values.special(card, part)
    more = price - shown.cost
    with b.scaled(r, 70):
        b.paper(QRectF(0, 0, 70, 66), 5, 1.0, TINT, 0.25)
        b.coin(15, 15, 21, shown.cost)
        b.seal(54, 16, 24, shown.seals)
        letter = QRectF(25, 2, 20, 14 if more else 24)
        b.text(letter, shown.letter, 13, INK_SOFT, family="cinzel", least=6)
        if more:
            b.text(QRectF(24, 16, 19, 13), f"+{more}", 12.5, WAX, weight=700, least=6)
        left = 35 - (len(shown.goods) * 29 - 4) / 2
        for i, name in enumerate(shown.goods):
            good(b, QPointF(left + 29 * i, 33), 25, name, name in shown.twice)
        if chosen:
            b.chosen(QRectF(0, 0, 70, 66), 5)


def good(b: Canvas, at: QPointF, side: float, name: str, twice: bool) -> None:
    """The sign of a good; “≥2” beside a luxury good that needs two or more commodities."""
    b.icon(name, at.x(), at.y(), side, GOODS[name])
    if not twice:
        return
    wide, high = side * 0.62, side * 0.46
    box = QRectF(at.x() + side - wide * 0.55, at.y() + side - high * 0.75, wide, high)
    b.rect(box, PAPER, high / 2, INK, 0.8)
    b.text(box, "≥2", side * 0.42, INK, weight=700, least=5)

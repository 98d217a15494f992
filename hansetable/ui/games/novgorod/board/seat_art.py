"""What every seat of Novgorod owns beside its cards: ship and trackers; bonus cards.

Each is painted in units of its own, in which its place on the table is as large.
"""

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainterPath

from hansetable.games.novgorod.cards import BONUSES, CARDS
from hansetable.ui.art.base_canvas import rounded
from hansetable.ui.art.canvas import Canvas
from hansetable.ui.art.palette import BAND_CREAM, BRASS, CREAM, INK, INK_SOFT, TEAL, WAX
from hansetable.ui.games.novgorod.board.card_art import BONUS_ICONS
from hansetable.ui.games.novgorod.text import names as say
from hansetable.ui.language import translate

SHIP_TINT = "#7fa39b"
SHIP_COG = "#3d5659"
BONUS = "#6b5220"
BAY = "#2b3c3e"
HOLD = QRectF(128, 28, 66, 90)
"""Where the stored office lies on the own ship."""


def ship(b: Canvas, r: QRectF, speed: int) -> None:
    """The own ship, 204 by 122: its speed, and the dark bay of the hold."""
    with b.scaled(r, 204):
        card = QRectF(0, 0, 204, 122)
        b.paper(card, 8, tint=SHIP_TINT, amount=0.34)
        b.band(card, 8, 24, TEAL)
        title = translate("Novgorod", "Ship")
        b.text(QRectF(12, 0, 136, 24), title, 15, BAND_CREAM, "l", weight=700)
        b.icon("speed", 162, 5, 14, BAND_CREAM)
        b.text(QRectF(178, 0, 18, 24), str(speed), 21, BAND_CREAM, weight=700)
        b.icon("cog", 18, 28, 88, SHIP_COG)
        with b.kept():
            b.p.setClipPath(rounded(card, 8), Qt.ClipOperation.IntersectClip)
            b.rect(HOLD.adjusted(-6, -2, 6, 2), BAY, 5, alpha=0.9)
        word = translate("NovgorodFaces", "hold")
        b.slot(HOLD.adjusted(2, 2, -2, -2), 5, word, colour=CREAM)


def next_ship(b: Canvas, r: QRectF, speed: int) -> None:
    """The next ship as a slip: its speed and its price."""
    b.paper(r, 6, tint=SHIP_TINT, amount=0.34)
    b.icon("speed", r.x() + 8, r.center().y() - 9, 18)
    b.text(QRectF(r.x() + 28, r.y(), 18, r.height()), str(speed), 21, weight=700)
    words = translate("Novgorod", "for")
    b.text(QRectF(r.x() + 48, r.y(), 34, r.height()), words, 15, INK_SOFT, "c", 500, italic=True)
    b.coin(r.right() - 20, r.center().y(), 26, CARDS.ship(speed))


def tracker(b: Canvas, r: QRectF, name: str, value: int) -> None:
    """A tracker, 80 by 116: the uppermost of three cards, with a scale of ten and the value."""
    if name == "ducats":
        title, note, tint = translate("Novgorod", "Ducats"), "", BRASS
        icon, ink = "ducat", "#8a6a1e"
    else:
        title, tint, icon, ink = translate("Novgorod", "Seals"), WAX, "seal", WAX
        note = translate("Novgorod", "of {goal}").format(goal=CARDS.goal)
    with b.scaled(r, 80):
        for behind in (2, 1, 0):
            card = QRectF(3 * behind, -4 * behind, 80, 116)
            b.paper(card, 6, 0.8 if behind else 1.0, tint, 0.14 + 0.05 * behind)
        b.text(QRectF(4, 2, 72, 20), title, 14, family="cinzel", least=8)
        for mark in range(10):
            strong, y = mark % 5 == 0, 106 - 8.6 * mark
            b.line(6, y, 18 if strong else 14, y, INK, 1.2 if strong else 0.8, alpha=0.55)
        y = 106 - 8.6 * (value % 10)
        pointer = QPainterPath(QPointF(20, y))
        pointer.lineTo(28, y - 5)
        pointer.lineTo(28, y + 5)
        b.p.fillPath(pointer, QColor(WAX))
        b.icon(icon, 42, 25, 24, ink)
        b.text(QRectF(30, 52, 48, 40), str(value), 40, weight=700)
        b.text(QRectF(28, 93, 50, 18), note, 14, INK_SOFT, weight=500, italic=True)


def bonus(b: Canvas, r: QRectF, name: str, value: int, mark: str) -> None:
    """A bonus card, 98 by 92: the seals for the next one to earn it, and what follows.

    ``mark`` is "low" for the last round of a card, "gone" for one that has left the table.
    """
    title, after, shown = say.bonus(name), "", str(value)
    if name == "variety":
        shown, after = "?", translate("Novgorod", "at the end")
    elif not mark:
        low = CARDS.bonus[BONUSES.index(name)][1]
        after = translate("Novgorod", "then {seals}").format(seals=low)
    elif mark == "low":
        after = translate("Novgorod", "last round for it")
    with b.scaled(r, 98):
        card = QRectF(0, 0, 98, 92)
        if mark == "gone" and name != "variety":
            b.slot(card, 6, title, px=13.5)
            return
        b.paper(card, 6)
        b.band(card, 6, 22, BONUS)
        b.text(QRectF(4, 0, 90, 22), title, 14, BAND_CREAM, weight=700, least=7)
        middle = 53 if after else 57
        b.icon(BONUS_ICONS[name], 12, middle - 16, 32, BONUS)
        b.seal(70, middle, 36, shown)
        b.text(QRectF(4, 73, 90, 16), after, 14, INK_SOFT, weight=500, italic=True, least=7)

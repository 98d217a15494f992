"""What every seat of Novgorod owns beside its cards: ship and trackers; bonus cards."""

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

_INKS = {"ducat": "#8a6a1e", "seal": WAX}


def ship(b: Canvas, r: QRectF, speed: int) -> None:
    """The own ship, wide: its speed, and the dark bay of the hold at ``hold_rect``."""
    k = r.width() / 204
    b.paper(r, 8 * k, tint=SHIP_TINT, amount=0.34)
    b.band(r, 8 * k, 24 * k, TEAL)
    head = QRectF(r.x() + 12 * k, r.y(), 136 * k, 24 * k)
    b.text(head, translate("Novgorod", "Ship"), 15 * k, BAND_CREAM, "l", weight=700)
    b.icon("speed", r.x() + 162 * k, r.y() + 5 * k, 14 * k, BAND_CREAM)
    number = QRectF(r.x() + 178 * k, r.y(), 18 * k, 24 * k)
    b.text(number, str(speed), 21 * k, BAND_CREAM, weight=700)
    b.icon("cog", r.x() + 18 * k, r.y() + 28 * k, 88 * k, SHIP_COG)
    hold = hold_rect(r)
    bay = hold.adjusted(-6 * k, -2 * k, 6 * k, 2 * k)
    with b.kept():
        b.p.setClipPath(rounded(r, 8 * k), Qt.ClipOperation.IntersectClip)
        b.rect(bay, "#2b3c3e", 5 * k, alpha=0.9)
    word = translate("NovgorodFaces", "hold")
    b.slot(hold.adjusted(2, 2, -2, -2), 5 * k, word, colour=CREAM, px=12.5 * k)


def hold_rect(r: QRectF) -> QRectF:
    """Where the stored office lies on a wide ship of this size."""
    k = r.width() / 204
    return QRectF(r.x() + 128 * k, r.y() + 28 * k, 66 * k, 90 * k)


def next_ship(b: Canvas, r: QRectF, speed: int) -> None:
    """The next ship as a slip: its speed and its price."""
    b.paper(r, 6, tint=SHIP_TINT, amount=0.34)
    b.icon("speed", r.x() + 8, r.center().y() - 9, 18)
    b.text(QRectF(r.x() + 28, r.y(), 18, r.height()), str(speed), 21, weight=700)
    words = translate("Novgorod", "for")
    b.text(QRectF(r.x() + 48, r.y(), 34, r.height()), words, 15, INK_SOFT, "c", 500, italic=True)
    b.coin(r.right() - 20, r.center().y(), 26, CARDS.ship(speed))


def tracker(b: Canvas, r: QRectF, name: str, value: int) -> None:
    """A tracker: the uppermost of three cards, with a scale of ten and the value."""
    if name == "ducats":
        title, note, tint = translate("Novgorod", "Ducats"), "", BRASS
    else:
        title, tint = translate("Novgorod", "Seals"), WAX
        note = translate("Novgorod", "of {goal}").format(goal=CARDS.goal)
    icon = name.removesuffix("s")
    k = r.width() / 80
    for behind in (2, 1, 0):
        card = r.translated(3 * behind * k, -4 * behind * k)
        b.paper(card, 6 * k, 0.8 if behind else 1.0, tint, 0.14 + 0.05 * behind)
    head = QRectF(r.x() + 4 * k, r.y() + 2 * k, r.width() - 8 * k, 20 * k)
    b.text(head, title, 14 * k, INK, family="cinzel", least=8)
    foot, pitch = r.y() + 106 * k, 8.6 * k
    for mark in range(10):
        strong = mark % 5 == 0
        end = r.x() + (18 if strong else 14) * k
        y = foot - mark * pitch
        b.line(r.x() + 6 * k, y, end, y, INK, 1.2 if strong else 0.8, alpha=0.55)
    y = foot - value % 10 * pitch
    pointer = QPainterPath(QPointF(r.x() + 20 * k, y))
    pointer.lineTo(r.x() + 28 * k, y - 5 * k)
    pointer.lineTo(r.x() + 28 * k, y + 5 * k)
    b.p.fillPath(pointer, QColor(WAX))
    b.icon(icon, r.x() + 42 * k, r.y() + 25 * k, 24 * k, _INKS.get(icon, INK))
    number = QRectF(r.x() + 30 * k, r.y() + 52 * k, 48 * k, 40 * k)
    b.text(number, str(value), 40 * k, INK, weight=700)
    below = QRectF(r.x() + 28 * k, r.y() + 93 * k, 50 * k, 18 * k)
    b.text(below, note, 12.5 * k, INK_SOFT, weight=500, italic=True)


def bonus(b: Canvas, r: QRectF, name: str, value: int, mark: str) -> None:
    """A bonus card: the seals for the next one to earn it, and what follows.

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
    k = r.width() / 98
    if mark == "gone" and name != "variety":
        b.slot(r, 6 * k, title, px=13.5 * k)
        return
    b.paper(r, 6 * k)
    b.band(r, 6 * k, 22 * k, BONUS)
    head = QRectF(r.x() + 4 * k, r.y(), r.width() - 8 * k, 22 * k)
    b.text(head, title, 14 * k, BAND_CREAM, weight=700, least=7)
    middle = r.y() + 22 * k + (r.height() - 22 * k) / 2 - (4 * k if after else 0)
    side = 32 * k
    b.icon(BONUS_ICONS[name], r.x() + 12 * k, middle - side / 2, side, BONUS)
    b.seal(r.right() - 28 * k, middle, 36 * k, shown)
    if after:
        foot = QRectF(r.x() + 4 * k, r.bottom() - 19 * k, r.width() - 8 * k, 16 * k)
        b.text(foot, after, 12.5 * k, INK_SOFT, weight=500, italic=True, least=7)

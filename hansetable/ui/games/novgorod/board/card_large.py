"""The full faces of Novgorod, 240 by 336: what one reads when one looks at a card closely.

Titles and sentences come in as arguments, in the language of the screen.
"""

from collections.abc import Sequence

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor

from hansetable.ui.art.canvas import Canvas
from hansetable.ui.art.palette import (
    CREAM,
    GAIN,
    GOODS,
    INK,
    INK_SOFT,
    PAPER,
    TEAL,
    WAX,
)
from hansetable.ui.games import card_frame as face
from hansetable.ui.games.novgorod.board.card_art import mission_frame
from hansetable.ui.games.novgorod.board.career import CareerRow, aid_rect, career_card
from hansetable.ui.games.novgorod.board.seat_art import BONUS, SHIP_COG, SHIP_TINT
from hansetable.ui.language import translate


def office(
    b: Canvas, r: QRectF, title: str, sub: str, text: str, good: str, price: int, income: int
) -> None:
    """An office with its price and its income."""
    part = face.framed(b, r, title, sub, GOODS[good])
    face.medal(b, part, good, GOODS[good], QColor(GOODS[good]).darker(118))
    face.words(b, part, text)
    face.ruler(b, part)
    centre = part.point(42, 303)
    b.coin(centre.x(), centre.y(), 42 * part.k, price, px=25 * part.k)
    face.note(b, part, 68, 46, translate("NovgorodFaces", "price"))
    face.number(b, part, 114, f"+{income}", GAIN)
    face.note(b, part, 166, 60, translate("NovgorodFaces", "income"))


def base(b: Canvas, r: QRectF, title: str, sub: str, text: str, good: str, fee: int) -> None:
    """A base office with its harbour fee."""
    part = face.Part(r)
    k, colour = part.k, GOODS[good]
    b.paper(r, face.RADIUS * k, 1.6, colour, 0.20)
    b.rect(part.at(7, 7, 226, 322), None, 9 * k, colour, 2.4 * k)
    dark = QColor(colour).darker(150)
    b.text(part.at(14, 12, 212, 38), title, 26 * k, dark, weight=700)
    b.text(part.at(14, 50, 212, 22), sub, 16 * k, INK_SOFT, weight=500, italic=True)
    face.medal(b, part, good, colour, QColor(colour).darker(118))
    face.words(b, part, text)
    face.ruler(b, part)
    anchor = part.at(30, 286, 34, 34)
    b.icon("anchor", anchor.x(), anchor.y(), anchor.width(), INK)
    face.number(b, part, 70, f"−{fee}", WAX)
    face.note(b, part, 120, 104, translate("NovgorodFaces", "harbour fee"))


def artisan(
    b: Canvas,
    r: QRectF,
    title: str,
    sub: str,
    luxury: str,
    combinations: Sequence[tuple[Sequence[str], int]],
) -> None:
    """An artisan with a line for each set of goods that it works, and the seals for it."""
    part = face.framed(b, r, title, sub, GOODS[luxury])
    k = part.k
    sign = part.at(84, 86, 72, 72)
    b.icon(luxury, sign.x(), sign.y(), sign.width(), QColor(GOODS[luxury]).darker(118))
    top = 174.0 if len(combinations) >= 3 else 190.0
    for goods, seals in combinations:
        line = part.at(20, top, 200, 50)
        b.line(line.left(), line.top(), line.right(), line.top(), INK, 1, alpha=0.22)
        for index, good in enumerate(goods):
            side = 36 * k
            left = line.x() + 2 * k + index * 42 * k
            b.icon(good, left, line.center().y() - side / 2, side, GOODS[good])
        b.icon("arrow", line.right() - 60 * k, line.center().y() - 8 * k, 16 * k, INK_SOFT)
        b.seal(line.right() - 20 * k, line.center().y(), 38 * k, seals, px=22 * k)
        top += 50


def mission(
    b: Canvas,
    r: QRectF,
    upper: Sequence[str],
    lower: Sequence[str],
    upper_text: str,
    lower_text: str,
    upper_done: bool = False,
) -> None:
    """A mission with its two lines, their goods in words, and the seals for one and for both."""
    part = face.Part(r)
    k = part.k
    b.paper(r, face.RADIUS * k, 1.6)
    b.rect(part.at(7, 7, 226, 322), None, 9 * k, mission_frame(upper), 2.6 * k)
    _mission_line(b, part, 12, upper, upper_text, upper_done)
    _mission_line(b, part, 168, lower, lower_text, False)
    left, right = part.point(16, 168), part.point(224, 168)
    b.line(left.x(), left.y(), part.point(70, 0).x(), left.y(), INK, 1.2, [4, 3], 0.5)
    b.line(part.point(170, 0).x(), left.y(), right.x(), left.y(), INK, 1.2, [4, 3], 0.5)
    both = translate("NovgorodFaces", "both: 5")
    b.text(part.at(72, 156, 96, 24), both, 17 * k, WAX, weight=700)


def career(
    b: Canvas,
    r: QRectF,
    title: str,
    rows: Sequence[CareerRow],
    level: int,
    top: int,
    head: str,
    note: str,
) -> None:
    """A career; the aid card over the reached steps carries a heading and a note."""
    part = face.Part(r)
    k = part.k
    career_card(b, r, title, rows, level, top)
    if not level:
        return
    aid = aid_rect(r, level)
    b.paper(aid, 7 * k, 1.2, "#40507a", 0.16)
    inner = aid.adjusted(10 * k, 0, -10 * k, 0)
    middle = aid.center().y()
    first = QRectF(inner.x(), middle - 24 * k, inner.width(), 24 * k)
    b.text(first, head, 17 * k)
    second = QRectF(inner.x(), middle, inner.width(), 24 * k)
    b.text(second, note, 15.5 * k, INK_SOFT, weight=500, italic=True)


def bonus(
    b: Canvas,
    r: QRectF,
    icon: str,
    title: str,
    sub: str,
    text: str,
    value: int,
    after: int | None,
    words: tuple[str, str],
) -> None:
    """A bonus card: seals for the first, seals for those after, and the words for the two."""
    part = face.framed(b, r, title, sub, BONUS)
    k = part.k
    face.medal(b, part, icon, BONUS, QColor(BONUS).darker(118))
    face.words(b, part, text)
    face.ruler(b, part)
    seals = [(value, words[0])] if after is None else [(value, words[0]), (after, words[1])]
    for index, (number, word) in enumerate(seals):
        left = (64.0 if len(seals) == 1 else 14.0) + 106 * index
        centre = part.point(left + 28, 303)
        b.seal(centre.x(), centre.y(), 46 * k, number, px=25 * k)
        face.note(b, part, left + 58, 48 if len(seals) > 1 else 104, word)


def ship(
    b: Canvas,
    r: QRectF,
    title: str,
    text: str,
    speed: int,
    next_title: str,
    next_speed: int | None,
    next_price: int | None,
) -> None:
    """A ship: its speed, its hold, and the ship that can be bought next, if there is one."""
    part = face.framed(b, r, title, "", TEAL, SHIP_TINT)
    k = part.k
    cog = part.at(22, 62, 122, 122)
    b.icon("cog", cog.x(), cog.y(), cog.width(), SHIP_COG)
    chevrons = part.at(156, 84, 32, 32)
    b.icon("speed", chevrons.x(), chevrons.y(), chevrons.width(), INK)
    b.text(part.at(186, 74, 44, 52), str(speed), 46 * k, INK, weight=700)
    word = translate("NovgorodFaces", "speed")
    b.text(part.at(146, 128, 86, 22), word, 16 * k, INK_SOFT, weight=500, italic=True)
    hold = translate("NovgorodFaces", "hold")
    b.slot(part.at(24, 192, 84, 118), 7 * k, hold, colour=INK, px=16 * k)
    lines = 194
    if next_speed is not None and next_price is not None:
        lines = 260
        b.text(part.at(120, 194, 104, 22), next_title, 17 * k, INK_SOFT, "l", 500, italic=True)
        small = part.at(120, 227, 20, 20)
        b.icon("speed", small.x(), small.y(), small.width(), INK)
        b.text(part.at(145, 221, 24, 32), str(next_speed), 26 * k, INK, "l", 700)
        coin = part.point(200, 237)
        b.coin(coin.x(), coin.y(), 36 * k, next_price, px=20 * k)
    b.text(
        part.at(120, lines, 106, 56), text, 15.5 * k, INK_SOFT, "lt", 500, italic=True, wrap=True
    )


def _mission_line(
    b: Canvas, part: face.Part, top: float, goods: Sequence[str], text: str, done: bool
) -> None:
    k = part.k
    left = 120 - (len(goods) * 88 - 22) / 2
    for index, good in enumerate(goods):
        box = part.at(left + index * 88, top + 30, 66, 66)
        b.icon(good, box.x(), box.y(), box.width(), GOODS[good])
    b.text(part.at(14, top + 102, 212, 24), text, 17 * k)
    seal = part.point(206, top + 22)
    b.seal(seal.x(), seal.y(), 36 * k, 2, px=21 * k)
    if done:
        b.rect(part.at(14, top + 2, 212, 138), PAPER, 8 * k, alpha=0.6)
        box = part.at(98, top + 40, 44, 44)
        b.icon("check", box.x(), box.y(), box.width(), GAIN, CREAM, 0.09)

"""The full faces of Novgorod, 240 by 336: what one reads when one looks at a card closely."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor

from hansetable.core import Place
from hansetable.games.novgorod.cards import BONUSES, CARDS, SPECIAL
from hansetable.ui.art.canvas import Canvas
from hansetable.ui.art.palette import CREAM, GAIN, GOODS, INK, INK_SOFT, PAPER, TEAL, WAX
from hansetable.ui.game_ui import CardText
from hansetable.ui.games import card_frame as face
from hansetable.ui.games.novgorod.board import card_values, expert_art
from hansetable.ui.games.novgorod.board.card_art import BONUS_ICONS, mission_frame
from hansetable.ui.games.novgorod.board.career import aid_rect, career_card
from hansetable.ui.games.novgorod.board.seat_art import BONUS, SHIP_COG, SHIP_TINT
from hansetable.ui.games.novgorod.text import names as say
from hansetable.ui.games.novgorod.text import words
from hansetable.ui.games.novgorod.text.names import Novgorod
from hansetable.ui.language import translate


def paint(b: Canvas, place: Place, card: CardText) -> bool:
    """Paint the full face of a piece with its words; False if it has none."""
    match place.kind:
        case "office":
            _office(b, place, card)
        case "base":
            _base(b, place, card)
        case "artisan":
            _artisan(b, place, card)
        case "mission" if place.name:
            _mission(b, place)
        case "career":
            _career(b, place, card)
        case "bonus" if place.mark != "gone":
            _bonus(b, place, card)
        case "ship":
            _ship(b, place, card)
        case "merchant" | "pirate":
            _figure(b, place, card)
        case "special":
            _special(b, place)
        case _:
            return False
    return True


def _office(b: Canvas, place: Place, card: CardText) -> None:
    """An office with its price and its income."""
    city = card_values.CITY[place.name]
    price, income = city.offices[place.number]
    face.framed(b, card, GOODS[city.good])
    face.medal(b, city.good, GOODS[city.good])
    face.words(b, card.text)
    face.ruler(b)
    b.coin(42, 303, 42, price, px=25)
    face.note(b, 68, 46, words.PRICE.say())
    face.number(b, 114, f"+{income}", GAIN)
    face.note(b, 166, 60, words.INCOME.say())


def _base(b: Canvas, place: Place, card: CardText) -> None:
    """A base office with its harbour fee."""
    city = card_values.CITY[place.name]
    colour = GOODS[city.good]
    face.lined(b, colour, 2.4, colour, 0.20)
    b.text(QRectF(14, 12, 212, 38), card.title, 26, QColor(colour).darker(150), weight=700)
    b.text(QRectF(14, 50, 212, 22), card.sub, 16, INK_SOFT, weight=500, italic=True)
    face.medal(b, city.good, colour)
    face.words(b, card.text)
    face.ruler(b)
    b.icon("anchor", 30, 286, 34)
    face.number(b, 70, f"−{city.fee}", WAX)
    face.note(b, 120, 104, words.FEE.say())


def _artisan(b: Canvas, place: Place, card: CardText) -> None:
    """An artisan with a line for each set of goods that it works, and the seals for it."""
    luxury, recipes = card_values.artisan(place.name)
    face.framed(b, card, GOODS[luxury])
    b.icon(luxury, 84, 86, 72, QColor(GOODS[luxury]).darker(118))
    k = 3 / max(3, len(recipes))  # the height of three lines, and the width of three goods
    wide = min(k, 3 / max(3, *(len(goods) for goods, _ in recipes)))
    for i, (goods, seals) in enumerate(recipes):
        top = (174 if len(recipes) >= 3 else 190) + 50 * k * i
        b.line(20, top, 220, top, INK, 1, alpha=0.22)
        for index, good in enumerate(goods):
            b.icon(good, 22 + 42 * wide * index, top + 25 * k - 18 * wide, 36 * wide, GOODS[good])
        b.icon("arrow", 160, top + 25 * k - 8, 16, INK_SOFT)
        b.seal(200, top + 25 * k, 38 * k, seals, px=22 * k)


def _mission(b: Canvas, place: Place) -> None:
    """A mission with its two lines, their goods in words, and the seals for one and for both."""
    lines = card_values.mission(place.name)
    joined = translate("Novgorod", " and ")
    face.lined(b, mission_frame(lines[0]), 2.6)
    for top, goods in zip((12, 168), lines, strict=True):
        left = 120 - (len(goods) * 88 - 22) / 2
        for index, good in enumerate(goods):
            b.icon(good, left + index * 88, top + 30, 66, GOODS[good])
        b.text(QRectF(14, top + 102, 212, 24), joined.join(map(say.good, goods)), 17)
        b.seal(206, top + 22, 36, CARDS.line_seals, px=21)
        if top == 12 and place.mark == "upper":
            b.rect(QRectF(14, 14, 212, 138), PAPER, 8, alpha=0.6)
            b.icon("check", 98, 52, 44, GAIN, CREAM, 0.09)
    for left, right in ((16, 70), (170, 224)):
        b.line(left, 168, right, 168, INK, 1.2, [4, 3], 0.5)
    both = translate("NovgorodFaces", "both: {seals}").format(seals=say.seals(CARDS.both_seals))
    b.text(QRectF(71, 156, 98, 24), both, 17, WAX, weight=700)


def _career(b: Canvas, place: Place, card: CardText) -> None:
    """A career; the aid card over the reached steps carries a heading and a note."""
    career = card_values.career(place.name, place.mark)
    level = place.number
    career_card(b, face.FACE, card.title, career, level)
    if not level:
        return
    aid = aid_rect(face.FACE, level)
    b.paper(aid, 7, 1.2, "#40507a", 0.16)
    first = QRectF(aid.x() + 10, aid.center().y() - 24, aid.width() - 20, 24)
    b.text(first, Novgorod.trUtf8("Aid card: %n step(s) reached", None, level), 17)
    note = Novgorod.trUtf8("the free row shows %n seal(s) a turn", None, career.seals[level])
    b.text(first.translated(0, 24), note, 15.5, INK_SOFT, weight=500, italic=True)


def _bonus(b: Canvas, place: Place, card: CardText) -> None:
    """A bonus card: seals for the first, and seals for those after, unless these are shown."""
    icon = BONUS_ICONS[place.name]
    face.framed(b, card, BONUS)
    face.medal(b, icon, BONUS)
    face.words(b, card.text)
    face.ruler(b)
    seals = [(place.number, translate("Novgorod", "now"))]
    if not place.mark:
        then = CARDS.bonus[BONUSES.index(place.name)][1]
        seals.append((then, translate("Novgorod", "then")))
    for index, (number, word) in enumerate(seals):
        left = (64.0 if place.mark else 14.0) + 106 * index
        b.seal(left + 28, 303, 46, number, px=25)
        face.note(b, left + 58, 104 if place.mark else 48, word)


def _ship(b: Canvas, place: Place, card: CardText) -> None:
    """A ship: its speed, its hold, and the ship that can be bought next, if there is one."""
    speed = place.number
    face.framed(b, CardText(card.title, "", "", ""), TEAL, SHIP_TINT)
    b.icon("cog", 22, 62, 122, SHIP_COG)
    b.icon("speed", 156, 84, 32)
    b.text(QRectF(186, 74, 44, 52), str(speed), 46, weight=700)
    word = words.SPEED.say()
    b.text(QRectF(146, 128, 86, 22), word, 16, INK_SOFT, weight=500, italic=True)
    hold = words.HOLD.say()
    b.slot(QRectF(24, 192, 84, 118), 7, hold, colour=INK, px=16)
    lines = QRectF(120, 194, 106, 56)
    if speed < 5:
        word = translate("Novgorod", "next")
        b.text(QRectF(120, 194, 104, 22), word, 17, INK_SOFT, "l", 500, italic=True)
        b.icon("speed", 120, 227, 20)
        b.text(QRectF(145, 221, 24, 32), str(speed + 1), 26, align="l", weight=700)
        b.coin(200, 237, 36, CARDS.ship(speed + 1), px=20)
        lines.translate(0, 66)
    b.text(lines, card.text, 15.5, INK_SOFT, "lt", 500, italic=True, wrap=True)


def _figure(b: Canvas, place: Place, card: CardText) -> None:
    """A figure: the foot tells what it brings or costs (N-110 to N-116)."""
    match place.kind, place.name:
        case "merchant", "front":
            foot = f"+ {say.ducats(CARDS.figures.merchant_ducats)}"
        case "merchant", _:
            foot = f"+ {say.seals(CARDS.figures.merchant_seals)}"
        case _, "front":
            foot = Novgorod.trUtf8("moving him: %n ducat(s)", None, place.number)
        case _:
            foot = translate("Novgorod", "only by the privilege")
    colour = expert_art.FIGURES[place.kind]
    face.framed(b, card, colour)
    face.medal(b, place.kind, colour, QColor(colour))
    expert_art.badge(b, QPointF(166, 182), 44, place.kind, place.name)
    face.words(b, card.text)
    face.ruler(b)
    b.text(QRectF(14, 280, 212, 46), foot, 17)


def _special(b: Canvas, place: Place) -> None:
    """A special mission: the visible part, and the other one upside down below it."""
    card, part = SPECIAL[place.name], place.at
    face.lined(b, expert_art.LINE, 2.4, expert_art.TINT, 0.22)
    _half(b, card, part)
    with b.kept():
        b.p.translate(face.WIDTH, face.HEIGHT)
        b.p.rotate(180)
        _half(b, card, part ^ 1)
    b.line(16, 168, 224, 168, INK, 1.2, [4, 3], 0.5)


def _half(b: Canvas, card: int, part: int) -> None:
    """The upper half of a special mission."""
    shown = card_values.special(card, part)
    b.coin(36, 40, 38, shown.cost, px=23)
    b.seal(204, 41, 42, shown.seals, px=23)
    b.text(QRectF(96, 26, 48, 30), shown.letter, 24, expert_art.LINE, family="cinzel")
    for x, word in ((6, words.COST), (90, words.PART), (174, words.SEALS)):
        b.text(QRectF(x, 59, 60, 18), word.say(), 14, INK_SOFT, weight=500, italic=True)
    left = 120 - (len(shown.goods) * 80 - 22) / 2
    for i, good in enumerate(shown.goods):
        expert_art.good(b, QPointF(left + 80 * i, 78), 54, good, good in shown.twice)
    b.text(QRectF(14, 134, 212, 26), say.special(card, part), 17, least=9)

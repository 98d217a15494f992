"""The panel at the right: the bill, cards drawn or laid aside, or what there is to pay with."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF

from hansetable.core import Seat
from hansetable.games.riga import actions as a
from hansetable.games.riga.bill import MOST_BUILT, funds_of, values_in
from hansetable.games.riga.cards import CITIES, OF
from hansetable.games.riga.multiset import KNOWN, size
from hansetable.games.riga.payment import CRANES, FUND_OF, PAYING, most, most_funds
from hansetable.games.riga.state import RigaState, cards_in
from hansetable.games.riga.year import Winter, limit
from hansetable.ui.art.canvas import Canvas
from hansetable.ui.art.palette import (
    GAIN,
    INK,
    INK_SOFT,
    LETTER,
    LETTER_DIM,
    LETTER_SOFT,
    on_band,
)
from hansetable.ui.games.riga.board import card_art
from hansetable.ui.games.riga.board.bill import Account, Line, account
from hansetable.ui.games.riga.board.card_values import title as title_of
from hansetable.ui.games.riga.board.layout import PANEL
from hansetable.ui.games.riga.text.names import Riga
from hansetable.ui.games.riga.text.names import city as city_name


def paint_panel(b: Canvas, view: RigaState, bottom: Seat, names: Sequence[str]) -> None:
    """Paint what the panel shows in this position."""
    step = view.step
    bill = account(view)
    if bill is not None:
        _bill(b, view, bill)
    elif view.drawn[bottom] or (view.drawn_goods and view.turn == bottom):
        _sheet(b, Riga.tr("Cards drawn").say(), _kept(view, bottom))
    elif isinstance(step, Winter):
        _winter(b, view, bottom)
    elif view.year and view.stack and view.viewer == bottom:
        _purse(b, view, bottom, names[bottom])


# ---- the bill ------------------------------------------------------------------------------------


def _bill(b: Canvas, view: RigaState, bill: Account) -> None:
    """A bill on paper: what is planned, its cost, what is paid, what is lost (R-32 to R-39)."""
    city = "riga" if bill.city is None else CITIES[bill.city]
    colour = card_art.CITIES[city]
    b.paper(PANEL, 8, 1.3)
    b.band(PANEL, 8, 32, colour)
    ink = on_band(colour)
    title = Riga.tr("Bill · {city}").say(city=city_name(city))
    count = bill.built + len(bill.planned)
    note = Riga.tr("{count} of {most} buildings").say(count=count, most=MOST_BUILT)
    if bill.city is None:
        title, note = title_of("exchange"), Riga.tr("base values").say()
    x = PANEL.x() + 14
    room = QRectF(x, PANEL.y(), PANEL.width() - 28, 32)
    beside = b.width(note, 13, 500, italic=True) + 1
    b.text(room.adjusted(0, 0, -beside - 6, 0), title, 18, ink, "l", family="cinzel", least=12)
    b.text(room.adjusted(room.width() - beside, 0, 0, 0), note, 13, ink, "r", 500, italic=True)
    _cost(b, bill, x)
    for i, line in enumerate(bill.lines):
        _line(b, bill, i, line, city)
    _foot(b, bill, x)


def _cost(b: Canvas, bill: Account, x: float) -> None:
    """The line of the cost, and the heading of the payment."""
    y = bill.cost_y
    if bill.planned:
        b.line(x, y + 2, PANEL.right() - 14, y + 2, INK, 1, alpha=0.3)
    words = Riga.tr("Cost").say() if bill.planned else Riga.tr("To be given").say()
    b.text(QRectF(x + 2, y + 6, 200, 24), words, 17, INK, "l", 700)
    b.text(QRectF(PANEL.right() - 70, y + 6, 54, 24), str(bill.cost), 22, INK, "r", 700)
    if bill.full > bill.cost:
        note = Riga.tr("without crane {cost}").say(cost=bill.full)
        room = QRectF(x + 110, y + 6, PANEL.right() - 60 - x - 110, 24)
        b.text(room, note, 13.5, INK_SOFT, "r", 500, italic=True)
    y += 34
    label = Riga.tr("Paid with").say().upper()
    b.text(QRectF(x + 2, y, 130, 16), label, 13, INK_SOFT, "l", family="cinzel", spacing=0.8)
    if bill.total > bill.paid:
        note = Riga.tr("pale: proposed").say()
        b.text(QRectF(x + 136, y, PANEL.right() - 16 - x - 136, 16), note, 13.5, INK_SOFT, "r",
               500, italic=True)  # fmt: skip


def _line(b: Canvas, bill: Account, index: int, line: Line, city: str) -> None:
    """Equal goods or functions of the payment; what is laid down lies on it as pieces."""
    room = bill.line_rect(index)
    strong = line.laid > 0
    count = line.laid + line.proposed
    if line.is_good:
        b.p.save()
        b.p.setOpacity(0.45)
        for i in range(line.laid, count):
            card_art.good(b, bill.card_rect(index, i), line.name)
        b.p.restore()
        left = bill.card_rect(index, count - 1).right() + 8
        words = Riga.tr("{value} in {city}").say()
        if count > 1:
            words = Riga.tr("{count} × {value} in {city}").say()
        if bill.city is None:
            words = "{value}" if count == 1 else "{count} × {value}"
    else:
        b.icon(line.name, room.x() + 4, room.center().y() - 10, 20, INK if strong else INK_SOFT)
        left = room.x() + 34
        words = title_of(line.name) + (" · {count} × {value}" if count > 1 else "")
    text = words.format(count=count, value=line.each, city=city_name(city))
    place = QRectF(max(left, room.x() + (76 if line.is_good else 34)), room.y(), 0, room.height())
    place.setRight(room.right() - 44)
    b.text(place, text, 15, INK_SOFT, "l", 500, italic=not strong, least=11.5)
    amount = QRectF(room.right() - 44, room.y(), 42, room.height())
    b.text(amount, str(line.worth), 19, INK if strong else INK_SOFT, "r", 700)


def _foot(b: Canvas, bill: Account, x: float) -> None:
    """The total, and what is lost as change (R-32)."""
    y = PANEL.bottom() - 58
    b.line(x, y, PANEL.right() - 14, y, INK, 1, alpha=0.3)
    complete = bill.total >= bill.cost
    words = Riga.tr("Total").say() if complete else Riga.tr("Total so far").say()
    b.text(QRectF(x + 2, y + 4, 150, 26), words, 17, INK, "l", 700)
    right = QRectF(PANEL.right() - 90, y + 4, 74, 26)
    b.text(right, str(bill.total), 24, GAIN if complete else INK, "r", 700)
    lost = max(0, bill.total - bill.cost)
    words = Riga.tr("Lost as change").say()
    number = str(lost)
    if not complete:
        words, number = Riga.tr("Still to pay").say(), str(bill.cost - bill.total)
    b.text(QRectF(x + 2, y + 30, 180, 20), words, 15, INK_SOFT, "l", 500)
    b.text(QRectF(PANEL.right() - 90, y + 30, 74, 20), number, 17, INK_SOFT, "r", 700)


# ---- cards that are chosen from ------------------------------------------------------------------


def _sheet(b: Canvas, title: str, text: str) -> None:
    """A dark panel with a heading and a sentence, for cards that lie on it."""
    b.panel(PANEL, 8, 0.28)
    room = QRectF(PANEL.x() + 14, PANEL.y() + 10, PANEL.width() - 28, 24)
    b.text(room, title, 18, LETTER, "l", family="cinzel", least=13)
    below = QRectF(room.x(), room.bottom() + 4, room.width(), 44)
    b.text(below, text, 14, LETTER_SOFT, "lt", 500, italic=True, wrap=True)


def _kept(view: RigaState, bottom: Seat) -> str:
    if view.drawn[bottom]:
        if not view.year:
            return Riga.tr("Keep one; the other is discarded face down.").say()
        return Riga.tr("Keep one or none; the others are discarded face down.").say()
    return Riga.tr("Keep one; the others are discarded.").say()


def _winter(b: Canvas, view: RigaState, bottom: Seat) -> None:
    """How many cards must still be laid aside (R-26)."""
    most = limit(view, bottom)
    over = view.cards(bottom) - most
    title = Riga.tr("Laid aside").say()
    if over > 0:
        words = Riga.tr("Cards in hand: {count}. At most {limit} may be kept.")
        _sheet(b, title, words.say(count=view.cards(bottom), limit=most))
    else:
        _sheet(b, title, Riga.tr("The others are still choosing their cards.").say())
    if over > 0 and not (size(view.aside_goods[bottom]) + cards_in(view.aside[bottom])):
        room = QRectF(PANEL.x() + 14, PANEL.y() + 84, PANEL.width() - 28, 196)
        b.slot(room, 8, Riga.tr("lay cards here").say(), px=14)


# ---- what there is to pay with -------------------------------------------------------------------


def _purse(b: Canvas, view: RigaState, bottom: Seat, name: str) -> None:
    """What the hand and the functions of the bottom seat are worth in each city."""
    b.panel(PANEL, 8, 0.18)
    x, y = PANEL.x() + 14, PANEL.y() + 10
    title = Riga.tr("What {name} can pay").say(name=name)
    head = QRectF(x, y, PANEL.width() - 28, 24)
    b.text(head, title, 18, LETTER, "l", family="cinzel", least=12, middle=True)
    ready = view.ready(bottom)
    funds = funds_of(view, bottom)
    money = most_funds(ready & PAYING, funds)
    columns = (
        (84.0, 46.0, Riga.tr("goods").say()),
        (134.0, 72.0, Riga.tr("functions").say()),
        (210.0, 66.0, Riga.tr("together").say()),
    )
    for left, wide, words in columns:
        room = QRectF(x + left, y + 30, wide, 16)
        b.text(room, words, 13.5, LETTER_SOFT, "r", 500, italic=True, least=11.5)
    cities = view.cities()
    goods = view.goods[bottom] & KNOWN
    for c, city in enumerate(cities):
        top = y + 52 + 31 * c
        card_art.city_header(b, QRectF(x, top, 86, 21), city)
        worth = most(goods, values_in(view, bottom, c))
        numbers = (worth, money, worth + money)
        for (left, wide, _), number in zip(columns, numbers, strict=True):
            strong = left > 200
            room = QRectF(x + left, top, wide, 21)
            ink = LETTER if strong else LETTER_DIM
            b.text(room, str(number), 19 if strong else 16, ink, "r", 700)
    _functions(b, QRectF(x, y + 62 + 31 * len(cities), PANEL.width() - 28, 150), ready, funds)


def _functions(b: Canvas, room: QRectF, ready: int, funds: Sequence[int]) -> None:
    """The functions that wait to be used, each kind with what it gives."""
    b.label(room.x(), room.y(), Riga.tr("Functions to use").say(), width=room.width())
    lines = [
        (kind, (ready & mask).bit_count(), str(value))
        for kind, mask, value in zip(a.FUNDS, FUND_OF, funds, strict=True)
    ]
    lines.append(("crane", (ready & CRANES).bit_count(), "½"))
    lines += [(kind, (ready & OF[kind]).bit_count(), "") for kind in ("yard", "treasury")]
    lines.append(("monastery", (ready & OF["monastery"]).bit_count(), ""))
    shown = [one for one in lines if one[1]]
    for i, (kind, count, gives) in enumerate(shown):
        place = QRectF(room.x() + 138 * (i % 2), room.y() + 22 + 28 * (i // 2), 134, 26)
        b.icon(kind, place.x(), place.y() + 3, 20, LETTER_SOFT)
        words = title_of(kind)
        if count > 1:
            words = Riga.tr("{count} × {what}").say(count=count, what=words)
        most = 80 if gives else 106
        wide = min(most, b.width(words, 15, 500) + 1)
        line = QRectF(place.x() + 26, place.y(), most, 26)
        b.text(line, words, 15, LETTER_DIM, "l", 500, least=11)
        if gives:
            b.coin(place.x() + 26 + wide + 14, place.center().y(), 20, gives)
    if not shown:
        note = Riga.tr("none").say()
        place = QRectF(room.x(), room.y() + 20, room.width(), 22)
        b.text(place, note, 14, LETTER_SOFT, "l", 500, italic=True)

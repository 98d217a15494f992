"""The legend of Novgorod: every symbol of its cards and its table, with its word."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from PySide6.QtCore import QRectF

from hansetable.games.novgorod.cards import BONUSES, CARDS, LUXURIES, PRIVILEGES, SIDES, City
from hansetable.ui.art.canvas import Canvas
from hansetable.ui.art.palette import BRASS, CAREER, CREAM, FELT_DEEP, GAIN, WAX
from hansetable.ui.game_ui import Paint, Symbol, SymbolGroup
from hansetable.ui.games.novgorod.board import card_art, career, expert_art, others, seat_art
from hansetable.ui.games.novgorod.text import names as say
from hansetable.ui.games.novgorod.text import seat as seat_text
from hansetable.ui.games.novgorod.text import words
from hansetable.ui.games.novgorod.text.card_text import CARD_TEXTS, MOVES_PIRATE
from hansetable.ui.games.novgorod.text.names import Novgorod
from hansetable.ui.games.phrases import titled
from hansetable.ui.games.symbols import coin, icons, piece
from hansetable.ui.games.symbols import words as written
from hansetable.ui.language import Text

_CITY = CARDS.cities[0].id
_RING = (CARDS.cities[:3], CARDS.cities[3:6], CARDS.cities[6:])
_GOODS_OF = Novgorod.tr("Goods of {cities}.")
_FIGURES = {"merchant": Novgorod.tr("Merchant, {side}"), "pirate": Novgorod.tr("Pirate, {side}")}
_PLAIN, _LUXURY = (
    next(card.id for card in CARDS.missions if card.luxury == luxury) for luxury in (False, True)
)


def _symbol(paint: Paint, word: Text, sentence: Text, rule: str) -> Symbol:
    return Symbol(paint, word.say, sentence.say, rule)


def _named(keys: Sequence[str]) -> Callable[[], str]:
    return lambda: " · ".join(titled(say.good(key)) for key in keys)


def _goods(cities: Sequence[City]) -> Symbol:
    goods = [city.good for city in cities]
    places = [city.id for city in cities]
    return Symbol(
        icons(*goods), _named(goods), lambda: _GOODS_OF.say(cities=say.cities(places)), "N-1"
    )


def _privilege(kind: str) -> Symbol:
    chip, word = piece(career.privilege, 44, 27, kind), partial(say.privilege, kind)
    if kind == "pirate":
        return Symbol(chip, word, MOVES_PIRATE.say, "N-116")
    return CARD_TEXTS.symbol(f"privilege {kind}", chip, word)


def _cost(kind: str, width: float, sentence: Text) -> Symbol:
    return Symbol(
        piece(career.cost, width, 32, kind), partial(seat_text.cost, kind), sentence.say, "N-60"
    )


def _bonus(key: str) -> Symbol:
    icon = icons(card_art.BONUS_ICONS[key], colour=seat_art.BONUS)
    return CARD_TEXTS.symbol(f"bonus {key}", icon, partial(say.bonus, key))


def _figure(kind: str, side: str) -> Symbol:
    disc, name = piece(expert_art.figure, 31, 31, kind, side), _FIGURES[kind]
    return CARD_TEXTS.symbol(f"{kind} {side}", disc, lambda: name.say(side=say.side(side)))


def _bay(b: Canvas, r: QRectF) -> None:
    b.rect(r, seat_art.BAY, 4)
    b.slot(r.adjusted(2, 2, -2, -2), 3, colour=CREAM)


def _pips(b: Canvas, r: QRectF) -> None:
    b.rect(r, FELT_DEEP, 4)
    others.pips(b, r.adjusted(4, 5, -4, -5), 1, 2)


def _short(b: Canvas, r: QRectF) -> None:
    with b.scaled(r, 41):
        others.office_short(b, QRectF(0, 0, 41, 46), _CITY, 0)


def _aid(b: Canvas, r: QRectF) -> None:
    b.paper(r, 4, 0.8, CAREER, 0.16)


def _twice(b: Canvas, r: QRectF) -> None:
    expert_art.good(b, r.topLeft(), r.width(), LUXURIES[0], True)


SYMBOLS: Sequence[SymbolGroup] = (
    (
        Novgorod.tr("Goods and luxuries"),
        (
            *map(_goods, _RING),
            Symbol(
                icons(*LUXURIES),
                _named(LUXURIES),
                Novgorod.tr("Luxury goods; artisans make them from goods.").say,
                "N-51",
            ),
            _symbol(
                piece(_twice, 26, 26),
                Novgorod.tr("≥2"),
                Novgorod.tr("A luxury good made from two or more goods."),
                "N-121",
            ),
        ),
    ),
    (
        Novgorod.tr("Offices and the chart"),
        (
            _symbol(coin(6), words.PRICE, Novgorod.tr("What the office costs in ducats."), "N-80"),
            _symbol(
                written("+3", GAIN),
                words.INCOME,
                Novgorod.tr("Ducats, if the card is used for nothing else."),
                "N-64",
            ),
            _symbol(
                written("−3", WAX, "anchor"),
                words.FEE,
                Novgorod.tr("For borrowing the base office of a city."),
                "N-42",
            ),
            _symbol(
                written("×2"),
                Novgorod.tr("offices left"),
                Novgorod.tr("So many offices of the city can still be bought."),
                "N-80",
            ),
            CARD_TEXTS.symbol(
                "office used",
                piece(card_art.turned, 25, 35, _CITY),
                Novgorod.tr("Brown card").say,
            ),
            _symbol(
                piece(card_art.office_back, 25, 35),
                Novgorod.tr("Placeholder"),
                Novgorod.tr("Lies on a card of its city, so that its artisan works, too."),
                "N-43",
            ),
            _symbol(
                piece(card_art.artisan, 30, 35, CARDS.artisans[0].id),
                Novgorod.tr("Artisan"),
                Novgorod.tr("Makes the luxury good from the goods of one line; red: seals."),
                "N-53",
            ),
        ),
    ),
    (
        Novgorod.tr("What a seat has"),
        (
            CARD_TEXTS.symbol("tracker seals", icons("seal", colour=WAX), Novgorod.tr("Seals").say),
            CARD_TEXTS.symbol("tracker ducats", icons("ducat"), Novgorod.tr("Ducats").say),
            CARD_TEXTS.symbol("area hand", icons("cards"), Novgorod.tr("Hand").say),
            _symbol(
                icons("speed"), words.SPEED, Novgorod.tr("How many cards a route may have."), "N-41"
            ),
            _symbol(
                piece(_short, 34, 38),
                Novgorod.tr("Two letters"),
                Novgorod.tr("An office of another seat: city, good and income."),
                "N-50",
            ),
            CARD_TEXTS.symbol("area hold", piece(_bay, 26, 35), words.HOLD.say),
        ),
    ),
    (
        Novgorod.tr("The career"),
        (
            _symbol(
                coin(2, seal=True),
                words.A_TURN,
                Novgorod.tr("So many seals while this is the lowest free row."),
                "N-90",
            ),
            _symbol(
                written("×", WAX),
                words.LOSES,
                Novgorod.tr("Whoever still shows it at the end has lost."),
                "N-101",
            ),
            _cost("goods3", 56, Novgorod.tr("For the step; a square for each.")),
            _cost("luxuries2", 38, Novgorod.tr("For the step; a diamond for each.")),
            _cost("goods2luxuries2", 74, Novgorod.tr("For the step; no two may be alike.")),
            _cost("ducats15", 26, Novgorod.tr("For the step, at once.")),
            _symbol(
                icons("star", colour=BRASS),
                words.TOP,
                Novgorod.tr("One more round follows when someone is there."),
                "N-100",
            ),
            _symbol(
                piece(_pips, 72, 25),
                Novgorod.tr("Four squares"),
                Novgorod.tr("Steps of another seat: ticked is reached, × loses, green comes next."),
                "N-61",
            ),
            _symbol(
                piece(_aid, 46, 22),
                Novgorod.tr("Aid card"),
                Novgorod.tr("Lies over the steps that are reached."),
                "N-61",
            ),
            _symbol(
                piece(career.privilege, 44, 27, PRIVILEGES[0], "covered"),
                Novgorod.tr("Covered"),
                Novgorod.tr("This privilege went with the step that was reached."),
                "N-61",
            ),
        ),
    ),
    (Novgorod.tr("Privileges, one a turn"), tuple(map(_privilege, PRIVILEGES))),
    (
        Novgorod.tr("Missions and bonus cards"),
        (
            _symbol(
                piece(card_art.mission, 25, 35, _PLAIN),
                Novgorod.tr("Two lines"),
                Novgorod.tr("One line: {one} seals; both in one turn: {both}.").filled(
                    one=CARDS.line_seals, both=CARDS.both_seals
                ),
                "N-57",
            ),
            _symbol(
                piece(card_art.mission, 25, 35, _LUXURY),
                Novgorod.tr("Violet frame"),
                Novgorod.tr("Asks for luxury goods instead of goods."),
                "N-5",
            ),
            _symbol(
                piece(card_art.mission, 25, 35, _PLAIN, 1),
                Novgorod.tr("Ticked line"),
                Novgorod.tr("The upper line is done, the lower one is open."),
                "N-57",
            ),
            CARD_TEXTS.symbol(
                "mission hidden",
                piece(card_art.mission_back, 25, 35),
                Novgorod.tr("Scroll on teal").say,
            ),
            *map(_bonus, BONUSES),
        ),
    ),
    (
        Novgorod.tr("The expert game"),
        (
            _symbol(
                piece(expert_art.special, 38, 36, 0, 0, CARDS.specials[0].parts[0].cost, False),
                Novgorod.tr("Special mission"),
                Novgorod.tr("Coin: what to pay; wax seal: what it brings; letter: its part."),
                "N-121",
            ),
            *(_figure(kind, side) for kind in _FIGURES for side in SIDES),
        ),
    ),
)
"""The groups of the legend, in the order in which they are read."""

"""The legend of Riga: every symbol of its cards and its table, with its word."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QRectF

from hansetable.games.riga.cards import CARDS, CITIES, GOOD, GOODS, KINDS, RIGA, RIGA_KINDS
from hansetable.games.riga.cards import RULES as BUILDING_RULES
from hansetable.ui.art.canvas import Canvas
from hansetable.ui.art.palette import BRASS, INK_SOFT
from hansetable.ui.game_ui import Paint, Symbol, SymbolGroup
from hansetable.ui.games.riga.board import card_art, year_strip
from hansetable.ui.games.riga.board.card_art import CITIES as COLOURS
from hansetable.ui.games.riga.board.card_art import dark
from hansetable.ui.games.riga.board.card_values import FACTS, OR, title
from hansetable.ui.games.riga.text import names as say
from hansetable.ui.games.riga.text import words
from hansetable.ui.games.riga.text.card_text import CARD_TEXTS
from hansetable.ui.games.riga.text.names import Riga
from hansetable.ui.games.symbols import coin, icons, piece
from hansetable.ui.games.symbols import words as written
from hansetable.ui.language import Text

_OF_CITY = Riga.tr("Colour and letter of its buildings: {letter}.")
_GOOD_ON_IT = {
    "manufactory": Riga.tr("Its good is worth 1 ducat more. One knight."),
    "market": Riga.tr("Its good pays in spite of a dash. One merchant."),
}
_FIRST = next(iter(COLOURS))
_CRANE = next(facts for facts in FACTS.values() if facts.kind == "crane")


def _symbol(paint: Paint, word: Text, sentence: Text, rule: str) -> Symbol:
    return Symbol(paint, word.say, sentence.say, rule)


def _city(city: str) -> Symbol:
    return Symbol(
        piece(card_art.city_header, 72, 22, city),
        partial(say.city, city),
        lambda: _OF_CITY.say(letter=city[0].upper()),
        "R-1",
    )


def _good(good: str) -> Symbol:
    values = [CARDS.values[city][GOOD[good]] for city in range(RIGA)]
    return Symbol(icons(good), partial(title, good), lambda: say.by_city(values), "R-2")


def _building(kind: str) -> Symbol:
    paint = icons(kind, colour=dark(COLOURS["riga" if kind in RIGA_KINDS else _FIRST]))
    if kind in _GOOD_ON_IT:
        return Symbol(paint, partial(title, kind), _GOOD_ON_IT[kind].say, BUILDING_RULES[kind])
    return CARD_TEXTS.symbol(f"building {kind}", paint, partial(title, kind))


def _plate(b: Canvas, r: QRectF) -> None:
    card_art.covered(b, r, _CRANE.kind)


def _once(b: Canvas, r: QRectF) -> None:
    b.text(r, words.ONCE.say(), 17, INK_SOFT, weight=500, italic=True)


def _points(worth: str) -> Paint:
    return piece(lambda b, r: card_art.points_box(b, r, COLOURS["danzig"], worth, 17), 32, 24)


SYMBOLS: Sequence[SymbolGroup] = (
    (
        Riga.tr("Cities and goods"),
        (
            *map(_city, CITIES),
            *map(_good, GOODS),
            _symbol(
                coin(4),
                Riga.tr("Coin on a good"),
                Riga.tr("Its base value, and what it pays in Riga."),
                "R-2",
            ),
            _symbol(
                icons("star", colour=BRASS),
                words.BETTER,
                Riga.tr("The city pays more for this good than its base value."),
                "R-2",
            ),
            _symbol(
                written("–"),
                words.BARRED,
                Riga.tr("Unless you own the market hall for this good."),
                "R-33",
            ),
            CARD_TEXTS.symbol(
                "good hidden", piece(card_art.good_back, 25, 35), Riga.tr("Brown back, anchor").say
            ),
            CARD_TEXTS.symbol(
                "building hidden",
                piece(card_art.building_back, 25, 35),
                Riga.tr("Brown back, house").say,
            ),
        ),
    ),
    (
        Riga.tr("On buildings"),
        (
            _symbol(coin(10), words.COST, Riga.tr("Ducats, paid with goods."), "R-32"),
            _symbol(_points("5"), words.POINTS, Riga.tr("Counted at the end."), "R-80"),
            _symbol(
                _points("–"),
                Riga.tr("dash in the box"),
                Riga.tr("Its points depend on what else you own."),
                "R-80",
            ),
            _symbol(
                icons("knight"),
                words.MARKS["knight"],
                Riga.tr("Counts for inns and archives."),
                "R-52",
            ),
            _symbol(
                icons("merchant"),
                words.MARKS["merchant"],
                Riga.tr("Counts for banks and archives."),
                "R-52",
            ),
            _symbol(
                written(OR, INK_SOFT),
                Riga.tr("one of two"),
                Riga.tr("You choose when you build."),
                "R-61",
            ),
            _symbol(
                piece(_once, 60, 24),
                words.ONCE,
                Riga.tr("The function is spent after one use."),
                "R-38",
            ),
            _symbol(
                piece(_plate, 44, 30),
                Riga.tr("Teal plate, struck out"),
                Riga.tr("The function is used; points and marks stay."),
                "R-38",
            ),
            _symbol(
                coin(8),
                Riga.tr("0 or 8 on the exchange office"),
                Riga.tr("What it pays now."),
                "R-63",
            ),
        ),
    ),
    (Riga.tr("Buildings"), tuple(map(_building, KINDS))),
    (Riga.tr("Riga buildings"), tuple(map(_building, RIGA_KINDS))),
    (
        Riga.tr("At the table"),
        (
            _symbol(
                icons("star"),
                Riga.tr("Star"),
                Riga.tr("Points if the game ended now."),
                "R-80",
            ),
            _symbol(
                icons("cards"),
                Riga.tr("Hand"),
                Riga.tr("Goods and buildings in hand."),
                "R-26",
            ),
            _symbol(
                icons("lodge"), Riga.tr("House with a star"), Riga.tr("Number of lodges."), "R-47"
            ),
            _symbol(
                piece(year_strip.start_player, 28, 28),
                Riga.tr("Ship in a coin"),
                Riga.tr("The start player of the year."),
                "R-24",
            ),
            CARD_TEXTS.symbol(
                "separator", piece(card_art.separator, 8, 36), Riga.tr("Separator").say
            ),
        ),
    ),
)
"""The groups of the legend, in the order in which they are read."""

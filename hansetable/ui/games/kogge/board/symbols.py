"""The legend of Kogge: every symbol of its pieces and its table, with its word."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF

from hansetable.games.kogge.cards import CARDS, GOOD, GOODS
from hansetable.games.kogge.scoring import GOAL
from hansetable.ui.art.canvas import Canvas
from hansetable.ui.art.palette import FELT_DEEP, SEATS
from hansetable.ui.game_ui import Paint, Symbol, SymbolGroup
from hansetable.ui.games.kogge.board import card_art
from hansetable.ui.games.kogge.board.city_plate import free_site
from hansetable.ui.games.kogge.text import names as say
from hansetable.ui.games.kogge.text.card_text import CARD_TEXTS
from hansetable.ui.games.kogge.text.names import Kogge
from hansetable.ui.games.phrases import titled
from hansetable.ui.games.symbols import icons, piece
from hansetable.ui.language import Text

_RED, _BLUE, _GREEN = list(SEATS)[:3]
_GOOD = Kogge.tr("{letter} · {good}")
_COUNTS = Kogge.tr("Counts %n when the guild master ends the game.", None, 1)
_NUMBERED = 4
"""The marker of the examples."""
_MARKER = (25, 35)


def _symbol(paint: Paint, word: Text, sentence: Text, rule: str) -> Symbol:
    return Symbol(paint, word.say, sentence.say, rule)


def _good(good: str) -> Symbol:
    def name() -> str:
        return _GOOD.say(letter=card_art.letter(good), good=say.good(good))

    points = CARDS.points[GOOD[good]]
    return Symbol(piece(_both, 54, 26, good), name, lambda: _COUNTS.say(points), "K-83")


def _both(b: Canvas, r: QRectF, good: str) -> None:
    """A good as a cube and as the icon on markers and cities."""
    card_art.cube(b, QRectF(r.x(), r.y(), 26, 26), good)
    b.icon(good, r.x() + 31, r.y() + 2, 22)


def _chip(key: str) -> Symbol:
    return CARD_TEXTS.symbol(
        f"chip {key}", piece(card_art.chip, 31, 31, key), lambda: titled(say.chip(key))
    )


def _heading(b: Canvas, r: QRectF) -> None:
    card_art.heading(b, r, -45)


def _order(b: Canvas, r: QRectF) -> None:
    b.rect(r, FELT_DEEP, 5)
    card_art.development(b, r.x() + 6, r.center().y() - 5, 2, 10, 13)


SYMBOLS: Sequence[SymbolGroup] = (
    (
        Kogge.tr("Goods"),
        (
            *map(_good, GOODS),
            CARD_TEXTS.symbol(
                "good hidden", piece(card_art.cube, 26, 26, ""), Kogge.tr("Cube with ?").say
            ),
        ),
    ),
    (
        Kogge.tr("Route markers"),
        (
            _symbol(
                piece(card_art.marker, *_MARKER, _NUMBERED),
                Kogge.tr("Number and colour"),
                Kogge.tr("Leads to the city of this number; colour of its good."),
                "K-41",
            ),
            CARD_TEXTS.symbol(
                "marker hidden", piece(card_art.marker_back, *_MARKER), Kogge.tr("Teal with ?").say
            ),
            _symbol(
                piece(card_art.marker_back, *_MARKER, 2),
                Kogge.tr("Number and eye"),
                Kogge.tr("Face down, but you know it."),
                "K-90",
            ),
            _symbol(
                piece(_heading, 20, 20),
                Kogge.tr("Small arrow"),
                Kogge.tr("In which direction of the map the route leads."),
                "K-41",
            ),
        ),
    ),
    (
        Kogge.tr("Figures and pieces"),
        (
            _symbol(
                piece(card_art.cog, 34, 34, _BLUE),
                Kogge.tr("Cog"),
                Kogge.tr("The ship of a player; its sail has colour and sign."),
                "K-5",
            ),
            _symbol(
                piece(card_art.kontor, 34, 34, _RED),
                Kogge.tr("Kontor"),
                Kogge.tr("One development point; keeps goods for its owner."),
                "K-80",
            ),
            _symbol(
                piece(free_site, 28, 30),
                Kogge.tr("Building site"),
                Kogge.tr("Free for a kontor; two in each city."),
                "K-2",
            ),
            CARD_TEXTS.symbol(
                "raid raids",
                piece(card_art.raid_marker, 30, 30, _GREEN),
                Kogge.tr("Raid marker").say,
            ),
            CARD_TEXTS.symbol(
                "guild", piece(card_art.guild_master, 30, 30), Kogge.tr("Guild master").say
            ),
            _symbol(
                piece(card_art.end_marker, 70, 21, 1),
                Kogge.tr("End marker"),
                Kogge.tr("The guild master’s second visit here ends the game."),
                "K-32",
            ),
        ),
    ),
    (Kogge.tr("Bonus chips, one development point each"), tuple(map(_chip, card_art.CHIPS))),
    (
        Kogge.tr("Numbers of a player"),
        (
            _symbol(
                icons("star"),
                Kogge.tr("Star"),
                Kogge.tr("Development points: {goal} win at once.").filled(goal=GOAL),
                "K-81",
            ),
            _symbol(
                piece(_order, 72, 22),
                Kogge.tr("Five rings"),
                Kogge.tr("One is filled for each development point."),
                "K-80",
            ),
            _symbol(
                icons("kontor"), Kogge.tr("House"), Kogge.tr("Kontors founded, of four."), "K-5"
            ),
            _symbol(icons("anchor"), Kogge.tr("Anchor"), Kogge.tr("Goods on the cog."), "K-90"),
            _symbol(icons("cards"), Kogge.tr("Cards"), Kogge.tr("Route markers in hand."), "K-90"),
            _symbol(
                icons("close"),
                Kogge.tr("Cross in the bids"),
                Kogge.tr("This seat passed."),
                "K-24",
            ),
            CARD_TEXTS.symbol("area look", icons("eye"), Kogge.tr("Look at the routes").say),
        ),
    ),
)
"""The groups of the legend, in the order in which they are read."""

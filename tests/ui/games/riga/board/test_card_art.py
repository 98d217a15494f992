"""Every piece of Riga can be painted at any size, and tells what it should and no more.

A warning of Qt fails any of these tests, see the settings of pytest.
"""

from collections.abc import Callable
from dataclasses import replace
from unittest.mock import patch

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage

from hansetable.core import Place
from hansetable.ui.art import icons
from hansetable.ui.art.canvas import Canvas
from hansetable.ui.art.palette import PAPER, contrast
from hansetable.ui.game_ui import CardText
from hansetable.ui.games.riga.board import background, card_art, card_large, rival, year_strip
from hansetable.ui.games.riga.board.card_values import FACTS
from hansetable.ui.games.riga.board.year_strip import Chip
from hansetable.ui.games.riga.text import names
from tests.ui.games.painting import MARGIN, Paint, Piece, painted

TITLES = {
    "archive": "Archiv",
    "bank": "Bank",
    "yard": "Bauhof",
    "fortress": "Festung",
    "guildhall": "Gildenhaus",
    "kontor": "Kontor",
    "crane": "Kran",
    "lodge": "Loge",
    "manufactory": "Manufaktur",
    "market": "Markthalle",
    "treasury": "Schatzkammer",
    "inn": "Wirtshaus",
    "monastery": "Kloster",
    "school": "Schule",
    "storehouse": "Speicher",
    "exchange": "Wechselstube",
}
TITLE = "zusätzliche Wechselstube am Hafen von Stockholm"


def of(paint: Callable[..., None], name: str, *mark: str) -> Paint:
    """A painter of one building."""
    return lambda b, r: paint(b, r, FACTS[name], *mark)


def good(name: str) -> Paint:
    return lambda b, r: card_art.good(b, r, name)


def full(name: str, text: str) -> Callable[[Canvas], object]:
    """The full face of a good or a building."""
    kind = "building" if name in FACTS else "good"
    words = CardText("Schule", "Riga, dauerhaft", text, "R-1")
    place = Place("display", kind, name)
    return lambda b: card_large.paint(b, place, words)


def long(paint: Paint) -> Paint:
    """A painter with names that are far too long."""

    def painted(b: Canvas, r: QRectF) -> None:
        with patch.object(names, "name", lambda key: TITLE):
            paint(b, r)

    return painted


FORTRESS = of(card_art.building, "danzig-fortress")
KONTOR = of(card_art.building, "visby-kontor")
SMALL: dict[str, Piece] = {
    "good of a row": (44, 49, good("cloth")),
    "good of a hand": (60, 84, good("cloth")),
    "good of a bill": (30, 38, good("cloth")),
    "row that must be taken": (320, 49, lambda b, r: card_art.PAINTERS["row"](b, r, 3, 4, True)),
    "good back": (60, 84, card_art.good_back),
    "fortress": (88, 118, FORTRESS),
    "kontor": (84, 118, KONTOR),
    "school": (88, 118, of(card_art.building, "riga-school")),
    "manufactory": (88, 118, of(card_art.building, "visby-manufactory")),
    "building back": (88, 118, card_art.building_back),
    "built": (80, 54, of(card_art.built, "danzig-bank")),
    "low built": (80, 28, of(card_art.built, "danzig-lodge")),
    "exchange": (80, 54, of(card_art.built, "riga-exchange", "8")),
    "tile": (25, 25, of(card_art.built_mini, "tallinn-inn")),
    "covered tile": (25, 25, of(card_art.built_mini, "tallinn-inn", "used")),
    "line": (115, 26, of(rival.line, "tallinn-inn")),
    "covered line": (115, 26, of(rival.line, "tallinn-inn", "used")),
    "name alone": (92, 18, of(rival.line, "tallinn-inn")),
    "unbuilt": (42, 38, of(card_art.unbuilt, "riga-exchange")),
    "city header": (86, 21, lambda b, r: card_art.city_header(b, r, "stockholm")),
    "city values": (82, 30, lambda b, r: background.city_values(b, r, "visby", (0, 4, 6, 2))),
    "separator": (26, 116, card_art.separator),
    "season": (70, 22, lambda b, r: year_strip.season(b, r, "Frühling", True)),
    "turn chip": (
        202, 22,
        lambda b, r: year_strip.turn_chip(
            b, r, Chip("red", "Heike", "zweiter von zwei Zügen"), active=True
        ),
    ),
    "start player": (22, 22, year_strip.start_player),
}  # fmt: skip
FULL = {
    "good": full("cloth", ""),
    "building": full("danzig-bank", "2 Dukaten je Kaufmann."),
    "marked building": full("riga-school", "Beim Bau: für immer ein Ritter oder ein Kaufmann."),
    "picturing building": full("visby-market", "Für Güter, die hier nicht gelten."),
}
BACKS: dict[str, Piece] = {
    "good": (60, 84, card_art.good_back),
    "building": (60, 84, card_art.building_back),
}
COVERED = (good("cloth"), good("wine"), FORTRESS)
LONG: dict[str, Piece] = {
    "building": (88, 118, long(of(card_art.building, "visby-bank"))),
    "built": (80, 54, long(of(card_art.built, "visby-bank"))),
    "good": (60, 84, long(good("cloth"))),
    "city header": (86, 21, long(SMALL["city header"][2])),
    "turn chip": (
        202,
        22,
        lambda b, r: year_strip.turn_chip(b, r, Chip("red", TITLE, "Startspieler")),
    ),
}

pytestmark = pytest.mark.usefixtures("qapp")


def kontor(mark: str = "", **changes: object) -> QImage:
    """A kontor that stands, with some of its values changed."""
    card = replace(FACTS["visby-kontor"], **changes)
    return painted(80, 54, lambda b, r: card_art.built(b, r, card, mark))


def test_every_kind_has_an_icon() -> None:
    assert all(icons.path(kind) for kind in TITLES)


def test_every_state_looks_different() -> None:
    looks = [
        painted(88, 118, KONTOR),
        painted(88, 118, card_art.building_back),
        kontor(),
        kontor(mark="used"),
    ]
    assert not any(one == other for index, one in enumerate(looks) for other in looks[index + 1 :])


def test_a_cover_leaves_points_and_marks_in_sight() -> None:
    right = QRectF(MARGIN + 45, MARGIN + 18, 34, 36).toRect()
    assert kontor().copy(right) == kontor(mark="used").copy(right)
    assert kontor(mark="used").copy(right) != kontor(mark="used", points=9).copy(right)
    assert kontor(mark="used").copy(right) != kontor(mark="used", marks=()).copy(right)


@pytest.mark.parametrize("city", card_art.CITIES)
def test_icons_can_be_told_from_paper(city: str) -> None:
    assert contrast(card_art.dark(card_art.CITIES[city]), PAPER) >= 3.5


def test_no_city_is_told_by_its_colour_alone() -> None:
    first = [city[0] for city in card_art.CITIES]
    assert len(set(first)) == len(first)


@pytest.mark.parametrize("kind", TITLES)
def test_names_fit_on_their_cards(kind: str) -> None:
    painted(88, 118, lambda b, r: check(b, TITLES[kind], 14.5 * 88 / 84, 88 - 6))
    painted(80, 54, lambda b, r: check(b, TITLES[kind], 13, 80 - 6))


def check(canvas: Canvas, title: str, px: float, room: float) -> None:
    """A label may shrink by 15 percent, no more."""
    assert canvas.width(title, px * 0.85, weight=700) <= room


def test_a_turn_chip_of_its_own_width_shows_all() -> None:
    def chip(wider: float) -> Paint:
        def paint(b: Canvas, r: QRectF) -> None:
            one = Chip("red", "Heike", "Startspieler")
            year_strip.turn_chip(b, QRectF(r.x(), r.y(), one.width(b) + wider, 22), one)

        return paint

    name = QRectF(MARGIN, MARGIN, 29 + 40, 22).toRect()
    exact, wider = (painted(240, 22, chip(more)).copy(name) for more in (0, 30))
    assert exact == wider


@pytest.mark.parametrize(("width", "height", "same"), [(44, 49, 1), (30, 38, 1), (60, 84, 0)])
def test_a_good_has_its_name_only_where_there_is_room(width: int, height: int, same: int) -> None:
    named, other = (painted(width, height, paint) for paint in (good("wine"), long(good("wine"))))
    assert (named == other) == same

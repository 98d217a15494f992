"""Every piece of Riga can be painted at any size, and tells what it should and no more.

A warning of Qt fails any of these tests, see the settings of pytest.
"""

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage

from hansetable.ui.art import icons
from hansetable.ui.art.canvas import Canvas
from hansetable.ui.art.palette import PAPER, contrast
from hansetable.ui.games.riga.board import card_art, card_large, year_art
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
VALUES = (("cloth", None), ("glass", 4), ("wine", 5), ("grain", 2))
CLOTH_IN = (
    ("visby", "Visby", None),
    ("tallinn", "Tallinn", 5),
    ("stockholm", "Stockholm", 7),
    ("danzig", "Danzig", 5),
)
FORTRESS: Paint = lambda b, r: card_art.building(  # noqa: E731
    b, r, "Festung", "fortress", "danzig", 15, 6, ("knight", "knight")
)
KONTOR: Paint = lambda b, r: card_art.building(  # noqa: E731
    b, r, "Kontor", "kontor", "visby", 10, 4, ("merchant",), once=True
)
CLOTH: Paint = lambda b, r: card_art.good(b, r, "cloth", "Tuch", 5)  # noqa: E731
WINE: Paint = lambda b, r: card_art.good(b, r, "wine", "Wein", 3)  # noqa: E731

SMALL: dict[str, Piece] = {
    "good of a row": (44, 49, CLOTH),
    "good of a hand": (60, 84, CLOTH),
    "good of a bill": (30, 38, CLOTH),
    "goods pile": (30, 40, lambda b, r: card_art.good_back(b, r, 12)),
    "good back": (60, 84, card_art.good_back),
    "fortress": (88, 118, FORTRESS),
    "kontor": (84, 118, KONTOR),
    "school": (
        88,
        118,
        lambda b, r: card_art.building(
            b, r, "Schule", "school", "riga", 8, 1, ("knight", card_art.OR, "merchant")
        ),
    ),
    "manufactory": (
        88,
        118,
        lambda b, r: card_art.building(
            b, r, "Manufaktur", "manufactory", "visby", 11, 5, ("knight",), good="wine"
        ),
    ),
    "building back": (88, 118, card_art.building_back),
    "buildings pile": (30, 40, lambda b, r: card_art.building_back(b, r, 31)),
    "built": (80, 54, lambda b, r: card_art.built(b, r, "Bank", "bank", "danzig", 4)),
    "low built": (80, 28, lambda b, r: card_art.built(b, r, "Loge", "lodge", "danzig", None)),
    "exchange": (
        80,
        54,
        lambda b, r: card_art.built(b, r, "Wechselstube", "exchange", "riga", 2, side="8"),
    ),
    "tile": (25, 25, lambda b, r: card_art.built_mini(b, r, "inn", "tallinn")),
    "covered tile": (25, 25, lambda b, r: card_art.built_mini(b, r, "inn", "tallinn", True)),
    "unbuilt": (42, 38, lambda b, r: card_art.unbuilt(b, r, "exchange", 10)),
    "city header": (86, 21, lambda b, r: card_art.city_header(b, r, "Stockholm", "stockholm")),
    "city values": (82, 30, lambda b, r: card_art.city_values(b, r, VALUES, {"cloth"})),
    "separator": (26, 116, lambda b, r: card_art.separator(b, r, "Trennkarte")),
    "season": (70, 22, lambda b, r: year_art.season(b, r, "Frühling", True)),
    "turn chip": (
        202,
        22,
        lambda b, r: year_art.turn_chip(b, r, "red", "Heike", "zweiter von zwei Zügen", True),
    ),
    "start player": (22, 22, year_art.start_player),
}
FULL: dict[str, Paint] = {
    "good": lambda b, r: card_large.good(b, r, "Tuch", "cloth", 5, CLOTH_IN, "Grundwert 5"),
    "building": lambda b, r: card_large.building(
        b, r, "Bank", "Danzig, einmal", "2 Dukaten je Kaufmann.", "bank", "danzig", 10, 4
    ),
    "marked building": lambda b, r: card_large.building(
        b,
        r,
        "Schule",
        "Riga, dauerhaft",
        "Beim Bau: für immer ein Ritter oder ein Kaufmann.",
        "school",
        "riga",
        8,
        1,
        ("knight", card_art.OR, "merchant"),
    ),
    "picturing building": lambda b, r: card_large.building(
        b, r, "Loge", "Visby", "Logen zählen zusammen.", "lodge", "visby", 12, None, good="wine"
    ),
}
BACKS: dict[str, Piece] = {
    "good": (60, 84, card_art.good_back),
    "building": (60, 84, card_art.building_back),
}
COVERED = (CLOTH, WINE, FORTRESS)
TITLE = "zusätzliche Wechselstube am Hafen von Stockholm"
LONG: dict[str, Piece] = {
    "building": (
        88,
        118,
        lambda b, r: card_art.building(b, r, TITLE, "bank", "visby", 9, 4, (), True),
    ),
    "built": (80, 54, lambda b, r: card_art.built(b, r, TITLE, "bank", "visby", 4)),
    "good": (60, 84, lambda b, r: card_art.good(b, r, "cloth", TITLE, 5)),
    "separator": (26, 116, lambda b, r: card_art.separator(b, r, TITLE)),
    "city header": (86, 21, lambda b, r: card_art.city_header(b, r, TITLE, "visby")),
    "turn chip": (202, 22, lambda b, r: year_art.turn_chip(b, r, "red", TITLE, "Startspieler")),
}

pytestmark = pytest.mark.usefixtures("qapp")


def kontor(**changes: object) -> QImage:
    """A kontor that stands, with some of its arguments changed."""
    values: dict[str, object] = {"points": 4, "marks": ("merchant",), "covered": False, **changes}
    return painted(80, 54, lambda b, r: card_art.built(b, r, "Kontor", "kontor", "visby", **values))


def test_every_kind_has_an_icon() -> None:
    assert all(icons.path(kind) for kind in TITLES)


def test_every_state_looks_different() -> None:
    looks = [
        painted(88, 118, KONTOR),
        painted(88, 118, card_art.building_back),
        kontor(),
        kontor(covered=True),
    ]
    assert not any(one == other for index, one in enumerate(looks) for other in looks[index + 1 :])


def test_a_cover_leaves_points_and_marks_in_sight() -> None:
    right = QRectF(MARGIN + 45, MARGIN + 18, 34, 36).toRect()
    assert kontor().copy(right) == kontor(covered=True).copy(right)
    assert kontor(covered=True).copy(right) != kontor(covered=True, points=5).copy(right)
    assert kontor(covered=True).copy(right) != kontor(covered=True, marks=()).copy(right)


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
            wide = year_art.turn_chip_width(b, "Heike", "Startspieler") + wider
            year_art.turn_chip(b, QRectF(r.x(), r.y(), wide, 22), "red", "Heike", "Startspieler")

        return paint

    name = QRectF(MARGIN, MARGIN, 29 + 40, 22).toRect()
    exact, wider = (painted(240, 22, chip(more)).copy(name) for more in (0, 30))
    assert exact == wider


def test_a_good_has_its_name_only_where_there_is_room() -> None:
    def same(width: float, height: float) -> bool:
        one, two = (
            painted(width, height, lambda b, r, title=title: card_art.good(b, r, "wine", title, 3))
            for title in ("Wein", "wine")
        )
        return one == two

    assert same(44, 49)
    assert same(30, 38)
    assert not same(60, 84)

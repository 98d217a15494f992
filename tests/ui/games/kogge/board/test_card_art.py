"""Every piece of Kogge can be painted at any size, and tells what it should and no more.

A warning of Qt fails any of these tests, see the settings of pytest.
"""

from collections.abc import Callable
from itertools import combinations, pairwise, permutations
from unittest.mock import patch

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage

from hansetable.core import Place
from hansetable.ui.art import icons
from hansetable.ui.art.canvas import Canvas
from hansetable.ui.art.palette import SEATS, contrast, on_band
from hansetable.ui.game_ui import CardText
from hansetable.ui.games.kogge.board import card_art, card_large, chart, city_plate, layout
from hansetable.ui.games.kogge.board.city_plate import Site
from hansetable.ui.games.kogge.board.layout import CHART, ORDER
from hansetable.ui.games.kogge.text import names
from tests.ui.games.painting import MARGIN, Paint, Piece, all_differ, painted

CITIES = range(9)
PLATE = QRectF(0, 0, city_plate.WIDTH, city_plate.HEIGHT)
EMPTY = (Site(), Site())
RED = Site("red", (("amber", 2),))
BLACK = Site("black", (("amber", 3),))
Full = Callable[[Canvas], object]


def stralsund(goods: dict[str, int], sites: tuple[Site, Site] = EMPTY) -> Paint:
    return lambda b, r: city_plate.plate(b, r, 6, sites, tuple(goods.items()))


def full(kind: str, name: str, text: str = "Führt nach Danzig.") -> Full:
    """The full face of a piece."""
    place = Place("hand", kind, name, 0, at=0)
    return lambda b: card_large.paint(b, place, CardText(name, "Karte", text, "K-1"), ["red"])


FIVE: Paint = lambda b, r: card_art.marker(b, r, 5)  # noqa: E731
EIGHT: Paint = lambda b, r: card_art.marker(b, r, 8)  # noqa: E731
SMALL: dict[str, Piece] = {
    "marker of a hand": (42, 60, FIVE),
    "marker of a pair": (38, 46, EIGHT),
    "marker on a square": (32, 36, FIVE),
    "marker face down": (42, 60, card_art.marker_back),
    "marker face down and known": (32, 36, lambda b, r: card_art.marker_back(b, r, 4)),
    "heading": (14, 14, lambda b, r: card_art.heading(b, r, 135)),
    "cube": (21, 21, lambda b, r: card_art.cube(b, r, "furs")),
    "small cube": (16, 16, lambda b, r: card_art.cube(b, r, "salt")),
    "unknown cube": (16, 16, lambda b, r: card_art.cube(b, r, "")),
    "stock": (54, 24, lambda b, r: card_art.stock(b, r, "ore", 25)),
    "cog": (46, 46, lambda b, r: card_art.cog(b, r, "red")),
    "kontor": (30, 30, lambda b, r: card_art.kontor(b, r, "blue")),
    "raid marker": (28, 28, lambda b, r: card_art.raid_marker(b, r, "green")),
    "unbought raid marker": (28, 28, lambda b, r: card_art.raid_marker(b, r, "green", True)),
    "guild master": (32, 32, card_art.guild_master),
    "end marker": (64, 19, lambda b, r: card_art.end_marker(b, r, 1)),
    "chip": (26, 26, lambda b, r: card_art.chip(b, r, "fields")),
    "stock of chips": (114, 34, lambda b, r: card_art.chip_stock(b, r, "path", 2)),
    "no chips": (114, 34, lambda b, r: card_art.chip_stock(b, r, "path", 0)),
    "development": (104, 16, lambda b, r: card_art.development(b, r.x(), r.y(), 3)),
    "pair": (114, 58, lambda b, r: card_art.pair(b, r, 0, 5)),
    "sold pair": (114, 58, lambda b, r: card_art.pair(b, r, note="von Jorin gekauft")),
    "pile": (136, 130, lambda b, r: card_art.pile(b, r, 1)),
    "look": (114, 24, card_art.look),
    "plate": (156, 88, stralsund({"amber": 4, "salt": 2}, (RED, Site()))),
    "full plate": (156, 88, stralsund({"amber": 11, "salt": 2, "ore": 3}, (RED, BLACK))),
}
FULL: dict[str, Full] = {
    "marker": full("marker", "5"),
    "chip": full("chip", "fields", "Auch der zweite Schritt ist frei."),
    "cog": full("cog", "red"),
    "city": full("city", "tonsberg"),
    "guild master": full("guild", "guild"),
    "good": full("good", "salt"),
}
BACKS: dict[str, Piece] = {"marker": (42, 60, card_art.marker_back)}
COVERED = (FIVE, EIGHT)
TITLE = "zusätzlicher Geheimweg nach Kopenhagen am Öresund"


def long(paint: Paint) -> Paint:
    """A painter with names that are far too long."""

    def painted(b: Canvas, r: QRectF) -> None:
        named = patch.object(names, "place", lambda city: TITLE)
        with named, patch.object(card_art, "chip_name", lambda chip: TITLE):
            paint(b, r)

    return painted


LONG: dict[str, Piece] = {
    "stock of chips": (114, 34, long(SMALL["stock of chips"][2])),
    "plate": (156, 88, long(SMALL["plate"][2])),
}

pytestmark = pytest.mark.usefixtures("qapp")


def of_plate(place: QRectF, paint: Paint) -> QImage:
    """The part of a painted plate that a place on it covers."""
    return painted(156, 88, paint).copy(place.translated(MARGIN, MARGIN).toAlignedRect())


# ---- pieces --------------------------------------------------------------------------------------


def test_every_good_and_chip_has_an_icon() -> None:
    assert all(icons.path(name) for name in (*card_art.CUBES, *card_art.CHIPS.values()))


@pytest.mark.parametrize("good", card_art.CUBES)
def test_letters_and_numbers_can_be_read_on_their_colour(good: str) -> None:
    colour = card_art.CUBES[good]
    assert contrast(on_band(colour), colour) >= 4.2


def test_no_good_is_told_by_its_colour_alone() -> None:
    letters = [card_art.letter(good) for good in card_art.CUBES]
    assert len(set(letters)) == len(letters)


@pytest.mark.parametrize("figure", [card_art.cog, card_art.kontor, card_art.raid_marker])
def test_no_player_is_told_by_colour_alone(
    figure: Callable[..., None], monkeypatch: pytest.MonkeyPatch
) -> None:
    alike = {colour: ("#808080", shape) for colour, (_, shape) in SEATS.items()}
    monkeypatch.setattr(card_art, "SEATS", alike)
    looks = [painted(30, 30, lambda b, r, colour=colour: figure(b, r, colour)) for colour in SEATS]
    assert all_differ(looks)


def test_markers_face_up_down_and_known_look_different() -> None:
    looks = [
        painted(42, 60, FIVE),
        painted(42, 60, EIGHT),
        painted(42, 60, card_art.marker_back),
        *(painted(42, 60, lambda b, r, n=n: card_art.marker_back(b, r, n)) for n in (4, 5)),
    ]
    assert all_differ(looks)


def test_end_marker_and_development_count() -> None:
    def laps(count: int) -> QImage:
        return painted(64, 19, lambda b, r: card_art.end_marker(b, r, count))

    def points(count: int) -> QImage:
        return painted(104, 16, lambda b, r: card_art.development(b, r.x(), r.y(), count))

    assert all_differ([laps(count) for count in range(3)])
    assert all_differ([points(count) for count in range(6)])
    assert points(6) == points(5)


# ---- trays ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("counts", [(2, 1, 0), (3, 5, 4, 1), (9, 0)])
def test_all_bids_lie_in_their_tray_and_apart(counts: tuple[int, ...]) -> None:
    places = layout.bids(counts)
    assert [len(row) for row in places] == [max(1, count) for count in counts]
    assert all(layout.TRAY.contains(place) for row in places for place in row)
    for row, after in pairwise(places):
        assert row[-1].right() < after[0].left()


def test_markers_of_a_bid_lie_beside_each_other_while_there_is_room() -> None:
    for row in layout.bids((2, 1, 0)):
        assert row[0].width() == 30
        assert not any(one.intersects(other) for one, other in combinations(row, 2))


def test_rows_of_the_cargo_lie_in_the_hold_and_apart() -> None:
    rows = [layout.hold_row(index) for index in range(4)]
    assert all(layout.HOLD.contains(row) for row in rows)
    assert not any(one.intersects(other) for one, other in combinations(rows, 2))


# ---- plates --------------------------------------------------------------------------------------


def test_places_on_a_plate_lie_apart() -> None:
    goods, sites = (("amber", 7),), (RED, BLACK)
    stores = [place for place in city_plate.store_places(goods, sites) if place]
    places = [
        *(city_plate.route_place(index) for index in range(2)),
        *(city_plate.site_place(index) for index in range(2)),
        *stores,
    ]
    assert len(stores) == 2
    assert all(PLATE.contains(place) for place in places)
    assert not any(one.intersects(other) for one, other in combinations(places, 2))


def test_a_kontor_without_goods_has_no_store() -> None:
    goods = (("amber", 2),)
    assert city_plate.store_places(goods, (Site("red"), Site())) == [None, None]
    first, second = city_plate.store_places(goods, (Site("red"), BLACK))
    assert first is None
    assert second is not None


def test_more_than_seven_goods_become_a_number() -> None:
    place = QRectF(PLATE.x() + 4, PLATE.y() + 64, 148, 21)
    right = QRectF(place.x() + 60, place.y(), place.width() - 60, place.height())
    seven, eight, none = (
        of_plate(right, stralsund({"amber": count} if count else {})) for count in (7, 8, 0)
    )
    assert seven != none
    assert eight == none
    left = QRectF(place.x(), place.y(), 60, place.height())
    assert of_plate(left, stralsund({"amber": 8})) != of_plate(left, stralsund({"amber": 9}))


@pytest.mark.parametrize(
    "goods",
    [
        {"amber": 4, "salt": 2},
        {"amber": 16},
        {"amber": 5, "salt": 1, "ore": 8, "furs": 3},
        {"amber": 11, "salt": 10, "ore": 8, "furs": 3},
    ],
)
@pytest.mark.parametrize("sites", [(RED, Site()), (RED, BLACK)])
def test_goods_never_reach_the_stores(goods: dict[str, int], sites: tuple[Site, Site]) -> None:
    places = city_plate.store_places(tuple(goods.items()), sites)
    first = next(place for place in places if place)
    gap = of_plate(QRectF(first.left() - 2.2, 68, 1.2, 12), stralsund(goods, sites))
    pixels = [gap.pixelColor(x, y) for x in range(gap.width() - 1) for y in range(gap.height())]
    assert min(pixel.lightness() for pixel in pixels) > 150


# ---- the chart -----------------------------------------------------------------------------------


def figures(city: int) -> list[QRectF]:
    """Guild master, end marker and two raid markers in a city."""
    return [
        chart.master_place(city),
        chart.end_place(city),
        chart.raid_place(city, 0),
        chart.raid_place(city, 3),
    ]


def test_the_plates_lie_on_the_chart_and_apart() -> None:
    plates = [chart.plate_place(city) for city in CITIES]
    assert all(CHART.contains(place) for place in plates)
    assert not any(one.intersects(other) for one, other in combinations(plates, 2))
    assert plates[6].topLeft().toTuple() == (402, 436)


@pytest.mark.parametrize("city", CITIES)
def test_cogs_and_figures_leave_every_plate_readable(city: int) -> None:
    cogs = [chart.berth(city, index) for index in range(4)]
    assert all(CHART.contains(place) for place in [*cogs, *figures(city)])
    for other in CITIES:
        text = chart.plate_place(other).adjusted(4, 6, -4, -4)
        assert not any(place.intersects(text) for place in [*cogs, *figures(city)])


@pytest.mark.parametrize("city", CITIES)
def test_cogs_never_hide_figures_or_each_other(city: int) -> None:
    cogs = [chart.berth(city, index) for index in range(4)]
    for cog in cogs:
        assert not any(cog.intersects(place) for other in CITIES for place in figures(other))
    for one, other in combinations(cogs, 2):
        common = one.intersected(other)
        assert common.width() * common.height() <= 0.25 * one.width() * one.height()
    master, end, *raids = figures(city)
    assert not any(one.intersects(other) for one, other in combinations([master, end, raids[0]], 2))


@pytest.mark.parametrize(("start", "end"), [(0, 2), (6, 3), (3, 4), (8, 4), (7, 6)])
def test_a_course_leads_from_plate_to_plate(start: int, end: int) -> None:
    path = chart.course(start, end)
    first, last = (chart.plate_place(city) for city in (start, end))
    for percent, box in ((0, first), (1, last)):
        point = path.pointAtPercent(percent)
        assert box.adjusted(-11, -11, 11, 11).contains(point)
        assert not box.contains(point)
    assert CHART.contains(path.boundingRect())


def test_the_order_of_the_turns_covers_no_course_and_nothing_else() -> None:
    assert CHART.contains(ORDER)
    for city in CITIES:
        berths = [chart.berth(city, index) for index in range(4)]
        plates = [chart.plate_place(city), *figures(city), *berths]
        assert not any(ORDER.intersects(place) for place in plates)
    for start, end in permutations(CITIES, 2):
        course = chart.course(start, end)
        points = [course.pointAtPercent(part / 50) for part in range(51)]
        assert not any(ORDER.adjusted(-9, -9, 9, 9).contains(point) for point in points)


def test_a_course_that_cannot_be_touched_has_no_light() -> None:
    path = chart.course(6, 3)
    glowing, printed = (
        painted(860, 540, lambda b, r, glowing=glowing: chart.paint_course(b, path, glowing))
        for glowing in (True, False)
    )
    assert glowing != printed


def test_arrows_point_the_way() -> None:
    assert chart.degrees(0, 1) == pytest.approx(0)
    assert chart.degrees(3, 4) == pytest.approx(90)
    assert chart.degrees(5, 6) == pytest.approx(180)
    assert -90 < chart.degrees(6, 3) < 0

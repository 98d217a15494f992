"""The expert game on the table: figures on the chart, the column, what each tells and allows."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from itertools import pairwise

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter

from hansetable.core import Handle, State, read_action
from hansetable.games.novgorod import GAME
from hansetable.games.novgorod.actions import VERBS
from hansetable.games.novgorod.cards import BONUSES, CARDS, CITY
from hansetable.games.novgorod.table import pieces
from hansetable.ui.art.canvas import Canvas
from hansetable.ui.game_ui import ItemGeometry
from hansetable.ui.games.novgorod.board import card_values, layout
from hansetable.ui.games.novgorod.board.background import lanes
from hansetable.ui.games.novgorod.board.board import NovgorodBoard
from hansetable.ui.games.novgorod.text.game_text import NovgorodText
from hansetable.ui.games.table_board import SIZE, areas
from tests.games.novgorod.builder import Table

NAMES = ("Heike", "Jorin", "Marit", "Klaas")
COLOURS = ("red", "blue", "green", "black")
BOARD = QRectF(0, 0, SIZE.width(), SIZE.height())
CITIES = [city.id for city in CARDS.cities]


pytestmark = pytest.mark.usefixtures("english")


def table(seats: int = 4) -> Table:
    new = Table(seats, "offices route")
    for seat in range(seats):
        new.give(seat)
    return new


def item_geometry(view: State, seat: int = 0) -> Mapping[Handle, ItemGeometry]:
    board = NovgorodBoard(NovgorodText(NAMES), NAMES, COLOURS)
    return board.item_geometry(view, pieces(view), seat)  # type: ignore[arg-type]


def now(t: Table, handle: Handle, seat: int = 0) -> str:
    view = t.state.seen_by(seat)
    return NovgorodText(NAMES).card(pieces(view)[handle], view).now


# Figures


@pytest.mark.parametrize("city", CITIES)
def test_figures_stand_beside_their_city_on_the_chart(city: str) -> None:
    t = table().figures(merchant=f"{city} front", pirate=f"{city} back")
    found = item_geometry(t.state.seen_by(0))
    merchant, pirate = found["figure:merchant"].rect, found["figure:pirate"].rect
    assert layout.CHART.contains(merchant) and layout.CHART.contains(pirate)
    assert not merchant.intersects(pirate)
    for figure in (merchant, pirate):
        for other in CITIES:
            assert not figure.intersects(layout.stack(other).adjusted(2, 2, -2, -2))


@pytest.mark.parametrize("city", CITIES)
def test_the_word_about_the_pirate_stays_on_the_chart(city: str) -> None:
    assert layout.CHART.contains(layout.note(city))
    assert not layout.note(city).intersects(layout.artisan(city))


def test_every_city_takes_the_pirate() -> None:
    t = table().figures(pirate="antwerpen front")
    found = item_geometry(t.state.seen_by(0))
    for city in CITIES:
        harbour = found[f"city:{city}"]
        assert harbour.face is None
        assert harbour.rect.contains(layout.artisan(city))
        assert harbour.rect.contains(layout.stack(city))


def test_offices_do_not_glow_for_the_pirate() -> None:
    t = table().figures(pirate="antwerpen front")
    places = pieces(t.state.seen_by(0))
    for city in CITIES:
        assert f"city:{city}" not in places[f"base:{city}"].says


def test_the_lanes_lead_past_a_city() -> None:
    """N-X8"""
    usual, past = lanes(-1), lanes(CITY["antwerpen"])
    assert past - usual == {("london", "luebeck")}
    assert usual - past == {("london", "antwerpen"), ("luebeck", "antwerpen")}


@pytest.mark.parametrize(
    ("merchant", "pirate", "rules"),
    [("visby front", "riga front", "N-110 N-115"), ("visby back", "riga back", "N-111 N-116")],
)
def test_figures_tell_what_they_do(merchant: str, pirate: str, rules: str) -> None:
    view = table().figures(merchant=merchant, pirate=pirate).state.seen_by(0)
    cards = [
        NovgorodText(NAMES).card(pieces(view)[f"figure:{f}"], view) for f in ("merchant", "pirate")
    ]
    assert " ".join(card.rule for card in cards) == rules
    assert cards[0].sub.startswith("in Visby") and cards[1].sub.startswith("in Riga")


@pytest.mark.parametrize(
    ("side", "gain"), [("front", "1 seal, 4 ducats"), ("back", "2 seals, 1 ducat")]
)
def test_what_the_merchant_adds_is_said_before(side: str, gain: str) -> None:
    """N-110, N-111"""
    t = table().artisans(danzig="jewelry1").figures(merchant=f"danzig {side}")
    t.say("lay danzig", "sail")
    texts, view = NovgorodText(NAMES), t.state.seen_by(0)
    made = read_action("produce jewelry1 amber", VERBS)
    assert texts.action(made, view).endswith(f"({gain})")
    assert gain in texts.reason(view.stack[-1], view, 0)
    seals, money = t.seals, t.money
    t.say("produce jewelry1 amber")
    assert gain.split()[::2] == [str(t.seals - seals), str(t.money - money)]


def test_a_full_route_is_not_asked_for_more_though_the_pirate_may_move() -> None:
    """N-115"""
    t = table().figures(pirate="riga front")
    t.state.speed[0], t.state.privilege = 2, True
    t.say("lay danzig", "lay luebeck")
    view = t.state.seen_by(0)
    assert any("figure:pirate" in action.touches() for action in view.listed(0))
    assert NovgorodText(NAMES).question(view.stack[-1], view, 0) == "sail."


def test_the_merchant_tells_where_he_goes_on_to() -> None:
    t = table().figures(merchant="visby front")
    assert now(t, "figure:merchant") == "After phase 2 of Heike he goes on to Lübeck."
    t.state.speed[1] = 2
    t.say("sail", "done")
    assert now(t, "figure:merchant") == "After phase 2 of Jorin he goes on to London."
    t.state.last, t.state.start = True, 1
    assert now(t, "figure:merchant") == ""


def test_the_pirate_tells_what_moving_him_costs_everybody() -> None:
    t = table().figures(pirate="riga front")
    assert now(t, "figure:pirate").startswith("Moving him costs everybody 6 ducats.")
    t.state.seals = [9, 9, 5, 0]
    assert now(t, "figure:pirate").startswith(
        "Ducats for moving him: Heike 6, Jorin 6, Marit 3, Klaas 0."
    )


def test_a_pirate_that_may_be_moved_leaves_the_question_of_the_second_phase() -> None:
    """N-78"""
    t = table().figures(pirate="london front")
    t.state.privilege = True
    t.give(0, money=14).sail("riga")
    view = t.state.seen_by(0)
    assert any(type(action).__name__ == "MovePirate" for action in view.listed(0))
    assert NovgorodText(NAMES).question(view.stack[-1], view, 0) == "end phase 2."


def test_the_pirate_is_sent_in_the_last_phase() -> None:
    """N-116"""
    t = table().figures(pirate="london back").open("m01 m02 m03 m04")
    t.say("sail", "done", "pass")
    assert GAME.progress(t.state)["phase"] == 4
    texts, view = NovgorodText(NAMES), t.state.seen_by(0)
    assert texts.question(view.stack[-1], view, 0) == "move the pirate, or leave him."
    assert texts.button("button:leave", view) == "Leave the pirate where he is"


# Special missions


@pytest.mark.parametrize("count", [4, 5, 6])
def test_the_column_lies_beside_the_missions(count: int) -> None:
    t = table().column()
    t.open(" ".join(f"m0{i + 1}" for i in range(count)))
    found = item_geometry(t.state.seen_by(0))
    column = [found[f"special:s{i}"].rect for i in range(1, 5)] + [found["cover"].rect]
    missions = [found[f"mission:m0{i + 1}"].rect for i in range(count)] + [found["pile"].rect]
    assert all(BOARD.contains(rect) for rect in (*column, *missions))
    for i, rect in enumerate(missions):
        assert not any(rect.intersects(other) for other in (*column, *missions[i + 1 :]))
        assert rect.bottom() < layout.SHIP.top()
    assert all(one.bottom() < other.top() for one, other in pairwise(column[:4]))


def test_without_special_missions_the_missions_keep_their_room() -> None:
    t = table().open("m01 m02 m03 m04")
    found = item_geometry(t.state.seen_by(0))
    assert "cover" not in found
    assert found["mission:m04"].rect.left() > found["mission:m03"].rect.right()
    assert found["mission:m04"].rect.top() == found["mission:m01"].rect.top()


def test_the_cover_shows_no_face_even_in_truth() -> None:
    t = table().column()
    face = item_geometry(t.state.seen_by(0))["cover"].face
    assert face is not None and face.kind == "mission-back"


def test_missions_that_only_their_owner_knows_lie_face_down_in_his_area() -> None:
    """N-122"""
    t = table().column()
    for m in range(6):
        t.state.under[1] |= 1 << m
        t.state.seen[1] |= 1 << m
    view = t.state.seen_by(0)
    found = [
        geometry
        for handle, geometry in item_geometry(view).items()
        if handle.startswith("1/covered")
    ]
    assert len(found) == 6
    for geometry in found:
        assert geometry.face is not None and geometry.face.kind == "mission-back"
        assert areas(4, 0, layout.OTHERS_HIGH)[1].contains(geometry.rect)
    assert GAME.scoreboard(view)[1]["done"] == 6


def test_bonus_cards_count_missions_that_only_their_owner_knows() -> None:
    """N-122"""
    t = table().column()
    t.state.bonus = (BONUSES.index("missions"), BONUSES.index("variety"))
    t.state.under[1] |= 1
    t.state.seen[1] |= 1
    told = "Completed missions: Heike 0, Jorin 1, Marit 0, Klaas 0."
    assert now(t, "bonus:missions").startswith(told)
    assert "Jorin at least 0" in now(t, "bonus:variety", 0)
    assert "Jorin at least 0" not in now(t, "bonus:variety", 1)


def test_the_owner_looks_at_a_mission_that_only_he_knows(painted_full: Callable[..., bool]) -> None:
    """N-122"""
    t = table().column()
    t.state.under[0] |= 1
    t.state.seen[0] |= 1
    view = t.state.seen_by(0)
    place = pieces(view)["mission:m01"]
    assert painted_full(view, "mission:m01")
    assert NovgorodText(NAMES).card(place, view).text.endswith("The others do not know it.")


def test_the_whole_card_has_its_other_part_at_the_other_end() -> None:
    assert card_values.special(0, 0).letter == "A"
    assert card_values.special(2, 1).twice == ("jewelry",)
    assert card_values.special(3, 2).goods == ("cloth", "jewelry")


@pytest.mark.parametrize(
    ("card", "expected"),
    [
        ("s1", "Alone it costs 1 ducat now. After that it shows “clothing (from two or more)”."),
        ("s3", "Alone it costs 6 ducats now, 2 of them for cards above it."),
    ],
)
def test_a_special_mission_tells_what_it_costs(card: str, expected: str) -> None:
    """N-X9"""
    assert now(table().column(), f"special:{card}").startswith(expected)


def test_a_special_mission_in_reach_is_possible() -> None:
    t = table().column("s4a s1a s2a s3b").artisans(luebeck="jewelry1")
    t.give(0, offices="danzig antwerpen", speed=4).sail("danzig luebeck antwerpen")
    assert "Possible: Fulfil the special mission “amber + cloth” (2 seals)." in now(t, "special:s4")


def test_the_question_names_a_special_mission_in_reach() -> None:
    t = table().column("s4a s1a s2a s3b").artisans(luebeck="jewelry1")
    t.give(0, speed=4).sail("danzig luebeck antwerpen")
    texts, view = NovgorodText(NAMES), t.state.seen_by(0)
    assert "fulfil a special mission" in texts.question(view.stack[-1], view, 0)
    assert "Special missions in reach: amber + cloth (1 ducat)." in texts.reason(
        view.stack[-1], view, 0
    )


def test_a_special_mission_out_of_reach_tells_why() -> None:
    t = table().column("s4a s1a s2a s3b")
    t.sail("danzig luebeck")
    assert "The special mission still lacks cloth." in now(t, "special:s4")


@pytest.mark.parametrize("handle", ["figure:merchant", "figure:pirate", "special:s3"])
def test_expert_pieces_have_full_faces(handle: Handle, painted_full: Callable[..., bool]) -> None:
    t = table().column().figures(merchant="visby back", pirate="riga front")
    assert painted_full(t.state.seen_by(0), handle)


@pytest.fixture
def painted_full() -> Callable[..., bool]:
    def paint(view: State, handle: Handle) -> bool:
        image = QImage(240, 336, QImage.Format.Format_ARGB32_Premultiplied)
        image.fill(0)
        painter = QPainter(image)
        board = NovgorodBoard(NovgorodText(NAMES), NAMES, COLOURS)
        done = board.paint_large(
            Canvas(painter), QRectF(0, 0, 240, 336), pieces(view)[handle], view
        )  # type: ignore[arg-type]
        painter.end()
        return done and any(bytes(image.constBits()))

    return paint

"""The table of Riga: everything that can be touched lies somewhere, and nothing is hidden."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from itertools import combinations, groupby, islice, pairwise

import pytest
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QImage

from hansetable.core import Choice, Seat
from hansetable.core.state import SPECTATOR
from hansetable.games.riga import GAME
from hansetable.games.riga.state import RigaState
from hansetable.ui.art.base_canvas import BaseCanvas
from hansetable.ui.games.riga import GAME_UI
from hansetable.ui.games.riga.board import layout
from hansetable.ui.games.riga.board.bill import account
from hansetable.ui.games.riga.board.board import RigaBoard
from hansetable.ui.games.riga.board.hand import USUAL, Hand
from hansetable.ui.games.table_board import SIZE, areas
from tests.games.riga.builder import Table
from tests.ui.games.hit_testing import check
from tests.ui.games.painting import paint
from tests.ui.table.page_fixture import speaking

NAMES = ("Heike", "Jorin", "Marit", "Klaas")
COLOURS = ("red", "blue", "green", "black")
TABLE = QRectF(QPointF(0, 0), SIZE)
FULL = QRectF(0, 0, 240, 336)
APART = ("display", "row", "pile", "unbuilt", "drawn", "built")
"""The zones whose pieces lie side by side."""
CROWD = " ".join(
    f"visby-{kind}"
    for kind in ("archive", "bank", "yard", "fortress", "guildhall", "kontor", "crane", "lodge")
)


@pytest.fixture(scope="module")
def board(qapp) -> RigaBoard:
    return RigaBoard(GAME_UI.text(NAMES), NAMES, COLOURS)


def look(board: RigaBoard, state: RigaState, seat: Seat):
    """Return a seat's view with its places and spots."""
    view = state.seen_by(seat)
    places = GAME.pieces(view)
    return view, places, board.item_geometry(view, places, max(seat, 0))


def positions(
    seats: int, seed: int, hoard: float = 0.3, **options: str
) -> Iterator[tuple[RigaState, Seat]]:
    """Yield every position of a random game; players who hoard build seldom."""
    chance = random.Random(seed)
    state = GAME.deal(seats, seed, options)
    while state.asked():
        seat = chance.choice(state.asked())
        yield state, seat
        said = list(state.listed(seat))
        idle = [a for a in said if type(a).__name__ in ("TakeRow", "Done")]
        state.push(seat, chance.choice(idle if idle and chance.random() < hoard else said))


GAMES = pytest.mark.parametrize(
    ("seats", "options"),
    [
        (2, {"riga": "on"}),
        (3, {"riga": "on", "hands": "open"}),
        (4, {"riga": "on"}),
        (4, {"riga": "off", "hands": "open"}),
    ],
)


@pytest.fixture(params=[2, pytest.param(1, marks=pytest.mark.soak)])
def each(request: pytest.FixtureRequest) -> int:
    """Every second position of a game is looked at; with ``-m soak`` every one."""
    return request.param


@GAMES
@pytest.mark.parametrize("hoard", [0.0, 0.9])
def test_whatever_an_action_touches_can_be_reached(board, seats, options, hoard, each):
    for state, seat in islice(positions(seats, 7 * seats, hoard, **options), None, None, each):
        view, places, item_geometry = look(board, state, seat)
        choice = Choice.of(view.options(seat))
        wanted = choice.targets
        check(choice.targets, places, item_geometry)
        for handle in sorted(wanted):
            after = choice.touch(handle)
            check(after.targets - wanted, places, item_geometry)


@GAMES
def test_what_lies_on_the_table(board, seats, options, each):
    for state, seat in islice(positions(seats, 11, 0.6, **options), None, None, each):
        view, places, geometry = look(board, state, seat)
        check_first_touches(view, seat, places, geometry)
        check_rests(places, geometry)
        for viewer in (seat, (seat + 1) % seats, SPECTATOR):
            view, places, geometry = look(board, state, viewer)
            check_faces(view, viewer, places, geometry)


def check_first_touches(view, seat, places, item_geometry) -> None:
    """What is touched first has a face to glow."""
    for action in view.listed(seat):
        touched = {h for h in action.touches() if not h.startswith("button:")}
        faces = [
            handle for handle, geometry in item_geometry.items()
            if geometry.face is not None and touched & set(places[handle].says)
        ]  # fmt: skip
        assert faces or not touched, action


def check_rests(places, item_geometry) -> None:
    """Pieces that rest side by side do not overlap."""
    zones: dict[tuple[str, Seat], list[QRectF]] = {}
    for handle, geometry in item_geometry.items():
        zone = places[handle].kind if places[handle].zone == "row" else places[handle].zone
        group = "display" if zone in ("above", "below") else zone
        if group in APART and geometry.face is not None:
            zones.setdefault((group, places[handle].owner), []).append(geometry.rect)
    for rects in zones.values():
        for rect, other in combinations(rects, 2):
            common = rect.intersected(other)
            assert common.width() < 0.5 or common.height() < 0.5


def check_faces(view, viewer, places, item_geometry) -> None:
    """All lies on the table, no building twice, and what another seat holds has no face."""
    assert all(TABLE.contains(geometry.rect) for geometry in item_geometry.values())
    shown = [places[h] for h, s in item_geometry.items() if s.face is not None and places[h].name]
    buildings = [p.name for p in shown if p.kind == "building" and not p.name.startswith("riga")]
    assert len(buildings) == len(set(buildings))
    for place in shown:
        hidden = place.zone in ("hand", "drawn", "aside") and place.owner not in (-1, viewer)
        assert view.open or not hidden, place


@pytest.fixture(scope="module")
def painted() -> set[object]:
    """The steps, faces and names that were painted in any game."""
    return set()


@GAMES
def test_the_whole_table_can_be_painted(board, seats, options, each, painted):
    for state, seat in islice(positions(seats, 23, 0.5, **options), None, None, each):
        for viewer in (seat, SPECTATOR):
            view, places, item_geometry = look(board, state, viewer)
            step = type(view.stack[-1]).__name__, bool(view.year), any(view.drawn)
            ground = (*step, viewer == SPECTATOR, seats, view.open)
            if ground not in painted:
                painted.add(ground)
                picture(board, view, max(viewer, 0))
            for handle, geometry in item_geometry.items():
                face, place = geometry.face, places[handle]
                if face is not None and face not in painted:
                    painted.add(face)
                    paint(geometry.rect, lambda b, r, face=face: board.paint(b, r, face))
                if (place.kind, place.name) not in painted:
                    painted.add((place.kind, place.name))
                    paint(FULL, lambda b, r, p=place, v=view: check_full(board, b, r, p, v))


def check_full(board, canvas, rect, place, view) -> None:
    """Good and building have a full face; nothing else has."""
    named = place.kind in ("good", "building") and bool(place.name)
    assert board.paint_large(canvas, rect, place, view) == named


def picture(board: RigaBoard, view: RigaState, bottom: Seat) -> QImage:
    return paint(TABLE, lambda b, _: board.background(b, view, bottom))


def test_the_ground_is_painted_again_when_it_shows_something_else(board):
    views = [state.seen_by(0) for state, _ in islice(positions(3, 4, riga="on"), 62)]
    for _, same in groupby(views, key=lambda view: board.background_key(view, 0)):
        first, *others = same
        if others:
            look = picture(board, first, 0)
            assert all(picture(board, view, 0) == look for view in others)


def pitches(rects: Sequence[QRectF]) -> list[float]:
    return [b.x() - a.x() for a, b in pairwise(rects)]


@pytest.mark.parametrize(
    ("goods", "buildings"),
    [(goods, buildings) for goods in range(0, 19, 3) for buildings in range(0, 14, 2)],
)
def test_all_cards_of_a_hand_can_be_touched(goods, buildings):
    held = sorted([0, 1, 2, 3, 3, 2, 1, 2, 3, 0, 1, 2, 3, 2, 0, 1, 3, 2][:goods])
    hand = Hand(held, buildings)
    laid = [hand.good(i, False) for i in range(goods)]
    built = [hand.building(i) for i in range(buildings)]
    assert min(pitches(laid), default=60) >= 9
    assert min(pitches(built), default=88) >= 26
    assert max((rect.right() for rect in (*laid, *built)), default=0) <= layout.PANEL.x()
    if laid and built:
        assert laid[-1].right() < built[0].x()


def test_a_light_hand_lies_comfortably_and_in_its_usual_place():
    hand = Hand([0, 1, 2, 2, 3], 4)
    assert pitches([hand.good(i, False) for i in range(5)]) == [51] * 4
    assert pitches([hand.building(i) for i in range(4)]) == [104] * 3
    assert hand.building(0).x() == USUAL


def test_equal_goods_move_together_first():
    hand = Hand([0] * 3 + [1] * 3 + [2] * 4 + [3] * 4, 4)
    steps = pitches([hand.good(i, False) for i in range(14)])
    assert min(steps[2], steps[5]) > 50
    assert 12 <= steps[0] < 30


def test_goods_take_the_room_that_buildings_leave():
    hand = Hand([2, 2, 3], 9)
    assert pitches([hand.good(i, False) for i in range(3)]) == [51, 51]


def test_eight_buildings_in_one_city_stay_in_its_column(board):
    table = Table(4, riga=True, hands="secret").give(0, built=CROWD).give(1, built="")
    state = table.begin().state
    _, places, item_geometry = look(board, state, 0)
    column = layout.column(0, 5)
    built = [s.rect for h, s in item_geometry.items() if places[h].zone == "built"]
    assert len(built) == 8
    assert all(column.contains(rect) for rect in built)
    _, places, item_geometry = look(board, state, 1)
    area = areas(4, 1, layout.OTHERS_HIGH)[0]
    tiles = [s.rect for h, s in item_geometry.items() if places[h].zone == "built"]
    assert len(tiles) == 8
    assert all(area.contains(rect) for rect in tiles)


def test_the_bill_names_the_cost_with_and_without_the_crane():
    table = Table(4, riga=True, hands="secret")
    table.give(0, goods="wine*2", hand="danzig-market", built="visby-crane visby-lodge")
    state = table.begin().state
    table.say("plan danzig-market")
    bill, other = account(state.seen_by(0)), account(state.seen_by(1))
    assert bill is not None and other is not None
    assert (bill.full, bill.cost) == (8, 4)
    assert (other.full, other.cost) == (8, 8), "the proposal is for the one who pays"
    table.say("crane danzig-market")
    laid = account(state.seen_by(1))
    assert laid is not None
    assert (laid.full, laid.cost) == (8, 4)


@pytest.mark.parametrize("code", ["de", "en"])
@pytest.mark.parametrize("city", ["visby", "tallinn", "stockholm", "danzig"])
def test_the_head_of_the_bill_is_read_whole(board, monkeypatch, code: str, city: str):
    table = Table(2, riga=True, hands="secret")
    table.give(0, goods="wine*4 glass*4 grain*4", hand=f"{city}-archive")
    state = table.begin().state
    table.say(f"plan {city}-archive")
    cut = []

    def write(canvas, rect, text, px=15.0, *args, **more) -> None:
        least, family = more.get("least", 9), more.get("family", "garamond")
        if not more.get("wrap") and canvas.width(text, least, family=family) > rect.width() + 1:
            cut.append(text)

    monkeypatch.setattr(BaseCanvas, "text", write)
    with speaking(code):
        picture(board, state.seen_by(0), 0)
    assert not cut


def test_the_bill_counts_what_is_laid_down_and_what_is_proposed(board):
    table = Table(4, riga=True, hands="secret")
    table.give(0, goods="wine*2 glass grain*2", hand="visby-archive visby-treasury")
    state = table.begin().state
    table.say("plan visby-archive", "plan visby-treasury")
    bill = account(state.seen_by(0))
    assert bill is not None
    assert (bill.cost, bill.total, bill.paid) == (16, 16, 0)
    table.say("spend wine")
    bill = account(state.seen_by(0))
    assert bill is not None
    assert (bill.cost, bill.total, bill.paid) == (16, 16, 5)
    other = account(state.seen_by(1))
    assert other is not None
    assert (other.cost, other.total, other.paid) == (16, 5, 5)


def test_parts_of_a_payment_have_room_on_the_bill(board):
    table = Table(2, riga=True, hands="secret")
    table.give(
        0,
        goods="cloth*2 glass*3 wine*4 grain*3",
        hand="visby-archive visby-treasury visby-guildhall",
        built="tallinn-bank tallinn-inn tallinn-kontor stockholm-kontor danzig-crane"
        " tallinn-market stockholm-fortress danzig-guildhall riga-exchange",
    )
    state = table.begin().state
    table.say("plan visby-archive", "plan visby-treasury", "plan visby-guildhall")
    chance = random.Random(1)
    for _ in range(30):
        step = state.stack[-1]
        if type(step).__name__ != "Bill":
            break
        view, places, item_geometry = look(board, state, 0)
        bill = account(view)
        assert bill is not None
        foot = layout.PANEL.bottom() - 58
        for i, line in enumerate(bill.lines):
            assert bill.line_rect(i).bottom() <= foot
            if line.is_good:
                assert bill.card_rect(i, line.laid + line.proposed - 1).right() < 960
        for handle, geometry in item_geometry.items():
            if places[handle].zone == "bill":
                assert layout.PANEL.contains(geometry.rect)
        state.push(0, chance.choice(list(state.listed(0))))


def test_the_end_has_a_title_for_every_category(board):
    *_, last = positions(2, 1, riga="on")
    result = last[0].result()
    assert result is not None
    words = GAME_UI.ending()
    assert list(words.titles) == list(result.points[0])
    assert "1" in words.points(1)

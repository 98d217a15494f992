"""The table of Kogge: everything that can be touched lies somewhere, and nothing is hidden."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import combinations, groupby, islice, pairwise

import pytest
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QImage

from hansetable.core import Action, Choice, Place, Seat
from hansetable.core.state import SPECTATOR
from hansetable.games.kogge import GAME
from hansetable.games.kogge.actions import Steer
from hansetable.games.kogge.cards import PATH, SQUARES
from hansetable.games.kogge.multiset import UNIT, size
from hansetable.games.kogge.round import MoveGuild
from hansetable.games.kogge.state import NONE, OPEN, KoggeState
from hansetable.games.kogge.trade_actions import Offer
from hansetable.ui.game_ui import ItemGeometry
from hansetable.ui.games.kogge import GAME_UI
from hansetable.ui.games.kogge.board import layout
from hansetable.ui.games.kogge.board.board import KoggeBoard
from hansetable.ui.games.table_board import SIZE
from tests.ui.games.hit_testing import check, says
from tests.ui.games.painting import paint

NAMES = ("Heike", "Jorin", "Marit", "Klaas")
COLOURS = ("red", "blue", "green", "black")
TABLE = QRectF(QPointF(0, 0), SIZE)
ALL = {"taxes": "on", "stores": "on", "conflicts": "on", "memory": "on"}
MOST = 250
"""So many positions of a game are looked at."""


@pytest.fixture(scope="module")
def board(qapp) -> KoggeBoard:
    return KoggeBoard(GAME_UI.text(NAMES), NAMES, COLOURS)


def look(board: KoggeBoard, state: KoggeState, seat: Seat):
    """Return a seat's view with its places and spots."""
    view = state.seen_by(seat)
    places = GAME.pieces(view)
    return view, places, board.item_geometry(view, places, max(seat, 0))


def said(action: Action, *kinds: str) -> bool:
    return type(action).__name__ in kinds


def positions(
    seats: int, seed: int, rich: bool = False, **options: str
) -> Iterator[tuple[KoggeState, Seat]]:
    """Yield the positions of a random game in which much is traded, robbed and founded.

    In a rich one all have plenty from the first turn on, so that everything can be done.
    """
    chance = random.Random(seed)
    state = GAME.deal(seats, seed, options)
    for _ in range(MOST):
        if not state.asked():
            break
        seat = chance.choice(list(state.asked()))
        if rich and isinstance(state.stack[-1], MoveGuild):
            rich = False
            enrich(state)
        yield state, seat
        state.push(seat, pick(list(state.listed(seat)), chance))
    if not state.asked():
        yield state, 0


def enrich(state: KoggeState) -> None:
    """Give everybody goods and markers of each kind, and the bonus chip *secret path*."""
    for seat in range(state.n):
        state.cargo[seat] += 7 * UNIT[0] + 2 * (UNIT[1] + UNIT[2] + UNIT[3])
        state.hand[seat] += 3 * UNIT[seat] + sum(UNIT[:9])
        state.chips[seat] += 1 << 2 * PATH


def pick(listed: list[Action], chance: random.Random) -> Action:
    """Choose what is rare, and end what could go on for long."""
    if chance.random() < 0.1:
        return chance.choice(listed)
    rare = ("Found", "BuyRaid", "Path", "RaidCog", "Attack", "Give", "Offer", "TakeGood", "Stake")
    for kinds, often in ((rare, 0.5), (("BuyChip", "TakeMarker"), 0.3), (("Bid", "Anchor"), 0.5)):
        those = [a for a in listed if said(a, *kinds)]
        if those and chance.random() < often:
            return chance.choice(those)
    busy = [a for a in listed if not said(a, "End", "RaidCity", "Pass") and a != Steer(2)]
    return chance.choice(busy or listed)


@pytest.fixture(scope="module", params=[5, pytest.param(1, marks=pytest.mark.soak)])
def each(request: pytest.FixtureRequest) -> int:
    """Every fifth position of a game is looked at; with ``-m soak`` every one."""
    return request.param


CASES = [
    (2, {}),
    (2, ALL),
    (3, {"hands": "open", "taxes": "on", "stores": "on"}),
    (3, {"memory": "on", "recall": "off"}),
    (4, {}),
    (4, ALL),
    (4, {"conflicts": "on"}),
    (4, {"hands": "open", "memory": "on"}),
]
Look = tuple[KoggeState, dict[str, Place], dict[str, ItemGeometry]]
"""What a seat sees: its view, what lies there, and where."""


@pytest.fixture(scope="module", params=CASES, ids=str)
def looks(request, board, each) -> list[tuple[KoggeState, Seat, dict[Seat, Look]]]:
    """Positions of a rich game as the seat that acts, the next one and onlookers see them."""
    seats, options = request.param
    return [
        (state, seat, {v: look(board, state, v) for v in (seat, (seat + 1) % seats, SPECTATOR)})
        for state, seat in sample(seats, each, **options)
    ]


def sample(seats: int, each: int, rich: bool = True, **options: str):
    """The first and some further positions of a random game, that stay as they are."""
    every = enumerate(positions(seats, 7 * seats, rich, **options))
    return [(state.clone(), seat) for n, (state, seat) in every if n < 5 or n % each == 0]


def check_reached(at: Look, seat: Seat) -> None:
    """All that actions touch can be reached, also after a first touch."""
    view, places, item_geometry = at
    choice = Choice.of(view.options(seat))
    wanted = choice.targets
    check(wanted, places, item_geometry)
    for handle in sorted(wanted):
        check(choice.touch(handle).targets - wanted, places, item_geometry)


def check_unseen(at: Look, viewer: Seat) -> None:
    """What another seat holds has no face, and headings point at what has one."""
    view, places, item_geometry = at
    for handle in item_geometry:
        place = places.get(handle)
        if place is None or view.rules & OPEN:
            continue
        if place.zone in ("hand", "cargo", "staked", "chosen"):
            assert place.owner in (viewer, -1) or not place.name
    for handle in item_geometry:
        if handle.startswith("heading/"):
            assert places[handle.removeprefix("heading/")].name


def test_whatever_an_action_touches_can_be_reached(looks):
    for _, seat, seen in looks:
        check_reached(seen[seat], seat)


@pytest.mark.parametrize(("seats", "options"), CASES)
def test_so_it_is_in_a_poor_game_where_nothing_of_others_is_seen(board, seats, options, each):
    for state, seat in sample(seats, each, rich=False, **options):
        check_reached(look(board, state, seat), seat)
        viewer = (seat + 1) % seats
        check_unseen(look(board, state, viewer), viewer)


def test_what_another_seat_holds_has_no_face(looks):
    for state, seat, seen in looks:
        viewer = (seat + 1) % state.n
        check_unseen(seen[viewer], viewer)


def test_what_is_touched_first_has_a_face_to_glow(looks):
    for _, seat, seen in looks:
        view, places, item_geometry = seen[seat]
        faces = {
            said for handle, geometry in item_geometry.items() if geometry.face is not None
            for said in says(places, handle)
        }  # fmt: skip
        for action in view.listed(seat):
            touched = {h for h in action.touches() if not h.startswith("button:")}
            assert touched & faces or not touched, action


def test_games_to_look_at_have_every_action_in_them():
    met = set()
    for seats, options in ((4, ALL), (3, ALL), (2, ALL)):
        for rich in (False, True):
            for state, seat in positions(seats, 7 * seats, rich, **options):
                met |= {type(action) for action in state.listed(seat)}
    rest = {verb.__name__ for verb in GAME.verbs if verb not in met}
    assert rest <= {"Counter", "Withdraw", "Pass"}


def test_every_piece_lies_on_the_table(looks):
    for state, _, seen in looks:
        for _, places, item_geometry in seen.values():
            for handle, geometry in item_geometry.items():
                assert TABLE.contains(geometry.rect), handle
            shown = [h for h in item_geometry if h in places and places[h].kind in ("cog", "route")]
            assert len(shown) == 18 + sum(city >= 0 for city in state.cog)


def test_pieces_that_rest_side_by_side_do_not_overlap(looks):
    apart = ("route", "site", "pairs", "chips", "supply", "pool", "map", "raids", "piles")
    for _, seat, seen in looks:
        _, places, item_geometry = seen[seat]
        zones: dict[str, list[QRectF]] = {}
        for handle, geometry in item_geometry.items():
            place = places.get(handle)
            if place is not None and place.zone in apart and geometry.face is not None:
                kind = place.kind if place.zone == "map" else place.zone
                zones.setdefault(kind, []).append(geometry.rect)
        for rects in zones.values():
            for one, other in combinations(rects, 2):
                common = one.intersected(other)
                assert common.width() < 0.5 or common.height() < 0.5


@pytest.mark.parametrize("options", [{}, ALL, {"memory": "on", "recall": "off"}])
def test_the_table_of_a_seat_does_not_depend_on_the_secrets_of_the_others(board, options, each):
    """K-90"""
    met = islice(enumerate(positions(4, 6, True, **options)), None, None, each)
    for number, (state, seat) in met:
        viewer = (seat + 1) % 4
        other = shuffled(state, viewer)
        view, _, item_geometry = look(board, state, viewer)
        view_2, _, spots_2 = look(board, other, viewer)
        assert list(item_geometry.items()) == list(spots_2.items())
        assert board.background_key(view, viewer) == board.background_key(view_2, viewer)
        if number % 40 == 0:
            assert picture(board, view, viewer) == picture(board, view_2, viewer)


def shuffled(state: KoggeState, viewer: Seat) -> KoggeState:
    """Return a copy in which what the viewer cannot know is otherwise."""
    other = state.clone()
    for seat in range(state.n):
        if seat != viewer:
            other.cargo[seat] = size(state.cargo[seat]) * UNIT[3]
            other.hand[seat] = size(state.hand[seat]) * UNIT[8]
    for q in range(SQUARES):
        if state.down >> q & 1 and not state.known[viewer] >> q & 1:
            other.squares[q] = (state.squares[q] + 1) % 9
    return other


@pytest.fixture(scope="module")
def painted() -> set[object]:
    """The steps, faces and names that were painted in any game."""
    return set()


def test_the_whole_table_can_be_painted(board, looks, painted):
    for _, seat, seen in looks:
        for viewer in (seat, SPECTATOR):
            view, places, item_geometry = seen[viewer]
            step = type(view.stack[-1]).__name__ if view.stack else ""
            ground = (
                step,
                viewer == SPECTATOR,
                view.n,
                view.rules,
                tuple(m == NONE for m in view.chosen),
            )
            if ground not in painted:
                painted.add(ground)
                picture(board, view, max(viewer, 0))
            for handle, geometry in item_geometry.items():
                if geometry.face is None or geometry.face in painted:
                    continue
                painted.add(geometry.face)
                paint(geometry.rect, lambda b, r, face=geometry.face: board.paint(b, r, face))
                if handle in places:
                    check_full(board, places[handle], view)


def check_full(board: KoggeBoard, place: Place, view: KoggeState) -> None:
    """Every piece with a name has a full face; nothing else has."""
    full = QRectF(0, 0, 240, 336)
    found: list[bool] = []
    paint(full, lambda b, r: found.append(board.paint_large(b, r, place, view)))
    assert found == [bool(place.name)]


def picture(board: KoggeBoard, view: KoggeState, bottom: Seat) -> QImage:
    return paint(TABLE, lambda b, _: board.background(b, view, bottom))


@pytest.mark.parametrize("options", [{}, ALL])
def test_the_ground_is_painted_again_when_it_shows_something_else(board, options):
    views = [state.seen_by(0) for state, _ in islice(positions(3, 4, **options), 62)]
    for _, same in groupby(views, key=lambda view: board.background_key(view, 0)):
        first, *others = same
        if others:
            look = picture(board, first, 0)
            assert all(picture(board, view, 0) == look for view in others)


def test_from_the_eleventh_marker_on_they_overlap():
    few = [layout.marker(i, "0123456788") for i in range(10)]
    assert [round(b.x() - a.x()) for a, b in pairwise(few)] == [46] * 9
    numbers = "0001112223334445556667778888"
    many = [layout.marker(i, numbers) for i in range(len(numbers))]
    for i, (one, other) in enumerate(pairwise(many)):
        least = 33 if numbers[i] != numbers[i + 1] else 5
        assert other.x() - one.x() >= least
    assert many[-1].right() <= layout.ACTIONS.x()


@pytest.mark.parametrize("count", [1, 5, 12, 18, 28])
def test_a_pile_has_room_for_a_great_cargo(count):
    for pile in (0, 1):
        for number in range(count):
            assert layout.pile(pile).contains(layout.pile_cube(pile, number, count))
        assert layout.PANEL.contains(layout.pile(pile))


@pytest.mark.parametrize("count", [1, 8, 9, 30])
def test_the_hold_has_room_for_a_great_cargo(count):
    for number in range(count):
        assert layout.HOLD.contains(layout.hidden_cube(number, count))


def test_offers_are_buttons_or_moves(board):
    """K-70: what can be offered is said by buttons, nothing on the table is needed for it."""
    met = 0
    for state, seat in positions(4, 9, hands="open"):
        for action in state.listed(seat):
            if isinstance(action, Offer):
                met += 1
                assert all(handle.startswith("button:") for handle in action.touches())
    assert met


def test_the_end_has_a_title_for_every_category(board):
    for seed in range(40):
        *_, (state, _) = positions(2, seed)
        result = state.result()
        if result is not None:
            break
    assert result is not None
    words = GAME_UI.ending()
    assert list(words.titles) == list(result.points[0])
    assert "1" in words.points(1)


def test_every_good_of_the_hold_lies_in_it_and_shows_its_edge() -> None:
    row = layout.hold_row(0)
    for count in (1, 4, 12, 25):
        places = [layout.hold_cube(0, nth, count) for nth in range(count)]
        assert all(row.adjusted(0, -1, 0, 1).contains(place) for place in places)
        assert places[-1].right() <= row.x() + 98, "the words begin there"
        assert all(one.x() + 2 < other.x() for one, other in pairwise(places))


def test_own_bonus_chips_lie_behind_the_raid_markers_however_few() -> None:
    for raids in (0, 1, 2):
        for count in (1, 2, 8):
            places = [layout.own_chip(nth, count, raids) for nth in range(count)]
            before = [layout.own_raid(nth) for nth in range(raids)]
            assert places[0].x() - max((r.right() for r in before), default=14) < 8
            assert places[-1].right() < layout.HOLD.x()
            assert not any(place.intersects(r) for place in places for r in before)


def test_a_city_to_start_in_has_a_face_to_glow_like_its_marker(board) -> None:
    state = GAME.deal(2, 1, {})
    for seat, has_face in ((0, True), (SPECTATOR, False)):
        _, places, item_geometry = look(board, state, seat)
        cities = [handle for handle, place in places.items() if place.kind == "city"]
        faces = [item_geometry[city].face is not None for city in cities]
        assert faces == [has_face and bool(places[city].says) for city in cities]

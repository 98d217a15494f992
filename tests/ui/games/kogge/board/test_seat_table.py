"""The whole table of a seat: every public piece lies on it, and what is secret shows its back."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QPointF, QRectF

from hansetable.core import Handle, Place, Seat
from hansetable.core.state import OMNISCIENT, SPECTATOR
from hansetable.games.kogge import GAME
from hansetable.games.kogge.cards import CARDS
from hansetable.games.kogge.multiset import UNIT, size
from hansetable.games.kogge.state import KoggeState
from hansetable.session.session import Session
from hansetable.ui.game_ui import SEAT_TABLE
from hansetable.ui.games.kogge import GAME_UI
from hansetable.ui.games.kogge.board import seat_table
from hansetable.ui.games.kogge.board.board import KoggeBoard
from hansetable.ui.games.seat_parts import Line
from tests.ui.games.painting import painted
from tests.ui.table.page_fixture import speaking

RECORDS = Path(__file__).parents[4] / "records"
WHOLE = QRectF(QPointF(0, 0), SEAT_TABLE)
LYING = {"site", "store", "harbour", "raided", "raids", "own"}
HELD = {"cargo", "given", "hand", "bids", "staked", "chosen"}
CASES = [
    ("kogge-two-greedy", (1, 6, 156, 233)),
    ("kogge-three-mixed", (1, 7, 159, 297)),
    ("kogge-four-greedy", (1, 242, 295, 508, 716)),
    ("kogge-four-random", (106, 325)),
]


def positions(name: str, moments: tuple[int, ...]) -> list[KoggeState]:
    """Return the positions of a game of the tests after so many actions."""
    whole = Session.of_text((RECORDS / f"{name}.hanse").read_text(encoding="utf-8"))
    state = GAME.deal(len(whole.slots), whole.header.seed, dict(whole.header.options))
    found = []
    for number, (seat, action) in enumerate(whole.actions[: moments[-1]], 1):
        state.push(seat, action)
        if number in moments:
            found.append(state.clone())
    return found


def board(seats: int) -> KoggeBoard:
    names = ("Heike", "Jorin", "Marit", "Klaas")[:seats]
    return KoggeBoard(GAME_UI.text(names), names, ("red", "blue", "green", "black"))


def public(place: Place, seat: Seat) -> bool:
    """Tell whether a piece is to be seen on the table of a seat."""
    if place.zone in ("harbour", "raided") or place.kind == "kontor":
        return True
    return place.owner == seat and place.zone in LYING | HELD


def opened(
    state: KoggeState, viewer: Seat, seat: Seat
) -> tuple[KoggeState, dict[Handle, Place], dict[Handle, QRectF]]:
    """Return a view with its pieces and the spots of a seat; the table is painted once."""
    view = state.seen_by(viewer)
    places = dict(GAME.pieces(view))
    table = board(view.n).seat_table(view, places, seat)
    painted(SEAT_TABLE.width(), SEAT_TABLE.height(), lambda b, r: table.paint(b))
    return view, places, dict(table.spots)


@pytest.mark.parametrize(("name", "moments"), CASES)
@pytest.mark.parametrize("code", ["de", "en"])
def test_every_public_piece_has_a_spot(
    qapp, name: str, moments: tuple[int, ...], code: str
) -> None:
    with speaking(code):
        for state in positions(name, moments):
            for seat in range(1, state.n):
                _, places, spots = opened(state, 0, seat)
                assert set(spots) == {h for h, place in places.items() if public(place, seat)}
                assert all(WHOLE.contains(rect) for rect in spots.values())


@pytest.mark.parametrize("viewer", [0, SPECTATOR])
def test_what_is_secret_shows_its_back(qapp, viewer: Seat) -> None:
    for state in positions("kogge-four-greedy", (295, 508, 716)):
        view, places, spots = opened(state, viewer, 2)
        held = [places[h] for h in spots if places[h].zone in ("cargo", "hand")]
        assert len(held) == size(view.cargo[2]) + size(view.hand[2]) > 0
        assert not any(place.name for place in held)


def test_open_hands_show_faces(qapp) -> None:
    (state,) = positions("kogge-three-mixed", (159,))
    for viewer in (0, OMNISCIENT):
        _, places, spots = opened(state, viewer, 2)
        assert all(places[h].name for h in spots if places[h].zone in ("cargo", "hand"))


def test_the_end_is_told_as_a_span_as_long_as_the_cargo_is_secret(qapp, monkeypatch) -> None:
    (state,) = positions("kogge-four-greedy", (716,))
    told: list[tuple[str, str]] = []

    def panel(b: object, room: QRectF, lines: list[Line], total: Line) -> None:
        told.extend((line.words, line.number) for line in (*lines, total))

    monkeypatch.setattr(seat_table, "panel", panel)
    with speaking("en"):
        view, _, _ = opened(state, 0, 2)
    goods, known = size(view.cargo[2]), GAME.scoreboard(view)[2]["victory"]
    least, most = goods * min(CARDS.points), goods * max(CARDS.points)
    assert told[-2:] == [
        (f"{goods} goods in the cog, secret", f"{least} to {most}"),
        ("at least", str(known + least)),
    ]
    told.clear()
    opened(state, OMNISCIENT, 2)
    assert told[-1] == ("so far", str(sum(seat_table.points(state, 2).values())))


def test_there_is_room_for_very_much(qapp) -> None:
    (state,) = positions("kogge-four-greedy", (716,))
    state.cargo[2] += 9 * sum(UNIT[:4])
    state.hand[2] += 3 * sum(UNIT[:9])
    state.bids[2] = sum(UNIT[:9])
    state.chips[2] = 0b10101010
    at = state.sites.index(2)
    state.stores[at] = 12 * sum(UNIT[:4])
    for city in range(9):
        state.raided[city] = 0b1110111
    state.cog = [3] * state.n
    for viewer in (0, OMNISCIENT):
        _, places, spots = opened(state, viewer, 2)
        assert set(spots) == {h for h, place in places.items() if public(place, 2)}
        assert all(WHOLE.contains(rect) for rect in spots.values())

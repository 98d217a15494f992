"""The player who plays its best ends on before it takes one."""

from typing import Any

import pytest

from hansetable import games
from hansetable.ai import ahead
from hansetable.ai.ahead import Ahead
from hansetable.ai.greedy import End
from hansetable.ai.learned import Learned
from hansetable.ai.worth import HAND, Worth, features_of
from hansetable.core import Seat, State
from tests.golden import positions

RIGA = games.game("riga")
NAMES = tuple(features_of(RIGA, RIGA.deal(2, 0, {}).seen_by(0), 0, 0.0))
BY_HAND = Worth(NAMES, [float(name == HAND) for name in NAMES], [0.0] * len(NAMES), [0.0], 5.0)
BUDGET = 60


def midgame() -> tuple[State, Seat]:
    state = RIGA.deal(2, 3, {})
    players = [Learned(RIGA, seat, BY_HAND) for seat in range(2)]
    while RIGA.progress(state).get("round", 0) < 2:
        seat = state.asked()[0]
        state.push(seat, players[seat].choose(state.seen_by(seat), seat, BUDGET))
    seat = state.asked()[0]
    return state.seen_by(seat), seat


def test_the_end_that_is_worth_most_later_is_taken(monkeypatch: pytest.MonkeyPatch) -> None:
    view, seat = midgame()
    tried: list[int] = []
    ends: list[Any] = []

    def later(player: Ahead, world: State, end: End, seat: Seat) -> float:
        if end not in ends:
            ends.append(end)
        tried.append(ends.index(end))
        return float(ends.index(end) == 1)

    monkeypatch.setattr(Ahead, "_later", later)
    player = Ahead(RIGA, 0, BY_HAND)
    action = player.choose(view, seat, BUDGET)
    assert len(ends) == ahead.CANDIDATES
    assert tried[:8] == [0, 1, 2, 3] * 2  # then the worse half is given up
    assert tried[8:] == [1, 0] * (ahead.WORLDS - 2) and action == ends[1].line()[0]


def test_the_last_turn_is_not_played_on(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Ahead, "_later", None)
    monkeypatch.setattr(type(RIGA), "clock", lambda *_: 0.0)
    view, seat = midgame()
    expected = Learned(RIGA, 0, BY_HAND).choose(view, seat, BUDGET)
    assert Ahead(RIGA, 0, BY_HAND).choose(view, seat, BUDGET) == expected


def test_who_has_tried_enough_begins_no_further_world(monkeypatch: pytest.MonkeyPatch) -> None:
    view, seat = midgame()

    def later(player: Ahead, world: State, end: End, seat: Seat) -> float:
        player.tried += ahead.MOST_POSITIONS // 8
        return 0.0

    monkeypatch.setattr(Ahead, "_later", later)
    imagined: list[int] = []
    monkeypatch.setattr(type(view), "imagine", lambda state, rng: imagined.append(rng) or state)
    Ahead(RIGA, 0, BY_HAND).choose(view, seat, BUDGET)
    assert len(imagined) == 3  # two with all four ends, one with the two that are left


def test_a_game_that_ends_meanwhile_is_worth_its_result() -> None:
    for state, seat, _ in positions("riga", 2, 1):
        if RIGA.clock(state.seen_by(seat), seat) == 0:
            break
    end = End(0.0, state, None)
    found = Ahead(RIGA, 0, BY_HAND)._later(state, end, seat)
    assert state.final is not None and found == BY_HAND.of_result(state.final, seat)

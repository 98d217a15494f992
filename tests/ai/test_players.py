from itertools import islice
from time import perf_counter
from typing import Any

import pytest

from hansetable import games
from hansetable.ai import DEFAULT_BUDGET, LEVELS
from hansetable.ai.greedy import PATIENCE, search
from hansetable.ai.worth import HAND, Worth, features_of
from hansetable.core import Game
from tests.golden import positions

GAME = games.game("novgorod")


@pytest.fixture(autouse=True)
def worth(monkeypatch: pytest.MonkeyPatch) -> None:
    """What players who have learned go by, whatever weights are shipped."""

    def only_hand(game: Game, seats: int) -> Worth:
        names = tuple(features_of(game, game.deal(seats, 0, {}).seen_by(0), 0, 0.0))
        return Worth(names, [float(name == HAND) for name in names], [0.0] * len(names), [], 5.0)

    monkeypatch.setattr("hansetable.ai.learned.shipped", only_hand)
    monkeypatch.setattr("hansetable.ai.ahead.WORLDS", 2)


@pytest.mark.parametrize("level", LEVELS)
def test_equal_views_get_equal_answers(level: str) -> None:
    """Whatever the secrets are, and from a player who has seen nothing else before."""
    for number, (state, seat, _) in enumerate(positions("novgorod", 3, 5)):
        if number % 23 == 0:
            view = state.seen_by(seat)
            other = view.imagine(number).seen_by(seat)
            one, two = (LEVELS[level](GAME, 1) for _ in range(2))
            assert one.choose(view, seat, 200) == two.choose(other, seat, 200)
        if number > 400:
            break


@pytest.mark.parametrize("level", LEVELS)
def test_the_view_is_left_as_it_is(level: str) -> None:
    state, seat, _ = next(iter(positions("novgorod", 2, 1)))
    view = state.seen_by(seat)
    before = view.key(seat)
    LEVELS[level](GAME, 1).choose(view, seat, 300)
    assert view.key(seat) == before


@pytest.mark.parametrize("budget", [1, 5, 50])
@pytest.mark.parametrize("level", LEVELS)
def test_a_small_budget_still_gives_a_legal_answer(level: str, budget: int) -> None:
    player = LEVELS[level](GAME, 1)
    for number, (state, seat, _) in enumerate(positions("novgorod", 4, 2)):
        if number % 5 == 0:
            assert player.choose(state.seen_by(seat), seat, budget) in state.options(seat)
        if number > 250:
            break


def test_a_search_without_an_end_goes_straight_on_to_one(monkeypatch: pytest.MonkeyPatch) -> None:
    """Best first looks at thousands of positions before it comes to the end of some turns."""
    looked: list[int] = []
    real = GAME.action_bounds

    def bounds(*asked: Any) -> Any:
        looked.append(1)
        return real(*asked)

    monkeypatch.setattr(type(GAME), "action_bounds", staticmethod(bounds))
    for state, seat, _ in islice(positions("novgorod", 2, 2), 0, 300, 3):
        looked.clear()
        assert search(GAME, state.seen_by(seat), seat, 2).ends
        assert len(looked) < 2 * PATIENCE + 30


def test_random_players_differ_by_their_seed() -> None:
    state, seat, _ = next(iter(positions("novgorod", 4, 1)))
    view = state.seen_by(seat)
    assert len({LEVELS["random"](GAME, seed).choose(view, seat, 1) for seed in range(40)}) > 5


def test_greedy_follows_its_plan_without_searching() -> None:
    """The second decision of a turn costs nothing, as the first one has planned it."""
    state = GAME.deal(4, 1, {})
    players = [LEVELS["greedy"](GAME, seat) for seat in range(4)]
    times: list[float] = []
    for _ in range(250):
        seat = state.asked()[0]
        view = state.seen_by(seat)
        before = perf_counter()
        action = players[seat].choose(view, seat, DEFAULT_BUDGET)
        times.append(perf_counter() - before)
        state.play(seat, action)
    times.sort()
    assert times[len(times) // 2] < 0.005


@pytest.mark.parametrize("seed", range(3))
def test_who_says_anything_gets_out_of_a_circle(seed: int) -> None:
    """A pirate who costs nothing can be moved to and fro for ever (N-115)."""
    options = {"pirate": "front", "special": "on"}
    state = GAME.deal(3, seed, options)
    players = [LEVELS["random"](GAME, seat) for seat in range(3)]
    actions = 0
    while state.asked() and actions < 4000:
        seat = state.asked()[0]
        state.push(seat, players[seat].choose(state.seen_by(seat), seat, 1))
        actions += 1
    assert state.result() is not None

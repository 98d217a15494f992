"""Hints: from the view alone, legal, with worths and gains that can be checked."""

from itertools import islice

import pytest

from hansetable import games
from hansetable.ai import LEVELS
from hansetable.ai.hint import ALTERNATIVES, Hint, advise
from hansetable.ai.learned import Learned
from hansetable.core import Game, State
from hansetable.games.riga.actions import Use
from tests.ai.test_reasons import worth_of
from tests.golden import positions

BUDGET = 60
CASES = [(name, seats) for name in games.GAMES for seats in (2, 3)]


def each(name: str, seats: int, every: int, most: int = 700):
    """Every so many-th position of a random game, with the game and the seat that is asked."""
    game = games.game(name)
    for number, (state, seat, _) in enumerate(positions(name, seats, 4)):
        if number > most:
            break
        if number % every == 0:
            yield game, state, seat


def hint(game: Game, state: State, seat: int, budget: int = BUDGET) -> Hint:
    return advise(game, state.seen_by(seat), seat, budget)


@pytest.mark.parametrize("every", [7, pytest.param(2, marks=pytest.mark.soak)])
@pytest.mark.parametrize(("name", "seats"), CASES)
def test_at_every_step_the_hint_and_its_alternatives_are_legal(
    name: str, seats: int, every: int
) -> None:
    steps = set()
    for game, state, seat in each(name, seats, every):
        steps.add(type(state.stack[-1]))
        found = hint(game, state, seat)
        said = [advice.action for advice in (found.best, *found.others)]
        assert all(action in state.options(seat) for action in said)
        assert len(found.others) <= ALTERNATIVES
        losses = [advice.loss for advice in (found.best, *found.others)]
        assert losses == sorted(losses) and losses[0] == 0
    assert len(steps) > 2


@pytest.mark.parametrize(("name", "seats"), CASES)
def test_equal_views_get_equal_hints(name: str, seats: int) -> None:
    """Whatever the other seats hold and whatever will be drawn."""
    for game, state, seat in each(name, seats, 29):
        other = state.seen_by(seat).imagine(5)
        other.rng += 1
        assert hint(game, other, seat) == hint(game, state, seat)


@pytest.mark.parametrize("name", games.GAMES)
def test_a_line_leads_to_the_end_of_the_turn_and_gains_what_it_says(name: str) -> None:
    for game, state, seat in each(name, 3, 17):
        found = hint(game, state, seat)
        for advice in (found.best, *found.others):
            view = state.seen_by(seat)
            before = game.scoreboard(view)[seat]
            for action in advice.line:
                assert seat in view.asked()
                view.push(seat, action)
            after = game.scoreboard(view)[seat]
            assert advice.unsure or seat not in view.asked()
            gains = {key: after[key] - old for key, old in before.items() if after[key] != old}
            assert advice.unsure or set(advice.gains) <= set(gains.items())


WITH_SECRETS = [
    ("novgorod", {}),
    ("novgorod", {"merchant": "front", "pirate": "back", "special": "on"}),
    ("riga", {}),
    ("riga", {"riga": "on"}),
    ("kogge", {}),
    ("kogge", {"memory": "on", "conflicts": "on", "taxes": "on"}),
]


@pytest.mark.parametrize("every", [11, pytest.param(3, marks=pytest.mark.soak)])
@pytest.mark.parametrize(("name", "options"), WITH_SECRETS)
def test_a_hint_foretells_nothing_that_depends_on_hidden_cards(
    name: str, options: dict[str, str], every: int
) -> None:
    """Whatever lies hidden: all that is said can be said, and gains what it says."""
    game = games.game(name)
    unsure = 0
    for number, (state, seat, _) in enumerate(positions(name, 3, 4, **options)):
        if number % every or number > 600:
            continue
        found = hint(game, state, seat)
        for advice in (found.best, *found.others):
            unsure += advice.unsure
            for rng in range(5):
                world = state.seen_by(seat).imagine(50 + rng)
                old = game.scoreboard(world)[seat]
                for action in advice.line:
                    assert action in world.options(seat), (advice, action)
                    world.push(seat, action)
                new = game.scoreboard(world)[seat]
                if advice.unsure or seat not in world.asked():
                    assert all(new[key] - old[key] == gain for key, gain in advice.gains), advice
    assert unsure or name == "novgorod" or not options


def test_a_hint_ends_where_a_treasury_draws() -> None:
    """R-50: which goods come, and what is built with them, nobody knows."""
    game = games.game("riga")
    drawn = [
        advice
        for state, seat, _ in islice(positions("riga", 2, 2), 900)
        if any(isinstance(action, Use) for action in state.listed(seat))
        for advice in (hint(game, state, seat).best, *hint(game, state, seat).others)
        if any(isinstance(action, Use) for action in advice.line)
    ]
    assert drawn
    assert all(advice.unsure and isinstance(advice.line[-1], Use) for advice in drawn)


@pytest.mark.parametrize("name", games.GAMES)
def test_it_is_what_the_steady_player_does_or_better(name: str) -> None:
    same = total = 0
    for game, state, seat in each(name, 2, 23):
        view = state.seen_by(seat)
        chosen = LEVELS["greedy"](game, 1).choose(view, seat, 200)
        same += chosen == advise(game, view, seat, 200).best.action
        total += 1
    assert same > total * 0.7


@pytest.mark.parametrize("name", games.GAMES)
def test_with_a_learned_worth_it_is_what_who_goes_by_that_does_or_better(name: str) -> None:
    same = total = 0
    for game, state, seat in each(name, 2, 23):
        view, worth = state.seen_by(seat), worth_of(game, 2)
        found = advise(game, view, seat, 200, worth)
        same += found.best.action == Learned(game, 1, worth).choose(view, seat, 200)
        total += 1
        losses = [advice.loss for advice in (found.best, *found.others)]
        assert found.learned and losses[0] == 0 and losses == sorted(losses) and losses[-1] <= 1
    assert same > total * 0.7


@pytest.mark.parametrize("name", games.GAMES)
def test_the_view_is_left_as_it_is(name: str) -> None:
    for game, state, seat in each(name, 2, 41):
        view = state.seen_by(seat)
        before = view.key(seat)
        advise(game, view, seat, BUDGET)
        assert view.key(seat) == before


def test_the_same_plan_in_another_order_is_no_alternative() -> None:
    for game, state, seat in each("novgorod", 3, 5):
        found = hint(game, state, seat, 300)
        plans = [sorted(map(repr, a.line)) for a in (found.best, *found.others)]
        assert len({tuple(plan) for plan in plans}) == len(plans)

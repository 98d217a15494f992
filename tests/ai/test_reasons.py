"""Why an action was played: from the view alone, with chances and differences that add up."""

from collections.abc import Iterator
from math import log

import pytest

from hansetable import games
from hansetable.ai.reasons import ALTERNATIVES, Reasons, explain
from hansetable.ai.worth import HAND, Worth, features_of
from hansetable.core import Action, Game, Seat, State
from tests.golden import positions


def worth_of(game: Game, seats: int) -> Worth:
    """A worth that looks at everything, mostly at what `Game.evaluate` says."""
    names = tuple(features_of(game, game.deal(seats, 0, {}).seen_by(0), 0, 0.0))
    x = [0.05 if name == HAND else 0.002 * (at % 5 - 2) for at, name in enumerate(names)]
    return Worth(names, x, [0.001] * len(x), [-1.0], 5.0)


def decisions(name: str, seats: int) -> Iterator[tuple[Game, Worth, State, Seat, Action]]:
    """Some decisions of a random game in which there was a choice."""
    game = games.game(name)
    worth = worth_of(game, seats)
    for number, (state, seat, action) in enumerate(positions(name, seats, 6)):
        if number % 23 == 5 and len(state.listed(seat)) > 1:
            yield game, worth, state, seat, action


def why(game: Game, worth: Worth, state: State, seat: Seat, action: Action) -> Reasons:
    return explain(game, worth, state.seen_by(seat), seat, action)


@pytest.mark.parametrize("name", games.GAMES)
@pytest.mark.parametrize("seats", [2, 4])
def test_what_was_played_stands_beside_the_best_of_what_else_there_was(
    name: str, seats: int
) -> None:
    compared = 0
    for game, worth, state, seat, action in decisions(name, seats):
        found = why(game, worth, state, seat, action)
        assert found.seat == seat and found.played.line[0] == action
        assert len(found.others) <= ALTERNATIVES and found.compared > len(found.others)
        chances = [other.chance for other in found.others]
        assert chances == sorted(chances, reverse=True)
        for other in found.others:
            compared += 1
            assert other.line[0] != action and other.line[0] in state.options(seat)
            assert other.at is None or other.line[other.at] not in found.played.line
        assert all(0 <= chance <= 1 for chance in (found.played.chance, *chances))
    assert compared


@pytest.mark.parametrize("name", games.GAMES)
def test_the_differences_add_up_to_that_of_the_chances(name: str) -> None:
    explained = 0
    for game, worth, state, seat, action in decisions(name, 2):
        found = why(game, worth, state, seat, action)
        if found.differences:
            whole = found.played.chance - found.others[0].chance
            told = sum(one.chance for one in found.differences)
            assert told == pytest.approx(whole, abs=0.02)  # the clock may differ a little
            explained += 1
        assert all(one.here != one.there for one in found.differences)
    assert explained


@pytest.mark.parametrize("name", games.GAMES)
def test_what_is_hidden_changes_no_reason(name: str) -> None:
    for game, worth, state, seat, action in decisions(name, 2):
        other = state.seen_by(seat).imagine(5)
        assert why(game, worth, other, seat, action) == why(game, worth, state, seat, action)


def test_a_chance_is_that_of_its_worth() -> None:
    worth = Worth(("a",), [1.0], [0.0], [0.0], 5.0, {}, [log(9), -log(3), 2.0, -1.0])
    assert worth.chance_of(0.0, 1.0, 2) == pytest.approx(0.75)
    assert worth.chance_of(0.0, 0.0, 2) == pytest.approx(0.9)
    assert worth.chance_of(-log(3), 1.0, 2) == pytest.approx(0.5)
    usual = Worth(("a",), [1.0], [0.0], [0.0], 5.0)
    assert usual.chance_of(0.0, 0.5, 2) == 0.5
    assert usual.chance_of(0.25 - 0.5 - 0.169, 0.5, 4) == pytest.approx(0.25, abs=0.01)

"""No level looks at what is hidden: other secrets behind the same view change no action."""

from collections.abc import Iterator
from itertools import count, islice

import pytest

from hansetable import games
from hansetable.ai import LEVELS, OTHER_NAMES
from hansetable.core import Game, Seat, State

BUDGET = 100
FEW, MANY = 10, 1000
"""How many positions of a game are looked at, and with ``-m soak``."""
LEVELS_ONCE = [level for level in LEVELS if level not in OTHER_NAMES]


def decisions(game: Game, level: str, apart: int) -> Iterator[tuple[State, Seat]]:
    """One of so many decisions of games of a level, for all numbers of seats and options."""
    number = 0
    for seed in count(1):
        seats = game.seats[seed % len(game.seats)]
        options = {option.name: option.values[-1 - seed % 2] for option in game.options}
        state = game.deal(seats, seed, options)
        players = [LEVELS[level](game, seat) for seat in range(seats)]
        while asked := state.asked():
            seat = asked[-1]
            number += 1
            if number % apart == 0 and len(state.listed(seat)) > 1:
                yield state, seat
            action = players[seat].choose(state.seen_by(seat), seat, BUDGET)
            state.push(seat, action)


@pytest.mark.parametrize(
    "most", [FEW, pytest.param(MANY, marks=[pytest.mark.soak, pytest.mark.timeout(3000)])]
)
@pytest.mark.parametrize("level", LEVELS_ONCE)
@pytest.mark.parametrize("name", games.GAMES)
def test_what_is_hidden_changes_no_action(
    name: str, level: str, most: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    if most == FEW:
        monkeypatch.setattr("hansetable.ai.ahead.WORLDS", 2)
    game = games.game(name)
    found = islice(decisions(game, level, 1 if most == MANY else 5), most)
    for number, (state, seat) in enumerate(found):
        view = state.seen_by(seat)
        other = view.imagine(number).seen_by(seat)
        one, two = (LEVELS[level](game, seat) for _ in range(2))
        assert one.choose(view, seat, BUDGET) == two.choose(other, seat, BUDGET), number

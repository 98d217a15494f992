from collections.abc import Iterator

import pytest

from hansetable import games
from hansetable.core import Game, Seat, State
from tests.golden import positions

MOST = 120


def quiet(name: str, seats: int, seed: int) -> Iterator[tuple[Game, State, Seat]]:
    """Views of a seat that is not asked, from a random game."""
    game = games.game(name)
    for number, (state, seat, _) in enumerate(positions(name, seats, seed)):
        other = (seat + 1) % seats
        if number % 9 == 4 and other not in state.asked():
            yield game, state.seen_by(other), other


@pytest.mark.parametrize("name", games.GAMES)
@pytest.mark.parametrize("seats", [2, 4])
def test_what_is_hidden_changes_nothing(name: str, seats: int) -> None:
    for number, (game, view, seat) in enumerate(quiet(name, seats, 3)):
        other = view.imagine(number).seen_by(seat)
        assert game.features(view, seat) == game.features(other, seat)
        assert game.clock(view, seat) == game.clock(other, seat)


@pytest.mark.parametrize("name", games.GAMES)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_position_has_the_same_few_features(name: str, seats: int) -> None:
    game = games.game(name)
    names = [*game.features(game.deal(seats, 0, {}).seen_by(0), 0)]
    assert len(names) < MOST
    for _, view, seat in quiet(name, seats, 5):
        assert [*game.features(view, seat)] == names
        assert 0 <= game.clock(view, seat) <= 1.2


@pytest.mark.parametrize("name", games.GAMES)
def test_styles_are_made_of_features(name: str) -> None:
    game = games.game(name)
    names = game.features(game.deal(2, 0, {}).seen_by(0), 0).keys()
    assert all(style.keys() <= names for style in game.styles.values())

"""The level that still makes mistakes."""

from itertools import islice

from hansetable import games
from hansetable.ai.apprentice import Apprentice
from hansetable.ai.greedy import Greedy
from hansetable.ai.selfplay import play
from tests.golden import positions

RIGA = games.game("riga")


def test_it_does_not_always_play_what_greedy_plays_and_not_always_the_same() -> None:
    plays = []
    for state, seat, _ in islice(positions("riga", 2, 4), 0, 60, 3):
        view = state.seen_by(seat)
        players = (Greedy(RIGA, 1), Apprentice(RIGA, 1), Apprentice(RIGA, 2))
        plays.append([player.choose(view, seat, 200) for player in players])
    assert any(steady != first for steady, first, _ in plays)
    assert any(steady == first for steady, first, _ in plays)
    assert any(first != second for _, first, second in plays)


def test_it_brings_a_game_to_its_end() -> None:
    result = play(RIGA, [Apprentice(RIGA, 1), Apprentice(RIGA, 2)], 3, {}, 200)
    assert result is not None and min(result.scores) > 20

import pytest

from hansetable.ai import arena


@pytest.mark.parametrize(
    ("wins", "count", "low", "high"),
    [
        (0, 10, 0.0, 0.2775),
        (10, 10, 0.7225, 1.0),
        (80, 100, 0.7112, 0.8666),
        (5, 10, 0.2366, 0.7634),
    ],
)
def test_wilson_intervals(wins: int, count: int, low: float, high: float) -> None:
    assert arena.wilson(wins, count) == pytest.approx((low, high), abs=1e-4)


def test_levels_move_on_by_one_seat_each_game() -> None:
    played = arena.run("novgorod", ["greedy", "random", "random"], 3, 1)
    assert [game.levels.index("greedy") for game in played] == [0, 2, 1]
    rows = {row.level: row for row in arena.rows(played)}
    assert (rows["greedy"].games, rows["random"].games) == (3, 6)
    assert sum(row.wins for row in rows.values()) <= 3
    assert all(game.result and game.rounds for game in played)


def test_games_are_the_same_in_several_processes() -> None:
    one, two = (arena.run("novgorod", ["random", "random"], 4, 9, jobs) for jobs in (1, 2))
    assert [game.result for game in one] == [game.result for game in two]


def test_greedy_beats_random() -> None:
    rows = arena.rows(arena.run("novgorod", ["greedy", "random"], 4, 20))
    assert rows[0].wins >= 3


def test_a_game_of_four_greedy_ends_in_time_with_careers_made() -> None:
    (game,) = arena.run("novgorod", ["greedy"] * 4, 1, 7)
    assert game.result
    assert 8 <= game.rounds <= 15
    assert max(game.result.scores) >= 30

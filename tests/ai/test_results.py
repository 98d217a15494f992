import pytest

from hansetable.ai import results
from hansetable.ai.arena import Entrant, Played
from hansetable.core import Result

ONE, TWO = Entrant("one"), Entrant("two")


def game(deal: int, entrants: tuple[Entrant, ...], *scores: int, first: int = 0) -> Played:
    """A game with these scores, whose first round began with a seat."""
    best = max(scores)
    winners = tuple(seat for seat, score in enumerate(scores) if score == best)
    ranks = tuple(1 + sum(other > score for other in scores) for score in scores)
    seats = len(scores)
    order = tuple((first + at) % seats for at in range(seats))
    result = Result(winners, scores, ranks, ({},) * seats)
    return Played(deal, entrants, result, 9, 5, order, ((2.0, 4.0),) * seats, ((),) * seats)


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
    assert results.wilson(wins, count) == pytest.approx((low, high), abs=1e-4)


def test_a_shared_victory_counts_in_parts() -> None:
    one, two = results.rows([game(1, (ONE, TWO), 5, 5), game(1, (TWO, ONE), 3, 4)])
    assert (one.won.games, one.won.wins, one.won.rate) == (2, 1.5, 0.75)
    assert two.won.wins == 0.5


def test_the_margin_is_the_lead_over_the_mean_of_the_others_by_deals() -> None:
    played = [
        game(1, (ONE, TWO, TWO), 10, 4, 8),  # 4 ahead
        game(1, (TWO, ONE, TWO), 6, 6, 6),  # level: the deal is 2
        game(2, (ONE, TWO, TWO), 9, 1, 5),  # 6 ahead
    ]
    one, two = results.rows(played)
    assert one.margins == (2, 6)
    assert two.margins == (-2, -6)
    assert one.margin == (4, pytest.approx(1.96 * 2, abs=0.01))


def test_equals_have_no_margin() -> None:
    (row,) = results.rows([game(1, (ONE, ONE), 3, 4), game(2, (ONE, ONE), 3, 1)])
    assert row.margin is None
    assert row.told()["margin"] is None


def test_wins_are_told_by_place_in_the_first_round() -> None:
    played = [game(1, (ONE, TWO), 5, 3, first=1), game(1, (TWO, ONE), 3, 5, first=1)]
    assert [place.wins for place in results.places(played)] == [1, 1]
    assert [place.wins for place in results.places(played[:1])] == [0, 1]


def test_games_that_do_not_end_are_counted_apart() -> None:
    endless = Played(2, (ONE, TWO), None, 20_000, 0, (0, 1), ((), ()), ((), ()))
    found = results.report("riga", [game(1, (ONE, TWO), 5, 3), endless])
    assert (found["games"], found["deals"], found["unfinished"]) == (2, 2, 1)
    assert found["seats"][0]["wins"] == 1
    assert found["places"][0]["games"] == 1
    assert found["seats"][0]["planned"]["p95_ms"] == 4
    assert found["seats"][0]["followed"] == {"decisions": 0}

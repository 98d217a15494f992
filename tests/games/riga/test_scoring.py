"""Points, ties and the end (R-40, R-47, R-80, R-81)."""

from __future__ import annotations

from hansetable.games.riga.scoring import money, points, ranking
from tests.games.riga.builder import SetTable

SET = "visby-fortress visby-guildhall"


def test_an_archive_scores_sets_of_merchant_and_knight(table: SetTable) -> None:
    """R-40"""
    t = table(built=f"visby-archive {SET} danzig-fortress")
    assert points(t.state, 0)["archives"] == 4


def test_an_archive_scores_three_sets_at_most(table: SetTable) -> None:
    """R-40"""
    more = "danzig-fortress danzig-guildhall"
    t = table(built=f"visby-archive danzig-archive {SET} {more}")
    assert points(t.state, 0)["archives"] == 2 * 6


def test_a_school_can_complete_a_set(table: SetTable) -> None:
    """R-40, R-61"""
    t = table(riga=True, built="visby-archive visby-market riga-school")
    assert points(t.state, 0)["archives"] == 2
    t.state.school = 1
    assert points(t.state, 0)["archives"] == 0


def test_printed_points_lodges_archives_hand_and_unbuilt(table: SetTable) -> None:
    """R-80"""
    t = table(
        riga=True,
        built="visby-archive visby-lodge danzig-market visby-treasury riga-exchange",
        hand="visby-inn danzig-inn",
    )
    assert points(t.state, 0) == {
        "printed": 5 + 4 + 2, "lodges": 6, "archives": 2, "hand": -4, "unbuilt": -6,
    }  # fmt: skip


def test_most_points_win(table: SetTable) -> None:
    """R-81"""
    t = table(seats=3, built="visby-inn").give(1, built="visby-lodge").give(2, built="danzig-inn")
    result = ranking(t.state)
    assert result.winners == (1,)
    assert (result.scores, result.ranks) == ((4, 6, 4), (2, 1, 2))


def test_money_value_breaks_a_tie(table: SetTable) -> None:
    """R-81"""
    t = table(seats=2, built="visby-inn", goods="cloth").give(1, built="danzig-inn", goods="glass")
    assert ranking(t.state).ranks == (1, 2)


def test_what_is_still_level_is_shared(table: SetTable) -> None:
    """R-81"""
    t = table(seats=2, built="visby-inn").give(1, built="danzig-inn")
    assert ranking(t.state).winners == (0, 1)


def test_the_money_value_of_unused_functions(table: SetTable) -> None:
    """R-81"""
    mine = f"visby-kontor visby-bank visby-inn riga-exchange {SET}"
    t = table(riga=True, built=mine, goods="cloth grain")
    assert money(t.state, 0) == 4 + 2 * 3 + 2 * 2 + 8 + 7
    t.give(0, built=mine, used="visby-kontor visby-inn riga-exchange")
    assert money(t.state, 0) == 2 * 3


def test_functions_built_in_the_last_turn_count(table: SetTable) -> None:
    """R-81"""
    t = table(seats=2, leg=3, goods="cloth*2", hand="tallinn-kontor")
    t.state.year = 8
    t.say("plan tallinn-kontor", "spend cloth", "spend cloth", "done")
    result = t.state.result()
    assert result is not None
    assert result.points[0]["money"] == 4
    assert t.state.asked() == ()

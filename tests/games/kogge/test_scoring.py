"""Points and both ends of the game (K-80 to K-83)."""

from __future__ import annotations

from hansetable.games.kogge import events
from hansetable.games.kogge.scoring import points
from tests.games.kogge.builder import SetTable


def test_a_point_for_each_kontor_and_each_chip(table: SetTable) -> None:
    """K-80"""
    t = table().found("riga", 0).found("riga", 0).found("abo", 0).found("abo", 1)
    t.give(0, chips="path path")
    assert [t.state.points(seat) for seat in range(4)] == [5, 1, 0, 0]


def test_five_points_on_the_own_turn_win_at_once(table: SetTable) -> None:
    """K-81"""
    t = table().found("riga", 0).found("danzig", 0).found("reval", 0).give(1, cargo="salt*7")
    t.give(0, at="kopenhagen", cargo="ore*6", chips="path").acting()
    told = t.say("buy-chip trade ore")
    assert told[-1] == events.GameEnded("points", (0,))
    result = t.state.result()
    assert result is not None
    assert result.winners == (0,)
    assert result.ranks[0] == 1
    assert not t.state.asked()


def test_the_winner_by_points_is_first_whatever_the_others_have(table: SetTable) -> None:
    """K-81"""
    t = table().found("riga", 0).found("danzig", 0).found("reval", 0)
    t.give(1, cargo="salt*10", chips="path path").give(0, at="kopenhagen", cargo="ore*6")
    t.state.chips[1] = 0b10101000
    t.give(0, chips="trade", cargo="ore*6").acting()
    t.say("buy-chip trade ore")
    result = t.state.result()
    assert result is not None
    assert result.scores[1] > result.scores[0]
    assert result.ranks[0] == 1
    assert result.winners == (0,)


def test_founding_a_fifth_kontor_wins(table: SetTable) -> None:
    """K-82"""
    t = table().found("riga", 0).found("danzig", 0).found("reval", 0).found("abo", 0)
    t.give(0, cargo="furs amber salt", hand="0").acting()
    told = t.say("found")
    assert told[-1] == events.GameEnded("points", (0,))


def test_victory_points(table: SetTable) -> None:
    """K-83"""
    t = table().found("riga", 0, "salt").found("abo", 0).raided("abo", 1)
    t.give(0, cargo="salt amber*2 furs*3 ore*4", chips="path")
    assert points(t.state, 0) == {
        "kontors": 20, "chips": 20, "raids": 10, "salt": 14, "amber": 10, "furs": 9, "ore": 4,
    }  # fmt: skip
    assert sum(points(t.state, 1).values()) == 0  # the second raid marker was never bought


def test_most_victory_points_win_and_level_players_share(table: SetTable) -> None:
    """K-83"""
    t = table(seats=3).give(0, cargo="salt").give(1, cargo="amber ore*2").steering()
    t.state.guild, t.state.laps = 7, 1
    told = t.say("steer 1")
    assert told[-1] == events.GameEnded("guild", (0, 1))
    result = t.state.result()
    assert result is not None
    assert result.scores == (17, 17, 10)
    assert result.ranks == (1, 1, 3)

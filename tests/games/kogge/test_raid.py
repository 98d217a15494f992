"""Raids (K-67 to K-69)."""

from __future__ import annotations

import pytest

from hansetable.games.kogge import encounter_events, events
from tests.games.kogge.builder import SetTable


def test_a_city_is_raided_with_all_kontors(table: SetTable) -> None:
    """K-67: own ones too."""
    t = table().lay(tonsberg="ore*2 salt").found("tonsberg", 0, "furs").found("tonsberg", 1, "ore")
    t.acting()
    t.say("raid-city")
    assert t.cargo() == "ore ore ore furs salt"
    assert t.on("tonsberg") == ""
    assert t.stored("tonsberg") == ["", ""]
    assert t.state.raids[0] == 0
    assert t.conserved()


@pytest.mark.parametrize(("cargo", "least"), [("ore*4", 2), ("ore*3 salt*2", 2), ("salt", 0)])
def test_the_robbed_player_makes_two_level_piles(table: SetTable, cargo: str, least: int) -> None:
    """K-67: they differ by at most one, the raider chooses."""
    t = table().give(1, at="tonsberg", cargo=cargo).acting()
    t.say("raid-cog 2")
    for _ in range(least):
        assert t.state.asked() == (1,)
        t.say("part ore")
    assert t.state.asked() == (0,)
    assert t.can() == ["take-pile 1", "take-pile 2"]
    assert t.conserved()
    t.say("take-pile 2")
    assert t.cargo(1) == "ore" * min(1, least) + " ore" * (least - 1)
    assert t.conserved()


def test_only_the_two_see_the_piles(table: SetTable) -> None:
    """K-67, K-90"""
    t = table().give(1, at="tonsberg", cargo="ore salt*3").acting()
    t.say("raid-cog 2")
    told = t.say("part salt")
    assert told[0].seen_by(0) == told[0]
    assert told[0].seen_by(2) == encounter_events.GoodParted(1, 0, "", False)
    s = t.state
    assert s.seen_by(0).piles == s.seen_by(1).piles == s.piles
    hidden = s.seen_by(2).piles
    assert hidden != s.piles
    t.say("part salt")
    taken = t.say("take-pile 1")
    assert encounter_events.PileTaken(0, 1, 1, ("", ""), False) in [
        event.seen_by(3) for event in taken
    ]


def test_the_marker_stays_and_the_left_neighbour_moves_the_raider_on(table: SetTable) -> None:
    """K-68"""
    t = table().routes(tonsberg="5 6?").lay(tonsberg="ore").acting()
    t.say("raid-city")
    assert t.state.raided[0] == 1
    assert t.state.asked() == (1,)
    assert t.can() == ["drive tonsberg:1", "drive tonsberg:2"]
    t.say("drive tonsberg:2")
    assert t.at() == "stralsund"
    assert t.state.turn == 1  # the turn was over


def test_the_last_seat_is_moved_by_the_first(table: SetTable) -> None:
    """K-68"""
    t = table(seats=3).acting(leg=2)
    t.say("raid-city")
    assert t.state.asked() == (0,)


def test_a_forced_move_into_the_own_raid_leaves_the_cog_there(table: SetTable) -> None:
    """K-68"""
    t = table().raided("kopenhagen", 0).routes(tonsberg="8? 3").acting()
    t.state.raids[0] = 1
    t.say("raid-city")
    told = t.say("drive tonsberg:1")
    assert events.Blocked(0, "kopenhagen") in told
    assert t.at() == "tonsberg"
    assert not t.state.down  # it stays turned up


def test_without_a_possible_route_the_cog_remains(table: SetTable) -> None:
    """K-68"""
    t = table().raided("kopenhagen", 0).routes(tonsberg="8 8").acting()
    t.state.raids[0] = 1
    told = t.say("raid-city")
    assert events.NoWayOut(0) in told
    assert t.at() == "tonsberg"
    assert t.state.turn == 1


def test_a_cog_that_remains_may_act_there(table: SetTable) -> None:
    """K-68"""
    t = table().raided("tonsberg", 0).give(0, hand="5").acting()
    assert t.can("change") != []
    assert t.can("raid") == []


def test_forced_moves_load_nothing(table: SetTable) -> None:
    """K-68"""
    t = table().routes(tonsberg="5 6").found("danzig", 0, "amber").acting()
    t.say("raid-city", "drive tonsberg:1")
    assert t.stored("danzig") == ["amber", ""]


def test_a_raid_may_gain_nothing_but_not_of_an_empty_cog(table: SetTable) -> None:
    """K-69"""
    t = table().give(1, at="tonsberg").acting()
    assert t.can("raid") == ["raid-city"]
    t.give(1, cargo="ore")
    assert t.can("raid") == ["raid-city", "raid-cog 2"]


def test_the_raid_may_follow_other_actions(table: SetTable) -> None:
    """K-69"""
    t = table().give(0, cargo="ore", hand="5").pairs("1 2").acting()
    t.say("buy-pair 1 ore", "change tonsberg:1 5", "raid-city")
    assert t.state.asked() == (1,)

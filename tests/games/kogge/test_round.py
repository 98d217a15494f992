"""Bids, supply, order and the guild master (K-20 to K-32), and taxes (K-A1, K-A2)."""

from __future__ import annotations

import pytest

from hansetable.games.kogge import events
from hansetable.games.kogge.multiset import size, strength
from hansetable.games.kogge.round import begin_round
from hansetable.games.kogge.scoring import GOAL
from tests.games.kogge.builder import SetTable, markers


def test_a_round_goes_from_bids_to_guild_master_to_turns(table: SetTable) -> None:
    """K-20"""
    t = table(seats=2).give(0, hand="3").give(1, hand="5").bidding()
    t.say("lay 3", "bid", "lay 5", "bid")
    assert t.state.order == [1, 0]
    assert t.can() == ["steer 1", "steer 2"]
    assert t.state.asked() == (1,)
    t.say("steer 1", "anchor", "end")
    assert t.state.turn == 0
    t.say("anchor", "end")
    assert t.state.round == 2


def test_the_bonus_chip_brings_a_marker_before_the_bids(table: SetTable) -> None:
    """K-21"""
    t = table(seats=2).give(0, chips="marker marker").give(1, chips="marker")
    begin_round(t.state)
    assert [size(hand) for hand in t.state.hand] == [2, 1]
    assert t.conserved()


def test_the_drawn_marker_is_secret(table: SetTable) -> None:
    """K-21, K-90"""
    told = events.MarkerDrawn(0, 5, False)
    assert told.seen_by(1) == events.MarkerDrawn(0, -1, False)
    assert events.MarkerDrawn(0, 5, True).seen_by(1).marker == 5


def test_no_marker_for_the_chip_from_an_empty_pool(table: SetTable) -> None:
    """K-21: nothing if the pool is empty."""
    t = table(seats=2).give(0, chips="marker")
    t.state.hand[1] += t.state.pool
    t.state.pool = 0
    begin_round(t.state)
    assert t.state.hand[0] == 0
    assert t.state.pairs == []


def test_old_pairs_go_back_and_four_new_ones_come(table: SetTable) -> None:
    """K-22"""
    t = table(seats=2).pairs("1 2", "3 4")
    t.state.pairs[0] = 0
    t.refill()
    begin_round(t.state)
    assert [size(pair) for pair in t.state.pairs] == [2, 2, 2, 2]
    assert t.conserved()


def test_a_short_pool_gives_whole_pairs_only(table: SetTable) -> None:
    """K-22"""
    t = table(seats=2)
    t.state.hand[1] += t.state.pool - markers("1 2 3 4 5")
    t.state.pool = markers("1 2 3 4 5")
    begin_round(t.state)
    assert [size(pair) for pair in t.state.pairs] == [2, 2]
    assert size(t.state.pool) == 1


def test_bids_are_laid_in_turn_order_and_all_different(table: SetTable) -> None:
    """K-23"""
    t = table(seats=3).give(0, hand="5 2").give(1, hand="5 2 3").give(2, hand="2 5").bidding()
    t.say("lay 5", "bid")
    t.say("lay 5")
    assert "bid" not in t.can()
    t.say("lay 2", "bid")
    assert t.can() == ["lay 2"]  # no way on from a single 5
    t.say("lay 2")
    assert t.can() == ["bid"]  # with the 5 it would be the bid of the second player
    t.say("bid")
    assert t.conserved()


def test_a_bid_that_could_not_be_completed_is_not_begun(table: SetTable) -> None:
    """K-23, K-24"""
    t = table(seats=2).give(0, hand="5").give(1, hand="5").bidding()
    told = t.say("lay 5", "bid")
    assert events.BidPassed(1) in told
    assert t.can() == ["steer 1", "steer 2"]


def test_who_cannot_bid_passes_and_who_can_must_bid(table: SetTable) -> None:
    """K-24"""
    t = table(seats=3).give(0, hand="4").give(1).give(2, hand="3").bidding()
    assert "pass" not in t.can()
    told = t.say("lay 4", "bid")
    assert events.BidPassed(1) in told
    assert t.state.asked() == (2,)
    assert "pass" not in t.can()


def test_two_goods_for_each_marker_as_long_as_there_are_any(table: SetTable) -> None:
    """K-25"""
    t = table(seats=2).give(0, hand="8").give(1, cargo="salt*7", hand="7").bidding()
    t.say("lay 8", "bid", "lay 7", "bid")
    assert t.on("kopenhagen") == "salt salt"
    assert t.on("lubeck") == "salt"


def test_kontors_get_one_each_first(table: SetTable) -> None:
    """K-26"""
    t = table(seats=2).give(0, hand="5*2").give(1, hand="3").found("danzig", 0).found("reval", 1)
    t.found("reval", 1).bidding()
    t.say("lay 5", "lay 5", "bid", "lay 3", "bid")
    assert (t.stored("danzig"), t.on("danzig")) == (["amber", ""], "amber amber amber")
    assert (t.stored("reval"), t.on("reval")) == (["furs", "furs"], "")


@pytest.mark.parametrize(
    ("kontors", "stored", "on"), [(1, ["salt", ""], ""), (2, ["", ""], "salt")]
)
def test_the_last_good_and_kontors(
    table: SetTable, kontors: int, stored: list[str], on: str
) -> None:
    """K-26: one kontor gets the last good, of two none gets it."""
    t = table(seats=2).give(0, hand="8").give(1, cargo="salt*9")
    for seat in range(kontors):
        t.found("kopenhagen", seat)
    t.bidding().say("lay 8", "bid")
    assert t.stored("kopenhagen") == stored
    assert t.on("kopenhagen") == on


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        ("0*2", "8"), ("0*2", "7 5"), ("3*2", "2*2"), ("2*3", "8*2"), ("8*3", "7*3"),
        ("7", "3 4"), ("4 0", "4"), ("5 3 0", "8"), ("7", "4 2"), ("2*2", "3*2 5"),
        ("5 1", "4 2"), ("6 3 1", "6 2*2"), ("0", ""), ("3*2 5", "8 2"),
    ],
)  # fmt: skip
def test_which_bid_is_better(better: str, worse: str) -> None:
    """K-27"""
    assert strength(markers(better)) > strength(markers(worse))


def test_players_without_a_bid_come_last_in_their_old_order(table: SetTable) -> None:
    """K-27"""
    t = table(seats=4).give(3, hand="1")
    t.state.order = [2, 0, 1, 3]
    t.bidding()
    t.say("pass")
    t.say("lay 1", "bid")
    assert t.state.order == [3, 2, 0, 1]


def test_bids_go_to_the_pool(table: SetTable) -> None:
    """K-28"""
    t = table(seats=2).give(0, hand="7 1").give(1, hand="6").bidding()
    before = size(t.state.pool)
    t.say("lay 7", "bid", "lay 6", "bid")
    assert size(t.state.pool) == before + 2
    assert t.state.bids == [0, 0]


def test_the_guild_master_passes_over_raided_cities(table: SetTable) -> None:
    """K-30"""
    t = table(seats=2).raided("tonsberg", 1)
    t.steering()
    t.say("steer 1")
    assert t.state.guild == 1
    t.state.guild = 8
    t.steering()
    t.say("steer 2")
    assert t.state.guild == 2


def test_the_guild_master_brings_two_goods_not_into_kontors(table: SetTable) -> None:
    """K-31"""
    t = table(seats=2).found("tonsberg", 1).steering()
    t.say("steer 1")
    assert t.on("tonsberg") == "ore ore"
    assert t.stored("tonsberg") == ["", ""]


def test_what_the_supply_lacks_is_not_brought(table: SetTable) -> None:
    """K-31"""
    t = table(seats=2).give(1, cargo="ore*24").steering()
    t.say("steer 1")
    assert t.on("tonsberg") == "ore"


def test_the_second_lap_ends_the_game_before_goods_come(table: SetTable) -> None:
    """K-32"""
    t = table(seats=2).steering()
    t.state.guild, t.state.laps = 7, 1
    told = t.say("steer 2")
    assert isinstance(told[-1], events.GameEnded)
    assert told[-1].reason == "guild"
    assert t.on("tonsberg") == ""
    assert not t.state.asked()


def test_the_first_lap_does_not_end_it(table: SetTable) -> None:
    """K-32"""
    t = table(seats=2).steering()
    t.state.guild = 7
    t.say("steer 1")
    assert t.state.laps == 1
    assert t.state.final is None


def test_an_end_city_passed_over_counts(table: SetTable) -> None:
    """K-32: also because of a raid marker, and each pass of one move counts."""
    t = table(seats=2).raided("kopenhagen", 0).steering()
    t.state.guild = 7
    t.say("steer 1")
    assert (t.state.guild, t.state.laps) == (0, 1)
    for c in range(9):
        t.state.raided[c] = 0 if c == 0 else 1
    t.steering().say("steer 2")
    assert t.state.laps == 3
    assert t.state.final is not None
    assert max(t.state.points(seat) for seat in range(2)) < GOAL


def test_each_cog_with_the_guild_master_pays_a_tax(table: SetTable) -> None:
    """K-A1"""
    t = table(seats=4, taxes="on").give(0, at="tonsberg", cargo="ore salt")
    t.give(1, at="tonsberg").give(2, at="tonsberg", cargo="furs").give(3, at="abo", cargo="ore")
    t.steering().say("steer 1")
    assert t.state.asked() == (0,)
    assert t.can() == ["tax ore", "tax salt"]
    t.say("tax ore")
    assert t.state.asked() == (2,)
    t.say("tax furs")
    assert [t.cargo(seat) for seat in range(4)] == ["salt", "", "", "ore"]
    assert t.on("tonsberg") == "ore ore"
    assert t.conserved()


def test_foreign_goods_are_confiscated(table: SetTable) -> None:
    """K-A2"""
    t = table(seats=2, taxes="on").lay(tonsberg="ore furs salt*2").found("tonsberg", 1, "salt")
    t.steering().say("steer 1")
    assert t.on("tonsberg") == "ore ore ore"
    assert t.stored("tonsberg")[0] == "salt"
    assert t.conserved()


def test_no_taxes_without_the_variant(table: SetTable) -> None:
    """K-A1, K-A2: switched off."""
    t = table(seats=2).give(0, at="tonsberg", cargo="ore").lay(tonsberg="salt").steering()
    t.say("steer 1")
    assert t.can() != ["tax ore"]
    assert t.on("tonsberg") == "ore ore salt"

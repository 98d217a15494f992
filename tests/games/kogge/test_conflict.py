"""Conflicts (K-C1 to K-C5)."""

from __future__ import annotations

import pytest

from hansetable.games.kogge import GAME, encounter_events, events
from hansetable.games.kogge.state import OPEN
from tests.games.kogge.builder import SetTable, Table


@pytest.fixture
def two(table: SetTable) -> Table:
    """Seats 0 and 1 in Tönsberg; the first one's turn is at its actions."""
    t = table(conflicts="on").give(0, cargo="ore*2 salt", hand="8 4 1")
    return t.give(1, at="tonsberg", cargo="amber*2 furs", hand="5*2 2").acting()


def fight(t: Table, mine: str, theirs: str) -> list[object]:
    """Seat 0 attacks seat 1; both choose markers."""
    t.say("end", "attack 2")
    told: list[object] = []
    for seat, laid in ((0, mine), (1, theirs)):
        for m in laid.split():
            t.say(f"stake {m}", seat=seat)
        told = [*t.say("ready", seat=seat)]
    return told


def test_conflicts_need_secret_cargo() -> None:
    """K-C1, K-90"""
    assert not GAME.deal(3, 1, {"conflicts": "on", "hands": "open"}).rules & OPEN
    assert GAME.deal(3, 1, {"hands": "open"}).rules & OPEN


def test_after_the_actions_the_active_player_may_attack(two: Table) -> None:
    """K-C1"""
    assert two.can("attack") == []
    two.say("end")
    assert two.state.asked() == (0,)
    assert two.can() == ["attack 2", "peace"]


def test_others_there_may_attack_the_active_player(two: Table) -> None:
    """K-C1, K-C5: the active player decides first, then the others in turn order."""
    two.give(2, at="tonsberg", cargo="ore", hand="1")
    two.say("end")
    assert two.can() == ["attack 2", "attack 3", "peace"]
    two.say("peace")
    assert two.state.asked() == (1,)
    assert two.can() == ["attack 1", "peace"]
    two.say("peace")
    assert two.state.asked() == (2,)
    two.say("peace")
    assert two.state.turn == 1


def test_nobody_is_asked_where_there_is_one_cog(table: SetTable) -> None:
    """K-C1"""
    t = table(conflicts="on").acting()
    t.say("end")
    assert t.state.turn == 1


def test_no_conflicts_without_the_variant(table: SetTable) -> None:
    """K-C1"""
    t = table().give(1, at="tonsberg").acting()
    t.say("end")
    assert t.state.turn == 1


def test_both_choose_in_secret(two: Table) -> None:
    """K-C2"""
    two.say("end", "attack 2")
    assert list(two.state.asked()) == [0, 1]
    before = two.state.seen_by(1)
    assert two.say("stake 8", seat=0) == []
    assert two.state.seen_by(1).stake == [0, 0, 0, 0]
    assert two.say("stake 4", seat=0) == []
    assert two.state.seen_by(1).key(1) == before.key(1)  # not even the number
    told = two.say("ready", seat=0)
    assert told == [encounter_events.StakeChosen(0, (4, 8))]
    assert told[0].seen_by(1) == encounter_events.StakeChosen(0, (-1,))
    assert two.state.seen_by(0).stake[0] == two.state.stake[0]
    assert two.conserved()


def test_markers_are_exchanged_and_the_better_ones_win(two: Table) -> None:
    """K-C2"""
    told = fight(two, "8 4", "5 5")
    shown = encounter_events.StakesExchanged(0, 1, (4, 8), (5, 5), 1)
    assert shown in told
    assert shown.seen_by(2) == encounter_events.StakesExchanged(0, 1, (-1,), (-1,), 1)
    assert (two.hand(0), two.hand(1)) == ("1 5 5", "2 4 8")
    assert two.state.asked() == (1,)
    assert two.conserved()


def test_others_do_not_learn_how_many_markers_were_chosen() -> None:
    """K-C2"""
    few = encounter_events.StakesExchanged(0, 1, (8,), (5,), 0).seen_by(2)
    many = encounter_events.StakesExchanged(0, 1, (8, 8, 4), (5, 6), 0).seen_by(2)
    assert few == many == many.seen_by(2)


def test_the_winner_names_three_goods_and_gets_what_is_there(two: Table) -> None:
    """K-C3"""
    fight(two, "8 4", "2")
    assert two.state.asked() == (0,)
    assert two.can() == ["wish ore", "wish furs", "wish amber", "wish salt"]
    told = two.say("wish amber", "wish salt", "wish amber")
    wished = encounter_events.Wished(0, 1, ("amber", "amber", "salt"), ("amber", "amber"))
    assert wished in told
    assert wished.seen_by(2) == encounter_events.Wished(0, 1, ("", "", ""), ("", ""))
    assert (two.cargo(0), two.cargo(1)) == ("ore ore amber amber salt", "furs")
    assert two.conserved()


def test_the_winner_may_move_the_loser_on(two: Table) -> None:
    """K-C4"""
    two.routes(tonsberg="7 6?")
    fight(two, "8 4", "2")
    two.say(*["wish ore"] * 3)
    assert two.can() == ["drive tonsberg:1", "drive tonsberg:2", "leave"]
    two.say("drive tonsberg:2")
    assert two.at(1) == "stralsund"
    assert two.state.turn == 1


def test_the_loser_may_be_left_there(two: Table) -> None:
    """K-C4"""
    fight(two, "8 4", "2")
    two.say(*["wish ore"] * 3)
    two.say("leave")
    assert two.at(1) == "tonsberg"
    assert two.state.turn == 1  # one conflict for each pair


def test_no_marker_loses_to_any(two: Table) -> None:
    """K-C5"""
    fight(two, "", "2")
    assert two.state.asked() == (1,)
    assert two.hand(0) == "1 2 4 8"


def test_a_full_tie_has_no_winner(two: Table) -> None:
    """K-C5"""
    two.give(1, hand="8")
    told = fight(two, "8", "8")
    assert encounter_events.StakesExchanged(0, 1, (8,), (8,), -1) in told
    assert two.state.turn == 1


def test_one_conflict_for_each_pair_a_turn(two: Table) -> None:
    """K-C5"""
    two.give(2, at="tonsberg", hand="1")
    fight(two, "", "")
    assert two.state.asked() == (0,)
    assert two.can() == ["attack 3", "peace"]
    two.say("peace")
    assert two.state.asked() == (2,)  # not seat 1 again
    two.say("attack 1")
    assert list(two.state.asked()) == [2, 0]


def test_no_conflict_after_a_raid(two: Table) -> None:
    """K-C5"""
    two.say("raid-city", "drive tonsberg:1")
    assert two.state.turn == 1


def test_the_push_does_not_lead_to_the_own_raid_of_the_pushed(two: Table) -> None:
    """K-C5"""
    two.raided("kopenhagen", 1).routes(tonsberg="8 8?")
    fight(two, "8 4", "2")
    two.say(*["wish ore"] * 3)
    assert two.can() == ["drive tonsberg:2", "leave"]
    told = two.say("drive tonsberg:2")
    assert events.Blocked(1, "kopenhagen") in told
    assert two.at(1) == "tonsberg"


def test_only_cogs_that_are_still_there_fight(two: Table) -> None:
    """K-C5"""
    two.give(2, at="tonsberg", hand="1").routes(tonsberg="7 6")
    two.say("end", "peace", "attack 1")
    two.say("ready", seat=0)
    two.say("stake 5", "ready", seat=1)
    two.say(*["wish ore"] * 3)
    two.say("drive tonsberg:1")
    assert two.at(0) == "lubeck"
    assert two.state.turn == 1  # seat 2 cannot attack any more


def test_who_was_moved_on_finds_no_conflict_elsewhere(two: Table) -> None:
    """K-C5: only in the city where the actions ended."""
    two.give(2, at="lubeck", hand="1").routes(tonsberg="7 6")
    fight(two, "", "2")
    two.say(*["wish ore"] * 3)
    two.say("drive tonsberg:1")
    assert two.at(0) == two.at(2) == "lubeck"
    assert two.state.turn == 1

"""Special missions: several in one turn, and the privilege (N-121, N-124)."""

from __future__ import annotations

from hansetable.games.novgorod import events as e
from hansetable.games.novgorod.cards import SPECIAL
from hansetable.games.novgorod.special import GatherSpecial
from hansetable.games.novgorod.turn import BUY
from tests.games.novgorod.builder import EXAMPLE, SetTable, example, two_specials

# The set


def test_the_set_is_chosen_first_then_paid(table: SetTable) -> None:
    """N-121, N-124"""
    t = two_specials(table)
    assert t.say("special s3") == []
    assert t.can() == ["special s1", "begin"]
    told = t.say("special s1")
    assert told[0] == e.SpecialsBegun(0, ("s1", "s3"), 1 + 2)
    assert (t.money, t.seals) == (17, 4)


def test_the_order_of_choosing_means_nothing(table: SetTable) -> None:
    """N-124"""
    states = []
    for said in (("special s1", "special s3"), ("special s3", "special s1")):
        t = two_specials(table)
        t.say(*said)
        states.append(t.state.key(0))
    assert states[0] == states[1]


def test_the_uppermost_card_moves_first(table: SetTable) -> None:
    """N-124, N-123"""
    t = two_specials(table)
    told = t.say("special s3", "special s1")
    assert [event for event in told if isinstance(event, e.SpecialTurned)] == [
        e.SpecialTurned("s1", "b"), e.SpecialTurned("s3", "b"),
    ]  # fmt: skip
    assert t.shown() == "s2c s4c s1b s3b"


def test_cards_move_after_all_are_fulfilled(table: SetTable) -> None:
    """N-124"""
    t = two_specials(table)
    kinds = [type(event) for event in t.say("special s1", "special s3")]
    assert kinds[-4:] == [e.SpecialFulfilled] * 2 + [e.SpecialTurned] * 2


def test_a_set_that_cannot_be_completed_is_not_offered(table: SetTable) -> None:
    """N-121: both need the furs."""
    t = table(offices="bergen novgorod", speed=5).column("s1a s3c s2a s4a")
    t.artisans(riga="provisions3").sail("bergen visby novgorod riga")
    assert t.can("special") == ["special s1", "special s3"]
    told = t.say("special s3")
    assert told[0] == e.SpecialsBegun(0, ("s3",), 4)


def test_a_commodity_twice_serves_two_specials(table: SetTable) -> None:
    """N-45, N-121"""
    t = table(offices="bergen novgorod", hold="novgorod", speed=5).column("s1a s3c s2a s4a")
    t.artisans(riga="provisions3").sail("bergen visby novgorod riga")
    t.say("special s1", "special s3")
    t.say("use furs")
    assert t.seals == 2 + 4


def test_a_set_with_one_more_can_be_cheaper_by_what_is_not_skipped(table: SetTable) -> None:
    """N-121"""
    t = two_specials(table, money=4)
    t.say("special s3")
    assert t.can("special") == ["special s1"]


def test_gathering_asks_card_by_card(table: SetTable) -> None:
    """N-121"""
    t = table(speed=5).column("s3c s1a s2a s4a")
    t.artisans(luebeck="provisions1", danzig="provisions3")
    t.sail("novgorod riga danzig luebeck").say("special s3")
    step = t.state.stack[-1]
    assert isinstance(step, GatherSpecial)
    assert step.card == SPECIAL["s3"]
    assert t.can() == ["craft provisions3 grain", "craft provisions1 salt"]
    t.say("craft provisions1 salt")
    assert (t.seals, t.can("collect")) == (4, [])


# The privilege


def test_the_privilege_before_the_choice(table: SetTable) -> None:
    """N-121, N-83"""
    t = example(table, used=False, career="1 back", money=4)
    assert t.can("special") == []
    assert "privilege mission" in t.can()
    t.say("privilege mission", "special s3")
    assert (t.money, t.seals, t.state.privilege) == (1, 5, True)


def test_the_privilege_in_the_middle_of_the_choice(table: SetTable) -> None:
    """N-121"""
    t = two_specials(table, used=False, career="1 back")
    t.say("special s3")
    assert t.can() == ["special s1", "privilege mission", "begin"]
    t.say("privilege mission", "special s1")
    assert t.money == 20 - 0


def test_the_privilege_is_used_once(table: SetTable) -> None:
    """N-31, N-121"""
    t = two_specials(table, used=True, career="1 back")
    t.say("special s3")
    assert t.can("privilege") == []


def test_after_it_no_mission_is_cheaper_in_phase_three(table: SetTable) -> None:
    """N-31, N-83"""
    t = two_specials(table, used=False, career="1 back")
    t.say("privilege mission", "special s1", "begin", "done")
    assert t.state.stack[-1] is BUY
    assert t.can("privilege") == []


def test_it_is_offered_only_if_something_can_be_completed(table: SetTable) -> None:
    """N-121"""
    t = table(used=False, career="1 back").column(EXAMPLE).sail("bergen")
    assert t.can("privilege mission") == []

"""Trade between players (K-70, K-71, K-B1 to K-B3)."""

from __future__ import annotations

import pytest

from hansetable.core import IllegalActionError
from hansetable.games.kogge import encounter_events, events
from hansetable.games.kogge.trade import OFFERS, partners
from tests.games.kogge.builder import SetTable, Table


@pytest.fixture
def two(table: SetTable) -> Table:
    """Two cogs in Tönsberg, with goods and markers; it is the first one's turn to act."""
    t = table().give(0, cargo="ore*3", hand="5 6").give(1, at="tonsberg", cargo="salt furs")
    return t.give(2, at="abo", cargo="furs").acting()


def test_cogs_in_one_city_trade_on_any_terms(two: Table) -> None:
    """K-70: also gifts."""
    for terms in ("ore,ore,5 salt", "ore -", "- salt", "5,6 furs", "ore furs,salt"):
        assert two.may(f"offer 2 cogs {terms}", 0), terms
    two.say("offer 2 cogs ore,ore,5 salt")
    assert two.state.asked() == (1,)
    assert two.can() == ["accept", "decline", "counter salt ore,ore,ore,5"]
    told = two.say("accept")
    assert told == [encounter_events.Traded(0, 1, "cogs", ("ore", "ore", "5"), ("salt",), False)]
    assert (two.cargo(0), two.hand(0)) == ("ore salt", "6")
    assert (two.cargo(1), two.hand(1)) == ("ore ore furs", "5")
    assert two.state.asked() == (0,)
    assert two.conserved()


def test_nobody_offers_what_it_has_not(two: Table) -> None:
    """K-70"""
    assert not two.may("offer 2 cogs amber salt", 0)
    assert not two.may("offer 2 cogs ore,ore,ore,ore salt", 0)
    assert not two.may("offer 3 cogs ore furs", 0)  # another city
    assert not two.may("offer 1 cogs ore furs", 0)  # oneself
    assert not two.may("offer 4 cogs ore -", 0)
    with pytest.raises(IllegalActionError):
        two.say("offer 2 cogs amber salt")


def test_of_secret_cargo_one_may_ask_anything(two: Table) -> None:
    """K-70, K-90: an offer tells nothing of what the other has."""
    assert two.may("offer 2 cogs ore amber", 0)
    assert not two.may("offer 2 cogs ore ore,ore,amber", 0)  # the number is open
    two.say("offer 2 cogs ore amber")
    assert two.can() == ["decline"]


def test_of_open_cargo_one_asks_what_is_there(table: SetTable) -> None:
    """K-70, K-90"""
    t = table(hands="open").give(0, cargo="ore").give(1, at="tonsberg", cargo="salt").acting()
    assert not t.may("offer 2 cogs ore amber", 0)
    assert t.may("offer 2 cogs ore salt", 0)


def test_who_is_not_on_turn_may_offer_too(two: Table) -> None:
    """K-70: the only thing that a seat may say without being asked."""
    assert two.may("offer 1 cogs salt ore", 1)
    assert not two.may("end", 1)
    two.say("offer 1 cogs salt ore", seat=1)
    assert two.state.asked() == (0,)
    two.say("accept")
    assert two.cargo(0) == "ore ore salt"


@pytest.mark.parametrize("phase", ["bidding", "steering", "moving"])
def test_trade_is_possible_at_any_time(two: Table, phase: str) -> None:
    """K-70: also during the bidding and while a cog passes through."""
    getattr(two, phase)()
    assert two.may("offer 2 cogs ore salt", 0)
    assert two.may("offer 1 cogs salt ore", 1)
    before = two.state.asked()
    two.say("offer 2 cogs ore salt", seat=0)
    two.say("accept")
    assert two.state.asked() == before


def test_who_cannot_bid_is_asked_where_there_is_somebody_to_trade_with(two: Table) -> None:
    """K-70, K-24: the trade may give a marker to bid with."""
    two.bidding().say("lay 5", "bid")
    assert two.state.asked() == (1,)
    assert two.state.seen_by(0).asked() == (1,)
    assert two.can() == ["pass"]
    two.say("offer 1 cogs salt 6", "accept")
    assert two.state.asked() == (1,)
    assert two.can() == ["lay 6"]
    told = two.say("lay 6", "bid")  # nobody is with the others, who cannot bid
    assert [event.seat for event in told if isinstance(event, events.BidPassed)] == [2, 3]


def test_who_cannot_bid_and_has_not_traded_announces_the_pass(two: Table) -> None:
    """K-70, K-24"""
    told = two.bidding().say("lay 5", "bid")
    assert not any(isinstance(event, events.BidPassed) for event in told)
    assert events.BidPassed(1) in two.say("pass")


def test_where_a_kontor_trades_who_cannot_bid_is_asked(table: SetTable) -> None:
    """K-70, K-B1"""
    for stores, asked in (("on", 1), ("off", 0)):
        t = table(seats=2, stores=stores).give(0, hand="5").found("stockholm", 0).bidding()
        t.say("lay 5", "bid")
        assert t.state.asked() == (asked,)


def test_no_trade_while_something_is_settled(two: Table) -> None:
    """K-70: not during set-up, an exchange, a raid, or a bid that is being laid."""
    two.lay(tonsberg="furs*2").acting(came_from="abo")
    two.say("give ore")
    assert not two.may("offer 1 cogs salt ore", 1)
    two.say("take furs", "settle", "raid-cog 2")
    assert not two.may("offer 1 cogs - ore", 1)
    two.bidding().say("lay 5")
    assert not two.may("offer 2 cogs ore salt", 0)


def test_an_offer_changes_nothing_until_it_is_accepted(two: Table) -> None:
    """K-71"""
    two.say("offer 2 cogs ore salt")
    assert (two.cargo(0), two.cargo(1)) == ("ore ore ore", "furs salt")
    two.say("decline")
    assert (two.cargo(0), two.cargo(1)) == ("ore ore ore", "furs salt")


def test_an_offer_can_be_withdrawn(two: Table) -> None:
    """K-71"""
    two.say("offer 2 cogs ore salt")
    assert two.may("withdraw", 0)
    assert not two.may("withdraw", 1)
    assert two.can(seat=0) == ["withdraw"]
    two.say("withdraw", seat=0)
    assert two.state.asked() == (0,)
    assert two.may("offer 2 cogs ore salt", 0)  # it was not declined


def test_an_offer_can_be_answered_by_another_one(two: Table) -> None:
    """K-71"""
    two.say("offer 2 cogs ore salt")
    assert two.may("counter salt ore,ore", 1)
    assert not two.may("counter amber ore,ore", 1)
    assert not two.may("counter salt ore,ore", 2)
    two.say("counter salt ore,ore")
    assert two.state.asked() == (0,)
    two.say("accept")
    assert two.cargo(0) == "ore salt"


def test_a_declined_offer_is_not_repeated_that_turn(two: Table) -> None:
    """K-71"""
    two.say("offer 2 cogs ore salt", "decline")
    assert not two.may("offer 2 cogs ore salt", 0)
    assert two.may("offer 2 cogs ore,ore salt", 0)
    two.say("end")
    assert two.may("offer 2 cogs ore salt", 0)


def test_so_many_offers_may_be_declined(two: Table) -> None:
    """K-71: accepted ones do not count, and neither do those that were withdrawn or answered."""
    for _ in range(OFFERS):
        two.say("offer 2 cogs ore salt", "accept", "offer 2 cogs salt ore", "accept")
        two.say("offer 2 cogs ore salt")
        two.say("withdraw", seat=0)
        two.say("offer 2 cogs ore salt", "counter salt ore,ore", "accept")
        two.say("offer 2 cogs salt ore,ore", "accept")
    for terms in ("ore -", "ore,ore -", "ore salt", "ore furs", "5 salt", "5 furs"):
        two.say(f"offer 2 cogs {terms}", "decline")
    assert two.state.offers == [OFFERS, 0, 0, 0]
    assert not two.may("offer 2 cogs ore,5 salt", 0)
    assert two.may("offer 1 cogs salt ore", 1)
    two.say("end")
    assert two.may("offer 2 cogs ore salt", 0)


def test_every_counter_offer_that_is_declined_counts_for_who_made_it(two: Table) -> None:
    """K-71"""
    two.say("offer 2 cogs ore salt", "counter salt ore,ore", "decline")
    assert two.state.offers == [0, 1, 0, 0]


def test_some_sensible_offers_are_listed(two: Table) -> None:
    """K-70, K-71"""
    assert two.can("offer") == ["offer 2 cogs ore,ore furs"]


def test_others_learn_numbers_only(two: Table) -> None:
    """K-90"""
    told = two.say("offer 2 cogs ore,5 salt")
    assert told[0].seen_by(2) == encounter_events.OfferMade(0, 1, "cogs", ("", ""), ("",), False)
    s = two.state
    assert s.seen_by(2).stack[-1] != s.stack[-1]
    assert s.seen_by(1).stack[-1] == s.stack[-1]
    two.say("decline")
    assert two.state.seen_by(2).declined == ()
    assert two.state.seen_by(0).declined == two.state.declined != ()


@pytest.fixture
def shop(table: SetTable) -> Table:
    """The cog of seat 0 in Tönsberg, where seat 1 has two kontors; its cog is elsewhere."""
    t = table(stores="on").give(0, cargo="salt*2", hand="7").give(1, at="abo", hand="2 3")
    return t.found("tonsberg", 1, "ore").found("tonsberg", 1, "ore*2").acting()


def test_a_cog_trades_with_a_kontor(shop: Table) -> None:
    """K-B1: two kontors of one owner are one store; markers are its owner's."""
    assert shop.may("offer 2 theirs salt ore,ore,ore,3", 0)
    assert not shop.may("offer 2 theirs salt ore,ore,ore,ore", 0)
    assert not shop.may("offer 2 cogs salt -", 0)
    shop.say("offer 2 theirs salt ore,ore,ore,3", "accept")
    assert shop.cargo(0) == "ore ore ore salt"
    assert shop.hand(0) == "3 7"
    assert shop.hand(1) == "2"
    assert shop.conserved()


def test_what_the_owner_gets_is_put_into_the_kontor(shop: Table) -> None:
    """K-B2"""
    shop.say("offer 2 theirs salt,7 ore", "accept")
    assert sorted("".join(shop.stored("tonsberg")).replace(" ", "")) == sorted("saltoreore")
    assert shop.cargo(1) == ""
    assert shop.hand(1) == "2 3 7"


def test_the_owner_may_offer_from_its_kontor(shop: Table) -> None:
    """K-B1"""
    assert shop.may("offer 1 mine ore,ore salt", 1)
    shop.say("offer 1 mine ore,ore salt", seat=1)
    shop.say("accept")
    assert shop.cargo(0) == "ore ore salt"


def test_with_whom_one_can_trade(shop: Table, two: Table) -> None:
    """K-70, K-B1, K-71"""
    assert partners(two.state, 0) == [(1, "cogs")]
    assert partners(two.state, 2) == []
    assert partners(shop.state, 0) == [(1, "theirs")]
    assert partners(shop.state, 1) == [(0, "mine"), (2, "cogs")]
    two.state.offers[0] = OFFERS
    assert partners(two.state, 0) == []
    two.say("raid-cog 2")
    assert partners(two.state, 1) == []


def test_two_kontors_do_not_trade(shop: Table) -> None:
    """K-B3: one side is always a cog in the city."""
    shop.found("abo", 0, "furs").give(0, at="reval", cargo="salt").acting()
    assert not shop.may("offer 2 theirs salt ore", 0)
    assert not shop.may("offer 1 mine ore salt", 1)


def test_no_trade_with_kontors_without_the_variant(table: SetTable) -> None:
    """K-70, K-B1: goods in kontors cannot be traded."""
    t = table().give(0, cargo="salt").give(1, at="abo").found("tonsberg", 1, "ore").acting()
    assert not t.may("offer 2 theirs salt ore", 0)
    assert not t.may("offer 1 mine ore salt", 1)

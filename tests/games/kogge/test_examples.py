"""The examples of the rules (K-X1 to K-X8)."""

from __future__ import annotations

import pytest

from hansetable.games.kogge import encounter_events
from hansetable.games.kogge.multiset import strength
from tests.games.kogge.builder import SetTable, markers
from tests.games.kogge.test_conflict import fight


def test_four_bids(table: SetTable) -> None:
    """K-X1"""
    t = table().give(0, hand="7").give(1, hand="3 4").give(2, hand="4").give(3, hand="2*2")
    t.bidding()
    t.say("lay 7", "bid", "lay 3", "lay 4", "bid", "lay 4", "bid", "lay 2", "lay 2", "bid")
    assert t.state.order == [3, 0, 1, 2]
    assert t.on("lubeck") == "salt salt"
    assert t.on("riga") == "furs furs furs furs"
    assert t.on("reval") == "furs furs"
    assert t.on("abo") == "ore ore ore ore"


def test_supply_with_kontors(table: SetTable) -> None:
    """K-X2"""
    t = table(seats=2).give(0, hand="3*2 4").give(1, hand="4*2 6")
    t.found("reval", 0).found("stralsund", 0).found("stralsund", 1).bidding()
    t.say("lay 3", "lay 3", "lay 4", "bid", "lay 4", "lay 4", "lay 6", "bid")
    assert (t.on("stralsund"), t.stored("stralsund")) == ("", ["amber", "amber"])
    assert t.on("riga") == " ".join(["furs"] * 6)
    assert (t.on("reval"), t.stored("reval")) == ("furs furs furs", ["furs", ""])


@pytest.mark.parametrize(
    "said",
    [
        "give furs,take ore,take ore,give furs,take ore,take ore,give salt,take ore,take ore",
        "give furs,take ore,take ore,give furs,take ore,take ore",
        "give furs,take ore,take ore,give furs,take ore,take salt",
        "give amber,take ore,take salt",
        "give amber,take ore,take ore,give salt,take ore,take ore",
    ],
)
def test_legal_exchanges(table: SetTable, said: str) -> None:
    """K-X3"""
    t = table().give(0, at="reval", cargo="salt*4 furs*2 amber").lay(reval="ore*6 salt*2")
    t.acting(came_from="abo")
    t.say(*said.split(","), "settle")
    assert t.conserved()


def test_an_illegal_exchange_and_what_a_legal_one_leaves(table: SetTable) -> None:
    """K-X3"""
    t = table().give(0, at="reval", cargo="salt*4 furs*2 amber").lay(reval="ore*6 salt*2")
    t.acting(came_from="abo")
    t.say("give salt")
    assert t.can() == ["take ore"]
    t.say("take ore", "take ore", "give salt", "take ore", "take ore", "settle")
    assert t.cargo() == "ore ore ore ore furs furs amber salt salt"
    assert t.on("reval") == "ore ore salt salt salt salt"


def test_founding_in_danzig(table: SetTable) -> None:
    """K-X4"""
    t = table().give(0, at="danzig", cargo="ore furs salt", hand="5").acting()
    t.say("found")
    assert (t.cargo(), t.hand()) == ("", "")
    t.give(1, at="danzig", cargo="ore furs salt", hand="5").acting(leg=1)
    assert t.can("found") == []
    t.give(1, cargo="ore furs salt", hand="5*2")
    t.say("found")
    assert (t.cargo(1), t.hand(1)) == ("", "")


def test_a_journey(table: SetTable) -> None:
    """K-X5"""
    t = table().give(0, at="stralsund", hand="1").found("reval", 0, "furs*2").raided("riga", 0)
    t.routes(stralsund="3 7", reval="4 6?").moving()
    t.say("sail stralsund:1", "load furs", "load furs")
    assert t.can("sail") == ["sail reval:2"]
    t.say("sail reval:2", "pay furs")
    assert t.at() == "stralsund"
    t.say("sail stralsund:2", "pay 1")
    assert t.at() == "lubeck"
    assert t.cargo() == "furs"


def test_a_conflict(table: SetTable) -> None:
    """K-X6"""
    t = table(conflicts="on").give(0, at="stralsund", cargo="amber*3 ore", hand="8 4")
    t.give(1, at="stralsund", cargo="ore*4", hand="5*2").acting()
    told = fight(t, "8 4", "5 5")
    assert encounter_events.StakesExchanged(0, 1, (4, 8), (5, 5), 1) in told
    t.say("wish amber", "wish amber", "wish furs")
    assert (t.cargo(0), t.cargo(1)) == ("ore amber", "ore ore ore ore amber amber")


def test_bids_compared_and_allowed(table: SetTable) -> None:
    """K-X7"""
    assert strength(markers("0*2")) > strength(markers("8"))
    assert strength(markers("0*2")) > strength(markers("7 5"))
    assert strength(markers("3*2")) > strength(markers("2*2"))
    t = table(seats=2).give(0, hand="5").give(1, hand="5 2 3").bidding()
    t.say("lay 5", "bid", "lay 5")
    assert "bid" not in t.can()
    t.say("lay 2")
    assert "bid" in t.can()
    other = table(seats=2).give(0, hand="5").give(1, hand="5 2 3").bidding()
    other.say("lay 5", "bid", "lay 2", "lay 3", "bid")
    assert other.state.order == [0, 1]


def test_a_route_is_changed(table: SetTable) -> None:
    """K-X8"""
    t = table().give(0, at="reval", hand="5").routes(reval="7 4").acting()
    t.say("change reval:1 5")
    assert t.hand() == "7"
    assert t.state.squares[6:8] == [5, 4]
    assert t.state.seen_by(1).squares[6:8] == [-1, 4]

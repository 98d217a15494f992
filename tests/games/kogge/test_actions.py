"""The actions of a turn (K-60 to K-66)."""

from __future__ import annotations

import pytest

from hansetable.games.kogge import events
from hansetable.games.kogge.cards import CITY
from hansetable.games.kogge.multiset import size
from tests.games.kogge.builder import SetTable


def test_founding_costs_what_the_city_does_not_make_and_a_marker(table: SetTable) -> None:
    """K-60"""
    t = table().give(0, at="riga", cargo="ore amber salt*2", hand="4 4 1").acting()
    told = t.say("found")
    assert told == [events.Founded(0, "riga", 1)]
    assert (t.cargo(), t.hand()) == ("salt", "1 4")
    assert t.state.sites[2 * CITY["riga"]] == 0
    assert t.conserved()


@pytest.mark.parametrize("cargo", ["ore amber furs", "ore furs salt", "amber salt", "ore*3"])
def test_founding_needs_all_three(table: SetTable, cargo: str) -> None:
    """K-60"""
    assert table().give(0, at="riga", cargo=cargo, hand="4").acting().can("found") == []


def test_beside_a_kontor_founding_costs_two_markers(table: SetTable) -> None:
    """K-60: whoever owns it; both may be the same player's."""
    t = table().found("riga", 0).give(0, at="riga", cargo="ore amber salt", hand="4").acting()
    assert t.can("found") == []
    t.give(0, cargo="ore amber salt", hand="4*2")
    t.say("found")
    assert t.state.sites[8:10] == [0, 0]
    assert t.hand() == ""


def test_no_third_kontor(table: SetTable) -> None:
    """K-60"""
    t = table().found("riga", 0).found("riga", 1)
    t.give(0, at="riga", cargo="ore amber salt", hand="4*3").acting()
    assert t.can("found") == []


def test_deals_are_made_with_the_guild_master_only(table: SetTable) -> None:
    """K-61"""
    t = table().give(0, at="kopenhagen", cargo="furs", hand="8*3 3").acting()
    here = t.can("buy-raid") + t.can("take-")
    t.state.guild = 5
    assert here
    assert t.can("buy-raid") + t.can("take-") == []


def test_three_equal_markers_buy_the_second_raid_marker_once(table: SetTable) -> None:
    """K-61, K-5"""
    t = table().give(0, at="kopenhagen", hand="2*3 5*3").acting()
    assert t.can("buy-raid") == ["buy-raid 2", "buy-raid 5"]
    t.say("buy-raid 2")
    assert t.state.raids[0] == 2
    assert t.hand() == "5 5 5"
    t.acting()
    assert t.can("buy-raid") == []


def test_six_equal_goods_buy_a_bonus_chip(table: SetTable) -> None:
    """K-61, K-6"""
    t = table().give(0, at="kopenhagen", cargo="ore*7").acting()
    t.give(1, chips="path path")
    assert t.can("buy-chip") == [f"buy-chip {chip} ore" for chip in ("trade", "marker", "fields")]
    told = t.say("buy-chip fields ore")
    assert told == [events.ChipBought(0, "fields", "ore", 1)]
    assert t.cargo() == "ore"
    assert t.state.left(2) == 1


def test_both_chips_of_a_kind_can_be_owned(table: SetTable) -> None:
    """K-61"""
    t = table().give(0, at="kopenhagen", cargo="ore*6", chips="path").acting()
    t.say("buy-chip path ore")
    assert t.state.has(0, 3) == 2
    assert t.state.points(0) == 2


def test_a_good_for_a_marker_of_its_colour(table: SetTable) -> None:
    """K-61"""
    t = table().give(0, at="kopenhagen", cargo="furs").acting()
    assert t.can("take-marker") == ["take-marker 3", "take-marker 4"]
    t.say("take-marker 4")
    assert (t.cargo(), t.hand()) == ("", "4")
    t.state.hand[1] += t.state.pool
    t.state.pool = 0
    t.give(0, cargo="furs").acting()
    t.state.hand[1] += t.state.pool
    t.state.pool = 0
    assert t.can("take-marker") == []


def test_a_marker_for_a_good_of_its_colour(table: SetTable) -> None:
    """K-61"""
    t = table().give(0, at="kopenhagen", hand="7 1").give(1, cargo="ore*25").acting()
    assert t.can("take-good") == ["take-good 7"]
    t.say("take-good 7")
    assert (t.cargo(), t.hand()) == ("salt", "1")


def test_one_deal_a_turn(table: SetTable) -> None:
    """K-61"""
    t = table().give(0, at="kopenhagen", cargo="furs*7", hand="3*3").acting()
    t.say("take-good 3")
    assert t.can("take-") + t.can("buy-chip") + t.can("buy-raid") == []


def test_a_pair_costs_one_good_of_any_kind(table: SetTable) -> None:
    """K-62"""
    t = table().give(0, cargo="ore salt").pairs("1 2", "3*2").acting()
    assert len(t.can("buy-pair")) == 4
    t.say("buy-pair 2 salt")
    assert (t.cargo(), t.hand()) == ("ore", "3 3")
    assert t.can("buy-pair") == []
    t.say("end", "anchor")
    t.give(1, cargo="furs")
    assert t.can("buy-pair") == ["buy-pair 1 furs"]  # not refilled
    assert t.conserved()


def test_exchange_needs_a_cog_that_has_moved(table: SetTable) -> None:
    """K-65"""
    t = table().give(0, cargo="furs").lay(tonsberg="ore*2").acting()
    assert t.can("give") == []
    t.acting(came_from="abo")
    assert t.can("give") == ["give furs"]


def test_exchange_is_one_bill_once_a_turn(table: SetTable) -> None:
    """K-65"""
    t = table().give(0, cargo="furs*2 salt").lay(tonsberg="ore*5").acting(came_from="abo")
    t.say("give furs")
    assert t.can() == ["take ore"]
    t.say("take ore")
    assert set(t.can()) == {"take ore", "give furs", "give salt", "settle"}
    t.say("take ore", "give salt", "take ore")
    told = t.say("settle")
    assert told == [events.Exchanged(0, "tonsberg", ("furs", "salt"), ("ore", "ore", "ore"))]
    assert t.cargo() == "ore ore ore furs"
    assert t.on("tonsberg") == "ore ore furs salt"
    assert t.can("give") == []
    assert t.conserved()


def test_nothing_of_the_same_kind_and_nothing_given_is_taken_back(table: SetTable) -> None:
    """K-65"""
    t = table().give(0, cargo="salt*2 furs").lay(tonsberg="ore salt").acting(came_from="abo")
    t.say("give salt")
    assert t.can("take") == ["take ore"]
    t.say("take ore", "give furs")
    assert t.can() == ["take salt"]  # the one that lay there; not the one just given
    t.say("take salt")
    assert t.can() == ["settle"]


def test_the_chip_brings_three_for_one(table: SetTable) -> None:
    """K-65, K-6"""
    t = table().give(0, cargo="furs", chips="trade").lay(tonsberg="ore*9").acting(came_from="abo")
    t.say("give furs", "take ore", "take ore", "take ore", "settle")
    assert t.cargo() == "ore ore ore"


def test_goods_in_kontors_are_not_exchanged(table: SetTable) -> None:
    """K-65"""
    t = table().give(0, cargo="furs").found("tonsberg", 1, "ore*3").acting(came_from="abo")
    assert t.can("give") == []


def test_a_route_is_changed_face_down(table: SetTable) -> None:
    """K-66"""
    t = table().give(0, at="reval", hand="5 3").routes(reval="7 4?").acting()
    assert t.can("change") == ["change reval:1 5"]  # not the face-down one, not the city's number
    told = t.say("change reval:1 5")
    assert t.hand() == "3 7"
    assert told[0].seen_by(1) == events.RouteChanged(0, "reval:1", -1, 7, False)
    assert t.state.seen_by(0).squares[6] == 5
    assert t.state.seen_by(1).squares[6] == -1
    assert t.can("change") == []
    assert t.conserved()


def test_both_routes_may_lead_to_one_city(table: SetTable) -> None:
    """K-66"""
    t = table().give(0, at="reval", hand="4").routes(reval="7 4").acting()
    assert t.can("change") == ["change reval:1 4", "change reval:2 4"]


def test_buying_and_founding_and_the_rest_in_any_order_each_once(table: SetTable) -> None:
    """K-40, K-60: actions in any order."""
    t = table().give(0, cargo="furs*3 amber salt", hand="0 5").pairs("1 1").lay(tonsberg="ore*4")
    t.acting(came_from="abo")
    t.say("change tonsberg:1 5", "give furs", "take ore", "take ore", "settle", "found")
    t.say("buy-pair 1 ore")
    assert size(t.state.hand[0]) == 3
    assert set(t.can()) == {"raid-city", "end"}


def test_who_takes_the_last_marker_of_a_number_has_learned_something(table: SetTable) -> None:
    """K-61: so it cannot be taken back; one of several can be."""
    for held, seen in (("", [0] * 4), ("7*4", [1] * 4)):
        t = table().give(0, at="kopenhagen", cargo="salt").give(1, hand=held).acting()
        t.state.seen = [0] * 4
        left = t.state.pool >> 7 * 7 & 127
        t.say("take-marker 7")
        assert (left == 1) == bool(held), left
        assert t.state.seen == seen

"""Phase 2: storing, income and the end of the phase (N-63 to N-66, N-78)."""

from __future__ import annotations

import pytest

from hansetable.games.novgorod import events as e
from hansetable.games.novgorod.cards import CARDS, CITY
from tests.games.novgorod.builder import SetTable


def test_an_unused_office_of_the_route_can_be_stored(table: SetTable) -> None:
    """N-63"""
    t = table(offices="riga danzig").sail("riga danzig luebeck")
    assert t.can("store") == ["store riga", "store danzig"]
    assert t.say("store danzig") == [e.Stored(0, "danzig", "")]


@pytest.mark.parametrize("city", ["london", "antwerpen"])
def test_every_city_can_be_in_the_hold(table: SetTable, city: str) -> None:
    """N-45, N-63: the first city as well as the last."""
    t = table(offices=f"{city} riga", hold=city, hand="m12").sail("riga")
    assert t.say("store riga") == [e.Stored(0, "riga", city)]
    other = "antwerpen" if city == "london" else "london"
    t = table(offices=city, hold=city, hand="m12").sail(other)
    t.say("fulfil m12 upper")
    t = table(offices=city, hold=city).sail(city)
    t.say("done")
    assert t.state.hold[0] == -1


def test_only_one_commodity_can_be_stored(table: SetTable) -> None:
    """N-63"""
    t = table(offices="riga danzig").sail("riga danzig")
    t.say("store danzig")
    assert t.can("store") == []


def test_the_commodity_stored_before_is_given_up(table: SetTable) -> None:
    """N-63"""
    t = table(offices="riga danzig", hold="riga", hand="m03").sail("danzig")
    assert "fulfil m03 lower" in t.can()
    assert t.say("store danzig") == [e.Stored(0, "danzig", "riga")]
    assert t.can("fulfil") == []
    t.say("done")
    assert t.money == 20


def test_the_office_given_up_is_in_hand_again(table: SetTable) -> None:
    """N-63"""
    t = table(offices="riga danzig", hold="riga").sail("danzig")
    t.say("store danzig", "done", "pass")
    for _ in range(3):
        t.end_turn()
    t.say("lay luebeck")
    assert t.can("mark") == ["mark luebeck riga"]


def test_income_is_printed_on_the_office(table: SetTable) -> None:
    """N-64"""
    t = table(offices="danzig").sail("danzig")
    assert t.say("collect danzig") == [e.Collected(0, ("danzig",), 2)]
    assert t.money == 22


def test_base_offices_have_no_income(table: SetTable) -> None:
    """N-64"""
    t = table().sail("danzig")
    assert t.can("collect") == []


def test_income_comes_by_itself_at_the_end(table: SetTable) -> None:
    """N-64"""
    t = table(offices="riga danzig").sail("riga danzig")
    assert e.Collected(0, ("riga", "danzig"), 4) in t.say("done")
    assert t.money == 24


def test_additional_income_is_two_ducats_even_without_income(table: SetTable) -> None:
    """N-65"""
    t = table(used=False, career="2 front").sail("")
    t.say("privilege income")
    assert t.money == 22
    assert t.can("privilege") == []


def test_a_stored_commodity_serves_from_the_next_turn(table: SetTable) -> None:
    """N-66"""
    t = table(offices="danzig luebeck", hand="m06").sail("danzig")
    t.say("store danzig")
    assert t.can("fulfil") == []
    t.end_round()
    t.sail("luebeck")
    t.say("fulfil m06 lower")
    assert t.seals == CARDS.line_seals


def test_a_stored_commodity_serves_a_career_step(table: SetTable) -> None:
    """N-66"""
    t = table(offices="danzig", hold="danzig", career="1 front").sail("visby luebeck")
    t.say("advance")
    assert t.state.hold[0] == -1


def test_the_hold_has_no_income(table: SetTable) -> None:
    """N-66"""
    t = table(offices="danzig", hold="danzig").sail("luebeck")
    assert t.can("collect") == []


def test_the_hold_is_kept_until_it_is_used(table: SetTable) -> None:
    """N-66"""
    t = table(offices="danzig", hold="danzig")
    for _ in range(3):
        t.end_round()
    assert t.state.hold[0] == CITY["danzig"]


def test_the_hold_is_free_from_the_moment_its_commodity_is_used(table: SetTable) -> None:
    """N-78"""
    t = table(offices="danzig visby", hold="danzig").artisans(visby="jewelry1").sail("visby")
    t.say("produce jewelry1 hold:amber")
    assert t.state.hold[0] == -1


def test_the_used_office_of_the_hold_is_in_hand_next_turn(table: SetTable) -> None:
    """N-78"""
    t = table(offices="danzig visby", hold="danzig").artisans(visby="jewelry1").sail("visby")
    t.say("produce jewelry1 hold:amber")
    t.end_round()
    t.say("lay luebeck")
    assert t.can("mark") == ["mark luebeck visby", "mark luebeck danzig"]


def test_the_end_of_the_phase_comes_in_order(table: SetTable) -> None:
    """N-78: the question of N-67, the income, the fees."""
    t = table(offices="danzig luebeck", hand="m13").artisans(riga="jewelry1")
    t.sail("luebeck danzig riga")
    t.say("fulfil m13 upper", "done")
    assert t.can() == ["keep m13", "finish m13"]
    assert t.say("keep m13") == [
        e.Kept(0, "m13"),
        e.Collected(0, ("luebeck",), 2),
        e.FeesPaid(0, ("riga",), 2),
    ]


def test_every_base_office_in_the_route_costs_its_fee(table: SetTable) -> None:
    """N-78: whether it was used or not."""
    t = table(offices="danzig").artisans(riga="jewelry1").sail("danzig riga")
    t.say("produce jewelry1 amber")
    assert e.FeesPaid(0, ("riga",), 2) in t.say("done")
    assert t.money == 20 + 1 - 2


def test_own_offices_return_to_the_hand(table: SetTable) -> None:
    """N-78"""
    t = table(offices="danzig riga", speed=2).sail("danzig danzig+riga")
    t.end_round()
    assert {"lay danzig", "lay riga"} <= set(t.can())
    t.say("lay riga")
    assert t.can("mark") == ["mark riga danzig"]

"""Missions in phase 2 (N-56 to N-59, N-67)."""

from __future__ import annotations

import pytest

from hansetable.games.novgorod import events as e
from hansetable.games.novgorod.cards import CARDS, MISSION
from tests.games.novgorod.builder import SetTable, missions


@pytest.mark.parametrize(
    ("route", "lines"),
    [
        ("riga", []),
        ("luebeck antwerpen", []),
        ("danzig luebeck", ["lower"]),
        ("riga danzig luebeck antwerpen", ["upper", "lower"]),
    ],
)
def test_a_line_of_commodities_needs_both(table: SetTable, route: str, lines: list[str]) -> None:
    """N-56: m06 asks for grain and cloth, and for amber and salt."""
    t = table(hand="m06").sail(route)
    assert t.can("fulfil") == [f"fulfil m06 {line}" for line in lines]


def test_the_order_of_the_commodities_on_the_route_does_not_matter(table: SetTable) -> None:
    """N-56"""
    for route in ("danzig luebeck", "luebeck danzig"):
        t = table(hand="m06").sail(route)
        t.say("fulfil m06 lower")
        assert t.seals == CARDS.line_seals


def test_upper_before_lower(table: SetTable) -> None:
    """N-56"""
    t = table(hand="m06").sail("riga danzig luebeck antwerpen")
    t.say("fulfil m06 lower")
    assert t.can("fulfil") == []


def test_left_of_the_ship_only_the_lower_line(table: SetTable) -> None:
    """N-56"""
    t = table(left="m06").sail("riga danzig luebeck antwerpen")
    assert t.can("fulfil") == ["fulfil m06 lower"]


def test_any_number_of_missions_in_a_turn(table: SetTable) -> None:
    """N-56"""
    t = table(bonus="career luxury", hand="m06 m12", speed=5).sail(
        "riga danzig luebeck antwerpen london"
    )
    t.say("fulfil m06 lower", "fulfil m12 upper")
    assert t.seals == 2 * CARDS.line_seals


def test_a_commodity_serves_one_mission_only(table: SetTable) -> None:
    """N-56"""
    t = table(hand="m06 m03").sail("riga danzig luebeck")
    t.say("fulfil m06 lower")
    assert t.can("fulfil") == []


def test_a_luxury_line_needs_the_luxury_made_this_turn(table: SetTable) -> None:
    """N-56"""
    t = table(hand="m13").artisans(danzig="jewelry1").sail("danzig")
    t.say("produce jewelry1 amber")
    assert t.can("fulfil") == []


def test_a_luxury_line_asks_which_artisan_and_combination(table: SetTable) -> None:
    """N-56"""
    t = table(hand="m13").artisans(danzig="jewelry1").sail("visby luebeck danzig")
    t.say("fulfil m13 upper")
    assert t.can() == ["craft jewelry1 amber", "craft jewelry1 glass,amber"]


def test_only_what_leaves_a_choice_is_asked(table: SetTable) -> None:
    """N-56: salt must be used anyway, amber is there twice."""
    t = table(hand="m06", offices="danzig", hold="danzig").sail("danzig luebeck")
    t.say("fulfil m06 lower")
    assert t.can() == ["use amber", "use hold:amber"]
    events = t.say("use hold:amber")
    assert events[:2] == [e.Used(0, "amber", True), e.Used(0, "salt", False)]


def test_both_lines_in_one_turn_bring_five_seals(table: SetTable) -> None:
    """N-57"""
    t = table(hand="m06").sail("riga danzig luebeck antwerpen")
    t.say("fulfil m06 upper")
    assert t.seals == 2
    assert t.say("fulfil m06 lower")[-1] == e.Fulfilled(0, "m06", "lower", 3)
    assert t.seals == 5
    assert (t.state.under[0], t.state.hand[0]) == (missions("m06"), 0)


def test_only_the_upper_line_brings_two_seals(table: SetTable) -> None:
    """N-57"""
    t = table(hand="m06").sail("riga danzig luebeck antwerpen")
    assert t.say("fulfil m06 upper")[-1] == e.Fulfilled(0, "m06", "upper", 2)


def test_only_the_lower_line_brings_two_seals_and_ends_the_mission(table: SetTable) -> None:
    """N-57"""
    t = table(hand="m06").sail("riga danzig luebeck antwerpen")
    t.say("fulfil m06 lower")
    assert (t.seals, t.state.under[0]) == (2, missions("m06"))


def test_the_lower_line_of_a_mission_left_of_the_ship_brings_two_more(table: SetTable) -> None:
    """N-57"""
    t = table(left="m06", seals=2).sail("danzig luebeck")
    t.say("fulfil m06 lower")
    assert (t.seals, t.state.left[0], t.state.under[0]) == (4, 0, missions("m06"))


def test_missions_under_the_ship_are_completed(table: SetTable) -> None:
    """N-58"""
    t = table(under="m06").sail("riga danzig luebeck antwerpen")
    assert t.can("fulfil") == []
    assert t.state.in_progress(0) == 0


def test_missions_left_of_the_ship_are_in_progress(table: SetTable) -> None:
    """N-58"""
    t = table(left="m06 m07", hand="m08")
    assert t.state.in_progress(0) == 3


def test_missions_left_of_the_ship_are_public(table: SetTable) -> None:
    """N-58"""
    t = table(hand="m06").sail("riga danzig luebeck antwerpen")
    t.say("fulfil m06 upper", "done", "keep m06")
    assert t.state.seen_by(2).left[0] == missions("m06")
    assert t.state.seen[2] >> MISSION["m06"] & 1


def test_three_missions_under_the_ship_bring_the_bonus(table: SetTable) -> None:
    """N-59"""
    t = table(bonus="missions route", under="m01 m02", hand="m06").sail("danzig luebeck")
    events = t.say("fulfil m06 lower")
    assert events[-1] == e.BonusGained(0, "missions", CARDS.bonus[3][0])


def test_missions_left_of_the_ship_do_not_count_for_the_bonus(table: SetTable) -> None:
    """N-59"""
    t = table(bonus="missions route", under="m01", left="m02", hand="m06").sail("danzig luebeck")
    t.say("fulfil m06 lower")
    assert t.seals == CARDS.line_seals


def test_a_half_done_mission_put_under_the_ship_counts_for_the_bonus(table: SetTable) -> None:
    """N-59, N-67"""
    t = table(bonus="missions route", under="m01 m02", hand="m06")
    t.sail("riga danzig luebeck antwerpen")
    t.say("fulfil m06 upper", "done", "finish m06")
    assert t.seals == CARDS.line_seals + CARDS.bonus[3][0]


@pytest.mark.parametrize(("answer", "place"), [("keep", "left"), ("finish", "under")])
def test_at_the_end_of_the_phase_it_is_asked_where_a_half_done_mission_goes(
    table: SetTable, answer: str, place: str
) -> None:
    """N-67"""
    t = table(hand="m06").sail("riga danzig luebeck antwerpen")
    t.say("fulfil m06 upper", "done")
    assert t.can() == ["keep m06", "finish m06"]
    t.say(f"{answer} m06")
    assert getattr(t.state, place)[0] == missions("m06")


def test_every_half_done_mission_is_asked_about(table: SetTable) -> None:
    """N-67"""
    t = table(hand="m06 m07", speed=5).sail("riga danzig luebeck antwerpen london")
    t.say("fulfil m06 upper", "fulfil m07 upper", "done", "keep m06")
    assert t.can() == ["keep m07", "finish m07"]
    t.say("keep m07")
    assert t.state.left[0] == missions("m06 m07")


def test_a_mission_done_in_both_lines_is_not_asked_about(table: SetTable) -> None:
    """N-67"""
    t = table(hand="m06").sail("riga danzig luebeck antwerpen")
    t.say("fulfil m06 upper", "fulfil m06 lower", "done")
    assert "pass" in t.can()


def test_the_lower_line_stays_open_this_turn(table: SetTable) -> None:
    """N-67"""
    t = table(hand="m06").sail("riga danzig luebeck antwerpen")
    t.say("fulfil m06 upper")
    assert t.can("fulfil") == ["fulfil m06 lower"]

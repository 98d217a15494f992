"""Phase 3 and phase 4 (N-80 to N-91)."""

from __future__ import annotations

import pytest

from hansetable.games.novgorod import events as e
from hansetable.games.novgorod.cards import CARDS, CITY
from tests.games.novgorod.builder import SetTable, Table, missions


def shop(t: Table) -> Table:
    t.say("sail", "done")
    return t


def test_one_thing_can_be_bought(table: SetTable) -> None:
    """N-80"""
    t = shop(table(money=50, speed=2).open("m01 m02 m03 m04"))
    t.say("upgrade")
    assert t.can() == ["pass"]


def test_nothing_need_be_bought(table: SetTable) -> None:
    """N-80"""
    t = shop(table(money=50))
    t.say("pass")
    assert t.me == 1


def test_the_top_office_is_bought_for_its_price(table: SetTable) -> None:
    """N-80"""
    t = shop(table(money=9))
    assert t.say("buy-office visby") == [e.OfficeBought(0, "visby", 6)]
    assert t.money == 3
    assert t.state.price(CITY["visby"]) == 7


def test_no_office_is_bought_where_one_is_owned(table: SetTable) -> None:
    """N-80"""
    t = shop(table(money=50, offices="visby danzig"))
    assert not {"buy-office visby", "buy-office danzig"} & set(t.can())


def test_no_office_is_bought_where_none_is_left(table: SetTable) -> None:
    """N-80"""
    t = table(seats=2, money=50)
    t.state.supply[CITY["visby"]] = 0
    assert "buy-office visby" not in shop(t).can()


@pytest.mark.parametrize(("speed", "price"), [(2, 5), (3, 10), (4, 15)])
def test_the_next_speed_has_its_price(table: SetTable, speed: int, price: int) -> None:
    """N-80"""
    t = shop(table(money=price, speed=speed))
    assert t.say("upgrade") == [e.Upgraded(0, speed + 1, price)]
    assert t.money == 0


def test_five_is_the_fastest(table: SetTable) -> None:
    """N-80"""
    assert "upgrade" not in shop(table(money=50, speed=5)).can()


@pytest.mark.parametrize("text", ["buy-mission m03", "draw-mission"])
def test_a_mission_costs_six(table: SetTable, text: str) -> None:
    """N-80"""
    t = shop(table(money=6).open("m01 m02 m03 m04"))
    t.say(text)
    assert (t.money, t.state.hand[0].bit_count()) == (0, 1)


@pytest.mark.parametrize(
    ("money", "text"),
    [(3, "buy-office london"), (5, "buy-office visby"), (4, "upgrade"), (5, "buy-mission m01"),
     (5, "draw-mission")],
)  # fmt: skip
def test_there_is_no_credit(table: SetTable, money: int, text: str) -> None:
    """N-80"""
    assert text not in shop(table(money=money, speed=2).open("m01 m02 m03 m04")).can()
    assert text in shop(table(money=money + 1, speed=2).open("m01 m02 m03 m04")).can()


@pytest.mark.parametrize(
    ("hand", "left", "offered"), [("m01 m02", "", True), ("m01", "m02 m03", False),
                                  ("m01 m02 m03", "", False)]
)  # fmt: skip
def test_at_most_three_missions_in_progress(
    table: SetTable, hand: str, left: str, offered: bool
) -> None:
    """N-81"""
    t = shop(table(money=50, hand=hand, left=left).open("m05 m06 m07 m08"))
    assert ("draw-mission" in t.can()) is offered
    assert bool(t.can("buy-mission")) is offered


def test_with_three_in_progress_the_privilege_buys_none_either(table: SetTable) -> None:
    """N-81, N-83"""
    t = shop(table(used=False, career="1 front", money=50, hand="m01 m02 m03"))
    assert t.can("privilege") == []


def test_a_third_mission_closes_the_privilege(table: SetTable) -> None:
    """N-81, N-83"""
    t = shop(table(used=False, career="1 front", money=50, hand="m01 m02"))
    t.say("draw-mission")
    assert t.can() == ["pass"]


def test_the_open_missions_are_filled_up_to_four(table: SetTable) -> None:
    """N-82"""
    t = shop(table().open("m01 m02 m03 m04"))
    events = t.say("buy-mission m02")
    assert len(t.state.display) == 4
    assert isinstance(events[-1], e.MissionsTurnedUp)


def test_more_than_four_open_missions_are_not_filled_up(table: SetTable) -> None:
    """N-82"""
    t = shop(table().open("m01 m02 m03 m04 m05"))
    t.say("buy-mission m02")
    assert len(t.state.display) == 4


@pytest.mark.parametrize("text", ["buy-mission m03", "draw-mission"])
def test_the_privilege_makes_a_mission_three_cheaper(table: SetTable, text: str) -> None:
    """N-83"""
    t = shop(table(used=False, career="1 front", money=3).open("m01 m02 m03 m04"))
    t.say("privilege mission", text)
    assert t.money == 0


@pytest.mark.parametrize("first", ["upgrade", "buy-office riga", "draw-mission"])
def test_the_cheap_mission_comes_besides_the_regular_purchase(table: SetTable, first: str) -> None:
    """N-83"""
    t = shop(table(used=False, career="1 front", money=50, speed=2))
    t.say(first, "privilege mission", "draw-mission")
    assert t.can() == ["pass"]


def test_the_regular_purchase_may_come_after_the_cheap_mission(table: SetTable) -> None:
    """N-83"""
    t = shop(table(used=False, career="1 front", money=50, speed=2))
    t.say("privilege mission", "draw-mission")
    assert "upgrade" in t.can()
    assert t.can("privilege") == []


def test_only_one_cheap_mission_a_turn(table: SetTable) -> None:
    """N-31, N-83"""
    t = shop(table(used=True, career="1 front", money=50))
    assert t.can("privilege") == []


def test_an_office_in_every_city_brings_the_bonus(table: SetTable) -> None:
    """N-84"""
    t = shop(table(offices="london bergen visby novgorod riga danzig luebeck"))
    t.say("buy-office antwerpen")
    assert t.seals == CARDS.bonus[0][0]


def test_the_office_in_the_hold_is_owned(table: SetTable) -> None:
    """N-84"""
    t = shop(table(offices="london bergen visby novgorod riga danzig luebeck", hold="riga"))
    assert "buy-office riga" not in t.can()
    t.say("buy-office antwerpen")
    assert t.seals == CARDS.bonus[0][0]


def test_the_office_in_the_hold_is_not_in_hand(table: SetTable) -> None:
    """N-84"""
    t = table(offices="riga", hold="riga")
    t.say("lay danzig")
    assert t.can("mark") == []


def test_an_empty_pile_gives_nothing(table: SetTable) -> None:
    """N-85"""
    t = table(money=50).open("m01 m02 m03 m04")
    t.state.pile = []
    shop(t)
    assert "draw-mission" not in t.can()
    t.say("buy-mission m02")
    assert len(t.state.display) == 3
    assert t.state.hand[0] == missions("m02")


def test_without_any_mission_the_privilege_is_not_offered(table: SetTable) -> None:
    """N-83, N-85"""
    t = table(used=False, career="1 front", money=50)
    t.state.pile = []
    assert shop(t).can("privilege") == []


@pytest.mark.parametrize(
    ("career", "seals"), [("1 front", [0, 1, 2, 3, 4]), ("1 back", [0, 0, 2, 3, 5])]
)
def test_seals_by_the_career_step_reached(table: SetTable, career: str, seals: list[int]) -> None:
    """N-90"""
    found = []
    for level in range(5):
        t = table(level=level, career=career)
        t.end_turn()
        found.append(t.state.seals[0])
    assert found == seals


def test_a_step_with_two_seals_brings_two(table: SetTable) -> None:
    """N-90, N-X10"""
    t = shop(table(level=2))
    events = t.say("pass")
    assert e.SealsGained(0, 2, False) in events
    assert t.state.seals[0] == 2


@pytest.mark.parametrize(("used", "level", "seals"), [(False, 0, 1), (True, 0, 0), (False, 1, 1)])
def test_one_seal_more_if_no_privilege_was_used(
    table: SetTable, used: bool, level: int, seals: int
) -> None:
    """N-91: card 3 has the privilege on its first step; a covered one brings nothing."""
    t = table(used=used, level=level, career="3 front")
    t.end_turn()
    assert t.state.seals[0] == seals


def test_the_seal_is_told_apart_from_those_of_the_step(table: SetTable) -> None:
    """N-91"""
    t = shop(table(used=False, level=3, career="2 front"))
    events = t.say("pass")
    assert e.SealsGained(0, 3, False) in events
    assert e.SealsGained(0, 1, True) in events

"""Phase 2: the cards of the route (N-50 to N-55, N-60 to N-62)."""

from __future__ import annotations

from itertools import permutations

import pytest

from hansetable.games.novgorod import events as e
from hansetable.games.novgorod.cards import CARDS, CITY
from tests.games.novgorod.builder import SetTable


def test_a_used_card_gives_nothing_more(table: SetTable) -> None:
    """N-50"""
    t = table(offices="riga danzig luebeck", hand="m06").sail("riga danzig luebeck")
    t.say("fulfil m06 lower")
    assert t.can("collect") == ["collect riga"]
    assert t.can("store") == ["store riga"]


def test_actions_come_in_any_order(table: SetTable) -> None:
    """N-50"""
    said = ["collect riga", "produce jewelry1 amber", "store visby"]
    for order in permutations(said):
        t = table(offices="riga danzig visby").artisans(luebeck="jewelry1")
        t.sail("riga danzig luebeck visby")
        t.say(*order, "done")
        assert (t.money, t.seals) == (20 + 2 + 1 - 3, 1)


@pytest.mark.parametrize("turned", ["collect danzig", "store danzig"])
def test_a_turned_or_stored_card_takes_no_artisan(table: SetTable, turned: str) -> None:
    """N-50"""
    t = table(offices="danzig").artisans(danzig="jewelry1").sail("danzig")
    t.say(turned)
    assert t.can("produce") == []


def test_a_placeholder_gives_neither_commodity_nor_income_nor_is_stored(table: SetTable) -> None:
    """N-50"""
    t = table(offices="danzig riga", hand="m03").sail("danzig danzig+riga")
    assert t.can("fulfil") == []
    assert t.can("collect") == ["collect danzig"]
    assert t.can("store") == ["store danzig"]


def test_an_artisan_uses_commodities_to_its_left(table: SetTable) -> None:
    """N-51"""
    t = table().artisans(luebeck="provisions2").sail("bergen visby luebeck")
    assert t.can("produce provisions2") == ["produce provisions2 fish"]


def test_an_artisan_does_not_use_commodities_to_its_right(table: SetTable) -> None:
    """N-51"""
    t = table().artisans(luebeck="provisions2").sail("luebeck visby bergen")
    assert t.can("produce provisions2") == []


def test_an_artisan_uses_the_commodity_of_its_own_card(table: SetTable) -> None:
    """N-51"""
    t = table().artisans(danzig="jewelry1").sail("danzig")
    t.say("produce jewelry1 amber")
    assert t.seals == 1


def test_an_artisan_uses_the_stored_commodity(table: SetTable) -> None:
    """N-51"""
    t = table(offices="visby", hold="visby").artisans(danzig="jewelry1").sail("danzig")
    assert t.can("produce") == ["produce jewelry1 amber", "produce jewelry1 hold:glass,amber"]


def test_used_cards_are_turned_over(table: SetTable) -> None:
    """N-51"""
    t = table(offices="visby luebeck danzig").artisans(danzig="jewelry1")
    t.sail("visby luebeck danzig")
    t.say("produce jewelry1 glass,amber")
    assert t.can("collect") == ["collect luebeck"]


def test_with_a_placeholder_both_commodity_and_artisan_can_be_used(table: SetTable) -> None:
    """N-43, N-51"""
    t = table(offices="danzig riga visby", hold="visby").artisans(danzig="jewelry2")
    t.sail("danzig danzig+riga")
    t.say("produce jewelry2 hold:glass")
    assert t.can("collect") == ["collect danzig"]


def test_on_a_placeholder_the_artisan_uses_the_commodity_of_its_city(table: SetTable) -> None:
    """N-51"""
    t = table(offices="danzig riga").artisans(danzig="jewelry1").sail("danzig danzig+riga")
    t.say("produce jewelry1 amber")
    assert t.seals == 1
    assert t.can("collect") == []


def test_a_placeholder_takes_the_artisan_when_the_card_of_the_city_is_turned(
    table: SetTable,
) -> None:
    """N-43, N-50"""
    t = table(offices="danzig riga visby", hold="visby").artisans(danzig="jewelry2")
    t.sail("danzig danzig+riga")
    t.say("collect danzig")
    assert t.can("produce") == ["produce jewelry2 hold:glass"]


def test_only_artisans_of_the_route_can_be_used(table: SetTable) -> None:
    """N-52"""
    t = table().artisans(danzig="jewelry1", riga="jewelry2").sail("danzig")
    assert t.can("produce") == ["produce jewelry1 amber"]


def test_each_artisan_once_a_turn(table: SetTable) -> None:
    """N-52"""
    t = table(offices="danzig riga visby", hold="danzig").artisans(danzig="jewelry1")
    t.sail("danzig danzig+riga")
    t.say("produce jewelry1 amber")
    assert t.state.held == CITY["danzig"]
    assert t.can("produce") == []


def test_the_artisan_is_back_for_the_next_player(table: SetTable) -> None:
    """N-52"""
    t = table(money=2).artisans(danzig="jewelry1").sail("danzig")
    t.say("produce jewelry1 amber", "done", "pass")
    t.sail("danzig")
    assert "produce jewelry1 amber" in t.can()


@pytest.mark.parametrize(
    ("artisan", "route", "offered"),
    [
        ("provisions1", "riga danzig luebeck", ["salt"]),
        ("provisions2", "bergen visby luebeck", ["fish"]),
        ("provisions3", "riga danzig luebeck", ["grain", "grain,salt"]),
        ("jewelry1", "visby luebeck danzig", ["amber", "glass,amber"]),
        ("jewelry2", "danzig luebeck visby", ["glass", "glass,amber"]),
        ("clothing1", "novgorod visby luebeck antwerpen", ["furs", "furs,cloth"]),
        ("clothing2", "antwerpen london", ["cloth", "wool,cloth"]),
        ("clothing3", "london bergen visby novgorod", ["wool", "wool,furs"]),
    ],
)
def test_the_commodities_must_be_a_combination(
    table: SetTable, artisan: str, route: str, offered: list[str]
) -> None:
    """N-53"""
    t = table().artisans(**{route.split()[-1]: artisan}).sail(route)
    start = f"produce {artisan} "
    assert sorted(text.removeprefix(start) for text in t.can(start)) == sorted(offered)


@pytest.mark.parametrize(("goods", "seals"), [("amber", 1), ("glass,amber", 2)])
def test_a_scored_luxury_good_brings_seals_and_as_many_ducats(
    table: SetTable, goods: str, seals: int
) -> None:
    """N-53"""
    t = table(offices="visby luebeck danzig").artisans(danzig="jewelry1")
    t.sail("visby luebeck danzig")
    t.say(f"produce jewelry1 {goods}")
    assert (t.seals, t.money) == (seals, 20 + seals)


def test_a_luxury_good_for_a_mission_brings_neither(table: SetTable) -> None:
    """N-53"""
    t = table(offices="danzig", hand="m13").artisans(danzig="jewelry1").sail("danzig")
    t.say("fulfil m13 upper")
    assert (t.seals, t.money) == (CARDS.line_seals, 20)


def test_the_commodity_under_an_artisan_is_gone(table: SetTable) -> None:
    """N-54"""
    t = table(offices="danzig riga", hand="m03").artisans(riga="jewelry1").sail("danzig riga")
    assert "fulfil m03 lower" in t.can()
    t.say("produce jewelry1 amber")
    assert (t.can("fulfil"), t.can("collect"), t.can("store")) == ([], [], [])


@pytest.mark.parametrize(("goods", "bonus"), [("amber", 0), ("glass,amber", CARDS.bonus[2][0])])
def test_a_luxury_good_from_two_commodities_brings_the_bonus(
    table: SetTable, goods: str, bonus: int
) -> None:
    """N-55"""
    t = table(bonus="luxury career").artisans(danzig="jewelry1").sail("visby luebeck danzig")
    t.say(f"produce jewelry1 {goods}")
    assert t.seals == 1 + goods.count(",") + bonus


def test_the_luxury_bonus_comes_whatever_the_luxury_good_is_used_for(table: SetTable) -> None:
    """N-55"""
    t = table(bonus="luxury career", hand="m13").artisans(danzig="jewelry1")
    t.sail("visby luebeck danzig")
    t.say("fulfil m13 upper", "craft jewelry1 glass,amber")
    assert t.seals == CARDS.line_seals + CARDS.bonus[2][0]


def test_a_step_for_three_different_commodities(table: SetTable) -> None:
    """N-60"""
    t = table(offices="riga danzig luebeck", career="1 front").sail("riga danzig luebeck")
    events = t.say("advance")
    assert [event for event in events if isinstance(event, e.Used)] == [
        e.Used(0, good, False) for good in ("grain", "amber", "salt")
    ]
    assert t.state.level[0] == 1
    assert t.can("collect") == []


def test_two_of_the_same_commodity_are_one_kind(table: SetTable) -> None:
    """N-60"""
    t = table(offices="danzig", hold="danzig", career="1 front").sail("riga danzig")
    assert "advance" not in t.can()


def test_a_step_for_two_different_luxury_goods(table: SetTable) -> None:
    """N-60"""
    t = table(career="3 front").artisans(riga="clothing1", danzig="jewelry1")
    t.sail("novgorod riga danzig")
    t.say("advance")
    assert t.can() == ["craft clothing1 furs", "craft jewelry1 amber"]
    t.say("craft jewelry1 amber")
    assert (t.state.level[0], t.seals) == (1, 0)


def test_the_second_luxury_good_is_of_another_kind(table: SetTable) -> None:
    """N-60"""
    t = table(career="3 front").artisans(visby="jewelry2", luebeck="clothing1", danzig="jewelry1")
    t.sail("novgorod visby luebeck danzig")
    t.say("advance", "craft jewelry2 glass")
    assert t.state.level[0] == 1  # with the clothing, since it is the only other kind


def test_two_of_the_same_luxury_good_are_not_enough(table: SetTable) -> None:
    """N-60"""
    t = table(career="3 front").artisans(visby="jewelry2", danzig="jewelry1")
    t.sail("visby luebeck danzig")
    assert "advance" not in t.can()


def test_a_step_for_ducats(table: SetTable) -> None:
    """N-60"""
    t = table(money=16, career="2 front").sail("")
    assert t.say("advance") == [e.Advanced(0, 1, 15)]
    assert t.money == 1


def test_fourteen_ducats_are_not_enough(table: SetTable) -> None:
    """N-60"""
    t = table(money=14, career="2 front").sail("")
    assert "advance" not in t.can()


def test_the_ducats_of_a_step_leave_enough_for_the_fees(table: SetTable) -> None:
    """N-46, N-60"""
    t = table(money=16, career="2 front").sail("danzig")
    assert "advance" not in t.can()


def test_income_taken_now_can_pay_a_step(table: SetTable) -> None:
    """N-60, N-64"""
    t = table(money=13, career="2 front", offices="danzig").sail("danzig")
    t.say("collect danzig", "advance")
    assert (t.money, t.state.level[0]) == (0, 1)


def test_a_step_for_both_needs_commodities_beside_those_in_the_luxury_goods(
    table: SetTable,
) -> None:
    """N-60"""
    t = table(career="4 front", level=3, speed=5).artisans(visby="clothing1", danzig="jewelry1")
    t.sail("novgorod visby luebeck danzig riga")
    t.say("advance", "craft clothing1 furs", "craft jewelry1 amber")  # salt and grain are left
    assert t.state.level[0] == 4
    assert t.can("produce") == []


def test_a_step_for_both_is_not_offered_when_the_luxury_goods_eat_the_commodities(
    table: SetTable,
) -> None:
    """N-60"""
    t = table(career="4 front", level=3).artisans(visby="clothing1", danzig="jewelry1")
    t.sail("novgorod visby luebeck danzig")
    assert "advance" not in t.can()


def test_several_steps_in_one_turn(table: SetTable) -> None:
    """N-60"""
    t = table(money=20, career="2 front", offices="riga danzig luebeck")
    t.sail("riga danzig luebeck")
    t.say("advance", "advance")
    assert t.state.level[0] == 2


def test_nothing_that_a_step_uses_earns_anything_else(table: SetTable) -> None:
    """N-60"""
    t = table(career="1 front", offices="riga danzig luebeck", hand="m06")
    t.sail("riga danzig luebeck")
    t.say("advance", "done")
    assert (t.money, t.seals) == (20, 0)


def test_a_reached_step_covers_its_privilege_at_once(table: SetTable) -> None:
    """N-61"""
    t = table(used=False, money=15, career="2 front").sail("")
    assert "privilege income" in t.can()
    t.say("advance")
    assert "privilege income" not in t.can()


def test_a_privilege_that_the_fees_need_is_not_covered(table: SetTable) -> None:
    """N-46, N-61"""
    t = table(used=False, money=15, career="2 front").sail("danzig")
    assert "privilege income" in t.can()
    assert "advance" not in t.can()


@pytest.mark.parametrize(("level", "bonus"), [(0, 0), (1, 0), (2, CARDS.bonus[4][0]), (3, 0)])
def test_the_step_that_gives_three_seals_brings_the_bonus(
    table: SetTable, level: int, bonus: int
) -> None:
    """N-62"""
    t = table(bonus="career luxury", money=40, career="2 front", level=level, speed=5)
    t.artisans(visby="clothing1", danzig="jewelry1").sail("novgorod visby luebeck danzig riga")
    if level == 3:
        t.state.bonus_got[0] = 1
    t.say("advance")
    while "done" not in t.can():
        t.say(t.can()[0])
    assert (t.state.level[0], t.seals) == (level + 1, bonus)

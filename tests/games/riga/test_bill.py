"""Paying (R-32 to R-37, R-39) and covering (R-38)."""

from __future__ import annotations

import pytest

from hansetable.games.riga import events as e
from hansetable.games.riga.bill import Bill
from hansetable.games.riga.state import MARKER, NO_COVER
from tests.games.riga.builder import SetTable, Table, mask, pack


def bill(t: Table) -> Bill:
    step = t.state.stack[-1]
    assert isinstance(step, Bill)
    return step


def test_goods_pay_their_value_in_the_city(table: SetTable) -> None:
    """R-32"""
    t = table(goods="cloth glass wine grain*2", hand="stockholm-inn")
    t.say("plan stockholm-inn", "spend cloth")
    assert (bill(t).cost, bill(t).paid, bill(t).due) == (9, 7, 2)
    assert t.say("spend grain")[-1] == e.Built(0, ("stockholm-inn",), 9, 0)
    assert t.goods == ("glass", "wine", "grain")


def test_no_change_is_given(table: SetTable) -> None:
    """R-32"""
    t = table(goods="cloth*2", hand="stockholm-inn")
    t.say("plan stockholm-inn")
    assert t.pay("cloth*2")[-1] == e.Built(0, ("stockholm-inn",), 9, 5)
    assert t.goods == ()


@pytest.mark.parametrize(
    ("building", "barred"),
    [
        ("visby-market", "cloth"),
        ("tallinn-market", "glass"),
        ("stockholm-market", "wine"),
        ("danzig-market", "grain"),
    ],
)
def test_a_barred_good_cannot_be_used(table: SetTable, building: str, barred: str) -> None:
    """R-33"""
    t = table(goods=f"{barred}*8 cloth glass wine grain", hand=building)
    t.give(0, goods=f"{barred}*6", hand=building)
    assert not t.can("plan")
    t.give(0, goods="cloth*2 glass*2 wine*2 grain*2", hand=building)
    t.say(f"plan {building}")
    assert f"spend {barred}" not in t.can()
    assert len(t.can("spend")) == 3


def test_buildings_of_one_city_are_paid_together(table: SetTable) -> None:
    """R-34"""
    t = table(goods="wine*2 grain glass", hand="visby-archive visby-treasury danzig-inn")
    t.say("plan visby-archive")
    assert t.can("plan") == ["plan visby-treasury"]
    t.say("plan visby-treasury")
    assert bill(t).cost == 16


def test_buildings_of_different_cities_are_not(table: SetTable) -> None:
    """R-34"""
    t = table(goods="wine*6", hand="visby-market danzig-inn tallinn-inn")
    t.say("plan visby-market")
    assert not t.can("plan")


def test_riga_is_one_city(table: SetTable) -> None:
    """R-34"""
    t = table(riga=True, goods="cloth*6", hand="visby-inn")
    t.say("plan riga-school")
    assert t.can("plan") == ["plan riga-monastery", "plan riga-storehouse", "plan riga-exchange"]


def test_nothing_joins_once_a_part_is_laid_down(table: SetTable) -> None:
    """R-34: the bill is open until the first part of the payment."""
    t = table(goods="wine*6", hand="visby-inn visby-bank")
    t.say("plan visby-inn", "spend wine")
    assert not t.can("plan")


def test_goods_paid_are_discarded_and_the_building_lies_open(table: SetTable) -> None:
    """R-35"""
    t = table(goods="wine*2", hand="visby-treasury")
    t.say("plan visby-treasury")
    t.pay("wine*2")
    assert t.state.goods_discard == pack("wine*2")
    assert (t.hand, t.built) == ((), ("visby-treasury",))


def test_money_of_a_function_is_spent_in_one_payment(table: SetTable) -> None:
    """R-37"""
    t = table(goods="glass", hand="visby-market tallinn-inn", built="visby-kontor visby-crane")
    t.say("plan visby-market", "fund kontor")
    assert t.pay("glass")[-1] == e.Built(0, ("visby-market",), 6, 2)
    assert not t.can("plan")  # nothing of the four ducats is left
    assert t.state.used[0] == mask("visby-kontor")


def test_nothing_superfluous_can_be_laid_down(table: SetTable) -> None:
    """R-39"""
    t = table(goods="cloth grain*3", hand="stockholm-crane")
    t.say("plan stockholm-crane")
    assert t.can() == ["spend cloth", "spend grain"]
    t.say("spend grain")
    assert t.can() == ["spend cloth"]  # 2 + 7: neither could be left out


def test_a_payment_with_a_superfluous_card_is_not_offered(table: SetTable) -> None:
    """R-39"""
    t = table(goods="glass*2 grain", hand="visby-crane")
    t.say("plan visby-crane", "spend glass")
    assert t.can() == ["spend glass"]  # 4 + 2 + 4 would not need the grain


def test_a_superfluous_crane_is_not_offered(table: SetTable) -> None:
    """R-39"""
    t = table(goods="cloth", hand="stockholm-crane", built="visby-crane visby-inn")
    t.say("plan stockholm-crane")
    assert t.can() == ["spend cloth", "crane stockholm-crane"]  # 7 do not pay 8
    t.give(0, goods="cloth", hand="stockholm-crane", built="visby-crane stockholm-manufactory")
    assert t.can() == ["spend cloth"]  # 8 do


def test_a_function_that_pays_nothing_is_not_offered(table: SetTable) -> None:
    """R-39"""
    t = table(goods="wine*3", hand="visby-market", built="visby-bank visby-inn")
    t.say("plan visby-market")
    assert t.can() == ["spend wine"]


# Covering


def test_a_used_function_is_covered_by_another_own_building(table: SetTable) -> None:
    """R-38"""
    t = table(goods="wine", hand="visby-market", built="visby-kontor danzig-lodge")
    t.say("plan visby-market", "fund kontor", "spend wine")
    assert t.state.cover[0] == NO_COVER
    assert t.state.used[0] == mask("visby-kontor")


def test_points_and_lasting_benefit_stay(table: SetTable) -> None:
    """R-38"""
    t = table(built="visby-kontor danzig-treasury", used="visby-kontor danzig-treasury")
    assert (t.state.knights(0), t.state.merchants(0)) == (1, 1)


def test_without_another_building_a_card_of_the_pile_covers(table: SetTable) -> None:
    """R-38"""
    t = table(built="visby-treasury", hand="visby-market", goods="wine*2")
    before = t.state.pile[:]
    t.say("use visby-treasury")
    told = t.say(t.can()[0])
    assert told[-1] == e.Covered(0, False)
    assert t.state.cover[0] == before[-1]
    assert t.state.pile == before[:-1]
    assert t.state.seen_by(0).cover[0] == -1  # nobody looks at it
    t.say("plan visby-market")
    told = t.pay("wine*2")
    assert told[-1] == e.Uncovered(0)
    assert t.state.cover[0] == NO_COVER
    assert t.state.pile == before


def test_a_building_just_paid_for_covers(table: SetTable) -> None:
    """R-38"""
    t = table(goods="wine", hand="visby-market", built="visby-kontor")
    t.say("plan visby-market", "fund kontor", "spend wine")
    assert t.state.cover[0] == NO_COVER


def test_each_building_covers_one_other(table: SetTable) -> None:
    """R-38"""
    mine = "visby-treasury danzig-treasury"
    t = table(built=mine)
    t.say("use visby-treasury", *t.can("keep-good")[:1])
    t.say(t.can()[0])
    assert t.state.cover[0] == NO_COVER
    t.say("use danzig-treasury")
    t.say(t.can()[0])
    assert t.state.cover[0] != NO_COVER  # both need a cover


def test_school_and_exchange_office_have_a_covered_side(table: SetTable) -> None:
    """R-38"""
    t = table(riga=True, goods="cloth*4")
    t.say("plan riga-exchange")
    told = t.pay("cloth*2")
    assert told[-1] == e.Covered(0, False)
    t.say("plan riga-school")
    t.pay("cloth*2")
    assert t.state.cover[0] != NO_COVER
    assert t.state.covered(0) == 2


def test_a_marker_covers_when_no_card_is_left(table: SetTable) -> None:
    """R-38"""
    t = table(riga=True, goods="cloth*4 wine*2", hand="visby-market")
    t.state.pile = []
    t.say("plan riga-exchange")
    assert t.pay("cloth*2")[-1] == e.Covered(0, True)
    assert t.state.cover[0] == MARKER
    t.say("plan visby-market")
    t.pay("wine*2")
    assert (t.state.cover[0], t.state.pile) == (NO_COVER, [])

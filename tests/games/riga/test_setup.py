"""Preparation (R-10 to R-15)."""

from __future__ import annotations

import pytest

from hansetable.core import write_action
from hansetable.games.riga import GAME
from hansetable.games.riga import events as e
from hansetable.games.riga.multiset import base_value, goods_of, pack_of
from hansetable.games.riga.setup import who_names
from hansetable.games.riga.state import cards_in
from tests.games.riga.builder import Dealt, SetTable, pack


def test_two_to_four_players() -> None:
    """R-10"""
    assert list(GAME.seats) == [2, 3, 4]


def test_the_riga_buildings_are_off_at_first() -> None:
    """R-10"""
    assert [(option.name, option.values[0]) for option in GAME.options] == [
        ("riga", "off"), ("hands", "secret"),
    ]  # fmt: skip


def test_all_buildings_and_goods_are_shuffled(dealt: Dealt) -> None:
    """R-11"""
    one, two = dealt(4, 1), dealt(4, 2)
    assert sorted(one.pile) == list(range(48))
    assert one.pile != two.pile
    assert one.goods_pile != two.goods_pile


def test_an_empty_pile_is_made_of_the_discards(table: SetTable) -> None:
    """R-11"""
    t = table(built="visby-treasury")
    t.state.goods_discard, t.state.goods_pile = pack_of(t.state.goods_pile), []
    assert e.Shuffled("goods") in t.say("use visby-treasury")
    assert len(t.state.goods_pile) == 41


def test_buildings_are_reshuffled_too(table: SetTable) -> None:
    """R-11"""
    t = table(built="visby-yard")
    s = t.state
    s.discard, s.pile = sum(1 << b for b in s.pile[2:]), s.pile[:2]
    s.dropped = [s.discard] * 4
    t.say("use visby-yard")
    assert s.drawn[0].bit_count() == 5
    assert not any(s.dropped)  # nobody knows any longer what the pile holds


@pytest.mark.parametrize("seed", range(20))
def test_goods_of_base_value_six_to_start_with(dealt: Dealt, seed: int) -> None:
    """R-12, R-14"""
    for pile in dealt(4, seed).goods:
        value = base_value(pile)
        assert 6 <= value <= 10
        dearest = max(base_value(pack_of([g])) for g in goods_of(pile))
        assert value - dearest < 6


@pytest.mark.parametrize("seed", range(20))
def test_the_smallest_total_names_the_start_player(dealt: Dealt, seed: int) -> None:
    """R-13"""
    s = dealt(3, seed)
    totals = [base_value(goods) for goods in s.goods]
    assert totals[s.turn] == min(totals)
    assert [write_action(action) for action in s.listed(s.turn)] == [
        "name-start 1", "name-start 2", "name-start 3",
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("goods", "provisional", "names"),
    [
        ("cloth grain|cloth grain|grain*3", 0, 2),
        ("grain*3|cloth grain|grain*3", 0, 0),
        ("grain*3|cloth grain|grain*3", 1, 2),
        ("grain*3|cloth grain|grain*3", 2, 2),
        ("grain*3|grain*3|cloth grain", 2, 0),
    ],
)
def test_of_equal_totals_the_next_clockwise_decides(
    table: SetTable, goods: str, provisional: int, names: int
) -> None:
    """R-13"""
    s = table(seats=3).state
    s.goods = [pack(text) for text in goods.split("|")]
    assert who_names(s, provisional) == names


def test_anyone_can_be_named(dealt: Dealt) -> None:
    """R-13"""
    for player in (1, 2, 3, 4):
        s = dealt(4, 3)
        s.play(s.turn, s.listed(s.turn)[player - 1])
        assert s.start == player - 1
        assert s.asked()[0] == s.start


def test_everybody_keeps_one_of_two_buildings(dealt: Dealt) -> None:
    """R-14"""
    s = dealt(3)
    s.play(s.turn, s.listed(s.turn)[0])
    assert list(s.asked()) == [0, 1, 2]
    for seat in (2, 0, 1):  # in any order
        first, second = s.listed(seat)
        events = s.play(seat, first)
        assert events[0].seen_by(seat) == events[0]
        assert events[0].seen_by((seat + 1) % 3) == e.BuildingKept(seat, "", ("",))
        assert s.hand[seat] == 1 << first.b
        assert s.discard >> second.b & 1
        assert s.dropped[seat] == 1 << second.b
    assert cards_in(s.discard) == 3
    assert s.year == 1


def test_the_riga_buildings_lie_in_front_and_are_no_hand_cards(dealt: Dealt) -> None:
    """R-15"""
    s = dealt(2, riga="on")
    assert [s.unbuilt(seat).bit_count() for seat in (0, 1)] == [4, 4]
    assert s.cards(0) == len(goods_of(s.goods[0]))
    assert dealt(2).unbuilt(0) == 0

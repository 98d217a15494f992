"""Preparation (K-10 to K-16)."""

from __future__ import annotations

import pytest

from hansetable.games.kogge import events
from hansetable.games.kogge.actions import Choose
from hansetable.games.kogge.cards import MADE
from hansetable.games.kogge.multiset import UNIT, size
from hansetable.games.kogge.setup import TRIES, deal
from hansetable.games.kogge.state import HIDDEN, KoggeState
from tests.games.kogge.builder import conserved, goods, markers

SEEDS = range(40)


def choose(s: KoggeState, *cities: int) -> None:
    """The seats that are asked choose these cities."""
    for seat, city in zip(list(s.asked()), cities, strict=True):
        s.play(seat, Choose(city))


def test_three_goods_on_each_city() -> None:
    """K-10"""
    assert deal(4, 1, {}).goods == [3 * UNIT[good] for good in MADE]


def test_what_each_player_gets() -> None:
    """K-11"""
    s = deal(3, 1, {})
    assert s.hand == [markers("0 1 2 3 4 5 6 7 8")] * 3
    assert s.cargo == [goods("ore*2 furs")] * 3


def test_guild_master_and_end_marker_start_in_one_city() -> None:
    """K-12"""
    starts = set()
    for seed in SEEDS:
        s = deal(2, seed, {})
        assert s.guild == s.goal
        assert size(s.pool) == 90 - 18 - 18
        starts.add(s.guild)
    assert len(starts) > 5


def test_first_routes_are_the_nine_numbers_and_lead_away() -> None:
    """K-13"""
    for seed in SEEDS:
        first = deal(4, seed, {}).squares[::2]
        assert sorted(first) == list(range(9))
        assert all(m != c for c, m in enumerate(first))


def test_second_routes_lead_away_and_elsewhere() -> None:
    """K-14"""
    for seed in SEEDS:
        s = deal(4, seed, {})
        assert s.down == 0
        for c in range(9):
            assert s.squares[2 * c + 1] not in (c, s.squares[2 * c])
        assert conserved(s)


def test_start_cities_are_chosen_in_secret_and_all_at_once() -> None:
    """K-15"""
    s = deal(3, 1, {})
    assert list(s.asked()) == [0, 1, 2]
    s.play(1, Choose(4))
    assert list(s.asked()) == [0, 2]
    assert s.seen_by(0).chosen == [-1, HIDDEN, -1]
    assert s.seen_by(1).chosen == [-1, 4, -1]
    s.play(0, Choose(4))
    assert s.cog == [-1, -1, -1]
    s.play(2, Choose(7))
    assert s.cog == [4, 4, 7]
    assert s.sites[8:10] == [0, 1]
    assert [size(hand) for hand in s.hand] == [8, 8, 8]
    assert conserved(s)


def test_three_in_one_city_choose_again_and_not_the_same() -> None:
    """K-15"""
    s = deal(4, 1, {})
    choose(s, 5, 5, 5, 2)
    assert s.cog == [-1, -1, -1, 2]
    assert list(s.asked()) == [0, 1, 2]
    assert [action.marker for action in s.listed(0)] == [0, 1, 2, 3, 4, 6, 7, 8]
    choose(s, 2, 2, 1)  # with the kontor that is settled there would be three
    assert s.cog == [-1, -1, 1, 2]
    assert [action.marker for action in s.listed(0)] == [0, 1, 3, 4, 5, 6, 7, 8]
    choose(s, 5, 5)
    assert s.cog == [5, 5, 1, 2]


def test_lots_end_what_would_go_on_for_ever() -> None:
    """K-15: the ruling of this project that bounds the choice of the first city."""
    s = deal(3, 1, {})
    for number in range(TRIES):
        choose(s, *[number % 2] * 3)
    assert s.cog == [-1, -1, -1]
    choose(s, *[TRIES % 2] * 3)
    assert sum(city == TRIES % 2 for city in s.cog) == 2
    left = s.asked()[0]
    assert all(action.marker != TRIES % 2 for action in s.listed(left))


@pytest.mark.parametrize("seed", range(6))
def test_first_order_goes_by_cities_and_lots(seed: int) -> None:
    """K-16"""
    s = deal(4, seed, {})
    choose(s, 7, 3, 7, 0)
    assert s.order[:2] == [3, 1]
    assert sorted(s.order[2:]) == [0, 2]


def test_lots_fall_either_way() -> None:
    """K-16"""
    orders = set()
    for seed in range(12):
        s = deal(2, seed, {})
        choose(s, 3, 3)
        orders.add(tuple(s.order))
    assert orders == {(0, 1), (1, 0)}


def test_who_chose_what_is_told_at_the_end_only() -> None:
    """K-15"""
    told = events.StartChosen(1, 4)
    assert told.seen_by(0) == events.StartChosen(1, -1)
    assert told.seen_by(1) == told

"""The pieces of the box (K-1 to K-9)."""

from __future__ import annotations

from hansetable.games.kogge import GAME
from hansetable.games.kogge.cards import CARDS, CHIPS, CITIES, GOODS, MADE, SQUARES
from hansetable.games.kogge.multiset import ALL_GOODS, ALL_MARKERS, size
from hansetable.games.kogge.setup import deal
from tests.games.kogge.builder import SetTable


def test_two_to_four_players_and_nine_cities() -> None:
    """K-1"""
    assert list(GAME.seats) == [2, 3, 4]
    assert len(CITIES) == 9


def test_two_routes_two_sites_and_one_good_a_city() -> None:
    """K-2"""
    assert SQUARES == 18
    s = deal(4, 1, {})
    assert len(s.squares) == len(s.sites) == 18
    assert len(MADE) == 9


def test_ninety_markers() -> None:
    """K-3"""
    assert CARDS.markers == (14, 13, 12, 11, 10, 9, 8, 7, 6)
    assert size(ALL_MARKERS) == 90


def test_sixty_six_goods() -> None:
    """K-4"""
    assert dict(zip(GOODS, CARDS.counts, strict=True)) == {
        "ore": 25, "furs": 18, "amber": 13, "salt": 10,
    }  # fmt: skip
    assert size(ALL_GOODS) == 66


def test_one_raid_marker_at_first() -> None:
    """K-5"""
    s = deal(3, 1, {})
    assert s.raids == [1, 1, 1]
    assert not s.bought


def test_two_chips_of_each_kind() -> None:
    """K-6"""
    s = deal(2, 1, {})
    assert CHIPS == ("trade", "marker", "fields", "path")
    assert [s.left(k) for k in range(4)] == [2, 2, 2, 2]


def test_guild_master_end_marker_and_order_markers(table: SetTable) -> None:
    """K-7"""
    places = GAME.pieces(table().state)
    assert places["guild"].kind == "guild"
    assert places["goal"].kind == "goal"
    assert sorted(places[f"{seat}/order"].number for seat in range(4)) == [1, 2, 3, 4]


def test_what_the_cities_produce() -> None:
    """K-9"""
    made = [GOODS[g] for g in MADE]
    assert made == ["ore"] * 3 + ["furs"] * 2 + ["amber"] * 2 + ["salt"] * 2

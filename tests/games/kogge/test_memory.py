"""Memory (K-D1 to K-D6)."""

from __future__ import annotations

import pytest

from hansetable.games.kogge import events
from hansetable.games.kogge.actions import Choose, Keep
from hansetable.games.kogge.setup import deal
from tests.games.kogge.builder import SetTable, Table, conserved, goods


@pytest.fixture
def memory(table: SetTable) -> Table:
    """A table with every route face down."""
    t = table(memory="on")
    t.state.down = (1 << 18) - 1
    return t


def test_all_routes_lie_face_down_and_anywhere() -> None:
    """K-D1"""
    own = 0
    for seed in range(20):
        s = deal(2, seed, {"memory": "on"})
        assert s.down == (1 << 18) - 1
        assert s.seen_by(0).squares == [-1] * 18
        assert s.cargo == [goods("ore*2 furs*2")] * 2
        assert conserved(s)
        own += sum(s.squares[2 * c + i] == c for c in range(9) for i in (0, 1))
    assert own > 5


def test_each_number_lies_out_and_in_each_city_one_of_the_nine() -> None:
    """K-D1: no city is out of reach; which of the two markers of a city it is nobody knows."""
    for seed in range(1000):
        s = deal(2 + seed % 3, seed, {"memory": "on"})
        assert sorted(s.squares[::2]) == list(range(9))
        assert s.seen_by(0).squares == [-1] * 18


def test_each_player_looks_at_the_first_city_and_may_change_it() -> None:
    """K-D2"""
    s = deal(2, 3, {"memory": "on"})
    for seat, city in ((0, 4), (1, 2)):
        s.play(seat, Choose(city))
    assert s.asked() == (1,)  # the lower city is first
    assert s.seen_by(1).squares[4:6] == s.squares[4:6]
    assert s.seen_by(0).squares[4:6] == [-1, -1]
    t = Table.__new__(Table)
    t.state = s
    assert t.can()[0] == "keep"
    assert "change abo:1 2" not in t.can()
    old = s.squares[4]
    told = t.say("change abo:1 7")
    assert told[0].seen_by(0) == events.RouteChanged(1, "abo:1", -1, -1, True)
    assert s.squares[4] == 7
    assert str(old) in t.hand(1)
    assert s.asked() == (0,)
    told = t.say("keep")
    assert s.round == 1
    assert conserved(s)


def test_a_used_marker_is_turned_down_again(memory: Table) -> None:
    """K-D3, K-43"""
    memory.routes(tonsberg="5 6").moving()
    told = memory.say("sail tonsberg:1")
    assert told[0] == events.RouteTurned("tonsberg:1", 5)
    assert memory.at() == "danzig"
    assert memory.state.down == (1 << 18) - 1


def test_a_marker_that_leads_back_uses_up_the_step(memory: Table) -> None:
    """K-D3: movement may go on."""
    memory.routes(tonsberg="0 6").give(0, hand="1").moving()
    memory.say("sail tonsberg:1")
    assert memory.at() == "tonsberg"
    memory.say("sail tonsberg:2", "pay 1")
    assert memory.at() == "stralsund"


def test_a_marker_that_leads_back_to_the_own_raid_ends_the_movement(memory: Table) -> None:
    """K-44 goes before the ruling of K-D3."""
    memory.routes(tonsberg="0 6").give(0, hand="1").raided("tonsberg", 0).moving()
    memory.say("sail tonsberg:1")
    assert memory.at() == "tonsberg"
    assert "pay 1" not in memory.can() and memory.can("sail") == []


def test_forced_and_blocked_moves_turn_it_down_again_too(memory: Table) -> None:
    """K-D3, K-44"""
    memory.routes(tonsberg="8 6").raided("kopenhagen", 0).moving()
    memory.say("sail tonsberg:1")
    assert memory.at() == "tonsberg"
    assert memory.can("sail") == []
    memory.state.raids[0] = 1
    memory.say("raid-city", "drive tonsberg:2")
    assert memory.at() == "stralsund"
    assert memory.state.down == (1 << 18) - 1


def test_a_face_down_marker_may_be_replaced(memory: Table) -> None:
    """K-D4"""
    memory.routes(tonsberg="5 6").give(0, hand="3").acting()
    assert memory.can("change") == ["change tonsberg:1 3", "change tonsberg:2 3"]
    memory.state.known = [3, 3, 0, 0]
    memory.say("change tonsberg:1 3")
    assert memory.hand() == "5"
    assert memory.state.known == [3, 2, 0, 0]


def test_a_player_may_pay_for_a_look_once_a_turn(memory: Table) -> None:
    """K-D5"""
    memory.routes(tonsberg="5 6").give(0, cargo="ore", hand="3").acting()
    assert memory.can("look") == ["look ore", "look 3"]
    told = memory.say("look ore")
    assert memory.cargo() == ""
    assert events.RoutesLooked(0, "tonsberg") in told
    assert memory.state.seen_by(0).squares[:2] == [5, 6]
    assert memory.state.seen_by(1).squares[:2] == [-1, -1]
    assert memory.can("look") == []


def test_no_looks_without_the_variant(table: SetTable) -> None:
    """K-D5"""
    assert table().give(0, cargo="ore").acting().can("look") == []


def test_what_was_seen_may_be_looked_up_until_it_is_replaced(memory: Table) -> None:
    """K-D6"""
    memory.routes(tonsberg="5 6").give(1, at="tonsberg", hand="4").moving()
    memory.say("sail tonsberg:1")  # everybody saw it
    assert [memory.state.seen_by(seat).squares[0] for seat in range(4)] == [5] * 4
    memory.acting(1)
    memory.say("change tonsberg:1 4")
    assert [memory.state.seen_by(seat).squares[0] for seat in range(4)] == [-1, 4, -1, -1]


def test_an_option_hides_what_was_seen(table: SetTable) -> None:
    """K-D6"""
    t = table(memory="on", recall="off")
    t.state.down = (1 << 18) - 1
    t.routes(tonsberg="5 6").moving()
    t.say("sail tonsberg:1")
    assert t.state.seen_by(0).squares[0] == -1


def test_the_option_hides_nothing_from_who_is_looking(table: SetTable) -> None:
    """K-D5, K-D6: a look that is paid for shows the routes until the turn ends."""
    t = table(memory="on", recall="off")
    t.state.down = (1 << 18) - 1
    t.routes(tonsberg="5 6").give(0, cargo="ore").acting()
    t.say("look ore")
    assert t.state.seen_by(0).squares == [5, 6] + [-1] * 16
    assert [t.state.seen_by(seat).squares for seat in (-1, 1)] == [t.state.squares, [-1] * 18]
    t.say("end")
    assert t.state.seen_by(0).squares == [-1] * 18


def test_the_option_shows_the_first_city_until_it_is_left() -> None:
    """K-D2, K-D6"""
    s = deal(2, 3, {"memory": "on", "recall": "off"})
    for seat, city in ((0, 4), (1, 2)):
        s.play(seat, Choose(city))
    assert s.asked() == (1,)
    assert s.seen_by(1).squares[4:6] == s.squares[4:6]
    assert s.seen_by(0).squares == [-1] * 18
    s.play(1, Keep())
    assert s.seen_by(1).squares == [-1] * 18
    assert s.seen_by(0).squares[8:10] == s.squares[8:10]

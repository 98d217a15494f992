"""The examples that must hold (R-X1 to R-X7)."""

from __future__ import annotations

from hansetable.games.riga import events as e
from hansetable.games.riga.scoring import archive_points, points
from hansetable.games.riga.year import begin_year, seat_of
from tests.games.riga.builder import SetTable


def test_a_market_hall_in_danzig_for_two_cloth(table: SetTable) -> None:
    """R-X1"""
    t = table(goods="cloth*2", hand="danzig-market")
    t.say("plan danzig-market")
    assert t.pay("cloth*2")[-1] == e.Built(0, ("danzig-market",), 8, 2)


def test_archive_and_treasury_in_visby_together(table: SetTable) -> None:
    """R-X2"""
    t = table(goods="wine*2 grain glass", hand="visby-archive visby-treasury")
    t.say("plan visby-archive", "plan visby-treasury")
    assert t.state.stack[-1].cost == 16
    assert t.pay("wine*2 grain glass")[-1] == e.Built(0, ("visby-archive", "visby-treasury"), 16, 0)


def test_five_knights_and_two_merchants(table: SetTable) -> None:
    """R-X3"""
    knights = "visby-fortress danzig-fortress visby-treasury"
    t = table(built=f"{knights} visby-guildhall visby-archive danzig-archive")
    assert (t.state.knights(0), t.state.merchants(0)) == (5, 2)
    assert archive_points(t.state, 0) == 4
    assert points(t.state, 0)["archives"] == 8


def test_three_lodges(table: SetTable) -> None:
    """R-X4"""
    t = table(built="visby-lodge danzig-lodge tallinn-lodge")
    assert points(t.state, 0)["lodges"] == 19


def test_the_display_of_a_year_for_three_players(table: SetTable) -> None:
    """R-X5"""
    t = table(seats=3)
    begin_year(t.state)
    assert sum(1 for row in t.state.rows if row) == 5
    assert len(t.state.below) + len(t.state.above) == 5


def test_a_crane_and_an_inn_pay_a_building_of_eight(table: SetTable) -> None:
    """R-X6"""
    t = table(hand="visby-crane", built="danzig-crane danzig-inn visby-fortress")
    t.say("plan visby-crane", "crane visby-crane")
    assert t.state.stack[-1].cost == 4
    assert t.say("fund inn")[1] == e.Built(0, ("visby-crane",), 4, 0)


def test_the_double_turn_of_four_players(table: SetTable) -> None:
    """R-X7"""
    t = table(goods="cloth*2 grain", hand="tallinn-kontor tallinn-treasury")
    assert [seat_of(t.state, leg) for leg in range(8)] == [0, 1, 2, 3, 3, 2, 1, 0]
    t.state.start = 1
    t.begin(3)
    t.say("plan tallinn-kontor")
    t.pay("cloth*2")
    t.say("done")
    assert (t.me, t.state.leg) == (0, 4)
    t.give(0, goods="cloth", hand="tallinn-treasury", built="tallinn-kontor")
    t.say("plan tallinn-treasury", "fund kontor")
    assert t.say("spend cloth")[1] == e.Built(0, ("tallinn-treasury",), 9, 0)

"""The year (R-20 to R-26)."""

from __future__ import annotations

from random import Random

import pytest

from hansetable.core import Event, read_action
from hansetable.games.riga import events as e
from hansetable.games.riga.actions import VERBS
from hansetable.games.riga.multiset import base_value, pack_of
from hansetable.games.riga.state import RigaState
from hansetable.games.riga.year import begin_year
from tests.games.riga.builder import Dealt, SetTable, Table, mask, pack


def play_to_the_end(s: RigaState, seed: int = 1) -> list[Event]:
    random, told = Random(seed), []
    while asked := s.asked():
        told += s.play(asked[0], random.choice(s.listed(asked[0])))
    return told


@pytest.mark.parametrize(("seats", "years"), [(2, 8), (3, 9), (4, 8)])
def test_how_many_years_there_are(dealt: Dealt, seats: int, years: int) -> None:
    """R-20"""
    s = dealt(seats)
    told = play_to_the_end(s)
    assert [event.year for event in told if isinstance(event, e.YearBegan)] == [
        *range(1, years + 1)
    ]


def spring(t: Table) -> RigaState:
    t.state.stack = []
    begin_year(t.state)
    return t.state


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_two_more_rows_than_players_of_nine_or_more(table: SetTable, seats: int) -> None:
    """R-21"""
    s = spring(table(seats=seats))
    assert len(s.rows) == seats + 2
    for row in s.rows:
        assert base_value(pack_of(row)) >= 9
        assert base_value(pack_of(row[:-1])) < 9


def test_rows_left_over_stay_as_they_are(table: SetTable) -> None:
    """R-21"""
    t = table(seats=2, rows=("", "cloth wine*2", "", "glass grain"))
    s = spring(t)
    assert s.rows[1] == (0, 2, 2)
    assert s.rows[3] == (1, 3)  # without Riga buildings it is not filled up
    assert all(s.rows)


def test_a_row_stays_short_when_nothing_is_left(table: SetTable) -> None:
    """R-21"""
    t = table(seats=2)
    t.state.goods_pile = [2, 2, 2, 2]
    s = spring(t)
    assert s.rows == [(2, 2, 2), (2,), (), ()]


@pytest.mark.parametrize("riga", [True, False])
def test_rows_that_a_monastery_spoiled_are_filled_up_first(table: SetTable, riga: bool) -> None:
    """R-22"""
    t = table(seats=2, riga=riga, rows=("", "glass grain", "wine*2", "cloth*2"))
    t.on_top(goods="wine grain wine cloth cloth")
    s = spring(t)
    if riga:
        assert s.rows[1] == (1, 3, 2)
        assert s.rows[2] == (2, 2, 3, 2)
        assert s.rows[0] == (0, 0)
    else:
        assert s.rows[1] == (1, 3)
    assert s.rows[3] == (0, 0)


def test_buildings_below_the_separator_leave(table: SetTable) -> None:
    """R-23"""
    t = table(seats=3, below="visby-inn visby-bank", above="danzig-inn danzig-bank")
    s = spring(t)
    assert s.discard == mask("visby-inn visby-bank")
    assert s.dropped == [s.discard] * 3
    assert s.below == [46 + 1, 7]
    assert len(s.above) == 3


def test_a_building_stays_for_two_springs(table: SetTable) -> None:
    """R-23"""
    t = table(seats=2, above="danzig-inn")
    spring(t)
    assert t.state.below
    spring(t)
    assert t.state.discard >> 47 & 1


def test_the_first_year_has_nothing_below(dealt: Dealt) -> None:
    """R-23"""
    s = dealt(4)
    while s.year == 0:
        s.push(s.asked()[0], s.listed(s.asked()[0])[0])
    assert (len(s.below), len(s.above)) == (0, 6)


def test_no_buildings_are_left(table: SetTable) -> None:
    """R-23"""
    t = table(seats=2)
    t.state.pile = [3]
    assert spring(t).above == [3]


def turns(s: RigaState) -> list[tuple[int, bool, bool]]:
    """Who has a turn in this year, in which season, and whether it is the second in a row."""
    told: list[Event] = []
    s.told = told
    begin_year(s)
    year = s.year
    while s.stack and s.year == year:
        s.told = told
        s.push(s.asked()[0], s.listed(s.asked()[0])[-1])
    begun = [event for event in told if isinstance(event, e.TurnBegan) and event.year == year]
    return [(event.seat, event.autumn, event.again) for event in begun]


def test_summer_goes_clockwise_from_the_start_player(table: SetTable) -> None:
    """R-24"""
    t = table(seats=4)
    t.state.start = 2
    assert [seat for seat, autumn, _ in turns(t.state) if not autumn] == [2, 3, 0, 1]


def test_autumn_goes_back_and_one_has_two_turns_in_a_row(table: SetTable) -> None:
    """R-25"""
    t = table(seats=3)
    assert turns(t.state) == [
        (0, False, False), (1, False, False), (2, False, False),
        (2, True, True), (1, True, False), (0, True, False),
    ]  # fmt: skip


def test_winter_leaves_six_cards_goods_and_buildings_together(table: SetTable) -> None:
    """R-26"""
    t = table(seats=2, leg=3, goods="grain*5", hand="visby-inn danzig-inn visby-bank")
    assert t.me == 0
    t.say("done")
    assert t.state.asked() == [0]
    assert t.can() == ["drop grain", "drop visby-bank", "drop visby-inn", "drop danzig-inn"]
    t.say("drop grain", "drop visby-inn")
    assert (t.state.goods[0], t.state.hand[0]) == (pack("grain*4"), mask("danzig-inn visby-bank"))
    assert t.state.year == 2
    assert t.state.discard >> 44 & 1


def test_everybody_discards_at_the_same_time(table: SetTable) -> None:
    """R-26"""
    t = table(seats=2, leg=3, goods="grain*7")
    t.give(1, goods="wine*8")
    t.say("done")
    s = t.state
    assert list(s.asked()) == [0, 1]
    told = t.say("drop wine", seat=1)
    assert told[0].seen_by(0) == e.LaidAside(1, "")
    before, after = s.seen_by(0), s.clone()
    after.play(1, read_action("drop wine", VERBS))
    assert before.goods_discard == after.seen_by(0).goods_discard == 0
    assert after.seen_by(0).asked() == [0]
    t.say("drop wine", seat=1)
    told = t.say("drop grain", seat=0)
    assert told[:3] == [
        e.LaidAside(0, "grain"), e.Discarded(0, ("grain",), 0), e.Discarded(1, ("wine", "wine"), 0),
    ]  # fmt: skip


def test_only_the_surplus_is_discarded(table: SetTable) -> None:
    """R-26"""
    t = table(seats=2, leg=3, goods="grain*6")
    t.say("done")
    assert t.state.year == 2


def test_the_start_player_card_passes_to_the_left(table: SetTable) -> None:
    """R-26"""
    t = table(seats=3, leg=5)
    t.say("done")
    assert t.state.start == 1


def test_the_last_year_has_its_winter(table: SetTable) -> None:
    """R-26"""
    t = table(seats=2, leg=3, hand="visby-inn visby-bank visby-lodge", goods="grain*4")
    t.state.year = 8
    t.say("done", "drop visby-lodge")
    result = t.state.result()
    assert result is not None
    assert result.points[0]["hand"] == -4

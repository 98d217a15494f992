"""Bonus cards and the end of the game (N-95 to N-102)."""

from __future__ import annotations

import pytest

from hansetable.games.novgorod import events as e
from hansetable.games.novgorod.cards import CARDS
from hansetable.games.novgorod.scoring import LUXURY, award, end_round
from tests.games.novgorod.builder import SetTable, Table

HIGH, LOW = CARDS.bonus[LUXURY]


def meet(t: Table, *seats: int) -> Table:
    """These seats meet the condition of the luxury bonus, then the round ends."""
    for seat in seats:
        t.state.turn = seat
        award(t.state, LUXURY)
    t.state.turn = 0
    end_round(t.state)
    return t


@pytest.mark.parametrize(
    ("rounds", "seals"),
    [
        ([[0]], [HIGH, 0, 0, 0]),
        ([[0, 1]], [HIGH, HIGH, 0, 0]),
        ([[0, 1], [2]], [HIGH, HIGH, 0, 0]),
        ([[0], [1]], [HIGH, LOW, 0, 0]),
        ([[0], [], [1]], [HIGH, LOW, 0, 0]),
        ([[0], [1, 2]], [HIGH, LOW, LOW, 0]),
        ([[0], [1], [2]], [HIGH, LOW, 0, 0]),
        ([[0, 0]], [HIGH, 0, 0, 0]),
        ([[0, 1, 0]], [HIGH, HIGH, 0, 0]),
        ([[0], [0], [1]], [HIGH, LOW, 0, 0]),
    ],
)
def test_who_gets_a_bonus_and_how_much(
    table: SetTable, rounds: list[list[int]], seals: list[int]
) -> None:
    """N-95"""
    t = table(bonus="luxury route")
    for seats in rounds:
        meet(t, *seats)
    assert t.state.seals == seals


def test_a_bonus_that_one_player_got_is_lowered_at_the_end_of_the_round(table: SetTable) -> None:
    """N-95"""
    t = table(bonus="luxury route").artisans(danzig="jewelry1").sail("visby luebeck danzig")
    events = t.say("produce jewelry1 glass,amber")
    assert e.BonusGained(0, "luxury", HIGH) in events
    t.say("done")
    while t.state.round == 1:
        can = t.can()
        events = t.say(next(text for text in ("pass", "done", "sail") if text in can))
    assert e.BonusLowered("luxury", LOW) in events


def test_a_bonus_that_two_players_got_leaves_at_the_end_of_the_round(table: SetTable) -> None:
    """N-95"""
    t = table(seats=2, bonus="luxury route").artisans(danzig="jewelry1")
    for _ in range(2):
        t.sail("visby luebeck danzig")
        t.say("produce jewelry1 glass,amber", "done")
        events = t.say("pass")
    assert e.BonusLeft("luxury") in events


def test_a_bonus_that_is_not_in_the_game_brings_nothing(table: SetTable) -> None:
    """N-95"""
    assert meet(table(bonus="offices route"), 0).state.seals == [0] * 4


@pytest.mark.parametrize(
    ("under", "left", "seals"),
    [
        ("", "", 0),
        ("m06", "", 2),  # grain cloth amber salt
        ("m06 m03", "", 3),  # furs salt, grain amber: five kinds
        ("m06 m13", "", 4),  # jewelry and clothing: six kinds
        ("m06", "m13", 2),
        ("m06 m04 m13 m21", "", 9),
    ],
)
def test_variety_of_goods_counts_kinds_on_completed_missions(
    table: SetTable, under: str, left: str, seals: int
) -> None:
    """N-96"""
    t = table(bonus="variety route", under=under, left=left, level=2)
    t.state.last = True
    t.end_round()
    assert t.state.final is not None
    assert t.state.final.points[0]["variety"] == seals
    assert t.state.final.scores[0] == 2 + seals


def test_variety_counts_only_if_its_card_is_in_the_game(table: SetTable) -> None:
    """N-96"""
    t = table(under="m06 m03", level=2)
    t.state.last = True
    t.end_round()
    assert t.state.final is not None
    assert t.state.final.scores[0] == 2


@pytest.mark.parametrize(("seals", "level", "last"), [(29, 0, False), (30, 0, True), (0, 4, True)])
def test_thirty_seals_or_the_top_step_bring_the_last_round(
    table: SetTable, seals: int, level: int, last: bool
) -> None:
    """N-100"""
    t = table(seals=seals, level=level, career="1 back").end_round()
    assert t.state.last is last
    t.end_round()
    assert (t.state.final is not None) is last


def test_thirty_seals_in_the_middle_of_a_round_change_nothing_yet(table: SetTable) -> None:
    """N-100"""
    t = table(seals=40)
    t.end_turn()
    assert not t.state.last


def test_the_last_round_is_told(table: SetTable) -> None:
    """N-100"""
    t = table(seats=2, seals=30)
    t.end_turn()
    t.say("sail", "done")
    assert e.LastRoundBegan(2) in t.say("pass")


def test_everybody_has_a_turn_in_the_last_round(table: SetTable) -> None:
    """N-100"""
    t = table(seals=30).end_round()
    seats = []
    while t.state.stack:
        seats.append(t.me)
        t.end_turn()
    assert seats == [0, 1, 2, 3]
    assert t.state.round == 2


def test_nobody_is_asked_when_the_game_is_over(table: SetTable) -> None:
    """N-100"""
    t = table(seals=30).end_round().end_round()
    assert t.state.asked() == ()
    assert t.state.listed(0) == ()


@pytest.mark.parametrize(("level", "winners"), [(0, (1,)), (1, (1,)), (2, (0,))])
def test_who_still_shows_an_x_loses(table: SetTable, level: int, winners: tuple[int, ...]) -> None:
    """N-101"""
    t = table(seals=90, level=level)
    t.give(1, level=2)
    t.state.last = True
    t.end_round()
    assert t.state.final is not None
    assert t.state.final.winners == winners


LATE = {"level": 2, "career": "1 front", "money": 20, "seals": 10}


@pytest.mark.parametrize(
    ("first", "second", "winner"),
    [
        ({"seals": 11, "money": 0}, {"money": 50}, 0),
        ({"money": 21}, {}, 0),
        ({"level": 3, "seals": 9}, {}, 0),  # a seal more for the step in the last turn
        ({"offices": "riga"}, {}, 0),
        ({"offices": "riga", "money": 19}, {}, 1),
        ({}, {}, 1),
    ],
)
def test_most_seals_win_then_ducats_then_step_then_offices_then_the_last(
    table: SetTable, first: dict[str, object], second: dict[str, object], winner: int
) -> None:
    """N-102"""
    t = table(seats=2, **{**LATE, **first})
    t.give(1, **{**LATE, **second})  # type: ignore[arg-type]
    t.state.last = True
    t.end_round()
    assert t.state.final is not None
    assert t.state.final.winners == (winner,)
    assert t.state.final.ranks == ((1, 2) if winner == 0 else (2, 1))


def test_if_everybody_shows_an_x_nobody_wins(table: SetTable) -> None:
    """N-102"""
    t = table(seals=50)
    t.state.last = True
    t.end_round()
    assert t.state.final is not None
    assert t.state.final.winners == ()
    assert t.state.final.ranks == (1, 4, 3, 2)

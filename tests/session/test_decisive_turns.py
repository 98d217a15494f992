"""The decisive turns of a finished game, and the course of its scores."""

from __future__ import annotations

from pathlib import Path

import pytest

from hansetable.core import Result
from hansetable.session.decisive_turns import decisive, history, rivals, scores
from hansetable.session.session import Session
from hansetable.session.slot import PlayerSlot

RECORDS = sorted((Path(__file__).parents[1] / "records").glob("*.hanse"))


@pytest.fixture(scope="module", params=RECORDS, ids=lambda file: file.stem)
def ended(request) -> Session:
    return Session.of_text(request.param.read_text(encoding="utf-8"))


def result(winners, points, ranks) -> Result:
    return Result(winners, points, ranks, tuple({} for _ in points))


@pytest.mark.parametrize(
    ("outcome", "between"),
    [
        (result((0,), (41, 33, 38), (1, 3, 2)), (0, 2)),
        (result((2,), (9, 30, 28), (3, 2, 1)), (2, 1)),
        (result((0, 1), (30, 30, 12), (1, 1, 3)), (0, 1)),
        (result((), (12, 20), (2, 1)), (1, 0)),
    ],
)
def test_the_game_was_decided_between_the_best_and_the_next(outcome, between) -> None:
    assert rivals(outcome) == between


def test_a_decisive_turn_is_what_one_seat_played_in_one_go(ended) -> None:
    rows = scores(ended)
    best, other = rivals(ended.state.result())
    turns = decisive(ended)
    assert len(turns) <= 3 and [t.start for t in turns] == sorted(t.start for t in turns)
    for turn in turns:
        end = turn.start
        while end < len(ended.actions) and ended.actions[end][0] == turn.seat:
            end += 1
        assert all(turn.start <= key < end for key in turn.keys) and 1 <= len(turn.keys) <= 2
        assert not turn.start or ended.actions[turn.start - 1][0] != turn.seat
        before, after = rows[turn.start], rows[end]
        if end < len(ended.actions):
            assert turn.swing == (after[best] - after[other]) - (before[best] - before[other])
        assert turn.swing


def test_no_other_turn_had_a_larger_swing() -> None:
    ended = Session.of_text((RECORDS[0].parent / "riga-two-greedy.hanse").read_text("utf-8"))
    three = [abs(turn.swing) for turn in decisive(ended)]
    all_of_them = [abs(turn.swing) for turn in decisive(ended, 1000)]
    assert sorted(three, reverse=True) == sorted(all_of_them, reverse=True)[:3]


def test_a_running_game_has_no_decisive_turns() -> None:
    slots = (PlayerSlot("a", "red", "human"), PlayerSlot("b", "blue", "greedy"))
    assert decisive(Session.new("riga", 1, slots, {})) == ()


def test_the_course_has_a_row_for_each_round(ended) -> None:
    rows = history(ended)
    assert len(rows) == ended.game.progress(ended.state)["round"] + 1
    assert rows[0] == scores(ended)[0] and rows[-1] == scores(ended)[-1]

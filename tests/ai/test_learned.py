"""The player who ranks ends by a worth, and the file that it is read from."""

import json
from math import tanh
from pathlib import Path
from typing import Any

import pytest

from hansetable import games
from hansetable.ai.greedy import Greedy, search
from hansetable.ai.learned import Learned, ranked
from hansetable.ai.reasons import explain
from hansetable.ai.worth import HAND, Worth, WorthError, features_of, margin, outcome, read
from hansetable.core import Result
from hansetable.games.kogge.actions import Steer
from tests.games.kogge.builder import Table
from tests.golden import positions

RIGA, KOGGE = games.game("riga"), games.game("kogge")
NAMES = tuple(features_of(RIGA, RIGA.deal(2, 0, {}).seen_by(0), 0, 0.0))
ONLY_HAND = [float(name == HAND) for name in NAMES]
NONE = [0.0] * len(NAMES)


def written(folder: Path, **changed: Any) -> Path:
    worth = Worth(NAMES, ONLY_HAND, NONE, [0.0], 5.0, {"games": 7})
    file = folder / "worth.json"
    file.write_text(json.dumps({**json.loads(worth.written()), **changed}))
    return file


def test_what_is_written_is_read(tmp_path: Path) -> None:
    worth = read(written(tmp_path), RIGA, 2)
    assert worth.names == NAMES and worth.x == ONLY_HAND and worth.origin == {"games": 7}


@pytest.mark.parametrize(
    ("changed", "said"),
    [
        ({"names": ["sails"]}, "expected the features of riga for 2 seats"),
        ({"x": 3}, f"x: expected {len(NAMES)} numbers"),
        ({"tau": [0.0]}, f"tau: expected {len(NAMES)} numbers"),
        ({"constants": ["one"]}, "constants: expected numbers"),
        ({"hidden": [[1.0]]}, f"hidden: expected lists of {len(NAMES) + 3} numbers"),
        ({"scale": float("inf")}, "scale: expected a number"),
    ],
)
def test_a_file_that_does_not_fit_is_told_in_a_line(
    tmp_path: Path, changed: dict[str, Any], said: str
) -> None:
    file = written(tmp_path, **changed)
    with pytest.raises(WorthError) as caught:
        read(file, RIGA, 2)
    assert str(caught.value) == f"{file}: {said}"


@pytest.mark.parametrize("text", ["", "{", "[]"])
def test_what_is_no_worth_is_told_in_a_line(tmp_path: Path, text: str) -> None:
    file = tmp_path / "worth.json"
    file.write_text(text)
    with pytest.raises(WorthError, match=r"expected (JSON|an object)$"):
        read(file, RIGA, 2)
    with pytest.raises(WorthError, match="No such file"):
        read(tmp_path / "gone", RIGA, 2)


def test_with_the_worth_of_greedy_it_takes_ends_that_greedy_takes() -> None:
    worth = Worth(NAMES, ONLY_HAND, NONE, [0.0], 5.0)
    for number, (state, seat, _) in enumerate(positions("riga", 2, 4)):
        if number % 40 == 0:
            view = state.seen_by(seat)
            ends = search(RIGA, view, seat, 200).ends
            best = ranked(RIGA, worth, view, ends, seat)[0]
            assert best.worth == max(end.worth for end in ends)
            chosen = Learned(RIGA, 1, worth)
            chosen.slack = 0.0
            assert chosen.choose(view, seat, 200) == Greedy(RIGA, 1).choose(view, seat, 200)


def test_another_worth_takes_another_end() -> None:
    """The one that is worst for Greedy, if that is what the weights say."""
    worth = Worth(NAMES, [-x for x in ONLY_HAND], NONE, [0.0], 5.0)
    state, seat, _ = next(iter(positions("riga", 2, 4)))
    view = state.seen_by(seat)
    ends = search(RIGA, view, seat, 200, 5.0).ends
    assert len(ends) > 1
    assert ranked(RIGA, worth, view, ends, seat)[0].worth == min(end.worth for end in ends)


@pytest.mark.parametrize(("hidden", "goes_on"), [("", False), ("furs*9", True)])
def test_who_wins_is_not_sure_while_others_hide_what_counts(hidden: str, goes_on: bool) -> None:
    """K-83: a seat that can end the game does not know what cargo the others have."""
    names = tuple(features_of(KOGGE, KOGGE.deal(2, 0, {}).seen_by(0), 0, 0.0))
    worth = Worth(names, [0.0] * len(names), [0.0] * len(names), [0.0], 5.0)
    t = Table(seats=2).give(0, cargo="salt").give(1, cargo=hidden).steering()
    t.state.guild, t.state.laps = 6, 1
    view = t.state.seen_by(0)
    assert Learned(KOGGE, 0, worth).choose(view, 0, 200) == Steer(1 if goes_on else 2)
    assert explain(KOGGE, worth, view, 0, Steer(2)).played.chance == (not goes_on)


def test_the_last_turn_is_searched_with_the_whole_budget(monkeypatch: pytest.MonkeyPatch) -> None:
    for state, seat, _ in positions("riga", 2, 4):
        view = state.seen_by(seat)
        ends = search(RIGA, view, seat, 1).ends
        if not RIGA.clock(ends[0].state, seat) and len(state.listed(seat)) > 3:
            break
    monkeypatch.setattr(type(RIGA), "effort", RIGA.effort._replace(positions=1))
    player = Learned(RIGA, 1, Worth(NAMES, NONE, NONE, [0.0], 5.0))
    for _ in range(50):
        if seat not in view.asked():
            break
        view.push(seat, player.choose(view, seat, 1500))
    best = max(end.worth for end in search(RIGA, state.seen_by(seat), seat, 1500).ends)
    assert RIGA.evaluate(view, seat) == best


def test_a_result_counts_half_for_winning_and_half_for_the_margin() -> None:
    result = Result((0,), (30, 20), (1, 2), ({}, {}))
    assert margin(result, 1) == -10
    assert outcome(result, 0, 10.0) == 0.75 and outcome(result, 1, 10.0) == -0.75
    assert outcome(result, 0, 1.0) == 1.0
    assert outcome(result, 0, 0.0) == 0.5
    shared = Result((0, 1), (20, 20), (1, 1), ({}, {}))
    assert outcome(shared, 0, 10.0) == 0.0


def test_hidden_units_add_to_the_worth_and_tell_their_part() -> None:
    """What each feature adds makes up the whole difference, also through the units."""
    units = [[1.0, -0.5, 0.25, 0.1, 2.0], [0.0, 0.0, 1.0, 0.0, 1.0]]
    worth = Worth(("a", "b"), [1.0, 2.0], [0.0, 0.0], [0.0], 1.0, hidden=units)
    here, there = {"a": 3.0, "b": 1.0}, {"a": 2.0, "b": 1.5}
    assert worth.of(here, 0.5) == pytest.approx(5 + 2 * tanh(2.725) + tanh(0.5))
    parts = worth.differences(here, there, 0.5)
    assert sum(parts.values()) == pytest.approx(worth.of(here, 0.5) - worth.of(there, 0.5))
    assert parts["a"] > 1.0 and parts["b"] < -1.0 + 0.5
    assert not any(worth.differences(here, here, 0.5).values())


def test_the_clock_changes_the_weights() -> None:
    worth = Worth(("a", "b"), [1.0, 2.0], [10.0, 0.0], [0.5, 1.0, 4.0], 1.0)
    assert worth.of({"a": 3.0, "b": 1.0}, 0.0) == 5.5
    assert worth.of({"a": 3.0, "b": 1.0}, 0.5) == 5.5 + 15 + 0.5 + 1.0

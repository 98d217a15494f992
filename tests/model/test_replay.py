"""A record as the screen shows it: moments, rounds and eyes."""

from __future__ import annotations

from pathlib import Path

import pytest

from hansetable.core.state import OMNISCIENT
from hansetable.model.replay import ReplayModel
from hansetable.session.session import Session

RECORD = Path(__file__).parents[1] / "records" / "riga-two-greedy.hanse"


@pytest.fixture(scope="module")
def whole() -> Session:
    return Session.of_text(RECORD.read_text(encoding="utf-8"))


@pytest.fixture
def replay(qapp: object, whole: Session) -> ReplayModel:
    model = ReplayModel(whole)
    model.begin()
    return model


def test_a_moment_beyond_an_end_is_that_end(replay: ReplayModel, whole: Session) -> None:
    replay.go(10**6)
    assert replay.place == len(whole.actions) and replay.decides is None
    replay.go(-5)
    assert replay.place == 0


def test_a_step_forward_tells_its_events_and_a_jump_does_not(replay: ReplayModel) -> None:
    told: list[tuple] = []
    replay.told.connect(told.append)
    replay.go(1)
    assert told == [tuple(replay.log[line] for line in replay.replay.lines(1))]
    replay.go(30)
    replay.go(29)
    assert len(told) == 1


def test_a_page_is_turned_to_the_beginning_of_a_round(replay: ReplayModel) -> None:
    starts = [number for number, _ in replay.replay.starts]
    replay.turn_page(1)
    assert replay.place == starts[1]
    replay.go(starts[1] + 1)
    replay.turn_page(-1)
    assert replay.place == starts[1]
    replay.turn_page(-1)
    assert replay.place == starts[0]


def test_other_eyes_see_other_things(replay: ReplayModel) -> None:
    assert replay.viewer == OMNISCIENT
    open_log = list(replay.log)
    replay.look_through(1)
    assert (replay.viewer, replay.bottom) == (1, 1)
    assert replay.log == [event.seen_by(1) for event in open_log]
    replay.look_through(7)
    assert replay.viewer == 1

"""A lesson as the screen knows it: notes first, then the one action that is shown."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from hansetable.games import GAMES
from hansetable.model.lesson import ELSEWHERE, NOTES, UNREAD, LessonModel
from hansetable.session.lesson import lesson


@pytest.fixture(params=GAMES)
def model(request: pytest.FixtureRequest, qapp: object) -> Iterator[LessonModel]:
    model = LessonModel(lesson(request.param))
    model.begin()
    yield model
    model.stop()


def own_turn(model: LessonModel) -> None:
    """Read notes, and let others play, until the learner is to act."""
    for _ in range(1000):
        if model.mine:
            return
        if model.waits:
            model.read_on()
        else:
            model.ai_runner.acted.emit(model.lesson.script[model.number][1])
    raise AssertionError("the learner never had a turn")


def test_nothing_can_be_said_before_the_note_was_read(model: LessonModel) -> None:
    assert model.note is not None and model.waits and not model.mine
    model.show_me()
    assert model.number == 0


def test_only_the_action_that_is_shown_can_be_said(model: LessonModel) -> None:
    own_turn(model)
    shown = model.lesson.script[model.number][1]
    assert tuple(model.choice.actions) == (shown,)
    before = model.number
    for other in [a for a in model.view.listed(model.viewer) if a != shown][:1]:
        model.say(other)
        assert model.number == before
    model.say(shown)
    assert model.number == before + 1


def test_every_action_can_be_left_to_the_lesson(model: LessonModel) -> None:
    while model.number < len(model.lesson.script):
        own_turn(model)
        before = model.number
        model.show_me()
        assert model.number == before + 1
        if all(seat != model.viewer for seat, _ in model.lesson.script[model.number :]):
            break
    assert len(model.session.actions) == model.number


def test_a_lesson_gives_no_hints(model: LessonModel) -> None:
    own_turn(model)
    assert model.hint_refusal() == NOTES


def test_what_the_rules_allow_waits_until_the_note_was_read(model: LessonModel) -> None:
    own_turn(model)
    touched = min(model.lesson.script[model.number][1].touches())
    thing = next(key for key, place in model.places.items() if touched in place.says)
    assert model.why(thing) == ELSEWHERE
    model.waits = True
    assert model.why(thing) == UNREAD


def test_a_rush_ends_where_the_learner_is_needed(qapp: object) -> None:
    model = LessonModel(lesson("novgorod"))
    model.begin()
    while model.waits or model.mine:
        model.read_on()
        model.show_me()
    model.hurry(on=True)
    assert model.showing.rushing
    own_turn(model)
    assert not model.showing.rushing
    model.stop()

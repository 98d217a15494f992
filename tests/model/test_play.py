"""A game as people play it: the curtain between them, hurry, hints and the end."""

from __future__ import annotations

import pytest

from hansetable.core.state import SPECTATOR
from tests.model.play_fixture import ALONE, Ears, Obedient, advised, ai_to_play, shown, turn_over
from tests.ui.table.page_fixture import advance, asks, game, options

# ---- the curtain ---------------------------------------------------------------------------------


def test_one_person_sees_the_table_at_once(seat) -> None:
    model = seat(game(ALONE))
    ears = Ears(model)
    model.begin()
    assert model.viewer == 0 and model.curtain is None and model.places
    assert model.view.viewer == 0 and not ears.of("curtainChanged")


def test_of_two_nobody_sees_anything_before_the_curtain_is_lifted(seat) -> None:
    model = seat(game())
    ears = Ears(model)
    model.begin()
    first = model.decides
    assert model.viewer == SPECTATOR and model.curtain == first and not model.mine
    assert not model.choice.actions and ears.of("curtainChanged") == [()]
    model.lift_curtain()
    assert model.viewer == first and model.curtain is None and model.mine
    assert model.choice.actions and len(ears.of("curtainChanged")) == 2
    model.lift_curtain()
    assert len(ears.of("curtainChanged")) == 2


def test_the_curtain_falls_between_two_people(seat) -> None:
    model = seat(game())
    model.begin()
    model.lift_curtain()
    first = model.viewer
    model.say(model.choice.actions[0])
    assert model.curtain == 1 - first and model.viewer == first and not model.mine
    assert not model.touch("hand")
    before = len(model.session.actions)
    model.say(options(model.session, "BuyOffice")[0])
    assert len(model.session.actions) == before, "nobody plays behind the curtain"


def test_it_does_not_fall_while_the_same_person_goes_on(seat) -> None:
    session = advance(game(), asks("LayRoute"))
    model = seat(session)
    model.begin()
    model.lift_curtain()
    viewer = model.viewer
    model.say(options(session, "Lay")[0])
    assert model.curtain is None and model.viewer == viewer and model.mine


def test_the_curtain_waits_until_it_is_passed_on(seat) -> None:
    model, first = turn_over(seat)
    ears = Ears(model)
    assert model.passing == 1 - first and model.curtain is None and model.viewer == first
    assert not model.mine and not model.choice.actions
    model.pass_on()
    assert (model.passing, model.curtain) == (None, 1 - first)
    assert len(ears.of("curtainChanged")) == 1
    model.pass_on()
    assert len(ears.of("curtainChanged")) == 1
    model.lift_curtain()
    assert model.viewer == 1 - first and model.mine


def test_an_onlooker_watches_four_ais(seat) -> None:
    model = seat(game(("greedy", "random", "greedy", "random")))
    model.begin()
    assert model.viewer == SPECTATOR and model.bottom == 0 and not model.mine
    assert model.curtain is None and sum(model.view.unknown) == 4


# ---- the end, and hurry --------------------------------------------------------------------------


def test_the_end_is_told_with_the_result(seat) -> None:
    session = game(ALONE)
    model = seat(session)
    ears = Ears(model)
    model.begin()
    advance(session, lambda s: s.decides() is None)
    assert ears.of("ended") == [(session.state.result(),)]
    assert model.decides is None and not model.mine and model.undo_refusal() == "over"


def test_rushing_shows_nothing_until_a_person_decides(qtbot, seat) -> None:
    model, worker = shown(seat)
    model.hurry(on=True)
    assert model.showing.rushing

    def answered():
        while worker.questions:
            worker.answer(worker.questions.pop(0))
        return model.session.decides() == 0

    qtbot.waitUntil(answered)
    assert not model.showing.rushing


def test_one_hurry_is_for_one_action(seat) -> None:
    model, _ = shown(seat)
    model.hurry()
    assert not model.showing.rushing


def test_the_persons_own_turn_is_not_rushed(seat) -> None:
    session = advance(game(ALONE), lambda s: s.decides() == 0)
    model = seat(session)
    model.begin()
    model.hurry(on=True)
    assert not model.showing.rushing


# ---- hints ---------------------------------------------------------------------------------------


def test_a_hint_is_asked_with_the_viewers_view_only(qtbot, seat) -> None:
    model, worker = advised(seat)
    (question,) = worker.questions
    assert question.seat == 0 and question.view.viewer == 0 and question.view.unknown[1] > 0
    assert model.advising and model.mine
    found = worker.hint(question)
    qtbot.waitUntil(lambda: model.hint is not None)
    assert model.hint == found and not model.advising
    assert found.best.action in model.choice.actions


def test_a_hint_plays_nothing(qtbot, seat) -> None:
    model, worker = advised(seat)
    before = len(model.session.actions)
    worker.hint(worker.questions[0])
    qtbot.waitUntil(lambda: model.hint is not None)
    qtbot.wait(40)
    assert len(model.session.actions) == before and model.mine


@pytest.mark.parametrize("found", [False, True])
def test_a_hint_goes_when_the_position_changes(qtbot, seat, found) -> None:
    model, worker = advised(seat)
    if found:
        worker.hint(worker.questions[0])
        qtbot.waitUntil(lambda: model.hint is not None)
    model.say(options(model.session, "Lay")[0])
    assert model.hint is None and not model.advising
    worker.hint(worker.questions[0])
    qtbot.wait(60)
    assert model.hint is None


def test_a_hint_that_is_forgotten_does_not_come(qtbot, seat) -> None:
    model, worker = advised(seat)
    model.forget_hint()
    worker.hint(worker.questions[0])
    qtbot.wait(60)
    assert model.hint is None
    model.advise()
    worker.hint(worker.questions[1])
    qtbot.waitUntil(lambda: model.hint is not None)


def test_who_does_not_decide_gets_no_hint(seat) -> None:
    session = ai_to_play()
    worker = Obedient(session.game)
    model = seat(session, worker)
    model.begin()
    model.advise()
    assert [question.level for question in worker.questions] == ["greedy"]
    assert not model.advising

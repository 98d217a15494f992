"""The runner of the AI: what it asks, what it plays, and what is done when no answer comes."""

from __future__ import annotations

import pytest

from hansetable.ai.worker_error import WorkerError
from hansetable.model import ai_runner
from tests.model.play_fixture import Ears, Obedient, advised, ai_to_play, practise
from tests.ui.table.page_fixture import options


def test_an_ai_is_asked_with_its_own_view_only(qtbot, seat) -> None:
    session = ai_to_play()
    worker = Obedient(session.game)
    model = seat(session, worker)
    model.begin()
    (question,) = worker.questions
    assert question.seat == 1 and question.level == "greedy" and question.view.viewer == 1
    assert question.view.unknown[0] > 0
    before = len(session.actions)
    worker.answer(question)
    qtbot.waitUntil(lambda: len(session.actions) > before)
    assert session.actions[before][0] == 1


def test_a_late_answer_to_an_old_question_is_not_played(qtbot, seat) -> None:
    session = ai_to_play()
    worker = Obedient(session.game)
    model = seat(session, worker)
    model.begin()
    old = worker.questions[0]
    session.submit(1, next(iter(session.state.listed(1))))
    before = len(session.actions)
    worker.answer(old)
    qtbot.wait(120)
    assert len(session.actions) == before


def test_a_worker_that_gives_up_says_so_once(qtbot, seat) -> None:
    session = ai_to_play()
    worker = Obedient(session.game)
    model = seat(session, worker)
    ears = Ears(model)
    model.begin()
    worker.broken = True
    qtbot.waitUntil(lambda: bool(ears.of("failed")))
    qtbot.wait(80)
    assert len(ears.of("failed")) == 1 and isinstance(ears.of("failed")[0][0], WorkerError)
    assert model.stuck


def test_it_can_be_asked_again_after_it_gave_up(qtbot, seat) -> None:
    session = ai_to_play()
    worker = Obedient(session.game)
    model = seat(session, worker)
    model.begin()
    worker.broken = True
    qtbot.waitUntil(lambda: model.stuck)
    worker.broken = False
    model.retry()
    assert not model.stuck and len(worker.questions) == 2
    before = len(session.actions)
    worker.answer(worker.questions[1])
    qtbot.waitUntil(lambda: len(session.actions) > before)


def test_a_broken_adviser_does_not_stop_the_game(qtbot, seat) -> None:
    model, worker = advised(seat)
    worker.broken = True
    qtbot.waitUntil(lambda: not model.advising)
    assert model.mine and not model.stuck


def test_the_ai_gets_the_budget_of_the_settings(seat) -> None:
    session = ai_to_play()
    worker = Obedient(session.game)
    model = seat(session, worker)
    model.ai_runner.budget = 77
    model.begin()
    assert worker.questions[0].budget == 77


def test_a_stopped_model_plays_no_more(qtbot, seat) -> None:
    session = ai_to_play()
    worker = Obedient(session.game)
    model = seat(session, worker)
    model.begin()
    worker.answer(worker.questions[0])
    before = len(session.actions)
    model.stop()
    qtbot.wait(80)
    assert len(session.actions) == before and worker.stopped
    ears = Ears(model)
    session.submit(1, next(iter(session.state.listed(1))))
    assert not ears.heard


# ---- an AI that does not answer ------------------------------------------------------------------


@pytest.fixture
def impatient(monkeypatch) -> None:
    """An answer is late at once."""
    monkeypatch.setattr(ai_runner, "PATIENCE", 40)


def late(qtbot, seat, session=None):
    """A model whose AI is late, with its worker."""
    session = session or ai_to_play()
    worker = Obedient(session.game)
    model = seat(session, worker)
    model.ai_runner.budget = 0
    model.begin()
    qtbot.waitUntil(lambda: model.late > 0)
    return model, worker


def test_the_limit_grows_with_the_budget(qtbot, seat, impatient) -> None:
    session = ai_to_play()
    model = seat(session, Obedient(session.game))
    model.ai_runner.budget = 60_000
    model.begin()
    qtbot.wait(120)
    assert model.late == 0


def test_who_answers_in_time_is_not_late(qtbot, seat, impatient) -> None:
    session = ai_to_play()
    worker = Obedient(session.game)
    model = seat(session, worker)
    model.ai_runner.budget = 0
    ears = Ears(model)
    model.begin()
    worker.answer(worker.questions[0])
    qtbot.wait(120)
    assert model.late == 0 and not ears.of("lateChanged") and not worker.restarts


def test_a_late_ai_may_answer_after_all(qtbot, seat, impatient) -> None:
    model, worker = late(qtbot, seat)
    before = len(model.session.actions)
    worker.answer(worker.questions[0])
    qtbot.waitUntil(lambda: len(model.session.actions) > before)
    assert not worker.restarts


def test_the_seconds_go_on(qtbot, seat, impatient) -> None:
    model, _ = late(qtbot, seat)
    qtbot.waitUntil(lambda: model.late == 2)


def test_who_waits_is_told_again_after_as_long(qtbot, seat, impatient) -> None:
    model, worker = late(qtbot, seat)
    model.ai_runner.be_patient()
    assert model.late == 0 and not worker.restarts
    qtbot.waitUntil(lambda: model.late > 0)
    assert len(worker.questions) == 1


def test_a_late_ai_is_started_again_and_asked_again(qtbot, seat, impatient) -> None:
    model, worker = late(qtbot, seat)
    model.retry()
    assert model.late == 0 and worker.restarts == 1 and len(worker.questions) == 2
    before = len(model.session.actions)
    worker.answer(worker.questions[0])
    qtbot.wait(60)
    assert len(model.session.actions) == before, "the old answer does not count"
    worker.answer(worker.questions[1])
    qtbot.waitUntil(lambda: len(model.session.actions) > before)


def test_a_legal_action_is_played_for_a_late_ai(qtbot, seat, impatient) -> None:
    model, worker = late(qtbot, seat)
    before = len(model.session.actions)
    view = model.session.state.seen_by(1)
    model.stand_in()
    by, action = model.session.actions[before]
    assert by == 1 and action in view.options(1)
    assert model.late == 0 and worker.restarts == 1


def test_nothing_is_played_for_an_ai_that_still_thinks(seat) -> None:
    session = ai_to_play()
    model = seat(session)
    model.begin()
    before = len(session.actions)
    model.stand_in()
    assert len(session.actions) == before


def test_in_practice_a_late_ai_is_left_by_undo(qtbot, seat, impatient) -> None:
    session = practise(lambda s: s.decides() == 1 and any(q == 0 for q, _ in s.actions))
    model, worker = late(qtbot, seat, session)
    model.undo()
    assert model.mine and model.late == 0 and worker.restarts == 1


def test_a_table_with_a_late_ai_is_left_without_another_process(qtbot, seat, impatient) -> None:
    model, worker = late(qtbot, seat)
    model.stop()
    assert worker.stopped and not worker.restarts and model.late == 0


def test_a_late_hint_is_looked_for_again_or_given_up(qtbot, seat, impatient) -> None:
    model, worker = advised(seat, budget=0)
    qtbot.waitUntil(lambda: model.late > 0)
    assert model.mine and model.advising
    model.stand_in()
    assert model.mine, "nothing is played for a person"
    model.retry()
    assert worker.restarts == 1 and len(worker.questions) == 2 and model.advising
    qtbot.waitUntil(lambda: model.late > 0)
    model.say(options(model.session, "Lay")[0])
    assert worker.restarts == 2 and model.late == 0 and not model.advising

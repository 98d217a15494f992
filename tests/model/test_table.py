"""The model of a table: who sees what, what a touch means, and the runner of the AI."""

from __future__ import annotations

from dataclasses import dataclass

import pytest

from hansetable.ai import LEVELS
from hansetable.ai.hint import Hint, advise
from hansetable.ai.player import DEFAULT_BUDGET
from hansetable.ai.worker import Answer
from hansetable.ai.worker_error import WorkerError
from hansetable.core.state import OMNISCIENT, SPECTATOR
from hansetable.games.novgorod.events import MissionDrawn
from hansetable.model import ai_runner
from hansetable.model.play import PlayModel
from hansetable.model.showing import Beat
from hansetable.model.table import TableModel
from hansetable.session.session import Change, Session
from tests.ui.table.page_fixture import Idle, advance, asks, can, game, options

ALONE = ("human", "greedy")


@dataclass
class Question:
    ticket: int
    level: str
    view: object
    seat: int
    budget: int = 0


class Obedient(Idle):
    """A worker that answers when the test says so."""

    def __init__(self, game) -> None:
        super().__init__(game)
        self.questions: list[Question] = []
        self.answers: list[Answer] = []
        self.broken = False

    def ask(self, ticket, level, view, seat, budget) -> None:
        self.questions.append(Question(ticket, level, view, seat, budget))

    def hint(self, question: Question) -> Hint:
        found = advise(self.game, question.view, question.seat, 20)
        self.answers.append(Answer(question.ticket, found.best.action, found))
        return found

    def poll(self):
        if self.broken:
            raise WorkerError
        answers, self.answers = self.answers, []
        return answers

    def answer(self, question: Question) -> None:
        action = next(iter(question.view.options(question.seat)))
        self.answers.append(Answer(question.ticket, action))


class Ears:
    """Remembers what a model says."""

    def __init__(self, model: PlayModel) -> None:
        self.heard: list[tuple] = []
        for name in ("laid", "told", "asked", "choiceChanged", "curtainChanged", "ended",
                     "undone", "failed", "lateChanged", "practiceWanted"):  # fmt: skip
            signal = getattr(model, name)
            signal.connect(lambda *what, name=name: self.heard.append((name, *what)))

    def of(self, name: str) -> list[tuple]:
        return [what[1:] for what in self.heard if what[0] == name]


@pytest.fixture
def seat(qapp):
    """Makes models and stops them in the end."""
    models = []

    def sit(session, worker=None, curtain=True):
        model = PlayModel(session, worker or Idle(session.game))
        model.use_curtain = curtain
        models.append(model)
        return model

    yield sit
    for model in models:
        model.stop()


# ---- who sees what -------------------------------------------------------------------------------


@pytest.mark.parametrize("viewer", [0, 1, SPECTATOR, OMNISCIENT])
def test_everything_is_seen_through_the_eyes_of_the_viewer(viewer) -> None:
    session = advance(game(), lambda s: len(s.actions) > 30)
    model = TableModel(session, viewer)
    laid: list[bool] = []
    model.laid.connect(lambda: laid.append(True))
    model.begin()
    assert laid and model.places == session.game.pieces(session.state.seen_by(viewer))
    assert model.log == [e.seen_by(viewer) for told in session.journal for e in told]
    assert (model.decides, model.bottom) == (session.decides(), max(viewer, 0))


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


def test_an_onlooker_watches_four_ais(seat) -> None:
    model = seat(game(("greedy", "random", "greedy", "random")))
    model.begin()
    assert model.viewer == SPECTATOR and model.bottom == 0 and not model.mine
    assert model.curtain is None and sum(model.view.unknown) == 4


def test_the_log_is_the_viewers(seat) -> None:
    session = advance(game(), lambda s: any(isinstance(e, MissionDrawn) for t in s.journal
                                            for e in t))  # fmt: skip
    drawn = next(e for told in session.journal for e in told if isinstance(e, MissionDrawn))
    model = seat(session)
    model.begin()
    assert next(e for e in model.log if isinstance(e, MissionDrawn)).mission == ""
    for _ in range(60):
        model.lift_curtain()
        found = next(e for e in model.log if isinstance(e, MissionDrawn)).mission
        assert found == (drawn.mission if model.viewer == drawn.seat else "")
        if model.viewer == drawn.seat:
            break
        advance(session, lambda s: s.decides() == drawn.seat)
    assert model.viewer == drawn.seat


def test_what_is_told_is_what_the_viewer_may_know(seat) -> None:
    session = game(ALONE)
    model = seat(session)
    ears = Ears(model)
    model.begin()
    advance(session, lambda s: len(s.actions) > 40)
    told = [event for (events,) in ears.of("told") for event in events]
    assert told == model.log == [e.seen_by(0) for events in session.journal for e in events]


# ---- touching ------------------------------------------------------------------------------------


def test_a_touch_narrows_the_choice_until_it_is_said(seat) -> None:
    session = advance(game(ALONE), lambda s: s.decides() == 0)
    model = seat(session)
    model.begin()
    wanted = options(session, "BuyOffice")[0]
    assert not model.completes(f"stack:{wanted.city}")
    assert model.touch(f"stack:{wanted.city}") and model.choice.targets == {"hand"}
    assert model.completes("hand") and not model.completes("ship")
    before = len(session.actions)
    assert not model.touch("button:sail") and model.touch("hand")
    assert session.actions[before] == (0, wanted)


def test_releasing_forgets(seat) -> None:
    session = advance(game(ALONE), lambda s: s.decides() == 0)
    model = seat(session)
    model.begin()
    whole = model.choice
    model.touch("hand")
    model.release()
    assert model.choice == whole


def test_answers_that_are_said_alike_wait_for_a_word(seat) -> None:
    session = game(seed=1)

    def twins(s):
        lays = {a.city for a in options(s, "Lay")} if s.decides() is not None else set()
        return [a for a in options(s, "Mark") if a.card in lays] if lays else []

    advance(session, lambda s: can("Lay", "Mark")(s) and bool(twins(s)))
    model = seat(session)
    model.begin()
    model.lift_curtain()
    mark, before = twins(session)[0], len(session.actions)
    assert model.touch(f"office:{mark.card}")
    assert model.touch("route", f"mark:{mark.city}")
    assert len(session.actions) == before and len(model.choice.said) == 2
    model.say(mark)
    assert session.actions[before] == (session.actions[before][0], mark)
    assert not model.choice.touched


def test_undo_tells_that_the_log_became_shorter(seat) -> None:
    session = advance(game(ALONE), lambda s: s.decides() == 0 and can("Lay")(s))
    model = seat(session)
    model.begin()
    log, places = model.log[:], dict(model.places)
    ears = Ears(model)
    model.say(options(session, "Lay")[0])
    assert model.undo_refusal() == "" and len(model.log) >= len(log)
    model.undo()
    assert model.log == log and dict(model.places) == places
    assert ears.of("undone") == [()]


def test_what_was_undone_is_told_again(seat) -> None:
    session = advance(game(ALONE), lambda s: s.decides() == 0 and can("Lay")(s))
    model = seat(session)
    model.begin()
    model.say(options(session, "Lay")[0])
    log, numbers = model.log[:], len(session.actions)
    model.undo()
    ears = Ears(model)
    assert model.redo_refusal() == ""
    model.redo()
    assert model.log == log and len(session.actions) == numbers
    assert ears.of("told") == [(session.journal[-1],)]
    assert model.redo_refusal() == "nothing"


def test_a_line_of_the_log_is_taken_back_with_all_after_it(seat) -> None:
    session = advance(game(ALONE), lambda s: s.decides() == 0 and can("Lay")(s))
    model = seat(session)
    model.begin()
    number, length = len(session.actions), len(model.log)
    first = options(session, "Lay")[0]
    for _ in range(2):
        model.say(options(session, "Lay")[0])
    assert model.take_back_refusal(length) == ""
    assert model.take_back_refusal(0) == "nothing", "the other seat began"
    model.take_back_to(0)
    assert len(session.actions) == number + 2
    model.take_back_to(length)
    assert len(session.actions) == number and len(model.log) == length
    assert first in session.state.options(0)


def practise(until):
    slots = game(ALONE).slots
    session = Session.new("novgorod", 11, slots, {}, practice=True)
    return advance(session, until)


def back_from_another(session) -> bool:
    """Whether the person decides again after somebody else did."""
    return len(session.actions) > 40 and session.decides() == 0 and session.actions[-1][0] == 1


def own(session) -> int:
    return max(i for i, (seat, _) in enumerate(session.actions) if seat == 0)


def test_practice_goes_back_to_the_last_own_decision(seat) -> None:
    session = practise(back_from_another)
    model = seat(session)
    model.begin()
    last, length = own(session), len(session.actions)
    log = len(model.log)
    model.undo()
    assert len(session.actions) == last and model.mine
    assert model.log[-1].count == length - last
    model.redo()
    assert len(session.actions) == length and len(model.log) == log


def test_practice_takes_a_line_of_another_seat_back_to_the_last_own_decision(seat) -> None:
    session = practise(back_from_another)
    model = seat(session)
    model.begin()
    last = own(session)
    assert model.take_back_refusal(len(model.log) - 1) == ""
    model.take_back_to(len(model.log) - 1)
    assert len(session.actions) == last and model.mine


def test_nothing_of_ones_own_is_nothing_to_take_back(seat) -> None:
    session = practise(lambda s: s.decides() == 0)
    model = seat(session)
    model.begin()
    del session.actions[:]
    assert model.undo_refusal() == "nothing"


def test_in_practice_undo_calls_the_thinking_off(qtbot, seat) -> None:
    session = practise(lambda s: s.decides() == 1 and any(q == 0 for q, _ in s.actions))
    worker = Obedient(session.game)
    model = seat(session, worker)
    model.begin()
    last = own(session)
    worker.answer(worker.questions[0])
    model.undo()
    qtbot.wait(120)
    assert len(session.actions) == last and model.mine


def test_while_another_person_decides_nothing_is_taken_back(seat) -> None:
    session = advance(game(("human", "human", "greedy")), lambda s: s.decides() == 2)
    model = seat(session)
    model.begin()
    assert model.undo_refusal() == "turn"


def test_against_the_ai_it_is_asked_once_whether_the_game_is_practice(seat) -> None:
    session = advance(game(ALONE), back_from_another)
    model = seat(session)
    ears = Ears(model)
    model.begin()
    last, length = own(session), len(session.actions)
    assert model.undo_refusal() == "" and session.take_back_refusal(length - 1) == "others"
    model.undo()
    assert ears.of("practiceWanted") == [(length - 1,)] and len(session.actions) == length
    assert not session.practice
    model.practise(length - 1)
    assert session.practice and len(session.actions) == last and model.mine
    assert "practice: yes" in session.text() and not model.may_practise
    model.redo()
    model.undo()
    assert len(session.actions) == last and len(ears.of("practiceWanted")) == 1


def test_what_the_rules_allow_is_taken_back_without_a_question(seat) -> None:
    session = advance(game(ALONE), lambda s: s.decides() == 0 and can("Lay")(s))
    model = seat(session)
    ears = Ears(model)
    model.begin()
    model.say(options(session, "Lay")[0])
    model.undo()
    assert not ears.of("practiceWanted") and not session.practice


def test_among_several_people_nobody_makes_it_practice(seat) -> None:
    session = advance(game(("human", "human", "greedy")), lambda s: s.decides() == 0)
    model = seat(session, curtain=False)
    model.begin()
    model.practise(0)
    assert not model.may_practise and not session.practice


# ---- the runner of the AI ------------------------------------------------------------------------


def ai_to_play(seed=11):
    return advance(game(ALONE, seed), lambda s: s.decides() == 1)


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


def shown(seat, ms: int = 60_000):
    """A model that shows each line of the log for as long, with its worker."""
    session = advance(game(ALONE, 11), lambda s: len(s.actions) > 20 and s.decides() == 0)
    worker = Obedient(session.game)
    model = seat(advance(session, lambda s: s.decides() == 1), worker)
    model.showing.split = lambda lines: [Beat(range(n, n + 1), ms) for n in lines]
    model.begin()
    return model, worker


def test_an_action_is_shown_and_a_click_ends_that(qtbot, seat) -> None:
    model, worker = shown(seat)
    before = len(model.session.actions)
    worker.answer(worker.questions[0])
    qtbot.waitUntil(lambda: len(model.session.actions) > before)
    assert model.showing.beat == Beat(range(len(model.log) - 1, len(model.log)), 60_000)
    assert model.acts == 1 and len(worker.questions) == 2
    worker.answer(worker.questions[1])
    qtbot.waitUntil(lambda: model.ai_runner.waiting)
    qtbot.wait(30)
    assert len(model.session.actions) == before + 1
    model.hurry()
    qtbot.waitUntil(lambda: len(model.session.actions) == before + 2)


def test_an_action_that_told_nothing_takes_no_time(qtbot, seat) -> None:
    """K-C2: or people could count the markers that are chosen for a conflict."""
    model, worker = shown(seat)
    before = len(model.session.actions)
    model.session.journal.append(())
    model.session.actions.append((1, worker.questions[0].view.listed(1)[0]))
    for listener in tuple(model.session._listeners):
        listener(Change(model.session.state, (), False))
    assert model.showing.beat is None or not model.showing.beat.lines
    worker.answer(worker.questions[-1])
    qtbot.waitUntil(lambda: len(model.session.actions) > before + 1)


def test_a_person_plays_when_everything_has_been_shown(seat) -> None:
    model, _ = shown(seat)
    ears = Ears(model)
    player = LEVELS["greedy"](model.game, 3)
    while model.session.decides() == 1:
        assert not model.mine
        model._act(player.choose(model.session.state.seen_by(1), 1, 1))
    assert model.showing.beat is not None and not model.mine and not model.choice.actions
    asked = len(ears.of("asked"))
    while model.showing.beat is not None:
        model.showing._timer.timeout.emit()
    assert model.mine and model.choice.actions and len(ears.of("asked")) > asked


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


# ---- what was shown is shown again ---------------------------------------------------------------


def after_a_turn_of_others(seat):
    """A model whose person decides again after two others, and the moments that were seen."""
    session = advance(game(("human", "greedy", "greedy"), 11), lambda s: len(s.actions) > 25)
    advance(session, lambda s: s.decides() != 0)
    advance(session, lambda s: s.decides() == 0 and len(s.state.stack) > 0)
    model = seat(session)
    model.showing.split = lambda lines: [Beat(lines, 1000)] if lines else []
    model.pace = 1.0
    model.begin()
    return model


def test_everything_since_the_own_turn_is_shown_again(seat) -> None:
    model = after_a_turn_of_others(seat)
    session, ears = model.session, Ears(model)
    actions, view, log = list(session.actions), model.view.key(0), list(model.log)
    since = model.since_own()
    assert since.stop == len(actions) and all(who != 0 for who, _ in actions[since.start :])
    model.show_again()
    assert model.again == since.start and not model.mine
    assert model.view.key(0) == session.at(since.start).seen_by(0).key(0)
    told: list[int] = []
    while model.showing.beat is not None:
        assert model.view.viewer == 0
        told += model.showing.beat.lines
        model.showing._timer.timeout.emit()
    assert told == list(model.lines_of(since))
    assert model.again is None and model.mine and model.choice.actions
    assert (session.actions, model.view.key(0), model.log) == (actions, view, log)
    assert len(ears.of("told")) == len(since)


def test_what_an_ai_says_meanwhile_waits_for_the_end(qtbot, seat) -> None:
    session = advance(game(("human", "greedy", "greedy"), 11), lambda s: len(s.actions) > 25)
    advance(session, lambda s: s.decides() == 0)
    advance(session, lambda s: s.decides() == 2)
    worker = Obedient(session.game)
    model = seat(session, worker)
    model.showing.split = lambda lines: [Beat(lines, 60_000)] if lines else []
    model.pace = 1.0
    model.begin()
    before = len(session.actions)
    model.show_again()
    worker.answer(worker.questions[-1])
    qtbot.waitUntil(lambda: model.ai_runner.waiting)
    qtbot.wait(30)
    assert len(session.actions) == before and model.again is not None
    model.showing.skip(rest=True)
    qtbot.waitUntil(lambda: len(session.actions) > before)
    assert model.again is None


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


def test_the_end_is_told_with_the_result(seat) -> None:
    session = game(ALONE)
    model = seat(session)
    ears = Ears(model)
    model.begin()
    advance(session, lambda s: s.decides() is None)
    assert ears.of("ended") == [(session.state.result(),)]
    assert model.decides is None and not model.mine and model.undo_refusal() == "over"


# ---- hints ---------------------------------------------------------------------------------------


def advised(seat, budget=DEFAULT_BUDGET):
    """A model that has asked for a hint, with its worker."""
    session = advance(game(ALONE), lambda s: s.decides() == 0 and can("Lay")(s))
    worker = Obedient(session.game)
    model = seat(session, worker)
    model.ai_runner.budget = budget
    model.begin()
    model.advise()
    return model, worker


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


# ---- between two people --------------------------------------------------------------------------


def turn_over(seat, lingers=True):
    """A model whose person has just ended a turn after which the other one is to play."""
    session = advance(game(), lambda s: asks("LayRoute")(s) and len(s.actions) > 20)
    model = seat(session)
    model.lingers = lingers
    model.begin()
    model.lift_curtain()
    player, first = LEVELS["greedy"](model.game, 3), model.viewer
    while model.passing is None and model.curtain is None:
        model.say(player.choose(model.view, first, 1))
    return model, first


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


def test_until_the_curtain_is_lifted_the_last_action_is_undone_by_the_rules(seat) -> None:
    model, first = turn_over(seat)
    length = len(model.session.actions)
    number = length - 1
    assert model.undo_refusal() == model.session.take_back_refusal(number, first) == ""
    assert model.session.take_back_refusal(number) == "others"
    model.undo()
    assert len(model.session.actions) == number and model.passing is None
    assert model.mine and model.viewer == first
    model.redo()
    assert model.passing == 1 - first
    model.pass_on()
    assert model.undo_refusal() == ""
    model.lift_curtain()
    assert model.undo_refusal() == "others"


def test_who_undoes_behind_the_curtain_lifts_one_of_the_own(seat) -> None:
    """Else anybody at the screen could look at the hand of who has handed it over."""
    model, first = turn_over(seat, lingers=False)
    number = len(model.session.actions) - 1
    assert model.curtain == 1 - first and model.undo_refusal() == ""
    model.undo()
    assert len(model.session.actions) == number
    assert model.curtain == first and model.viewer == SPECTATOR and not model.mine
    assert model.undo_refusal() == "turn"
    model.lift_curtain()
    assert model.viewer == first and model.mine

"""What others do is shown line by line, and once more if that is wanted."""

from __future__ import annotations

from hansetable.ai import LEVELS
from hansetable.model.showing import Beat
from hansetable.session.session import Change
from tests.model.play_fixture import Ears, Obedient, shown
from tests.ui.table.page_fixture import advance, game


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

"""Undo and redo: by the rules, in practice, and while the screen is handed over."""

from __future__ import annotations

from hansetable.core.state import SPECTATOR
from tests.model.play_fixture import ALONE, Ears, Obedient, practise, turn_over
from tests.ui.table.page_fixture import advance, can, game, options


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

"""The two doors of a state, and what a question may ask."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from hansetable.core import Action, Automatic, Event, IllegalActionError, Seat, State, Step


class Pot(State):
    """A game for two: add one to three; whoever adds to ten or more ends it."""

    sum: int = 0

    def __init__(self) -> None:
        super().__init__(2, 0)
        self.stack.append(ADD)


class Put(Action):
    number: int


class Added(Event):
    seat: int
    number: int


class Passed(Event):
    seat: int


class Add(Step):
    rule = "T-1"

    def options(self, state: Pot, seat: Seat) -> Sequence[Action]:
        return tuple(Put(number) for number in (1, 2, 3))

    def play(self, state: Pot, seat: Seat, action: Action) -> None:
        assert isinstance(action, Put)
        if action.number == 3 and state.sum == 3:
            raise RuntimeError("a fault in the rules")
        state.sum += action.number
        state.tell(Added, seat, action.number)
        state.stack[:] = [ADD, NEXT] if state.sum < 10 else []


class Next(Automatic):
    def run(self, state: Pot) -> None:
        state.tell(Passed, state.turn)
        state.turn = 1 - state.turn


ADD = Add()
NEXT = Next()


def test_playing_returns_what_happened() -> None:
    assert Pot().play(0, Put(2)) == [Added(0, 2), Passed(0)]


def test_pushing_tells_nothing() -> None:
    pot = Pot()
    pot.push(0, Put(2))
    assert (pot.sum, pot.told) == (2, None)


def test_both_doors_lead_to_the_same_state() -> None:
    played, pushed = Pot(), Pot()
    played.play(0, Put(3))
    pushed.push(0, Put(3))
    assert (played.sum, played.turn, played.stack) == (pushed.sum, pushed.turn, pushed.stack)


@pytest.mark.parametrize(("seat", "number"), [(0, 4), (0, 0), (1, 1), (2, 1)])
def test_what_is_not_legal_is_refused_and_changes_nothing(seat: int, number: int) -> None:
    pot = Pot()
    with pytest.raises(IllegalActionError, match=f"seat {seat + 1} may not say Put"):
        pot.play(seat, Put(number))
    assert (pot.sum, pot.turn, pot.stack) == (0, 0, [ADD])


def test_after_a_fault_nobody_listens_any_longer() -> None:
    pot = Pot()
    pot.sum = 3
    with pytest.raises(RuntimeError):
        pot.play(0, Put(3))
    assert pot.told is None


def test_an_automatic_step_plays_itself() -> None:
    pot = Pot()
    pot.play(0, Put(1))
    assert pot.asked() == (1,)


def test_when_it_is_over_nobody_is_asked() -> None:
    pot = Pot()
    pot.sum = 9
    pot.play(0, Put(1))
    assert pot.asked() == ()
    assert pot.listed(0) == ()
    assert not pot.options(0)
    assert Put(1) not in pot.options(0)


def test_options_are_listed_and_tested() -> None:
    options = Pot().options(0)
    assert list(options) == [Put(1), Put(2), Put(3)]
    assert Put(3) in options
    assert Put(4) not in options
    assert "put 3" not in options
    assert options


def test_who_is_not_asked_has_no_options() -> None:
    options = Pot().options(1)
    assert list(options) == []
    assert Put(1) not in options
    assert not options


def test_options_look_at_the_state_as_it_is_now() -> None:
    pot = Pot()
    options = pot.options(0)
    pot.push(0, Put(1))
    assert list(options) == []


def test_an_event_that_everybody_saw_is_the_same_for_all() -> None:
    event = Added(0, 1)
    assert event.seen_by(1) is event


def test_a_step_without_secrets_is_the_same_for_all() -> None:
    assert ADD.seen_by(1) is ADD

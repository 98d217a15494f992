"""Laws of undo and redo that hold in random games of every game of the registry."""

from collections.abc import Iterator

import pytest

from hansetable import games
from hansetable.core import State
from hansetable.core.state import SPECTATOR
from hansetable.session.session import Session
from hansetable.session.slot import COLOURS, PlayerSlot
from tests.golden import facts

CASES = [
    (name, seats, chosen)
    for name in games.GAMES
    for seats in games.game(name).seats
    for chosen in (0, -1)
]
MOST = 260
"""So many actions of a game are looked at; the others come in other games of the series."""


def random_game(case: tuple[str, int, int], practice: bool) -> Iterator[Session]:
    """Yield a game after each of its actions, in which everybody says anything."""
    name, seats, chosen = case
    game = games.game(name)
    slots = tuple(PlayerSlot(f"P{seat}", COLOURS[seat], "human") for seat in range(seats))
    options = {option.name: option.values[chosen] for option in game.options}
    session = Session.new(name, 3, slots, options, practice)
    number = 7 * seats + chosen
    while (seat := session.decides()) is not None and len(session.actions) < MOST:
        number = (number * 6364136223846793005 + 1442695040888963407) % 2**64
        listed = session.state.listed(seat)
        session.submit(seat, listed[(number >> 33) % len(listed)])
        yield session


def told(session: Session) -> tuple[object, ...]:
    """All that undo and redo must bring back: state, record, journal, and what each seat sees."""
    seats = (*range(len(session.slots)), SPECTATOR)
    views = tuple(facts(session.state.seen_by(seat)) for seat in seats)
    keys = tuple(session.state.key(seat) for seat in seats)
    return facts(session.state.clone()), session.text(), tuple(session.journal), views, keys


@pytest.fixture(params=[3, pytest.param(1, marks=pytest.mark.soak)])
def apart(request: pytest.FixtureRequest) -> int:
    """Every third action is taken back and compared; with ``-m soak`` every one."""
    return request.param


@pytest.mark.parametrize("case", CASES, ids=lambda case: "-".join(map(str, case)))
def test_undo_and_redo_give_equal_states(case: tuple[str, int, int], apart: int) -> None:
    taken_back, before = 0, None
    for session in random_game(case, practice=False):
        number = len(session.actions) + case[1]
        if number % apart == 0 and session.take_back_refusal(len(session.actions) - 1) == "":
            after = told(session)
            session.take_back_to(len(session.actions) - 1)
            assert before is None or told(session) == before
            session.redo()
            assert told(session) == after
            taken_back += 1
        before = told(session) if (number + 1) % apart == 0 else None
    assert taken_back > 5


@pytest.mark.parametrize("case", CASES, ids=lambda case: "-".join(map(str, case)))
def test_in_practice_every_action_comes_back(case: tuple[str, int, int], apart: int) -> None:
    then = {}
    for session in random_game(case, practice=True):
        if len(session.actions) % apart == case[1] % apart:
            then[len(session.actions)] = told(session)
    last = len(session.actions), facts(session.state)
    while session.take_back_refusal(len(session.actions) - 1) == "":
        session.take_back_to(len(session.actions) - 1)
        assert len(session.actions) not in then or told(session) == then[len(session.actions)]
    assert not session.actions
    while session.undone:
        session.redo()
        assert len(session.actions) not in then or told(session) == then[len(session.actions)]
    assert (len(session.actions), facts(session.state)) == last


@pytest.mark.parametrize("case", CASES, ids=lambda case: "-".join(map(str, case)))
def test_what_can_be_taken_back_has_shown_nothing_hidden(case: tuple[str, int, int]) -> None:
    """Whatever the hidden cards are: after an action that can be undone the seat sees the same."""
    for session in random_game(case, practice=False):
        if session.take_back_refusal(len(session.actions) - 1):
            continue
        seat, action = session.actions[-1]
        view = session.at(len(session.actions) - 1).seen_by(seat)
        for seed in (1, 2):
            other = view.imagine(seed)
            other.push(seat, action)
            assert seen(other, seat) == seen(session.state, seat), (action, session.text())


def seen(state: State, seat: int) -> dict[str, object]:
    return {slot: value for slot, value in facts(state.seen_by(seat)).items() if slot != "rng"}

"""Asking why an AI has played something: only where it can be told, and nothing secret."""

from pathlib import Path

import pytest
from PySide6.QtCore import QObject

from hansetable.ai.worker import WHY
from hansetable.core import Action, Seat, State
from hansetable.model import why
from hansetable.model.ai_runner import AiRunner
from hansetable.model.why import WhyModel
from hansetable.session.session import Session
from hansetable.session.slot import PlayerSlot
from tests.ui.table.model_fixture import advance

Asked = list[tuple[str, State, Seat, Action]]


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch) -> Asked:
    """What is asked of the process, which never answers; there are weights for every game."""
    found: Asked = []
    monkeypatch.setattr(why, "weights", lambda _game, _seats: Path(__file__))
    monkeypatch.setattr(AiRunner, "think", lambda _self, *question: found.append(question))
    return found


def played(people: int, actions: int, ai: str = "greedy") -> Session:
    names = ("human",) * people + (ai,) * (2 - people)
    slots = tuple(
        PlayerSlot(name, colour, player)
        for name, colour, player in zip("AB", ("red", "blue"), names, strict=True)
    )
    session = Session.new("novgorod", 7, slots, {})
    return advance(session, lambda s: len(s.actions) == actions or s.decides() is None)


def explained(session: Session, model: WhyModel) -> list[int]:
    return [number for number in range(len(session.actions)) if model.can_tell(number)]


def test_only_decisions_of_an_ai_that_searches_can_be_explained(
    qapp: QObject, asked: Asked
) -> None:
    session = played(1, 60)
    found = explained(session, WhyModel(session, qapp))
    assert found
    assert all(session.actions[number][0] == 1 for number in found)
    assert all(len(session.at(number).listed(1)) > 1 for number in found)
    for other in (played(1, 60, "random"), played(2, 60)):
        assert not explained(other, WhyModel(other, qapp))


def test_a_line_is_explained_by_the_first_choice_that_led_to_it(
    qapp: QObject, asked: Asked
) -> None:
    """Cards that are laid are told together with the way that is sailed."""
    session = played(1, 60)
    model = WhyModel(session, qapp)
    numbers = explained(session, model)
    last = numbers[-1]
    own = [seat for seat, _ in session.actions].index(1, numbers[0])
    assert model.decision(last, last) == last
    assert model.decision(own, numbers[0]) == numbers[0]
    first = model.decision(0, last)
    assert first in numbers and all(seat == 1 for seat, _ in session.actions[first : last + 1])
    assert model.decision(0, -1) is None


def test_without_weights_nothing_is_explained(qapp: QObject) -> None:
    session = played(1, 60)
    model = WhyModel(session, qapp)
    if not why.weights(session.game, 2).is_file():
        assert not explained(session, model)


def test_what_a_seat_hides_is_explained_when_the_game_is_over(qapp: QObject, asked: Asked) -> None:
    whole = played(1, 3000)
    running = played(1, 60)
    model = WhyModel(running, qapp)
    numbers = explained(running, model)
    for number in numbers:
        model.ask(number)
        assert model.number == number and model.secret == (len(asked) == 0)
        asked.clear()
    model.ask(numbers[-1])
    assert model.secret and not asked  # it has missions in hand by now
    after = WhyModel(whole, qapp)
    after.ask(numbers[-1])
    (level, view, seat, action) = asked[0]
    assert not after.secret and level == WHY
    assert (seat, action) == whole.actions[numbers[-1]] and view.viewer == seat
    after.forget()
    assert after.number is None


def test_where_no_person_plays_nothing_is_secret(qapp: QObject, asked: Asked) -> None:
    session = played(0, 60)
    model = WhyModel(session, qapp)
    model.ask(explained(session, model)[-1])
    assert not model.secret and asked

import pytest

from hansetable.core.state import SPECTATOR
from hansetable.model.secrets import any_secret
from hansetable.session.session import Session
from hansetable.session.slot import COLOURS, PlayerSlot

PEOPLE = tuple(
    PlayerSlot(name, colour, "human") for name, colour in zip(("A", "B"), COLOURS, strict=False)
)


@pytest.mark.parametrize("name", ["novgorod", "riga", "kogge"])
def test_whoever_only_looks_on_has_no_secret(name: str) -> None:
    session = Session.new(name, 3, PEOPLE, {})
    while len(session.state.asked()) > 1:
        seat = session.decides()
        assert seat is not None
        session.submit(seat, session.state.listed(seat)[0])
    assert not any_secret(session.game, session.state, [SPECTATOR])


@pytest.mark.parametrize("name", ["riga", "kogge"])
def test_a_secret_hand_is_a_secret(name: str) -> None:
    session = Session.new(name, 3, PEOPLE, {})
    assert any_secret(session.game, session.state, [0, 1])


def test_open_hands_are_none() -> None:
    session = Session.new("riga", 3, PEOPLE, {"hands": "open"})
    assert not any_secret(session.game, session.state, [0, 1])


def test_a_choice_of_several_at_once_is_one() -> None:
    session = Session.new("kogge", 3, PEOPLE, {"hands": "open"})
    for _ in range(40):
        if len(session.state.asked()) > 1:
            break
        seat = session.decides()
        assert seat is not None
        session.submit(seat, session.state.listed(seat)[0])
    assert len(session.state.asked()) > 1
    assert any_secret(session.game, session.state, [SPECTATOR])

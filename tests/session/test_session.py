import pytest

from hansetable.core import IllegalActionError, read_action
from hansetable.session import Chair, Session
from hansetable.session.session import CHANCE, NOTHING, TURN

CHAIRS = (Chair("Heike", "red", "human"), Chair("Jorin, der Alte", "blue", "human"))


@pytest.fixture
def session() -> Session:
    return Session.new("novgorod", 1, CHAIRS, {})


def say(session: Session, *texts: str) -> None:
    for text in texts:
        seat = session.decides()
        assert seat is not None
        session.submit(seat, read_action(text, session.game.verbs))


def introduction(session: Session) -> None:
    """Play on to where the first route is laid."""
    for _ in range(6):
        seat = session.decides()
        assert seat is not None
        session.submit(seat, session.state.listed(seat)[0])


def test_options_that_are_not_chosen_get_their_default(session: Session) -> None:
    chosen = Session.new("novgorod", 1, CHAIRS, {"bonus": "random"})
    assert dict(session.header.options) == {"bonus": "first", "careers": "first"}
    assert dict(chosen.header.options) == {"bonus": "random", "careers": "first"}


def test_listeners_are_told_the_state_and_its_events(session: Session) -> None:
    changes = []
    session.listeners.append(changes.append)
    say(session, "buy-office danzig")
    assert changes[0].state is session.state
    assert changes[0].events == session.journal[0] != ()
    assert not changes[0].undone


def test_an_illegal_action_changes_nothing(session: Session) -> None:
    before = session.text(), session.state.key(-1)
    with pytest.raises(IllegalActionError):
        say(session, "pass")
    with pytest.raises(IllegalActionError):
        session.submit(5, read_action("buy-office danzig", session.game.verbs))
    assert (session.text(), session.state.key(-1)) == before
    assert session.journal == []


def test_nothing_can_be_taken_back_before_the_first_action(session: Session) -> None:
    assert session.undo_refusal() == NOTHING
    with pytest.raises(ValueError, match="nothing"):
        session.undo()


def test_an_action_of_the_running_turn_is_taken_back(session: Session) -> None:
    introduction(session)
    before, length = session.state.key(-1), len(session.actions)
    seat = session.decides()
    assert seat is not None
    session.submit(seat, session.state.listed(seat)[0])
    assert session.undo_refusal() == ""
    changes = []
    session.listeners.append(changes.append)
    session.undo()
    assert session.state.key(-1) == before
    assert len(session.actions) == len(session.journal) == length
    assert changes[0].undone


def test_what_ended_the_turn_stays(session: Session) -> None:
    say(session, "buy-office danzig")
    assert session.undo_refusal() == TURN


def test_a_drawn_card_stays_drawn(session: Session) -> None:
    introduction(session)
    draw = read_action("draw-mission", session.game.verbs)
    while draw not in session.state.options(seat := session.decides() or 0):
        session.submit(seat, session.state.listed(seat)[-1])
    session.submit(seat, draw)
    assert session.undo_refusal() == CHANCE


def test_in_practice_everything_is_taken_back(session: Session) -> None:
    start = session.state.key(-1)
    session.practice = True
    introduction(session)
    while session.actions:
        session.undo()
    assert session.undo_refusal() == NOTHING
    assert session.state.key(-1) == start


def test_every_position_can_be_looked_at_again(session: Session) -> None:
    keys = [session.state.key(-1)]
    for _ in range(10):
        seat = session.decides()
        assert seat is not None
        session.submit(seat, session.state.listed(seat)[0])
        keys.append(session.state.key(-1))
    assert [session.at(number).key(-1) for number in range(11)] == keys
    with pytest.raises(IndexError, match="from 0 to 10"):
        session.at(11)


def test_looking_at_a_position_does_not_let_it_be_changed(session: Session) -> None:
    introduction(session)
    before = session.at(3).key(-1)
    seen = session.at(3)
    seen.push(seen.asked()[0], seen.listed(seen.asked()[0])[0])
    assert session.at(3).key(-1) == before


def test_a_text_is_played_to_the_same_table(session: Session) -> None:
    introduction(session)
    again = Session.of_text(session.text())
    assert again.text() == session.text()
    assert again.header == session.header
    assert again.state.key(-1) == session.state.key(-1)
    assert again.journal == session.journal

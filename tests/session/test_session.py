from pathlib import Path

import pytest

from hansetable import games
from hansetable.core import IllegalActionError, State, read_action
from hansetable.session.session import CHANCE, NOTHING, OTHERS, OVER, Session, TakenBack
from hansetable.session.slot import PlayerSlot

CHAIRS = (PlayerSlot("Heike", "red", "human"), PlayerSlot("Jorin, der Alte", "blue", "human"))


@pytest.fixture
def session() -> Session:
    return Session.new("novgorod", 1, CHAIRS, {})


@pytest.fixture
def practice() -> Session:
    return Session.new("novgorod", 1, CHAIRS, {}, practice=True)


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
    options = games.game("novgorod").options
    default = {option.name: option.values[0] for option in options if not option.house}
    assert dict(session.header.options) == default
    assert dict(chosen.header.options) == {**default, "bonus": "random"}


def test_a_house_rule_is_mentioned_only_when_it_holds() -> None:
    for value, line in (("off", False), ("on", True)):
        text = Session.new("novgorod", 1, CHAIRS, {"ahead": value}).text()
        assert ("option ahead: on" in text, "ahead: off" in text) == (line, False)
        assert Session.of_text(text).text() == text
        given = text.replace("option bonus", f"option ahead: {value}\noption bonus")
        assert line or Session.of_text(given).text() == text


def test_listeners_are_told_the_state_and_its_events(session: Session) -> None:
    changes = []
    session.listen(changes.append)
    say(session, "buy-office danzig")
    assert changes[0].state is session.state
    assert changes[0].events == session.journal[0] != ()
    assert not changes[0].undone


def test_a_listener_hears_each_change_once_until_it_stops_listening(session: Session) -> None:
    changes = []
    hear = changes.append
    session.listen(hear)
    session.listen(hear)
    say(session, "buy-office danzig")
    assert len(changes) == 1
    session.unlisten(hear)
    session.unlisten(hear)
    say(session, "buy-office visby")
    assert len(changes) == 1 < len(session.actions)


def test_an_illegal_action_changes_nothing(session: Session) -> None:
    before = session.text(), session.state.key(-1)
    with pytest.raises(IllegalActionError):
        say(session, "pass")
    with pytest.raises(IllegalActionError):
        session.submit(5, read_action("buy-office danzig", session.game.verbs))
    assert (session.text(), session.state.key(-1)) == before
    assert session.journal == []


def test_a_mistake_in_a_rule_leaves_no_half_played_action(
    session: Session, monkeypatch: pytest.MonkeyPatch
) -> None:
    seat = session.decides()
    assert seat is not None
    before, action = session.state.clone(), session.state.listed(seat)[0]

    def fail(state: State, *told: object) -> None:
        raise RuntimeError("on purpose")

    with monkeypatch.context() as patch, pytest.raises(RuntimeError):
        patch.setattr(type(session.state), "tell", fail)
        session.submit(seat, action)
    assert session.actions == [] and session.state.key(seat) == before.key(seat)
    session.submit(seat, action)
    assert len(session.actions) == 1


def test_nothing_can_be_taken_back_before_the_first_action(session: Session) -> None:
    assert session.take_back_refusal(len(session.actions) - 1) == NOTHING
    with pytest.raises(ValueError, match="nothing"):
        session.take_back_to(len(session.actions) - 1)


def test_an_action_of_the_running_turn_is_taken_back(session: Session) -> None:
    introduction(session)
    before, length = session.state.key(-1), len(session.actions)
    seat = session.decides()
    assert seat is not None
    session.submit(seat, session.state.listed(seat)[0])
    assert session.take_back_refusal(len(session.actions) - 1) == ""
    changes = []
    session.listen(changes.append)
    session.take_back_to(len(session.actions) - 1)
    assert session.state.key(-1) == before
    assert len(session.actions) == len(session.journal) == length
    assert changes[0].undone


def test_what_ended_the_turn_stays(session: Session) -> None:
    say(session, "buy-office danzig")
    assert session.take_back_refusal(len(session.actions) - 1) == OTHERS


def test_a_drawn_card_stays_drawn(session: Session) -> None:
    introduction(session)
    draw = read_action("draw-mission", session.game.verbs)
    while draw not in session.state.options(seat := session.decides() or 0):
        session.submit(seat, session.state.listed(seat)[-1])
    session.submit(seat, draw)
    assert session.take_back_refusal(len(session.actions) - 1) == CHANCE


def test_in_practice_everything_is_taken_back(practice: Session) -> None:
    start = practice.state.key(-1)
    introduction(practice)
    while practice.actions:
        practice.take_back_to(len(practice.actions) - 1)
    assert practice.take_back_refusal(len(practice.actions) - 1) == NOTHING
    assert practice.state.key(-1) == start


def finish(session: Session) -> None:
    while (seat := session.decides()) is not None:
        session.submit(seat, session.state.listed(seat)[-1])


def test_a_game_that_is_over_stays_over(session: Session) -> None:
    finish(session)
    assert session.take_back_refusal(len(session.actions) - 1) == OVER


def test_several_actions_are_taken_back_with_one_word(session: Session) -> None:
    introduction(session)
    number, keys = len(session.actions), []
    for _ in range(3):
        keys.append(session.state.key(-1))
        seat = session.decides() or 0
        session.submit(seat, session.state.listed(seat)[0])
    changes = []
    session.listen(changes.append)
    session.take_back_to(number + 1)
    assert session.state.key(-1) == keys[1]
    assert len(session.actions) == len(session.journal) == number + 1
    assert len(changes) == 1


def test_others_and_chance_bar_the_way_back(session: Session) -> None:
    introduction(session)
    seat = session.decides() or 0
    session.submit(seat, session.state.listed(seat)[0])
    assert session.take_back_refusal(len(session.actions) - 1) == ""
    assert session.take_back_refusal(2) == OTHERS
    assert session.take_back_refusal(len(session.actions)) == NOTHING
    with pytest.raises(ValueError, match="others"):
        session.take_back_to(2)


def test_what_was_taken_back_is_played_again(session: Session) -> None:
    introduction(session)
    seat = session.decides() or 0
    session.submit(seat, session.state.listed(seat)[0])
    text, key, journal = session.text(), session.state.key(-1), session.journal[:]
    session.take_back_to(len(session.actions) - 1)
    changes = []
    session.listen(changes.append)
    session.redo()
    assert (session.text(), session.state.key(-1), session.journal) == (text, key, journal)
    assert changes[0].events == journal[-1]
    assert not changes[0].undone


def test_a_new_action_drops_what_could_be_played_again(session: Session) -> None:
    introduction(session)
    seat = session.decides() or 0
    first, second = session.state.listed(seat)[:2]
    session.submit(seat, first)
    assert not session.undone
    session.take_back_to(len(session.actions) - 1)
    assert session.undone
    session.submit(seat, second)
    assert not session.undone
    with pytest.raises(ValueError, match="0 actions"):
        session.redo()


def test_practice_remembers_what_was_taken_back(practice: Session) -> None:
    introduction(practice)
    practice.take_back_to(4)
    assert practice.remarks == [(4, TakenBack(practice.decides() or 0, 2))]
    practice.take_back_to(len(practice.actions) - 1)
    assert [(number, told.count) for number, told in practice.remarks] == [(3, 3)]
    practice.redo(2)
    assert [(number, told.count) for number, told in practice.remarks] == [(5, 1)]
    practice.redo()
    assert practice.remarks == []


def test_it_stays_remembered_when_another_action_is_played(practice: Session) -> None:
    introduction(practice)
    practice.take_back_to(len(practice.actions) - 1)
    seat = practice.decides() or 0
    practice.submit(seat, practice.state.listed(seat)[1])
    assert [number for number, _ in practice.remarks] == [5]


def test_other_games_need_no_remark(session: Session) -> None:
    introduction(session)
    seat = session.decides() or 0
    session.submit(seat, session.state.listed(seat)[0])
    session.take_back_to(len(session.actions) - 1)
    assert session.remarks == []


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


def test_the_own_turn_ends_with_no_reaction_in_the_turn_of_another() -> None:
    """K-70: who only answers an offer has not had a turn meanwhile."""
    text = (Path(__file__).parents[1] / "records" / "kogge-three-mixed.hanse").read_text("utf-8")
    session = Session.of_text(text)
    turns = [session.at(number).turn for number in range(len(session.actions))]
    reactions = 0
    for seat in range(3):
        own = [n for n, (who, _) in enumerate(session.actions) if who == seat]
        assert session.last_turn(seat) == max(n for n in own if turns[n] == seat)
        reactions += sum(turns[n] != seat for n in own)
    assert reactions > 5
    assert Session.new("novgorod", 1, CHAIRS, {}).last_turn(0) is None

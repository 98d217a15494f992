"""Taking back at a table with several people: who agrees, who does not, and who plays on."""

from hansetable.net.consent import GONE_ON, NO_QUESTION
from hansetable.net.host import Host, Saved
from hansetable.net.packets import Question, Say
from hansetable.session.slot import OPEN
from tests.net.test_host import Person


def test_what_concerns_others_is_taken_back_if_they_agree() -> None:
    """In Kogge the start cities are chosen by all at once."""
    host = Host("kogge", 1, {}, [OPEN] * 3)
    one, two, three = people = [Person(host, name) for name in ("Heike", "Jorin", "Till")]
    for person in people:
        person.listen()
    one.say()
    two.say()
    session = host.session
    assert session is not None and len(session.actions) == 2
    one.guest.take_back()  # what it knows is old: something has been said since
    assert one.guest.question == NO_QUESTION == host.question
    assert one.listen().question == Question(None, (1,), GONE_ON)
    assert two.listen().question == NO_QUESTION  # that was for the first only
    one.guest.take_back()
    assert one.listen().question == two.listen().question == Question(0, (1,), "")
    three.listen().answer(False)  # nobody has asked it
    three.guest.take_back()  # one after the other
    assert host.question == Question(0, (1,), "") and len(session.actions) == 2
    two.guest.answer(False)
    assert one.listen().question == Question(None, (1,), "refused")
    one.guest.take_back()  # nor again what was refused
    assert one.listen().question.why == "refused" and len(session.actions) == 2
    three.say()
    for _ in range(2):
        one.listen().take_back()
        assert one.listen().question.why in ("", "chance")
    assert len(session.actions) in (0, 3)


def test_after_taking_back_nothing_is_played_twice() -> None:
    host = Host("kogge", 1, {}, [OPEN] * 3)
    one, two, three = (Person(host, name) for name in ("Heike", "Jorin", "Till"))
    session = host.session
    assert session is not None
    one.say()
    late = one.wire
    two.say()
    one.listen().take_back()
    host.receive(two.wire, None)  # who is away is asked when it is back
    host.receive(three.wire, None)
    two.come()
    assert two.listen().question == Question(0, (1,), "")
    two.guest.answer(True)
    assert not session.actions
    assert one.listen().view.key(0) == session.state.key(0)  # type: ignore[union-attr]
    assert one.guest.seen == 0 and one.guest._own == 1 and one.guest.question.asker is None
    host.receive(late, Say(1, "choose-start visby"))  # on its way since before
    assert not session.actions
    three.come()
    assert three.listen().seen == 0 and host.missing == ()
    again = Host.again(Saved(tuple("abc"), tuple(host._taken), session.text()), lambda _: None)
    assert again.session and [again._own(again.session, seat) for seat in range(3)] == [1, 1, 0]
    for person in (two, one, three):
        person.say()
    assert [seat for seat, _ in session.actions[:3]] == [1, 0, 2]


def test_what_levels_said_is_taken_back_without_asking_and_nothing_that_was_seen() -> None:
    host = Host("riga", 1, {}, [OPEN, "random"])
    one = Person(host, "Heike")
    session = host.session
    assert session is not None
    one.listen().take_back()
    assert one.listen().question.why == "nothing"
    asked = set()
    for _ in range(200):
        if session.state.result() is not None:
            break
        for seat in session.state.asked():
            session.submit(seat, session.state.listed(seat)[-1])
            break
        known = len(session.actions)
        one.listen().take_back()
        asked.add(one.listen().question.why)
        assert len(session.actions) <= known
        if len(session.actions) < known and session.undone:
            session.redo(len(session.undone))
    assert asked >= {"", "chance"}


def test_who_acts_instead_of_answering_ends_the_question() -> None:
    host = Host("kogge", 1, {}, [OPEN] * 3)
    one, two, three = (Person(host, name) for name in ("Heike", "Jorin", "Till"))
    session = host.session
    assert session is not None
    one.say()
    two.say()
    one.listen().take_back()
    old = three.listen().seen
    assert three.guest.question == Question(0, (1,), "")
    three.say()
    assert host.question == one.listen().question == Question(None, (2,), GONE_ON)
    two.guest.answer(True)  # too late
    assert len(session.actions) == 3 == old + 1

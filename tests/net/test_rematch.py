"""After a game: another one at the same table, for the guests who stay."""

from __future__ import annotations

import random
from queue import SimpleQueue

import pytest

from hansetable import games
from hansetable.ai import LEVELS
from hansetable.net import serve as tables
from hansetable.net.guest import Guest
from hansetable.net.host import Host
from hansetable.net.packets import Join, Refused, Told
from hansetable.net.serve import Inbox
from hansetable.net.wire import Caller
from hansetable.session.slot import OPEN
from tests.net.conftest import Start, told
from tests.net.conftest import ended as process_ended
from tests.net.test_host import Person, Wire


def ended(host: Host) -> None:
    """Play to the end, everybody saying anything."""
    session = host.session
    assert session is not None
    chance = random.Random(1)
    while seats := session.state.asked():
        session.submit(seats[0], chance.choice(list(session.state.listed(seats[0]))))


def test_in_the_next_game_everybody_moves_on_by_one_seat() -> None:
    host = Host("riga", 1, {}, [OPEN, OPEN, "random"], watched=True)
    one, two = Person(host, "Heike"), Person(host, "Jorin")
    with pytest.raises(ValueError, match="not over"):
        host.rematch(2)
    ended(host)
    for person in (one, two):
        assert person.listen().record is not None
        person.guest.thank(stay=True)
    assert host.finished
    looking = Wire()
    host.receive(looking, Join("Till", "", 0, True))
    host.rematch(2)
    session = host.session
    assert session is not None and session.header.seed == 2 and not session.actions
    assert [slot.name for slot in session.slots] == ["Marit", "Heike", "Jorin"]
    assert [slot.colour for slot in session.slots] == ["green", "red", "blue"]
    for seat, person in ((1, one), (2, two)):
        guest = person.listen()
        assert (guest.seat, guest.record, guest.seen, guest.number) == (seat, None, 0, 1)
        assert guest.view is not None and guest.view.key(seat) == session.state.key(seat)
    assert looking.last(Told).count == 0 and not host.over
    back = Person(host, "Heike")
    assert back.wire.closed  # nobody of this name is away
    one.come()
    assert one.listen().seat == 1


def test_who_does_not_stay_leaves_a_free_seat() -> None:
    host = Host("riga", 1, {}, [OPEN, OPEN])
    one, two = Person(host, "Heike"), Person(host, "Jorin")
    ended(host)
    one.listen().thank(stay=True)
    two.listen().thank()
    host.rematch(2)
    assert two.wire.closed and host.session is None and host.missing == (0,)
    host.receive(two.wire, None)
    three = Person(host, "Till")
    assert host.session is not None
    assert [slot.name for slot in host.session.slots] == ["Till", "Heike"]
    assert one.listen().seat == 1 and three.listen().seat == 0
    ended(host)
    one.listen().thank(stay=True)
    host.close()
    assert one.wire.sent[-1] == Refused("there is no other game") and one.wire.closed


def test_who_never_answers_is_not_waited_for_long(monkeypatch: pytest.MonkeyPatch) -> None:
    host = Host("riga", 1, {}, [OPEN, OPEN])
    one, two = Person(host, "Heike"), Person(host, "Jorin")
    ended(host)
    assert host.undecided == (0, 1)
    one.listen().thank(stay=True)
    two.listen().thank()
    assert host.undecided == (1,)
    monkeypatch.setattr(tables, "REMATCH", 0.01)
    tables.rematch(SimpleQueue(), host, 2)
    assert two.wire.closed and host.missing == (0,) and host.session is None


def test_where_a_level_filled_up_a_guest_can_sit_in_the_next_game() -> None:
    host = Host("riga", 1, {}, [OPEN, OPEN, "random"])
    one = Person(host, "Heike")
    host.fill("random")
    ended(host)
    one.listen().thank(stay=True)
    tables.rematch(SimpleQueue(), host, 2)
    assert host.session is None and host.elsewhere == (1, 2) and host.missing == (2,)
    two = Person(host, "Jorin")
    assert [slot.player for slot in host.slots] == ["random", "human", "human"]
    ended(host)
    for person in (one, two):
        person.listen().thank(stay=True)
    tables.rematch(SimpleQueue(), host, 3)
    assert host.session is not None and one.listen().seat == 2 and two.listen().seat == 0
    assert host.session.slots[1].player == "random"


class Looker:
    """Who plays at random over a real connection, and looks at the end before saying more."""

    def __init__(self, code: str, port: int, name: str) -> None:
        self.guest = Guest(name)
        inbox: Inbox = SimpleQueue()
        self._inbox = inbox
        self.caller = Caller(code, "127.0.0.1", port, lambda *said: inbox.put(said))
        self.link = self.caller.call()
        self.guest.join(self.link)

    def listen(self) -> None:
        """Take the next thing that the host says."""
        _, packet = self._inbox.get(timeout=60)
        assert packet is not None, "the host let the guest go"
        self.guest.receive(packet)

    def play(self) -> None:
        """Play until the record is there, and thank for it, as a window does at once."""
        guest, player = self.guest, None
        while guest.record is None:
            self.listen()
            if guest.asked and guest.view:
                player = player or LEVELS["random"](games.game(guest.game), guest.seat)
                guest.say(player.choose(guest.view, guest.seat, 1))
        guest.thank()


@pytest.mark.timeout(300)
def test_a_table_in_the_cupboard_waits_for_who_stays(start: Start) -> None:
    """Somebody has thanked for the record long ago; the seat of who has gone is free again."""
    host = start("serve", "riga", "--seats", "open,open", "--port", 0)
    port, code = told(host)
    way = "join", f"{code}@127.0.0.1:{port}", "--as", "random"
    other = start(*way)
    heike = Looker(code, int(port), "Heike")
    try:
        heike.play()
        process_ended(other)
        assert host.stdout is not None
        while "wins" not in host.stdout.readline():  # the host has told of the end
            assert host.poll() is None
        heike.guest.thank(stay=True)
        while heike.guest.number == 0 or "" not in [slot.name for slot in heike.guest.slots]:
            heike.listen()
        assert heike.guest.record is heike.guest.view is None
        other = start(*way)
        heike.play()
        process_ended(other)
        assert heike.guest.number == 1 and host.poll() is None
    finally:
        heike.caller.stop()

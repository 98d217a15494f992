"""What a host does with what guests say, without a wire."""

import pytest

from hansetable import games
from hansetable.core import write_action
from hansetable.core.state import SPECTATOR
from hansetable.net import packets
from hansetable.net.form import FormError
from hansetable.net.guest import Guest, RefusedError
from hansetable.net.host import Host
from hansetable.net.packets import (
    Join,
    Packet,
    Proof,
    Refused,
    Say,
    Seated,
    Talk,
    Talked,
    Told,
    Wrong,
)
from hansetable.net.view_form import view_form
from hansetable.session.slot import COLOURS, HUMAN, OPEN, PlayerSlot


class Wire:
    """Keeps what the host sends, as it comes out of a line."""

    def __init__(self) -> None:
        self.sent: list[Packet] = []
        self.closed = False

    def send(self, packet: Packet) -> None:
        self.sent.append(packets.read(packets.write(packet)))

    def close(self) -> None:
        self.closed = True

    def last(self, kind: type[Packet]) -> Packet:
        return next(packet for packet in reversed(self.sent) if type(packet) is kind)


def table(game: str = "kogge", players: int = 3) -> tuple[Host, list[Wire]]:
    host = Host(game, 1, {}, [OPEN] * players)
    wires = [Wire() for _ in range(players)]
    for number, wire in enumerate(wires):
        host.receive(wire, Join(f"guest {number}", "", 0))
    return host, wires


def say(host: Host, wire: Wire, seat: int, number: int) -> str:
    assert host.session is not None
    action = write_action(host.session.state.listed(seat)[0])
    host.receive(wire, Say(number, action))
    return action


@pytest.mark.parametrize("game", games.GAMES)
def test_a_game_begins_when_all_seats_are_taken(game: str) -> None:
    host = Host(game, 1, {}, [OPEN, "greedy", OPEN])
    one, two = Wire(), Wire()
    host.receive(one, Join("Heike", "", 0))
    assert host.session is None
    host.receive(one, None)
    host.receive(one, Join("Heike", "", 0))
    host.receive(two, Join("Jorin\n\ud800" + "x" * 500, "", 0))
    assert host.session is not None
    assert [slot.player for slot in host.session.slots] == ["human", "greedy", "human"]
    assert host.session.slots[0].name == "Heike" and len(host.session.slots[2].name) <= 20
    for seat, wire in ((0, one), (2, two)):
        told = wire.last(Told)
        view = view_form(game).read(told.view, 3, seat)
        assert view.key(seat) == host.session.state.key(seat)


def test_all_who_are_asked_can_answer_at_once() -> None:
    """Start cities are chosen in secret: the last seat may be the first to choose."""
    host, wires = table()
    assert host.session is not None
    assert list(host.session.state.asked()) == [0, 1, 2]
    for seat in (2, 0, 1):
        say(host, wires[seat], seat, 1)
    assert [seat for seat, _ in host.session.actions] == [2, 0, 1]


def test_what_is_said_twice_is_played_once() -> None:
    host, wires = table()
    assert host.session is not None
    action = say(host, wires[0], 0, 1)
    host.receive(wires[0], Say(1, action))
    assert len(host.session.actions) == 1
    assert wires[0].last(Told).own == 1
    assert not any(isinstance(packet, Wrong) for packet in wires[0].sent)


def test_what_may_not_be_said_is_refused_and_the_game_goes_on() -> None:
    host, wires = table()
    assert host.session is not None
    for bad in ("", "x", "pass", "choose-start nowhere", "done", "take 1,2,3", "\n", "x" * 4000):
        host.receive(wires[1], Say(1, bad))
        wrong = wires[1].last(Wrong)
        assert wrong.number == 1 and "\n" not in wrong.why and len(wrong.why) < 300
    for number in (3, 10**9):
        say(host, wires[1], 1, number)
        assert wires[1].last(Wrong).number == number
    for number in (0, -1):
        say(host, wires[1], 1, number)
    assert not host.session.actions
    say(host, wires[1], 1, 1)
    assert len(host.session.actions) == 1


def test_a_guest_that_says_what_no_guest_says_is_sent_away() -> None:
    host, wires = table()
    host.receive(wires[0], Proof(1, "", ""))
    assert isinstance(wires[0].sent[-1], Refused) and wires[0].closed
    stranger = Wire()
    host.receive(stranger, Say(1, "pass"))
    assert isinstance(stranger.sent[-1], Refused) and stranger.closed


def test_a_seat_is_for_one_guest_and_for_it_again() -> None:
    host, wires = table()
    assert host.session is not None
    full = Wire()
    host.receive(full, Join("guest 0", "", 0))
    assert isinstance(full.sent[-1], Refused) and full.closed
    ticket = wires[1].last(Seated).ticket
    back = Wire()
    host.receive(back, Join("whoever", ticket, 0))
    assert back.last(Seated).seat == 1 and wires[1].closed
    host.receive(wires[1], None)  # the old connection ends late
    say(host, back, 1, 1)
    assert host.session.actions[0][0] == 1
    host.receive(wires[0], None)
    assert back.sent[-1].away == (0,)
    restarted = Wire()
    host.receive(restarted, Join("guest 0", "", 0))
    assert restarted.last(Seated).seat == 0


def test_who_was_away_is_told_what_happened_meanwhile() -> None:
    host, wires = table()
    assert host.session is not None
    guest = Guest("guest 0")
    host.receive(wires[0], None)
    say(host, wires[1], 1, 1)
    say(host, wires[2], 2, 1)
    back = Wire()
    host.receive(back, Join(guest._name, "", 0))
    for packet in back.sent:
        guest.receive(packet)
    expected = [event.seen_by(0) for told in host.session.journal for event in told]
    assert [event for _, events in guest.told for event in events] == expected
    assert [seat for seat, _ in guest.told] == [1, 2]
    assert guest.asked


@pytest.mark.parametrize("game", games.GAMES)
def test_what_is_hidden_changes_no_byte_that_is_sent(game: str) -> None:
    host, _ = table(game, 2)
    assert host.session is not None
    for _ in range(60):
        seat = host.session.state.asked()[0]
        host.session.submit(seat, host.session.state.listed(seat)[-1])
    lines = []
    for seed in (None, 1, 2):
        if seed is not None:
            host.session.state = host.session.state.seen_by(0).imagine(seed)
        back = Wire()
        host.receive(back, Join("guest 0", host._guests[0].ticket, 60))
        lines.append(b"".join(map(packets.write, back.sent)))
    assert lines[0] == lines[1] == lines[2]


def test_a_guest_leaves_a_host_with_other_cards_or_an_unknown_game() -> None:
    for packet in (
        Seated(0, 0, 2, "t", "riga", "other", "", ()),
        Seated(0, 0, 2, "t", "chess", "", "", ()),
        Refused("no"),
    ):
        with pytest.raises(RefusedError):
            Guest("Heike").receive(packet)
    for packet in (
        Seated(0, 2, 2, "t", "riga", "", "", ()),
        Seated(0, 0, 9, "t", "riga", "", "", ()),
        Told(0, 0, (), (), []),
        Say(1, "pass"),
    ):
        with pytest.raises(FormError):
            Guest("Heike").receive(packet)


def test_a_level_sits_where_nobody_came() -> None:
    host = Host("riga", 1, {}, [OPEN, OPEN, OPEN])
    host.fill("random")
    assert host.session is None and host.missing == (0, 1, 2)
    one = Wire()
    host.receive(one, Join("Heike", "", 0))
    assert host.missing == (1, 2)
    host.fill("greedy")
    assert host.session is not None and not host.missing
    assert [slot.player for slot in host.session.slots] == ["human", "greedy", "greedy"]
    assert [slot.name for slot in host.session.slots] == ["Heike", "Jorin", "Marit"]
    assert one.last(Told).count == 0
    late = Wire()
    host.receive(late, Join("Jorin", "", 0))
    assert isinstance(late.sent[-1], Refused)


def test_the_host_says_who_comes_in() -> None:
    host = Host("riga", 1, {}, [OPEN, OPEN], asks=True)
    wires = [Wire() for _ in range(12)]
    for number, wire in enumerate(wires):
        host.receive(wire, Join(f"guest {number}", "", 0))
    assert [name for _, name in host.asking] == [f"guest {number}" for number in range(8)]
    assert wires[8].closed and wires[8].sent == [Refused("too many want to come in")]
    assert not wires[0].sent
    host.refuse(wires[0])
    assert wires[0].closed and wires[0].sent == [Refused("the host said no")]
    host.receive(wires[1], None)
    for wire in wires[1:5]:
        host.admit(wire)
    assert host.session is not None
    assert [slot.name for slot in host.session.slots] == ["guest 2", "guest 3"]
    assert wires[4].sent == [Refused("no seat is free")]
    assert [name for _, name in host.asking] == ["guest 5", "guest 6", "guest 7"]
    back = Wire()  # who has a seat need not ask again
    host.receive(back, Join("x", wires[2].last(Seated).ticket, 0))
    assert back.last(Told).count == 0
    host.receive(back, Talk("x"))
    host.receive(wires[5], Talk("x"))
    assert isinstance(wires[5].sent[-1], Refused)


def test_what_is_said_at_the_table_is_heard_as_plain_text() -> None:
    host, wires = table()
    onlooker = Guest("Till", watch=True)
    host.receive(wires[1], Talk("Moin!\n\x1b[31m\u202e" + "x" * 1000))
    packet = wires[0].last(Talked)
    assert packet == wires[1].last(Talked) == host.heard[-1]
    assert packet.seat == 1 and packet.text.startswith("Moin! [31mx")
    assert len(packet.text) <= 200 and packet.text.isprintable()
    for empty in ("", " \n "):
        host.receive(wires[1], Talk(empty))
    assert len(host.heard) == 1
    onlooker._seats = 3
    onlooker.receive(Talked(2, "a\x00b" * 200))
    assert onlooker.heard[-1].text.isprintable() and len(onlooker.heard[-1].text) <= 200
    with pytest.raises(FormError):
        onlooker.receive(Talked(3, "a"))
    for number in range(1000):
        host.receive(wires[1], Talk(str(number)))
    assert len(host.heard) == 100


@pytest.mark.parametrize("game", games.GAMES)
def test_an_onlooker_sees_what_everybody_sees(game: str) -> None:
    """The same bytes, whatever is hidden; and nobody looks on whom the host has not allowed."""
    alone, _ = table(game, 2)
    refused = Wire()
    alone.receive(refused, Join("Till", "", 0, True))
    assert refused.sent == [Refused("there is no room for onlookers")]
    host = Host(game, 1, {}, [OPEN] * 2, watched=True)
    early = Wire()
    host.receive(early, Join("Till", "", 0, True))
    for number in range(2):
        host.receive(Wire(), Join(f"guest {number}", "", 0))
    assert host.session is not None and early.last(Told).count == 0
    for _ in range(60):
        seat = host.session.state.asked()[0]
        host.session.submit(seat, host.session.state.listed(seat)[-1])
    assert early.last(Told).count == 60
    lines = []
    for seed in (None, 1, 2):
        if seed is not None:
            host.session.state = host.session.state.seen_by(SPECTATOR).imagine(seed)
        late, guest = Wire(), Guest("Till", watch=True)
        host.receive(late, Join("Till", "", 0, True))
        for packet in late.sent:
            guest.receive(packet)
        assert guest.view is not None and guest.seat == SPECTATOR and not guest.asked
        assert guest.view.key(SPECTATOR) == host.session.state.key(SPECTATOR)
        lines.append(b"".join(map(packets.write, late.sent)))
    assert lines[0] == lines[1] == lines[2]
    host.receive(late, Say(1, "pass"))
    assert late.closed and host.session.state.result() is None
    for _ in range(20):
        host.receive(late := Wire(), Join("Till", "", 0, True))
    assert late.closed and len(host._onlookers) == 8
    host.receive(early, None)
    assert len(host._onlookers) == 7


class Person:
    """A guest that is in touch with the host at once; it says what it is told to."""

    def __init__(self, host: Host, name: str) -> None:
        self.guest, self.host, self.wire = Guest(name), host, Wire()
        self.come()

    def come(self) -> None:
        self.wire, there = Wire(), self
        self.guest.join(self._link())
        assert there is self

    def _link(self) -> Wire:
        back, host = self.wire, self.host

        class Up(Wire):
            def send(self, packet: Packet) -> None:
                host.receive(back, packet)

        return Up()

    def listen(self) -> Guest:
        while self.wire.sent:
            self.guest.receive(self.wire.sent.pop(0))
        return self.guest

    def say(self) -> None:
        guest = self.listen()
        assert guest.view is not None and guest.asked
        guest.say(guest.view.listed(guest.seat)[0])
        self.listen()


def test_no_level_is_called_like_a_guest() -> None:
    looks = [
        PlayerSlot(name, colour, "")
        for name, colour in zip(("Heike", "Jorin"), COLOURS, strict=False)
    ]
    host = Host("riga", 1, {}, [OPEN, "greedy"], looks=looks)
    host.receive(Wire(), Join("Jorin", "", 0))
    assert host.session is not None
    assert [slot.name for slot in host.session.slots] == ["Jorin", "Heike"]


def test_a_seat_is_given_to_a_level_and_kept_for_a_guest_again() -> None:
    host = Host("riga", 1, {}, [HUMAN, OPEN, OPEN, "greedy"])
    host.give(1, "random")
    host.give(2, "random")  # the last one that is for a guest
    host.give(0, OPEN)  # somebody sits here
    assert host.missing == (2,) and host.slots[1].player == "random"
    host.give(3, OPEN)
    assert host.missing == (2, 3)
    person = Person(host, "Jorin")
    host.give(person.guest.seat, "random")  # it is taken
    assert person.listen().seat == 2 and host.session is None
    host.give(3, "apprentice")
    assert host.session is not None and person.listen().view is not None
    assert [slot.player for slot in host.slots] == ["human", "random", "human", "apprentice"]
    host.give(1, OPEN)  # too late
    assert host.elsewhere == (2,)

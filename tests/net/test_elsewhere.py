"""A session of a guest follows the one of the host, and knows no more than its seat may."""

import random

import pytest

from hansetable import games
from hansetable.core import IllegalActionError
from hansetable.net.elsewhere import SessionElsewhere
from hansetable.net.guest import Guest
from hansetable.net.host import Host
from hansetable.net.packets import Packet
from hansetable.session.session import AFAR, OTHERS, Change, Session
from hansetable.session.slot import HUMAN, OPEN, PlayerSlot


class Way:
    """The link of one guest, of both ends."""

    def __init__(self, host: Host, name: str) -> None:
        self.host, self.guest = host, Guest(name)
        self.session: SessionElsewhere | None = None
        self.sent: list[Packet] = []
        self.guest.join(self.Back(self))

    class Back:
        def __init__(self, way: "Way") -> None:
            self.way = way

        def send(self, packet: Packet) -> None:
            self.way.host.receive(self.way, packet)

        def close(self) -> None:
            pass

    def send(self, packet: Packet) -> None:
        self.sent.append(packet)

    def close(self) -> None:
        pass

    def take(self) -> None:
        """Let the guest hear what was sent."""
        while self.sent:
            self.guest.receive(self.sent.pop(0))
            if self.session is None and self.guest.view is not None:
                self.session = SessionElsewhere(self.guest)
            elif self.session is not None:
                self.session.follow()


def laid(game: str) -> tuple[Host, Session, Way]:
    """Return a table of one here and one elsewhere."""
    looks = [PlayerSlot("Heike", "green", HUMAN), PlayerSlot("", "red", OPEN)]
    host = Host(game, 5, {}, [HUMAN, OPEN], looks=looks)
    way = Way(host, "Jorin")
    way.take()
    assert host.session is not None and way.session is not None
    return host, host.session, way


@pytest.mark.parametrize("game", games.GAMES)
def test_a_guest_follows_a_whole_game(game: str) -> None:
    _, here, way = laid(game)
    there = way.session
    assert there is not None and not there.whole
    assert (here.elsewhere, there.elsewhere) == ({1}, {0})
    assert there.slots == here.slots and there.header.options == here.header.options
    heard: list[Change] = []
    there.listen(heard.append)
    chance = random.Random(7)
    while here.state.result() is None:
        seat = chance.choice(here.state.asked())
        assert there.state.key(1) == here.state.seen_by(1).key(1)
        assert len(there.actions) == len(here.actions)
        action = chance.choice(here.state.listed(seat))
        if seat:
            final = here.is_final(seat, action)
            assert there.is_final(seat, action) in (final, True)
            there.submit(seat, action)
            assert not there.busy or way.sent
        else:
            here.submit(seat, action)
        way.take()
    assert there.whole and there.text() == here.text()
    assert [event for change in heard for event in change.events][-1] == here.journal[-1][-1]


def test_what_the_host_takes_back_is_taken_back_at_the_guest() -> None:
    _, here, way = laid("riga")
    there = way.session
    assert there is not None
    heard: list[Change] = []
    there.listen(heard.append)
    chance = random.Random(1)
    while True:
        seat, before = here.state.asked()[0], len(here.actions)
        action = chance.choice(here.state.listed(seat))
        (there if seat else here).submit(seat, action)
        way.take()
        if seat == 0 and not here.take_back_refusal(before):
            break
    here.take_back_to(before)
    way.take()
    assert heard[-1].undone and len(there.actions) == before
    assert there.state.key(1) == here.state.seen_by(1).key(1)
    with pytest.raises(IllegalActionError):
        there.submit(0, action)


def test_a_guest_cannot_take_back_by_itself() -> None:
    _, here, way = laid("novgorod")
    there = way.session
    assert there is not None
    while there.decides() != 1:
        here.submit(0, here.state.listed(0)[0])
        way.take()
    there.submit(1, there.state.listed(1)[0])
    way.take()
    assert there.take_back_refusal(len(there.actions) - 1) in (OTHERS, AFAR)

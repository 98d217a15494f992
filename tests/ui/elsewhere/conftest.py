"""What tests of guests share: tables to join, and other guests there."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from pathlib import Path
from queue import SimpleQueue
from threading import Thread
from time import monotonic

import pytest
from PySide6.QtTest import QTest

from hansetable.net import serve as tables
from hansetable.net import wire
from hansetable.net.guest import Guest
from hansetable.net.host import Host, Saved
from hansetable.net.join_code import new_code
from hansetable.net.nearby import Sign
from hansetable.net.packets import Packet
from hansetable.net.serve import Inbox
from hansetable.net.wire import Caller, Connection, Listener
from hansetable.session.session import Session
from hansetable.session.slot import COLOURS, HUMAN, PlayerSlot

RECORD = Path(__file__).parents[2] / "records" / "riga-two-greedy.hanse"


class Box:
    """A table in the cupboard: a host without a screen, in a thread."""

    def __init__(
        self, game: str, seats: str, watched: bool = False, host: Host | None = None
    ) -> None:
        inbox: Inbox = SimpleQueue()
        self.code = new_code()
        self.listener = Listener(self.code, 0, lambda *said: inbox.put(said))
        self.host = host or Host(game, 3, {}, seats.split(","), watched=watched)
        self.ended: list[Session] = []
        self.others: list[Other] = []
        self.stopped = False
        self._inbox = inbox
        self.serve()

    def stop(self) -> None:
        """Close the door, as a host that ends at once."""
        if not self.stopped:
            self.stopped = True
            self.listener.stop()

    def serve(self) -> None:
        """Play one game."""
        play = Thread(target=lambda: self.ended.append(tables.serve(self._inbox, self.host)))
        self.thread = play
        play.daemon = True
        play.start()

    def other(self, name: str, watch: bool = False) -> Other:
        """Let another guest come, who does only what the test says."""
        self.others.append(Other(self.code, self.listener.port, name, watch))
        return self.others[-1]

    def until(self, so: Callable[[], object], seconds: float = 30) -> None:
        """Let window and guests run until something is so."""
        until(so, *self.others, seconds=seconds)


def until(sees: Callable[[], object], *guests: Other, seconds: float = 60) -> None:
    """Let the program and these guests run until something is so."""
    end = monotonic() + seconds
    while not sees():
        assert monotonic() < end, "it never came"
        for guest in guests:
            guest.listen()
        QTest.qWait(5)


def nearly_over(left: int, people: Sequence[str]) -> Host:
    """Return the host of a game of two in Riga, of which so many actions are left."""
    record = Session.of_text(RECORD.read_text(encoding="utf-8"))
    slots = [PlayerSlot(name, COLOURS[seat], HUMAN) for seat, name in enumerate(people)]
    session = Session(replace(record.header, slots=tuple(slots)))
    for seat, action in record.actions[:-left]:
        session.submit(seat, action)
    saved = Saved(tuple("ab"), (0, 0), session.text())
    return Host.again(saved, lambda _: None)


class Other:
    """Another guest, in the thread of the test."""

    def __init__(self, code: str, port: int, name: str, watch: bool = False) -> None:
        self.guest, self.code = Guest(name, watch), code
        self._heard: SimpleQueue[tuple[Connection, Packet | None]] = SimpleQueue()
        self.caller = Caller(code, "127.0.0.1", port, lambda *said: self._heard.put(said))
        self.come()

    def come(self) -> None:
        """Come to the table, for the first time or again."""
        self.link = self.caller.call()
        self.guest.join(self.link)

    def listen(self) -> None:
        """Take what has come."""
        while not self._heard.empty():
            link, packet = self._heard.get()
            if link is self.link and packet is not None:
                self.guest.receive(packet)

    def say(self, session: Session) -> None:
        """Say the first action that the host would list."""
        self.guest.say(session.state.listed(self.guest.seat)[0])


@pytest.fixture
def signless(monkeypatch: pytest.MonkeyPatch) -> None:
    """The sign in the network is hung up by no table."""
    monkeypatch.setattr(Sign, "show", lambda sign, free: None)


@pytest.fixture(autouse=True)
def patient(monkeypatch: pytest.MonkeyPatch) -> None:
    """A computer that tests many things at once takes long to prove a code."""
    monkeypatch.setattr(wire, "HASTE", 90.0)


@pytest.fixture
def box() -> Iterator[Callable[..., Box]]:
    laid: list[Box] = []

    def lay(game: str, seats: str, watched: bool = False, host: Host | None = None) -> Box:
        laid.append(Box(game, seats, watched, host))
        return laid[-1]

    yield lay
    for table in laid:
        for other in table.others:
            other.caller.stop()
        table.stop()

"""Whole games over the loopback: everybody has the record, whatever is cut on the way."""

import random
from collections.abc import Iterator, Sequence
from queue import SimpleQueue
from threading import Thread

import pytest

from hansetable import games
from hansetable.core import Action, write_action
from hansetable.net import serve as tables
from hansetable.net.guest import Guest
from hansetable.net.host import Host, Link
from hansetable.net.join_code import new_code
from hansetable.net.packets import Packet
from hansetable.net.serve import Inbox
from hansetable.net.wire import Caller, Connection, Listener
from hansetable.session.session import Session

pytestmark = pytest.mark.timeout(100)


class Box:
    """A host with guests in threads of their own."""

    def __init__(self, game: str, seats: str, seed: int = 1) -> None:
        self.inbox: Inbox = SimpleQueue()
        self.code = new_code()
        self.listener = Listener(self.code, 0, lambda *said: self.inbox.put(said))
        self.host = Host(game, seed, {}, seats.split(","))
        self.records: list[str] = []
        self.failed: list[BaseException] = []
        self.links: list[Connection] = []
        self.threads: list[Thread] = []

    def guest(self, level: str) -> None:
        thread = Thread(target=self._join, args=(level,), daemon=True)
        thread.start()
        self.threads.append(thread)

    def _join(self, level: str) -> None:
        inbox: Inbox = SimpleQueue()
        caller = Caller(self.code, "127.0.0.1", self.listener.port, lambda *said: inbox.put(said))
        try:
            tables.join(caller, inbox, level, self._keep, self.links.append)
        except BaseException as problem:
            self.failed.append(problem)
            raise
        finally:
            caller.stop()

    def _keep(self, record: Sequence[str]) -> None:
        self.records.append("\n".join(record) + "\n")

    def play(self) -> str:
        session = tables.serve(self.inbox, self.host)
        for thread in self.threads:
            thread.join(30)
            assert not thread.is_alive()
        assert session.state.result() is not None
        return session.text()


@pytest.fixture
def boxes() -> Iterator[list[Box]]:
    opened: list[Box] = []
    yield opened
    for box in opened:
        box.listener.stop()


@pytest.mark.parametrize("game", games.GAMES)
def test_two_guests_and_the_host_play_a_game(game: str, boxes: list[Box]) -> None:
    box = Box(game, "open,open,greedy")
    boxes.append(box)
    box.guest("random")
    box.guest("greedy")
    record = box.play()
    assert box.records == [record, record]
    assert Session.of_text(record).state.result() is not None


@pytest.mark.parametrize("game", games.GAMES)
def test_cuts_lose_nothing_and_play_nothing_twice(
    game: str, boxes: list[Box], monkeypatch: pytest.MonkeyPatch
) -> None:
    said: dict[Guest, dict[int, str]] = {}
    say = Guest.say

    def noted(guest: Guest, action: Action) -> None:
        """Keep what was said last under each number: what the host has not refused."""
        say(guest, action)
        own = said.setdefault(guest, {})
        own[guest._own + 1] = write_action(action)

    monkeypatch.setattr(Guest, "say", noted)
    box = Box(game, "open,open,random", seed=3)
    boxes.append(box)
    box.guest("random")
    box.guest("random")
    chance, cuts = random.Random(game), 0

    receive = box.host.receive

    def cutting(link: Link, packet: Packet | None) -> None:
        nonlocal cuts
        if chance.random() < 0.05 and cuts < 12:
            cuts += 1
            chance.choice(box.links[-2:]).cut()
        receive(link, packet)

    monkeypatch.setattr(box.host, "receive", cutting)
    record = box.play()
    assert cuts > 3
    assert box.records == [record, record]
    assert sum(guest.record is not None for guest in said) == 2
    for guest in said:
        lines = [line for line in record.splitlines() if line.startswith(f"{guest.seat + 1} ")]
        assert lines == [f"{guest.seat + 1} {said[guest][n + 1]}" for n in range(len(lines))]
        assert len(lines) == len(said[guest])

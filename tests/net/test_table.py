"""Whole games over the loopback: everybody has the record, whatever is cut on the way."""

import random
from collections.abc import Callable, Iterator, Sequence
from queue import SimpleQueue
from threading import Event, Thread
from time import monotonic, sleep
from typing import Any

import pytest

from hansetable import games
from hansetable.ai.random import Random
from hansetable.core import Action, write_action
from hansetable.net import serve as tables
from hansetable.net.company import Link
from hansetable.net.guest import Guest
from hansetable.net.host import Host
from hansetable.net.join_code import new_code
from hansetable.net.packets import Packet
from hansetable.net.serve import Inbox, Understudy
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
            thread.join(60)
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


class Visitor:
    """A guest that says the first thing it may, as often as it is told to."""

    def __init__(self, box: Box, name: str) -> None:
        self.guest, self.inbox = Guest(name), SimpleQueue[tuple[Connection, Packet | None]]()
        self._caller = Caller(box.code, "127.0.0.1", box.listener.port, self._take)
        self.come()

    def _take(self, link: Connection, packet: Packet | None) -> None:
        self.inbox.put((link, packet))

    def come(self) -> None:
        self.link = self._caller.call()
        self.guest.join(self.link)

    def until(self, reached: Callable[[], object]) -> None:
        """Listen, and answer what is asked, until something is so."""
        end = monotonic() + 60
        while not reached():
            assert monotonic() < end, "it never came"
            link, packet = self.inbox.get(timeout=60)
            if link is self.link and packet:
                self.guest.receive(packet)
                if self.guest.asked and self.guest.view:
                    self.guest.say(self.guest.view.listed(self.guest.seat)[0])

    def stop(self) -> None:
        self._caller.stop()


def test_a_level_plays_for_who_is_away_until_it_is_back(
    boxes: list[Box], monkeypatch: pytest.MonkeyPatch
) -> None:
    away = Event()
    choose = Random.choose

    def slowly(player: Random, *asked: Any) -> Action:
        """Do not play the game to its end before somebody could come back."""
        sleep(0.1 if away.is_set() else 0)
        return choose(player, *asked)

    monkeypatch.setattr(Random, "choose", slowly)
    box = Box("riga", "open,open,greedy")
    boxes.append(box)
    visitor = Visitor(box, "Heike")
    played = Thread(target=tables.serve, args=(box.inbox, box.host, Understudy("random", 0.3)))
    played.start()
    visitor.until(lambda: visitor.guest.view)
    session = box.host.session
    assert session is not None
    assert [slot.player for slot in session.slots] == ["human", "random", "greedy"]
    visitor.until(lambda: visitor.guest._own == 2)
    away.set()
    visitor.link.cut()
    begun = monotonic()
    while sum(seat == 0 for seat, _ in session.actions) < 6:
        assert monotonic() - begun < 60
        sleep(0.01)
    visitor.come()
    visitor.until(lambda: visitor.guest._own > 6 or visitor.guest.record)
    assert visitor.guest.record is None
    away.clear()
    said = visitor.guest._own
    sleep(0.5)
    own = sum(seat == 0 for seat, _ in session.actions)
    assert own <= said + 1  # it has its seat again: nobody plays for it
    visitor.until(lambda: visitor.guest.record)
    visitor.guest.thank()
    played.join(60)
    assert tuple(session.text().splitlines()) == visitor.guest.record
    visitor.stop()


def test_a_game_whose_guests_never_come_back_is_played_to_the_end(
    boxes: list[Box], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tables, "FAREWELL", 0.5)
    box = Box("kogge", "open,open")
    boxes.append(box)
    visitor = Visitor(box, "Heike")
    played = Thread(target=tables.serve, args=(box.inbox, box.host, Understudy("random", 0.2)))
    played.start()
    visitor.until(lambda: visitor.guest.view)
    visitor.stop()
    played.join(60)
    assert not played.is_alive() and box.host.over


def test_a_host_that_goes_before_it_gives_a_seat_is_looked_for(
    boxes: list[Box], monkeypatch: pytest.MonkeyPatch
) -> None:
    box = Box("riga", "open,random")
    boxes.append(box)
    receive, met = box.host.receive, []

    def deaf(link: Link, packet: Packet | None) -> None:
        """Hear nothing of the first guest, and cut it off; then nobody answers for a while."""
        if met:
            receive(link, packet)
        elif packet:
            met.append(box.listener.port)
            box.listener.stop()
            sleep(0.5)
            put = box.inbox.put
            box.listener = Listener(box.code, met[0], lambda *said: put(said))

    monkeypatch.setattr(box.host, "receive", deaf)
    box.guest("random")
    record = box.play()
    assert box.records == [record] and not box.failed

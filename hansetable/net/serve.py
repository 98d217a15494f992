"""Tables without a screen: a host in a cupboard, and a player of the program that joins one."""

from __future__ import annotations

import math
import time
from collections.abc import Callable, Sequence
from queue import Empty, SimpleQueue
from typing import NamedTuple

from hansetable import games
from hansetable.ai import DEFAULT_BUDGET, LEVELS, Player
from hansetable.core import Seat
from hansetable.net.form import FormError
from hansetable.net.guest import Guest, RefusedError
from hansetable.net.host import Host
from hansetable.net.packets import Packet
from hansetable.net.wire import Caller, Connection, NoTableError
from hansetable.session.session import Session

FAREWELL = 20.0
"""How many seconds a host waits at the end for guests that are away, to give them the record."""
REMATCH = 60.0
"""How many seconds a host waits after a game for guests to say that they would like another."""
MOST_AWAY = 120.0
"""How many seconds a guest looks for its host after a cut."""
_AGAIN = 0.25
"""How many seconds lie between two tries."""
_MOST_MOVED = 3
"""How often a guest that was sent away asks for another seat."""
_MOST_WRONG = 5
"""How often in succession a player may say what the host does not play."""

Inbox = SimpleQueue[tuple[Connection, Packet | None]]


class JoinError(Exception):
    """A guest cannot play on; the message is one line."""


class Understudy(NamedTuple):
    """A level that plays for guests who have not been here for so many seconds."""

    level: str
    seconds: float


class _Absence:
    """Since when guests have been missing, and whose seats the understudy has by now."""

    def __init__(self, understudy: Understudy | None) -> None:
        self.taken: tuple[Seat, ...] = ()
        self._understudy, self._since = understudy, dict[Seat, float]()

    def look(self, host: Host) -> float:
        """Note who is missing, and return in how many seconds that may take another seat.

        Before the game everybody who comes makes it wait as long again for the others.
        """
        if self._understudy is None:
            return math.inf
        now, missing = time.monotonic(), host.missing
        if host.session is None and {*missing} != {*self._since}:
            self._since = {}
        self._since = {seat: self._since.get(seat, now) for seat in missing}
        left = {seat: at + self._understudy.seconds - now for seat, at in self._since.items()}
        self.taken = tuple(seat for seat, seconds in left.items() if seconds <= 0)
        if self.taken and host.session is None:
            host.fill(self._understudy.level)
            if host.session:
                return self.look(host)
        return min((seconds for seconds in left.values() if seconds > 0), default=math.inf)

    def level(self, seat: Seat) -> str:
        """Return who plays for a guest, "" when nobody does."""
        return self._understudy.level if self._understudy and seat in self.taken else ""


def serve(
    inbox: Inbox,
    host: Host,
    understudy: Understudy | None = None,
    show: Callable[[Host], None] = lambda _: None,
) -> Session:
    """Play one game: the guests over the wire, the levels here; return it when it is over.

    ``show`` is called again and again, to show what the table is like now.
    """
    players: dict[Seat, Player] = {}
    absence = _Absence(understudy)
    until = math.inf
    while not host.finished:
        patience = absence.look(host)
        show(host)
        while (session := host.session) and inbox.empty():
            slots = session.slots
            here = {
                seat: absence.level(seat) if slots[seat].human else slots[seat].player
                for seat in session.state.asked()
            }
            seat = next((seat for seat in here if here[seat]), None)
            if seat is None:
                break
            if seat not in players:
                players[seat] = LEVELS[here[seat]](session.game, seat)
            view = session.state.seen_by(seat)
            session.submit(seat, players[seat].choose(view, seat, DEFAULT_BUDGET))
        if host.over:
            until = min(until, time.monotonic() + FAREWELL)
        patience = min(patience, until - time.monotonic())
        try:
            host.receive(*inbox.get(timeout=None if patience == math.inf else max(patience, 0)))
        except Empty:
            if time.monotonic() >= until:
                break
    assert host.session is not None
    return host.session


def rematch(inbox: Inbox, host: Host, seed: int) -> None:
    """Lay the next game at the same table, for the guests who stay; the other seats are free.

    A guest thanks for the record as soon as it has come, and a person has to look at it first: so
    all that are still here have a while to say that they stay, or to go.
    """
    until = time.monotonic() + REMATCH
    while host.undecided and (left := until - time.monotonic()) > 0:
        try:
            host.receive(*inbox.get(timeout=left))
        except Empty:
            break
    host.rematch(seed, reopen=True)


def join(
    caller: Caller,
    inbox: Inbox,
    level: str,
    keep: Callable[[Sequence[str]], None],
    met: Callable[[Connection], None] = lambda _: None,
    many: int = 1,
) -> None:
    """Play so many games for a level at a table elsewhere; ``keep`` is given their records.

    ``met`` is told each new connection. Who comes again without a ticket may get the seat of
    somebody of the same name; when that one is back, another seat is asked for.

    Raises:
        JoinError: there is no such table, it is full, or gone for good.
    """
    guest, player, link, moved = Guest(level), None, None, 0
    patience = 0.0  # the host was there once: it may have gone before it gave a seat
    kept: list[int] = []
    while len(kept) < many:
        if link is None:
            link = _called(caller, patience)
            patience = MOST_AWAY
            guest.join(link)
            met(link)
        origin, packet = inbox.get()
        if origin is not link:
            continue
        if packet is None:
            link = None
            continue
        try:
            guest.receive(packet)
        except (RefusedError, FormError) as problem:
            moved += 1
            if not guest.view or moved > _MOST_MOVED:
                raise JoinError(str(problem)) from problem
            guest, player, link = Guest(level), None, None
            continue
        if guest.wrong > _MOST_WRONG:
            raise JoinError("the host does not play what is said")
        if guest.asked and guest.view:
            if player is None:
                player = LEVELS[level](games.game(guest.game), guest.seat)
            guest.say(player.choose(guest.view, guest.seat, DEFAULT_BUDGET))
        if guest.record is not None:
            if guest.number not in kept:
                keep(guest.record)
                kept, player = [*kept, guest.number], None
            guest.thank(stay=len(kept) < many)
    if link:
        link.close()


def _called(caller: Caller, patience: float) -> Connection:
    """Return a connection to the host, for which one looks for so many seconds."""
    until = time.monotonic() + patience
    while True:
        try:
            return caller.call()
        except NoTableError as problem:
            raise JoinError(str(problem)) from problem
        except OSError as problem:
            if time.monotonic() >= until:
                raise JoinError(f"no table answers: {problem.strerror or problem}") from problem
        time.sleep(_AGAIN)

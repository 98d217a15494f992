"""Tables without a screen: a host in a cupboard, and a player of the program that joins one."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from queue import Empty, SimpleQueue

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


def serve(inbox: Inbox, host: Host) -> Session:
    """Play one game: the guests over the wire, the levels here; return it when it is over."""
    players: dict[Seat, Player] = {}
    until: float | None = None
    while not host.finished:
        if host.over and until is None:
            until = time.monotonic() + FAREWELL
        try:
            host.receive(*inbox.get(timeout=until and max(until - time.monotonic(), 0.0)))
        except Empty:
            break
        while (session := host.session) and inbox.empty():
            here = [seat for seat in session.state.asked() if not session.slots[seat].human]
            if not here:
                break
            seat = here[0]
            if seat not in players:
                players[seat] = LEVELS[session.slots[seat].player](session.game, seat)
            view = session.state.seen_by(seat)
            session.submit(seat, players[seat].choose(view, seat, DEFAULT_BUDGET))
    host.close()
    assert host.session is not None
    return host.session


def join(
    caller: Caller,
    inbox: Inbox,
    level: str,
    keep: Callable[[Sequence[str]], None],
    met: Callable[[Connection], None] = lambda _: None,
) -> None:
    """Play for a level at a table elsewhere; ``keep`` is given the record of the game.

    ``met`` is told each new connection. Who comes again without a ticket may get the seat of
    somebody of the same name; when that one is back, another seat is asked for.

    Raises:
        JoinError: there is no such table, it is full, or gone for good.
    """
    guest, player, link, moved = Guest(level), None, None, 0
    while guest.record is None:
        if link is None:
            link = _called(caller, MOST_AWAY if guest.game or moved else 0)
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
    keep(guest.record)
    guest.thank()
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

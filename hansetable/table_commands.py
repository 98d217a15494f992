"""The verbs for tables over the network; see :mod:`hansetable.commands`."""

from __future__ import annotations

import argparse
from queue import SimpleQueue
from secrets import randbelow

from hansetable import games
from hansetable.ai import LEVELS
from hansetable.commands import UsageError, check_seats, print_end, read_options
from hansetable.errors import quoted
from hansetable.net import serve as tables
from hansetable.net.host import OPEN, Host
from hansetable.net.join_code import new_code, read_code
from hansetable.net.wire import PORT, Caller, Listener, own_address
from hansetable.paths import write_atomic
from hansetable.session.session import Session


def serve(chosen: argparse.Namespace) -> int:
    """Host a table without a screen, for guests at other computers."""
    game = games.game(chosen.game)
    players = [text.strip() for text in chosen.seats.split(",")]
    check_seats(game, len(players))
    if OPEN not in players or not {*players} <= {OPEN, *LEVELS}:
        known = ", ".join(LEVELS)
        raise UsageError(f"expected {OPEN} and levels ({known}), found {quoted(chosen.seats)}")
    options = read_options(game, chosen.option)
    if chosen.out and not chosen.out.parent.is_dir():
        raise UsageError(f"--out: expected a file in a folder, found {quoted(str(chosen.out))}")
    code = _code(chosen.code) if chosen.code else new_code()
    port = PORT if chosen.port is None else chosen.port
    inbox: tables.Inbox = SimpleQueue()
    listener = Listener(code, port, lambda *said: inbox.put(said))
    try:
        print(own_address(), listener.port, code, flush=True)
        while True:
            seed = randbelow(10**9) if chosen.seed is None else chosen.seed
            session = tables.serve(inbox, Host(game.name, seed, options, players))
            if chosen.out:
                write_atomic(chosen.out, session.text())
            print_end(session)
            if chosen.once:
                return 0
    finally:
        listener.stop()


def join(chosen: argparse.Namespace) -> int:
    """Seat a player of the program at a table elsewhere, for one game."""
    code, _, place = chosen.code.partition("@")
    host, _, port = place.partition(":")
    if port and not (port.isdecimal() and 0 < int(port) < 1 << 16):
        raise UsageError(f"expected CODE@HOST:PORT, found {quoted(chosen.code)}")
    inbox: tables.Inbox = SimpleQueue()
    there = host or "127.0.0.1", int(port or PORT)
    caller = Caller(_code(code), *there, lambda *said: inbox.put(said))
    try:
        record = tables.join(caller, inbox, chosen.level)
    except tables.JoinError as problem:
        raise UsageError(str(problem)) from problem
    finally:
        caller.stop()
    session = Session.of_lines(record)
    if chosen.out:
        write_atomic(chosen.out, session.text())
    print_end(session)
    return 0


def _code(text: str) -> str:
    try:
        return read_code(text)
    except ValueError as problem:
        raise UsageError(f"{problem}, found {quoted(text)}") from problem

"""The verbs for tables over the network; see :mod:`hansetable.commands`."""

from __future__ import annotations

import argparse
import time
from collections.abc import Sequence
from pathlib import Path
from queue import SimpleQueue
from secrets import randbelow

from hansetable import games
from hansetable.ai import LEVELS
from hansetable.commands import UsageError, check_seats, print_end, read_options
from hansetable.errors import quoted
from hansetable.net import serve as tables
from hansetable.net.form import FormError
from hansetable.net.host import Host, Saved
from hansetable.net.join_code import new_code, read_code
from hansetable.net.kept import Kept, kept_in
from hansetable.net.kept import keep as keep_table
from hansetable.net.nearby import Nearby, Sign
from hansetable.net.wire import PORT, Caller, Listener, NoTableError, own_address
from hansetable.paths import write_atomic
from hansetable.session.session import Session
from hansetable.session.slot import OPEN

_LOOK = 2.0
"""How many seconds one looks for tables in the local network."""


def serve(chosen: argparse.Namespace) -> int:
    """Host a table without a screen, for guests at other computers."""
    game = games.game(chosen.game)
    players = [text.strip() for text in chosen.seats.split(",")]
    check_seats(game, len(players))
    if OPEN not in players or not {*players} <= {OPEN, *LEVELS}:
        known = ", ".join(LEVELS)
        raise UsageError(f"expected {OPEN} and levels ({known}), found {quoted(chosen.seats)}")
    options = read_options(game, chosen.option)
    understudy = tables.Understudy(chosen.away, chosen.after) if chosen.away else None
    if chosen.out and not chosen.out.parent.is_dir():
        raise UsageError(f"--out: expected a file in a folder, found {quoted(str(chosen.out))}")

    def keep(saved: Saved) -> None:
        if chosen.out:
            keep_table(_beside(chosen.out), Kept(code, listener.port, listener.pem, saved))

    try:
        left = kept_in(_beside(chosen.out)) if chosen.out else None
        host = Host.again(left.saved, keep, watched=chosen.watched) if left else None
    except FormError as problem:
        raise UsageError(f"{_beside(chosen.out)}: {problem}") from problem
    code = _code(chosen.code or (left and left.code) or new_code())
    port = chosen.port or (left and left.port) or (PORT if chosen.port is None else 0)
    inbox: tables.Inbox = SimpleQueue()
    listener = Listener(code, port, lambda *said: inbox.put(said), left.pem if left else "")
    sign = None
    if chosen.name:
        sign = Sign(chosen.name, game.name, listener.port, own_address(), chosen.watched)

    def show(host: Host) -> None:
        if sign:
            sign.show(0 if host.session else len(host.missing))

    def seed() -> int:
        return randbelow(10**9) if chosen.seed is None else chosen.seed

    try:
        print(own_address(), listener.port, code, flush=True)
        while True:
            host = host or Host(game.name, seed(), options, players, keep, watched=chosen.watched)
            session = tables.serve(inbox, host, understudy, show)
            if chosen.out:
                write_atomic(chosen.out, session.text())
                _beside(chosen.out).unlink(missing_ok=True)
            print_end(session)
            if chosen.once:
                host.close()
                return 0
            tables.rematch(inbox, host, seed())
    finally:
        listener.stop()
        if sign:
            sign.close()


def _beside(out: Path) -> Path:
    """Return the file that a table is kept in until its record is written."""
    return out.with_name(f"{out.name}.table")


def join(chosen: argparse.Namespace) -> int:
    """Seat a player of the program at a table elsewhere, for one game or more."""
    code, _, place = chosen.code.partition("@")
    host, _, port = place.partition(":")
    if port and not (port.isdecimal() and 0 < int(port) < 1 << 16):
        raise UsageError(f"expected CODE@HOST:PORT, found {quoted(chosen.code)}")

    def keep(record: Sequence[str]) -> None:
        session = Session.of_lines(record)
        if chosen.out:
            write_atomic(chosen.out, session.text())
        print_end(session)

    inbox: tables.Inbox = SimpleQueue()
    code = _code(code)
    there = (host, int(port or PORT)) if host else _nearby(code)
    place, number = there
    caller = Caller(code, place, number, lambda *said: inbox.put(said))
    try:
        tables.join(caller, inbox, chosen.level, keep, many=chosen.games)
    except tables.JoinError as problem:
        raise UsageError(str(problem)) from problem
    finally:
        caller.stop()
    return 0


def _nearby(code: str) -> tuple[str, int]:
    """Return where the table is that a code belongs to, on this computer if none is found."""
    nearby = Nearby()
    time.sleep(_LOOK)
    try:
        for table in nearby.tables:
            caller = Caller(code, table.host, table.port, lambda *_: None)
            try:
                caller.call().close()
                return table.host, table.port
            except (OSError, NoTableError):
                continue
            finally:
                caller.stop()
    finally:
        nearby.close()
    return "127.0.0.1", PORT


def _code(text: str) -> str:
    try:
        return read_code(text)
    except ValueError as problem:
        raise UsageError(f"{problem}, found {quoted(text)}") from problem

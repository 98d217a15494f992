"""Hosts and guests as processes that start at once and are killed at any moment."""

import os
import random
import sys
import time
from collections.abc import Sequence
from contextlib import redirect_stdout
from io import StringIO
from pathlib import Path
from threading import Thread

from hansetable import app
from hansetable.core import Action, write_action
from hansetable.net import serve as tables
from hansetable.net import wire
from hansetable.net.guest import Guest
from hansetable.net.packets import Told
from hansetable.net.wire import Caller, Connection

tables.DEFAULT_BUDGET = 8  # type: ignore[misc]
# the machine may have so much to do that a proof takes a minute
tables.FAREWELL = tables.MOST_AWAY = wire.HASTE = wire.SILENCE = 600.0

CUTS = 5
"""How many connections of a guest are cut; on a slow machine it would never come to play else."""


def serve(words: Sequence[str]) -> None:
    with redirect_stdout(StringIO()):
        sys.exit(app.main(["serve", *words]))


def join(words: Sequence[str], log: Path, seed: int) -> None:
    """Play as a guest; each action that is said, and then acknowledged, is a line of the log."""
    lines = os.open(log, os.O_WRONLY | os.O_APPEND | os.O_CREAT)
    say, look, call = Guest.say, Guest._look, Caller.call

    def said(guest: Guest, action: Action) -> None:
        line = f"said {guest.seat} {guest._own} {write_action(action)}\n"
        os.write(lines, line.encode())
        say(guest, action)

    def looked(guest: Guest, packet: Told) -> None:
        before = guest._said
        look(guest, packet)
        if before and not guest._said:
            line = f"known {guest.seat} {before.number - 1} {before.action}\n"
            os.write(lines, line.encode())

    chance, links = random.Random(seed), [0] * CUTS

    def called(caller: Caller) -> Connection:
        link = call(caller)
        if links:
            links.pop()
            Thread(target=cut, args=(link,), daemon=True).start()
        return link

    def cut(link: Connection) -> None:
        time.sleep(chance.expovariate(2))
        link.cut()

    Guest.say, Guest._look = said, looked  # type: ignore[method-assign]
    Caller.call = called  # type: ignore[method-assign]
    with redirect_stdout(StringIO()):
        sys.exit(app.main(["join", *words]))

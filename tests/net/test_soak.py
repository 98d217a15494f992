"""Whole games whose host and guests are killed, and cut off, at random moments."""

import multiprocessing
import random
import socket
from collections.abc import Iterator
from multiprocessing.process import BaseProcess
from pathlib import Path
from time import monotonic, sleep

import pytest

from hansetable import games
from hansetable.net.join_code import new_code
from hansetable.session.session import Session

pytestmark = [
    pytest.mark.timeout(1000),
    pytest.mark.skipif(
        "forkserver" not in multiprocessing.get_all_start_methods(), reason="needs fork"
    ),
]
GAMES = 100
"""How many of each game are played; one of them always, the others as a soak."""
KILLS = 8
FAREWELL = 5.0
"""After so many seconds a host that has no record yet misses the thanks of a guest."""


class Table:
    """Who plays one game, and starts again whatever happens; ``logs`` are one a guest."""

    def __init__(self, game: str, number: int, folder: Path) -> None:
        from tests.net import processes

        self._context = multiprocessing.get_context("forkserver")
        self._context.set_forkserver_preload(["tests.net.processes", "hansetable.table_commands"])
        self._processes = processes
        self._chance = chance = random.Random(f"{game} {number}")
        seats = games.game(game).seats
        guests = chance.randint(1, seats[number % len(seats)])
        players = ["open"] * guests
        players += [chance.choice(["random", "greedy"])] * (seats[number % len(seats)] - guests)
        chance.shuffle(players)
        with socket.create_server(("127.0.0.1", 0)) as free:
            port: int = free.getsockname()[1]
        code = new_code()
        self.out = folder / "record"
        self._host = [
            game, "--seats", ",".join(players), "--once", "--out", str(self.out),
            "--port", str(port), "--code", code, "--seed", str(number),
        ]  # fmt: skip
        self._way = f"{code}@127.0.0.1:{port}"
        self._levels = [chance.choice(["random", "greedy"]) for _ in range(guests)]
        self.outs = [folder / f"record {one}" for one in range(guests)]
        self.logs = [folder / f"log {one}" for one in range(guests)]
        self.host = self._served()
        self.guests = [self._joined(one) for one in range(guests)]

    def _served(self) -> BaseProcess:
        return self._started(self._processes.serve, self._host)

    def _joined(self, one: int) -> BaseProcess:
        words = [self._way, "--as", self._levels[one], "--out", str(self.outs[one])]
        seed = self._chance.randrange(10**6)
        return self._started(self._processes.join, words, self.logs[one], seed)

    def _started(self, target: object, *given: object) -> BaseProcess:
        process = self._context.Process(target=target, args=given, daemon=True)  # type: ignore[arg-type]
        process.start()
        return process

    def kill(self) -> None:
        """Kill somebody who is still needed, and start it again."""
        one = self._chance.randrange(-1, len(self.guests))
        process = self.host if one < 0 else self.guests[one]
        process.kill()
        process.join()
        if process.exitcode == 0 or (self.out if one < 0 else self.outs[one]).exists():
            return
        if one < 0:
            self.host = self._served()
        else:
            self.guests[one] = self._joined(one)

    def play(self) -> None:
        """Play to the end."""
        for _ in range(KILLS):
            sleep(self._chance.expovariate(3))
            self.kill()
        until = monotonic() + 900
        farewell = 0.0
        while missing := [file for file in (self.out, *self.outs) if not file.exists()]:
            assert monotonic() < until, missing
            if missing == [self.out]:
                farewell = farewell or monotonic() + FAREWELL
            # a guest that asks before anybody listens, or when the game is over, goes away; one
            # whose thanks were cut off must come once more, for the host waits for them
            late = 0 < farewell < monotonic()
            for one, guest in enumerate(self.guests):
                if guest.exitcode is not None and (late or not self.outs[one].exists()):
                    self.guests[one] = self._joined(one)
            farewell = 0.0 if late else farewell
            assert not self.host.exitcode
            sleep(0.05)

    def stop(self) -> None:
        for process in (self.host, *self.guests):
            process.kill()
            process.join()


@pytest.fixture
def tables() -> Iterator[list[Table]]:
    laid: list[Table] = []
    yield laid
    for table in laid:
        table.stop()


@pytest.mark.parametrize(
    "number", [0, *(pytest.param(n, marks=pytest.mark.soak) for n in range(1, GAMES))]
)
@pytest.mark.parametrize("game", games.GAMES)
def test_whoever_is_killed_nothing_is_lost_and_nothing_played_twice(
    game: str, number: int, tmp_path: Path, tables: list[Table]
) -> None:
    table = Table(game, number, tmp_path)
    tables.append(table)
    table.play()
    record = table.out.read_text(encoding="utf-8")
    for file in table.outs:
        assert file.read_text(encoding="utf-8") == record
    session = Session.of_text(record)
    assert session.state.result() is not None
    actions: dict[tuple[int, int], str] = {}
    many = [0] * len(session.slots)
    for line in record.splitlines():
        seat, _, action = line.partition(" ")
        if seat.isdecimal():
            actions[int(seat) - 1, many[int(seat) - 1]] = action
            many[int(seat) - 1] += 1
    said: dict[tuple[int, int], set[str]] = {}
    for log in table.logs:
        for line in log.read_text().splitlines():
            word, seat, count, action = line.split(" ", 3)
            if word == "known":
                assert actions[int(seat), int(count)] == action
            else:
                said.setdefault((int(seat), int(count)), set()).add(action)
    for (seat, count), action in actions.items():
        assert not session.slots[seat].human or action in said[seat, count]

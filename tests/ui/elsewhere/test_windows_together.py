"""Several programs with windows on one computer play together, each used by a hand with a mouse.

``-m soak`` plays whole games. The pictures of all windows at one moment go to the folder that
``HANSETABLE_PICTURES`` names, if it does.
"""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from itertools import cycle
from pathlib import Path
from queue import SimpleQueue
from threading import Thread
from time import sleep

import pytest

from hansetable import games
from hansetable.session.session import Session
from tests.ui.elsewhere.window_process import PATIENCE

pytestmark = pytest.mark.timeout(3600)
ROOT = Path(__file__).parents[3]
NAMES = ("Jorin", "Marit", "Klaas")
MOMENTS = (30, 100)
"""After so many actions all stand still for a picture."""
ALL = 100_000
"""More actions than a game has."""


class Program:
    """A program with a window, in a process of its own; see `window_process`."""

    def __init__(self, folder: Path, language: str, seed: int, *deed: object) -> None:
        folder.mkdir()
        self.records, self.errors = folder / "data" / "records", folder / "errors"
        own = {f"HANSETABLE_{name.upper()}": str(folder / name) for name in ("config", "cache")}
        words = [language, seed, *deed]
        with self.errors.open("w") as errors:
            self.process = subprocess.Popen(
                [sys.executable, "-m", "tests.ui.elsewhere.window_process", *map(str, words)],
                cwd=ROOT, env={**os.environ, **own, "HANSETABLE_DATA": str(folder / "data")},
                stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=errors, text=True,
            )  # fmt: skip
        self.said: SimpleQueue[str] = SimpleQueue()
        Thread(target=self._read, daemon=True).start()

    def _read(self) -> None:
        assert self.process.stdout is not None
        for line in self.process.stdout:
            self.said.put(line.strip())
        self.said.put("ended")

    def tell(self, *words: object) -> None:
        """Tell it what to do."""
        assert self.process.stdin is not None
        print(*words, file=self.process.stdin, flush=True)


class Company:
    """The programs of all who play one game: the host, who speaks German, and the guests."""

    def __init__(self, game: str, seats: int, folder: Path) -> None:
        self._pictures = Path(os.environ.get("HANSETABLE_PICTURES", folder))
        self._pictures.mkdir(parents=True, exist_ok=True)
        self._called, self._far = f"{game}-{seats}", 0
        self.programs = [Program(folder / "host", "de", 0, "host", game, seats)]
        self._languages = cycle(("en", "de"))
        self._folder, self._seats = folder, seats

    def hear(self, program: Program, word: str) -> list[str]:
        """Return what a program says next, which begins with a word; nobody fails meanwhile."""
        while program.said.empty():
            sleep(0.02)
            for one in self.programs:
                assert not one.process.poll(), one.errors.read_text()
        first, *rest = program.said.get().split()
        assert first == word, program.errors.read_text()
        return rest

    def sit_down(self) -> None:
        """Let all guests come to the table, one after the other."""
        host = self.programs[0]
        (invitation,) = self.hear(host, "invites")
        for number, name in enumerate(NAMES[: self._seats - 1], 1):
            deed = next(self._languages), number, "join", name, invitation
            self.programs.append(Program(self._folder / name, *deed))
            assert self.hear(host, "asked")[0] == name
            if number == self._seats - 1:
                self.picture("waiting")
            host.tell("admit")
        assert [self.hear(program, "sits") for program in self.programs] == [
            [str(seat)] for seat in range(self._seats)
        ]

    def play(self, many: int) -> None:
        """Let all play until so many actions were said, or until the end."""
        for program in self.programs:
            program.tell("play", many)
        for program in self.programs:
            far, own, seconds = map(int, self.hear(program, "played"))
            print(f"{self._called}: {own} of {far} actions with the mouse, {seconds} s")
            assert own > 0
            self._far = max(self._far, far)

    def picture(self, moment: str) -> None:
        """Take pictures of all windows when the game is equally far at all."""
        for number, program in enumerate(self.programs):
            file = self._pictures / f"{self._called}-{moment}-{number}.png"
            program.tell("picture", self._far, file)
        for program in self.programs:
            self.hear(program, "pictured")

    def leave(self) -> None:
        """Let all close their windows; nobody has had anything to complain about."""
        for program in self.programs:
            program.tell("close")
        for program in self.programs:
            self.hear(program, "ended")
            assert program.process.wait(PATIENCE) == 0
            assert program.errors.read_text() == ""

    def records(self) -> list[str]:
        """Return the records that are kept anywhere."""
        files = [file for program in self.programs for file in program.records.glob("*.hanse")]
        return [file.read_text(encoding="utf-8") for file in files]


@pytest.fixture
def companies() -> Iterator[list[Company]]:
    met: list[Company] = []
    yield met
    for company in met:
        for program in company.programs:
            program.process.kill()
            program.process.wait()


def test_windows_begin_a_game_and_leave_it(tmp_path: Path, companies: list[Company]) -> None:
    company = Company("riga", 2, tmp_path)
    companies.append(company)
    company.sit_down()
    company.play(6)
    company.picture("begun")
    company.leave()
    assert company.records() == []


@pytest.mark.soak
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("game", games.GAMES)
def test_windows_play_a_whole_game(
    tmp_path: Path, companies: list[Company], game: str, seats: int
) -> None:
    company = Company(game, seats, tmp_path)
    companies.append(company)
    company.sit_down()
    for many in MOMENTS:
        company.play(many)
        company.picture(f"after-{many}")
    company.play(ALL)
    company.picture("end")
    company.leave()
    records = company.records()
    assert len(records) == seats and len(set(records)) == 1
    assert Session.of_text(records[0]).state.result() is not None

"""Commands that are run, timed and watched, and the program that is put through its paces."""

from __future__ import annotations

import os
import shlex
import shutil
import subprocess
import time
from collections.abc import Sequence
from pathlib import Path

MINUTES = 10
"""How long one command may take at most."""


class CheckError(Exception):
    """A check failed; one line says which."""


def step(title: str) -> None:
    """Say what comes next."""
    print(f"\n--- {title}", flush=True)


def say(line: str) -> None:
    """Say something about the step."""
    print(f"    {line}", flush=True)


def run(command: Sequence[str], **environment: str) -> float:
    """Run a command, show what it prints, and return the seconds it took.

    Raises:
        CheckError: it failed or took too long.
    """
    _, took = output(command, **environment)
    return took


def output(command: Sequence[str], **environment: str) -> tuple[str, float]:
    """Run a command like `run`; return what it printed, and the seconds."""
    shown = _short(command)
    began = time.monotonic()
    try:
        done = subprocess.run(
            command, env={**os.environ, **environment}, stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT, text=True, timeout=60 * MINUTES, check=False,
        )  # fmt: skip
    except (OSError, subprocess.SubprocessError) as problem:
        raise CheckError(f"{shown}: {problem}") from problem
    took = time.monotonic() - began
    say(f"$ {shown}  ({took:.1f} s)")
    for line in done.stdout.splitlines()[-25:]:
        say(f"  {line}")
    if done.returncode:
        raise CheckError(f"exit code {done.returncode}: {shown}")
    return done.stdout, took


def _short(command: Sequence[str]) -> str:
    """Return a command as it is shown: without the clean environment that it runs in."""
    words = list(command)
    if "-i" in words:
        rest = words[words.index("-i") + 1 :]
        words = [words[0] if words[0] == "chroot" else "env -i", *(
            word for place, word in enumerate(rest)
            if "=" not in word or any("=" not in before for before in rest[:place])
        )]  # fmt: skip
    return " ".join(shlex.quote(word) if " " not in word else word for word in words)


def sizes(path: Path) -> str:
    """Return the size of a file or folder, in megabytes."""
    files = [path] if path.is_file() else [f for f in path.rglob("*") if not f.is_symlink()]
    return f"{sum(file.stat().st_size for file in files if file.is_file()) / 1e6:.1f} MB"


class Program:
    """The program in one of its packages, started in a home of its own, far from any checkout."""

    def __init__(self, command: Sequence[str], home: Path) -> None:
        self._command = list(command)
        self._home = home

    def check(self, records: Path) -> list[str]:
        """Use everything that the program can do; return what to report."""
        shutil.rmtree(self._home, ignore_errors=True)
        self._home.mkdir(parents=True)
        self._do("--version")
        self._do("arena", "novgorod", "--seats", "greedy,random", "--games", "2", "--jobs", "2")
        self._do("bench", "riga")
        picture = self._home / "table.png"
        for record in sorted(records.glob("*.hanse")):
            self._do("replay", str(record))
            self._do("picture", str(record), "--lang", "de", "--out", str(picture))
            if picture.read_bytes()[:4] != b"\x89PNG":
                raise CheckError(f"{picture} is no picture")
            picture.unlink()
        self._do("--selftest")
        again = self._do("--selftest")
        return [line for line in again.splitlines() if line.startswith("first paint")]

    def _do(self, *arguments: str) -> str:
        """Run the program in an environment that knows nothing of Python or of this project."""
        home = str(self._home)
        clean = ["env", "-i", f"HOME={home}", "PATH=/usr/bin:/bin", "LANG=C.UTF-8",
                 "QT_QPA_PLATFORM=offscreen"]  # fmt: skip
        text, _ = output(["env", "-C", home, *clean, *self._command, *arguments])
        return text

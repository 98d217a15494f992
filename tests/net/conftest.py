"""What tests of tables on the command line share: each host and each guest is a process."""

import os
import re
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

import hansetable

Process = subprocess.Popen[str]
Start = Callable[..., Process]


@pytest.fixture
def start() -> Iterator[Start]:
    """Starts a command; what still runs at the end is killed."""
    started: list[Process] = []

    def run(*words: object) -> Process:
        one = subprocess.Popen(
            [sys.executable, "-m", "hansetable", *map(str, words)],
            cwd=Path(hansetable.__file__).parents[1],
            env={**os.environ, "PYTHONIOENCODING": "utf-8"},
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            encoding="utf-8",
        )
        started.append(one)
        return one

    yield run
    for one in started:
        one.kill()
        one.communicate()


def told(host: Process) -> tuple[str, str]:
    """The port and the code, from the first line."""
    assert host.stdout is not None
    line = host.stdout.readline()
    found = re.fullmatch(r"[\d.]+ (\d+) ([A-Z]{10})\n", line)
    assert found, line
    return found[1], found[2]


def ended(one: Process) -> str:
    out, err = one.communicate(timeout=80)
    assert (one.returncode, err) == (0, "")
    return out

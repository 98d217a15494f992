"""Ctrl+C and a request to end, early and late; and a computer without a screen."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from hansetable import paths
from hansetable.ui.settings.settings import Settings

ROOT = Path(__file__).parents[3]

pytestmark = pytest.mark.skipif(os.name != "posix", reason="signals and a display of its own")


def begun() -> subprocess.Popen[str]:
    command = [sys.executable, "-m", "hansetable"]
    return subprocess.Popen(command, cwd=ROOT, stderr=subprocess.PIPE, text=True)


def heard(said: str) -> str:
    """Return what the program said; the platform without a screen says a line of its own."""
    return said.replace("This plugin does not support propagateSizeHints()\n", "")


def wait_for_the_window() -> None:
    """Wait until the program has its folder for itself; its loop runs a moment later."""
    lock = paths.data_dir() / "hansetable.lock"
    end = time.monotonic() + 60
    while not lock.exists():
        assert time.monotonic() < end
        time.sleep(0.05)


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_a_signal_closes_the_window_and_keeps_its_place(own_folders: Path, number: int) -> None:
    assert Settings().geometry.isEmpty()
    with begun() as running:
        wait_for_the_window()
        running.send_signal(number)
        _, said = running.communicate(timeout=60)
    assert (running.returncode, heard(said)) == (128 + number, "")
    assert not Settings().geometry.isEmpty()
    assert not (paths.data_dir() / "hansetable.lock").exists()


EARLY = """
import os, signal, sys, time
from hansetable import __main__
if not os.fork():
    time.sleep({after})
    os.kill(os.getppid(), signal.SIGINT)
    os._exit(0)
sys.argv = ["hansetable"]
sys.exit(__main__.main())
"""


@pytest.mark.parametrize("after", [0.01, 0.3, 0.8, 1.5])
def test_ctrl_c_while_it_starts_says_nothing(own_folders: Path, after: float) -> None:
    command = [sys.executable, "-c", EARLY.format(after=after)]
    done = subprocess.run(
        command, cwd=ROOT, capture_output=True, text=True, timeout=60, check=False
    )
    assert (done.returncode, heard(done.stderr)) == (130, "")


@pytest.mark.parametrize(
    "screen", [{}, {"DISPLAY": ":7531"}, {"QT_QPA_PLATFORM": "nonsense"}], ids=str
)
@pytest.mark.parametrize("way", [[], ["--selftest"]])
def test_no_screen_is_one_line(own_folders: Path, screen: dict[str, str], way: list[str]) -> None:
    ours = ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")
    env = {name: value for name, value in os.environ.items() if name not in ours} | screen
    command = [sys.executable, "-m", "hansetable", *way]
    done = subprocess.run(command, cwd=ROOT, env=env, capture_output=True, text=True, check=False)
    assert done.returncode == 2 and done.stdout == ""
    assert done.stderr.startswith("hansetable: no screen: ") and done.stderr.count("\n") == 1

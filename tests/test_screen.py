"""The program on a real X screen, with the mouse and keyboard of xdotool."""

from __future__ import annotations

import os
import shutil
import struct
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from PIL import Image
from PySide6.QtCore import QPointF, QRectF

from hansetable.games.novgorod.actions import BUY_MISSION, BuyOffice
from hansetable.session.autosave import Autosave
from hansetable.session.session import Session
from hansetable.ui.games.novgorod.board import layout
from hansetable.ui.games.table_board import SIZE as BOARD
from hansetable.ui.start.page import StartPage
from hansetable.ui.table.page import HEIGHT, WIDTH
from hansetable.ui.table.sidebar.sidebar import WIDTH as SIDEBAR
from hansetable.ui.widgets.scaled import STRIP as PROMPT_BAR

ROOT = Path(__file__).parents[1]
SIZE = (1366, 768)
SCREEN = (1440, 900)
"""One with room for the window and its frame."""
MENU = 26
"""The height of the menu bar; it may be a few pixels more or less."""
PATIENCE = 60
"""Seconds that the program may take for one thing on a busy machine."""

missing = [tool for tool in ("Xvfb", "xdotool") if shutil.which(tool) is None]
pytestmark = pytest.mark.skipif(bool(missing), reason=f"not installed: {', '.join(missing)}")


def wait_for(what: Callable[[], Any], why: str) -> Any:
    """Return the first true answer."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        found = what()
        if found:
            return found
        time.sleep(0.1)
    raise AssertionError(f"{why}: not within {PATIENCE} seconds")


class Screen:
    """A virtual X screen with a mouse and a keyboard."""

    def __init__(self, folder: Path) -> None:
        self.frame = folder / "Xvfb_screen0"
        read, write = os.pipe()
        self.server = subprocess.Popen(
            ["Xvfb", "-displayfd", str(write), "-screen", "0", f"{SCREEN[0]}x{SCREEN[1]}x24",
             "-nolisten", "tcp", "-fbdir", str(folder)],
            pass_fds=(write,), stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
        )  # fmt: skip
        os.close(write)
        with os.fdopen(read) as pipe:
            number = pipe.readline().strip()
        assert number, "Xvfb did not start"
        self.display = f":{number}"

    @property
    def environment(self) -> dict[str, str]:
        return {**os.environ, "DISPLAY": self.display, "QT_QPA_PLATFORM": "xcb"}

    def do(self, *words: object) -> str:
        """Let xdotool do something; returns what it says."""
        done = subprocess.run(
            ["xdotool", *map(str, words)], env=self.environment, capture_output=True, text=True,
            timeout=PATIENCE, check=False,
        )  # fmt: skip
        return done.stdout

    def click(self, at: QPointF) -> None:
        self.do("mousemove", round(at.x()), round(at.y()))
        time.sleep(0.15)
        self.do("click", 1)
        time.sleep(0.15)

    def skip(self, at: QPointF) -> None:
        """Look no longer at what the others have done: double-click on the felt."""
        self.do("mousemove", round(at.x()), round(at.y()))
        self.do("click", "--repeat", 2, "--delay", 80, 1)
        time.sleep(0.3)

    def drag(self, start: QPointF, end: QPointF) -> None:
        self.do("mousemove", round(start.x()), round(start.y()))
        time.sleep(0.15)
        self.do("mousedown", 1)
        for part in (0.1, 0.4, 0.8, 1.0):
            at = start + (end - start) * part
            self.do("mousemove", round(at.x()), round(at.y()))
            time.sleep(0.05)
        self.do("mouseup", 1)

    def photograph(self) -> Image.Image:
        """Return what is on the screen, from the XWD file that the server keeps."""
        raw = self.frame.read_bytes()
        head = struct.unpack(">20I", raw[:80])
        wide, high, line, start = head[4], head[5], head[12], head[0] + 12 * head[19]
        return Image.frombuffer("RGB", (wide, high), raw[start:], "raw", "BGRX", line, 1)

    def close(self) -> None:
        self.server.terminate()
        self.server.wait(10)


@pytest.fixture
def screen(tmp_path: Path) -> Iterator[Screen]:
    screen = Screen(tmp_path)
    yield screen
    screen.close()


class Program:
    """The program as a person starts it, on a screen and in folders of its own."""

    def __init__(self, screen: Screen, folder: Path) -> None:
        self.screen = screen
        self.data = folder / "data"
        names = {f"HANSETABLE_{n.upper()}": str(folder / n) for n in ("config", "data", "cache")}
        self.process = subprocess.Popen(
            [sys.executable, "-m", "hansetable"], cwd=ROOT, stderr=subprocess.PIPE, text=True,
            env={**screen.environment, **names, "LANG": "C.UTF-8"},
        )  # fmt: skip

    def window(self, name: str) -> QRectF:
        """Wait for a visible window of this name, give it the keyboard, return where it lies."""
        words = ("search", "--onlyvisible", "--name", name)
        number = wait_for(lambda: self.screen.do(*words).split(), f"the window “{name}”")[-1]
        self.screen.do("windowfocus", number)
        lines = self.screen.do("getwindowgeometry", "--shell", number).splitlines()
        place = {key: float(value) for key, _, value in (line.partition("=") for line in lines)}
        return QRectF(place["X"], place["Y"], place["WIDTH"], place["HEIGHT"])

    def saved(self) -> Session | None:
        """Return the game on disk, None as long as there is none."""
        return Autosave(self.data).load() if self.data.is_dir() else None

    def insist(self, cloth: QPointF, deed: Callable[[], object]) -> None:
        """Do something until it is on disk; what is told of the others is skipped before.

        A click that comes while something is told does nothing else than skip it.
        """
        before, end = len(self.saved().actions), time.monotonic() + PATIENCE
        while len(self.saved().actions) == before:
            assert time.monotonic() < end, f"the action is not on disk within {PATIENCE} seconds"
            self.screen.do("key", "Escape")
            self.screen.skip(cloth)
            deed()
            time.sleep(1)

    def turn(self) -> Session | None:
        """Return the game on disk once the person is to play."""
        session = self.saved()
        return session if session is not None and session.decides() == 0 else None


@pytest.fixture
def program(screen: Screen, tmp_path: Path) -> Iterator[Program]:
    program = Program(screen, tmp_path)
    yield program
    program.process.kill()
    program.process.communicate()


def page_of(window: QRectF) -> QRectF:
    """Return where the page lies in its window: below the menu bar."""
    return window.adjusted(0, MENU, 0, 0)


def new_game_button(window: QRectF) -> QPointF:
    """Return where the start page has the button for a new game of Novgorod."""
    page = page_of(window)
    start = StartPage()
    start.resize(page.size().toSize())
    start.grab()  # lays it out
    return page.topLeft() + QRectF(start.new_buttons[0].geometry()).center()


def on_board(window: QRectF, at: QPointF) -> QPointF:
    """Return where a point of the board lies on the screen."""
    page, board = page_of(window), BOARD
    scale = min(page.width() / WIDTH, page.height() / HEIGHT)
    wide, high = page.width() - SIDEBAR * scale, page.height() - PROMPT_BAR * scale
    fit = min(wide / board.width(), high / board.height())
    spare = QPointF(wide - board.width() * fit, high - board.height() * fit)
    return page.topLeft() + spare / 2 + at * fit


def test_a_game_is_begun_and_played_with_the_mouse(qapp, program: Program) -> None:
    screen = program.screen
    program.window("^Welcome to Hansetable$")
    screen.do("key", "Escape")
    window = program.window("^Hansetable$")
    assert window.size().toTuple() == SIZE
    screen.click(new_game_button(window))
    program.window("new game$")
    screen.do("key", "Return")
    session = wait_for(program.turn, "the turn of the person")
    program.window("^Hansetable – Novgorod$")
    wanted = next(a for a in session.state.listed(0) if isinstance(a, BuyOffice))
    before = len(session.actions)
    hand = on_board(window, layout.HAND.center() - QPointF(100, 0))
    stack = on_board(window, layout.stack(wanted.city).center())
    program.insist(
        on_board(window, QPointF(2, 2)), lambda: [screen.click(at) for at in (stack, hand)]
    )
    assert program.saved().actions[before] == (0, wanted)
    session = wait_for(program.turn, "the next turn of the person")
    missions, dragged = session.state.display, len(session.actions)
    mission = on_board(window, layout.display(0, len(missions)).center())
    program.insist(on_board(window, QPointF(2, 2)), lambda: screen.drag(mission, hand))
    assert program.saved().actions[dragged] == (0, BUY_MISSION[missions[0]])
    picture = screen.photograph()
    assert picture.size == SCREEN
    assert len(picture.getcolors(1 << 24)) > 5000, "the table is painted"
    screen.do("key", "ctrl+q")
    assert program.process.wait(PATIENCE) == 0
    said = program.process.stderr.read()
    assert said == "", said
    assert program.saved().actions[before] == (0, wanted)

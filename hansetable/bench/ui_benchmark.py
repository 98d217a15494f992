"""How fast the screen is: frames while pieces move, and the start of the program."""

from __future__ import annotations

import json
import math
import os
import subprocess
import sys
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from functools import partial
from itertools import cycle, islice
from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter, process_time
from typing import NamedTuple

from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QApplication

from hansetable.ai import LEVELS
from hansetable.ai.worker import HINT, Worker
from hansetable.bench import process_stats
from hansetable.core.game import Game
from hansetable.games import GAMES
from hansetable.paths import resources
from hansetable.session.record import SUFFIX
from hansetable.session.session import Session
from hansetable.session.slot import COLOURS, HUMAN, PlayerSlot
from hansetable.ui.art import style
from hansetable.ui.table.page import HEIGHT, WIDTH
from hansetable.ui.table.play_page import PlayPage
from hansetable.ui.table.scene.piece import PieceItem
from hansetable.ui.table.scene.view import TableView
from hansetable.ui.window.picture import still

FRAME = 1000 / 60
"""The time of a frame on an ordinary screen, in milliseconds."""


class Screen(NamedTuple):
    """A screen that the window fills, in logical pixels, and how many pixels one of them has."""

    width: int
    height: int
    scale: int

    def __str__(self) -> str:
        return f"{self.width}x{self.height}" + (f" x {self.scale}" if self.scale > 1 else "")


SCREENS = (Screen(1366, 768, 1), Screen(2560, 1440, 1), Screen(2560, 1440, 2))
RECORDS = (0, 100, 10_000)
"""How many records lie in the folder when the program starts."""
MOVES = 600
"""How many frames are measured."""
_MENUS = 768 - HEIGHT
_ROUNDS = 7
_MOVING = 20
_SEATS = 4
_PLAYED = 120
_BUDGET = 10**6
_NONE, _LEFT = Qt.MouseButton.NoButton, Qt.MouseButton.LeftButton


def measure(
    game: Game, moves: int = MOVES, clock: Callable[[], float] = perf_counter
) -> list[float]:
    """Drag a piece over a table of four seats while an AI thinks beside it.

    Returns:
        The time of each move of the mouse until it is painted, in milliseconds, sorted; by the
        clock on the wall, or by another one.
    """
    with _table(game, WIDTH, HEIGHT) as page:
        return sorted(_drag(page, moves, clock))


def measure_on(screen: Screen, game: Game) -> dict[str, float]:
    """Measure a table of four seats on a screen, in a process of its own, while an AI thinks.

    Returns:
        Milliseconds of the processor: for the whole board (the least of several rounds), and for
        frames in which pieces move; and the most memory, in megabytes.
    """
    wanted = (game.name, str(screen.width), str(screen.height), str(MOVES))
    told = _run(_SCREEN, {"QT_SCALE_FACTOR": str(screen.scale)}, *wanted)
    return dict(json.loads(told))


def frames(game: Game, width: int, height: int, moves: int) -> dict[str, float]:
    """Measure a table as `measure_on` does, in this process."""
    with _table(game, width, height - _MENUS) as page:
        board = page.view.viewport()
        whole = min(_timed(board.repaint, process_time) for _ in range(_ROUNDS))
        dragged = sorted(_drag(page, moves, process_time))
        moved = sorted(_move(page, moves, process_time))
        return {
            "whole": whole,
            "dragged, median": share(dragged, 0.5),
            "dragged, p99": share(dragged, 0.99),
            f"{_MOVING} move, median": share(moved, 0.5),
            f"{_MOVING} move, p99": share(moved, 0.99),
            "memory, MB": process_stats.memory() or 0,
        }


def share(times: list[float], part: float) -> float:
    """The time that this part of all frames does not exceed; the times are sorted."""
    return times[min(len(times) - 1, math.floor(len(times) * part))]


def first_paint(records: int = 0) -> tuple[float, float]:
    """Start the program without a screen until its first page is painted.

    What can be kept from the start before is kept, as it is for people. The games of the person at
    this machine are left alone, and so is a window that is open.

    Args:
        records: how many lie in the folder of games; nothing was read of them before.

    Returns:
        The seconds on the clock, and the seconds of the processor.
    """
    with TemporaryDirectory() as folder:
        data = Path(folder, "data")
        own = {"HANSETABLE_DATA": str(data), "HANSETABLE_CACHE": str(Path(folder, "cache"))}
        _run(_START, own)
        _fill(data / "records", records)
        begun = perf_counter()
        painted, processor = map(float, _run(_START, own).split())
        return painted - begun, processor


def _fill(folder: Path, count: int) -> None:
    """Lay so many records into a folder."""
    folder.mkdir(parents=True, exist_ok=True)
    samples = [(resources() / "records" / f"{name}{SUFFIX}").read_bytes() for name in GAMES]
    for number, sample in enumerate(islice(cycle(samples), count)):
        (folder / f"{number}{SUFFIX}").write_bytes(sample)


def _run(code: str, variables: Mapping[str, str], *arguments: str) -> str:
    """Run code in a process of its own, and return what it prints."""
    kept = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    done = subprocess.run(
        [sys.executable, "-c", code, *arguments],
        env={**kept, **variables},
        capture_output=True, text=True, check=True, timeout=600,
    )  # fmt: skip
    return done.stdout


@contextmanager
def _table(game: Game, width: int, height: int) -> Iterator[PlayPage]:
    """A table of four seats on the screen, while an AI thinks beside it."""
    app = style.application()
    if not app.styleSheet():
        style.apply_theme(app)
    session = _played(game)
    page = still(session)
    worker = Worker(game)
    try:
        page.resize(width, height)
        page.show()
        page.view.settle()
        app.processEvents()
        seat = session.decides() or 0
        worker.ask(1, HINT, session.state.seen_by(seat), seat, _BUDGET)
        yield page
    finally:
        worker.stop()
        page.model.stop()
        page.hide()
        page.deleteLater()


def _played(game: Game) -> Session:
    """A game in its middle, in which a person decides who can lift something."""
    names = zip(("A", "B", "C", "D"), COLOURS, strict=False)
    slots = tuple(PlayerSlot(name, colour, HUMAN) for name, colour in names)
    session = Session.new(game.name, 11, slots[:_SEATS], {})
    player = LEVELS["greedy"](game, 3)
    for _ in range(_PLAYED):
        seat = session.decides()
        if seat is None:
            break
        session.submit(seat, player.choose(session.state.seen_by(seat), seat, 1))
    return session


def _drag(page: PlayPage, moves: int, clock: Callable[[], float]) -> list[float]:
    """Take a piece and lead it around the whole table."""
    view, piece = page.view, _liftable(page)
    start = view.mapFromScene(piece.pos())
    _send(view, QEvent.Type.MouseButtonPress, start)
    middle = QPointF(view.viewport().rect().center())
    times = []
    for move in range(moves):
        reach = QPointF(middle.x() * math.cos(move * 0.06), middle.y() * math.sin(move * 0.09))
        at = (middle + reach * 0.9).toPoint()
        times.append(_timed(partial(_send, view, QEvent.Type.MouseMove, at), clock))
    page.scene.let_go()
    QApplication.processEvents()
    return times


def _move(page: PlayPage, moves: int, clock: Callable[[], float]) -> list[float]:
    """Lead many pieces at once to the other side of the table and back."""
    faced = (p for p in page.scene.pieces.values() if p.geometry.face is not None)
    pieces = list(islice(faced, _MOVING))
    for piece in pieces:
        piece.moving = True
        piece.update_layer()
    QApplication.processEvents()
    middle = page.scene.sceneRect().center()

    def step(part: float) -> None:
        for piece in pieces:
            piece.setPos(middle + (piece.home() - middle) * part)

    return [_timed(partial(step, math.cos(move * 0.1)), clock) for move in range(moves)]


def _timed(work: Callable[[], object], clock: Callable[[], float]) -> float:
    """Return the milliseconds until what was done is on the screen."""
    begun = clock()
    work()
    QApplication.processEvents()
    return (clock() - begun) * 1000


def _liftable(page: PlayPage) -> PieceItem:
    """A piece that can be dragged, if possible one that can be touched now."""
    pieces = page.scene.pieces.values()
    found = [
        piece for piece in pieces if piece.geometry.lift and piece.geometry.face and piece.says
    ]
    return max(found, key=lambda piece: piece.glow)


def _send(view: TableView, kind: QEvent.Type, at: QPoint) -> None:
    target = view.viewport()
    button = _NONE if kind is QEvent.Type.MouseMove else _LEFT
    event = QMouseEvent(
        kind, QPointF(at), QPointF(target.mapToGlobal(at)), button, _LEFT, Qt.KeyboardModifier(0)
    )
    QApplication.sendEvent(target, event)


_SCREEN = """
import json, os, sys
import hansetable.ui
os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
from hansetable.bench import ui_benchmark
from hansetable.games import game

name, *numbers = sys.argv[1:]
print(json.dumps(ui_benchmark.frames(game(name), *map(int, numbers))))
"""
"""Measures a table in a process that has the scale of its screen."""

_START = """
import os, sys, time
os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
from argparse import Namespace
from PySide6.QtCore import QEvent, QObject, QTimer
from PySide6.QtWidgets import QApplication
from hansetable.ui.window import program
from hansetable.ui.start.page import StartPage

class Eye(QObject):
    def eventFilter(self, watched, event):
        if event.type() == QEvent.Type.Paint and isinstance(watched, StartPage):
            app.removeEventFilter(self)
            QTimer.singleShot(0, self.tell)
        return False

    def tell(self):
        print(time.perf_counter(), time.process_time())
        app.quit()

app, eye = QApplication(sys.argv[:1]), Eye()
app.installEventFilter(eye)
program.run(Namespace(file=None, selftest=False))
"""
"""What a fresh process does until the first page is on the screen."""

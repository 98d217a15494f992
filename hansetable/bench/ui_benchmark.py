"""How fast the screen is: the frames while a piece is dragged, and the start of the program."""

from __future__ import annotations

import math
import os
import subprocess
import sys
from collections.abc import Callable
from tempfile import TemporaryDirectory
from time import perf_counter

from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QApplication

from hansetable.ai import LEVELS
from hansetable.ai.worker import HINT, Worker
from hansetable.core.game import Game
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
_SEATS = 4
_PLAYED = 120
_BUDGET = 10**6
_NONE, _LEFT = Qt.MouseButton.NoButton, Qt.MouseButton.LeftButton


def measure(game: Game, moves: int = 600, clock: Callable[[], float] = perf_counter) -> list[float]:
    """Drag a piece over a table of four seats while an AI thinks beside it.

    Returns:
        The time of each move of the mouse until it is painted, in milliseconds, sorted; by the
        clock on the wall, or by another one.
    """
    app = style.application()
    if not app.styleSheet():
        style.apply_theme(app)
    session = _played(game)
    page = still(session)
    worker = Worker(game)
    try:
        page.resize(WIDTH, HEIGHT)
        page.show()
        page.view.settle()
        app.processEvents()
        seat = session.decides() or 0
        worker.ask(1, HINT, session.state.seen_by(seat), seat, _BUDGET)
        return sorted(_drag(page, moves, clock))
    finally:
        worker.stop()
        page.model.stop()
        page.hide()
        page.deleteLater()


def share(times: list[float], part: float) -> float:
    """The time that this part of all frames does not exceed; the times are sorted."""
    return times[min(len(times) - 1, math.floor(len(times) * part))]


def first_paint() -> tuple[float, float]:
    """Start the program without a screen until its first page is painted.

    Python may keep what it has compiled, as it does for people. The games of the person at this
    machine are left alone, and so is a window that is open.

    Returns:
        The seconds on the clock, and the seconds of the processor.
    """
    kept = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    with TemporaryDirectory() as folder:
        begun = perf_counter()
        done = subprocess.run(
            [sys.executable, "-c", _START],
            env=kept | {"HANSETABLE_DATA": folder},
            capture_output=True, text=True, check=True, timeout=100,
        )  # fmt: skip
    painted, processor = map(float, done.stdout.split())
    return painted - begun, processor


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
        begun = clock()
        _send(view, QEvent.Type.MouseMove, (middle + reach * 0.9).toPoint())
        QApplication.processEvents()
        times.append((clock() - begun) * 1000)
    page.scene.let_go()
    return times


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

"""A short look at itself: the window opens, an AI game is played on it, the window closes."""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QEventLoop, QObject, QTimer
from PySide6.QtWidgets import QApplication, QWidget

from hansetable import log
from hansetable.bench.process_stats import memory, since_start
from hansetable.games import GAMES
from hansetable.session.autosave import Autosave
from hansetable.session.session import Session
from hansetable.session.slot import PlayerSlot

if TYPE_CHECKING:
    from hansetable.ui.settings.settings import Settings

ACTIONS = 40
"""How many actions the AI plays in each game."""
LIMIT = 60_000
"""How long a game may take, in milliseconds."""


def selftest(settings: Settings) -> int:
    """Open the window, let AIs play each game for a while, close it; 0 if all went well."""
    from hansetable.ui.table.play_page import PlayPage
    from hansetable.ui.window.main_window import MainWindow

    failures: list[str] = []
    caught = log.uncaught(lambda error: failures.append(log.told(error)))
    with caught, tempfile.TemporaryDirectory() as folder:
        window = MainWindow(settings, Autosave(Path(folder)))
        watch = _FirstPaint(window.start)
        window.show()
        QApplication.processEvents()
        print(watch.said or "nothing was painted")
        for game in GAMES:
            slots = (PlayerSlot("Jorin", "blue", "greedy"), PlayerSlot("Marit", "green", "random"))
            session = Session.new(game, 1, slots, {})
            window.play(session)
            if isinstance(window.page, PlayPage):
                window.page.model.pace = 0.0
            if not _played(session):
                failures.append(f"{game}: {len(session.actions)} of {ACTIONS} actions in time\n")
        window.close_unasked()
        QApplication.processEvents()
    for failure in failures:
        sys.stderr.write(failure)
    print("selftest", "failed" if failures else "passed")
    return 1 if failures else 0


class _FirstPaint(QObject):
    """Remembers when a widget was painted for the first time, and what it took until then."""

    def __init__(self, widget: QWidget) -> None:
        super().__init__(widget)
        self.said = ""
        widget.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Say it once the widget has been painted."""
        if event.type() == QEvent.Type.Paint and not self.said:
            watched.removeEventFilter(self)
            QApplication.sendEvent(watched, event)
            seconds, megabytes = since_start(), memory()
            parts = [f"{seconds:.2f} s"] if seconds is not None else []
            parts += [f"{megabytes} MB"] if megabytes is not None else []
            self.said = f"first paint: {', '.join(parts) or 'done'}"
            return True
        return False


def _played(session: Session) -> bool:
    """Wait until the AIs have played; return whether they did in time."""
    loop = QEventLoop()
    watch = QTimer(interval=20)
    watch.timeout.connect(lambda: loop.quit() if _enough(session) else None)
    watch.start()
    QTimer.singleShot(LIMIT, loop.quit)
    loop.exec()
    return _enough(session)


def _enough(session: Session) -> bool:
    """Whether a game has gone on long enough, or has ended before."""
    return len(session.actions) >= ACTIONS or session.decides() is None

"""What is done about an exception that nobody caught: it is logged, counted and told."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterable
from contextlib import AbstractContextManager
from dataclasses import dataclass
from functools import cache
from time import monotonic
from typing import TYPE_CHECKING

from PySide6.QtCore import QLocale, QObject, QSysInfo, Qt, Signal, qVersion
from PySide6.QtWidgets import QApplication

from hansetable import log
from hansetable.ai.worker_error import WorkerError
from hansetable.core.state import OMNISCIENT
from hansetable.ui import language
from hansetable.ui.window.crash_dialog import CrashDialog
from hansetable.version import version

if TYPE_CHECKING:
    from hansetable.session.session import Session
    from hansetable.ui.window.main_window import MainWindow

PAUSE = 1.0
"""Seconds after the dialog in which an exception that is known already opens no new one."""


@dataclass(slots=True)
class Crash:
    """The traceback of an exception, and how often it came from the same place."""

    trace: str
    times: int = 0


class Crashes(QObject):
    """Takes exceptions from everywhere and tells of them in one dialog at a time.

    ``window`` is the main window as soon as there is one, ``dialog`` what is open now.
    """

    _came = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        self.window: MainWindow | None = None
        self.dialog: CrashDialog | None = None
        self._known: dict[object, Crash] = {}
        self._closed_at = 0.0
        self._telling = False
        self._came.connect(self._tell, Qt.ConnectionType.QueuedConnection)

    def caught(self) -> AbstractContextManager[None]:
        """Take what nobody catches in slots, events and threads as long as this lasts."""
        return log.uncaught(self.take)

    def take(self, error: BaseException) -> None:
        """Log an exception and let it be told when there is time; works in every thread."""
        self._came.emit(self._note(error))

    def end(self, error: Exception) -> int:
        """Tell of an exception that ends the program, and return its exit code."""
        crash = self._note(error)
        with self.caught():
            self._open(crash, ends=True).exec()
        return log.CRASHED

    @property
    def session(self) -> Session | None:
        """The game on the table, or the one that was left."""
        if self.window is None:
            return None
        page = self.window.page
        return self.window.archive.left if page is None else page.model.session

    def veiled(self, trace: str) -> str:
        """Return a traceback whose messages say nothing of the cards and people of a game."""
        session = self.session
        if session is None:
            return trace
        try:
            pieces = session.game.pieces(session.state.seen_by(OMNISCIENT)).values()
        except Exception:  # this may be what has just failed
            return log.without_messages(trace)
        names = [*(place.name for place in pieces), *(slot.name for slot in session.slots)]
        secret = set(re.findall(r"\w+", " ".join(names)))

        def hide(word: re.Match[str]) -> str:
            return "…" if word[0] in secret or word[0].isdigit() else word[0]

        return log.messages(trace, lambda said: re.sub(r"\w+", hide, said))

    def report(self, crashes: Iterable[Crash], plain: bool) -> str:
        """Return what is copied; a plain one holds neither the record nor anything from it."""
        parts = [_about(), log.without_home(f"Log: {log.file() or 'none'}")]
        for crash in crashes:
            times = f"{crash.times} times\n" if crash.times > 1 else ""
            trace = self.veiled(crash.trace) if plain else crash.trace
            parts.append(f"\n{times}{trace.rstrip()}")
        if self.session is not None and not plain:
            parts.append(f"\n{_record(self.session)}")
        return "\n".join(parts) + "\n"

    def _note(self, error: BaseException) -> Crash:
        """Log an exception, again only after the 10th, 100th, 1000th ... time; return its crash."""
        trace = log.told(error)
        if isinstance(error, WorkerError) and error.trace:
            trace = error.trace
        crash = self._known.setdefault(tuple(log.frames(trace)), Crash(trace))
        crash.times += 1
        if str(crash.times).strip("0") == "1":
            log.write_crash(trace if log.tells_everything() else self.veiled(trace), crash.times)
        return crash

    def _tell(self, crash: Crash) -> None:
        if self.dialog is not None:
            self.dialog.add(crash)
            return
        again = crash.times > 1 and monotonic() < self._closed_at + PAUSE
        if not again and not self._telling:
            self._telling = True  # stays so if the dialog itself cannot be made
            dialog = self._open(crash)
            dialog.show()
            dialog.raise_()
            dialog.activateWindow()
            self._telling = False

    def _open(self, crash: Crash, ends: bool = False) -> CrashDialog:
        self.dialog = CrashDialog(self, crash, ends)
        self.dialog.finished.connect(self._close)
        return self.dialog

    def _close(self) -> None:
        self.dialog, self._closed_at = None, monotonic()


def _record(session: Session) -> str:
    try:
        return session.text().rstrip()
    except Exception as problem:  # the game itself may be what failed
        return f"no record: {type(problem).__name__}"


def _about() -> str:
    """Return the line that tells which program runs where; it is English, like the tracebacks."""
    spoken = QLocale.languageToString(QLocale(language.current()).language())
    return f"{_program()}, {QApplication.platformName()} · {spoken}"


@cache
def _program() -> str:
    python, system = sys.version.split()[0], QSysInfo.prettyProductName().partition(" (")[0]
    return f"Hansetable {version()} · Python {python} · Qt {qVersion()} · {system}"

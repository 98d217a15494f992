"""The program: settings, language and folders are found, the window is opened, games are loaded."""

from __future__ import annotations

import gc
import logging
import sys
from argparse import Namespace
from collections.abc import Callable
from functools import partial
from importlib import import_module
from pathlib import Path

from PySide6.QtCore import QObject, QTimer, QTimerEvent, Signal
from PySide6.QtWidgets import QApplication

from hansetable import __version__, log, paths
from hansetable.errors import SheetError
from hansetable.games import GAMES, game
from hansetable.session.autosave import Autosave
from hansetable.ui import language
from hansetable.ui.art import growth, style
from hansetable.ui.art.app_icon import app_icon
from hansetable.ui.art.palette import theme
from hansetable.ui.error_messages import error_message
from hansetable.ui.games import game_ui
from hansetable.ui.settings.settings import Settings
from hansetable.ui.widgets.dialogs import message_box
from hansetable.ui.window.crash import Crashes
from hansetable.ui.window.instance import Blocked, Instance, hand_over
from hansetable.ui.window.lock_dialog import LockDialog
from hansetable.ui.window.main_window import MainWindow
from hansetable.ui.window.screen import factor_at_start, fit_screen, open_screen
from hansetable.ui.window.selftest import selftest
from hansetable.ui.window.signals import ended_by_signals

_LOG = logging.getLogger(__name__)
_TABLES = ("hansetable.model.play", "hansetable.ui.table.play_page")
_BREATH = 80
"""Milliseconds before each part is loaded, in which the page can be painted and answer."""


def run(chosen: Namespace) -> int:
    """Open the window and stay until it is closed; return the exit code.

    ``chosen.file`` is a record to open or None, ``chosen.selftest`` asks for a short game.

    Raises:
        SheetError: the card values of a game are not valid; this was said on the screen, too.
        FolderError: a folder of the program cannot be used; likewise.
    """
    app = open_screen()
    QTimer.singleShot(0, _begin_collecting)
    app.setApplicationName("Hansetable")
    app.setDesktopFileName("hansetable")
    crashes = Crashes()
    try:
        app.setWindowIcon(app_icon())
        settings = Settings()
        growth.set_factor(factor_at_start(settings.geometry, settings.text))
        style.apply_theme(app, settings.surroundings)
        language.install(app, settings.spoken)
        _LOG.info("Hansetable %s begins", __version__)
        if chosen.selftest:
            return selftest(settings)
        with crashes.caught(), ended_by_signals(partial(_end, crashes)):
            return _opened(settings, chosen.file, crashes)
    except (SheetError, paths.FolderError) as problem:
        if not chosen.selftest:
            style.apply_theme(app, theme())  # it may have been too early for it
            message_box(error_message(problem)).exec()
        raise
    except Exception as problem:
        if chosen.selftest:
            raise
        return crashes.end(problem)


def _begin_collecting() -> None:
    """Let Python look for garbage from now on, but never again in what the start has made."""
    gc.freeze()
    gc.enable()


def _opened(settings: Settings, file: Path | None, crashes: Crashes) -> int:
    """Open the window and stay until it is closed, or let the open window do it."""
    instance = Instance(paths.data_dir())
    trouble = instance.claim()
    if trouble is not None and trouble.kind == Blocked.HERE:
        if hand_over(instance.folder, file):
            return 0
        trouble = instance.claim()  # it may just have been closed
    if trouble is not None:
        dialog = LockDialog(instance, trouble, paths.other_data_dir())
        if not dialog.exec():
            print(f"hansetable: {dialog.what.text()} {trouble.path}", file=sys.stderr)
            return 2
        instance = dialog.instance
    code = _run(settings, file, crashes, instance)
    instance.release()
    return code


def _run(settings: Settings, file: Path | None, crashes: Crashes, instance: Instance) -> int:
    """Open the window on a folder that is ours and stay until it is closed."""
    autosave = Autosave(instance.folder)
    autosave.tidy()
    crashes.window = window = MainWindow(settings, autosave)
    instance.asked.connect(window.show_record)
    fit_screen(window)
    window.grow()
    if file is not None:
        window.wait()
    window.show()
    if settings.problem is not None:
        window.tell(error_message(settings.problem))
    loading = Loading(window, 0 if file else _BREATH)
    if file is not None:
        loading.done.connect(lambda: window.open_first(str(file)))
    elif not settings.welcomed:
        QTimer.singleShot(0, window, window.welcome)
    code = QApplication.exec()
    if loading.problem is not None:
        window.close_unasked()
        raise loading.problem
    return code


class Loading(QObject):
    """Loads the table, then the rules and the screen of each game; wrong card values end it all.

    ``problem`` is what is wrong with them, or None.

    Signals:
        done: all games can be played.
    """

    done = Signal()

    def __init__(self, parent: QObject, breath: int) -> None:
        """Load everything with so many milliseconds between the parts."""
        super().__init__(parent)
        self.problem: SheetError | None = None
        self._waiting: list[Callable[[], object]] = [partial(import_module, t) for t in _TABLES]
        self._waiting += [partial(load, name) for name in GAMES for load in (game, game_ui)]
        self.startTimer(breath)

    def timerEvent(self, event: QTimerEvent) -> None:
        """Load the next part."""
        try:
            self._waiting.pop(0)()
        except SheetError as problem:
            self.problem = problem
            QApplication.exit()
        if not self._waiting or self.problem:
            self.killTimer(event.timerId())
        if not self._waiting and not self.problem:
            self.done.emit()


def _end(crashes: Crashes, number: int) -> None:
    """Close the window for a signal when the loop runs; the exit code is that of shells."""

    def close() -> None:
        if crashes.window is not None:
            crashes.window.close_unasked()
        QApplication.exit(log.SIGNALLED + number)

    QTimer.singleShot(0, close)

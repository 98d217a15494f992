"""A whole program in a process of its own, whose window is used by a hand with mouse and keyboard.

``python -m tests.ui.elsewhere.window_process LANGUAGE SEED host GAME SEATS`` opens a table, and
``... join NAME INVITATION`` sits down at one. From then on each line that it is told is a deed:
``admit``, ``play MANY``, ``picture MANY FILE`` or ``close``; of most it says in a line how it went.
Whatever goes wrong ends the process with a code that is not 0.
"""

from __future__ import annotations

import logging
import os
import random
import sys
import traceback
from collections.abc import Callable
from queue import SimpleQueue
from threading import Thread
from time import monotonic
from unittest.mock import patch

from PySide6.QtCore import Qt, QTimer, qInstallMessageHandler
from PySide6.QtGui import QPainter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from hansetable import app
from hansetable.ai import LEVELS
from hansetable.core import Action
from hansetable.net import wire
from hansetable.ui.art import style
from hansetable.ui.elsewhere.host_table import HostTable
from hansetable.ui.elsewhere.join_dialog import JoinDialog
from hansetable.ui.elsewhere.leave_dialog import LeaveDialog
from hansetable.ui.elsewhere.waiting_dialog import WaitingDialog
from hansetable.ui.settings.settings import Settings
from hansetable.ui.table.play_page import PlayPage
from hansetable.ui.table.prompt import prompt_buttons
from hansetable.ui.window.main_window import MainWindow
from tests.ui.elsewhere.test_guest import join
from tests.ui.elsewhere.test_host import lay_table
from tests.ui.mouse_driver import LEFT, MouseDriver, is_listed_only
from tests.ui.window_fixture import when_asked

PATIENCE = 300.0
"""So many seconds may pass until something comes that is waited for."""
BUDGET = 50
BOLD = 0.3
"""How often it is not the best action that is said, so that all kinds of them are."""
DULL = ("Offer", "Look", "RaidCity")
"""What anybody could say again and again."""
USUAL = "This plugin does not support "
"""What the offscreen platform says about every window; it means nothing for the program."""


class Hand:
    """The person at a window: comes to a table, and then does what is told."""

    def __init__(self, window: MainWindow, seed: int) -> None:
        self._window, self._chance = window, random.Random(seed)
        self._page: PlayPage | None = None
        self._said: list[Action] = []
        self._told: SimpleQueue[str] = SimpleQueue()
        Thread(target=self._read, daemon=True).start()

    def _read(self) -> None:
        for line in sys.stdin:
            self._told.put(line.strip())
        fail("nobody is there any more")

    def host(self, game: str, seats: str) -> None:
        """Open a table from the start page."""

        def wait(dialog: WaitingDialog) -> None:
            QTest.mouseClick(dialog.place_button, LEFT)
            say("invites", QApplication.clipboard().text())
            for line in dialog.lines[1:]:
                self._do_until(line.admit_button.isVisible)
                say("asked", line.name)
                self._do_until(lambda: not dialog.isVisible() or line.here)  # noqa: B023

        players = ("human",) + ("open",) * (int(seats) - 1)
        self._sit(lay_table(self._window, game, players, wait, seed="7"))

    def join(self, name: str, invitation: str) -> None:
        """Sit down at a table from the start page."""

        def wait(dialog: JoinDialog) -> None:
            self._do_until(lambda: not dialog.isVisible())

        code, _, place = invitation.replace("-", "").partition("@")
        address, _, port = place.partition(":")
        self._sit(join(self._window, code, int(port), name, address, wait))

    def _sit(self, page: PlayPage | None) -> None:
        """Do what is told at the table until the window is closed."""
        assert page is not None
        self._page, page.model.pace = page, 0.0
        say("sits", page.model.viewer)
        self._do_until(lambda: not self._window.isVisible())

    def _do_until(self, so: Callable[[], object]) -> None:
        """Do what is told until something is so."""
        deeds = {
            "admit": self._admit, "play": self._play, "picture": self._picture,
            "close": self._close,
        }  # fmt: skip
        while not so():
            self._wait(lambda: so() or not self._told.empty())
            while not self._told.empty():
                word, *words = self._told.get().split(" ", 2)
                deeds[word](*words)

    def _wait(self, so: Callable[[], object]) -> None:
        """Let the program run until something is so."""
        end = monotonic() + PATIENCE
        while not so():
            assert monotonic() < end, "it never came"
            QTest.qWait(5)

    # ---- what is told -------------------------------------------------------------------------

    def _admit(self) -> None:
        """Let in who asks."""
        dialog = QApplication.activeModalWidget()
        assert isinstance(dialog, WaitingDialog)
        QTest.mouseClick(next(one.admit_button for one in dialog.lines if one.link), LEFT)

    def _play(self, many: str) -> None:
        """Play until all together have said so many actions, or until the end."""
        assert self._page is not None
        model, begun = self._page.model, monotonic()
        session = model.session
        while not self._ended() and len(session.actions) < int(many):
            if model.mine:
                self._say_one(self._page)
            self._wait(lambda: model.mine or self._ended() or len(session.actions) >= int(many))
        own = [action for seat, action in session.actions if seat == model.viewer]
        assert not session.whole or own == self._said, "other actions were played than were said"
        say("played", len(session.actions), len(self._said), round(monotonic() - begun))

    def _ended(self) -> bool:
        """Whether the sheet of the end lies there, and for the host that all have the record."""
        seat = self._window.table_controller.shared.seat
        everywhere = not isinstance(seat, HostTable) or seat.host.finished
        sheet = self._page and self._page.ending
        return everywhere and sheet is not None and sheet.isVisible()

    def _picture(self, many: str, file: str) -> None:
        """Save the window, and all that lies above it, when so many actions were said."""
        if self._page is not None:
            session = self._page.model.session
            self._wait(lambda: len(session.actions) >= int(many))
        QApplication.processEvents()
        picture = self._window.grab()
        with QPainter(picture) as painter:
            for other in QApplication.topLevelWidgets():
                if other.isVisible() and other is not self._window:
                    painter.drawPixmap(other.pos() - self._window.pos(), other.grab())
        assert picture.save(file)
        say("pictured", file)

    def _close(self) -> None:
        """Close the window, even if others are still playing."""

        def leave(dialog: LeaveDialog) -> None:
            QTest.mouseClick(dialog.leave_button, LEFT)

        when_asked(LeaveDialog, leave)
        self._window.close()

    # ---- the game -----------------------------------------------------------------------------

    def _say_one(self, page: PlayPage) -> None:
        """Say an action with the mouse; one that others have made void meanwhile is let go."""
        session, action, problem = page.model.session, self._choose(page), None
        before, own = len(session.actions), self._own(page)
        with patch.object(session, "submit", wraps=session.submit) as submit:
            try:
                self._touch(page, action)
            except (AssertionError, LookupError, StopIteration, ValueError) as failure:
                problem = failure
        said = [call.args[1] for call in submit.call_args_list]
        if said == [action]:  # it is void, too, if the host has heard another one first
            self._wait(lambda: not session.busy and len(session.actions) > before)
            self._said += said[: self._own(page) - own]
        elif said or len(session.actions) == before:
            raise AssertionError(f"the mouse said {said} instead of {action}") from problem
        else:
            QTest.keyClick(page.menu or page.view, Qt.Key.Key_Escape)
            QApplication.processEvents()

    def _touch(self, page: PlayPage, action: Action) -> None:
        """Click or drag what says an action."""
        mouse = MouseDriver(page)
        if is_listed_only(page, action):
            mouse.pick(action)
        else:
            mouse.touch(action, drag=len(self._said) % 3 != 0)

    def _choose(self, page: PlayPage) -> Action:
        """Return what a player of the program would say, or now and then anything."""
        model = page.model
        if self._chance.random() < BOLD:
            options = list(model.view.options(model.viewer))
            bright = [one for one in options if type(one).__name__ not in DULL]
            return self._chance.choice(bright or options)
        player = LEVELS["greedy"](model.game, self._chance.randrange(1000))
        return player.choose(model.view, model.viewer, BUDGET)

    def _own(self, page: PlayPage) -> int:
        """How many actions of the own seat have been played."""
        return sum(seat == page.model.viewer for seat, _ in page.model.session.actions)


class Strict(logging.Handler):
    """Ends the process as soon as the program logs that something is wrong."""

    def emit(self, record: logging.LogRecord) -> None:
        fail(record.getMessage() + getattr(record, "trace", ""))


def fail(why: str) -> None:
    print(why, file=sys.stderr, flush=True)
    os._exit(1)


def say(*words: object) -> None:
    print(*words, flush=True)


def main(language: str, seed: str, deed: str, *words: str) -> int:
    """Start the program and use its window; return the exit code."""
    logging.getLogger().addHandler(Strict(logging.WARNING))
    qInstallMessageHandler(lambda _kind, _place, text: text.startswith(USUAL) or fail(text))
    prompt_buttons.CALM = 0.0
    wire.HASTE = wire.SILENCE = PATIENCE
    settings = Settings()
    settings.language, settings.animation, settings.welcomed = language, "off", True
    application = style.application()

    def use() -> None:
        windows = [one for one in application.topLevelWidgets() if isinstance(one, MainWindow)]
        try:
            getattr(Hand(*windows, int(seed)), deed)(*words)
        except BaseException:
            fail(traceback.format_exc())

    QTimer.singleShot(0, application, use)
    return app.main([])


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))

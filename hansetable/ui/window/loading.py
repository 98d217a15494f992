"""The games are loaded while the first page is already there to be read."""

from __future__ import annotations

from PySide6.QtCore import QObject, QTimerEvent, Signal
from PySide6.QtWidgets import QApplication

from hansetable.games import GAMES
from hansetable.games.card_file import SheetError
from hansetable.ui.games import game_ui

_BREATH = 150
"""Milliseconds before each game, in which the page can be painted and answer."""


class Loading(QObject):
    """Loads one game after the other, with its screen; wrong card values end the program.

    ``problem`` is what is wrong with them, or None.

    Signals:
        done: all games can be played.
    """

    done = Signal()

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.problem: SheetError | None = None
        self._waiting = list(GAMES)
        self.startTimer(_BREATH)

    def timerEvent(self, event: QTimerEvent) -> None:
        """Load the next game."""
        try:
            game_ui(self._waiting.pop(0))
        except SheetError as problem:
            self.problem = problem
            QApplication.exit()
        if not self._waiting or self.problem:
            self.killTimer(event.timerId())
        if not self._waiting and not self.problem:
            self.done.emit()

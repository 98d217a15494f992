"""Plays a record in the real window, one action at a time, until somebody kills it.

``python -m tests.ui.record_player RECORD``: a game that was left is continued with the button of
the start page; else the game of the record begins. Prints how many actions were there at the start.
"""

from __future__ import annotations

import sys
from argparse import Namespace
from pathlib import Path

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication

from hansetable.session.session import Session
from hansetable.ui.table.play_page import PlayPage
from hansetable.ui.window import program
from hansetable.ui.window.main_window import MainWindow

PACE = 5
"""Milliseconds between two actions."""


class Playback:
    """Waits for the window, sits down, and plays."""

    def __init__(self, record: Path) -> None:
        self.whole = Session.of_text(record.read_text(encoding="utf-8"))
        self.timer = QTimer(interval=PACE)
        self.timer.timeout.connect(self.play)
        self.timer.start()

    def play(self) -> None:
        """Play the next action of the record."""
        main = next((w for w in QApplication.topLevelWidgets() if isinstance(w, MainWindow)), None)
        if main is None:
            return
        if main.page is None:
            self.sit_down(main)
        page = main.page
        assert isinstance(page, PlayPage)
        number = len(page.model.session.actions)
        page.model.session.submit(*self.whole.actions[number])

    def sit_down(self, main: MainWindow) -> None:
        """Continue the game that was left, or begin."""
        main.settings.curtain = "never"
        button = main.start.resume_button
        if button.isVisible():
            button.click()
        else:
            main.play(Session(self.whole.header))
        assert main.page is not None
        print("begins at", len(main.page.model.session.actions), flush=True)


if __name__ == "__main__":
    app = QApplication(sys.argv[:1])
    playback = Playback(Path(sys.argv[1]))
    sys.exit(program.run(Namespace(file=None, selftest=False)))

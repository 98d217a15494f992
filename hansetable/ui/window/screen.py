"""The screen, or one line that says why there is none, where Qt alone would abort."""

from __future__ import annotations

import os
import sys

from PySide6.QtCore import QMessageLogContext, QtMsgType, qInstallMessageHandler
from PySide6.QtWidgets import QApplication

from hansetable.ui.art import style

NO_SCREEN = 2
"""The exit code where there is no screen."""


def open_screen() -> QApplication:
    """Return the application; where Qt finds no screen the process ends with one line."""
    said: list[str] = []

    def take(kind: QtMsgType, _place: QMessageLogContext, text: str) -> None:
        said.append(" ".join(text.split()))
        if kind == QtMsgType.QtFatalMsg:  # Qt aborts as soon as this returns
            print(f"hansetable: no screen: {said[0]}", file=sys.stderr, flush=True)
            os._exit(NO_SCREEN)

    before = qInstallMessageHandler(take)
    app = style.application()
    qInstallMessageHandler(before)
    for text in said:
        print(text, file=sys.stderr)
    return app

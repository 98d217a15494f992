"""What tests of the whole window share: messages, dialogs that block, and files."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from time import monotonic

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication, QMessageBox

from hansetable import paths
from hansetable.session.autosave import Autosave
from hansetable.session.session import Session
from hansetable.ui.settings.settings import Settings
from hansetable.ui.window.main_window import MainWindow


def open_window() -> MainWindow:
    """Open the window on the folders of the test, as if the program were started.

    Its first page is painted when events are next processed; most tests go on before that.
    """
    settings = Settings()
    settings.animation, settings.curtain = "off", "never"
    window = MainWindow(settings, Autosave(paths.data_dir()))
    window.setUpdatesEnabled(False)
    window.show()
    window.activateWindow()
    QApplication.processEvents()
    window.setUpdatesEnabled(True)
    return window


def read_all(window: MainWindow) -> None:
    """Wait until everything is read that the page of the moment shows."""
    end = monotonic() + 60
    while window.archive.reader.busy:
        QApplication.processEvents()
        assert monotonic() < end
    QApplication.processEvents()


def boxes() -> list[QMessageBox]:
    """Return the messages on the screen."""
    widgets = QApplication.topLevelWidgets()
    return [w for w in widgets if isinstance(w, QMessageBox) and w.isVisible()]


def messages() -> list[str]:
    """Return what the messages on the screen say, and put them away."""
    QApplication.processEvents()
    found = boxes()
    texts = [box.text() for box in found]
    for box in found:
        box.close()
    QApplication.processEvents()
    return texts


def when_asked(kind: type, do: Callable[[object], None]) -> list[object]:
    """Do something to the next dialog of a kind that blocks; the list holds it then."""
    met: list[object] = []

    def look() -> None:
        dialog = QApplication.activeModalWidget()
        if isinstance(dialog, kind) and dialog.isVisible():
            met.append(dialog)
            do(dialog)
        elif not met:
            QTimer.singleShot(20, look)

    QTimer.singleShot(0, look)
    return met


def saved() -> Session | None:
    return Autosave(paths.data_dir()).load()


def records() -> list[Path]:
    return sorted((paths.data_dir() / "records").glob("*"))

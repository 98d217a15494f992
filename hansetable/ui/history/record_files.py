"""Where records are saved under a name, and which one is opened: the file dialogs."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtWidgets import QFileDialog, QWidget

from hansetable.session.record import SUFFIX
from hansetable.session.session import Session
from hansetable.ui.history.archive import Archive
from hansetable.ui.language import translate

FILTER = f"*{SUFFIX}"


def record_to_open(archive: Archive, window: QWidget) -> str:
    """Return the path of the record that is chosen, or nothing."""
    title = translate("Window", "Open a record")
    path, _ = QFileDialog.getOpenFileName(window, title, str(archive.folder), FILTER)
    return path


def save_as(archive: Archive, session: Session, window: QWidget) -> str:
    """Save a record under a name that is asked for; return its path, or nothing."""
    title, name = translate("Window", "Save the record"), f"hansetable{SUFFIX}"
    path, _ = QFileDialog.getSaveFileName(window, title, name, FILTER)
    path = path and _with_suffix(path)
    return path if path and archive.save(session, path) else ""


def _with_suffix(path: str) -> str:
    """Return a path with the ending of records if it has none and no file is in the way."""
    named = f"{path}{SUFFIX}"
    return path if Path(path).suffix or Path(named).exists() else named

"""The games on disk as the window deals with them: kept, put away, opened and saved."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QObject, Signal

from hansetable import paths
from hansetable.session.autosave import Autosave, AutosaveDamagedError, SaveError
from hansetable.session.record import RecordError
from hansetable.session.session import Session
from hansetable.ui.language import translate


class Archive(QObject):
    """Knows the game that was left, and keeps every action of the running one at once.

    ``left`` is the game that can be continued, or None.

    Signals:
        trouble: a message for the person at the screen.
    """

    trouble = Signal(str)

    def __init__(self, autosave: Autosave, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.autosave = autosave
        self.left: Session | None = None
        self._unsaved = False

    def look(self) -> None:
        """Find the game that was left; one that has ended goes to the records."""
        if self._unsaved and self.left is not None:
            return
        try:
            self.left = self.autosave.load()
        except (AutosaveDamagedError, SaveError) as problem:
            self.left = None
            self.trouble.emit(str(problem))
        if self.left is not None and self.left.state.result() is not None:
            self.finish(self.left)
            self.left = None

    def begin(self, session: Session) -> None:
        """Keep a game from now on, after every change."""
        self.left = session
        self.keep(session)
        session.listeners.append(lambda change: self.keep(session))

    def keep(self, session: Session) -> None:
        """Write the running game; of a folder that cannot be written this is said once."""
        try:
            self.autosave.keep(session)
        except SaveError as problem:
            self._complain(problem)
            self._unsaved = True
        else:
            self._unsaved = False

    def finish(self, session: Session) -> None:
        """Move a finished game to the records."""
        names = ", ".join(chair.name for chair in session.chairs)
        try:
            self.autosave.finish(session, f"{session.header.game} {names}")
        except SaveError as problem:
            self._complain(problem)

    def read(self, path: str) -> Session | None:
        """Return the game of a record; if there is none to read, say why and return None."""
        try:
            return Session.of_text(Path(path).read_text(encoding="utf-8"))
        except RecordError as problem:
            self.trouble.emit(f"{path}: {problem}")
        except (OSError, UnicodeDecodeError) as problem:
            reason = getattr(problem, "strerror", None) or translate("Window", "not a text file")
            self.trouble.emit(f"{path}: {reason}")
        return None

    def save(self, session: Session, path: str) -> None:
        """Write the record of a game to a file that was chosen."""
        try:
            paths.write_atomic(Path(path), session.text())
        except OSError as problem:
            self.trouble.emit(f"{path}: {problem.strerror}")

    def _complain(self, problem: SaveError) -> None:
        if not self._unsaved:
            self.trouble.emit(str(problem))

"""The games on disk as the window deals with them: kept, put away, opened and saved."""

from __future__ import annotations

import logging
import os
import shutil
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from time import perf_counter
from weakref import WeakKeyDictionary

from PySide6.QtCore import QT_TRANSLATE_NOOP, QFile, QObject, Qt, QTimer, Signal
from PySide6.QtWidgets import QProgressDialog, QWidget

from hansetable import paths
from hansetable.errors import Message, reason, shown
from hansetable.session.autosave import Autosave, AutosaveDamagedError, SaveError
from hansetable.session.entry import Entry
from hansetable.session.history import History, annotated, of_session
from hansetable.session.record import UNREADABLE, unreadable
from hansetable.session.record_file import RecordFile
from hansetable.session.record_index import RecordIndex, Stamp
from hansetable.session.session import Change, Session
from hansetable.ui.error_messages import error_message
from hansetable.ui.history.reader import Reader
from hansetable.ui.language import translate

_LOG = logging.getLogger(__name__)
AGAIN = 10_000
"""Milliseconds after which it is tried again to save."""
_WHOLE, _PATIENCE, _SHOW = 1_000, 150, 0.05
"""The length of the bar of a long record, after how many milliseconds it comes, and how often it
moves, in seconds."""
TRASH = "trash"
"""The folder beside a file that takes it where the system has no trash."""


@dataclass(frozen=True, slots=True)
class Trashed:
    """A file that was thrown away: where it lay and where it lies now."""

    path: Path
    kept: Path

    def restore(self) -> None:
        """Put the file back; a new one of its name is not overwritten.

        Raises:
            FileExistsError: there is a file of this name again.
            OSError: it cannot be put back.
        """
        if self.path.exists():
            again = QT_TRANSLATE_NOOP("Errors", "there is a file of this name again")
            raise FileExistsError(17, again, str(self.path))
        shutil.move(self.kept, self.path)
        info = self.kept.parent.parent / "info" / f"{self.kept.name}.trashinfo"
        with suppress(OSError):
            info.unlink(missing_ok=True)


class Archive(QObject):
    """Knows the game that was left, and keeps every action of the running one at once.

    ``left`` is the game that can be continued, or one that has ended and could not be put away,
    or None. ``problem`` is why it is not saved up to its last action, or None; then it is tried
    again every ten seconds.

    Signals:
        trouble: a message for the person at the screen.
        savedChanged: the game is no longer saved, or again, or more of it is not.
    """

    trouble = Signal(str)
    savedChanged = Signal()

    def __init__(self, autosave: Autosave, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.autosave = autosave
        self.left: Session | None = None
        self.problem: SaveError | None = None
        self.trashed: list[Trashed] = []
        """What was thrown away since the program was started, the last at the end."""
        self.history = History(autosave.folder, RecordIndex(_index()))
        self.reader = Reader(self.history, self)
        self._saved = 0
        self._files: WeakKeyDictionary[Session, Path] = WeakKeyDictionary()
        self._again = QTimer(self, interval=AGAIN)
        self._again.timeout.connect(self.try_again)

    @property
    def unsaved(self) -> int:
        """How many actions of the game that was left are not on disk; 0 if all are."""
        if self.problem is None or self.left is None:
            return 0
        return abs(len(self.left.actions) - self._saved)

    def look(self) -> None:
        """Find the game that was left; one that has ended goes to the records."""
        if self.problem is not None and self.left is not None:
            self.try_again()
            return
        try:
            self.left = self.autosave.load()
        except (AutosaveDamagedError, SaveError) as problem:
            self.left = None
            self.trouble.emit(error_message(problem))
        if self.left is not None:
            self._saved = len(self.left.actions)
            if self.left.state.result() is not None:
                self.put_away(self.left)

    def begin(self, session: Session) -> bool:
        """Keep a game from now on, after every change; the one that was left is put away.

        Returns False, and has said why, if there is no room for the game that was left.
        """
        old = self.left
        if old is not None and old is not session and old.actions:
            told = self.problem is not None
            if not self.put_away(old):
                if told and self.problem is not None:
                    self.trouble.emit(error_message(self.problem))
                return False
        if session is not old:
            self._saved = 0
        self.left = session
        self._keep()
        session.listen(self._keep)
        return True

    def try_again(self) -> None:
        """Save what could not be saved; the first time it fails that is said."""
        if self.left is not None and self.left.state.result() is not None:
            self.put_away(self.left)
        else:
            self._keep()

    def _keep(self, _change: Change | None = None) -> None:
        """Write the running game."""
        if self.left is None:
            self._note(None)
            return
        _LOG.debug("Action %d: %s", len(self.left.actions), self.left.actions[-1:])
        try:
            self.autosave.keep(self.left)
        except SaveError as problem:
            self._note(problem)
        else:
            self._saved = len(self.left.actions)
            self._note(None)

    def _note(self, problem: SaveError | None) -> None:
        """Remember whether all is saved; of a folder that cannot be written this is said once."""
        before, self.problem = self.problem, problem
        while self.autosave.foreign:
            path = self.autosave.foreign.pop()
            text = translate(
                "Archive", "Another window has saved a game here; it was kept as {path}."
            )
            self.trouble.emit(text.format(path=shown(str(path))))
        if problem is None:
            self._again.stop()
        else:
            _LOG.warning("%s", problem)
            if not self._again.isActive():
                self._again.start()
            if before is None:
                self.trouble.emit(error_message(problem))
        if before is not None or problem is not None:
            self.savedChanged.emit()

    def put_away(self, session: Session) -> bool:
        """Move the running game to the records, finished or not; returns whether it is there."""
        if not self._file(session, self.autosave.put_away):
            return False
        if session is self.left:
            self.left = None
        self._note(None)
        return True

    def add(self, session: Session) -> bool:
        """Put a game of a table elsewhere to the records; returns whether it is there."""
        return self._file(session, self.autosave.file)

    def _file(self, session: Session, put: Callable[[Session, str, datetime], Path]) -> bool:
        names = ", ".join(slot.name for slot in session.slots)
        now = datetime.now()
        try:
            path = put(session, f"{session.header.game} {names}", now)
        except SaveError as problem:
            self._note(problem)
            return False
        with suppress(OSError):
            self.history.index.put(Stamp.of(path.stat()), of_session(session, path, now))
        self._files[session] = path
        return True

    def take_out(self, path: str, session: Session) -> bool:
        """Begin an unfinished game of a file; a record of ours is then no longer needed there."""
        if not self.begin(session):
            return False
        for file in {Path(path), Path(os.path.realpath(path))}:
            with suppress(OSError):
                if self.problem is None and file.parent.samefile(self.folder):
                    self.autosave.take_out(file)
        return True

    # ---- the history ------------------------------------------------------------------------

    @property
    def folder(self) -> Path:
        """Where the records lie."""
        return self.autosave.folder / "records"

    def is_left(self, path: str) -> bool:
        """Whether this is the file of the game that was left."""
        with suppress(OSError):
            return self.left is not None and self.autosave.path.samefile(path)
        return False

    def entries(self, with_left: bool = True) -> Sequence[Entry]:
        """Return all games as far as they are known, the one that was left first if wanted."""
        found = list(self.history.entries)
        if with_left and self.left is not None:
            found.insert(0, of_session(self.left, self.autosave.path, datetime.now()))
        return found

    def discard(self, path: str) -> bool:
        """Throw the file of a game away; returns False, and has said why, if that failed.

        The game that guests are playing at a table here stays: they would lose it, too.
        """
        if self.left is not None and self.left.elsewhere and self.is_left(path):
            text = translate(
                "Archive",
                "Your guests are playing this game; it can be moved to the trash when you have "
                "left the table.",
            )
            self.trouble.emit(text)
            return False
        try:
            self.trashed.append(throw_away(Path(path)))
        except OSError as problem:
            self._tell(path, reason(problem))
            return False
        with suppress(OSError):
            self.autosave.table_of(Path(path)).unlink(missing_ok=True)
        self.history.forget(Path(path))
        if Path(path) == self.autosave.path:
            self.left = None
        return True

    def restore(self) -> None:
        """Put back what was thrown away last."""
        if self.trashed:
            last = self.trashed.pop()
            try:
                last.restore()
            except OSError as problem:
                self._tell(last.path, reason(problem))
            self.look()

    # ---- files --------------------------------------------------------------------------------

    def read(self, path: str) -> Session | None:
        """Return the game of a record; if there is none to read, say why and return None."""
        file = RecordFile(Path(path))
        words = translate("Archive", "Reading the record …"), translate("Archive", "Cancel")
        window = self.parent()
        bar = QProgressDialog(*words, 0, _WHOLE, window if isinstance(window, QWidget) else None)
        bar.setWindowModality(Qt.WindowModality.WindowModal)
        bar.setMinimumDuration(_PATIENCE)
        bar.setValue(0)
        shown = perf_counter()
        try:
            for session in Session.in_steps(file):
                read = session
                if perf_counter() > shown + _SHOW:
                    bar.setValue(min(_WHOLE - 1, round(file.read * _WHOLE)))
                    shown = perf_counter()
                if bar.wasCanceled():
                    return None
        except UNREADABLE as problem:
            self._tell(path, unreadable(problem))
            return None
        finally:
            bar.deleteLater()
            bar.hide()
        self._files[read] = file.path
        return read

    def file_of(self, session: Session) -> Path | None:
        """Return the record that a game was read from or put into, if it is one of a person."""
        file = self._files.get(session)
        return None if file is None or paths.resources() in file.parents else file

    def save(self, session: Session, path: str) -> bool:
        """Write the record of a game to a file; returns False, and has said why, if that failed."""
        try:
            paths.write_atomic(Path(path), annotated(session, datetime.now()))
        except OSError as problem:
            self._tell(path, reason(problem))
            return False
        return True

    def _tell(self, path: str | Path, problem: Message) -> None:
        self.trouble.emit(f"{shown(str(path))}: {error_message(problem)}")


def _index() -> Path | None:
    """Return the file in the cache that keeps what was found by playing."""
    with suppress(paths.FolderError):
        return paths.cache_dir() / "records.json"
    return None


def throw_away(path: Path, *, system: bool = True) -> Trashed:
    """Move a file to the trash of the system, or into a folder beside it if there is none.

    Args:
        path: the file.
        system: whether the trash of the system is asked first.

    Raises:
        OSError: it cannot be moved.
    """
    file = QFile(str(path))
    if system and file.moveToTrash() and Path(file.fileName()).is_file():
        return Trashed(path, Path(file.fileName()))
    folder = path.parent / TRASH
    folder.mkdir(exist_ok=True)
    return Trashed(path, Path(shutil.move(path, paths.unused(folder / path.name))))

"""The running game on disk: at any moment the last whole state of it is there."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from datetime import datetime
from pathlib import Path

from hansetable.errors import Message, UserError, reason
from hansetable.paths import aside, unused, write_atomic
from hansetable.session.history import annotated
from hansetable.session.record import SUFFIX, RecordError, unreadable
from hansetable.session.record_file import RecordFile
from hansetable.session.record_index import Stamp
from hansetable.session.session import Session

_NAME = f"autosave{SUFFIX}"
_NAME_LENGTH = 60
"""How many letters of a name a file is called by; no folder takes more than 255 bytes."""


class SaveError(UserError):
    """A game cannot be written or read; one line says where and why. The game goes on."""


class AutosaveDamagedError(UserError):
    """The autosave cannot be played; it was kept aside at ``path``."""

    def __init__(self, reason: Message, path: Path) -> None:
        super().__init__(
            "The saved game cannot be continued ({reason}); it was kept as {path}.",
            reason=reason,
            path=path,
        )
        self.path = path


class Autosave:
    """Keeps the running game in a folder, and all others in ``records`` beside it.

    ``foreign`` is where games are kept that another window has saved here meanwhile. ``table`` is
    for the running game of a table with guests at other computers, so that they can come back; it
    goes along when the game is put away before its end.
    """

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.path = folder / _NAME
        self.table = self.path.with_suffix(".table")
        self.foreign: list[Path] = []
        self._own: Stamp | None = None

    def keep(self, session: Session) -> None:
        """Write the running game; called after every change.

        Raises:
            SaveError: the folder cannot be written; the last good autosave is untouched.
        """
        with _refused("Cannot save the game", self.path):
            self.folder.mkdir(parents=True, exist_ok=True)
            self._keep_foreign()
            write_atomic(self.path, session.text())
            self._own = self._stamp()

    def _stamp(self) -> Stamp:
        """Return the stamp of the file as it is now."""
        return Stamp.of(self.path.stat()) if self.path.exists() else Stamp(0, 0)

    def _keep_foreign(self) -> None:
        """Rename the file if another window has written it since it was read or written here."""
        if self._own not in (None, self._stamp()) and self.path.exists():
            self.foreign.append(self._set_aside())

    def prove(self, session: Session) -> datetime:
        """Return when this very game was written; it is written now if the file holds another.

        Raises:
            SaveError: it is not on the disk, and cannot be written.
        """
        with _refused("Cannot read the saved game", self.path):
            if not self.path.exists() or self.path.read_bytes() != session.text().encode():
                self.keep(session)
            return datetime.fromtimestamp(self.path.stat().st_mtime)

    def load(self) -> Session | None:
        """Return the game that was left, or None.

        Raises:
            AutosaveDamagedError: it is damaged or of other card values; it was renamed.
            SaveError: the file is there and cannot be read or renamed.
        """
        with _refused("Cannot read the saved game", self.path), suppress(FileNotFoundError):
            self._own = self._stamp()
            try:
                return Session.of_lines(RecordFile(self.path))
            except (UnicodeDecodeError, RecordError) as problem:
                raise AutosaveDamagedError(unreadable(problem), self._set_aside()) from problem
        return None

    def tidy(self) -> None:
        """Remove the drafts that a crash in the middle of writing left behind.

        It is for the start of the only program that writes here, never while one is writing.
        """
        for draft in self.folder.glob(f".{_NAME}.*.tmp"):
            with suppress(OSError):
                draft.unlink()

    def _set_aside(self) -> Path:
        """Rename the autosave to the next free name of a damaged one."""
        with _refused("Cannot rename the damaged game", self.path):
            return self.path.rename(aside(self.path))

    def put_away(self, session: Session, name: str, moment: datetime) -> Path:
        """Put the running game under ``records`` as `file` does, and forget that it runs.

        Guests can come back to one that is not over when it is taken out again; see `take_out`.

        Raises:
            SaveError: the folder cannot be written; the autosave is still there.
        """
        path = self.file(session, name, moment)
        try:
            with _refused("Cannot save the record", path):
                if session.state.result() is None and self.table.exists():
                    self.table.replace(self.table_of(path))
            self.discard()
        except SaveError:
            path.unlink(missing_ok=True)
            raise
        return path

    def take_out(self, path: Path) -> None:
        """Forget a record of ours that is running again; its guests find the table of it.

        Raises:
            OSError: a file cannot be renamed or removed.
        """
        path.unlink()
        if (table := self.table_of(path)).exists():
            table.replace(self.table)

    def table_of(self, path: Path) -> Path:
        """Return where the table of a game lies to which guests can come back."""
        return path.with_suffix(self.table.suffix)

    def file(self, session: Session, name: str, moment: datetime) -> Path:
        """Put a game under ``records``, finished or not, and return the new file.

        Its record begins with this moment and the result.

        Raises:
            SaveError: the folder cannot be written.
        """
        records = self.folder / "records"
        plain = re.sub(r"[^\w .,-]", "", name)[:_NAME_LENGTH].strip(" .") or "game"
        path = unused(records / f"{plain}{SUFFIX}")
        with _refused("Cannot save the record", path):
            records.mkdir(parents=True, exist_ok=True)
            write_atomic(path, annotated(session, moment))
        return path

    def discard(self) -> None:
        """Forget the running game.

        Raises:
            SaveError: the file cannot be removed.
        """
        with _refused("Cannot remove the saved game", self.path):
            self._keep_foreign()
            self.path.unlink(missing_ok=True)
            self.table.unlink(missing_ok=True)


@contextmanager
def _refused(what: str, path: Path) -> Iterator[None]:
    """Say in a `SaveError` what the operating system does not let happen."""
    try:
        yield
    except OSError as problem:
        text, told = "{what}: {path} ({reason}).", Message(what)
        raise SaveError(text, what=told, path=path, reason=reason(problem)) from problem

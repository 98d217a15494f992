"""The running game on disk: at any moment the last whole state of it is there."""

from __future__ import annotations

import re
from contextlib import suppress
from datetime import datetime
from pathlib import Path

from hansetable.errors import Fault, Message, reason
from hansetable.paths import write_atomic
from hansetable.session.history import annotated
from hansetable.session.record import SUFFIX, RecordError, unreadable
from hansetable.session.session import Session

_NAME = f"autosave{SUFFIX}"
_NAME_LENGTH = 60
"""How many letters of a name a file is called by; no folder takes more than 255 bytes."""


class SaveError(Fault):
    """A game cannot be written or read; one line says where and why. The game goes on."""


class AutosaveDamagedError(Fault):
    """The autosave cannot be played; it was kept aside at ``path``."""

    def __init__(self, reason: Message, path: Path) -> None:
        super().__init__(
            "The saved game cannot be continued ({reason}); it was kept as {path}.",
            reason=reason,
            path=path,
        )
        self.path = path


class Autosave:
    """Keeps the running game in a folder, and all others in ``records`` beside it."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.path = folder / _NAME

    def keep(self, session: Session) -> None:
        """Write the running game; called after every change.

        Raises:
            SaveError: the folder cannot be written; the last good autosave is untouched.
        """
        try:
            self.folder.mkdir(parents=True, exist_ok=True)
            write_atomic(self.path, session.text())
        except OSError as problem:
            raise _refused("Cannot save the game", self.path, problem) from problem

    def prove(self, session: Session) -> datetime:
        """Return when this very game was written; it is written now if the file holds another.

        Raises:
            SaveError: it is not on the disk, and cannot be written.
        """
        try:
            if not self.path.exists() or self.path.read_bytes() != session.text().encode():
                self.keep(session)
            return datetime.fromtimestamp(self.path.stat().st_mtime)
        except OSError as problem:
            raise _refused("Cannot read the saved game", self.path, problem) from problem

    def load(self) -> Session | None:
        """Return the game that was left, or None.

        Raises:
            AutosaveDamagedError: it is damaged or of other card values; it was renamed.
            SaveError: the file is there and cannot be read or renamed.
        """
        try:
            return Session.of_text(self.path.read_bytes().decode("utf-8"))
        except FileNotFoundError:
            return None
        except OSError as problem:
            raise _refused("Cannot read the saved game", self.path, problem) from problem
        except (UnicodeDecodeError, RecordError) as problem:
            raise AutosaveDamagedError(unreadable(problem), self._set_aside()) from problem

    def tidy(self) -> None:
        """Remove the drafts that a crash in the middle of writing left behind.

        It is for the start of the only program that writes here, never while one is writing.
        """
        for draft in self.folder.glob(f".{_NAME}.*.tmp"):
            with suppress(OSError):
                draft.unlink()

    def _set_aside(self) -> Path:
        """Rename the autosave to the next free name of a damaged one."""
        number = 1
        while (aside := self.folder / f"autosave-damaged-{number}{SUFFIX}").exists():
            number += 1
        try:
            return self.path.rename(aside)
        except OSError as problem:
            raise _refused("Cannot rename the damaged game", self.path, problem) from problem

    def put_away(self, session: Session, name: str, moment: datetime) -> Path:
        """Put the running game under ``records``, finished or not, and return the new file.

        The running game is forgotten; its record begins with this moment and the result.

        Raises:
            SaveError: the folder cannot be written; the autosave is still there.
        """
        records = self.folder / "records"
        plain = re.sub(r"[^\w .,-]", "", name)[:_NAME_LENGTH].strip(" .") or "game"
        path, number = records / f"{plain}{SUFFIX}", 2
        while path.exists():
            path, number = records / f"{plain} {number}{SUFFIX}", number + 1
        try:
            records.mkdir(parents=True, exist_ok=True)
            write_atomic(path, annotated(session, moment))
        except OSError as problem:
            raise _refused("Cannot save the record", path, problem) from problem
        self.discard()
        return path

    def discard(self) -> None:
        """Forget the running game.

        Raises:
            SaveError: the file cannot be removed.
        """
        try:
            self.path.unlink(missing_ok=True)
        except OSError as problem:
            raise _refused("Cannot remove the saved game", self.path, problem) from problem


def _refused(what: str, path: Path, problem: OSError) -> SaveError:
    return SaveError(
        "{what}: {path} ({reason}).", what=Message(what), path=path, reason=reason(problem)
    )

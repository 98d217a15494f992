"""The trash: files that are no longer wanted, and the way back."""

from __future__ import annotations

import shutil
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import QFile

FOLDER = "trash"
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
            raise FileExistsError(17, "there is a file of this name again", str(self.path))
        shutil.move(self.kept, self.path)
        info = self.kept.parent.parent / "info" / f"{self.kept.name}.trashinfo"
        with suppress(OSError):
            info.unlink(missing_ok=True)


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
    folder = path.parent / FOLDER
    folder.mkdir(exist_ok=True)
    kept, number = folder / path.name, 2
    while kept.exists():
        kept, number = folder / f"{path.stem} {number}{path.suffix}", number + 1
    return Trashed(path, Path(shutil.move(path, kept)))

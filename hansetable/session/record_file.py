"""A record on disk, read line by line, so that none takes much memory or time to be refused."""

from __future__ import annotations

import stat
from collections.abc import Iterator
from pathlib import Path

from hansetable.errors import Message
from hansetable.session.record import RecordError, wrong

MOST_LETTERS = 2_000
"""How long a line may be; those that the program writes have up to 100 letters."""


class RecordFile:
    """The lines of a file, each time from its beginning; ``read`` is about the part read."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.read = 0.0

    def __iter__(self) -> Iterator[str]:
        """Yield the lines.

        Raises:
            OSError: the file cannot be read.
            UnicodeDecodeError: it is not UTF-8 text.
            RecordError: it is a folder or a device, or a line is too long.
        """
        known = self.path.stat()
        if not stat.S_ISREG(known.st_mode):  # opening a pipe would wait for its other end
            raise RecordError("expected a file, found a folder or a device")
        with self.path.open(encoding="utf-8") as file:
            number = letters = 0
            while line := file.readline(MOST_LETTERS + 1):
                number += 1
                if len(line) > MOST_LETTERS:
                    most = Message("at most {number} letters", number=MOST_LETTERS)
                    raise wrong(number, most, Message("a longer line"))
                letters += len(line)
                self.read = letters / known.st_size
                yield line

"""The history: what the record files of a folder tell, found out in small steps.

A record that the program puts away begins with two comments for people::

    # date: 2026-11-28 14:32
    # result: scores 41 33, won by 1, round 12, 439 actions

The date is believed. How the game ended is only known once it was played, and kept in an index.
"""

from __future__ import annotations

import os
from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import replace
from datetime import datetime
from fnmatch import fnmatch
from pathlib import Path

from hansetable.errors import Message
from hansetable.session.entry import DAMAGED, FINISHED, UNFINISHED, UNKNOWN, Entry
from hansetable.session.record import SUFFIX, UNREADABLE, RecordReader, unreadable
from hansetable.session.record_file import RecordFile
from hansetable.session.record_index import RecordIndex, Stamp
from hansetable.session.session import Session

ASIDE = "autosave-damaged-*"
"""What the names of damaged running games look like, which were kept aside."""

_DATE = "%Y-%m-%d %H:%M"
_LONG = 1_000_000
"""How many bytes a record has that is played only after all shorter ones."""


def annotated(session: Session, moment: datetime) -> str:
    """Return the record of a game with the date and the result in its first lines."""
    return session.text(_notes(session, moment))


def _notes(session: Session, moment: datetime) -> Mapping[str, str]:
    """Return what is noted of a game: the date and the result."""
    result = session.state.result()
    told = "unfinished"
    if result is not None:
        winners = " ".join(str(seat + 1) for seat in result.winners) or "nobody"
        told = f"scores {' '.join(map(str, result.scores))}, won by {winners}"
    rounds = session.game.progress(session.state).get("round", 0)
    return {
        "date": moment.strftime(_DATE),
        "result": f"{told}, round {rounds}, {len(session.actions)} actions",
    }


def read(path: Path) -> Entry:
    """Return what the head of a file tells; a damaged one says why."""
    moment = _changed(path)
    try:
        path.name.encode()
        reader = RecordReader(RecordFile(path))
    except UnicodeEncodeError:
        return Entry(path, moment, DAMAGED, problem=Message("its name is not UTF-8 text"))
    except UNREADABLE as problem:
        return Entry(path, moment, DAMAGED, problem=unreadable(problem))
    with suppress(ValueError):
        moment = datetime.strptime(reader.notes.get("date", ""), _DATE)
    return Entry(path, moment, UNKNOWN, reader.header)


def play(entry: Entry) -> Iterator[Entry]:
    """Play a game whose state is unknown; yield the entry at each action, at last a known one."""
    try:
        for session in Session.in_steps(RecordFile(entry.path)):
            known = session
            yield entry
    except UNREADABLE as problem:
        yield replace(entry, state=DAMAGED, problem=unreadable(problem))
    else:
        yield of_session(known, entry.path, entry.moment)


def of_session(session: Session, path: Path, moment: datetime) -> Entry:
    """Return the entry of a game that is known to its last action."""
    result = session.state.result()
    return Entry(
        path,
        moment,
        UNFINISHED if result is None else FINISHED,
        session.header,
        len(session.actions),
        session.game.progress(session.state).get("round", 0),
        result.scores if result else (),
        result.ranks if result else (),
        result.winners if result else (),
    )


class History:
    """The games under ``records`` in a folder, and running games that were kept aside as damaged.

    ``entries`` are those known so far, ``waiting`` is how many are still being looked at.
    """

    def __init__(self, folder: Path, index: RecordIndex) -> None:
        self.folder, self.index = folder, index
        self.waiting = 0
        self._known: dict[Path, Entry] = {}

    @property
    def entries(self) -> Sequence[Entry]:
        """What is known so far."""
        return list(self._known.values())

    def forget(self, path: Path) -> None:
        """Leave out a file that was thrown away."""
        self._known.pop(path, None)

    def steps(self) -> Iterator[None]:
        """Look at the files as they are now, the newest first, in steps of about a millisecond.

        At first their heads are read, then those are played of which nothing is known.
        """
        files: list[tuple[Stamp, Path]] = []
        for file in self._files():
            files.append(file)
            yield
        files.sort(reverse=True)
        there = {path for _, path in files}
        self._known = {path: entry for path, entry in self._known.items() if path in there}
        self.index.keep_only(self.folder, there)
        self.waiting = len(files)
        unknown: list[tuple[Stamp, Path]] = []
        for stamp, path in files:
            entry = self.index.get(path, stamp) or read(path)
            self._known[path] = entry
            if entry.state == UNKNOWN:
                unknown.append((stamp, path))
            else:
                self.waiting -= 1
            yield
        for stamp, path in sorted(unknown, key=lambda file: file[0].size // _LONG):
            for entry in play(self._known[path]):
                if path not in self._known:  # it was thrown away meanwhile
                    break
                self._known[path] = entry
                yield
            else:
                self.index.put(stamp, entry)
            self.waiting -= 1

    def _files(self) -> Iterator[tuple[Stamp, Path]]:
        """Yield everything that is called like a record, except folders."""
        for folder, name in ((self.folder / "records", "*"), (self.folder, ASIDE)):
            with suppress(OSError), os.scandir(folder) as found:
                for file in found:
                    with suppress(OSError):
                        if fnmatch(file.name, f"{name}{SUFFIX}") and not file.is_dir():
                            yield Stamp.of(file.stat()), Path(file.path)


def _changed(path: Path) -> datetime:
    """Return when a file was changed; of one that is gone or of no date, the beginning of time."""
    try:
        return datetime.fromtimestamp(path.stat().st_mtime).replace(second=0, microsecond=0)
    except (OSError, ValueError, OverflowError):  # no date has a year after 9999
        return datetime.min

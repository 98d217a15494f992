"""The history: what the record files of a folder tell, without playing them all again.

A record that the program puts away begins with two comments, which a person can read too and
which older versions pass over::

    # date: 2026-11-28 14:32
    # result: scores 41 33, won by 1, round 12, 439 actions
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from datetime import datetime
from pathlib import Path

from hansetable.core import Seat
from hansetable.errors import Message
from hansetable.session.record import SUFFIX, Header, RecordError, peek, unreadable
from hansetable.session.record_file import RecordFile
from hansetable.session.session import Session

FINISHED, UNFINISHED, UNKNOWN, DAMAGED = "finished", "unfinished", "unknown", "damaged"
"""How a game stands; unknown: only playing it would tell."""

ASIDE = "autosave-damaged-*"
"""What the names of damaged running games look like, which were kept aside."""

_DATE = "%Y-%m-%d %H:%M"
_RESULT = re.compile(
    r"(?:scores ([-\d ]{1,80}), won by ([1-9 ]{1,20}|nobody)|unfinished), "
    r"round (\d{1,6}), (\d{1,9}) actions"
)


@dataclass(frozen=True, slots=True)
class Entry:
    """One record file.

    ``scores`` and ``winners`` are empty while the game is not known to be over, ``header`` is
    None for a damaged file, whose ``problem`` says why in one line.
    """

    path: Path
    moment: datetime
    state: str
    header: Header | None = None
    actions: int = 0
    rounds: int = 0
    scores: tuple[int, ...] = ()
    winners: tuple[Seat, ...] = ()
    problem: Message | None = None


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


def entries(folder: Path) -> Sequence[Entry]:
    """Return the games under ``records`` in a folder, the newest first; none is played.

    Running games that were found damaged and kept aside are among them.
    """
    files = (*_files(folder / "records", "*"), *_files(folder, ASIDE))
    found = [read(file) for file in files]
    return sorted(found, key=lambda entry: (entry.moment, entry.path.name), reverse=True)


def read(path: Path) -> Entry:
    """Return what a file tells at a glance; a damaged one says why."""
    moment = _changed(path)
    try:
        header, actions, notes = peek(RecordFile(path))
    except (OSError, UnicodeDecodeError, RecordError) as problem:
        return Entry(path, moment, DAMAGED, problem=unreadable(problem))
    with suppress(ValueError):
        moment = datetime.strptime(notes.get("date", ""), _DATE)
    entry = Entry(path, moment, UNKNOWN, header, actions)
    return _with_result(entry, notes.get("result", ""))


def look_into(entry: Entry) -> Entry:
    """Play a game whose state is unknown."""
    try:
        session = Session.of_lines(RecordFile(entry.path))
    except (OSError, UnicodeDecodeError, RecordError) as problem:
        return replace(entry, state=DAMAGED, problem=unreadable(problem))
    return of_session(session, entry.path, entry.moment)


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
        result.winners if result else (),
    )


def _with_result(entry: Entry, note: str) -> Entry:
    """Return an entry with the result of its note, if that fits the file."""
    told = _RESULT.fullmatch(note)
    seats = len(entry.header.slots) if entry.header else 0
    if not told or int(told[4]) != entry.actions:
        return entry
    rounds = int(told[3])
    if told[1] is None:
        return replace(entry, state=UNFINISHED, rounds=rounds)
    try:
        scores = tuple(int(score) for score in told[1].split())
    except ValueError:
        return entry
    won = () if told[2] == "nobody" else tuple(int(seat) - 1 for seat in told[2].split())
    if len(scores) != seats or not all(0 <= seat < seats for seat in won):
        return entry
    return replace(entry, state=FINISHED, rounds=rounds, scores=scores, winners=won)


def _files(folder: Path, name: str) -> Iterator[Path]:
    with suppress(OSError):
        yield from (file for file in folder.glob(f"{name}{SUFFIX}") if file.is_file())


def _changed(path: Path) -> datetime:
    """Return when a file was changed; of one that is gone or of no date, the beginning of time."""
    try:
        return datetime.fromtimestamp(path.stat().st_mtime).replace(second=0, microsecond=0)
    except (OSError, ValueError, OverflowError):  # no date has a year after 9999
        return datetime.min

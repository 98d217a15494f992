"""Reviews that are kept beside their records: whole seats of them, found again by the game."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from contextlib import suppress
from hashlib import sha256
from math import isfinite
from pathlib import Path
from statistics import mean
from typing import Any

from hansetable.core import NotationError, read_action, write_action
from hansetable.paths import write_atomic
from hansetable.session import record
from hansetable.session.record import SUFFIX
from hansetable.session.session import Session

_VERSION = 1
_MOST = 10_000_000
"""How many bytes a file may have; those that are written have up to a million."""
_SUMS = ("start", "luck", "skill", "end", "given")
_NUMBERS = ("before", "after", "edge", "noise", "loss")

_OPEN = 0.05, 0.95
"""Between which chances a game is open; outside of them the worst decision costs little."""

Row = dict[str, Any]
"""The review of a seat as JSON has it; see `hansetable.session.review`."""


def beside(path: Path) -> Path:
    """Return where the review of a record lies."""
    return path.with_name(f"{path.name.removesuffix(SUFFIX)}.review.json")


def read(path: Path, session: Session) -> list[Row]:
    """Return the seats that are kept of the review of a game.

    There are none if there is no file, or one that is damaged or of another game: then the review
    is made anew.
    """
    return _read(path, lambda found: _checked(session, found))


def read_sums(path: Path, names: Sequence[str], actions: int) -> list[Row]:
    """Return the seats that are kept, for sums: only names and length of the game are compared."""

    def checked(found: Any) -> list[Row]:
        rows: list[Row] = found["seats"]
        for row in rows:
            _check(found["actions"] == actions and names[row["seat"]] == row["name"])
            _check_numbers(row)
        return rows

    return _read(path, checked)


def write(path: Path, session: Session, rows: Sequence[Row]) -> None:
    """Keep the seats of a review; raises `OSError` if the file cannot be written."""
    kept = {
        "version": _VERSION,
        "record": _mark(session),
        "game": session.header.game,
        "actions": len(session.actions),
        "seats": rows,
    }
    write_atomic(path, json.dumps(kept))


def rate(decisions: Sequence[Row]) -> float | None:
    """Return what mistakes gave away a decision while the game was open; None: it never was."""
    low, high = _OPEN
    still = [one for one in decisions if low <= one["before"] <= high]
    return mean(one["loss"] if one["step"] else 0.0 for one in still) if still else None


def _read(path: Path, checked: Callable[[Any], list[Row]]) -> list[Row]:
    wrong = (OSError, ValueError, TypeError, LookupError, RecursionError, NotationError)
    with suppress(*wrong):
        if path.stat().st_size <= _MOST:
            found = json.loads(path.read_bytes())
            if found["version"] == _VERSION:
                return checked(found)
    return []


def _mark(session: Session) -> str:
    """Return what tells a game from all others: header and actions, not the comments."""
    return sha256(record.write(session.header, session.actions).encode()).hexdigest()


def _checked(session: Session, found: Any) -> list[Row]:
    """Return the seats of a file; raises one of the errors of `_read` if anything is wrong."""
    rows: list[Row] = found["seats"]
    _check(found["record"] == _mark(session))
    for row in rows:
        seat, course = row["seat"], row["course"]
        _check_numbers(row)
        _check(row["name"] == session.slots[seat].name and seat >= 0)
        _check(len(course) == len(session.actions) + 1 and all(map(_is_number, course)))
        for one in row["decisions"]:
            number = one["number"]
            actor, played = session.actions[number]
            best = read_action(one["best"][0], session.game.verbs)
            _check(number >= 0 and actor == seat and one["played"] == write_action(played))
            _check(session.at(number).refuses(seat, best) is None)
            for why in one["differences"]:
                _check(isinstance(why["feature"], str))
                _check(all(map(_is_number, (why["chance"], why["here"], why["there"]))))
    return rows


def _check_numbers(row: Row) -> None:
    _check(all(_is_number(row[name]) for name in _SUMS))
    for one in row["decisions"]:
        _check(all(_is_number(one[name]) for name in _NUMBERS) and type(one["step"]) is int)


def _is_number(found: object) -> bool:
    return isinstance(found, (int, float)) and isfinite(found)


def _check(holds: bool) -> None:
    if not holds:
        raise ValueError

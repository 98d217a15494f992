"""What was found by playing records, kept in the cache so that none is played twice."""

from __future__ import annotations

import json
import os
from contextlib import suppress
from dataclasses import astuple
from datetime import datetime
from functools import cached_property
from pathlib import Path
from typing import Any, NamedTuple

from hansetable import __version__, games
from hansetable.ai import LEVELS
from hansetable.paths import write_atomic
from hansetable.session.entry import DAMAGED, FINISHED, UNFINISHED, Entry
from hansetable.session.record import Header
from hansetable.session.slot import COLOURS, HUMAN, PlayerSlot

_BOUND = 10**9
"""Below it every number of a game lies."""


class Stamp(NamedTuple):
    """What changes with a file: when it was written, in nanoseconds, and its bytes."""

    changed: int
    size: int

    @classmethod
    def of(cls, status: os.stat_result) -> Stamp:
        """Return the stamp of a file."""
        return cls(status.st_mtime_ns, status.st_size)


class RecordIndex:
    """The entries of records by path, as long as the files stay as they were.

    Its file can be deleted at any time; one that is damaged or of another version is not used.
    """

    def __init__(self, file: Path | None) -> None:
        """Begin an index; without a file what is found is known until the program ends."""
        self._file = file
        self._known: dict[str, tuple[Stamp, Entry]] = {}
        self._changed = False

    @cached_property
    def _lines(self) -> dict[str, str]:
        """What the file says of each path, read when first asked for: the first page doesn't wait.

        Each is JSON of its own, so that neither reading the file nor writing it takes long.
        """
        with suppress(OSError, ValueError, TypeError, KeyError, RecursionError):
            found = json.loads(self._file.read_bytes()) if self._file else {}
            if found["version"] == __version__:
                return dict(found["records"])
        return {}

    def get(self, path: Path, stamp: Stamp) -> Entry | None:
        """Return what is known of a file that is still as it was."""
        key = str(path)
        if key not in self._known and key in self._lines:
            try:
                self._known[key] = _read(path, json.loads(self._lines[key]))
            except (TypeError, ValueError, RecursionError):
                del self._lines[key]
        known = self._known.get(key)
        return known[1] if known and known[0] == stamp else None

    def put(self, stamp: Stamp, entry: Entry) -> None:
        """Keep what is known of a file; why one is damaged is known until the program ends."""
        key = str(entry.path)
        self._known[key] = stamp, entry
        if entry.state == DAMAGED:
            self._lines.pop(key, None)
        else:
            self._lines[key] = json.dumps(_written(stamp, entry))
            self._changed = True

    def keep_only(self, folder: Path, there: set[Path]) -> None:
        """Forget the files under a folder that are gone."""
        kept = set(map(str, there))
        for known in (self._lines, self._known):
            for key in known.keys() - kept:
                if folder in Path(key).parents:
                    del known[key]

    def save(self) -> None:
        """Write what was found since the last time; a cache that cannot be written is no fault."""
        if self._file is None or not self._changed:
            return
        with suppress(OSError):
            said = {"version": __version__, "records": self._lines}
            write_atomic(self._file, json.dumps(said))
            self._changed = False


def _written(stamp: Stamp, entry: Entry) -> object:
    """Return an entry as JSON has it."""
    assert entry.header is not None
    head = entry.header
    slots = [astuple(slot) for slot in head.slots]
    header = [head.game, head.seed, head.options, slots, head.values, head.practice]
    numbers = [entry.actions, entry.rounds, entry.scores, entry.ranks, entry.winners]
    return [*stamp, entry.moment.isoformat(), entry.state, *numbers, header]


def _read(path: Path, said: Any) -> tuple[Stamp, Entry]:
    """Return an entry that was written before; raises ValueError or TypeError if it is damaged."""
    changed, size, moment, state, actions, rounds, scores, ranks, winners, header = said
    game, seed, options, slots, values, practice = header
    chairs = tuple(PlayerSlot(*slot) for slot in slots)
    names = tuple((name, value) for name, value in options)
    numbers = (changed, size, seed, actions, rounds, *scores, *ranks, *winners)
    texts = (game, values, *(text for pair in names for text in pair), *(c.name for c in chairs))
    if (
        any(type(number) is not int for number in numbers)
        or any(type(text) is not str for text in texts)
        or any(abs(number) >= _BOUND for number in numbers[3:])
        or values != games.game(game).values
        or len(chairs) not in games.game(game).seats
        or any(c.colour not in COLOURS or c.player not in (HUMAN, *LEVELS) for c in chairs)
        or (state, len(scores)) not in ((FINISHED, len(chairs)), (UNFINISHED, 0))
        or len(ranks) != len(scores)
        or min(ranks, default=1) != 1
        or any(not 0 <= seat < len(chairs) for seat in winners)
    ):
        raise ValueError(f"expected an entry of the index, found {said!r:.60}")
    head = Header(game, seed, names, chairs, values, practice is True)
    entry = Entry(
        path,
        datetime.fromisoformat(moment),
        state,
        head,
        actions,
        rounds,
        tuple(scores),
        tuple(ranks),
        tuple(winners),
    )
    return Stamp(changed, size), entry

"""What people gave away in their games, as the reviews tell it that lie beside the records."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from functools import lru_cache
from math import hypot, sqrt
from pathlib import Path
from statistics import mean, stdev

from hansetable.ai.results import NORMAL
from hansetable.session import review_file
from hansetable.session.entry import FINISHED, Entry
from hansetable.session.record_index import Stamp
from hansetable.session.statistics import Kind, kind_of

_FEW = 3
"""From how many games on an interval is given."""


@dataclass(frozen=True, slots=True)
class Losses:
    """What a person gave away a decision, in chances of winning, game by game.

    Only decisions count at which the game was open; see `review_file.rate`.
    """

    course: tuple[float, ...]

    @property
    def average(self) -> float:
        """The mean of the games."""
        return mean(self.course)

    @property
    def noise(self) -> float | None:
        """Half of the 95 % interval of the mean; None if there are too few games."""
        return _noise(self.course)

    @property
    def later(self) -> tuple[float, float] | None:
        """By how much more it was in the later half of the games than in the earlier one.

        It comes with half of its 95 % interval; None if there are too few games.
        """
        half = len(self.course) // 2
        first, second = self.course[:half], self.course[half:]
        noises = _noise(first), _noise(second)
        if noises[0] is None or noises[1] is None:
            return None
        return mean(second) - mean(first), hypot(noises[0], noises[1])


def by_review(entries: Iterable[Entry]) -> Sequence[tuple[tuple[str, Kind], Losses]]:
    """Return what people gave away, by their name and the kind of table; the oldest game first.

    It is read from the reviews that lie beside the records.
    """
    shown: dict[str, str] = {}
    found: dict[tuple[str, Kind], list[float]] = {}
    for entry in sorted(entries, key=lambda entry: entry.moment):
        if entry.state == FINISHED and entry.header is not None:
            slots = entry.header.slots
            for seat, loss in _losses_of(entry, tuple(slot.name for slot in slots)):
                if slots[seat].human:
                    name = shown.setdefault(slots[seat].shown.casefold(), slots[seat].shown)
                    found.setdefault((name, kind_of(entry.header)), []).append(loss)
    return [(key, Losses(tuple(course))) for key, course in sorted(found.items())]


def _losses_of(entry: Entry, names: tuple[str, ...]) -> Sequence[tuple[int, float]]:
    path = review_file.beside(entry.path)
    with suppress(OSError):
        return _read_losses(path, Stamp.of(path.stat()), names, entry.actions)
    return ()


@lru_cache(maxsize=10_000)
def _read_losses(
    path: Path, _stamp: Stamp, names: tuple[str, ...], actions: int
) -> Sequence[tuple[int, float]]:
    """Return what each seat gave away a decision; a file is read again when it has changed."""
    rows = review_file.read_sums(path, names, actions)
    rates = [(row["seat"], review_file.rate(row["decisions"])) for row in rows]
    return [(seat, rate) for seat, rate in rates if rate is not None]


def _noise(numbers: Sequence[float]) -> float | None:
    if len(numbers) < _FEW:
        return None
    return NORMAL * stdev(numbers) / sqrt(len(numbers))

"""What finished games tell together: by kind of table, and by the people who played."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import TypeVar

from hansetable.ai import LEVELS, OTHER_NAMES
from hansetable.session.entry import FINISHED, Entry
from hansetable.session.record import Header
from hansetable.session.slot import HUMAN

Kind = tuple[str, int, tuple[str, ...]]
"""A kind of table: the game, the number of people, and the levels of the other seats."""


_Key = TypeVar("_Key")


@dataclass(frozen=True, slots=True)
class Tally:
    """Several games in numbers; scores are those of the people, or of all where none played.

    ``people`` is whether people played at all, ``won`` counts the games that one of them has won,
    alone or with others; ``margin`` is the mean of the best own score over the best other one,
    below 0 if others were ahead.
    """

    games: int
    people: bool
    won: int
    average: float
    best: int
    margin: float
    rounds: float
    actions: float


def by_table(entries: Iterable[Entry]) -> Sequence[tuple[Kind, Tally]]:
    """Return the finished games by kind of table, in the order of their names."""
    found = _grouped(entries, lambda header: [kind_of(header)])
    return [(key, _tally(games, _people)) for key, games in sorted(found.items())]


def by_player(entries: Iterable[Entry]) -> Sequence[tuple[tuple[str, str], Tally]]:
    """Return the finished games by game and by name of a person; upper case does not matter."""
    shown: dict[str, str] = {}

    def keys(header: Header) -> list[tuple[str, str]]:
        names = [slot.shown for slot in header.slots if slot.human]
        known = (shown.setdefault(name.casefold(), name) for name in names)
        return [(header.game, name) for name in dict.fromkeys(known)]

    found = _grouped(entries, keys)
    return [(key, _tally(games, _named(key[1]))) for key, games in sorted(found.items())]


def kind_of(header: Header) -> Kind:
    """Return the kind of table of a game; the levels of the AI stand from weak to strong."""
    order = list(LEVELS)
    named = [slot.player for slot in header.slots if not slot.human]
    levels = [OTHER_NAMES.get(level, level) for level in named]
    people = sum(slot.player == HUMAN for slot in header.slots)
    return header.game, people, tuple(sorted(levels, key=order.index))


def _grouped(
    entries: Iterable[Entry], keys: Callable[[Header], Iterable[_Key]]
) -> dict[_Key, list[Entry]]:
    found: dict[_Key, list[Entry]] = {}
    for entry in entries:
        if entry.state == FINISHED and entry.header is not None:
            for key in keys(entry.header):
                found.setdefault(key, []).append(entry)
    return found


def _people(header: Header) -> Sequence[int]:
    return [seat for seat, slot in enumerate(header.slots) if slot.human]


def _named(name: str) -> Callable[[Header], Sequence[int]]:
    def seats(header: Header) -> Sequence[int]:
        wanted = name.casefold()
        return [s for s in _people(header) if header.slots[s].shown.casefold() == wanted]

    return seats


def _tally(games: Sequence[Entry], own: Callable[[Header], Sequence[int]]) -> Tally:
    scores: list[int] = []
    margins: list[int] = []
    won, people = 0, False
    for entry in games:
        assert entry.header is not None
        mine = own(entry.header)
        others = [score for seat, score in enumerate(entry.scores) if seat not in mine]
        scores += [entry.scores[seat] for seat in mine] or list(entry.scores)
        people |= bool(mine)
        won += any(seat in entry.winners for seat in mine)
        if mine and others:
            margins.append(max(entry.scores[seat] for seat in mine) - max(others))
        else:
            first, second = sorted(entry.scores, reverse=True)[:2]
            margins.append(first - second)
    return Tally(
        len(games),
        people,
        won,
        sum(scores) / len(scores),
        max(scores),
        sum(margins) / len(margins),
        sum(entry.rounds for entry in games) / len(games),
        sum(entry.actions for entry in games) / len(games),
    )

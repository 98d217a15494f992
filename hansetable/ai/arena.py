"""Games between levels, to see which plays better and how long a game is."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from functools import partial
from math import sqrt
from multiprocessing import get_context
from time import perf_counter

from hansetable import games
from hansetable.ai import DEFAULT_BUDGET, LEVELS
from hansetable.core import Result

MOST_ACTIONS = 20_000
"""A game of more actions counts as unfinished."""
_Z = 1.959963984540054
"""The normal deviate of a 95 % interval."""


@dataclass(frozen=True, slots=True)
class Played:
    """One game: who sat where, how it ended (None: it did not), actions, rounds, times in ms."""

    levels: tuple[str, ...]
    result: Result | None
    actions: int
    rounds: int
    times: tuple[tuple[float, ...], ...]


@dataclass(frozen=True, slots=True)
class Row:
    """How a level did: its seats over all games, wins (a shared one in parts), times in ms."""

    level: str
    games: int
    wins: float
    times: tuple[float, ...]

    @property
    def rate(self) -> float:
        """The part of its games that the level won."""
        return self.wins / self.games

    @property
    def interval(self) -> tuple[float, float]:
        """The Wilson 95 % interval of the rate."""
        return wilson(self.wins, self.games)


def wilson(wins: float, count: int) -> tuple[float, float]:
    """Return the bounds of the Wilson 95 % interval for so many wins out of ``count``."""
    rate, z = wins / count, _Z * _Z / count
    middle = (rate + z / 2) / (1 + z)
    half = _Z / (1 + z) * sqrt(rate * (1 - rate) / count + z / count / 4)
    return max(0.0, middle - half), min(1.0, middle + half)


def play(
    name: str, levels: tuple[str, ...], seed: int, options: Mapping[str, str] | None = None
) -> Played:
    """Play one game with a level on each seat, each shown its own view only."""
    game = games.game(name)
    state = game.deal(len(levels), seed, options or {})
    players = [LEVELS[level](game, seed) for level in levels]
    times: list[list[float]] = [[] for _ in levels]
    actions = 0
    while actions < MOST_ACTIONS and (asked := state.asked()):
        seat = asked[0]
        view = state.seen_by(seat)
        before = perf_counter()
        action = players[seat].choose(view, seat, DEFAULT_BUDGET)
        times[seat].append((perf_counter() - before) * 1000)
        state.play(seat, action)
        actions += 1
    rounds = game.progress(state).get("round", 0)
    return Played(levels, state.result(), actions, rounds, tuple(map(tuple, times)))


def run(
    name: str,
    levels: Sequence[str],
    count: int,
    seed: int,
    jobs: int = 1,
    options: Mapping[str, str] | None = None,
) -> list[Played]:
    """Play ``count`` games, the levels moved on by one seat each time, in ``jobs`` processes."""
    shifts = [number % len(levels) for number in range(count)]
    seatings = [(*levels[shift:], *levels[:shift]) for shift in shifts]
    seeds = range(seed, seed + count)
    one = partial(play, name, options=options)
    if jobs == 1:
        return list(map(one, seatings, seeds))
    with ProcessPoolExecutor(min(jobs, count), get_context("spawn")) as pool:
        return list(pool.map(one, seatings, seeds))


def rows(played: Sequence[Played]) -> list[Row]:
    """Return how each level did over all games, in the order of the first game."""
    found = []
    for level in dict.fromkeys(played[0].levels):
        seats = [
            (game, seat)
            for game in played
            for seat, name in enumerate(game.levels)
            if name == level
        ]
        wins = sum(
            1 / len(game.result.winners)
            for game, seat in seats
            if game.result and seat in game.result.winners
        )
        times = tuple(ms for game, seat in seats for ms in game.times[seat])
        found.append(Row(level, len(seats), wins, times))
    return found

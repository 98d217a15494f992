"""Games between players of the program, to see which plays better and how long a game is.

Each deal is played from every seat, so that neither luck nor the place in the round favours
anybody.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import Executor
from dataclasses import dataclass
from functools import partial
from time import thread_time
from typing import TypeVar

from hansetable import games
from hansetable.ai import DEFAULT_BUDGET, LEVELS, Level
from hansetable.ai.learned import Learned
from hansetable.ai.worth import Worth
from hansetable.core import Result, Seat

T = TypeVar("T")
F = TypeVar("F")

MODEL = "model"
"""A level beside all others: the player who goes by weights that are given."""
MOST_ACTIONS = 20_000
"""A game of more actions counts as unfinished."""


@dataclass(frozen=True, slots=True)
class Entrant:
    """A level and how many positions it may look at; as text ``greedy`` or ``greedy:150``."""

    level: str
    budget: int = DEFAULT_BUDGET

    def __str__(self) -> str:
        return self.level if self.budget == DEFAULT_BUDGET else f"{self.level}:{self.budget}"


@dataclass(frozen=True, slots=True)
class Played:
    """One game: who sat where, how it ended (None: it did not), actions, rounds, times.

    ``order`` are the seats in the order in which they decided in the first round. ``planned`` are
    for each seat the milliseconds of the processor for each decision that was thought about,
    ``followed`` for each that was forced or followed from a plan.
    """

    deal: int
    entrants: tuple[Entrant, ...]
    result: Result | None
    actions: int
    rounds: int
    order: tuple[Seat, ...]
    planned: tuple[tuple[float, ...], ...]
    followed: tuple[tuple[float, ...], ...]


def play(
    name: str,
    options: Mapping[str, str],
    model: Worth | None,
    seating: tuple[tuple[Entrant, ...], int],
) -> Played:
    """Play one game: who sits where, and the seed. Each player is shown its own view only."""
    entrants, seed = seating
    game = games.game(name)
    state = game.deal(len(entrants), seed, options)
    levels: dict[str, Level] = {**LEVELS, MODEL: partial(Learned, worth=model)}
    players = [levels[entrant.level](game, seed) for entrant in entrants]
    planned: list[list[float]] = [[] for _ in entrants]
    followed: list[list[float]] = [[] for _ in entrants]
    order: dict[Seat, None] = {}
    actions = 0
    while actions < MOST_ACTIONS and (asked := state.asked()):
        seat = asked[0]
        if len(order) < len(entrants) and game.progress(state).get("round", 1):
            order[seat] = None
        view, player = state.seen_by(seat), players[seat]
        plans, before = player.plans, thread_time()
        action = player.choose(view, seat, entrants[seat].budget)
        took = (thread_time() - before) * 1000
        (planned if player.plans > plans else followed)[seat].append(took)
        state.play(seat, action)
        actions += 1
    rounds = game.progress(state).get("round", 0)
    times = [tuple(map(tuple, found)) for found in (planned, followed)]
    return Played(seed, entrants, state.result(), actions, rounds, tuple(order), *times)


def run(
    name: str,
    entrants: Sequence[Entrant],
    count: int,
    seed: int,
    options: Mapping[str, str] | None = None,
    executor: Executor | None = None,
    model: Worth | None = None,
) -> list[Played]:
    """Play at least ``count`` games: deals from ``seed`` on, each with everybody on every seat.

    Seatings that are the same are played once. An executor does the work, or this process.
    ``model`` are the weights of the level `MODEL`.
    """
    moved = [(*entrants[at:], *entrants[:at]) for at in range(len(entrants))]
    seatings = [*dict.fromkeys(moved)]
    deals = range(seed, seed - (-count // len(seatings)))
    table = [(seating, deal) for deal in deals for seating in seatings]
    one = partial(play, name, options or {}, model)
    return list(each(one, table, executor))


def each(one: Callable[[T], F], all_of: Sequence[T], executor: Executor | None) -> Iterator[F]:
    """Do one thing for each, here or by an executor; what is found comes in their order."""
    return map(one, all_of) if executor is None else executor.map(one, all_of)

"""How fast the rules of a game are, measured on random games."""

from __future__ import annotations

import gc
from collections.abc import Callable, Sequence
from random import Random
from statistics import median
from time import perf_counter

from hansetable.core import Action, Game, Seat, State

RUNS = 5
"""How often everything is measured; the median counts."""
_GAMES = 40
"""Random games in one run."""
_POSITIONS = 2000
"""Positions out of random games on which the single operations are measured."""

_Case = tuple[State, Seat, Action]


def measure(game: Game, seats: int) -> dict[str, float]:
    """Return actions and games a second, and microseconds for clone, options, push and play."""
    cases = _cases(game, seats)
    runs = [_run(game, seats, cases, seed) for seed in range(1, RUNS + 1)]
    return {name: round(median(run[name] for run in runs), 3) for name in runs[0]}


def _run(game: Game, seats: int, cases: Sequence[_Case], seed: int) -> dict[str, float]:
    gc.collect()
    dealt = [game.deal(seats, seed * _GAMES + number, {}) for number in range(_GAMES)]
    before = perf_counter()
    actions = sum(_playout(state, Random(seed)) for state in dealt)
    seconds = perf_counter() - before
    return {
        "actions_per_s": actions / seconds,
        "games_per_s": _GAMES / seconds,
        "clone_us": _each(cases, lambda state, seat, action: state.clone(), copies=False),
        "options_us": _options(game, seats, seed),
        "push_us": _each(cases, lambda state, seat, action: state.push(seat, action)),
        "play_us": _each(cases, lambda state, seat, action: state.play(seat, action)),
    }


def _playout(state: State, random: Random) -> int:
    """Play a dealt game to its end at random and return the number of actions."""
    actions, draw = 0, random.random
    while asked := state.asked():
        listed = state.listed(asked[0])
        state.push(asked[0], listed[int(draw() * len(listed))])
        actions += 1
    return actions


def _options(game: Game, seats: int, seed: int) -> float:
    """Return the microseconds that listing takes in random games, where every position is new."""
    random, listing, count = Random(seed), 0.0, 0
    while count < _POSITIONS:
        state = game.deal(seats, seed + count, {})
        while asked := state.asked():
            before = perf_counter()
            listed = state.listed(asked[0])
            listing += perf_counter() - before
            count += 1
            state.push(asked[0], random.choice(listed))
    return listing / count * 1e6


def _cases(game: Game, seats: int) -> list[_Case]:
    """Return positions out of random games, each with a legal action."""
    found: list[_Case] = []
    random = Random(0)
    seed = 0
    while len(found) < _POSITIONS:
        state = game.deal(seats, seed, {})
        seed += 1
        while asked := state.asked():
            action = random.choice(state.listed(asked[0]))
            if random.random() < 0.2:
                found.append((state.clone(), asked[0], action))
            state.push(asked[0], action)
    return found[:_POSITIONS]


def _each(
    cases: Sequence[_Case], work: Callable[[State, Seat, Action], object], copies: bool = True
) -> float:
    """Return the microseconds that ``work`` takes on each case; changes are made to copies."""
    ready = [(state.clone() if copies else state, seat, action) for state, seat, action in cases]
    before = perf_counter()
    for state, seat, action in ready:
        work(state, seat, action)
    return (perf_counter() - before) / len(ready) * 1e6

"""How fast the rules of a game are, measured on random games.

Processor time counts, and of several rounds the least, so that it means little what else the
machine does. A fixed workload of the same kind is measured along: what is told as a multiple of it
can be compared between machines.
"""

from __future__ import annotations

import gc
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from random import Random
from time import process_time

from hansetable.core import Action, Game, Place, Seat, State

ROUNDS = 5
"""How often everything is measured."""
_GAMES = 40
"""Random games in one round."""
_POSITIONS = 1000
"""Positions out of random games on which the single operations are measured."""
_TURNS = 20_000
"""Turns of the reference."""

REFERENCE = "reference"
"""The name of the time that one turn of the reference takes."""


@dataclass(frozen=True, slots=True)
class _Case:
    """A position, the view of who is asked, what is listed, and a piece on the table."""

    state: State
    seat: Seat
    view: State
    listed: Sequence[Action]
    piece: Place


_Said = list[tuple[Seat, Action]]


def measure(game: Game, seats: int) -> dict[str, float]:
    """Return microseconds for a random game, an action of it, each operation, and `REFERENCE`.

    ``options`` is what an action takes beside ``push``: to ask, to list and to choose. Each round
    has games of its own, so that no position has been met before.
    """
    rounds = [_round(game, seats, range(at * _GAMES, (at + 1) * _GAMES)) for at in range(ROUNDS)]
    return {name: 1e6 * min(found[name] for found in rounds) for name in rounds[0]}


def _round(game: Game, seats: int, seeds: range) -> dict[str, float]:
    """Return the seconds that everything takes."""
    states = [game.deal(seats, seed, {}) for seed in seeds]
    gc.collect()
    before = process_time()
    for seed, state in zip(seeds, states, strict=True):
        draw = Random(seed).random
        while asked := state.asked():
            listed = state.listed(asked[0])
            state.push(asked[0], listed[int(draw() * len(listed))])
    playing = process_time() - before
    said = [_say_all(game.deal(seats, seed, {}), Random(seed)) for seed in seeds]
    action = playing / sum(map(len, said))
    gc.disable()  # what is kept here must not slow down the operations
    try:
        operations = _operations(game, seats, seeds, said)
    finally:
        gc.enable()
    return {
        "game": playing / len(seeds), "action": action, "options": action - operations["push"],
        **operations, REFERENCE: _reference(),
    }  # fmt: skip


def _operations(game: Game, seats: int, seeds: range, said: list[_Said]) -> dict[str, float]:
    """Return the seconds of each operation, on average over the games."""
    cases = _cases(game, seats, seeds, said)

    def replay(work: Callable[[State, Seat, Action], object]) -> float:
        """Return the seconds an action if ``work`` plays the games again."""
        games = [(game.deal(seats, seed, {}), of) for seed, of in zip(seeds, said, strict=True)]
        before = process_time()
        for state, actions in games:
            for seat, action in actions:
                work(state, seat, action)
        return (process_time() - before) / sum(map(len, said))

    def each(work: Callable[[_Case], object]) -> float:
        before = process_time()
        for case in cases:
            work(case)
        return (process_time() - before) / len(cases)

    return {
        "push": replay(lambda state, seat, action: state.push(seat, action)),
        "play": replay(lambda state, seat, action: state.play(seat, action)),
        "clone": each(lambda case: case.state.clone()),
        "view": each(lambda case: case.state.seen_by(case.seat)),
        "imagine": each(lambda case: case.view.imagine(1)),
        "key": each(lambda case: case.view.key(case.seat)),
        "bounds": each(lambda case: game.action_bounds(case.view, case.seat, case.listed)),
        "refusal": each(lambda case: game.refusal(case.view, case.seat, case.piece)),
        "pieces": each(lambda case: game.pieces(case.view)),
    }


def _say_all(state: State, random: Random) -> _Said:
    """Play a dealt game to its end at random and return what was said."""
    said: _Said = []
    draw = random.random
    while asked := state.asked():
        listed = state.listed(asked[0])
        action = listed[int(draw() * len(listed))]
        state.push(asked[0], action)
        said.append((asked[0], action))
    return said


def _cases(game: Game, seats: int, seeds: range, said: list[_Said]) -> list[_Case]:
    """Return positions out of the games, spread evenly."""
    found: list[_Case] = []
    every = max(1, sum(map(len, said)) // _POSITIONS)
    random = Random(0)
    for seed, actions in zip(seeds, said, strict=True):
        state = game.deal(seats, seed, {})
        for number, (seat, action) in enumerate(actions):
            if number % every == 0:
                view = state.seen_by(seat)
                piece = random.choice([*game.pieces(view).values()])
                found.append(_Case(state.clone(), seat, view, view.listed(seat), piece))
            state.push(seat, action)
    return found


class _Ring:
    """Stones that are sown around a ring of bowls: lists, numbers and calls, as in the rules."""

    __slots__ = ("bowls", "stones")

    def __init__(self) -> None:
        self.bowls = [4] * 12
        self.stones = 0

    def options(self) -> list[int]:
        """Return the bowls that are not empty."""
        return [at for at, stones in enumerate(self.bowls) if stones]

    def play(self, at: int) -> None:
        """Sow what lies in a bowl into those behind it; each goes one farther than the last."""
        stones, self.bowls[at] = self.bowls[at], 0
        for step in range(1, stones + 1):
            self.bowls[(at + step) % 12] += 1
        self.stones += stones

    def clone(self) -> _Ring:
        new = _Ring.__new__(_Ring)
        new.bowls = self.bowls.copy()
        new.stones = self.stones
        return new


def _reference() -> float:
    """Return the seconds a turn of the reference: listing, choosing, sowing in a copy."""
    ring = _Ring()
    before = process_time()
    for turn in range(_TURNS):
        ring = ring.clone()
        options = ring.options()
        ring.play(options[turn * 7 % len(options)])
    return (process_time() - before) / _TURNS

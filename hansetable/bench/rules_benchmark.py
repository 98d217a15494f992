"""How fast the rules of a game are, measured on random games.

Processor time counts, and of several rounds the least, so that it means little what else the
machine does. A fixed workload of the same kind is measured along: what is told as a multiple of it
can be compared between machines.
"""

from __future__ import annotations

import gc
from collections.abc import Callable
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
    """A position with one of its legal actions, the view of who says it, and a piece on it."""

    state: State
    seat: Seat
    action: Action
    view: State
    piece: Place


_Said = list[tuple[Seat, Action]]


def measure(game: Game, seats: int) -> dict[str, float]:
    """Return microseconds for a random game, an action of it, each operation, and `REFERENCE`.

    Listing is measured in whole games, where every position is new.
    """
    said = [_say_all(game.deal(seats, seed, {}), Random(seed)) for seed in range(_GAMES)]
    cases = _cases(game, seats, said)
    gc.collect()
    gc.freeze()  # so that what is kept here costs the games nothing
    try:
        rounds = [_round(game, seats, said, cases) for _ in range(ROUNDS)]
    finally:
        gc.unfreeze()
    least = {name: 1e6 * min(found[name] for found in rounds) for name in rounds[0]}
    least["options"] -= least["push"]
    return least


def _round(game: Game, seats: int, said: list[_Said], cases: list[_Case]) -> dict[str, float]:
    """Return the seconds that everything takes; those of ``options`` hold those of ``push``."""
    actions = sum(map(len, said))

    def dealt() -> list[State]:
        return [game.deal(seats, seed, {}) for seed in range(len(said))]

    def replay(work: Callable[[State, Seat, Action], object]) -> float:
        """Return the seconds an action if ``work`` plays the games again."""
        games = list(zip(dealt(), said, strict=True))
        before = process_time()
        for state, actions_said in games:
            for seat, action in actions_said:
                work(state, seat, action)
        return (process_time() - before) / actions

    def list_and_push(state: State, seat: Seat, action: Action) -> None:
        state.listed(seat)
        state.push(seat, action)

    def each(work: Callable[[_Case], object]) -> float:
        before = process_time()
        for case in cases:
            work(case)
        return (process_time() - before) / len(cases)

    states = dealt()
    before = process_time()
    for seed, state in enumerate(states):
        draw = Random(seed).random
        while asked := state.asked():
            listed = state.listed(asked[0])
            state.push(asked[0], listed[int(draw() * len(listed))])
    playing = process_time() - before
    return {
        "game": playing / len(said),
        "action": playing / actions,
        "clone": each(lambda case: case.state.clone()),
        "options": replay(list_and_push),
        "push": replay(lambda state, seat, action: state.push(seat, action)),
        "play": replay(lambda state, seat, action: state.play(seat, action)),
        "view": each(lambda case: case.state.seen_by(case.seat)),
        "imagine": each(lambda case: case.view.imagine(1)),
        "key": each(lambda case: case.view.key(case.seat)),
        "bounds": each(
            lambda case: game.action_bounds(case.view, case.seat, case.view.listed(case.seat))
        ),
        "refusal": each(lambda case: game.refusal(case.view, case.seat, case.piece)),
        "pieces": each(lambda case: game.pieces(case.view)),
        REFERENCE: _reference(),
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


def _cases(game: Game, seats: int, said: list[_Said]) -> list[_Case]:
    """Return positions out of the games, spread evenly."""
    found: list[_Case] = []
    every = max(1, sum(map(len, said)) // _POSITIONS)
    random = Random(0)
    for seed, actions in enumerate(said):
        state = game.deal(seats, seed, {})
        for number, (seat, action) in enumerate(actions):
            if number % every == 0:
                view = state.seen_by(seat)
                piece = random.choice([*game.pieces(view).values()])
                found.append(_Case(state.clone(), seat, action, view, piece))
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

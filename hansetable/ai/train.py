"""Learning what positions are worth: self-play, a fit, and games that show whether it helps."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import Executor
from dataclasses import dataclass, replace
from functools import partial
from math import sqrt
from statistics import mean, stdev
from time import monotonic
from typing import Any, TypeVar

import numpy as np

from hansetable import games
from hansetable.ai import network
from hansetable.ai.arena import each
from hansetable.ai.results import NORMAL, wilson
from hansetable.ai.selfplay import Samples, duel, explore
from hansetable.ai.worth import HAND, Worth, features_of

T = TypeVar("T")

SHRUNK = 300.0
"""How strongly the weights of standardised features are drawn to 0."""
FREE, NEARLY_FREE = 1e-4, 1e-2
"""The part of that for the hand worth, and for the clock alone."""
POWERS = 3
"""The constants of a worth: the powers of the clock from 0 on."""
TEST = 10
"""One game of so many is left out to see how much the fit explains."""
SHOWN = 200
"""So many games at most show in the end what chances of winning the worth tells of."""
STEPS = 15
"""The steps of Newton's method; it needs less than ten."""
GATE_SEED = 1
"""Games of the gate begin here; self-play uses seeds far above."""
PLAYED_FROM = 1_000_000


Array = Any  # numpy is there only where something is trained


@dataclass(frozen=True, slots=True)
class Lesson:
    """What is learned, and from how many games; the same lesson gives the same weights.

    ``hidden`` is the number of hidden units beside the linear worth. ``win_only``: it does not
    matter by how much somebody wins.
    """

    game: str
    seats: int
    games: int
    seed: int
    rounds: int
    hidden: int = 0
    win_only: bool = False

    @property
    def command(self) -> str:
        """The command line that does it."""
        return (
            f"hansetable train {self.game} --seats {self.seats} --games {self.games}"
            f" --seed {self.seed} --rounds {self.rounds}"
            + (f" --hidden {self.hidden}" if self.hidden else "")
            + (" --win-only" if self.win_only else "")
        )


def train(lesson: Lesson, executor: Executor | None) -> Worth:
    """Learn from games that are played in some rounds, in the first one by `Game.evaluate`.

    The chances of winning are learned from games of their own: who plays by a worth chooses what
    that overrates, so the same worth told something else in the games before.
    """
    name, seats, rounds = lesson.game, lesson.seats, lesson.rounds
    game = games.game(name)
    names = [*features_of(game, game.deal(seats, 0, {}).seen_by(0), 0, 0.0)]
    worth: Worth | None = None
    played: list[Samples] = []
    begin = PLAYED_FROM * (lesson.seed + 1)

    def more(first: int, last: int, title: str) -> Iterator[Samples]:
        seeds = range(begin + first, begin + last)
        found = each(partial(explore, name, seats, worth), seeds, executor)
        return progress(found, len(seeds), f"{name}, {seats} seats, {title}")

    for number in range(rounds):
        first, last = (lesson.games * part // rounds for part in (number, number + 1))
        played += more(first, last, f"round {number + 1} of {rounds}")
        worth = fit(names, played, lesson.hidden, lesson.win_only)
    assert worth is not None
    shown = more(lesson.games, lesson.games + min(lesson.games, SHOWN), "chances of winning")
    worth = with_chances(worth, [*shown])
    return replace(worth, origin={**worth.origin, "command": lesson.command})


def gate(
    lesson: Lesson, worth: Worth, rival: Worth | None, count: int, executor: Executor | None
) -> dict[str, float]:
    """Play so many games against a rival (None: `Greedy`), each deal from every seat.

    Returns the part of the games that was won and the margin in points, with 95 % intervals.
    """
    seats = lesson.seats
    one = partial(duel, lesson.game, seats, worth, rival)
    seeds = range(GATE_SEED, GATE_SEED + -(-count // seats))
    title = f"{lesson.game}, {seats} seats, against {'the last version' if rival else 'journeyman'}"
    deals = progress(each(one, seeds, executor), len(seeds), title)
    found = [pair for deal in deals for pair in deal]
    wins, margins = sum(won for won, _ in found), [margin for _, margin in found]
    low, high = wilson(wins, len(found))
    error = NORMAL * stdev(margins) / sqrt(len(margins))
    numbers = wins / len(found), low, high, mean(margins), error
    names = ("rate", "low", "high", "margin", "margin_error")
    rounded = {name: round(number, 4) for name, number in zip(names, numbers, strict=True)}
    return {"games": len(found), **rounded}


def line(found: Mapping[str, float]) -> str:
    """Return what a gate has shown, in one line."""
    return (
        f"{found['games']} games, {found['rate']:.1%} won"
        f" ({found['low']:.1%} – {found['high']:.1%}),"
        f" margin {found['margin']:+.2f} ± {found['margin_error']:.2f}"
    )


def progress(found: Iterator[T], count: int, title: str) -> Iterator[T]:
    """Yield what is found, and show on stderr how far it is and how much time is left."""
    begun, shown = monotonic(), 0.0
    for number, one in enumerate(found, 1):
        yield one
        now = monotonic()
        if now - shown > (0.2 if sys.stderr.isatty() else 30) or number == count:
            shown, left = now, (now - begun) / number * (count - number)
            bar = "#" * (20 * number // count)
            line = f"{title} [{bar:20}] {number}/{count}, {left / 60:.1f} minutes left"
            end = "\r" if sys.stderr.isatty() and number < count else "\n"
            print(line, end=end, file=sys.stderr, flush=True)


def fit(
    names: Sequence[str], played: Sequence[Samples], hidden: int = 0, win_only: bool = False
) -> Worth:
    """Return the weights that explain best how the games ended, drawn to 0; see `Lesson`."""
    spread = float(np.concatenate([_floats(one.margin) for one in played]).std()) or 1.0
    scale = 0.0 if win_only else spread
    tests = played[::TEST]
    learned = [one for number, one in enumerate(played) if number % TEST]
    tried = _with_hidden(_fitted(names, learned or played, scale), learned or played, hidden)
    worth = _with_hidden(_fitted(names, played, scale), played, hidden)
    explained = _explained(tried, tests, len(names))
    hand = _fitted(names, learned or played, scale, [names.index(HAND)])
    origin = {
        "games": len(played),
        "positions": sum(len(one.clock) for one in played),
        "explained": explained,
        "explained_by_hand_worth": _explained(hand, tests, len(names)),
    }
    return replace(worth, origin=origin)


def with_chances(worth: Worth, shown: Sequence[Samples]) -> Worth:
    """Return a worth that knows from such games how often it wins."""
    waiting = [one.waiting for one in shown if one.waiting]
    return replace(
        worth, chance=_chance(worth, shown), waiting=_chance(worth, waiting) if waiting else ()
    )


def _floats(values: Any) -> Array:
    return np.frombuffer(values, dtype=np.float32).astype(np.float64)


def _target(one: Samples, scale: float) -> Array:
    """What `outcome` says, for every position of a game."""
    won = _floats(one.won) - 0.5
    return won + np.clip(_floats(one.margin) / scale / 4, -0.5, 0.5) if scale else won


def _columns(one: Samples, width: int, only: Sequence[int] | None = None) -> Array:
    """The features, the features times the clock, and the powers of the clock, a row a position."""
    clock = _floats(one.clock)[:, None]
    features = _floats(one.features).reshape(-1, width)
    if only is not None:
        features = features[:, only]
    return np.hstack([features, features * clock, *(clock**power for power in range(POWERS))])


def _fitted(
    names: Sequence[str], played: Sequence[Samples], scale: float, only: Sequence[int] | None = None
) -> Worth:
    """Ridge regression by normal equations; ``only`` some features get weights."""
    width = len(names)
    chosen = range(width) if only is None else only
    size = 2 * len(chosen) + POWERS
    squares, products, sums = np.zeros((size, size)), np.zeros(size), np.zeros(size)
    rows = 0
    for one in played:
        block = _columns(one, width, chosen if only is not None else None)
        squares += block.T @ block
        products += block.T @ _target(one, scale)
        sums += block.sum(0)
        rows += len(block)
    means = sums / rows
    spreads = np.sqrt(np.maximum(np.diag(squares) / rows - means**2, 1e-12))
    penalty = SHRUNK * np.maximum(spreads**2, 1e-6)
    free = [at for at, number in enumerate(chosen) if names[number] == HAND]
    penalty[[*free, *(at + len(chosen) for at in free)]] *= FREE
    penalty[2 * len(chosen) :] *= NEARLY_FREE
    penalty[2 * len(chosen)] = 0.0
    weights = np.linalg.solve(squares + np.diag(penalty), products)
    x, tau = np.zeros(width), np.zeros(width)
    x[list(chosen)], tau[list(chosen)] = (
        weights[: len(chosen)],
        weights[len(chosen) : 2 * len(chosen)],
    )
    return Worth(
        tuple(names),
        _rounded(x),
        _rounded(tau),
        _rounded(weights[2 * len(chosen) :]),
        round(scale, 4),
    )


def _with_hidden(worth: Worth, played: Sequence[Samples], hidden: int) -> Worth:
    """Let so many hidden units learn what the worth leaves unexplained."""
    if not hidden:
        return worth
    width = len(worth.names)
    target = np.concatenate([_target(one, worth.scale) for one in played])
    units = network.fit(_inputs(played, width), target - _said(worth, played, width), hidden)
    return replace(worth, hidden=[_rounded(unit) for unit in units])


def _inputs(played: Sequence[Samples], width: int) -> Array:
    """The features and the clock, a row a position."""
    features = [_floats(one.features).reshape(-1, width) for one in played]
    clock = [_floats(one.clock) for one in played]
    return np.column_stack([np.concatenate(features), np.concatenate(clock)])


def _chance(worth: Worth, tests: Sequence[Samples]) -> list[float]:
    """Logistic regression by Newton's method: how the worth and the clock tell who will win."""
    clock = np.concatenate([_floats(one.clock) for one in tests])
    won = np.concatenate([_floats(one.won) for one in tests])
    said = _said(worth, tests, len(worth.names))
    columns = np.stack([np.ones_like(said), clock, said, said * clock], axis=1)
    logit, shrunk = np.zeros(4), np.diag([0.0, 1.0, 1.0, 1.0])
    for _ in range(STEPS):
        chance = 0.5 + 0.5 * np.tanh(columns @ logit / 2)
        curve = columns.T @ (columns * (chance * (1 - chance))[:, None]) + shrunk
        logit = logit + np.linalg.solve(curve, columns.T @ (won - chance) - shrunk @ logit)
    return _rounded(logit)


def _rounded(values: Array) -> list[float]:
    return [float(f"{value:.6g}") for value in values]


def _said(worth: Worth, tests: Sequence[Samples], width: int) -> Array:
    """What the worth says of each position."""
    weights = np.array([*worth.x, *worth.tau, *worth.constants])
    worths = np.concatenate([_columns(one, width) @ weights for one in tests])
    if worth.hidden:
        worths += network.said(np.array(worth.hidden), _inputs(tests, width))
    return worths


def _explained(worth: Worth, tests: Sequence[Samples], width: int) -> list[float]:
    """The part of the variance that is explained late, in the middle, and early in the game."""
    clock = np.concatenate([_floats(one.clock) for one in tests])
    target = np.concatenate([_target(one, worth.scale) for one in tests])
    said = _said(worth, tests, width)
    found = []
    for part in np.array_split(np.argsort(clock, kind="stable"), 3):
        missed, spread = target[part] - said[part], target[part] - target[part].mean()
        found.append(round(float(1 - (missed @ missed) / max(1e-9, spread @ spread)), 3))
    return found

"""A worth of positions that was learned from games: a weight for each feature, read from a file."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass, field, replace
from functools import cached_property
from math import isfinite, tanh
from operator import mul
from pathlib import Path
from typing import Any

from hansetable.core import Game, Result, Seat, State
from hansetable.paths import resources

HAND = "hand_worth"
"""The feature that every game has: what `Game.evaluate` believes."""
USUAL = {2: (0.0, 0.0, 2.7, 0.0), 3: (0.05, 0.0, 2.7, 0.0), 4: (0.03, 0.0, 2.7, 0.0)}
"""How a worth becomes a chance where that was not learned, by the number of seats.

If all play equally well, a third of three and a quarter of four win at the mean of `outcome`, which
is 0, -0.28 and -0.42; the slope is what it has when scores are normally distributed.
"""


class WorthError(ValueError):
    """A file of weights that cannot be used; the message is one line."""


@dataclass(frozen=True)
class Worth:
    """What positions of a game for a number of players are worth, from about -1 to 1.

    ``x`` and ``tau`` are the weights of the features and of the features times `Game.clock`, in the
    order of ``names``; ``constants`` are those of the powers of the clock, from 0 on. ``scale`` is
    the margin in points that counts as much as half a win; 0: only who wins counts. ``chance`` are
    a constant and weights of the clock, the worth, and the worth times the clock, whose sum is the
    logit of the chance of winning at the end of an own turn; ``waiting`` are the same after others
    have acted since then. ``origin`` tells how it was made. ``hidden`` are units that add to the
    worth, a row each: the weights of the features, that of the clock, a bias, and how much the
    hyperbolic tangent of their sum counts.
    """

    names: Sequence[str]
    x: Sequence[float]
    tau: Sequence[float]
    constants: Sequence[float]
    scale: float
    origin: Mapping[str, Any] = field(default_factory=dict)
    chance: Sequence[float] = ()
    waiting: Sequence[float] = ()
    hidden: Sequence[Sequence[float]] = ()

    def of(self, features: Mapping[str, float], clock: float) -> float:
        """Return the worth of a position with these features."""
        worth, weights = self._at(clock)
        values = [*features.values()]
        worth = sum(map(mul, weights, values), worth)
        for unit in self.hidden:
            worth += unit[-1] * tanh(_sum(unit, values, clock))
        return worth

    def differences(
        self, here: Mapping[str, float], there: Mapping[str, float], clock: float
    ) -> dict[str, float]:
        """Return how much more each feature makes a position worth than another at the same time.

        A hidden unit's part is shared out by what each feature adds to its sum.
        """
        mine, theirs = [*here.values()], [*there.values()]
        weights = self._at(clock)[1]
        for unit in self.hidden:
            one, other = _sum(unit, mine, clock), _sum(unit, theirs, clock)
            slope = (tanh(one) - tanh(other)) / (one - other) if one != other else 0.0
            weights = [
                old + unit[-1] * slope * new for old, new in zip(weights, unit, strict=False)
            ]
        changes = zip(self.names, weights, mine, theirs, strict=True)
        return {name: weight * (one - other) for name, weight, one, other in changes}

    def chance_of(self, value: float, clock: float, seats: int, waits: bool = False) -> float:
        """Return the chance of winning, from 0 to 1, where a position is worth this.

        ``waits`` tells that others have acted since the own turn.
        """
        learned = self.waiting if waits else ()
        constant, early, still, timed = learned or self.chance or USUAL[seats]
        return 0.5 + 0.5 * tanh((constant + early * clock + (still + timed * clock) * value) / 2)

    def slope(self, clock: float, seats: int) -> float:
        """Return how much the logit of the chance of winning grows with the worth."""
        *_, still, timed = self.chance or USUAL[seats]
        return still + timed * clock

    @cached_property
    def _now(self) -> dict[float, tuple[float, list[float]]]:
        """What `_at` has worked out already, by the clock."""
        return {}

    def _at(self, clock: float) -> tuple[float, list[float]]:
        """The constant and the weights at a time."""
        now = self._now
        if clock not in now:
            constant = 0.0
            for weight in reversed(self.constants):
                constant = constant * clock + weight
            weights = [x + clock * tau for x, tau in zip(self.x, self.tau, strict=True)]
            now[clock] = constant, weights
        return now[clock]

    def of_result(self, result: Result, seat: Seat) -> float:
        """Return what the end of a game is worth: half of it for winning, half for the margin."""
        return outcome(result, seat, self.scale)

    def with_gate(self, rival: str, found: Mapping[str, float]) -> Worth:
        """Return the same worth, and in its origin how it did against a rival."""
        gates = {**self.origin.get("gate", {}), rival: found}
        return replace(self, origin={**self.origin, "gate": gates})

    def written(self) -> str:
        """Return the text of a file."""
        return json.dumps(asdict(self), indent=1) + "\n"


def _sum(unit: Sequence[float], values: Sequence[float], clock: float) -> float:
    """What a hidden unit takes the hyperbolic tangent of."""
    return sum(map(mul, unit, values), unit[-3] * clock + unit[-2])


def outcome(result: Result, seat: Seat, scale: float) -> float:
    """Return the part of the victory less a half, and half of the margin, at most a half."""
    more = margin(result, seat) / scale / 4 if scale else 0.0
    return result.share(seat) - 0.5 + max(-0.5, min(0.5, more))


def margin(result: Result, seat: Seat) -> float:
    """Return how many points a seat is ahead of the best of the others."""
    scores = result.scores
    return scores[seat] - max(score for other, score in enumerate(scores) if other != seat)


def features_of(game: Game, view: State, seat: Seat, worth: float) -> dict[str, float]:
    """Return all features of a position, with what `Game.evaluate` says it is worth."""
    return {HAND: worth, **game.features(view, seat)}


def shipped(game: Game, seats: int) -> Worth:
    """Return the worth that comes with the program; raises `WorthError`."""
    return read(weights(game, seats), game, seats)


def weights(game: Game, seats: int) -> Path:
    """Return the file of the worth that comes with the program; it may be missing."""
    return resources() / game.name / f"worth-{seats}.json"


def read(file: Path, game: Game, seats: int) -> Worth:
    """Return the worth in a file.

    Raises:
        WorthError: it cannot be read, or is not one for this game and number of players.
    """
    try:
        found = json.loads(file.read_text("utf-8"))
    except OSError as problem:
        raise WorthError(f"{file}: {problem.strerror}") from problem
    except ValueError as problem:
        raise WorthError(f"{file}: expected JSON") from problem
    if not isinstance(found, dict):
        raise WorthError(f"{file}: expected an object")
    names = list(features_of(game, game.deal(seats, 0, {}).seen_by(0), 0, 0.0))
    if found.get("names") != names:
        raise WorthError(f"{file}: expected the features of {game.name} for {seats} seats")
    expected = {"x": len(names), "tau": len(names), "constants": None, "scale": 1}
    for key in ("chance", "waiting"):
        expected[key] = 4 if found.setdefault(key, []) else None
    for key, length in expected.items():
        values = found.get(key) if length != 1 else [found.get(key)]
        if not _numbers(values, length):
            wanted = {1: "a number", None: "numbers"}.get(length, f"{length} numbers")
            raise WorthError(f"{file}: {key}: expected {wanted}")
    hidden = found.setdefault("hidden", [])
    width = len(names) + 3
    if not isinstance(hidden, list) or not all(_numbers(row, width) for row in hidden):
        raise WorthError(f"{file}: hidden: expected lists of {width} numbers")
    origin = found.get("origin")
    return Worth(
        tuple(names), found["x"], found["tau"], found["constants"], float(found["scale"]),
        origin if isinstance(origin, dict) else {}, found["chance"], found["waiting"], hidden,
    )  # fmt: skip


def _numbers(values: Any, length: int | None) -> bool:
    """Whether it is a list of so many finite numbers, None: of any."""
    return (
        isinstance(values, list)
        and length in (None, len(values))
        and all(isinstance(number, int | float) and isfinite(number) for number in values)
    )

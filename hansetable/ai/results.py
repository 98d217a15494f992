"""What games of the arena say: who plays better, by how much, how sure that is, and how fast."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt
from statistics import mean, stdev
from typing import Any

from hansetable.ai.arena import Entrant, Played
from hansetable.core import Result, Seat

NORMAL = 1.959963984540054
"""The normal deviate of a 95 % interval."""


def wilson(wins: float, count: int) -> tuple[float, float]:
    """Return the bounds of the Wilson 95 % interval for so many wins out of ``count``."""
    rate, z = wins / count, NORMAL * NORMAL / count
    middle = (rate + z / 2) / (1 + z)
    half = NORMAL / (1 + z) * sqrt(rate * (1 - rate) / count + z / count / 4)
    return max(0.0, middle - half), min(1.0, middle + half)


@dataclass(frozen=True, slots=True)
class Wins:
    """How many of so many games were won; a victory that is shared counts in parts."""

    games: int
    wins: float

    @property
    def rate(self) -> float:
        """The part of the games that was won."""
        return self.wins / self.games

    @property
    def interval(self) -> tuple[float, float]:
        """The Wilson 95 % interval of the rate."""
        return wilson(self.wins, self.games)

    def told(self) -> dict[str, Any]:
        """Return it as JSON has it; numbers are rounded for reading."""
        low, high = self.interval
        rates = {"rate": self.rate, "low": low, "high": high}
        return {
            "games": self.games,
            "wins": round(self.wins, 3),
            **{name: round(rate, 4) for name, rate in rates.items()},
        }


@dataclass(frozen=True, slots=True)
class Row:
    """How an entrant did on all its seats.

    ``margins`` are for each deal the points by which it was ahead of the mean of the others, a mean
    of the games of the deal: they are no more by chance than the deals are. Empty if it played with
    nobody else. ``planned`` and ``followed`` are milliseconds of decisions, see `Played`.
    """

    entrant: Entrant
    won: Wins
    margins: tuple[float, ...]
    planned: tuple[float, ...]
    followed: tuple[float, ...]

    @property
    def margin(self) -> tuple[float, float] | None:
        """The mean margin and the half of its 95 % interval; None with too few deals to tell."""
        if len(self.margins) < 2:
            return None
        return mean(self.margins), NORMAL * stdev(self.margins) / sqrt(len(self.margins))

    def told(self) -> dict[str, Any]:
        """Return it as JSON has it; numbers are rounded for reading."""
        margin, error = self.margin or (None, None)
        return {
            "level": str(self.entrant),
            **self.won.told(),
            "margin": None if margin is None else round(margin, 3),
            "margin_error": None if error is None else round(error, 3),
            "planned": _times(self.planned),
            "followed": _times(self.followed),
        }


def _times(times: Sequence[float]) -> dict[str, float]:
    """Return how many decisions there were, and milliseconds of the processor for one."""
    if not times:
        return {"decisions": 0}
    late = sorted(times)[int(0.95 * len(times))]
    found = {"mean_ms": mean(times), "p95_ms": late, "max_ms": max(times)}
    return {"decisions": len(times), **{name: round(ms, 3) for name, ms in found.items()}}


def rows(played: Sequence[Played]) -> list[Row]:
    """Return how each entrant did over all games, in the order of the first game."""
    found = []
    for entrant in dict.fromkeys(played[0].entrants):
        seats = [
            (game, seat)
            for game in played
            for seat, name in enumerate(game.entrants)
            if name == entrant
        ]
        planned = tuple(ms for game, seat in seats for ms in game.planned[seat])
        followed = tuple(ms for game, seat in seats for ms in game.followed[seat])
        won = Wins(len(seats), sum(_share(game.result, seat) for game, seat in seats))
        found.append(Row(entrant, won, _margins(played, entrant), planned, followed))
    return found


def _share(result: Result | None, seat: Seat) -> float:
    """Return the part of a victory that a seat has."""
    return result.share(seat) if result else 0.0


def _margins(played: Sequence[Played], entrant: Entrant) -> tuple[float, ...]:
    """Return the margins of an entrant, one a deal."""
    found: dict[int, list[float]] = {}
    for game in played:
        if game.result and len(set(game.entrants)) > 1:
            scores = [*zip(game.entrants, game.result.scores, strict=True)]
            own = mean(score for name, score in scores if name == entrant)
            others = mean(score for name, score in scores if name != entrant)
            found.setdefault(game.deal, []).append(own - others)
    return tuple(map(mean, found.values()))


def places(played: Sequence[Played]) -> list[Wins]:
    """Return how many games each place in the first round won, whoever sat there."""
    orders = [(game.result, game.order) for game in played if game.result]
    return [
        Wins(len(orders), sum(_share(result, order[at]) for result, order in orders))
        for at in range(len(played[0].entrants) if orders else 0)
    ]


def report(name: str, played: Sequence[Played]) -> dict[str, Any]:
    """Return what games of the arena say, as JSON has it."""
    ended = [(game, game.result) for game in played if game.result]
    scores = sorted(score for _, result in ended for score in result.scores)
    winning = sorted(result.scores[seat] for _, result in ended for seat in result.winners)
    return {
        "game": name,
        "games": len(played),
        "deals": len({game.deal for game in played}),
        "unfinished": len(played) - len(ended),
        "seats": [row.told() for row in rows(played)],
        "places": [won.told() for won in places(played)],
        "rounds": _spread(sorted(game.rounds for game, _ in ended)),
        "scores": _spread(scores),
        "winning_scores": _spread(winning),
        "moves": _spread(sorted(game.actions for game, _ in ended)),
        "without_winner": sum(not result.winners for _, result in ended),
    }


def _spread(values: list[int]) -> dict[str, float]:
    """Return mean, median and the bounds between which nine of ten values lie."""
    if not values:
        return {}
    low, median, high = (values[int(part * (len(values) - 1))] for part in (0.05, 0.5, 0.95))
    return {"mean": round(mean(values), 2), "median": median, "p5": low, "p95": high}

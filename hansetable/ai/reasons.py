"""Why an action was played: what else there was, with chances of winning, and what differs."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from hansetable.ai.greedy import End, search
from hansetable.ai.learned import chance, imagined, value
from hansetable.ai.worth import Worth, features_of
from hansetable.core import Action, Game, Seat, State

ALTERNATIVES = 2
"""How many other ways are named at most."""
_ALIKE = 1e-9
"""Worths that differ by less are equal."""


@dataclass(frozen=True, slots=True)
class Prospect:
    """A way to the end of the turn, and the chance of winning there, from 0 to 1.

    ``at`` is the number of the action in ``line`` that tells it from what was played. None: it
    only leaves something out.
    """

    line: tuple[Action, ...]
    at: int | None
    chance: float


@dataclass(frozen=True, slots=True)
class Difference:
    """A feature that is ``here`` after what was played, and ``there`` after the best other way.

    ``chance`` is how much that adds to the chance of winning; all together they add up to the whole
    difference, less what time does.
    """

    feature: str
    chance: float
    here: float
    there: float


@dataclass(frozen=True, slots=True)
class Reasons:
    """What was played, the best of what else there was, and the features that differ.

    ``compared`` is how many ends of the turn were looked at. The differences are to the first of
    the others, the largest first; there are none where a game ends.
    """

    seat: Seat
    compared: int
    played: Prospect
    others: tuple[Prospect, ...]
    differences: tuple[Difference, ...]


@dataclass(frozen=True, slots=True)
class _Weighed:
    """An end with the way to it, and what it is worth."""

    end: End
    line: tuple[Action, ...]
    worth: float
    chance: float


def explain(game: Game, worth: Worth, view: State, seat: Seat, action: Action) -> Reasons:
    """Compare an action of a seat that is asked with the others, from its view alone.

    Each stands for the best end of the turn that it leads to. The ends are those that a player
    looks at who ranks them by the worth.
    """
    positions, slack = game.effort

    def weighed(view: State, ends: Sequence[End], *first: Action) -> list[_Weighed]:
        worlds = imagined(view)
        found = []
        for end in ends:
            counts = value(game, worth, worlds, end, seat)
            likely = chance(game, worth, worlds, end, seat)
            found.append(_Weighed(end, first + end.line(), counts, likely))
        return found

    found = weighed(view, search(game, view, seat, positions, slack).ends)
    after = view.clone()
    after.push(seat, action)
    if seat in after.asked():
        played = weighed(after, search(game, after, seat, positions, slack).ends, action)
    else:
        way = None, view.key(seat), action
        played = weighed(view, [End(game.evaluate(after, seat), after, way)])
    played += [one for one in found if one.line[0] == action]
    reached = {one.end.state.key(seat): one for one in played}
    others = {key: one for one in found if (key := one.end.state.key(seat)) not in reached}
    best = max(played, key=lambda one: one.worth)
    rest = _told_apart(sorted(others.values(), key=lambda one: -one.worth), best)
    return Reasons(
        seat,
        len(reached) + len(others),
        Prospect(best.line, 0, best.chance),
        tuple(Prospect(one.line, at, one.chance) for at, one in rest),
        differences(game, worth, seat, best.end, rest[0][1].end) if rest else (),
    )


def _told_apart(ends: Sequence[_Weighed], best: _Weighed) -> list[tuple[int | None, _Weighed]]:
    """Return the best few ends, and by which action each differs from what was played."""
    rest: dict[Action | None, tuple[int | None, _Weighed]] = {}
    for one in ends:
        new = [at for at, said in enumerate(one.line) if said not in best.line]
        at = new[0] if new else None
        rest.setdefault(None if at is None else one.line[at], (at, one))
    return [*rest.values()][:ALTERNATIVES]


def differences(
    game: Game, worth: Worth, seat: Seat, here: End, there: End
) -> tuple[Difference, ...]:
    """Return what each feature adds to the chance of winning: its part of the worth, in chances."""
    if here.state.final or there.state.final:
        return ()
    clock = game.clock(here.state, seat)
    worths = [value(game, worth, (), end, seat) for end in (here, there)]
    chances = [
        worth.chance_of(said, game.clock(end.state, seat), end.state.n)
        for said, end in zip(worths, (here, there), strict=True)
    ]
    more = worths[0] - worths[1]
    if abs(more) < _ALIKE:
        slope = worth.slope(clock, here.state.n) * chances[0] * (1 - chances[0])
    else:
        slope = (chances[0] - chances[1]) / more
    mine, theirs = (features_of(game, end.state, seat, end.worth) for end in (here, there))
    found = [
        Difference(name, part * slope, mine[name], theirs[name])
        for name, part in worth.differences(mine, theirs, clock).items()
        if mine[name] != theirs[name]
    ]
    return tuple(sorted(found, key=lambda one: -abs(one.chance)))

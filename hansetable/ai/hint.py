"""Advice for a person: what the steady player would do, what it gains, and what else there is."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from math import inf

from hansetable.ai.greedy import search
from hansetable.core import Action, Game, Seat, State

ALTERNATIVES = 3
"""How many other actions are named at most."""
_TRIED = 6
"""How many other actions are looked at, the most promising ones."""


@dataclass(frozen=True, slots=True)
class Advice:
    """One action and where it leads to.

    ``line`` is the way to the end of the own turn that begins with it, ``gains`` what changes on
    that way in the numbers of `Game.standing` that are the seat's own, ``loss`` how much less it
    is believed to be worth than the best action.
    """

    line: tuple[Action, ...]
    gains: tuple[tuple[str, int], ...]
    loss: float

    @property
    def action(self) -> Action:
        """What is to be said now."""
        return self.line[0]


@dataclass(frozen=True, slots=True)
class Hint:
    """The advice for a seat: the best action, and some others, the better ones first."""

    seat: Seat
    best: Advice
    others: tuple[Advice, ...]


@dataclass(frozen=True, slots=True)
class _Line:
    """A way to the end of the turn, the position there and its worth."""

    actions: tuple[Action, ...]
    state: State
    worth: float


def advise(game: Game, view: State, seat: Seat, budget: int) -> Hint:
    """Advise a seat that is asked, from its view alone; equal views get equal hints.

    The best plan is the one that the steady player finds within the budget. As many positions
    again are looked at for the alternatives. If one of them turns out to be worth more, it is the
    best.
    """
    best = _best_line(game, view, seat, budget)
    lines = [best]
    for action in _promising(game, view, seat, best.actions[0]):
        line = _line_of(game, view, seat, action, budget // _TRIED)
        if all(Counter(line.actions) != Counter(other.actions) for other in lines):
            lines.append(line)
    lines.sort(key=lambda line: -line.worth)
    before = game.standing(view)[seat]
    first, *others = (_advice(game, line, seat, before, lines[0].worth) for line in lines)
    return Hint(seat, first, tuple(others[:ALTERNATIVES]))


def _promising(game: Game, view: State, seat: Seat, without: Action) -> list[Action]:
    """Return the other actions that are worth a look, the most promising ones first."""
    liked = [(game.likes(view, seat, action), action) for action in view.listed(seat)]
    liked.sort(key=lambda pair: -pair[0])
    sensible = [action for value, action in liked if value > -inf and action != without]
    return sensible[:_TRIED]


def _best_line(game: Game, view: State, seat: Seat, budget: int) -> _Line:
    end = search(game, view, seat, budget)
    said = tuple(action for _, action in end.links())[::-1]
    return _Line(said, end.state, end.worth)


def _line_of(game: Game, view: State, seat: Seat, action: Action, budget: int) -> _Line:
    """Return the best way to the end of the turn that begins with an action."""
    child = view.clone()
    child.push(seat, action)
    if seat not in child.asked():
        return _Line((action,), child, game.worth(child)[seat])
    rest = _best_line(game, child, seat, budget)
    return _Line((action, *rest.actions), rest.state, rest.worth)


def _advice(game: Game, line: _Line, seat: Seat, before: Mapping[str, int], best: float) -> Advice:
    after = game.standing(line.state)[seat]
    gains = tuple((key, after[key] - old) for key, old in before.items() if after[key] != old)
    return Advice(line.actions, gains, best - line.worth)

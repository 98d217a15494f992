"""A player who plans the whole turn and takes the plan that leaves it best off."""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Iterator, Sequence
from heapq import heappop, heappush
from itertools import count
from math import inf
from typing import NamedTuple

from hansetable.core import Action, Bound, Game, Seat, State

PATIENCE = 16
"""How many times its budget a search takes to find the best end before it takes any."""

_Chain = tuple["_Chain", Hashable, Action] | None
"""What is said on the way to a position: the chain before, the last position's key, the action."""

_Plan = tuple[float, int, State, Action, State | None, Hashable, _Chain]
"""What is to be tried: by which promise, in which order, where, what, the position after it if that
is known, and the way to there."""


class End(NamedTuple):
    """Where a plan leads to: the position at the end of the turn, its worth, the way to it."""

    worth: float
    state: State
    chain: _Chain

    def links(self) -> Iterator[tuple[Hashable, Action]]:
        """Yield each position on the way with what is said there, the last one first."""
        chain = self.chain
        while chain is not None:
            chain, key, action = chain
            yield key, action

    def line(self) -> tuple[Action, ...]:
        """Return what is said on the way, the first action first."""
        return tuple(said for _, said in self.links())[::-1]


class Found(NamedTuple):
    """What a search has found: the ends of the turn, and how many positions it tried for them."""

    ends: Sequence[End]
    tried: int


def follow(state: State, seat: Seat, line: Iterable[Action]) -> None:
    """Say what a seat wants to, as long as it may; something else may have been turned up."""
    for action in line:
        if state.refuses(seat, action) is not None:
            return
        state.push(seat, action)


class Greedy:
    """Searches its own turn, decision by decision, to where somebody else is asked.

    What the best plan says for each position is kept, so that the rest of the turn needs no
    search. If the table then shows something new, it is searched again. ``tried`` counts the
    positions that were tried so far.
    """

    slack = 0.0
    """How much less than the best end another one may promise and still be looked for."""

    def __init__(self, game: Game, seed: int) -> None:
        self._game = game
        self._plan: dict[Hashable, Action] = {}
        self.plans = 0
        self.tried = 0

    def choose(self, view: State, seat: Seat, budget: int) -> Action:
        """Return the next action of the plan; make the plan if there is none."""
        listed = view.listed(seat)
        if len(listed) == 1:
            return listed[0]
        key = view.key(seat)
        if key not in self._plan:
            self.plans += 1
            ends = self._search(view, seat, budget)
            self._plan = dict(self.pick(view, ends, seat).links())
        return self._plan[key]

    def _search(self, view: State, seat: Seat, budget: int) -> Sequence[End]:
        """Return the ends of the turn, and count the positions that were tried."""
        ends, tried = search(self._game, view, seat, budget, self.slack)
        self.tried += tried
        return ends

    def pick(self, view: State, ends: Sequence[End], seat: Seat) -> End:
        """Return the end that the turn, begun in this view, is to come to."""
        return best_of(ends)


def best_of(ends: Sequence[End]) -> End:
    """Return the end that is worth most, the first one of equals."""
    return max(ends, key=lambda end: end.worth)


def search(game: Game, view: State, seat: Seat, budget: int, slack: float = 0.0) -> Found:
    """Return the ends of the turn that are found within a budget; ``seat`` must be asked.

    Actions are tried in the order of their promise: the least `Game.action_bounds` of any
    action on the way to them. Equal positions are met once, by their keys. It is over when nothing
    that waits promises more than the best `Game.evaluate` of an end, less ``slack``; if there is
    none after `PATIENCE` times the budget, it goes straight on to one.
    """
    serial = count()
    whole, late = budget, budget - PATIENCE * budget
    first: list[_Plan] = []  # what may lead anywhere; the latest is tried before all else
    waiting: list[_Plan] = []

    def expand(state: State, key: Hashable, promise: float, chain: _Chain) -> None:
        """Let every sensible action of a position wait; all of them if none is sensible."""
        listed = state.listed(seat)
        rated = zip(game.action_bounds(state, seat, listed), listed, strict=True)
        sensible = [pair for pair in rated if pair[0].worth > -inf]
        if budget <= late:  # straight on to an end, by what promises most
            sensible.sort(key=lambda pair: pair[0].worth)
        for bound, action in sensible or [(Bound(promise), action) for action in listed]:
            order = -min(promise, bound.worth)  # of equal ones the latest goes first
            plan = order, -next(serial), state, action, bound.after, key, chain
            if order == -inf or budget <= late:
                first.append(plan)
            else:
                heappush(waiting, plan)

    ends: list[End] = []
    best = -inf
    start = view.key(seat)
    met = {start: budget + 1}
    expand(view, start, inf, None)
    while (first or waiting) and (budget > 0 or not ends):
        promise, _, parent, action, child, key, way = first.pop() if first else heappop(waiting)
        if -promise <= best - slack:
            break  # nothing that waits is believed to be better
        chain = (way, key, action)
        if child is None:
            child = parent.clone()
            child.push(seat, action)
        budget -= 1
        if seat not in child.asked():
            worth = game.evaluate(child, seat)
            best = max(best, worth)
            ends.append(End(worth, child, chain))
        elif met.setdefault(key := child.key(seat), budget) == budget:
            expand(child, key, -promise, chain)
    return Found(ends, whole - budget)

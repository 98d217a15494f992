"""A player who plans the whole turn and takes the plan that leaves it best off."""

from __future__ import annotations

from collections.abc import Hashable, Iterator
from heapq import heappop, heappush
from itertools import count
from math import inf

from hansetable.core import Action, Game, Seat, State

_Chain = tuple["_Chain", Hashable, Action] | None
"""What is said on the way to a position: the chain before, the last position's key, the action."""


class Greedy:
    """Searches its own turn, decision by decision, to where somebody else is asked.

    Actions are tried in the order of their promise: the least that `Game.likes` said of any
    action on the way to them. Equal positions are met once, by their keys. The end with the best
    `Game.worth` is the plan, and what it says for each position is kept, so that the rest of the
    turn needs no search. If the table then shows something new, it is searched again.
    """

    def __init__(self, game: Game, seed: int) -> None:
        self._game = game
        self._plan: dict[Hashable, Action] = {}
        self._serial = count()

    def choose(self, view: State, seat: Seat, budget: int) -> Action:
        """Return the next action of the plan; make the plan if there is none."""
        listed = view.listed(seat)
        if len(listed) == 1:
            return listed[0]
        key = view.key(seat)
        if key not in self._plan:
            self._plan = dict(_links(self._search(view, seat, key, budget)))
        return self._plan[key]

    def _search(self, view: State, seat: Seat, start: Hashable, budget: int) -> _Chain:
        """Return the chain to the best end of the turn that is found within the budget."""
        worth = self._game.worth
        best, found = -inf, None
        met = {start}
        waiting: list[tuple[float, int, State, Action, _Chain]] = []
        self._expand(view, seat, start, inf, None, waiting)
        while waiting and (budget > 0 or found is None):
            promise, _, parent, action, chain = heappop(waiting)
            if -promise <= best:
                break  # nothing that waits is believed to be better
            child = parent.clone()
            child.push(seat, action)
            budget -= 1
            if seat not in child.asked():
                value = worth(child)[seat]
                if value > best or found is None:
                    best, found = value, chain
            elif (key := child.key(seat)) not in met:
                met.add(key)
                self._expand(child, seat, key, -promise, chain, waiting)
        return found

    def _expand(
        self,
        state: State,
        seat: Seat,
        key: Hashable,
        promise: float,
        chain: _Chain,
        waiting: list[tuple[float, int, State, Action, _Chain]],
    ) -> None:
        """Let every sensible action of a position wait; all of them if none is sensible."""
        likes = self._game.likes
        listed = state.listed(seat)
        liked = [(likes(state, seat, action), action) for action in listed]
        sensible = [pair for pair in liked if pair[0] > -inf] or [(promise, a) for a in listed]
        for value, action in sensible:
            order = -min(promise, value), -next(self._serial)  # of equal ones the latest first
            heappush(waiting, (*order, state, action, (chain, key, action)))


def _links(chain: _Chain) -> Iterator[tuple[Hashable, Action]]:
    """Yield each position on a chain with what is said there."""
    while chain is not None:
        chain, key, action = chain
        yield key, action

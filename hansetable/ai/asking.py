"""What a player asks others for who goes by a worth, and whether they agree."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import inf

from hansetable.ai.greedy import End, follow
from hansetable.core import Action, Game, Seat, State

Rate = Callable[[End, Seat], float]
"""What an end is worth to a seat."""
GAIN = 0.005
"""Others are asked for what makes the end of a turn better by so much."""
TRIED = 3
"""Of so many requests, those that gain most, it is found out whether the other agrees."""
WORLDS = 12
"""In so many imagined worlds the other says yes or no."""
LIKELY = 0.65
"""The part of these answers that are to be yes."""


def with_request(game: Game, view: State, best: End, seat: Seat, rate: Rate) -> End:
    """Return a request on the way to the best end of a turn, or that end if none is worth it.

    It is worth it if it leaves the seat better off and probably the other too, as far as the view
    tells. It is made at the first question of the way that leaves room for any.
    """
    found: Sequence[Action] = ()
    now, rest = view.clone(), [*best.line()]
    while rest and not (found := game.requests(now, seat)):
        now.push(seat, rest.pop(0))
    if not rest or best.state.final is not None:
        return best
    asking = _Asking(game, now, seat, rate, rest, rate(best, seat))
    said = asking.best_of(found)
    if said is None:
        return best
    chain = best.chain
    for _ in rest:
        assert chain is not None
        chain = chain[0]
    after = asking.asked(now, said)
    return End(game.evaluate(after, seat), after, (chain, now.key(seat), said))


class _Asking:
    """Judges what can be asked for in a view, where the turn is to go on in a certain way."""

    def __init__(
        self, game: Game, view: State, seat: Seat, rate: Rate, rest: Sequence[Action], most: float
    ) -> None:
        self._game, self._view, self._seat, self._rate = game, view, seat, rate
        self._rest, self._most = rest, most

    def best_of(self, found: Sequence[Action]) -> Action | None:
        """Return the request that promises most, or None if none promises anything."""
        rated = sorted(((self._agreed(said), said) for said in found), key=lambda pair: -pair[0])
        best, most = None, self._most
        for agreed, said in rated[:TRIED]:
            if agreed > self._most + GAIN and (hope := self._hope(said, agreed)) > most:
                best, most = said, hope
        return best

    def asked(self, position: State, said: Action) -> State:
        """Return the position after a request."""
        after = position.clone()
        after.push(self._seat, said)
        return after

    def _agreed(self, said: Action) -> float:
        """What the turn is worth that goes on after a yes; nothing if it cannot go on."""
        after = self._answered(self.asked(self._view, said))[0]
        follow(after, self._seat, self._rest)
        return -inf if self._seat in after.asked() else self._worth(after, self._seat)

    def _hope(self, said: Action, agreed: float) -> float:
        """What a request is worth that is worth so much after a yes, likely as that is."""
        worlds = [self.asked(self._view.imagine(rng), said) for rng in range(WORLDS)]
        likely = sum(map(self._agrees, worlds)) / WORLDS
        if likely < LIKELY:
            return -inf
        after = self._answered(self.asked(self._view, said))[1]
        refused = self._most if self._seat in after.asked() else self._worth(after, self._seat)
        return likely * agreed + (1 - likely) * refused

    def _agrees(self, world: State) -> bool:
        """Tell whether the other says yes in an imagined world, by what it sees there."""
        (other,) = world.asked()
        if self._game.answers(world, self._seat)[0] not in world.listed(other):
            return False
        views = self._answered(world.seen_by(other))
        yes, no = [self._worth(view, other) for view in views]
        return yes > no

    def _answered(self, view: State) -> Sequence[State]:
        """The positions after a yes and after a no."""
        (other,) = view.asked()
        views = []
        for answer in self._game.answers(view, self._seat):
            views.append(view.clone())
            views[-1].push(other, answer)
        return views

    def _worth(self, view: State, seat: Seat) -> float:
        return self._rate(End(self._game.evaluate(view, seat), view, None), seat)

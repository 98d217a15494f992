"""A player who plays the best ends of its turn on in imagined worlds before it takes one."""

from __future__ import annotations

from collections.abc import Hashable, Sequence

from hansetable.ai.greedy import End, follow, search
from hansetable.ai.learned import Learned, has_later_turn, imagined, value
from hansetable.ai.worth import Worth
from hansetable.core import Game, Seat, State

CANDIDATES, WORLDS = 4, 8
"""How many ends are played on at most, and in how many worlds the last two of them."""
POSITIONS = 40
"""How many positions those look at for a turn with whom it is played on."""
_MOST = 400
"""How many actions it is played on at most."""


class Ahead(Learned):
    """Ranks the ends of its turn by what they are worth a round later.

    Each is played on in the same imagined worlds; after a quarter and a half of these the worse
    half of the ends is given up (sequential halving, Karnin, Koren and Somekh 2013).
    """

    def pick(self, view: State, ends: Sequence[End], seat: Seat) -> End:
        """Return the end that is worth most a round later; in the last turn, that now."""
        best = self._ranked(view, ends, seat)
        if not has_later_turn(self._game, best, seat):
            return self._asking(view, best[0], seat)
        told_apart: dict[Hashable, End] = {}
        for end in best:
            told_apart.setdefault(end.state.key(seat), end)
        left = [(0.0, at, end) for at, end in enumerate([*told_apart.values()][:CANDIDATES])]
        for number in range(WORLDS if len(left) > 1 else 0):
            if number in (WORLDS // 4, WORLDS // 2):
                left = sorted(left)[: max(2, -(-len(left) // 2))]
            world = view.imagine(self.plans * WORLDS + number)
            left = [
                (lost - self._later(world.clone(), end, seat), at, end) for lost, at, end in left
            ]
        return self._asking(view, min(left)[2], seat)

    def _later(self, world: State, end: End, seat: Seat) -> float:
        """What an end is worth a round later in a world, which is played on."""
        follow(world, seat, end.line())
        assert self._worth is not None
        return worth_later(self._game, self._worth, world, seat)


def worth_later(game: Game, worth: Worth, world: State, seat: Seat) -> float:
    """Return what a position is worth to a seat at the end of its next turn, at least one later.

    All play by the worth, each from its own view; the world is played on.
    """
    players: dict[Seat, Learned] = {}
    waited = seat not in world.asked()
    for _ in range(_MOST):
        asked = world.asked()
        if not asked:
            break
        own = seat in asked
        if own and waited:
            view = world.seen_by(seat)
            if len(view.listed(seat)) > 1:
                ends = search(game, view, seat, POSITIONS, game.effort.slack)
                worlds = imagined(view) if any(end.state.final for end in ends) else ()
                return max(value(game, worth, worlds, end, seat) for end in ends)
        waited = waited or not own
        mover = seat if own else asked[0]
        if mover not in players:
            players[mover] = Learned(game, mover, worth)
        world.push(mover, players[mover].choose(world.seen_by(mover), mover, POSITIONS))
    view = world.seen_by(seat)
    if world.final is not None:
        return worth.of_result(world.final, seat)
    return value(game, worth, (), End(game.evaluate(view, seat), view, None), seat)

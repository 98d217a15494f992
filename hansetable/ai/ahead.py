"""A player who plays the best ends of its turn on in imagined worlds before it takes one."""

from __future__ import annotations

from collections.abc import Hashable, Sequence

from hansetable.ai.greedy import End, follow
from hansetable.ai.learned import Learned, has_later_turn, imagined, value
from hansetable.core import Seat, State

CANDIDATES, WORLDS = 4, 8
"""How many ends are played on at most, and in how many worlds the last two of them."""
POSITIONS = 40
"""How many positions are looked at for a turn while it is played on."""
MOST_POSITIONS = 12_000
"""After how many positions tried in these worlds no further one is begun."""
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
        most = self.tried + MOST_POSITIONS
        for number in range(WORLDS if len(left) > 1 else 0):
            if number in (WORLDS // 4, WORLDS // 2):
                left = sorted(left)[: max(2, -(-len(left) // 2))]
            world = view.imagine(self.plans * WORLDS + number)
            left = [
                (lost - self._later(world.clone(), end, seat), at, end) for lost, at, end in left
            ]
            if self.tried > most:
                break
        return self._asking(view, min(left)[2], seat)

    def _later(self, world: State, end: End, seat: Seat) -> float:
        """What an end is worth in a world, which is played on, when the next turn ends."""
        assert self._worth is not None
        follow(world, seat, end.line())
        players = [Learned(self._game, other, self._worth) for other in range(world.n)]
        play_round(world, seat, players)
        self.tried += sum(player.tried for player in players)
        if world.final is not None:
            return self._worth.of_result(world.final, seat)
        view = world.seen_by(seat)
        if seat not in world.asked():  # it did not come to that
            later = End(self._game.evaluate(view, seat), view, None)
            return value(self._game, self._worth, (), later, seat)
        ends = self._search(view, seat, POSITIONS)
        worlds = imagined(view) if any(end.state.final for end in ends) else ()
        return max(value(self._game, self._worth, worlds, end, seat) for end in ends)


def play_round(world: State, seat: Seat, players: Sequence[Learned]) -> None:
    """Play a world on to where a seat that others were asked after has a choice again."""
    waited = seat not in world.asked()
    for _ in range(_MOST):
        asked = world.asked()
        if not asked:
            return
        own = seat in asked
        if own and waited and len(world.seen_by(seat).listed(seat)) > 1:
            return
        waited = waited or not own
        mover = seat if own else asked[0]
        world.push(mover, players[mover].choose(world.seen_by(mover), mover, POSITIONS))

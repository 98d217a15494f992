"""A player who thinks sensibly, but not far, and makes mistakes."""

from __future__ import annotations

from collections.abc import Sequence
from math import inf

from hansetable.ai.greedy import End, Greedy
from hansetable.ai.random import Dice
from hansetable.core import Action, Game, Seat, State

NEXT = 30
"""Instead of the best end it takes one of so many that come next."""
PLAIN = 0.7
"""An end that is better than the next one by this part of what ends differ is seen by anybody."""
LATE = 0.4
"""With less of the game left it makes no mistakes: what is at stake is plain then."""


class Apprentice(Greedy):
    """Searches its turn as `Greedy` does, and mostly takes another end than the best one.

    Which one that is depends on its seed and what it knows.
    """

    slack = inf

    def __init__(self, game: Game, seed: int) -> None:
        super().__init__(game, seed)
        self._dice = Dice(seed)

    def choose(self, view: State, seat: Seat, budget: int) -> Action:
        """Return the next action of the plan; make the plan if there is none."""
        return super().choose(view, seat, min(budget, self._game.effort.positions))

    def pick(self, view: State, ends: Sequence[End], seat: Seat) -> End:
        """Return the best end if that is plain to see, else one of those that come next."""
        best, *others = sorted(ends, key=lambda end: -end.worth)
        (*_, (start, _)) = best.links()
        late = self._game.clock(best.state, seat) < LATE
        if (
            late
            or not others
            or best.worth - others[0].worth > PLAIN * (best.worth - others[-1].worth)
        ):
            return best
        return others[self._dice.roll(start) % min(NEXT, len(others))]

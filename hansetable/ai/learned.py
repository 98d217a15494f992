"""A player who ranks the ends of its turn by a worth that was learned from games."""

from __future__ import annotations

from collections.abc import Sequence

from hansetable.ai.greedy import End, Greedy
from hansetable.ai.worth import Worth, features_of, shipped
from hansetable.core import Action, Game, Seat, State


class Learned(Greedy):
    """Searches its own turn as `Greedy` does, a little wider, and takes the end worth most.

    Where the game is over the result counts; where no turn is left, `Game.evaluate`.
    """

    def __init__(self, game: Game, seed: int, worth: Worth | None = None) -> None:
        super().__init__(game, seed)
        self.slack = game.effort.slack
        self._worth = worth

    def choose(self, view: State, seat: Seat, budget: int) -> Action:
        """Return the next action of the plan; make the plan if there is none.

        Raises:
            WorthError: the weights that come with the program cannot be used.
        """
        if self._worth is None:
            self._worth = shipped(self._game, view.n)
        return super().choose(view, seat, min(budget, self._game.effort.positions))

    def pick(self, ends: Sequence[End], seat: Seat) -> End:
        """Return the end that is worth most."""
        if len(ends) == 1:
            return ends[0]
        assert self._worth is not None
        return ranked(self._game, self._worth, ends, seat)[0]


def ranked(game: Game, worth: Worth, ends: Sequence[End], seat: Seat) -> Sequence[End]:
    """Return the ends of a turn, what is best for a seat first."""
    if all(end.state.final or not game.clock(end.state, seat) for end in ends):
        return sorted(ends, key=lambda end: -end.worth)
    return sorted(ends, key=lambda end: -value(game, worth, end, seat))


def value(game: Game, worth: Worth, end: End, seat: Seat) -> float:
    """Return what an end of a turn is worth to a seat; where the game is over, its result."""
    if end.state.final is not None:
        return worth.of_result(end.state.final, seat)
    features = features_of(game, end.state, seat, end.worth)
    return worth.of(features, game.clock(end.state, seat))

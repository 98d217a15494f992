"""A player who ranks the ends of its turn by a worth that was learned from games."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from statistics import fmean as mean

from hansetable.ai.asking import with_request
from hansetable.ai.greedy import End, Greedy, follow
from hansetable.ai.worth import Worth, features_of, shipped
from hansetable.core import Action, Game, Result, Seat, State

WORLDS = 8
"""How many worlds are imagined where something is not known."""


class Learned(Greedy):
    """Searches its own turn as `Greedy` does, a little wider, and takes the end worth most.

    Where the game is over the result counts, in imagined worlds; where no turn is left,
    `Game.evaluate`.
    """

    def __init__(self, game: Game, seed: int, worth: Worth | None = None) -> None:
        super().__init__(game, seed)
        self.slack = game.effort.slack
        self._worth = worth
        self._budget = 0

    def choose(self, view: State, seat: Seat, budget: int) -> Action:
        """Return the next action of the plan; make the plan if there is none.

        Raises:
            WorthError: the weights that come with the program cannot be used.
        """
        if self._worth is None:
            self._worth = shipped(self._game, view.n)
        self._budget = budget
        return super().choose(view, seat, min(budget, self._game.effort.positions))

    def pick(self, view: State, ends: Sequence[End], seat: Seat) -> End:
        """Return the end that is worth most, or what others are asked for on the way to it."""
        return self._asking(view, self._ranked(view, ends, seat)[0], seat)

    def _asking(self, view: State, best: End, seat: Seat) -> End:
        """Return what others are asked for on the way to an end; that end if it is nothing."""
        assert self._worth is not None
        rate = partial(value, self._game, self._worth, ())
        return with_request(self._game, view, best, seat, rate)

    def _ranked(self, view: State, ends: Sequence[End], seat: Seat) -> Sequence[End]:
        """Return the ends of a turn, the best first; the last one is searched with all there is.

        What it brings is known exactly, and nothing that was missed comes again. What others are
        asked for is no end, see `_asking`.
        """
        if not has_later_turn(self._game, ends, seat):
            ends = self._search(view, seat, self._budget)
        if len(ends) == 1:
            return ends
        assert self._worth is not None
        plain = [end for end in ends if not self._game.answers(end.state, seat)]
        return ranked(self._game, self._worth, view, plain or ends, seat)


def has_later_turn(game: Game, ends: Sequence[End], seat: Seat) -> bool:
    """Whether the seat has another turn after this one, wherever it ends."""
    return any(game.clock(end.state, seat) for end in ends)


def ranked(game: Game, worth: Worth, view: State, ends: Sequence[End], seat: Seat) -> Sequence[End]:
    """Return the ends of a turn that begins in a view, what is best for a seat first."""
    over = any(end.state.final for end in ends)
    if not over and not has_later_turn(game, ends, seat):
        return sorted(ends, key=lambda end: -end.worth)
    worlds = imagined(view) if over else ()
    return sorted(ends, key=lambda end: -value(game, worth, worlds, end, seat))


def value(game: Game, worth: Worth, worlds: Sequence[State], end: End, seat: Seat) -> float:
    """Return what an end of a turn is worth to a seat; where the game is over, its results."""
    if end.state.final is None:
        features = features_of(game, end.state, seat, end.worth)
        return worth.of(features, game.clock(end.state, seat))
    return mean(worth.of_result(one, seat) for one in results(worlds, end, seat))


def chance(
    game: Game, worth: Worth, worlds: Sequence[State], end: End, seat: Seat, waits: bool = False
) -> float:
    """Return the chance of winning at an end of a turn, from 0 to 1; see `Worth.chance_of`."""
    if end.state.final is None:
        found = value(game, worth, worlds, end, seat)
        return worth.chance_of(found, game.clock(end.state, seat), end.state.n, waits)
    return mean(result.share(seat) for result in results(worlds, end, seat))


def imagined(view: State) -> Sequence[State]:
    """Return worlds that fit a view, the same ones for equal views."""
    return [view.imagine(rng) for rng in range(WORLDS)]


def results(worlds: Sequence[State], end: End, seat: Seat) -> Sequence[Result]:
    """Return how a game may be over at an end of the turn that begins in these worlds.

    The view there does not know it if there is anything that counts in what others hide.
    """
    found = []
    for world in worlds:
        after = world.clone()
        follow(after, seat, end.line())
        if after.final is not None:
            found.append(after.final)
    assert end.state.final is not None
    return found or [end.state.final]

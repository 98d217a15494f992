"""Games that are played to learn from, and games that show what has been learned."""

from __future__ import annotations

from array import array
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from random import Random

from hansetable import games
from hansetable.ai.arena import MOST_ACTIONS
from hansetable.ai.greedy import End, Greedy
from hansetable.ai.learned import Learned, ranked
from hansetable.ai.player import DEFAULT_BUDGET, Player
from hansetable.ai.worth import Worth, features_of, margin
from hansetable.core import Game, Result, Seat, State

EXPLORED, BEST = 0.28, 4
"""How often a turn ends in one of the best ends instead of the best one, and of how many."""
STYLED, STEADY = 0.2, 0.25
"""How often a seat plays one-sidedly, and how often else by `Game.evaluate` after all."""
VARIED = 0.25
"""How often the options of a game are drawn, apart from house rules."""
WAITED = 0.1
"""How often the position of a seat is kept after an action of another one."""


@dataclass(slots=True)
class Samples:
    """Positions at the end of turns: features a row, the clock, and how the game ended.

    ``won`` is the part of the victory of the seat, ``margin`` its points ahead of the best other.
    ``waiting`` are positions in which others have acted since the turn of the seat.
    """

    features: array[float] = field(default_factory=lambda: array("f"))
    clock: array[float] = field(default_factory=lambda: array("f"))
    won: array[float] = field(default_factory=lambda: array("f"))
    margin: array[float] = field(default_factory=lambda: array("f"))
    waiting: Samples | None = None


_Note = tuple[Seat, float, Sequence[float]]
"""Whose position it was, the clock, and the features."""


class Explorer(Greedy):
    """Plays by a worth, or by `Game.evaluate` in a style, tries other ends, and keeps notes."""

    def __init__(
        self,
        game: Game,
        random: Random,
        worth: Worth | None,
        style: Mapping[str, float],
        notes: list[_Note],
    ) -> None:
        super().__init__(game, 0)
        self.slack = game.effort.slack
        self._worth, self._random, self._style, self._notes = worth, random, style, notes

    def pick(self, view: State, ends: Sequence[End], seat: Seat) -> End:
        """Return one of the best ends, mostly the best one."""
        if self._worth is not None:
            best = ranked(self._game, self._worth, view, ends, seat)
        else:
            best = sorted(ends, key=lambda end: -self._styled(end, seat))
        explores = self._random.random() < EXPLORED
        end = best[self._random.randrange(min(BEST, len(best))) if explores else 0]
        if end.state.final is None:
            self._notes.append(_note(self._game, end.state, seat, end.worth))
        return end

    def _styled(self, end: End, seat: Seat) -> float:
        """What an end is worth to one who plays by `Game.evaluate` in this style."""
        if not self._style or end.state.final is not None:
            return end.worth
        features = self._game.features(end.state, seat)
        return end.worth + sum([more * features[name] for name, more in self._style.items()])


def _note(game: Game, view: State, seat: Seat, worth: float) -> _Note:
    return seat, game.clock(view, seat), [*features_of(game, view, seat, worth).values()]


def explore(name: str, seats: int, worth: Worth | None, seed: int) -> Samples:
    """Play a game with itself, the players in ever other styles, and return its positions."""
    game, random = games.game(name), Random(seed)
    options = (
        {option.name: random.choice(option.values) for option in game.options if not option.house}
        if random.random() < VARIED
        else {}
    )
    notes, waiting, lots = list[_Note](), list[_Note](), Random(str(seed))
    players = []
    for _ in range(seats):
        own, style = worth, dict[str, float]()
        if random.random() < STYLED:
            own, style = None, dict(game.styles[random.choice([*game.styles])])
        elif random.random() < STEADY:
            own = None
        players.append(Explorer(game, random, own, style, notes))

    def watch(state: State, by: Seat) -> None:
        for seat in range(seats):
            if seat != by and seat not in state.asked() and lots.random() < WAITED:
                view = state.seen_by(seat)
                waiting.append(_note(game, view, seat, game.evaluate(view, seat)))

    result = play(game, players, seed, options, game.effort.positions, watch)
    if result is None:
        return Samples(waiting=Samples())
    samples = _samples(notes, result)
    samples.waiting = _samples(waiting, result)
    return samples


def _samples(notes: Sequence[_Note], result: Result) -> Samples:
    samples = Samples()
    for seat, clock, features in notes:
        samples.features.extend(features)
        samples.clock.append(clock)
        samples.won.append(result.share(seat))
        samples.margin.append(margin(result, seat))
    return samples


def duel(
    name: str, seats: int, worth: Worth, rival: Worth | None, seed: int
) -> list[tuple[float, float]]:
    """Play the same game from every seat against a rival (None: `Greedy`) on all others.

    Returns the part of the victory and the margin of each game.
    """
    game = games.game(name)
    found = []
    for seat in range(seats):
        others = [
            Greedy(game, o) if rival is None else Learned(game, o, rival) for o in range(seats)
        ]
        players: list[Player] = [*others]
        players[seat] = Learned(game, seat, worth)
        result = play(game, players, seed, {}, DEFAULT_BUDGET)
        if result is not None:
            found.append((result.share(seat), margin(result, seat)))
    return found


def play(
    game: Game,
    players: Sequence[Player],
    seed: int,
    options: Mapping[str, str],
    budget: int,
    watch: Callable[[State, Seat], None] | None = None,
) -> Result | None:
    """Play a game, each player shown its own view only; None: it came to no end.

    ``watch`` is told who acted after each action but the last.
    """
    state: State = game.deal(len(players), seed, options)
    for _ in range(MOST_ACTIONS):
        asked = state.asked()
        if not asked:
            break
        seat = asked[0]
        state.push(seat, players[seat].choose(state.seen_by(seat), seat, budget))
        if watch and state.final is None:
            watch(state, seat)
    return state.result()

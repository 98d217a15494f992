"""What a game was like for one seat: its chance of winning, what it decided, and what was luck.

All is found from what the seat saw. A review never meets a hidden card: where something is drawn
or turned up, or others hide cards, worlds are imagined that fit the view.
"""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from dataclasses import dataclass
from functools import cached_property
from math import sqrt
from random import Random
from statistics import mean, stdev
from typing import NamedTuple

from hansetable.ai.greedy import End, search
from hansetable.ai.learned import WORLDS, Learned, chance, imagined
from hansetable.ai.player import Player
from hansetable.ai.reasons import Difference, differences
from hansetable.ai.results import NORMAL
from hansetable.ai.selfplay import Explorer
from hansetable.ai.worth import Worth
from hansetable.core import Action, Game, Seat, State

MOST_WORLDS = 4 * WORLDS
"""How many at most are needed to tell whether something was a mistake."""
PREPARED = 2
"""In how many of the worlds a game is prepared to see how it begins."""
CANDIDATES = 3
"""How many other actions are weighed at a decision, the most promising ones."""
STEPS = 0.01, 0.03, 0.08
"""What a slip, a mistake, a blunder costs at least, as sure as 95 %."""
_POLICY = 40
"""How many positions the players look at with whom a decision is played on."""
_MOST = 400
"""How many actions a decision is played on at most."""


class Moment(NamedTuple):
    """What a seat saw before an action: the table, who acted, and what, if that was in the open.

    After the last action nobody acts.
    """

    view: State
    actor: Seat | None
    action: Action | None


@dataclass(frozen=True, slots=True)
class Decision:
    """A decision of the seat among several actions; chances are from 0 to 1.

    ``before`` is the chance with the best action that was found, ``after`` that with what was
    played, before anything was drawn. ``edge`` is by how much what was played is better than the
    best of the others, which begins with ``best``; below 0 it is what was lost.
    A loss that looks large enough is checked: both actions are played on in the same imagined
    worlds, ``noise`` is the 95 % interval of what that says, not of ``loss`` itself; else it is 0.
    ``step`` tells how large both are at least, see `STEPS`: 0 is no mistake. ``differences`` tell
    why, largest first.
    """

    number: int
    before: float
    after: float
    edge: float
    noise: float
    step: int
    played: Action
    best: tuple[Action, ...]
    differences: tuple[Difference, ...]

    @property
    def loss(self) -> float:
        """How much of the chance was given away."""
        return max(0.0, -self.edge)


@dataclass(frozen=True, slots=True)
class Part:
    """What one action changed: the chance after it, and what of the change was luck and skill.

    ``decision`` is there if the seat itself had a choice.
    """

    chance: float
    luck: float
    skill: float
    decision: Decision | None = None


class Reviewer:
    """Finds for one seat what each action of a game has changed."""

    def __init__(
        self, game: Game, worth: Worth, seat: Seat, moments: Sequence[Moment], budget: int = 0
    ) -> None:
        """Begin a review; ``budget`` is how many positions a decision is worth, 0 the usual."""
        self._game, self._worth, self._seat, self._moments = game, worth, seat, moments
        self._budget = budget or game.effort.positions
        self._known: dict[Hashable, float] = {}
        self._found: dict[Hashable, Sequence[End]] = {}
        self._before: dict[int, float] = {}
        self._decisions: dict[int, Decision] = {}
        self._ends: dict[int, set[Hashable]] = {}

    @cached_property
    def start(self) -> float:
        """The chance at the beginning."""
        return self._at(0)

    def part(self, number: int) -> Part:
        """Return what an action has changed.

        What it brought to light is luck, as far as it is better than what it brings on the average:
        both are found in the same way, so that nobody is lucky in the long run. So is what others
        chose in secret, as far as it is better than what they would choose who play by the worth.
        """
        moment = self._moments[number]
        before, chance = self._at(number), self._at(number + 1)
        luck = 0.0
        if worlds := self._after(moment.view, moment.actor, moment.action):
            view = self._moments[number + 1].view
            if {self._key(view)} != {*map(self._key, worlds)}:
                waits = self._waits(number + 1)
                luck = self._value(view, waits) - self._mean(worlds, waits)
        return Part(chance, luck, chance - before - luck, self._decisions.get(number))

    # ---- chances ------------------------------------------------------------------------------

    def _at(self, number: int) -> float:
        """The chance at a moment of the game."""
        if number not in self._before:
            moment = self._moments[number]
            self._before[number] = (
                self._decided(number)
                if moment.actor == self._seat
                else self._value(moment.view, self._waits(number))
            )
        return self._before[number]

    def _waits(self, number: int) -> bool:
        """Tell whether others have acted since the last own turn."""
        return not number or self._moments[number - 1].actor != self._seat

    def _value(self, view: State, waits: bool) -> float:
        """The chance in a view; where the seat is asked, at the best end of its turn."""
        if self._prepares(view):
            return self._begun(view)
        if view.final is not None or self._seat not in view.asked():
            end = End(self._game.evaluate(view, self._seat), view, None)
            return self._chance(end, waits=waits)
        key = self._key(view)
        if key not in self._known:
            self._known[key] = max(self._chance(end, view) for end in self._search(view))
        return self._known[key]

    def _prepares(self, view: State) -> bool:
        return view.final is None and not self._game.progress(view)["round"]

    def _begun(self, view: State) -> float:
        """The chance where the first round begins, if all prepare it who play by the worth.

        As long as some have what others will yet get, nothing can be compared.
        """
        key = self._key(view)
        if key not in self._known:
            found = []
            for world in imagined(view)[:PREPARED]:
                while self._prepares(world):
                    seat = world.asked()[0]
                    player = Learned(self._game, seat, self._worth)
                    world.push(seat, player.choose(world.seen_by(seat), seat, _POLICY))
                found.append(world.seen_by(self._seat))
            self._known[key] = self._mean(found, True)
        return self._known[key]

    def _mean(self, views: Sequence[State], waits: bool = False) -> float:
        """The mean chance in some views, of which many are the same."""
        known = {self._key(view): view for view in views}
        chances = {key: self._value(view, waits) for key, view in known.items()}
        return mean(chances[self._key(view)] for view in views)

    def _key(self, view: State) -> Hashable:
        return view.key(self._seat)

    def _search(self, view: State) -> Sequence[End]:
        key = self._key(view)
        if key not in self._found:
            slack = self._game.effort.slack
            self._found[key] = search(self._game, view, self._seat, self._budget, slack).ends
        return self._found[key]

    def _chance(self, end: End, view: State | None = None, waits: bool = False) -> float:
        """The chance at an end; a view before it does not know how a game ends, its worlds do."""
        worlds = imagined(view) if view is not None and end.state.final else ()
        return chance(self._game, self._worth, worlds, end, self._seat, waits)

    def _after(self, view: State, actor: Seat | None, action: Action | None) -> list[State]:
        """Return what the seat may see after an action, in each imagined world that allows it.

        If it is not known, it is what one would choose there who plays by the worth.
        """
        found = []
        for world in imagined(view):
            if actor is None or actor not in world.asked():
                continue
            player = Learned(self._game, actor, self._worth)
            said = action or player.choose(world.seen_by(actor), actor, _POLICY)
            if world.refuses(actor, said) is None:
                world.push(actor, said)
                found.append(world.seen_by(self._seat))
        return found

    # ---- decisions ----------------------------------------------------------------------------

    def _decided(self, number: int) -> float:
        """Weigh a decision of the seat against others, and return the chance before it."""
        view, _, action = self._moments[number]
        assert action is not None
        reached: set[Hashable] = set()
        worlds = self._after(view, self._seat, action)
        if {*map(self._key, worlds)} == {self._key(self._moments[number + 1].view)}:
            after = self._at(number + 1)  # what was played further on is known to be possible
            reached |= self._ends.get(number + 1, set())
        else:
            after = self._mean(worlds)
        self._ends[number] = reached
        if len(view.listed(self._seat)) == 1:
            return after
        others: dict[Action, tuple[float, End]] = {}
        own: list[End] = []
        for end in self._search(view):
            key, line = self._key(end.state), end.line()
            if line[0] == action or key in reached:
                reached.add(key)
                own.append(end)
                continue
            likely = self._chance(end, view)
            if line[0] not in others or likely > others[line[0]][0]:
                others[line[0]] = likely, end
        ranked = sorted(others.items(), key=lambda one: -one[1][0])[:CANDIDATES]
        weighed = [(self._if(view, first, *found), found[1]) for first, found in ranked]
        if not weighed:
            return after
        other, end = max(weighed, key=lambda one: one[0])
        self._decisions[number] = self._judged(number, after, other, end, own)
        return max(after, other)

    def _if(self, view: State, first: Action, likely: float, end: End) -> float:
        """The chance after another action; that of its end, unless it brings something to light."""
        seen = self._after(view, self._seat, first)
        alike = len({self._key(one) for one in seen}) == 1
        if end.state.final or (alike and not self._prepares(view)):
            return likely
        return self._mean(seen)

    def _judged(
        self, number: int, after: float, other: float, best: End, own: Sequence[End]
    ) -> Decision:
        view, _, action = self._moments[number]
        assert action is not None
        line, noise, step, why = best.line(), 0.0, 0, tuple[Difference, ...]()
        if other - after >= STEPS[0]:
            loss, noise = self._played_on(view, action, line[0])
            step = sum(min(other - after, loss - noise) >= least for least in STEPS)
        if step:
            here = max(own or self._ends_after(view, action), key=self._chance)
            why = differences(self._game, self._worth, self._seat, here, best)
        return Decision(
            number, max(after, other), after, after - other, noise, step, action, line, why
        )

    def _ends_after(self, view: State, action: Action) -> Sequence[End]:
        """Return the ends of the turn after an action, as far as they can be foreseen."""
        after = view.clone()
        after.push(self._seat, action)
        if after.final is None and self._seat in after.asked():
            return self._search(after)
        return [End(self._game.evaluate(after, self._seat), after, None)]

    def _played_on(self, view: State, action: Action, best: Action) -> tuple[float, float]:
        """Return how much better another action does than the one played, and the noise of that.

        Both are played on in the same worlds until the seat has ended its next turn, in so many
        worlds that it is sure, and no longer than the most of them could still prove a mistake.
        """
        losses: list[float] = []
        loss = half = then = 0.0
        while not losses or (len(losses) < MOST_WORLDS and loss - half < STEPS[0] <= loss - then):
            for rng in range(len(losses), len(losses) + WORLDS):
                better, worse = (self._later(view, rng, one) for one in (best, action))
                losses.append(better - worse)
            loss, half = mean(losses), NORMAL * stdev(losses) / sqrt(len(losses))
            then = half * sqrt(len(losses) / MOST_WORLDS)
        return loss, half

    def _later(self, view: State, rng: int, action: Action) -> float:
        """The chance after an action and a round of players who play by the worth, more or less.

        Some games hide little: it is the players that make the worlds different.
        """
        seat, world, players = self._seat, view.imagine(rng), dict[Seat, Player]()
        world.push(seat, action)
        waited = again = False
        for _ in range(_MOST):
            asked = world.asked()
            own = seat in asked
            if not asked or (again and not own):
                break
            waited, again = waited or not own, again or (waited and own)
            other = seat if own else asked[0]
            if other not in players:
                random = Random(rng * world.n + other)
                players[other] = Explorer(self._game, random, self._worth, {}, [])
            world.push(other, players[other].choose(world.seen_by(other), other, _POLICY))
        return self._value(world.seen_by(seat), not again)

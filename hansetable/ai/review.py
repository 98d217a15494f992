"""What a game was like for one seat: its chance of winning, what it decided, and what was luck.

All is found from what the seat saw. A review never meets a hidden card: where something is drawn
or turned up, or others hide cards, worlds are imagined that fit the view.
"""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from dataclasses import dataclass
from functools import cached_property
from math import hypot, sqrt
from statistics import mean, stdev
from typing import NamedTuple

from hansetable.ai.greedy import End, search
from hansetable.ai.learned import WORLDS, Learned, imagined, results, value
from hansetable.ai.reasons import Difference, explain
from hansetable.ai.results import NORMAL
from hansetable.ai.worth import Worth
from hansetable.core import Action, Game, Seat, State

CANDIDATES = 3
"""How many other actions are weighed at a decision, the most promising ones."""
DOUBTED = 0.01
"""A loss that looks smaller is none: it is not worth being played on."""
STEPS = 1.0, 2.0, 4.0
"""From how many times its noise on a loss is a slip, a mistake, a blunder."""
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
    ``noise`` is how uncertain a loss is, 0 if it looks too small to be one: both actions are played
    on in the same imagined worlds, and the 95 % interval of that counts together with how far it is
    from the loss at the end of the turn. ``step`` tells how large the loss is, see `STEPS`: 0 is no
    mistake. ``differences`` tell why, largest first.
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
        self._decisions: dict[int, Decision] = {}
        self._ends: dict[int, set[Hashable]] = {}

    @cached_property
    def start(self) -> float:
        """The chance at the beginning."""
        return self._at(0)

    def part(self, number: int) -> Part:
        """Return what an action has changed."""
        moment = self._moments[number]
        before, chance = self._at(number), self._at(number + 1)
        expected = chance
        if moment.action is None:
            expected = before  # what others choose in secret is luck
        elif moment.actor == self._seat:
            expected = self._expected(moment.view, moment.action)
        elif worlds := self._after(moment.view, moment.actor, moment.action):
            expected = mean(self._value(world, True) for world in worlds)
        decision = self._decisions.get(number)
        return Part(chance, chance - expected, expected - before, decision)

    # ---- chances ------------------------------------------------------------------------------

    def _at(self, number: int) -> float:
        """The chance at a moment of the game."""
        view = self._moments[number].view
        if self._moments[number].actor != self._seat:
            return self._value(view, not number or self._moments[number - 1].actor != self._seat)
        key = self._key(view)
        if number not in self._ends:
            self._known[key] = self._decided(number)
        return self._known[key]

    def _value(self, view: State, waits: bool = False) -> float:
        """The chance in a view; where the seat is asked, at the best end of its turn.

        ``waits`` tells that others have acted since the last own turn.
        """
        if view.final is not None or self._seat not in view.asked():
            return self._chance(End(self._game.evaluate(view, self._seat), view, None), waits)
        key = self._key(view)
        if key not in self._known:
            self._known[key] = max(self._likely(view, end) for end in self._search(view))
        return self._known[key]

    def _likely(self, view: State, end: End) -> float:
        """The chance at an end; a view does not know how a game ends, imagined worlds do."""
        if end.state.final is None:
            return self._chance(end)
        found = results(imagined(view), end, self._seat)
        return mean(result.share(self._seat) for result in found)

    def _key(self, view: State) -> Hashable:
        return view.key(self._seat)

    def _search(self, view: State) -> Sequence[End]:
        return search(self._game, view, self._seat, self._budget, self._game.effort.slack)

    def _chance(self, end: End, waits: bool = False) -> float:
        if end.state.final is not None:
            return end.state.final.share(self._seat)
        clock = self._game.clock(end.state, self._seat)
        worth = value(self._game, self._worth, (), end, self._seat)
        return self._worth.chance_of(worth, clock, end.state.n, waits)

    def _after(self, view: State, actor: Seat | None, action: Action) -> list[State]:
        """Return what the seat may see after an action, in each imagined world that allows it."""
        found = []
        for world in imagined(view):
            if actor is not None and world.refuses(actor, action) is None:
                world.push(actor, action)
                found.append(world.seen_by(self._seat))
        return found

    def _expected(self, view: State, action: Action) -> float:
        """The chance after an own action, before it is known what it brings to light."""
        return mean(map(self._value, self._after(view, self._seat, action)))

    # ---- decisions ----------------------------------------------------------------------------

    def _decided(self, number: int) -> float:
        """Weigh a decision of the seat against others, and return the chance before it."""
        view, _, action = self._moments[number]
        assert action is not None
        self._ends[number] = set()
        foreseen = {self._key(one) for one in self._after(view, self._seat, action)}
        if foreseen == {self._key(self._moments[number + 1].view)}:
            self._at(number + 1)  # first: what was played further on is known to be possible
            self._ends[number] |= self._ends.get(number + 1, set())
        after = self._expected(view, action)
        if len(view.listed(self._seat)) == 1:
            return after
        others: dict[Action, tuple[float, End]] = {}
        for end in self._search(view):
            key, line = self._key(end.state), end.line()
            if line[0] == action or key in self._ends[number]:
                self._ends[number].add(key)
                continue
            chance = self._likely(view, end)
            if line[0] not in others or chance > others[line[0]][0]:
                others[line[0]] = chance, end
        ranked = sorted(others.items(), key=lambda one: -one[1][0])[:CANDIDATES]
        weighed = [(self._if(view, first, *found), found[1]) for first, found in ranked]
        if not weighed:
            return after
        chance, end = max(weighed, key=lambda one: one[0])
        self._decisions[number] = self._judged(number, after, chance, end.line())
        return max(after, chance)

    def _if(self, view: State, first: Action, chance: float, end: End) -> float:
        """The chance after another action; that of its end, unless it brings something to light."""
        seen = self._after(view, self._seat, first)
        if end.state.final or len({self._key(one) for one in seen}) == 1:
            return chance
        return mean(map(self._value, seen))

    def _judged(
        self, number: int, after: float, other: float, best: tuple[Action, ...]
    ) -> Decision:
        view, _, action = self._moments[number]
        assert action is not None
        noise, step, why = 0.0, 0, tuple[Difference, ...]()
        if other - after >= DOUBTED:
            loss, half = self._played_on(view, action, best[0])
            noise = hypot(half, loss - (other - after))
            step = sum(min(loss, other - after) > times * noise for times in STEPS)
        if step:
            why = explain(self._game, self._worth, view, self._seat, action).differences
        return Decision(
            number, max(after, other), after, after - other, noise, step, action, best, why
        )

    def _played_on(self, view: State, action: Action, best: Action) -> tuple[float, float]:
        """Return how much better an action does than another one, and the noise of that.

        Both are played on in the same worlds until the seat has ended its next turn.
        """
        losses = [
            self._later(view.imagine(rng), best) - self._later(view.imagine(rng), action)
            for rng in range(WORLDS)
        ]
        return mean(losses), NORMAL * stdev(losses) / sqrt(WORLDS)

    def _later(self, world: State, action: Action) -> float:
        """The chance after an action and a round of players who play by the worth."""
        seat, players = self._seat, {}
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
                players[other] = Learned(self._game, other, self._worth)
            world.push(other, players[other].choose(world.seen_by(other), other, _POLICY))
        return self._value(world.seen_by(seat))

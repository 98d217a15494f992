"""Advice for a person: what a good player would do, what it gains, and what else there is."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from math import inf

from hansetable.ai.greedy import End, best_of, search
from hansetable.ai.learned import chance, imagined, ranked
from hansetable.ai.worth import Worth
from hansetable.core import Action, Game, Seat, State

ALTERNATIVES = 3
"""How many other actions are named at most."""
_TRIED = 6
"""How many other actions are looked at, the most promising ones."""
_WORLDS = 3
"""How many times hidden cards are imagined to find out whether an action shows something new."""


@dataclass(frozen=True, slots=True)
class Advice:
    """One action and where it leads to.

    ``line`` is the way to the end of the own turn that begins with it. If something is drawn or
    turned up on the way it ends there, and is ``unsure``: nobody can know what follows. ``gains``
    is what is sure to change on that way in the numbers of `Game.scoreboard` that are the seat's
    own, ``loss`` how much less it is believed to be worth than the best action.
    """

    line: tuple[Action, ...]
    gains: tuple[tuple[str, int], ...]
    loss: float
    unsure: bool

    @property
    def action(self) -> Action:
        """What is to be said now."""
        return self.line[0]


@dataclass(frozen=True, slots=True)
class Hint:
    """The advice for a seat: the best action, and some others, the better ones first.

    ``learned`` tells that a loss is one of the chance of winning, from 0 to 1.
    """

    seat: Seat
    best: Advice
    others: tuple[Advice, ...]
    learned: bool = False


@dataclass(frozen=True, slots=True)
class _Line:
    """A way that can be foreseen, the seat's numbers at its end, and what the turn is worth."""

    actions: tuple[Action, ...]
    after: Mapping[str, int]
    unsure: bool
    worth: float


def advise(game: Game, view: State, seat: Seat, budget: int, worth: Worth | None = None) -> Hint:
    """Advise a seat that is asked, from its view alone; equal views get equal hints.

    The best plan is the one that a player who goes by the worth finds within the budget, or the
    steady one if none was learned. As many positions again are looked at for the alternatives. If
    one of them turns out to be worth more, it is the best.
    """
    best = _line_from(game, view, seat, (), budget, worth)
    lines = [best]
    for action in _promising(game, view, seat, best.actions[0]):
        line = _line_from(game, view, seat, (action,), budget // _TRIED, worth)
        if all(Counter(line.actions) != Counter(other.actions) for other in lines):
            lines.append(line)
    lines.sort(key=lambda line: -line.worth)
    before = game.scoreboard(view)[seat]
    first, *others = (_advice(line, before, lines[0].worth) for line in lines)
    return Hint(seat, first, tuple(others[:ALTERNATIVES]), worth is not None)


def _promising(game: Game, view: State, seat: Seat, without: Action) -> list[Action]:
    """Return the other actions that are worth a look, the most promising ones first."""
    listed = view.listed(seat)
    rated = [*zip(game.action_bounds(view, seat, listed), listed, strict=True)]
    rated.sort(key=lambda pair: -pair[0].worth)
    sensible = [action for bound, action in rated if bound.worth > -inf and action != without]
    return sensible[:_TRIED]


def _line_from(
    game: Game, view: State, seat: Seat, first: tuple[Action, ...], budget: int, worth: Worth | None
) -> _Line:
    """Return the best way to the end of the turn that begins with none or one action."""
    now = view.clone()
    for action in first:
        now.push(seat, action)
    if seat not in now.asked():
        end = End(game.evaluate(now, seat), now, (None, view.key(seat), first[0]))
        first, now = (), view
    elif worth is None:
        end = best_of(search(game, now, seat, budget).ends)
    else:
        ends = search(game, now, seat, budget, game.effort.slack).ends
        end = ranked(game, worth, now, ends, seat)[0]
    found = chance(game, worth, imagined(now), end, seat) if worth else end.worth
    return _foreseen(game, view, seat, first + end.line(), found)


def _foreseen(
    game: Game, view: State, seat: Seat, actions: tuple[Action, ...], worth: float
) -> _Line:
    """Return the part of a way that can be foreseen: it ends where the seat sees something new.

    Hidden cards are only imagined to find that out; it is new if it is so however they lie.
    Beyond that the view holds no more than a guess.
    """
    now = view.clone()
    for number, action in enumerate(actions, 1):
        before = game.scoreboard(now)[seat]
        worlds = [now.imagine(rng) for rng in range(_WORLDS)]
        seen = [world.seen[seat] for world in worlds]
        for world in (now, *worlds):
            world.push(seat, action)
        if any(world.seen[seat] == old for world, old in zip(worlds, seen, strict=True)):
            continue
        table = game.pieces(now)
        if all(game.pieces(world.seen_by(seat)) == table for world in worlds):
            continue  # others have seen what this seat has known before
        after = game.scoreboard(now)[seat]
        real = [game.scoreboard(world)[seat] for world in worlds]
        sure = {
            key: new if all(numbers[key] == new for numbers in real) else before[key]
            for key, new in after.items()
        }
        return _Line(actions[:number], sure, seat in worlds[0].asked(), worth)
    return _Line(actions, game.scoreboard(now)[seat], False, worth)


def _advice(line: _Line, before: Mapping[str, int], best: float) -> Advice:
    gains = ((key, line.after[key] - old) for key, old in before.items())
    return Advice(
        line.actions, tuple(gain for gain in gains if gain[1]), best - line.worth, line.unsure
    )

"""What is left to do before a step is closed, and what an answer gives up for good."""

from __future__ import annotations

from collections.abc import Sequence
from math import inf

from hansetable.core import Action, Seat
from hansetable.games.kogge import actions as a
from hansetable.games.kogge.advice import action_bounds, evaluate
from hansetable.games.kogge.state import KoggeState
from hansetable.games.kogge.turn import Act

_RAIDS = a.RaidCity | a.RaidCog
_WORTH = (
    a.Found | a.BuyChip | a.BuyRaid | a.TakeMarker | a.TakeGood | a.BuyPair | a.Give | a.Load
    | a.Take
)  # fmt: skip


def useful(view: KoggeState, seat: Seat) -> Sequence[Action]:
    """Return what a player would not leave, the best first; of what is alike, the best one.

    A raid ends the turn: it is named last, and only with nothing else left.
    """
    listed = view.listed(seat)
    if a.Anchor() in listed and view.cog[seat] == view.began:
        return [action for action in listed if isinstance(action, a.Sail | a.Load)]
    if any(isinstance(action, a.Ready) for action in listed) and not view.stake[seat]:
        return [action for action in listed if isinstance(action, a.Stake)]
    bounds = action_bounds(view, seat, listed)
    sensible = [action for action, bound in zip(listed, bounds, strict=True) if bound.worth > -inf]
    best: dict[type[Action], tuple[float, Action]] = {}
    for action in sensible:
        if isinstance(action, _WORTH):
            gain = _gain(view, seat, action)
            if gain > best.get(type(action), (0.0, action))[0]:
                best[type(action)] = gain, action
    found = [action for _, action in sorted(best.values(), key=lambda pair: -pair[0])]
    return found or [action for action in sensible if isinstance(action, _RAIDS)]


def _gain(view: KoggeState, seat: Seat, action: Action) -> float:
    """What an action is worth by itself; what only begins something is worth a little."""
    if isinstance(action, a.Give | a.Take | a.Load):
        return 0.01
    after = view.clone()
    after.push(seat, action)
    return evaluate(after, seat) - evaluate(view, seat)


def gives_up(view: KoggeState, seat: Seat, action: Action) -> str:
    """Return the name of what an action gives up for good: by a raid, the rest of the turn."""
    if not (isinstance(action, _RAIDS) and isinstance(view.stack[-1], Act)):
        return ""
    rest = any(not isinstance(left, _RAIDS) for left in useful(view, seat))
    return "turn" if rest else ""

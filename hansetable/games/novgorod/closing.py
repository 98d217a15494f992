"""What is left to do before a phase is closed, and what an answer gives up for good."""

from __future__ import annotations

from collections.abc import Sequence

from hansetable.core import Action, Seat
from hansetable.games.novgorod import actions as a
from hansetable.games.novgorod.advice import evaluate
from hansetable.games.novgorod.state import NovgorodState

_WORTH: Sequence[type[Action]] = (a.Advance, a.Fulfil, a.Special, a.Produce)
"""What brings seals in phase 2, the kinds that bring most of them first."""


def useful(view: NovgorodState, seat: Seat) -> Sequence[Action]:
    """Return what a player would not leave, the best first.

    In phase 1 that are own offices, or with nothing laid yet every one; in phase 2 what brings
    seals, in phase 3 a purchase that is worth its price.
    """
    listed = view.listed(seat)
    lays = [action for action in listed if isinstance(action, a.Lay)]
    if lays:
        own = [lay for lay in lays if view.owned[seat] >> lay.c & 1]
        return sorted(own, key=lambda lay: -view.income(seat, lay.c)) or (
            [] if view.route else lays
        )
    if a.PASS in listed:
        return _purchases(view, seat, listed)
    return [action for kind in _WORTH for action in listed if isinstance(action, kind)]


def _purchases(view: NovgorodState, seat: Seat, listed: Sequence[Action]) -> list[Action]:
    """What is worth more than the ducats that it costs, the best first."""
    now, found = evaluate(view, seat), []
    for action in listed:
        if isinstance(action, a.BuyOffice | a.BuyMission | a.DrawMission | a.Upgrade):
            after = view.clone()
            after.push(seat, action)
            gain = evaluate(after, seat) - now
            if gain > 0:
                found.append((gain, action))
    found.sort(key=lambda pair: -pair[0])
    return [action for _, action in found]


def gives_up(view: NovgorodState, seat: Seat, action: Action) -> str:
    """Return the name of what an action gives up for good: the upper line of a mission (N-56)."""
    if isinstance(action, a.Fulfil) and action.row:
        done = view.left[seat] | view.lines
        return "" if done >> action.m & 1 else "line"
    return ""

"""Routes: used, turned up, changed, looked at; and cogs that others move on."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from hansetable.core import Action, Seat
from hansetable.games.kogge import action_tables as say
from hansetable.games.kogge import actions as a
from hansetable.games.kogge import encounter_events as d
from hansetable.games.kogge import events as e
from hansetable.games.kogge.cards import CITIES
from hansetable.games.kogge.multiset import MARKER_DOWN, UNIT
from hansetable.games.kogge.state import MEMORY, NONE, SECOND, SIGHT, KoggeState
from hansetable.games.kogge.step import KoggeStep

BOTH_RAIDS = 1 | 1 << SECOND
"""The bits of the two raid markers of seat 0 in a city."""


def is_closed(s: KoggeState, seat: Seat, city: int) -> bool:
    """Tell whether a cog may never enter a city again, because of a raid of its owner (K-44)."""
    return bool(s.raided[city] >> seat & BOTH_RAIDS)


def passable(s: KoggeState, seat: Seat) -> list[int]:
    """Return the squares of its city that a cog may choose (K-41, K-44)."""
    first = 2 * s.cog[seat]
    return [
        q
        for q in (first, first + 1)
        if s.down >> q & 1 or not s.raided[s.squares[q]] >> seat & BOTH_RAIDS
    ]


def follow(s: KoggeState, seat: Seat, q: int) -> bool:
    """Move a cog along a square, which is turned up first, and tell whether it got away.

    In a view nobody knows where a face-down marker leads: there it ends.
    """
    m = s.squares[q]
    if s.down >> q & 1:
        if m == NONE:
            s.stack.clear()
            return False
        s.reveal()
        s.tell(e.RouteTurned, a.ROUTES[q], m)
        if s.rules & MEMORY:  # K-D3, K-D6
            s.known = [known | 1 << q for known in s.known]
        else:
            s.down &= ~(1 << q)
            s.known = [known & ~(1 << q) for known in s.known]
    if is_closed(s, seat, m) or m == s.cog[seat]:
        s.tell(e.Blocked, seat, CITIES[m])
        return False
    s.cog[seat] = m
    s.tell(e.Sailed, seat, CITIES[m], a.ROUTES[q])
    return True


def change(s: KoggeState, seat: Seat, action: a.Change) -> None:
    """Lay an own marker face down and take the one that lies there (K-66, K-D2, K-D4)."""
    q, m = action.q, action.marker
    bit = 1 << q
    taken, was_down = s.squares[q], bool(s.down & bit)
    s.hand[seat] += (MARKER_DOWN if taken == NONE else UNIT[taken]) - UNIT[m]
    if was_down and not s.remembered(seat) & bit:
        s.seen[seat] += SIGHT
    s.squares[q] = m
    s.down |= bit
    s.known = [known & ~bit for known in s.known]
    s.known[seat] |= bit
    s.tell(e.RouteChanged, seat, action.route, m, taken, was_down)


def look(s: KoggeState, seat: Seat) -> None:
    """Let a seat look at both routes of the city of its cog (K-D2, K-D5)."""
    c = s.cog[seat]
    s.known[seat] |= (3 << 2 * c) & s.down
    s.seen[seat] += SIGHT
    s.tell(e.RoutesLooked, seat, CITIES[c])


@dataclass(frozen=True, slots=True)
class DriveOut(KoggeStep):
    """Where does the cog of the raider go? (K-68); or, optionally, that of the loser (K-C4)."""

    driver: Seat
    cog: Seat
    optional: bool

    @property
    def rule(self) -> str:
        return "K-C4" if self.optional else "K-68"

    def asks(self, state: KoggeState) -> Sequence[Seat]:
        return (self.driver,)

    def options(self, state: KoggeState, seat: Seat) -> Sequence[Action]:
        found: list[Action] = [say.DRIVE[q] for q in passable(state, self.cog)]
        if self.optional:
            found.append(say.LEAVE)
        return found

    def play(self, state: KoggeState, seat: Seat, action: Action) -> None:
        s = state
        s.stack.pop()
        if isinstance(action, a.Drive):
            s.tell(d.Driven, seat, self.cog, action.route)
            follow(s, self.cog, action.q)


def drive_out(s: KoggeState, driver: Seat, cog: Seat, optional: bool) -> None:
    """Ask where a cog goes if any route is possible for it (K-68, K-C4)."""
    if passable(s, cog):
        s.stack.append(DriveOut(driver, cog, optional))
    else:
        s.tell(e.NoWayOut, cog)

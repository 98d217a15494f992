"""Movement (K-40 to K-48): routes, turned up, changed, looked at, and cogs that move on."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar

from hansetable.core import Action, Refusal, Seat
from hansetable.games.kogge import action_tables as say
from hansetable.games.kogge import actions as a
from hansetable.games.kogge import encounter_events as d
from hansetable.games.kogge import events as e
from hansetable.games.kogge.cards import CITIES, FIELDS, PATH
from hansetable.games.kogge.multiset import MARKER_DOWN, UNIT, count, goods_in, markers_in, size
from hansetable.games.kogge.reasons import Guard, KoggeStep, no
from hansetable.games.kogge.state import MEMORY, NONE, SECOND, SIGHT, KoggeState

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


class DriveOut(KoggeStep):
    """Where does the cog of the raider go? (K-68); or, optionally, that of the loser (K-C4)."""

    driver: Seat
    cog: Seat
    optional: bool

    @property
    def rule(self) -> str:
        return "K-C4" if self.optional else "K-68"

    def asks(self, s: KoggeState) -> Sequence[Seat]:
        return (self.driver,)

    def options(self, s: KoggeState, seat: Seat) -> Sequence[Action]:
        found: list[Action] = [say.DRIVE[q] for q in passable(s, self.cog)]
        if self.optional:
            found.append(say.LEAVE)
        return found

    def play(self, s: KoggeState, seat: Seat, action: Action) -> None:
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


def cost(s: KoggeState, seat: Seat) -> int:
    """Return what the next step along a route costs, in goods or markers (K-42, K-46)."""
    return int(s.steps > 0 and s.steps >= 1 + (s.has(seat, FIELDS) > 0))


def sailing(s: KoggeState, seat: Seat) -> Refusal | None:
    """Return why a seat cannot pay for a step along a route (K-42)."""
    due = cost(s, seat)
    if not due or size(s.cargo[seat]) + size(s.hand[seat]) >= due:
        return None
    return no("no-fare", due)


def taking_path(s: KoggeState, seat: Seat) -> Refusal | None:
    """Return why a cog cannot take the secret path (K-47)."""
    if not s.has(seat, PATH):
        return no("no-path")
    if s.cog[seat] == s.guild:
        return no("path-here")
    if is_closed(s, seat, s.guild):
        return no("closed", s.guild)
    due = cost(s, seat) + 1
    return None if size(s.cargo[seat]) + size(s.hand[seat]) >= due else no("no-path-fare", due)


class Move(KoggeStep):
    """Where does your cog sail? (K-41)."""

    rule = "K-41"
    GUARDS: ClassVar[Mapping[type[Action], Guard]] = {a.Sail: sailing, a.Path: taking_path}

    def market(self, s: KoggeState) -> bool:
        return True

    def options(self, s: KoggeState, seat: Seat) -> Sequence[Action]:
        found: list[Action] = []
        if sailing(s, seat) is None:
            found.extend([say.SAIL[q] for q in passable(s, seat)])
        if s.chips[seat] and taking_path(s, seat) is None:
            found.append(say.PATH)
        c = 2 * s.cog[seat]
        if s.stores[c] or s.stores[c + 1]:
            found.extend([say.LOAD[g] for g in goods_in(s.store(seat, s.cog[seat]))])
        found.append(say.ANCHOR)
        return found

    def play(self, s: KoggeState, seat: Seat, action: Action) -> None:
        match action:
            case a.Sail(q=q):
                _set_out(s, seat, q, cost(s, seat))
            case a.Path():
                _set_out(s, seat, a.SECRET_PATH, cost(s, seat) + 1)
            case a.Load(g=g):
                for at in s.own_sites(seat, s.cog[seat]):
                    if count(s.stores[at], g):
                        s.stores[at] -= UNIT[g]
                        break
                s.cargo[seat] += UNIT[g]
                s.tell(e.Loaded, seat, action.good)
            case _:
                s.stack.pop()
                s.tell(e.Anchored, seat)


def _set_out(s: KoggeState, seat: Seat, q: int, due: int) -> None:
    """Announce a step; sail at once if it is free."""
    if due:
        s.tell(e.RouteNamed, seat, "" if q == a.SECRET_PATH else a.ROUTES[q], due)
        s.stack.append(Fare(q, due))
    else:
        _sail(s, seat, q)


def _sail(s: KoggeState, seat: Seat, q: int) -> None:
    """Take a step that is paid for; a cog that is not let in ends its movement (K-44)."""
    s.steps += 1
    if q == a.SECRET_PATH:
        s.cog[seat] = s.guild
        s.tell(e.Sailed, seat, CITIES[s.guild], "")
        return
    if follow(s, seat, q) or not s.stack:
        return
    leads_back = s.squares[q] == s.cog[seat] and not is_closed(s, seat, s.cog[seat])
    if not (leads_back and s.rules & MEMORY):  # K-D3, but K-44 goes before it
        s.stack.pop()


class Fare(KoggeStep):
    """With what do you pay for the step? (K-42, K-47); ``q`` is the route, ``due`` what is left."""

    rule = "K-42"

    q: int
    due: int

    def options(self, s: KoggeState, seat: Seat) -> Sequence[Action]:
        return say.pays(goods_in(s.cargo[seat]), markers_in(s.hand[seat]))

    def play(self, s: KoggeState, seat: Seat, action: Action) -> None:
        assert isinstance(action, a.Pay)
        pay(s, seat, action.i)
        s.tell(e.Paid, seat, action.item)
        if self.due > 1:
            s.stack[-1] = Fare(self.q, self.due - 1)
            return
        s.stack.pop()
        _sail(s, seat, self.q)


def pay(s: KoggeState, seat: Seat, item: int) -> None:
    """Pay one of the goods (below 4) to the supply, or a marker to the pool."""
    if item < 4:
        s.get(seat, -UNIT[item], 0)
    else:
        s.get(seat, 0, -UNIT[item - 4])


MOVE = Move()

"""The movement of a cog (K-40 to K-48)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from hansetable.core import Action, Refusal, Seat
from hansetable.games.kogge import action_tables as say
from hansetable.games.kogge import actions as a
from hansetable.games.kogge import events as e
from hansetable.games.kogge.cards import CITIES, FIELDS, PATH
from hansetable.games.kogge.multiset import UNIT, count, goods_in, size
from hansetable.games.kogge.reasons import no
from hansetable.games.kogge.routes import follow, is_closed, passable
from hansetable.games.kogge.state import MEMORY, KoggeState
from hansetable.games.kogge.step import KoggeStep


def cost(s: KoggeState, seat: Seat) -> int:
    """Return what the next step along a route costs, in goods or markers (K-42, K-46)."""
    free = 1 + (s.has(seat, FIELDS) > 0)
    return int(s.steps >= free)


def sailing(s: KoggeState, seat: Seat) -> Refusal | None:
    """Return why a seat cannot pay for a step along a route (K-42)."""
    due = cost(s, seat)
    return None if size(s.cargo[seat]) + size(s.hand[seat]) >= due else no("no-fare", due)


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


@dataclass(frozen=True, slots=True)
class Move(KoggeStep):
    """Where does your cog sail? (K-41)."""

    rule = "K-41"

    def market(self, state: KoggeState) -> bool:
        return True

    def options(self, state: KoggeState, seat: Seat) -> Sequence[Action]:
        s = state
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

    def play(self, state: KoggeState, seat: Seat, action: Action) -> None:
        s = state
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


@dataclass(frozen=True, slots=True)
class Fare(KoggeStep):
    """With what do you pay for the step? (K-42, K-47); ``q`` is the route, ``due`` what is left."""

    rule = "K-42"

    q: int
    due: int

    def options(self, state: KoggeState, seat: Seat) -> Sequence[Action]:
        return say.pays(state.cargo[seat], state.hand[seat])

    def play(self, state: KoggeState, seat: Seat, action: Action) -> None:
        s = state
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
        s.cargo[seat] -= UNIT[item]
        s.stock += UNIT[item]
    else:
        s.hand[seat] -= UNIT[item - 4]
        s.pool += UNIT[item - 4]


MOVE = Move()

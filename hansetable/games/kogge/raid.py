"""Raids (K-67 to K-69): a city's goods, or half of another's cargo; then the raider is sent off."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from hansetable.core import Action, Seat
from hansetable.core.state import OMNISCIENT
from hansetable.games.kogge import action_tables as say
from hansetable.games.kogge import actions as a
from hansetable.games.kogge import encounter_events as d
from hansetable.games.kogge import events as e
from hansetable.games.kogge.cards import CITIES
from hansetable.games.kogge.multiset import GOOD_DOWN, UNIT, good_names, goods_in, size
from hansetable.games.kogge.routes import drive_out
from hansetable.games.kogge.state import OPEN, SECOND, SIGHT, KoggeState
from hansetable.games.kogge.step import KoggeStep


def _lay_marker(s: KoggeState, seat: Seat) -> None:
    """Lay the raid marker; whatever follows, the turn is over (K-68)."""
    c = s.cog[seat]
    again = s.raided[c] >> seat & 1
    s.raided[c] |= 1 << seat + SECOND * again
    s.raids[seat] -= 1
    del s.stack[1:]


def _send_off(s: KoggeState, seat: Seat) -> None:
    """Let the player to the left move the raider's cog on (K-68)."""
    drive_out(s, (seat + 1) % s.n, seat, False)


def raid_city(s: KoggeState, seat: Seat) -> None:
    """Take all goods of the city, those in kontors too (K-67)."""
    c = s.cog[seat]
    loot = s.goods[c] + s.stores[2 * c] + s.stores[2 * c + 1]
    s.goods[c] = s.stores[2 * c] = s.stores[2 * c + 1] = 0
    s.cargo[seat] += loot
    _lay_marker(s, seat)
    s.tell(e.CityRaided, seat, CITIES[c], good_names(loot))
    _send_off(s, seat)


def raid_cog(s: KoggeState, seat: Seat, victim: Seat) -> None:
    """Raid another cog: its owner must part the cargo into two piles (K-67)."""
    _lay_marker(s, seat)
    s.tell(d.CogRaided, seat, CITIES[s.cog[seat]], victim)
    s.piles = [0, s.cargo[victim]]
    s.seen[seat] += SIGHT  # the raider sees the piles
    s.cargo[victim] = 0
    s.stack.append(PartCargo(seat, victim))
    _part_on(s, seat, victim)


def _part_on(s: KoggeState, seat: Seat, victim: Seat) -> None:
    """Let the raider choose once the piles are level."""
    one, two = s.piles
    if size(two) - size(one) < 2:
        s.stack[-1] = ChoosePile(seat, victim)


@dataclass(frozen=True, slots=True)
class PartCargo(KoggeStep):
    """Which goods lie on the first of the two piles? (K-67)."""

    rule = "K-67"

    raider: Seat
    victim: Seat

    def asks(self, state: KoggeState) -> Sequence[Seat]:
        return (self.victim,)

    def shows_piles(self, viewer: Seat) -> bool:
        return viewer in (self.raider, self.victim, OMNISCIENT)

    def options(self, state: KoggeState, seat: Seat) -> Sequence[Action]:
        return [say.PART[g] for g in goods_in(state.piles[1])]

    def play(self, state: KoggeState, seat: Seat, action: Action) -> None:
        s = state
        assert isinstance(action, a.Part)
        s.piles[0] += UNIT[action.g]
        s.piles[1] -= UNIT[action.g]
        s.tell(d.GoodParted, seat, self.raider, action.good, bool(s.rules & OPEN))
        _part_on(s, self.raider, self.victim)


@dataclass(frozen=True, slots=True)
class ChoosePile(KoggeStep):
    """Which pile do you take? (K-67)."""

    rule = "K-67"

    raider: Seat
    victim: Seat

    def asks(self, state: KoggeState) -> Sequence[Seat]:
        return (self.raider,)

    def shows_piles(self, viewer: Seat) -> bool:
        return viewer in (self.raider, self.victim, OMNISCIENT)

    def options(self, state: KoggeState, seat: Seat) -> Sequence[Action]:
        return say.TAKE_PILE

    def play(self, state: KoggeState, seat: Seat, action: Action) -> None:
        s = state
        assert isinstance(action, a.TakePile)
        loot, rest = s.piles if action.pile == 1 else reversed(s.piles)
        s.cargo[seat] += loot
        s.cargo[self.victim] += rest
        s.piles = [0, 0]
        s.stack.pop()
        names = good_names(loot) if loot < GOOD_DOWN else ("",) * size(loot)
        s.tell(d.PileTaken, seat, self.victim, action.pile, names, bool(s.rules & OPEN))
        _send_off(s, seat)

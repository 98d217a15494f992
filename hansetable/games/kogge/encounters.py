"""Raids (K-67 to K-69) and conflicts between cogs in one city (K-C1 to K-C5)."""

from __future__ import annotations

from collections.abc import Sequence

from hansetable.core import Action, Automatic, Refusal, Seat
from hansetable.core.state import OMNISCIENT
from hansetable.games.kogge import action_tables as say
from hansetable.games.kogge import actions as a
from hansetable.games.kogge import encounter_events as d
from hansetable.games.kogge import events as e
from hansetable.games.kogge.cards import CITIES
from hansetable.games.kogge.multiset import (
    GOOD_DOWN,
    UNIT,
    common,
    good_names,
    goods_in,
    markers_in,
    pieces_of,
    size,
    strength,
)
from hansetable.games.kogge.reasons import KoggeStep, no
from hansetable.games.kogge.state import OPEN, SECOND, SIGHT, KoggeState
from hansetable.games.kogge.voyage import drive_out


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


class _Raid(KoggeStep):
    """A question about the cargo of a cog that is raided (K-67)."""

    rule = "K-67"

    raider: Seat
    victim: Seat

    def shows_piles(self, viewer: Seat) -> bool:
        return viewer in (self.raider, self.victim, OMNISCIENT)


class PartCargo(_Raid):
    """Which goods lie on the first of the two piles? (K-67)."""

    def asks(self, s: KoggeState) -> Sequence[Seat]:
        return (self.victim,)

    def options(self, s: KoggeState, seat: Seat) -> Sequence[Action]:
        return [say.PART[g] for g in goods_in(s.piles[1])]

    def play(self, s: KoggeState, seat: Seat, action: Action) -> None:
        assert isinstance(action, a.Part)
        s.piles[0] += UNIT[action.g]
        s.piles[1] -= UNIT[action.g]
        s.tell(d.GoodParted, seat, self.raider, action.good, bool(s.rules & OPEN))
        _part_on(s, self.raider, self.victim)


class ChoosePile(_Raid):
    """Which pile do you take? (K-67)."""

    def asks(self, s: KoggeState) -> Sequence[Seat]:
        return (self.raider,)

    def options(self, s: KoggeState, seat: Seat) -> Sequence[Action]:
        return say.TAKE_PILE

    def play(self, s: KoggeState, seat: Seat, action: Action) -> None:
        assert isinstance(action, a.TakePile)
        loot, rest = s.piles if action.pile == 1 else reversed(s.piles)
        s.cargo[seat] += loot
        s.cargo[self.victim] += rest
        s.piles = [0, 0]
        s.stack.pop()
        names = good_names(loot) if loot < GOOD_DOWN else ("",) * size(loot)
        s.tell(d.PileTaken, seat, self.victim, action.pile, names, bool(s.rules & OPEN))
        _send_off(s, seat)


WISHES = 3
"""How many goods the winner names (K-C3)."""


def after_actions(s: KoggeState) -> None:
    """Ask who starts a conflict: the active player first, then the others in turn order (K-C5)."""
    waiting = [s.turn]
    waiting += [seat for seat in s.order if seat != s.turn and s.cog[seat] == s.cog[s.turn]]
    if len(waiting) > 1:
        s.stack.append(Quarrel(tuple(waiting)))


def _pair(one: Seat, other: Seat) -> int:
    """The bit of a pair of seats."""
    return 1 << min(one, other) * 4 + max(one, other)


def attacking(s: KoggeState, seat: Seat, other: Seat) -> Refusal | None:
    """Return why a seat cannot attack another one (K-C1, K-C5)."""
    if other == seat:
        return no("attack-self")
    if s.cog[other] != s.cog[seat]:
        return no("attack-elsewhere", other, s.cog[seat])
    if s.turn not in (seat, other):
        return no("attack-other", s.turn)
    return no("attack-twice", other) if s.fought & _pair(seat, other) else None


def opponents(s: KoggeState, seat: Seat) -> list[Seat]:
    """Return whom a seat can still attack (K-C5)."""
    return [other for other in s.order if attacking(s, seat, other) is None]


class Quarrel(KoggeStep):
    """Do you start a conflict? (K-C1); the first of ``waiting`` is asked."""

    rule = "K-C1"

    waiting: tuple[Seat, ...]

    def asks(self, s: KoggeState) -> Sequence[Seat]:
        return self.waiting[:1]

    def options(self, s: KoggeState, seat: Seat) -> Sequence[Action]:
        return (*(say.ATTACK[other] for other in opponents(s, seat)), say.PEACE)

    def play(self, s: KoggeState, seat: Seat, action: Action) -> None:
        if isinstance(action, a.Attack):
            other = action.player - 1
            s.fought |= _pair(seat, other)
            s.tell(d.ConflictBegan, seat, other)
            s.stack[-1:] = [GoOn(self.waiting, s.cog[seat]), Fight(seat, other, ())]
        else:
            s.tell(d.PeaceKept, seat)
            s.stack[-1] = GoOn(self.waiting[1:], s.cog[seat])


class GoOn(Automatic):
    """The next one who can start a conflict is asked (K-C5), while the active player is there.

    ``city`` is where the actions ended; a loser who was moved on finds no conflict elsewhere.
    """

    waiting: tuple[Seat, ...]
    city: int

    def run(self, s: KoggeState) -> None:
        if s.cog[s.turn] != self.city:
            return
        for i, seat in enumerate(self.waiting):
            if opponents(s, seat):
                s.stack.append(Quarrel(self.waiting[i:]))
                return


class Fight(KoggeStep):
    """Which markers do you choose? Both answer, and none sees it of the other (K-C2)."""

    rule = "K-C2"

    attacker: Seat
    defender: Seat
    ready: tuple[Seat, ...]

    def asks(self, s: KoggeState) -> Sequence[Seat]:
        return [seat for seat in (self.attacker, self.defender) if seat not in self.ready]

    def options(self, s: KoggeState, seat: Seat) -> Sequence[Action]:
        return (*(say.STAKE[m] for m in markers_in(s.hand[seat])), say.READY)

    def play(self, s: KoggeState, seat: Seat, action: Action) -> None:
        if isinstance(action, a.Stake):
            s.hand[seat] -= UNIT[action.marker]
            s.stake[seat] += UNIT[action.marker]
            return  # nothing is told, or others could count
        s.tell(d.StakeChosen, seat, pieces_of(s.stake[seat]))
        if not self.ready:
            s.stack[-1] = Fight(self.attacker, self.defender, (seat,))
        elif s.viewer != OMNISCIENT:
            s.stack.clear()  # a view cannot know what the other chose
        else:
            s.stack.pop()
            _resolve(s, self.attacker, self.defender)


def _resolve(s: KoggeState, one: Seat, other: Seat) -> None:
    """Exchange the markers; the better combination wins (K-C2)."""
    mine, theirs = s.stake[one], s.stake[other]
    s.stake[one] = s.stake[other] = 0
    s.hand[one] += theirs
    s.hand[other] += mine
    for seat in (one, other):
        s.seen[seat] += 1
    strengths = strength(mine), strength(theirs)
    winner = -1
    if strengths[0] != strengths[1]:
        winner = one if strengths[0] > strengths[1] else other
    s.tell(d.StakesExchanged, one, other, pieces_of(mine), pieces_of(theirs), winner)
    if winner >= 0:
        s.stack.append(MakeWish(winner, other if winner == one else one, 0))


class MakeWish(KoggeStep):
    """Which three goods do you want of the loser? (K-C3)."""

    rule = "K-C3"

    winner: Seat
    loser: Seat
    wish: int

    def asks(self, s: KoggeState) -> Sequence[Seat]:
        return (self.winner,)

    def options(self, s: KoggeState, seat: Seat) -> Sequence[Action]:
        return say.WISH

    def play(self, s: KoggeState, seat: Seat, action: Action) -> None:
        assert isinstance(action, a.Wish)
        wish = self.wish + UNIT[action.g]
        if size(wish) < WISHES:
            s.stack[-1] = MakeWish(self.winner, self.loser, wish)
            return
        s.stack.pop()
        cargo = s.cargo[self.loser]
        handed = common(cargo, wish)
        s.seen[seat] += 1
        s.seen[self.loser] += 1
        s.cargo[self.loser] -= handed
        s.cargo[seat] += handed
        if cargo >= GOOD_DOWN:
            s.stack.clear()  # a view cannot know what the loser has
            return
        s.tell(d.Wished, seat, self.loser, good_names(wish), good_names(handed))
        drive_out(s, seat, self.loser, True)

    def seen_by(self, viewer: Seat) -> MakeWish:
        if viewer in (self.winner, self.loser, OMNISCIENT):
            return self
        return MakeWish(self.winner, self.loser, size(self.wish) * GOOD_DOWN)

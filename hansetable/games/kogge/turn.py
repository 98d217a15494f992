"""The actions of a turn, each at most once (K-60 to K-69)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from hansetable.core import Action, Seat
from hansetable.core.state import OMNISCIENT
from hansetable.games.kogge import action_tables as say
from hansetable.games.kogge import actions as a
from hansetable.games.kogge import events as e
from hansetable.games.kogge.cards import CHIPS, CITIES, GOODS, MADE
from hansetable.games.kogge.conflict import after_actions
from hansetable.games.kogge.exchange import Exchange, can_give
from hansetable.games.kogge.multiset import (
    FIELD,
    UNIT,
    WIDTH,
    common,
    count,
    goods_in,
    markers_in,
    pieces_of,
)
from hansetable.games.kogge.offers import suggested
from hansetable.games.kogge.raid import raid_city, raid_cog
from hansetable.games.kogge.routes import change, look
from hansetable.games.kogge.scoring import win
from hansetable.games.kogge.state import CONFLICTS, MEMORY, NOBODY, KoggeState
from hansetable.games.kogge.step import KoggeStep
from hansetable.games.kogge.voyage import pay

FOUND, GUILD, BUY, EXCHANGE, ROUTE, LOOK = (1 << i for i in range(6))
"""The bits of the actions that are done."""
FOR_A_RAID, FOR_A_CHIP = 3, 6
"""The equal markers that a raid marker costs, the equal goods that a bonus chip costs (K-61)."""
COST = tuple(sum(UNIT[g] for g in range(len(GOODS)) if g != made) for made in MADE)
"""The goods that a kontor in each city costs (K-60)."""


def free_site(s: KoggeState, c: int) -> int:
    """Return the first free building site of a city, or -1."""
    return next((at for at in (2 * c, 2 * c + 1) if s.sites[at] == NOBODY), -1)


def markers_due(s: KoggeState, c: int) -> int:
    """Return how many markers of a city a kontor there costs (K-60)."""
    return 1 + (s.sites[2 * c] != NOBODY or s.sites[2 * c + 1] != NOBODY)


def can_found(s: KoggeState, seat: Seat) -> bool:
    """Tell whether a seat can found a kontor where its cog is (K-60)."""
    c = s.cog[seat]
    due = s.hand[seat] >> WIDTH * c & FIELD
    if not due or (due < 2 and markers_due(s, c) > 1):
        return False
    cargo = s.cargo[seat]
    kinds = goods_in(cargo)
    return len(kinds) - (MADE[c] in kinds) == len(GOODS) - 1 and free_site(s, c) >= 0


def lacking(s: KoggeState, seat: Seat, c: int) -> tuple[int, int]:
    """Return the goods and markers that a seat lacks for a kontor in a city (K-60)."""
    cost, due = COST[c], markers_due(s, c) * UNIT[c]
    return cost - common(cost, s.cargo[seat]), due - common(due, s.hand[seat])


@dataclass(frozen=True, slots=True)
class Act(KoggeStep):
    """What do you do in this city? (K-60)."""

    rule = "K-60"

    def market(self, state: KoggeState) -> bool:
        return True

    def shows_routes(self, state: KoggeState, viewer: Seat) -> bool:
        return viewer == state.turn and bool(state.done & LOOK)

    def options(self, state: KoggeState, seat: Seat) -> Sequence[Action]:
        s = state
        c, done, cargo, hand = s.cog[seat], s.done, s.cargo[seat], s.hand[seat]
        found: list[Action] = []
        if not done & FOUND and can_found(s, seat):
            found.append(say.FOUND)
        if c == s.guild and not done & GUILD:
            found.extend(_deals(s, seat))
        if not done & BUY and cargo:
            left = sum(1 << i for i, pair in enumerate(s.pairs) if pair)
            found.extend(say.pair_buys(left, cargo))
        if not done & EXCHANGE and c != s.began and s.goods[c]:
            found.extend([say.GIVE[g] for g in goods_in(cargo) if can_give(s.goods[c], g)])
        if not done & ROUTE and hand:
            squares = 3 if s.rules & MEMORY else ~s.down >> 2 * c & 3
            found.extend(say.changes(squares, c, hand))
        if s.rules & MEMORY and not done & LOOK:
            found.extend(say.looks(cargo, hand))
        if s.raids[seat]:
            found.append(say.RAID_CITY)
        for other in range(s.n):
            if s.cog[other] == c and other != seat:
                if s.raids[seat] and s.cargo[other]:
                    found.append(say.RAID_COG[other])
                found.extend(suggested(s, seat, other))
        found.append(say.END)
        return found

    def play(self, state: KoggeState, seat: Seat, action: Action) -> None:
        s = state
        c = s.cog[seat]
        match action:
            case a.Give(g=g):
                s.stack.append(Exchange(UNIT[g], 0, g, 0))
                s.done |= EXCHANGE
            case a.Change():
                s.done |= ROUTE
                change(s, seat, action)
            case a.BuyPair():
                _buy_pair(s, seat, action)
            case a.Found():
                _found(s, seat, c)
            case a.RaidCity():
                raid_city(s, seat)
            case a.RaidCog():
                raid_cog(s, seat, action.player - 1)
            case a.Look():
                s.done |= LOOK
                pay(s, seat, action.i)
                s.tell(e.Paid, seat, action.item)
                look(s, seat)
            case a.End():
                s.stack.pop()
                if s.rules & CONFLICTS:
                    after_actions(s)
            case _:
                s.done |= GUILD
                _deal(s, seat, action)


def _found(s: KoggeState, seat: Seat, c: int) -> None:
    """Found a kontor (K-60)."""
    s.done |= FOUND
    due = markers_due(s, c)
    s.cargo[seat] -= COST[c]
    s.stock += COST[c]
    s.hand[seat] -= due * UNIT[c]
    s.pool += due * UNIT[c]
    s.sites[free_site(s, c)] = seat
    s.tell(e.Founded, seat, CITIES[c], s.points(seat))
    win(s, seat)


def _buy_pair(s: KoggeState, seat: Seat, action: a.BuyPair) -> None:
    """Buy a pair of markers (K-62)."""
    s.done |= BUY
    at = action.pair - 1
    pair, s.pairs[at] = s.pairs[at], 0
    s.hand[seat] += pair
    s.cargo[seat] -= UNIT[action.g]
    s.stock += UNIT[action.g]
    s.tell(e.PairBought, seat, action.good, pieces_of(pair))


# ---- the guild master -----------------------------------------------------------------------


def _deals(s: KoggeState, seat: Seat) -> list[Action]:
    """The deals that the guild master offers (K-61)."""
    cargo, hand = s.cargo[seat], s.hand[seat]
    owned, kinds = goods_in(cargo), markers_in(hand)
    found: list[Action] = []
    if not s.bought >> seat & 1:
        found.extend([say.BUY_RAID[m] for m in kinds if count(hand, m) >= FOR_A_RAID])
    for g in owned:
        if count(cargo, g) >= FOR_A_CHIP:
            found.extend([say.BUY_CHIP[k][g] for k in range(len(CHIPS)) if s.left(k)])
    found.extend([say.TAKE_MARKER[m] for m in markers_in(s.pool) if MADE[m] in owned])
    found.extend([say.TAKE_GOOD[m] for m in kinds if count(s.stock, MADE[m])])
    return found


def _deal(s: KoggeState, seat: Seat, action: Action) -> None:
    """Make a deal with the guild master (K-61)."""
    match action:
        case a.BuyRaid(marker=m):
            s.hand[seat] -= FOR_A_RAID * UNIT[m]
            s.pool += FOR_A_RAID * UNIT[m]
            s.bought |= 1 << seat
            s.raids[seat] += 1
            s.tell(e.RaidBought, seat, m)
        case a.BuyChip(k=k, g=g):
            s.cargo[seat] -= FOR_A_CHIP * UNIT[g]
            s.stock += FOR_A_CHIP * UNIT[g]
            s.chips[seat] += 1 << 2 * k
            s.tell(e.ChipBought, seat, action.chip, action.good, s.points(seat))
            win(s, seat)
        case a.TakeMarker(marker=m):
            g = MADE[m]
            _swap(s, seat, -UNIT[g], UNIT[m])
            if s.viewer == OMNISCIENT and not count(s.pool, m):
                s.reveal()  # how many of them were left
            s.tell(e.MarkerTaken, seat, GOODS[g], m)
        case a.TakeGood(marker=m):
            g = MADE[m]
            _swap(s, seat, UNIT[g], -UNIT[m])
            s.tell(e.GoodTaken, seat, m, GOODS[g])


def _swap(s: KoggeState, seat: Seat, goods: int, markers: int) -> None:
    """Get goods from the supply and markers from the pool; what is negative is given."""
    s.cargo[seat] += goods
    s.stock -= goods
    s.hand[seat] += markers
    s.pool -= markers


ACT = Act()

"""The actions of a turn, each at most once (K-60 to K-69)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import ClassVar

from hansetable.core import Action, Refusal, Seat
from hansetable.core.state import OMNISCIENT
from hansetable.games.kogge import action_tables as say
from hansetable.games.kogge import actions as a
from hansetable.games.kogge import events as e
from hansetable.games.kogge.cards import CHIPS, CITIES, GOOD, GOODS, MADE, TRADE
from hansetable.games.kogge.encounters import after_actions, raid_city, raid_cog
from hansetable.games.kogge.multiset import (
    FIELD,
    UNIT,
    WIDTH,
    count,
    good_names,
    goods_in,
    markers_in,
    pieces_of,
)
from hansetable.games.kogge.reasons import Guard, KoggeStep, no
from hansetable.games.kogge.scoring import win
from hansetable.games.kogge.state import CONFLICTS, MEMORY, NOBODY, KoggeState
from hansetable.games.kogge.trade import suggested
from hansetable.games.kogge.voyage import change, look, pay

RATE = 2
"""How many goods one brings at most; one more with the bonus chip *3:1 trade* (K-65)."""


def rate(s: KoggeState, seat: Seat) -> int:
    """Return how many goods one brings at most to a seat (K-65)."""
    return RATE + (s.has(seat, TRADE) > 0)


def giving(here: int, goods: int, cargo: int, good: str = "") -> Refusal | None:
    """Return why a good, or any good of a cargo, cannot be given to a city that has these."""
    if not goods:
        return no("city-empty", here)
    if not cargo:
        return no("nothing-to-give")
    given = UNIT[GOOD[good]] if good else cargo
    gives = say.gives(goods_in(goods), goods_in(given))
    return None if gives else no("same-kind", here, good_names(given)[0])


class Exchange(KoggeStep):
    """What do you take for what you gave? (K-65).

    ``given`` and ``taken`` are packs that lie on the bill; ``g`` is what was given last, and
    ``brought`` how many goods have been taken for it.
    """

    rule = "K-65"

    given: int
    taken: int
    g: int
    brought: int

    def laid(self) -> int:
        return self.given

    def options(self, s: KoggeState, seat: Seat) -> Sequence[Action]:
        left = s.goods[s.cog[seat]] - self.taken
        found: list[Action] = []
        if self.brought < rate(s, seat):
            found.extend([say.TAKE[g] for g in goods_in(left) if g != self.g])
        if self.brought:
            cargo = s.cargo[seat] - self.given
            found.extend(say.gives(goods_in(left), goods_in(cargo)))
            found.append(say.SETTLE)
        return found

    def play(self, s: KoggeState, seat: Seat, action: Action) -> None:
        match action:
            case a.Take(g=g):
                taken = self.taken + UNIT[g]
                s.stack[-1] = Exchange(self.given, taken, self.g, self.brought + 1)
            case a.Give(g=g):
                s.stack[-1] = Exchange(self.given + UNIT[g], self.taken, g, 0)
            case _:
                c = s.cog[seat]
                s.goods[c] += self.given - self.taken
                s.cargo[seat] += self.taken - self.given
                s.stack.pop()
                given, taken_names = good_names(self.given), good_names(self.taken)
                s.tell(e.Exchanged, seat, CITIES[c], given, taken_names)


FOUND, GUILD, BUY, EXCHANGE, ROUTE, LOOK, RAID = (1 << i for i in range(7))
"""The bits of the actions that are done."""
FOR_A_RAID, FOR_A_CHIP = 3, 6
"""The equal markers that a raid marker costs, the equal goods that a bonus chip costs (K-61)."""
COST = tuple(sum(UNIT[g] for g in range(len(GOODS)) if g != made) for made in MADE)
"""The goods that a kontor in each city costs (K-60)."""


def free_site(s: KoggeState, c: int) -> int:
    """Return the first free building site of a city, or -1."""
    return next((at for at in (2 * c, 2 * c + 1) if s.sites[at] == NOBODY), -1)


def due_beside(first: Seat, second: Seat) -> int:
    """Return how many markers a kontor costs beside those on the two sites of a city (K-60)."""
    return 1 + (first != NOBODY or second != NOBODY)


def markers_due(s: KoggeState, c: int) -> int:
    """Return how many markers of a city a kontor there costs (K-60)."""
    return due_beside(s.sites[2 * c], s.sites[2 * c + 1])


def kontor_cost(s: KoggeState, c: int) -> tuple[str, ...]:
    """Return the ids of the goods and markers that a kontor in a city costs (K-60)."""
    return (*good_names(COST[c]), *(str(c),) * markers_due(s, c))


@lru_cache(maxsize=1 << 14)
def _price(
    c: int, kinds: tuple[int, ...], markers: int, first: Seat, second: Seat
) -> Refusal | None:
    """Return why goods of these kinds and so many markers found no kontor beside others (K-60)."""
    goods = [GOODS[g] for g in goods_in(COST[c]) if g not in kinds]
    missing = (*goods, *(str(c),) * (due_beside(first, second) - markers))
    if missing:
        return no("found-lacks", c, *missing)
    return None if NOBODY in (first, second) else no("site-taken", first)


def price(s: KoggeState, seat: Seat, c: int) -> Refusal | None:
    """Return why a seat could not found a kontor in a city if its cog were there (K-60)."""
    markers = s.hand[seat] >> WIDTH * c & FIELD
    return _price(c, goods_in(s.cargo[seat]), markers, s.sites[2 * c], s.sites[2 * c + 1])


def lacking(s: KoggeState, seat: Seat, c: int) -> tuple[str, ...]:
    """Return the ids of the goods and markers that a seat lacks for a kontor in a city."""
    refused = price(s, seat, c)
    if refused is None or refused.why != "found-lacks":
        return ()
    return tuple(map(str, refused.about[1:]))


# ---- why something cannot be done, or None -------------------------------------------------------


def founding(s: KoggeState, seat: Seat) -> Refusal | None:
    """Return why a seat cannot found a kontor where its cog is (K-60)."""
    if s.done & FOUND:
        return no("found-done")
    return price(s, seat, s.cog[seat])


def with_guild(s: KoggeState, seat: Seat) -> Refusal | None:
    """Return why a seat can make no deal with the guild master (K-61)."""
    if s.cog[seat] != s.guild:
        return no("guild-elsewhere", s.guild)
    return no("guild-done") if s.done & GUILD else None


def buying(s: KoggeState, seat: Seat) -> Refusal | None:
    """Return why a seat can buy no pair (K-62)."""
    if s.done & BUY:
        return no("pairs-done")
    return None if s.cargo[seat] else no("pairs-lack")


def exchanging(s: KoggeState, seat: Seat) -> Refusal | None:
    """Return why a seat can begin no exchange of goods (K-65, K-48)."""
    if s.done & EXCHANGE:
        return no("exchange-done")
    here = s.cog[seat]
    if here == s.began:
        return no("not-moved", here)
    return None if s.goods[here] else no("city-empty", here)


def changing(s: KoggeState, seat: Seat) -> Refusal | None:
    """Return why a seat can change no route where its cog is (K-66)."""
    if s.done & ROUTE:
        return no("route-done")
    here = s.cog[seat]
    if s.down >> 2 * here & 3 == 3 and not s.rules & MEMORY:
        return no("both-down", here)
    return None if s.hand[seat] else no("no-marker")


def looking(s: KoggeState, seat: Seat) -> Refusal | None:
    """Return why a seat can buy no look at the routes (K-D5)."""
    if not s.rules & MEMORY:
        return no("no-memory")
    if s.done & LOOK:
        return no("memory-done")
    return None if s.cargo[seat] or s.hand[seat] else no("memory-lacks")


def raiding(s: KoggeState, seat: Seat, other: Seat) -> Refusal | None:
    """Return why a seat cannot raid the cog of another (K-67, K-69)."""
    if other == seat:
        return no("raid-own")
    if s.cog[other] != s.cog[seat]:
        return no("raid-elsewhere", s.cog[seat])
    if not s.raids[seat]:
        return no("raid-none")
    return None if s.cargo[other] else no("raid-empty", other)


DEEDS: Mapping[int, tuple[type[Action], ...]] = {
    FOUND: (a.Found,),
    GUILD: (a.BuyRaid, a.BuyChip, a.TakeMarker, a.TakeGood),
    BUY: (a.BuyPair,),
    EXCHANGE: (a.Give,),
    ROUTE: (a.Change,),
    LOOK: (a.Look,),
    RAID: (a.RaidCity, a.RaidCog),
}
"""The kinds of actions of each bit, of which one can be done in a turn; a raid ends it."""


class Act(KoggeStep):
    """What do you do in this city? (K-60)."""

    rule = "K-60"
    GUARDS: ClassVar[Mapping[type[Action], Guard]] = {
        kind: guard
        for bit, guard in (
            (FOUND, founding), (GUILD, with_guild), (BUY, buying), (EXCHANGE, exchanging),
            (ROUTE, changing), (LOOK, looking),
        )
        for kind in DEEDS[bit]
    }  # fmt: skip

    def market(self, s: KoggeState) -> bool:
        return True

    def shows_routes(self, s: KoggeState, viewer: Seat) -> bool:
        return viewer == s.turn and bool(s.done & LOOK)

    def options(self, s: KoggeState, seat: Seat) -> Sequence[Action]:
        c, cargo, hand = s.cog[seat], goods_in(s.cargo[seat]), markers_in(s.hand[seat])
        found: list[Action] = []
        if founding(s, seat) is None:
            found.append(say.FOUND)
        if with_guild(s, seat) is None:
            found.extend(_deals(s, seat))
        if buying(s, seat) is None:
            found.extend(say.pair_buys(tuple(map(bool, s.pairs)), cargo))
        if exchanging(s, seat) is None:
            found.extend(say.gives(goods_in(s.goods[c]), cargo))
        if changing(s, seat) is None:
            squares = 3 if s.rules & MEMORY else ~s.down >> 2 * c & 3
            found.extend(say.changes(squares, c, hand))
        if s.rules & MEMORY and looking(s, seat) is None:
            found.extend(say.looks(cargo, hand))
        if s.raids[seat]:
            found.append(say.RAID_CITY)
        for other, city in enumerate(s.cog):
            if city == c and other != seat:
                if raiding(s, seat, other) is None:
                    found.append(say.RAID_COG[other])
                found.extend(suggested(s, seat, other))
        found.append(say.END)
        return found

    def play(self, s: KoggeState, seat: Seat, action: Action) -> None:
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
    s.get(seat, -COST[c], -markers_due(s, c) * UNIT[c])
    s.sites[free_site(s, c)] = seat
    s.tell(e.Founded, seat, CITIES[c], s.points(seat))
    win(s, seat)


def _buy_pair(s: KoggeState, seat: Seat, action: a.BuyPair) -> None:
    """Buy a pair of markers (K-62)."""
    s.done |= BUY
    at = action.pair - 1
    pair, s.pairs[at] = s.pairs[at], 0
    s.hand[seat] += pair
    s.get(seat, -UNIT[action.g], 0)
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
            s.get(seat, 0, -FOR_A_RAID * UNIT[m])
            s.bought |= 1 << seat
            s.raids[seat] += 1
            s.tell(e.RaidBought, seat, m)
        case a.BuyChip(k=k, g=g):
            s.get(seat, -FOR_A_CHIP * UNIT[g], 0)
            s.chips[seat] += 1 << 2 * k
            s.tell(e.ChipBought, seat, action.chip, action.good, s.points(seat))
            win(s, seat)
        case a.TakeMarker(marker=m):
            g = MADE[m]
            s.get(seat, -UNIT[g], UNIT[m])
            if s.viewer == OMNISCIENT and not count(s.pool, m):
                s.reveal()  # how many of them were left
            s.tell(e.MarkerTaken, seat, GOODS[g], m)
        case a.TakeGood(marker=m):
            g = MADE[m]
            s.get(seat, UNIT[g], -UNIT[m])
            s.tell(e.GoodTaken, seat, m, GOODS[g])


ACT = Act()

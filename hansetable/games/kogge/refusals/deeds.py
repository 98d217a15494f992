"""Why a single thing means nothing among the actions of a turn (K-60 to K-69)."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from hansetable.core import Refusal, Seat
from hansetable.games.kogge.cards import CHIP, GOOD, GOODS, MADE
from hansetable.games.kogge.multiset import count, good_names, goods_in, marker_names, markers_in
from hansetable.games.kogge.refusals.meetings import giving, with_seat
from hansetable.games.kogge.refusals.reasons import no
from hansetable.games.kogge.refusals.things import Thing
from hansetable.games.kogge.state import MEMORY, STORES, KoggeState
from hansetable.games.kogge.turn import (
    BUY,
    EXCHANGE,
    FOR_A_CHIP,
    FOR_A_RAID,
    FOUND,
    GUILD,
    LOOK,
    ROUTE,
    lacking,
)

Reason = Refusal | None


def alone(s: KoggeState, seat: Seat, thing: Thing) -> Refusal:
    """Why touching a thing begins no action."""
    return _ALONE.get(thing.kind, _nothing)(s, seat, thing)


def _nothing(s: KoggeState, seat: Seat, thing: Thing) -> Refusal:
    return no("other")


# ---- kontors -------------------------------------------------------------------------------------


def founding(s: KoggeState, seat: Seat, thing: Thing) -> Reason:
    """Why no kontor is founded on a site (K-60); None if it can be."""
    here = s.cog[seat]
    if thing.city != here:
        return no("found-elsewhere", here)
    if s.done & FOUND:
        return no("found-done")
    goods, markers = lacking(s, seat, here)
    if goods or markers:
        return no("found-lacks", here, *good_names(goods), *marker_names(markers))
    return None


def _site(s: KoggeState, seat: Seat, thing: Thing) -> Refusal:
    return founding(s, seat, thing) or no("found-alone")


def _kontor(s: KoggeState, seat: Seat, thing: Thing) -> Refusal:
    if thing.owner == seat:
        return no("load-over")
    return with_seat(s, seat, thing.owner) if s.rules & STORES else no("site-taken", thing.owner)


def _stored(s: KoggeState, seat: Seat, thing: Thing) -> Refusal:
    if thing.owner == seat:
        return no("load-over")
    if s.rules & STORES:
        return with_seat(s, seat, thing.owner)
    return no("their-kontor", thing.owner)


# ---- the guild master ----------------------------------------------------------------------------


def with_guild(s: KoggeState, seat: Seat) -> Reason:
    """Why no deal with the guild master is possible (K-61); None if there may be one."""
    if s.cog[seat] != s.guild:
        return no("guild-elsewhere", s.guild)
    return no("guild-done") if s.done & GUILD else None


def _guild(s: KoggeState, seat: Seat, thing: Thing) -> Refusal:
    return with_guild(s, seat) or no("guild-how")


def _chip(s: KoggeState, seat: Seat, thing: Thing) -> Refusal:
    if not s.left(CHIP[thing.name]):
        return no("chip-gone")
    return with_guild(s, seat) or chip_lacks(s.cargo[seat], "")


def chip_lacks(cargo: int, good: str) -> Refusal:
    """How many equal goods a chip lacks: of one kind, or of the kind that there is most of."""
    owned = goods_in(cargo) or (0,)
    g = GOOD[good] if good else max(owned, key=lambda kind: count(cargo, kind))
    return no("chip-lacks", FOR_A_CHIP, *(GOODS[g],) * (FOR_A_CHIP - count(cargo, g)))


def _second(s: KoggeState, seat: Seat, thing: Thing) -> Refusal:
    return with_guild(s, seat) or raid_lacks(s.hand[seat], "")


def raid_lacks(hand: int, number: str) -> Refusal:
    """How many equal markers the second raid marker lacks, as `chip_lacks` does for goods."""
    owned = markers_in(hand) or (0,)
    m = int(number) if number else max(owned, key=lambda kind: count(hand, kind))
    return no("raid-lacks", FOR_A_RAID, *(str(m),) * (FOR_A_RAID - count(hand, m)))


def _pool(s: KoggeState, seat: Seat, thing: Thing) -> Refusal:
    m = int(thing.name)
    return with_guild(s, seat) or no("pool-lacks", m, GOODS[MADE[m]])


def _supply(s: KoggeState, seat: Seat, thing: Thing) -> Refusal:
    if not count(s.stock, GOOD[thing.name]):
        return no("supply-empty", thing.name)
    return with_guild(s, seat) or no("supply-lacks", thing.name)


# ---- pairs, exchange -----------------------------------------------------------------------------


def buying(s: KoggeState, seat: Seat) -> Reason:
    """Why no pair can be bought (K-62); None if one can be."""
    if s.done & BUY:
        return no("pairs-done")
    return None if s.cargo[seat] else no("pairs-lack")


def _pair(s: KoggeState, seat: Seat, thing: Thing) -> Refusal:
    return buying(s, seat) or no("pairs-goods")


def exchanging(s: KoggeState, seat: Seat, good: str) -> Reason:
    """Why a good, or any good if none is named, cannot be exchanged (K-65); None if it can be."""
    here = s.cog[seat]
    if s.done & EXCHANGE:
        return no("exchange-done")
    if here == s.began:
        return no("not-moved", here)
    return giving(here, s.goods[here], s.cargo[seat], good)


def _ware(s: KoggeState, seat: Seat, thing: Thing) -> Refusal:
    here = s.cog[seat]
    if thing.city != here:
        return no("exchange-elsewhere", here)
    return exchanging(s, seat, "") or no("give-first")


def _city(s: KoggeState, seat: Seat, thing: Thing) -> Refusal:
    if thing.city != s.cog[seat]:
        return no("move-over")
    return exchanging(s, seat, "") or no("give-first")


def _cargo(s: KoggeState, seat: Seat, thing: Thing) -> Refusal:
    return exchanging(s, seat, thing.name) or no("give-first")


# ---- routes --------------------------------------------------------------------------------------


def changing(s: KoggeState, seat: Seat, square: Thing | None, marker: Thing | None) -> Reason:
    """Why a square, or a marker, or both, cannot be changed (K-66); None if they can be."""
    here, hand = s.cog[seat], s.hand[seat]
    if square is not None and square.city != here:
        return no("route-elsewhere", here)
    if s.done & ROUTE:
        return no("route-done")
    if not s.rules & MEMORY:
        if square is not None and s.down >> square.index & 1:
            return no("face-down")
        if s.down >> 2 * here & 3 == 3:
            return no("both-down", here)
    if marker is not None and marker.name == str(here):
        return no("own-number", here)
    if not hand:
        return no("no-marker")
    return no("own-number", here) if markers_in(hand) == (here,) else None


def _route(s: KoggeState, seat: Seat, thing: Thing) -> Refusal:
    return changing(s, seat, thing, None) or no("route-marker")


def _hand(s: KoggeState, seat: Seat, thing: Thing) -> Refusal:
    return changing(s, seat, None, thing) or no("route-marker")


def looking(s: KoggeState, seat: Seat) -> Reason:
    """Why no look at the routes can be bought (K-D5); None if one can be."""
    if not s.rules & MEMORY:
        return no("no-memory")
    if s.done & LOOK:
        return no("memory-done")
    return None if s.cargo[seat] or s.hand[seat] else no("memory-lacks")


def _look(s: KoggeState, seat: Seat, thing: Thing) -> Refusal:
    return looking(s, seat) or no("look-how")


# ---- raids ---------------------------------------------------------------------------------------


def raiding(s: KoggeState, seat: Seat, thing: Thing) -> Reason:
    """Why the cog of another cannot be raided (K-67, K-69); None if it can be."""
    other, here = thing.owner, s.cog[seat]
    if other == seat:
        return no("raid-own")
    if s.cog[other] != here:
        return no("raid-elsewhere", here)
    if not s.raids[seat]:
        return no("raid-none")
    return None if s.cargo[other] else no("raid-empty", other)


def _cog(s: KoggeState, seat: Seat, thing: Thing) -> Refusal:
    if thing.owner == seat:
        return no("move-over")
    return raiding(s, seat, thing) or no("raid-where")


_ALONE: Mapping[str, Callable[[KoggeState, Seat, Thing], Refusal]] = {
    "site": _site,
    "kontor": _kontor,
    "stored": _stored,
    "guild": _guild,
    "area:supply": _guild,
    "area:pool": _guild,
    "chip": _chip,
    "second": _second,
    "pool": _pool,
    "supply": _supply,
    "pair": _pair,
    "ware": _ware,
    "city": _city,
    "cargo": _cargo,
    "route": _route,
    "hand": _hand,
    "area:look": _look,
    "cog": _cog,
}

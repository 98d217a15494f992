"""Why one thing means nothing together with another among the actions of a turn."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from hansetable.core import Refusal, Seat
from hansetable.games.kogge.cards import CHIP, GOOD, GOODS, MADE
from hansetable.games.kogge.multiset import count
from hansetable.games.kogge.refusals import deeds
from hansetable.games.kogge.refusals.meetings import with_seat
from hansetable.games.kogge.refusals.reasons import no
from hansetable.games.kogge.refusals.things import Thing
from hansetable.games.kogge.state import KoggeState
from hansetable.games.kogge.turn import FOR_A_CHIP, FOR_A_RAID

Joint = Callable[[KoggeState, Seat, Thing, Thing], Refusal | None]


def act(s: KoggeState, seat: Seat, thing: Thing, held: Thing | None) -> Refusal:
    """Why touching a thing is no action, or completes none with what is held (K-60)."""
    if held is None:
        return deeds.alone(s, seat, thing)
    one, other = held.kind, thing.kind
    refused = None
    if (one, other) in _JOINT:
        refused = _JOINT[one, other](s, seat, held, thing)
    elif (other, one) in _JOINT:
        refused = _JOINT[other, one](s, seat, thing, held)
    elif one == "city":  # only a place, so the other thing speaks for itself
        refused = deeds.alone(s, seat, thing)
        refused = None if refused.why == "other" else refused
    return refused or _wanted(held, one)


def _wanted(held: Thing, what: str) -> Refusal:
    """What goes with a thing that is held."""
    match what:
        case "cargo":
            return no("good-where")
        case "hand":
            return no("marker-where")
        case "route":
            return no("route-marker")
        case "pair":
            return no("pairs-goods")
        case "chip":
            return no("chip-goods", FOR_A_CHIP)
        case "second":
            return no("raid-markers", FOR_A_RAID)
        case "pool":
            return no("pool-lacks", int(held.name), GOODS[MADE[int(held.name)]])
        case "supply":
            return no("supply-lacks", held.name)
        case "raid" | "cog":
            return no("raid-where")
        case "area:look":
            return no("look-how")
        case _:
            return no("give-first")


def _always(refused: Refusal) -> Joint:
    """A reason that is always the same."""
    return lambda s, seat, one, other: refused


# ---- goods with something ------------------------------------------------------------------------


def _to_city(s: KoggeState, seat: Seat, good: Thing, city: Thing) -> Refusal:
    here = s.cog[seat]
    if city.city != here:
        return no("exchange-elsewhere", here)
    return deeds.exchanging(s, seat, good.name) or no("onto-city", here)


def _for_pair(s: KoggeState, seat: Seat, good: Thing, pair: Thing) -> Refusal | None:
    return deeds.buying(s, seat)


def _for_chip(s: KoggeState, seat: Seat, good: Thing, chip: Thing) -> Refusal:
    if not s.left(CHIP[chip.name]):
        return no("chip-gone")
    return deeds.with_guild(s, seat) or deeds.chip_lacks(s.cargo[seat], good.name)


def _for_marker(s: KoggeState, seat: Seat, good: Thing, pool: Thing) -> Refusal:
    m = int(pool.name)
    return deeds.with_guild(s, seat) or no("pool-lacks", m, GOODS[MADE[m]])


def _to_site(s: KoggeState, seat: Seat, held: Thing, site: Thing) -> Refusal:
    return deeds.founding(s, seat, site) or no("found-alone")


def _to_guild(s: KoggeState, seat: Seat, held: Thing, guild: Thing) -> Refusal:
    return deeds.with_guild(s, seat) or no("guild-how")


def _to_cog(s: KoggeState, seat: Seat, held: Thing, cog: Thing) -> Refusal | None:
    return None if cog.owner == seat else with_seat(s, seat, cog.owner)


def _to_look(s: KoggeState, seat: Seat, held: Thing, look: Thing) -> Refusal | None:
    return deeds.looking(s, seat)


# ---- markers with something ----------------------------------------------------------------------


def _to_route(s: KoggeState, seat: Seat, marker: Thing, route: Thing) -> Refusal | None:
    return deeds.changing(s, seat, route, marker)


def _for_second(s: KoggeState, seat: Seat, marker: Thing, second: Thing) -> Refusal:
    return deeds.with_guild(s, seat) or deeds.raid_lacks(s.hand[seat], marker.name)


def _for_good(s: KoggeState, seat: Seat, marker: Thing, supply: Thing) -> Refusal:
    if not count(s.stock, GOOD[supply.name]):
        return no("supply-empty", supply.name)
    return deeds.with_guild(s, seat) or no("supply-lacks", supply.name)


# ---- raid markers with something -----------------------------------------------------------------


def _raid_city(s: KoggeState, seat: Seat, raid: Thing, what: Thing) -> Refusal:
    here = s.cog[seat]
    return no("raid-elsewhere" if what.city != here else "raid-city", here)


def _raid_cog(s: KoggeState, seat: Seat, raid: Thing, cog: Thing) -> Refusal | None:
    return deeds.raiding(s, seat, cog)


def _to_ware(s: KoggeState, seat: Seat, city: Thing, ware: Thing) -> Refusal:
    return deeds.alone(s, seat, ware)


_JOINT: Mapping[tuple[str, str], Joint] = {
    ("cargo", "city"): _to_city,
    ("cargo", "ware"): _to_city,
    ("cargo", "pair"): _for_pair,
    ("cargo", "chip"): _for_chip,
    ("cargo", "pool"): _for_marker,
    ("cargo", "supply"): _always(no("markers-for-goods")),
    ("cargo", "second"): _always(no("raid-markers", FOR_A_RAID)),
    ("cargo", "site"): _to_site,
    ("cargo", "kontor"): _always(no("no-storing")),
    ("cargo", "stored"): _always(no("no-storing")),
    ("cargo", "guild"): _to_guild,
    ("cargo", "cog"): _to_cog,
    ("cargo", "area:look"): _to_look,
    ("cargo", "route"): _always(no("route-marker")),
    ("hand", "route"): _to_route,
    ("hand", "second"): _for_second,
    ("hand", "supply"): _for_good,
    ("hand", "pool"): _always(no("goods-for-markers")),
    ("hand", "pair"): _always(no("pairs-goods")),
    ("hand", "chip"): _always(no("chip-goods", FOR_A_CHIP)),
    ("hand", "site"): _to_site,
    ("hand", "guild"): _to_guild,
    ("hand", "cog"): _to_cog,
    ("hand", "city"): _always(no("route-marker")),
    ("hand", "area:look"): _to_look,
    ("raid", "city"): _raid_city,
    ("raid", "site"): _raid_city,
    ("raid", "kontor"): _raid_city,
    ("raid", "ware"): _raid_city,
    ("raid", "stored"): _raid_city,
    ("raid", "cog"): _raid_cog,
    ("city", "ware"): _to_ware,
}
"""What two things come to, the held one first or last."""

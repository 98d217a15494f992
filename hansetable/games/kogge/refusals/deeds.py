"""Why a thing, or two together, mean nothing among the actions of a turn (K-60 to K-69)."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from hansetable.core import Place, Refusal, Seat
from hansetable.games.kogge.cards import CHIP, GOOD, GOODS, MADE
from hansetable.games.kogge.multiset import count, goods_in, markers_in
from hansetable.games.kogge.reasons import no
from hansetable.games.kogge.state import MEMORY, STORES, KoggeState
from hansetable.games.kogge.table import city_of, what
from hansetable.games.kogge.trade import with_seat
from hansetable.games.kogge.turn import (
    FOR_A_CHIP,
    FOR_A_RAID,
    ROUTE,
    buying,
    changing,
    exchanging,
    founding,
    giving,
    looking,
    raiding,
    with_guild,
)

Alone = Callable[[KoggeState, Seat, Place], Refusal]
Joint = Callable[[KoggeState, Seat, Place, Place], Refusal | None]


def act(s: KoggeState, seat: Seat, thing: Place, held: Place | None) -> Refusal:
    """Return why touching a thing is no action, or completes none with what is held (K-60)."""
    if held is None:
        return _alone(s, seat, thing)
    one, other = what(held, seat), what(thing, seat)
    refused = None
    if (one, other) in _JOINT:
        refused = _JOINT[one, other](s, seat, held, thing)
    elif (other, one) in _JOINT:
        refused = _JOINT[other, one](s, seat, thing, held)
    elif one == "city":  # only a place, so the other thing speaks for itself
        refused = _alone(s, seat, thing)
        refused = None if refused.why == "other" else refused
    return refused or _wanted(held, one)


def _alone(s: KoggeState, seat: Seat, thing: Place) -> Refusal:
    """Return why touching a thing begins no action."""
    kind = what(thing, seat)
    return _ALONE[kind](s, seat, thing) if kind in _ALONE else no("other")


# ---- a thing alone -------------------------------------------------------------------------------


def _site(s: KoggeState, seat: Seat, site: Place) -> Refusal:
    if city_of(site) != s.cog[seat]:
        return no("found-elsewhere", s.cog[seat])
    return founding(s, seat) or no("found-alone")


def _kontor(s: KoggeState, seat: Seat, kontor: Place) -> Refusal:
    """A kontor, or goods in it."""
    if kontor.owner == seat:
        return no("load-over")
    if s.rules & STORES:
        return with_seat(s, seat, kontor.owner)
    return no("site-taken" if kontor.kind == "kontor" else "their-kontor", kontor.owner)


def _guild(s: KoggeState, seat: Seat, guild: Place) -> Refusal:
    return with_guild(s, seat) or no("guild-how")


def _chip(s: KoggeState, seat: Seat, chip: Place, good: str = "") -> Refusal:
    """What a chip lacks: equal goods of a kind, or of the kind that there is most of."""
    if not s.left(CHIP[chip.name]):
        return no("chip-gone")
    cargo = s.cargo[seat]
    most = max(goods_in(cargo) or (0,), key=lambda kind: count(cargo, kind))
    g = GOOD[good] if good else most
    lacks = no("chip-lacks", FOR_A_CHIP, *(GOODS[g],) * (FOR_A_CHIP - count(cargo, g)))
    return with_guild(s, seat) or lacks


def _second(s: KoggeState, seat: Seat, second: Place, number: str = "") -> Refusal:
    """What the second raid marker lacks: markers of a number, or of that there is most of."""
    hand = s.hand[seat]
    most = max(markers_in(hand) or (0,), key=lambda kind: count(hand, kind))
    m = int(number) if number else most
    lacks = no("raid-lacks", FOR_A_RAID, *(str(m),) * (FOR_A_RAID - count(hand, m)))
    return with_guild(s, seat) or lacks


def _pool(s: KoggeState, seat: Seat, pool: Place) -> Refusal:
    return with_guild(s, seat) or _wanted(pool, "pool")


def _supply(s: KoggeState, seat: Seat, supply: Place) -> Refusal:
    if not count(s.stock, GOOD[supply.name]):
        return no("supply-empty", supply.name)
    return with_guild(s, seat) or _wanted(supply, "supply")


def _pair(s: KoggeState, seat: Seat, pair: Place) -> Refusal:
    return buying(s, seat) or no("pairs-goods")


def _exchange(s: KoggeState, seat: Seat, good: str = "") -> Refusal | None:
    """Why this good, or any, is not given to the city."""
    here = s.cog[seat]
    return exchanging(s, seat) or giving(here, s.goods[here], s.cargo[seat], good)


def _ware(s: KoggeState, seat: Seat, ware: Place) -> Refusal:
    if ware.at != s.cog[seat]:
        return no("exchange-elsewhere", s.cog[seat])
    return _exchange(s, seat) or no("give-first")


def _city(s: KoggeState, seat: Seat, city: Place) -> Refusal:
    return no("move-over") if city.at != s.cog[seat] else _exchange(s, seat) or no("give-first")


def _cargo(s: KoggeState, seat: Seat, good: Place) -> Refusal:
    return _exchange(s, seat, good.name) or no("give-first")


def _change(
    s: KoggeState, seat: Seat, square: Place | None, marker: Place | None = None
) -> Refusal | None:
    """Why a marker is not laid on a square, if both or one of them are touched."""
    here = s.cog[seat]
    if square is not None and city_of(square) != here:
        return no("route-elsewhere", here)
    lies_down = square is not None and s.down >> square.at & 1
    if lies_down and not s.rules & MEMORY and not s.done & ROUTE:
        return no("face-down")
    if refused := changing(s, seat):
        return refused
    own = marker is not None and marker.name == str(here)
    return no("own-number", here) if own or markers_in(s.hand[seat]) == (here,) else None


def _look(s: KoggeState, seat: Seat, look: Place) -> Refusal:
    return looking(s, seat) or no("look-how")


def _cog(s: KoggeState, seat: Seat, cog: Place) -> Refusal:
    if cog.owner == seat:
        return no("move-over")
    return raiding(s, seat, cog.owner) or no("raid-where")


_ALONE: Mapping[str, Alone] = {
    "site": _site,
    "kontor": _kontor,
    "stored": _kontor,
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
    "route": lambda s, seat, square: _change(s, seat, square) or no("route-marker"),
    "hand": lambda s, seat, marker: _change(s, seat, None, marker) or no("route-marker"),
    "area:look": _look,
    "cog": _cog,
}

# ---- two things ----------------------------------------------------------------------------------


def _always(why: str, *about: int) -> Joint:
    """A reason that is always the same."""
    return lambda s, seat, one, other: no(why, *about)


def _to_city(s: KoggeState, seat: Seat, good: Place, city: Place) -> Refusal:
    here = s.cog[seat]
    if city.at != here:
        return no("exchange-elsewhere", here)
    return _exchange(s, seat, good.name) or no("onto-city", here)


def _to_cog(s: KoggeState, seat: Seat, held: Place, cog: Place) -> Refusal | None:
    return None if cog.owner == seat else with_seat(s, seat, cog.owner)


def _raid_city(s: KoggeState, seat: Seat, raid: Place, thing: Place) -> Refusal:
    here = s.cog[seat]
    return no("raid-elsewhere" if city_of(thing) != here else "raid-city", here)


def _second_thing(alone: Alone) -> Joint:
    """What the second thing says by itself."""
    return lambda s, seat, one, other: alone(s, seat, other)


_JOINT: Mapping[tuple[str, str], Joint] = {
    ("cargo", "city"): _to_city,
    ("cargo", "ware"): _to_city,
    ("cargo", "pair"): lambda s, seat, good, pair: buying(s, seat),
    ("cargo", "chip"): lambda s, seat, good, chip: _chip(s, seat, chip, good.name),
    ("cargo", "pool"): _second_thing(_pool),
    ("cargo", "supply"): _always("markers-for-goods"),
    ("cargo", "second"): _always("raid-markers", FOR_A_RAID),
    ("cargo", "site"): _second_thing(_site),
    ("cargo", "kontor"): _always("no-storing"),
    ("cargo", "stored"): _always("no-storing"),
    ("cargo", "guild"): _second_thing(_guild),
    ("cargo", "cog"): _to_cog,
    ("cargo", "area:look"): lambda s, seat, good, look: looking(s, seat),
    ("cargo", "route"): _always("route-marker"),
    ("hand", "route"): lambda s, seat, marker, route: _change(s, seat, route, marker),
    ("hand", "second"): lambda s, seat, marker, second: _second(s, seat, second, marker.name),
    ("hand", "supply"): _second_thing(_supply),
    ("hand", "pool"): _always("goods-for-markers"),
    ("hand", "pair"): _always("pairs-goods"),
    ("hand", "chip"): _always("chip-goods", FOR_A_CHIP),
    ("hand", "site"): _second_thing(_site),
    ("hand", "guild"): _second_thing(_guild),
    ("hand", "cog"): _to_cog,
    ("hand", "city"): _always("route-marker"),
    ("hand", "area:look"): lambda s, seat, marker, look: looking(s, seat),
    ("raid", "city"): _raid_city,
    ("raid", "site"): _raid_city,
    ("raid", "kontor"): _raid_city,
    ("raid", "ware"): _raid_city,
    ("raid", "stored"): _raid_city,
    ("raid", "cog"): lambda s, seat, raid, cog: raiding(s, seat, cog.owner),
    ("city", "ware"): _second_thing(_ware),
}
"""What two things come to, the held one first or last."""


_WANTED: Mapping[str, Refusal] = {
    "cargo": no("good-where"),
    "hand": no("marker-where"),
    "route": no("route-marker"),
    "pair": no("pairs-goods"),
    "chip": no("chip-goods", FOR_A_CHIP),
    "second": no("raid-markers", FOR_A_RAID),
    "raid": no("raid-where"),
    "cog": no("raid-where"),
    "area:look": no("look-how"),
}


def _wanted(held: Place, kind: str) -> Refusal:
    """Return what goes with a thing that is held."""
    if kind == "pool":
        return no("pool-lacks", int(held.name), GOODS[MADE[int(held.name)]])
    return (
        no("supply-lacks", held.name) if kind == "supply" else _WANTED.get(kind, no("give-first"))
    )

"""Why a card cannot be laid on the route (N-40 to N-46), or taken and bought (N-20, N-80)."""

from __future__ import annotations

from hansetable.core import Place, Refusal, Seat
from hansetable.games.novgorod.actions import PRIVILEGE
from hansetable.games.novgorod.cards import ALL, BITS, city_id
from hansetable.games.novgorod.reasons import no
from hansetable.games.novgorod.refusals import general
from hansetable.games.novgorod.route import (
    PLACEHOLDER,
    full,
    next_cities,
    placeholders,
    refuses_lay,
    slow_city,
)
from hansetable.games.novgorod.setup import refuses_office as not_to_pick
from hansetable.games.novgorod.state import NovgorodState
from hansetable.games.novgorod.turn import (
    refuses_cheap,
    refuses_mission,
    refuses_office,
    refuses_ship,
)

# ---- phase 1 -------------------------------------------------------------------------------------


def laying(s: NovgorodState, seat: Seat, place: Place) -> Refusal:
    """Return why a piece cannot be touched while the route is laid out."""
    match place.kind:
        case "privilege":
            return general.privilege(s, seat, place.name, general.ROUTE)
        case "slot":
            return _slot(s, seat)
        case "office" | "base" if is_last(place):
            return _no_placeholder(s, seat)
        case "office" | "base" | "back":
            c = general.city(place)
            chart = place.kind == "base" or place.zone == "stack"
            own = no("own-office", city_id(c)) if chart and s.owned[seat] >> c & 1 else None
            return refuses_lay(s, seat, c) or own or no("useless")
    return general.when(place, general.ROUTE)


def is_last(place: Place) -> bool:
    """Tell whether a card is the last of the route, which a placeholder can go onto (N-43)."""
    return place.zone == "route" and place.kind != "slot" and bool(place.says)


def _no_placeholder(s: NovgorodState, seat: Seat) -> Refusal:
    """Return why no office can be the placeholder of the last city."""
    none = None if placeholders(s, seat) else no("no-placeholder", _last(s))
    return full(s, seat) or none or no("route-fees", s.fees, s.money[seat])


def _slot(s: NovgorodState, seat: Seat) -> Refusal:
    """Return why no card can be laid at all."""
    found = full(s, seat)
    if found is None and not next_cities(s):
        slow = slow_city(s)
        found = no("pirate-slow", city_id(s.expert.pirate)) if slow else no("no-city", _last(s))
    return found or no("route-fees", s.fees, s.money[seat])


def _last(s: NovgorodState) -> str:
    """The id of the last city of the route."""
    return city_id(s.route[-1] % PLACEHOLDER)


# ---- the introductory rounds, phase 3 ------------------------------------------------------------


def picking(s: NovgorodState, seat: Seat, place: Place) -> Refusal:
    """Return why a piece cannot be taken in the introductory rounds (N-20 to N-23)."""
    if place.zone in ("display", "pile"):
        return no("two-missions")
    if place.zone not in ("stack", "base"):
        return no("pick-first")
    found = not_to_pick(s, seat, place.at)
    if place.zone == "base" and (found is None or found.why == "pair-dear"):
        return no("base-stays", place.name)
    return found or no("useless")


def buying(s: NovgorodState, seat: Seat, place: Place) -> Refusal:
    """Return why a piece cannot be bought (N-80 to N-85)."""
    match place.zone:
        case "privileges":
            if place.name != "mission":
                return general.privilege(s, seat, place.name, general.BUY)
            return refuses_cheap(s, seat) or no("useless")
        case "stack" | "base":
            return refuses_office(s, seat, place.at) or no("base-stays", city_id(place.at))
        case "next-ship" | "ship":
            return refuses_ship(s, seat) or no("useless")
        case "hand" if place.kind == "area":
            return _hand(s, seat)
        case "display" | "pile":
            return _mission(s, seat)
    return general.when(place, general.BUY)


def _mission(s: NovgorodState, seat: Seat) -> Refusal:
    found = refuses_mission(s, seat) or no("no-missions")
    full = found.why == "three-missions"
    return no("cheap-way") if not full and _cheaper(s, seat) else found


def _cheaper(s: NovgorodState, seat: Seat) -> bool:
    """Tell whether only the privilege still brings a mission (N-83)."""
    return PRIVILEGE["mission"] in s.listed(seat)


def _hand(s: NovgorodState, seat: Seat) -> Refusal:
    """Return why nothing at all can be bought for the hand."""
    if _cheaper(s, seat):
        return no("cheap-way")
    if s.bought:
        return no("bought")
    offices = any(s.supply[c] for c in BITS[ALL & ~s.owned[seat]])
    if offices:
        return no("poor", s.money[seat])
    return refuses_mission(s, seat) or no("no-missions")

"""Why a card cannot be laid on the route (N-40 to N-46)."""

from __future__ import annotations

from hansetable.core import Place, Refusal, Seat
from hansetable.games.novgorod.expert import slowing
from hansetable.games.novgorod.ids import city_id
from hansetable.games.novgorod.lookahead import FEES
from hansetable.games.novgorod.reasons import no
from hansetable.games.novgorod.refusals import general
from hansetable.games.novgorod.route import (
    PLACEHOLDER,
    longest,
    next_cities,
    placeholders,
    room,
)
from hansetable.games.novgorod.state import NovgorodState


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
            if chart and s.owned[seat] >> c & 1:
                return no("own-office", city_id(c))
            return _lay(s, seat, c)
    return general.when(place, general.ROUTE)


def is_last(place: Place) -> bool:
    """Tell whether a card is the last of the route, which a placeholder can go onto (N-43)."""
    return place.zone == "route" and place.kind != "slot" and bool(place.says)


def _lay(s: NovgorodState, seat: Seat, c: int) -> Refusal:
    """Return why a city cannot be the next one of the route."""
    found = _taken(s, c) or _full(s, seat)
    if found is not None:
        return found
    bit, city = 1 << c, city_id(c)
    if not next_cities(s) & bit:
        apart = "only-placeholder" if placeholders(s, seat) & bit else "no-neighbour"
        return no(apart, city, _last(s))
    fee = 0 if s.owned[seat] & bit else FEES[c]
    return no("fee", city, s.fees + fee, s.money[seat])


def placeholder(s: NovgorodState, seat: Seat, c: int) -> Refusal:
    """Return why the office of a city cannot be the placeholder of the last one (N-43)."""
    city = city_id(c)
    if not s.owned[seat] >> c & 1:
        return no("placeholder-own", city)
    if s.hold[seat] == c:
        return no("placeholder-hold", city)
    found = _taken(s, c) or _full(s, seat)
    return found or no("placeholder-fees", city, s.fees, s.money[seat])


def _taken(s: NovgorodState, c: int) -> Refusal | None:
    """Return that a city is on the route already, or its office a placeholder (N-43, N-44)."""
    if s.visited >> c & 1:
        return no("visited", city_id(c))
    return no("placeholder", city_id(c)) if s.barred >> c & 1 else None


def _no_placeholder(s: NovgorodState, seat: Seat) -> Refusal:
    """Return why no office can be the placeholder of the last city."""
    none = None if placeholders(s, seat) else no("no-placeholder", _last(s))
    return _full(s, seat) or none or no("route-fees", s.fees, s.money[seat])


def _slot(s: NovgorodState, seat: Seat) -> Refusal:
    """Return why no card can be laid at all."""
    none = no("no-city", _last(s)) if s.route and not next_cities(s) else None
    return _full(s, seat) or none or no("route-fees", s.fees, s.money[seat])


def _full(s: NovgorodState, seat: Seat) -> Refusal | None:
    """Return that no card more can be laid, for the ship or for the pirate (N-41, N-115)."""
    if room(s, seat) > 0:
        return None
    if s.visited & slowing(s):
        return no("pirate-full", city_id(s.expert.pirate))
    return no("full", longest(s, seat))


def _last(s: NovgorodState) -> str:
    """The id of the last city of the route."""
    return city_id(s.route[-1] % PLACEHOLDER)

"""Why a card cannot be laid on the route (N-40 to N-46)."""

from __future__ import annotations

from hansetable.core import Place, Refusal, Seat
from hansetable.games.novgorod.ids import city_id
from hansetable.games.novgorod.reasons import no
from hansetable.games.novgorod.refusals import general
from hansetable.games.novgorod.route import (
    PLACEHOLDER,
    full,
    next_cities,
    placeholders,
    refuses_lay,
)
from hansetable.games.novgorod.state import NovgorodState

_BARRED = ("pirate-skipped", "pirate-slow")
"""Why a city cannot be laid, neither with the base office nor with an own one."""


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
            found = refuses_lay(s, seat, c) or no("useless")
            own = chart and s.owned[seat] >> c & 1 and found.why not in _BARRED
            return no("own-office", city_id(c)) if own else found
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
    none = no("no-city", _last(s)) if s.route and not next_cities(s) else None
    return full(s, seat) or none or no("route-fees", s.fees, s.money[seat])


def _last(s: NovgorodState) -> str:
    """The id of the last city of the route."""
    return city_id(s.route[-1] % PLACEHOLDER)

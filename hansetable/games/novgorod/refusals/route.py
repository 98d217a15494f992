"""Why a card cannot be laid on the route (N-40 to N-46)."""

from __future__ import annotations

from hansetable.core import Refusal, Seat
from hansetable.games.novgorod.expert import slowing
from hansetable.games.novgorod.ids import city_id
from hansetable.games.novgorod.lookahead import FEES
from hansetable.games.novgorod.refusals import general
from hansetable.games.novgorod.refusals.reasons import no
from hansetable.games.novgorod.refusals.thing import Thing
from hansetable.games.novgorod.route import (
    PLACEHOLDER,
    longest,
    next_cities,
    placeholders,
    room,
)
from hansetable.games.novgorod.state import NovgorodState


def laying(s: NovgorodState, seat: Seat, thing: Thing) -> Refusal:
    """Return why a thing cannot be touched while the route is laid out."""
    kind = thing.kind
    if kind == "privilege":
        return general.privilege(s, seat, thing.name, general.ROUTE)
    if kind == "button" and thing.name == "sail":
        return no("route-fees", s.fees, s.money[seat])
    if kind == "route":
        return _slot(s, seat)
    if kind in ("office", "base", "stack"):
        return _office(s, seat, thing)
    if kind == "mark":
        return _no_placeholder(s, seat)
    return general.when(thing, general.ROUTE)


def _office(s: NovgorodState, seat: Seat, thing: Thing) -> Refusal:
    """Return why an office on the chart, in the hand, in the hold or on the route stays there."""
    c = thing.city(s)
    bit = 1 << c
    if "mark" in thing.names:
        return _no_placeholder(s, seat)
    if thing.kind != "office" and s.owned[seat] & bit:
        return no("own-office", city_id(c))
    return lay(s, seat, c)


def lay(s: NovgorodState, seat: Seat, c: int) -> Refusal:
    """Return why a city cannot be the next one of the route."""
    bit, city = 1 << c, city_id(c)
    if s.visited & bit:
        return no("visited", city)
    if s.barred & bit:
        return no("placeholder", city)
    full = _full(s, seat)
    if full is not None:
        return full
    if not next_cities(s) & bit:
        apart = "only-placeholder" if placeholders(s, seat) & bit else "no-neighbour"
        return no(apart, city, _last(s))
    fee = 0 if s.owned[seat] & bit else FEES[c]
    return no("fee", city, s.fees + fee, s.money[seat])


def placeholder(s: NovgorodState, seat: Seat, c: int) -> Refusal:
    """Return why the office of a city cannot be the placeholder of the last one (N-43)."""
    bit, city = 1 << c, city_id(c)
    if not s.owned[seat] & bit:
        return no("placeholder-own", city)
    if s.hold[seat] == c:
        return no("placeholder-hold", city)
    if s.visited & bit:
        return no("visited", city)
    if s.barred & bit:
        return no("placeholder", city)
    full = _full(s, seat)
    if full is not None:
        return full
    return no("placeholder-fees", city, s.fees, s.money[seat])


def _no_placeholder(s: NovgorodState, seat: Seat) -> Refusal:
    """Return why no office can be the placeholder of the last city."""
    full = _full(s, seat)
    if full is not None:
        return full
    if not placeholders(s, seat):
        return no("no-placeholder", _last(s))
    return no("route-fees", s.fees, s.money[seat])


def _slot(s: NovgorodState, seat: Seat) -> Refusal:
    """Return why no card can be laid at all."""
    full = _full(s, seat)
    if full is not None:
        return full
    if s.route and not next_cities(s):
        return no("no-city", _last(s))
    return no("route-fees", s.fees, s.money[seat])


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

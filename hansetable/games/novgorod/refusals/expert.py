"""Why merchant, pirate and special missions cannot be touched (N-110 to N-124)."""

from __future__ import annotations

from hansetable.core import Refusal, Seat
from hansetable.games.novgorod.cards import BITS, CARDS, CITY, LUXURIES, SPECIAL
from hansetable.games.novgorod.expert import (
    NOWHERE,
    can_send,
    pirate_price,
    skipped,
    slowing,
)
from hansetable.games.novgorod.ids import city_id
from hansetable.games.novgorod.refusals import general
from hansetable.games.novgorod.refusals.reasons import no
from hansetable.games.novgorod.refusals.thing import Thing
from hansetable.games.novgorod.refusals.use import luxuries
from hansetable.games.novgorod.route import next_cities, room
from hansetable.games.novgorod.special import GatherSpecial, cost, visible_part
from hansetable.games.novgorod.state import BASE, NovgorodState
from hansetable.games.novgorod.turn import Buy, LayRoute
from hansetable.games.novgorod.use import UseRoute


def refusal(s: NovgorodState, seat: Seat, thing: Thing) -> Refusal | None:
    """Return why a thing of the expert game means nothing; None if the base game knows."""
    if s.expert is BASE:
        return None
    match thing.kind:
        case "figure" if thing.name == "merchant":
            return no("merchant")
        case "figure" | "city":
            return _pirate(s, seat, thing)
        case "special":
            return _special(s, seat, SPECIAL[thing.name])
        case "cover":
            return no("cover")
        case "privilege" if thing.name == "pirate" and can_send(s, seat):
            return no("pirate-when")
    if isinstance(s.stack[-1], LayRoute) and thing.kind in ("office", "base", "stack", "route"):
        return _barred(s, seat, thing)
    return None


def _pirate(s: NovgorodState, seat: Seat, thing: Thing) -> Refusal:
    """Return why the pirate cannot be moved, or not to this city."""
    if s.expert.pirate_side:
        return no("pirate-when" if can_send(s, seat) else "pirate-privilege")
    if not isinstance(s.stack[-1], LayRoute | UseRoute | Buy):
        return no("pirate-wait")
    if thing.kind == "city" and CITY[thing.name] == s.expert.pirate:
        return no("pirate-here", thing.name)
    price = pirate_price(s, seat)
    if s.money[seat] < price:
        return no("pirate-dear", price, s.money[seat])
    if thing.kind == "city" and s.visited >> CITY[thing.name] & 1:
        return no("pirate-long", thing.name)
    return no("fees", s.fees, s.money[seat] - price)


def dropped(s: NovgorodState, seat: Seat, thing: Thing) -> Refusal:
    """Return why the pirate cannot be put down there (N-115, N-116)."""
    c = thing.city(s) if thing.kind in ("city", "base", "stack", "artisan") else NOWHERE
    if c == s.expert.pirate:
        return no("pirate-here", city_id(c))
    if c != NOWHERE and s.visited >> c & 1:
        return no("pirate-long", city_id(c))
    return no("pirate-goes")


def _special(s: NovgorodState, seat: Seat, card: int) -> Refusal:
    """Return why the visible part of a special mission cannot be fulfilled (N-121)."""
    if isinstance(s.stack[-1], UseRoute):
        if s.expert.served:
            return no("special-once")
        price = cost(s, (card,), False)
        if price > s.money[seat]:
            return no("special-dear", price, s.money[seat])
        return _lacking(s, card)
    if isinstance(s.stack[-1], LayRoute | Buy):
        now = general.ROUTE if isinstance(s.stack[-1], LayRoute) else general.BUY
        return no("later" if now < general.USE else "past", general.USE)
    return no("special-set")


def _lacking(s: NovgorodState, card: int) -> Refusal:
    """Return which goods of a special mission the route does not bring, or not all at once."""
    part = visible_part(s, card)
    here = s.fresh | (1 << s.held if s.held >= 0 else 0)
    made = luxuries(s) | luxuries(s, 2) << len(LUXURIES)
    lacks = [CARDS.good_ids()[g] for g in BITS[part.goods & ~here]]
    lacks += [LUXURIES[i % len(LUXURIES)] for i in BITS[part.luxuries & ~made]]
    return no("special-lacks", *lacks) if lacks else no("special-together")


def _barred(s: NovgorodState, seat: Seat, thing: Thing) -> Refusal | None:
    """Return that the pirate keeps a city, or the rest of the sea, from the route."""
    c = thing.city(s)
    if c >= 0 and c == skipped(s):
        return no("pirate-skipped", city_id(c))
    bit = 1 << c if c >= 0 else 0
    if bit & slowing(s) & ~s.visited and room(s, seat) == 1:
        return no("pirate-slow", city_id(c))
    if s.visited & slowing(s) and room(s, seat) <= 0 and not next_cities(s) & bit:
        return no("pirate-full", city_id(s.expert.pirate))
    return None


def choosing(s: NovgorodState, seat: Seat, thing: Thing) -> Refusal:
    """Return that the choice of special missions comes first (N-121)."""
    return no("special-choose")


def gathering(s: NovgorodState, seat: Seat, thing: Thing) -> Refusal:
    """Return that the special missions are fulfilled first, with the goods that they show."""
    step = s.stack[-1]
    assert isinstance(step, GatherSpecial)
    return no("special-first", CARDS.specials[step.card].id)


def sending(s: NovgorodState, seat: Seat, thing: Thing) -> Refusal:
    """Return that the question of the pirate comes first (N-116)."""
    return no("pirate-first")

"""Why merchant, pirate and special missions cannot be touched (N-110 to N-124)."""

from __future__ import annotations

from hansetable.core import Place, Refusal, Seat
from hansetable.games.novgorod.actions import MOVE_PIRATE
from hansetable.games.novgorod.cards import BITS, CARDS, LUXURIES, SPECIAL, city_id
from hansetable.games.novgorod.expert import (
    NOWHERE,
    SendPirate,
    can_send,
    pirate_price,
    targets,
)
from hansetable.games.novgorod.reasons import TWO_OR_MORE, no
from hansetable.games.novgorod.refusals import general
from hansetable.games.novgorod.refusals.use import luxuries
from hansetable.games.novgorod.route import longest
from hansetable.games.novgorod.special import (
    ChooseSpecials,
    GatherSpecial,
    cost,
    possible,
    visible_part,
)
from hansetable.games.novgorod.state import BASE, MISSION, NovgorodState
from hansetable.games.novgorod.turn import Buy, LayRoute
from hansetable.games.novgorod.use import UseRoute


def refusal(s: NovgorodState, seat: Seat, place: Place) -> Refusal | None:
    """Return why a piece of the expert game means nothing; None if the base game knows."""
    if s.expert is BASE:
        return None
    match place.kind:
        case "merchant":
            return no("merchant")
        case "pirate" | "harbour":
            return _pirate(s, seat, place)
        case "special":
            return _special(s, seat, SPECIAL[place.name])
        case "mission" if place.zone == "special":
            return no("cover")
        case "privilege" if place.name == "pirate" and can_send(s, seat):
            return no("pirate-when")
        case "privilege" if place.name == "mission" and _may_discount(s, seat):
            return no("special-cheap")
    return None


def _pirate(s: NovgorodState, seat: Seat, place: Place) -> Refusal | None:
    """Return why the pirate cannot be moved, or not to this city; None before the first turn."""
    harbour = place.kind == "harbour"
    here = harbour and place.at == s.expert.pirate
    step = s.stack[-1]
    if s.expert.pirate_side:
        if not can_send(s, seat):
            return no("pirate-privilege")
        now = isinstance(step, SendPirate) or (isinstance(step, LayRoute) and not s.route)
        return no("pirate-here", place.name) if here and now else no("pirate-when")
    if not s.round:
        return None
    if not isinstance(step, LayRoute | UseRoute | Buy):
        return no("pirate-wait")
    if here:
        return no("pirate-here", place.name)
    price = pirate_price(s, seat)
    if s.money[seat] < price:
        return no("pirate-dear", price, s.money[seat])
    if harbour:
        return _unmoved(s, seat, place.at)
    return no("fees-left", s.fees, s.money[seat] - price)


def _unmoved(s: NovgorodState, seat: Seat, c: int) -> Refusal:
    """Return why the pirate cannot be moved to a city though his price can be paid (N-115)."""
    laying = isinstance(s.stack[-1], LayRoute)
    capacity = longest(s, seat) if laying else s.speed[seat] + s.expert.hastened
    if not targets(s, seat, capacity) >> c & 1:
        return no("pirate-long", city_id(c))
    return no("fees-left", s.fees, s.money[seat] - pirate_price(s, seat))


def dropped(s: NovgorodState, seat: Seat, place: Place) -> Refusal:
    """Return why the pirate cannot be put down there (N-115, N-116)."""
    city = place.kind in ("harbour", "artisan", "base") or place.zone == "stack"
    c = place.at if city else NOWHERE
    if c == s.expert.pirate:
        return no("pirate-here", city_id(c))
    if c == NOWHERE or MOVE_PIRATE[c] in s.listed(seat):
        return no("pirate-goes")
    return _unmoved(s, seat, c)


def _special(s: NovgorodState, seat: Seat, card: int) -> Refusal | None:
    """Return why a special mission cannot be chosen (N-121); None if something comes first."""
    match s.stack[-1]:
        case UseRoute():
            return no("special-once") if s.expert.served else _unfit(s, seat, card, cheap=False)
        case ChooseSpecials(cards=cards, cheap=cheap):
            if card in cards:
                return no("special-chosen")
            return no("special-set") if cards else _unfit(s, seat, card, cheap)
        case LayRoute():
            return no("later", general.USE)
        case Buy():
            return no("past", general.USE)
    return None


def _unfit(s: NovgorodState, seat: Seat, card: int, cheap: bool) -> Refusal:
    """Return why a special mission cannot be fulfilled alone: the price, the goods, the fees."""
    price = cost(s, (card,), cheap)
    if price > s.money[seat] and not cheap and s.can_use(seat, MISSION):
        less = cost(s, (card,), True)
        if possible(s, seat, (card,), True):
            return no("special-way", price, s.money[seat], less)
        price, cheap = less, True
    if price > s.money[seat]:
        return no("special-dear", price, s.money[seat], cheap)
    part = visible_part(s, card)
    here = s.goods()
    made = luxuries(s) | luxuries(s, 2) << len(LUXURIES)
    lacks = [CARDS.good_ids()[g] for g in BITS[part.goods & ~here]]
    lacks += [_luxury(i) for i in BITS[part.luxuries & ~made]]
    if lacks:
        return no("special-lacks", *lacks)
    free = s.clone()
    free.fees = 0
    if possible(free, seat, (card,), cheap):
        return no("fees-left", s.fees, s.money[seat] - price)
    return no("special-together")


def _luxury(i: int) -> str:
    """The id of a luxury good that a part asks for; marked if it is one from two or more."""
    kinds = len(LUXURIES)
    return LUXURIES[i] if i < kinds else LUXURIES[i - kinds] + TWO_OR_MORE


def _may_discount(s: NovgorodState, seat: Seat) -> bool:
    """Tell whether the privilege *mission -3* is refused only for want of a special mission."""
    if not isinstance(s.stack[-1], UseRoute) or not s.expert.column or s.expert.served:
        return False
    return s.can_use(seat, MISSION)


def gathering(s: NovgorodState, seat: Seat, place: Place) -> Refusal:
    """Return that the special missions are fulfilled first, with the goods that they show."""
    step = s.stack[-1]
    assert isinstance(step, GatherSpecial)
    return no("special-first", CARDS.specials[step.card].id)

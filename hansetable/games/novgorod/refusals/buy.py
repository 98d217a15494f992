"""Why something cannot be taken in the introductory rounds or bought in phase 3."""

from __future__ import annotations

from hansetable.core import Refusal, Seat
from hansetable.games.novgorod.actions import PRIVILEGE
from hansetable.games.novgorod.cards import ALL, BITS, CARDS
from hansetable.games.novgorod.ids import city_id
from hansetable.games.novgorod.refusals import general
from hansetable.games.novgorod.refusals.reasons import no
from hansetable.games.novgorod.refusals.thing import Thing
from hansetable.games.novgorod.setup import PURSE, office_price
from hansetable.games.novgorod.state import MISSION, NovgorodState
from hansetable.games.novgorod.turn import FASTEST, MOST_MISSIONS, missions_on_offer

_ON_OFFER = ("mission", "pile", "unknown")


def picking(s: NovgorodState, seat: Seat, thing: Thing) -> Refusal:
    """Return why a thing cannot be taken in the introductory rounds (N-20 to N-23)."""
    if thing.kind in _ON_OFFER and "line" not in thing.names:
        return no("two-missions")
    if thing.kind not in ("stack", "base"):
        return no("pick-first")
    c = thing.city(s)
    city, taken = city_id(c), BITS[s.owned[seat]]
    if len(taken) == 2:
        return no("two-offices")
    if c in taken:
        return no("same-city", city)
    if thing.kind == "base":
        return no("base-stays" if s.supply[c] else "sold-out", city)
    spent = office_price(s, seat, taken[0]) if taken else 0
    return no("pair-dear", city, s.price(c), PURSE - spent, len(taken))


def buying(s: NovgorodState, seat: Seat, thing: Thing) -> Refusal:
    """Return why a thing cannot be bought (N-80 to N-85)."""
    match thing.kind:
        case "privilege":
            return _privilege(s, seat, thing.name)
        case "stack" | "base":
            return _office(s, seat, thing)
        case "next-ship" | "ship":
            return _ship(s, seat)
        case "hand":
            return _hand(s, seat)
    if thing.kind in _ON_OFFER and "line" not in thing.names:
        return _mission(s, seat)
    return general.when(thing, general.BUY)


def _cheaper(s: NovgorodState, seat: Seat) -> Refusal | None:
    """Return that only the privilege still brings a mission (N-83); None if it does not."""
    return no("cheap-way") if PRIVILEGE["mission"] in s.listed(seat) else None


def _hand(s: NovgorodState, seat: Seat) -> Refusal:
    """Return why nothing at all can be bought for the hand."""
    if cheaper := _cheaper(s, seat):
        return cheaper
    if s.bought:
        return no("bought")
    offices = any(s.supply[c] for c in BITS[ALL & ~s.owned[seat]])
    if not offices and s.in_progress(seat) >= MOST_MISSIONS:
        return no("three-missions")
    return no("poor", s.money[seat])


def _office(s: NovgorodState, seat: Seat, thing: Thing) -> Refusal:
    c = thing.city(s)
    city, money = city_id(c), s.money[seat]
    if s.owned[seat] >> c & 1:
        return no("owned", city)
    if not s.supply[c]:
        return no("sold-out", city)
    if s.bought:
        return no("bought")
    if s.price(c) > money:
        return no("office-dear", city, s.price(c), money)
    return no("base-stays", city)


def _ship(s: NovgorodState, seat: Seat) -> Refusal:
    speed = s.speed[seat]
    if speed == FASTEST:
        return no("fastest", speed)
    if s.bought:
        return no("bought")
    return no("ship-dear", speed + 1, CARDS.ship(speed + 1), s.money[seat])


def _mission(s: NovgorodState, seat: Seat) -> Refusal:
    if s.in_progress(seat) >= MOST_MISSIONS:
        return no("three-missions")
    if cheaper := _cheaper(s, seat):
        return cheaper
    if s.bought:
        return no("bought")
    return no("mission-dear", CARDS.mission_price, s.money[seat])


def _privilege(s: NovgorodState, seat: Seat, kind: str) -> Refusal:
    if kind != "mission" or s.privilege or not s.visible(seat) & MISSION:
        return general.privilege(s, seat, kind, general.BUY)
    if s.in_progress(seat) >= MOST_MISSIONS:
        return no("three-missions")
    if not missions_on_offer(s):
        return no("no-missions")
    return no("cheap-dear", CARDS.cheap_mission, s.money[seat])

"""Why something cannot be said in an exchange, a raid, a conflict, or of an offer."""

from __future__ import annotations

from hansetable.core import Action, Refusal, Seat
from hansetable.games.kogge import trade
from hansetable.games.kogge.cards import GOOD, GOODS
from hansetable.games.kogge.conflict import WISHES, MakeWish, opponents
from hansetable.games.kogge.exchange import Exchange, can_give, rate
from hansetable.games.kogge.multiset import goods_in, size
from hansetable.games.kogge.raid import PartCargo
from hansetable.games.kogge.refusals.reasons import no
from hansetable.games.kogge.refusals.things import Thing
from hansetable.games.kogge.state import KoggeState


def exchange(s: KoggeState, seat: Seat, thing: Thing, held: Thing | None) -> Refusal:
    """Why an exchange does not go on with this (K-65)."""
    step = s.stack[-1]
    assert isinstance(step, Exchange)
    here, what = s.cog[seat], thing.kind
    match what:
        case "ware" | "city" if thing.city != here:
            return no("exchange-elsewhere", here)
        case "ware" if held is None:
            return _take(s, seat, step, thing)
        case "bill":
            return no("bill-lies")
        case "cargo" | "city" if not step.brought:
            return no("take-first", GOODS[step.g])
    left, cargo = s.goods[here] - step.taken, s.cargo[seat] - step.given
    given = next((p.name for p in (thing, held) if p and p.kind == "cargo"), "")
    refused = giving(here, left, cargo, given) if given or what == "city" else None
    if refused is not None:
        return refused
    return no("exchange-first") if held is None else no("onto-city", here)


def giving(here: int, goods: int, cargo: int, good: str) -> Refusal | None:
    """Why a good, or any good if none is named, cannot be given to a city; None if it can."""
    if not goods:
        return no("city-empty", here)
    if not cargo:
        return no("nothing-to-give")
    kinds = (GOOD[good],) if good else goods_in(cargo)
    if any(can_give(goods, g) for g in kinds):
        return None
    return no("same-kind", here, GOODS[kinds[0]])


def _take(s: KoggeState, seat: Seat, step: Exchange, thing: Thing) -> Refusal:
    if step.brought >= rate(s, seat):
        return no("take-most", step.brought, GOODS[step.g])
    return no("take-same", thing.name)


def part(s: KoggeState, seat: Seat, thing: Thing, held: Thing | None) -> Refusal:
    """Why the robbed cargo is not parted by this (K-67)."""
    step = s.stack[-1]
    assert isinstance(step, PartCargo)
    what = thing.kind
    if what == "pile":
        return no("part-choice", step.raider)
    if what == "piled" and thing.index == 1:
        return no("part-laid")
    return no("part-first", step.raider)


def pile(s: KoggeState, seat: Seat, thing: Thing, held: Thing | None) -> Refusal:
    """Why no pile is taken by this (K-67)."""
    return no("pile-whole" if thing.kind == "piled" else "pile-first")


def quarrel(s: KoggeState, seat: Seat, thing: Thing, held: Thing | None) -> Refusal:
    """Why nobody is attacked by this (K-C1, K-C5)."""
    if thing.kind != "cog":
        return no("attack-first")
    other = thing.owner
    if other == seat:
        return no("attack-self")
    if s.cog[other] != s.cog[seat]:
        return no("attack-elsewhere", other, s.cog[seat])
    if seat != s.turn and other != s.turn:
        return no("attack-other", s.turn)
    return no("attack-first") if other in opponents(s, seat) else no("attack-twice", other)


def fight(s: KoggeState, seat: Seat, thing: Thing, held: Thing | None) -> Refusal:
    """Why nothing is chosen for the conflict by this (K-C2)."""
    if held is not None:
        return no("fight-onto")
    what = thing.kind
    if what == "staked":
        return no("fight-lies")
    return no("fight-markers" if what == "cargo" else "fight-first")


def wish(s: KoggeState, seat: Seat, thing: Thing, held: Thing | None) -> Refusal:
    """Why nothing is wished for by this (K-C3)."""
    step = s.stack[-1]
    assert isinstance(step, MakeWish)
    return no("wish-first", WISHES - size(step.wish))


def answer(s: KoggeState, seat: Seat, thing: Thing, held: Thing | None) -> Refusal:
    """Why an offer is not answered by this (K-71)."""
    step = s.stack[-1]
    assert isinstance(step, trade.Trade)
    return no("offered", step.terms.by)


def with_seat(s: KoggeState, seat: Seat, other: Seat) -> Refusal:
    """How goods and markers of another seat are come by, or why not now (K-70)."""
    if any(partner == other for partner, _ in trade.partners(s, seat)):
        return no("trade-window", other)
    if not trade.market_is_open(s):
        return no("trade-later")
    if s.offers[seat] >= trade.OFFERS:
        return no("offers-used", trade.OFFERS)
    return no("trade-apart", other)


def offer(s: KoggeState, seat: Seat, action: Action) -> Refusal | None:
    """Return why an offer or a counter-offer cannot be made; None if it can be (K-70, K-71)."""
    if trade.allows(s, seat, action):
        return None
    terms = trade.terms_of(s, seat, action)
    why = trade.objection(s, terms) if terms is not None else ""
    match why:
        case "":
            return no("offer-now")
        case "offers-used":
            return no(why, trade.OFFERS)
        case "offer-apart" | "offer-theirs":
            assert terms is not None
            return no(why, terms.to)
        case _:
            return no(why)

"""Why something cannot be said in an exchange, a raid, a conflict, or of an offer."""

from __future__ import annotations

from hansetable.core import Place, Refusal, Seat
from hansetable.games.kogge import trade
from hansetable.games.kogge.cards import GOODS
from hansetable.games.kogge.encounters import WISHES, MakeWish, PartCargo, attacking
from hansetable.games.kogge.multiset import size
from hansetable.games.kogge.reasons import no
from hansetable.games.kogge.refusals.things import what
from hansetable.games.kogge.state import KoggeState
from hansetable.games.kogge.turn import Exchange, giving, rate


def exchange(s: KoggeState, seat: Seat, thing: Place, held: Place | None) -> Refusal:
    """Why an exchange does not go on with this (K-65)."""
    step = s.stack[-1]
    assert isinstance(step, Exchange)
    here, kind = s.cog[seat], what(thing, seat)
    match kind:
        case "ware" | "city" if thing.at != here:
            return no("exchange-elsewhere", here)
        case "ware" if held is None:
            return _take(s, seat, step, thing)
        case "bill":
            return no("bill-lies")
        case "cargo" | "city" if not step.brought:
            return no("take-first", GOODS[step.g])
    left, cargo = s.goods[here] - step.taken, s.cargo[seat] - step.given
    given = next((p.name for p in (thing, held) if p and what(p, seat) == "cargo"), "")
    if (given or kind == "city") and (refused := giving(here, left, cargo, given)):
        return refused
    return no("exchange-first") if held is None else no("onto-city", here)


def _take(s: KoggeState, seat: Seat, step: Exchange, thing: Place) -> Refusal:
    if step.brought >= rate(s, seat):
        return no("take-most", step.brought, GOODS[step.g])
    return no("take-same", thing.name)


def part(s: KoggeState, seat: Seat, thing: Place, held: Place | None) -> Refusal:
    """Why the robbed cargo is not parted by this (K-67)."""
    step = s.stack[-1]
    assert isinstance(step, PartCargo)
    kind = what(thing, seat)
    if kind == "pile":
        return no("part-choice", step.raider)
    if kind == "piled" and thing.at == 0:
        return no("part-laid")
    return no("part-first", step.raider)


def pile(s: KoggeState, seat: Seat, thing: Place, held: Place | None) -> Refusal:
    """Why no pile is taken by this (K-67)."""
    return no("pile-whole" if what(thing, seat) == "piled" else "pile-first")


def quarrel(s: KoggeState, seat: Seat, thing: Place, held: Place | None) -> Refusal:
    """Why nobody is attacked by this (K-C1, K-C5)."""
    if thing.kind != "cog":
        return no("attack-first")
    return attacking(s, seat, thing.owner) or no("attack-first")


def fight(s: KoggeState, seat: Seat, thing: Place, held: Place | None) -> Refusal:
    """Why nothing is chosen for the conflict by this (K-C2)."""
    if held is not None:
        return no("fight-onto")
    kind = what(thing, seat)
    if kind == "staked":
        return no("fight-lies")
    return no("fight-markers" if kind == "cargo" else "fight-first")


def wish(s: KoggeState, seat: Seat, thing: Place, held: Place | None) -> Refusal:
    """Why nothing is wished for by this (K-C3)."""
    step = s.stack[-1]
    assert isinstance(step, MakeWish)
    return no("wish-first", WISHES - size(step.wish))


def answer(s: KoggeState, seat: Seat, thing: Place, held: Place | None) -> Refusal:
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

"""What hinders a card from being built, paid with or used now, each with the rule that says so."""

from __future__ import annotations

from hansetable.core import Refusal, Seat, Step
from hansetable.games.riga.bill import (
    MOST_BUILT,
    OWN,
    Bill,
    Deposit,
    funds_of,
    lacking,
    values_in,
)
from hansetable.games.riga.cards import (
    BARRED,
    CARDS,
    CITIES,
    CITY_OF,
    COST,
    GOOD,
    HALF,
    IN,
    KIND_OF,
    OF,
    SIDED,
    bits,
)
from hansetable.games.riga.ids import building_id, good_ids
from hansetable.games.riga.packs import count, kinds_of
from hansetable.games.riga.payment import CRANES, FUND_OF
from hansetable.games.riga.state import Payment, RigaState
from hansetable.games.riga.turn import Take

RULE = {
    "over": "R-80", "turn": "R-24", "name-others": "R-13", "kept": "R-14", "winter-done": "R-26",
    "other-hand": "R-90", "other-display": "R-35", "pile-goods": "R-50", "pile-buildings": "R-42",
    "discarded": "R-11", "separator": "R-23", "cover": "R-38", "seat": "R-13", "laid": "R-32",
    "no-discard": "R-39", "name": "R-13", "keep": "R-14", "take": "R-30", "row-empty": "R-21",
    "must-row": "R-60", "whole-row": "R-30", "swap": "R-60", "no-other": "R-60",
    "same-row": "R-60", "same-good": "R-60", "taken": "R-30", "to-hand": "R-30", "bill": "R-31",
    "bill-first": "R-32", "three": "R-31", "short": "R-32", "short-fresh": "R-36",
    "short-barred": "R-33", "short-together": "R-34", "city-empty": "R-31", "one-city": "R-34",
    "begun": "R-34", "barred": "R-33", "superfluous": "R-39", "craned": "R-46", "planned": "R-32",
    "lasting": "R-36", "fresh": "R-36", "used": "R-38", "shows-0": "R-63",
    "nothing-to-draw": "R-11", "no-swap": "R-60", "too-late": "R-60", "pay-first": "R-32",
    "pays-bill": "R-37", "halves-bill": "R-46", "worth-nothing": "R-52", "deposit": "R-63",
    "school": "R-61", "draft": "R-42", "choose": "R-50", "winter": "R-26", "aside": "R-26",
    "not-hand": "R-15", "put-in-hand": "R-30", "put-aside": "R-26", "put-in-city": "R-31",
    "other-city": "R-31", "use-on-hand": "R-36", "use-on-rows": "R-60", "crane-on-bill": "R-46",
    "bill-on-crane": "R-46", "not-there": "R-30",
}  # fmt: skip
"""Every reason and the rule that it comes from, unless a piece has a rule of its own."""
_OWN_RULE = {
    "archive": "R-40", "fortress": "R-43", "guildhall": "R-44", "lodge": "R-47",
    "manufactory": "R-48", "market": "R-49", "school": "R-61", "storehouse": "R-62",
}  # fmt: skip
"""The rule of each kind of building that counts at all times and is never touched."""
_FROM_NEXT_TURN = ("fortress", "guildhall", "manufactory", "market", "school")
"""Of these, the kinds that do not help in the turn in which they were built (R-36)."""


def because(why: str, *about: str | int, rule: str = "") -> Refusal:
    """Return a reason with its rule."""
    return Refusal(rule or RULE[why], why, about)


# ---- buildings that could be built ---------------------------------------------------------------


def of_plan(s: RigaState, seat: Seat, b: int) -> Refusal:
    """Return why a building cannot be the first one on a bill."""
    if s.fresh.bit_count() >= MOST_BUILT:
        return because("three", MOST_BUILT)
    missing, name = lacking(s, seat, b), building_id(b)
    if s.fresh:
        then = s.clone()
        then.fresh = 0
        if lacking(then, seat, b) <= 0:
            return because("short-fresh", name, missing)
    values, held = values_in(s, seat, CITY_OF[b]), s.goods[seat]
    barred = [g for g in kinds_of(held) if values[g] == BARRED]
    if barred and sum(CARDS.base[g] * count(held, g) for g in barred) >= missing:
        return because("short-barred", name, missing, *good_ids(barred))
    return because("short", name, COST[b], missing)


def of_joining(s: RigaState, seat: Seat, bill: Bill, b: int) -> Refusal:
    """Return why a building cannot join the bill (R-34)."""
    if CITY_OF[b] != bill.city:
        return because("one-city", CITIES[bill.city])
    if bill.used or bill.spent:
        return because("begun", bill.due)
    if s.fresh.bit_count() + bill.planned.bit_count() >= MOST_BUILT:
        return because("three", MOST_BUILT)
    return because("short-together", building_id(b), bill.lacking(s, seat, b))


def of_city(s: RigaState, seat: Seat, step: Step, city: int) -> Refusal:
    """Return why nothing can be built in a city now: what the nearest building lacks."""
    if isinstance(step, Bill):
        others = step.others(s, seat)
        if city != step.city:
            return because("one-city", CITIES[step.city])
        if not others:
            return because("city-empty", CITIES[city])
        return of_joining(s, seat, step, min(others, key=lambda b: step.lacking(s, seat, b)))
    wanted = bits((s.hand[seat] & OWN | s.unbuilt(seat)) & IN[city])
    if not wanted:
        return because("city-empty", CITIES[city])
    return of_plan(s, seat, min(wanted, key=lambda b: lacking(s, seat, b)))


# ---- parts of a payment --------------------------------------------------------------------------


def of_good(s: RigaState, seat: Seat, step: Payment, good: str) -> Refusal:
    """Return why a good cannot be the next part of a payment."""
    g = GOOD[good]
    value = CARDS.base[g]
    if isinstance(step, Bill):
        value = values_in(s, seat, step.city)[g]
        if value == BARRED:
            halls = s.fresh & OF["market"] & IN[step.city]
            if halls:
                return because("fresh", building_id(bits(halls)[0]))
            return because("barred", good, CITIES[step.city])
    rule = "R-63" if isinstance(step, Deposit) else ""
    return because("superfluous", good, value, step.due, rule=rule)


def of_planned(s: RigaState, seat: Seat, bill: Bill, b: int) -> Refusal:
    """Return why no crane can halve the cost of a building on the bill (R-46)."""
    name = building_id(b)
    if bill.craned >> b & 1:
        return because("craned", name)
    cranes = s.ready(seat) & CRANES & ~bill.used
    if not cranes:
        return because("planned", name, bill.due)
    return because("superfluous", building_id(bits(cranes)[0]), HALF[b], bill.due)


# ---- functions -----------------------------------------------------------------------------------


def of_function(s: RigaState, seat: Seat, step: Step, b: int) -> Refusal:
    """Return why the function of an own built building cannot be used now."""
    bit, name, kind = 1 << b, building_id(b), KIND_OF[b]
    if kind in _OWN_RULE and not (s.fresh & bit and kind in _FROM_NEXT_TURN):
        return because("lasting", name, rule=_OWN_RULE[kind])
    if isinstance(step, Payment) and step.used & bit:
        return because("laid")
    if s.fresh & bit:
        return because("fresh", name)
    if s.used[seat] & bit:
        return because("shows-0") if bit & SIDED else because("used", name)
    if kind in ("yard", "treasury", "monastery"):
        return _of_use(step, name, kind)
    if not isinstance(step, Bill):
        return because("halves-bill" if kind == "crane" else "pays-bill", name)
    return _of_part(s, seat, step, b)


def _of_use(step: Step, name: str, kind: str) -> Refusal:
    """Why a builder's yard, a treasury or the monastery that is ready cannot be used."""
    if isinstance(step, Payment):
        return because("pay-first", name)
    if kind != "monastery":
        return because("nothing-to-draw", name)
    return because("no-swap") if isinstance(step, Take) else because("too-late")


def _of_part(s: RigaState, seat: Seat, bill: Bill, b: int) -> Refusal:
    """Why a money function or a crane that is ready cannot be the next part of a payment."""
    name = building_id(b)
    if CRANES >> b & 1:
        free = bits(bill.planned & ~bill.craned)
        if not free:
            return because("craned", building_id(bits(bill.planned)[0]))
        return because("superfluous", name, min(HALF[at] for at in free), bill.due)
    value = next(v for v, own in zip(funds_of(s, seat), FUND_OF, strict=True) if own >> b & 1)
    if not value:
        return because("worth-nothing", name, rule="R-41" if OF["bank"] >> b & 1 else "R-51")
    return because("superfluous", name, value, bill.due)

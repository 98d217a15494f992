"""What hinders a card from being built, paid with or used now, each with the rule that says so."""

from __future__ import annotations

from hansetable.core import Reasons, Refusal, Seat, Step
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
    building_id,
)
from hansetable.games.riga.multiset import count, good_ids, kinds_of
from hansetable.games.riga.payment import CRANES, FUND_OF
from hansetable.games.riga.state import Payment, RigaState
from hansetable.games.riga.turn import Take

REASONS = Reasons(
    {
        "over": ("R-80",),
        "turn": ("R-24", "seat"),
        "name-others": ("R-13", "seat"),
        "kept": ("R-14", "*seats"),
        "winter-done": ("R-26", "*seats"),
        "other-hand": ("R-90", "seat"),
        "other-display": ("R-35", "seat"),
        "pile-goods": ("R-50",),
        "pile-buildings": ("R-42",),
        "discarded": ("R-11",),
        "separator": ("R-23",),
        "cover": ("R-38",),
        "seat": ("R-13",),
        "laid": ("R-32",),
        "no-discard": ("R-39",),
        "name": ("R-13",),
        "keep": ("R-14",),
        "take": ("R-30",),
        "row-empty": ("R-21", "row"),
        "must-row": ("R-60", "*rows"),
        "whole-row": ("R-30",),
        "swap": ("R-60",),
        "no-other": ("R-60", "good"),
        "same-row": ("R-60", "row"),
        "same-good": ("R-60", "good"),
        "taken": ("R-30",),
        "to-hand": ("R-30",),
        "bill": ("R-31",),
        "bill-first": ("R-32", "good"),
        "three": ("R-31", "most"),
        "short": ("R-32", "building", "cost", "missing"),
        "short-fresh": ("R-36", "building", "missing"),
        "short-barred": ("R-33", "building", "missing", "*goods"),
        "short-together": ("R-34", "building", "missing"),
        "city-empty": ("R-31", "city"),
        "one-city": ("R-34", "city"),
        "begun": ("R-34", "due"),
        "barred": ("R-33", "good", "city"),
        "superfluous": ("R-39", "thing", "value", "due"),
        "craned": ("R-46", "building"),
        "planned": ("R-32", "building", "due"),
        "lasting": ("R-36", "building"),
        "fresh": ("R-36", "building"),
        "used": ("R-38", "building"),
        "shows-0": ("R-63",),
        "nothing-to-draw": ("R-11", "building"),
        "no-swap": ("R-60",),
        "too-late": ("R-60",),
        "pay-first": ("R-32", "building"),
        "pays-bill": ("R-37", "building"),
        "halves-bill": ("R-46", "building"),
        "worth-nothing": ("R-52", "building"),
        "deposit": ("R-63", "due"),
        "school": ("R-61",),
        "draft": ("R-42",),
        "choose": ("R-50",),
        "winter": ("R-26", "number"),
        "aside": ("R-26",),
        "not-hand": ("R-15",),
        "put-in-hand": ("R-30",),
        "put-aside": ("R-26",),
        "put-in-city": ("R-31", "building", "city"),
        "other-city": ("R-31", "building", "city"),
        "use-on-hand": ("R-36", "building"),
        "use-on-rows": ("R-60", "building"),
        "crane-on-bill": ("R-46",),
        "bill-on-crane": ("R-46", "building"),
        "not-there": ("R-30",),
    }
)
"""Every reason with the rule that it comes from, unless a piece has a rule of its own."""
no = REASONS.refusal
_OWN_RULE = {
    "archive": "R-40", "fortress": "R-43", "guildhall": "R-44", "lodge": "R-47",
    "manufactory": "R-48", "market": "R-49", "school": "R-61", "storehouse": "R-62",
}  # fmt: skip
"""The rule of each kind of building that counts at all times and is never touched."""
_FROM_NEXT_TURN = ("fortress", "guildhall", "manufactory", "market", "school")
"""Of these, the kinds that do not help in the turn in which they were built (R-36)."""


# ---- buildings that could be built ---------------------------------------------------------------


def of_plan(s: RigaState, seat: Seat, b: int) -> Refusal:
    """Return why a building cannot be the first one on a bill."""
    if s.fresh.bit_count() >= MOST_BUILT:
        return no("three", MOST_BUILT)
    missing, name = lacking(s, seat, b), building_id(b)
    if s.fresh:
        then = s.clone()
        then.fresh = 0
        if lacking(then, seat, b) <= 0:
            return no("short-fresh", name, missing)
    values, held = values_in(s, seat, CITY_OF[b]), s.goods[seat]
    barred = [g for g in kinds_of(held) if values[g] == BARRED]
    if barred and sum(CARDS.base[g] * count(held, g) for g in barred) >= missing:
        return no("short-barred", name, missing, *good_ids(barred))
    return no("short", name, COST[b], missing)


def of_joining(s: RigaState, seat: Seat, bill: Bill, b: int) -> Refusal:
    """Return why a building cannot join the bill (R-34)."""
    if CITY_OF[b] != bill.city:
        return no("one-city", CITIES[bill.city])
    if bill.used or bill.spent:
        return no("begun", bill.due)
    if s.fresh.bit_count() + bill.planned.bit_count() >= MOST_BUILT:
        return no("three", MOST_BUILT)
    return no("short-together", building_id(b), bill.lacking(s, seat, b))


def of_city(s: RigaState, seat: Seat, step: Step, city: int) -> Refusal:
    """Return why nothing can be built in a city now: what the nearest building lacks."""
    if isinstance(step, Bill):
        others = step.others(s, seat)
        if city != step.city:
            return no("one-city", CITIES[step.city])
        if not others:
            return no("city-empty", CITIES[city])
        return of_joining(s, seat, step, min(others, key=lambda b: step.lacking(s, seat, b)))
    wanted = bits((s.hand[seat] & OWN | s.unbuilt(seat)) & IN[city])
    if not wanted:
        return no("city-empty", CITIES[city])
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
                return no("fresh", building_id(bits(halls)[0]))
            return no("barred", good, CITIES[step.city])
    rule = "R-63" if isinstance(step, Deposit) else ""
    return no("superfluous", good, value, step.due, rule=rule)


def of_planned(s: RigaState, seat: Seat, bill: Bill, b: int) -> Refusal:
    """Return why no crane can halve the cost of a building on the bill (R-46)."""
    name = building_id(b)
    if bill.craned >> b & 1:
        return no("craned", name)
    cranes = s.ready(seat) & CRANES & ~bill.used
    if not cranes:
        return no("planned", name, bill.due)
    return no("superfluous", building_id(bits(cranes)[0]), HALF[b], bill.due)


# ---- functions -----------------------------------------------------------------------------------


def of_function(s: RigaState, seat: Seat, step: Step, b: int) -> Refusal:
    """Return why the function of an own built building cannot be used now."""
    bit, name, kind = 1 << b, building_id(b), KIND_OF[b]
    if kind in _OWN_RULE and not (s.fresh & bit and kind in _FROM_NEXT_TURN):
        return no("lasting", name, rule=_OWN_RULE[kind])
    if isinstance(step, Payment) and step.used & bit:
        return no("laid")
    if s.fresh & bit:
        return no("fresh", name)
    if s.used[seat] & bit:
        return no("shows-0") if bit & SIDED else no("used", name)
    if kind in ("yard", "treasury", "monastery"):
        return _of_use(step, name, kind)
    if not isinstance(step, Bill):
        return no("halves-bill" if kind == "crane" else "pays-bill", name)
    return _of_part(s, seat, step, b)


def _of_use(step: Step, name: str, kind: str) -> Refusal:
    """Why a builder's yard, a treasury or the monastery that is ready cannot be used."""
    if isinstance(step, Payment):
        return no("pay-first", name)
    if kind != "monastery":
        return no("nothing-to-draw", name)
    return no("no-swap") if isinstance(step, Take) else no("too-late")


def _of_part(s: RigaState, seat: Seat, bill: Bill, b: int) -> Refusal:
    """Why a money function or a crane that is ready cannot be the next part of a payment."""
    name = building_id(b)
    if CRANES >> b & 1:
        free = bits(bill.planned & ~bill.craned)
        if not free:
            return no("craned", building_id(bits(bill.planned)[0]))
        return no("superfluous", name, min(HALF[at] for at in free), bill.due)
    value = next(v for v, own in zip(funds_of(s, seat), FUND_OF, strict=True) if own >> b & 1)
    if not value:
        return no("worth-nothing", name, rule="R-41" if OF["bank"] >> b & 1 else "R-51")
    return no("superfluous", name, value, bill.due)

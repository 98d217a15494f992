"""Why touching a thing means nothing now, as far as the viewer can know.

What can be touched is never decided here: where a thing stands for an action, the question says
why it is refused, and what remains are things that are only there to be seen.
"""

from __future__ import annotations

from collections.abc import Sequence

from hansetable.core import Action, Place, Refusal, Seat, Step
from hansetable.games.riga import actions as a
from hansetable.games.riga.bill import Bill, funds_of, lacking, owned
from hansetable.games.riga.cards import (
    BUILDING,
    CITIES,
    GOOD,
    HALF,
    IN,
    KIND_OF,
    RULES,
    SIDED,
    bits,
    building_id,
)
from hansetable.games.riga.payment import Payment
from hansetable.games.riga.reasons import Question, no
from hansetable.games.riga.setup import Name
from hansetable.games.riga.state import RigaState
from hansetable.games.riga.turn import Build, SwapFirst, SwapSecond, Take, must_row
from hansetable.games.riga.year import Winter

_LASTING = (
    "archive", "fortress", "guildhall", "lodge", "manufactory", "market", "school", "storehouse",
)  # fmt: skip
"""The kinds of building that count at all times and are never touched."""
_FROM_NEXT_TURN = ("fortress", "guildhall", "manufactory", "market", "school")
"""Of these, the kinds that do not help in the turn in which they were built (R-36)."""


def refusal(view: RigaState, seat: Seat, place: Place, held: Sequence[Place] = ()) -> Refusal:
    """Return why touching a thing means nothing to ``seat`` now.

    If others have been touched before, it is why they do not belong together, as when one is put
    on the other.
    """
    if not view.stack:
        return no("over")
    step, asked = view.stack[-1], view.asked()
    assert isinstance(step, Question)
    if seat not in asked:
        autumn = view.leg >= view.n and step.waits == "turn"
        return no(step.waits, *asked, rule="R-25" if autumn else "")
    if held and (found := _put(view, seat, step, held, place)):
        return found
    return _only_seen(step, seat, place) or _touched(view, seat, step, place)


def _only_seen(step: Step, seat: Seat, place: Place) -> Refusal | None:
    """Why a thing that is never touched is only there to be seen; None for all others."""
    if place.zone == "seat":
        return None if isinstance(step, Name) else no("seat")
    if place.owner not in (-1, seat):
        hidden = place.zone in ("hand", "drawn", "aside") and place.kind != "area"
        return no("other-hand" if hidden else "other-display", place.owner)
    match place.zone, place.kind:
        case "pile", kind:
            return no("discarded" if place.mark == "gone" else f"pile-{kind}s")
        case (("separator" | "cover" | "aside"), _):
            return no(place.zone)
        case "discards", _:
            return no("no-discard")
        case "bill", "good":
            return no("laid")
        case "bill", "area":
            return no("bill")
    return None


def _touched(s: RigaState, seat: Seat, step: Question, place: Place) -> Refusal:
    """Why a thing is no answer to the question."""
    building = isinstance(step, Build | Bill)
    match place.zone, place.kind:
        case "built", _ if building or isinstance(step, Take):
            return _function(s, seat, step, BUILDING[place.name])
        case "rows", _ if isinstance(step, Take):
            return must_row(s) if s.swapped else no("whole-row")
        case "unbuilt", _ if isinstance(step, Winter):
            return no("not-hand")
        case "hand", "area" if building:
            return no("to-hand")
        case _, "city" if building:
            return _city(s, seat, step, place.at)
        case "hand", "good" if isinstance(step, Build):
            return no("bill-first", place.name)
    action = _meant(step, place)
    found = step.refuses(s, seat, action) if action else None
    return found or step.otherwise(s, seat)


def _meant(step: Question, place: Place) -> Action | None:
    """Return what a thing would say if it could be touched."""
    match step, place.zone, place.kind:
        case Take(), "row", _:
            return a.TAKE_ROW[place.at]
        case Take(), "below" | "above", _:
            return a.TAKE_BUILDING[BUILDING[place.name]]
        case SwapFirst(), "row", "good":
            return a.LIFT[place.at][GOOD[place.name]]
        case SwapSecond(), "row", "good":
            return a.SWAP[place.at][GOOD[place.name]]
        case Payment(), "hand", "good":
            return a.SPEND[GOOD[place.name]]
        case Bill(), "bill", _:
            return a.CRANE[BUILDING[place.name]]
        case ((Build() | Bill()), "hand" | "unbuilt", "building"):
            return a.PLAN[BUILDING[place.name]]
    return None


def _city(s: RigaState, seat: Seat, step: Question, city: int) -> Refusal:
    """Why nothing can be built in a city now: what the nearest building lacks."""
    bill = step if isinstance(step, Bill) else None
    if bill and city != bill.city:
        return no("one-city", CITIES[bill.city])
    wanted = bits(owned(s, seat) & IN[city] & ~(bill.planned if bill else 0))
    if not wanted:
        return no("city-empty", CITIES[city])
    nearest = min(wanted, key=lambda b: (bill.lacking if bill else lacking)(s, seat, b))
    return step.refuses(s, seat, a.PLAN[nearest]) or step.otherwise(s, seat)


# ---- functions -----------------------------------------------------------------------------------


def _function(s: RigaState, seat: Seat, step: Step, b: int) -> Refusal:
    """Why the function of an own built building cannot be used now."""
    bit, name, kind = 1 << b, building_id(b), KIND_OF[b]
    if kind in _LASTING and not (s.fresh & bit and kind in _FROM_NEXT_TURN):
        return no("lasting", name, rule=RULES[kind])
    if isinstance(step, Payment) and step.used & bit:
        return no("laid")
    if s.fresh & bit:
        return no("fresh", name)
    if s.used[seat] & bit:
        return no("shows-0") if bit & SIDED else no("used", name)
    if kind in ("yard", "treasury", "monastery"):
        if isinstance(step, Payment):
            return no("pay-first", name)
        if kind != "monastery":
            return no("nothing-to-draw", name)
        return no("no-swap") if isinstance(step, Take) else no("too-late")
    if not isinstance(step, Bill):
        return no("halves-bill" if kind == "crane" else "pays-bill", name)
    if kind == "crane":
        free = bits(step.planned & ~step.craned)
        if not free:
            return no("craned", building_id(bits(step.planned)[0]))
        return no("superfluous", name, min(HALF[at] for at in free), step.due)
    value = funds_of(s, seat)[a.FUNDS.index(kind)]
    if not value:
        return no("worth-nothing", name, rule=RULES[kind])
    return no("superfluous", name, value, step.due)


# ---- one thing put on another --------------------------------------------------------------------


def _put(
    s: RigaState, seat: Seat, step: Question, held: Sequence[Place], place: Place
) -> Refusal | None:
    """Why what was touched does not belong here; None if the thing has a reason of its own."""
    listed = s.listed(seat)
    meant = [action for action in listed if not action.touches().isdisjoint(place.says)]
    begun = meant
    if not any(one.kind in ("area", "city") for one in held):
        names = frozenset(name for one in held for name in one.says)
        begun = [action for action in listed if action.touches() & names]
    found = _goes_to(s, seat, step, begun[0], held, place) if begun else None
    return found or (no("not-there") if meant else None)


def _goes_to(
    s: RigaState, seat: Seat, step: Question, action: Action, held: Sequence[Place], place: Place
) -> Refusal | None:
    """Why a thing is not put here: where it goes instead."""
    match action:
        case a.TakeRow() | a.TakeBuilding() | a.Keep() | a.KeepGood():
            return no("put-in-hand", rule=step.rule)
        case a.Drop():
            return no("put-aside")
        case a.Use(building=building):
            return no(f"use-on-{action.place}", building)
        case a.Plan(building=building):
            other = place.kind == "city" and place.owner == seat
            return no("other-city" if other else "put-in-city", building, action.city)
        case a.Crane(building=building):
            if not any(one.zone == "built" for one in held):
                return no("bill-on-crane", building)
            if place.zone == "bill" and place.kind == "building":
                return step.refuses(s, seat, a.CRANE[BUILDING[place.name]])
            return no("crane-on-bill")
    return None

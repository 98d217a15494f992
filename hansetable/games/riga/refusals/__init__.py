"""Why something cannot be touched now: one reason for every rule that limits a gesture.

What can be touched is never decided here: the steps say it. This finds the rule that stands in
the way of a thing which they do not offer, for somebody who knows no more than the view.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from hansetable.core import Action, Handle, Place, Refusal, Seat, Step
from hansetable.games.riga import actions as a
from hansetable.games.riga.bill import Bill, ChooseSchool, Deposit
from hansetable.games.riga.cards import BUILDING, CITIES, CITY, CITY_OF, GOOD, bits
from hansetable.games.riga.refusals.reasons import (
    no,
    of_city,
    of_function,
    of_good,
    of_joining,
    of_plan,
    of_planned,
)
from hansetable.games.riga.setup import KeepOne, Name
from hansetable.games.riga.state import RigaState
from hansetable.games.riga.table import ROW_STEP, pieces
from hansetable.games.riga.turn import Build, ChooseGood, Draft, SwapFirst, SwapSecond, Take
from hansetable.games.riga.year import Winter, limit

_PLACES = frozenset(("hand", "discard", "rows"))


def refusal(s: RigaState, seat: Seat, place: Place, held: Sequence[Place] = ()) -> Refusal:
    """Return why touching a thing means nothing to ``seat`` now.

    After ``touched`` it is why the two do not belong together, as when one is put on the other.
    """
    touched = frozenset(said for one in held for said in one.says)
    handles = next(((key, *p.says) for key, p in pieces(s).items() if p == place), place.says)
    if not s.stack:
        return no("over")
    if seat not in s.asked():
        return _waiting(s)
    step = s.stack[-1]
    if touched and (found := _put(s, seat, step, touched, handles, place)):
        return found
    return _only_seen(seat, step, place) or _ASKED[type(step)](s, seat, step, place)


def _waiting(s: RigaState) -> Refusal:
    """Why a seat that is not asked cannot do anything: others decide."""
    match s.stack[-1]:
        case Name():
            return no("name-others", s.asked()[0])
        case KeepOne():
            return no("kept", *s.asked())
        case Winter():
            return no("winter-done", *s.asked())
        case _:
            return no("turn", s.turn, rule="R-24" if s.leg < s.n else "R-25")


def _only_seen(seat: Seat, step: Step, place: Place) -> Refusal | None:
    """Why a thing that is never touched is only there to be seen; None for all others."""
    if place.zone == "seat":
        return None if isinstance(step, Name) else no("seat")
    if place.owner not in (-1, seat):
        hidden = place.zone in ("hand", "drawn", "aside") and place.kind != "area"
        return no("other-hand" if hidden else "other-display", place.owner)
    if place.zone == "pile":
        return no("discarded" if place.mark == "gone" else f"pile-{place.kind}s")
    if place.zone in ("separator", "cover"):
        return no(place.zone)
    if place.zone == "bill" and place.kind != "building":
        return no("laid") if place.kind == "good" else no("bill")
    if place.zone == "discards":
        return no("no-discard")
    return no("aside") if place.zone == "aside" else None


# ---- by the question that is asked ---------------------------------------------------------------


def _name(s: RigaState, seat: Seat, step: Step, place: Place) -> Refusal:
    return no("name")


def _keep(s: RigaState, seat: Seat, step: Step, place: Place) -> Refusal:
    return no("keep")


def _take(s: RigaState, seat: Seat, step: Take, place: Place) -> Refusal:
    if place.zone == "row" and not place.number:
        return no("row-empty", place.index)
    if s.swapped and place.zone in ("row", "rows", "below", "above"):
        return no("must-row", *(at + 1 for at in bits(s.swapped)))
    if place.zone == "rows":
        return no("whole-row")
    if place.zone.startswith("built"):
        return of_function(s, seat, step, BUILDING[place.name])
    return no("take")


def _swap_first(s: RigaState, seat: Seat, step: SwapFirst, place: Place) -> Refusal:
    if place.zone == "rows" and place.kind == "good":
        return no("no-other", place.name)
    return no("swap")


def _swap_second(s: RigaState, seat: Seat, step: SwapSecond, place: Place) -> Refusal:
    if place.zone == "rows" and place.kind == "good":
        if place.index // ROW_STEP == step.at + 1:
            return no("same-row", step.at + 1)
        if GOOD[place.name] == step.g:
            return no("same-good", place.name)
    return no("swap")


def _build(s: RigaState, seat: Seat, step: Build | Bill, place: Place) -> Refusal:
    """Why something is no part of building and paying."""
    if place.zone in ("row", "rows", "below", "above"):
        return no("taken")
    if place.kind == "area":
        return no("to-hand")
    if place.kind == "city":
        return of_city(s, seat, step, CITY[place.name])
    if place.kind == "good":
        if isinstance(step, Bill):
            return of_good(s, seat, step, place.name)
        return no("bill-first", place.name)
    b = BUILDING[place.name]
    if place.zone.startswith("built"):
        return of_function(s, seat, step, b)
    if not isinstance(step, Bill):
        return of_plan(s, seat, b)
    return (of_planned if place.zone == "bill" else of_joining)(s, seat, step, b)


def _deposit(s: RigaState, seat: Seat, step: Deposit, place: Place) -> Refusal:
    if place.zone == "hand" and place.kind == "good":
        return of_good(s, seat, step, place.name)
    return no("deposit", step.due)


def _school(s: RigaState, seat: Seat, step: ChooseSchool, place: Place) -> Refusal:
    return no("school")


def _draft(s: RigaState, seat: Seat, step: Draft, place: Place) -> Refusal:
    return no("draft")


def _choose(s: RigaState, seat: Seat, step: ChooseGood, place: Place) -> Refusal:
    return no("choose")


def _winter(s: RigaState, seat: Seat, step: Winter, place: Place) -> Refusal:
    if place.zone == "unbuilt":
        return no("not-hand")
    return no("winter", s.cards(seat) - limit(s, seat))


_ASKED: dict[type[Step], Callable[[RigaState, Seat, Any, Place], Refusal]] = {
    Name: _name,
    KeepOne: _keep,
    Take: _take,
    SwapFirst: _swap_first,
    SwapSecond: _swap_second,
    Build: _build,
    Bill: _build,
    Deposit: _deposit,
    ChooseSchool: _school,
    Draft: _draft,
    ChooseGood: _choose,
    Winter: _winter,
}


# ---- one thing put on another --------------------------------------------------------------------


def _put(
    s: RigaState,
    seat: Seat,
    step: Step,
    touched: frozenset[Handle],
    handles: Sequence[Handle],
    place: Place,
) -> Refusal | None:
    """Why what was touched does not belong here; None if the thing has a reason of its own."""
    listed, names = s.listed(seat), frozenset(handles)
    begun = [action for action in listed if action.touches() & touched]
    meant = [action for action in listed if action.touches() & names]
    if touched & _PLACES or any(handle.startswith("city:") for handle in touched):
        begun = meant
    found = _goes_to(s, seat, step, begun[0], touched, place) if begun else None
    return found or (no("not-there") if meant else None)


def _goes_to(
    s: RigaState, seat: Seat, step: Step, action: Action, touched: frozenset[Handle], place: Place
) -> Refusal | None:
    """Why a thing is not put here: where it goes instead."""
    match action:
        case a.TakeRow() | a.TakeBuilding():
            return no("put-in-hand")
        case a.Keep():
            return no("put-in-hand", rule="R-14" if isinstance(step, KeepOne) else "R-42")
        case a.KeepGood():
            return no("put-in-hand", rule="R-50")
        case a.Drop():
            return no("put-aside")
        case a.Use(building=building):
            on_hand = "hand" in action.touches()
            return no("use-on-hand" if on_hand else "use-on-rows", building)
        case a.Plan(building=building, b=b):
            other = place.kind == "city" and place.owner == seat
            home = CITIES[CITY_OF[b]]
            return no("other-city" if other else "put-in-city", building, home)
        case a.Crane(building=building):
            return _craning(s, seat, step, building, touched, place)
        case _:
            return None


def _craning(
    s: RigaState,
    seat: Seat,
    step: Step,
    building: str,
    touched: frozenset[Handle],
    place: Place,
) -> Refusal:
    """Why a crane and this building do not come together (R-46)."""
    assert isinstance(step, Bill)
    if "crane" not in touched:
        return no("bill-on-crane", building)
    if place.zone == "bill" and place.kind == "building":
        return of_planned(s, seat, step, BUILDING[place.name])
    return no("crane-on-bill")

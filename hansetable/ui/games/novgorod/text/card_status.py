"""What a piece of Novgorod is worth or allows at this moment, to whom looks at it.

The rules themselves are asked: what the piece can be used for now, else why not, and while a route
is laid out what it could do if the ship sailed now. Nothing here knows more than the view.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from hansetable.core import Action, Handle, Place, Seat
from hansetable.games.novgorod import GAME
from hansetable.games.novgorod import actions as a
from hansetable.games.novgorod.cards import BONUSES, CARDS, CITY
from hansetable.games.novgorod.route import room
from hansetable.games.novgorod.scoring import TOP, variety
from hansetable.games.novgorod.solvency import plain_income
from hansetable.games.novgorod.state import NovgorodState
from hansetable.games.novgorod.table import pieces
from hansetable.games.novgorod.turn import Buy, LayRoute
from hansetable.ui.games.novgorod.text import actions as action_text
from hansetable.ui.games.novgorod.text import expert_cards, refusals
from hansetable.ui.games.novgorod.text.names import Novgorod
from hansetable.ui.games.phrases import listed
from hansetable.ui.language import translate

_MOST = 3
"""How many moves are told; there may be many with one office."""
_EVIDENT: Final = (
    *("later", "past", "other", "secret", "bonus", "seals", "completed", "useless", "side-first"),
    "cover",
    *(
        "pick-first",
        "cheap-first",
        "career-first",
        "mission-first",
        "keep-first",
        "own-office",
        "base-stays",
    ),
)
"""Reasons that tell nothing of the piece itself."""
_AFTER_SAILING: Final = ("artisan", "mission", "career")
"""What is looked at while a route is laid out as if the ship sailed now."""


def now(place: Place, view: NovgorodState, players: Sequence[str]) -> str:
    """Return what a piece is worth or allows now; empty if there is nothing to tell."""
    facts = _FACTS.get(place.kind)
    told = [facts(place, view, players)] if facts else []
    seat = view.viewer
    if view.stack and seat >= 0:
        told.append(_for(place, view, seat, players))
    return " ".join(filter(None, told))


# ---- what can be done with it --------------------------------------------------------------------


def _for(place: Place, view: NovgorodState, seat: Seat, players: Sequence[str]) -> str:
    """What a seat can do with a piece now or at the next occasion."""
    if seat not in view.asked():
        return _affordable(place, view, seat)
    step = view.stack[-1]
    if isinstance(step, LayRoute) and place.kind in _AFTER_SAILING and view.route:
        sailed = view.clone()
        sailed.push(seat, a.SAIL)
        told = _possible(place, sailed, seat, players, "artisan-away")
        text = translate("Novgorod", "Suppose you sail now. {what}")
        return text.format(what=told) if told else ""
    told = _possible(place, view, seat, players)
    return told or _affordable(place, view, seat)


def _possible(
    place: Place, view: NovgorodState, seat: Seat, players: Sequence[str], evident: str = ""
) -> str:
    """The moves that begin with a piece, or why there are none, if that is not evident."""
    key = _key(place, view)
    if not key or place.owner not in (-1, seat):
        return ""
    handles = (key, *pieces(view)[key].says)
    listed = view.listed(seat)
    if place.kind != "pirate":
        listed = [action for action in listed if not isinstance(action, a.MovePirate)]
    can = [action for action in listed if action.touches() & set(handles)]
    if can:
        return _moves(can, view) if place.kind != "pirate" else ""
    refusal = GAME.refusal(view, seat, place)
    if refusal.why in (*_EVIDENT, evident):
        return ""
    return refusals.sentence(refusal, view, players)


def _moves(actions: Sequence[Action], view: NovgorodState) -> str:
    """Moves in words, the best luxury goods first."""
    best = sorted(actions, key=lambda action: -action.seals if isinstance(action, a.AtWork) else 0)
    told = "; ".join(action_text.wording(action, view) for action in best[:_MOST])
    left = len(best) - _MOST
    if left > 0:
        told = Novgorod.trUtf8("{moves}; and %n more", None, left).format(moves=told)
    return translate("Novgorod", "Possible: {moves}.").format(moves=told)


def _key(place: Place, view: NovgorodState) -> Handle:
    """The handle of a piece that a move can begin with, or "" if there is none."""
    if place.kind in ("area", "slot", "tracker", "bonus", "back", "harbour", "merchant"):
        return ""
    return next((handle for handle, other in pieces(view).items() if _same(place, other)), "")


def _same(place: Place, other: Place) -> bool:
    """Whether two places are of one piece, which may lie elsewhere after sailing."""
    return (place.kind, place.name, place.owner) == (other.kind, other.name, other.owner) and (
        place.zone == other.zone or place.kind == "artisan"
    )


def _affordable(place: Place, view: NovgorodState, seat: Seat) -> str:
    """Whether a seat could pay for a thing that is for sale."""
    price = _price(place, view, seat) if view.round else None
    if price is None or (isinstance(view.stack[-1], Buy) and seat in view.asked()):
        return ""
    missing = price - view.money[seat]
    if missing > 0:
        return Novgorod.trUtf8("You lack %n ducat(s) for it.", None, missing)
    return Novgorod.trUtf8("Your %n ducat(s) suffice for it.", None, view.money[seat])


def _price(place: Place, view: NovgorodState, seat: Seat) -> int | None:
    """What a thing costs that is for sale to a seat."""
    match place.zone:
        case "stack" if not view.owned[seat] >> CITY[place.name] & 1:
            return view.price(CITY[place.name])
        case "display" | "pile":
            return CARDS.mission_price
        case "next-ship" if place.owner == seat:
            return CARDS.ships[place.number - 3]
    return None


# ---- what is so for everybody --------------------------------------------------------------------


def _bonus(place: Place, view: NovgorodState, players: Sequence[str]) -> str:
    """How far everybody is on the way to a bonus card, and who has it."""
    got = view.bonus_got[view.bonus.index(BONUSES.index(place.name))]
    seats = range(view.n)
    found: Mapping[str, Sequence[int | str]] = {
        "offices": [view.owned[seat].bit_count() for seat in seats],
        "missions": [view.completed(seat) for seat in seats],
        "career": view.level,
        "variety": [_variety(view, seat) for seat in seats],
    }
    counts = found.get(place.name)
    told = []
    if counts is not None and place.mark != "gone":
        each = ", ".join(f"{name} {count}" for name, count in zip(players, counts, strict=False))
        told.append(_progress(place.name).format(each=each))
    if got:
        winners = listed([name for seat, name in enumerate(players) if got >> seat & 1])
        told.append(translate("Novgorod", "Gained by {names}.").format(names=winners))
    elif counts is None:
        told.append(translate("Novgorod", "Nobody has gained it yet."))
    return " ".join(told)


def _variety(view: NovgorodState, seat: Seat) -> str:
    """The seals for variety; there may be more if a seat has missions that only it knows."""
    more = view.expert.hidden[seat] if view.expert.column else 0
    return f"{variety(view, seat)}+" if more else str(variety(view, seat))


def _progress(bonus: str) -> str:
    return {
        "offices": translate("Novgorod", "Offices: {each}."),
        "missions": translate("Novgorod", "Completed missions: {each}."),
        "career": translate("Novgorod", "Career steps: {each}."),
        "variety": translate("Novgorod", "Seals as of now: {each}."),
    }[bonus]


def _tracker(place: Place, view: NovgorodState, players: Sequence[str]) -> str:
    """How many seals are left to the last round; what the route costs and brings."""
    if place.name == "seals":
        left = CARDS.goal - place.number
        if view.last or max(view.seals) >= CARDS.goal or max(view.level) == TOP:
            return translate("Novgorod", "The last round is on or near.")
        return Novgorod.trUtf8("%n seal(s) to the last round.", None, left)
    if place.owner != view.turn or not view.visited or not view.stack:
        return ""
    cards = view.visited if isinstance(view.stack[-1], LayRoute) else view.fresh
    text = translate("Novgorod", "Harbour fees due: {fees}; income on the route: {income}.")
    income = plain_income(view, cards & ~view.base)
    return text.format(fees=view.fees, income=income)


def _ship(place: Place, view: NovgorodState, players: Sequence[str]) -> str:
    """How many cards the route can still have."""
    mine = place.owner == view.turn and place.zone == "ship"
    if not mine or not view.stack or not isinstance(view.stack[-1], LayRoute):
        return ""
    left = max(0, room(view, view.turn))
    return Novgorod.trUtf8("Room for %n more card(s).", None, left)


def _mission(place: Place, view: NovgorodState, players: Sequence[str]) -> str:
    """How many missions are in progress, for those that are on offer."""
    if place.zone not in ("display", "pile") or view.viewer < 0:
        return ""
    count = view.in_progress(view.viewer)
    return Novgorod.trUtf8("You have %n mission(s) in progress.", None, count)


_FACTS: Final[dict[str, Callable[[Place, NovgorodState, Sequence[str]], str]]] = {
    "bonus": _bonus,
    "tracker": _tracker,
    "ship": _ship,
    "mission": _mission,
    "merchant": expert_cards.merchant_now,
    "pirate": expert_cards.pirate_now,
    "special": expert_cards.special_now,
}

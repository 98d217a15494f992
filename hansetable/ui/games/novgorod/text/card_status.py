"""What a piece of Novgorod is worth or allows at this moment, to the viewer.

The rules themselves are asked: what the piece can be used for now, else why not, and while a route
is laid out what it could do if the ship sailed now. Nothing here knows more than the view.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from hansetable.core import Action, Place, Seat
from hansetable.core.game import COMMON
from hansetable.games.novgorod import GAME
from hansetable.games.novgorod import actions as a
from hansetable.games.novgorod.cards import BONUSES, CARDS, CITY, PARTS, SPECIAL, city_id
from hansetable.games.novgorod.expert import after_merchant, pirate_price
from hansetable.games.novgorod.refusals import REASONS
from hansetable.games.novgorod.route import room
from hansetable.games.novgorod.scoring import TOP, variety
from hansetable.games.novgorod.solvency import plain_income
from hansetable.games.novgorod.special import cost
from hansetable.games.novgorod.state import NovgorodState
from hansetable.games.novgorod.table import pieces
from hansetable.games.novgorod.turn import Buy, LayRoute
from hansetable.ui.games.novgorod.text import names as say
from hansetable.ui.games.novgorod.text.actions import ACTIONS
from hansetable.ui.games.novgorod.text.names import Novgorod
from hansetable.ui.games.novgorod.text.refusals import REFUSALS
from hansetable.ui.games.phrases import SILENT, Phrase, Phrases, Told, When, listed
from hansetable.ui.language import Text

_USE = 2
"""The phase at whose end the merchant moves (N-112)."""
_MOST = 3
"""How many moves are told; there may be many with one office."""
_EVIDENT: Final = (
    *("later", "past", "other", "secret", "bonus", "seals", "completed", "useless", "cover"),
    *("side-first", "pick-first", "cheap-first", "career-first", "mission-first", "keep-first"),
    *("own-office", "base-stays"),
)
"""Reasons that tell nothing of the piece itself."""
_IDLE: Final = ("area", "slot", "tracker", "bonus", "back", "harbour", "merchant")
"""Kinds of pieces of which nothing is told that a move could begin with."""
_AFTER_SAILING: Final = ("artisan", "mission", "career")
"""What is looked at while a route is laid out as if the ship sailed now."""


def now(place: Told) -> str:
    """Return what a piece is worth or allows now; empty if there is nothing to tell."""
    view = place.view
    told = _FACTS.say(place.kind, place) if place.kind in _FACTS.table else ""
    can = _for(place.itself, view, view.viewer, place.players) if view.viewer >= 0 else ""
    return f"{told} {can}".strip()


# ---- what can be done with it --------------------------------------------------------------------


def _for(place: Place, view: NovgorodState, seat: Seat, players: Sequence[str]) -> str:
    """What a seat can do with a piece now or at the next occasion."""
    if not view.stack:
        return ""
    if seat not in view.asked():
        return _affordable(place, view, seat)
    step = view.stack[-1]
    if isinstance(step, LayRoute) and place.kind in _AFTER_SAILING and view.route:
        sailed = view.clone()
        sailed.push(seat, a.SAIL)
        told = _possible(place, sailed, seat, players, "artisan-away")
        return Novgorod.tr("Suppose you sail now. {what}").say(what=told) if told else ""
    told = _possible(place, view, seat, players)
    return told or _affordable(place, view, seat)


def _possible(
    place: Place, view: NovgorodState, seat: Seat, players: Sequence[str], evident: str = ""
) -> str:
    """The moves that begin with a piece, or why there are none, if that is not evident."""
    if place.kind in _IDLE or place.owner not in (COMMON, seat):
        return ""
    handles = {
        said for other in pieces(view).values() if _same(place, other) for said in other.says
    }
    listed = view.listed(seat)
    if place.kind != "pirate":
        listed = [action for action in listed if not isinstance(action, a.MovePirate)]
    can = [action for action in listed if action.touches() & handles]
    if can:
        return _moves(can, view, players) if place.kind != "pirate" else ""
    refusal = GAME.refusal(view, seat, place)
    if refusal.why in (*_EVIDENT, evident):
        return ""
    return REFUSALS.why(refusal, REASONS, players, view)


def _moves(actions: Sequence[Action], view: NovgorodState, players: Sequence[str]) -> str:
    """Moves in words, the best luxury goods first."""
    best = sorted(actions, key=lambda action: -action.seals if isinstance(action, a.AtWork) else 0)
    told = "; ".join(ACTIONS.of(Told(action, players, view)) for action in best[:_MOST])
    left = len(best) - _MOST
    if left > 0:
        told = Novgorod.tr("{moves}; and %n more", None, 1).say(left, moves=told)
    return Novgorod.tr("Possible: {moves}.").say(moves=told)


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
        return Novgorod.tr("You lack %n ducat(s) for it.", None, 1).say(missing)
    return Novgorod.tr("Your %n ducat(s) suffice for it.", None, 1).say(view.money[seat])


def _price(place: Place, view: NovgorodState, seat: Seat) -> int | None:
    """What a thing costs that is for sale to a seat."""
    match place.zone:
        case "stack" if not view.owned[seat] >> CITY[place.name] & 1:
            return view.price(CITY[place.name])
        case "display" | "pile":
            return CARDS.mission_price
        case "next-ship" if place.owner == seat:
            return CARDS.ship(place.number)
    return None


# ---- what is so for everybody --------------------------------------------------------------------


def _variety(view: NovgorodState, seat: Seat) -> str:
    """The seals for variety; there may be more if a seat has missions that only it knows."""
    more = view.expert.hidden[seat] if view.expert.column else 0
    known = variety(view, seat)
    return Novgorod.tr("at least {seals}").say(seals=known) if more else str(known)


_GAINED = Novgorod.tr("Gained by {winners}.")
_LAST = Novgorod.tr("This is the last round.")
_NEXT_IS_LAST = Novgorod.tr("The next round will be the last.")
_COUNTED: Mapping[str, tuple[Text, Callable[[NovgorodState, Seat], object]]] = {
    "offices": (Novgorod.tr("Offices: {each}."), lambda view, seat: view.owned[seat].bit_count()),
    "missions": (Novgorod.tr("Completed missions: {each}."), NovgorodState.completed),
    "career": (Novgorod.tr("Career steps: {each}."), lambda view, seat: view.level[seat]),
    "variety": (Novgorod.tr("Seals if the game ended now: {each}."), _variety),
}
"""How far everybody is on the way to a bonus card: what is said, and what is counted."""


def _way(place: Told) -> Phrase:
    """How far everybody is on the way to a bonus card, and who has it."""
    if place.name not in _COUNTED:
        return When(_got, _GAINED, Novgorod.tr("Nobody has gained it yet."))
    return (_COUNTED[place.name][0] if place.mark != "gone" else SILENT, When(_got, _GAINED))


def _got(place: Told) -> list[str]:
    """Who has a bonus card."""
    got = place.view.bonus_got[place.view.bonus.index(BONUSES.index(place.name))]
    return [name for seat, name in enumerate(place.players) if got >> seat & 1]


def _each(place: Told, said: Callable[[NovgorodState, Seat], object]) -> str:
    """Something of each seat."""
    view, players = place.view, place.players
    return ", ".join(f"{players[seat]} {said(view, seat)}" for seat in range(view.n))


def _tracker(place: Told) -> Phrase:
    """How many seals are left to the last round; what the route costs and brings."""
    view = place.view
    if place.name == "seals":
        if view.last or max(view.seals) >= CARDS.goal or max(view.level) == TOP:
            return When(lambda _: view.last, _LAST, _NEXT_IS_LAST) if view.stack else SILENT
        return Novgorod.tr("%n seal(s) to the last round.", None, "to_goal")
    if place.owner != view.turn or not view.visited or not view.stack:
        return SILENT
    return Novgorod.tr("Harbour fees due: {fees}; the income on the route is {income}.")


def _laying(place: Told) -> bool:
    """Whether a route is being laid out."""
    return bool(place.view.stack) and isinstance(place.view.stack[-1], LayRoute)


def _income(place: Told) -> int:
    """The income of the cards that are laid, or not used yet."""
    cards = place.view.visited if _laying(place) else place.view.fresh
    return plain_income(place.view, cards & ~place.view.base)


def _merchant(place: Told) -> Phrase:
    """Where the merchant goes on to next (N-112)."""
    view, mover = place.view, _mover(place)
    if not view.round or not view.stack or (view.last and mover == view.start != view.turn):
        return SILENT
    return Novgorod.tr("After phase 2 of {mover} he goes on to {city}.")


def _mover(place: Told) -> Seat:
    """The seat after whose phase 2 the merchant moves next."""
    view = place.view
    return int((view.turn + (GAME.progress(view)["phase"] > _USE)) % view.n)


def _pirate(place: Told) -> Phrase:
    """What moving the pirate costs each seat (N-115)."""
    if place.name == "back":
        return SILENT
    if len({pirate_price(place.view, seat) for seat in range(place.view.n)}) == 1:
        return Novgorod.tr("Moving him costs everybody %n ducat(s).", None, "ransom")
    return Novgorod.tr("Ducats for moving him: {ransoms}.")


def _alone(place: Told) -> int:
    return cost(place.view, (SPECIAL[place.name],), False)


def _skipped(place: Told) -> int:
    return _alone(place) - CARDS.specials[SPECIAL[place.name]].parts[int(place.at)].cost


_FACTS = Phrases(
    {
        "bonus": _way,
        "tracker": _tracker,
        "ship": When(
            lambda place: (
                place.owner == place.view.turn and place.zone == "ship" and _laying(place)
            ),
            Novgorod.tr("Room for %n more card(s).", None, "room"),
        ),
        "mission": When(
            lambda place: place.zone in ("display", "pile") and place.view.viewer >= 0,
            Novgorod.tr("You have %n mission(s) in progress.", None, "in_progress"),
        ),
        "merchant": _merchant,
        "pirate": _pirate,
        "special": (  # what it costs now, and what it turns to (N-121, N-123)
            When(
                _skipped,
                Novgorod.tr(
                    "Alone it costs %n ducat(s) now, {skipped} of them for cards above it.",
                    None,
                    "alone",
                ),
                Novgorod.tr("Alone it costs %n ducat(s) now.", None, "alone"),
            ),
            Novgorod.tr("After that it shows “{turned}”."),
        ),
    },
    each=lambda place: _each(place, _COUNTED[place.name][1]),
    winners=lambda place: listed(_got(place)),
    to_goal=lambda place: CARDS.goal - place.number,
    fees=lambda place: place.view.fees,
    income=_income,
    room=lambda place: max(0, room(place.view, place.view.turn)),
    in_progress=lambda place: place.view.in_progress(place.view.viewer),
    mover=lambda place: place.players[_mover(place)],
    city=lambda place: say.city(city_id(after_merchant(place.view, _mover(place)))),
    ransom=lambda place: pirate_price(place.view, 0),
    ransoms=lambda place: _each(place, pirate_price),
    alone=_alone,
    skipped=_skipped,
    turned=lambda place: say.special(SPECIAL[place.name], (place.at + 1) % len(PARTS)),
)

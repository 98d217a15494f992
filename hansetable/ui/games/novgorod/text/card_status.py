"""What a piece of Novgorod is worth or allows at this moment, to the viewer.

The rules themselves are asked: what the piece can be used for now, else why not, and while a route
is laid out what it could do if the ship sailed now. Nothing here knows more than the view.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from hansetable.core import Action, Place, Seat
from hansetable.core.game import COMMON
from hansetable.games.novgorod import GAME
from hansetable.games.novgorod import actions as a
from hansetable.games.novgorod.cards import BONUSES, CARDS, CITY, PARTS, SPECIAL
from hansetable.games.novgorod.expert import after_merchant, pirate_price
from hansetable.games.novgorod.ids import city_id
from hansetable.games.novgorod.refusals import REASONS
from hansetable.games.novgorod.route import room
from hansetable.games.novgorod.scoring import TOP, variety
from hansetable.games.novgorod.solvency import plain_income
from hansetable.games.novgorod.special import cost
from hansetable.games.novgorod.state import NovgorodState
from hansetable.games.novgorod.table import pieces
from hansetable.games.novgorod.turn import Buy, LayRoute
from hansetable.ui.games.novgorod.text import actions as action_text
from hansetable.ui.games.novgorod.text import names as say
from hansetable.ui.games.novgorod.text.names import Novgorod
from hansetable.ui.games.novgorod.text.refusals import REFUSALS
from hansetable.ui.games.phrases import SILENT, OnView, Phrase, Phrases, listed, made, seen
from hansetable.ui.language import translate

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


def now(place: Place, view: NovgorodState, players: Sequence[str]) -> str:
    """Return what a piece is worth or allows now; empty if there is nothing to tell."""
    known = place.kind in _FACTS.table
    told = [_FACTS.say(place.kind, place, players, view)] if known else []
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
        return _moves(can, view) if place.kind != "pirate" else ""
    refusal = GAME.refusal(view, seat, place)
    if refusal.why in (*_EVIDENT, evident):
        return ""
    return REFUSALS.why(refusal, REASONS, players, view)


def _moves(actions: Sequence[Action], view: NovgorodState) -> str:
    """Moves in words, the best luxury goods first."""
    best = sorted(actions, key=lambda action: -action.seals if isinstance(action, a.AtWork) else 0)
    told = "; ".join(action_text.wording(action, view) for action in best[:_MOST])
    left = len(best) - _MOST
    if left > 0:
        told = Novgorod.trUtf8("{moves}; and %n more", None, left).format(moves=told)
    return translate("Novgorod", "Possible: {moves}.").format(moves=told)


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
            return CARDS.ship(place.number)
    return None


# ---- what is so for everybody --------------------------------------------------------------------


def _way(place: Place, view: NovgorodState) -> Phrase:
    """How far everybody is on the way to a bonus card, and who has it."""
    gained = Novgorod.tr("Gained by {winners}.") if _got(place, view) else SILENT
    if place.name not in _COUNTED:
        return gained or Novgorod.tr("Nobody has gained it yet.")
    return (_COUNTED[place.name] if place.mark != "gone" else SILENT, gained)


_COUNTED = {
    "offices": Novgorod.tr("Offices: {each}."),
    "missions": Novgorod.tr("Completed missions: {each}."),
    "career": Novgorod.tr("Career steps: {each}."),
    "variety": Novgorod.tr("Seals as of now: {each}."),
}


def _got(place: Place, view: NovgorodState) -> int:
    """The seats that have a bonus card, as a mask."""
    return view.bonus_got[view.bonus.index(BONUSES.index(place.name))]


def _each(place: Place, players: Sequence[str], view: NovgorodState) -> str:
    """The number of each seat on the way to a bonus card."""
    count: Mapping[str, Callable[[Seat], int | str]] = {
        "offices": lambda seat: view.owned[seat].bit_count(),
        "missions": view.completed,
        "career": lambda seat: view.level[seat],
        "variety": lambda seat: _variety(view, seat),
    }
    of = count[place.name]
    return ", ".join(f"{players[seat]} {of(seat)}" for seat in range(view.n))


def _variety(view: NovgorodState, seat: Seat) -> str:
    """The seals for variety; there may be more if a seat has missions that only it knows."""
    more = view.expert.hidden[seat] if view.expert.column else 0
    return f"{variety(view, seat)}+" if more else str(variety(view, seat))


def _tracker(place: Place, view: NovgorodState) -> Phrase:
    """How many seals are left to the last round; what the route costs and brings."""
    if place.name == "seals":
        if view.last or max(view.seals) >= CARDS.goal or max(view.level) == TOP:
            return Novgorod.tr("The last round is on or near.")
        return Novgorod.tr("%n seal(s) to the last round.", None, "to_goal")
    if place.owner != view.turn or not view.visited or not view.stack:
        return SILENT
    return Novgorod.tr("Harbour fees due: {fees}; income on the route: {income}.")


def _income(view: NovgorodState) -> int:
    """The income of the cards that are laid, or not used yet."""
    cards = view.visited if isinstance(view.stack[-1], LayRoute) else view.fresh
    return plain_income(view, cards & ~view.base)


def _ship(place: Place, view: NovgorodState) -> Phrase:
    mine = place.owner == view.turn and place.zone == "ship"
    if not mine or not view.stack or not isinstance(view.stack[-1], LayRoute):
        return SILENT
    return Novgorod.tr("Room for %n more card(s).", None, "room")


def _merchant(place: Place, view: NovgorodState) -> Phrase:
    """Where the merchant goes on to next (N-112)."""
    if not view.round or not view.stack:
        return SILENT
    if view.last and _mover(view) != view.turn and _mover(view) == view.start:
        return SILENT
    return Novgorod.tr("After phase 2 of {mover} he goes on to {city}.")


def _mover(view: NovgorodState) -> Seat:
    """The seat after whose phase 2 the merchant moves next."""
    over = GAME.progress(view)["phase"] > _USE
    return (view.turn + 1) % view.n if over else view.turn


def _pirate(place: Place, view: NovgorodState) -> Phrase:
    """What moving the pirate costs each seat (N-115)."""
    if place.name == "back":
        return SILENT
    if len({pirate_price(view, seat) for seat in range(view.n)}) == 1:
        return Novgorod.tr("Moving him costs everybody %n ducat(s).", None, "ransom")
    return Novgorod.tr("Ducats for moving him: {ransoms}.")


def _special(place: Place, view: NovgorodState) -> Phrase:
    """What a special mission costs now, and what it turns to (N-121, N-123)."""
    return (
        Novgorod.tr(
            "Alone it costs %n ducat(s) now, {skipped} of them for cards above it.", None, "alone"
        )
        if _skipped(place, view)
        else Novgorod.tr("Alone it costs %n ducat(s) now.", None, "alone"),
        Novgorod.tr("Then it shows “{turned}”."),
    )


def _alone(place: Place, view: NovgorodState) -> int:
    return cost(view, (SPECIAL[place.name],), False)


def _skipped(place: Place, view: NovgorodState) -> int:
    return _alone(place, view) - CARDS.specials[SPECIAL[place.name]].parts[place.at].cost


def _turned(place: Place) -> str:
    return say.special(SPECIAL[place.name], (place.at + 1) % len(PARTS))


_FACTS = Phrases(
    {
        "bonus": OnView(_way),
        "tracker": OnView(_tracker),
        "ship": OnView(_ship),
        "mission": OnView(
            lambda place, view: (
                Novgorod.tr("You have %n mission(s) in progress.", None, "in_progress")
                if place.zone in ("display", "pile") and view.viewer >= 0
                else SILENT
            )
        ),
        "merchant": OnView(_merchant),
        "pirate": OnView(_pirate),
        "special": OnView(_special),
    },
    each=_each,
    winners=lambda place, players, view: listed(
        [name for seat, name in enumerate(players) if _got(place, view) >> seat & 1]
    ),
    to_goal=made(lambda place: str(CARDS.goal - place.number)),
    fees=seen(lambda place, view: str(view.fees)),
    income=seen(lambda place, view: str(_income(view))),
    room=seen(lambda place, view: str(max(0, room(view, view.turn)))),
    in_progress=seen(lambda place, view: str(view.in_progress(view.viewer))),
    mover=lambda place, players, view: players[_mover(view)],
    city=seen(lambda place, view: say.city(city_id(after_merchant(view, _mover(view))))),
    ransom=seen(lambda place, view: str(pirate_price(view, 0))),
    ransoms=lambda place, players, view: ", ".join(
        f"{players[seat]} {pirate_price(view, seat)}" for seat in range(view.n)
    ),
    alone=seen(lambda place, view: str(_alone(place, view))),
    skipped=seen(lambda place, view: str(_skipped(place, view))),
    turned=made(_turned),
)

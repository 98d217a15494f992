"""Why a piece does not go on another one."""

from __future__ import annotations

from collections.abc import Sequence

from hansetable.core import Choice, Handle, Place, Refusal, Seat
from hansetable.core.game import COMMON
from hansetable.games.novgorod.cards import city_id
from hansetable.games.novgorod.expert import SendPirate
from hansetable.games.novgorod.reasons import no
from hansetable.games.novgorod.refusals import expert, turn, use
from hansetable.games.novgorod.refusals.general import city
from hansetable.games.novgorod.route import refuses_mark
from hansetable.games.novgorod.state import NovgorodState
from hansetable.games.novgorod.table import pieces
from hansetable.games.novgorod.turn import Buy, BuyCheap, LayRoute
from hansetable.games.novgorod.use import Gather, UseRoute

_NAMES = {
    "display": "mission",
    "money": "purse",
    "figures": "pirate",
    "privileges": "pirate",
}
_MOST_TARGETS = 3
_RULES = {
    LayRoute: "N-40",
    UseRoute: "N-50",
    Gather: "N-50",
    Buy: "N-80",
    BuyCheap: "N-83",
    SendPirate: "N-116",
}
"""Where the rules say what goes where, by the question."""


def dropped(s: NovgorodState, seat: Seat, touched: Sequence[Place], place: Place) -> Refusal | None:
    """Return why a piece does not go with what was touched; None if that means nothing itself."""
    choice = Choice.of(s.listed(seat))
    handles = {said for one in touched for said in one.says}
    if not choice.targets & handles:
        return None
    held, step = max(touched, key=lambda one: len(one.says)), s.stack[-1]
    found: Refusal | None = None
    if any("figure:pirate" in one.says for one in touched):
        found = expert.dropped(s, seat, place)
    elif place.owner not in (COMMON, seat):
        pass
    elif isinstance(step, LayRoute):
        found = _laid(s, seat, held, place)
    elif isinstance(step, UseRoute | Gather):
        found = _used(s, seat, held, place)
    if found is not None:
        return found
    rule = _RULES.get(type(step), "N-20")
    if _receives(s, held):
        return Refusal(rule, "apart") if choice.targets & {*place.says} else None
    targets = sorted(choice.touch(*handles).targets)
    if not 0 < len(targets) <= _MOST_TARGETS:
        return Refusal(rule, "apart")
    return Refusal(rule, "goes", tuple(_named(s, target) for target in targets))


def _receives(s: NovgorodState, held: Place) -> bool:
    """Tell whether something is put on a piece, and more than one thing can go there."""
    laying = isinstance(s.stack[-1], LayRoute)
    if held.kind in ("area", "slot") or held.zone in ("money", "ship"):
        return True
    return held.zone == ("route" if laying else "hold")


def _named(s: NovgorodState, target: Handle) -> str:
    """The city of a card that something can be put on, the id of an artisan, or a place."""
    place = next(place for place in pieces(s).values() if target in place.says)
    if place.kind in ("office", "base", "back"):
        return city_id(place.at)
    return place.name if place.kind == "artisan" else _NAMES.get(place.zone, place.zone)


def _laid(s: NovgorodState, seat: Seat, held: Place, place: Place) -> Refusal | None:
    """A card on a card of the route whose placeholder it cannot be (N-43), or on the next place."""
    moved = _is_card(s, seat, held) and held.zone != "route"
    marked = place.kind in ("office", "base") and place.zone != "stack"
    if moved and marked and s.marked & s.visited & 1 << place.at:
        return no("one-placeholder", city_id(place.at))
    for card, other, lays in ((held, place, moved), (place, held, _is_card(s, seat, place))):
        if lays and turn.is_last(other):
            return refuses_mark(s, seat, city(card)) or no("apart")
        if lays and other.kind == "slot":
            return turn.laying(s, seat, card)
    return None


def _is_card(s: NovgorodState, seat: Seat, place: Place) -> bool:
    """Tell whether a piece is a card that can be laid: an office, or for want of one its base."""
    if place.zone in ("stack", "base"):
        return not s.owned[seat] >> place.at & 1
    return place.kind in ("office", "back")


def _used(s: NovgorodState, seat: Seat, held: Place, place: Place) -> Refusal | None:
    """An artisan on a card of another city (N-52), a card where it cannot be put."""
    for worker, card in ((held, place), (place, held)):
        if worker.kind == "artisan" and card.zone == "route" and card.says:
            if worker.at != card.at:
                return no("artisan-city", city_id(worker.at), city_id(card.at))
            return use.artisan(s, worker.at, isinstance(s.stack[-1], Gather))
    if held.zone == "route" and held.kind != "back" and isinstance(s.stack[-1], UseRoute):
        if place.zone == "hold" and place.says:
            return use.store(s, seat, held.at)
        if place.zone == "money":
            return use.income(s, seat, held.at)
    return None

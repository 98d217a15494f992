"""Why a thing does not go on another one."""

from __future__ import annotations

from collections.abc import Sequence

from hansetable.core import Choice, Handle, Refusal, Seat
from hansetable.games.novgorod.expert import SendPirate
from hansetable.games.novgorod.ids import city_id
from hansetable.games.novgorod.refusals import expert, route, use
from hansetable.games.novgorod.refusals.reasons import no
from hansetable.games.novgorod.refusals.thing import NOBODY, Thing
from hansetable.games.novgorod.state import NovgorodState
from hansetable.games.novgorod.table import pieces
from hansetable.games.novgorod.turn import Buy, BuyCheap, LayRoute
from hansetable.games.novgorod.use import Gather, UseRoute

_PLACES = {"route", "mark", "hand", "hold", "purse", "ship"}
"""What something is put on; more than one thing can go there."""
_NAMES = {"display": "mission", "money": "purse", "figures": "pirate", "privileges": "pirate"}
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


def dropped(
    s: NovgorodState,
    seat: Seat,
    choice: Choice,
    touched: frozenset[Handle],
    handles: Sequence[Handle],
) -> Refusal | None:
    """Return why a thing does not go with what has been touched; None if it never means much."""
    held, thing = Thing.of(sorted(touched)), Thing.of(handles)
    step = s.stack[-1]
    found: Refusal | None = None
    if "figure" in held.names:
        found = expert.dropped(s, seat, thing)
    elif thing.owner not in (NOBODY, seat):
        pass
    elif isinstance(step, LayRoute):
        found = _laid(s, seat, held, thing)
    elif isinstance(step, UseRoute | Gather):
        found = _used(s, seat, held, thing)
    if found is not None:
        return found
    rule = _RULES.get(type(step), "N-20")
    if held.names.keys() & _PLACES and "good" not in held.names:
        return Refusal(rule, "apart") if choice.targets & set(handles) else None
    targets = sorted(choice.touch(*touched).targets)
    if not 0 < len(targets) <= _MOST_TARGETS:
        return Refusal(rule, "apart")
    return Refusal(rule, "goes", tuple(_place(s, target) for target in targets))


def _place(s: NovgorodState, target: Handle) -> str:
    """The city of a card that something can be put on, the id of an artisan, or a place."""
    place = next(place for place in pieces(s).values() if target in place.says)
    if place.kind in ("office", "base", "back"):
        return city_id(place.at)
    return place.name if place.kind == "artisan" else _NAMES.get(place.zone, place.zone)


def _laid(s: NovgorodState, seat: Seat, held: Thing, thing: Thing) -> Refusal | None:
    """A card on a card of the route whose placeholder it cannot be (N-43), or on the next place."""
    if "office" in held.names and _marked(s, thing):
        return no("one-placeholder", city_id(thing.city(s)))
    for card, place in ((held, thing), (thing, held)):
        if "office" in card.names and "mark" in place.names:
            return route.placeholder(s, seat, card.city(s))
        if "office" in card.names and "route" in place.names:
            return expert.barred(s, seat, card) or route.laying(s, seat, card)
    return None


def _marked(s: NovgorodState, thing: Thing) -> bool:
    """Tell whether a thing is a card on the route whose city has its placeholder."""
    return thing.kind in ("office", "base") and bool(s.marked & s.visited & 1 << thing.city(s))


def _used(s: NovgorodState, seat: Seat, held: Thing, thing: Thing) -> Refusal | None:
    """An artisan on a card of another city (N-52), a card where it cannot be put."""
    for worker, card in ((held, thing), (thing, held)):
        if "artisan" in worker.names and "spot" in card.names:
            at, here = worker.city(s), card.city(s)
            if at != here:
                return no("artisan-city", city_id(at), city_id(here))
            return use.artisan(s, at, isinstance(s.stack[-1], Gather))
    if "good" in held.names and isinstance(s.stack[-1], UseRoute):
        if thing.kind == "hold" or "hold" in thing.names:
            return use.store(s, seat, held.city(s))
        if "purse" in thing.names:
            return use.income(s, seat, held.city(s))
    return None

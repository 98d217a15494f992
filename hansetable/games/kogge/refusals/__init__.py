"""Why a touch means nothing now: the one door to the reasons of Kogge.

A room answers for each question, from the view alone and with the guards of the rules themselves.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from hansetable.core import Place, Refusal, Seat, Step
from hansetable.games.kogge.encounters import ChoosePile, Fight, MakeWish, PartCargo, Quarrel
from hansetable.games.kogge.reasons import no
from hansetable.games.kogge.refusals import deeds, meetings, opening, voyages
from hansetable.games.kogge.refusals.things import what
from hansetable.games.kogge.round import AskBids, MoveGuild, PayTax
from hansetable.games.kogge.scoring import GOAL
from hansetable.games.kogge.setup import ChooseStart, FirstLook
from hansetable.games.kogge.state import MEMORY, NONE, KoggeState
from hansetable.games.kogge.table import city_of
from hansetable.games.kogge.trade import Trade
from hansetable.games.kogge.turn import FOR_A_RAID, Act, Exchange
from hansetable.games.kogge.voyage import DriveOut, Fare, Move

Room = Callable[[KoggeState, Seat, Place, Place | None], Refusal]
_ROOMS: Mapping[type[Step], Room] = {
    ChooseStart: opening.start,
    FirstLook: opening.first_look,
    AskBids: opening.bid,
    MoveGuild: opening.steer,
    PayTax: opening.tax,
    Move: voyages.move,
    Fare: voyages.fare,
    Act: deeds.act,
    Exchange: meetings.exchange,
    PartCargo: meetings.part,
    ChoosePile: meetings.pile,
    DriveOut: voyages.drive,
    Quarrel: meetings.quarrel,
    Fight: meetings.fight,
    MakeWish: meetings.wish,
    Trade: meetings.answer,
}
"""Who knows why an answer to a question is none."""


def refusal(s: KoggeState, seat: Seat, place: Place, held: Sequence[Place] = ()) -> Refusal:
    """Return why touching a thing means nothing to ``seat`` now, after what is held."""
    if not s.stack or (step := s.stack[-1]).automatic:
        won = any(s.points(one) >= GOAL for one in range(s.n))
        return no("over" if won else "over-guild")
    if seat not in step.asks(s):
        return _not_asked(s, step, seat)
    begun = held[0] if held else None
    if begun is not None and begun.kind == "cog" and isinstance(step, Move | DriveOut):
        place = voyages.put_down(s, place, begun)
    refused = _only_seen(s, seat, place) or _ROOMS[type(step)](s, seat, place, begun)
    return Refusal(step.rule, "other") if refused.why == "other" else refused


def _not_asked(s: KoggeState, step: Step, seat: Seat) -> Refusal:
    """Who is asked instead, or what of this seat is waited for."""
    match step:
        case ChooseStart() if 0 <= seat < s.n and s.chosen[seat] != NONE:
            return no("start-secret")
        case Fight(ready=ready) if seat in ready:
            return no("fight-ready")
        case Trade(terms=terms) if terms.by == seat:
            return no("offer-open", terms.to)
        case _:
            return Refusal(step.rule, "turn", tuple(step.asks(s)))


_SEEN = {
    "order": no("order"),
    "goal": no("goal"),
    "own-chip": no("own-chip"),
    "laid": no("bid-lies"),
    "choice": no("start-chosen"),
}
"""Why a thing is only there to be looked at, whatever is asked."""


def _only_seen(s: KoggeState, seat: Seat, place: Place) -> Refusal | None:
    """Why a thing can never be touched, or only when something else is asked."""
    kind, step = what(place, seat), s.stack[-1]
    match kind:
        case "laid-raid":
            return no("laid-raid", place.owner, city_of(place))
        case "their-raid":
            return no("their-piece", place.owner)
        case "theirs":
            return meetings.with_seat(s, seat, place.owner)
        case "second" if not isinstance(step, Act):
            return no("second-raid", FOR_A_RAID)
        case "area:bid" if s.round and not isinstance(step, AskBids):
            return no("bids-over")
        case "area:pile" if not isinstance(step, PartCargo):
            return no("no-raid-now")
        case "area:stake" if not isinstance(step, Fight):
            return no("no-conflict-now")
        case "area:look" if not s.rules & MEMORY:
            return no("no-memory")
    return _SEEN.get(kind)

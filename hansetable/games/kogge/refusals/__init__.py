"""Why something cannot be touched now: the one door to the reasons of Kogge.

The reasons are in `reasons`; a room decides for each part of the game, with the functions of the
rules themselves and from the view alone.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from hansetable.core import Place, Refusal, Seat, Step
from hansetable.games.kogge.conflict import Fight, MakeWish, Quarrel
from hansetable.games.kogge.exchange import Exchange
from hansetable.games.kogge.raid import ChoosePile, PartCargo
from hansetable.games.kogge.refusals import joint, meetings, opening, voyages
from hansetable.games.kogge.refusals.meetings import offer
from hansetable.games.kogge.refusals.reasons import REASONS, no
from hansetable.games.kogge.refusals.things import Thing, thing_of, touched_thing
from hansetable.games.kogge.round import AskBids, MoveGuild, PayTax
from hansetable.games.kogge.routes import DriveOut
from hansetable.games.kogge.scoring import GOAL
from hansetable.games.kogge.setup import ChooseStart, FirstLook
from hansetable.games.kogge.state import MEMORY, NONE, KoggeState
from hansetable.games.kogge.table import pieces
from hansetable.games.kogge.trade import Trade
from hansetable.games.kogge.turn import FOR_A_RAID, Act
from hansetable.games.kogge.voyage import Fare, Move

__all__ = ["REASONS", "offer", "refusal"]

Room = Callable[[KoggeState, Seat, Thing, Thing | None], Refusal]
_ROOMS: Mapping[type[Step], Room] = {
    ChooseStart: opening.start,
    FirstLook: opening.first_look,
    AskBids: opening.bid,
    MoveGuild: opening.steer,
    PayTax: opening.tax,
    Move: voyages.move,
    Fare: voyages.fare,
    Act: joint.act,
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
    """Return why touching a thing means nothing to ``seat`` now, after what was ``touched``."""
    touched = frozenset(said for one in held for said in one.says)
    handles = next(((key, *p.says) for key, p in pieces(s).items() if p == place), place.says)
    if not s.stack or (step := s.stack[-1]).automatic:
        won = any(s.points(one) >= GOAL for one in range(s.n))
        return no("over" if won else "over-guild")
    if seat not in step.asks(s):
        return _not_asked(s, step, seat)
    thing = thing_of(s, seat, handles)
    begun = touched_thing(s, seat, touched) if touched else None
    if begun is not None and begun.kind == "cog" and isinstance(step, Move | DriveOut):
        thing = voyages.put_down(s, thing, begun)
    refused = _only_seen(s, seat, thing) or _ROOMS[type(step)](s, seat, thing, begun)
    if refused.why == "other":
        return Refusal(step.rule, "other")
    return refused


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


def _only_seen(s: KoggeState, seat: Seat, thing: Thing) -> Refusal | None:
    """Why a thing is only there to be looked at, whatever is asked; None if it is not."""
    match thing.kind:
        case "order":
            return no("order")
        case "goal":
            return no("goal")
        case "laid-raid":
            return no("laid-raid", thing.owner, thing.city)
        case "own-chip":
            return no("own-chip")
        case "laid":
            return no("bid-lies")
        case "choice":
            return no("start-chosen")
        case "their-raid":
            return no("their-piece", thing.owner)
        case "theirs":
            return meetings.with_seat(s, seat, thing.owner)
        case "second" if not isinstance(s.stack[-1], Act):
            return no("second-raid", FOR_A_RAID)
        case area if area.startswith("area:"):
            return _area(s, area)
    return None


def _area(s: KoggeState, area: str) -> Refusal | None:
    """Why nothing can be put on a thing whose question is not asked; None if it is asked."""
    step = s.stack[-1]
    match area:
        case "area:bid" if s.round and not isinstance(step, AskBids):
            return no("bids-over")
        case "area:pile" if not isinstance(step, PartCargo):
            return no("no-raid-now")
        case "area:stake" if not isinstance(step, Fight):
            return no("no-conflict-now")
        case "area:look" if not s.rules & MEMORY:
            return no("no-memory")
    return None

"""Why a touch means nothing now: the one door to the reasons of Kogge.

A function answers for each question, from the view alone and with the guards of the rules.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from hansetable.core import Place, Refusal, Seat, Step
from hansetable.core.game import COMMON
from hansetable.games.kogge import action_tables as say
from hansetable.games.kogge.cards import GOODS, PATH
from hansetable.games.kogge.encounters import (
    WISHES,
    ChoosePile,
    Fight,
    MakeWish,
    PartCargo,
    Quarrel,
    attacking,
)
from hansetable.games.kogge.multiset import size
from hansetable.games.kogge.reasons import no
from hansetable.games.kogge.refusals.deeds import act
from hansetable.games.kogge.round import ASK_BIDS, AskBids, MoveGuild, PayTax, guild_path
from hansetable.games.kogge.scoring import GOAL
from hansetable.games.kogge.setup import ChooseStart, FirstLook
from hansetable.games.kogge.state import MEMORY, NONE, KoggeState
from hansetable.games.kogge.table import city_of, what
from hansetable.games.kogge.trade import Trade, with_seat
from hansetable.games.kogge.turn import FOR_A_RAID, Act, Exchange, giving, rate
from hansetable.games.kogge.voyage import DriveOut, Fare, Move, cost, passable, sailing, taking_path


def refusal(s: KoggeState, seat: Seat, place: Place, held: Sequence[Place] = ()) -> Refusal:
    """Return why touching a thing means nothing to ``seat`` now, after what is held."""
    if not s.stack or (step := s.stack[-1]).automatic:
        won = any(s.points(one) >= GOAL for one in range(s.n))
        return no("over" if won else "over-guild")
    if seat not in step.asks(s):
        return _not_asked(s, step, seat)
    begun = held[0] if held else None
    if begun is not None and begun.kind == "cog" and isinstance(step, Move | DriveOut):
        place = put_down(s, place, begun)
    refused = _only_seen(s, seat, place) or _waiting(step)
    refused = refused or _ROOMS[type(step)](s, seat, place, begun)
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


def _waiting(step: Step) -> Refusal | None:
    """What a question waits for whatever is touched; None if it makes a difference."""
    match step:
        case Fare(due=due):  # K-42
            return no("pay-first", due)
        case MakeWish(wish=wish):  # K-C3
            return no("wish-first", WISHES - size(wish))
        case Trade(terms=terms):  # K-71
            return no("offered", terms.by)
    return None


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
            return with_seat(s, seat, place.owner)
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


# ---- beginning, bids, guild master ---------------------------------------------------------------


def start(s: KoggeState, seat: Seat, thing: Place, held: Place | None) -> Refusal:
    """Why no city to start in is chosen by this (K-15)."""
    kind = what(thing, seat)
    if kind not in ("city", "hand"):
        return no("start-first")
    city = thing.at if kind == "city" else int(thing.name)
    if city == s.barred[seat]:
        return no("start-barred", city)
    if NONE not in s.sites[2 * city : 2 * city + 2]:
        return no("start-full", city)
    return no("start-first")


def first_look(s: KoggeState, seat: Seat, thing: Place, held: Place | None) -> Refusal:
    """Why no route of the first city is changed by this (K-D2)."""
    here, kind = s.cog[seat], what(thing, seat)
    laid = thing if kind == "hand" else held
    if laid is not None and what(laid, seat) == "hand" and laid.name == str(here):
        return no("look-own-number", here)
    if kind == "route" and city_of(thing) != here:
        return no("look-route", here)
    return no("look-first", here)


def bid(s: KoggeState, seat: Seat, thing: Place, held: Place | None) -> Refusal:
    """Why nothing is bid by this (K-23, K-24)."""
    kind = what(thing, seat)
    if kind in ("hand", "area:bid") and say.PASS in ASK_BIDS.options(s, seat):
        return no("must-pass")
    if held is not None:
        return no("onto-bids")
    if kind == "hand":
        return no("bid-taken", int(thing.name))
    return no("bid-markers" if kind == "cargo" else "bids-first")


def steer(s: KoggeState, seat: Seat, thing: Place, held: Place | None) -> Refusal:
    """Why the guild master does not go there (K-30)."""
    near, far = (guild_path(s, action.cities)[-1] for action in say.STEER)
    if thing.kind != "city":
        return no("guild-first", near, far)
    if s.raided[thing.at]:
        return no("guild-passes", thing.at)
    return no("guild-step", near, far)


def tax(s: KoggeState, seat: Seat, thing: Place, held: Place | None) -> Refusal:
    """Why no tax is paid by this (K-A1)."""
    if held is not None:
        return no("tax-supply")
    return no("tax-goods" if what(thing, seat) == "hand" else "tax-first")


# ---- movement ------------------------------------------------------------------------------------

_ON_MAP = ("map", "site", "store", "city", "raided", "harbour")


def move(s: KoggeState, seat: Seat, thing: Place, held: Place | None) -> Refusal:
    """Why touching this is no step of the movement (K-40)."""
    match what(thing, seat):
        case "route" if city_of(thing) != s.cog[seat]:
            return no("not-from-here", s.cog[seat], city_of(thing))
        case "route" if thing.at not in passable(s, seat):
            return no("closed", s.squares[thing.at])
        case "city":
            return _city(s, seat, thing.at)
        case "guild":
            return taking_path(s, seat) or no("own-cog")
        case "stored" | "kontor":
            return _load(s, seat, thing)
        case "cargo" | "hand":
            return no("route-first" if cost(s, seat) else "free-step")
        case "cog" if held is not None:
            return no("own-cog")
        case "cog" if thing.owner == seat and not passable(s, seat):
            return no("closed", s.squares[2 * s.cog[seat]])
        case "route" | "cog" if thing.owner in (seat, COMMON):
            return sailing(s, seat) or no("own-cog")
        case _:
            return no("move-first")


def put_down(s: KoggeState, thing: Place, cog: Place) -> Place:
    """Return where a held cog is put down: on a route, a city or the guild master, or nowhere.

    What lies in a city stands for it, if the cog cannot go there. The cog itself stands for all
    else, as the open sea.
    """
    if thing.kind in ("route", "city") or (thing.kind == "guild" and s.has(cog.owner, PATH)):
        return thing
    city = city_of(thing)
    if thing == cog or thing.zone not in _ON_MAP:
        return cog
    leads = any(s.squares[q] == city for q in passable(s, cog.owner))
    return cog if leads else Place("map", "city", at=city)


def _city(s: KoggeState, seat: Seat, city: int) -> Refusal:
    here = s.cog[seat]
    if city == here:
        return no("lies-here", city)
    ways = [q for q in (2 * here, 2 * here + 1) if s.squares[q] == city]
    if not ways:
        return no("no-route", here, city)
    if not set(ways) & set(passable(s, seat)):
        return no("closed", city)
    return sailing(s, seat) or no("own-cog")


def _load(s: KoggeState, seat: Seat, thing: Place) -> Refusal:
    city, here = city_of(thing), s.cog[seat]
    if thing.owner != seat:
        return no("their-kontor", thing.owner)
    if city != here:
        return no("load-elsewhere", city, here)
    return no("load-goods") if size(s.store(seat, here)) else no("store-empty", city)


def drive(s: KoggeState, seat: Seat, thing: Place, held: Place | None) -> Refusal:
    """Why another's cog is not sent there (K-68, K-C4)."""
    step: Any = s.stack[-1]
    refused = _drive(s, step.cog, thing)
    return Refusal("K-C4", refused.why, refused.about) if step.optional else refused


def _drive(s: KoggeState, cog: Seat, thing: Place) -> Refusal:
    here = s.cog[cog]
    if thing.kind not in ("route", "city"):
        return no("drive-first", cog)
    squares = (2 * here, 2 * here + 1)
    ways = [q for q in squares if thing.at == (q if thing.kind == "route" else s.squares[q])]
    return no("drive-closed", cog, s.squares[ways[0]]) if ways else no("drive-route", cog, here)


# ---- exchange, raids, conflicts, offers ----------------------------------------------------------


def exchange(s: KoggeState, seat: Seat, thing: Place, held: Place | None) -> Refusal:
    """Why an exchange does not go on with this (K-65)."""
    step = s.stack[-1]
    assert isinstance(step, Exchange)
    here, kind = s.cog[seat], what(thing, seat)
    match kind:
        case "ware" | "city" if thing.at != here:
            return no("exchange-elsewhere", here)
        case "ware" if held is None:
            return _take(s, seat, step, thing)
        case "bill":
            return no("bill-lies")
        case "cargo" | "city" if not step.brought:
            return no("take-first", GOODS[step.g])
    left, cargo = s.goods[here] - step.taken, s.cargo[seat] - step.given
    given = next((p.name for p in (thing, held) if p and what(p, seat) == "cargo"), "")
    if (given or kind == "city") and (refused := giving(here, left, cargo, given)):
        return refused
    return no("exchange-first") if held is None else no("onto-city", here)


def _take(s: KoggeState, seat: Seat, step: Exchange, thing: Place) -> Refusal:
    if step.brought >= rate(s, seat):
        return no("take-most", step.brought, GOODS[step.g])
    return no("take-same", thing.name)


def part(s: KoggeState, seat: Seat, thing: Place, held: Place | None) -> Refusal:
    """Why the robbed cargo is not parted by this (K-67)."""
    step = s.stack[-1]
    assert isinstance(step, PartCargo)
    kind = what(thing, seat)
    if kind == "pile":
        return no("part-choice", step.raider)
    if kind == "piled" and thing.at == 0:
        return no("part-laid")
    return no("part-first", step.raider)


def pile(s: KoggeState, seat: Seat, thing: Place, held: Place | None) -> Refusal:
    """Why no pile is taken by this (K-67)."""
    return no("pile-whole" if what(thing, seat) == "piled" else "pile-first")


def quarrel(s: KoggeState, seat: Seat, thing: Place, held: Place | None) -> Refusal:
    """Why nobody is attacked by this (K-C1, K-C5)."""
    if thing.kind != "cog":
        return no("attack-first")
    return attacking(s, seat, thing.owner) or no("attack-first")


def fight(s: KoggeState, seat: Seat, thing: Place, held: Place | None) -> Refusal:
    """Why nothing is chosen for the conflict by this (K-C2)."""
    if held is not None:
        return no("fight-onto")
    kind = what(thing, seat)
    if kind == "staked":
        return no("fight-lies")
    return no("fight-markers" if kind == "cargo" else "fight-first")


Room = Callable[[KoggeState, Seat, Place, Place | None], Refusal]
_ROOMS: Mapping[type[Step], Room] = {
    ChooseStart: start,
    FirstLook: first_look,
    AskBids: bid,
    MoveGuild: steer,
    PayTax: tax,
    Move: move,
    Act: act,
    Exchange: exchange,
    PartCargo: part,
    ChoosePile: pile,
    DriveOut: drive,
    Quarrel: quarrel,
    Fight: fight,
}
"""Who knows why an answer to a question is none."""

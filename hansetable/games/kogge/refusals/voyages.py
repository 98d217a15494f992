"""Why a cog does not sail there (K-40 to K-48), or is not sent there (K-68, K-C4)."""

from __future__ import annotations

from typing import Any

from hansetable.core import Refusal, Seat
from hansetable.games.kogge.cards import PATH
from hansetable.games.kogge.multiset import size
from hansetable.games.kogge.refusals.reasons import no
from hansetable.games.kogge.refusals.things import Thing
from hansetable.games.kogge.routes import DriveOut, passable
from hansetable.games.kogge.state import KoggeState
from hansetable.games.kogge.voyage import Fare, can_take_path, cost


def move(s: KoggeState, seat: Seat, thing: Thing, held: Thing | None) -> Refusal:
    """Why touching this is no step of the movement (K-40)."""
    match thing.kind:
        case "route":
            return _route(s, seat, thing)
        case "city":
            return _city(s, seat, thing.city)
        case "guild":
            return _path(s, seat)
        case "stored" | "kontor":
            return _load(s, seat, thing)
        case "cargo" | "hand":
            return no("route-first" if cost(s, seat) else "free-step")
        case "cog" if held is not None:
            return no("own-cog")
        case "cog" if thing.owner == seat:
            return _no_way(s, seat)
        case _:
            return no("move-first")


def put_down(s: KoggeState, thing: Thing, cog: Thing) -> Thing:
    """Return where a held cog is put down: on a route, a city or the guild master, or nowhere.

    What lies in a city stands for it, if the cog cannot go there. The cog itself stands for all
    else, as the open sea.
    """
    match thing.kind:
        case "route" | "city":
            return thing
        case "guild" if s.has(cog.owner, PATH):
            return thing
        case "guild" | "goal":
            city = s.guild if thing.kind == "guild" else s.goal
        case "site" | "kontor" | "stored" | "ware" | "laid-raid":
            city = thing.city
        case "cog" if thing.owner != cog.owner:
            city = thing.city
        case _:
            return cog
    leads = any(s.squares[q] == city for q in passable(s, cog.owner))
    return cog if leads else Thing("city", city=city)


def _route(s: KoggeState, seat: Seat, thing: Thing) -> Refusal:
    here, city = s.cog[seat], thing.city
    if city != here:
        return no("not-from-here", here, city)
    if thing.index not in passable(s, seat):
        return no("closed", s.squares[thing.index])
    return no("no-fare", cost(s, seat))


def _city(s: KoggeState, seat: Seat, city: int) -> Refusal:
    here = s.cog[seat]
    if city == here:
        return no("lies-here", city)
    ways = [q for q in (2 * here, 2 * here + 1) if s.squares[q] == city]
    if not ways:
        return no("no-route", here, city)
    if not set(ways) & set(passable(s, seat)):
        return no("closed", city)
    return no("no-fare", cost(s, seat))


def _no_way(s: KoggeState, seat: Seat) -> Refusal:
    """Why a cog does not sail at all."""
    if passable(s, seat):
        return no("no-fare", cost(s, seat))
    return no("closed", s.squares[2 * s.cog[seat]])


def _path(s: KoggeState, seat: Seat) -> Refusal:
    if not s.has(seat, PATH):
        return no("no-path")
    if s.cog[seat] == s.guild:
        return no("path-here")
    if not can_take_path(s, seat):
        return no("closed", s.guild)
    return no("no-path-fare", cost(s, seat) + 1)


def _load(s: KoggeState, seat: Seat, thing: Thing) -> Refusal:
    city, here = thing.city, s.cog[seat]
    if thing.owner != seat:
        return no("their-kontor", thing.owner)
    if city != here:
        return no("load-elsewhere", city, here)
    return no("load-goods") if size(s.store(seat, here)) else no("store-empty", city)


def fare(s: KoggeState, seat: Seat, thing: Thing, held: Thing | None) -> Refusal:
    """Why a step is not paid with this (K-42)."""
    step = s.stack[-1]
    assert isinstance(step, Fare)
    return no("pay-first", step.due)


def drive(s: KoggeState, seat: Seat, thing: Thing, held: Thing | None) -> Refusal:
    """Why another's cog is not sent there (K-68, K-C4)."""
    step: Any = s.stack[-1]
    assert isinstance(step, DriveOut)
    refused = _drive(s, step.cog, thing)
    return Refusal("K-C4", refused.why, refused.about) if step.optional else refused


def _drive(s: KoggeState, cog: Seat, thing: Thing) -> Refusal:
    here, what = s.cog[cog], thing.kind
    if what not in ("route", "city"):
        return no("drive-first", cog)
    squares = (2 * here, 2 * here + 1)
    ways = [thing.index] if what == "route" else [q for q in squares if s.squares[q] == thing.city]
    if set(ways) & set(squares):
        return no("drive-closed", cog, s.squares[ways[0]])
    return no("drive-route", cog, here)

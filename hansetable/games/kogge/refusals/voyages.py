"""Why a cog does not sail there (K-40 to K-48), or is not sent there (K-68, K-C4)."""

from __future__ import annotations

from typing import Any

from hansetable.core import Place, Refusal, Seat
from hansetable.core.game import COMMON
from hansetable.games.kogge.cards import PATH
from hansetable.games.kogge.multiset import size
from hansetable.games.kogge.reasons import no
from hansetable.games.kogge.refusals.things import what
from hansetable.games.kogge.state import KoggeState
from hansetable.games.kogge.table import city_of
from hansetable.games.kogge.voyage import cost, passable, sailing, taking_path

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


def fare(s: KoggeState, seat: Seat, thing: Place, held: Place | None) -> Refusal:
    """Why a step is not paid with this (K-42)."""
    step: Any = s.stack[-1]
    return no("pay-first", step.due)


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

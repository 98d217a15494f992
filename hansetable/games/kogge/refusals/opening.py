"""Why something cannot be said at the beginning, in the bidding, or of the guild master."""

from __future__ import annotations

from hansetable.core import Place, Refusal, Seat
from hansetable.games.kogge import action_tables as say
from hansetable.games.kogge.reasons import no
from hansetable.games.kogge.refusals.things import what
from hansetable.games.kogge.round import ASK_BIDS, guild_path
from hansetable.games.kogge.state import NONE, KoggeState
from hansetable.games.kogge.table import city_of


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

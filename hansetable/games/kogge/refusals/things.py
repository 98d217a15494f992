"""Which thing is meant by the names that are touched, and what it is to the seat that asks.

The names are those of `table.where`: the key of a piece, or what it says.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from hansetable.core import Handle, Seat
from hansetable.core.game import COMMON
from hansetable.games.kogge.actions import ROUTE
from hansetable.games.kogge.cards import CITY
from hansetable.games.kogge.round import guild_path
from hansetable.games.kogge.state import NOBODY, KoggeState


@dataclass(frozen=True, slots=True)
class Thing:
    """A thing on the table: its kind, told apart by where it lies and whose it is.

    ``name`` is that of a good, marker or chip, empty if it is hidden; ``index`` that of a route
    square or of a pile.
    """

    kind: str
    name: str = ""
    city: int = -1
    owner: Seat = COMMON
    index: int = 0


NOTHING = Thing("")
"""Stands for what is no piece of the game."""
_ALIKE = ("goal", "guild", "order", "bid", "pile", "stake", "look", "supply", "pool", "pair")


def touched_thing(s: KoggeState, seat: Seat, names: Iterable[Handle]) -> Thing:
    """Return the thing that was touched by these names, in whatever order."""
    return thing_of(s, seat, sorted(names, key=lambda name: (name != "here", -len(name), name)))


def thing_of(s: KoggeState, seat: Seat, names: Iterable[Handle]) -> Thing:
    """Return the thing of the first name that is known."""
    for name in names:
        *outer, last = name.split("/")
        head, _, rest = last.partition("#")[0].partition(":")
        rest = "" if rest == "hidden" else rest
        for read in (_pieces, _map, _said, _areas):
            found = read(s, seat, outer, head, rest)
            if found is not None:
                return found
    return NOTHING


def _pieces(s: KoggeState, seat: Seat, outer: list[str], head: str, rest: str) -> Thing | None:
    """A good or marker, or what else a seat has."""
    place = outer[0] if outer else ""
    owner = int(place) if place.isdigit() else seat
    match head:
        case "good" | "marker" if len(outer) == 2:
            return Thing({"bid": "laid", "stake": "staked"}.get(outer[1], "bill"), rest)
        case "good" if place in CITY:
            return Thing("ware", rest, CITY[place])
        case "good" if place.startswith("site:"):
            site = _site(s, place.partition(":")[2])
            return Thing("stored", rest, site.city, site.owner)
        case "good" if place.startswith("pile:"):
            return Thing("piled", rest, index=int(place[-1]))
        case "marker" if place.startswith("pair:"):
            return Thing("pair")
        case "chip" if outer:
            return Thing("own-chip" if owner == seat else "their-raid", rest, owner=owner)
        case "raid" if owner != seat:
            return Thing("their-raid", owner=owner)
        case "good" | "marker" if owner != seat:
            return Thing("theirs", owner=owner)
        case "good" | "marker" | "raid" | "chip":
            kind = {"good": "cargo", "marker": "hand"}.get(head, head)
            return Thing("second" if rest == "second" else kind, rest, owner=owner)
    return None


def _site(s: KoggeState, site: str) -> Thing:
    """A building site, with the kontor on it."""
    q = ROUTE[site]
    owner = s.sites[q]
    return Thing("site" if owner == NOBODY else "kontor", "", q // 2, owner, q)


def _map(s: KoggeState, seat: Seat, outer: list[str], head: str, rest: str) -> Thing | None:
    """A thing that lies on the map for good."""
    match head:
        case "city":
            return Thing("city", rest, CITY[rest])
        case "site":
            return _site(s, rest)
        case "route":
            return Thing("route", "", ROUTE[rest] // 2, index=ROUTE[rest])
        case "raided":
            return Thing("laid-raid", "", CITY[rest.partition(":")[0]], int(outer[0]))
        case "cog":
            return Thing("cog", "", s.cog[int(rest) - 1], int(rest) - 1)
        case "chosen":
            return Thing("choice")
    return None


def _said(s: KoggeState, seat: Seat, outer: list[str], head: str, rest: str) -> Thing | None:
    """A thing by what it says for the seat on turn."""
    here = s.cog[seat] if seat >= 0 else -1
    match head:
        case "here":
            return Thing("city", "", here)
        case "take":
            return Thing("ware", rest, here)
        case "store":
            return Thing("stored", rest, here, seat)
        case "found":
            return Thing("site", "", here)
        case "steer":
            return Thing("city", "", guild_path(s, int(rest))[-1])
    return None


def _areas(s: KoggeState, seat: Seat, outer: list[str], head: str, rest: str) -> Thing | None:
    """A place where pieces are put, a stack in it, or a figure."""
    if head not in _ALIKE:
        return None
    if rest:
        return Thing(head, rest, index=int(rest) if head == "pile" else 0)
    return Thing(head if head in ("goal", "guild", "order") else f"area:{head}")

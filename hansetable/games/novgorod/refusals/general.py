"""What cannot be touched in any phase, and what belongs to another one."""

from __future__ import annotations

from typing import Final

from hansetable.core import Place, Refusal, Seat
from hansetable.core.game import COMMON
from hansetable.games.novgorod.cards import CITY, PRIVILEGES
from hansetable.games.novgorod.reasons import no
from hansetable.games.novgorod.route import pace
from hansetable.games.novgorod.state import NovgorodState

ROUTE, USE, BUY, SEALS = range(4)
"""The phases of a turn."""
_PHASES: Final = {
    ("area", "hand"): BUY, ("area", "hold"): USE, ("office", "stack"): BUY,
    ("mission", "hand"): USE, ("mission", "left"): USE,
    ("mission", "display"): BUY, ("mission", "pile"): BUY,
}  # fmt: skip
"""The phase in which a piece has its use, by kind and zone."""
_BY_KIND: Final = {
    "artisan": USE, "career": USE, "tracker": USE, "ship": BUY,
    "office": ROUTE, "back": ROUTE, "base": ROUTE, "slot": ROUTE,
}  # fmt: skip
"""The phase in which any other piece of a kind has its use."""
_PRIVILEGES: Final = {"speed": ROUTE, "income": USE, "mission": BUY, "seal": SEALS, "pirate": ROUTE}


def city(place: Place) -> int:
    """Return the city of a piece, or -1; a placeholder without use is an office of its own."""
    return CITY[place.name] if place.kind == "back" and not place.says else place.at


def never(s: NovgorodState, seat: Seat, place: Place) -> Refusal | None:
    """Return why a piece is only to look at, or None if it has its use."""
    kind, zone, name, owner = place.kind, place.zone, place.name, place.owner
    if kind == "bonus":
        return no("bonus", name)
    if zone == "seals":
        return no("seals", owner)
    if kind == "mission" and zone == "hand" and not name:
        return no("secret", owner)
    if owner not in (COMMON, seat):
        return no("other", owner)
    return no("completed", name) if zone == "under" and name else None


def when(place: Place, now: int) -> Refusal:
    """Return in which phase a piece has its use, as seen from the present phase."""
    found = _PHASES.get((place.kind, place.zone))
    return _in_phase(_BY_KIND.get(place.kind, now) if found is None else found, now)


def _in_phase(phase: int, now: int) -> Refusal:
    if phase == now:
        return no("useless")
    return no("later" if phase > now else "past", phase)


def privilege(s: NovgorodState, seat: Seat, kind: str, now: int) -> Refusal:
    """Return why a privilege cannot be used in the present phase (N-31)."""
    if not s.visible(seat) >> PRIVILEGES.index(kind) & 1:
        return no("privilege-covered", kind)
    if s.privilege:
        return no("privilege-used")
    if kind == "pirate":
        return no("privilege-pirate" if s.expert.pirate < 0 else "privilege-back")
    if kind == "seal":
        return no("privilege-seal")
    if kind == "speed" and now == ROUTE:
        return no("privilege-speed", pace(s, seat) + 1)
    return _in_phase(_PRIVILEGES[kind], now)

"""What cannot be touched in any phase, and what belongs to another one."""

from __future__ import annotations

from typing import Final

from hansetable.core import Refusal, Seat
from hansetable.games.novgorod.cards import PRIVILEGES
from hansetable.games.novgorod.ids import mission_id
from hansetable.games.novgorod.refusals.reasons import no
from hansetable.games.novgorod.refusals.thing import NOBODY, Thing
from hansetable.games.novgorod.route import pace
from hansetable.games.novgorod.state import NovgorodState

ROUTE, USE, BUY, SEALS = range(4)
"""The phases of a turn."""
_PHASES: Final = {
    "artisan": USE, "spot": USE, "good": USE, "line": USE, "career": USE, "hold": USE,
    "purse": USE, "money": USE,
    "stack": BUY, "pile": BUY, "unknown": BUY, "mission": BUY, "next-ship": BUY, "ship": BUY,
    "hand": BUY,
    "office": ROUTE, "base": ROUTE, "route": ROUTE, "mark": ROUTE,
}  # fmt: skip
_BUTTONS: Final = {"sail": ROUTE, "done": USE, "keep": USE, "finish": USE, "pass": BUY}
_PRIVILEGES: Final = {"speed": ROUTE, "income": USE, "mission": BUY, "seal": SEALS, "pirate": ROUTE}


def never(s: NovgorodState, seat: Seat, thing: Thing) -> Refusal | None:
    """Return why a thing is only to look at, or None if it has its use."""
    match thing.kind:
        case "bonus":
            return no("bonus", thing.name)
        case "seals":
            return no("seals", thing.owner)
        case "hidden":
            return no("secret", thing.owner)
    if thing.owner not in (NOBODY, seat):
        return no("other", thing.owner)
    m = thing.mission() if thing.kind in ("mission", "line") else NOBODY
    if m < 0:
        return None
    for other in range(s.n):
        if other != seat and (s.hand[other] | s.left[other] | s.under[other]) >> m & 1:
            return no("other", other)
    return no("completed", mission_id(m)) if s.under[seat] >> m & 1 else None


def when(thing: Thing, now: int) -> Refusal:
    """Return in which phase a thing has its use, as seen from the present phase."""
    if thing.kind == "button":
        phase = _BUTTONS.get(thing.name, now)
    elif "line" in thing.names:
        phase = USE
    else:
        phase = _PHASES.get(thing.kind, now)
    return _in_phase(phase, now)


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

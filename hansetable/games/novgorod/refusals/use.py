"""Why a card, an artisan, a mission or a career step means nothing in phase 2 (N-50 to N-67)."""

from __future__ import annotations

from hansetable.core import Place, Refusal, Seat
from hansetable.games.novgorod import actions as a
from hansetable.games.novgorod.cards import ALL, BITS, CARDS, LUXURIES, MISSION, city_id
from hansetable.games.novgorod.reasons import no
from hansetable.games.novgorod.refusals import general
from hansetable.games.novgorod.scoring import TOP
from hansetable.games.novgorod.solvency import (
    Needs,
    can_gather,
    cargo,
    reach,
    uses,
    workable,
    works,
)
from hansetable.games.novgorod.state import NovgorodState
from hansetable.games.novgorod.use import STEP_DUCATS, Gather


def using(s: NovgorodState, seat: Seat, place: Place) -> Refusal:
    """Return why a piece cannot be touched while the route is used."""
    match place.kind, place.zone:
        case "privilege", _:
            return general.privilege(s, seat, place.name, general.USE)
        case "artisan", _:
            return artisan(s, place.at)
        case "career", _:
            return _career(s, seat)
        case _, "money":
            return income(s, seat)
        case "area", "hold":
            return store(s, seat)
        case _, "hold":
            return _held(s, seat)
        case "mission", "hand" | "left":
            return _mission(s, seat, MISSION[place.name])
        case "back", _:
            return artisan(s, place.at) if place.says else no("placeholder", place.name)
        case _, "route":
            return _card(s, place.at)
        case "office", "hand":
            return no("not-laid", place.name)
    return general.when(place, general.USE)


def gathering(s: NovgorodState, seat: Seat, place: Place) -> Refusal:
    """Return why a piece is not what a mission line or a career step needs."""
    step = s.stack[-1]
    assert isinstance(step, Gather)
    if place.kind == "artisan":
        return _craft(s, step, place.at)
    if place.kind in ("office", "base") and place.zone in ("route", "hold") and place.says:
        return _good(s, step, place.at)
    return _first(s, step)


# ---- cards and artisans --------------------------------------------------------------------------


def artisan(s: NovgorodState, city: int, crafting: bool = False) -> Refusal:
    """Return why the artisan of a city cannot work."""
    name = city_id(city)
    if not s.visited >> city & 1:
        return no("artisan-away", name)
    if not s.artisans >> city & 1:
        return no("artisan-done", name)
    reached = reach(s, cargo(s), city)
    if reached < 0:
        return no("card-used", name)
    who = s.artisan_at[city]
    if workable(who, reached, s.held, crafting)[0]:
        return no("fees", s.fees, s.money[s.turn])
    here = reached | (1 << s.held if s.held >= 0 else 0)
    lacks = min(
        (goods & ~here for goods, _ in CARDS.artisans[who].recipes),
        key=lambda missing: (missing.bit_count(), (missing & ~s.fresh).bit_count()),
    )
    why = "artisan-lacks" if lacks & ~s.fresh else "artisan-right"
    return no(why, name, *_goods(lacks))


def _card(s: NovgorodState, c: int) -> Refusal:
    """Return why a card on the route cannot be touched."""
    if not s.fresh >> c & 1:
        return no("card-used", city_id(c))
    if s.base >> c & 1 and artisan(s, c).why != "fees":
        return no("base-idle", city_id(c))
    return no("fees", s.fees, s.money[s.turn])


def store(s: NovgorodState, seat: Seat, c: int = -1) -> Refusal:
    """Return why nothing, or not the card of this city, can be put into the hold (N-63)."""
    if s.stored:
        return no("stored", city_id(s.hold[seat]))
    if c >= 0 and s.base >> c & 1:
        return no("base-store", city_id(c))
    if not s.fresh & ~s.base:
        return no("no-store")
    return no("fees", s.fees, s.money[seat])


def income(s: NovgorodState, seat: Seat, c: int = -1) -> Refusal:
    """Return why no income, or not that of this city, can be taken (N-64)."""
    if c >= 0 and s.base >> c & 1:
        return no("base-income", city_id(c))
    if not s.fresh & ~s.base:
        return no("no-income")
    return no("fees", s.fees, s.money[seat])


def _held(s: NovgorodState, seat: Seat) -> Refusal:
    """Return why the card in the hold cannot be touched: something else must need it (N-66)."""
    if s.stored:
        return no("stored", city_id(s.hold[seat]))
    return no("hold-waits", CARDS.cities[s.hold[seat]].good)


# ---- missions and career -------------------------------------------------------------------------


def _mission(s: NovgorodState, seat: Seat, m: int) -> Refusal:
    """Return why no line of a mission can be fulfilled: the one that lacks least (N-56)."""
    card = CARDS.missions[m]
    rows = (0, 1) if s.hand[seat] >> m & 1 else (1,)
    here = luxuries(s) if card.luxury else s.goods()
    row = min(rows, key=lambda row: (card.lines[row] & ~here).bit_count())
    missing = card.lines[row] & ~here
    if not missing:
        return no("fees", s.fees, s.money[seat])
    if card.luxury:
        return no("mission-luxury", a.LINES[row], LUXURIES[BITS[missing][0]])
    return no("mission-goods", a.LINES[row], *_goods(missing))


def _career(s: NovgorodState, seat: Seat) -> Refusal:
    """Return why the next career step cannot be reached (N-60)."""
    level = s.level[seat]
    if level == TOP:
        return no("career-top")
    cost = s.career_side(seat).costs[level]
    if s.money[seat] < STEP_DUCATS and cost == "ducats15":
        return no("career-ducats", level + 1, STEP_DUCATS - s.money[seat])
    goods, crafts = a.COST_PARTS[cost]
    here = s.goods()
    lacks = max(0, goods - here.bit_count()), max(0, crafts - luxuries(s).bit_count())
    if any(lacks):
        return no("career-lacks", level + 1, *lacks)
    if _without_fees(s, Needs(ALL, goods, a.ANY_LUXURY, crafts), 1):
        return no("fees", s.fees, s.money[seat])
    return no("career-together", level + 1)


def luxuries(s: NovgorodState, least: int = 1) -> int:
    """Return the luxury goods that can be made now of so many commodities or more, as a mask."""
    found = 0
    for action, _ in works(s, cargo(s), crafting=True):
        if len(action.goods) >= least:
            found |= 1 << a.MAKES[action.a]
    return found


# ---- gathering -----------------------------------------------------------------------------------


def _craft(s: NovgorodState, step: Gather, city: int) -> Refusal:
    """Return why an artisan cannot work for the mission line or career step."""
    luxury = a.MAKES[s.artisan_at[city]]
    if not step.needs.crafts or not step.needs.luxuries >> luxury & 1:
        return _not_wanted(step, LUXURIES[luxury])
    found = artisan(s, city, crafting=True)
    return _short(s, step) if found.why == "fees" else found


def _good(s: NovgorodState, step: Gather, good: int) -> Refusal:
    """Return why a commodity is not used now for the mission line or career step."""
    needs, left, name = step.needs, cargo(s), CARDS.good_ids()[good]
    if not needs.count or not needs.goods >> good & 1:
        return _not_wanted(step, name)
    for g, _, rest, less in uses(left, needs):
        if g == good and can_gather(s, rest, less):
            return no("by-itself", name)
    return _short(s, step)


def _short(s: NovgorodState, step: Gather) -> Refusal:
    """Return that what is left would not do: for the fees, or for what is still needed."""
    if s.money[s.turn] < s.fees:
        return no("fees", s.fees, s.money[s.turn])
    return no("rest", s.level[s.turn] + 1)


def _not_wanted(step: Gather, good: str) -> Refusal:
    """Return that a good is not among what is needed."""
    return no("career-other" if step.purpose == a.ADVANCE else "mission-other", good)


def _first(s: NovgorodState, step: Gather) -> Refusal:
    """Return that what was begun comes first."""
    if isinstance(step.purpose, a.Fulfil):
        return no("mission-first", step.purpose.mission, step.purpose.row)
    return no("career-first", s.level[s.turn] + 1)


def _without_fees(s: NovgorodState, needs: Needs, covers: int) -> bool:
    """Tell whether the needs could be met if no fees were due."""
    free = s.clone()
    free.fees = 0
    return can_gather(free, cargo(free, covers), needs)


def _goods(mask: int) -> list[str]:
    """The ids of a set of commodities."""
    return [CARDS.good_ids()[g] for g in BITS[mask]]

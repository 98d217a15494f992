"""Phase 2: use the route (N-50 to N-78)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from hansetable.core import Action, Seat, Step
from hansetable.games.novgorod import actions as a
from hansetable.games.novgorod import events as e
from hansetable.games.novgorod.cards import ALL, BITS, CARDS, LUXURIES, city_ids, mission_id
from hansetable.games.novgorod.expert import (
    MOVES,
    add_to_luxury,
    move_merchant,
    move_pirate,
    pirate_price,
    targets,
)
from hansetable.games.novgorod.route import ask, award_luxury, collect, gather, store, work
from hansetable.games.novgorod.scoring import CAREER, TOP, award, award_missions
from hansetable.games.novgorod.solvency import (
    Cargo,
    Needs,
    after_craft,
    after_use,
    can_gather,
    cargo,
    luxury_ducats,
    plain_income,
    solvent,
    uses,
    workable,
    works,
)
from hansetable.games.novgorod.special import begin_choosing, on_offer
from hansetable.games.novgorod.state import BASE, INCOME, NovgorodState

STEP_DUCATS = 15
"""What a career step costs that is paid in ducats (N-60)."""
CAREER_SEALS = 3
"""The seals a turn of the step that brings the career bonus (N-62)."""
_LINE = tuple(
    tuple(
        Needs(0, 0, mask, 1) if mission.luxury else Needs(mask, 2, 0, 0) for mask in mission.lines
    )
    for mission in CARDS.missions
)
_FULFILS = tuple(
    tuple(zip(needs, said, strict=True)) for needs, said in zip(_LINE, a.FULFIL, strict=True)
)
"""What the upper and the lower line of each mission need, with what is said."""
_STEP = {cost: Needs(ALL, goods, a.ANY_LUXURY, lux) for cost, (goods, lux) in a.COST_PARTS.items()}
STORES = tuple(tuple(a.STORE[c] for c in BITS[mask]) for mask in range(ALL + 1))
COLLECTS = tuple(tuple(a.COLLECT[c] for c in BITS[mask]) for mask in range(ALL + 1))


@lru_cache(maxsize=1 << 14)
def mission_bits(mask: int) -> tuple[int, ...]:
    """Return the missions in a mask, in ascending order."""
    return tuple(m for m in range(mask.bit_length()) if mask >> m & 1)


class UseRoute(Step):
    """What do you do with the cards on your route?"""

    rule = "N-50"

    def options(self, s: NovgorodState, seat: Seat) -> Sequence[Action]:
        found: list[Action] = []
        if s.money[seat] >= s.fees:
            luxuries = _producible(s, found)
        else:
            luxuries = _produce_carefully(s, found)
        goods = s.fresh | (1 << s.held if s.held >= 0 else 0)
        _fulfillable(s, seat, goods, luxuries, found)
        if s.level[seat] < TOP and _can_advance(s, seat, goods, luxuries):
            found.append(a.ADVANCE)
        own = s.fresh & ~s.base
        if own:
            if not s.stored:
                found += STORES[_storable(s, own)]  # N-63
            found += COLLECTS[_collectable(s, own)]  # N-64
        if not s.privilege and s.visible(seat) & INCOME:  # N-65
            found.append(a.PRIVILEGE["income"])
        if s.money[seat] >= s.fees or ducats_after(s, seat) >= 0:
            found.append(a.DONE)  # N-78
        if s.expert is not BASE:
            _expert(s, seat, goods, luxuries, found)
        return found

    def play(self, s: NovgorodState, seat: Seat, action: Action) -> None:
        match action:
            case a.Produce():
                work(s, action)
                s.seals[seat] += action.seals  # N-53
                s.money[seat] += action.seals
                luxury = LUXURIES[a.MAKES[action.a]]
                s.tell(e.Produced, seat, action.artisan, luxury, action.goods, action.seals)
                if s.expert.merchant >= 0:
                    add_to_luxury(s, seat, action)
                award_luxury(s, action)
            case a.Collect(c=c):
                collect(s, seat, 1 << c, s.income(seat, c))
            case a.Store(c=c):
                store(s, seat, c)
            case a.Fulfil(m=m, row=row):
                _begin(s, Gather(action, _LINE[m][row]))
            case a.Advance():
                _begin(s, Gather(action, _STEP[_cost(s, seat)]))
            case a.Special() | a.Privilege("mission"):
                begin_choosing(s, seat, action)
            case a.MovePirate():
                move_pirate(s, seat, action)
            case a.Privilege():  # N-65
                s.privilege = True
                s.money[seat] += CARDS.income_more
                s.tell(e.PrivilegeUsed, seat, action.kind)
            case _:
                end_phase(s)


USE_ROUTE = UseRoute()


def _expert(s: NovgorodState, seat: Seat, goods: int, luxuries: int, found: list[Action]) -> None:
    """List what the expert game adds: special missions (N-121), moving the pirate (N-115)."""
    if s.expert.column and not s.expert.served:
        found += on_offer(s, seat, goods, luxuries)
    cities = targets(s, seat, s.speed[seat] + s.expert.hastened)
    if cities:
        left = cargo(s)
        if solvent(s, left._replace(money=left.money - pirate_price(s, seat))):
            found += MOVES[cities]


def _producible(s: NovgorodState, found: list[Action]) -> int:
    """List the luxuries that can be made for seals (N-51); return their mask."""
    luxuries = 0
    fresh, spots, marked = s.fresh, s.spots, s.marked
    for c in BITS[s.artisans]:
        bit = 1 << c
        if spots & bit or (fresh & bit and not marked & bit):
            ways, luxury = workable(s.artisan_at[c], (s.before[c] | bit) & fresh, s.held)
            found += ways
            luxuries |= luxury
    return luxuries


def _produce_carefully(s: NovgorodState, found: list[Action]) -> int:
    """List as `_producible` does, but only what leaves enough for the fees (N-46)."""
    luxuries = 0
    left = cargo(s)
    for action, rest in works(s, left):
        luxuries |= 1 << a.MAKES[action.a]
        money = left.money + luxury_ducats(s, action)
        if money >= s.fees or solvent(s, rest._replace(money=money)):
            found.append(action)
    return luxuries


def _fulfillable(
    s: NovgorodState, seat: Seat, goods: int, luxuries: int, found: list[Action]
) -> None:
    """List the mission lines that can be fulfilled (N-56): of the hand, the left, this turn's."""
    hand = s.hand[seat]
    rich = s.money[seat] >= s.fees
    for m in mission_bits(hand | s.left[seat] | s.lines):
        lines = _FULFILS[m] if hand >> m & 1 else _FULFILS[m][1:]
        for needs, action in lines:
            missing = not needs.luxuries & luxuries if needs.crafts else needs.goods & ~goods
            if not missing and (rich or can_gather(s, cargo(s), needs)):
                found.append(action)


def _storable(s: NovgorodState, own: int) -> int:
    """Return the offices that can be stored (N-63) without losing what the fees need (N-46)."""
    seat = s.turn
    if s.money[seat] >= s.fees:
        return own
    spare, found = ducats_after(s, seat), 0
    for c in BITS[own]:
        rest = s.fresh & ~(1 << c)
        if s.income(seat, c) <= spare or solvent(s, cargo(s)._replace(fresh=rest, held=-1)):
            found |= 1 << c
    return found


def _collectable(s: NovgorodState, own: int) -> int:
    """Return the offices whose income can be taken now (N-64): not the commodity the fees need."""
    seat = s.turn
    if s.money[seat] >= s.fees or ducats_after(s, seat) >= 0:
        return own
    left = cargo(s)
    found = 0
    for c in BITS[own]:
        money = left.money + s.income(seat, c)
        if solvent(s, left._replace(fresh=left.fresh & ~(1 << c), money=money)):
            found |= 1 << c
    return found


def _cost(s: NovgorodState, seat: Seat) -> str:
    """The cost of the next career step."""
    return s.career_side(seat).costs[s.level[seat]]


def _can_advance(s: NovgorodState, seat: Seat, goods: int, luxuries: int) -> bool:
    """Tell whether the next career step can be paid (N-60); cheap tests first."""
    cost = _cost(s, seat)
    if cost == "ducats15":
        money = s.money[seat] - STEP_DUCATS
        return money >= 0 and solvent(s, cargo(s, 1)._replace(money=money))
    needs = _STEP[cost]
    if luxuries.bit_count() < needs.crafts or goods.bit_count() < needs.count:
        return False
    return can_gather(s, cargo(s, 1), needs)


class Gather(Step):
    """Which commodities and luxury goods do you use for the mission line or career step?"""

    purpose: Action
    needs: Needs

    @property
    def rule(self) -> str:
        """The rule of missions or of the career."""
        return "N-60" if self.purpose == a.ADVANCE else "N-56"

    def options(self, s: NovgorodState, seat: Seat) -> Sequence[Action]:
        needs = self.needs
        left = cargo(s, int(self.purpose == a.ADVANCE))
        found: list[Action] = []
        if needs.crafts:
            for action, rest in works(s, left, crafting=True):
                luxury = 1 << a.MAKES[action.a]
                if needs.luxuries & luxury and can_gather(s, rest, after_craft(needs, luxury)):
                    found.append(action)
        if needs.count:
            only = _forced(left, needs)
            for good, held, rest, less in uses(left, needs):
                if (only < 0 or good == only) and can_gather(s, rest, less):
                    found.append((a.USE_HELD if held else a.USE)[good])
        return found

    def play(self, s: NovgorodState, seat: Seat, action: Action) -> None:
        gather(s, seat, action)
        needs = self.needs
        match action:
            case a.Craft():
                needs = after_craft(needs, 1 << a.MAKES[action.a])
            case a.Use(g=good):
                needs = after_use(needs, good)
        s.stack.pop()
        _begin(s, Gather(self.purpose, needs))


def _forced(left: Cargo, needs: Needs) -> int:
    """Return a commodity that must be used, or -1 if there is a choice.

    Where everything that is left must be used, the order means nothing: the one question can be
    whether the stored commodity is used or the same one from the route.
    """
    held = 1 << left.held if left.held >= 0 else 0
    goods = (left.fresh | held) & needs.goods
    if needs.crafts or goods.bit_count() > needs.count:
        return -1
    return left.held if left.fresh & held & needs.goods else BITS[goods][0]


def _begin(s: NovgorodState, step: Gather) -> None:
    """Ask for what is still needed; a thing with only one way plays itself."""
    if not step.needs.count and not step.needs.crafts:
        _complete(s, step.purpose)
    else:
        ask(s, step)


def _complete(s: NovgorodState, purpose: Action) -> None:
    """All that was needed has been used."""
    match purpose:
        case a.Fulfil(m=m, row=row):
            _fulfil(s, s.turn, m, row)
        case _:
            _advance(s, s.turn)


def _fulfil(s: NovgorodState, seat: Seat, m: int, row: int) -> None:
    """Score a line of a mission (N-57) and put the card where it belongs (N-58)."""
    bit = 1 << m
    both = bool(row and s.lines & bit)
    seals = CARDS.both_seals - CARDS.line_seals if both else CARDS.line_seals
    s.seals[seat] += seals
    s.hand[seat] &= ~bit
    for other in range(s.n):
        s.seen[other] |= bit
    s.tell(e.Fulfilled, seat, mission_id(m), a.LINES[row], seals)
    if row == 0:
        s.lines |= bit
        return
    s.lines &= ~bit
    s.left[seat] &= ~bit
    s.under[seat] |= bit
    award_missions(s)


def _advance(s: NovgorodState, seat: Seat) -> None:
    """Reach the next career step (N-60); its privilege is covered at once (N-61)."""
    ducats = STEP_DUCATS if _cost(s, seat) == "ducats15" else 0
    s.money[seat] -= ducats
    s.level[seat] += 1
    s.tell(e.Advanced, seat, s.level[seat], ducats)
    if s.career_side(seat).seals[s.level[seat]] >= CAREER_SEALS:  # N-62
        award(s, CAREER)


class KeepOrFinish(Step):
    """Does the half-done mission stay to the left of the ship, or go under it? (N-67)."""

    rule = "N-67"

    def options(self, s: NovgorodState, seat: Seat) -> Sequence[Action]:
        m = mission_bits(s.lines)[0]
        return (a.KEEP[m], a.FINISH[m])

    def play(self, s: NovgorodState, seat: Seat, action: Action) -> None:
        assert isinstance(action, a.Keep | a.Finish)
        bit = 1 << action.m
        s.lines &= ~bit
        if isinstance(action, a.Keep):
            s.left[seat] |= bit
            s.tell(e.Kept, seat, action.mission)
        else:
            s.under[seat] |= bit
            s.tell(e.Finished, seat, action.mission)
            award_missions(s)
        if not s.lines:
            s.stack.pop()
            resolve_forced(s)


KEEP_OR_FINISH = KeepOrFinish()


def end_phase(s: NovgorodState) -> None:
    """Ask about half-done missions (N-67), then settle the phase."""
    s.stack.pop()
    if s.lines:
        s.stack.append(KEEP_OR_FINISH)
    else:
        resolve_forced(s)


def ducats_after(s: NovgorodState, seat: Seat) -> int:
    """Return the ducats that a seat has when the phase is settled (N-64, N-78)."""
    return s.money[seat] + plain_income(s, s.fresh) - s.fees


def hold_after(s: NovgorodState, seat: Seat) -> int:
    """Return the city whose office is in the hold when the phase is settled, or -1.

    A base office that took its place in the hold goes back (N-45).
    """
    hold = s.hold[seat]
    return -1 if hold >= 0 and s.visited >> hold & 1 and not s.stored else hold


def resolve_forced(s: NovgorodState) -> None:
    """Remaining income, harbour fees, cards back (N-64, N-78); phase 3 follows."""
    seat = s.turn
    earned = plain_income(s, s.fresh)
    if earned:
        collect(s, seat, s.fresh, earned)
    if s.base:
        s.money[seat] -= s.fees
        s.tell(e.FeesPaid, seat, city_ids(s.base), s.fees)
    s.hold[seat] = hold_after(s, seat)
    s.clear_route()
    if s.expert.merchant >= 0:
        move_merchant(s, seat)

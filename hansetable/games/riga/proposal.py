"""The payment that is proposed: the cheapest sensible one, as what to say (R-32 to R-39).

What a part of a payment is felt to cost depends on what else it could be used for: a good on the
cities of the other buildings in hand, a money function on what it pays, a crane on usual costs.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from hansetable.core import Action, Seat
from hansetable.games.riga import actions as a
from hansetable.games.riga.bill import open_bill, owned
from hansetable.games.riga.cards import CARDS, COST, FIRST, GOODS, HALF, IN, RIGA, VALUES, bits
from hansetable.games.riga.multiset import FIELD, SHIFTS
from hansetable.games.riga.payment import (
    FUND_OF,
    NO_PART,
    Payment,
    Prices,
    Values,
    cheapest,
)
from hansetable.games.riga.state import RigaState

CRANE_PRICE = 5.0
"""What a crane is felt to be worth, in ducats: it can save half of a dear building."""
_GOODS = range(len(GOODS))


def proposal(view: RigaState, seat: Seat) -> Sequence[Action]:
    """Return what to say to complete the payment that is being made; empty if there is none."""
    step = view.step
    if not isinstance(step, Payment) or view.turn != seat:
        return ()
    values, funds = step.values(view, seat), step.funds(view, seat)
    ready = step.ready(view, seat) | step.used
    rest = owned(view, seat) & ~step.planned
    prices = (*usefulness(view.built[seat], rest), *_fund_prices(funds), CRANE_PRICE)
    return _proposal(step, view.goods[seat], values, ready, funds, prices)


def payment_for(view: RigaState, seat: Seat, b: int) -> Sequence[Action]:
    """Return the payment proposed for a building alone, as if a seat could build it now.

    Empty if the seat cannot pay; `lacking` of the position in `as_if_building` tells how much.
    """
    then = as_if_building(view, seat)
    then.stack = [open_bill(1 << b)]
    return proposal(then, seat)


def as_if_building(view: RigaState, seat: Seat) -> RigaState:
    """Return the position in which a seat is on turn, with all its functions uncovered ready."""
    then = view.clone()
    if seat != view.turn:
        then.turn, then.fresh = seat, 0
    step = view.step
    if isinstance(step, Payment) and seat == view.turn:
        then.goods[seat] += step.spent
    return then


def paid_by(parts: Sequence[Action], values: Values, funds: Values) -> int:
    """Return what the parts of a payment are worth together."""
    total = 0
    for part in parts:
        match part:
            case a.Spend(g=g):
                total += values[g]
            case a.Fund(f=f):
                total += funds[f]
            case a.Crane(b=b):
                total += HALF[b]
    return total


@lru_cache(maxsize=1 << 13)
def _proposal(
    step: Payment, goods: int, values: Values, ready: int, funds: Values, prices: Prices
) -> Sequence[Action]:
    """The rest of the cheapest payment, or, if it was begun in another way, the cheapest rest."""
    cost = sum(COST[b] for b in bits(step.planned)) or CARDS.deposit
    best = cheapest(goods + step.spent, values, ready, funds, step.planned, cost, NO_PART, prices)
    rest = _rest(best[1], step) if best else None
    if rest is not None:
        return rest
    best = cheapest(
        goods, values, ready & ~step.used, funds, step.planned & ~step.craned, step.due,
        step.least, prices,
    )  # fmt: skip
    return best[1] if best else ()


def _rest(said: tuple[Action, ...], step: Payment) -> Sequence[Action] | None:
    """Return what of a payment has not been laid down; None if something else has."""
    laid: dict[Action, int] = {}
    for g, shift in enumerate(SHIFTS):
        laid[a.SPEND[g]] = step.spent >> shift & FIELD
    for f, mask in enumerate(FUND_OF):
        laid[a.FUND[f]] = (step.used & mask).bit_count()
    for b in bits(step.craned):
        laid[a.CRANE[b]] = 1
    rest: list[Action] = []
    for action in said:
        if laid.get(action):
            laid[action] -= 1
        else:
            rest.append(action)
    return rest if not any(laid.values()) else None


def _fund_prices(funds: Values) -> tuple[float, ...]:
    """Return what using each money function up is felt to cost: banks and inns may still grow."""
    bank, inn, kontor, exchange = funds
    return bank * 0.9 + 0.6, inn * 0.9 + 0.6, kontor * 0.85, exchange * 0.8


@lru_cache(maxsize=1 << 13)
def usefulness(built: int, rest: int) -> tuple[float, ...]:
    """Return what each good can be expected to pay to the owner of what is built.

    ``rest`` are the buildings that are still to be built.
    """
    manufactories, markets = built >> FIRST["manufactory"] & 15, built >> FIRST["market"] & 15
    tables = VALUES[manufactories][markets]
    found = []
    for g in _GOODS:
        everywhere = sorted((tables[c][g] for c in range(RIGA)), reverse=True)
        general = 0.5 * everywhere[0] + 0.3 * everywhere[1] + 0.2 * everywhere[2]
        here = [table[g] for table, city in zip(tables, IN, strict=True) if rest & city]
        if here:
            general = 0.4 * general + 0.4 * max(here) + 0.2 * sum(here) / len(here)
        found.append(max(0.5, general))
    return tuple(found)

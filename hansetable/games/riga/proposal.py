"""The payment that is proposed: the cheapest sensible one, as what to say (R-32 to R-39)."""

from __future__ import annotations

from collections.abc import Sequence

from hansetable.core import Action, Seat
from hansetable.games.riga.bill import Bill, funds_of, values_in
from hansetable.games.riga.cards import CARDS
from hansetable.games.riga.payment import PAYING, Prices, cheapest
from hansetable.games.riga.state import Payment, RigaState


def proposal(view: RigaState, seat: Seat) -> Sequence[Action]:
    """Return what to say to complete the payment that is being made; empty if there is none."""
    step = view.stack[-1] if view.stack else None
    return pay(view, seat, step) if isinstance(step, Payment) else ()


def pay(s: RigaState, seat: Seat, step: Payment) -> Sequence[Action]:
    """Return the cheapest way to complete a payment."""
    goods, due, least = s.goods[seat], step.due, step.least
    if isinstance(step, Bill):
        found = cheapest(
            goods, values_in(s, seat, step.city), s.ready(seat) & PAYING & ~step.used,
            funds_of(s, seat), step.planned & ~step.craned, due, least, prices(s, seat),
        )  # fmt: skip
    else:
        found = cheapest(goods, CARDS.base, 0, (0, 0, 0, 0), 0, due, least, prices(s, seat))
    return found[1] if found else ()


def prices(s: RigaState, seat: Seat) -> Prices:
    """Return what giving each part of a payment away is felt to cost, in ducats."""
    funds = funds_of(s, seat)
    return (*(float(value) for value in CARDS.base), *(max(1.0, value) for value in funds), 5.0)

"""Payments as arithmetic: what is a part of one, and which part can be next (R-32 to R-39).

A payment consists of parts: goods at their value in the city, money functions, and cranes, each
of which counts as the half of a cost that it saves. It is complete when its parts reach the full
cost. No part is superfluous (R-39) exactly if less is lost than the least part is worth. Before
its last part a payment without superfluous parts falls short whatever the order, so nobody ever
has to say that it is complete.

Sums that can be reached are kept as bits of one whole number: bit *n* is set if some parts are
worth *n* together.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import TYPE_CHECKING

from hansetable.core import Action, Seat
from hansetable.games.riga import actions as a
from hansetable.games.riga.cards import BARRED, CARDS, COST, HALF, OF, bits
from hansetable.games.riga.multiset import FIELD, SHIFTS, UNIT, kinds_of
from hansetable.games.riga.reasons import Question

if TYPE_CHECKING:
    from hansetable.games.riga.state import RigaState

FUND_OF = tuple(OF[kind] for kind in a.FUNDS)
"""The buildings of each money function, as sets."""
CRANES = OF["crane"]
PAYING = FUND_OF[0] | FUND_OF[1] | FUND_OF[2] | FUND_OF[3] | CRANES
"""The buildings that can be part of a payment."""
NO_FUNDS = (0,) * len(a.FUNDS)
"""What money functions pay where none can be used."""
NO_PART = 1 << 10
"""What the least part is worth while there is none: more than anything."""

Values = tuple[int, ...]


class Payment(Question):
    """A payment that is being made: what is planned, and what has been laid down for it.

    ``planned`` and ``craned`` are sets of buildings, ``used`` the set of own buildings whose money
    or crane is part of the payment, ``spent`` a pack of goods. ``due`` are the ducats that are
    still to be paid, ``least`` is what the least part laid down is worth (R-39).
    """

    planned: int
    craned: int
    used: int
    spent: int
    due: int
    least: int

    @property
    def cost(self) -> int:
        """What the planned buildings cost, cranes counted."""
        return cost_of(self.planned, self.craned)

    @property
    def paid(self) -> int:
        """What goods and money functions have paid so far."""
        return self.cost - self.due

    def values(self, s: RigaState, seat: Seat) -> Values:
        """Return what each good pays, `BARRED` for one that cannot be used."""
        return CARDS.base

    def funds(self, s: RigaState, seat: Seat) -> Values:
        """Return what each money function pays."""
        return NO_FUNDS

    def ready(self, s: RigaState, seat: Seat) -> int:
        """Return the buildings whose money or crane can still be used for it."""
        return 0


@lru_cache(maxsize=1 << 12)
def cost_of(planned: int, craned: int) -> int:
    """Return what buildings cost, half of some of them saved by cranes."""
    return sum([COST[b] for b in bits(planned)]) - sum([HALF[b] for b in bits(craned)])


def fund_values(bank: int, inn: int) -> Values:
    """Return the ducats of each money function; ``bank`` and ``inn`` depend on the owner."""
    return bank, inn, CARDS.kontor, CARDS.exchange


@lru_cache(maxsize=1 << 15)
def sums(goods: int, values: Values) -> int:
    """Return the sums that the goods of a pack can reach, as bits."""
    found = 1
    for shift, value in zip(SHIFTS, values, strict=False):
        if value != BARRED:
            for _ in range(goods >> shift & FIELD):
                found |= found << value
    return found


@lru_cache(maxsize=1 << 13)
def extras(ready: int, funds: Values, uncraned: int) -> tuple[int, ...]:
    """Return the sums that money functions and cranes can reach, in ascending order."""
    found = {0}
    for mask, value in zip(FUND_OF, funds, strict=True):
        for _ in range((ready & mask).bit_count()):
            found |= {total + value for total in found}
    cranes = (ready & CRANES).bit_count()
    if cranes and uncraned:
        saved = {(0, 0)}
        for b in bits(uncraned):
            saved |= {(used + 1, total + HALF[b]) for used, total in saved if used < cranes}
        found = {one + two for one in found for _, two in saved}
    return tuple(sorted(found))


def parts(
    goods: int, values: Values, ready: int, funds: Values, uncraned: int, due: int, least: int
) -> Sequence[Action]:
    """Return what can be the next part so that the payment can end without superfluous parts.

    ``ready`` are the money functions and cranes not used yet, ``uncraned`` the planned buildings
    without a crane, ``due`` the ducats still to be paid, ``least`` what the least part is worth.
    """
    more = extras(ready, funds, uncraned) if ready else (0,)
    found: list[Action] = []
    for g in kinds_of(goods):
        value = values[g]
        if value != BARRED and _fits(goods - UNIT[g], values, more, due - value, min(least, value)):
            found.append(a.SPEND[g])
    if not ready:
        return found
    for f, mask in enumerate(FUND_OF):
        value, own = funds[f], ready & mask
        if not own or not value:
            continue
        rest = extras(ready & ~(own & -own), funds, uncraned)
        if _fits(goods, values, rest, due - value, min(least, value)):
            found.append(a.FUND[f])
    own = ready & CRANES
    if own:
        fewer = ready & ~(own & -own)
        for b in bits(uncraned):
            value = HALF[b]
            rest = extras(fewer, funds, uncraned & ~(1 << b))
            if value and _fits(goods, values, rest, due - value, min(least, value)):
                found.append(a.CRANE[b])
    return found


def _fits(goods: int, values: Values, more: Sequence[int], due: int, least: int) -> bool:
    """Tell whether ``due`` can be paid so that less is lost than the least part is worth.

    ``more`` are the sums that money functions and cranes can reach, in ascending order.
    """
    if due <= 0:
        return -due < least
    reached = sums(goods, values)
    for extra in more:
        if extra >= due:
            return extra - due < least
        above = reached >> due - extra
        if above and (above & -above).bit_length() <= least:
            return True
    return False


def most(goods: int, values: Values) -> int:
    """Return what all goods of a pack are worth together."""
    cloth, glass, wine, grain = values
    some = cloth * (goods & FIELD) + glass * (goods >> SHIFTS[1] & FIELD)
    return some + wine * (goods >> SHIFTS[2] & FIELD) + grain * (goods >> SHIFTS[3] & FIELD)


def most_funds(ready: int, funds: Values) -> int:
    """Return what all money functions are worth together."""
    banks, inns, kontors, exchange = FUND_OF
    bank, inn, kontor, ducats = funds
    some = bank * (ready & banks).bit_count() + inn * (ready & inns).bit_count()
    more = kontor * (ready & kontors).bit_count() + ducats * (ready & exchange).bit_count()
    return some + more


def most_saved(ready: int, uncraned: int) -> int:
    """Return what the cranes can save at most on these buildings."""
    cranes = (ready & CRANES).bit_count()
    if not cranes:
        return 0
    halves = sorted((HALF[b] for b in bits(uncraned)), reverse=True)
    return sum(halves[:cranes])


Prices = tuple[float, ...]
"""What giving a part away is felt to cost: the four goods, the four money functions, a crane."""


@lru_cache(maxsize=1 << 13)
def cheapest(
    goods: int, values: Values, ready: int, funds: Values, uncraned: int, due: int, least: int,
    prices: Prices,
) -> tuple[float, tuple[Action, ...]] | None:  # fmt: skip
    """Return the payment that is felt to cost least, as (cost, what to say); None: there is none.

    Prices are above zero, so the cheapest payment has no superfluous part.
    """
    best: tuple[float, tuple[Action, ...]] | None = None
    plain = _plain_parts(goods, values, ready, funds, prices)
    for saved, cost, said in _crane_sets(ready, uncraned, prices[-1]):
        halves = min((HALF[action.b] for action in said), default=NO_PART)
        found = _cover(plain, due - saved, min(least, halves))
        if found and (best is None or cost + found[0] < best[0]):
            best = cost + found[0], (*said, *found[1])
    return best


def _plain_parts(
    goods: int, values: Values, ready: int, funds: Values, prices: Prices
) -> list[tuple[int, float, Action]]:
    """All goods and money functions as (worth, price, action)."""
    found: list[tuple[int, float, Action]] = []
    for f, mask in enumerate(FUND_OF):
        if funds[f]:
            part = (funds[f], prices[len(SHIFTS) + f], a.FUND[f])
            found += [part] * (ready & mask).bit_count()
    for g, shift in enumerate(SHIFTS):
        if values[g] != BARRED:
            found += [(values[g], prices[g], a.SPEND[g])] * (goods >> shift & FIELD)
    return found


def _crane_sets(
    ready: int, uncraned: int, price: float
) -> Iterator[tuple[int, float, tuple[a.Crane, ...]]]:
    """Every way to use cranes, as (ducats saved, price, actions)."""
    cranes = (ready & CRANES).bit_count()
    chosen: list[tuple[int, float, tuple[a.Crane, ...]]] = [(0, 0.0, ())]
    for b in bits(uncraned) if cranes else ():
        chosen += [
            (saved + HALF[b], cost + price, (*said, a.CRANE[b]))
            for saved, cost, said in chosen
            if len(said) < cranes
        ]
    return iter(chosen)


_Chain = tuple["_Chain", Action] | None


def _cover(
    plain: list[tuple[int, float, Action]], due: int, least: int
) -> tuple[float, tuple[Action, ...]] | None:
    """Return the cheapest parts that reach ``due`` and lose less than ``least``."""
    if due <= 0:
        return (0.0, ()) if -due < least else None
    width = due + max((worth for worth, _, _ in plain), default=0)
    best: list[float | None] = [None] * width
    chain: list[_Chain] = [None] * width
    best[0] = 0.0
    top = 0
    for worth, price, action in plain:
        for before in range(min(top, due - 1), -1, -1):
            old = best[before]
            if old is None:
                continue
            now = best[before + worth]
            if now is None or old + price < now:
                best[before + worth] = old + price
                chain[before + worth] = (chain[before], action)
        top = min(top + worth, width - 1)
    found = [
        (cost, total) for total in range(due, width)
        if (cost := best[total]) is not None and total - due < least
    ]  # fmt: skip
    if not found:
        return None
    cost, total = min(found)
    said: list[Action] = []
    link = chain[total]
    while link is not None:
        link, action = link
        said.append(action)
    return cost, tuple(reversed(said))

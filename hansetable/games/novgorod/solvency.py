"""What the rest of a turn can still bring: the fees must stay payable (N-46), gathering must end.

Everything here looks ahead on a few numbers of the turn: the fresh cards, the free placeholders,
the free artisans (masks of cities), the stored commodity, the ducats, and what the privilege
*additional income* can still bring.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import NamedTuple

from hansetable.games.novgorod import actions as a
from hansetable.games.novgorod.cards import BITS, CARDS, GOODS
from hansetable.games.novgorod.state import INCOME, VISIBLE, NovgorodState

INCOMES = tuple((*(income for _, income in city.offices), 0) for city in CARDS.cities)
"""The income of each city's offices; without an own office (-1) there is none."""


class Cargo(NamedTuple):
    """What is left to work with in phase 2."""

    fresh: int
    spots: int
    artisans: int
    held: int
    money: int
    more: int


def cargo(s: NovgorodState, covers: int = 0) -> Cargo:
    """Return what the player on turn has left, after so many more career steps (N-61)."""
    seat = s.turn
    more = 0
    if not s.privilege:
        visible = VISIBLE[s.career[seat]][s.side[seat]][s.level[seat] + covers]
        more = CARDS.income_more if visible & INCOME else 0  # N-65
    return Cargo(s.fresh, s.spots, s.artisans, s.held, s.money[seat], more)


@cache
def workable(
    artisan: int, reached: int, held: int, crafting: bool = False
) -> tuple[tuple[a.AtWork, ...], int]:
    """Return how an artisan can work on commodities, and the luxury good as a mask if it can."""
    ways = tuple(
        action
        for goods, stored, action in (a.CRAFT if crafting else a.PRODUCE)[artisan]
        if not goods & ~reached and stored in (-1, held)
    )
    return ways, 1 << a.MAKES[artisan] if ways else 0


def reach(s: NovgorodState, c: Cargo, city: int) -> int:
    """Return the commodities that the artisan of a city can use; -1 if it cannot be laid.

    It lies on the placeholder if there is a free one, else on the city's card, and reaches the
    cards to its left and that card itself (N-50, N-51).
    """
    bit = 1 << city
    if c.spots & bit or (c.fresh & bit and not s.marked & bit):
        return (s.before[city] | bit) & c.fresh
    return -1


def works(s: NovgorodState, c: Cargo, crafting: bool = False) -> Iterator[tuple[a.AtWork, Cargo]]:
    """Yield every way to put a free artisan to work, and what is left after it."""
    for city in BITS[c.artisans]:
        reached = reach(s, c, city)
        if reached < 0:
            continue
        bit = 1 << city
        for action in workable(s.artisan_at[city], reached, c.held, crafting)[0]:
            # N-54: the card that the artisan covers is gone
            fresh = c.fresh & ~action.used if c.spots & bit else c.fresh & ~action.used & ~bit
            held = -1 if action.held else c.held
            yield action, Cargo(fresh, c.spots & ~bit, c.artisans & ~bit, held, c.money, c.more)


def plain_income(s: NovgorodState, fresh: int) -> int:
    """Return the income of the fresh own offices on the route (N-64), with the merchant's."""
    offices, at = s.office, s.turn * GOODS
    earned = 0
    for c in BITS[fresh]:
        earned += INCOMES[c][offices[at + c]]
    return earned if s.expert.merchant < 0 else earned + merchant_income(s, fresh)


def merchant_income(s: NovgorodState, fresh: int) -> int:
    """Return what the merchant adds to the income of the fresh own offices (N-110)."""
    city = s.generous()
    if city >= 0 and (fresh & s.owned[s.turn]) >> city & 1:
        return CARDS.figures.merchant_ducats
    return 0


def luxury_ducats(s: NovgorodState, action: a.AtWork) -> int:
    """Return the ducats for a luxury good made for seals (N-53), with the merchant's (N-110)."""
    city = s.generous()
    if city >= 0 and s.artisan_at[city] == action.a:
        return action.seals + CARDS.figures.merchant_ducats
    return action.seals


def solvent(s: NovgorodState, c: Cargo) -> bool:
    """Tell whether the fees can still be paid at the end of phase 2 (N-46)."""
    if c.money >= s.fees:
        return True
    return _can_bring(s, c, s.fees - c.money - c.more)


def _can_bring(s: NovgorodState, c: Cargo, ducats: int) -> bool:
    """Tell whether incomes and luxuries made for ducats can bring so many."""
    if plain_income(s, c.fresh) >= ducats:
        return True
    return any(
        _can_bring(s, rest, ducats - luxury_ducats(s, action)) for action, rest in works(s, c)
    )


class Needs(NamedTuple):
    """What a mission line or a career step still needs: so many different kinds out of masks."""

    goods: int
    count: int  # type: ignore[assignment]  # no tuple.count is needed here
    luxuries: int
    crafts: int


def can_gather(s: NovgorodState, c: Cargo, needs: Needs) -> bool:
    """Tell whether the needs can be met and the fees be paid afterwards.

    Luxuries are looked for first: a commodity used before an artisan is laid could as well be
    used after, since the card that it lies on is not the artisan's.
    """
    if needs.crafts:
        for action, rest in works(s, c, crafting=True):
            luxury = 1 << a.MAKES[action.a]
            if needs.luxuries & luxury and can_gather(s, rest, after_craft(needs, luxury)):
                return True
        return False
    return _can_use(s, c, needs)


def _can_use(s: NovgorodState, c: Cargo, needs: Needs) -> bool:
    """Tell whether the commodities can be used, and the fees be paid afterwards."""
    if not needs.count:
        return solvent(s, c)
    held = 1 << c.held if c.held >= 0 else 0
    goods = (c.fresh | held) & needs.goods
    spare = goods.bit_count() - needs.count
    if spare < 0:
        return False
    if c.money >= s.fees:
        return True
    if not spare and not goods & held:  # all of them, and none is there twice
        return solvent(s, c._replace(fresh=c.fresh & ~goods))
    return any(_can_use(s, rest, less) for _, _, rest, less in uses(c, needs))


def uses(c: Cargo, needs: Needs) -> Iterator[tuple[int, bool, Cargo, Needs]]:
    """Yield every commodity that can be used next: good, whether stored, what is left of both."""
    for good in BITS[c.fresh & needs.goods]:
        yield good, False, Cargo(c.fresh & ~(1 << good), *c[1:]), after_use(needs, good)
    if c.held >= 0 and needs.goods >> c.held & 1:
        yield c.held, True, c._replace(held=-1), after_use(needs, c.held)


@cache
def after_use(needs: Needs, good: int) -> Needs:
    """Return what is needed after a commodity was used: commodities must differ (N-60)."""
    return needs._replace(goods=needs.goods & ~(1 << good), count=needs.count - 1)


@cache
def after_craft(needs: Needs, luxury: int) -> Needs:
    """Return what is needed after a luxury good was made: luxury goods must differ (N-60)."""
    return needs._replace(luxuries=needs.luxuries & ~luxury, crafts=needs.crafts - 1)

"""Offers that are worth listing; all others can be made too (K-70)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from hansetable.core import Action, Seat
from hansetable.games.kogge import trade
from hansetable.games.kogge.cards import GOODS
from hansetable.games.kogge.multiset import count, goods_in
from hansetable.games.kogge.state import KoggeState
from hansetable.games.kogge.trade_actions import Offer

PRICES = (2, 4, 5, 7)
"""What each of the goods is taken to be worth between players."""
MOST_GIVEN = 3
"""So many of the own goods are offered at most."""


def suggested(s: KoggeState, seat: Seat, other: Seat) -> Sequence[Action]:
    """Return fair offers of the most plentiful own goods for goods that are missing."""
    cargo = s.cargo[seat]
    if s.offers[seat] >= trade.OFFERS or not cargo:
        return ()
    owned = goods_in(cargo)
    most = max(owned, key=lambda g: count(cargo, g))
    spare = count(cargo, most) - 1
    found = []
    for g in range(len(GOODS)):
        if g not in owned:
            given, got = _terms(most, g)
            if given <= min(spare, MOST_GIVEN):
                found.append(_offer(other + 1, most, given, g, got))
    return [offer for offer in found if trade.refuses(s, seat, offer) is None]


def _terms(give: int, get: int) -> tuple[int, int]:
    """How many of one kind are a fair price for how many of another."""
    price, wanted = PRICES[give], PRICES[get]
    return (1, price // wanted) if price >= wanted else (-(-wanted // price), 1)


@lru_cache(maxsize=1 << 9)
def _offer(player: int, give: int, given: int, get: int, got: int) -> Offer:
    return Offer(player, "cogs", (GOODS[give],) * given, (GOODS[get],) * got)

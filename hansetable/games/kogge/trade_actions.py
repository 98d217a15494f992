"""What players say to each other to trade (K-70, K-71)."""

from __future__ import annotations

from dataclasses import field

from hansetable.games.kogge.actions import ITEM, MOST_SEATS, Button, check
from hansetable.games.kogge.cards import GOODS
from hansetable.games.kogge.multiset import UNIT

SIDES = ("cogs", "mine", "theirs")
"""Who trades (K-70, K-B1): two cogs, the kontor of the one who offers, or of the other."""


def _packs(items: tuple[str, ...]) -> tuple[int, int]:
    """The packs of goods and of markers; items are written in the order of `ITEMS`."""
    found = [ITEM[item] for item in items]
    if found != sorted(found):
        raise ValueError(items)
    split = sum(i < len(GOODS) for i in found)
    goods = sum(UNIT[i] for i in found[:split])
    return goods, sum(UNIT[i - len(GOODS)] for i in found[split:])


class Counter(Button):
    """Answer an offer by another one; what is given and got is the speaker's (K-71)."""

    give: tuple[str, ...]
    get: tuple[str, ...]
    goods: int = field(init=False, compare=False, repr=False)
    markers: int = field(init=False, compare=False, repr=False)
    their_goods: int = field(init=False, compare=False, repr=False)
    their_markers: int = field(init=False, compare=False, repr=False)

    def __post_init__(self) -> None:
        (goods, markers), (theirs, theirs_too) = _packs(self.give), _packs(self.get)
        self.cache(goods=goods, markers=markers, their_goods=theirs, their_markers=theirs_too)


class Offer(Button):
    """Offer a trade to a player, counted from 1 (K-70)."""

    player: int
    side: str
    give: tuple[str, ...]
    get: tuple[str, ...]
    terms: Counter = field(init=False, compare=False, repr=False)

    def __post_init__(self) -> None:
        check(self.player, 1, MOST_SEATS)
        if self.side not in SIDES:
            raise ValueError(self.side)
        self.cache(terms=Counter(self.give, self.get))


class Accept(Button):
    """Accept an offer (K-71)."""


class Decline(Button):
    """Decline an offer (K-71)."""


class Withdraw(Button):
    """Withdraw the own offer (K-71)."""

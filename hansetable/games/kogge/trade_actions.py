"""What players say to each other to trade (K-70, K-71)."""

from __future__ import annotations

from hansetable.core import Action, Handle, derived, one_of, write_action
from hansetable.games.kogge.actions import ITEM, PLAYERS
from hansetable.games.kogge.cards import GOODS
from hansetable.games.kogge.multiset import MOST, pack_of

SIDES = ("cogs", "mine", "theirs")
"""Who trades (K-70, K-B1): two cogs, the kontor of the one who offers, or of the other."""


def _packs(items: tuple[str, ...]) -> tuple[int, int]:
    """The packs of goods and of markers; items are written in the order of `ITEMS`.

    Raises:
        ValueError: the items are not in order, or are more than a pack holds.
    """
    found = [ITEM[item] for item in items]
    split = sum(i < len(GOODS) for i in found)
    if found != sorted(found) or max(split, len(found) - split) > MOST:
        raise ValueError(items)
    return pack_of(found[:split]), pack_of(i - len(GOODS) for i in found[split:])


class _Terms(Action):
    """An action that is one of too many for buttons: ``button:counter:ore:3`` is in a window."""

    def touches(self) -> frozenset[Handle]:
        return frozenset((f"button:{write_action(self).replace(' ', ':')}",))


class Counter(_Terms):
    """Answer an offer by another one; what is given and got is the speaker's (K-71)."""

    give: tuple[str, ...]
    get: tuple[str, ...]
    goods: int = derived()
    markers: int = derived()
    their_goods: int = derived()
    their_markers: int = derived()

    def __post_init__(self) -> None:
        (goods, markers), (theirs, theirs_too) = _packs(self.give), _packs(self.get)
        self.cache(goods=goods, markers=markers, their_goods=theirs, their_markers=theirs_too)


class Offer(_Terms):
    """Offer a trade to a player, counted from 1 (K-70)."""

    player: int = one_of(PLAYERS)
    side: str = one_of(SIDES)
    give: tuple[str, ...]
    get: tuple[str, ...]
    terms: Counter = derived()

    def __post_init__(self) -> None:
        super().__post_init__()
        self.cache(terms=Counter(self.give, self.get))


class Accept(Action):
    """Accept an offer (K-71)."""


class Decline(Action):
    """Decline an offer (K-71)."""

    QUIETS = True


class Withdraw(Action):
    """Withdraw the own offer (K-71)."""

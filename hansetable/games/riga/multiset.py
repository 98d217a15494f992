"""Packs: multisets of good cards, each as one whole number.

Six bits a good, cloth lowest; a fifth field counts the cards whose face the viewer does not know.
Packs are added and subtracted like numbers, and because 64 is 1 more than 63, the number of cards
in a pack is its remainder by 63.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

from hansetable.games.riga.cards import CARDS, GOODS

WIDTH = 6
FIELD = (1 << WIDTH) - 1
UNIT = tuple(1 << WIDTH * g for g in range(len(GOODS) + 1))
"""One card of each good; the last one is a card of unknown face."""
HIDDEN = len(GOODS)
"""The good of a card whose face is not known."""
HIDDEN_UNIT = UNIT[HIDDEN]
KNOWN = HIDDEN_UNIT - 1
"""What of a pack has a known face."""
SHIFTS = tuple(WIDTH * g for g in range(len(GOODS)))
EVERY = sum(count * unit for count, unit in zip(CARDS.counts, UNIT, strict=False))
"""All goods of the game (R-1)."""
_AVERAGE = round(
    sum(value * count for value, count in zip(CARDS.base, CARDS.counts, strict=True))
    / sum(CARDS.counts)
)
BASE = (*CARDS.base, _AVERAGE)
"""The base values; a card of unknown face counts as an average one."""


def size(pack: int) -> int:
    """Return the number of cards."""
    return pack % FIELD


def count(pack: int, good: int) -> int:
    """Return the number of cards of one good."""
    return pack >> WIDTH * good & FIELD


def pack_of(goods: Iterable[int]) -> int:
    """Return the pack of these goods."""
    return sum([UNIT[good] for good in goods])


def goods_of(pack: int) -> list[int]:
    """Return the goods of a pack, sorted, unknown ones last."""
    found: list[int] = []
    for g in range(HIDDEN + 1):
        found += [g] * (pack >> WIDTH * g & FIELD)
    return found


@lru_cache(maxsize=1 << 14)
def kinds_of(pack: int) -> tuple[int, ...]:
    """Return the different known goods of a pack."""
    return tuple([g for g, shift in enumerate(SHIFTS) if pack >> shift & FIELD])


def base_value(pack: int) -> int:
    """Return the sum of the base values."""
    return sum(value * (pack >> WIDTH * g & FIELD) for g, value in enumerate(BASE))


@lru_cache(maxsize=1 << 14)
def good_ids(goods: tuple[int, ...]) -> tuple[str, ...]:
    """Return the ids of goods in the given order; empty ones for hidden faces."""
    return tuple(GOODS[g] if g < HIDDEN else "" for g in goods)


@lru_cache(maxsize=1 << 14)
def names_of(pack: int) -> tuple[str, ...]:
    """Return the ids of the goods of a pack, sorted."""
    return good_ids(tuple(goods_of(pack)))

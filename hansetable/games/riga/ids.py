"""Indices to ids, for events and places."""

from __future__ import annotations

from collections.abc import Iterable

from hansetable.games.riga.cards import CARDS, GOODS, bits
from hansetable.games.riga.multiset import HIDDEN


def building_id(b: int) -> str:
    """Return the id of a building; empty for a hidden one."""
    return CARDS.buildings[b].id if b >= 0 else ""


def building_ids(mask: int) -> tuple[str, ...]:
    """Return the ids of a set of buildings."""
    return tuple(CARDS.buildings[b].id for b in bits(mask))


def good_ids(goods: Iterable[int]) -> tuple[str, ...]:
    """Return the ids of goods in the given order; empty ones for hidden faces."""
    return tuple(GOODS[g] if g < HIDDEN else "" for g in goods)

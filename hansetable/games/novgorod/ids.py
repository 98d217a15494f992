"""Indices to ids, for events and places."""

from __future__ import annotations

from hansetable.games.novgorod.cards import BITS, CARDS


def city_id(city: int) -> str:
    """Return the id of a city."""
    return CARDS.cities[city].id


def city_ids(cities: int) -> tuple[str, ...]:
    """Return the ids of a set of cities, in ring order."""
    return tuple(CARDS.cities[c].id for c in BITS[cities])


def mission_id(mission: int) -> str:
    """Return the id of a mission; empty for a hidden one."""
    return CARDS.missions[mission].id if mission >= 0 else ""

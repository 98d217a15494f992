"""Card values by id, in the shape that the faces take them."""

from __future__ import annotations

from typing import NamedTuple

from hansetable.games.novgorod.cards import BITS, CARDS, GOODS, LUXURIES, PARTS, SIDES, Career

CITY = {city.id: city for city in CARDS.cities}
_ARTISAN = {artisan.id: artisan for artisan in CARDS.artisans}
_MISSION = {mission.id: mission for mission in CARDS.missions}
_GOODS = CARDS.good_ids()


class PartFace(NamedTuple):
    """A part of a special mission as it is painted.

    ``goods`` are ids; those in ``twice`` are luxury goods made from two or more commodities.
    """

    letter: str
    cost: int
    seals: int
    goods: tuple[str, ...]
    twice: tuple[str, ...]


def artisan(name: str) -> tuple[str, list[tuple[list[str], int]]]:
    """Return the luxury good of an artisan, and its combinations with their seals."""
    card = _ARTISAN[name]
    recipes = [([_GOODS[g] for g in BITS[mask]], seals) for mask, seals in card.recipes]
    return LUXURIES[card.luxury], recipes


def mission(name: str) -> tuple[list[str], list[str]]:
    """Return the goods of the upper and of the lower line of a mission."""
    card = _MISSION[name]
    shift = GOODS if card.luxury else 0
    upper, lower = ([_GOODS[g + shift] for g in BITS[mask]] for mask in card.lines)
    return upper, lower


def career(name: str, side: str) -> Career:
    """Return a side of a career card."""
    return CARDS.careers[int(name) - 1][SIDES.index(side)]


def special(card: int, part: int) -> PartFace:
    """Return a part of a special mission as it is painted."""
    found = CARDS.specials[card].parts[part]
    both = (found.luxuries | found.luxuries >> len(LUXURIES)) & (1 << len(LUXURIES)) - 1
    twice = [LUXURIES[i] for i in BITS[found.luxuries >> len(LUXURIES)]]
    goods = [*(_GOODS[g] for g in BITS[found.goods]), *(LUXURIES[i] for i in BITS[both])]
    letter = PARTS[part].upper()
    return PartFace(letter, found.cost, found.seals, tuple(goods), tuple(twice))

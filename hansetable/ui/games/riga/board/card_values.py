"""Names and card values of Riga by id, in the shape that the faces take them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from hansetable.games.riga.cards import (
    BARRED,
    BUILDING,
    CARDS,
    CITIES,
    CITY,
    GOOD,
    GOODS,
    ONCE,
    RIGA,
)
from hansetable.games.riga.payment import Values
from hansetable.ui.games.phrases import titled
from hansetable.ui.games.riga.board.card_art import OR
from hansetable.ui.games.riga.text import names

MARKS: Mapping[str, tuple[str, ...]] = {
    "fortress": ("knight", "knight"),
    "guildhall": ("merchant", "merchant"),
    "kontor": ("merchant",),
    "manufactory": ("knight",),
    "market": ("merchant",),
    "treasury": ("knight",),
    "school": ("knight", OR, "merchant"),
}
"""The icons of the knights and merchants of each kind of building (R-40 to R-61)."""
TOGETHER = ("archive", "lodge")
"""The kinds whose points depend on more than the card (R-40, R-47)."""


@dataclass(frozen=True, slots=True)
class Facts:
    """What a face shows of a building; ``points`` is None if others decide about them."""

    kind: str
    city: str
    cost: int
    points: int | None
    marks: tuple[str, ...]
    once: bool
    good: str | None


def _facts(name: str) -> Facts:
    b = BUILDING[name]
    card = CARDS.buildings[b]
    pictured = {"manufactory": CARDS.manufactory, "market": CARDS.market}.get(card.kind)
    return Facts(
        card.kind,
        CITIES[card.city],
        card.cost,
        None if card.kind in TOGETHER else card.points,
        MARKS.get(card.kind, ()),
        bool(ONCE >> b & 1),
        None if pictured is None else GOODS[pictured[card.city]],
    )


FACTS: Mapping[str, Facts] = {card.id: _facts(card.id) for card in CARDS.buildings}
"""What is printed on each building, by its id."""


def base(good: str) -> int:
    """Return the base value of a good."""
    return CARDS.base[GOOD[good]]


def by_city(good: str) -> list[tuple[str, str, int | None]]:
    """Return what a good is worth in each city but Riga: its id, its name, and the value."""
    g = GOOD[good]
    return [(c, names.city(c), or_none(CARDS.values[CITY[c]][g])) for c in CITIES[:RIGA]]


def in_city(values: Values) -> list[tuple[str, int | None]]:
    """Return the goods with their values in a city."""
    return [(good, or_none(value)) for good, value in zip(GOODS, values, strict=True)]


def special(values: Values, city: str) -> tuple[str, ...]:
    """Return the goods that are worth something else than is printed for a city."""
    printed = CARDS.values[CITY[city]]
    return tuple(g for g, one, other in zip(GOODS, values, printed, strict=True) if one != other)


def or_none(value: int) -> int | None:
    """Return a value, or None for a good that cannot be used (R-33)."""
    return None if value == BARRED else value


# ---- names ---------------------------------------------------------------------------------------


def title(key: str) -> str:
    """Return the name of a good or of a kind of building as it stands on a card."""
    return titled(names.name(key))


def city_name(city: str) -> str:
    """Return the name of a city."""
    return names.city(city)


def building_title(building: str) -> str:
    """Return the name of a building as it stands on its card."""
    return title(FACTS[building].kind)

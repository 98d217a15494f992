"""What is printed on the buildings of Riga, in the shape that the faces take it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from hansetable.games.riga.cards import CARDS, CITIES, ONCE, pictured
from hansetable.ui.games.phrases import titled
from hansetable.ui.games.riga.text import names

OR = "/"
"""Between two marks of which a building gives only one."""
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
    """What a face shows of a building.

    ``kind`` is also the name of its icon, ``city`` an id; ``points`` is None if they depend on
    more than the card, ``once`` tells of a function for a single use, ``good`` is pictured.
    """

    kind: str
    city: str
    cost: int
    points: int | None
    marks: tuple[str, ...] = ()
    once: bool = False
    good: str = ""

    @property
    def worth(self) -> str:
        """The points as they stand on the card."""
        return "–" if self.points is None else str(self.points)


FACTS: Mapping[str, Facts] = {
    card.id: Facts(
        card.kind,
        CITIES[card.city],
        card.cost,
        None if card.kind in TOGETHER else card.points,
        MARKS.get(card.kind, ()),
        bool(ONCE >> b & 1),
        pictured(b),
    )
    for b, card in enumerate(CARDS.buildings)
}
"""What is printed on each building, by its id."""


def title(key: str) -> str:
    """Return the name of a good or of a kind of building as it stands on a card."""
    return titled(names.name(key))

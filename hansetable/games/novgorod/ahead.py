"""Looking ahead while a route is laid: can this one, or a longer one, pay its fees? (N-46).

The last cards of a route can pay for the first, so before a base office is offered one must look
ahead: no dead ends. What is missing is counted in ducats, in one number that shrinks with each
own office and grows with each base office; the cheap tests come first.
"""

from __future__ import annotations

from hansetable.core import Seat
from hansetable.games.novgorod.cards import BITS, CARDS, GOODS
from hansetable.games.novgorod.fees import INCOMES, cargo, workable
from hansetable.games.novgorod.state import SPEED, NovgorodState

PLACEHOLDER = 8
"""Added to a city in ``route`` for its placeholder."""
FEES = tuple(city.fee for city in CARDS.cities)
_MOST_FEES = tuple(sum(sorted(FEES, reverse=True)[:cards]) for cards in range(GOODS + 1))
_RATE = max(
    seals / goods.bit_count() for artisan in CARDS.artisans for goods, seals in artisan.recipes
)
"""The most ducats that a commodity can bring in a luxury good."""
_GAIN = max(
    0.0, _RATE - min(FEES), _RATE - min(i for city in CARDS.cities for _, i in city.offices)
)
"""The most ducats that one more card can bring beyond its own fee or income in a luxury good."""


def _best(recipes: tuple[tuple[int, int], ...]) -> tuple[int, ...]:
    """Return the most seals that the recipes can bring, by the commodities at hand."""
    return tuple(
        max((seals for goods, seals in recipes if not goods & ~mask), default=0)
        for mask in range(1 << GOODS)
    )


_BEST = tuple(_best(artisan.recipes) for artisan in CARDS.artisans)


def _within(steps: int) -> tuple[int, ...]:
    """Return for each city the mask of cities that are at most so many steps away."""
    near = [1 << c for c in range(GOODS)]
    for _ in range(steps):
        near = [_union(CARDS.neighbours, mask) | mask for mask in near]
    return tuple(near)


def _union(masks: tuple[int, ...], members: int) -> int:
    """Return the union of the masks of some cities."""
    found = 0
    for c in BITS[members]:
        found |= masks[c]
    return found


_NEAR = tuple(_within(steps) for steps in range(GOODS))
"""The cities within so many steps, by steps and city, as masks."""


def longest(s: NovgorodState, seat: Seat) -> int:
    """Return how many cards the route may have, with the privilege if it is free (N-41)."""
    return s.speed[seat] + (1 if not s.privilege and s.visible(seat) & SPEED else 0)


class Ahead:
    """What one turn can bring, and whether the routes that were asked about can pay their fees.

    It belongs to a turn, not to a route: nothing that it knows changes while the route is laid,
    so every copy of a state shares it until the next turn begins.
    """

    __slots__ = (
        "artisan_at", "before", "cards", "costs", "held", "incomes", "known", "limit", "money",
        "more", "owned", "paid", "speed", "top",
    )  # fmt: skip

    def __init__(self, s: NovgorodState) -> None:
        seat = s.turn
        at = GOODS * seat
        self.artisan_at = s.artisan_at
        self.before = s.before
        self.owned = s.owned[seat]
        self.held = s.hold[seat]
        self.cards = self.owned & ~(1 << self.held) if self.held >= 0 else self.owned
        self.money = s.money[seat]
        self.speed = s.speed[seat]
        self.limit = longest(s, seat)
        self.more = cargo(s).more
        offices = s.office[at : at + GOODS]
        self.incomes = [of_city[office] for of_city, office in zip(INCOMES, offices, strict=True)]
        self.costs = [
            FEES[c] if office < 0 else -self.incomes[c] for c, office in enumerate(offices)
        ]
        self.top = [0]
        for income in sorted(self.incomes, reverse=True):
            self.top.append(self.top[-1] + income)
        self.known: dict[int, bool] = {}
        self.paid: dict[int, bool] = {}

    def needless(self, s: NovgorodState) -> bool:
        """Tell whether the ducats cover every fee that the route can still come to cost."""
        return self.money >= s.fees + _MOST_FEES[self.limit - len(s.route)]

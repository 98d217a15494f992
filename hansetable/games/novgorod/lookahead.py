"""Looking ahead while a route is laid: can this one, or a longer one, pay its fees? (N-46).

The last cards of a route can pay for the first, so before a base office is offered one must look
ahead: no dead ends. What a route still lacks is one number of ducats, which grows with each base
office and shrinks with each own one. Cheap tests come first, and nothing is looked at twice in a
turn.
"""

from __future__ import annotations

from functools import lru_cache
from itertools import accumulate

from hansetable.games.novgorod.cards import BITS, CARDS, GOODS
from hansetable.games.novgorod.expert import NEAR, SEA, skipped, slowing
from hansetable.games.novgorod.solvency import INCOMES, cargo, workable
from hansetable.games.novgorod.state import BASE, NovgorodState

FEES = tuple(city.fee for city in CARDS.cities)
MOST_FEE = max(FEES)
_RATE = max(
    seals / goods.bit_count() for artisan in CARDS.artisans for goods, seals in artisan.recipes
)
"""The most ducats that a commodity can bring in a luxury good."""
_GAIN = max(
    0.0, _RATE - min(FEES), _RATE - min(i for city in CARDS.cities for _, i in city.offices)
)
"""The most ducats that a luxury good can bring beyond the fee or the income of one of its cards."""


def _best(recipes: tuple[tuple[int, int], ...]) -> tuple[int, ...]:
    """Return the most seals that the recipes can bring, by the commodities at hand."""
    return tuple(
        max((seals for goods, seals in recipes if not goods & ~mask), default=0)
        for mask in range(1 << GOODS)
    )


_BEST = tuple(_best(artisan.recipes) for artisan in CARDS.artisans)


@lru_cache(maxsize=1 << 14)
def _most_seals(artisan_at: tuple[int, ...], cities: int, goods: int) -> int:
    """Return the most seals that the artisans of some cities can bring with the goods at hand."""
    return sum([_BEST[artisan_at[c]][goods] for c in BITS[cities]])


@lru_cache(maxsize=1 << 12)
def _ledger(offices: tuple[int, ...], giver: int) -> tuple[tuple[int, ...], ...]:
    """Return what each city costs on a route, what each set of cities brings, the best incomes.

    ``offices`` are those that a seat owns, by city; ``giver`` is where the merchant adds ducats. An
    own office costs less than nothing; the best incomes are summed up, by their number.
    """
    incomes = [of[office] for of, office in zip(INCOMES, offices, strict=True)]
    if giver >= 0 and offices[giver] >= 0:
        incomes[giver] += CARDS.figures.merchant_ducats
    costs = [-incomes[c] if office >= 0 else FEES[c] for c, office in enumerate(offices)]
    sums = [0]
    for income in incomes:
        sums += [income + others for others in sums]
    return tuple(costs), tuple(sums), (0, *accumulate(sorted(incomes, reverse=True)))


class Lookahead:
    """What the turn can bring, and whether the routes that were asked about can pay their fees.

    It belongs to a turn, not to a route: what it keeps holds for every route of the turn, so all
    copies of a state share it until the next turn begins. A route is named by a number, four bits
    a card (a placeholder is its city + 8), and the mask of cities whose offices are placeholders.
    When the pirate moves, all must be found out anew.

    ``toll`` is the city that makes a route slower (N-115) as a mask, ``sea`` and ``near`` know the
    city that ships sail past (N-116). ``giver`` is the city where the merchant adds ``gift`` ducats
    to income and luxury (N-110); the incomes hold that already.
    """

    __slots__ = (
        "artisan_at", "before", "costs", "gift", "giver", "held", "incomes", "known", "limit",
        "more", "near", "owned", "payables", "sea", "speed", "toll", "top", "unstored",
    )  # fmt: skip

    def __init__(self, s: NovgorodState, limit: int) -> None:
        seat = s.turn
        self.limit = limit
        self.speed = s.speed[seat]
        self.more = cargo(s).more
        self.artisan_at = s.artisan_at
        self.before = [0] * GOODS
        self.held = held = s.hold[seat]
        self.owned = owned = s.owned[seat]
        self.unstored = owned & ~(1 << held) if held >= 0 else owned
        self.giver, self.gift, self.toll = -1, 0, 0
        self.sea, self.near = CARDS.neighbours, NEAR[0]
        if s.expert is not BASE:
            self._meet_figures(s)
        offices = tuple(s.office[GOODS * seat : GOODS * seat + GOODS])
        self.costs, self.incomes, self.top = _ledger(offices, self.giver)
        self.known: dict[int, bool] = {}
        self.payables: dict[int, bool] = {}

    def _meet_figures(self, s: NovgorodState) -> None:
        """Take merchant and pirate into account (N-110, N-115, N-116)."""
        self.giver = s.generous()
        if self.giver >= 0:
            self.gift = CARDS.figures.merchant_ducats
        self.toll = slowing(s)
        self.sea, self.near = SEA[skipped(s) + 1], NEAR[skipped(s) + 1]

    def cities(self, s: NovgorodState, cities: int) -> int:
        """Return which of the cities can be laid next without a dead end."""
        key, lacks = self._begin(s)
        if lacks + MOST_FEE <= 0:
            return cities
        used, visited, marked, barred = len(s.route) + 1, s.visited, s.marked, s.barred
        found = 0
        for c in BITS[cities]:
            self.before[c] = visited
            bit = 1 << c
            then = lacks + self.costs[c]
            if then <= 0 or self._can(key << 4 | c, used, visited | bit, marked, barred, then):
                found |= bit
        return found

    def placeholders(self, s: NovgorodState, cards: int) -> int:
        """Return which of the own offices can be the last city's placeholder."""
        key, lacks = self._begin(s)
        if lacks <= 0:
            return cards
        used, marked = len(s.route) + 1, s.marked | 1 << s.route[-1]
        key = key << 4 | s.route[-1] | 8
        found = 0
        for k in BITS[cards]:
            if self._can(key, used, s.visited, marked, s.barred | 1 << k, lacks):
                found |= 1 << k
        return found

    def payable(self, s: NovgorodState) -> bool:
        """Tell whether the route can pay its fees as it is."""
        key, lacks = self._begin(s)
        return self._payable(key, len(s.route), s.visited, s.marked, lacks)

    def completable(self, s: NovgorodState) -> bool:
        """Tell whether the route as it is or a longer one can pay its fees."""
        key, lacks = self._begin(s)
        return self._can(key, len(s.route), s.visited, s.marked, s.barred, lacks)

    def _begin(self, s: NovgorodState) -> tuple[int, int]:
        """Return the number of the route and the ducats that it lacks."""
        self.before[:] = s.before
        key, lacks = 1, -s.money[s.turn]
        for card in s.route:
            key = key << 4 | (card if card < GOODS else card % GOODS | GOODS)
            if card < GOODS:
                lacks += self.costs[card]
        return key, lacks

    def _can(self, key: int, used: int, visited: int, marked: int, barred: int, lacks: int) -> bool:
        """Tell whether this route or a longer one can pay its fees; cheap tests come first."""
        slow = 1 if visited & self.toll else 0
        if lacks <= 0 or (used + slow <= self.speed and lacks <= self.more):
            return True
        room = self.limit - used - slow
        last = key & 7
        free = ~visited & ~barred
        near = self.near[room][last] & free
        cities = self.sea[last] & near if room else 0
        if room == 1:
            cities &= ~self.toll
        if lacks <= self.top[1]:
            for c in BITS[cities & self.owned]:
                if lacks + self.costs[c] <= 0:
                    return True
        if not self._within_reach(visited, near, room, lacks):
            return False
        code = key << 8 | barred
        found = self.known.get(code)
        if found is None:
            found = self._look(key, used, visited, marked, barred, lacks, cities)
            self.known[code] = found
        return found

    def _look(
        self, key: int, used: int, visited: int, marked: int, barred: int, lacks: int, cities: int
    ) -> bool:
        """Try this route, and then each that goes on to one of the cities or a placeholder."""
        if self._payable(key, used, visited, marked, lacks):
            return True
        for c in BITS[cities]:
            self.before[c] = visited
            bit = 1 << c
            cost = self.costs[c]
            if self._can(key << 4 | c, used + 1, visited | bit, marked, barred, lacks + cost):
                return True
        slow = 1 if visited & self.toll else 0
        if used + slow == self.limit or key & 8:
            return False
        last = key & 7
        key, marked = key << 4 | last | 8, marked | 1 << last
        for k in BITS[self.unstored & ~visited & ~barred]:
            if self._can(key, used + 1, visited, marked, barred | 1 << k, lacks):
                return True
        return False

    def _within_reach(self, visited: int, near: int, room: int, lacks: int) -> bool:
        """Tell whether the best incomes and luxuries within reach could bring the ducats."""
        lacks -= self.more
        if self.gift and (visited | near) >> self.giver & 1:
            lacks -= self.gift
        own, best = self.incomes[near], self.top[room]
        lacks -= own if own < best else best
        if lacks <= 0:
            return True
        held = self.held >= 0
        base = (visited & ~self.owned).bit_count()
        if lacks > _RATE * (base + held) + _GAIN * self.limit:
            return False
        cities = visited | near
        goods = cities | 1 << self.held if held else cities
        return lacks <= _most_seals(self.artisan_at, cities, goods)

    def _payable(self, key: int, used: int, visited: int, marked: int, lacks: int) -> bool:
        """Tell whether this very route can pay its fees."""
        if used + (1 if visited & self.toll else 0) <= self.speed:
            lacks -= self.more
        if lacks <= 0:
            return True
        found = self.payables.get(key)
        if found is None:
            found = self._luxuries(visited, marked, visited, self.held, lacks)
            self.payables[key] = found
        return found

    def _luxuries(self, fresh: int, spots: int, artisans: int, held: int, lacks: int) -> bool:
        """Tell whether luxury goods can bring so many ducats beyond the incomes that they cost."""
        goods = fresh | 1 << held if held >= 0 else fresh
        if _most_seals(self.artisan_at, artisans, goods) + self.gift < lacks:
            return False
        for c in BITS[artisans]:
            bit = 1 << c
            if not (fresh | spots) & bit:
                continue
            covered = 0 if spots & bit else bit
            reached = (self.before[c] | bit) & fresh
            for work in workable(self.artisan_at[c], reached, held)[0]:
                lost = fresh & (work.used | covered)
                gain = work.seals - self.incomes[lost]
                if c == self.giver:
                    gain += self.gift
                if gain >= lacks:
                    return True
                if gain > 0 and self._luxuries(
                    fresh & ~lost,
                    spots & ~bit,
                    artisans & ~bit,
                    -1 if work.held else held,
                    lacks - gain,
                ):
                    return True
        return False

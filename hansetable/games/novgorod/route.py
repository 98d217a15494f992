"""What a route may be (N-40 to N-46), and whether its harbour fees can be paid.

The last cards of a route can pay for the first, so before a base office is offered one must look
ahead (N-46, no dead ends). Three tests, the cheap ones first: incomes alone suffice; not even the
best luxuries would; else every longer route is tried.
"""

from __future__ import annotations

from hansetable.core import Seat
from hansetable.games.novgorod.cards import ALL, BITS, CARDS, GOODS
from hansetable.games.novgorod.fees import Cargo, cargo, solvent, workable
from hansetable.games.novgorod.state import INCOME, SPEED, NovgorodState

PLACEHOLDER = 8
"""Added to a city in ``route`` for its placeholder."""
ALL_FEES = sum(city.fee for city in CARDS.cities)
"""Who has as many ducats can pay the fees of every route."""
_FEES = tuple(city.fee for city in CARDS.cities)
_RATE = max(
    seals / goods.bit_count() for artisan in CARDS.artisans for goods, seals in artisan.recipes
)
"""The most ducats that a commodity can bring in a luxury good."""
_GAIN = max(
    0.0, _RATE - min(_FEES), _RATE - min(i for city in CARDS.cities for _, i in city.offices)
)
"""The most ducats that one more card can bring beyond its own fee or income in a luxury good."""


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


def next_cities(s: NovgorodState) -> int:
    """Return the cities that can be visited next (N-40, N-43, N-44), as a mask."""
    reachable = CARDS.neighbours[s.route[-1] % PLACEHOLDER] if s.route else ALL
    return reachable & ~s.visited & ~s.barred


def placeholders(s: NovgorodState, seat: Seat) -> int:
    """Return the own offices that can be the last city's placeholder (N-43), as a mask."""
    if not s.route or s.route[-1] >= PLACEHOLDER:
        return 0
    hold = 1 << s.hold[seat] if s.hold[seat] >= 0 else 0
    return s.owned[seat] & ~hold & ~s.visited & ~s.barred


def lay(s: NovgorodState, seat: Seat, c: int) -> None:
    """Add a city to the route, with the base office where the seat has none (N-42)."""
    bit = 1 << c
    s.before[c] = s.visited
    s.route.append(c)
    s.visited |= bit
    if not s.owned[seat] & bit:
        s.base |= bit
        s.fees += _FEES[c]


def mark(s: NovgorodState, c: int, k: int) -> None:
    """Lay the office of city ``k`` as the placeholder of city ``c`` (N-43)."""
    s.route.append(c + PLACEHOLDER)
    s.marked |= 1 << c
    s.barred |= 1 << k


def payable_cities(s: NovgorodState, seat: Seat, cities: int) -> int:
    """Return which of the cities can be laid next without a dead end (N-46)."""
    safe = cities & s.owned[seat] if _safe(s, seat) else 0
    money = s.money[seat]
    ahead: Lookahead | None = None
    for c in BITS[cities & ~safe]:
        fees = 0 if s.owned[seat] >> c & 1 else _FEES[c]
        if money >= s.fees + fees:
            safe |= 1 << c
        else:
            ahead = ahead or Lookahead(s, seat)
            if ahead.with_city(c):
                safe |= 1 << c
    return safe


def payable_placeholders(s: NovgorodState, seat: Seat, cards: int) -> int:
    """Return which of the offices can be laid as a placeholder without a dead end (N-46)."""
    if not cards or _safe(s, seat):
        return cards
    ahead = Lookahead(s, seat)
    return sum(1 << k for k in BITS[cards] if ahead.with_placeholder(k))


def _safe(s: NovgorodState, seat: Seat) -> bool:
    """Tell whether the fees stay payable whatever card without a fee is added."""
    if not s.base or s.money[seat] >= s.fees:
        return True
    return len(s.route) < s.speed[seat] and payable(s, seat)


def payable(s: NovgorodState, seat: Seat) -> bool:
    """Tell whether the fees of the route can be paid, whatever else the turn brings (N-46)."""
    if not s.base or s.money[seat] >= s.fees:
        return True
    more = cargo(s).more if len(s.route) <= s.speed[seat] else 0
    return solvent(s, Cargo(s.visited, s.marked, s.visited, s.hold[seat], s.money[seat], more))


class Lookahead:
    """Tells whether a route, or a longer one that begins so, can pay its fees (N-46).

    Cards are laid and taken back on one copy of the state. What was found is kept for the rest
    of the turn in ``sailable``, since nothing else changes while the route is laid.
    """

    __slots__ = ("incomes", "limit", "more", "s", "seat")

    def __init__(self, s: NovgorodState, seat: Seat) -> None:
        self.s = s.clone()
        self.seat = seat
        self.limit = longest(s, seat)
        self.more = cargo(s).more
        owned = s.owned[seat]
        self.incomes = [s.income(seat, c) if owned >> c & 1 else 0 for c in range(GOODS)]

    def with_city(self, c: int) -> bool:
        """Look ahead from the route with one more city."""
        s = self.s
        bit = 1 << c
        base, fees = s.base, s.fees
        lay(s, self.seat, c)
        found = self._known()
        s.route.pop()
        s.visited &= ~bit
        s.base, s.fees = base, fees
        return found

    def with_placeholder(self, k: int) -> bool:
        """Look ahead from the route with one more placeholder, the office of city ``k``."""
        s = self.s
        last = s.route[-1]
        mark(s, last, k)
        found = self._known()
        s.route.pop()
        s.marked &= ~(1 << last)
        s.barred &= ~(1 << k)
        return found

    def _known(self) -> bool:
        s = self.s
        key = (s.barred, *s.route)
        found = s.sailable.get(key)
        if found is None:
            found = s.sailable[key] = self._look()
        return found

    def _look(self) -> bool:
        s, incomes = self.s, self.incomes
        ducats = s.fees - s.money[self.seat] - sum([incomes[c] for c in BITS[s.visited]])
        used = len(s.route)
        room = self.limit - used
        if ducats <= (self.more if used <= s.speed[self.seat] else 0):
            return True
        if not self._worth_trying(ducats, room):
            return False
        if room and any(incomes[c] >= ducats for c in BITS[next_cities(s)]):
            return True
        if payable(s, self.seat):
            return True
        if not room:
            return False
        if any(self.with_city(c) for c in BITS[next_cities(s)]):
            return True
        return any(self.with_placeholder(k) for k in BITS[placeholders(s, self.seat)])

    def _worth_trying(self, ducats: int, room: int) -> bool:
        """Tell whether the best incomes and luxuries within reach could bring the ducats."""
        s, seat = self.s, self.seat
        near = _NEAR[room][s.route[-1] % PLACEHOLDER] & ~s.visited & ~s.barred if room else 0
        own = [self.incomes[c] for c in BITS[near & s.owned[seat]]]
        own.sort(reverse=True)
        incomes = self.more + sum(own[:room])
        if incomes >= ducats:
            return True
        held = s.hold[seat]
        goods = s.visited | near
        if not any([workable(s.artisan_at[c], goods, held)[1] for c in BITS[goods]]):
            return False
        cards = s.base.bit_count() + (held >= 0)
        return incomes + _RATE * cards + _GAIN * room >= ducats

"""What a sensible player believes of merchant, pirate and special missions, in seals.

The weights are this project's own, tuned by games of the arena.
"""

from __future__ import annotations

from functools import lru_cache

from hansetable.core import Seat
from hansetable.games.novgorod.cards import ALL, BITS, CARDS, GOODS, LUXURIES
from hansetable.games.novgorod.expert import pirate_price
from hansetable.games.novgorod.special import cost
from hansetable.games.novgorod.state import SEAL, NovgorodState
from hansetable.games.novgorod.turn import Buy, LayRoute

DUCAT = 0.23
"""What a ducat of the cost of a special mission is worth."""
OWN, NEAR_OWN, OTHER = 0.45, 0.07, 0.1
"""How often a turn would lead to the pirate's city: with an own office there, and how much
oftener for each own one beside it; without."""
SLOWER, BARRED = 0.8, 1.2
"""What the pirate's front and his back cost a turn that would lead to his city."""
ENVY = 0.35
"""Which part of the others' harm is a gain."""
MOMENT = 1.5
"""For how many turns the pirate is believed to stay where he is."""
COMPLETED = 0.4
"""What a special mission is believed to be worth beyond its seals: it counts as completed."""


def evaluate(s: NovgorodState, seat: Seat, turns: float) -> float:
    """Return what the place of the pirate adds to the worth of a position for a seat."""
    expert = s.expert
    if expert.pirate < 0 or not turns:
        return 0.0
    balance = _balance(tuple(s.owned), expert.pirate_side, seat, expert.pirate)
    return balance * min(turns, MOMENT)


@lru_cache(maxsize=256)
def _harms(owned: tuple[int, ...], side: int) -> tuple[tuple[float, ...], ...]:
    """Return what the pirate costs each seat a turn, by seat and city."""
    each = BARRED if side else SLOWER
    return tuple(
        tuple(
            each
            * (
                (OWN if cities >> c & 1 else OTHER)
                + NEAR_OWN * (CARDS.neighbours[c] & cities).bit_count()
            )
            for c in range(GOODS)
        )
        for cities in owned
    )


@lru_cache(maxsize=4096)
def _balance(owned: tuple[int, ...], side: int, seat: Seat, city: int) -> float:
    """Return the others' harm, as far as it is a gain, without the own one."""
    harms = _harms(owned, side)
    own = harms[seat][city]
    others = sum(harm[city] for harm in harms) - own
    return ENVY * others / (len(harms) - 1) - own


@lru_cache(maxsize=256)
def _haven(owned: tuple[int, ...], side: int, seat: Seat) -> int:
    """Return the city in which the pirate is best for a seat."""
    return max(range(GOODS), key=lambda c: (_balance(owned, side, seat, c), -c))


def moves_pirate(s: NovgorodState, seat: Seat, city: int) -> bool:
    """Tell whether moving the pirate there is worth a thought: to the best place.

    At the beginning of a turn that is when he is in the way, at its end when it is free.
    """
    step, side = s.stack[-1], s.expert.pirate_side
    if isinstance(step, LayRoute):
        in_the_way = s.owned[seat] >> s.expert.pirate & 1
        if s.route or not in_the_way or pirate_price(s, seat) > s.money[seat] // 2:
            return False
    elif side:
        return city == _haven(tuple(s.owned), side, seat) and not leaves_pirate(s, seat)
    elif not isinstance(step, Buy) or pirate_price(s, seat):
        return False
    return city == _haven(tuple(s.owned), side, seat)


def leaves_pirate(s: NovgorodState, seat: Seat) -> bool:
    """Tell whether the pirate is better left where he is at the end of a turn (N-116)."""
    owned = tuple(s.owned)
    best = _balance(owned, 1, seat, _haven(owned, 1, seat))
    gain = best - _balance(owned, 1, seat, s.expert.pirate)
    return gain * MOMENT <= (1.0 if s.visible(seat) & SEAL else 0.0)


def specials_promise(s: NovgorodState, seat: Seat, held: int) -> float:
    """Return what the best special mission brings that a route may fulfil, less its cost."""
    goods = s.visited | held
    luxuries = _luxuries(s, held)
    best = 0.0
    for card, part in s.expert.column:
        asked = CARDS.specials[card].parts[part]
        if asked.goods & ~goods or asked.luxuries & ~luxuries:
            continue
        price = cost(s, (card,), False)
        if price <= s.money[seat]:
            best = max(best, asked.seals + COMPLETED - DUCAT * price)
    return best


def _luxuries(s: NovgorodState, held: int) -> int:
    """The luxuries that the artisans on a route can make, also from two or more, as parts ask."""
    luxuries = 0
    for c in BITS[s.visited]:
        missing = ALL & ~(s.before[c] | 1 << c | held)
        artisan = CARDS.artisans[s.artisan_at[c]]
        for mask, _ in artisan.recipes:
            if not mask & missing:
                several = mask.bit_count() > 1
                luxuries |= 1 << artisan.luxury | several << artisan.luxury + len(LUXURIES)
    return luxuries

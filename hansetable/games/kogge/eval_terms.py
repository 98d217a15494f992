"""What cargo, markers and places promise: the parts of which advice is made."""

from __future__ import annotations

from functools import lru_cache

from hansetable.core import Seat
from hansetable.games.kogge.cards import CITIES, GOODS, MADE
from hansetable.games.kogge.multiset import (
    ALL_GOODS,
    FIELD,
    WIDTH,
    count,
    goods_in,
    pieces_of,
    size,
)
from hansetable.games.kogge.scoring import GOAL, value
from hansetable.games.kogge.state import NOBODY, KoggeState
from hansetable.games.kogge.turn import due_beside
from hansetable.games.kogge.voyage import BOTH_RAIDS

GOODS_WORTH = (1.6, 3.2, 4.6, 6.2)
"""What one of the goods is worth while it can still be used."""
UNKNOWN_GOOD = 2.5
SETS = (0.0, 3.0, 4.5, 5.0)
"""What it is worth to hold three different goods, once, twice, three times."""
DOZEN, HALF_DOZEN = 6, 7.0
"""So many equal goods buy a bonus chip, and what it is worth to have them."""
MARKERS, MORE_MARKERS, ENOUGH = 0.75, 0.25, 7
"""What a marker is worth, and one beyond so many."""
FOUNDING = (9.0, 9.0, 10.0, 12.0, 60.0)
"""What it is worth to be able to found a kontor, by the development points that one has."""
LAST_CHIP = 30.0
"""What it is worth to have the price of a bonus chip that would be the fifth point."""
NO_GOODS, NO_MARKERS, STEP = 0.62, 0.5, 0.8
"""What is left of it for each good or marker that is missing, and for each step to the city."""
ELSEWHERE = 0.35
"""What a second city where one could found adds."""
FAR = 9


@lru_cache(maxsize=1 << 15)
def cargo_worth(cargo: int) -> float:
    """Return what a cargo is worth while there is time to use it."""
    counts = [cargo >> WIDTH * g & FIELD for g in range(len(GOODS))]
    value = UNKNOWN_GOOD * (cargo >> WIDTH * len(GOODS))
    for worth, number in zip(GOODS_WORTH, counts, strict=True):
        value += worth * number
    if max(counts) >= DOZEN:
        value += HALF_DOZEN
    return value + SETS[_sets(counts)]


def _sets(counts: list[int]) -> int:
    """How many times three different goods are held."""
    sets = 0
    while sets + 1 < len(SETS) and sum(min(n, sets + 1) for n in counts) >= 3 * (sets + 1):
        sets += 1
    return sets


@lru_cache(maxsize=1 << 12)
def distances(squares: tuple[int, ...], closed: int, start: int) -> tuple[int, ...]:
    """Return the steps from a city to each city along the routes that are known."""
    found = [FAR] * len(CITIES)
    found[start] = 0
    waiting = [start]
    for c in waiting:
        for m in squares[2 * c : 2 * c + 2]:
            if m >= 0 and found[m] == FAR and not closed >> m & 1:
                found[m] = found[c] + 1
                waiting.append(m)
    return tuple(found)


@lru_cache(maxsize=1 << 10)
def closed(raided: tuple[int, ...], seat: Seat) -> int:
    """Return the cities that are closed to a seat for ever (K-44), as a mask."""
    return sum(1 << c for c, mask in enumerate(raided) if mask >> seat & BOTH_RAIDS)


def reach(s: KoggeState, seat: Seat) -> tuple[int, ...]:
    """Return the steps from a seat's cog to each city."""
    return distances(tuple(s.squares), closed(tuple(s.raided), seat), s.cog[seat])


def founding(s: KoggeState, seat: Seat, hand: int, cargo: int, steps: tuple[int, ...]) -> float:
    """Return what the development points are worth that could be had next (K-60, K-61)."""
    points = min(s.points(seat), GOAL - 1)
    value = FOUNDING[points] * _founding(tuple(s.sites), hand, goods_in(cargo), steps)
    if points == GOAL - 1 and any([count(cargo, g) >= DOZEN for g in range(len(GOODS))]):
        value += LAST_CHIP
    return value


@lru_cache(maxsize=1 << 14)
def _founding(
    sites: tuple[Seat, ...], hand: int, kinds: tuple[int, ...], steps: tuple[int, ...]
) -> float:
    """What `founding` returns, by the kinds of goods in the cargo."""
    best = second = 0.0
    for c, far in enumerate(steps):
        one, other = sites[2 * c : 2 * c + 2]
        if far == FAR or (one != NOBODY and other != NOBODY):
            continue
        short = max(0, due_beside(one, other) - (hand >> WIDTH * c & FIELD))
        missing = len(GOODS) - 1 - len(kinds) + (MADE[c] in kinds)
        value = NO_GOODS**missing * NO_MARKERS**short * STEP ** max(0, far - 1)
        if value > best:
            best, second = value, best
        elif value > second:
            second = value
    return best + ELSEWHERE * second


@lru_cache(maxsize=1 << 14)
def nearby(goods: tuple[int, ...], most: int, steps: tuple[int, ...]) -> float:
    """Return what the dearest goods are worth, so many at most, of a city within one step."""
    best = 0.0
    for pack, far in zip(goods, steps, strict=True):
        if far == 1 and pack and most:
            known = (g for g in pieces_of(pack)[-most:] if g < len(GOODS))
            best = max(best, sum(GOODS_WORTH[g] for g in known))
    return best


def hand_worth(hand: int) -> float:
    """Return what markers are worth, apart from those that a kontor needs."""
    number = size(hand)
    return MARKERS * min(number, ENOUGH) + MORE_MARKERS * max(0, number - ENOUGH)


def rounds_left(s: KoggeState) -> float:
    """Return about how many rounds are left before the guild master ends the game (K-32)."""
    ahead = (s.goal - s.guild) % len(CITIES) or len(CITIES)
    ahead += len(CITIES) * max(0, 1 - s.laps)
    return ahead / 1.5


def haste(s: KoggeState) -> float:
    """Return how much the end is near: 0 early, 1 when every round may be the last."""
    return min(1.0, max(0.0, 1.0 - (rounds_left(s) - 1.0) / 4.0))


def end_worth(cargo: int) -> float:
    """Return the victory points of a cargo (K-83); unknown goods count as average ones."""
    return value(cargo) + UNKNOWN_GOOD * (cargo >> WIDTH * len(GOODS))


@lru_cache(maxsize=1 << 8)
def lead(points: int) -> float:
    """Return what development points are worth on the way to five (K-81)."""
    return (0.0, 18.0, 40.0, 66.0, 96.0, 300.0)[min(points, GOAL)]


def outside(s: KoggeState, seat: Seat) -> tuple[int, ...]:
    """Return how many of each of the goods others have in their cargos, as a seat can count."""
    rest = ALL_GOODS - s.stock - sum(s.goods) - sum(s.stores) - s.cargo[seat]
    return tuple(count(rest, g) for g in range(len(GOODS)))

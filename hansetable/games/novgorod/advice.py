"""What a sensible player believes: the worth of a position, and what is not worth a thought.

All values are in seals. The weights are this project's own, tuned by games of the arena.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import inf

from hansetable.core import Action, Seat
from hansetable.games.novgorod import actions as a
from hansetable.games.novgorod.cards import BITS, CARDS, GOODS
from hansetable.games.novgorod.scoring import CAREER, MISSIONS, OFFICES, TOP, loses, variety
from hansetable.games.novgorod.state import INCOME, SEAL, SPEED, VISIBLE, NovgorodState
from hansetable.games.novgorod.use import mission_bits

ALWAYS, NEVER = inf, -inf
"""Worth trying before anything else is judged; not worth a thought."""
BUYING = 1.5
"""What buying one thing may add to the worth of a position."""
DUCAT = 0.23
MISSION_IN_HAND = 1.5
MISSION_LEFT = 1.3
TYPICAL_ROUNDS = 11


def turns_left(s: NovgorodState) -> float:
    """Return how many more turns a seat can expect, the running one not counted."""
    if s.last:
        return 0.0
    lead = max(s.seals)
    by_seals = (CARDS.goal - lead) / 4 + 1
    by_career = 1.5 * (TOP - max(s.level)) + 1
    return max(0.7, min(by_seals, by_career + 2, TYPICAL_ROUNDS - s.round + 2.5))


def worth(s: NovgorodState) -> Sequence[float]:
    """Return the seals that each seat can expect to end with, about."""
    if s.final is not None:
        return [
            s.seals[seat] + 0.01 * s.money[seat] - (40 if loses(s, seat) else 0)
            for seat in range(s.n)
        ]
    turns = turns_left(s)
    return [_worth_of(s, seat, turns) for seat in range(s.n)]


def _worth_of(s: NovgorodState, seat: Seat, turns: float) -> float:
    level = s.level[seat]
    card = CARDS.careers[s.career[seat]][s.side[seat]]
    value = float(s.seals[seat])
    value += card.seals[level] * turns
    value += 1.2 * level if turns > 1 else 0.3 * level
    visible = VISIBLE[s.career[seat]][s.side[seat]][level]
    privilege = 0.55 if visible & SPEED else 0.4 if visible & INCOME else 0.0
    value += turns * (0.9 if visible & SEAL else privilege)
    missing = card.loses - level
    if missing > 0:  # N-101
        value -= missing * (4 + 16 / (turns + 0.6))
    value += _money(s.money[seat], turns)
    value += _fleet(s, seat, turns)
    value += _missions(s, seat, turns)
    return value + _bonuses(s, seat, turns)


def _money(ducats: int, turns: float) -> float:
    """The worth of ducats: there is always something to buy, until there are no turns left."""
    spendable = min(ducats, 18 * min(turns, 1.5))
    return DUCAT * spendable * min(1.0, turns / 2 + 0.1) + 0.02 * ducats


def _fleet(s: NovgorodState, seat: Seat, turns: float) -> float:
    """The worth of ship, offices and hold: what they bring each turn."""
    offices, at = s.office, seat * GOODS
    owned = s.owned[seat]
    gain = 0.0
    for c in BITS[owned]:
        city = CARDS.cities[c]
        near = (CARDS.neighbours[c] & owned).bit_count()
        gain += DUCAT * (city.offices[offices[at + c]][1] + city.fee) * (0.30 + 0.08 * near)
    speed = s.speed[seat]
    gain += (0.0, 0.0, 0.0, 1.0, 1.9, 2.6)[speed]
    useful = min(turns, 7.0)
    return gain * useful + (0.6 if s.hold[seat] >= 0 else 0.0) * min(turns, 1.0)


def _missions(s: NovgorodState, seat: Seat, turns: float) -> float:
    """The worth of missions in progress, as far as there is time for them."""
    hand = s.hand[seat].bit_count() + s.unknown[seat]
    left = s.left[seat].bit_count()
    time = min(1.0, turns / (1.0 + 0.8 * (hand + left)))
    return time * (MISSION_IN_HAND * hand + MISSION_LEFT * left)


def _bonuses(s: NovgorodState, seat: Seat, turns: float) -> float:
    """The worth of being on the way to a bonus card (N-95)."""
    value = 0.0
    for i, card in enumerate(s.bonus):
        if s.bonus_got[i] >> seat & 1 or s.bonus_stage[i] > 1:
            continue
        seals = CARDS.bonus[card][s.bonus_stage[i]]
        if card == OFFICES:
            short = GOODS - s.owned[seat].bit_count()
            value += seals * max(0.0, 0.75 - 0.12 * short) * (turns >= short)
        elif card == MISSIONS:
            value += seals * 0.2 * min(2, s.under[seat].bit_count())
        elif card == CAREER:
            value += seals * 0.15 * min(2, s.level[seat])
        elif not seals:
            value += variety(s, seat)
    return value


def likes(s: NovgorodState, seat: Seat, action: Action) -> float:
    """Return the worth that an action may lead to, hopefully; `NEVER` for what makes no sense."""
    match action:
        case a.Lay(c=c):
            held = s.owned[seat] >> c & 1
            return ALWAYS if held or s.fees + CARDS.cities[c].fee <= _most_fees(s, seat) else NEVER
        case a.Mark(k=k):
            return ALWAYS if k == _least_useful(s, seat) else NEVER
        case a.Sail():
            return worth(s)[seat] + _route_promise(s, seat) + BUYING
        case a.Collect():
            return ALWAYS if _saves_for_a_step(s, seat) else NEVER
        case a.Done():
            after = s.clone()
            after.push(seat, action)
            return worth(after)[seat] + BUYING
        case _:
            return ALWAYS


def _most_fees(s: NovgorodState, seat: Seat) -> int:
    """The fees that a sensible route costs at most."""
    return 6 if s.speed[seat] > 3 else 5


def _least_useful(s: NovgorodState, seat: Seat) -> int:
    """The office in hand that is missed least as a placeholder: poor, far, of a common good."""
    last = s.route[-1]
    hold = 1 << s.hold[seat] if s.hold[seat] >= 0 else 0
    cards = BITS[s.owned[seat] & ~hold & ~s.visited & ~s.barred]
    near = CARDS.neighbours[last]
    return min(cards, key=lambda c: (near >> c & 1, s.income(seat, c), c))


def _saves_for_a_step(s: NovgorodState, seat: Seat) -> bool:
    """Tell whether taking income early can pay the next career step (N-64)."""
    level = s.level[seat]
    if level >= TOP:
        return False
    card = CARDS.careers[s.career[seat]][s.side[seat]]
    return card.costs[level] == "ducats15" and s.money[seat] < 15


def _route_promise(s: NovgorodState, seat: Seat) -> float:
    """A quick look at what a route may bring: incomes, luxuries, mission lines, career step."""
    goods = s.visited
    held = s.hold[seat]
    everything = goods | (1 << held if held >= 0 else 0)
    ducats = -s.fees
    for c in BITS[goods & ~s.base]:
        ducats += s.income(seat, c)
    value = 0.5 * DUCAT * ducats
    luxuries = 0
    best = []
    for c in BITS[goods]:
        reached = s.before[c] | 1 << c | (1 << held if held >= 0 else 0)
        artisan = CARDS.artisans[s.artisan_at[c]]
        seals = [seals for mask, seals in artisan.recipes if not mask & ~reached]
        if seals:
            luxuries |= 1 << artisan.luxury
            best.append(max(seals))
    best.sort(reverse=True)
    value += sum(best[: 1 + len(s.route) // 2]) * (1 + DUCAT)
    for m in mission_bits(s.hand[seat] | s.left[seat]):
        for mask in CARDS.missions[m].lines:
            have = luxuries if CARDS.missions[m].luxury else everything
            if not mask & ~have:
                value += 1.8
    return max(0.0, value + _step_promise(s, seat, everything, luxuries))


def _step_promise(s: NovgorodState, seat: Seat, goods: int, luxuries: int) -> float:
    """What the next career step adds to a route that can pay it."""
    level = s.level[seat]
    if level >= TOP:
        return 0.0
    card = CARDS.careers[s.career[seat]][s.side[seat]]
    count, crafts = a.COST_PARTS[card.costs[level]]
    if goods.bit_count() >= count and luxuries.bit_count() >= crafts and count + crafts:
        return 5.0 if level < card.loses else 3.5
    return 0.0

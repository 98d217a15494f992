"""What a sensible player believes: the worth of a position, and what is not worth a thought.

All values are in seals. The weights are this project's own, tuned by games of the arena.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property, lru_cache
from math import inf

from hansetable.core import Action, Bound, Seat
from hansetable.games.novgorod import actions as a
from hansetable.games.novgorod import expert_eval
from hansetable.games.novgorod.cards import ALL, BITS, CARDS, GOODS, Career
from hansetable.games.novgorod.scoring import (
    CAREER,
    MISSIONS,
    OFFICES,
    TOP,
    VARIETY,
    loses,
    variety,
)
from hansetable.games.novgorod.state import INCOME, SEAL, SPEED, VISIBLE, NovgorodState
from hansetable.games.novgorod.turn import FASTEST
from hansetable.games.novgorod.use import STEP_DUCATS, ducats_after, hold_after, mission_bits

ALWAYS, NEVER = Bound(inf), Bound(-inf)
"""Worth trying before anything else is judged; not worth a thought."""
BUYING = 1.5
"""What buying one thing may add to the worth of a position."""
TYPICAL_ROUNDS = 11
"""How many rounds a game has if nobody hurries."""
DUCAT = 0.23
"""What a ducat buys, as long as there are turns to use it in."""
EAGER = 0.4
"""Which part of what a purchase will bring the ducats saved for it are believed to be worth."""
SPEEDS = (0.0, 0.0, 0.0, 1.0, 1.9, 2.6)
"""What the speed of the ship brings each turn."""
OFTEN, OFTEN_NEAR = 0.42, 0.08
"""How often a turn leads to an own office, and how much oftener for each own one beside it."""
STEP, LAST_STEP = 1.2, 0.3
"""What a career step is worth beyond its seals each turn; when there is hardly a turn left."""
LOSING, LOSING_SOON = 4.0, 16.0
"""What each step that is missing against an X costs, and how that grows near the end (N-101)."""
IN_HAND, TO_THE_LEFT, STORED = 1.5, 1.3, 0.6
"""What a mission in hand, a half-done mission and a stored commodity are worth in good time."""
LOSS, WIN = 40.0, 5.0
"""What losing by an X costs and winning brings when the game is over."""


def turns_left(s: NovgorodState) -> float:
    """Return how many more turns a seat can expect, the running one not counted."""
    if s.last:
        return 0.0
    by_seals = (CARDS.goal - max(s.seals)) / 4 + 1
    by_career = 1.5 * (TOP - max(s.level)) + 3
    return max(0.7, min(by_seals, by_career, TYPICAL_ROUNDS - s.round + 2.5))


def evaluate(s: NovgorodState, seat: Seat) -> float:
    """Return the seals that a seat can expect to end with, about."""
    if s.final is not None:
        return _final_worth(s, seat)
    ducats = s.money[seat] if s.round else _after_introduction(s, seat)
    return _worth_of(s, seat, ducats, s.hold[seat])


def _final_worth(s: NovgorodState, seat: Seat) -> float:
    """The seals when the game is over; ducats decide ties."""
    assert s.final is not None
    outcome = WIN * (seat in s.final.winners) - LOSS * loses(s, seat)
    return s.seals[seat] + 0.01 * s.money[seat] + outcome


def _worth_of(s: NovgorodState, seat: Seat, ducats: int, hold: int) -> float:
    """The worth of a position for a seat that has so many ducats, and this in its hold."""
    turns = turns_left(s)
    career, side, level, speed = s.career[seat], s.side[seat], s.level[seat], s.speed[seat]
    at = seat * GOODS
    offices = tuple(s.office[at : at + GOODS])
    hand, left = s.hand[seat].bit_count() + s.unknown[seat], s.left[seat].bit_count()
    value = _standing(s.seals[seat], career, side, level, turns)
    value += money_worth(ducats, career, side, level, speed, turns)
    value += fleet_worth(s.owned[seat], offices, speed, hold >= 0, turns)
    value += _missions(hand, left, turns)
    value += expert_eval.evaluate(s, seat, turns)
    return value + bonuses_worth(s, seat, turns)


@lru_cache(maxsize=1 << 12)
def _standing(seals: int, career: int, side: int, level: int, turns: float) -> float:
    """The worth of the seals and of the career step that is reached."""
    card = CARDS.careers[career][side]
    value = seals + card.seals[level] * turns
    value += level * (STEP if turns > 1 else LAST_STEP)
    visible = VISIBLE[career][side][level]
    value += turns * (
        0.9 if visible & SEAL else 0.55 if visible & SPEED else 0.4 if visible & INCOME else 0.0
    )
    missing = card.loses - level
    if missing > 0:
        value -= missing * (LOSING + LOSING_SOON / (turns + 0.6))
    return value


def _after_introduction(s: NovgorodState, seat: Seat) -> int:
    """The ducats that are left when the introduction is paid at its end (N-23)."""
    at = seat * GOODS
    spent = sum([CARDS.cities[c].offices[s.office[at + c]][0] for c in BITS[s.owned[seat]]])
    return s.money[seat] - spent - CARDS.mission_price * s.in_progress(seat)


@lru_cache(maxsize=1 << 13)
def money_worth(ducats: int, career: int, side: int, level: int, speed: int, turns: float) -> float:
    """Return the worth of ducats: there is something to buy until there are no turns left."""
    spendable = min(ducats, 18 * min(turns, 1.5))
    value = DUCAT * spendable * min(1.0, turns / 2 + 0.1) + 0.02 * ducats
    if turns >= 1:
        value += EAGER * _saved_for(ducats, CARDS.careers[career][side], level, speed, turns - 1)
    return value


def _saved_for(ducats: int, card: Career, level: int, speed: int, turns: float) -> float:
    """What the next ship speed and a career step for ducats will bring, as far as it is saved."""
    value = 0.0
    if speed < FASTEST:
        price = CARDS.ship(speed + 1)
        gain = (SPEEDS[speed + 1] - SPEEDS[speed]) * min(turns, 7.0) - DUCAT * price
        value += max(0.0, gain) * min(1.0, ducats / max(1, price))
    if saves(card, level):
        gain = (card.seals[level + 1] - card.seals[level]) * turns + STEP - DUCAT * STEP_DUCATS
        if level < card.loses:
            gain += LOSING + LOSING_SOON / (turns + 0.6)
        value += max(0.0, gain) * min(1.0, ducats / STEP_DUCATS)
    return value


def saves(card: Career, level: int) -> bool:
    """Tell whether the next career step costs ducats."""
    return level < TOP and card.costs[level] == "ducats15"


@lru_cache(maxsize=1 << 13)
def fleet_worth(
    owned: int, offices: tuple[int, ...], speed: int, stored: bool, turns: float
) -> float:
    """Return the worth of ship, offices and hold: what they bring or save each turn."""
    ducats = 0.0
    for c in BITS[owned]:
        city = CARDS.cities[c]
        often = OFTEN + OFTEN_NEAR * (CARDS.neighbours[c] & owned).bit_count()
        ducats += often * (city.offices[offices[c]][1] + city.fee)
    each_turn = DUCAT * ducats + SPEEDS[speed]
    return each_turn * min(turns, 7.0) + (STORED if stored else 0.0) * min(turns, 1.0)


@lru_cache(maxsize=1 << 10)
def _missions(hand: int, left: int, turns: float) -> float:
    """The worth of missions in progress, as far as there is time for them."""
    time = min(1.0, turns / (1.0 + 0.8 * (hand + left)))
    return time * (IN_HAND * hand + TO_THE_LEFT * left)


def bonuses_worth(s: NovgorodState, seat: Seat, turns: float) -> float:
    """Return the worth of being on the way to a bonus card (N-95)."""
    value = 0.0
    for i, card in enumerate(s.bonus):
        if card == VARIETY:
            value += variety(s, seat)
            continue
        if s.bonus_got[i] >> seat & 1 or s.bonus_stage[i] > 1:
            continue
        seals = CARDS.bonus[card][s.bonus_stage[i]]
        if card == OFFICES:
            short = GOODS - s.owned[seat].bit_count()
            value += seals * max(0.0, 0.75 - 0.12 * short) * (turns >= short)
        elif card == MISSIONS:
            value += seals * 0.2 * min(2, s.completed(seat))
        elif card == CAREER:
            value += seals * 0.15 * min(2, s.level[seat])
    return value


def action_bounds(s: NovgorodState, seat: Seat, actions: Sequence[Action]) -> Sequence[Bound]:
    """Return the worth that each action may lead to, hopefully; `NEVER` for what makes no sense."""
    judge = _Judge(s, seat)
    return [judge.bound(action) for action in actions]


class _Judge:
    """Judges the actions of one question; what several of them need is found out once."""

    def __init__(self, s: NovgorodState, seat: Seat) -> None:
        self._s, self._seat = s, seat

    def bound(self, action: Action) -> Bound:
        """Return the worth that an action may lead to."""
        s, seat = self._s, self._seat
        match action:
            case a.Produce() | a.Fulfil():
                return ALWAYS
            case a.Lay(c=c):
                held = s.owned[seat] >> c & 1
                fees = s.fees + CARDS.cities[c].fee
                return ALWAYS if held or fees <= _most_fees(s, seat) else NEVER
            case a.Mark(k=k):
                return ALWAYS if k == self._least_useful else NEVER
            case a.Sail():
                return Bound(evaluate(s, seat) + _route_promise(s, seat) + BUYING)
            case a.MovePirate(c=c):
                return ALWAYS if expert_eval.moves_pirate(s, seat, c) else NEVER
            case a.LeavePirate():
                return ALWAYS if expert_eval.leaves_pirate(s, seat) else NEVER
            case a.Collect():
                step_costs = saves(s.career_side(seat), s.level[seat])
                return ALWAYS if step_costs and s.money[seat] < STEP_DUCATS else NEVER
            case a.Done():
                if s.lines:  # what is half done is asked about first (N-67)
                    return Bound(evaluate(s, seat) + BUYING)
                worth = _worth_of(s, seat, ducats_after(s, seat), hold_after(s, seat))
                return Bound(worth + BUYING)
            case _:
                return ALWAYS

    @cached_property
    def _least_useful(self) -> int:
        return _least_useful(self._s, self._seat)


def _most_fees(s: NovgorodState, seat: Seat) -> int:
    """The fees that a sensible route costs at most."""
    return 6 if s.speed[seat] > 3 else 5


def _least_useful(s: NovgorodState, seat: Seat) -> int:
    """The office in hand that is missed least as a placeholder: far away, of little income."""
    hold = 1 << s.hold[seat] if s.hold[seat] >= 0 else 0
    cards = BITS[s.owned[seat] & ~hold & ~s.visited & ~s.barred]
    near = CARDS.neighbours[s.route[-1]]
    return min(cards, key=lambda c: (near >> c & 1, s.income(seat, c), c))


def _route_promise(s: NovgorodState, seat: Seat) -> float:
    """A quick look at what a route may bring: incomes, luxuries, mission lines, career step."""
    held = 1 << s.hold[seat] if s.hold[seat] >= 0 else 0
    goods = s.visited | held
    ducats = -s.fees
    for c in BITS[s.visited & ~s.base]:
        ducats += s.income(seat, c)
    luxuries, seals = _luxuries(s, held)
    value = 0.5 * DUCAT * ducats + seals * (1 + DUCAT)
    for m in mission_bits(s.hand[seat] | s.left[seat]):
        mission = CARDS.missions[m]
        have = luxuries if mission.luxury else goods
        value += 1.8 * sum(not mask & ~have for mask in mission.lines)
    if s.expert.column:
        value += expert_eval.specials_promise(s, seat, held)
    return max(0.0, value + _step_promise(s, seat, goods, luxuries))


def _luxuries(s: NovgorodState, held: int) -> tuple[int, int]:
    """The luxuries that the artisans on a route can make, as a mask, and the seals of the best."""
    luxuries = 0
    best = []
    for c in BITS[s.visited]:
        missing = ALL & ~(s.before[c] | 1 << c | held)
        artisan = CARDS.artisans[s.artisan_at[c]]
        seals = [seals for mask, seals in artisan.recipes if not mask & missing]
        if seals:
            luxuries |= 1 << artisan.luxury
            best.append(max(seals))
    best.sort(reverse=True)
    return luxuries, sum(best[: 1 + len(s.route) // 2])


def _step_promise(s: NovgorodState, seat: Seat, goods: int, luxuries: int) -> float:
    """What the next career step adds to a route that can pay it."""
    level = s.level[seat]
    if level >= TOP:
        return 0.0
    card = s.career_side(seat)
    count, crafts = a.COST_PARTS[card.costs[level]]
    if goods.bit_count() >= count and luxuries.bit_count() >= crafts and count + crafts:
        return 5.0 if level < card.loses else 3.5
    return 0.0

"""What a sensible player believes: the worth of a position, and what is not worth a thought.

All values are in points. The weights are this project's own, tuned by games of the arena.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property, lru_cache
from math import inf

from hansetable.core import Action, Bound, Seat
from hansetable.games.riga import actions as a
from hansetable.games.riga.bill import Bill, owned
from hansetable.games.riga.cards import CARDS, CITY_OF, COST, KIND_OF, OF, POINTS, bits
from hansetable.games.riga.multiset import BASE, FIELD, HIDDEN, SHIFTS, WIDTH, size
from hansetable.games.riga.proposal import proposal, usefulness
from hansetable.games.riga.scoring import PENALTY, money, printed
from hansetable.games.riga.state import UNKNOWN, RigaState, cards_in
from hansetable.games.riga.year import limit, turn_order

_EXCHANGE = OF["exchange"]
ALWAYS, NEVER = Bound(inf), Bound(-inf)
DUCAT = 0.25
"""What a ducat is worth while there is time to spend it."""
SOON, SURPLUS = 12.0, 0.7
"""The ducats that can be used beyond those for the hand; the part that more are still worth."""
ROW = 10.5
"""The ducats that a turn can bring."""
BUILDING = 2.0
"""What the building phase may add to the worth of a position."""
GROWTH = 0.22
"""The knights, or merchants, that a turn adds."""
MARK = 0.12
"""What a knight or merchant is worth apart from archives, banks and inns."""
HELD = 0.9
"""The part of its money that a function is worth before it is used."""
CRANE, TREASURY, EXCHANGE = 5.5, 4.5, 7.0
"""What these functions are worth in ducats; the exchange office while it shows 8."""
REFILL = 0.1
"""The ducats that a turn can bring by turning the exchange office from 0 to 8, and back later."""
YARD, LATE_YARD, MONASTERY = 2.4, 1.0, 0.8
"""What these functions are worth in points."""
MANUFACTORY, MARKET, STOREHOUSE = 0.16, 0.06, 0.1
"""What these functions are worth in points a turn."""
SURE, HURRY = 1.0, 0.1
"""How likely it is to build what can be paid, and how much less so with one turn left."""
HIDDEN_BUILDING = 2.0
"""What a building is worth that a builder's yard will bring."""
OVER, OVER_LATER, ROOM = 0.7, 0.15, 2
"""What a card beyond the hand limit loses: in winter now, or, beyond some room, after a turn."""


def turns_left(s: RigaState, seat: Seat) -> tuple[int, int]:
    """Return how many turns a seat still has: until winter, and in all."""
    here = turn_order(s.n, s.start)[s.leg :].count(seat)
    return here, here + 2 * (s.years() - s.year)


def evaluate(view: RigaState, seat: Seat) -> float:
    """Return the points that a seat can expect to end with, about."""
    if view.final is not None:
        return view.final.scores[seat] + 0.01 * money(view, seat)
    return _worth_of(view, seat)


def _worth_of(s: RigaState, seat: Seat) -> float:
    before_winter, turns = turns_left(s, seat)
    built = s.built[seat]
    knights, merchants = s.knights(seat), s.merchants(seat)
    growth = GROWTH * min(turns, 9)
    sets = min(float(CARDS.most_sets), knights + growth, merchants + growth)
    archives = (built & OF["archive"]).bit_count()
    lodges = (built & OF["lodge"]).bit_count()
    value = printed(built) + CARDS.lodges[lodges] + archives * CARDS.set_points * sets
    ready = built & ~s.used[seat]
    value += _functions(ready | built & _EXCHANGE, turns, knights, merchants)
    if ready & _EXCHANGE and turns:
        value += DUCAT * EXCHANGE
    value += MARK * min(1.0, turns / 6) * (knights + merchants)
    return value + _hand(s, seat, before_winter, turns, knights, merchants, lodges, sets)


@lru_cache(maxsize=1 << 13)
def _functions(ready: int, turns: int, knights: int, merchants: int) -> float:
    """The worth of functions that are still to be used, of an exchange office as if at 0."""
    value = 0.0
    for b in bits(ready):
        value += function_worth(KIND_OF[b], turns, knights, merchants)
    return value


def function_worth(kind: str, turns: int, knights: int, merchants: int) -> float:
    """Return what the function of a building is worth, used within so many turns.

    An exchange office shows 0, as when it is built (R-63): what is given to it pays only in a later
    turn.
    """
    if not turns:
        return 0.0
    match kind:
        case "kontor":
            return HELD * DUCAT * CARDS.kontor
        case "bank":
            return HELD * DUCAT * CARDS.bank * (merchants + 0.1 * turns)
        case "inn":
            return HELD * DUCAT * CARDS.inn * (knights + 0.1 * turns)
        case "crane":
            return DUCAT * CRANE
        case "treasury":
            return DUCAT * TREASURY
        case "yard":
            return YARD if turns > 1 else LATE_YARD
        case "manufactory":
            return MANUFACTORY * turns
        case "market":
            return MARKET * turns
        case "storehouse":
            return STOREHOUSE * turns
        case "monastery":
            return MONASTERY
        case "exchange":
            return DUCAT * REFILL * (turns - 1)
    return 0.0


def _hand(
    s: RigaState, seat: Seat, before_winter: int, turns: int, knights: int, merchants: int,
    lodges: int, sets: float,
) -> float:  # fmt: skip
    """The worth of what is in hand, and of the Riga buildings that can still be built."""
    hand = s.hand[seat]
    own = owned(s, seat)
    ducats = expected_ducats(s, seat, own)
    value, purse = 0.0, ducats + ROW * turns
    builds = 3 * turns
    costs = 0
    for net, gain, cost in _wanted(own, turns, knights, merchants, lodges, sets):
        costs += cost
        chance = 0.0
        if builds > 0 and net > 0:
            paid = min(1.0, (purse - costs + cost) / cost)
            chance = max(0.0, SURE * paid - HURRY / turns)
        if not chance:
            costs -= cost
        builds -= 1
        value += chance * (gain - DUCAT * cost) - (1 - chance) * PENALTY
    value += (hand >> UNKNOWN) * (HIDDEN_BUILDING if turns else -PENALTY)
    if turns:
        useful = min(ducats, costs + ROW * turns)
        soon = min(useful, costs + SOON)
        value += DUCAT * (soon + SURPLUS * (useful - soon))
    else:
        value += 0.01 * ducats
    return value - _overflow(s, seat, before_winter)


@lru_cache(maxsize=1 << 13)
def _wanted(
    own: int, turns: int, knights: int, merchants: int, lodges: int, sets: float
) -> Sequence[tuple[float, float, int]]:
    """Buildings that one may build, as (what is gained in the end, points, cost), best first."""
    wanted = []
    for b in bits(own):
        kind = KIND_OF[b]
        gain = POINTS[b] + function_worth(kind, turns - 1, knights, merchants)
        if kind == "lodge":
            gain += CARDS.lodges[min(4, lodges + 1)] - CARDS.lodges[lodges]
            lodges += lodges < 4
        elif kind == "archive":
            gain += CARDS.set_points * sets
        wanted.append((gain + PENALTY - DUCAT * COST[b], gain, COST[b]))
    return tuple(sorted(wanted, reverse=True))


def expected_ducats(s: RigaState, seat: Seat, own: int) -> float:
    """Return what the goods in hand can be expected to pay."""
    goods = s.goods[seat]
    hidden = BASE[HIDDEN] * 1.3 * (goods >> WIDTH * HIDDEN)
    cloth, glass, wine, grain = usefulness(s.built[seat], own)
    some = hidden + cloth * (goods & FIELD) + glass * (goods >> SHIFTS[1] & FIELD)
    return some + wine * (goods >> SHIFTS[2] & FIELD) + grain * (goods >> SHIFTS[3] & FIELD)


def _overflow(s: RigaState, seat: Seat, before_winter: int) -> float:
    """What the hand limit of winter will cost."""
    if s.leg >= 2 * s.n and not s.stack:
        return 0.0  # winter is over
    over = size(s.goods[seat]) + cards_in(s.hand[seat]) - limit(s, seat)
    if before_winter:
        return OVER_LATER * max(0, over - ROOM)
    return OVER * max(0, over)


def action_bounds(view: RigaState, seat: Seat, actions: Sequence[Action]) -> Sequence[Bound]:
    """Return the worth that each action may lead to, hopefully; `NEVER` for what makes no sense."""
    judge = _Judge(view, seat)
    return [judge.bound(action) for action in actions]


class _Judge:
    """Judges the actions of one question; what several of them need is found out once."""

    def __init__(self, view: RigaState, seat: Seat) -> None:
        self._view, self._seat = view, seat
        self._next_part = proposal(view, seat)[:1]

    def bound(self, action: Action) -> Bound:
        """Return the worth that an action may lead to."""
        match action:
            case a.Spend() | a.Fund() | a.Crane():
                return ALWAYS if action in self._next_part else NEVER
            case a.Drop():
                return ALWAYS if action == self._least else NEVER
            case a.Lift() | a.Swap():
                return ALWAYS if action in self._best_swap else NEVER
            case a.Plan(b=b):
                return ALWAYS if _in_order(self._view, b) else NEVER
            case a.TakeRow() | a.TakeBuilding() | a.Use():
                after = self._view.clone()
                after.push(self._seat, action)
                return Bound(evaluate(after, self._seat) + BUILDING, after)
            case _:
                return ALWAYS

    @cached_property
    def _best_swap(self) -> Sequence[Action]:
        return _best_swap(self._view, self._seat)

    @cached_property
    def _least(self) -> Action:
        return _least(self._view, self._seat)


def _in_order(s: RigaState, b: int) -> bool:
    """Tell whether a bill is one of the only order that is thought through.

    What is built in one city is paid together, and the cities come in the order of the box.
    """
    step = s.stack[-1]
    if isinstance(step, Bill):
        return 1 << b > step.planned
    return CITY_OF[b] > max((CITY_OF[built] for built in bits(s.fresh)), default=-1)


def _best_swap(s: RigaState, seat: Seat) -> tuple[Action, Action] | tuple[()]:
    """The two goods that the monastery swaps so that one row becomes the most useful (R-60)."""
    use = (*usefulness(s.built[seat], owned(s, seat)), 0.0)
    best, said = 0.0, None
    for at, row in enumerate(s.rows):
        if not row:
            continue
        poor = min(row, key=lambda g: use[g])
        for other, theirs in enumerate(s.rows):
            if other != at and theirs:
                rich = max(theirs, key=lambda g: use[g])
                value = sum(use[g] for g in row) - use[poor] + use[rich]
                if rich != poor and value > best:
                    best, said = value, (at, poor, other, rich)
    if said is None:
        return ()
    at, poor, other, rich = said
    return a.LIFT[at][poor], a.SWAP[other][rich]


def _least(s: RigaState, seat: Seat) -> Action:
    """The card that is missed least in winter."""
    before = evaluate(s, seat)
    best: tuple[float, Action] | None = None
    for action in s.listed(seat):
        child = s.clone()
        child.push(seat, action)
        value = evaluate(child, seat) - before
        if best is None or value > best[0]:
            best = value, action
    assert best is not None
    return best[1]

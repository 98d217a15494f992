"""Building and paying (R-31 to R-39), and the exchange office at the end of a turn (R-63).

A bill is opened by planning a building. More buildings of the same city can join until the first
part of the payment is laid down. Then it is paid part by part, and the last part settles it:
nothing superfluous can be laid down, so there is nothing to confirm.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from hansetable.core import Action, Refusal, Seat
from hansetable.games.riga import actions as a
from hansetable.games.riga import events as e
from hansetable.games.riga.cards import (
    BARRED,
    CARDS,
    CITIES,
    CITY_OF,
    COST,
    FIRST,
    HALF,
    IN,
    OF,
    VALUES,
    bits,
    building_id,
    building_ids,
)
from hansetable.games.riga.multiset import UNIT, count, good_ids, kinds_of, names_of
from hansetable.games.riga.payment import (
    CRANES,
    FUND_OF,
    NO_FUNDS,
    NO_PART,
    PAYING,
    Payment,
    Values,
    cost_of,
    fund_values,
    most,
    most_funds,
    most_saved,
    parts,
)
from hansetable.games.riga.reasons import Question, no
from hansetable.games.riga.state import RigaState
from hansetable.games.riga.supply import recover

MOST_BUILT = 3
"""How many buildings can be built in a turn (R-31)."""
_MANUFACTORY, _MARKET = FIRST["manufactory"], FIRST["market"]
_EXCHANGE, _SCHOOL = OF["exchange"], OF["school"]


def values_of(s: RigaState, seat: Seat) -> tuple[Values, ...]:
    """Return what each good is worth to a seat in each city, see `values_in`."""
    own = s.built[seat] & ~s.fresh if seat == s.turn else s.built[seat]
    return VALUES[own >> _MANUFACTORY & 15][own >> _MARKET & 15]


def values_in(s: RigaState, seat: Seat, city: int) -> Values:
    """Return what each good is worth to a seat in a city, 0 for barred ones (R-33, R-48, R-49)."""
    return values_of(s, seat)[city]


def funds_of(s: RigaState, seat: Seat) -> Values:
    """Return what each money function is worth to a seat (R-41, R-45, R-51, R-52, R-63)."""
    fresh = s.fresh if seat == s.turn else 0
    return fund_values(CARDS.bank * s.merchants(seat, fresh), CARDS.inn * s.knights(seat, fresh))


def buildable(s: RigaState, seat: Seat) -> list[int]:
    """Return the buildings that a seat can build one of now (R-31)."""
    if s.fresh.bit_count() >= MOST_BUILT:
        return []
    goods, ready = s.goods[seat], s.ready(seat) & PAYING
    funds = most_funds(ready, funds_of(s, seat)) if ready else 0
    crane = ready & CRANES
    values, wealth = values_of(s, seat), [-1] * len(IN)
    found = []
    for b in bits(owned(s, seat)):
        city = CITY_OF[b]
        money = wealth[city]
        if money < 0:
            money = wealth[city] = most(goods, values[city]) + funds
        if money + (HALF[b] if crane else 0) >= COST[b]:
            found.append(b)
    return found


OWN = sum(IN)
"""All buildings, without the bits that count unknown ones."""


def owned(s: RigaState, seat: Seat) -> int:
    """Return the buildings that a seat may build, as far as the viewer knows them (R-31, R-64)."""
    return s.hand[seat] & OWN | s.unbuilt(seat)


def lacking(s: RigaState, seat: Seat, b: int) -> int:
    """Return how many ducats a seat lacks for a building alone; 0 or less if it can pay."""
    return _EMPTY[CITY_OF[b]].lacking(s, seat, b)


def refuses_plan(s: RigaState, seat: Seat, b: int) -> Refusal | None:
    """Return why a building cannot be the first one on a bill."""
    if s.fresh.bit_count() >= MOST_BUILT:
        return no("three", MOST_BUILT)
    missing, name = lacking(s, seat, b), building_id(b)
    if missing <= 0:
        return None
    if s.fresh:
        then = s.clone()
        then.fresh = 0
        if lacking(then, seat, b) <= 0:
            return no("short-fresh", name, missing)
    values, held = values_in(s, seat, CITY_OF[b]), s.goods[seat]
    barred = tuple(g for g in kinds_of(held) if values[g] == BARRED)
    if barred and sum(CARDS.base[g] * count(held, g) for g in barred) >= missing:
        return no("short-barred", name, missing, *good_ids(barred))
    return no("short", name, COST[b], missing)


class Bill(Payment):
    """With what do you pay for the planned buildings, and do more join? (R-31 to R-39)."""

    rule, why = "R-32", "taken"

    city: int

    def values(self, s: RigaState, seat: Seat) -> Values:
        return values_of(s, seat)[self.city]

    def funds(self, s: RigaState, seat: Seat) -> Values:
        return funds_of(s, seat)

    def ready(self, s: RigaState, seat: Seat) -> int:
        return s.ready(seat) & PAYING & ~self.used

    def options(self, s: RigaState, seat: Seat) -> Sequence[Action]:
        goods, values, ready = s.goods[seat], self.values(s, seat), self.ready(s, seat)
        funds = funds_of(s, seat) if ready else NO_FUNDS
        uncraned = self.planned & ~self.craned
        found = parts(goods, values, ready, funds, uncraned, self.due, self.least)
        if self.used or self.spent or self._is_full(s):
            return found
        more = bits(owned(s, seat) & IN[self.city] & ~self.planned)
        if not more:
            return found
        money = most(goods, values) + most_funds(ready, funds)
        return (*[a.PLAN[b] for b in more if self._lacking(b, ready, money) <= 0], *found)

    def _is_full(self, s: RigaState) -> bool:
        return s.fresh.bit_count() + self.planned.bit_count() >= MOST_BUILT

    def refuses(self, s: RigaState, seat: Seat, action: Action) -> Refusal | None:
        match action:
            case a.Plan(b=b) if (owned(s, seat) & ~self.planned) >> b & 1:
                return self._refuses_more(s, seat, b)
            case a.Crane(building=name, b=b) if self.craned >> b & 1:
                return no("craned", name)
            case a.Crane(building=name) if not self.ready(s, seat) & CRANES:
                return no("planned", name, self.due)
        if action in self.options(s, seat):
            return None
        match action:
            case a.Crane(b=b):
                own = self.ready(s, seat) & CRANES
                return no("superfluous", building_id(bits(own)[0]), HALF[b], self.due)
            case a.Spend(good=good, g=g):
                value = self.values(s, seat)[g]
                if value != BARRED:
                    return no("superfluous", good, value, self.due)
                halls = s.fresh & OF["market"] & IN[self.city]
                if halls:
                    return no("fresh", building_id(bits(halls)[0]))
                return no("barred", good, CITIES[self.city])
        return self.otherwise(s, seat)

    def _refuses_more(self, s: RigaState, seat: Seat, b: int) -> Refusal | None:
        """Return why a building cannot join the bill (R-34)."""
        if CITY_OF[b] != self.city:
            return no("one-city", CITIES[self.city])
        if self.used or self.spent:
            return no("begun", self.due)
        if self._is_full(s):
            return no("three", MOST_BUILT)
        missing = self.lacking(s, seat, b)
        return no("short-together", building_id(b), missing) if missing > 0 else None

    def lacking(self, s: RigaState, seat: Seat, b: int) -> int:
        """Return how many ducats are lacking if one more building joins; 0 or less: none."""
        ready = self.ready(s, seat)
        money = most(s.goods[seat], self.values(s, seat)) + most_funds(ready, funds_of(s, seat))
        return self._lacking(b, ready, money)

    def _lacking(self, b: int, ready: int, money: int) -> int:
        """Return what `lacking` does, of one who has so much money."""
        saved = most_saved(ready, self.planned & ~self.craned | 1 << b)
        return COST[b] + self.due - money - saved

    def play(self, s: RigaState, seat: Seat, action: Action) -> None:
        match action:
            case a.Spend(g=g):
                value = values_of(s, seat)[self.city][g]
                give(s, seat, g)
                s.tell(e.Spent, seat, action.good, value)
                self._lay_down(s, seat, value, spent=UNIT[g])
            case a.Fund(f=f):
                own = self.ready(s, seat) & FUND_OF[f]
                value = funds_of(s, seat)[f]
                s.tell(e.Funded, seat, building_id(bits(own)[0]), value)
                self._lay_down(s, seat, value, used=own & -own)
            case a.Crane(b=b):
                own = self.ready(s, seat) & CRANES
                value = HALF[b]
                s.tell(e.Craned, seat, action.building, building_id(bits(own)[0]), value)
                self._lay_down(s, seat, value, used=own & -own, craned=1 << b)
            case a.Plan(b=b):
                s.stack[-1] = open_bill(self.planned | 1 << b)
                s.tell(e.Planned, seat, action.building, COST[b])

    def _lay_down(
        self,
        s: RigaState,
        seat: Seat,
        value: int,
        *,
        spent: int = 0,
        used: int = 0,
        craned: int = 0,
    ) -> None:
        """Add a part; settle the bill if it was the last one."""
        craned, used, spent = self.craned | craned, self.used | used, self.spent + spent
        due, least = self.due - value, min(self.least, value)
        if due > 0:
            s.stack[-1] = Bill(self.planned, craned, used, spent, due, least, self.city)
            return
        s.stack.pop()
        s.tell(e.Built, seat, building_ids(self.planned), cost_of(self.planned, craned), -due)
        _settle(s, seat, self.planned, used, spent)


_EMPTY = [Bill(0, 0, 0, 0, 0, NO_PART, city) for city in range(len(IN))]


@lru_cache(maxsize=1 << 12)
def open_bill(planned: int) -> Bill:
    """Return the bill of some buildings of one city, with nothing paid yet."""
    buildings = bits(planned)
    cost = sum([COST[b] for b in buildings])
    return Bill(planned, 0, 0, 0, cost, NO_PART, CITY_OF[buildings[0]])


def give(s: RigaState, seat: Seat, g: int) -> None:
    """Take a good out of the hand; of equal ones, one that everybody has seen (R-90)."""
    unit = UNIT[g]
    s.goods[seat] -= unit
    if s.shown[seat] >> 6 * g & 63:
        s.shown[seat] -= unit


def _settle(s: RigaState, seat: Seat, planned: int, used: int, spent: int) -> None:
    """The bill is paid: goods are discarded (R-35), buildings built, functions covered (R-38)."""
    s.hand[seat] &= ~planned
    s.known[seat] &= ~planned
    s.built[seat] |= planned
    s.fresh |= planned
    s.goods_discard += spent
    s.used[seat] |= used | planned & _EXCHANGE  # it is built showing 0
    recover(s, seat)
    if planned & _SCHOOL:
        s.stack.append(CHOOSE_SCHOOL)


class ChooseSchool(Question):
    """Does the school count as a knight or as a merchant? (R-61)."""

    rule, why = "R-61", "school"

    def options(self, s: RigaState, seat: Seat) -> Sequence[Action]:
        return a.TURN

    def play(self, s: RigaState, seat: Seat, action: Action) -> None:
        assert isinstance(action, a.Turn)
        if action.side == "merchant":
            s.school |= 1 << seat
        s.stack.pop()
        s.tell(e.SchoolTurned, seat, action.side)


class Deposit(Payment):
    """Which goods do you give to the exchange office, if any? (R-63)."""

    rule, cost = "R-63", CARDS.deposit

    def options(self, s: RigaState, seat: Seat) -> Sequence[Action]:
        found = parts(s.goods[seat], CARDS.base, 0, NO_FUNDS, 0, self.due, self.least)
        return found if self.spent else (*found, a.DONE)

    def refuses(self, s: RigaState, seat: Seat, action: Action) -> Refusal | None:
        refusal = Question.refuses(self, s, seat, action)
        if refusal and isinstance(action, a.Spend):
            value = CARDS.base[action.g]
            return no("superfluous", action.good, value, self.due, rule=self.rule)
        return refusal

    def otherwise(self, s: RigaState, seat: Seat) -> Refusal:
        return no("deposit", self.due)

    def play(self, s: RigaState, seat: Seat, action: Action) -> None:
        if not isinstance(action, a.Spend):
            s.stack.pop()
            return
        g, value = action.g, CARDS.base[action.g]
        give(s, seat, g)
        s.tell(e.Spent, seat, action.good, value)
        spent, due, least = self.spent + UNIT[g], self.due - value, min(self.least, value)
        if due > 0:
            s.stack[-1] = Deposit(0, 0, 0, spent, due, least)
            return
        s.stack.pop()
        s.goods_discard += spent
        s.used[seat] &= ~_EXCHANGE
        s.tell(e.ExchangeFilled, seat, names_of(spent), -due)


def can_deposit(s: RigaState, seat: Seat) -> bool:
    """Tell whether the exchange office can be turned to 8 now (R-63)."""
    return bool(
        s.used[seat] & _EXCHANGE & ~s.fresh and most(s.goods[seat], CARDS.base) >= CARDS.deposit
    )


CHOOSE_SCHOOL = ChooseSchool()
NO_DEPOSIT = Deposit(0, 0, 0, 0, CARDS.deposit, NO_PART)

"""What a sensible player believes: the worth of a position, and what is not worth a thought.

All values are in victory points, about. The weights are this project's own, tuned by games of the
arena.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from math import inf

from hansetable.core import Action, Bound, Seat
from hansetable.games.kogge import actions as a
from hansetable.games.kogge.action_tables import STEER
from hansetable.games.kogge.cards import CARDS, MADE
from hansetable.games.kogge.encounters import MakeWish
from hansetable.games.kogge.eval_terms import (
    GOODS_WORTH,
    cargo_worth,
    closed,
    end_worth,
    founding,
    hand_worth,
    haste,
    lead,
    nearby,
    outside,
    reach,
)
from hansetable.games.kogge.haggling import chance, trusts_nobody
from hansetable.games.kogge.multiset import UNIT, count, goods_in, pieces_of, size, strength
from hansetable.games.kogge.scoring import points
from hansetable.games.kogge.state import KoggeState
from hansetable.games.kogge.trade import Terms, Trade, terms_of
from hansetable.games.kogge.trade_actions import Accept, Counter, Offer
from hansetable.games.kogge.turn import Exchange
from hansetable.games.kogge.voyage import DriveOut, cost

ALWAYS, NEVER = Bound(inf), Bound(-inf)
WON = 300.0
STORED = 0.8
"""What is left of the worth of goods in an own kontor."""
RAID, CLOSED = 10.0, 2.0
"""What an unused raid marker is worth, and what a city costs that is closed for ever."""
CHIP = 4.0
"""What the ability of a bonus chip is worth early in the game."""
NEARBY = 0.4
"""What the goods of the richest city within one step add, for each that could be exchanged."""
FIRST, SUPPLIED = 1.6, 0.16
"""What it is worth to move first, and what a good that comes within reach adds."""
TASTE = 2.0
"""How much players differ in what they think of a start city."""
STAKED = 9.0
"""What it is worth to win a conflict."""
HURRY = 2.0
"""What it is worth to hurry the guild master when ahead, or to delay him when behind."""
UNKNOWN_CITY = 10.0
"""What there may be to gain where a face-down route leads."""
GAIN, HOPE = 0.5, 0.5
"""An offer is made if it would bring so much, and is so likely to be accepted."""
MOST_LAID, MOST_STAKED = 2, 3
MOST_PAID = 2
"""How many paid steps of one turn are thought about."""


def evaluate(s: KoggeState, seat: Seat) -> float:
    """Return the victory points, about, that a seat can hope for."""
    if s.final is not None:
        won = WON * (seat in s.final.winners) / len(s.final.winners)
        return sum(points(s, seat).values()) + won
    top = s.stack[-1] if s.stack else None
    hope = 0.0
    if isinstance(top, Trade) and top.terms.by == seat:
        hope = chance(s, seat, top.terms) * _Bargain(s, seat).gain(top.terms)
    return _worth_of(s, seat) + hope


def _worth_of(s: KoggeState, seat: Seat) -> float:
    top = s.stack[-1] if s.stack else None
    cargo, near = s.cargo[seat], haste(s)
    if isinstance(top, Exchange) and seat == s.turn:
        cargo += top.taken - top.given
    stored = s.stored(seat)
    kontors = s.kontors(seat)
    chips = s.points(seat) - kontors
    early = lead(kontors + chips) + CHIP * chips
    late = end_worth(stored) + CARDS.kontor * kontors + CARDS.chip * chips
    early += STORED * cargo_worth(stored)
    early += RAID * s.raids[seat]
    late += CARDS.raid * s.raids[seat]
    early -= CLOSED * closed(tuple(s.raided), seat).bit_count()
    steps = reach(s, seat) if s.cog[seat] >= 0 else ()
    if steps:
        if s.bids[seat]:
            early += bid_worth(s, seat, steps)
    elif s.chosen[seat] >= 0:
        early += _start_worth(s, seat, s.chosen[seat])
    if s.stake[seat]:
        early += STAKED * bid_chance(s.stake[seat])
    if any(s.piles) and s.turn == seat:
        early += GOODS_WORTH[1] * (size(s.piles[1]) + size(s.piles[0])) / 2
    things = _of_things(s, seat, cargo, s.hand[seat], steps, near)
    return early + near * (late - early) + things


def _of_things(
    s: KoggeState, seat: Seat, cargo: int, hand: int, steps: tuple[int, ...], near: float
) -> float:
    """What goods and markers are worth to a cog with these steps to each city."""
    early = cargo_worth(cargo) + hand_worth(hand)
    if steps:
        early += NEARBY * nearby(tuple(s.goods), 2 * size(cargo), steps)
        early += founding(s, seat, hand, cargo, steps)
    return early + near * (end_worth(cargo) + 0.1 * size(hand) - early)


class _Bargain:
    """Knows what a trade would bring a seat."""

    def __init__(self, s: KoggeState, seat: Seat) -> None:
        self._s, self._seat = s, seat
        self._steps, self._near = reach(s, seat), haste(s)
        self._now = self._worth(s.cargo[seat], s.hand[seat])

    def _worth(self, cargo: int, hand: int) -> float:
        return _of_things(self._s, self._seat, cargo, hand, self._steps, self._near)

    def gain(self, t: Terms) -> float:
        """Return how much more its goods and markers would be worth to who offers."""
        cargo = self._s.cargo[self._seat] - t.goods + t.their_goods
        hand = self._s.hand[self._seat] - t.markers + t.their_markers
        return self._worth(cargo, hand) - self._now


def bid_worth(s: KoggeState, seat: Seat, steps: tuple[int, ...]) -> float:
    """Return what a bid brings: an early turn, and goods at the cog or an own kontor (K-25)."""
    mine = strength(s.bids[seat])
    laid = [bid for other, bid in enumerate(s.bids) if bid and other != seat]
    beaten = sum(mine > strength(bid) for bid in laid)
    unknown = s.n - 1 - len(laid)
    value = FIRST * (beaten + unknown * bid_chance(s.bids[seat])) / (s.n - 1)
    for m in pieces_of(s.bids[seat]):
        good = GOODS_WORTH[MADE[m]]
        if count(s.stock, MADE[m]):
            value += SUPPLIED * good * 2 * (steps[m] == 1)
            value += STORED * good * (seat in s.sites[2 * m : 2 * m + 2])
    return value


def bid_chance(laid: int) -> float:
    """Return how likely it is that markers beat those of another player (K-27)."""
    kind, *rest = strength(laid)
    return min(0.95, 0.5 + 0.15 * rest[0]) if kind else min(0.6, 0.05 + 0.05 * rest[0])


def _start_worth(s: KoggeState, seat: Seat, c: int) -> float:
    """What a start in a city promises: what it makes, and what lies one step away.

    Players are not all of one taste, or they would clash for ever.
    """
    taste = TASTE * ((c + s.steps + 2 * seat) * 5 % 9) / 9
    next_to = [m for m in s.squares[2 * c : 2 * c + 2] if m >= 0]
    return (
        taste
        + 0.3 * GOODS_WORTH[MADE[c]]
        + 0.5 * max((GOODS_WORTH[MADE[m]] for m in next_to if MADE[m] > 1), default=0.0)
    )


# ---- what is worth a thought ----------------------------------------------------------------


def action_bounds(s: KoggeState, seat: Seat, actions: Sequence[Action]) -> Sequence[Bound]:
    """Return the worth that each action may lead to, hopefully; `NEVER` for what makes no sense."""
    judge = _Judge(s, seat, actions)
    return [judge.bound(action) for action in actions]


class _Judge:
    """Judges the actions of one question; what several of them need is found out once."""

    def __init__(self, s: KoggeState, seat: Seat, actions: Sequence[Action]) -> None:
        self._s, self._seat, self._actions = s, seat, actions
        self._best: dict[type[Action], tuple[Bound, Action]] = {}

    def bound(self, action: Action) -> Bound:
        """Return the worth that an action may lead to."""
        match action:
            case (
                a.Change() | a.TakeMarker() | a.TakeGood() | a.BuyRaid() | a.RaidCity()
                | a.BuyChip()
            ):  # fmt: skip
                return self._gain(action)
        return ALWAYS if self._likes(action) else NEVER

    def _likes(self, action: Action) -> bool:
        """Tell whether an action is worth a thought."""
        s, seat = self._s, self._seat
        match action:
            case a.Choose(marker=m):
                return m == self._start
            case a.Sail() | a.Path():
                return s.steps + cost(s, seat) <= MOST_PAID
            case a.Anchor():
                return not s.store(seat, s.cog[seat])
            case a.Pay(i=i):
                return i == self._cheapest
            case a.Steer(cities=cities):
                return cities == self._steered
            case a.Lay():
                return size(s.bids[seat]) < MOST_LAID
            case a.Stake(marker=m):
                return _stakes(s, seat, m)
            case a.Give() | a.Take() | a.Settle():
                return self._likes_exchange(action)
            case a.BuyPair(g=g):
                return g == self._spare and action.pair == self._best_pair
            case a.Look():
                return False
            case a.Drive() | a.Leave():
                return action == _driven(s, seat)
            case a.Part(g=g):
                return g == _parted(s)
            case a.Attack(player=player):
                strong = any(count(s.hand[seat], m) > 1 for m in a.MARKERS)
                return strong and size(s.cargo[player - 1]) > 1
            case a.Wish(g=g):
                return g == _wish(s, seat)
            case Accept():
                top = s.stack[-1]
                assert isinstance(top, Trade)
                return not trusts_nobody(s, top.terms.by, seat)
            case Offer() | Counter():
                return action == self._best_offer
            case _:
                return True

    @cached_property
    def _worth(self) -> float:
        """The worth of the position as it is."""
        return _worth_of(self._s, self._seat)

    def _gain(self, action: Action) -> Bound:
        """`NEVER` for all but the best of its kind, and for that if it makes nothing better."""
        kind = type(action)
        if kind not in self._best:
            afters = [(self._after(other), other) for other in self._actions if type(other) is kind]
            self._best[kind] = max(afters, key=lambda pair: pair[0].worth)
        best, chosen = self._best[kind]
        return Bound(inf, best.after) if action is chosen and best.worth > self._worth else NEVER

    def _after(self, action: Action) -> Bound:
        """The position after an action, and its worth."""
        after = self._s.clone()
        after.push(self._seat, action)
        return Bound(evaluate(after, self._seat), after)

    @cached_property
    def _start(self) -> int:
        """The best city to start in, by taste: by a worth that all have they would clash."""
        cities = [action.marker for action in self._actions if isinstance(action, a.Choose)]
        return max(cities, key=lambda c: _start_worth(self._s, self._seat, c))

    @cached_property
    def _steered(self) -> int:
        return _steered(self._s, self._seat)

    @cached_property
    def _spare(self) -> int:
        """The good that is missed least."""
        cargo = self._s.cargo[self._seat]
        return max(goods_in(cargo), key=lambda g: cargo_worth(cargo - UNIT[g]), default=-1)

    @cached_property
    def _cheapest(self) -> int:
        """The good, or marker (from 4 on), that is missed least."""
        s, seat = self._s, self._seat
        cargo, hand, steps = s.cargo[seat], s.hand[seat], reach(s, seat)

        def left(i: int) -> float:
            if i < 4:
                return _of_things(s, seat, cargo - UNIT[i], hand, steps, 0.0)
            return _of_things(s, seat, cargo, hand - UNIT[i - 4], steps, 0.0)

        return max((pay.i for pay in self._actions if isinstance(pay, a.Pay)), key=left)

    @cached_property
    def _best_pair(self) -> int:
        """The pair for sale that helps most, counted from 1 (K-62)."""
        s, seat = self._s, self._seat
        cargo, steps = s.cargo[seat] - UNIT[self._spare], reach(s, seat)
        worths = [
            _of_things(s, seat, cargo, s.hand[seat] + pair, steps, 0.0) if pair else -inf
            for pair in s.pairs
        ]
        return 1 + worths.index(max(worths))

    @cached_property
    def _best_taken(self) -> Action | None:
        """The good that is worth most, of those that can be taken now (K-65)."""
        top = self._s.stack[-1]
        takes = [action for action in self._actions if isinstance(action, a.Take)]
        if not takes or not isinstance(top, Exchange):
            return None
        cargo = self._s.cargo[self._seat] + top.taken - top.given
        return max(takes, key=lambda t: (cargo_worth(cargo + UNIT[t.g]), t.g))

    def _likes_exchange(self, action: Action) -> bool:
        """Take what is worth most, give what is worth least, stop when nothing is gained (K-65)."""
        s, seat, top = self._s, self._seat, self._s.stack[-1]
        if self._best_taken is not None:
            return action == self._best_taken
        if isinstance(action, a.Give) and isinstance(top, Exchange):
            cargo = s.cargo[seat] + top.taken - top.given
            left = s.goods[s.cog[seat]] - top.taken
            others = [
                g for g in goods_in(left) for _ in range(min(2, count(left, g))) if g != action.g
            ]
            gain = sum(GOODS_WORTH[g] for g in others[-2:])
            return gain > cargo_worth(cargo) - cargo_worth(cargo - UNIT[action.g])
        return True

    @cached_property
    def _best_offer(self) -> Action | None:
        """The offer that brings most, as far as one can hope; None if none is worth asking."""
        s, seat = self._s, self._seat
        bargain = _Bargain(s, seat)
        best, most = None, 0.0
        for action in self._actions:
            terms = terms_of(s, seat, action)
            if terms and (gain := bargain.gain(terms)) > GAIN:
                likely = chance(s, seat, terms)
                if likely >= HOPE and likely * gain > most:
                    best, most = action, likely * gain
        return best


def _steered(s: KoggeState, seat: Seat) -> int:
    """How far the guild master should go: who is ahead wants the end, the others do not (K-32)."""
    hopes = [victory(s, other) for other in range(s.n)]
    ahead = hopes[seat] >= max(hopes)
    values = []
    for action in STEER:
        after = s.clone()
        after.push(seat, action)
        values.append(evaluate(after, seat) + HURRY * ((action.cities == 2) == ahead))
    return 1 + (values[1] > values[0])


def victory(s: KoggeState, seat: Seat) -> float:
    """Return the victory points that a seat would have now, as far as they can be known."""
    kontors = s.kontors(seat)
    value = CARDS.kontor * kontors + CARDS.chip * (s.points(seat) - kontors)
    return value + CARDS.raid * s.raids[seat] + end_worth(s.cargo[seat])


def _stakes(s: KoggeState, seat: Seat, m: int) -> bool:
    """Tell whether a marker makes the choice for a conflict stronger without waste."""
    laid = s.stake[seat]
    if size(laid) >= MOST_STAKED:
        return False
    return not laid or (laid % UNIT[m] == 0 and laid // UNIT[m] == size(laid))


def _driven(s: KoggeState, seat: Seat) -> Action:
    """Drive another's cog to where there is least to gain for it (K-68, K-C4)."""
    step = s.stack[-1]
    assert isinstance(step, DriveOut)

    def gain(action: Action) -> float:
        m = s.squares[action.q] if isinstance(action, a.Drive) else s.cog[step.cog]
        return UNKNOWN_CITY if m < 0 else end_worth(s.goods[m]) + GOODS_WORTH[MADE[m]]

    return min(step.options(s, seat), key=gain)


def _parted(s: KoggeState) -> int:
    """The good that brings the first pile nearest to its share of the cargo (K-67)."""
    one, two = s.piles
    number = (size(one) + size(two)) // 2
    share = (end_worth(one) + end_worth(two)) / 2 * (size(one) + 1) / number
    return min(goods_in(two), key=lambda g: abs(end_worth(one + UNIT[g]) - share))


def _wish(s: KoggeState, seat: Seat) -> int:
    """The good to wish for: of those that the loser may still have, the most useful (K-C3)."""
    step = s.stack[-1]
    assert isinstance(step, MakeWish)
    there, number = outside(s, seat), size(s.cargo[step.loser])
    total = sum(there) or 1
    hopes = [
        min(1.0, max(0.05, there[g] * number / total - count(step.wish, g))) * GOODS_WORTH[g]
        for g in range(len(GOODS_WORTH))
    ]
    return hopes.index(max(hopes))

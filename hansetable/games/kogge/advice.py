"""What a sensible player believes: the worth of a position, and what is not worth a thought.

All values are in victory points, about. The weights are this project's own, tuned by games of the
arena.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import inf

from hansetable.core import Action, Seat
from hansetable.core.state import OMNISCIENT
from hansetable.games.kogge import actions as a
from hansetable.games.kogge.action_tables import STEER
from hansetable.games.kogge.cards import CARDS, MADE
from hansetable.games.kogge.encounters import MakeWish
from hansetable.games.kogge.eval_terms import (
    GOODS_WORTH,
    UNKNOWN_GOOD,
    cargo_worth,
    end_worth,
    founding,
    hand_worth,
    haste,
    lead,
    outside,
    reach,
)
from hansetable.games.kogge.multiset import UNIT, count, goods_in, pieces_of, size, strength
from hansetable.games.kogge.scoring import points
from hansetable.games.kogge.state import KoggeState
from hansetable.games.kogge.trade import Trade
from hansetable.games.kogge.trade_actions import Offer
from hansetable.games.kogge.turn import Exchange
from hansetable.games.kogge.voyage import DriveOut, cost

ALWAYS, NEVER = inf, -inf
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
EAGER, GAIN = 60.0, 1.2
"""An offer is made before anything else if it would bring so much."""
MOST_LAID, MOST_STAKED = 2, 3
MOST_PAID = 2
"""How many paid steps of one turn are thought about."""


def evaluate(s: KoggeState) -> Sequence[float]:
    """Return the victory points, about, that each seat can hope for."""
    if s.final is not None:
        return [
            sum(points(s, seat).values()) + WON * (seat in s.final.winners) / len(s.final.winners)
            for seat in range(s.n)
        ]
    return [
        _worth_of(s, seat) if s.viewer in (seat, OMNISCIENT) else _open_worth(s, seat)
        for seat in range(s.n)
    ]


def _open_worth(s: KoggeState, seat: Seat) -> float:
    """The worth of a neighbour, by what everybody can see."""
    return lead(s.points(seat)) + RAID * s.raids[seat] + UNKNOWN_GOOD * size(s.cargo[seat])


def _worth_of(s: KoggeState, seat: Seat) -> float:
    top = s.stack[-1] if s.stack else None
    cargo, near = s.cargo[seat], haste(s)
    if isinstance(top, Exchange) and seat == s.turn:
        cargo += top.taken - top.given
    stored = s.stored(seat)
    kontors, chips = s.kontors(seat), s.points(seat) - s.kontors(seat)
    early = lead(kontors + chips) + CHIP * chips + cargo_worth(cargo)
    late = CARDS.kontor * kontors + CARDS.chip * chips + end_worth(cargo)
    early += STORED * cargo_worth(stored) + hand_worth(s.hand[seat])
    late += end_worth(stored) + 0.1 * size(s.hand[seat])
    early += RAID * s.raids[seat]
    late += CARDS.raid * s.raids[seat]
    early -= CLOSED * sum(mask >> seat & 1 for mask in s.raided)
    if s.cog[seat] >= 0:
        steps = reach(s, seat)
        early += founding(s, seat, cargo, steps) + _nearby(s, cargo, steps)
        if s.bids[seat]:
            early += _bid_worth(s, seat, steps)
    elif s.chosen[seat] >= 0:
        early += _start_worth(s, seat, s.chosen[seat])
    if s.stake[seat]:
        early += STAKED * _chance(s.stake[seat])
    if any(s.piles) and s.turn == seat:
        early += GOODS_WORTH[1] * (size(s.piles[1]) + size(s.piles[0])) / 2
    if isinstance(top, Trade) and top.terms.by == seat:
        early += EAGER
        late += EAGER
    return early + near * (late - early)


def _nearby(s: KoggeState, cargo: int, steps: tuple[int, ...]) -> float:
    """What the goods of the richest city within one step are worth to this cargo."""
    most = 2 * size(cargo)
    best = 0.0
    for c, far in enumerate(steps):
        if far == 1 and s.goods[c]:
            goods = pieces_of(s.goods[c])[-most:] if most else ()
            best = max(best, sum(GOODS_WORTH[g] for g in goods if g < len(GOODS_WORTH)))
    return NEARBY * best


def _bid_worth(s: KoggeState, seat: Seat, steps: tuple[int, ...]) -> float:
    """What a bid brings: an early turn, and goods where the cog or an own kontor is (K-25)."""
    mine = strength(s.bids[seat])
    laid = [bid for other, bid in enumerate(s.bids) if bid and other != seat]
    beaten = sum(mine > strength(bid) for bid in laid)
    unknown = s.n - 1 - len(laid)
    value = FIRST * (beaten + unknown * _chance(s.bids[seat])) / (s.n - 1)
    for m in pieces_of(s.bids[seat]):
        good = GOODS_WORTH[MADE[m]]
        if count(s.stock, MADE[m]):
            value += SUPPLIED * good * 2 * (steps[m] == 1)
            value += STORED * good * (seat in s.sites[2 * m : 2 * m + 2])
    return value


def _chance(laid: int) -> float:
    """How likely it is that markers beat those of another player (K-27)."""
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


def action_bound(s: KoggeState, seat: Seat, action: Action) -> float:
    """Return the worth that an action may lead to, hopefully; `NEVER` for what makes no sense."""
    match action:
        case a.Sail() | a.Path():
            return ALWAYS if s.steps + cost(s, seat) <= MOST_PAID else NEVER
        case a.Anchor():
            return NEVER if s.store(seat, s.cog[seat]) else ALWAYS
        case a.Pay(i=i):
            return ALWAYS if i == _cheapest(s, seat) else NEVER
        case a.Steer(cities=cities):
            return ALWAYS if cities == _steered(s, seat) else NEVER
        case a.Lay():
            return ALWAYS if size(s.bids[seat]) < MOST_LAID else NEVER
        case a.Stake(marker=m):
            return ALWAYS if _stakes(s, seat, m) else NEVER
        case a.Give() | a.Take() | a.Settle():
            return _likes_exchange(s, seat, action)
        case a.BuyPair(g=g):
            return ALWAYS if g == _spare(s, seat) else NEVER
        case a.Look():
            return NEVER
        case a.Change() | a.TakeMarker() | a.TakeGood() | a.BuyRaid() | a.RaidCity() | a.BuyChip():
            return _gain(s, seat, action)
        case a.Drive() | a.Leave():
            return ALWAYS if action == _driven(s, seat) else NEVER
        case a.Part(g=g):
            return ALWAYS if g == _parted(s) else NEVER
        case a.Attack(player=player):
            strong = any(count(s.hand[seat], m) > 1 for m in a.MARKERS)
            return ALWAYS if strong and size(s.cargo[player - 1]) > 1 else NEVER
        case a.Wish(g=g):
            return ALWAYS if g == _wish(s, seat) else NEVER
        case Offer():
            return ALWAYS if _helps(s, seat, action) else NEVER
        case _:
            return ALWAYS


def _steered(s: KoggeState, seat: Seat) -> int:
    """How far the guild master should go: who is ahead wants the end, the others do not (K-32)."""
    hopes = [_victory(s, other) for other in range(s.n)]
    ahead = hopes[seat] >= max(hopes)
    values = []
    for action in STEER:
        after = s.clone()
        after.push(seat, action)
        values.append(evaluate(after)[seat] + HURRY * ((action.cities == 2) == ahead))
    return 1 + (values[1] > values[0])


def _victory(s: KoggeState, seat: Seat) -> float:
    """The victory points that a seat would have now, as far as they can be known."""
    kontors = s.kontors(seat)
    value = CARDS.kontor * kontors + CARDS.chip * (s.points(seat) - kontors)
    return value + CARDS.raid * s.raids[seat] + end_worth(s.cargo[seat])


def _gain(s: KoggeState, seat: Seat, action: Action) -> float:
    """`ALWAYS` if an action makes the position better by itself."""
    after = s.clone()
    after.push(seat, action)
    if after.final is not None:
        return ALWAYS
    return ALWAYS if _worth_of(after, seat) > _worth_of(s, seat) else NEVER


def _spare(s: KoggeState, seat: Seat) -> int:
    """The good that is missed least."""
    cargo = s.cargo[seat]
    kinds = goods_in(cargo)
    return max(kinds, key=lambda g: cargo_worth(cargo - UNIT[g])) if kinds else -1


def _cheapest(s: KoggeState, seat: Seat) -> int:
    """The good, or marker (from 4 on), that is missed least."""
    cargo, hand, steps = s.cargo[seat], s.hand[seat], reach(s, seat)
    best, found = -inf, -1
    for action in s.listed(seat):
        if not isinstance(action, a.Pay):
            continue
        i = action.i
        goods, left = (cargo - UNIT[i], hand) if i < 4 else (cargo, hand - UNIT[i - 4])
        s.hand[seat] = left
        value = cargo_worth(goods) + hand_worth(left) + founding(s, seat, goods, steps)
        s.hand[seat] = hand
        if value > best:
            best, found = value, i
    return found


def _stakes(s: KoggeState, seat: Seat, m: int) -> bool:
    """Tell whether a marker makes the choice for a conflict stronger without waste."""
    laid = s.stake[seat]
    if size(laid) >= MOST_STAKED:
        return False
    return not laid or (laid % UNIT[m] == 0 and laid // UNIT[m] == size(laid))


def _likes_exchange(s: KoggeState, seat: Seat, action: Action) -> float:
    """Take what is worth most, give what is worth least, stop when nothing is gained (K-65)."""
    top = s.stack[-1]
    if not isinstance(top, Exchange):
        return ALWAYS
    cargo = s.cargo[seat] + top.taken - top.given
    takes = [t for t in s.listed(seat) if isinstance(t, a.Take)]
    if takes:
        best = max(takes, key=lambda t: (cargo_worth(cargo + UNIT[t.g]), t.g))
        return ALWAYS if action == best else NEVER
    if isinstance(action, a.Give):
        left = s.goods[s.cog[seat]] - top.taken
        others = [g for g in goods_in(left) for _ in range(min(2, count(left, g))) if g != action.g]
        gain = sum(GOODS_WORTH[g] for g in others[-2:])
        loss = cargo_worth(cargo) - cargo_worth(cargo - UNIT[action.g])
        return ALWAYS if gain > loss else NEVER
    return ALWAYS


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


def _helps(s: KoggeState, seat: Seat, offer: Offer) -> bool:
    """Tell whether an offer would bring a seat so much that it is worth asking (K-70)."""
    terms, cargo, hand = offer.terms, s.cargo[seat], s.hand[seat]
    steps = reach(s, seat)
    before = cargo_worth(cargo) + hand_worth(hand) + founding(s, seat, cargo, steps)
    goods = cargo - terms.goods + terms.their_goods
    s.hand[seat] = hand - terms.markers + terms.their_markers
    after = cargo_worth(goods) + hand_worth(s.hand[seat]) + founding(s, seat, goods, steps)
    s.hand[seat] = hand
    return after - before > GAIN

"""Payments against brute force (R-32 to R-39): what is offered is exactly what is sensible."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import product
from random import Random

import pytest

from hansetable.core import Action, write_action
from hansetable.games.riga import GAME
from hansetable.games.riga import actions as a
from hansetable.games.riga.bill import Bill, Deposit, funds_of, values_in
from hansetable.games.riga.cards import BUILDING, CARDS, COST, GOODS, HALF, bits
from hansetable.games.riga.multiset import count
from hansetable.games.riga.payment import CRANES, FUND_OF, PAYING
from hansetable.games.riga.proposal import payment_for, proposal
from hansetable.games.riga.state import RigaState
from tests.games.riga.builder import Dealt, SetTable, Table

MOST_OPTIONS = 60
Bag = frozenset[tuple[Action, int]]
"""The parts of a payment, in any order, each with its number."""


def positions(count: int, seed: int) -> Iterator[tuple[RigaState, int]]:
    """Positions out of random games in which people like to build."""
    random, found = Random(seed), 0
    while found < count:
        options = {"riga": random.choice(("off", "on"))}
        s = GAME.deal(random.choice((2, 3, 4)), random.randrange(10**6), options)
        while found < count and (asked := s.asked()):
            yield s, asked[0]
            found += 1
            listed = s.listed(asked[0])
            plans = [action for action in listed if isinstance(action, a.Plan)]
            busy = plans and random.random() < 0.6
            s.push(asked[0], random.choice(plans or listed if busy else listed))


def parts_of(s: RigaState, seat: int, step: Bill | Deposit) -> list[tuple[Action, int, int]]:
    """Everything a payment can consist of, as (action, worth, number)."""
    if isinstance(step, Deposit):
        return [(a.SPEND[g], value, count(s.goods[seat], g)) for g, value in enumerate(CARDS.base)]
    values, funds = values_in(s, seat, step.city), funds_of(s, seat)
    ready = s.ready(seat) & PAYING
    found = [(a.SPEND[g], values[g], count(s.goods[seat], g)) for g in range(4) if values[g]]
    found += [(a.FUND[f], funds[f], (ready & mask).bit_count()) for f, mask in enumerate(FUND_OF)]
    if ready & CRANES:
        found += [(a.CRANE[b], HALF[b], 1) for b in bits(step.planned)]
    return [part for part in found if part[2]]


def brute_force(s: RigaState, seat: int, step: Bill | Deposit) -> dict[Bag, int]:
    """Every payment of the whole cost without a superfluous part, with what it loses."""
    parts = parts_of(s, seat, step)
    cost = sum(COST[b] for b in bits(step.planned)) or CARDS.deposit
    cranes = (s.ready(seat) & CRANES).bit_count()
    found: dict[Bag, int] = {}
    for numbers in product(*(range(number + 1) for _, _, number in parts)):
        taken = [(part, n) for part, n in zip(parts, numbers, strict=True) if n]
        if sum(isinstance(part[0], a.Crane) for part, _ in taken) > cranes:
            continue
        lost = sum(part[1] * n for part, n in taken) - cost
        if lost >= 0 and all(part[1] > lost for part, _ in taken):
            found[frozenset((part[0], n) for part, n in taken)] = lost
    return found


def offered(s: RigaState, seat: int) -> set[Bag]:
    """Every payment that can be said part by part."""
    paid: set[Bag] = set()
    waiting: list[tuple[RigaState, Counter[Action]]] = [(s, Counter())]
    met: set[Bag] = set()
    while waiting:
        at, said = waiting.pop()
        depth = len(at.stack)
        for action in at.listed(seat):
            if isinstance(action, a.Plan | a.Done):
                continue
            then, bag = at.clone(), said + Counter([action])
            key = frozenset(bag.items())
            if key in met:
                continue
            met.add(key)
            then.push(seat, action)
            if len(then.stack) == depth and isinstance(then.stack[-1], Bill | Deposit):
                waiting.append((then, bag))
            else:
                paid.add(key)
    return paid


def check(many: int, seed: int) -> int:
    """Compare what is offered with brute force; return the most payments that a bill had."""
    most = 0
    for s, seat in positions(many, seed):
        assert len(s.listed(seat)) <= MOST_OPTIONS
        step = s.stack[-1]
        if not isinstance(step, Bill | Deposit) or step.used or step.spent:
            continue
        expected = brute_force(s, seat, step)
        assert offered(s, seat) == set(expected)
        assert expected
        most = max(most, len(expected))
    return most


def test_what_is_offered_is_what_is_not_superfluous() -> None:
    """R-39: so the payment that loses least is always among them."""
    assert check(10_000, 1) <= MOST_OPTIONS


def rich(random: Random) -> RigaState | None:
    """A bill of somebody with many goods and functions; None if nothing can be built."""
    ids = [building.id for building in CARDS.buildings]
    random.shuffle(ids)
    own, held = random.randrange(2, 9), random.randrange(1, 5)
    goods = [random.choice(GOODS) for _ in range(random.randrange(3, 11))]
    hand = [building for building in ids[own : own + held] if "riga" not in building]
    t = Table(2, True, "secret").give(
        0, goods=" ".join(goods), hand=" ".join(hand), built=" ".join(ids[:own])
    )
    s = t.begin().state
    while random.random() < 0.6 or not isinstance(s.stack[-1], Bill):
        plans = [action for action in s.listed(0) if isinstance(action, a.Plan)]
        if not plans:
            break
        s.push(0, random.choice(plans))
    return s if isinstance(s.stack[-1], Bill) else None


def check_rich(many: int, seed: int) -> None:
    """Compare bills that can be paid in many ways with brute force."""
    random, found = Random(seed), 0
    while found < many:
        s = rich(random)
        if s is None:
            continue
        found += 1
        step = s.stack[-1]
        assert isinstance(step, Bill)
        assert len(s.listed(0)) <= MOST_OPTIONS
        assert offered(s, 0) == set(brute_force(s, 0, step))


def test_rich_bills_are_paid_part_by_part() -> None:
    """R-39: there may be hundreds of payments, but never more than some parts to say."""
    check_rich(150, 1)


@pytest.mark.soak
@pytest.mark.timeout(1200)
def test_ten_thousand_rich_bills() -> None:
    """R-39"""
    check_rich(10_000, 2)


def test_the_proposal_is_legal_and_pays(dealt: Dealt) -> None:
    """R-39: and it never loses as much as one of its parts is worth."""
    bills = 0
    for s, seat in positions(3000, 3):
        step = s.stack[-1]
        plan = GAME.plan(s, seat)
        if not isinstance(step, Bill | Deposit):
            assert not plan
            continue
        bills += 1
        then = s.clone()
        for number, action in enumerate(plan):
            assert action in then.options(seat)
            assert list(proposal(then, seat)) == list(plan[number:])  # it does not change its mind
            then.push(seat, action)
        assert then.stack[-1] is not step
        assert plan
    assert bills > 300


def test_a_proposal_sees_no_secrets(dealt: Dealt) -> None:
    """R-90"""
    for s, seat in positions(500, 4):
        assert list(GAME.plan(s.seen_by(seat), seat)) == list(GAME.plan(s, seat))


@pytest.mark.parametrize("leg", [0, 3])
def test_a_payment_is_proposed_for_what_could_be_built(table: SetTable, leg: int) -> None:
    """R-32"""
    t = table(goods="cloth*2", hand="danzig-market", built="visby-kontor", leg=leg)
    market, inn = BUILDING["danzig-market"], BUILDING["danzig-inn"]
    parts = payment_for(t.state.seen_by(0), 0, market)
    assert list(map(write_action, parts)) == ["fund kontor", "spend cloth"]
    assert not payment_for(t.state.seen_by(0), 0, BUILDING["danzig-fortress"])
    assert payment_for(t.state.seen_by(0), 0, inn), "it need not be in hand"

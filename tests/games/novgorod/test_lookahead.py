"""Looking ahead: what is offered can be completed, and nothing that can be completed is missing."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from random import Random

import pytest

from hansetable.core import Action
from hansetable.games.novgorod.actions import (
    MOVE_PIRATE,
    SAIL,
    Advance,
    Lay,
    Mark,
    MovePirate,
    Special,
)
from hansetable.games.novgorod.cards import GOODS
from hansetable.games.novgorod.expert import pirate_price, send_targets, targets
from hansetable.games.novgorod.route import (
    lay,
    longest,
    mark,
    next_cities,
    payable,
    payable_cities,
    payable_placeholders,
    pirate_cities,
    placeholders,
    room,
)
from hansetable.games.novgorod.setup import deal
from hansetable.games.novgorod.special import cost as special_cost
from hansetable.games.novgorod.state import NovgorodState
from hansetable.games.novgorod.turn import LAY_ROUTE, begin_turn, take_office
from hansetable.games.novgorod.use import STEP_DUCATS, USE_ROUTE, _cost

BASE: dict[str, str] = {}
EXPERT = {"merchant": "random", "pirate": "random", "starts": "random", "special": "on"}


def positions(
    seeds: range, options: Mapping[str, str] = BASE
) -> Iterator[tuple[NovgorodState, Random]]:
    """Every position of random games in which whoever is on turn must choose."""
    for seed in seeds:
        random = Random(seed)
        s = deal(2 + seed % 3, seed, {"bonus": "random", "careers": "choose", **options})
        while s.stack:
            yield s, random
            listed = s.listed(s.turn)
            s.push(s.turn, listed[int(random.random() * len(listed))])


def poor_turns(seeds: range, options: Mapping[str, str] = BASE) -> Iterator[NovgorodState]:
    """Every question of random first phases in which ducats are short and little is owned."""
    for seed in seeds:
        random = Random(seed)
        s = deal(2, seed, options)
        s.career, s.start, s.turn, s.round = random.sample(range(4), 2), 0, 0, 1
        s.seals[1] = random.choice((0, 0, 5)) if options else 0
        s.money[0], s.speed[0], s.level[0] = random.randrange(5), random.randint(2, 4), seed % 3
        offices = random.sample(range(GOODS), random.randint(0, 3))
        for c in offices:
            take_office(s, 0, c)
        s.hold[0] = random.choice(offices) if offices and random.random() < 0.4 else -1
        begin_turn(s)
        while s.stack[-1] is LAY_ROUTE:
            yield s
            listed = s.listed(0)
            laying = [action for action in listed if isinstance(action, Lay | Mark)]
            moving = [action for action in listed if isinstance(action, MovePirate)]
            if moving and random.random() < 0.3:
                laying = moving
            s.push(0, random.choice(laying or [SAIL]) if SAIL in listed or laying else moving[0])


def laid(s: NovgorodState, city: int) -> NovgorodState:
    new = s.clone()
    lay(new, s.turn, city)
    return new


def marked(s: NovgorodState, card: int) -> NovgorodState:
    new = s.clone()
    mark(new, s.route[-1], card)
    return new


def completable(s: NovgorodState) -> bool:
    """Tell by trying every longer route whether one can be sailed."""
    if payable(s, s.turn):
        return True
    if room(s, s.turn) <= 0:
        return False
    cities, cards = next_cities(s), placeholders(s, s.turn)
    return any(completable(laid(s, c)) for c in range(8) if cities >> c & 1) or any(
        completable(marked(s, k)) for k in range(8) if cards >> k & 1
    )


def compare_routes(turns: Iterable[NovgorodState]) -> int:
    """Compare what is offered for a route with what trying everything finds; return how often."""
    compared = 0
    for s in turns:
        me = s.turn
        assert payable(s, me) == can_end(pushed(s, SAIL), set())
        assert pirate_cities(s, me) == movable(s)
        if room(s, me) <= 0:
            continue
        cities, cards = next_cities(s), placeholders(s, me)
        expected = sum(1 << c for c in range(GOODS) if cities >> c & 1 and completable(laid(s, c)))
        assert payable_cities(s, me, cities) == expected
        expected = sum(1 << k for k in range(GOODS) if cards >> k & 1 and completable(marked(s, k)))
        assert payable_placeholders(s, me, cards) == expected
        compared += 1
    return compared


def movable(s: NovgorodState) -> int:
    """The cities that the pirate could be moved to, if the route can be completed then."""
    if s.expert.pirate_side:
        return send_targets(s, s.turn) if not s.route else 0
    cities = targets(s, s.turn, longest(s, s.turn))
    moves = (MOVE_PIRATE[c] for c in range(GOODS) if cities >> c & 1)
    return sum(1 << move.c for move in moves if completable(pushed(s, move)))


def can_end(s: NovgorodState, seen: set[object]) -> bool:
    """Tell by trying everything whether phase 2 can be ended with the fees paid."""
    me = s.turn
    if not s.route:
        return s.money[me] >= 0
    key = s.key(me)
    if key in seen:
        return False
    seen.add(key)
    listed = (action for action in s.listed(me) if not isinstance(action, MovePirate))
    return any(can_end(pushed(s, action), seen) for action in listed)


def pushed(s: NovgorodState, action: Action) -> NovgorodState:
    new = s.clone()
    new.push(s.turn, action)
    return new


def of_the_rich(s: NovgorodState) -> list[Action]:
    """What could be said if the fees were no matter."""
    rich = s.clone()
    rich.money[s.turn] += rich.fees
    return [action for action in rich.listed(s.turn) if price(s, action) <= s.money[s.turn]]


def price(s: NovgorodState, action: Action) -> int:
    """What must be paid at once to say something in phase 2."""
    match action:
        case Advance():
            return STEP_DUCATS if _cost(s, s.turn) == "ducats15" else 0
        case MovePirate():
            return pirate_price(s, s.turn)
        case Special(x=card):
            return special_cost(s, (card,), False)
    return 0


def compare_uses(seeds: range, options: Mapping[str, str] = BASE) -> int:
    """Check that exactly what can be completed is offered to the poor in phase 2."""
    compared = 0
    for s, _ in positions(seeds, options):
        me = s.turn
        if s.stack[-1] is not USE_ROUTE or s.money[me] >= s.fees:
            continue
        expected = [action for action in of_the_rich(s) if can_end(pushed(s, action), set())]
        assert list(s.listed(me)) == expected
        compared += 1
    return compared


def play_out(seeds: range, options: Mapping[str, str] = BASE) -> int:
    """Play random games; nobody is ever in debt or without an answer."""
    actions = 0
    for s, _ in positions(seeds, options):
        assert min(s.money) >= 0
        assert s.asked() == (s.turn,)
        assert s.listed(s.turn)
        assert len(set(s.listed(s.turn))) == len(s.listed(s.turn))
        actions += 1
    return actions


def test_routes_ahead_are_what_trying_everything_finds() -> None:
    """N-46"""
    assert compare_routes(poor_turns(range(2000))) > 4000


def test_the_poor_are_offered_exactly_what_they_can_complete() -> None:
    """N-46"""
    assert compare_uses(range(6)) > 50


def test_random_games_end_without_debts() -> None:
    """N-46, N-100"""
    assert play_out(range(6)) > 1000


def test_routes_ahead_with_merchant_and_pirate() -> None:
    """N-46, N-110, N-115, N-116"""
    assert compare_routes(poor_turns(range(1200), EXPERT)) > 2000


def test_the_poor_with_merchant_pirate_and_special_missions() -> None:
    """N-46, N-110, N-115, N-121"""
    assert compare_uses(range(6), EXPERT) > 50


def test_random_expert_games_end_without_debts() -> None:
    """N-46, N-100"""
    assert play_out(range(6), EXPERT) > 1000


@pytest.mark.soak
@pytest.mark.timeout(3600)
def test_routes_ahead_in_many_turns() -> None:
    """N-46"""
    assert compare_routes(poor_turns(range(10_000, 60_000))) > 100_000
    assert compare_routes(poor_turns(range(10_000, 30_000), EXPERT)) > 40_000


@pytest.mark.soak
@pytest.mark.timeout(3600)
def test_the_poor_are_offered_exactly_what_they_can_complete_in_many_games() -> None:
    """N-46"""
    assert compare_uses(range(100, 300)) > 2000
    assert compare_uses(range(100, 200), EXPERT) > 1000


@pytest.mark.soak
@pytest.mark.timeout(3600)
def test_many_random_games_end_without_debts() -> None:
    """N-46, N-100"""
    assert play_out(range(100, 600)) > 100_000
    assert play_out(range(100, 300), EXPERT) > 100_000


def test_a_clone_shares_nothing_that_changes() -> None:
    """N-30"""
    for s, random in positions(range(3)):
        before = s.key(s.turn)
        new = s.clone()
        assert new.key(s.turn) == before
        new.push(new.turn, random.choice(new.listed(new.turn)))
        assert s.key(s.turn) == before

"""Sets of special missions against a second, plain reading of the rules (N-51, N-121 to N-124)."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, product
from random import Random

from hansetable.games.novgorod import actions as a
from hansetable.games.novgorod.cards import CARDS, GOODS, LUXURIES, PARTS, Part
from hansetable.games.novgorod.setup import deal
from hansetable.games.novgorod.special import ChooseSpecials, GatherSpecial
from hansetable.games.novgorod.state import NovgorodState
from hansetable.games.novgorod.turn import LAY_ROUTE, begin_turn, take_office
from hansetable.games.novgorod.use import USE_ROUTE

Table = tuple[tuple[int, ...], frozenset[int], frozenset[int], int]
"""The route as it lies, the places on it that are used up, the artisans laid, the stored good."""
Need = tuple[bool, int, int]
"""Whether a luxury good is needed, which good, from how many commodities at least."""


def needs(part: Part) -> list[Need]:
    """What a part shows, one by one."""
    found = [(False, g, 1) for g in range(GOODS) if part.goods >> g & 1]
    for bit in range(2 * len(LUXURIES)):
        if part.luxuries >> bit & 1:
            found.append((True, bit % len(LUXURIES), 1 + bit // len(LUXURIES)))
    return found


def brought(s: NovgorodState, table: Table, rest: tuple[Need, ...]) -> bool:
    """Tell by trying everything whether all that is left to bring can be brought."""
    if not rest:
        return True
    (luxury, good, least), others = rest[0], rest[1:]
    ways = made(s, table, good, least) if luxury else taken(table, good)
    return any(brought(s, after, others) for after in ways)


def taken(table: Table, good: int) -> Iterator[Table]:
    """Every way to use a commodity."""
    route, used, laid, held = table
    if good in route and route.index(good) not in used:
        yield route, used | {route.index(good)}, laid, held
    if held == good:
        yield route, used, laid, -1


def made(s: NovgorodState, table: Table, luxury: int, least: int) -> Iterator[Table]:
    """Every way to lay an artisan on a card or placeholder of its city, and what that uses."""
    route, used, laid, held = table
    for at, card in enumerate(route):
        who = s.artisan_at[card % GOODS]
        artisan = CARDS.artisans[who]
        if at in used or who in laid or artisan.luxury != luxury:
            continue
        for mask, _ in artisan.recipes:
            goods = [g for g in range(GOODS) if mask >> g & 1]
            if len(goods) < least:
                continue
            here = [[i for i in range(at + 1) if route[i] == g and i not in used] for g in goods]
            stored = [[-1] if g == held else [] for g in goods]
            for places in product(*([*x, *y] for x, y in zip(here, stored, strict=True))):
                left = -1 if -1 in places else held
                yield route, used | {at, *places} - {-1}, laid | {who}, left


def sailed(seed: int) -> NovgorodState | None:
    """A rich player's table after a random route, with a random column; or None if it ended."""
    random = Random(seed)
    s = deal(2, seed, {"special": "on"})
    s.start = s.turn = 0
    s.round, s.privilege = 1, True
    s.speed[0], s.money[0] = random.choice((3, 4, 5, 5)), 90
    own = random.sample(range(GOODS), random.randint(2, GOODS))
    for c in own:
        take_office(s, 0, c)
    s.hold[0] = random.choice([*own, -1])
    begin_turn(s)
    s.privilege = True
    while s.stack[-1] is LAY_ROUTE:
        listed = s.listed(0)
        s.push(0, random.choice([x for x in listed if isinstance(x, a.Lay | a.Mark)] or listed))
    column = random.sample(range(len(CARDS.specials)), len(CARDS.specials))
    s.expert = s.expert._replace(column=tuple((x, random.randrange(len(PARTS))) for x in column))
    return s if s.stack[-1] is USE_ROUTE else None


def begun(s: NovgorodState) -> dict[frozenset[int], NovgorodState]:
    """Every set that can be begun, and the table after that."""
    found: dict[frozenset[int], NovgorodState] = {}
    step = s.stack[-1]
    chosen = step.cards if isinstance(step, ChooseSpecials) else ()
    for action in s.listed(0):
        if not isinstance(action, a.Special | a.Begin):
            continue
        after = s.clone()
        after.push(0, action)
        if isinstance(after.stack[-1], ChooseSpecials):
            found |= begun(after)
        else:
            found[frozenset((*chosen, *([action.x] if isinstance(action, a.Special) else ())))] = (
                after
            )
    return found


def ends(s: NovgorodState) -> Iterator[NovgorodState]:
    """Every way to gather what was begun."""
    if not isinstance(s.stack[-1], GatherSpecial):
        yield s
        return
    listed = s.listed(0)
    assert listed
    for action in listed:
        after = s.clone()
        after.push(0, action)
        yield from ends(after)


def price(s: NovgorodState, cards: frozenset[int]) -> int:
    """What a set costs: each card its own, and a ducat for each one above it that is left out."""
    order = [card for card, _ in s.expert.column]
    return sum(
        CARDS.specials[card].parts[part].cost
        + sum(other not in cards for other in order[: order.index(card)])
        for card, part in s.expert.column
        if card in cards
    )


def test_exactly_the_sets_that_can_be_completed_can_be_begun() -> None:
    """N-121, N-51"""
    sets = 0
    for s in filter(None, map(sailed, range(700))):
        parts = {card: CARDS.specials[card].parts[part] for card, part in s.expert.column}
        start: Table = (tuple(s.route), frozenset(), frozenset(), s.held)
        expected = {
            frozenset(cards)
            for count in range(1, len(parts) + 1)
            for cards in combinations(parts, count)
            if brought(s, start, tuple(need for card in cards for need in needs(parts[card])))
        }
        assert set(begun(s)) == expected, s.route
        sets += len(expected)
    assert sets > 100


def test_however_a_set_is_gathered_it_ends_alike() -> None:
    """N-121 to N-124"""
    for s in filter(None, map(sailed, range(700))):
        column = dict(s.expert.column)
        for cards, after in begun(s).items():
            moved = [(card, (column[card] + 1) % len(PARTS)) for card in column if card in cards]
            for end in ends(after):
                assert end.money[0] == s.money[0] - price(s, cards)
                assert end.completed(0) == s.completed(0) + len(cards)
                assert end.expert.column[-len(cards) :] == tuple(moved)
                assert not [x for x in end.listed(0) if isinstance(x, a.Special)]

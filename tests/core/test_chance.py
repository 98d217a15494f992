"""Chance: the same on every machine."""

from __future__ import annotations

import pytest

from hansetable.core import State
from hansetable.core.chance import draw, roll, shuffle, start

ROLLS = [3, 4, 2, 1, 0, 0, 0, 5, 3, 4, 4, 0]
SHUFFLED = [5, 1, 6, 7, 9, 4, 8, 3, 2, 0]


def table(seed: int, seats: int = 2) -> State:
    return State(seats, seed)


def test_rolls_are_those_of_every_machine() -> None:
    """Records hold a seed: these numbers must never change."""
    state = table(1)
    assert [roll(state, 6) for _ in range(12)] == ROLLS


def test_shuffles_are_those_of_every_machine() -> None:
    """Records hold a seed: this order must never change."""
    cards = list(range(10))
    shuffle(table(2026), cards)
    assert cards == SHUFFLED


@pytest.mark.parametrize("seed", [0, 1, -1, 2**64, 2**200, -(2**70)])
def test_any_seed_will_do(seed: int) -> None:
    assert 0 <= start(seed) < 2**64


def test_seeds_differ() -> None:
    assert len({start(seed) for seed in range(-500, 500)}) == 1000


@pytest.mark.parametrize("sides", [1, 2, 6, 24, 97])
def test_every_side_comes_about_equally_often(sides: int) -> None:
    state = table(5)
    counts = [0] * sides
    for _ in range(400 * sides):
        counts[roll(state, sides)] += 1
    assert all(300 < count < 500 for count in counts)


def test_a_roll_is_all_that_changes() -> None:
    state = table(3)
    before = state.rng
    roll(state, 6)
    assert state.rng != before
    again = table(3)
    roll(again, 6)
    assert again.rng == state.rng


def test_every_order_comes_about_equally_often() -> None:
    state = table(9)
    counts: dict[tuple[int, ...], int] = {}
    for _ in range(2400):
        cards = [0, 1, 2, 3]
        shuffle(state, cards)
        counts[tuple(cards)] = counts.get(tuple(cards), 0) + 1
    assert len(counts) == 24
    assert all(60 < count < 150 for count in counts.values())


def test_shuffled_cards_are_forgotten_and_others_are_not() -> None:
    state = table(1)
    state.seen = [0b1111, 0b0110]
    shuffle(state, [1, 3])
    assert state.seen == [0b0101, 0b0100]


def test_every_draw_comes_about_equally_often() -> None:
    state = table(7)
    counts: dict[tuple[int, ...], int] = {}
    for _ in range(6000):
        things = list(range(6))
        drawn = draw(state, things, 5)
        assert sorted(drawn + things) == [*range(6)]
        for pair in ((0, drawn[0]), (1, drawn[1]), (4, drawn[4]), (5, things[0])):
            counts[pair] = counts.get(pair, 0) + 1
    assert len(counts) == 24
    assert all(880 < count < 1120 for count in counts.values())

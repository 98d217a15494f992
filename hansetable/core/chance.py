"""Chance: one whole number in the state, the same on every machine.

The number is advanced by a 64-bit linear congruential step and read through the splitmix64
finaliser (Steele, Lea and Flood, *Fast splittable pseudorandom number generators*, 2014).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from hansetable.core.state import State

_MASK = (1 << 64) - 1
_DRAWS = 4
"""So many draws are made from one random number."""


def start(seed: int) -> int:
    """Return the first random number for a seed of any size or sign."""
    return (seed * 0x9E3779B97F4A7C15 + 0x632BE59BD9B4E019) & _MASK


def roll(state: State, sides: int) -> int:
    """Return a number from 0 to ``sides`` - 1 and advance the state's random number."""
    state.rng = (state.rng * 6364136223846793005 + 1442695040888963407) & _MASK
    z = state.rng
    z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
    z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _MASK
    return ((z ^ (z >> 31)) * sides) >> 64


def mix(state: State, things: list[int]) -> None:
    """Put ``things`` into a random order, in place."""
    rng = state.rng
    for i in range(len(things) - 1, 0, -1):  # what `roll` does, without a call for each thing
        rng = z = (rng * 6364136223846793005 + 1442695040888963407) & _MASK
        z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
        z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _MASK
        j = ((z ^ (z >> 31)) * (i + 1)) >> 64
        things[i], things[j] = things[j], things[i]
    state.rng = rng


def draw(state: State, things: list[int], number: int) -> list[int]:
    """Take so many of a few ``things`` out of them at random and return them in random order.

    One random number is good for several draws: each takes what it needs and leaves the rest.
    """
    left, chance = len(things), 0
    drawn = []
    for i in range(number):
        if i % _DRAWS == 0:
            chance = roll(state, 1 << 64)
        chance *= left
        at = chance >> 64
        chance &= _MASK
        left -= 1
        drawn.append(things[at])
        things[at] = things[left]
    del things[left:]
    return drawn


def shuffle(state: State, cards: list[int]) -> None:
    """Mix ``cards`` in place; nobody knows any longer which is which."""
    mix(state, cards)
    forgotten = 0
    for card in cards:
        forgotten |= 1 << card
    for seat, known in enumerate(state.seen):
        state.seen[seat] = known & ~forgotten

"""A player who says anything that is legal."""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable
from hashlib import blake2b

from hansetable.core import Action, Game, Seat, State


class Random:
    """Says any legal action, each as likely as the other; equal views get equal answers.

    Where a game leads back to a view, the answer is drawn anew each time: else it would go in a
    circle for ever.
    """

    def __init__(self, game: Game, seed: int) -> None:
        self._dice = Dice(seed)
        self.plans = 0

    def choose(self, view: State, seat: Seat, budget: int) -> Action:
        """Return an action drawn by the seed, what the seat knows, and how often it came here."""
        listed = view.listed(seat)
        self.plans += 1
        return listed[self._dice.roll(view.key(seat)) % len(listed)]


class Dice:
    """Draws numbers by a seed, a position, and how often it was drawn for in this position."""

    def __init__(self, seed: int) -> None:
        self._salt = f"{seed} ".encode()
        self._met: Counter[bytes] = Counter()

    def roll(self, key: Hashable) -> int:
        """Return a number of 64 bits."""
        known = blake2b(repr(key).encode(), digest_size=16).digest()
        times = self._met[known]
        self._met[known] += 1
        drawn = blake2b(self._salt + known + b" %d" % times, digest_size=8).digest()
        return int.from_bytes(drawn)

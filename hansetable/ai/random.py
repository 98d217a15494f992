"""A player who says anything that is legal."""

from __future__ import annotations

from hashlib import blake2b

from hansetable.core import Action, Game, Seat, State


class Random:
    """Says any legal action, each as likely as the other; equal views get equal answers."""

    def __init__(self, game: Game, seed: int) -> None:
        self._salt = f"{seed} ".encode()

    def choose(self, view: State, seat: Seat, budget: int) -> Action:
        """Return an action drawn by the seed and what the seat knows."""
        known = repr(view.key(seat)).encode()
        drawn = int.from_bytes(blake2b(self._salt + known, digest_size=8).digest())
        listed = view.listed(seat)
        return listed[drawn % len(listed)]

"""Questions, and who answers them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar

from hansetable.core.action import Action
from hansetable.core.refusal import Refusal
from hansetable.core.value import Value

Seat = int
"""The place of a player at the table, counted from 0 clockwise."""


class Step(Value):
    """One question on the stack of a state. To change it, replace the top of the stack.

    The state is typed loosely here because each game has its own; games call it ``s``.
    """

    automatic: ClassVar[bool] = False

    @property
    def rule(self) -> str:
        """The id of the rule that the question comes from; a step states it as an attribute."""
        raise NotImplementedError

    def asks(self, state: Any, /) -> Sequence[Seat]:
        """Return the seats that must answer now; the seat on turn unless a step says otherwise."""
        return (state.turn,)

    def options(self, state: Any, /, seat: Seat) -> Sequence[Action]:
        """Return every legal answer of ``seat``, in an order that is the same on every machine."""
        raise NotImplementedError

    def refuses(self, state: Any, /, seat: Seat, action: Action) -> Refusal | None:
        """Return why ``action`` is no answer of ``seat``, which is asked; None if it is legal.

        Some answers can be tested but not listed.
        """
        return None if action in self.options(state, seat) else Refusal(self.rule, "other")

    def play(self, state: Any, /, seat: Seat, action: Action) -> None:
        """Carry out a legal answer: change the state and tell its events."""
        raise NotImplementedError

    def run(self, state: Any, /) -> None:
        """Carry out an automatic step; it has already left the stack."""
        raise NotImplementedError

    def seen_by(self, viewer: Seat) -> Step:
        """Return the step without what ``viewer`` must not learn."""
        return self


class Automatic(Step):
    """A step that asks nobody and plays itself through :meth:`run` once it is on top."""

    automatic = True

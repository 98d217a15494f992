"""The state of a game and its two doors: ``play``, which checks, and ``push``, which does not."""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Sequence
from typing import TYPE_CHECKING

from hansetable.core.action import Action
from hansetable.core.event import Event
from hansetable.core.refusal import Refusal
from hansetable.core.step import Seat, Step

if TYPE_CHECKING:
    from typing import Self

    from hansetable.core.game import Result

OMNISCIENT = -1
"""The viewer of a state in which nothing is hidden."""
SPECTATOR = -2
"""The viewer who sees only what everybody at the table sees."""


class IllegalActionError(ValueError):
    """The action is not one that the seat may say now."""


class Options:
    """The legal actions of one seat: iterate to list them, use ``in`` to test one."""

    __slots__ = ("_seat", "_state")

    def __init__(self, state: State, seat: Seat) -> None:
        self._state = state
        self._seat = seat

    def __iter__(self) -> Iterator[Action]:
        return iter(self._state.listed(self._seat))

    def __contains__(self, action: object) -> bool:
        return isinstance(action, Action) and self._state.refuses(self._seat, action) is None

    def __bool__(self) -> bool:
        return any(True for _ in self)


class State:
    """A position: a stack of steps, the random number and what each seat has seen.

    Games add their zones in flat lists of whole numbers and write :meth:`clone` by hand. ``seen``
    holds a bit set of known cards a seat; ``told`` collects events while :meth:`play` runs and is
    None otherwise, so that a search pays nothing for them.
    """

    __slots__ = ("rng", "seen", "stack", "told", "viewer")

    stack: list[Step]
    rng: int
    seen: list[int]
    told: list[Event] | None
    viewer: Seat

    def clone(self) -> Self:
        """Return a copy that shares nothing that changes; events are not copied."""
        raise NotImplementedError

    def asked(self) -> Sequence[Seat]:
        """Return the seats that must answer now; nobody when the game is over."""
        return self.stack[-1].asks(self) if self.stack else ()

    def listed(self, seat: Seat) -> Sequence[Action]:
        """Return the legal actions of ``seat`` as a sequence; empty when it is not asked."""
        if not self.stack:
            return ()
        step = self.stack[-1]
        return step.options(self, seat) if seat in step.asks(self) else ()

    def refuses(self, seat: Seat, action: Action) -> Refusal | None:
        """Return why ``seat`` may not say ``action`` now; None exactly if it is legal."""
        if not self.stack:
            return Refusal("", "over")
        step = self.stack[-1]
        if seat not in step.asks(self):
            return Refusal(step.rule, "turn")
        return step.refuses(self, seat, action)

    def options(self, seat: Seat) -> Options:
        """Return the legal actions of ``seat``."""
        return Options(self, seat)

    def play(self, seat: Seat, action: Action) -> list[Event]:
        """Play a legal action and return its events.

        Raises:
            IllegalActionError: the seat may not say this now; the state is unchanged.
        """
        if action not in self.options(seat):
            raise IllegalActionError(f"seat {seat + 1} may not say {action!r} now")
        told: list[Event] = []
        self.told = told
        try:
            self.push(seat, action)
        finally:
            self.told = None
        return told

    def push(self, seat: Seat, action: Action) -> None:
        """Play an action that has just been listed, without a check: the door for search."""
        stack = self.stack
        stack[-1].play(self, seat, action)
        while stack and stack[-1].automatic:
            stack.pop().run(self)

    def tell(self, event: type[Event], *fields: object) -> None:
        """Report that something happened; costs next to nothing while nobody listens."""
        if self.told is not None:
            self.told.append(event(*fields))

    def seen_by(self, viewer: Seat) -> Self:
        """Return a view: a copy with the secrets of ``viewer``'s neighbours turned face down."""
        raise NotImplementedError

    def imagine(self, rng: int) -> Self:
        """Return a copy of a view with its hidden cards dealt at random from ``rng``."""
        raise NotImplementedError

    def key(self, seat: Seat) -> Hashable:
        """Return a value that is equal for equal knowledge of ``seat``."""
        raise NotImplementedError

    def result(self) -> Result | None:
        """Return the outcome, or None while the game goes on."""
        raise NotImplementedError

"""The state of a game and its two doors: ``play``, which checks, and ``push``, which does not.

A game declares each field of its state once, with the value that it begins with::

    class PotState(State, apart=("open",)):
        open: bool = False
        coins: list[int] = per_seat(10)
        display: list[int] = []
        bets: tuple[int, ...] = ()

A list is copied with the state; any other value is replaced and never changed. :meth:`State.clone`
and :meth:`State.key` follow from this. ``apart`` names the fields that the key can do without: what
stays the same for the whole game, what follows from other fields, notes. A game writes by hand what
is hidden from a viewer and how that is dealt again (`hide`, `deal_hidden`).
"""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Sequence
from typing import TYPE_CHECKING

from hansetable.core.action import Action
from hansetable.core.chance import start
from hansetable.core.fields import Fields, per_seat
from hansetable.core.refusal import Refusal
from hansetable.core.step import Seat, Step

if TYPE_CHECKING:
    from typing import Self

    from hansetable.core.event import Event
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


class State(metaclass=Fields, apart=("n", "rng", "told", "viewer", "final")):
    """A position: a stack of steps, the random number and what each seat has seen.

    Games add their zones in flat lists of whole numbers. ``n`` is the number of seats, ``turn`` the
    seat on turn, ``final`` the outcome when the game is over. ``seen`` holds a bit set of known
    cards a seat; ``told`` collects events while :meth:`play` runs and is None otherwise, so that a
    search pays nothing for them.
    """

    n: int = 0
    stack: list[Step] = []
    rng: int = 0
    seen: list[int] = per_seat(0)
    told: list[Event] | None = None
    viewer: Seat = OMNISCIENT
    turn: Seat = 0
    final: Result | None = None

    def __init__(self, seats: int, seed: int) -> None:
        type(self).fill(self, seats)
        self.n = seats
        self.rng = start(seed)

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
        if self.refuses(seat, action) is not None:
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
        view = self.clone()
        if self.viewer != viewer != OMNISCIENT:
            view.hide(viewer)
            view.viewer = viewer
            view.rng = 0
        return view

    def hide(self, viewer: Seat) -> None:
        """Turn face down what ``viewer`` must not see."""
        raise NotImplementedError

    def imagine(self, rng: int) -> Self:
        """Return a copy of a view with its hidden cards dealt at random from ``rng``."""
        new = self.clone()
        new.rng = start(rng)
        new.deal_hidden()
        new.viewer = OMNISCIENT
        return new

    def deal_hidden(self) -> None:
        """Deal what the viewer does not know at random, so that it fits what the viewer knows."""
        raise NotImplementedError

    def key(self, seat: Seat) -> Hashable:
        """Return a value that is equal for equal knowledge of ``seat``."""
        raise NotImplementedError

    def result(self) -> Result | None:
        """Return the outcome, or None while the game goes on."""
        return self.final

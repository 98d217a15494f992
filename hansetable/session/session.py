"""One game that is being played: the true state, what was said, and what may be taken back."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from hansetable import games
from hansetable.core import Action, Event, Game, IllegalActionError, Seat, State, write_action
from hansetable.session import record
from hansetable.session.chair import Chair
from hansetable.session.record import Header, RecordError

NOTHING, CHANCE, TURN = "nothing", "chance", "turn"
"""Why the last action cannot be taken back: there is none, a card was seen, others decide now."""


@dataclass(frozen=True, slots=True)
class Change:
    """What listeners are told: the true state after an action, or after one was taken back."""

    state: State
    events: tuple[Event, ...]
    undone: bool


class Session:
    """A game with its chairs: the only one who plays actions on the true state.

    ``actions`` and ``journal`` (the events of each action) are equally long. With ``practice``
    everything can be taken back.
    """

    game: Game
    header: Header
    chairs: tuple[Chair, ...]
    state: State
    actions: list[tuple[Seat, Action]]
    journal: list[tuple[Event, ...]]
    listeners: list[Callable[[Change], None]]
    practice: bool

    def __init__(self, header: Header) -> None:
        """Deal the game that the header names; it must be valid, as `record.parse` sees to."""
        self.game = games.game(header.game)
        self.header = header
        self.chairs = header.chairs
        self.state = self.game.deal(len(header.chairs), header.seed, dict(header.options))
        self.actions = []
        self.journal = []
        self.listeners = []
        self.practice = False
        self._before: list[State] = []

    @classmethod
    def new(
        cls, game: str, seed: int, chairs: tuple[Chair, ...], options: Mapping[str, str]
    ) -> Session:
        """Start a game with the card values in use; options that are missing get their default."""
        found = games.game(game)
        chosen = tuple((o.name, options.get(o.name, o.values[0])) for o in found.options)
        return cls(Header(game, seed, chosen, chairs, found.values))

    @classmethod
    def of_text(cls, text: str) -> Session:
        """Return the session that a record tells, played again from its seed.

        Raises:
            RecordError: the record is damaged or foreign; the message names the first bad line.
        """
        header, entries = record.parse(text)
        session = cls(header)
        for line, seat, action in entries:
            try:
                session.submit(seat, action)
            except IllegalActionError as illegal:
                found = f"{seat + 1} {write_action(action)}"
                raise record.wrong(line, session._expected(), found) from illegal
        return session

    def _expected(self) -> str:
        """Say in a few words what could come next in a record."""
        asked = [str(seat + 1) for seat in self.state.asked()]
        if not asked:
            return "nothing after the end of the game"
        listed = self.state.listed(self.state.asked()[0])
        example = f", like “{write_action(listed[0])}”" if listed else ""
        return f"a legal action of seat {' or '.join(asked)}{example}"

    def text(self) -> str:
        """Return the record of the game so far."""
        return record.write(self.header, self.actions)

    def decides(self) -> Seat | None:
        """Return the first seat that is asked; None when the game is over."""
        return next(iter(self.state.asked()), None)

    def submit(self, seat: Seat, action: Action) -> None:
        """Play an action and tell the listeners.

        Raises:
            IllegalActionError: the seat may not say this now; nothing has changed.
        """
        before = self.state.clone()
        events = tuple(self.state.play(seat, action))
        self._before.append(before)
        self.actions.append((seat, action))
        self.journal.append(events)
        self._tell(Change(self.state, events, undone=False))

    def undo_refusal(self) -> str:
        """Return why the last action cannot be taken back; empty when it can.

        It can if no chance was used and nobody has seen a new card by it, and if the chair that
        said it still decides.
        """
        if not self.actions:
            return NOTHING
        if self.practice:
            return ""
        if self.actions[-1][0] != self.decides():
            return TURN
        before = self._before[-1]
        if before.rng != self.state.rng or before.seen != self.state.seen:
            return CHANCE
        return ""

    def undo(self) -> None:
        """Take the last action back and tell the listeners.

        Raises:
            ValueError: it cannot be taken back; see `undo_refusal`.
        """
        refusal = self.undo_refusal()
        if refusal:
            raise ValueError(f"the last action cannot be taken back: {refusal}")
        self.state = self._before.pop()
        self.actions.pop()
        events = self.journal.pop()
        self._tell(Change(self.state, events, undone=True))

    def at(self, number: int) -> State:
        """Return a copy of the state before an action, counted from 0, or after the last one.

        Raises:
            IndexError: the game has no such action.
        """
        if not 0 <= number <= len(self.actions):
            raise IndexError(f"expected an action from 0 to {len(self.actions)}, found {number}")
        return (self._before[number] if number < len(self.actions) else self.state).clone()

    def _tell(self, change: Change) -> None:
        for listener in tuple(self.listeners):
            listener(change)


__all__ = ["CHANCE", "NOTHING", "TURN", "Change", "RecordError", "Session"]

"""A game that was played, shown at one of its moments: what a replay runs over."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from dataclasses import replace

from hansetable.core import Action, IllegalActionError, Seat, State
from hansetable.core.state import OMNISCIENT, SPECTATOR
from hansetable.session.session import TURN, Session
from hansetable.session.slot import PlayerSlot


class ReplaySession(Session):
    """Looks like a session that has come as far as ``place`` actions; nobody can play on it.

    ``whole`` is the game to its end, ``starts`` the number of the action before which each round
    begins, with the round.
    """

    whole: Session
    place: int
    starts: tuple[tuple[int, int], ...]

    def __init__(self, whole: Session) -> None:
        """Show a game from its beginning; later changes of ``whole`` are not followed."""
        super().__init__(whole.header)
        self.whole = whole
        self.starts = _starts(whole)
        lengths = [len(told) for told in whole.journal]
        self._told = [sum(lengths[:number]) for number in range(len(lengths) + 1)]
        self.go(0)

    @property
    def length(self) -> int:
        """The number of actions of the whole game."""
        return len(self.whole.actions)

    def go(self, place: int) -> None:
        """Show the moment after so many actions; a number beyond an end means that end."""
        self.place = max(0, min(self.length, place))
        self.state = self.whole.at(self.place)
        self.actions = self.whole.actions[: self.place]
        self.journal = self.whole.journal[: self.place]

    def at(self, number: int) -> State:
        """Return a copy of the state at any moment of the whole game.

        Raises:
            IndexError: the game has no such moment.
        """
        return self.whole.at(number)

    def text(self) -> str:
        """Return the record of the whole game."""
        return self.whole.text()

    def round_at(self, place: int) -> int:
        """Return in which part of ``starts`` a moment lies."""
        return max(0, bisect_right([number for number, _ in self.starts], place) - 1)

    def lines(self, place: int) -> range:
        """Return which events of the whole game the action before a moment has told."""
        return range(self._told[place - 1] if place else 0, self._told[place])

    def place_of(self, line: int) -> int:
        """Return the moment after the action that told an event of the whole game."""
        return bisect_left(self._told, line + 1)

    def submit(self, seat: Seat, action: Action) -> None:
        """Refuse: what was played was played.

        Raises:
            IllegalActionError: always.
        """
        raise IllegalActionError(f"seat {seat + 1} may not say {action!r} in a replay")

    def take_back_refusal(self, number: int) -> str:
        """Return that others decide: nothing can be taken back here."""
        return TURN

    def upto(self, place: int, slots: tuple[PlayerSlot, ...]) -> Session:
        """Return a new game that has come as far, with other people in its slots."""
        session = Session(replace(self.whole.header, slots=slots))
        for seat, action in self.whole.actions[:place]:
            session.submit(seat, action)
        return session


def viewpoints(session: Session) -> tuple[Seat, ...]:
    """Return through whose eyes a record may be seen, the usual ones first.

    Everything lies open (``OMNISCIENT``) when the game is over or no person plays in it. Else the
    one person sees what it knows, and several people only what everybody at the table has seen.
    """
    seats = tuple(range(len(session.slots)))
    people = tuple(seat for seat in seats if session.slots[seat].human)
    if session.state.result() is not None or not people:
        return (OMNISCIENT, *seats)
    return people if len(people) == 1 else (SPECTATOR,)


def _starts(whole: Session) -> tuple[tuple[int, int], ...]:
    """Return before which action each round begins; what comes before the first is round 0."""
    found: list[tuple[int, int]] = []
    for place in range(len(whole.actions) + 1):
        number = whole.game.progress(whole.at(place)).get("round", 0)
        if not found or number != found[-1][1]:
            found.append((place, number))
    return tuple(found)

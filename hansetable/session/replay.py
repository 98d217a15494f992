"""The moments of a game that was played: what a replay runs over."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from dataclasses import replace

from hansetable.core import Seat
from hansetable.core.state import OMNISCIENT, SPECTATOR
from hansetable.session.session import Session
from hansetable.session.slot import PlayerSlot


class ReplaySession:
    """Stands at one moment of a game: the true ``state`` after ``place`` of its actions.

    ``whole`` is the game to its end, ``starts`` the number of the action before which each round
    begins, with the round.
    """

    def __init__(self, whole: Session) -> None:
        """Begin at the beginning; later changes of ``whole`` are not followed."""
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
        """Go to the moment after so many actions; a number beyond an end means that end."""
        self.place = max(0, min(self.length, place))
        self.state = self.whole.at(self.place)

    def round_at(self, place: int) -> int:
        """Return in which part of ``starts`` a moment lies."""
        return max(0, bisect_right([number for number, _ in self.starts], place) - 1)

    def lines(self, place: int) -> range:
        """Return which events of the whole game the action before a moment has told."""
        return range(self._told[place - 1] if place else 0, self._told[place])

    def place_of(self, line: int) -> int:
        """Return the moment after the action that told an event of the whole game."""
        return bisect_left(self._told, line + 1)

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

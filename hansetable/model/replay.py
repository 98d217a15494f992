"""A record as the screen shows it: the table at any of its moments."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QObject, Signal

from hansetable.core import Event, Seat, State
from hansetable.model.review import ReviewModel
from hansetable.model.table import TableModel
from hansetable.session.replay import ReplaySession, viewpoints
from hansetable.session.session import Session


class ReplayModel(TableModel):
    """Goes through a game that was played.

    The log holds the whole game from the beginning, so that one can go to any of its lines.

    Signals:
        moved: the table shows another moment; its number of actions.
    """

    moved = Signal(int)

    def __init__(
        self,
        whole: Session,
        parent: QObject | None = None,
        record: Path | None = None,
        review: ReviewModel | None = None,
    ) -> None:
        """Show a game from its beginning, through the eyes that are usual for it.

        ``record`` is its file, beside which a review is kept; ``review`` is one that was begun.
        """
        self.replay = ReplaySession(whole)
        self.viewpoints = viewpoints(whole)
        people = [seat for seat, slot in enumerate(whole.slots) if slot.human]
        self.front: Seat | None = people[0] if people else 0
        super().__init__(whole, self.viewpoints[0], parent)
        self.review = review or ReviewModel(whole, record, self)
        self.review.setParent(self)

    @property
    def _state(self) -> State:
        """The true state of the moment that is shown."""
        return self.replay.state

    @property
    def bottom(self) -> Seat:
        """The seat whose own area lies in front: the one looked through, else ``front``.

        Without ``front`` it is whoever is to play.
        """
        if self.viewer >= 0:
            return self.viewer
        if self.front is not None:
            return self.front
        return self.decides or 0

    @property
    def place(self) -> int:
        """After how many actions the table is shown."""
        return self.replay.place

    @property
    def told_so_far(self) -> Sequence[Event]:
        """The part of the log that has happened at the moment that is shown."""
        return self.log[: self.replay.lines(self.place).stop]

    def action_of(self, line: int) -> int:
        """The action that a line of the log tells."""
        return self.replay.place_of(line) - 1

    def begin(self) -> None:
        """Show the table at its moment."""
        super().begin()
        self.moved.emit(self.place)

    def stop(self) -> None:
        """Show nothing more, and review nothing."""
        super().stop()
        self.review.stop()

    def go(self, place: int) -> None:
        """Show the moment after so many actions; a number beyond an end means that end."""
        before = self.place
        self.replay.go(place)
        if self.place == before:
            return
        self._look()
        if self.place == before + 1:
            self.told.emit(tuple(self.log[line] for line in self.replay.lines(self.place)))
        self.moved.emit(self.place)

    def turn_page(self, by: int) -> None:
        """Go to the beginning of a later or an earlier round."""
        starts = self.replay.starts
        at = self.replay.round_at(self.place)
        if by < 0 and self.place > starts[at][0]:
            by += 1
        to = at + by
        self.go(starts[max(0, to)][0] if to < len(starts) else self.replay.length)

    def look_through(self, viewer: Seat) -> None:
        """Show everything from another of the ``viewpoints``."""
        if viewer in self.viewpoints and viewer != self.viewer:
            self._look_through(viewer)
            self.moved.emit(self.place)

    def put_in_front(self, seat: Seat | None) -> None:
        """Lay the area of a seat in front while no one's eyes are used; None: who is to play."""
        self.front = seat
        self.begin()

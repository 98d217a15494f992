"""A game as one viewer sees it: the view, where the pieces lie, and the log."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QObject, Signal

from hansetable.core import Event, Handle, Place, Seat, State
from hansetable.session.session import Session


class TableModel(QObject):
    """What is shown of the game of a session; nobody can play on it.

    ``viewer`` is the seat through whose eyes all is seen, ``log`` the events as it knows them,
    ``stuck`` tells that the AI has given up.

    Signals:
        laid: pieces may lie elsewhere; read ``places``.
        told: a tuple of events as the viewer may know them.
        undone: the log has become shorter or other.
    """

    laid = Signal()
    told = Signal(object)
    undone = Signal()

    def __init__(self, session: Session, viewer: Seat, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.stuck = False
        self.session = session
        self.game = session.game
        self.viewer = viewer
        self.view = self._state.seen_by(viewer)
        self.places: Mapping[Handle, Place] = {}
        self.log: list[Event] = []
        self._rewrite_log()

    @property
    def _state(self) -> State:
        """The true state of the moment that is shown."""
        return self.session.state

    @property
    def decides(self) -> Seat | None:
        """The seat that must decide, or None when the game is over."""
        return self.session.first_of(self._state.asked())

    @property
    def bottom(self) -> Seat:
        """The seat whose own area lies before the viewer."""
        return max(self.viewer, 0)

    def action_of(self, line: int) -> int:
        """The action that a line of the log tells; -1 if it tells none."""
        raise NotImplementedError

    @property
    def told_so_far(self) -> Sequence[Event]:
        """The part of the log that has happened at the moment that is shown."""
        return self.log

    def begin(self) -> None:
        """Show the table as it is."""
        self._look()

    def stop(self) -> None:
        """Leave the game alone, for the table is cleared away."""

    def _look(self) -> None:
        """Look at the table with the viewer's eyes."""
        self.view = self._state.seen_by(self.viewer)
        self.places = self.game.pieces(self.view)
        self.laid.emit()

    def _look_through(self, viewer: Seat) -> None:
        """Show the table and the log through other eyes."""
        self.viewer = viewer
        self._rewrite_log()
        self._look()
        self.undone.emit()

    def _rewrite_log(self) -> None:
        """Say again what the viewer may know."""
        self.log = [event.seen_by(self.viewer) for told in self.session.journal for event in told]

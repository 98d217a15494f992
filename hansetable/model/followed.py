"""A game whose actions can be followed: they are shown one by one, and once more if wanted."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QObject

from hansetable.core import Event, Seat, State
from hansetable.model.showing import Beat, Showing
from hansetable.model.table import TableModel
from hansetable.session.session import Session

BREATH = 300
"""How long the table stays still before an AI plays, and before all is shown again, in
milliseconds at usual pace: what has been laid arrives meanwhile.
"""


class FollowedModel(TableModel):
    """Shows what others do for a while each; what follows waits until it has been shown.

    ``pace`` is the factor of all times; 0 without a screen. ``again`` is the number of actions
    after which the table is shown while something is shown again, else None.
    """

    def __init__(self, session: Session, viewer: Seat, parent: QObject | None = None) -> None:
        self.again: int | None = None
        super().__init__(session, viewer, parent)
        self.pace = 0.0
        self._first = 0
        self.showing = Showing(self)
        self.showing.finished.connect(self._shown)

    @property
    def _state(self) -> State:
        """The true state of the moment that is shown."""
        return self.session.state if self.again is None else self.session.at(self.again)

    @property
    def acts(self) -> Seat | None:
        """The seat whose action is shown; else the one that must decide."""
        return self.decides if self.showing.seat is None else self.showing.seat

    def since_own(self) -> range:
        """The actions since the viewer's last turn; none if there was no such turn."""
        own = self.session.last_turn(self.viewer)
        many = len(self.session.actions)
        return range(many if own is None else own + 1, many)

    def action_of(self, line: int) -> int:
        """The action that a line of the log tells; -1 if it tells none."""
        return self._numbers[line]

    def lines_of(self, actions: range) -> range:
        """The lines of the log that tell some actions."""
        lines = [line for line, number in enumerate(self._numbers) if number in actions]
        return range(lines[0], lines[-1] + 1) if lines else range(0)

    def show_again(self) -> None:
        """Show everything since the viewer's last turn once more; the game stays as it is."""
        since = self.since_own()
        if since and self.again is None:
            self.showing.stop()
            self.again = since.start
            self._look()
            self._breathe()

    def _shown(self) -> None:
        """Show the next action, or go on with the game when everything has been shown."""
        while self.again is not None and self.showing.beat is None:
            number, self.again = self.again, self.again + 1
            if number == len(self.session.actions):
                self.again = None
                break
            self._look()
            lines = self.lines_of(range(number, self.again))
            self.told.emit(tuple(self.log[line] for line in lines))
            self._show(number)
        if self.showing.beat is None:
            self._go_on()

    def _show(self, number: int) -> None:
        """Show what an action has told."""
        self._first = number
        journal, actions = self.session.journal, self.session.actions
        while self._first and not journal[self._first - 1]:
            self._first -= 1
        lines = self.lines_of(range(number, number + 1))
        self.showing.begin(lines, actions[number][0])

    def gained(self) -> Sequence[Mapping[str, int]]:
        """By how much the numbers of each seat have changed by the action that is shown.

        Those right before it that told nothing, as the goods of an exchange, belong to it.
        """
        before = self.game.scoreboard(self.session.at(self._first).seen_by(self.viewer))
        now = self.game.scoreboard(self.view)
        return [
            {key: new[key] - old.get(key, 0) for key in new if new[key] != old.get(key, 0)}
            for old, new in zip(before, now, strict=True)
        ]

    def _go_on(self) -> None:
        """Let the game go on: everything has been shown."""

    def _breathe(self) -> None:
        """Let the table stay still for a moment."""
        if self.pace > 0:
            self.showing.show_beats([Beat(range(0), round(BREATH * self.pace))])
        elif self.again is not None:
            self._shown()

    def _rewrite_log(self) -> None:
        """Say again what the viewer may know; ``_numbers`` has the action of each line, or -1."""
        remarks = dict(self.session.remarks)
        self.log: list[Event] = []
        self._numbers: list[int] = []
        for number, told in enumerate((*self.session.journal, ())):
            if number in remarks:
                self.log.append(remarks[number])
                self._numbers.append(-1)
            self.log += [event.seen_by(self.viewer) for event in told]
            self._numbers += [number] * len(told)

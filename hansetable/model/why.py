"""Why an AI has played something: asked for afterwards, by people at the table or in a replay."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, Signal

from hansetable.ai import LEVELS, Greedy
from hansetable.ai.reasons import Reasons
from hansetable.ai.worker import WHY
from hansetable.ai.worth import weights
from hansetable.model.ai_runner import AiRunner
from hansetable.model.secrets import any_secret
from hansetable.session.session import Session


class WhyModel(QObject):
    """Finds the reasons for one action at a time, in a process that lives no longer than that.

    ``able`` tells whether anything can be explained: an AI plays that searches its turns, and it is
    known what positions are worth in a game of so many.
    ``number`` is the action in question, None while nothing is asked. ``secret`` tells that its
    reasons would show people what the seat still hides. ``reasons`` is None until they are found.

    Signals:
        changed: something else is asked, was found, or holds no longer.
    """

    changed = Signal()

    def __init__(self, session: Session, parent: QObject) -> None:
        super().__init__(parent)
        self.number: int | None = None
        self.secret = False
        self.reasons: Reasons | None = None
        self._session, slots = session, session.slots
        self._people = any(slot.human for slot in slots)
        known = session.whole and weights(session.game, len(slots)).is_file()
        levels = [LEVELS.get(slot.player) for slot in slots]
        self._seats = [isinstance(one, type) and issubclass(one, Greedy) for one in levels]
        self.able = known and any(self._seats)
        self._runner = AiRunner(session.game, None, self)
        self._runner.advised.connect(self._found)
        self._runner.failed.connect(self.forget)

    def can_tell(self, number: int) -> bool:
        """Whether an action was chosen by an AI that searches its turn, among several."""
        if not self.able or not 0 <= number < len(self._session.actions):
            return False
        seat, _ = self._session.actions[number]
        return self._seats[seat] and len(self._session.at(number).listed(seat)) > 1

    def decision(self, first: int, last: int) -> int | None:
        """Return the first action that can be explained of those that led to the last one.

        They are what its seat has said without a break, from the first one on.
        """
        found = None
        seat = self._session.actions[last][0] if last >= 0 else None
        for number in range(last, min(first, last) - 1, -1):
            if number < 0 or self._session.actions[number][0] != seat:
                break
            if self.can_tell(number):
                found = number
        return found

    def cause(self, action_of: Callable[[int], int], events: range) -> int | None:
        """Return the action that led to some events of the log, if it can be explained.

        ``action_of`` tells which action a line of the log tells.
        """
        if not events:
            return None
        before = action_of(events.start - 1) if events.start else -1
        return self.decision(before + 1, action_of(events[-1]))

    def ask(self, number: int) -> None:
        """Find the reasons for an action; it gets what its seat saw, and nobody waits for it."""
        self._runner.stop()
        session, (seat, action) = self._session, self._session.actions[number]
        state = session.at(number)
        hidden = self._people and session.decides() is not None
        self.number, self.reasons = number, None
        self.secret = hidden and any_secret(session.game, state, [seat])
        if not self.secret:
            self._runner.think(WHY, state.seen_by(seat), seat, action)
        self.changed.emit()

    def forget(self) -> None:
        """Want to know nothing any more."""
        if self.number is not None:
            self._runner.stop()
            self.number = self.reasons = None
            self.changed.emit()

    def _found(self, reasons: Reasons) -> None:
        self._runner.stop()
        self.reasons = reasons
        self.changed.emit()

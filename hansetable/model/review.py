"""The review of a finished game, made beside the program while what is there is looked at."""

from __future__ import annotations

import logging
from contextlib import suppress
from pathlib import Path

from PySide6.QtCore import QElapsedTimer, QObject, QTimer, Signal

from hansetable.ai.review import Part
from hansetable.ai.worker import Reviewed, Worker
from hansetable.ai.worker_error import WorkerError
from hansetable.ai.worth import weights
from hansetable.core import Seat
from hansetable.session import review, review_file
from hansetable.session.review_file import Row
from hansetable.session.session import Session

_LOG = logging.getLogger(__name__)
_POLL, _TELL = 30, 500
"""How often the process is asked, and how often it is told what came, in milliseconds."""
_SETTLED = 3_000
"""Milliseconds after which it can be said how long the rest will take."""


class ReviewModel(QObject):
    """Makes the review seat by seat, people first, and keeps each seat when it is whole.

    ``able`` tells whether there is a review of the game: it has ended, so nothing is secret any
    more, and it is known what its positions are worth. ``rows`` are the seats as JSON has them;
    that of the seat which is under way ends where the review has come. ``problem`` tells why the
    last one failed, or is None. ``budget`` is how many positions a decision is worth, 0 the usual.

    Signals:
        changed: there is more of it, or it runs no longer, or has begun to.
    """

    changed = Signal()
    budget = 0

    def __init__(self, session: Session, record: Path | None, parent: QObject) -> None:
        """Find what is kept of a review; without a record nothing is kept."""
        super().__init__(parent)
        self._session = session
        self._file = record and review_file.beside(record)
        self.able = (
            session.state.result() is not None
            and weights(session.game, len(session.slots)).is_file()
        )
        self.rows: dict[Seat, Row] = {}
        self.problem: WorkerError | None = None
        self._found: dict[Seat, list[float | Part]] = {}
        self._worker: Worker | None = None
        self._poll = QTimer(self, interval=_POLL)
        self._poll.timeout.connect(self._ask)
        self._since, self._told = QElapsedTimer(), QElapsedTimer()
        self._before = 0.0
        if self.able and self._file is not None:
            self.rows = {row["seat"]: row for row in review_file.read(self._file, session)}
        self._whole = set(self.rows)

    @property
    def running(self) -> bool:
        """Whether it is being made."""
        return self._poll.isActive()

    @property
    def whole(self) -> bool:
        """Whether every seat has been reviewed to the end."""
        return len(self._whole) == len(self._session.slots)

    @property
    def done(self) -> float:
        """Which part of it is there, from 0 to 1."""
        length = len(self._session.actions) + 1
        parts = sum(len(found) for seat, found in self._found.items() if seat not in self._whole)
        return (len(self._whole) + parts / length) / len(self._session.slots)

    @property
    def seconds_left(self) -> int | None:
        """How long the rest will take if it goes on as before; None if that is not known yet."""
        new = self.done - self._before
        if not self.running or new <= 0 or self._since.elapsed() < _SETTLED:
            return None
        return round(self._since.elapsed() / 1000 * (1 - self.done) / new)

    def begin(self) -> None:
        """Make what is missing."""
        if self.able and not self.running and not self.whole:
            self.problem, self._before = None, self.done
            self._worker = Worker(self._session.game)
            self._since.start()
            self._told.start()
            self._poll.start()
            self._next()
            self.changed.emit()

    def stop(self) -> None:
        """Make no more of it; what is there stays."""
        self._poll.stop()
        if self._worker is not None:
            self._worker.stop()
            self._worker = None
            self.changed.emit()

    def _next(self) -> None:
        """Ask for the next seat, or rest if there is none."""
        slots = self._session.slots
        missing = [seat for seat in range(len(slots)) if seat not in self._whole]
        if not missing or self._worker is None:
            self.stop()
            return
        seat = min(missing, key=lambda seat: not slots[seat].human)
        found = self._found.setdefault(seat, [])
        seen = review.moments(self._session, seat)
        self._worker.review(seat, seat, seen, self.budget, len(found))

    def _ask(self) -> None:
        assert self._worker is not None
        try:
            answers = self._worker.poll()
        except WorkerError as problem:
            _LOG.warning("No review: %s", problem)
            self.problem = problem
            self.stop()
            return
        for answer in answers:
            if isinstance(answer, Reviewed):
                self._take(answer)
        if answers and self.running and self._told.elapsed() > _TELL:
            self._told.restart()
            self.changed.emit()

    def _take(self, answer: Reviewed) -> None:
        """Add a part to its seat; a whole seat is kept."""
        seat, found = answer.ticket, self._found[answer.ticket]
        found.append(answer.part)
        name = self._session.slots[seat].name
        self.rows[seat] = {"seat": seat, "name": name, **review.summed(found)}
        if answer.last:
            self._whole.add(seat)
            self._keep()
            self._next()

    def _keep(self) -> None:
        """Write the seats that are whole; a folder that cannot be written is no fault."""
        if self._file is not None:
            with suppress(OSError):
                rows = [self.rows[seat] for seat in sorted(self._whole)]
                review_file.write(self._file, self._session, rows)

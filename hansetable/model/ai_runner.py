"""The AI at one table: it thinks beside the program, and plays when it may."""

from __future__ import annotations

from PySide6.QtCore import QElapsedTimer, QObject, QTimer, Signal

from hansetable.ai.player import DEFAULT_BUDGET
from hansetable.ai.worker import Answer, Worker
from hansetable.ai.worker_error import WorkerError
from hansetable.core import Action, Game, Seat, State

POLL = 15
"""How often the worker is asked whether it has an answer, in milliseconds."""
PATIENCE = 10_000
"""How long an answer may take until it is late, in milliseconds; and one more for each position of
the budget. The longest answers take half a second, at a budget of 7,500.
"""
_SECOND = 1000


class AiRunner(QObject):
    """Asks the worker, one question at a time, and keeps an action while it is held back.

    ``budget`` is how many positions an AI may look at for an action. ``late`` says that no answer
    has come for so long that the worker may hang. Its process is started again when a late
    question is called off.

    Signals:
        acted(object): an action is to be played.
        advised(object): a hint that was found, or the `Reasons` for an action.
        failed(object): the `WorkerError` with which the worker gave up on its question.
        lateChanged(): the answer is late, has been late for another second, or is so no longer.
    """

    acted = Signal(object)
    advised = Signal(object)
    failed = Signal(object)
    lateChanged = Signal()

    def __init__(self, game: Game, worker: Worker | None, parent: QObject) -> None:
        super().__init__(parent)
        self.budget = DEFAULT_BUDGET
        self.late = self._held = False
        self._game = game
        self._worker = worker
        self._ticket = 0
        self._action: Action | None = None
        self._poll = QTimer(self, interval=POLL)
        self._poll.timeout.connect(self._ask)
        self._asked = QElapsedTimer()
        self._limit = QTimer(self)
        self._limit.timeout.connect(self._miss)
        self._wait = QTimer(self, singleShot=True, interval=0)
        self._wait.timeout.connect(self._act)

    @property
    def waiting(self) -> bool:
        """Whether an action is known that is still to be played."""
        return self._action is not None

    @property
    def seconds(self) -> int:
        """For how many seconds the last question has been open."""
        return self._asked.elapsed() // _SECOND

    @property
    def worker(self) -> Worker:
        """The worker; it is started when it is needed first."""
        if self._worker is None:
            self._worker = Worker(self._game)
        return self._worker

    def think(self, level: str, view: State, seat: Seat, *played: Action) -> None:
        """Let a level decide for a seat, or find a `HINT`, from this view and nothing more.

        `WHY` finds the reasons for what was ``played`` there.
        """
        self.call_off()
        self.worker.ask(self._ticket, level, view, seat, self.budget, *played)
        self._poll.start()
        self._asked.start()
        self._limit.start(PATIENCE + self.budget)

    def be_patient(self) -> None:
        """Let a late question be open as long again until it is late."""
        if self.late:
            self._limit.start(PATIENCE + self.budget)
            self._set_late(False)

    def act(self, action: Action) -> None:
        """Let an action be played as soon as it is not held back."""
        self._action = action
        self._wait.start()

    def hold(self, on: bool) -> None:
        """Hold actions back, or let the one that is known be played."""
        self._held = on
        if self.waiting and not on:
            self._wait.start()

    def call_off(self) -> None:
        """Want no answer any more; one that still comes does not count."""
        self._ticket += 1
        self._action = None
        if self.late:
            self.worker.restart()
        self._rest()

    def stop(self) -> None:
        """Let no AI play any more and dismiss the worker."""
        self._rest()
        self.call_off()
        if self._worker is not None:
            self._worker.stop()
            self._worker = None

    def _rest(self) -> None:
        """Wait for no answer any more."""
        self._poll.stop()
        self._limit.stop()
        self._set_late(False)

    def _set_late(self, late: bool) -> None:
        if late or self.late:
            self.late = late
            self.lateChanged.emit()

    def _miss(self) -> None:
        """The answer is late, unless it has come while the program itself was busy."""
        self._ask()
        if self._poll.isActive():
            self._limit.start(_SECOND)
            self._set_late(True)

    def _ask(self) -> None:
        try:
            answers = self.worker.poll()
        except WorkerError as problem:
            self.call_off()
            self.failed.emit(problem)
            return
        for answer in answers:
            if answer.ticket != self._ticket or not isinstance(answer, Answer):
                continue
            self._rest()
            if answer.advice is None:
                self.act(answer.action)
            else:
                self.advised.emit(answer.advice)

    def _act(self) -> None:
        if self._held or self._action is None:
            return
        action, self._action = self._action, None
        self.acted.emit(action)

"""The time of the AI at one table: it thinks beside the program, and its actions can be seen."""

from __future__ import annotations

from PySide6.QtCore import QObject, QTimer, Signal

from hansetable.ai.player import DEFAULT_BUDGET
from hansetable.ai.worker import Worker, WorkerError
from hansetable.core import Action, Game, Seat, State

POLL = 15
"""How often the worker is asked whether it has an answer, in milliseconds."""


class AiRunner(QObject):
    """Asks the worker, one question at a time, and keeps an AI's action waiting for its pace.

    ``pace`` is how long an action waits before it is played, in milliseconds, ``budget`` how many
    positions an AI may look at for it: the one is for the person's eyes, the other for the AI.
    While ``rushing``, nothing waits.

    Signals:
        acted(object): an action whose time has come.
        advised(object): a hint that was found.
        failed(object): the `WorkerError` with which the worker gave up on its question.
    """

    acted = Signal(object)
    advised = Signal(object)
    failed = Signal(object)

    def __init__(self, game: Game, worker: Worker | None, parent: QObject) -> None:
        super().__init__(parent)
        self.pace = 0
        self.budget = DEFAULT_BUDGET
        self.rushing = False
        self._game = game
        self._worker = worker
        self._ticket = 0
        self._action: Action | None = None
        self._poll = QTimer(self, interval=POLL)
        self._poll.timeout.connect(self._ask)
        self._wait = QTimer(self, singleShot=True)
        self._wait.timeout.connect(self._act)

    @property
    def waiting(self) -> bool:
        """Whether an action is known and waits for its pace."""
        return self._wait.isActive()

    @property
    def worker(self) -> Worker:
        """The worker; it is started when it is needed first."""
        if self._worker is None:
            self._worker = Worker(self._game)
        return self._worker

    def think(self, level: str, view: State, seat: Seat) -> None:
        """Let a level decide for a seat, or find a `HINT`, from this view and nothing more."""
        self.call_off()
        self.worker.ask(self._ticket, level, view, seat, self.budget)
        self._poll.start()

    def act(self, action: Action) -> None:
        """Let an action be played when its time has come."""
        self._action = action
        self._wait.start(0 if self.rushing else self.pace)

    def call_off(self) -> None:
        """Want no answer any more; one that still comes does not count."""
        self._ticket += 1
        self._poll.stop()
        self._wait.stop()

    def hurry(self, on: bool) -> None:
        """Play a waiting action at once, with ``on`` also all that come after it."""
        self.rushing = self.rushing or on
        if self.waiting:
            self._wait.start(0)

    def stop(self) -> None:
        """Let no AI play any more and dismiss the worker."""
        self.call_off()
        if self._worker is not None:
            self._worker.stop()
            self._worker = None

    def _ask(self) -> None:
        try:
            answers = self.worker.poll()
        except WorkerError as problem:
            self.call_off()
            self.failed.emit(problem)
            return
        for answer in answers:
            if answer.ticket != self._ticket:
                continue
            self._poll.stop()
            if answer.hint is None:
                self.act(answer.action)
            else:
                self.advised.emit(answer.hint)

    def _act(self) -> None:
        action, self._action = self._action, None
        if action is not None:
            self.acted.emit(action)

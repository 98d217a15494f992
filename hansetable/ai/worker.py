"""One process beside the program that chooses for the seats of the AI, so that nobody waits.

It is sent the view of a seat and nothing else. If it dies, it is started again and asked again.
"""

from __future__ import annotations

import logging
import signal
from contextlib import suppress
from dataclasses import dataclass
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess

from hansetable import games, log
from hansetable.ai import LEVELS, Player
from hansetable.ai.hint import Hint, advise
from hansetable.core import Action, Game, Seat, State

MOST_DEATHS = 3
"""How often the process may die over the same questions before that is an error."""
HINT = "hint"
"""Asked for instead of a level: advice for a person."""

_LOG = logging.getLogger(__name__)


class WorkerError(RuntimeError):
    """The process died again and again; its questions are forgotten.

    ``trace`` is the traceback of the exception that it died of last, empty if it was killed.
    """

    def __init__(self, trace: str = "") -> None:
        super().__init__(trace)
        self.trace = trace


@dataclass(frozen=True, slots=True)
class Question:
    """What is sent to the process; ``ticket`` comes back with the answer."""

    ticket: int
    level: str
    view: State
    seat: Seat
    budget: int


@dataclass(frozen=True, slots=True)
class Answer:
    """What comes back from the process; ``hint`` only if one was wanted."""

    ticket: int
    action: Action
    hint: Hint | None = None


class Worker:
    """Asks one process for the actions of the AI. None of its methods waits for an answer."""

    def __init__(self, game: Game) -> None:
        self._game = game.name
        self._open: dict[int, Question] = {}
        self._deaths = 0
        self._trace = ""
        self._start()

    def _start(self) -> None:
        """Start the process and ask again what is open."""
        context = get_context("spawn")
        self._pipe, far = context.Pipe()
        self.process: SpawnProcess = context.Process(
            target=_work, args=(far, self._game), name="hansetable-ai", daemon=True
        )
        self.process.start()
        far.close()
        for question in self._open.values():
            self._send(question)

    def ask(self, ticket: int, level: str, view: State, seat: Seat, budget: int) -> None:
        """Ask for an action or a `HINT`; the answer comes through `poll` with this ticket."""
        self._open[ticket] = question = Question(ticket, level, view, seat, budget)
        self._send(question)

    def _send(self, question: Question) -> None:
        with suppress(OSError):  # it has died: `poll` sees to that
            self._pipe.send(question)

    def poll(self) -> list[Answer]:
        """Return the answers that have come; never waits.

        Raises:
            WorkerError: the process died too often over what is open now.
        """
        running = self.process.is_alive()  # first: what it said before it died still counts
        answers: list[Answer] = []
        with suppress(EOFError, OSError):
            while self._pipe.poll():
                said: Answer | str = self._pipe.recv()
                if isinstance(said, str):
                    self._trace = said
                elif self._open.pop(said.ticket, None):
                    answers.append(said)
        if answers:
            self._deaths = 0
        if not running:
            self._revive()
        return answers

    def _revive(self) -> None:
        self._pipe.close()
        self._deaths += 1
        trace, self._trace = self._trace, ""
        shown = {"trace": f"\n{log.without_messages(trace)}" if trace else ""}
        _LOG.warning("The process of the AI died, exit code %s", self.process.exitcode, extra=shown)
        if self._deaths > MOST_DEATHS:
            self._deaths = 0
            self._open.clear()
            self._start()
            raise WorkerError(trace)
        self._start()

    def stop(self) -> None:
        """End the process; the worker cannot be used any more."""
        self._open.clear()
        self._pipe.close()
        self.process.terminate()
        self.process.join(1.0)
        if self.process.is_alive():
            self.process.kill()
            self.process.join(1.0)


def _work(pipe: Connection, name: str) -> None:
    """Answer questions until the other end of the pipe is gone: the life of the process.

    An exception ends it; its traceback is the last that is sent.
    """
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    with suppress(OSError):
        try:
            _answer(pipe, games.game(name))
        except EOFError:
            return
        except Exception as problem:
            pipe.send(log.told(problem))


def _answer(pipe: Connection, game: Game) -> None:
    """Answer questions; raises `EOFError` when there can come no more."""
    players: dict[tuple[str, Seat], Player] = {}
    while True:
        question: Question = pipe.recv()
        if question.level == HINT:
            hint = advise(game, question.view, question.seat, question.budget)
            pipe.send(Answer(question.ticket, hint.best.action, hint))
            continue
        key = question.level, question.seat
        if key not in players:
            players[key] = LEVELS[question.level](game, question.seat)
        action = players[key].choose(question.view, question.seat, question.budget)
        pipe.send(Answer(question.ticket, action))

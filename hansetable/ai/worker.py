"""One process beside the program that chooses for the seats of the AI, so that nobody waits.

It is sent the view of a seat and nothing else. If it dies, it is started again and asked again;
if it hangs, it can be killed. It ends with the program, however that ends.
"""

from __future__ import annotations

import atexit
import logging
import os
import pickle
import signal
import sys
import zlib
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass, replace
from multiprocessing import get_context, parent_process, resource_tracker
from multiprocessing.connection import Connection, wait
from multiprocessing.context import SpawnProcess
from threading import Thread
from typing import ClassVar

from hansetable import games, log
from hansetable.ai import LEVELS, Player
from hansetable.ai.hint import Hint, advise
from hansetable.ai.reasons import Reasons, explain
from hansetable.ai.review import Moment, Part, Reviewer
from hansetable.ai.worker_error import WorkerError
from hansetable.ai.worth import WorthError, shipped
from hansetable.core import Action, Game, Seat, State

MOST_DEATHS = 3
"""How often the process may die over the same questions before that is an error."""
HINT = "hint"
"""Asked for instead of a level: advice for a person."""
WHY = "why"
"""Asked for instead of a level: the reasons for an action."""

_LOG = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Question:
    """What is sent to the process; ``ticket`` comes back with the answer.

    ``played`` is the action whose reasons are wanted.
    """

    ticket: int
    level: str
    view: State
    seat: Seat
    budget: int
    played: Action | None = None


@dataclass(frozen=True, slots=True)
class Answer:
    """What comes back from the process; ``advice`` only if that was wanted.

    ``last`` tells that nothing more comes for its question.
    """

    ticket: int
    action: Action
    advice: Hint | Reasons | None = None
    last: ClassVar[bool] = True


@dataclass(frozen=True, slots=True)
class Course:
    """A whole game as a seat saw it, to be reviewed from a part on; part 0 is the beginning.

    ``moments`` are pickled and compressed: half a megabyte would not fit into the pipe.
    """

    ticket: int
    seat: Seat
    moments: bytes
    budget: int
    first: int


@dataclass(frozen=True, slots=True)
class Reviewed:
    """One part of a review, in their order; at the beginning it is the chance there."""

    ticket: int
    number: int
    part: float | Part
    last: bool


class Worker:
    """Asks one process for the actions of the AI. None of its methods waits for an answer.

    The process is sent one question at a time: a pipe that nobody reads would fill up.
    """

    def __init__(self, game: Game) -> None:
        self._game = game.name
        self._open: dict[int, Question | Course] = {}
        self._deaths = 0
        self._trace = ""
        self._start()
        atexit.register(self.stop)  # else Python would wait at its end for a process that hangs

    def _start(self) -> None:
        """Start the process and ask again what is open."""
        context = get_context("spawn")
        self._pipe, far = context.Pipe()
        self.process: SpawnProcess = context.Process(
            target=_work, args=(far, self._game), name="hansetable-ai", daemon=True
        )
        with _holding_interrupts():
            self.process.start()
        far.close()
        self._send()

    def ask(
        self,
        ticket: int,
        level: str,
        view: State,
        seat: Seat,
        budget: int,
        played: Action | None = None,
    ) -> None:
        """Ask for an action, a `HINT` or `WHY`; the answer comes by `poll` with this ticket."""
        self._add(Question(ticket, level, view, seat, budget, played))

    def review(
        self, ticket: int, seat: Seat, moments: Sequence[Moment], budget: int, first: int
    ) -> None:
        """Ask for the parts of a review from one on; all come by `poll` with this ticket."""
        packed = zlib.compress(pickle.dumps(moments), 1)
        self._add(Course(ticket, seat, packed, budget, first))

    def _add(self, question: Question | Course) -> None:
        self._open[question.ticket] = question
        if len(self._open) == 1:
            self._send()

    def _send(self) -> None:
        """Send the first question that is open."""
        for question in list(self._open.values())[:1]:
            with suppress(OSError):  # it has died: `poll` sees to that
                self._pipe.send(question)

    def poll(self) -> list[Answer | Reviewed]:
        """Return the answers that have come; never waits.

        Raises:
            WorkerError: the process died too often over what is open now, or lacks weights.
        """
        running = self.process.is_alive()  # first: what it said before it died still counts
        answers: list[Answer | Reviewed] = []
        with suppress(EOFError, OSError):
            while self._pipe.poll():
                said: Answer | Reviewed | str | WorthError = self._pipe.recv()
                if isinstance(said, WorthError):
                    self._open.clear()
                    raise WorkerError(lacks=str(said))
                if isinstance(said, str):
                    self._trace = said
                elif question := self._open.pop(said.ticket, None):
                    answers.append(said)
                    if (
                        isinstance(said, Reviewed)
                        and isinstance(question, Course)
                        and not said.last
                    ):
                        rest = replace(question, first=said.number + 1)
                        self._open = {said.ticket: rest, **self._open}
        if answers:
            self._deaths = 0
        if not running:
            self._revive()
        elif answers and answers[-1].last:
            self._send()
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

    def restart(self) -> None:
        """Start another process in place of one that hangs; what is open is forgotten."""
        self._end()
        self._start()

    def stop(self) -> None:
        """End the process; the worker cannot be used any more."""
        atexit.unregister(self.stop)
        self._end()

    def _end(self) -> None:
        """Kill the process: it has nothing to save, and a stopped one hears no other signal."""
        self._open.clear()
        self._pipe.close()
        self.process.kill()
        self.process.join(1.0)


@contextmanager
def _holding_interrupts() -> Iterator[None]:
    """Hear Ctrl+C later; a process that is started meanwhile never hears it, not even at first."""
    if sys.platform == "win32":
        yield
        return
    resource_tracker.getfd()  # starting it along with the process would let Ctrl+C through again
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _work(pipe: Connection, name: str) -> None:
    """Answer questions until the other end of the pipe is gone: the life of the process.

    An exception ends it; its traceback is the last that is sent.
    """
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=_end_with_program, daemon=True).start()
    with suppress(OSError):
        try:
            _answer(pipe, games.game(name))
        except EOFError:
            return
        except Exception as problem:
            pipe.send(log.told(problem))


def _end_with_program() -> None:
    """End this process with the one that has started it, whatever it is thinking about."""
    program = parent_process()
    if program is not None:
        wait([program.sentinel])
        os._exit(0)


def _answer(pipe: Connection, game: Game) -> None:
    """Answer questions; raises `EOFError` when there can come no more."""
    players: dict[tuple[str, Seat], Player] = {}
    while True:
        question: Question | Course = pipe.recv()
        try:
            if isinstance(question, Course):
                _review(pipe, question, game)
            else:
                pipe.send(_answer_to(question, game, players))
        except WorthError as problem:
            pipe.send(problem)


def _answer_to(question: Question, game: Game, players: dict[tuple[str, Seat], Player]) -> Answer:
    """Return the answer to a question; ``players`` are those that have thought already."""
    level, view, seat = question.level, question.view, question.seat
    if level == HINT:
        try:
            worth = shipped(game, view.n)
        except WorthError:
            worth = None
        hint = advise(game, view, seat, question.budget, worth)
        return Answer(question.ticket, hint.best.action, hint)
    if question.played is not None:
        why = explain(game, shipped(game, view.n), view, seat, question.played)
        return Answer(question.ticket, question.played, why)
    if (level, seat) not in players:
        players[level, seat] = LEVELS[level](game, seat)
    return Answer(question.ticket, players[level, seat].choose(view, seat, question.budget))


def _review(pipe: Connection, course: Course, game: Game) -> None:
    """Send the parts of a review one by one."""
    moments: Sequence[Moment] = pickle.loads(zlib.decompress(course.moments))
    worth = shipped(game, moments[0].view.n)
    reviewer = Reviewer(game, worth, course.seat, moments, course.budget)
    for number in range(course.first, len(moments)):
        part = reviewer.part(number - 1) if number else reviewer.start
        pipe.send(Reviewed(course.ticket, number, part, number == len(moments) - 1))

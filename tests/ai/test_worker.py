"""The process of the AI: it answers, dies, hangs, and never stays behind."""

import os
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from multiprocessing import Pipe
from pathlib import Path
from threading import Thread
from time import monotonic, sleep

import pytest

from hansetable import games
from hansetable.ai import LEARNED, LEVELS
from hansetable.ai.reasons import explain
from hansetable.ai.worker import MOST_DEATHS, WHY, Answer, Question, Worker, _answer
from hansetable.ai.worker_error import WorkerError
from hansetable.ai.worth import WorthError, shipped, weights
from tests.endless import Endless

GAME = games.game("novgorod")
BUDGET = 300
POSIX = pytest.mark.skipif(os.name != "posix", reason="signals")


@pytest.fixture
def worker() -> Iterator[Worker]:
    worker = Worker(GAME)
    yield worker
    worker.stop()


def answers(worker: Worker, count: int) -> list[Answer]:
    found: list[Answer] = []
    end = monotonic() + 30
    while len(found) < count and monotonic() < end:
        found += worker.poll()
        sleep(0.01)
    return found


def kill(worker: Worker) -> None:
    assert worker.process.pid
    os.kill(worker.process.pid, signal.SIGKILL)
    worker.process.join(10)


def test_the_answer_is_that_of_the_level(worker: Worker) -> None:
    state = GAME.deal(2, 1, {})
    seat = state.asked()[0]
    view = state.seen_by(seat)
    known = [one for one in LEVELS if one not in LEARNED or weights(GAME, 2).is_file()]
    for ticket, level in enumerate(known):
        worker.ask(ticket, level, view, seat, BUDGET)
    found = {answer.ticket: answer.action for answer in answers(worker, len(known))}
    expected = [LEVELS[level](GAME, seat).choose(view, seat, BUDGET) for level in known]
    assert [found[ticket] for ticket in range(len(known))] == expected


@pytest.mark.parametrize("level", LEARNED)
def test_without_weights_a_level_says_so_and_the_others_play(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, level: str
) -> None:
    gone = tmp_path / "worth.json"
    monkeypatch.setattr("hansetable.ai.worth.weights", lambda game, seats: gone)
    here, there = Pipe()
    state = GAME.deal(2, 1, {})
    seat = state.asked()[0]

    def live() -> None:
        with pytest.raises(EOFError):
            _answer(there, GAME)

    process = Thread(target=live, daemon=True)
    process.start()
    for ticket, asked in enumerate((level, "journeyman")):
        here.send(Question(ticket, asked, state.seen_by(seat), seat, BUDGET))
    problem, answer = here.recv(), here.recv()
    assert isinstance(problem, WorthError) and str(problem).startswith(f"{gone}: ")
    assert isinstance(answer, Answer) and answer.ticket == 1
    here.close()
    process.join(10)
    assert not process.is_alive()


def test_what_is_lacking_is_raised_where_it_is_polled(worker: Worker) -> None:
    here, there = Pipe()
    worker._pipe, _ = here, worker._pipe.close()
    there.send(WorthError("worth.json: expected JSON"))
    with pytest.raises(WorkerError) as caught:
        worker.poll()
    assert caught.value.lacks == "worth.json: expected JSON" and not caught.value.trace


@pytest.mark.skipif(not weights(GAME, 2).is_file(), reason="no weights")
def test_the_reasons_are_those_of_the_weights_that_are_shipped(worker: Worker) -> None:
    state = GAME.deal(2, 1, {})
    seat = state.asked()[0]
    view, played = state.seen_by(seat), state.listed(seat)[0]
    worker.ask(1, WHY, view, seat, BUDGET, played)
    (found,) = answers(worker, 1)
    assert found.advice == explain(GAME, shipped(GAME, 2), view, seat, played)


def test_a_killed_process_is_started_and_asked_again(worker: Worker) -> None:
    state = GAME.deal(4, 1, {})
    seat = state.asked()[0]
    worker.ask(1, "greedy", state.seen_by(seat), seat, BUDGET)
    kill(worker)
    assert not worker.process.is_alive()
    assert [answer.ticket for answer in answers(worker, 1)] == [1]
    assert worker.process.is_alive()


def test_a_question_to_a_dead_process_is_answered(worker: Worker) -> None:
    kill(worker)
    state = GAME.deal(4, 1, {})
    seat = state.asked()[0]
    worker.ask(2, "greedy", state.seen_by(seat), seat, BUDGET)
    found = answers(worker, 1)
    assert found[0].action in state.options(seat)


def test_a_process_that_dies_again_and_again_is_an_error_and_then_works(worker: Worker) -> None:
    state = GAME.deal(4, 1, {})
    seat = state.asked()[0]
    worker.ask(3, "greedy", state.seen_by(seat), seat, BUDGET)
    with pytest.raises(WorkerError):
        for _ in range(MOST_DEATHS + 1):
            kill(worker)
            assert worker.poll() == []
    worker.ask(4, "random", state.seen_by(seat), seat, BUDGET)
    assert [answer.ticket for answer in answers(worker, 1)] == [4]


def test_a_stopped_worker_leaves_no_process(worker: Worker) -> None:
    worker.stop()
    assert not worker.process.is_alive()


# ---- hanging -------------------------------------------------------------------------------------


def stop_it(worker: Worker) -> None:
    assert worker.process.pid
    os.kill(worker.process.pid, signal.SIGSTOP)


def loop_forever(worker: Worker) -> None:
    worker.ask(99, "greedy", Endless(), 0, BUDGET)
    sleep(0.5)


HANGS = pytest.mark.parametrize("hang", [pytest.param(stop_it, marks=POSIX), loop_forever])


@HANGS
def test_a_process_that_hangs_is_dismissed_at_once(
    worker: Worker, hang: Callable[[Worker], None]
) -> None:
    hang(worker)
    begun = monotonic()
    worker.stop()
    assert monotonic() - begun < 1.0 and not worker.process.is_alive()


@HANGS
def test_another_process_answers_in_place_of_one_that_hangs(
    worker: Worker, hang: Callable[[Worker], None]
) -> None:
    hang(worker)
    state = GAME.deal(4, 1, {})
    seat = state.asked()[0]
    worker.ask(1, "greedy", state.seen_by(seat), seat, BUDGET)
    old = worker.process
    worker.restart()
    assert not old.is_alive()
    worker.ask(2, "greedy", state.seen_by(seat), seat, BUDGET)
    assert [answer.ticket for answer in answers(worker, 1)] == [2]


@POSIX
def test_nobody_waits_however_much_a_process_is_asked_that_hangs(worker: Worker) -> None:
    stop_it(worker)
    state = GAME.deal(4, 1, {})
    begun = monotonic()
    for ticket in range(2000):
        worker.ask(ticket, "greedy", state, 0, BUDGET)
    assert monotonic() - begun < 5.0


PROGRAM = """
import os, signal, sys, time
from hansetable import games
from hansetable.ai.worker import Worker
from tests.endless import Endless
worker = Worker(games.game("novgorod"))
{hang}
print(worker.process.pid, flush=True)
{end}
"""
LOOPS = "worker.ask(1, 'greedy', Endless(), 0, 1); time.sleep(1)"
STOPS = "os.kill(worker.process.pid, signal.SIGSTOP)"
KILLED = "os.kill(os.getpid(), signal.SIGKILL)"


@POSIX
@pytest.mark.parametrize(
    ("hang", "end"),
    [
        ("", KILLED),
        (LOOPS, "sys.exit()"),
        (LOOPS, KILLED),
        (STOPS, "sys.exit()"),
        (STOPS, "raise RuntimeError"),
    ],
)
def test_no_process_stays_behind_the_program(hang: str, end: str) -> None:
    program = [sys.executable, "-c", PROGRAM.format(hang=hang, end=end)]
    done = subprocess.run(program, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, timeout=30)
    gone = monotonic() + 20
    while _runs(int(done.stdout)) and monotonic() < gone:
        sleep(0.05)
    assert not _runs(int(done.stdout))


def _runs(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


@POSIX
def test_an_interrupt_of_the_terminal_is_for_the_program_alone() -> None:
    hears = "signal.signal(signal.SIGINT, lambda *_: None)"
    waits = "time.sleep(2); print(worker.process.is_alive())"
    program = subprocess.Popen(
        [sys.executable, "-c", PROGRAM.format(hang=hears, end=waits)],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )
    assert program.stdout is not None
    program.stdout.readline()
    os.killpg(program.pid, signal.SIGINT)
    assert program.communicate(timeout=30) == ("True\n", "")

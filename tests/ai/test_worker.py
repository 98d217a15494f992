import os
import signal
from collections.abc import Iterator
from time import monotonic, sleep

import pytest

from hansetable import games
from hansetable.ai import LEVELS
from hansetable.ai.worker import MOST_DEATHS, Answer, Worker, WorkerError

GAME = games.game("novgorod")
BUDGET = 300


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
    for ticket, level in enumerate(LEVELS):
        worker.ask(ticket, level, view, seat, BUDGET)
    found = {answer.ticket: answer.action for answer in answers(worker, len(LEVELS))}
    expected = [LEVELS[level](GAME, seat).choose(view, seat, BUDGET) for level in LEVELS]
    assert [found[ticket] for ticket in range(len(LEVELS))] == expected


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

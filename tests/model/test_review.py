"""The review that is made beside the program: seat by seat, broken off, kept, gone on with."""

import os
import signal
from collections.abc import Callable, Iterator
from pathlib import Path
from time import monotonic

import pytest
from PySide6.QtCore import QObject
from PySide6.QtTest import QTest

from hansetable.ai.review import Part
from hansetable.model.review import ReviewModel
from hansetable.session import review_file
from hansetable.session.session import Session
from tests.session.test_review import played

Make = Callable[..., ReviewModel]


@pytest.fixture(scope="module")
def session() -> Session:
    return played("riga")


@pytest.fixture
def make(qapp: QObject) -> Iterator[Make]:
    made: list[ReviewModel] = []

    def making(session: Session, path: Path | None = None) -> ReviewModel:
        model = ReviewModel(session, path, qapp)
        model.budget = 5
        made.append(model)
        return model

    yield making
    for model in made:
        model.stop()
        model.deleteLater()


def skip(model: ReviewModel, session: Session, left: int) -> None:
    """Let the review be there but for the last parts of each seat, so that it takes no minute."""
    for seat in range(2):
        parts = [Part(0.5, 0.0, 0.0)] * (len(session.actions) - left)
        model._found[seat] = [0.5, *parts]


def wait(holds: Callable[[], bool]) -> None:
    end = monotonic() + 120
    while not holds():
        assert monotonic() < end
        QTest.qWait(20)


def test_a_review_is_made_and_found_again(make: Make, session: Session, tmp_path: Path) -> None:
    record = tmp_path / "one.hanse"
    model = make(session, record)
    assert model.able
    assert not (model.running or model.whole or model.rows)
    skip(model, session, 6)
    model.begin()
    wait(lambda: not model.running)
    assert model.whole
    assert model.problem is None
    assert model.done == 1
    assert review_file.read(review_file.beside(record), session) == [model.rows[0], model.rows[1]]
    again = make(session, record)
    assert again.whole
    assert again.rows == model.rows
    again.begin()
    assert not again.running


def test_what_is_there_can_be_seen_and_the_rest_is_made_later(
    make: Make, session: Session, tmp_path: Path
) -> None:
    model = make(session, tmp_path / "one.hanse")
    model.begin()
    wait(lambda: len(model.rows.get(0, {"course": ()})["course"]) > 10)
    model.stop()
    assert not model.running
    length = len(model.rows[0]["course"])
    assert 0 < model.done < 0.5
    assert length < len(session.actions) + 1
    assert not review_file.beside(tmp_path / "one.hanse").exists()
    skip(model, session, 6)
    model.begin()
    wait(lambda: not model.running)
    assert [len(row["course"]) for row in model.rows.values()] == [len(session.actions) + 1] * 2


@pytest.mark.skipif(os.name != "posix", reason="signals")
def test_a_process_that_died_is_replaced(make: Make, session: Session) -> None:
    model = make(session)
    skip(model, session, 12)
    model.begin()
    wait(lambda: bool(model.rows))
    assert model._worker is not None
    assert model._worker.process.pid is not None
    os.kill(model._worker.process.pid, signal.SIGKILL)
    wait(lambda: not model.running)
    assert model.whole
    assert all(row["end"] in (0, 0.5, 1) for row in model.rows.values())


def test_a_game_that_runs_has_no_review(make: Make) -> None:
    model = make(played("riga", 20))
    assert not model.able
    model.begin()
    assert not model.running

"""A process of the AI that hangs, as a person at the window sees it."""

from __future__ import annotations

import os
import signal
from collections.abc import Callable
from time import monotonic

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from hansetable.ai.worker import Worker
from hansetable.model import ai_runner
from hansetable.ui.table.play_page import PlayPage
from hansetable.ui.table.prompt.prompt_buttons import RETRY, STAND_IN, WAIT
from hansetable.ui.window.main_window import MainWindow
from tests.endless import Endless
from tests.ui.table.page_fixture import advance, game

SLOW = 60_000


def stop_it(worker: Worker) -> None:
    assert worker.process.pid
    os.kill(worker.process.pid, signal.SIGSTOP)


def loop_forever(worker: Worker) -> None:
    worker.ask(-1, "greedy", Endless(), 0, 1)


STOPS = pytest.param(stop_it, marks=pytest.mark.skipif(os.name != "posix", reason="signals"))


@pytest.fixture(params=[STOPS, loop_forever])
def page(
    request: pytest.FixtureRequest,
    qtbot: QtBot,
    window: MainWindow,
    monkeypatch: pytest.MonkeyPatch,
) -> PlayPage:
    """A table at which an AI is to decide, and its process hangs already."""
    monkeypatch.setattr(ai_runner, "PATIENCE", 300)
    session = advance(game(("human", "greedy")), lambda s: s.decides() == 0)
    window.play(session)
    page = window.page
    assert isinstance(page, PlayPage)
    hang: Callable[[Worker], None] = request.param
    hang(page.model.ai_runner.worker)
    advance(session, lambda s: s.decides() == 1)
    qtbot.waitUntil(lambda: page.model.late > 0)
    return page


def test_the_bar_says_so_and_offers_three_ways(page: PlayPage) -> None:
    bar = page.prompt_bar
    assert list(bar.buttons) == [WAIT, STAND_IN, RETRY]
    assert [button.text() for button in bar.buttons.values()] == [
        "Wait",
        "Play for Jorin",
        "Ask again",
    ]
    assert "has not answered for Jorin for" in bar.accessibleName()
    assert page.sidebar.plates[1].state == "no answer"
    assert "not answered" in page.announcer.last


def test_it_is_started_again(qtbot: QtBot, page: PlayPage, monkeypatch: pytest.MonkeyPatch) -> None:
    session, old = page.model.session, page.model.ai_runner.worker.process
    before = len(session.actions)
    monkeypatch.setattr(ai_runner, "PATIENCE", SLOW)
    QTest.keyClick(page.view, Qt.Key.Key_3)
    assert not old.is_alive() and page.model.late == 0
    assert "is thinking" in page.prompt_bar.question
    qtbot.waitUntil(lambda: len(session.actions) > before)


def test_one_plays_for_it(page: PlayPage) -> None:
    session, old = page.model.session, page.model.ai_runner.worker.process
    before = len(session.actions)
    QTest.keyClick(page.view, Qt.Key.Key_2)
    assert session.actions[before][0] == 1 and not old.is_alive()


def test_one_waits(page: PlayPage) -> None:
    QTest.keyClick(page.view, Qt.Key.Key_1)
    assert "is thinking" in page.prompt_bar.question and not page.prompt_bar.buttons
    assert page.model.ai_runner.worker.process.is_alive()


@pytest.mark.parametrize("page", [STOPS], indirect=True)
def test_a_stopped_process_that_goes_on_is_heard(qtbot: QtBot, page: PlayPage) -> None:
    session, worker = page.model.session, page.model.ai_runner.worker
    before = len(session.actions)
    assert worker.process.pid
    os.kill(worker.process.pid, signal.SIGCONT)
    qtbot.waitUntil(lambda: len(session.actions) > before)


@pytest.mark.parametrize("leave", [MainWindow.show_start, MainWindow.close])
def test_the_table_and_the_window_are_left_at_once(
    page: PlayPage, window: MainWindow, leave: Callable[[MainWindow], object]
) -> None:
    process, begun = page.model.ai_runner.worker.process, monotonic()
    leave(window)
    assert monotonic() - begun < 2.0 and not process.is_alive()

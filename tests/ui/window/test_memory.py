"""What is left in memory of a table that was left: nothing, also without the garbage collector."""

from __future__ import annotations

import gc
import os
import weakref
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from hansetable import paths
from hansetable.games import GAMES
from hansetable.session.record import SUFFIX
from hansetable.session.record_file import RecordFile
from hansetable.session.session import Session
from hansetable.ui.newgame.dialog import NewGameDialog
from hansetable.ui.settings.dialog import SettingsDialog
from hansetable.ui.table.play_page import PlayPage
from hansetable.ui.window.main_window import MainWindow
from tests.ui.table.page_fixture import slots
from tests.ui.window_fixture import when_asked

Use = Callable[[MainWindow, str, int], None]
MOST = 10.0
"""By how many megabytes the program may grow in the soak tests, after the first few tables."""


@pytest.fixture
def no_collector() -> Iterator[None]:
    """Nothing is freed but what nobody holds."""
    gc.collect()
    gc.disable()
    yield
    gc.enable()


def settle() -> None:
    """Let the event loop delete what is to be deleted later."""
    QCoreApplication.processEvents()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    QCoreApplication.processEvents()


def play(window: MainWindow, game: str, seed: int) -> None:
    """Begin a game, do a little of what makes something, and look at a card closely."""
    window.play(Session.new(game, seed, slots(("human", "human")), {}))
    page = window.page
    assert page is not None
    session = page.model.session
    for _ in range(3):
        settle()
        seat = session.decides()
        assert seat is not None
        session.submit(seat, next(iter(session.state.listed(seat))))
    page.scene.cursor.go("up")
    page.scene.inspected.emit(page.scene.cursor.handle)
    page.grab()


def look_at_a_replay(window: MainWindow, game: str, seed: int) -> None:
    """Look at several moments of a record and at its end."""
    window.table_controller.watch(game)
    page = window.page
    assert page is not None
    for place in (10, 60, 10_000):
        page.replay_bar.go(place)
        page.grab()
    page.replay_bar.result.emit()
    settle()


def see_the_end(window: MainWindow, game: str, seed: int) -> None:
    """Play the last actions of a record, and look at the end."""
    whole = Session.of_lines(RecordFile(paths.resources() / "records" / f"{game}{SUFFIX}"))
    people = tuple(replace(slot, player="human") for slot in whole.slots)
    session = Session(replace(whole.header, slots=people))
    for number, (seat, action) in enumerate(whole.actions):
        if number == len(whole.actions) - 5:
            window.play(session)
        session.submit(seat, action)
    page = window.page
    assert page is not None and page.ending is not None and page.ending.isVisible()
    page.grab()
    settle()


def watch_the_computer(window: MainWindow, game: str, seed: int) -> None:
    """Let AIs play a whole game."""
    window.play(Session.new(game, seed, slots(("greedy", "greedy")), {}))
    page = window.page
    assert isinstance(page, PlayPage)
    page.model.pace = 0.0
    while page.ending is None:
        QTest.qWait(20)
    settle()


def lesson(window: MainWindow, game: str, seed: int) -> None:
    """Begin a lesson and read its first notes."""
    window.table_controller.lesson(game)
    page = window.page
    assert page is not None
    for _ in range(3):
        page.model.read_on()
        settle()


USES = [play, look_at_a_replay, see_the_end, lesson]


@pytest.mark.parametrize("use", USES)
@pytest.mark.parametrize("game", GAMES)
def test_nothing_stays_of_a_table_that_was_left(
    window: MainWindow, no_collector: None, use: Use, game: str
) -> None:
    use(window, game, 3)
    page = window.page
    assert page is not None and page.scene.pieces
    model, session = page.model, page.model.session
    parts = [page, page.scene, page.view, page.sidebar, model, session]
    if page.ending is not None:
        parts.append(page.ending)
    watched = [weakref.ref(part) for part in (*parts, *page.scene.pieces.values())]
    del page, model, session, parts
    window.show_start()
    window.archive.left = None
    settle()
    left = [found for ref in watched if (found := ref()) is not None]
    assert left == []


def test_dialogs_that_were_closed_are_gone(window: MainWindow) -> None:
    for kind, show in (
        (NewGameDialog, lambda: window.table_controller.new_game(GAMES[0])),
        (SettingsDialog, window.open_settings),
    ):
        when_asked(kind, lambda dialog: dialog.reject())
        show()
        settle()
        assert window.findChildren(kind) == []


# ---- over an evening -----------------------------------------------------------------------------


def used() -> float:
    """Return how much memory this process has now, in megabytes."""
    pages = int(Path("/proc/self/statm").read_text(encoding="utf-8").split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") / 2**20


@pytest.mark.soak
@pytest.mark.timeout(1800)
@pytest.mark.skipif(not Path("/proc/self/statm").exists(), reason="asks the system for its memory")
@pytest.mark.parametrize(
    ("use", "count"), [(play, 50), (look_at_a_replay, 20), (watch_the_computer, 10)]
)
def test_the_memory_does_not_grow(
    qtbot: QtBot, window: MainWindow, use: Use, count: int, capsys: pytest.CaptureFixture[str]
) -> None:
    curve = []
    for number in range(6 + count):
        use(window, GAMES[number % len(GAMES)], number)
        window.show_start()
        settle()
        curve.append(used())
    with capsys.disabled():
        print(f"\n{use.__name__}: {' '.join(f'{megabytes:.1f}' for megabytes in curve)} MB")
    assert curve[-1] - curve[5] <= MOST

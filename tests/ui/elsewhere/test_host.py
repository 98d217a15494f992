"""A window opens a table for guests at other computers, waits for them, and plays with them."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import cycle
from queue import SimpleQueue
from threading import Thread

import pytest
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from hansetable import games
from hansetable.net import serve as tables
from hansetable.net.serve import Inbox
from hansetable.net.wire import Caller, Connection
from hansetable.session.slot import NAMES
from hansetable.ui.elsewhere.waiting_dialog import SeatLine, WaitingDialog
from hansetable.ui.newgame.dialog import NewGameDialog
from hansetable.ui.table.play_page import PlayPage
from hansetable.ui.window.main_window import MainWindow
from tests.ui.elsewhere.conftest import until
from tests.ui.elsewhere.test_guest import play
from tests.ui.mouse_driver import LEFT
from tests.ui.table.page_fixture import speaking
from tests.ui.window_fixture import messages, when_asked

pytestmark = pytest.mark.timeout(600)


class Visitor:
    """A player of the program who comes from elsewhere, in a thread."""

    def __init__(self, code: str, port: int, name: str = "random", many: int = 1) -> None:
        self.records: list[str] = []
        self.failed: list[Exception] = []
        self.links: list[Connection] = []
        inbox: Inbox = SimpleQueue()
        self._caller = Caller(code, "127.0.0.1", port, lambda *said: inbox.put(said))
        self._given = (self._caller, inbox, name, self._keep, self.links.append, many)
        self.thread = Thread(target=self._join, daemon=True)
        self.thread.start()

    def _join(self) -> None:
        try:
            tables.join(*self._given)
        except Exception as problem:
            self.failed.append(problem)

    def _keep(self, record: Sequence[str]) -> None:
        self.records.append("\n".join(record) + "\n")

    def stop(self) -> None:
        self._caller.stop()


@pytest.fixture
def visitors(signless: None) -> Iterator[list[Visitor]]:
    """The guests of a test."""
    came: list[Visitor] = []
    yield came
    for visitor in came:
        visitor.stop()


def closing(wait: Callable[[WaitingDialog], object]) -> Callable[[WaitingDialog], None]:
    """Return the same, but if it fails the sheet is closed, so that the test ends."""

    def do(dialog: WaitingDialog) -> None:
        try:
            wait(dialog)
        except BaseException:
            dialog.reject()
            raise

    return do


def lay_table(
    window: MainWindow,
    game: str,
    players: Sequence[str],
    wait: Callable[[WaitingDialog], object],
    seed: str = "",
) -> PlayPage | None:
    """Set up a game with the mouse, open the table, and do something while it waits."""

    def set_up(dialog: NewGameDialog) -> None:
        while len(dialog.rows) > len(players):
            QTest.mouseClick(dialog.rows[-1].remove_button, LEFT)
        while len(dialog.rows) < len(players):
            QTest.mouseClick(dialog.add_button, LEFT)
        for row, player in zip(dialog.rows, players, strict=True):
            QTest.mouseClick(row.players.part(player), LEFT)
        QTest.keyClicks(dialog.seed_edit, seed)
        waits.extend([when_asked(WaitingDialog, closing(wait))])
        QTest.mouseClick(dialog.start_button, LEFT)

    waits: list[list[object]] = []
    met = when_asked(NewGameDialog, set_up)
    QTest.mouseClick(window.start.new_buttons[games.GAMES.index(game)], LEFT)
    assert met and waits[0]
    page = window.page
    assert page is None or isinstance(page, PlayPage)
    return page


def ask_for_a_seat(dialog: WaitingDialog, visitors: list[Visitor]) -> SeatLine:
    """Let a guest come while a table waits; return the line where it asks."""
    visitors.append(Visitor(dialog.table.code, dialog.table.port))
    line = next(line for line in dialog.lines if not line.here)
    until(lambda: line.link is not None and line.admit_button.isVisible())
    return line


def let_in(visitors: list[Visitor], many: int = 1) -> Callable[[WaitingDialog], None]:
    """Return what lets so many guests come while a table waits, and lets them in."""

    def do(dialog: WaitingDialog) -> None:
        for _ in range(many):
            line = ask_for_a_seat(dialog, visitors)
            QTest.mouseClick(line.admit_button, LEFT)

    return do


@pytest.mark.parametrize(("game", "code"), [*zip(games.GAMES, cycle(("en", "de")), strict=False)])
def test_a_window_opens_a_table_and_plays_with_who_comes(
    qtbot: QtBot, window: MainWindow, visitors: list[Visitor], game: str, code: str
) -> None:
    with speaking(code):
        page = lay_table(window, game, ("human", "open"), let_in(visitors))
        assert page is not None
        model = page.model
        assert [slot.name for slot in model.session.slots] == ["Heike", "random"]
        assert model.viewer == 0 and model.session.elsewhere == {1}
        model.pace = 0.0
        assert play(qtbot, page, most=6, busy=False) == 6
        assert any(seat == 1 for seat, _ in model.session.actions)
        assert model.curtain is None
        assert messages() == [] and not visitors[0].failed


def test_the_computer_takes_the_seats_that_stay_empty(
    qtbot: QtBot, window: MainWindow, visitors: list[Visitor]
) -> None:
    def wait(dialog: WaitingDialog) -> None:
        assert not dialog.fill_button.isEnabled()
        let_in(visitors)(dialog)
        QTest.mouseClick(dialog.levels.part("apprentice"), LEFT)
        QTest.mouseClick(dialog.fill_button, LEFT)

    page = lay_table(window, "riga", ("human", "open", "open"), wait)
    assert page is not None
    assert [slot.player for slot in page.model.session.slots] == ["human", "human", "apprentice"]
    assert page.model.session.slots[2].name in NAMES
    page.model.pace = 0.0
    assert play(qtbot, page, most=2, busy=False) == 2
    qtbot.waitUntil(lambda: "apprentice" in page.sidebar.plates[2].state)
    with speaking("de"):
        assert "Lehrling" in page.sidebar.plates[2].state


def test_who_is_not_let_in_is_sent_away_and_a_closed_table_has_no_door(
    qtbot: QtBot, window: MainWindow, visitors: list[Visitor]
) -> None:
    def wait(dialog: WaitingDialog) -> None:
        QTest.mouseClick(ask_for_a_seat(dialog, visitors).no_button, LEFT)
        visitors[0].thread.join(10)
        assert [str(problem) for problem in visitors[0].failed] == ["the host said no"]
        QTest.mouseClick(dialog.place_button, LEFT)
        code = dialog.table.code
        copied = f"{code[:5]}-{code[5:]}@{dialog.table.place}"
        assert QApplication.clipboard().text() == copied
        ports.append(dialog.table.port)
        QTest.mouseClick(dialog.close_button, LEFT)

    ports: list[int] = []
    assert lay_table(window, "kogge", ("human", "open"), wait) is None
    caller = Caller("ABCDEFGHKL", "127.0.0.1", ports[0], lambda *said: None)
    with pytest.raises(OSError):
        caller.call()
    caller.stop()

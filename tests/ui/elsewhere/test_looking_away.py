"""A table that computers share goes on while one looks away, and is not left unasked."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel

from hansetable.ui.elsewhere.leave_dialog import LeaveDialog
from hansetable.ui.replay.page import ReplayPage
from hansetable.ui.window.main_window import MainWindow
from tests.ui.elsewhere.conftest import Box, until
from tests.ui.elsewhere.test_asked import Two
from tests.ui.elsewhere.test_host_goes_on import Table, guests, table
from tests.ui.elsewhere.test_rematch import Ended
from tests.ui.mouse_driver import LEFT
from tests.ui.table.page_fixture import speaking
from tests.ui.window_fixture import messages, when_asked

__all__ = ["guests", "table"]
pytestmark = pytest.mark.timeout(200)


def answer(leave: bool, said: list[str]) -> list[object]:
    """Answer the question whether the table is left; the list holds what was asked."""

    def do(dialog: LeaveDialog) -> None:
        said.extend(label.text() for label in dialog.findChildren(QLabel))
        QTest.mouseClick(dialog.leave_button if leave else dialog.stay_button, LEFT)

    return when_asked(LeaveDialog, do)


def leave_replay(window: MainWindow) -> None:
    """Leave the replay that is shown with its button."""
    page = window.page
    assert isinstance(page, ReplayPage)
    assert page.replay_bar.leave_button.text() == "To the table"
    with speaking("de"):
        assert page.replay_bar.leave_button.text() == "Zum Tisch"
    QTest.mouseClick(page.replay_bar.leave_button, LEFT)


def test_a_guest_looks_at_the_replay_and_then_stays_for_another_game(
    window: MainWindow, box: Callable[..., Box]
) -> None:
    ended = Ended(window, box)
    sheet = ended.sheet
    for look in (sheet.replay_button.click, lambda: sheet._leave(sheet.moment, 3)):
        look()
        leave_replay(window)
        assert window.page is ended.page and sheet.isVisible()
    QTest.mouseClick(ended.sheet.rematch_button, LEFT)
    ended.table.until(lambda: ended.strip.words.endswith("as soon as the host lays it."))


def test_another_game_begins_while_a_guest_looks_at_the_replay(
    window: MainWindow, box: Callable[..., Box]
) -> None:
    ended = Ended(window, box)
    QTest.mouseClick(ended.sheet.rematch_button, LEFT)
    ended.heike.guest.thank(stay=True)
    window.table_controller.replay(ended.page.model.session)
    ended.table.until(lambda: not ended.table.thread.is_alive())
    ended.table.host.rematch(7)
    ended.table.serve()
    ended.table.until(lambda: window.page is not None and not window.page.replays)
    assert window.page is not ended.page and not window.page.model.session.whole
    assert messages() == []


def test_a_guest_looks_at_the_chronicle_and_comes_back(
    window: MainWindow, box: Callable[..., Box]
) -> None:
    two = Two(window, box("riga", "open,open"))
    two.say_one()
    window.choose("history")
    assert window.page is None and window.history.leave_button.text() == "Back to the game"
    said = len(two.session.actions)
    while two.session.state.asked()[0] == 1:
        two.page.model.session.submit(1, two.session.state.listed(1)[0])
        two.table.until(lambda: not two.page.model.session.busy)
    two.say_one()
    QTest.mouseClick(window.history.leave_button, LEFT)
    assert window.page is two.page and two.page.isVisible()
    assert len(two.page.model.session.actions) > said and not two.session.away


@pytest.mark.parametrize("deed", ["leave", "new:kogge", "lesson:riga", "join", "quit"])
def test_a_guest_is_asked_before_it_leaves(
    window: MainWindow, box: Callable[..., Box], deed: str
) -> None:
    two, said = Two(window, box("riga", "open,open")), list[str]()
    met = answer(False, said)
    window.choose(deed)
    assert met and window.page is two.page and window.isVisible() and not two.session.away
    assert any("leads back to your seat" in words for words in said)


def test_a_guest_that_leaves_is_away(window: MainWindow, box: Callable[..., Box]) -> None:
    two, said = Two(window, box("riga", "open,open")), list[str]()
    with speaking("de"):
        met = answer(True, said)
        window.choose("leave")
    assert met and said[0] == "Den Tisch verlassen?" and window.page is None
    two.table.until(lambda: two.session.away == {1})


def test_a_host_looks_back_while_its_guests_play_on(table: Table) -> None:
    table.until_asked(0)
    table.say_one()
    page, session = table.page, table.session
    table.window.choose("lookback")
    seat, said = session.state.asked()[0], len(session.actions)
    if seat == 1:
        table.guest.guest.say(session.state.listed(1)[0])
        until(lambda: len(session.actions) > said, table.guest)
    leave_replay(table.window)
    assert table.window.page is page and table.table.host.session is session
    table.window.choose("history")
    QTest.mouseClick(table.window.history.leave_button, LEFT)
    table.say_one()
    assert table.window.page is page and table.window.archive.left is session


@pytest.mark.parametrize(
    ("code", "words"),
    [("en", "Your guests are playing this game; "), ("de", "Diese Partie spielen deine Gäste ")],
)
def test_a_host_cannot_throw_its_running_game_away(table: Table, code: str, words: str) -> None:
    window, session = table.window, table.session
    for _ in range(4):
        table.say_one()
    with speaking(code):
        window.choose("history")
        history, file = window.history, window.autosave.path
        history.table.choose(history.model.row_of(file))
        assert history.chosen is not None and history.chosen.path == file
        QTest.mouseClick(history.delete_button, LEFT)
        QTest.keyClick(history.table, Qt.Key.Key_Delete)
        (said, again) = messages()
        assert said == again and said.startswith(words)
    assert window.archive.left is session and not history.undo_button.isVisible()
    QTest.mouseClick(history.leave_button, LEFT)
    table.say_one()
    kept = window.autosave.load()
    assert kept is not None and kept.text() == session.text()


def test_a_host_that_has_left_can_throw_the_game_away(table: Table) -> None:
    window = table.window
    for _ in range(4):
        table.say_one()
    said: list[str] = []
    met = answer(True, said)
    window.choose("leave")
    assert met
    window.choose("history")
    history = window.history
    history.table.choose(history.model.row_of(window.autosave.path))
    QTest.mouseClick(history.delete_button, LEFT)
    assert messages() == [] and window.archive.left is None
    assert history.undo_button.isVisible() and not window.autosave.table.exists()


@pytest.mark.parametrize("leave", [True, False])
def test_a_host_is_asked_before_its_window_closes(table: Table, leave: bool) -> None:
    said: list[str] = []
    met = answer(leave, said)
    table.window.close()
    assert met and table.window.isVisible() is not leave
    assert any("“Continue” on the start page opens the table again" in words for words in said)
    if not leave:
        table.say_one()

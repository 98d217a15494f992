"""After a game at a table elsewhere one can stay, and another game begins there by itself."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import pytest
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton

from hansetable.model.play import PlayModel
from hansetable.ui.elsewhere.asked import Asked
from hansetable.ui.ending.dialog import Ending
from hansetable.ui.window.main_window import MainWindow
from tests.ui.elsewhere.conftest import Box, nearly_over
from tests.ui.elsewhere.test_guest import join
from tests.ui.mouse_driver import LEFT
from tests.ui.table.page_fixture import speaking
from tests.ui.window_fixture import messages, records

pytestmark = pytest.mark.timeout(200)
HERE = 1
LEFT_OVER = 3


class Ended:
    """Heike and, at the window, Jorin have played to the end; the end sheet lies there."""

    def __init__(self, window: MainWindow, box: Callable[..., Box]) -> None:
        self.table = table = box("riga", "", host=nearly_over(LEFT_OVER, ("Heike", "Jorin")))
        self.heike = table.other("Heike")
        self.window, page = window, join(window, table.code, table.listener.port)
        model, session = page.model, table.host.session
        assert session is not None
        model.pace = 0.0
        while session.state.result() is None:
            said, seat = len(session.actions), session.state.asked()[0]
            table.until(partial(self._know, model, said))
            if seat == HERE:
                model.session.submit(HERE, session.state.listed(HERE)[0])
            else:
                self.heike.say(session)
            table.until(partial(self._know, model, said + 1))
        table.until(lambda: page.ending is not None and self.heike.guest.record)
        self.page = page
        assert isinstance(page.ending, Ending)
        self.sheet = page.ending
        (self.strip,) = page.findChildren(Asked)

    def stay(self, button: QAbstractButton) -> None:
        """Ask for another game with a button of the window, and wait until the host knows."""
        QTest.mouseClick(button, LEFT)
        self.table.until(lambda: self.table.host._guests[HERE].stays)

    def _know(self, model: PlayModel, many: int) -> bool:
        """Whether both have heard of so many actions."""
        return min(len(model.session.actions), self.heike.guest.seen) >= many


@pytest.fixture
def ended(window: MainWindow, box: Callable[..., Box]) -> Ended:
    return Ended(window, box)


def test_another_game_begins_at_the_same_table(ended: Ended) -> None:
    window, table, strip = ended.window, ended.table, ended.strip
    ended.stay(ended.sheet.rematch_button)
    ended.heike.guest.thank(stay=True)
    assert window.page is ended.page, "no game of this computer alone begins"
    table.until(lambda: strip.words.endswith("as soon as the host lays it."))
    assert strip.isVisible() and not strip.rematch_button.isVisible()
    with speaking("de"):
        assert "sobald der Gastgeber" in strip.words
    table.until(lambda: not table.thread.is_alive())
    table.host.rematch(7)
    table.serve()
    table.until(lambda: window.page not in (None, ended.page))
    model = window.page.model
    assert not model.session.whole and model.viewer == 0, "everybody moves on by one seat"
    assert [slot.name for slot in model.session.slots] == ["Jorin", "Heike"]
    assert len(records()) == 1 and messages() == []
    here, there = model.session, table.host.session
    assert there is not None
    if there.state.asked()[0] == 0:
        here.submit(0, there.state.listed(0)[0])
    else:
        ended.heike.say(there)
    table.until(lambda: len(here.actions) == 1)


def test_who_has_looked_at_the_table_can_still_stay(ended: Ended) -> None:
    QTest.mouseClick(ended.sheet.look_button, LEFT)
    strip = ended.strip
    assert strip.isVisible() and strip.words.endswith("with the same people?")
    ended.stay(strip.rematch_button)
    ended.table.until(lambda: not strip.rematch_button.isVisible())
    ended.heike.guest.thank(stay=True)
    ended.table.until(lambda: not ended.table.thread.is_alive())
    assert ended.table.host._guests[HERE].stays


def test_a_host_that_goes_is_told_in_words(ended: Ended) -> None:
    table, strip = ended.table, ended.strip
    ended.stay(ended.sheet.rematch_button)
    ended.heike.guest.thank()
    table.until(lambda: not table.thread.is_alive())
    table.host.close()
    found: list[str] = []
    table.until(lambda: found.extend(messages()) or found)
    assert found == ["The host lays no other game; the table is closed."]
    assert not strip.isVisible() and ended.window.page is ended.page


def test_a_host_that_crashes_is_looked_for(ended: Ended) -> None:
    ended.stay(ended.sheet.rematch_button)
    ended.table.stop()
    ended.table.until(lambda: "does not answer" in ended.strip.words)
    assert ended.strip.isVisible() and messages() == []


def test_a_seat_that_nobody_takes_yet_is_told(ended: Ended) -> None:
    table, strip = ended.table, ended.strip
    ended.stay(ended.sheet.rematch_button)
    ended.heike.guest.thank()
    table.until(lambda: not table.thread.is_alive())
    table.host.rematch(7)
    table.serve()
    table.until(lambda: "1 seat is still free" in strip.words)
    table.other("Marit")
    table.until(lambda: ended.window.page is not ended.page)

"""Taking back at a table elsewhere: one asks, those whom it concerns answer on a strip."""

from __future__ import annotations

from collections.abc import Callable
from time import monotonic, sleep

import pytest
from PySide6.QtTest import QTest

from hansetable.session.session import Session
from hansetable.ui.elsewhere.asked import Asked
from hansetable.ui.table.play_page import PlayPage
from hansetable.ui.table.sidebar.seats import CUT, LINK
from hansetable.ui.window.main_window import MainWindow
from tests.ui.elsewhere.conftest import Box, Other
from tests.ui.elsewhere.test_guest import join
from tests.ui.mouse_driver import LEFT
from tests.ui.table.page_fixture import speaking

pytestmark = pytest.mark.timeout(200)
HERE = 1


class Two:
    """Heike comes first, then Jorin at the window."""

    def __init__(self, window: MainWindow, table: Box) -> None:
        self.table = table
        self.heike: Other = table.other("Heike")
        self.page: PlayPage = join(window, table.code, table.listener.port)
        self.page.model.pace = 0.0
        (self.strip,) = self.page.findChildren(Asked)
        assert table.host.session is not None
        self.session: Session = table.host.session

    def say_one(self) -> None:
        """Let whoever is asked say an action, and wait until both have heard of it."""
        said, seat = len(self.session.actions), self.session.state.asked()[0]
        guest, session = self.heike.guest, self.page.model.session
        if seat == HERE:
            session.submit(HERE, self.session.state.listed(HERE)[0])
        else:
            self.heike.say(self.session)
        self.table.until(lambda: min(guest.seen, len(session.actions)) > said)
        self.table.until(lambda: not session.busy and not guest.busy)

    def until_asked(self, seat: int) -> int:
        """Play until a seat may ask the other; return the number of its last action."""
        for _ in range(200):
            own = [at for at, (who, _) in enumerate(self.session.actions) if who == seat]
            later = self.session.actions[own[-1] :] if own else []
            if any(who != seat for who, _ in later) and not self.session.take_back_refusal(
                own[-1], seat, agreed=True
            ):
                return own[-1]
            self.say_one()
        raise AssertionError("nobody could ever ask")


@pytest.fixture
def two(window: MainWindow, box: Callable[..., Box]) -> Two:
    return Two(window, box("riga", "open,open"))


def test_undo_asks_the_others_and_waits_for_them(two: Two) -> None:
    own, model, strip = two.until_asked(HERE), two.page.model, two.strip
    assert not strip.isVisible() and strip.height() == 0
    high = two.page.view.height()
    button = two.page.prompt_bar.undo_button
    assert button.isEnabled()
    QTest.mouseClick(button, LEFT)
    two.table.until(strip.isVisible)
    assert strip.words == "You want to undo your last action: it is up to Heike."
    assert not strip.yes_button.isVisible() and two.page.view.height() < high
    with speaking("de"):
        assert strip.words.endswith("Heike.") and "zurücknehmen" in strip.words
    two.table.until(lambda: two.heike.guest.question.asker == HERE)
    two.heike.guest.answer(True)
    two.table.until(lambda: len(model.session.actions) == own)
    two.table.until(lambda: not strip.isVisible())
    assert two.page.view.height() == high
    assert len(two.session.actions) == own and model.mine


def test_a_no_is_told_and_nothing_changes(two: Two) -> None:
    two.until_asked(HERE)
    said = len(two.session.actions)
    QTest.mouseClick(two.page.prompt_bar.undo_button, LEFT)
    two.table.until(lambda: two.heike.guest.question.asker == HERE)
    two.heike.guest.answer(False)
    notice = two.page.prompt_bar.notice
    two.table.until(lambda: notice.text)
    assert notice.text == "Heike did not agree: nothing is undone."
    assert not two.strip.isVisible() and len(two.session.actions) == said
    notice.forget()
    QTest.mouseClick(two.page.prompt_bar.undo_button, LEFT)
    two.table.until(lambda: notice.text)
    assert notice.text == "Heike did not agree: nothing is undone."


@pytest.mark.parametrize(
    ("code", "words"),
    [("en", "Heike has acted meanwhile: nothing"), ("de", "Heike hat inzwischen")],
)
def test_undo_is_too_late_when_somebody_has_just_acted(two: Two, code: str, words: str) -> None:
    while two.until_asked(HERE) < 0 or two.session.state.asked()[0] == HERE:
        two.say_one()
    known = len(two.session.actions)
    notice = two.page.prompt_bar.notice
    with speaking(code):
        two.heike.say(two.session)
        end = monotonic() + 60
        while len(two.session.actions) == known:  # the window does not hear of it yet
            assert monotonic() < end
            sleep(0.01)
        QTest.mouseClick(two.page.prompt_bar.undo_button, LEFT)
        two.table.until(lambda: notice.text)
        assert notice.text.startswith(words)
    assert len(two.session.actions) == known + 1 and not two.strip.isVisible()


def test_who_acts_instead_of_answering_is_told(two: Two) -> None:
    while two.until_asked(HERE) < 0 or two.session.state.asked()[0] == HERE:
        two.say_one()
    QTest.mouseClick(two.page.prompt_bar.undo_button, LEFT)
    two.table.until(two.strip.isVisible)
    two.heike.listen()
    two.heike.say(two.session)
    two.table.until(lambda: not two.strip.isVisible())
    assert two.page.prompt_bar.notice.text == "Heike has acted meanwhile: nothing is undone."


@pytest.mark.parametrize("code", ["en", "de"])
@pytest.mark.parametrize("yes", [True, False])
def test_who_is_asked_answers_with_a_click(two: Two, code: str, yes: bool) -> None:
    own, strip = two.until_asked(0), two.strip
    said = len(two.session.actions)
    with speaking(code):
        two.heike.guest.take_back()
        two.table.until(strip.isVisible)
        assert strip.words.startswith("Heike ") and strip.words.endswith("?")
        assert two.page.isEnabled() and two.page.view.isVisible()
        QTest.mouseClick(strip.yes_button if yes else strip.no_button, LEFT)
        two.table.until(lambda: not strip.isVisible())
    assert len(two.session.actions) == (own if yes else said)
    assert not two.page.prompt_bar.notice.text


def test_what_concerns_nobody_else_is_taken_back_at_once(two: Two) -> None:
    for _ in range(100):
        two.say_one()
        last = len(two.session.actions) - 1
        if two.session.actions[last][0] == HERE and not two.session.take_back_refusal(last, HERE):
            break
    QTest.mouseClick(two.page.prompt_bar.undo_button, LEFT)
    two.table.until(lambda: len(two.page.model.session.actions) == last)


def test_a_line_of_the_log_before_that_cannot_be_taken_back(two: Two) -> None:
    own, model = two.until_asked(HERE), two.page.model
    lines = [line for line in range(len(model.log)) if model.action_of(line) < own]
    assert lines and all(model.take_back_refusal(line) for line in lines)


def test_a_cut_is_seen_on_every_seat_and_nobody_can_be_asked(two: Two) -> None:
    two.until_asked(HERE)
    page = two.page
    plates, button = page.sidebar.plates, page.prompt_bar.undo_button
    assert [plate.link for plate in plates] == [LINK, ""] and button.isEnabled()
    two.table.stop()
    two.table.until(lambda: page.model.session.lost)
    assert [plate.link for plate in plates] == [CUT, ""] and not button.isEnabled()
    assert page.prompt_bar.question == "The table elsewhere does not answer."

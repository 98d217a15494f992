"""What happens at a table that a window hosts: guests drop out, the window is closed, it ends."""

from __future__ import annotations

import ssl
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from hansetable import paths
from hansetable.net import certificate
from hansetable.net.host import Saved
from hansetable.net.kept import Kept, keep, kept_in
from hansetable.session.session import Session
from hansetable.ui.elsewhere.asked import Asked
from hansetable.ui.elsewhere.door import Door
from hansetable.ui.elsewhere.host_table import HostTable
from hansetable.ui.elsewhere.leave_dialog import LeaveDialog
from hansetable.ui.elsewhere.talk import TalkPage
from hansetable.ui.elsewhere.waiting_dialog import WaitingDialog
from hansetable.ui.table.play_page import PlayPage
from hansetable.ui.table.prompt.prompt_buttons import STAND_IN, WAIT
from hansetable.ui.table.sidebar.seats import CUT, LINK
from hansetable.ui.window.main_window import MainWindow
from tests.ui.elsewhere.conftest import Other, until
from tests.ui.elsewhere.test_host import closing, lay_table
from tests.ui.mouse_driver import LEFT
from tests.ui.table.page_fixture import speaking
from tests.ui.window_fixture import messages, records, when_asked

pytestmark = pytest.mark.timeout(600)
RECORD = Path(__file__).parents[2] / "records" / "riga-two-greedy.hanse"
GUEST = 1


class Table:
    """A window that hosts, and Marit, who does only what the test says."""

    def __init__(self, window: MainWindow, guest: Other) -> None:
        self.window, self.guest = window, guest

    @property
    def page(self) -> PlayPage:
        page = self.window.page
        assert isinstance(page, PlayPage)
        page.model.pace = 0.0
        return page

    @property
    def session(self) -> Session:
        return self.page.model.session

    @property
    def own(self) -> int:
        """How many actions the guest's seat has said."""
        return sum(seat == GUEST for seat, _ in self.session.actions)

    @property
    def table(self) -> HostTable:
        seat = self.window.table_controller.shared.seat
        assert isinstance(seat, HostTable)
        return seat

    def say_one(self) -> None:
        """Let whoever is asked say an action, and wait until both have heard of it."""
        seat, said = self.session.state.asked()[0], len(self.session.actions)
        if seat == GUEST:
            self.guest.say(self.session)
        else:
            self.session.submit(seat, self.session.state.listed(seat)[0])
        until(lambda: len(self.session.actions) > said, self.guest)
        until(lambda: self.guest.guest.seen > said and not self.guest.guest.busy, self.guest)

    def until_asked(self, seat: int) -> None:
        while self.session.state.asked()[0] != seat:
            self.say_one()


@pytest.fixture
def guests(signless: None) -> Iterator[list[Other]]:
    came: list[Other] = []
    yield came
    for guest in came:
        guest.caller.stop()


def laid(
    window: MainWindow,
    guests: list[Other],
    choose: Callable[[WaitingDialog], object] = lambda dialog: None,
) -> Table:
    """Lay a table, choose something on the sheet where it waits, and let Marit in."""

    def wait(dialog: WaitingDialog) -> None:
        choose(dialog)
        guest = Other(dialog.table.code, dialog.table.port, "Marit")
        guests.append(guest)
        line = dialog.lines[GUEST]
        until(lambda: line.link is not None and line.admit_button.isVisible(), guest)
        assert line.name == "Marit asks to come in"
        QTest.mouseClick(line.admit_button, LEFT)

    lay_table(window, "riga", ("human", "open"), wait)
    table = Table(window, guests[0])
    until(lambda: table.guest.guest.view is not None, table.guest)
    return table


@pytest.fixture
def table(window: MainWindow, guests: list[Other]) -> Table:
    return laid(window, guests)


def test_who_is_away_is_waited_for_or_an_ai_plays_until_they_are_back(table: Table) -> None:
    table.until_asked(GUEST)
    page, model = table.page, table.page.model
    bar, plate = page.prompt_bar, page.sidebar.plates[GUEST]
    assert bar.question == "It is Marit’s turn." and plate.link == LINK
    assert plate.state == "thinking"
    with speaking("de"):
        assert plate.state == "überlegt"
    table.guest.link.cut()
    until(lambda: plate.link == CUT, table.guest)
    assert bar.question == "Marit is away." and plate.state == "away"
    assert list(bar.buttons) == [WAIT, STAND_IN]
    with speaking("de"):
        assert bar.question == "Marit ist fort."
    said = table.own
    QTest.mouseClick(bar.buttons[WAIT], LEFT)
    assert list(bar.buttons) == [STAND_IN] and table.own == said
    QTest.mouseClick(bar.buttons[STAND_IN], LEFT)
    until(lambda: table.own > said, table.guest)
    table.session.submit(0, table.session.state.listed(0)[0]) if model.mine else None
    assert table.session.away == {GUEST}
    table.guest.come()
    until(lambda: not table.session.away, table.guest)
    until(lambda: table.guest.guest.seen == len(table.session.actions), table.guest)
    assert plate.link == LINK and not model.played_for
    table.until_asked(GUEST)
    said = table.own
    QTest.qWait(300)
    assert bar.question == "It is Marit’s turn." and table.own == said
    table.say_one()
    assert table.own == said + 1


@pytest.mark.parametrize("what", ["wait", "play"])
def test_what_is_done_when_a_guest_is_away_is_chosen_on_the_sheet(
    window: MainWindow, guests: list[Other], what: str
) -> None:
    def choose(dialog: WaitingDialog) -> None:
        assert dialog.away.value == "ask" and dialog.levels.value == "merchant"
        QTest.mouseClick(dialog.away.part(what), LEFT)
        QTest.mouseClick(dialog.levels.part("apprentice"), LEFT)

    table = laid(window, guests, choose)
    table.until_asked(GUEST)
    page, said = table.page, table.own
    bar = page.prompt_bar
    table.guest.link.cut()
    if what == "wait":
        until(lambda: bar.question == "Marit is away.", table.guest)
        assert [*bar.buttons] == [STAND_IN] and bar.answers.main == ""
        text = bar.buttons[STAND_IN].text()
        assert text == "Let the computer (apprentice) play until Marit is back"
        return
    until(lambda: table.own > said, table.guest)
    assert page.model.played_for == {GUEST} and page.model.stand_in_level == "apprentice"
    table.guest.come()
    until(lambda: not page.model.played_for, table.guest)
    until(lambda: table.guest.guest.seen == len(table.session.actions), table.guest)
    table.until_asked(GUEST)
    assert bar.question == "It is Marit’s turn."
    said = table.own
    table.say_one()
    assert table.own == said + 1


@pytest.mark.parametrize("crash", [False, True])
def test_continue_opens_the_same_table_and_guests_come_back(
    table: Table, opened: Callable[[], MainWindow], crash: bool
) -> None:
    for _ in range(6):
        table.say_one()
    before, door = table.session.text(), table.table
    code, port = door.code, door.port
    shown = ssl.get_server_certificate(("127.0.0.1", port))
    if crash:
        dead, door._door = door._door, None
        assert dead is not None
        dead.stop()
        again = opened()
    else:
        again = table.window
        again.show_start()
    kept = kept_in(paths.data_dir() / "autosave.table")
    assert kept is not None and (kept.code, kept.port) == (code, port)
    QTest.mouseClick(again.start.resume_button, LEFT)
    resumed = Table(again, table.guest)
    assert resumed.session.text() == before
    assert (resumed.table.code, resumed.table.port) == (code, port)
    assert ssl.get_server_certificate(("127.0.0.1", port)) == shown
    assert resumed.session.away == {GUEST}
    table.guest.come()
    until(lambda: not resumed.session.away, table.guest)
    for _ in range(4):
        resumed.say_one()
    assert records() == [] and messages() == []
    again.close_unasked()


def test_a_game_that_was_put_away_is_opened_as_the_same_table(
    table: Table, guests: list[Other]
) -> None:
    """Also by another table, which guests wait for meanwhile; each keeps what is its own."""
    window, records_at = table.window, paths.data_dir() / "records"
    for _ in range(3):
        table.say_one()
    before, code = table.session.text(), table.table.code

    def wait(dialog: WaitingDialog) -> None:
        guests.append(Other(dialog.table.code, dialog.table.port, "Wiebke"))
        line = dialog.lines[GUEST]
        until(lambda: line.link is not None and line.admit_button.isVisible(), guests[1])
        QTest.mouseClick(line.admit_button, LEFT)

    asked = when_asked(LeaveDialog, LeaveDialog.accept)
    lay_table(window, "kogge", ("human", "open"), wait)
    assert asked
    kept = kept_in(paths.data_dir() / "autosave.table")
    assert kept is not None and kept.code == guests[1].code != code
    (record,) = records_at.glob("*.hanse")
    other = kept_in(record.with_suffix(".table"))
    assert other is not None and (other.code, other.saved.record) == (code, before)
    Table(window, guests[1]).say_one()
    asked = when_asked(LeaveDialog, LeaveDialog.accept)
    window.table_controller.open_record(str(record))
    assert asked and table.session.text() == before and table.table.code == code
    assert [file.name[:5] for file in sorted(records_at.iterdir())] == ["kogge", "kogge"]
    table.guest.come()
    until(lambda: not table.session.away, table.guest)
    for _ in range(3):
        table.say_one()
    assert messages() == []
    window.archive.discard(str(next(records_at.glob("*.hanse"))))
    assert list(records_at.glob("kogge*")) == []


def test_host_and_guest_talk_to_each_other(table: Table) -> None:
    page = table.page.findChild(TalkPage)
    assert page is not None and page.edit.isVisibleTo(page)
    table.guest.guest.talk("Moin!")
    until(lambda: page.lines.count() == 1, table.guest)
    assert page.unread == 1
    table.page.sidebar.show_tab(table.page.sidebar.tabs.count() - 1)
    QTest.keyClicks(page.edit, "Moin moin")
    QTest.keyClick(page.edit, Qt.Key.Key_Return)
    heard = table.guest.guest.heard
    until(lambda: [said.text for said in heard] == ["Moin!", "Moin moin"], table.guest)
    assert heard[1].seat == 0 and page.unread == 0


def undo_at_the_host(table: Table) -> tuple[Asked, int]:
    """Click Undo when the guest must be asked and may act, too; return the action it is about."""
    strip = table.page.findChild(Asked)
    assert strip is not None
    for _ in range(300):
        table.say_one()
        own = [at for at, (who, _) in enumerate(table.session.actions) if who != GUEST]
        later = {who for who, _ in table.session.actions[own[-1] :]} if own else set()
        acts = table.session.state.asked()[0] == GUEST
        if GUEST in later and acts and not table.session.take_back_refusal(own[-1], 0, agreed=True):
            break
    said = len(table.session.actions)
    QTest.mouseClick(table.page.prompt_bar.undo_button, LEFT)
    until(strip.isVisible, table.guest)
    assert len(table.session.actions) == said
    until(lambda: table.guest.guest.question.asker == 0, table.guest)
    return strip, own[-1]


def test_undo_at_the_host_asks_the_guest(table: Table) -> None:
    strip, number = undo_at_the_host(table)
    table.guest.guest.answer(True)
    until(lambda: len(table.session.actions) == number, table.guest)
    until(lambda: not strip.isVisible(), table.guest)
    assert table.page.model.redo_refusal()


def test_a_guest_that_acts_instead_of_answering_is_told_at_the_host(table: Table) -> None:
    strip, _ = undo_at_the_host(table)
    table.say_one()
    until(lambda: not strip.isVisible(), table.guest)
    assert table.page.prompt_bar.notice.text == "Marit has acted meanwhile: nothing is undone."


@pytest.fixture
def last(window: MainWindow, guests: list[Other]) -> Table:
    """A table that was left before Heike says the last action; Jorin has lost the ticket."""
    text = RECORD.read_text(encoding="utf-8").replace(", greedy,", ", human,")
    lines = [line for line in text.splitlines() if not line.startswith("#")]
    while not lines[-1].startswith("1 "):
        lines.pop()
    text = "\n".join(lines[:-1]) + "\n"
    folder = paths.data_dir()
    (folder / "autosave.hanse").write_text(text, encoding="utf-8")
    saved = Saved(("", "lost"), (0, 0), text)
    keep(folder / "autosave.table", Kept("ABCDEFGHKL", 0, certificate.new(), saved))
    window.show_start()
    QTest.mouseClick(window.start.resume_button, LEFT)
    seat = window.table_controller.shared.seat
    assert isinstance(seat, HostTable)
    guests.append(Other(seat.code, seat.port, "Jorin"))
    return Table(window, guests[0])


def test_who_has_lost_the_seat_asks_at_the_door_and_stays_for_a_rematch(last: Table) -> None:
    door, guest = last.page.findChild(Door), last.guest.guest
    assert door is not None
    until(door.isVisible, last.guest)
    assert door.words == "Jorin asks to come in and has the right code."
    with speaking("de"):
        assert door.words.startswith("Jorin ") and "Code" in door.words
    QTest.mouseClick(door.admit_button, LEFT)
    until(lambda: guest.view is not None, last.guest)
    assert not last.session.away and not door.isVisible()
    last.session.submit(0, last.session.state.listed(0)[0])
    until(lambda: guest.record is not None, last.guest)
    ending, before = last.page.ending, last.session
    assert ending is not None and len(records()) == 1
    assert not (paths.data_dir() / "autosave.table").exists()

    def wait(dialog: WaitingDialog) -> None:
        assert dialog.lines[GUEST].told == "has not answered yet"
        guest.thank(stay=True)

    met = when_asked(WaitingDialog, closing(wait))
    QTest.mouseClick(ending.rematch_button, LEFT)
    assert met and last.session is not before
    assert [slot.name for slot in last.session.slots] == ["Jorin", "Heike"]
    assert last.page.model.viewer == 1 and last.session.elsewhere == {0}
    until(lambda: guest.number == 1 and guest.view is not None, last.guest)
    assert (paths.data_dir() / "autosave.table").exists()


def test_the_host_can_go_on_without_who_does_not_answer(last: Table) -> None:
    last.session.submit(0, last.session.state.listed(0)[0])
    ending = last.page.ending
    assert ending is not None

    def wait(dialog: WaitingDialog) -> None:
        assert not dialog.fill_button.isEnabled()
        QTest.mouseClick(dialog.offer_button, LEFT)
        assert not dialog.fill_button.isEnabled() and not dialog.offer_button.isVisible()
        until(lambda: dialog.lines[0].link is not None)
        assert [line.name for line in dialog.lines] == ["Jorin asks to come in", "Heike"]
        QTest.mouseClick(dialog.close_button, LEFT)

    met = when_asked(WaitingDialog, closing(wait))
    QTest.mouseClick(ending.rematch_button, LEFT)
    assert met and last.window.page is None
    assert last.window.stack.currentWidget() is last.window.start

"""The sheet of a host that waits: who sits where when the game begins, the first or the next."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from hansetable.net.guest import Guest
from hansetable.net.host import Host
from hansetable.net.packets import Join
from hansetable.session.slot import COLOURS, HUMAN, OPEN, PlayerSlot
from hansetable.ui.elsewhere.host_table import HostTable
from hansetable.ui.elsewhere.waiting_dialog import WaitingDialog
from tests.net.test_host import Person, Wire
from tests.net.test_rematch import ended
from tests.ui.mouse_driver import LEFT
from tests.ui.table.page_fixture import speaking

pytestmark = [pytest.mark.timeout(200), pytest.mark.usefixtures("signless")]


class Sheet:
    """The sheet of Heike, who hosts a game of three in Riga, and who has come to her table."""

    def __init__(self, qtbot: QtBot, file: Path, players: tuple[str, ...]) -> None:
        pairs = zip(("Heike", *[""] * 3), COLOURS, players, strict=False)
        looks = [PlayerSlot(name, colour, who) for name, colour, who in pairs]
        self._qtbot = qtbot
        self.table = HostTable(
            lambda keep: Host("riga", 1, {}, players, keep, looks, watched=True), file
        )
        self.host = self.table.host
        self.dialog = self.show()

    def show(self) -> WaitingDialog:
        """Wait for the first game, or for the next one."""
        self.dialog = dialog = WaitingDialog(self.table)
        self._qtbot.addWidget(dialog)
        dialog.show()
        return dialog

    def come(self, name: str) -> Person:
        person = Person(self.host, name)
        self.table.follow()
        return person

    def say(self, person: Person, say: Callable[[Guest], object]) -> None:
        say(person.listen())
        self.table.follow()

    @property
    def players(self) -> list[str]:
        assert self.host.session is not None
        return [slot.player for slot in self.host.session.slots]


Lay = Callable[..., Sheet]


@pytest.fixture
def lay(qtbot: QtBot, tmp_path: Path) -> Iterator[Lay]:
    laid: list[Sheet] = []

    def do(*players: str) -> Sheet:
        laid.append(Sheet(qtbot, tmp_path / "table", players))
        return laid[-1]

    yield do
    for sheet in laid:
        sheet.table.stop()


def test_in_a_rematch_the_computer_fills_up_for_who_has_gone(lay: Lay) -> None:
    sheet = lay(HUMAN, OPEN, OPEN)
    jorin, marit = sheet.come("Jorin"), sheet.come("Marit")
    ended(sheet.host)
    dialog = sheet.show()
    assert not dialog.fill_button.isEnabled() and dialog.offer_button.isVisible()
    sheet.say(jorin, lambda guest: guest.thank(stay=True))
    sheet.host.receive(marit.wire, None)
    sheet.table.follow()
    assert [line.told for line in dialog.lines[1:]] == ["stays for a rematch", "away"]
    QTest.mouseClick(dialog.levels.part("apprentice"), LEFT)
    QTest.mouseClick(dialog.fill_button, LEFT)
    assert dialog.result() == WaitingDialog.DialogCode.Accepted
    assert sheet.players == ["apprentice", "human", "human"]
    assert jorin.listen().seat == 2 and jorin.guest.view is not None


def test_in_a_rematch_the_free_seats_can_be_offered_again(lay: Lay) -> None:
    sheet = lay(HUMAN, OPEN, OPEN)
    jorin, marit = sheet.come("Jorin"), sheet.come("Marit")
    ended(sheet.host)
    dialog = sheet.show()
    sheet.say(jorin, lambda guest: guest.thank(stay=True))
    QTest.mouseClick(dialog.offer_button, LEFT)
    assert marit.wire.closed and sheet.host.session is None
    assert [line.name for line in dialog.lines] == ["A free seat", "Heike", "Jorin"]
    assert not dialog.offer_button.isVisible() and dialog.fill_button.isEnabled()
    sheet.come("Wiebke")
    assert dialog.result() == WaitingDialog.DialogCode.Accepted
    assert sheet.players == ["human"] * 3


def test_each_empty_seat_can_have_a_level_of_its_own(lay: Lay) -> None:
    sheet = lay(HUMAN, OPEN, OPEN, OPEN)
    dialog = sheet.dialog
    heike, *lines = dialog.lines
    assert not heike.give_button.isVisible()
    assert all(line.give_button.text() == "Give it to the Merchant" for line in lines)
    QTest.mouseClick(lines[0].give_button, LEFT)
    assert lines[0].told == "Computer, merchant" and lines[0].name not in ("", "Heike")
    QTest.mouseClick(dialog.levels.part("apprentice"), LEFT)
    with speaking("de"):
        assert lines[1].give_button.text() == "Dem Lehrling geben"
    QTest.mouseClick(lines[1].give_button, LEFT)
    assert not lines[2].give_button.isVisible(), "one seat stays for a guest"
    assert sheet.host.missing == (3,) and not dialog.fill_button.isEnabled()
    assert lines[0].give_button.text() == "Keep it for a guest"
    QTest.mouseClick(lines[0].give_button, LEFT)
    assert lines[0].name == "A free seat" and sheet.host.missing == (1, 3)
    jorin = sheet.come("Jorin")
    assert sheet.host.session is None
    QTest.mouseClick(dialog.levels.part("alderman"), LEFT)
    QTest.mouseClick(next(line for line in lines if not line.here).give_button, LEFT)
    assert dialog.result() == WaitingDialog.DialogCode.Accepted
    assert sorted(sheet.players) == ["alderman", "apprentice", "human", "human"]
    assert jorin.listen().view is not None


def test_who_asks_is_answered_before_the_seat_is_given_away(lay: Lay) -> None:
    sheet = lay(HUMAN, OPEN, OPEN)
    sheet.host._asks = True
    sheet.host.receive(Wire(), Join("Marit", "", 0))
    sheet.table.follow()
    asked, free = sheet.dialog.lines[1:]
    assert asked.admit_button.isVisible() and not asked.give_button.isVisible()
    assert free.give_button.isVisible() and not free.admit_button.isVisible()

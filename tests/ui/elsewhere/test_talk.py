"""What is said at a table elsewhere stands behind a tab; unread lines are counted."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from hansetable.ui.elsewhere.talk import TalkPage
from hansetable.ui.table.play_page import PlayPage
from hansetable.ui.table.sidebar.sidebar import CARD, LOG
from hansetable.ui.window.main_window import MainWindow
from tests.ui.elsewhere.conftest import Box, Other
from tests.ui.elsewhere.test_guest import join
from tests.ui.mouse_driver import LEFT
from tests.ui.table.page_fixture import speaking

pytestmark = pytest.mark.timeout(200)
TALK = CARD + 1


class Two:
    """Heike and, at the window, Jorin."""

    def __init__(self, window: MainWindow, table: Box) -> None:
        self.table = table
        self.heike: Other = table.other("Heike")
        self.page: PlayPage = join(window, table.code, table.listener.port)
        (self.talk,) = self.page.findChildren(TalkPage)
        self.tabs = self.page.sidebar.tabs

    def lines(self) -> list[str]:
        return [self.talk.lines.item(row).text() for row in range(self.talk.lines.count())]

    def click_tab(self, tab: int) -> None:
        at = self.tabs.tabRect(tab).center()
        QTest.mouseClick(self.tabs, LEFT, Qt.KeyboardModifier.NoModifier, at)


@pytest.fixture
def two(window: MainWindow, box: Callable[..., Box]) -> Two:
    return Two(window, box("novgorod", "open,open"))


@pytest.mark.parametrize("size", [(1366, 768), (1024, 600), (2560, 1440)])
@pytest.mark.parametrize("code", ["en", "de"])
def test_all_tabs_have_room(two: Two, code: str, size: tuple[int, int]) -> None:
    two.page.window().resize(*size)
    with speaking(code):
        QApplication.processEvents()
        two.click_tab(TALK)
        assert two.tabs.tabRect(0).left() >= 0
        assert two.tabs.tabRect(TALK).right() < two.tabs.width()


def test_one_writes_and_all_read_it(two: Two) -> None:
    two.click_tab(TALK)
    assert two.talk.isVisible() and two.page.window().focusWidget() is two.talk.edit
    QTest.keyClicks(two.talk.edit, "1 & <b>2</b> P?")
    assert two.page.sidebar.tabs.currentIndex() == TALK, "no letter is a key of the table"
    QTest.keyClick(two.talk.edit, Qt.Key.Key_Return)
    two.table.until(lambda: two.lines() and two.heike.guest.heard)
    assert two.lines() == ["Jorin: 1 & <b>2</b> P?"] and not two.talk.edit.text()
    assert [said.text for said in two.heike.guest.heard] == ["1 & <b>2</b> P?"]
    assert not two.talk.unread and not two.page.model.session.actions
    QTest.keyClick(two.talk.edit, Qt.Key.Key_Return)
    QTest.keyClicks(two.talk.edit, "a" * 300)
    assert len(two.talk.edit.text()) == 200


def test_unread_lines_are_counted_till_they_are_seen(two: Two) -> None:
    assert two.tabs.currentIndex() == LOG
    for text in ("Moin", "Moin", "Wer fängt an?"):
        two.heike.guest.talk(text)
    two.table.until(lambda: two.talk.unread == 3)
    assert two.tabs.currentIndex() == LOG
    assert two.tabs.accessibleTabName(TALK) == "Messages, 3 unread"
    with speaking("de"):
        assert two.tabs.accessibleTabName(TALK) == "Nachrichten, 3 ungelesen"
        assert two.tabs.tabText(LOG) == "Verlauf"
    two.click_tab(TALK)
    assert not two.talk.unread
    assert two.lines() == ["Heike: Moin", "Heike: Moin", "Heike: Wer fängt an?"]


def test_all_tabs_have_room_in_both_languages(two: Two) -> None:
    two.talk.unread = 99
    for code in ("en", "de"):
        with speaking(code):
            two.talk.retranslate()
            sign = two.tabs.iconSize().width()
            assert two.tabs.tabRect(TALK).left() + sign < two.tabs.width()

"""The sheet on which one joins a table: what is found in the network is listed and picked."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from hansetable import __version__
from hansetable.net.nearby import NearbyTable, Sign
from hansetable.net.packets import VERSION
from hansetable.ui.elsewhere.join_dialog import JoinDialog
from hansetable.ui.elsewhere.tables_found import Neighbours, address_of
from hansetable.ui.settings.settings import Settings
from tests.ui.mouse_driver import LEFT
from tests.ui.table.page_fixture import speaking

pytestmark = pytest.mark.timeout(100)
TABLES = (
    NearbyTable("Heike’s table", "novgorod", 3, "192.168.1.20", 13560),
    NearbyTable("Klaas’s table", "riga", 0, "192.168.1.22", 13561, True),
    NearbyTable("Tjark’s table", "kogge", 0, "192.168.1.23", 13562),
    NearbyTable("Wiebke’s table", "kogge", 2, "192.168.1.24", 13560, False, VERSION + 1, "9.0"),
    NearbyTable("Swantje’s table", "riga", 1, "192.168.1.25", 13560, False, VERSION - 1, "0.0"),
)


@pytest.fixture
def sheet(qtbot: QtBot, own_folders: object) -> Iterator[JoinDialog]:
    dialog = JoinDialog(Settings())
    dialog.neighbours.changed.disconnect()  # whatever is found in the network of the test
    qtbot.addWidget(dialog)
    dialog.show()
    yield dialog
    dialog.reject()


def click(sheet: JoinDialog, row: int) -> None:
    tables = sheet.tables
    at = tables.visualItemRect(tables.item(row)).center()
    QTest.mouseClick(tables.viewport(), LEFT, Qt.KeyboardModifier.NoModifier, at)


def test_a_click_fills_in_the_address(sheet: JoinDialog) -> None:
    sheet.tables.show_tables(TABLES, "")
    assert sheet.tables.currentRow() == -1
    click(sheet, 0)
    assert sheet.place_edit.text() == "192.168.1.20:13560"
    assert not sheet.watch_box.isChecked()
    click(sheet, 1)
    assert sheet.place_edit.text() == "192.168.1.22:13561"
    assert sheet.watch_box.isChecked() and sheet.sit_button.text() == "Look on"


def test_the_keyboard_chooses_a_table(sheet: JoinDialog) -> None:
    sheet.tables.show_tables(TABLES, "")
    sheet.tables.setFocus()
    QApplication.processEvents()
    assert sheet.place_edit.text() == address_of(TABLES[0])
    QTest.keyClick(sheet.tables, Qt.Key.Key_Down)
    assert sheet.place_edit.text() == address_of(TABLES[1])


def test_what_is_typed_marks_its_table_whatever_comes_and_goes(sheet: JoinDialog) -> None:
    sheet.tables.show_tables(TABLES, "")
    QTest.keyClicks(sheet.place_edit, address_of(TABLES[1]))
    assert sheet.tables.currentRow() == 1
    sheet.tables.show_tables(TABLES[1:], sheet.place_edit.text())
    assert sheet.tables.currentRow() == 0 and sheet.tables.count() == 4
    sheet.place_edit.clear()
    assert sheet.tables.currentRow() == -1


def test_the_room_at_a_table_is_said_in_both_languages(sheet: JoinDialog) -> None:
    said = {
        "en": ["3 free seats", "look on", "no free seat", "too new", "too old"],
        "de": ["3 freie Plätze", "zuschauen", "kein freier Platz", "zu neu", "zu alt"],
    }
    sheet.tables.show_tables(TABLES, "")
    for code, rooms in said.items():
        with speaking(code):
            QApplication.processEvents()
            lines = [sheet.tables.item(row).text() for row in range(5)]
            assert [line.rpartition(", ")[2] for line in lines] == rooms


def test_a_table_of_another_version_says_so_and_cannot_be_chosen(sheet: JoinDialog) -> None:
    sheet.tables.show_tables(TABLES, "")
    for row in (3, 4):
        click(sheet, row)
        assert sheet.tables.currentRow() == -1 and sheet.place_edit.text() == ""
    words = [sheet.tables.item(row).text().split(", ", 1)[1] for row in (3, 4)]
    assert words == [
        f"Kogge · needs Hansetable 9.0, yours is {__version__}, too new",
        f"Riga · has Hansetable 0.0, yours is {__version__}, too old",
    ]
    QTest.keyClicks(sheet.place_edit, address_of(TABLES[3]))
    assert sheet.tables.currentRow() == -1
    sheet.tables.setFocus()
    for _ in TABLES:
        QTest.keyClick(sheet.tables, Qt.Key.Key_Down)
    assert sheet.place_edit.text() == address_of(TABLES[2])
    sheet.tables.show_tables(TABLES[3:], "")
    sheet.code_edit.setFocus()
    sheet.tables.setFocus()
    assert sheet.tables.currentRow() == -1


def test_a_table_of_this_network_is_found_and_goes(qtbot: QtBot) -> None:
    neighbours = Neighbours()
    mine = NearbyTable("Kontor zu Visby", "kogge", 1, "127.0.0.1", 13598, True)
    with Sign(mine.name, mine.game, mine.port, mine.host, watched=True) as sign:
        sign.show(1)
        qtbot.waitUntil(lambda: mine in neighbours.tables)
    qtbot.waitUntil(lambda: mine not in neighbours.tables)
    neighbours.stop()


def test_why_there_is_no_seat_is_said_in_red_till_something_is_typed(sheet: JoinDialog) -> None:
    sheet._fail("this is not the code of this table")
    assert sheet.error.isVisible() and not sheet.status.isVisible()
    assert sheet.error.text() == "This is not the code of that table."
    QTest.keyClicks(sheet.name_edit, "J")
    assert sheet.status.isVisible() and not sheet.error.isVisible()

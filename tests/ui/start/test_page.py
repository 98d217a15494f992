from collections.abc import Iterator

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt, QTranslator
from PySide6.QtGui import QAccessible, QImage
from PySide6.QtWidgets import QApplication, QPushButton
from pytestqt.qtbot import QtBot

from hansetable.games import GAMES
from hansetable.ui.start.page import Figure, Left, Record, StartPage

LEFT = Left("Novgorod, round 6", "left today at 14:32", ("red", "black"))
RECORDS = [
    Record(f"/tmp/{name}.record", f"Novgorod {name}", "Heike 33, Jorin 29", "20 November", game)
    for name, game in (("a", "novgorod"), ("b", "riga"), ("c", ""), ("d", "kogge"))
]
FIGURES = [Figure("games played", "27"), Figure("won", "11")]
SIZES = [(1366, 742), (1920, 1054), (700, 900), (1600, 500)]


@pytest.fixture
def page(qtbot: QtBot) -> StartPage:
    page = StartPage()
    qtbot.addWidget(page)
    page.resize(1366, 742)
    page.fill(LEFT, RECORDS, FIGURES)
    page.show()
    page.activateWindow()
    qtbot.waitUntil(page.isActiveWindow)
    return page


def press(qtbot: QtBot, page: StartPage, button: QPushButton) -> None:
    """Clicks where the button lies, as a mouse does: on the topmost thing at that point."""
    assert button.isVisible()
    point = button.mapTo(page, button.rect().center())
    target = page.childAt(point)
    assert target is button
    qtbot.mouseClick(target, Qt.MouseButton.LeftButton, pos=target.mapFrom(page, point))


@pytest.mark.parametrize("size", SIZES)
def test_each_button_says_what_it_is_for(
    qtbot: QtBot, page: StartPage, size: tuple[int, int]
) -> None:
    page.resize(*size)
    for button, signal, said in (
        (page.join_button, page.join, []),
        (page.language_button, page.language, []),
        (page.settings_button, page.settings, []),
        (page.resume_button, page.resume, []),
        (page.new_buttons[0], page.newGame, ["novgorod"]),
        (page.lesson_buttons[0], page.lesson, ["novgorod"]),
        (page.record_rows[1], page.openRecord, ["/tmp/b.record"]),
        (page.open_row, page.openRecord, [""]),
        (page.all_row, page.history, []),
        (page.figures_row, page.figures, []),
        (page.back_button, page.lookBack, []),
        (page.book_rows[0], page.rulebook, ["novgorod"]),
    ):
        with qtbot.waitSignal(signal) as heard:
            press(qtbot, page, button)
        assert heard.args == said


@pytest.mark.parametrize("size", SIZES)
def test_a_button_can_be_pressed_up_to_its_rim(
    qtbot: QtBot, page: StartPage, size: tuple[int, int]
) -> None:
    page.resize(*size)
    for button in page.findChildren(QPushButton):
        if button.isVisible() and button.isEnabled():
            face = button.face().toRect().adjusted(2, 2, -2, -2)
            for corner in (face.topLeft(), face.topRight(), face.bottomLeft(), face.bottomRight()):
                target = page.childAt(button.mapTo(page, corner))
                assert target is button
                with qtbot.waitSignal(button.clicked):
                    qtbot.mouseClick(target, Qt.MouseButton.LeftButton, pos=corner)


def test_a_click_beside_a_button_does_nothing(qtbot: QtBot, page: StartPage) -> None:
    with qtbot.assertNotEmitted(page.settings):
        qtbot.mouseClick(page.settings_button, Qt.MouseButton.LeftButton, pos=QPoint(2, 2))


def test_every_game_has_a_tile(page: StartPage) -> None:
    assert [tile.game for tile in page.tiles] == list(GAMES)


def test_without_a_left_game_nothing_is_continued(qtbot: QtBot, page: StartPage) -> None:
    below = page.new_buttons[0].y()
    assert page.new_buttons[0].kind == "normal"
    page.fill(None, RECORDS, FIGURES)
    assert not page.resume_button.isVisible() and not page.back_button.isVisible()
    assert page.new_buttons[0].kind == "primary"
    assert page.new_buttons[0].y() < below
    with qtbot.assertNotEmitted(page.resume):
        qtbot.keyClick(page, Qt.Key.Key_Return)


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Enter])
def test_enter_continues(qtbot: QtBot, page: StartPage, key: Qt.Key) -> None:
    with qtbot.waitSignal(page.resume):
        qtbot.keyClick(page, key)


def test_the_main_button_has_the_keyboard_at_first(qtbot: QtBot, page: StartPage) -> None:
    assert page.focusWidget() is page.resume_button
    page.hide()
    page.fill(None, RECORDS, FIGURES)
    page.show()
    assert page.focusWidget() is page.new_buttons[0]


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Space])
def test_the_keyboard_presses_the_button_that_has_the_focus(
    qtbot: QtBot, page: StartPage, key: Qt.Key
) -> None:
    page.record_rows[0].setFocus()
    with qtbot.assertNotEmitted(page.resume), qtbot.waitSignal(page.openRecord) as heard:
        qtbot.keyClick(page.record_rows[0], key)
    assert heard.args == ["/tmp/a.record"]


def test_tab_goes_through_all_that_can_be_pressed(qtbot: QtBot, page: StartPage) -> None:
    page.language_button.setFocus()
    seen = []
    for _ in range(30):
        focus = page.focusWidget()
        assert isinstance(focus, QPushButton)
        if focus in seen:
            break
        seen.append(focus)
        qtbot.keyClick(focus, Qt.Key.Key_Tab)
    live = [button for button in page.findChildren(QPushButton) if button.isVisible()]
    assert set(seen) == {button for button in live if button.isEnabled()}
    assert seen[:3] == [page.language_button, page.settings_button, page.resume_button]
    assert seen[-1] is page.join_button


def test_the_keyboard_shows_where_it_is_and_the_mouse_does_not(
    qtbot: QtBot, page: StartPage
) -> None:
    button = page.settings_button
    plain = button.grab().toImage()
    button.setFocus(Qt.FocusReason.MouseFocusReason)
    assert button.grab().toImage() == plain
    button.clearFocus()
    button.setFocus(Qt.FocusReason.TabFocusReason)
    assert button.grab().toImage() != plain


def test_a_screen_reader_finds_named_buttons(page: StartPage) -> None:
    names = []
    for button in page.findChildren(QPushButton):
        if button.isVisible():
            reader = QAccessible.queryAccessibleInterface(button)
            assert reader.role() == QAccessible.Role.Button
            names.append(reader.text(QAccessible.Text.Name))
    assert all(names)
    assert len(set(names)) == len(names)
    assert "Novgorod: New game" in names
    assert "Novgorod a, Heike 33, Jorin 29, 20 November" in names


def test_only_the_newest_records_are_listed(page: StartPage) -> None:
    shown = [row.words[0].text for row in page.record_rows if row.isVisible()]
    assert shown == ["Novgorod a", "Novgorod b", "Novgorod c"]
    page.fill(LEFT, RECORDS[:1])
    assert [row.isVisible() for row in page.record_rows] == [True, False, False]
    page.fill(LEFT)
    assert not any(row.isVisible() for row in page.record_rows)


@pytest.mark.parametrize("size", SIZES)
def test_everything_lies_in_the_window_and_nothing_on_another(
    page: StartPage, size: tuple[int, int]
) -> None:
    page.resize(*size)
    faces = []
    for button in page.findChildren(QPushButton):
        if button.isVisible():
            face = button.face().toRect().translated(button.pos())
            assert page.rect().contains(face)
            assert not any(face.adjusted(1, 1, -1, -1).intersects(other) for other in faces)
            faces.append(face)


def test_without_figures_there_is_no_way_to_them(page: StartPage) -> None:
    with_figures = page.grab().toImage()
    page.fill(LEFT, RECORDS)
    assert not page.figures_row.isVisible() and page.grab().toImage() != with_figures


class German(QTranslator):
    """Puts a German mark before every text."""

    def translate(
        self, context: str, source: str, disambiguation: str | None = None, n: int = -1
    ) -> str:
        return f"Ä{source}"


@pytest.fixture
def german(qapp: QApplication) -> Iterator[QTranslator]:
    translator = German()
    yield translator
    qapp.removeTranslator(translator)


def test_another_language_changes_every_text(
    qapp: QApplication, page: StartPage, german: QTranslator
) -> None:
    before = page.grab().toImage()
    qapp.installTranslator(german)
    qapp.sendEvent(page, QEvent(QEvent.Type.LanguageChange))
    assert page.language_button.text() == "ÄEnglish"
    assert page.new_buttons[0].accessibleName() == "ÄNovgorod: ÄNew game"
    assert str(page.tiles[0].text).startswith("Ä")
    assert str(page.open_row.words[0].text) == "ÄOpen record …"
    assert page.grab().toImage() != before


def test_the_page_is_painted(page: StartPage) -> None:
    picture = page.grab().toImage().convertToFormat(QImage.Format.Format_RGB32)
    lantern = picture.pixelColor(page.resume_button.mapTo(page, page.resume_button.rect().center()))
    assert picture.pixelColor(250, 500).lightnessF() > 0.8, "paper below the scene"
    assert picture.pixelColor(20, 700).lightnessF() < 0.25, "cloth at the rim"
    assert lantern.hue() in range(0, 60)

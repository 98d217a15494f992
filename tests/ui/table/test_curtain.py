from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QApplication, QLineEdit, QWidget
from pytestqt.qtbot import QtBot

from hansetable.ai import LEVELS
from hansetable.session.session import Session
from hansetable.ui.table.curtain import Curtain
from hansetable.ui.table.play_page import PlayPage
from hansetable.ui.table.prompt.prompt_buttons import PASS
from tests.ui.table.model_fixture import German
from tests.ui.table.page_fixture import advance, asks, game, table

LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def room(qtbot: QtBot) -> QWidget:
    """A window with something secret in it that can also be typed into."""
    room = QWidget()
    qtbot.addWidget(room)
    room.resize(1000, 600)
    secret = QLineEdit(room)
    secret.setObjectName("secret")
    secret.setGeometry(0, 0, 1000, 600)
    room.show()
    room.activateWindow()
    qtbot.waitUntil(room.isActiveWindow)
    return room


@pytest.fixture
def curtain(room: QWidget) -> Curtain:
    curtain = Curtain(room)
    curtain.duration = 0
    return curtain


def test_it_is_up_at_first(curtain: Curtain) -> None:
    assert not curtain.isVisible()


def test_it_covers_everything_at_once(room: QWidget, curtain: Curtain) -> None:
    curtain.draw("Heike", "red")
    assert curtain.isVisible()
    assert curtain.geometry() == room.rect()
    for x in range(4, 1000, 83):
        for y in range(4, 600, 71):
            child = room.childAt(x, y)
            assert child is curtain or curtain.isAncestorOf(child)


def test_it_is_opaque(room: QWidget, curtain: Curtain) -> None:
    room.setStyleSheet("QLineEdit { background: #ff00ff; }")
    curtain.draw("Heike", "red")
    picture = room.grab().toImage()
    for x in range(0, 1000, 9):
        for y in range(0, 600, 7):
            assert picture.pixelColor(x, y).name() != "#ff00ff"


def test_it_grows_with_the_window(qtbot: QtBot, room: QWidget, curtain: Curtain) -> None:
    curtain.draw("Heike", "red")
    room.resize(1366, 768)
    qtbot.waitUntil(lambda: curtain.geometry() == room.rect())
    middle = curtain.button.geometry().center()
    assert abs(middle.x() - 683) < 3


def test_it_names_the_seat(curtain: Curtain) -> None:
    curtain.draw("Heike", "red")
    assert curtain.texts() == ("Heike’s turn.", "Pass the mouse to Heike.")
    assert curtain.accessibleName() == "Heike’s turn. Pass the mouse to Heike."
    curtain.draw("Jorin", "blue", first=True)
    assert curtain.texts() == ("Jorin begins.", "Pass the mouse to Jorin.")


def test_a_click_on_the_button_lifts(qtbot: QtBot, curtain: Curtain) -> None:
    curtain.draw("Heike", "red")
    with qtbot.waitSignal(curtain.lifted):
        qtbot.mouseClick(curtain.button, LEFT, pos=curtain.button.face().center().toPoint())
    assert not curtain.isVisible()


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Enter])
@pytest.mark.parametrize("on_button", [True, False])
def test_enter_lifts(qtbot: QtBot, curtain: Curtain, key: Qt.Key, on_button: bool) -> None:
    curtain.draw("Heike", "red")
    with qtbot.waitSignal(curtain.lifted):
        qtbot.keyClick(curtain.button if on_button else curtain, key)


def test_a_click_beside_the_button_does_nothing(qtbot: QtBot, curtain: Curtain) -> None:
    curtain.draw("Heike", "red")
    with qtbot.assertNotEmitted(curtain.lifted):
        qtbot.mouseClick(curtain, LEFT, pos=QPoint(40, 40))
    assert curtain.isVisible()


def test_keys_do_not_reach_what_lies_below(qtbot: QtBot, room: QWidget, curtain: Curtain) -> None:
    secret = room.findChild(QLineEdit, "secret")
    secret.setFocus()
    curtain.draw("Heike", "red")
    assert curtain.button.hasFocus()
    qtbot.keyClick(curtain.button, Qt.Key.Key_Tab)
    assert curtain.button.hasFocus()
    qtbot.keyClicks(QApplication.focusWidget(), "abc")
    assert secret.text() == ""


def test_it_tells_once_that_it_is_lifted(qtbot: QtBot, curtain: Curtain) -> None:
    told: list[bool] = []
    curtain.lifted.connect(lambda: told.append(True))
    curtain.duration = 60
    curtain.draw("Heike", "red")
    curtain.lift()
    curtain.lift()
    assert told == [True]
    qtbot.waitUntil(lambda: not curtain.isVisible())


def test_it_rises_and_then_is_away(qtbot: QtBot, curtain: Curtain) -> None:
    curtain.duration = 80
    curtain.draw("Heike", "red")
    curtain.lift()
    assert curtain.isVisible()
    qtbot.waitUntil(lambda: curtain.y() < -10)
    qtbot.waitUntil(lambda: not curtain.isVisible())


def test_it_rises_although_its_owner_hides_it(qtbot: QtBot, curtain: Curtain) -> None:
    curtain.duration = 80
    curtain.lifted.connect(curtain.hide)
    curtain.draw("Heike", "red")
    curtain.lift()
    assert curtain.isVisible()
    qtbot.waitUntil(lambda: not curtain.isVisible())


def test_it_falls_again_while_it_rises(qtbot: QtBot, room: QWidget, curtain: Curtain) -> None:
    curtain.duration = 400
    curtain.draw("Heike", "red")
    curtain.lift()
    qtbot.wait(30)
    curtain.draw("Jorin", "blue")
    assert curtain.geometry() == room.rect()
    qtbot.wait(450)
    assert curtain.isVisible()
    assert curtain.geometry() == room.rect()
    assert curtain.button.isEnabled()


def test_it_can_fall_for_the_next_one_at_once(curtain: Curtain) -> None:
    curtain.lifted.connect(lambda: curtain.draw("Jorin", "blue"))
    curtain.draw("Heike", "red")
    curtain.lift()
    assert curtain.isVisible()
    assert curtain.name == "Jorin"


@pytest.fixture
def german() -> Iterator[None]:
    app = QApplication.instance()
    assert app is not None
    translator = German(
        {
            "{name}’s turn.": "{name} ist am Zug.",
            "Pass the mouse to {name}.": "Gib bitte {name} die Maus.",
            "Lift the curtain": "Meine verdeckten Handkarten anzeigen",
        }
    )
    app.installTranslator(translator)
    yield
    app.removeTranslator(translator)


def test_the_language_changes_at_once(qtbot: QtBot, curtain: Curtain, german: None) -> None:
    curtain.draw("Heike", "red")
    qtbot.waitUntil(lambda: curtain.button.text() == "Meine verdeckten Handkarten anzeigen")
    assert curtain.texts() == ("Heike ist am Zug.", "Gib bitte Heike die Maus.")
    assert curtain.rect().contains(curtain.button.geometry())


# ---- at the table --------------------------------------------------------------------------------


def ended(page: PlayPage) -> None:
    """Let the person at the screen play until the turn is over."""
    model = page.model
    player, seat = LEVELS["greedy"](model.game, 3), model.viewer
    while model.passing is None and model.curtain is None:
        model.say(player.choose(model.view, seat, 1))


def in_a_turn() -> Session:
    return advance(game(), lambda s: asks("LayRoute")(s) and len(s.actions) > 20)


def test_the_table_stays_until_a_button_passes_on(qtbot: QtBot, own_folders: Path) -> None:
    with table(qtbot, in_a_turn(), pass_on=True) as page:
        bar, name = page.prompt_bar, page.model.session.slots[page.model.viewer].shown
        ended(page)
        other = page.model.session.slots[page.model.passing].shown
        assert page.view.isVisible() and not page.curtain.isVisible()
        assert (bar.name, bar.question) == (f"{name}:", f"your turn is over. Pass on to {other}?")
        assert list(bar.buttons) == [PASS] and bar.buttons[PASS].text() == f"Pass on to {other}"
        assert bar.undo_button.isEnabled() and bar.reason
        qtbot.keyClick(page.view, Qt.Key.Key_Return)
        assert page.curtain.isVisible() and not page.view.isVisible()
        assert page.curtain.undo_button.isVisible()
        length = len(page.model.session.actions)
        click = page.curtain.undo_button
        qtbot.mouseClick(click, LEFT, pos=click.face().center().toPoint())
        assert len(page.model.session.actions) == length - 1
        assert page.curtain.isVisible() and page.curtain.name == name
        assert not page.curtain.undo_button.isVisible()


def test_it_falls_by_itself_when_the_own_card_has_arrived(qtbot: QtBot, own_folders: Path) -> None:
    with table(qtbot, in_a_turn(), animation="slow") as page:
        for animated in (True, False):
            if page.model.curtain is not None:
                page.model.lift_curtain()
            page.scene.animator.factor = 1.8 if animated else 0.0
            page.scene.animator.stop()
            ended(page)
            assert (page.model.curtain is None) == page.scene.animator.running
            page.scene.animator.stop()
            assert page.model.curtain is not None and page.model.passing is None

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from hansetable.ui.art import style
from hansetable.ui.settings.dialog import PAGES, VALUES, SettingsDialog
from hansetable.ui.settings.settings import CHOSEN, Settings
from hansetable.ui.table import sound
from tests.ui.table.page_fixture import speaking

LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "settings.ini"


@pytest.fixture
def dialog(qtbot: QtBot, file: Path, monkeypatch: pytest.MonkeyPatch) -> SettingsDialog:
    monkeypatch.setattr(sound, "player", lambda: print)
    dialog = SettingsDialog(Settings(file))
    qtbot.addWidget(dialog)
    dialog.show()
    qtbot.waitExposed(dialog)
    return dialog


def turn_to(dialog: SettingsDialog, name: str) -> None:
    """Open the page of a setting."""
    place = next(place for place, names in enumerate(PAGES) if name in names)
    dialog.pages.setCurrentIndex(place)


def test_everything_chosen_has_a_row() -> None:
    assert {name for names in PAGES for name in names} == set(CHOSEN) == set(VALUES)


def test_every_choice_is_kept_and_shown_again(
    qtbot: QtBot, dialog: SettingsDialog, file: Path
) -> None:
    for nth in range(max(map(len, VALUES.values()))):
        chosen = {name: values[nth] for name, values in VALUES.items() if nth < len(values)}
        for name, value in chosen.items():
            turn_to(dialog, name)
            qtbot.mouseClick(dialog.rows[name].part(value), LEFT)
            assert str(getattr(Settings(file), name)).lower() == value
        again = SettingsDialog(Settings(file))
        qtbot.addWidget(again)
        assert {name: again.rows[name].value for name in chosen} == chosen


@pytest.mark.parametrize("name", VALUES)
def test_a_choice_is_told_by_its_name(qtbot: QtBot, dialog: SettingsDialog, name: str) -> None:
    turn_to(dialog, name)
    row = dialog.rows[name]
    other = next(value for value in VALUES[name] if value != row.value)
    with qtbot.waitSignal(dialog.changed) as told:
        qtbot.mouseClick(row.part(other), LEFT)
    assert told.args == [name]


def test_arrow_keys_choose_too(qtbot: QtBot, dialog: SettingsDialog, file: Path) -> None:
    turn_to(dialog, "animation")
    normal = dialog.rows["animation"].part("normal")
    normal.setFocus()
    with qtbot.waitSignal(dialog.changed) as told:
        qtbot.keyClick(normal, Qt.Key.Key_Right)
    assert told.args == ["animation"]
    assert Settings(file).animation == "slow"


def test_the_pages_are_turned_by_keys(qtbot: QtBot, dialog: SettingsDialog) -> None:
    dialog.pages.tabBar().setFocus()
    qtbot.keyClick(dialog.pages.tabBar(), Qt.Key.Key_Right)
    assert dialog.pages.currentIndex() == 1


def test_a_number_between_two_choices_marks_the_nearer_one(qtbot: QtBot, file: Path) -> None:
    settings = Settings(file)
    settings.zoom = 132
    dialog = SettingsDialog(settings)
    qtbot.addWidget(dialog)
    assert dialog.rows["zoom"].value == "125"
    assert settings.zoom == 132


def test_a_button_makes_all_as_at_first(qtbot: QtBot, dialog: SettingsDialog, file: Path) -> None:
    dialog.rows["language"].part("de").click()
    qtbot.mouseClick(dialog.rows["surroundings"].part("dark"), LEFT)
    with qtbot.waitSignal(dialog.changed) as told:
        qtbot.mouseClick(dialog.reset_button, LEFT)
    assert told.args == [""]
    assert dialog.rows["surroundings"].value == "felt"
    assert Settings(file).surroundings == "felt"
    assert dialog.rows["language"].value == Settings(file).language == "de"


def test_where_nothing_plays_it_says_what_sound_needs(
    qtbot: QtBot, file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sound, "player", lambda: None)
    dialog = SettingsDialog(Settings(file))
    qtbot.addWidget(dialog)
    assert not dialog.rows["sound"].isEnabled()
    assert "pw-play" in dialog.rows["sound"].accessibleDescription()


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Escape])
def test_enter_and_escape_close_it(qtbot: QtBot, dialog: SettingsDialog, key: Qt.Key) -> None:
    qtbot.keyClick(dialog, key)
    assert not dialog.isVisible()


def test_every_choice_can_be_reached_by_a_screen_reader(dialog: SettingsDialog) -> None:
    assert all(row.accessibleName() for row in dialog.rows.values())


@pytest.mark.parametrize("code", ["en", "de"])
def test_it_fits_a_small_screen(qapp: QApplication, dialog: SettingsDialog, code: str) -> None:
    qapp.setStyleSheet(style.stylesheet())
    with speaking(code):
        for page in range(len(PAGES)):
            dialog.pages.setCurrentIndex(page)
            dialog.adjustSize()
            assert dialog.width() <= 800
            assert dialog.height() <= 700
    qapp.setStyleSheet("")

from pathlib import Path

import pytest
from PySide6.QtCore import QByteArray, Qt
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from hansetable.ui import language
from hansetable.ui.settings import ANIMATIONS, LANGUAGES, PACES, Settings, SettingsDialog

LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "settings.ini"


@pytest.fixture
def dialog(qtbot: QtBot, file: Path) -> SettingsDialog:
    dialog = SettingsDialog(Settings(file))
    qtbot.addWidget(dialog)
    dialog.show()
    qtbot.waitExposed(dialog)
    return dialog


# The file


def test_without_a_file_all_is_as_usual(file: Path) -> None:
    settings = Settings(file)
    assert settings.language == "system"
    assert settings.animation == "normal"
    assert settings.pace == "normal"
    assert settings.curtain is True
    assert settings.practice is False
    assert settings.recalls is True
    assert settings.thinking == "normal"
    assert settings.zoom == 100
    assert settings.last_setup == ""
    assert settings.geometry.isEmpty()
    assert settings.window_state.isEmpty()


def test_the_file_lies_in_the_folder_of_the_user(own_folders: Path) -> None:
    Settings().pace = "slow"
    assert (own_folders / "config" / "settings.ini").is_file()
    assert Settings().pace == "slow"


@pytest.mark.parametrize(
    ("name", "value"),
    [
        *(("language", value) for value in LANGUAGES),
        *(("animation", value) for value in ANIMATIONS),
        *(("pace", value) for value in PACES),
        ("curtain", False),
        ("curtain", True),
        ("practice", True),
        ("recalls", False),
        ("recalls", True),
        ("thinking", "long"),
        ("thinking", "quick"),
        ("practice", False),
        ("zoom", 150),
        ("last_setup", '{"game": "novgorod", "seats": [{"name": "Jörg, der 2.; \\" \\n"}]}'),
        ("geometry", QByteArray(bytes(range(256)))),
        ("window_state", QByteArray(b"state")),
    ],
)
def test_what_is_set_is_there_after_a_restart(file: Path, name: str, value: object) -> None:
    setattr(Settings(file), name, value)
    assert getattr(Settings(file), name) == value


@pytest.mark.parametrize("name", ["language", "animation", "pace"])
def test_a_value_that_is_not_known_is_refused(file: Path, name: str) -> None:
    with pytest.raises(ValueError, match=name):
        setattr(Settings(file), name, "latin")


@pytest.mark.parametrize(
    "text",
    [
        "[General]\nlanguage=xx\nanimation=@Invalid()\npace=1, 2\ncurtain=maybe\nzoom=-3\n"
        "geometry=none\nwindow_state=1\nlast_setup=a, b\n",
        "\x00\x01 no settings at all",
        "[General\nlanguage",
        "[General]\nzoom=99999999999999999999\nanimation=\n",
        "[General]\nzoom=²\n",
    ],
)
def test_damaged_values_count_as_usual(file: Path, text: str) -> None:
    file.write_text(text, encoding="utf-8")
    settings = Settings(file)
    assert (settings.language, settings.animation, settings.pace) == ("system", "normal", "normal")
    assert (settings.curtain, settings.zoom, settings.last_setup) == (True, 100, "")
    assert settings.geometry.isEmpty()
    assert settings.window_state.isEmpty()


def test_zoom_stays_within_its_bounds(file: Path) -> None:
    settings = Settings(file)
    settings.zoom = 10_000
    assert settings.zoom == 300
    settings.zoom = 1
    assert settings.zoom == 50


def test_the_language_of_the_computer_is_looked_up(
    file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    settings = Settings(file)
    monkeypatch.setattr(language, "system", lambda: "de")
    assert settings.spoken == "de"
    settings.language = "en"
    assert settings.spoken == "en"


# The sheet


@pytest.mark.parametrize(
    ("segments", "value", "name"),
    [
        ("languages", "de", "language"),
        ("animations", "off", "animation"),
        ("paces", "slow", "pace"),
    ],
)
def test_a_choice_holds_at_once(
    qtbot: QtBot, dialog: SettingsDialog, file: Path, segments: str, value: str, name: str
) -> None:
    with qtbot.waitSignal(dialog.changed) as told:
        qtbot.mouseClick(getattr(dialog, segments).part(value), LEFT)
    assert told.args == [name]
    assert getattr(Settings(file), name) == value


def test_the_curtain_can_be_switched_off(qtbot: QtBot, dialog: SettingsDialog, file: Path) -> None:
    with qtbot.waitSignal(dialog.changed) as told:
        qtbot.mouseClick(dialog.curtains.part("false"), LEFT)
    assert told.args == ["curtain"]
    assert Settings(file).curtain is False


def test_arrow_keys_choose_too(qtbot: QtBot, dialog: SettingsDialog, file: Path) -> None:
    normal = dialog.animations.part("normal")
    normal.setFocus()
    with qtbot.waitSignal(dialog.changed) as told:
        qtbot.keyClick(normal, Qt.Key.Key_Right)
    assert told.args == ["animation"]
    assert Settings(file).animation == "slow"


def test_a_choice_is_told_once(qtbot: QtBot, dialog: SettingsDialog) -> None:
    told: list[str] = []
    dialog.changed.connect(told.append)
    qtbot.mouseClick(dialog.paces.part("fast"), LEFT)
    qtbot.keyClick(dialog.paces.part("fast"), Qt.Key.Key_Right)
    assert told == ["pace", "pace"]
    assert dialog.paces.value == "normal"


def test_it_shows_what_holds(qtbot: QtBot, file: Path) -> None:
    settings = Settings(file)
    settings.language, settings.animation, settings.pace = "en", "off", "fast"
    settings.curtain = False
    dialog = SettingsDialog(settings)
    qtbot.addWidget(dialog)
    assert dialog.languages.value == "en"
    assert dialog.animations.value == "off"
    assert dialog.paces.value == "fast"
    assert dialog.curtains.value == "false"


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Escape])
def test_enter_and_escape_close_it(qtbot: QtBot, dialog: SettingsDialog, key: Qt.Key) -> None:
    qtbot.keyClick(dialog, key)
    assert not dialog.isVisible()


def test_every_choice_can_be_reached_by_a_screen_reader(dialog: SettingsDialog) -> None:
    for segments in (dialog.languages, dialog.animations, dialog.paces, dialog.curtains):
        assert segments.accessibleName()


def test_it_fits_a_small_screen(qtbot: QtBot, dialog: SettingsDialog) -> None:
    assert dialog.width() <= 800
    assert dialog.height() <= 700
    for child in dialog.findChildren(QWidget):
        if child.isVisible():
            corner = child.mapTo(dialog, child.rect().bottomRight())
            assert dialog.rect().contains(corner)

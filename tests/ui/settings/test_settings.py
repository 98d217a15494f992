from pathlib import Path

import pytest
from PySide6.QtCore import QByteArray

from hansetable.ui import language
from hansetable.ui.art.palette import THEMES
from hansetable.ui.settings.settings import ANIMATIONS, CHOSEN, CURTAINS, LANGUAGES, PACES, Settings


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "settings.ini"


# The file


def test_without_a_file_all_is_as_usual(file: Path) -> None:
    settings = Settings(file)
    assert settings.language == "system"
    assert settings.animation == "normal"
    assert settings.pace == "normal"
    assert settings.surroundings == "felt"
    assert settings.curtain == "hidden"
    assert settings.practice is False
    assert (settings.text, settings.face) == (100, 100)
    assert (settings.sound, settings.volume) == (True, 40)
    assert settings.practice is False
    assert settings.recalls is True
    assert settings.thinking == "normal"
    assert settings.zoom == 100
    assert settings.last_setup == ""
    assert settings.geometry.isEmpty()


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
        *(("curtain", value) for value in CURTAINS),
        *(("surroundings", value) for value in THEMES),
        *((name, value) for name in ("practice", "sound") for value in (True, False)),
        ("text", 130),
        ("face", 175),
        ("volume", 0),
        ("practice", True),
        ("recalls", False),
        ("recalls", True),
        ("thinking", "long"),
        ("thinking", "quick"),
        ("practice", False),
        ("zoom", 150),
        ("last_setup", '{"game": "novgorod", "seats": [{"name": "Jörg, der 2.; \\" \\n"}]}'),
        ("geometry", QByteArray(bytes(range(256)))),
    ],
)
def test_what_is_set_is_there_after_a_restart(file: Path, name: str, value: object) -> None:
    setattr(Settings(file), name, value)
    assert getattr(Settings(file), name) == value


@pytest.mark.parametrize("name", ["language", "animation", "pace", "curtain", "surroundings"])
def test_a_value_that_is_not_known_is_refused(file: Path, name: str) -> None:
    with pytest.raises(ValueError, match=name):
        setattr(Settings(file), name, "latin")


@pytest.mark.parametrize(
    "text",
    [
        "[General]\nsurroundings=velvet\ntext=12\nface=big\nvolume=-1\nsound=loud\npractice=2\n",
        "[General]\ncurtain=true\ntext=1e2\nface=@Invalid()\nvolume=1, 2\n",
        "[General]\nlanguage=xx\nanimation=@Invalid()\npace=1, 2\ncurtain=maybe\nzoom=-3\n"
        "geometry=none\nlast_setup=a, b\n",
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
    assert (settings.curtain, settings.zoom, settings.last_setup) == ("hidden", 100, "")
    assert (settings.surroundings, settings.text, settings.face) == ("felt", 100, 100)
    assert (settings.sound, settings.volume, settings.practice) == (True, 40, False)
    assert settings.geometry.isEmpty()


@pytest.mark.parametrize(
    ("name", "least", "most"),
    [("zoom", 100, 400), ("text", 90, 150), ("face", 100, 200), ("volume", 0, 100)],
)
def test_numbers_stay_within_their_bounds(file: Path, name: str, least: int, most: int) -> None:
    settings = Settings(file)
    setattr(settings, name, 10_000)
    assert getattr(settings, name) == most
    setattr(settings, name, -5)
    assert getattr(settings, name) == least


def test_all_can_be_as_at_first(file: Path) -> None:
    settings = Settings(file)
    usual = {name: getattr(settings, name) for name in CHOSEN}
    settings.surroundings, settings.zoom, settings.sound = "dark", 200, False
    settings.last_setup = "{}"
    settings.reset()
    assert {name: getattr(Settings(file), name) for name in CHOSEN} == usual
    assert Settings(file).last_setup == "{}"


def test_as_at_first_keeps_the_language(file: Path) -> None:
    settings = Settings(file)
    settings.language, settings.zoom = "de", 200
    settings.reset()
    assert (Settings(file).language, Settings(file).zoom) == ("de", 100)


def test_the_language_of_the_computer_is_looked_up(
    file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    settings = Settings(file)
    monkeypatch.setattr(language, "system", lambda: "de")
    assert settings.spoken == "de"
    settings.language = "en"
    assert settings.spoken == "en"

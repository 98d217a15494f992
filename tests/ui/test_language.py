import logging
import subprocess
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QLocale
from PySide6.QtWidgets import QApplication, QWidget

from hansetable import paths
from hansetable.ui import language

GERMAN = """<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de_DE"><context><name>Start</name>
<message><source>Continue</source><translation>Weiter</translation></message>
<message numerus="yes"><source>%n ship(s)</source><translation>
<numerusform>%n Schiff</numerusform><numerusform>%n Schiffe</numerusform></translation></message>
</context></TS>
"""
ENGLISH = """<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en_US"><context><name>Start</name>
<message numerus="yes"><source>%n ship(s)</source><translation>
<numerusform>%n ship</numerusform><numerusform>%n ships</numerusform></translation></message>
</context></TS>
"""


@pytest.fixture
def texts(own_folders: Path, monkeypatch: pytest.MonkeyPatch, qapp: QApplication):
    """A folder with two small translations; afterwards the program speaks English again."""
    folder = own_folders / "translations"
    folder.mkdir()
    (folder / "hansetable_de.ts").write_text(GERMAN, encoding="utf-8")
    (folder / "hansetable_en.ts").write_text(ENGLISH, encoding="utf-8")
    monkeypatch.setattr(paths, "translations", lambda: folder)
    yield folder
    language.install(qapp, "en")


def ships(count: int) -> str:
    return language.translate("Start", "%n ship(s)", None, count)


def test_german_and_its_plurals(qapp: QApplication, texts: Path) -> None:
    language.install(qapp, "de")
    assert language.current() == "de"
    assert language.translate("Start", "Continue") == "Weiter"
    assert [ships(1), ships(2)] == ["1 Schiff", "2 Schiffe"]


def test_english_has_plurals_too(qapp: QApplication, texts: Path) -> None:
    language.install(qapp, "en")
    assert [ships(1), ships(2)] == ["1 ship", "2 ships"]


def test_qt_speaks_the_same_language(qapp: QApplication, texts: Path) -> None:
    language.install(qapp, "de")
    assert language.translate("QPlatformTheme", "Cancel") == "Abbrechen"


def test_a_second_language_replaces_the_first(qapp: QApplication, texts: Path) -> None:
    language.install(qapp, "de")
    language.install(qapp, "en")
    assert language.translate("Start", "Continue") == "Continue"
    assert language.translate("QPlatformTheme", "Cancel") in ("", "Cancel")


def test_widgets_hear_of_it(qtbot, qapp: QApplication, texts: Path) -> None:
    class Listener(QWidget):
        heard = 0

        def changeEvent(self, event: QEvent) -> None:
            if event.type() == QEvent.Type.LanguageChange:
                self.heard += 1

    widget = Listener()
    qtbot.addWidget(widget)
    language.install(qapp, "de")
    qtbot.waitUntil(lambda: widget.heard > 0)


def test_a_shipped_file_is_used_as_it_is(
    qapp: QApplication, texts: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = language.compiled("de")
    shipped = texts / "hansetable_de.qm"
    shipped.write_bytes(made.read_bytes())
    assert language.compiled("de") == shipped


def test_the_cache_follows_an_edited_text(texts: Path) -> None:
    first = language.compiled("de")
    source = texts / "hansetable_de.ts"
    source.write_text(GERMAN.replace("Weiter", "Fortsetzen"), encoding="utf-8")
    assert language.compiled("de") != first


@pytest.mark.parametrize("damage", ["missing", "broken", "no compiler", "unknown"])
def test_a_failure_is_one_warning_and_english_remains(
    damage: str,
    qapp: QApplication,
    texts: Path,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    if damage == "missing":
        (texts / "hansetable_de.ts").unlink()
    elif damage == "broken":
        (texts / "hansetable_de.ts").write_text("<TS><context>", encoding="utf-8")
    elif damage == "no compiler":

        def absent(*_: object, **__: object) -> None:
            raise FileNotFoundError("lrelease")

        monkeypatch.setattr(subprocess, "run", absent)
    with caplog.at_level(logging.WARNING):
        language.install(qapp, "xx" if damage == "unknown" else "de")
    assert len(caplog.records) == 1
    assert "\n" not in caplog.text.strip()
    assert language.current() == "en"
    assert language.translate("Start", "Continue") == "Continue"


@pytest.mark.parametrize(("name", "code"), [("de_AT", "de"), ("en_GB", "en"), ("fr_FR", "en")])
def test_the_language_of_the_computer(
    name: str, code: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(QLocale, "system", staticmethod(lambda: QLocale(name)))
    assert language.system() == code

"""Damaged settings files: the program starts, says so, and keeps what it could not read."""

from __future__ import annotations

import logging
import os
import random
import resource
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from time import perf_counter

import pytest
from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtWidgets import QMainWindow
from pytestqt.qtbot import QtBot

from hansetable.ui.error_messages import error_message
from hansetable.ui.games import game_ui
from hansetable.ui.newgame.dialog import NewGameDialog
from hansetable.ui.settings.settings import CHOSEN, Settings
from tests.ui.table.page_fixture import speaking

SETUP = (
    '{"game": "riga", "seats": [{"name": "Heike", "colour": "red", "player": "human"}, '
    '{"name": "Jorin", "colour": "blue", "player": "greedy"}], "options": {"riga": "on"}, '
    '"seed": 7}'
)
PIECES = (
    b"@ByteArray(", b"@Variant(", b"@Variant(\\0\\0\\0\\x7f\\0\\0\\0\\bQXyz\\0", b"\\x", b"\\x0",
    b"99999999999999999999", b"-1", b"\\0", b"\xff", b"[", b"]", b"=", b"\n", b"\r", b",", b'"',
    b"true", b"@Invalid()", b"@Rect(0 0 9 9)", b"[General]\n", b"x" * 5_000, "\u202e<b>".encode(),
)  # fmt: skip


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "settings.ini"


@pytest.fixture
def whole(file: Path, qtbot: QtBot) -> bytes:
    """A file in which everything was set otherwise than usual."""
    settings = Settings(file)
    settings.animation, settings.pace, settings.thinking = "slow", "fast", "long"
    settings.language, settings.surroundings, settings.curtain = "de", "dark", "always"
    settings.practice = settings.sound = settings.welcomed = True
    settings.zoom, settings.text, settings.face, settings.volume = 150, 120, 175, 20
    window = QMainWindow()
    qtbot.addWidget(window)
    settings.geometry, settings.last_setup = window.saveGeometry(), SETUP
    del settings
    return file.read_bytes()


def mutated(chance: random.Random, content: bytes) -> bytes:
    """Return a content with a few things wrong in it."""
    found = bytearray(content)
    for _ in range(chance.randint(1, 4)):
        at = chance.randrange(len(found) + 1)
        end = min(len(found), at + chance.choice((0, 1, 2, 20)))
        new = chance.choice((b"", bytes([chance.randrange(256)]), chance.choice(PIECES)))
        found[at:end] = new
        if chance.random() < 0.05:
            del found[chance.randrange(len(found) + 1) :]
    return bytes(found)


def use(settings: Settings, window: QMainWindow) -> None:
    """Do with the settings what the program does when it starts."""
    for name in CHOSEN:
        getattr(settings, name)
    assert settings.spoken in ("de", "en")
    window.restoreGeometry(settings.geometry)
    if settings.last_setup != SETUP:
        dialog = NewGameDialog(game_ui("riga").options(), settings.last_setup)
        dialog.deleteLater()
        QCoreApplication.sendPostedEvents(dialog, QEvent.Type.DeferredDelete)


@pytest.mark.parametrize("count", [60, pytest.param(3_000, marks=pytest.mark.soak)])
@pytest.mark.timeout(3_000)
def test_mutations_are_survived_and_kept(
    file: Path, whole: bytes, qtbot: QtBot, count: int, qapp: object
) -> None:
    logging.getLogger("hansetable").setLevel(logging.ERROR)
    window = QMainWindow()
    qtbot.addWidget(window)
    game_ui("riga")  # loading it takes a while of its own
    before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    for seed in range(count):
        content = mutated(random.Random(seed), whole)
        file.write_bytes(content)
        begun = perf_counter()
        settings = Settings(file)
        use(settings, window)
        settings.pace = "slow"
        assert perf_counter() - begun < 2, seed
        aside = file.with_name("settings-damaged-1.ini")
        if settings.problem is not None:
            assert aside.read_bytes() == content, seed
            assert "\n" not in error_message(settings.problem)
            aside.unlink()
        assert Settings(file).pace == "slow" and not aside.exists(), seed
    grown = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - before
    assert grown < 100_000, "kilobytes"
    logging.getLogger("hansetable").setLevel(logging.NOTSET)


def test_what_is_understood_is_kept_and_the_rest_is_said(file: Path, whole: bytes) -> None:
    content = whole.replace(b"zoom=150", b"zoom=huge")
    file.write_bytes(content)
    settings = Settings(file)
    assert (settings.zoom, settings.pace, settings.last_setup) == (100, "fast", SETUP)
    assert error_message(settings.problem) == (
        f"{file}: not understood: zoom; what was not understood has its default again, and the "
        "old file was kept as settings-damaged-1.ini."
    )
    assert file.with_name("settings-damaged-1.ini").read_bytes() == content
    with speaking("de"):
        assert "nicht verstanden: zoom" in error_message(settings.problem)
    assert Settings(file).problem is None and Settings(file).pace == "fast"


ODD: dict[str, tuple[Callable[[Path], object], str]] = {
    "folder": (Path.mkdir, "expected a file"),
    "device": (lambda file: file.symlink_to("/dev/zero"), "expected a file"),
    "pipe": (os.mkfifo, "expected a file"),
    "loop": (lambda file: file.symlink_to(file), "symbolic links"),
    "large": (lambda file: file.write_bytes(b"[General]\n" + b"a=1\n" * 100_000), "too large"),
    "latin": (lambda file: file.write_bytes(b"[General]\npace=\xe4\n"), "UTF-8"),
    "bytes": (lambda file: file.write_bytes(b"\0\1\2"), "not a file of settings"),
    "head": (lambda file: file.write_bytes(b"[General\npace=slow\n"), "not a file of settings"),
    "variant": (
        lambda file: file.write_bytes(b"[General]\npace=@Variant(\\0)\n"),
        "not a file of settings",
    ),
}


@pytest.mark.skipif(os.name != "posix", reason="what files are not on other systems")
@pytest.mark.parametrize("kind", ODD)
def test_what_is_no_settings_file_is_kept_aside(file: Path, kind: str) -> None:
    make, reason = ODD[kind]
    make(file)
    settings = Settings(file)
    assert settings.problem is not None and reason in str(settings.problem)
    assert os.path.lexists(file.with_name("settings-damaged-1.ini"))
    settings.volume = 30
    assert Settings(file).volume == 30 and Settings(file).problem is None


def test_a_link_stays_a_link(file: Path, whole: bytes) -> None:
    real = file.with_name("real.ini")
    real.write_bytes(whole)
    file.unlink()
    file.symlink_to(real)
    settings = Settings(file)
    settings.pace = "normal"
    assert settings.problem is None and file.is_symlink() and b"pace=normal" in real.read_bytes()


def test_a_file_that_cannot_be_moved_stays_and_is_said(
    file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(path: Path, target: Path) -> None:
        raise PermissionError(13, "Permission denied")

    file.mkdir()
    monkeypatch.setattr(Path, "rename", refuse)
    settings = Settings(file)
    assert "changes are not kept (Permission denied)" in str(settings.problem)
    assert settings.pace == "normal" and file.is_dir()


START = """
from argparse import Namespace
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication, QMessageBox
from hansetable import log
from hansetable.ui.window import program

class Window(program.MainWindow):
    def show(self):
        super().show()
        QTimer.singleShot(300, self.look)

    def look(self):
        print(*(w.text() for w in QApplication.topLevelWidgets() if isinstance(w, QMessageBox)))
        QApplication.exit(0)

log.start()
program.MainWindow = Window
program.run(Namespace(file=None, selftest=False))
"""


def test_the_window_and_the_terminal_say_it_once(own_folders: Path) -> None:
    file = own_folders / "config" / "settings.ini"
    file.parent.mkdir()
    for again in (False, True):
        if not again:
            file.write_text("[General]\nlanguage=en\nzoom=huge\n", encoding="utf-8")
        done = subprocess.run(
            [sys.executable, "-c", START], capture_output=True, text=True, check=True, timeout=60
        )
        lines = [line for line in done.stderr.splitlines() if line.startswith("hansetable")]
        said = "" if again else f"{file}: not understood: zoom; "
        assert done.stdout.startswith(said or "\n") and len(lines) == (not again), done
        assert "Traceback" not in done.stderr

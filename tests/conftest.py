"""What every test stands on: no screen, folders of its own, English texts."""

import os
import shutil
import tempfile
from collections.abc import Iterator
from functools import partial
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

if os.environ.setdefault("QT_QPA_PLATFORM", "offscreen") == "offscreen":
    # Qt's own screen without a screen is smaller than our window
    os.environ["QT_QPA_PLATFORM"] += f":configfile={Path(__file__).with_name('screen.json')}"
_PATIENCE = 60_000
"""Milliseconds that a test waits for something before it fails."""
_HOME = Path(tempfile.mkdtemp(prefix="hansetable-tests-"))
for _name in ("CONFIG", "DATA", "CACHE"):
    os.environ[f"HANSETABLE_{_name}"] = str(_HOME / _name.lower())


def pytest_unconfigure() -> None:
    shutil.rmtree(_HOME, ignore_errors=True)


@pytest.fixture
def own_folders(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Fresh, empty folders of the user for this one test; returns what holds the three."""
    for name in ("config", "data", "cache"):
        monkeypatch.setenv(f"HANSETABLE_{name.upper()}", str(tmp_path / name))
    return tmp_path


@pytest.fixture
def qtbot(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> Iterator[QtBot]:
    """The robot, which is patient, keeps alive what it closes, and then deletes it.

    A crowded machine takes many times longer for what a test waits for. And a window that only
    the test knew would be garbage while pytest-qt paints it for the last time, and a collection in
    the middle of the painting takes the ground from under the painter. What is closed waits for an
    event loop to delete it, and would follow every change of language and surroundings in all
    later tests; so would windows that others have opened, as the rulebook.
    """
    for name in ("waitUntil", "waitSignal", "waitSignals", "waitExposed", "waitActive"):
        monkeypatch.setattr(qtbot, name, partial(getattr(qtbot, name), timeout=_PATIENCE))
    kept: list[QWidget] = []
    add = qtbot.addWidget

    def keep(widget: QWidget, **how: object) -> None:
        kept.append(widget)
        add(widget, **how)

    monkeypatch.setattr(qtbot, "addWidget", keep)
    before = QApplication.topLevelWidgets()
    yield qtbot
    for window in QApplication.topLevelWidgets():
        if window not in before:
            window.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    kept.clear()

"""The first page does not wait for the games."""

import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import QObject
from pytestqt.qtbot import QtBot

from hansetable.games import GAMES
from hansetable.ui.window.program import Loading

RECORDS = Path(__file__).parents[2] / "records"
FIRST = """
import linecache, sys
from hansetable import paths
from hansetable.session.autosave import Autosave
from hansetable.ui.window import program
from hansetable.ui.settings.settings import Settings
from PySide6.QtWidgets import QApplication
app = QApplication([])
window = program.MainWindow(Settings(), Autosave(paths.data_dir()))
window.show()
app.processEvents()
print(*sys.modules)
print(*(name for name in linecache.cache if "hansetable" in name))
"""
LATER = {"yaml", "hansetable.ui.game_ui", "hansetable.ui.history.page"}
LATER |= {f"hansetable.{room}.{game}" for room in ("games", "ui.games") for game in GAMES}
"""What is read after the first page was painted."""


def test_the_first_page_is_shown_without_any_game(own_folders: object) -> None:
    done = subprocess.run(
        [sys.executable, "-c", FIRST], capture_output=True, text=True, check=True, timeout=60
    )
    modules, sources = done.stdout.split("\n")[-3:-1]
    found = set(modules.split())
    assert "hansetable.ui.start.page" in found and not found & LATER
    assert not sources.split()  # PySide6 would keep those of all modules in memory


def test_all_games_are_loaded_in_turn_and_then_it_says_so(qtbot: QtBot) -> None:
    parent = QObject()
    loading = Loading(parent, 150)
    with qtbot.waitSignal(loading.done):
        pass
    assert loading.problem is None
    loaded = [name for name in sys.modules if name.startswith("hansetable.ui.games.")]
    assert {f"hansetable.ui.games.{name}" for name in GAMES} <= set(loaded)
    with qtbot.assertNotEmitted(loading.done, wait=400):
        pass


WITH_FILE = """
import sys
from pathlib import Path
from argparse import Namespace
from PySide6.QtCore import QTimer
from hansetable.ui.start.page import StartPage
from hansetable.ui.window import main_window, program

painted = []
paint = StartPage.paintEvent
StartPage.paintEvent = lambda page, event: (painted.append(page), paint(page, event))
first = main_window.MainWindow.open_first

def opened(window, path):
    first(window, path)
    QTimer.singleShot(100, window.close)

main_window.MainWindow.open_first = opened
file = Path(sys.argv[1])
print(program.run(Namespace(file=file, selftest=False)), len(painted))
"""


@pytest.mark.parametrize(("name", "start_page"), [("riga-two-greedy.hanse", False), ("no", True)])
def test_with_a_record_the_start_page_comes_only_if_it_cannot_be_opened(
    own_folders: object, name: str, start_page: bool
) -> None:
    command = [sys.executable, "-c", WITH_FILE, str(RECORDS / name)]
    done = subprocess.run(command, capture_output=True, text=True, timeout=60, check=True)
    code, painted = done.stdout.split()
    assert code == "0" and (painted != "0") == start_page

"""The first page does not wait for the games."""

import subprocess
import sys

from PySide6.QtCore import QObject
from pytestqt.qtbot import QtBot

from hansetable.games import GAMES
from hansetable.ui.window.program import Loading

FIRST = """
import sys
from PySide6.QtWidgets import QApplication
from hansetable import paths
from hansetable.session.autosave import Autosave
from hansetable.ui.window import program
from hansetable.ui.settings.settings import Settings
app = QApplication([])
window = program.MainWindow(Settings(), Autosave(paths.data_dir()))
window.show()
app.processEvents()
rooms = ("hansetable.games.", "hansetable.ui.games.")
print(*(name for name in sys.modules if name.startswith(rooms)))
"""


def test_the_first_page_is_shown_without_any_game(own_folders: object) -> None:
    done = subprocess.run(
        [sys.executable, "-c", FIRST], capture_output=True, text=True, check=True, timeout=60
    )
    found = done.stdout.split()
    assert found and not [name for name in found if name.split(".")[-1] in GAMES]


def test_all_games_are_loaded_in_turn_and_then_it_says_so(qtbot: QtBot) -> None:
    parent = QObject()
    loading = Loading(parent)
    with qtbot.waitSignal(loading.done, timeout=5000):
        pass
    assert loading.problem is None
    loaded = [name for name in sys.modules if name.startswith("hansetable.ui.games.")]
    assert {f"hansetable.ui.games.{name}" for name in GAMES} <= set(loaded)
    with qtbot.assertNotEmitted(loading.done, wait=400):
        pass

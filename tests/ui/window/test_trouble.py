"""Bad files, bad folders, a second start and a kill: one clear message, and no lost game."""

from __future__ import annotations

import random
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QFileDialog

from hansetable import paths
from hansetable.ai.worker_error import WorkerError
from hansetable.games import GAMES
from hansetable.session import autosave as autosave_module
from hansetable.session.session import Session
from tests.ui.table.page_fixture import advance, game, slots, speaking
from tests.ui.window_fixture import messages, saved

CTRL = Qt.KeyboardModifier.ControlModifier
LEFT = Qt.MouseButton.LeftButton
PEOPLE = ("human", "human")
ROOT = Path(__file__).parents[3]


# ---- bad input -----------------------------------------------------------------------------------

BAD = {
    "foreign": b"Dear Heike,\nhow are you?\n",
    "empty": b"",
    "bytes": bytes(range(256)),
    "newer": b"Hansetable record 99\ngame: novgorod\nseed: 1\n",
    "game": b"Hansetable record 1\ngame: chess\nseed: 1\nseat 1: red, human, A\n",
}


def damaged() -> bytes:
    """Return a record whose last action was cut and whose fifth is another one."""
    rows = advance(game(PEOPLE), lambda s: len(s.actions) >= 30).text().splitlines()
    rows[-4] = "1 sail"
    return "\n".join(rows).encode()


@pytest.mark.parametrize(("code", "said"), [("en", "at this level"), ("de", "auf dieser Stufe")])
def test_a_level_without_weights_says_what_it_lacks(opened, code: str, said: str) -> None:
    window = opened()
    window.table_controller.play(game(("human", "merchant")))
    page = window.table_controller.page
    assert page is not None
    with speaking(code):
        page.model.failed.emit(WorkerError(lacks="worth-2.json: expected JSON"))
        (message,) = messages()
    assert said in message and "worth-2.json: expected JSON" in message


@pytest.mark.parametrize("kind", [*BAD, "damaged"])
def test_a_bad_autosave_is_kept_aside_and_said_once(opened, kind) -> None:
    content = BAD.get(kind) or (damaged() if kind == "damaged" else b"")
    file = paths.data_dir() / "autosave.hanse"
    file.write_bytes(content)
    window = opened()
    aside = paths.data_dir() / "autosave-damaged-1.hanse"
    (message,) = messages()
    assert str(aside) in message and "\n" not in message
    assert aside.read_bytes() == content and not file.exists()
    assert not window.start.resume_button.isVisible()
    window.close()
    again = opened()
    assert not messages()
    again.close()


def test_a_bad_record_is_said_once_and_nothing_is_lost(window) -> None:
    session = advance(game(PEOPLE), lambda s: len(s.actions) >= 10)
    window.play(session)
    for kind, content in {**BAD, "damaged": damaged()}.items():
        file = paths.data_dir() / f"{kind}.hanse"
        file.write_bytes(content)
        window.open_record(str(file))
        (message,) = messages()
        assert message.startswith(f"{file}: ") and "\n" not in message
        if kind == "damaged":
            assert ": line " in message
        assert file.read_bytes() == content
        assert window.page.model.session is session and saved().text() == session.text()
        window.page.model.say(window.page.model.choice.actions[0])
        assert saved().text() == session.text()


@pytest.mark.parametrize("name", ["nowhere.hanse", ""])
def test_what_is_no_file_is_said_once(window, own_folders, name) -> None:
    window.open_record(str(own_folders / name))
    (message,) = messages()
    assert message.startswith(str(own_folders / name).rstrip("/"))


def test_an_unwritable_folder_is_said_once_and_the_game_goes_on(window, monkeypatch) -> None:
    def refuse(path: Path, content: str) -> None:
        raise PermissionError(13, "Permission denied", str(path))

    session = game(PEOPLE)
    window.play(session)
    with monkeypatch.context() as patch:
        patch.setattr(autosave_module, "write_atomic", refuse)
        for _ in range(6):
            window.page.model.say(window.page.model.choice.actions[0])
        (message,) = messages()
        assert "Permission denied" in message and str(paths.data_dir()) in message
        assert len(session.actions) == 6 and saved().actions == []
        window.show_start()
        QTest.mouseClick(window.start.resume_button, LEFT)
        assert len(window.page.model.session.actions) == 6, "what was not saved is not lost"
        assert not messages()
    window.page.model.say(window.page.model.choice.actions[0])
    assert len(saved().actions) == 7 and not messages()


def test_a_record_that_cannot_be_written_is_said_once(window, monkeypatch, own_folders) -> None:
    place = own_folders / "nowhere" / "x.hanse"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(place), ""))
    window.play(game(PEOPLE))
    window.table_controller.save_record()
    (message,) = messages()
    assert message.startswith(str(place))


def test_a_record_goes_round(window, monkeypatch, own_folders) -> None:
    file = own_folders / "mine.hanse"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(file), ""))
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_: (str(file), ""))
    session = advance(game(PEOPLE), lambda s: len(s.actions) >= 25)
    window.play(session)
    QTest.keyClick(window, Qt.Key.Key_S, CTRL)
    assert Session.of_text(file.read_text(encoding="utf-8")).text() == session.text()
    window.show_start()
    QTest.keyClick(window, Qt.Key.Key_O, CTRL)
    opened = window.page.model.session
    assert opened is not session and opened.text() == session.text()
    assert saved().text() == session.text() and not messages()


def test_a_record_gets_its_ending_unless_a_file_is_in_the_way(
    window, monkeypatch, own_folders
) -> None:
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(own_folders / "mine"), ""))
    window.play(game(PEOPLE))
    window.table_controller.save_record()
    other = own_folders / "mine.hanse"
    assert other.is_file() and not (own_folders / "mine").exists()
    other.write_text("another one")
    window.table_controller.save_record()
    assert other.read_text() == "another one" and (own_folders / "mine").is_file()
    assert not messages()


# ---- other processes -----------------------------------------------------------------------------

START = """
import sys
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication, QMessageBox
from hansetable import app as program
app = QApplication([])
def close():
    box = QApplication.activeModalWidget()
    if isinstance(box, QMessageBox):
        print(box.text())
        box.accept()
timer = QTimer(interval=50)
timer.timeout.connect(close)
timer.start()
sys.exit(program.main(sys.argv[1:]))
"""


def start_in_vain(*arguments: str) -> str:
    """Start the program, press the button of its one message, return it; it must end with 2."""
    done = subprocess.run(
        [sys.executable, "-c", START, *arguments],
        cwd=ROOT,
        capture_output=True,
        text=True,
        timeout=60,
    )
    said = [line for line in done.stderr.splitlines() if not line.startswith("This plugin")]
    assert done.returncode == 2 and len(said) == 1, done.stderr
    assert said[0].startswith("hansetable: ")
    (shown,) = done.stdout.splitlines()
    assert shown in said[0]
    return shown


@pytest.mark.parametrize("name", ["DATA", "CONFIG"])
def test_a_folder_that_cannot_be_made_is_said_and_the_program_ends(
    own_folders, monkeypatch, name
) -> None:
    (own_folders / "file").touch()
    monkeypatch.setenv(f"HANSETABLE_{name}", str(own_folders / "file" / "x"))
    assert str(own_folders / "file" / "x") in start_in_vain()


LAST = [name for name in GAMES if (paths.resources() / name / "cards.yaml").exists()][-1]
"""The last game that has card values."""


def spoil(name: str, what: str = "cards.yaml", text: str = "goal: many\n") -> None:
    """Give a game card values, or names, that are not valid."""
    file = paths.config_dir() / name / what
    file.parent.mkdir()
    file.write_text(text, encoding="utf-8")


def test_wrong_card_values_are_said_before_a_record_is_opened(own_folders) -> None:
    record = own_folders / "left.hanse"
    record.write_text(game(PEOPLE).text(), encoding="utf-8")
    spoil("novgorod")
    assert "cards.yaml" in start_in_vain(str(record))


def test_wrong_card_values_are_said_the_program_ends_and_nothing_is_lost(own_folders) -> None:
    """Also of a game that is not the first one, and was left."""
    text = Session.new(LAST, 11, slots(PEOPLE), {}).text()
    left = paths.data_dir() / "autosave.hanse"
    left.write_text(text, encoding="utf-8")
    spoil(LAST)
    assert "cards.yaml" in start_in_vain()
    assert left.read_text(encoding="utf-8") == text


def test_card_values_that_no_file_has_are_said_and_the_program_ends(own_folders) -> None:
    spoil(GAMES[0], text="source: &a [*a]\nmoney: 2024-13-45\n")
    assert "cards.yaml: line 1: " in start_in_vain()


def test_wrong_names_of_cards_are_said_and_the_program_ends(own_folders) -> None:
    spoil(GAMES[0], "names.yaml")
    assert "names.yaml: goal: " in start_in_vain()


@pytest.mark.parametrize(
    ("times", "longest"),
    [(2, 0.6), pytest.param(30, 0.1, marks=(pytest.mark.soak, pytest.mark.timeout(1_800)))],
)
def test_killing_the_program_loses_nothing(own_folders, times: int, longest: float) -> None:
    """SIGKILL at any moment: what is on disk is a game that was, and it can be continued."""
    whole = advance(game(PEOPLE), lambda s: s.decides() is None)
    record = own_folders / "whole.hanse"
    record.write_text(whole.text(), encoding="utf-8")
    chance, kept = random.Random(8), 0
    file = paths.data_dir() / "autosave.hanse"
    for _ in range(times):
        command = [sys.executable, "-m", "tests.ui.record_player", str(record)]
        with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True) as running:
            assert running.stdout.readline() == f"begins at {kept}\n"
            time.sleep(chance.uniform(0.05, longest))
            running.send_signal(signal.SIGKILL)
            running.wait(10)
        left = saved()
        assert left is not None, "the autosave is always whole"
        assert left.actions == whole.actions[: len(left.actions)]
        assert len(left.actions) >= kept and file.is_file()
        assert left.header == whole.header
        kept = len(left.actions)
    assert 0 < kept < len(whole.actions)

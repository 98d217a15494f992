"""The lock of the data folder: whose it is, the ways in, and a second start."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QSysInfo
from PySide6.QtWidgets import QDialog

from hansetable import paths
from hansetable.ui.window.instance import NAME, STILL, Blocked, Instance, hand_over
from hansetable.ui.window.lock_dialog import LockDialog
from tests.ui.table.page_fixture import game

ROOT = Path(__file__).parents[3]
FOREIGN = "4242\nhansetable\nother-machine\n"


def parent() -> str:
    """A lock of a living program of this computer which is not this one."""
    name = Path(f"/proc/{os.getppid()}/exe").resolve().name
    return f"{os.getppid()}\n{name}\n{QSysInfo.machineHostName()}\n"


LOCKS: dict[str, tuple[Callable[[Path], object], Blocked | None]] = {
    "none": (lambda path: None, None),
    "of a program that is gone": (
        lambda path: path.write_text(f"999999\nhansetable\n{QSysInfo.machineHostName()}\n"),
        None,
    ),
    "of a living program": (lambda path: path.write_text(parent()), Blocked.HERE),
    "of another computer": (lambda path: path.write_text(FOREIGN), Blocked.ELSEWHERE),
    "empty": (lambda path: path.write_text(""), Blocked.UNREADABLE),
    "garbage": (lambda path: path.write_bytes(b"\xff\0"), Blocked.UNREADABLE),
    "a folder": (lambda path: path.mkdir(), Blocked.IN_THE_WAY),
}


@pytest.mark.skipif(not Path("/proc").is_dir(), reason="looks at other programs")
@pytest.mark.parametrize("name", LOCKS)
def test_locks_are_told_apart(qapp, tmp_path: Path, name: str) -> None:
    make, kind = LOCKS[name]
    make(tmp_path / NAME)
    trouble = Instance(tmp_path).claim()
    assert (trouble and trouble.kind) == kind
    if trouble:
        assert trouble.path == tmp_path / NAME
        assert trouble.host == ("other-machine" if kind == Blocked.ELSEWHERE else trouble.host)


@pytest.mark.parametrize("problem", ["gone", "full"])
def test_a_lock_that_cannot_be_written_says_why(
    qtbot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, problem: str
) -> None:
    folder = tmp_path / "gone"
    if problem == "full":
        monkeypatch.setattr(Path, "write_bytes", lambda *_: os.write(os.open("/dev/full", 1), b"x"))
    instance = Instance(folder)
    trouble = instance.claim()
    assert trouble is not None and trouble.kind == Blocked.UNWRITABLE
    said = {"gone": "No such file or directory", "full": "No space left on device"}[problem]
    assert str(trouble.problem) == said
    dialog = LockDialog(instance, trouble, tmp_path / "own")
    qtbot.addWidget(dialog)
    dialog.show()
    assert said in dialog.what.text() and not dialog.over.isVisible()
    press(dialog, dialog.anyway)
    assert dialog.result() == QDialog.DialogCode.Accepted


def press(dialog: LockDialog, way) -> None:
    assert way.isVisible() and way.isEnabled()
    way.property("press").click()


def asked(qtbot, folder: Path) -> LockDialog:
    instance = Instance(folder)
    trouble = instance.claim()
    assert trouble is not None
    dialog = LockDialog(instance, trouble, folder / "own")
    qtbot.addWidget(dialog)
    dialog.show()
    return dialog


def test_a_foreign_lock_is_taken_over_when_it_has_been_still(qtbot, tmp_path: Path) -> None:
    (tmp_path / NAME).write_text(FOREIGN)
    dialog = asked(qtbot, tmp_path)
    assert "“other-machine” is using this folder" in dialog.what.text()
    assert str(tmp_path / NAME) == dialog.place.text()
    assert not dialog.over.isEnabled() and "second" in dialog.since.text()
    then = time.time() - STILL - 1
    os.utime(tmp_path / NAME, (then, then))
    dialog.look()
    assert "last sign of life" in dialog.since.text()
    press(dialog, dialog.over)
    assert dialog.result() == QDialog.DialogCode.Accepted
    assert dialog.instance.folder == tmp_path
    second = Instance(tmp_path).claim()
    assert second is not None and second.kind == Blocked.HERE


def test_another_folder_can_be_played_in_meanwhile(qtbot, tmp_path: Path) -> None:
    (tmp_path / NAME).write_text(FOREIGN)
    dialog = asked(qtbot, tmp_path)
    press(dialog, dialog.here)
    assert dialog.instance.folder == tmp_path / "own" and dialog.result()
    assert (tmp_path / NAME).read_text() == FOREIGN


def test_it_goes_on_by_itself_when_the_folder_is_free(qtbot, tmp_path: Path) -> None:
    (tmp_path / NAME).mkdir()
    dialog = asked(qtbot, tmp_path)
    assert not dialog.over.isVisible()
    shutil.rmtree(tmp_path / NAME)
    dialog.look()
    assert dialog.result() == QDialog.DialogCode.Accepted


def test_the_lock_shows_signs_of_life(qtbot, tmp_path: Path) -> None:
    instance = Instance(tmp_path)
    assert instance.claim() is None
    os.utime(tmp_path / NAME, (1, 1))
    instance._sign.timeout.emit()
    assert (tmp_path / NAME).stat().st_mtime > 1
    instance.release()
    assert not (tmp_path / NAME).exists() and not hand_over(tmp_path, None)


@pytest.mark.parametrize("record", [True, False])
def test_a_second_start_hands_its_file_over(qtbot, window, own_folders, record: bool) -> None:
    instance = Instance(paths.data_dir())
    assert instance.claim() is None
    instance.asked.connect(window.show_record)
    file = own_folders / "größer\n.hanse"
    file.write_text(game(("human", "human")).text(), encoding="utf-8")
    window.showMinimized()
    command = [sys.executable, "-m", "hansetable", *([str(file)] if record else [])]
    with subprocess.Popen(command, cwd=ROOT, stderr=subprocess.PIPE, text=True) as second:
        qtbot.waitUntil(lambda: second.poll() is not None)
        assert second.returncode == 0 and second.stderr is not None
        assert [s for s in second.stderr.read().splitlines() if "plugin" not in s] == []
    assert (window.page is not None) == record
    assert not window.isMinimized()
    instance.release()


def test_a_folder_of_this_computer_that_cannot_be_made_is_named(qtbot, tmp_path: Path) -> None:
    (tmp_path / NAME).write_text(FOREIGN)
    (tmp_path / "own").touch()
    dialog = asked(qtbot, tmp_path)
    press(dialog, dialog.here)
    assert not dialog.result() and dialog.trouble.kind == Blocked.UNWRITABLE
    assert dialog.place.text() == str(tmp_path / "own" / NAME)
    assert "Not a directory" in dialog.what.text()

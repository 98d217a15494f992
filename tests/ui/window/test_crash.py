"""Exceptions that nobody caught: the dialog tells of them, the game is safe, and it goes on."""

from __future__ import annotations

import logging
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from PySide6.QtCore import Qt, QThread, QTimer
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog, QWidget
from pytestqt.qtbot import QtBot

from hansetable import log
from hansetable.ai.worker import Worker
from hansetable.session import autosave as autosave_module
from hansetable.session.session import Session
from hansetable.ui.newgame.dialog import NewGameDialog
from hansetable.ui.table.prompt.prompt_buttons import RETRY
from hansetable.ui.window import crash as crash_module
from hansetable.ui.window.crash import Crashes
from hansetable.ui.window.crash_dialog import CrashDialog
from hansetable.ui.window.main_window import MainWindow
from hansetable.version import version
from tests.test_log import quiet_again  # noqa: F401
from tests.ui.table.page_fixture import advance, can, game, speaking
from tests.ui.window_fixture import messages, saved

LEFT = Qt.MouseButton.LeftButton
PEOPLE = ("human", "human")
ROOT = Path(__file__).parents[2]
TEXTS = {
    "en": ("Something went wrong", "Your game of Novgorod is saved, up to the last action.",
           "Copy report", "Leave the table", "Continue"),
    "de": ("Etwas ist schiefgegangen",
           "Deine Partie Nowgorod ist gesichert, bis zur letzten Aktion.", "Bericht kopieren",
           "Tisch verlassen", "Weiterspielen"),
}  # fmt: skip


@contextmanager
def watched(window: MainWindow | None) -> Iterator[Crashes]:
    """Tell of what nobody catches, as the program does; a dialog that is left over is closed."""
    crashes = Crashes()
    crashes.window = window
    log.start()
    with crashes.caught():
        yield crashes
    if crashes.dialog is not None:
        crashes.dialog.close()


def fail() -> None:
    raise KeyError("on purpose")


def told(qtbot: QtBot, crashes: Crashes) -> CrashDialog:
    """Wait until the dialog is there."""
    qtbot.waitUntil(lambda: crashes.dialog is not None and crashes.dialog.isVisible())
    assert crashes.dialog is not None
    return crashes.dialog


def in_slot() -> None:
    QTimer.singleShot(0, fail)


def in_thread() -> None:
    threading.Thread(target=fail).start()


def texts(dialog: CrashDialog) -> tuple[str, ...]:
    buttons = dialog.copy_button, dialog.leave_button, dialog.go_button
    return dialog.windowTitle(), dialog.saved.text(), *(button.text() for button in buttons)


def plays_on(window: MainWindow) -> None:
    """Play an action with the window that is there."""
    page = window.page
    assert page is not None and page.isVisible()
    before = len(page.model.session.actions)
    page.model.say(page.model.choice.actions[0])
    assert len(page.model.session.actions) == before + 1
    left = saved()
    assert left is not None and left.text() == page.model.session.text()


def logged() -> str:
    file = log.file()
    assert file is not None
    return file.read_text(encoding="utf-8")


@pytest.mark.filterwarnings("ignore::pytest.PytestUnhandledThreadExceptionWarning")
@pytest.mark.parametrize(("code", "where"), [("de", in_slot), ("en", in_thread)])
def test_a_crash_is_told_reported_and_the_game_goes_on(qtbot, window, code, where) -> None:
    session = advance(game(PEOPLE), lambda s: len(s.actions) >= 20)
    window.play(session)
    with speaking(code), watched(window) as crashes:
        where()
        dialog = told(qtbot, crashes)
        assert texts(dialog) == TEXTS[code]
        assert "KeyError: &#x27;on purpose&#x27;" in dialog.quote.text()
        assert ("20 Aktionen" if code == "de" else "after 20 actions") in dialog.proof.text()
        QTest.mouseClick(dialog.copy_button, LEFT)
        report = QGuiApplication.clipboard().text()
        assert f"Hansetable {version()}" in report and "Python 3" in report and "Qt 6" in report
        assert "Traceback (most recent call last)" in report and "in fail" in report
        assert session.text() in report and "hansetable.log" in report
        QTest.keyClick(dialog, Qt.Key.Key_Return)
        assert crashes.dialog is None and not messages()
        plays_on(window)
        assert "Traceback" in logged() and "on purpose" in logged()


class Thread(QThread):
    def run(self) -> None:
        fail()


def test_a_thread_of_qt_is_told_by_the_thread_of_the_screen(qtbot, window) -> None:
    with watched(window) as crashes:
        thread = Thread()
        thread.start()
        thread.wait()
        assert crashes.dialog is None
        dialog = told(qtbot, crashes)
        assert dialog.leave_button.isHidden() and dialog.saved.isHidden()
        assert dialog.plain.isHidden() and "record" not in dialog.note.text()
        assert dialog.report.endswith("KeyError: 'on purpose'\n")


def test_the_ai_process_is_told_with_its_own_traceback_and_tries_again(
    qtbot, window, monkeypatch
) -> None:
    session = advance(game(("human", "greedy")), lambda s: s.decides() == 1)
    ask = Worker.ask
    with speaking("de"), watched(window) as crashes, monkeypatch.context() as patch:
        patch.setattr(Worker, "ask", lambda worker, ticket, level, *rest: ask(
            worker, ticket, "clever", *rest
        ))  # fmt: skip
        window.play(session)
        qtbot.waitUntil(lambda: crashes.dialog is not None)
        patch.undo()
        dialog = told(qtbot, crashes)
        assert "Während der Computer überlegte" in dialog.what.text()
        assert "mit dem Knopf unter dem Tisch" in dialog.what.text()
        assert "hansetable/ai/worker.py" in dialog.quote.text()
        assert "KeyError: 'clever'" in dialog.report and "WorkerError" not in dialog.report
        QTest.mouseClick(dialog.go_button, LEFT)
        assert not messages(), "it is told once"
        assert "in _answer" in logged() and "exit code" in logged()
        before = len(session.actions)
        QTest.mouseClick(window.page.prompt_bar.buttons[RETRY], LEFT)
        qtbot.waitUntil(lambda: len(session.actions) > before)


# ---- again and again -----------------------------------------------------------------------------


class Broken(QWidget):
    """Cannot be painted."""

    def paintEvent(self, event: object) -> None:
        QTimer.singleShot(0, self.update)
        fail()


def test_what_cannot_be_painted_is_counted_and_leaving_gets_out(qtbot, window, capfd) -> None:
    window.play(game(PEOPLE))
    with watched(window) as crashes:
        broken = Broken(window.page)
        broken.resize(50, 50)
        broken.show()
        dialog = told(qtbot, crashes)
        qtbot.waitUntil(lambda: dialog.crashes[0].times > 20)
        qtbot.waitUntil(lambda: "It happened " in dialog.what.text())
        assert crashes.dialog is dialog and len(dialog.crashes) == 1
        assert len(window.findChildren(CrashDialog)) == 1
        assert logged().count("Traceback") < 5
        QTest.mouseClick(dialog.leave_button, LEFT)
        assert window.page is None and window.start.isVisible()
        qtbot.wait(100)
        assert crashes.dialog is None
        QTest.mouseClick(window.start.resume_button, LEFT)
        plays_on(window)


def test_the_same_is_told_again_only_after_a_while(qtbot, window, monkeypatch) -> None:
    with watched(window) as crashes:
        in_slot()
        told(qtbot, crashes).accept()
        in_slot()
        qtbot.wait(50)
        assert crashes.dialog is None
        monkeypatch.setattr(crash_module, "PAUSE", 0.0)
        in_slot()
        assert "It happened 3 times." in told(qtbot, crashes).what.text()


def test_another_crash_while_the_dialog_is_open_is_in_the_same_report(qtbot, window) -> None:
    def other() -> None:
        raise ValueError("another")

    with watched(window) as crashes:
        in_slot()
        dialog = told(qtbot, crashes)
        QTimer.singleShot(0, other)
        in_slot()
        qtbot.waitUntil(lambda: "3 times" in dialog.what.text())
        assert "ValueError: another" in dialog.report and "2 times\nTraceback" in dialog.report


def test_a_dialog_that_fails_itself_is_not_tried_for_ever(qtbot, window, monkeypatch) -> None:
    def broken(dialog: CrashDialog, *parts: object, **how: object) -> None:
        raise RuntimeError("no dialog")

    monkeypatch.setattr(CrashDialog, "lay_out", broken)
    with watched(window) as crashes:
        in_slot()
        qtbot.wait(100)
        in_slot()
        qtbot.wait(100)
        assert crashes.dialog is None and logged().count("RuntimeError: no dialog\n") == 2


def test_it_lies_over_another_dialog(qtbot, window) -> None:
    with watched(window) as crashes:

        def look() -> None:
            asking = QApplication.activeModalWidget()
            assert isinstance(asking, NewGameDialog)
            fail_later = QTimer(asking, singleShot=True)
            fail_later.timeout.connect(fail)
            fail_later.start()
            dialog = told(qtbot, crashes)
            assert QApplication.activeModalWidget() is dialog
            QTest.keyClick(dialog, Qt.Key.Key_Escape)
            assert QApplication.activeModalWidget() is asking
            asking.start_button.click()

        QTimer.singleShot(50, look)
        window.table_controller.new_game("novgorod")
        assert window.page is not None


# ---- what is claimed, and what is shown ----------------------------------------------------------


def test_a_game_that_is_not_saved_is_not_called_saved(
    qtbot, window, monkeypatch, own_folders
) -> None:
    def full(path: Path, content: str) -> None:
        raise OSError(28, "No space left on device", str(path))

    session = game(PEOPLE)
    window.play(session)
    elsewhere = own_folders / "stick.hanse"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(elsewhere), ""))
    with watched(window) as crashes:
        with monkeypatch.context() as patch:
            patch.setattr(autosave_module, "write_atomic", full)
            window.page.model.say(window.page.model.choice.actions[0])
            messages()
            in_slot()
            dialog = told(qtbot, crashes)
        assert dialog.saved.text() == "Your game of Novgorod is not saved."
        assert "No space left" in dialog.proof.text()
        assert dialog.leave_button.text() == "Save elsewhere …"
        QTest.mouseClick(dialog.leave_button, LEFT)
        assert Session.of_text(elsewhere.read_text(encoding="utf-8")).text() == session.text()
        assert "is saved" in dialog.saved.text() and dialog.proof.text() == str(elsewhere)
        assert dialog.leave_button.text() == "Leave the table"
        QTest.mouseClick(dialog.go_button, LEFT)
        plays_on(window)


def test_what_is_on_disk_is_compared_and_written_again(qtbot, window) -> None:
    session = game(PEOPLE)
    window.play(session)
    window.autosave.path.write_text("something else", encoding="utf-8")
    with watched(window) as crashes:
        in_slot()
        assert "is saved" in told(qtbot, crashes).saved.text()
    left = saved()
    assert left is not None and left.text() == session.text()


def hidden(session: Session) -> tuple[str, str]:
    """Return a card that only one person knows, and that person’s name."""
    seat = session.decides()
    assert seat is not None
    places = session.game.pieces(session.state.seen_by(seat)).values()
    onlooker = session.game.pieces(session.state.seen_by(1 - seat)).values()
    mine = {place.name for place in places} - {place.name for place in onlooker}
    return min(name for name in mine if name.startswith("m")), session.slots[seat].name


@pytest.mark.parametrize("debug", [False, True])
def test_neither_screen_nor_log_tell_what_is_hidden(qtbot, window, debug) -> None:
    session = advance(game(PEOPLE), lambda s: can("Lay")(s) and len(s.actions) > 10)
    window.settings.curtain = "always"
    window.play(session)
    card, name = hidden(session)
    assert window.page.model.curtain is not None
    with watched(window) as crashes:
        logging.getLogger("hansetable").setLevel(logging.DEBUG if debug else logging.INFO)

        def slip() -> None:
            raise ValueError(f"{name} holds {card}, seed 11")

        QTimer.singleShot(0, slip)
        dialog = told(qtbot, crashes)
        assert "ValueError: … holds …, seed …" in dialog.quote.text()
        assert card not in dialog.quote.text() and name not in dialog.quote.text()
        assert (card in logged(), name in logged()) == (debug, debug)
        assert f"{name} holds {card}" in dialog.report and "seed: 11" in dialog.report
        dialog.plain.click()
        assert "ValueError: … holds …, seed …" in dialog.report
        for secret in (card, name, "seed: 11", "Hansetable record"):
            assert secret not in dialog.report
        dialog.accept()
        assert window.page.curtain.isVisible()


def test_if_the_game_itself_fails_its_messages_are_left_out(qtbot, window, monkeypatch) -> None:
    session = game(PEOPLE)
    window.play(session)
    with watched(window) as crashes, monkeypatch.context() as patch:
        patch.setattr(session.game, "pieces", lambda view: fail(), raising=False)
        patch.setattr(Session, "text", lambda session: fail())
        in_slot()
        dialog = told(qtbot, crashes)
        assert "KeyError: …" in dialog.quote.text()
        assert "not saved" in dialog.saved.text() and "no record: KeyError" in dialog.report


# ---- keys ----------------------------------------------------------------------------------------


def test_it_is_used_by_keyboard(qtbot, window) -> None:
    window.play(game(PEOPLE))
    with watched(window) as crashes:
        in_slot()
        dialog = told(qtbot, crashes)
        dialog.activateWindow()
        assert dialog.focusWidget() is dialog.go_button
        order = []
        for _ in range(4):
            QTest.keyClick(dialog, Qt.Key.Key_Tab)
            order.append(dialog.focusWidget())
        buttons = [dialog.copy_button, dialog.leave_button, dialog.go_button]
        assert order == [dialog.plain, *buttons]
        QTest.keyClick(dialog, Qt.Key.Key_C, Qt.KeyboardModifier.ControlModifier)
        assert QGuiApplication.clipboard().text() == dialog.report
        assert dialog.copy_button.text() == "Copied"
        QTest.keyClick(dialog, Qt.Key.Key_Escape)
        assert crashes.dialog is None and window.page is not None


@pytest.mark.parametrize("code", ["de", "en"])
def test_it_fits_the_smallest_screen(qtbot, window, code, monkeypatch) -> None:
    window.play(game(PEOPLE))
    with speaking(code), watched(window) as crashes:
        in_slot()
        in_thread()
        dialog = told(qtbot, crashes)
        qtbot.waitUntil(lambda: "2" in dialog.what.text())
        assert dialog.width() == 680 and dialog.height() < 560


# ---- the program ---------------------------------------------------------------------------------


def test_without_the_program_others_take_exceptions_as_before(qtbot, window) -> None:
    with watched(window), qtbot.capture_exceptions() as taken:
        in_slot()
        qtbot.wait(50)
    assert [kind for kind, _, _ in taken] == [KeyError]


START = """
import sys
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication
from hansetable import app as program
from hansetable.ui.window import program as shown
from hansetable.ui.window.crash_dialog import CrashDialog
app = QApplication([])
def look():
    dialog = QApplication.activeModalWidget()
    if isinstance(dialog, CrashDialog):
        print(dialog.what.text())
        dialog.accept()
timer = QTimer(interval=50)
timer.timeout.connect(look)
timer.start()
def fail(*arguments):
    raise RuntimeError("on purpose")
shown.MainWindow = fail
sys.exit(program.main(sys.argv[1:]))
"""


def test_before_there_is_a_window_one_line_is_said_too(own_folders) -> None:
    done = subprocess.run(
        [sys.executable, "-c", START], cwd=ROOT, capture_output=True, text=True, timeout=60
    )
    said = [line for line in done.stderr.splitlines() if not line.startswith("This plugin")]
    assert done.returncode == log.CRASHED, done.stderr
    assert said == [f"hansetable: RuntimeError: on purpose; see {log.file()}"]
    assert done.stdout == "A fault occurred in Hansetable while it was starting.\n"
    assert "Traceback" in logged()


def test_a_library_that_is_missing_is_one_line(own_folders) -> None:
    code = "import sys; sys.modules['PySide6.QtWidgets'] = None; from hansetable import app\n"
    done = subprocess.run(
        [sys.executable, "-c", f"{code}sys.exit(app.main([]))"],
        cwd=ROOT, capture_output=True, text=True, timeout=60,
    )  # fmt: skip
    assert done.returncode == log.CRASHED and done.stderr.count("\n") == 1
    assert "QtWidgets" in done.stderr and "Traceback" in logged()

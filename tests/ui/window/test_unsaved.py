"""A disk that is full: it is said, tried again, asked when closing, and no game is lost."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog

from hansetable import paths
from hansetable.session import autosave as autosave_module
from hansetable.session.session import Session
from hansetable.ui.history.archive import AGAIN
from hansetable.ui.replay.page import ReplayPage
from hansetable.ui.window.unsaved import UnsavedDialog
from tests.ui.table.page_fixture import advance, game, speaking
from tests.ui.window_fixture import messages, read_all, records, saved, when_asked

LEFT = Qt.MouseButton.LeftButton
PEOPLE = ("human", "human")


class Disk:
    """A disk that can be full."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.full = False
        self._write = autosave_module.write_atomic
        monkeypatch.setattr(autosave_module, "write_atomic", self.write)

    def write(self, path, content) -> None:
        if self.full:
            raise OSError(28, "No space left on device", str(path))
        self._write(path, content)


@pytest.fixture
def disk(monkeypatch) -> Disk:
    return Disk(monkeypatch)


def say(window, times: int = 1) -> None:
    for _ in range(times):
        window.page.model.say(window.page.model.choice.actions[0])


def test_what_could_not_be_saved_is_saved_when_there_is_room(window, disk) -> None:
    session = game(PEOPLE)
    window.play(session)
    assert not window.unsaved_sign.isVisible()
    disk.full = True
    say(window, 3)
    assert len(messages()) == 1, "it is said once"
    with speaking("en"):
        assert window.unsaved_sign.isVisible()
        assert window.unsaved_sign.text() == "Not saved: 3 actions"
    with speaking("de"):
        assert window.unsaved_sign.text() == "Nicht gesichert: 3 Aktionen"
    window.show_start()
    assert window.unsaved_sign.isVisible() and window.archive._again.isActive()
    assert window.archive._again.interval() == AGAIN == 10_000
    window.archive._again.timeout.emit()
    assert window.unsaved_sign.isVisible() and not messages()
    disk.full = False
    window.archive._again.timeout.emit()
    assert saved().text() == session.text() and not window.unsaved_sign.isVisible()
    assert not window.archive._again.isActive()


def test_a_game_that_ended_unsaved_is_put_away_later(window, disk) -> None:
    session = advance(game(PEOPLE), lambda s: s.state.last and len(s.actions) > 100)
    window.play(session)
    disk.full = True
    advance(session, lambda s: s.decides() is None)
    QApplication.processEvents()
    assert len(messages()) == 1 and records() == [] and window.unsaved_sign.isVisible()
    window.show_start()
    assert window.archive.left is session and not window.start.resume_button.isVisible()
    window.play(game(PEOPLE, 5))
    (message,) = messages()
    assert "No space left on device" in message, "what cannot go on says why"
    assert window.page is None and window.archive.left is session
    file = paths.data_dir() / "other.hanse"
    file.write_text(game(PEOPLE, 9).text(), encoding="utf-8")
    window.open_record(str(file))
    assert len(messages()) == 1 and window.page is None
    disk.full = False
    window.archive._again.timeout.emit()
    (record,) = records()
    assert Session.of_text(record.read_text(encoding="utf-8")).text() == session.text()
    assert saved() is None and not window.unsaved_sign.isVisible()


def test_a_record_that_is_there_twice_is_not_left_behind(window, monkeypatch) -> None:
    """The record can be written, but the running game cannot be removed: no second copy."""
    session = advance(game(PEOPLE), lambda s: s.state.last and len(s.actions) > 100)
    window.play(session)
    with monkeypatch.context() as patch:

        def refuse() -> None:
            raise autosave_module.SaveError("Cannot remove the saved game")

        patch.setattr(window.autosave, "discard", refuse)
        advance(session, lambda s: s.decides() is None)
        QApplication.processEvents()
        assert records() == [] and len(messages()) == 1
    window.archive.try_again()
    assert len(records()) == 1 and saved() is None


@pytest.mark.parametrize("way", ["anyway", "stay", "again", "elsewhere", "nowhere"])
def test_closing_asks(window, disk, monkeypatch, own_folders, way) -> None:
    session = game(PEOPLE)
    window.play(session)
    disk.full = True
    say(window, 2)
    messages()
    place = own_folders / "usb" / "game.hanse"
    place.parent.mkdir()
    chosen = str(place) if way == "elsewhere" else ""
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (chosen, ""))

    def answer(dialog: UnsavedDialog) -> None:
        assert dialog.what.text() and "autosave.hanse" in dialog.place.text()
        if way == "again":
            QTest.mouseClick(dialog.again_button, LEFT)
            assert dialog.isVisible()
            disk.full = False
            QTest.mouseClick(dialog.again_button, LEFT)
        elif way in ("elsewhere", "nowhere"):
            QTest.mouseClick(dialog.elsewhere_button, LEFT)
        else:
            button = dialog.anyway_button if way == "anyway" else dialog.stay_button
            QTest.mouseClick(button, LEFT)

    asked = when_asked(UnsavedDialog, answer)
    closed = window.close()
    assert asked and closed == (way not in ("stay", "nowhere"))
    if way == "elsewhere":
        assert Session.of_text(place.read_text(encoding="utf-8")).text() == session.text()
    if way == "again":
        assert saved().text() == session.text()
    window.close_unasked()


def test_a_signal_is_not_held_up_by_the_question(window, disk) -> None:
    window.play(game(PEOPLE))
    disk.full = True
    say(window)
    messages()

    def end(dialog: UnsavedDialog) -> None:
        window.close_unasked()
        dialog.reject()  # as the end of all loops does

    asked = when_asked(UnsavedDialog, end)
    assert window.close() and asked
    window.close_unasked()


def test_the_sign_leads_to_the_question_and_goes_when_all_is_saved(window, disk) -> None:
    window.play(game(PEOPLE))
    disk.full = True
    say(window)
    messages()

    def answer(dialog: UnsavedDialog) -> None:
        assert not dialog.anyway_button.isVisible()
        disk.full = False
        QTimer.singleShot(0, window.archive.try_again)

    asked = when_asked(UnsavedDialog, answer)
    QTest.mouseClick(window.unsaved_sign, LEFT)
    assert asked and not window.unsaved_sign.isVisible() and window.isVisible()


def test_the_sign_is_seen_on_every_page(window, disk) -> None:
    session = advance(game(PEOPLE), lambda s: len(s.actions) >= 5)
    window.play(session)
    disk.full = True
    say(window)
    messages()
    window.table_controller.look_back()
    assert isinstance(window.page, ReplayPage)
    for show in (lambda: None, window.show_history, window.show_start):
        show()
        window.resize(window.minimumSize())
        QApplication.processEvents()
        assert window.unsaved_sign.isVisible()
        assert window.menus.rect().contains(window.unsaved_sign.geometry())
    disk.full = False
    window.archive.try_again()
    read_all(window)

"""Files are treated with respect: no second copy, nothing of others overwritten, drops open."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from PySide6.QtCore import QMimeData, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDropEvent
from PySide6.QtWidgets import QApplication, QProgressDialog

from hansetable import paths
from hansetable.session.autosave import Autosave
from hansetable.session.session import Session
from hansetable.ui.help.keys_page import KeysPage
from hansetable.ui.history import archive as archive_module
from hansetable.ui.replay.page import ReplayPage
from tests.ui.table.page_fixture import advance, game
from tests.ui.window_fixture import messages, read_all, records, saved

PEOPLE = ("human", "human")
RECORDS = Path(__file__).parents[2] / "records"


def dropped(window, *urls: QUrl) -> bool:
    """Drop something onto the window; return whether it was taken."""
    mime = QMimeData()
    mime.setUrls(list(urls))
    how = (mime, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier)
    enter = QDragEnterEvent(QPoint(400, 300), Qt.DropAction.CopyAction, *how)
    QApplication.sendEvent(window, enter)
    if enter.isAccepted():
        drop = QDropEvent(QPointF(400, 300), Qt.DropAction.CopyAction, *how)
        QApplication.sendEvent(window, drop)
        QApplication.processEvents()
    return enter.isAccepted()


@pytest.mark.parametrize("place", ["start", "history", "table"])
def test_a_record_that_is_dropped_opens(window, own_folders, place) -> None:
    file = own_folders / "one.hanse"
    file.write_bytes((RECORDS / "riga-two-greedy.hanse").read_bytes())
    if place == "history":
        window.show_history()
    elif place == "table":
        window.play(game(PEOPLE))
    assert dropped(window, QUrl.fromLocalFile(str(file)), QUrl.fromLocalFile("/nowhere"))
    assert isinstance(window.page, ReplayPage) and not messages()


def test_what_cannot_be_opened_says_why_when_it_is_dropped(window, own_folders) -> None:
    file = own_folders / "letter.txt"
    file.write_text("Dear Heike,\n")
    assert dropped(window, QUrl.fromLocalFile(str(file)))
    (message,) = messages()
    assert message.startswith(f"{file}: line 1")
    assert dropped(window, QUrl("https://example.org/one.hanse"))
    assert messages() == ["Only files on this computer can be opened."]
    assert window.page is None


def test_nothing_is_dropped_onto_a_window_that_asks(window) -> None:
    dialog = KeysPage(window.menus, window)
    dialog.open()
    QApplication.processEvents()
    assert not dropped(window, QUrl.fromLocalFile("/nowhere"))
    dialog.close()


@pytest.mark.parametrize("how", ["file", "link"])
def test_opening_the_running_game_leaves_no_second_copy(window, own_folders, how) -> None:
    session = advance(game(PEOPLE), lambda s: len(s.actions) >= 5)
    window.play(session)
    window.show_start()
    path = window.autosave.path
    if how == "link":
        path = own_folders / "link.hanse"
        path.symlink_to(window.autosave.path)
    window.open_record(str(path))
    assert window.page.model.session.text() == session.text() == saved().text()
    assert records() == [] and not messages()


def test_a_record_that_is_opened_by_a_link_leaves_no_second_copy(window, own_folders) -> None:
    session = advance(game(PEOPLE), lambda s: len(s.actions) >= 5)
    file = window.autosave.put_away(session, "one", archive_module.datetime.now())
    link = own_folders / "link.hanse"
    link.symlink_to(file)
    window.open_record(str(link))
    assert window.page.model.session.text() == session.text() == saved().text()
    assert records() == []


def test_looking_at_a_record_rewrites_nothing(window, own_folders) -> None:
    file = paths.data_dir() / "records" / "one.hanse"
    file.parent.mkdir(exist_ok=True)
    text = (RECORDS / "riga-two-greedy.hanse").read_bytes() + b"# What a game!\n"
    file.write_bytes(text)
    before = file.stat()
    window.show_history()
    read_all(window)
    window.open_record(str(file))
    assert isinstance(window.page, ReplayPage)
    window.show_start()
    read_all(window)
    after = file.stat()
    assert file.read_bytes() == text
    assert (after.st_mtime_ns, after.st_ino) == (before.st_mtime_ns, before.st_ino)


def test_comments_of_people_survive_playing_on(window, own_folders) -> None:
    session = advance(game(PEOPLE), lambda s: len(s.actions) >= 5)
    file = own_folders / "one.hanse"
    file.write_text(session.text() + "# Tea first.\n", encoding="utf-8")
    window.open_record(str(file))
    model = window.page.model
    model.say(model.choice.actions[0])
    assert window.autosave.path.read_text(encoding="utf-8").count("# Tea first.") == 1
    model.undo()
    window.show_start()
    window.table_controller.resume()
    copy = own_folders / "copy.hanse"
    assert window.archive.save(window.page.model.session, str(copy))
    window.play(game(PEOPLE, 5))
    (record,) = records()
    for kept in (copy, record):
        assert kept.read_text(encoding="utf-8").count("# Tea first.") == 1


def test_links_stay_links_and_modes_stay(window, own_folders) -> None:
    stick = own_folders / "stick.hanse"
    stick.write_text("")
    stick.chmod(0o640)
    link = own_folders / "link.hanse"
    link.symlink_to(stick)
    session = advance(game(PEOPLE), lambda s: len(s.actions) >= 5)
    assert window.archive.save(session, str(link))
    assert link.is_symlink() and stick.stat().st_mode & 0o777 == 0o640
    assert Session.of_text(stick.read_text(encoding="utf-8")).text() == session.text()
    if Path("/dev/null").exists():
        assert not window.archive.save(session, "/dev/null") and len(messages()) == 1


def test_a_game_that_another_window_has_saved_meanwhile_is_kept(window) -> None:
    window.play(game(PEOPLE))
    other = advance(game(PEOPLE, 5), lambda s: len(s.actions) >= 5)
    Autosave(paths.data_dir()).keep(other)
    window.page.model.say(window.page.model.choice.actions[0])
    (message,) = messages()
    aside = paths.data_dir() / "autosave-damaged-1.hanse"
    assert str(aside) in message
    assert Session.of_text(aside.read_text(encoding="utf-8")).text() == other.text()
    assert saved().text() == window.page.model.session.text()


def test_a_long_record_is_read_with_a_bar_that_can_be_cancelled(
    window, own_folders, monkeypatch
) -> None:
    monkeypatch.setattr(archive_module, "_PATIENCE", 0)
    monkeypatch.setattr(archive_module, "_SHOW", 0.0)
    seen: list[int] = []
    put = QProgressDialog.setValue

    def set_value(bar: QProgressDialog, value: int) -> None:
        put(bar, value)
        seen.append(value)
        if value > 300:
            bar.cancel()

    monkeypatch.setattr(QProgressDialog, "setValue", set_value)
    file = RECORDS / "riga-two-greedy.hanse"
    window.open_record(str(file))
    assert window.page is None and not messages()
    assert 300 < seen[-1] < 400 and seen == sorted(seen)
    monkeypatch.setattr(QProgressDialog, "setValue", put)
    window.open_record(str(file))
    assert isinstance(window.page, ReplayPage) and os.path.exists(file)

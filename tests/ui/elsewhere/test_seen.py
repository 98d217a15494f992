"""A guest keeps what it sees, as a text that nobody takes for a record, until it has the record."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from hansetable import app, paths
from hansetable.session.session import Session
from hansetable.ui.table.play_page import PlayPage
from hansetable.ui.window.main_window import MainWindow
from tests.ui.elsewhere.conftest import Box, Other, nearly_over
from tests.ui.elsewhere.test_guest import join, play
from tests.ui.elsewhere.test_onlooker import look_on
from tests.ui.table.page_fixture import speaking
from tests.ui.window_fixture import messages, read_all, records

pytestmark = pytest.mark.timeout(200)


def seen() -> list[Path]:
    return sorted((paths.data_dir() / "seen").glob("*"))


def sit(window: MainWindow, code: str, port: int) -> PlayPage:
    """Join a table, and let nothing that is shown take time."""
    page = join(window, code, port)
    page.model.pace = 0.0
    return page


def say_one(table: Box, page: PlayPage, other: Other) -> None:
    """Let whoever is asked say an action, when both guests have heard of all before."""
    session = table.host.session
    assert session is not None
    said, seat = len(session.actions), session.state.asked()[0]

    def known(many: int) -> bool:
        return min(len(page.model.session.actions), other.guest.seen) >= many

    table.until(lambda: known(said))
    if seat == page.model.viewer:
        page.model.session.submit(seat, session.state.listed(seat)[0])
    else:
        other.say(session)
    table.until(lambda: known(said + 1))


def test_what_a_guest_saw_is_on_disk_when_the_host_is_lost(
    window: MainWindow, box: Callable[..., Box], capsys: pytest.CaptureFixture[str]
) -> None:
    table = box("riga", "open,open")
    other = table.other("Marit")
    table.until(lambda: not table.host.missing[1:])
    page = sit(window, table.code, table.listener.port)
    for _ in range(12):
        say_one(table, page, other)
    table.stop()
    (file,) = seen()
    text = file.read_text(encoding="utf-8")
    assert text.startswith("Riga: Marit, Jorin\nWhat was seen at this computer until 20")
    log = [line for line in (page.texts.event(event) for event in page.model.log) if line]
    assert log and [line.strip() for line in text.splitlines() if line.startswith("  ")] == log
    window.show_start()
    read_all(window)
    assert not window.archive.entries() and records() == []
    assert app.main(["replay", str(file)]) == 2
    err = capsys.readouterr().err
    assert err.count("\n") == 1 and "line 1: expected" in err
    assert messages() == []


def test_who_comes_again_goes_on_with_the_same_text(
    qtbot: QtBot, window: MainWindow, box: Callable[..., Box]
) -> None:
    table = box("kogge", "open,random")
    page = sit(window, table.code, table.listener.port)
    play(qtbot, page, most=2)
    (file,) = seen()
    before = file.read_text(encoding="utf-8").splitlines()
    window.show_start()
    table.until(lambda: table.host.away)
    with speaking("de"):
        page = sit(window, table.code, table.listener.port)
        play(qtbot, page, most=1)
    assert seen() == [file]
    after = file.read_text(encoding="utf-8").splitlines()
    assert len(after) >= len(before) and "bis 20" in after[1] and "zum Lesen" in after[1]


def test_the_record_takes_the_place_of_what_was_seen(
    window: MainWindow, box: Callable[..., Box]
) -> None:
    table = box("riga", "", host=nearly_over(3, ("Heike", "Jorin")))
    heike = table.other("Heike")
    page = sit(window, table.code, table.listener.port)
    assert len(seen()) == 1
    while not table.host.over:
        say_one(table, page, heike)
    table.until(lambda: page.model.session.whole)
    assert seen() == []
    (file,) = records()
    session = table.host.session
    assert session is not None
    assert Session.of_text(file.read_text(encoding="utf-8")).actions == session.actions


def test_an_onlooker_keeps_what_all_see(window: MainWindow, box: Callable[..., Box]) -> None:
    table = box("riga", "open,open", watched=True)
    heike, jorin = table.other("Heike"), table.other("Jorin")
    table.until(lambda: heike.guest.view and jorin.guest.view)
    look_on(window, table)
    assert [file.name for file in seen()] == ["riga.txt"]
    look_on(window, table)
    assert [file.name for file in seen()] == ["riga 2.txt", "riga.txt"]


def test_a_folder_that_cannot_be_written_does_not_stop_the_game(
    qtbot: QtBot, window: MainWindow, box: Callable[..., Box]
) -> None:
    (paths.data_dir() / "seen").write_text("in the way")
    table = box("kogge", "open,random")
    page = sit(window, table.code, table.listener.port)
    assert play(qtbot, page, most=2) == 2 and messages() == []

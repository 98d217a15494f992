"""Many records and odd ones: the window does not wait for them, and shows all of them."""

from __future__ import annotations

import gc
import os
from datetime import datetime
from pathlib import Path
from time import process_time

import pytest
from PySide6.QtCore import QEventLoop, Qt
from PySide6.QtWidgets import QApplication, QLabel

from hansetable import paths
from hansetable.session import history
from hansetable.session.entry import DAMAGED
from hansetable.session.history import annotated, of_session
from hansetable.session.record_file import RecordFile
from hansetable.session.session import Session
from hansetable.ui.history import reader
from hansetable.ui.history.page import FIGURES_TAB, GAMES_TAB
from hansetable.ui.history.table_model import Column, HistoryModel
from tests.session.history_fixture import put_odd_files
from tests.ui.window_fixture import messages, open_window, read_all

RECORDS = Path(__file__).parents[2] / "records"
MANY = 10_000


@pytest.fixture
def folder(own_folders) -> Path:
    where = paths.data_dir() / "records"
    where.mkdir()
    return where


@pytest.fixture
def many(folder) -> Path:
    """Ten thousand records in the folder."""
    for number, name in enumerate(("riga-four-greedy", "novgorod-two-greedy")):
        session = Session.of_text((RECORDS / f"{name}.hanse").read_text(encoding="utf-8"))
        text = annotated(session, datetime(2026, 11, 20, 12))
        (folder / f"{number}.hanse").write_text(text, encoding="utf-8")
    for number in range(2, MANY):
        os.link(folder / f"{number % 2}.hanse", folder / f"{number}.hanse")
    return folder


def test_ten_thousand_records_are_there_soon_and_hold_nobody_up(
    qtbot, many, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(reader, "perf_counter", process_time)  # what else runs costs no time
    gc.collect()
    gc.freeze()  # a collection of all that other tests have left takes longer than any step
    begun = process_time()
    window = open_window()
    started = process_time() - begun
    qtbot.addWidget(window)
    assert started < 0.8, "the start page does not wait"
    window.archive.reader.stop()
    begun = process_time()
    window.show_history()
    QApplication.processEvents()
    assert process_time() - begun < 0.5, "nor does the list"
    steps = []
    while window.history.model.rowCount() < MANY:
        step = process_time()
        QApplication.processEvents(QEventLoop.ProcessEventsFlag.WaitForMoreEvents)
        steps.append(process_time() - step)
    gc.unfreeze()
    took = process_time() - begun
    begun = process_time()
    for number in range(MANY // 20):
        history.read(many / f"{number}.hanse")
    alone = (process_time() - begun) * 20
    assert took < 3 * alone, "the files take most of the time"
    assert sorted(steps)[-2] < alone / 10, "but for one collection of what was made here"
    window.history.show_tab(FIGURES_TAB)
    said = [label.text() for label in window.history.statistics_page.findChildren(QLabel)]
    assert any("still being read" in text for text in said)
    window.close()


@pytest.mark.parametrize("at_once", [True, False])
def test_a_search_does_not_wait_for_the_words_of_all_games(qtbot, at_once: bool) -> None:
    session = Session.of_lines(RecordFile(RECORDS / "riga-two-greedy.hanse"))
    games = [of_session(session, Path(f"{n}.hanse"), datetime(2026, 1, 1)) for n in range(MANY)]
    model = HistoryModel()
    model.show_entries(games)
    if not at_once:
        qtbot.waitUntil(lambda: not model._ahead.isActive())
    begun = process_time()
    model.look_for("", "", "7.hanse")
    assert process_time() - begun < 0.2
    if at_once:
        assert model.searching and len(model.rows) < MANY / 10
        qtbot.waitSignal(model.found).wait()
    assert len(model.rows) == MANY / 10


def test_odd_files_stop_neither_the_start_nor_list_and_figures(qtbot, folder) -> None:
    put_odd_files(folder)
    (folder / "good.hanse").write_bytes((RECORDS / "riga-two-greedy.hanse").read_bytes())
    os.utime(folder / "good.hanse", (300_000_000_000,) * 2)
    window = open_window()
    qtbot.addWidget(window)
    read_all(window)
    assert sum(row.isVisible() for row in window.start.record_rows) == 1
    window.show_history()
    read_all(window)
    page = window.history
    odd = [entry for entry in page.model.entries if entry.state == DAMAGED]
    assert len(odd) == len(os.listdir(folder)) - 1
    for column in Column:
        page.table.sortByColumn(column, Qt.SortOrder.AscendingOrder)
        for row in range(page.model.rowCount()):
            page.table.setCurrentIndex(page.model.index(row, column))
            assert page.model.index(row, column).data(Qt.ItemDataRole.ToolTipRole)
            assert page.model.index(row, Column.RESULT).data() != "…"
    for tab in (FIGURES_TAB, GAMES_TAB):
        page.show_tab(tab)
        assert not page.grab().isNull()
    names = [entry.path.name for entry in page.model.rows]
    page.table.setCurrentIndex(page.model.index(names.index("lines.hanse"), 0))
    page.delete_button.click()
    assert not (folder / "lines.hanse").exists() and not messages()
    window.close()


def test_what_was_found_is_known_at_the_next_start(qtbot, folder, monkeypatch) -> None:
    (folder / "good.hanse").write_bytes((RECORDS / "riga-two-greedy.hanse").read_bytes())
    for again in (False, True):
        window = open_window()
        qtbot.addWidget(window)
        if again:
            monkeypatch.setattr(Session, "in_steps", lambda lines: pytest.fail("played again"))
        read_all(window)
        assert "54" in window.start.record_rows[0].accessibleName()
        window.close()

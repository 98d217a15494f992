"""The page of the history: list, filter, buttons, trash and figures."""

from __future__ import annotations

import shutil
from datetime import datetime, timedelta
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QPoint, QSize, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel

from hansetable import paths
from hansetable.session.autosave import Autosave
from hansetable.session.entry import FINISHED, Entry
from hansetable.session.record import Header
from hansetable.session.session import Session
from hansetable.session.slot import HUMAN, PlayerSlot
from hansetable.ui.art.growth import px
from hansetable.ui.history import reader
from hansetable.ui.history.archive import Archive
from hansetable.ui.history.page import FIGURES_TAB, HistoryPage
from hansetable.ui.history.table_model import ENTRY, Column, HistoryModel
from hansetable.ui.history.wording import result_words
from hansetable.ui.replay.page import ReplayPage
from tests.session.history_fixture import entries
from tests.session.test_losses import reviewed
from tests.ui.table.page_fixture import advance, game, speaking
from tests.ui.window_fixture import messages, open_window, read_all, records

RECORDS = Path(__file__).parents[2] / "records"
LEFT = Qt.MouseButton.LeftButton
KEY = Qt.Key
NOON = datetime(2026, 11, 20, 12)
NAMES = ("novgorod-four-mixed", "riga-two-greedy", "kogge-three-mixed")


@pytest.fixture(scope="module")
def kept(tmp_path_factory) -> Path:
    """Three finished games, one unfinished and two that cannot be opened."""
    data = tmp_path_factory.mktemp("kept")
    autosave = Autosave(data)
    for day, name in enumerate(NAMES):
        session = Session.of_text((RECORDS / f"{name}.hanse").read_text(encoding="utf-8"))
        autosave.put_away(session, name, NOON - timedelta(days=day))
    running = advance(game(("human", "greedy")), lambda s: len(s.actions) >= 25)
    autosave.put_away(running, "running", NOON - timedelta(days=9))
    where = data / "records"
    (where / "hurt.hanse").write_text("Hansetable record 1\ngame: riga\nseed: x\n")
    (where / "newer.hanse").write_text("Hansetable record 9\ngame: riga\nseed: 1\n")
    return where


@pytest.fixture
def folder(own_folders, monkeypatch, kept) -> Path:
    """The games that are kept, in the folder of the user."""
    monkeypatch.setenv("XDG_DATA_HOME", str(own_folders / "share"))
    where = paths.data_dir() / "records"
    shutil.copytree(kept, where, dirs_exist_ok=True)
    return where


@pytest.fixture
def window(qtbot, folder):
    window = open_window()
    qtbot.addWidget(window)
    window.show_history()
    read_all(window)
    yield window
    window.close()


@pytest.fixture
def page(window) -> HistoryPage:
    return window.history


def shown(page: HistoryPage) -> list[str]:
    rows = range(page.model.rowCount())
    return [page.model.index(row, 0).data(ENTRY).path.stem for row in rows]


def choose(page: HistoryPage, name: str) -> None:
    page.table.setCurrentIndex(page.model.index(shown(page).index(name), 0))


def cells(page: HistoryPage, name: str) -> list[str]:
    row = shown(page).index(name)
    return [page.model.index(row, column).data() for column in Column]


def test_every_game_is_listed_in_words(page) -> None:
    assert set(shown(page)) == {*NAMES, "running", "hurt", "newer"}
    assert cells(page, "riga-two-greedy")[:1] == ["Riga"]
    assert cells(page, "riga-two-greedy")[1] == "19 Nov 2026, 12:00"
    assert cells(page, "riga-two-greedy")[2] == "Heike (journeyman), Jorin (journeyman)"
    assert cells(page, "riga-two-greedy")[4:] == ["Jorin 54, Heike 50", "8 · 144"]
    assert cells(page, "running")[2] == "Heike, Jorin (journeyman)"
    assert cells(page, "running")[4] == "not finished"


def test_what_cannot_be_opened_says_why(page) -> None:
    assert cells(page, "hurt")[4] == "damaged in line 3"
    assert cells(page, "newer")[4] == "needs a newer Hansetable"
    choose(page, "hurt")
    assert not page.replay_button.isEnabled() and not page.resume_button.isEnabled()
    assert page.delete_button.isEnabled()
    QTest.keyClick(page.table, KEY.Key_Return)
    assert page.isVisible() and not messages()


def test_a_click_on_a_column_sorts_by_it(page) -> None:
    names = shown(page)
    assert [n for n in names if n in NAMES] == list(NAMES), "the newest first"
    page.table.sortByColumn(Column.GAME, Qt.SortOrder.AscendingOrder)
    games = [cells(page, name)[0] for name in shown(page)]
    assert games == sorted(games, key=str.casefold)
    page.table.sortByColumn(Column.LENGTH, Qt.SortOrder.DescendingOrder)
    assert shown(page)[0] == "novgorod-four-mixed"


def test_results_are_sorted_by_the_best_score_also_below_nothing() -> None:
    moment = datetime(2026, 11, 28)
    best = (41, -12, 7, -3, 0)
    games = [
        Entry(Path(f"{s}"), moment, FINISHED, scores=(s, 50), ranks=(1, 2), winners=(0,))
        for s in best
    ]
    model = HistoryModel()
    model.show_entries(games)
    model.sort(Column.RESULT)
    assert [entry.scores[0] for entry in model.rows] == sorted(best)


@pytest.mark.parametrize(
    ("ranks", "winners", "said"),
    [
        ((2, 1, 3), (1,), "Jorin 35, Heike 40, Marit 20"),
        ((1, 1, 3), (0, 1), "Heike 40, Jorin 35, Marit 20"),
        ((2, 1, 3), (), "nobody wins: Jorin 35, Heike 40, Marit 20"),
    ],
)
def test_a_result_goes_by_the_ranks(ranks, winners, said) -> None:
    """N-101, N-102: who has most seals may lose, and ducats may break a tie."""
    names = ("Heike", "Jorin", "Marit")
    slots = tuple(PlayerSlot(name, "red", HUMAN) for name in names)
    header = Header("novgorod", 1, (), slots)
    game = Entry(Path("x"), NOON, FINISHED, header, 100, 9, (40, 35, 20), ranks, winners)
    assert result_words(game) == said


def test_one_looks_for_games(page) -> None:
    page.games.part("riga").click()
    assert shown(page) == ["riga-two-greedy"]
    page.games.part("").click()
    page.states.part("unfinished").click()
    assert set(shown(page)) == {"running", "hurt", "newer"}
    page.states.part("finished").click()
    assert set(shown(page)) == set(NAMES)
    page.search.setText("WIEBKE 122")
    assert shown(page) == ["kogge-three-mixed"]
    page.search.setText("nobody of this name")
    assert shown(page) == [] and page.empty.isVisible() and not page.replay_button.isEnabled()


def test_enter_looks_at_a_finished_game_and_leaving_leads_back(window, page) -> None:
    choose(page, "riga-two-greedy")
    assert not page.resume_button.isEnabled()
    QTest.keyClick(page.table, KEY.Key_Return)
    assert isinstance(window.page, ReplayPage)
    window.page.replay_bar.leave_button.click()
    assert window.page is None and page.isVisible()
    assert page.chosen.path.stem == "riga-two-greedy"


def test_from_a_running_game_one_gets_back_to_it(window, page) -> None:
    assert page.leave_button.text() == "Start page"
    choose(page, "running")
    page.resume_button.click()
    text = window.page.model.session.text()
    for way in (page.leave_button.click, lambda: QTest.keyClick(page, KEY.Key_Escape)):
        window.show_history()
        assert page.leave_button.text() == "Back to the game"
        choose(page, "riga-two-greedy")
        page.replay_button.click()  # a replay in between changes nothing
        window.page.replay_bar.leave_button.click()
        way()
        assert window.page.model.session.text() == text
    window.show_start()
    window.show_history()
    assert page.leave_button.text() == "Start page"
    page.leave_button.click()
    assert window.start.isVisible()


def test_enter_continues_an_unfinished_game_whose_file_is_then_the_running_one(
    window, page, folder
) -> None:
    choose(page, "running")
    text = Session.of_text(page.chosen.path.read_text(encoding="utf-8")).text()
    QTest.keyClick(page.table, KEY.Key_Return)
    assert window.page.model.session.text() == text
    assert not (folder / "running.hanse").exists()
    assert Autosave(paths.data_dir()).load().text() == text
    window.show_history()
    assert shown(page).count("autosave") == 1


def test_a_running_game_can_be_looked_at_from_the_list(window, page) -> None:
    choose(page, "running")
    page.replay_button.click()
    assert isinstance(window.page, ReplayPage) and window.page.model.viewer == 0


def test_only_a_finished_game_can_be_reviewed(window, page) -> None:
    for name in ("running", "hurt"):
        choose(page, name)
        assert not page.review_button.isEnabled()
    choose(page, "riga-two-greedy")
    page.review_button.click()
    assert isinstance(window.page, ReplayPage) and window.page.model.review.running
    window.page.leave.emit()
    assert window.stack.currentWidget() is page


def test_what_is_thrown_away_can_be_put_back(window, page, folder) -> None:
    choose(page, "kogge-three-mixed")
    text = page.chosen.path.read_text(encoding="utf-8")
    QTest.keyClick(page.table, KEY.Key_Delete)
    assert "kogge-three-mixed" not in shown(page) and page.undo_button.isVisible()
    lies = "“Kogge: Heike (journeyman), Jorin (beginner), Wiebke (journeyman)” is in the trash now."
    assert page.note.text() == lies
    assert page.note.toolTip() == f"{lies}\nkogge-three-mixed.hanse"
    with speaking("de"):
        assert page.note.text().startswith("„Kogge: Heike (")
    assert not (folder / "kogge-three-mixed.hanse").exists()
    page.undo_button.click()
    read_all(window)
    assert (folder / "kogge-three-mixed.hanse").read_text(encoding="utf-8") == text
    assert "kogge-three-mixed" in shown(page) and not page.undo_button.isVisible()
    assert page.chosen.path.stem == "kogge-three-mixed"


def test_what_was_thrown_away_earlier_comes_back_one_after_the_other(window, page) -> None:
    before = shown(page)
    for name in ("kogge-three-mixed", "hurt", "riga-two-greedy"):
        choose(page, name)
        page.delete_button.click()
    for name in ("riga-two-greedy", "hurt", "kogge-three-mixed"):
        page.undo_button.click()
        read_all(window)
        assert page.chosen.path.stem == name
    assert shown(page) == before and page.undo_button.isHidden() and not page.note.text()


def test_what_cannot_be_opened_is_thrown_away_under_the_name_of_its_file(page) -> None:
    choose(page, "hurt")
    page.delete_button.click()
    assert page.note.text() == "“hurt.hanse” is in the trash now."


def test_after_a_game_was_thrown_away_the_next_one_is_chosen(page) -> None:
    before = shown(page)
    choose(page, before[2])
    QTest.keyClick(page.table, KEY.Key_Delete)
    assert page.chosen.path.stem == before[3]
    choose(page, before[-1])
    QTest.keyClick(page.table, KEY.Key_Delete)
    assert page.chosen.path.stem == before[-2]


def test_a_delete_key_that_is_held_throws_away_one_game(page) -> None:
    before = shown(page)
    for again in (False, True, True):
        press = QKeyEvent(
            QEvent.Type.KeyPress, KEY.Key_Delete, Qt.KeyboardModifier.NoModifier, "", again
        )
        QApplication.sendEvent(page.table, press)
    assert len(shown(page)) == len(before) - 1


def test_in_the_smallest_window_names_and_scores_have_the_room(window, page) -> None:
    assert not any(page.table.isColumnHidden(column) for column in Column)
    window.resize(window.minimumSize())
    window.grow()
    QApplication.processEvents()
    table, kept = page.table, [Column.GAME, Column.DATE, Column.SEATS, Column.RESULT]
    assert [column for column in Column if not table.isColumnHidden(column)] == kept
    assert sum(table.columnWidth(column) for column in kept) == table.viewport().width()
    assert table.columnWidth(Column.SEATS) > px(250) and table.columnWidth(Column.RESULT) > px(180)


def test_what_is_said_of_the_trash_is_cut_with_dots(window, page) -> None:
    window.resize(window.minimumSize())
    window.grow()
    choose(page, "novgorod-four-mixed")
    page.delete_button.click()
    QApplication.processEvents()
    assert page.note.width() < page.note.sizeHint().width()
    assert "Tjark (beginner)" in page.note.toolTip()
    for button in (page.delete_button, page.undo_button, page.resume_button):
        assert button.width() >= button.sizeHint().width()


def test_the_running_game_can_be_thrown_away_too(window, page) -> None:
    choose(page, "running")
    page.resume_button.click()
    window.show_history()
    choose(page, "autosave")
    page.delete_button.click()
    window.show_start()
    assert window.archive.left is None and not window.start.resume_button.isVisible()
    window.show_history()
    page.undo_button.click()
    assert window.archive.left is not None and "autosave" in shown(page)


def test_what_lies_in_the_way_is_not_overwritten_and_said_once(window, page) -> None:
    choose(page, "running")
    page.resume_button.click()
    window.show_history()
    choose(page, "autosave")
    page.delete_button.click()
    window.play(game(("human", "greedy")))
    window.show_history()
    text = window.archive.left.text()
    page.undo_button.click()
    (message,) = messages()
    assert message.endswith("autosave.hanse: there is a file of this name again")
    assert Autosave(paths.data_dir()).load().text() == text
    assert not page.undo_button.isVisible()


def test_unknown_games_are_played_one_by_one_while_one_looks(
    qtbot, window, page, folder, monkeypatch
) -> None:
    for quick in ("_FIRST", "_STEP", "_TELL"):  # else all three are known before it is told
        monkeypatch.setattr(reader, quick, 0.0)
    for name in NAMES:
        whole = (RECORDS / f"{name}.hanse").read_text(encoding="utf-8")
        (folder / f"{name}.hanse").write_text(whole, encoding="utf-8")
    window.show_history()
    qtbot.waitUntil(lambda: any(cells(page, name)[4] == "…" for name in NAMES))
    read_all(window)
    assert cells(page, "riga-two-greedy")[4] == "Jorin 54, Heike 50"


def test_escape_leads_to_the_start_page(window, page) -> None:
    QTest.keyClick(page.table, KEY.Key_Escape)
    assert window.start.isVisible()


def test_the_start_page_leads_here(window, page) -> None:
    window.show_start()
    window.start.all_row.click()
    assert page.isVisible() and page.table.isVisible()


def texts(page: HistoryPage) -> list[str]:
    return [label.text() for label in page.statistics_page.widget().findChildren(QLabel)]


def test_the_figures_tell_what_games_tell_together(qtbot, own_folders) -> None:
    autosave = Autosave(paths.data_dir())
    ended = advance(game(("human", "greedy")), lambda s: s.decides() is None)
    for number in range(3):
        autosave.put_away(ended, f"game {number}", NOON)
    page = HistoryPage(Archive(Autosave(paths.data_dir())))
    qtbot.addWidget(page)
    page.show_entries(entries(paths.data_dir()))
    page.show_tab(FIGURES_TAB)
    page.show()
    with speaking("en"):
        said = texts(page)
    assert "Novgorod" in said and "1 person, journeyman" in said and "Heike, Novgorod" in said
    assert str(ended.state.result().scores[0]) in said
    with speaking("de"):
        german = texts(page)
        assert "1 Person, Geselle" in german and "Heike, Nowgorod" in german


def test_the_figures_tell_whether_one_gives_away_less(window, page, tmp_path) -> None:
    given = (0.2, 0.1, 0.3, 0.1, 0.08, 0.06)
    page.show_entries([reviewed(tmp_path, day, loss) for day, loss in enumerate(given)])
    page.show_tab(FIGURES_TAB)
    with speaking("en"):
        said = texts(page)
        assert "Heike, Riga: 1 person, journeyman" in said
        assert "7 ± 3.7 %" in said and "−6 ± 5.8 %" in said
    with speaking("de"):
        assert "7 ± 3,7 %" in texts(page)
        window.resize(window.minimumSize())
        window.grow()
        QApplication.processEvents()
        area, sheet = page.statistics_page.viewport(), page.statistics_page.widget()
        assert sheet.width() <= area.width()
        for label in sheet.findChildren(QLabel):
            assert label.x() + label.width() <= area.width(), label.text()


def test_all_figures_have_room_in_the_smallest_window(window, page) -> None:
    page.show_tab(FIGURES_TAB)
    for size in (window.minimumSize(), QSize(1366, 768), QSize(1900, 900)):
        window.resize(size)
        window.grow()
        QApplication.processEvents()
        area, sheet = page.statistics_page.viewport(), page.statistics_page.widget()
        assert sheet.width() <= area.width()
        ends = {}
        for label in sheet.findChildren(QLabel):
            assert label.x() + label.sizeHint().width() <= area.width(), label.text()
            ends.setdefault(label.text(), set()).add(label.mapTo(sheet, QPoint()).x())
        assert len(ends["Rounds"]) == 1, "the columns of all tables stand below each other"


def test_an_empty_chronicle_says_so(qtbot) -> None:
    page = HistoryPage(Archive(Autosave(paths.data_dir())))
    qtbot.addWidget(page)
    page.show_entries([])
    page.show()
    assert page.empty.isVisible() and page.empty.text().startswith("No games yet")
    page.show_tab(FIGURES_TAB)
    assert any("No finished games" in text for text in texts(page))


@pytest.mark.parametrize("code", ["de", "en"])
def test_everything_has_room(page, code) -> None:
    with speaking(code):
        QApplication.processEvents()
        for button in (page.delete_button, page.folder_button, page.review_button):
            assert button.width() >= button.sizeHint().width()
        assert page.panel.width() <= page.width()
        assert page.grab().toImage().width() > 0


def test_nothing_of_this_lies_in_the_records_folder_but_records(page, folder) -> None:
    assert all(file.suffix == ".hanse" for file in records())

"""What the start page says of the game that was left and of the records on disk."""

from __future__ import annotations

import os
from datetime import datetime

import pytest

from hansetable.ui.art.fonts import line_width
from hansetable.ui.history.wording import SHOWN, figures, left_game, newest
from hansetable.ui.start.page import StartPage
from tests.session.history_fixture import entries
from tests.ui.table.page_fixture import advance, game, speaking

ALONE = ("human", "greedy")


@pytest.fixture(scope="module")
def ended():
    return advance(game(ALONE), lambda s: s.decides() is None)


@pytest.fixture
def folder(qapp, tmp_path):
    (tmp_path / "records").mkdir()
    return tmp_path


def put(folder, name: str, text: str, age: int = 0):
    file = folder / "records" / name
    file.write_text(text, encoding="utf-8")
    os.utime(file, (1_800_000_000 - age, 1_800_000_000 - age))
    return file


def test_no_game_was_left(qapp, tmp_path) -> None:
    assert left_game(None, tmp_path / "autosave.hanse") is None


def test_a_finished_game_cannot_be_continued(qapp, tmp_path, ended) -> None:
    assert left_game(ended, tmp_path / "autosave.hanse") is None


def test_the_game_that_was_left_is_named(qapp, tmp_path) -> None:
    session = advance(game(ALONE), lambda s: len(s.actions) > 40 and s.decides() == 0)
    file = tmp_path / "autosave.hanse"
    file.write_text(session.text(), encoding="utf-8")
    with speaking("en"):
        left = left_game(session, file)
        assert left is not None and left.seats == ("red", "blue")
        assert "Novgorod" in left.title and "Heike is to play" in left.title
        assert left.detail.startswith("2 players; left on ")
    with speaking("de"):
        german = left_game(session, file)
        assert german is not None and german.title != left.title
        assert "Nowgorod" in german.title and german.detail != left.detail


def test_a_game_that_could_not_be_saved_was_left_just_now(qapp, tmp_path) -> None:
    session = advance(game(ALONE), lambda s: len(s.actions) > 10)
    left = left_game(session, tmp_path / "nowhere.hanse")
    assert left is not None and "1 January" not in left.detail


def test_the_newest_records_come_first(folder, ended) -> None:
    for age in range(5):
        put(folder, f"game {age}.hanse", ended.text(), age * 100)
    found = newest(entries(folder))
    assert [record.path for record in found] == [
        str(folder / "records" / f"game {age}.hanse") for age in range(SHOWN)
    ]
    assert all(record.game == "novgorod" for record in found)


def test_a_record_names_the_winner_first(folder, ended) -> None:
    put(folder, "one.hanse", ended.text())
    result = ended.state.result()
    (record,) = newest(entries(folder))
    best = ended.slots[result.ranks.index(1)].name
    assert record.result.startswith(f"{best} {max(result.scores)}")
    assert "Heike" in record.result and "Jorin" in record.result


def day(folder, moment: datetime) -> str:
    """Return the day that the row of a record of this moment says."""
    file = put(folder, "one.hanse", game(ALONE).text())
    os.utime(file, (moment.timestamp(), moment.timestamp()))
    (record,) = newest(entries(folder))
    return record.date


@pytest.mark.parametrize(
    ("code", "form", "old"),
    [("de", "12. März", "12. März 2025"), ("en", "12 March", "12 March 2025")],
)
def test_only_a_day_of_another_year_says_its_year(folder, code, form, old) -> None:
    with speaking(code):
        assert day(folder, datetime(datetime.now().year, 3, 12, 12)) == form
        assert day(folder, datetime(2025, 3, 12, 12)) == old


@pytest.mark.parametrize("code", ["de", "en"])
def test_every_day_with_its_year_fits_into_its_row(qtbot, folder, code) -> None:
    page = StartPage()
    qtbot.addWidget(page)
    with speaking(code):
        days = [day(folder, datetime(2025, month, 28)) for month in range(1, 13)]
        page.fill(records=newest(entries(folder)))
    room = page.record_rows[0].words[-1]
    assert room.text == days[-1]
    wide = {text: line_width(text, room.px, 500, italic=True) for text in days}
    assert [text for text in days if wide[text] > room.width] == []


def test_an_unfinished_record_says_so(folder) -> None:
    put(folder, "one.hanse", advance(game(ALONE), lambda s: len(s.actions) > 9).text())
    (record,) = newest(entries(folder))
    assert record.result == "not finished"


@pytest.mark.parametrize("bad", [b"", b"hello", b"\xff\xfe\x00", b"Hansetable record 9\ngame: x\n"])
def test_what_is_no_record_is_passed_over(folder, ended, bad) -> None:
    (folder / "records" / "bad.hanse").write_bytes(bad)
    good = put(folder, "good.hanse", ended.text(), 10)
    (folder / "records" / "folder.hanse").mkdir()
    assert [record.path for record in newest(entries(folder))] == [str(good)]


def test_there_may_be_no_folder(qapp, tmp_path) -> None:
    assert list(newest(entries(tmp_path / "nothing"))) == []


def test_without_finished_games_of_people_there_are_no_figures(folder) -> None:
    put(folder, "one.hanse", advance(game(ALONE), lambda s: len(s.actions) > 9).text())
    assert figures(entries(folder)) == ()


def test_the_figures_count_what_people_have_played(folder, ended) -> None:
    for number in range(2):
        put(folder, f"{number}.hanse", ended.text())
    newest(entries(folder))
    played, won, best = figures(entries(folder))
    result = ended.state.result()
    assert (played.text, played.number) == ("games played", "2")
    assert won.number == ("2" if 0 in result.winners else "0")
    assert best.text == "best score in Novgorod" and best.number == str(result.scores[0])

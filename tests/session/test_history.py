"""The history: what heads of records tell, what only playing them tells, and what is kept."""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from contextlib import suppress
from datetime import datetime
from pathlib import Path
from time import process_time

import pytest

from hansetable.session.entry import DAMAGED, FINISHED, UNFINISHED, UNKNOWN
from hansetable.session.history import History, annotated, of_session, read
from hansetable.session.record_index import RecordIndex, Stamp
from hansetable.session.session import Session
from hansetable.session.slot import PlayerSlot
from hansetable.session.statistics import by_player
from tests.session.history_fixture import entries, look_into, put_odd_files

RECORDS = Path(__file__).parents[1] / "records"
NOON = datetime(2026, 11, 20, 12, 5)
CHAIRS = (PlayerSlot("Heike", "red", "human"), PlayerSlot("Jorin", "blue", "greedy"))


def record(name: str) -> Session:
    return Session.of_text((RECORDS / f"{name}.hanse").read_text(encoding="utf-8"))


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "records").mkdir()
    return tmp_path


def put(folder: Path, name: str, text: str) -> Path:
    file = folder / "records" / f"{name}.hanse"
    file.write_text(text, encoding="utf-8")
    return file


@pytest.mark.parametrize("file", sorted(RECORDS.glob("*.hanse")), ids=lambda file: file.stem)
def test_how_a_game_ended_is_known_by_playing_it(folder, file) -> None:
    session = Session.of_text(file.read_text(encoding="utf-8"))
    path = put(folder, "one", annotated(session, NOON))
    head = read(path)
    assert (head.state, head.moment, head.header) == (UNKNOWN, NOON, session.header)
    (entry,) = entries(folder)
    assert entry == of_session(session, path, NOON)
    assert entry.state == FINISHED and entry.scores == session.state.result().scores
    assert Session.of_text(path.read_text(encoding="utf-8")).text() == session.text()


def test_an_unfinished_game_is_known_by_playing_it(folder) -> None:
    session = Session.new("riga", 4, CHAIRS, {})
    entry = look_into(put(folder, "one", annotated(session, NOON)))
    assert (entry.state, entry.moment, entry.actions) == (UNFINISHED, NOON, 0)


def test_a_record_that_is_put_away_begins_with_its_date_and_result() -> None:
    session = record("riga-two-greedy")
    text = annotated(session, NOON)
    assert text.splitlines()[1:3] == [
        "# date: 2026-11-20 12:05",
        "# result: scores 50 54, won by 2, round 8, 144 actions",
    ]


def test_what_people_write_into_a_record_stays_when_it_is_played(folder) -> None:
    text = record("riga-two-greedy").text()
    remark = "# At home, with tea.\n"
    file = put(folder, "one", text.replace("\n\n", f"\n{remark}\n", 1) + remark)
    before = file.read_bytes()
    assert look_into(file).state == FINISHED
    assert file.read_bytes() == before
    assert annotated(Session.of_text(before.decode()), NOON).count(remark) == 2


@pytest.mark.parametrize("end", ["\r\n", "\r"])
def test_foreign_line_ends_are_read_too(folder, end: str) -> None:
    session = record("riga-two-greedy")
    file = put(folder, "one", "")
    file.write_bytes(annotated(session, NOON).replace("\n", end).encode())
    assert look_into(file) == of_session(session, file, NOON)


def test_a_note_about_a_result_is_not_believed(folder) -> None:
    session = record("riga-two-greedy")
    text = annotated(session, NOON)
    for number, note in enumerate(("scores 900 54, won by 1, round 8, 144 actions", "9" * 1900)):
        lied = text.replace("scores 50 54, won by 2, round 8, 144 actions", note)
        file = put(folder, str(number), lied)
        assert file.read_text() != text and look_into(file) == of_session(session, file, NOON)


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        (b"", "line 1: expected"),
        (b"\xff\xfe\x00", "not UTF-8"),
        (b"hello", "line 1: expected"),
        (b"Hansetable record 9\ngame: riga\nseed: 1\n", "found version 9"),
        (b"Hansetable record 1\ngame: riga\nseed: x\n", "line 3: expected"),
    ],
)
def test_a_damaged_file_says_in_one_line_why(folder, text, problem) -> None:
    file = folder / "records" / "bad.hanse"
    file.write_bytes(text)
    entry = read(file)
    assert (
        entry.state == DAMAGED and problem in str(entry.problem) and "\n" not in str(entry.problem)
    )
    assert entry.header is None


def test_damage_among_the_actions_is_found_by_playing(folder) -> None:
    lines = record("riga-two-greedy").text().splitlines()
    lines[40] = "1 nonsense"
    entry = look_into(put(folder, "one", "\n".join(lines)))
    assert entry.state == DAMAGED and str(entry.problem).startswith("line 41")


def test_a_file_that_is_gone_is_damaged(folder) -> None:
    assert read(folder / "records" / "gone.hanse").state == DAMAGED


def test_the_newest_come_first_and_folders_are_passed_over(folder) -> None:
    session = Session.new("riga", 4, CHAIRS, {})
    for day in (3, 1, 2):
        put(folder, f"day {day}", annotated(session, NOON.replace(day=day)))
    (folder / "records" / "folder.hanse").mkdir()
    assert [entry.path.stem for entry in entries(folder)] == ["day 3", "day 2", "day 1"]
    assert entries(folder / "nothing") == []


def test_what_was_found_by_playing_is_kept_until_the_file_changes(folder, monkeypatch) -> None:
    session = record("riga-two-greedy")
    file = put(folder, "one", session.text())
    index = RecordIndex(folder / "index.json")
    found = entries(folder, index)
    index.save()
    with monkeypatch.context() as patch:
        patch.setattr(Session, "in_steps", lambda lines: pytest.fail("played again"))
        assert entries(folder, index) == found
        assert entries(folder, RecordIndex(folder / "index.json")) == found
    put(folder, "one", session.text().rsplit("\n", 2)[0])
    (entry,) = entries(folder, RecordIndex(folder / "index.json"))
    assert entry.state == UNFINISHED
    file.unlink()
    index = RecordIndex(folder / "index.json")
    assert entries(folder, index) == [] and not index._lines and not index._known


def spoiled(said: list) -> Iterator[list]:
    """Yield an entry of the index with one of its parts exchanged."""
    for odd in (None, -1, 10**400, "x", [], {}, True, [10**400], [None]):
        for place in range(len(said)):
            yield [*said[:place], odd, *said[place + 1 :]]
        for place in range(len(said[-1])):
            yield [*said[:-1], [*said[-1][:place], odd, *said[-1][place + 1 :]]]


def test_an_index_that_is_damaged_is_not_believed(folder) -> None:
    session = record("riga-two-greedy")
    path = put(folder, "one", annotated(session, NOON))
    file = folder / "index.json"
    index = RecordIndex(file)
    good = entries(folder, index)
    index.save()
    whole = json.loads(file.read_text())
    (line,) = whole["records"].values()
    lines = [json.dumps(said) for said in (*spoiled(json.loads(line)), None, [], "x", 3)]
    for odd in (*lines, None, [], 3, "x", "[" * 100_000):
        file.write_text(json.dumps({**whole, "records": {str(path): odd}}))
        found = RecordIndex(file).get(path, Stamp.of(path.stat()))
        if found is not None:
            by_player([found])
            assert found.header.game == "riga" and len(found.header.slots) == 2
    for content in (b"", b"\xff", b"[]", b"{", b"3", b"[" * 100_000, b"9" * 5000):
        file.write_bytes(content)
        assert entries(folder, RecordIndex(file)) == good


def test_odd_files_are_listed_as_damaged_with_a_reason(folder) -> None:
    put_odd_files(folder / "records")
    begun = process_time()
    found = entries(folder)
    assert process_time() - begun < 0.3
    assert len(found) >= 7 and {entry.state for entry in found} == {DAMAGED}
    assert all(0 < len(str(entry.problem)) < 200 for entry in found)


@pytest.mark.parametrize("year", [1, 1800, 9999, 10_000, 100_000])
def test_any_date_is_read(folder, year: int) -> None:
    text = annotated(record("riga-two-greedy"), NOON).replace("2026", f"{year:04}")
    file = put(folder, "one", text)
    with suppress(OSError, OverflowError):  # some systems keep no such time
        os.utime(file, ((year - 1970) * 31_556_952,) * 2)
    (entry,) = entries(folder)
    assert entry.state == FINISHED and entry.moment.year <= 9999


def test_each_step_through_many_records_is_short(folder) -> None:
    text = annotated(record("riga-four-greedy"), NOON)
    for number in range(500):
        put(folder, str(number), text)
    history, took = History(folder, RecordIndex(None)), []
    begun = process_time()
    for _ in history.steps():
        took.append(process_time() - begun)
        if len(history.entries) == 500:
            break
        begun = process_time()
    assert sorted(took)[-2] < 0.05, "but for one collection of what other tests have left"
    assert {entry.state for entry in history.entries} == {UNKNOWN}


def test_damaged_running_games_that_were_kept_aside_are_listed(folder) -> None:
    (folder / "autosave-damaged-1.hanse").write_text("Hansetable record 1\ngame: nov")
    (folder / "autosave.hanse").write_text(record("riga-two-greedy").text())
    (entry,) = entries(folder)
    assert entry.state == DAMAGED and entry.path.stem == "autosave-damaged-1"

"""The history: what record files tell at a glance, and what only playing them tells."""

from __future__ import annotations

import os
from datetime import datetime
from pathlib import Path
from time import process_time

import pytest

from hansetable.session.history import (
    DAMAGED,
    FINISHED,
    UNFINISHED,
    UNKNOWN,
    annotated,
    entries,
    look_into,
    of_session,
    read,
)
from hansetable.session.session import Session
from hansetable.session.slot import PlayerSlot

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
def test_a_finished_game_is_known_at_a_glance(folder, file) -> None:
    session = Session.of_text(file.read_text(encoding="utf-8"))
    path = put(folder, "one", annotated(session, NOON))
    entry = read(path)
    assert entry == of_session(session, path, NOON)
    assert entry.state == FINISHED and entry.scores == session.state.result().scores
    assert Session.of_text(path.read_text(encoding="utf-8")).text() == session.text()


def test_an_unfinished_game_is_known_at_a_glance(folder) -> None:
    session = Session.new("riga", 4, CHAIRS, {})
    entry = read(put(folder, "one", annotated(session, NOON)))
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
    assert look_into(read(file)).state == FINISHED
    assert file.read_bytes() == before
    assert annotated(Session.of_text(before.decode()), NOON).count(remark) == 2


@pytest.mark.parametrize("end", ["\r\n", "\r"])
def test_foreign_line_ends_are_read_at_a_glance_too(folder, end: str) -> None:
    session = record("riga-two-greedy")
    file = put(folder, "one", "")
    file.write_bytes(annotated(session, NOON).replace("\n", end).encode())
    assert read(file) == of_session(session, file, NOON)
    file.write_bytes(session.text().replace("\n", end).encode())
    assert read(file).actions == len(session.actions)
    assert look_into(read(file)).state == FINISHED


def test_a_game_without_notes_is_played_once(folder) -> None:
    session = record("kogge-two-greedy")
    file = put(folder, "one", session.text())
    os.utime(file, (1_790_000_000, 1_790_000_000))
    entry = read(file)
    assert entry.state == UNKNOWN and entry.actions == len(session.actions)
    known = look_into(entry)
    assert known.state == FINISHED and known.scores == session.state.result().scores
    assert file.stat().st_mtime == 1_790_000_000


def test_a_note_that_does_not_fit_the_file_is_not_believed(folder) -> None:
    text = annotated(record("riga-two-greedy"), NOON)
    longer = put(folder, "longer", text.rsplit("\n", 2)[0] + "\n")
    other = put(folder, "other", text.replace("scores 50 54", "scores 50 54 60"))
    wrong = put(folder, "wrong", text.replace("won by 2", "won by 7"))
    assert [read(file).state for file in (longer, other, wrong)] == [UNKNOWN] * 3
    assert look_into(read(longer)).state == UNFINISHED


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
    entry = look_into(read(put(folder, "one", "\n".join(lines))))
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


def test_five_hundred_records_are_listed_in_a_second(folder) -> None:
    texts = [annotated(record(n), NOON) for n in ("riga-four-greedy", "novgorod-two-greedy")]
    for number in range(500):
        put(folder, str(number), texts[number % 2])
    times = []
    for _ in range(3):
        begun = process_time()
        found = entries(folder)
        times.append(process_time() - begun)
    assert min(times) < 1
    assert len(found) == 500 and {entry.state for entry in found} == {FINISHED}


def test_damaged_running_games_that_were_kept_aside_are_listed(folder) -> None:
    (folder / "autosave-damaged-1.hanse").write_text("Hansetable record 1\ngame: nov")
    (folder / "autosave.hanse").write_text(record("riga-two-greedy").text())
    (entry,) = entries(folder)
    assert entry.state == DAMAGED and entry.path.stem == "autosave-damaged-1"

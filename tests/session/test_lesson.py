"""Guided first games: their files, and what is wrong with a damaged one."""

from __future__ import annotations

from pathlib import Path

import pytest

from hansetable import paths
from hansetable.errors import SheetError
from hansetable.games import GAMES, game
from hansetable.games.riga.table import scoreboard
from hansetable.languages import languages
from hansetable.session.lesson import lesson
from hansetable.session.record import RecordError
from hansetable.session.session import Session
from tests.test_rulebooks import rules

RECORD = (paths.resources() / "lessons" / "novgorod.yaml").read_text(encoding="utf-8")
RECORD = RECORD[: RECORD.index("notes:")]
NOTE = 'notes:\n  - {at: 1, rule: N-1, points: ["pile"], de: Ja, en: "Yes"}\n'


@pytest.mark.parametrize("name", GAMES)
def test_every_game_has_its_lesson_in_both_languages(name: str) -> None:
    found = lesson(name)
    assert found.header.game == name
    assert [slot.player for slot in found.header.slots].count("human") == 1
    assert all(note.words[code] for note in found.notes for code in languages())
    assert all(note.words["de"] != note.words["en"] for note in found.notes)


@pytest.mark.parametrize("name", GAMES)
def test_a_lesson_speaks_of_rules_that_exist(name: str) -> None:
    known = set(rules(name, "en"))
    assert {note.rule for note in lesson(name).notes} <= known


@pytest.mark.parametrize("name", GAMES)
def test_a_lesson_points_at_pieces_that_the_learner_sees(name: str) -> None:
    found = lesson(name)
    session = Session(found.header)
    for seat, action in found.script:
        session.submit(seat, action)
    learner = next(i for i, slot in enumerate(found.header.slots) if slot.human)
    for note in found.notes:
        places = game(name).pieces(session.at(note.at).seen_by(learner))
        assert set(note.points) <= set(places), note.at


@pytest.mark.parametrize("name", GAMES)
def test_each_of_the_learners_actions_has_a_note(name: str) -> None:
    found = lesson(name)
    learner = next(i for i, slot in enumerate(found.header.slots) if slot.human)
    own = [i for i, (seat, _) in enumerate(found.script) if seat == learner]
    assert set(own) <= {note.at for note in found.notes}
    assert found.notes[-1].at == len(found.script)


def test_riga_does_each_kind_of_thing_once_by_hand() -> None:
    found = lesson("riga")
    done = {type(action).__name__ for seat, action in found.script if seat == 0}
    taken = {"NameStart", "Keep", "TakeRow", "TakeBuilding", "Drop", "Done"}
    assert done == taken | {"Plan", "Spend", "Crane", "Fund"}


def test_the_numbers_in_the_lesson_of_riga_are_true() -> None:
    found = lesson("riga")
    session = Session(found.header)
    for seat, action in found.script:
        session.submit(seat, action)
    assert [told(session, at) for at in (46, 72, 78)] == [(19, 7), (23, 26), (29, 26)]
    assert session.at(78).merchants(0) == 5 and not session.at(78).knights(0)
    assert [session.at(at).cards(0) for at in (12, 49, 64)] == [5, 9, 7]


def test_what_decides_a_game_of_riga_is_in_its_lesson() -> None:
    """R-20, R-40, R-47, R-80, R-81: its end, and what counts then."""
    said = " ".join(note.words["en"] for note in lesson("riga").notes)
    for words in (
        "most points after eight years", "6, 12, 19 or 26 points", "costs 2", "In a tie",
        "winter of the eighth year", "each pair of a merchant and a knight", "Riga buildings",
    ):  # fmt: skip
        assert words in said


def told(session: Session, at: int) -> tuple[int, int]:
    """The points of both seats before an action."""
    first, second = scoreboard(session.at(at))
    return first["points"], second["points"]


def test_novgorods_lesson_teaches_to_win() -> None:
    """Each kind of thing is done once by hand, the × is passed (N-101), and the numbers are true"""
    found = lesson("novgorod")
    session = Session(found.header)
    for seat, action in found.script:
        session.submit(seat, action)
    state = session.state
    assert state.career_side(0).loses <= state.level[0] == 2 and state.under[0]
    done = {type(action).__name__ for seat, action in found.script if seat == 0}
    assert done >= {
        *("BuyOffice", "BuyMission", "Upgrade", "Lay", "Mark", "Sail", "Privilege"),
        *("Produce", "Store", "Fulfil", "Advance", "Craft", "Done", "Pass"),
    }
    assert {"N-100", "N-101", "N-102"} <= {note.rule for note in found.notes}
    money = {at: session.at(at).money[0] for at in (6, 12, 28, 46, 63)}
    assert money == {6: 7, 12: 12, 28: 7, 46: 3, 63: 0}
    assert session.at(72).seals == [10, 8] and session.at(72).level == [1, 2]


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("notes: []\n", "record: expected"),
        (RECORD + "notes: 7\n", "notes: expected a list"),
        (RECORD + NOTE.replace("de: Ja, ", ""), "notes.0"),
        (RECORD + NOTE.replace("at: 1", "at: 900"), "notes.0.at: expected a whole number from 0"),
        (RECORD + NOTE + NOTE.replace("notes:\n", "").replace("at: 1", "at: 0"), "rising numbers"),
        ("record: [\n", "expected YAML"),
    ],
)
def test_a_damaged_lesson_is_told_in_one_line(
    text: str, said: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    _replace(text, tmp_path, monkeypatch)
    with pytest.raises(SheetError) as problem:
        lesson("novgorod")
    assert said in str(problem.value) and "\n" not in str(problem.value)


def test_a_record_that_does_not_fit_names_its_line(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    _replace(RECORD.replace("2 draw-mission", "2 draw-pirate") + NOTE, tmp_path, monkeypatch)
    with pytest.raises(RecordError, match=r"novgorod\.yaml: record: line \d+: expected"):
        lesson("novgorod")


def _replace(text: str, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the lesson of Novgorod be this text."""
    (folder / "lessons").mkdir()
    (folder / "lessons" / "novgorod.yaml").write_text(text, encoding="utf-8")
    monkeypatch.setattr(paths, "resources", lambda: folder)

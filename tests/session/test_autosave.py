from datetime import datetime
from pathlib import Path

import pytest

from hansetable.session.autosave import Autosave, AutosaveDamagedError, SaveError
from hansetable.session.session import Session
from hansetable.session.slot import PlayerSlot

NOON = datetime(2026, 1, 2, 12)
CHAIRS = (PlayerSlot("Heike", "red", "human"), PlayerSlot("Jorin", "blue", "greedy"))


@pytest.fixture
def session() -> Session:
    session = Session.new("novgorod", 3, CHAIRS, {})
    for _ in range(4):
        seat = session.decides()
        assert seat is not None
        session.submit(seat, session.state.listed(seat)[0])
    return session


@pytest.fixture
def autosave(tmp_path: Path) -> Autosave:
    return Autosave(tmp_path / "games")


def test_there_is_no_game_at_first(autosave: Autosave) -> None:
    assert autosave.load() is None


def test_the_game_is_there_again(autosave: Autosave, session: Session) -> None:
    autosave.keep(session)
    loaded = autosave.load()
    assert loaded is not None
    assert loaded.text() == session.text()
    assert loaded.state.key(-1) == session.state.key(-1)
    assert [file.name for file in autosave.folder.iterdir()] == ["autosave.hanse"]


def test_a_discarded_game_is_gone(autosave: Autosave, session: Session) -> None:
    autosave.keep(session)
    autosave.discard()
    autosave.discard()
    assert autosave.load() is None


@pytest.mark.parametrize("damage", [b"", b"\xff\xfe", b"Hansetable record 1\ngame: nov"])
def test_a_damaged_game_is_kept_aside(autosave: Autosave, session: Session, damage: bytes) -> None:
    for number in (1, 2):
        autosave.keep(session)
        autosave.path.write_bytes(damage)
        with pytest.raises(AutosaveDamagedError) as problem:
            autosave.load()
        assert problem.value.path.name == f"autosave-damaged-{number}.hanse"
        assert problem.value.path.read_bytes() == damage
        assert str(problem.value.path) in str(problem.value)
        assert autosave.load() is None


def test_a_finished_game_becomes_a_record(autosave: Autosave, session: Session) -> None:
    autosave.keep(session)
    first = autosave.put_away(session, "2026-01-02 Heike, Jorin", NOON)
    assert first == autosave.folder / "records" / "2026-01-02 Heike, Jorin.hanse"
    text = first.read_text(encoding="utf-8")
    assert Session.of_text(text).text() == session.text()
    assert text.splitlines()[1:3] == [
        "# date: 2026-01-02 12:00",
        "# result: unfinished, round 0, 4 actions",
    ]
    assert autosave.load() is None
    assert autosave.put_away(session, "2026-01-02 Heike, Jorin", NOON).name.endswith(" 2.hanse")


def test_the_table_of_a_game_goes_along_until_it_is_taken_out(
    autosave: Autosave, session: Session
) -> None:
    autosave.keep(session)
    autosave.table.write_text("guests")
    record = autosave.put_away(session, "one", NOON)
    assert not autosave.table.exists()
    assert autosave.table_of(record).read_text() == "guests"
    autosave.take_out(record)
    assert autosave.table.read_text() == "guests"
    assert list(record.parent.iterdir()) == []


@pytest.mark.parametrize("name", ["../../etc/x", "a/b\\c:d", "...", ""])
def test_a_record_stays_in_its_folder(autosave: Autosave, session: Session, name: str) -> None:
    assert autosave.put_away(session, name, NOON).parent == autosave.folder / "records"


def test_long_names_do_not_keep_a_game_from_its_record(
    autosave: Autosave, session: Session
) -> None:
    for number in range(2):
        autosave.keep(session)
        file = autosave.put_away(session, f"riga {'Wilhelmine, ' * 40}{number}", NOON)
        assert file.is_file() and file.name.startswith("riga Wilhelmine, Wilhelmine")
    assert autosave.load() is None


def test_an_unwritable_folder_is_one_clear_error(tmp_path: Path, session: Session) -> None:
    (tmp_path / "games").write_text("a file, not a folder")
    autosave = Autosave(tmp_path / "games")
    for attempt in (autosave.keep, lambda s: autosave.put_away(s, "x", NOON)):
        with pytest.raises(SaveError, match=r"^Cannot save .*games.* \(.+\)\.$"):
            attempt(session)
    assert session.decides() is not None


def test_drafts_of_a_crash_are_removed(autosave: Autosave, session: Session) -> None:
    autosave.keep(session)
    draft = autosave.folder / ".autosave.hanse.1a2b3c4d.tmp"
    draft.write_text("Hansetable rec", encoding="utf-8")
    autosave.tidy()
    assert not draft.exists()
    assert autosave.load() is not None

"""Records and autosaves with anything wrong in them: one reason, quickly, with little memory.

``-m soak`` tries 3,000 of each, and kills the program 30 times while it saves.
"""

from __future__ import annotations

import errno
import gc
import os
import random
import resource
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from datetime import datetime
from pathlib import Path
from time import process_time

import pytest

from hansetable import paths
from hansetable.session.autosave import Autosave, AutosaveDamagedError, SaveError
from hansetable.session.entry import UNKNOWN
from hansetable.session.record import UNREADABLE
from hansetable.session.record_file import RecordFile
from hansetable.session.session import Session
from tests.session.history_fixture import entries

ROOT = Path(__file__).parents[2]
RECORDS = sorted((ROOT / "tests" / "records").glob("*.hanse"))
NOON = datetime(2026, 11, 20, 12)
pytestmark = pytest.mark.timeout(3_600)
MANY = pytest.mark.parametrize("count", [40, pytest.param(3_000, marks=pytest.mark.soak)])
ODD = (b"9" * 4301, b"-1", b"\xff", b"\0", "\u202e".encode(), b"\x1b[2J", b"<b>", b"%n{0}", b"")


def mutated(data: bytes, chance: random.Random) -> bytes:
    """Return a record with one to three things changed."""
    for _ in range(chance.randint(1, 3)):
        lines = data.splitlines(keepends=True) or [b""]
        place, odd = chance.randrange(len(lines)), chance.choice(ODD)
        words = lines[place].split(b" ")
        match chance.randrange(8):
            case 0:
                at = chance.randrange(len(data) + 1)
                data = data[:at] + bytes([chance.randrange(256)]) + data[at + 1 :]
                continue
            case 1:
                data = data[: chance.randrange(len(data) + 1)]
                continue
            case 2:
                del lines[place]
            case 3:
                lines[place:place] = lines[place : place + 1] * chance.choice((1, 2, 20_000))
            case 4:
                lines.insert(place, lines.pop(chance.randrange(len(lines))))
            case 5:
                words[chance.randrange(len(words))] = odd
                lines[place] = b" ".join(words)
            case 6:
                lines.insert(place, odd * chance.choice((1, 1_000)) + b"\n")
            case 7:
                lines[place] = lines[place].replace(b"\n", b"\r")
        data = b"".join(lines)
    return data


def memory() -> float:
    """Return the most memory that this process ever had, in MB."""
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024


@MANY
def test_a_mutated_record_is_read_or_has_one_reason(tmp_path: Path, count: int) -> None:
    chance, before = random.Random(13), memory()
    file = tmp_path / "records" / "one.hanse"
    file.parent.mkdir()
    for number in range(count):
        file.write_bytes(mutated(RECORDS[number % len(RECORDS)].read_bytes(), chance))
        begun = process_time()
        try:
            Session.of_lines(RecordFile(file)).text()
        except UNREADABLE as problem:
            assert "\n" not in str(problem)
        (entry,) = entries(tmp_path)
        assert entry.state != UNKNOWN and len(str(entry.problem)) < 500
        assert process_time() - begun < 2
    assert memory() - before < 200


@MANY
def test_a_mutated_autosave_is_continued_or_kept_aside(tmp_path: Path, count: int) -> None:
    chance, before = random.Random(14), memory()
    for number in range(count):
        data = mutated(RECORDS[number % len(RECORDS)].read_bytes(), chance)
        autosave = Autosave(tmp_path)
        autosave.path.write_bytes(data)
        begun = process_time()
        try:
            assert autosave.load() is not None
        except AutosaveDamagedError as problem:
            assert problem.path.read_bytes() == data and not autosave.path.exists()
            problem.path.unlink()
        assert process_time() - begun < 2
    assert memory() - before < 200


# ---- saving that fails or is cut off -------------------------------------------------------------


@pytest.fixture
def session() -> Session:
    return Session.of_text(RECORDS[0].read_text(encoding="utf-8"))


MOMENTS = ("mkdir", "open", "chmod", "fsync", "replace")


def failing(patch: pytest.MonkeyPatch, moment: str, number: int) -> None:
    """Let the system refuse one thing that saving does."""

    def refuse(*_: object, **__: object) -> None:
        raise OSError(number, os.strerror(number))

    patch.setattr(os if moment in ("fsync", "replace") else Path, moment, refuse)


@pytest.mark.parametrize("number", [errno.ENOSPC, errno.EROFS, errno.EACCES, errno.EIO])
@pytest.mark.parametrize("moment", MOMENTS)
@pytest.mark.parametrize("what", ["keep", "put away"])
def test_saving_that_fails_at_any_moment_loses_nothing(
    tmp_path: Path, session: Session, moment: str, number: int, what: str, monkeypatch
) -> None:
    autosave = Autosave(tmp_path)
    old = Session(session.header)
    autosave.keep(old)
    save: Callable[[], object] = lambda: autosave.keep(session)  # noqa: E731
    if what == "put away":
        save = lambda: autosave.put_away(session, "one", NOON)  # noqa: E731
    with monkeypatch.context() as patch:
        failing(patch, moment, number)
        if moment == "chmod" and what == "put away":
            save()  # a new file has no mode to keep
            return
        with pytest.raises(SaveError):
            save()
    assert autosave.path.read_text(encoding="utf-8") == old.text()
    assert [file.name for file in tmp_path.iterdir() if file.is_file()] == ["autosave.hanse"]
    assert not list(tmp_path.glob("records/*")) and not list(tmp_path.glob("records/.*"))
    save()
    text = session.text()
    found = autosave.path if what == "keep" else tmp_path / "records" / "one.hanse"
    assert Session.of_text(found.read_text(encoding="utf-8")).text() == text


SAVE = """
import sys
from pathlib import Path
from hansetable.session.autosave import Autosave
from hansetable.session.session import Session
whole = Session.of_text(Path(sys.argv[1]).read_text(encoding="utf-8"))
autosave = Autosave(Path(sys.argv[2]))
print("begins", flush=True)
while True:
    session = Session(whole.header)
    for said in whole.actions:
        session.submit(*said)
        autosave.keep(session)
"""


@pytest.mark.skipif(os.name != "posix", reason="signals")
@pytest.mark.parametrize("count", [2, pytest.param(30, marks=pytest.mark.soak)])
def test_a_kill_in_the_middle_of_saving_leaves_a_whole_game(
    tmp_path: Path, session: Session, count: int
) -> None:
    chance = random.Random(15)
    for _ in range(count):
        command = [sys.executable, "-c", SAVE, str(RECORDS[0]), str(tmp_path)]
        with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True) as running:
            assert running.stdout is not None and running.stdout.readline() == "begins\n"
            time.sleep(chance.uniform(0.02, 0.2))
            running.send_signal(signal.SIGKILL)
        autosave = Autosave(tmp_path)
        autosave.tidy()
        assert {file.name for file in tmp_path.iterdir()} <= {"autosave.hanse"}
        left = autosave.load()
        if left is not None:
            assert left.actions == session.actions[: len(left.actions)]


def test_a_record_of_a_million_lines_is_read_in_short_steps_and_written_again(
    tmp_path: Path, session: Session
) -> None:
    lines = session.text().splitlines(keepends=True)
    file = tmp_path / "one.hanse"
    file.write_text("".join([*lines[:40], "# Tea!\n" * 1_000_000, *lines[40:]]))
    gc.collect()
    gc.freeze()  # what earlier tests left is not looked through at each collection
    before, longest = memory(), 0.0
    begun = process_time()
    for step in Session.in_steps(RecordFile(file)):
        read = step
        longest = max(longest, process_time() - begun)
        begun = process_time()
    gc.unfreeze()
    assert longest < 1 and memory() - before < 300
    assert read.actions == session.actions
    begun = process_time()
    assert read.text().count("# Tea!") == 1_000_000 and process_time() - begun < 3


def test_links_stay_links_and_modes_stay(tmp_path: Path) -> None:
    file, link = tmp_path / "file", tmp_path / "link"
    file.write_text("old")
    file.chmod(0o604)
    link.symlink_to(file)
    paths.write_atomic(link, "new")
    assert link.is_symlink() and file.read_text() == "new"
    assert file.stat().st_mode & 0o777 == 0o604
    assert sorted(path.name for path in tmp_path.iterdir()) == ["file", "link"]
    if Path("/dev/null").exists():
        with pytest.raises(OSError, match="expected a file"):
            paths.write_atomic(Path("/dev/null"), "new")

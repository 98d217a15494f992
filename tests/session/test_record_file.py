"""Files that are no records are refused at once, however large."""

import os
from pathlib import Path
from time import process_time

import pytest

from hansetable.session.record import RecordError
from hansetable.session.record_file import RecordFile
from hansetable.session.session import Session

RECORDS = Path(__file__).parents[1] / "records"


def test_a_file_is_read_like_its_text() -> None:
    for path in RECORDS.glob("*.hanse"):
        file = RecordFile(path)
        assert Session.of_lines(file).text() == Session.of_text(path.read_text()).text()
        assert file.read == pytest.approx(1, abs=0.01)


@pytest.mark.skipif(os.name != "posix", reason="devices and pipes")
@pytest.mark.parametrize("kind", ["/dev/zero", "/dev/null", "pipe", "folder"])
def test_what_is_no_file_is_refused(tmp_path: Path, kind: str) -> None:
    path = tmp_path / "one.hanse"
    if kind == "pipe":
        os.mkfifo(path)
    elif kind == "folder":
        path.mkdir()
    else:
        path.symlink_to(kind)
    with pytest.raises(RecordError, match="expected a file"):
        Session.of_lines(RecordFile(path))


@pytest.mark.parametrize("line", [b"\0" * 10_000_000, b"x" * 10_000_000, b"hello\n" * 2_000_000])
def test_a_large_file_is_refused_at_once(tmp_path: Path, line: bytes) -> None:
    path = tmp_path / "one.hanse"
    path.write_bytes(line)
    begun = process_time()
    with pytest.raises(RecordError, match="line 1"):
        Session.of_lines(RecordFile(path))
    assert process_time() - begun < 0.2

"""What tests of the history share: all games of a folder, looked into to the end."""

from __future__ import annotations

import os
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path

from hansetable.session.entry import Entry
from hansetable.session.history import History, play, read
from hansetable.session.record_index import RecordIndex


def entries(folder: Path, index: RecordIndex | None = None) -> Sequence[Entry]:
    """Return what all games of a folder tell, the newest first."""
    history = History(folder, index or RecordIndex(None))
    for _ in history.steps():
        pass
    assert history.waiting == 0
    order = sorted(history.entries, key=lambda entry: (entry.moment, entry.path.name))
    return order[::-1]


def look_into(file: Path) -> Entry:
    """Return what playing a file tells."""
    *_, entry = play(read(file))
    return entry


def put_odd_files(records: Path) -> None:
    """Put files that are no records into a folder: large ones, devices, names of no text."""
    if os.name == "posix":
        os.mkfifo(records / "pipe.hanse")
        (records / "device.hanse").symlink_to("/dev/zero")
    (records / "lines.hanse").write_bytes(b"Dear Heike,\n" * 100_000)
    (records / "empty.hanse").write_bytes(b"\n" * 1_000_000)
    (records / "long.hanse").write_bytes(b"# " + b"9" * 5000)
    (records / "seed.hanse").write_text(f"Hansetable record 1\ngame: riga\nseed: {'9' * 1900}\n")
    (records / "version.hanse").write_text(f"Hansetable record {'9' * 1900}\n")
    (records / "bytes.hanse").write_bytes(bytes(range(256)))
    with suppress(OSError):  # some systems take no such name
        Path(os.fsdecode(os.fsencode(records) + b"/\xff\x1b.hanse")).write_text("x")

"""Files that are thrown away, and the way back."""

from __future__ import annotations

from pathlib import Path

import pytest

from hansetable.ui.history.archive import throw_away


def test_without_a_trash_of_the_system_a_folder_takes_the_file(tmp_path: Path) -> None:
    for number in range(2):
        file = tmp_path / "one.hanse"
        file.write_text(str(number))
        gone = throw_away(file, system=False)
        assert not file.exists() and gone.kept.parent == tmp_path / "trash"
    gone.restore()
    assert (tmp_path / "one.hanse").read_text() == "1"


def test_a_file_that_came_back_is_not_overwritten(tmp_path: Path) -> None:
    file = tmp_path / "one.hanse"
    file.write_text("old")
    gone = throw_away(file, system=False)
    file.write_text("new")
    with pytest.raises(OSError, match="again"):
        gone.restore()
    assert file.read_text() == "new" and gone.kept.read_text() == "old"

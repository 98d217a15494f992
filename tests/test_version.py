"""What the program says of itself: its version with a stamp."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest

from hansetable import __version__
from hansetable.version import STAMP, stamp, version


def test_the_version_comes_with_its_stamp() -> None:
    assert version().startswith(__version__)


def test_a_built_package_brings_its_stamp(tmp_path: Path) -> None:
    (tmp_path / STAMP).write_text("v1-3-gabc\n", encoding="utf-8")
    assert stamp(tmp_path) == "v1-3-gabc"


def test_a_checkout_asks_git(tmp_path: Path) -> None:
    package = tmp_path / "hansetable"
    package.mkdir()
    (package / "file").write_text("", encoding="utf-8")

    def git(*words: str) -> str:
        command = ["git", "-C", str(tmp_path), "-c", "user.name=x", "-c", "user.email=x@x", *words]
        return subprocess.run(command, capture_output=True, text=True, check=True).stdout.strip()

    git("init", "-q")
    git("add", "-A")
    git("commit", "-q", "-m", "first")
    assert stamp(package) == git("rev-parse", "--short", "HEAD")


def test_without_git_there_is_no_stamp(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert stamp(tmp_path / "hansetable") == ""
    (tmp_path / ".git").mkdir()
    monkeypatch.setenv("PATH", "")
    assert stamp(tmp_path / "hansetable") == ""

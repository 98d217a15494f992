"""The compiler of translations works with nothing but Python around it."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from hansetable import lrelease, paths


def test_every_translation_can_be_compiled(tmp_path: Path) -> None:
    for source in sorted(paths.translations().glob("*.ts")):
        target = tmp_path / f"{source.stem}.qm"
        lrelease.release(source, target)
        assert target.stat().st_size > 1000


def test_without_pyside6_it_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lrelease, "find_spec", lambda name: None)
    assert lrelease.found() is None
    with pytest.raises(ValueError, match="without PySide6"):
        lrelease.release(paths.translations() / "hansetable_de.ts", tmp_path / "de.qm")


def test_a_build_that_knows_no_other_package_can_import_it() -> None:
    """The isolated environment of a build has neither site packages nor PySide6."""
    root = Path(lrelease.__file__).parents[1]
    code = f"import sys; sys.path.insert(0, {str(root)!r}); from hansetable import lrelease; "
    command = [sys.executable, "-I", "-S", "-c", code + "assert lrelease.found() is None"]
    subprocess.run(command, check=True, timeout=60)

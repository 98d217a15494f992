"""What every test stands on: no screen, folders of its own, English texts."""

import os
import shutil
import tempfile
from pathlib import Path

import pytest

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
_HOME = Path(tempfile.mkdtemp(prefix="hansetable-tests-"))
for _name in ("CONFIG", "DATA", "CACHE"):
    os.environ[f"HANSETABLE_{_name}"] = str(_HOME / _name.lower())


def pytest_unconfigure() -> None:
    shutil.rmtree(_HOME, ignore_errors=True)


@pytest.fixture
def own_folders(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Fresh, empty folders of the user for this one test; returns what holds the three."""
    for name in ("config", "data", "cache"):
        monkeypatch.setenv(f"HANSETABLE_{name.upper()}", str(tmp_path / name))
    return tmp_path

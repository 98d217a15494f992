"""Qt's compiler of translations: people edit ``.ts`` files, Qt reads ``.qm`` files.

The program and the build of its packages use it alike; therefore nothing but Python is needed to
import this module.
"""

from __future__ import annotations

import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

_SECONDS = 60


def found() -> Path | None:
    """Return where the compiler lies, or None if PySide6 is not installed here."""
    spec = find_spec("PySide6")
    if spec is None or spec.origin is None:
        return None
    return Path(spec.origin).with_name("lrelease.exe" if sys.platform == "win32" else "lrelease")


def release(source: Path, target: Path) -> None:
    """Compile a ``.ts`` file.

    Raises `OSError`, `ValueError` or `SubprocessError` with the reason.
    """
    tool = found()
    if tool is None:
        raise ValueError(f"{source.name} cannot be compiled without PySide6")
    done = subprocess.run(
        [str(tool), "-silent", str(source), "-qm", str(target)],
        capture_output=True,
        text=True,
        timeout=_SECONDS,
        check=False,
    )
    if done.returncode != 0 or not target.is_file():
        said = " ".join((done.stderr or done.stdout).split()) or f"exit code {done.returncode}"
        raise ValueError(f"{source.name} cannot be compiled: {said}")

"""Which program this is: its version, and the commit that it was made from."""

from __future__ import annotations

import subprocess
from pathlib import Path

from hansetable import __version__

STAMP = "_stamp.txt"
"""The file in a built package that names its commit; a checkout asks git instead."""
_GIT_SECONDS = 5


def version() -> str:
    """Return the version with its stamp, such as “0.1.0 (8c897fd)”."""
    from hansetable import paths  # not needed, and not there, while a package is built

    found = stamp(paths.package())
    return f"{__version__} ({found})" if found else __version__


def stamp(package: Path) -> str:
    """Return what `git describe` says of a package folder, now or when it was built; or ""."""
    kept = package / STAMP
    if kept.is_file():
        return kept.read_text(encoding="utf-8").strip()
    if not (package.parent / ".git").exists():
        return ""
    command = ["git", "-C", str(package.parent), "describe", "--always", "--tags", "--dirty"]
    try:
        done = subprocess.run(
            command, capture_output=True, text=True, timeout=_GIT_SECONDS, check=False
        )
    except (OSError, subprocess.SubprocessError):
        return ""
    return done.stdout.strip() if done.returncode == 0 else ""

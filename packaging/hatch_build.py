"""What a wheel and an sdist hold beside the tracked files: a stamp and compiled translations."""

from __future__ import annotations

import shutil
import sys
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class Builder(BuildHookInterface[Any]):
    """Adds the files that are made when a package is built.

    Translations are compiled where Qt's compiler is at hand; an sdist carries them, so that the
    wheel made from it has them too. Without them the program compiles them at its first start.
    """

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Make the files and name their places in the package."""
        if version == "editable":
            return
        sys.path.insert(0, self.root)  # what is imported of the program there needs only Python
        wheel = self.target_name == "wheel"
        self._made = Path(tempfile.mkdtemp())
        places: dict[str, str] = build_data["force_include"]
        stamp = self._stamp()
        if stamp is not None:
            places[str(stamp)] = "hansetable/_stamp.txt"
        for file in self._translations():
            folder = "hansetable/_translations" if wheel else "translations"
            places[str(file)] = f"{folder}/{file.name}"

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        """Remove what was made."""
        if version != "editable":
            shutil.rmtree(self._made, ignore_errors=True)

    def _stamp(self) -> Path | None:
        """Return a file that names the commit; an unpacked sdist has it in its place already."""
        from hansetable.version import stamp

        text = stamp(Path(self.root) / "hansetable")
        if not text:
            return None
        file = self._made / "_stamp.txt"
        file.write_text(f"{text}\n", encoding="utf-8")
        return file

    def _translations(self) -> list[Path]:
        """Return the compiled translations, as far as there are any."""
        from hansetable import lrelease

        folder = Path(self.root) / "translations"
        if lrelease.found() is None:
            return sorted(folder.glob("*.qm"))
        files = []
        for source in sorted(folder.glob("*.ts")):
            file = self._made / source.with_suffix(".qm").name
            lrelease.release(source, file)
            files.append(file)
        return files

"""Writes the icons of the program and of its records in all sizes: icons.py FOLDER."""

from __future__ import annotations

import os
import sys
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtGui import QGuiApplication

from hansetable.ui.art.app_icon import SIZES, app_pixmap, record_pixmap


def main(folder: Path) -> None:
    """Write the PNG files of a hicolor theme into a folder."""
    app = QGuiApplication(sys.argv[:1])
    for size in SIZES:
        for kind, name, pixmap in (
            ("apps", "hansetable", app_pixmap(size)),
            ("mimetypes", "application-x-hansetable", record_pixmap(size)),
        ):
            file = folder / f"{size}x{size}" / kind / f"{name}.png"
            file.parent.mkdir(parents=True, exist_ok=True)
            if not pixmap.save(str(file)):
                raise SystemExit(f"{file} cannot be written")
    app.quit()


if __name__ == "__main__":
    main(Path(sys.argv[1]))

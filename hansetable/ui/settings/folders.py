"""Where the data of the user lies, and how it is moved: a sheet in the menu Help."""

from __future__ import annotations

from functools import partial
from pathlib import Path

from PySide6.QtCore import Qt, QUrl
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import QGridLayout, QWidget

from hansetable import paths
from hansetable.errors import shown
from hansetable.ui.language import Text
from hansetable.ui.widgets.dialogs import FormButton, FormDialog, Rule
from hansetable.ui.widgets.layout import beside, grid

WIDTH = 700
VARIABLES = ("HANSETABLE_DATA", "HANSETABLE_CONFIG", "HANSETABLE_CACHE")
"""The environment variables that move the folders, in the order in which they are shown."""

_FOLDERS = (
    (
        Text("Folders", "Games"),
        Text("Folders", "The game you left last, and the records of all games."),
    ),
    (
        Text("Folders", "Settings"),
        Text(
            "Folders",
            "The configuration folder, with your settings and the card values of your own boxes.",
        ),
    ),
    (
        Text("Folders", "Cache"),
        Text("Folders", "What Hansetable can make again at any time. You may delete this folder."),
    ),
)
"""The name of each folder, and what is in it."""


class Folders(FormDialog):
    """Names each folder, says what is in it, and opens it."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.folders: tuple[Path, ...] = (paths.data_dir(), paths.config_dir(), paths.cache_dir())
        self.places = [self.label("sentence", shown(str(folder))) for folder in self.folders]
        self.openers = [
            FormButton(Text("Folders", "Open"), partial(_open, folder)) for folder in self.folders
        ]
        how = Text(
            "Folders",
            "To move a folder, for example to a USB stick, close Hansetable, move the folder, "
            "and write its new path into the environment variable {data}, {settings} or {cache}. "
            "To take your games to another computer, copy the first folder.",
        )
        data, settings, cache = VARIABLES
        self.how = self.label("sentence", how.filled(data=data, settings=settings, cache=cache))
        self.close_button = self.button(Text("Folders", "Close"), self.accept, main=True)
        self.lay_out(
            self.titled(Text("Folders", "Where your data is kept")),
            self._grid(),
            Rule(),
            self.how,
            beside(None, self.close_button),
            spacing=14,
            width=WIDTH,
        )
        self.retranslate()
        self.close_button.setFocus()

    def retranslate(self) -> None:
        """Tell screen readers what each button opens."""
        for (name, _), opener in zip(_FOLDERS, self.openers, strict=True):
            opener.setAccessibleName(f"{name}: {Text('Folders', 'Open')}")

    def _grid(self) -> QGridLayout:
        cells = grid(12, 2, 0)
        for number, (name, tale) in enumerate(_FOLDERS):
            top, place = 4 * number, self.places[number]
            place.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
            cells.addWidget(self.label("title", name), top, 0)
            cells.addWidget(self.label("sentence", tale), top + 1, 0)
            cells.addWidget(place, top + 2, 0)
            cells.addWidget(self.openers[number], top, 1, 3, 1)
            cells.setRowMinimumHeight(top + 3, 10)
        return cells


def _open(folder: Path) -> None:
    """Show a folder in the file manager of the desktop."""
    QDesktopServices.openUrl(QUrl.fromLocalFile(str(folder)))

"""Where the data of the user lies, and how it is moved: a sheet in the menu Help."""

from __future__ import annotations

from functools import partial
from pathlib import Path

from PySide6.QtCore import QEvent, Qt, QUrl
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QVBoxLayout, QWidget

from hansetable import paths
from hansetable.ui.language import translate
from hansetable.ui.widgets.dialogs import PaperButton, PaperDialog, Rule

WIDTH = 700
VARIABLES = ("HANSETABLE_DATA", "HANSETABLE_CONFIG", "HANSETABLE_CACHE")
"""The environment variables that move the folders, in the order in which they are shown."""


class Folders(PaperDialog):
    """Names each folder, says what is in it, and opens it."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.folders: tuple[Path, ...] = (paths.data_dir(), paths.config_dir(), paths.cache_dir())
        self.heading = self.label("heading")
        self.names = [self.label("title") for _ in self.folders]
        self.tales = [self.label("sentence") for _ in self.folders]
        self.places = [self.label("sentence") for _ in self.folders]
        self.openers = [PaperButton() for _ in self.folders]
        self.how = self.label("sentence")
        self.close_button = PaperButton(main=True)
        self.close_button.clicked.connect(self.accept)
        for folder, place, opener in zip(self.folders, self.places, self.openers, strict=True):
            place.setText(str(folder))
            place.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
            opener.clicked.connect(partial(_open, folder))
        self._arrange()
        self.retranslate()

    def retranslate(self) -> None:
        """Set all texts."""
        self.heading.setText(translate("Folders", "Where your data lies"))
        self.setWindowTitle(self.heading.text())
        says = (
            (
                translate("Folders", "Games"),
                translate("Folders", "The game that was left, and the records of all games."),
            ),
            (
                translate("Folders", "Settings"),
                translate("Folders", "The settings, and card values of your own boxes."),
            ),
            (
                translate("Folders", "Cache"),
                translate("Folders", "What can be made again at any time. It may be deleted."),
            ),
        )
        for place, (name, tale) in enumerate(says):
            self.names[place].setText(name)
            self.tales[place].setText(tale)
            self.openers[place].say(translate("Folders", "Open"))
            self.openers[place].setAccessibleName(f"{name}: {self.openers[place].text()}")
        how = translate(
            "Folders",
            "To move a folder, for example onto a memory stick: close Hansetable, move it, and "
            "name its new place in the environment variable {data}, {settings} or {cache}. To take "
            "your games to another computer, copy the first folder.",
        )
        data, settings, cache = VARIABLES
        self.how.setText(how.format(data=data, settings=settings, cache=cache))
        self.close_button.say(translate("Folders", "Close"))
        self.close_button.setFocus()

    def changeEvent(self, event: QEvent) -> None:
        """Speaks another language as soon as it is chosen."""
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def _arrange(self) -> None:
        """Puts everything in its place."""
        page = QVBoxLayout(self)
        page.setContentsMargins(self.MARGIN + 6, self.MARGIN, self.MARGIN + 6, self.MARGIN)
        self.fit(page, WIDTH)
        page.setSpacing(14)
        page.addWidget(self.heading)
        grid = QGridLayout()
        grid.setHorizontalSpacing(12)
        grid.setVerticalSpacing(2)
        grid.setColumnStretch(0, 1)
        for place, _ in enumerate(self.folders):
            row = 4 * place
            grid.addWidget(self.names[place], row, 0)
            grid.addWidget(self.tales[place], row + 1, 0)
            grid.addWidget(self.places[place], row + 2, 0)
            grid.addWidget(self.openers[place], row, 1, 3, 1)
            grid.setRowMinimumHeight(row + 3, 10)
        page.addLayout(grid)
        page.addWidget(Rule())
        page.addWidget(self.how)
        foot = QHBoxLayout()
        foot.addStretch(1)
        foot.addWidget(self.close_button)
        page.addLayout(foot)


def _open(folder: Path, _checked: bool = False) -> None:
    """Show a folder in the file manager of the desktop."""
    QDesktopServices.openUrl(QUrl.fromLocalFile(str(folder)))

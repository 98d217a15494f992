"""What this program is and who made the games: a sheet in the menu Help."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from hansetable.ui.language import Text
from hansetable.ui.start.welcome import Sign
from hansetable.ui.widgets.dialogs import FormDialog, Rule
from hansetable.ui.widgets.layout import below, beside
from hansetable.version import version

WIDTH = 560


class About(FormDialog):
    """Names the version, the authors of the games, and what is not in here."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.says(self.setWindowTitle, Text("About", "About Hansetable"))
        licence = Text("About", "Version {version}, free software under the MIT licence")
        number = self.label("sentence", licence.filled(version=version()))
        number.setWordWrap(False)
        authors = self.label(
            "title",
            Text(
                "About",
                "An unofficial table for Novgorod and Riga by Stefan Risthaus (OSTIA-Spiele) and "
                "Kogge by Andreas Steding (MOD-Games).",
            ),
        )
        authors.setWordWrap(True)
        own = Text(
            "About",
            "Hansetable contains no text and no artwork from the originals. If you like a game, "
            "buy the box: it is better still with friends around a real table.",
        )
        self.close_button = self.button(Text("About", "Close"), self.accept, main=True)
        names = below(None, self.label("heading", "Hansetable"), number, None, spacing=4)
        self.lay_out(
            beside((Sign(self), 0, Qt.AlignmentFlag.AlignTop), (names, 1), spacing=18),
            Rule(),
            authors,
            self.label("sentence", own),
            beside(None, self.close_button),
            spacing=14,
            width=WIDTH,
        )
        self.close_button.setFocus()

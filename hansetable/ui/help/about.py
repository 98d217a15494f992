"""What this program is and who made the games: a sheet in the menu Help."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from hansetable.ui.language import translate
from hansetable.ui.start.welcome import Sign
from hansetable.ui.widgets.dialogs import PaperButton, PaperDialog, Rule
from hansetable.version import version

WIDTH = 560


class About(PaperDialog):
    """Names the version, the authors of the games, and what is not in here."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.heading = self.label("heading")
        self.number = self.label("sentence")
        self.number.setWordWrap(False)
        self.authors = self.label("title")
        self.authors.setWordWrap(True)
        self.own = self.label("sentence")
        self.close_button = PaperButton(main=True)
        self.close_button.clicked.connect(self.accept)
        self._arrange()
        self.retranslate()

    def retranslate(self) -> None:
        """Set all texts."""
        self.heading.setText("Hansetable")
        self.setWindowTitle(translate("About", "About Hansetable"))
        number = translate("About", "Version {version}, free software under the MIT licence")
        self.number.setText(number.format(version=version()))
        self.authors.setText(
            translate(
                "About",
                "An unofficial table for Novgorod and Riga by Stefan Risthaus (OSTIA-Spiele) and "
                "Kogge by Andreas Steding (MOD-Games).",
            )
        )
        self.own.setText(
            translate(
                "About",
                "It contains no text and no art of the originals. If you like a game here, buy "
                "its box: it is better with people around a table of wood.",
            )
        )
        self.close_button.say(translate("About", "Close"))
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
        top = QHBoxLayout()
        top.setSpacing(18)
        top.addWidget(Sign(self), alignment=Qt.AlignmentFlag.AlignTop)
        words = QVBoxLayout()
        words.setSpacing(4)
        words.addStretch(1)
        words.addWidget(self.heading)
        words.addWidget(self.number)
        words.addStretch(1)
        top.addLayout(words, 1)
        page.addLayout(top)
        page.addWidget(Rule())
        page.addWidget(self.authors)
        page.addWidget(self.own)
        foot = QHBoxLayout()
        foot.addStretch(1)
        foot.addWidget(self.close_button)
        page.addLayout(foot)

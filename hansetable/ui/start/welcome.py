"""The first start: a few words of welcome that lead to a first game."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QEvent, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from hansetable.games import GAMES
from hansetable.languages import languages
from hansetable.ui import language
from hansetable.ui.art.app_icon import paint_sign
from hansetable.ui.language import translate
from hansetable.ui.start.catalog import tiles
from hansetable.ui.widgets.dialogs import PaperButton, PaperDialog, Rule, Segments

WIDTH = 720
_SIGN = 76


class Sign(QWidget):
    """The sign of the program, clear at any density."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setFixedSize(QSize(_SIGN, _SIGN))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paints the sign for the screen of the moment."""
        painter = QPainter(self)
        paint_sign(painter, QRectF(self.rect()))
        painter.end()


class Welcome(PaperDialog):
    """Says what this is, in which language, and where one can begin.

    Signals:
        learn(str): the person wants to be shown this game.
        watch(str): the person wants to see a game of others.
        speak(str): the program is to speak this language.
    """

    learn = Signal(str)
    watch = Signal(str)
    speak = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setModal(True)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.heading = self.label("heading")
        self.what = self.label("sentence")
        self.steps = self.label("section")
        self.names = [self.label("title") for _ in GAMES]
        self.tales = [self.label("sentence") for _ in GAMES]
        self.learn_buttons = [PaperButton(main=place == 0) for place, _ in enumerate(GAMES)]
        self.watch_buttons = [PaperButton() for _ in GAMES]
        self.later = self.label("sentence")
        self.around = PaperButton()
        self.tongue = Segments(language.CODES)
        self.tongue.set_value(language.current())
        self._arrange()
        self.tongue.chosen.connect(self.speak)
        self.around.clicked.connect(self.accept)
        for game, teach, show in zip(GAMES, self.learn_buttons, self.watch_buttons, strict=True):
            teach.clicked.connect(partial(self._choose, "learn", game))
            show.clicked.connect(partial(self._choose, "watch", game))
        self.retranslate()

    def retranslate(self) -> None:
        """Set all texts."""
        self.heading.setText(translate("Welcome", "Welcome to Hansetable"))
        self.setWindowTitle(self.heading.text())
        self.what.setText(
            translate(
                "Welcome",
                "A table for three games of the Hanseatic League. Sit down with friends at one "
                "screen, or play against the computer, without a network and without an account.",
            )
        )
        self.steps.setText(translate("Welcome", "Where to begin"))
        teach = translate("Welcome", "Show me how")
        show = translate("Welcome", "Watch a game")
        for place, tile in enumerate(tiles()):
            self.names[place].setText(tile.title)
            self.tales[place].setText(tile.text)
            self.learn_buttons[place].say(teach)
            self.learn_buttons[place].setAccessibleName(f"{tile.title}: {teach}")
            self.watch_buttons[place].say(show)
            self.watch_buttons[place].setAccessibleName(f"{tile.title}: {show}")
        self.later.setText(translate("Welcome", "All this is in the menu Help, too."))
        self.around.say(translate("Welcome", "Just look around"))
        self.tongue.say([*languages().values()])
        self.tongue.setAccessibleName(translate("Start", "Choose the language"))

    def changeEvent(self, event: QEvent) -> None:
        """Speaks another language as soon as it is chosen."""
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def _choose(self, signal: str, game: str, _checked: bool = False) -> None:
        """Closes the sheet and passes on what was wished."""
        self.accept()
        (self.learn if signal == "learn" else self.watch).emit(game)

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
        words.setSpacing(6)
        words.addWidget(self.heading)
        words.addWidget(self.what)
        top.addLayout(words, 1)
        page.addLayout(top)
        page.addWidget(Rule())
        page.addWidget(self.steps)
        games = QGridLayout()
        games.setHorizontalSpacing(12)
        games.setVerticalSpacing(4)
        games.setColumnStretch(0, 1)
        for place, _ in enumerate(GAMES):
            games.addWidget(self.names[place], 2 * place, 0)
            games.addWidget(self.tales[place], 2 * place + 1, 0)
            games.addWidget(self.learn_buttons[place], 2 * place, 1, 2, 1)
            games.addWidget(self.watch_buttons[place], 2 * place, 2, 2, 1)
            games.setRowMinimumHeight(2 * place + 1, 26)
        page.addLayout(games)
        page.addWidget(Rule())
        foot = QHBoxLayout()
        foot.addWidget(self.tongue)
        self.later.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        foot.addSpacing(12)
        foot.addWidget(self.later, 1)
        foot.addWidget(self.around)
        page.addLayout(foot)

"""The first start: a few words of welcome that lead to a first game."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QRectF, Qt, Signal, SignalInstance
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QGridLayout, QSizePolicy, QWidget

from hansetable.languages import languages
from hansetable.ui import language
from hansetable.ui.art.app_icon import paint_sign
from hansetable.ui.language import Text
from hansetable.ui.start.catalog import TILES, Tile
from hansetable.ui.widgets.dialogs import FormButton, FormDialog, Rule, Segments
from hansetable.ui.widgets.layout import below, beside, fix, grid

WIDTH = 880
_SIGN = 76
_LESSON, _NEW = Text("Welcome", "Lesson"), Text("Welcome", "New game")
_WATCH = Text("Welcome", "Watch a game")


class Sign(QWidget):
    """The sign of the program, clear at any density."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        fix(self, _SIGN, _SIGN)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paints the sign for the screen of the moment."""
        painter = QPainter(self)
        paint_sign(painter, QRectF(self.rect()))
        painter.end()


class Welcome(FormDialog):
    """Says what this is, in which language, and where one can begin.

    Signals:
        lesson(str): the person wants the lesson of this game.
        newGame(str): the person wants to play this game.
        watch(str): the person wants to see a game of others.
        speak(str): the program is to speak this language.
    """

    lesson = Signal(str)
    newGame = Signal(str)
    watch = Signal(str)
    speak = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setModal(True)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.heading = self.titled(Text("Welcome", "Welcome to Hansetable"))
        what = Text(
            "Welcome",
            "A table for three board games of the Hanseatic League. Play with friends at one "
            "screen or against the computer; you need no internet and no account.",
        )
        self.lesson_buttons = [
            self._button(tile, _LESSON, self.lesson, main=tile is TILES[0]) for tile in TILES
        ]
        self.new_buttons = [self._button(tile, _NEW, self.newGame) for tile in TILES]
        self.watch_buttons = [self._button(tile, _WATCH, self.watch) for tile in TILES]
        later = self.label(
            "sentence", Text("Welcome", "You will find all this in the Help menu, too.")
        )
        later.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        self.around = FormButton(Text("Welcome", "Just look around"), self.accept)
        self.tongue = Segments(languages(), name=Text("Start", "Choose the language"))
        self.tongue.set_value(language.current())
        self.tongue.chosen.connect(self.speak)
        words = below(self.heading, self.label("sentence", what), spacing=6)
        self.lay_out(
            beside((Sign(self), 0, Qt.AlignmentFlag.AlignTop), (words, 1), spacing=18),
            Rule(),
            self.label("section", Text("Welcome", "Where to begin")),
            self._grid(),
            Rule(),
            beside(self.tongue, 12, (later, 1), self.around),
            spacing=14,
            width=WIDTH,
        )

    def _button(
        self, tile: Tile, text: Text, signal: SignalInstance, main: bool = False
    ) -> FormButton:
        """A button that leads into a game; screen readers are told into which."""
        button = FormButton(text, partial(self._choose, signal, tile.game), main=main)
        button.says(lambda said: button.setAccessibleName(f"{tile.title}: {said}"), text)
        return button

    def _choose(self, signal: SignalInstance, game: str) -> None:
        """Closes the sheet and passes on what was wished."""
        self.accept()
        signal.emit(game)

    def _grid(self) -> QGridLayout:
        games = grid(12, 4, 0)
        columns = (self.lesson_buttons, self.new_buttons, self.watch_buttons)
        for place, tile in enumerate(TILES):
            games.addWidget(self.label("title", tile.title), 2 * place, 0)
            games.addWidget(self.label("sentence", tile.text), 2 * place + 1, 0)
            for column, buttons in enumerate(columns, 1):
                games.addWidget(buttons[place], 2 * place, column, 2, 1)
            games.setRowMinimumHeight(2 * place + 1, 26)
        return games

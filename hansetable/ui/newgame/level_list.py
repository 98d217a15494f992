"""What the levels of the AI are like, and how often each beats the one below it."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QVBoxLayout, QWidget

from hansetable.session.slot import HUMAN
from hansetable.ui.language import Text
from hansetable.ui.newgame.levels import PLAYERS, player_words, strength
from hansetable.ui.widgets.dialogs import label
from hansetable.ui.widgets.layout import fill, grid
from hansetable.ui.widgets.speaking import Label


class LevelList(QWidget):
    """The levels of one game, the weakest first, each with a sentence."""

    def __init__(self, game: str, parent: QWidget) -> None:
        super().__init__(parent)
        self._game = game
        self._table = grid(12, 4, 1)
        self.sentences: dict[str, Label] = {}
        for row, level in enumerate(player for player in PLAYERS if player != HUMAN):
            self.sentences[level] = label("sentence", "", self)
            title = label("title", player_words(level).title, self)
            self._table.addWidget(title, row, 0, Qt.AlignmentFlag.AlignTop)
            self._table.addWidget(self.sentences[level], row, 1)
        self._even = label("sentence", "", self)
        fill(QVBoxLayout(self), self._table, self._even, spacing=4)

    def count(self, seats: int) -> None:
        """Show what was measured with so many seats."""
        told = {level: strength(level, self._game, seats) for level in self.sentences}
        for level, sentence in self.sentences.items():
            sentence.setText(f"{player_words(level).hint} {told[level]}".rstrip())
        even = Text("Levels", "Games of {seats} players: {even} of 100 would be even.")
        self._even.setText(str(even.filled(seats=seats, even=round(100 / seats))))
        self._even.setVisible(any(told.values()))

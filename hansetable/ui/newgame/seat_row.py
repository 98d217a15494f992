"""One seat on the new-game sheet: its colour and shape, its name, and who plays."""

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QAbstractButton, QHBoxLayout, QLineEdit, QWidget

from hansetable.session.slot import COLOURS, OPEN, PlayerSlot
from hansetable.ui.art import palette
from hansetable.ui.language import Text
from hansetable.ui.newgame.levels import PLAYERS, chosen_again, player_words
from hansetable.ui.newgame.setup import NAME_LENGTH
from hansetable.ui.widgets.dialogs import IconButton, Segments
from hansetable.ui.widgets.layout import fill, fix
from hansetable.ui.widgets.scaled import grown
from hansetable.ui.widgets.speaking import Speaking

_COLOURS = {
    "red": Text("NewGame", "Red, a circle"),
    "blue": Text("NewGame", "Blue, a diamond"),
    "green": Text("NewGame", "Green, a triangle"),
    "black": Text("NewGame", "Black, a square"),
}


class Swatch(Speaking, QAbstractButton):
    """One colour that a seat can have, with its shape; pale while another seat has it."""

    def __init__(self, colour: str, parent: QWidget) -> None:
        super().__init__(parent)
        self.says_what(_COLOURS[colour])
        self.colour = colour
        self.taken = False
        self.setCheckable(True)
        fix(self, 30, 34)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draws the shape, and a frame around it when this is the colour of the seat."""
        with grown(self) as (canvas, whole):
            face = whole.adjusted(2, 2, -2, -2)
            if self.isChecked():
                canvas.rect(face, palette.FACE, 6, palette.SHEET_INK, 1.6)
            elif self.underMouse():
                canvas.rect(face, palette.FACE, 6, palette.FACE_RIM)
            if self.hasFocus():
                canvas.rect(face.adjusted(2.5, 2.5, -2.5, -2.5), None, 4, palette.SHEET_LINK, 1.6)
            canvas.p.setOpacity(0.3 if self.taken and not self.isChecked() else 1.0)
            canvas.token(self.colour, 6, 8, 18)


class SeatRow(Speaking, QWidget):
    """One seat: its colour, the name and who plays; a guest brings the own name along.

    Signals:
        edited(): the name or the player was changed.
        coloured(str): the user wants this colour.
        removed(): the user wants this seat gone.
    """

    edited = Signal()
    coloured = Signal(str)
    removed = Signal()

    def __init__(
        self, seat: PlayerSlot, parent: QWidget | None = None, players: Sequence[str] = PLAYERS
    ) -> None:
        """Show this seat, for one of the players; the dialog sees to it that colours differ."""
        super().__init__(parent)
        self.number = 1
        self.colour = seat.colour
        self.swatches = {colour: Swatch(colour, self) for colour in COLOURS}
        self.name_edit = QLineEdit(seat.name, self)
        self.name_edit.setMaxLength(NAME_LENGTH)
        fix(self.name_edit, 118, 34)
        self._kept = ""
        self.players = Segments(
            {player: player_words(player).title for player in players},
            self,
            hints=[player_words(player).hint for player in players],
        )
        self.players.set_value(chosen_again(seat.player))
        self._follow_player()
        self.remove_button = IconButton("close", Text("NewGame", "Remove this seat"), self)
        parts = (8, self.name_edit, 8, self.players, self.remove_button)
        fill(QHBoxLayout(self), *self.swatches.values(), *parts, spacing=1)
        for swatch in self.swatches.values():
            swatch.clicked.connect(partial(self.coloured.emit, swatch.colour))
        self.name_edit.textChanged.connect(self.edited)
        self.players.chosen.connect(self._follow_player)
        self.players.chosen.connect(self.edited)
        self.remove_button.clicked.connect(self.removed)

    @property
    def seat(self) -> PlayerSlot:
        """The seat as it is set now; half a sign, which no file can hold, is left out."""
        guest = self.players.value == OPEN
        name = (self._kept if guest else self.name_edit.text()).encode(errors="ignore").decode()
        return PlayerSlot(name.strip(), self.colour, self.players.value)

    def _follow_player(self) -> None:
        """Ask for no name of a guest, but keep the one that was there."""
        guest, edit = self.players.value == OPEN, self.name_edit
        if guest == edit.isEnabled():
            edit.setEnabled(not guest)
            name, self._kept = self._kept, edit.text()
            edit.setText(name)
            self.retranslate()

    def show_colour(self, taken: set[str]) -> None:
        """Show the own colour, and as pale those that other seats have taken."""
        for swatch in self.swatches.values():
            swatch.setChecked(swatch.colour == self.colour)
            swatch.taken = swatch.colour in taken
            swatch.update()

    def fix_colour(self) -> None:
        """Show the own colour only: it stays, and so does the seat."""
        self.show_colour(set())
        for swatch in self.swatches.values():
            swatch.setVisible(swatch.colour == self.colour)
            swatch.setEnabled(False)
        self.remove_button.hide()

    def count(self, number: int) -> None:
        """Tell the number of the seat, from 1 on."""
        self.number = number
        self.retranslate()

    def retranslate(self) -> None:
        """Tell screen readers whose name is asked."""
        name = Text("NewGame", "Name of seat {number}").filled(number=self.number)
        self.name_edit.setAccessibleName(str(name))
        guest = self.players.value == OPEN
        inside = Text("NewGame", "a guest") if guest else Text("NewGame", "Name")
        self.name_edit.setPlaceholderText(str(inside))

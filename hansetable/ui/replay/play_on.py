"""The form that asks who plays on from a moment of a record."""

from collections.abc import Sequence

from PySide6.QtWidgets import QWidget

from hansetable.session.slot import PlayerSlot
from hansetable.ui.language import Text, translate
from hansetable.ui.newgame.seat_row import SeatRow
from hansetable.ui.widgets.dialogs import ENTER, FormDialog, Rule
from hansetable.ui.widgets.layout import beside


class PlayOnDialog(FormDialog):
    """Asks for every seat who plays on; when it was accepted, `slots` says so."""

    def __init__(
        self, slots: Sequence[PlayerSlot], moment: str, parent: QWidget | None = None
    ) -> None:
        """Begin with who sat there; ``moment`` names the part of the game, such as “Round 6”."""
        super().__init__(parent)
        self.error = self.label("error")
        self.rows = [SeatRow(slot, self) for slot in slots]
        self.cancel_button = self.button(Text("NewGame", "Cancel"), self.reject)
        self.start_button = self.button(
            Text("Replay", "Play from here"), self.accept, key=ENTER, main=True
        )
        for number, line in enumerate(self.rows, 1):
            line.count(number)
            line.fix_colour()
            line.edited.connect(self.retranslate)
        note = Text("Replay", "{moment}: a new game begins here; the record stays as it is.")
        self.lay_out(
            self.titled(Text("Replay", "Play on from here")),
            Rule(parent=self),
            self.label("sentence", note.filled(moment=moment)),
            *self.rows,
            Rule(parent=self),
            beside((self.error, 1), self.cancel_button, self.start_button, spacing=10),
            edges=(self.MARGIN, 22, self.MARGIN, 20),
            spacing=10,
        )
        self.retranslate()

    @property
    def slots(self) -> tuple[PlayerSlot, ...]:
        """Who sits at the table of the new game."""
        return tuple(line.seat for line in self.rows)

    def retranslate(self) -> None:
        """Let the game start only when every seat has a name of its own, or say so."""
        names = [line.seat.name.casefold() for line in self.rows]
        error = ""
        if "" in names or len(set(names)) < len(names):
            error = translate("Replay", "Every seat needs a name of its own.")
        self.error.setText(error)
        self.start_button.setEnabled(not error)

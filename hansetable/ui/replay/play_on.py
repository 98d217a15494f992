"""The sheet that asks who plays on from a moment of a record."""

from collections.abc import Sequence

from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from hansetable.session.slot import PlayerSlot
from hansetable.ui.language import translate
from hansetable.ui.newgame.seat_row import SeatRow
from hansetable.ui.widgets.dialogs import PaperButton, PaperDialog, Rule


class PlayOnDialog(PaperDialog):
    """Asks for every seat who plays on; when it was accepted, `slots` says so."""

    def __init__(
        self, slots: Sequence[PlayerSlot], moment: str, parent: QWidget | None = None
    ) -> None:
        """Begin with who sat there; ``moment`` names the part of the game, such as “Round 6”."""
        super().__init__(parent)
        self._moment = moment
        self._heading, self._note = self.label("heading"), self.label("sentence")
        self.fault = self.label("fault")
        self.rows = [SeatRow(slot, self) for slot in slots]
        self.cancel_button = PaperButton(parent=self)
        self.start_button = PaperButton(main=True, parent=self)
        self._lay_out()
        self.cancel_button.clicked.connect(self.reject)
        self.start_button.clicked.connect(self.accept)
        self.retranslate()

    @property
    def slots(self) -> tuple[PlayerSlot, ...]:
        """Who sits at the table of the new game."""
        return tuple(row.seat for row in self.rows)

    def retranslate(self) -> None:
        """Set all texts in the language spoken now."""
        title = translate("Replay", "Play on from here")
        self.setWindowTitle(title)
        self._heading.setText(title)
        self._note.setText(
            translate("Replay", "{moment}: a new game begins here, the record stays as it is.")
            .format(moment=self._moment)
        )  # fmt: skip
        self.cancel_button.say(translate("NewGame", "Cancel"))
        self.start_button.say(
            translate("Replay", "Play on"), translate("NewGame", "Enter", "the key")
        )
        for row in self.rows:
            row.retranslate()
        self._check()

    def changeEvent(self, event: QEvent) -> None:
        """Follows a change of the language."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()

    def _lay_out(self) -> None:
        column = QVBoxLayout(self)
        column.setContentsMargins(self.MARGIN, 22, self.MARGIN, 20)
        column.setSpacing(10)
        self.fit(column)
        for widget in (self._heading, Rule(parent=self), self._note):
            column.addWidget(widget)
        for number, row in enumerate(self.rows, 1):
            row.number = number
            row.fix_colour()
            row.edited.connect(self._check)
            column.addWidget(row)
        column.addWidget(Rule(parent=self))
        foot = QHBoxLayout()
        foot.setSpacing(10)
        foot.addWidget(self.fault, 1)
        foot.addWidget(self.cancel_button)
        foot.addWidget(self.start_button)
        column.addLayout(foot)

    def _check(self) -> None:
        """Let the game start only when every seat has a name of its own."""
        names = [row.seat.name.casefold() for row in self.rows]
        fault = ""
        if "" in names or len(set(names)) < len(names):
            fault = translate("Replay", "Every seat needs a name of its own.")
        self.fault.setText(fault)
        self.start_button.setEnabled(not fault)

"""The form that asks whether a table is left at which others are waiting."""

from PySide6.QtWidgets import QWidget

from hansetable.ui.language import Text
from hansetable.ui.widgets.dialogs import ENTER, FormDialog, Rule
from hansetable.ui.widgets.layout import beside


class LeaveDialog(FormDialog):
    """Accepted if the person wants to leave, whatever that means for the others."""

    def __init__(self, loss: Text, parent: QWidget | None = None) -> None:
        """Ask; ``loss`` is what `Circle.loss` says."""
        super().__init__(parent)
        self.leave_button = self.button(Text("Leave", "Leave the table"), self.accept)
        self.stay_button = self.button(Text("Leave", "Stay"), self.reject, key=ENTER, main=True)
        self.lay_out(
            self.titled(Text("Leave", "Leave the table?")),
            Rule(parent=self),
            self.label("sentence", loss),
            Rule(parent=self),
            beside(None, self.leave_button, self.stay_button, spacing=10),
            edges=(self.MARGIN, 22, self.MARGIN, 20),
            spacing=10,
            width=460,
        )

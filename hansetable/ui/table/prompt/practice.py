"""The form that asks once whether a game becomes one of practice, to take something back in it."""

from PySide6.QtWidgets import QWidget

from hansetable.ui.language import Text
from hansetable.ui.widgets.dialogs import ENTER, FormDialog, Rule
from hansetable.ui.widgets.layout import beside


class PracticeDialog(FormDialog):
    """Accepted if the person wants to take back what the rules do not allow."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        text = Text(
            "Back",
            "By the rules this stays: something new came to light, or somebody else decided last. "
            "In a practice game everything can be undone, back to your own last decision. "
            "This game then is a practice game, and its record says so. You are asked only once.",
        )
        self.leave_button = self.button(Text("Back", "Leave it"), self.reject, key=ENTER, main=True)
        self.back_button = self.button(Text("Back", "Undo, as practice"), self.accept)
        self.lay_out(
            self.titled(Text("Back", "Go on as a practice game?")),
            Rule(parent=self),
            self.label("sentence", text),
            Rule(parent=self),
            beside(None, self.back_button, self.leave_button, spacing=10),
            edges=(self.MARGIN, 22, self.MARGIN, 20),
            spacing=10,
            width=460,
        )

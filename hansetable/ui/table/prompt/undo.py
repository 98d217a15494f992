"""Undo and redo on the screen: their buttons and keys, and in words why they are off."""

from collections.abc import Sequence
from typing import Literal

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent, QKeySequence
from PySide6.QtWidgets import QWidget

from hansetable.session.session import AFAR, CHANCE, NOTHING, OTHERS, OVER, TURN, TakenBack
from hansetable.ui.language import Context, translate
from hansetable.ui.widgets.buttons import TableButton

Way = Literal["undo", "redo"]
"""Which way a button leads through what was said."""

_REDO = (QKeySequence("Ctrl+Shift+Z"), QKeySequence("Ctrl+Y"))


class Back(Context):
    """The context of the texts with a number."""


_NOT_TAKEN = Back.tr("nothing was undone")
_REASONS = {
    NOTHING: Back.tr("nothing to undo"),
    CHANCE: Back.tr("something new came to light"),
    OTHERS: Back.tr("somebody else decided last"),
    OVER: Back.tr("the game is over"),
    TURN: Back.tr("that turn is over"),
    AFAR: Back.tr("only your last action can be, if all agree"),
}
known = _REASONS.__contains__
"""Whether there are words for why something is not taken back."""


def phrase(way: Way, refusal: str) -> str:
    """Return in a few words why undo or redo is off; empty when it is on."""
    if not refusal:
        return ""
    text = _NOT_TAKEN if (way, refusal) == ("redo", NOTHING) else _REASONS[refusal]
    return text.say()


def sentence(way: Way, refusal: str) -> str:
    """Return in a sentence why undo or redo is off; empty when it is on."""
    if not refusal:
        return ""
    text = translate("Back", "Cannot undo: {reason}.")
    if way == "redo":
        text = translate("Back", "Cannot redo: {reason}.")
    return text.format(reason=phrase(way, refusal))


def remark(told: TakenBack, names: Sequence[str]) -> str:
    """Return the line of the log that says what was taken back in a practice game."""
    said = Back.trUtf8("%n action(s) undone; what was seen stays seen.", None, told.count)
    return translate("Back", "{name}: {what}").format(name=names[told.seat], what=said)


def way_of(event: QKeyEvent) -> Way | None:
    """Return what a key means: Ctrl+Z undo, Ctrl+Shift+Z and Ctrl+Y redo."""
    if event.matches(QKeySequence.StandardKey.Undo):
        return "undo"
    redo = event.matches(QKeySequence.StandardKey.Redo)
    if redo or QKeySequence(event.keyCombination()) in _REDO:
        return "redo"
    return None


def invitation(refusal: str) -> str:
    """Return what the menu of a line of the log says about taking it back."""
    text = translate("Back", "Undo this and everything after it")
    if not refusal:
        return text
    return translate("Back", "{text} ({reason})").format(text=text, reason=phrase("undo", refusal))


class BackButton(TableButton):
    """A button of the bar that takes back or plays again; ``reason`` says why it is off."""

    def __init__(self, parent: QWidget, way: Way) -> None:
        super().__init__(parent, "normal", way)
        self.way: Way = way
        self.reason = ""
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)

    def say(self, refusal: str) -> None:
        """Be on or off, and tell why in the language of the moment; redo shows its sign only."""
        self.setEnabled(not refusal)
        if self.way == "undo":
            name = translate("Question", "Undo")
            self.setText(name)
            on = translate("Question", "Undo the last action (Ctrl+Z)")
        else:
            name = translate("Back", "Redo")
            on = translate("Back", "Redo what was undone (Ctrl+Shift+Z or Ctrl+Y)")
        self.setAccessibleName(name)
        self.reason = sentence(self.way, refusal)
        self.setToolTip(self.reason or on)
        self.setAccessibleDescription(self.toolTip())

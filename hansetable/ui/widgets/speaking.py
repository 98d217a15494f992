"""Widgets whose texts follow the language of the screen by themselves."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6 import QtGui
from PySide6.QtCore import QEvent, Qt, SignalInstance
from PySide6.QtWidgets import QLabel, QWidget

from hansetable.ui.language import Text

if TYPE_CHECKING:
    _Shared = QWidget
else:
    # Qt crashes if two bases of a class are widgets, so at run time this one is none.
    _Shared = object


Pressed = Callable[[], object] | SignalInstance
"""What a button does: a function that is called, or a signal that is sent."""


def tip(text: str) -> str:
    """Return what a tooltip shows as this text, even if Qt would take it for markup."""
    # these two are in another module than all else that is called Qt
    return QtGui.Qt.convertFromPlainText(text) if QtGui.Qt.mightBeRichText(text) else text


def menu_text(text: str) -> str:
    """Return what a menu shows as this text: an & in a name is no key."""
    return text.replace("&", "&&")


class Speaking(_Shared):
    """What a widget needs to follow language and theme; stands before the class of Qt."""

    _spoken: tuple[tuple[Callable[[str], object] | str, Text], ...] = ()
    """Texts with what sets them; a method of its own by name, so that it does not hold itself."""

    def says(self, say: Callable[[str], object], text: Text | str) -> None:
        """Set a text with a method such as `setText`, now and whenever the language changes."""
        if isinstance(text, Text):
            own = getattr(say, "__self__", None) is self
            self._spoken = (*self._spoken, (say.__name__ if own else say, text))
        say(str(text))

    def says_what(self, text: Text | str) -> None:
        """Call the widget what it does, in its tooltip and to screen readers."""
        self.says(self.setToolTip, text)
        self.says(self.setAccessibleName, text)

    def setToolTip(self, text: str) -> None:
        """Set the text that the mouse shows; it is no markup."""
        super().setToolTip(tip(text))

    def retranslate(self) -> None:
        """Set the texts that depend on what is shown; the others have been set before."""

    def restyle(self) -> None:
        """Follow a change of the theme."""

    def changeEvent(self, event: QEvent) -> None:
        """Follows a change of language or theme."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            for say, text in self._spoken:
                (getattr(self, say) if isinstance(say, str) else say)(str(text))
            self.retranslate()
        elif event.type() == QEvent.Type.StyleChange:
            self.restyle()


class Label(Speaking, QLabel):
    """A plain text, mostly of one sentence."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setTextFormat(Qt.TextFormat.PlainText)

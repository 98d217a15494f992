"""The moves of the sidebar: every legal action in words, the twin of the table for the keyboard."""

from collections.abc import Callable, Sequence
from itertools import pairwise
from unicodedata import combining, normalize

from PySide6.QtCore import QEvent, QModelIndex, QRectF, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent
from PySide6.QtWidgets import QAbstractItemView, QWidget

from hansetable.core import Action
from hansetable.ui.art.canvas import Canvas
from hansetable.ui.art.palette import LETTER, LETTER_SOFT, LIFT
from hansetable.ui.language import Text, translate
from hansetable.ui.table.announcer import Says
from hansetable.ui.table.sidebar.line_list import Index, LineList
from hansetable.ui.widgets.scaled import Scaled

_ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
_STRIP = 24.0
_GAP = 6.0
_OTHER = (
    Qt.KeyboardModifier.ControlModifier
    | Qt.KeyboardModifier.AltModifier
    | Qt.KeyboardModifier.MetaModifier
)
RULE = "?"
"""This sign asks for the rule everywhere at the table, also where one can type."""


def plain(text: str) -> str:
    """Return a text in small letters without accents, in which one seeks: “lubeck” in “Lübeck”."""
    return "".join(sign for sign in normalize("NFKD", text.casefold()) if not combining(sign))


class _Strip(Scaled):
    """What is sought in the list and how much was found; a click lets one type."""

    words = ""
    sought = False

    def draw(self, canvas: Canvas, area: QRectF) -> None:
        """Paints a tray with the words; they are bright while something is sought."""
        face = area.adjusted(0.5, 0.5, -0.5, -0.5)
        canvas.rect(face, LIFT, 5, LETTER if self.sought else LETTER_SOFT, 1, 0.06)
        ink = LETTER if self.sought else LETTER_SOFT
        room = area.adjusted(8, 0, -8, 0)
        canvas.text(room, self.words, 13.5, ink, "l", 500, italic=not self.sought, least=11.5)


class Moves(LineList):
    """The list of moves: arrow keys choose, Enter or a double click plays, typing seeks.

    Signals:
        chosen(object): the person wants to play this action.
        pointed(object): this action is looked at, or None.
    """

    chosen = Signal(object)
    pointed = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(8, 8, parent)
        self.listed: Sequence[Action] = ()
        self.sought = ""
        self._all: list[tuple[Action, str]] = []
        self._strip = _Strip(self)
        self._strip.setFocusProxy(self)
        self._strip.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.doubleClicked.connect(self._play)
        self.entered.connect(self._point)
        self.says(self.setToolTip, Text("Dock", "Enter or a double-click plays an action."))
        self.says(
            self._strip.setToolTip,
            Text("Dock", "Type to search for an action; Esc shows all again."),
        )
        self._count()

    def offer(self, actions: Sequence[Action], say: Callable[[Action], str]) -> None:
        """Show these actions, kinds of them together; another question ends the search.

        The one that was chosen stays so if it is still among them.
        """
        held = self.chosen_action()
        kinds = list(dict.fromkeys(map(type, actions)))
        ordered = sorted(actions, key=lambda action: kinds.index(type(action)))
        if not set(ordered) <= {action for action, _ in self._all}:
            self.sought = ""
        self._all = [(action, say(action)) for action in ordered]
        self._show(held)

    def seek(self, text: str) -> None:
        """Show only the moves with these words, and choose the first; an empty text shows all.

        The beginnings of words are enough.
        """
        self.sought = text
        self._show(None)

    def chosen_action(self) -> Action | None:
        """Return the action that is chosen."""
        row = self.currentRow()
        return self.listed[row] if row >= 0 else None

    def empty_text(self) -> str:
        """What is written here while no move is possible, or none was found."""
        none = translate("Dock", "No action has these words. Esc shows all again.")
        return none if self.sought else self.empty

    def retranslate(self) -> None:
        """Say everything in the language of the moment."""
        self._count()

    # ---- the keyboard -------------------------------------------------------------------------

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Plays the chosen action on Enter and seeks what is typed; Escape ends the search."""
        typed = event.text() if not event.modifiers() & _OTHER else ""
        if event.key() in _ENTER:
            event.accept()
            if not event.isAutoRepeat():
                self._play(self.currentIndex())
        elif event.key() == Qt.Key.Key_Escape and self.sought:
            self.seek("")
        elif event.key() == Qt.Key.Key_Backspace:
            self.seek(self.sought[:-1])
        elif typed.isprintable() and typed and typed != RULE and (self.sought or typed != " "):
            self.seek(self.sought + typed)
        elif typed in ("", " ") and event.key() != Qt.Key.Key_Space:
            super().keyPressEvent(event)
        else:
            event.ignore()

    # ---- what Qt tells ------------------------------------------------------------------------

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Chooses the first action for who comes here with the Tab key."""
        super().focusInEvent(event)
        by_tab = event.reason() in (
            Qt.FocusReason.TabFocusReason,
            Qt.FocusReason.BacktabFocusReason,
        )
        if by_tab and not self.currentIndex().isValid():
            self.setCurrentRow(0)
        self.pointed.emit(self.chosen_action())

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Points at nothing any more."""
        super().focusOutEvent(event)
        self.pointed.emit(None)

    def leaveEvent(self, event: QEvent) -> None:
        """Points at what is chosen, if the keyboard is here, or at nothing."""
        super().leaveEvent(event)
        self.pointed.emit(self.chosen_action() if self.hasFocus() else None)

    def currentChanged(self, current: Index, previous: Index) -> None:
        """Points at the action that was chosen."""
        super().currentChanged(current, previous)
        if self.hasFocus():
            self.pointed.emit(self.chosen_action())

    def place(self, rect: QRectF, scale: float) -> None:
        """Move to a rectangle of the parent, given in unscaled pixels."""
        super().place(rect, scale)
        self._place_strip()

    # ---- inside -------------------------------------------------------------------------------

    def _show(self, held: Action | None) -> None:
        """Lists what is sought; chooses the held action, else the first if the keyboard is here."""
        words = plain(self.sought).split()
        found = [(a, t) for a, t in self._all if all(word in plain(t) for word in words)]
        self.clear()
        self.listed = [action for action, _ in found]
        begins = [False, *(type(one) is not type(two) for one, two in pairwise(self.listed))]
        for (_, text), new in zip(found, begins, strict=False):
            self.add_line(text, begins=new)
        if held in self.listed:
            self.setCurrentRow(self.listed.index(held))
        elif self.listed and self.hasFocus():
            self.setCurrentRow(0)
        self._count()

    def _count(self) -> None:
        """Says how many moves there are, and what is sought."""
        number, found = len(self._all), len(self.listed)
        strip = self._strip
        strip.sought = bool(self.sought)
        strip.words = Says.trUtf8("%n action(s) · type to search", None, number)
        if self.sought:
            text = translate("Dock", "“{sought}”: {found} of {number}")
            strip.words = text.format(sought=self.sought, found=found, number=number)
        strip.setAccessibleName(strip.words)
        self.setAccessibleDescription(strip.words)
        self._place_strip()
        strip.update()

    def _place_strip(self) -> None:
        """Puts the strip above the lines; without moves there is none."""
        shown = bool(self._all)
        self._strip.setVisible(shown)
        high = round((_STRIP + _GAP) * self.scale) if shown else 0
        if self.viewportMargins().top() != high:
            self.setViewportMargins(0, high, 0, 0)
        self._strip.place(QRectF(1, 0, self.left + self.room() + 4, _STRIP), self.scale)

    def _point(self, index: QModelIndex) -> None:
        self.pointed.emit(self.listed[index.row()])

    def _play(self, index: QModelIndex) -> None:
        if index.isValid():
            self.chosen.emit(self.listed[index.row()])

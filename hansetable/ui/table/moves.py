"""The moves of the dock: every legal action in words, the twin of the table for the keyboard."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent
from PySide6.QtWidgets import QAbstractItemView, QWidget

from hansetable.core import Action
from hansetable.ui.table.lines import BRIGHT, Index, LineList

_ROOT = QModelIndex()
_ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)


class MovesModel(QAbstractListModel):
    """Actions and the words for them."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.actions: tuple[Action, ...] = ()
        self._texts: tuple[str, ...] = ()

    def offer(self, actions: Sequence[Action], say: Callable[[Action], str]) -> None:
        """Show these actions instead of the former ones."""
        self.beginResetModel()
        self.actions = tuple(actions)
        self._texts = tuple(say(action) for action in actions)
        self.endResetModel()

    def rowCount(self, parent: Index = _ROOT) -> int:
        """The number of actions."""
        return 0 if parent.isValid() else len(self.actions)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """The words for an action."""
        if role == Qt.ItemDataRole.DisplayRole:
            return self._texts[index.row()]
        return True if role == BRIGHT else None


class Moves(LineList):
    """The list of moves: arrow keys choose, Enter or a double click plays.

    Signals:
        chosen(object): the person wants to play this action.
    """

    chosen = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(8, 8, parent)
        self._moves = MovesModel(self)
        self.setModel(self._moves)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.doubleClicked.connect(self._play)

    def offer(self, actions: Sequence[Action], say: Callable[[Action], str]) -> None:
        """Show these actions; the one that was chosen stays so if it is still among them."""
        held = self.move()
        self._moves.offer(actions, say)
        if held in self._moves.actions:
            self.setCurrentIndex(self._moves.index(self._moves.actions.index(held)))

    def move(self) -> Action | None:
        """Return the action that is chosen."""
        row = self.currentIndex().row()
        return self._moves.actions[row] if 0 <= row < len(self._moves.actions) else None

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Chooses the first action for who comes here with the Tab key."""
        super().focusInEvent(event)
        by_tab = event.reason() in (
            Qt.FocusReason.TabFocusReason,
            Qt.FocusReason.BacktabFocusReason,
        )
        if by_tab and not self.currentIndex().isValid():
            self.setCurrentIndex(self._moves.index(0))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Plays the chosen action on Enter; without one, Enter does nothing here."""
        if event.key() in _ENTER:
            event.accept()
            self._play(self.currentIndex())
            return
        super().keyPressEvent(event)

    def _play(self, index: QModelIndex) -> None:
        if index.isValid():
            self.chosen.emit(self._moves.actions[index.row()])

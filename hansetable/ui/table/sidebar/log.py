"""The log of the sidebar: a line an event, in the language of the moment."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QAbstractListModel, QEvent, QModelIndex, QObject, QPoint, Qt, Signal
from PySide6.QtGui import QContextMenuEvent, QHelpEvent, QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QAbstractItemView, QMenu, QToolTip, QWidget

from hansetable.core import Event, seat_of
from hansetable.ui.table.prompt.undo import invitation
from hansetable.ui.table.sidebar.line_list import BRIGHT, COLOUR, FAINT, Index, LineList

_ROOT = QModelIndex()


@dataclass(frozen=True, slots=True)
class _Line:
    """A line of the log: the number of its event, the colour of its seat, its words."""

    event: int
    colour: str
    text: str


class LogModel(QAbstractListModel):
    """The events that have a sentence; the others keep their number but have no line."""

    def __init__(
        self, say: Callable[[Event], str], colours: Sequence[str], parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._say = say
        self._colours = colours
        self._events: list[Event] = []
        self._lines: list[_Line] = []
        self._now: range | None = None
        self._only = ""

    def show_moment(self, events: range) -> int:
        """Tell these events apart from those before and after; returns their last row, or -1."""
        self._now = events
        return sum(line.event < events.stop for line in self._lines) - 1

    def follow(self, events: Sequence[Event]) -> None:
        """Show these events: keep what they begin with, drop the rest, and add what is new."""
        same = 0
        for old, new in zip(self._events, events, strict=False):
            if old != new:
                break
            same += 1
        self._drop(same)
        self._add(same, events)

    def keep_only(self, colour: str) -> None:
        """Show only the lines of the seat of a colour; all without one."""
        self._only = colour
        self.retranslate()

    def row_of(self, event: int) -> int:
        """The row that tells an event, or the next one that has a row."""
        return sum(line.event < event for line in self._lines)

    def retranslate(self) -> None:
        """Say every event again."""
        self.beginResetModel()
        self._lines = self._say_all(0, self._events)
        self.endResetModel()

    def event_at(self, row: int) -> int:
        """The number of the event that a row tells."""
        return self._lines[row].event

    def rowCount(self, parent: Index = _ROOT) -> int:
        """The number of lines."""
        return 0 if parent.isValid() else len(self._lines)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """The words of a line, the colour of its seat, whether it is one of the latest."""
        line = self._lines[index.row()]
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return line.text
            case _ if role == COLOUR:
                return line.colour
            case _ if role == FAINT:
                return self._now is not None and line.event >= self._now.stop
            case _ if role == BRIGHT and self._now is not None:
                return line.event in self._now
            case _ if role == BRIGHT:
                return all(other.colour == line.colour for other in self._lines[index.row() :])
        return None

    def _drop(self, same: int) -> None:
        keep = sum(line.event < same for line in self._lines)
        if keep < len(self._lines):
            self.beginRemoveRows(_ROOT, keep, len(self._lines) - 1)
            del self._lines[keep:]
            self.endRemoveRows()
        del self._events[same:]

    def _add(self, same: int, events: Sequence[Event]) -> None:
        lines = self._say_all(same, events[same:])
        self._events.extend(events[same:])
        if lines:
            first = len(self._lines)
            self.beginInsertRows(_ROOT, first, first + len(lines) - 1)
            self._lines.extend(lines)
            self.endInsertRows()
            self.dataChanged.emit(self.index(0), self.index(first), [BRIGHT])

    def _say_all(self, first: int, events: Sequence[Event]) -> list[_Line]:
        said: list[_Line] = []
        for number, event in enumerate(events, first):
            text = self._say(event)
            if text:
                seat = seat_of(event)
                colour = "" if seat is None else self._colours[seat]
                if self._only in ("", colour):
                    said.append(_Line(number, colour, text))
        return said


class Log(LineList):
    """The log as a list: the newest line is at the bottom, lines can be selected and copied.

    ``barred`` tells why the event of a number and all after it cannot be taken back; None where
    nothing is ever taken back.

    Signals:
        lineClicked(int): the event of this number in the log was clicked.
        takeBack(int): the event of this number and all after it are to be taken back.
    """

    lineClicked = Signal(int)
    takeBack = Signal(int)

    def __init__(
        self,
        say: Callable[[Event], str],
        colours: Sequence[str],
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(21, 6, parent)
        self._lines = LogModel(say, colours, self)
        self._at_end = True
        self._aimed = QModelIndex()
        self.menu = QMenu(self)
        self.barred: Callable[[int], str] | None = None
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.DefaultContextMenu)
        self.setModel(self._lines)
        self.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        self.clicked.connect(self._tell)
        bar = self.verticalScrollBar()
        bar.valueChanged.connect(self._note_end)
        bar.rangeChanged.connect(self._stay_at_end)

    def follow(self, events: Sequence[Event]) -> None:
        """Show these events; who reads further up is left there."""
        self._lines.follow(events)

    def show_moment(self, events: range) -> None:
        """Let these events be seen, brighter than the others; what comes later is pale."""
        self._at_end = False
        row = self._lines.show_moment(events)
        self.viewport().update()
        if row >= 0:
            self.scrollTo(self._lines.index(row), self.ScrollHint.PositionAtCenter)
        else:
            self.scrollToTop()

    def keep_only(self, colour: str) -> None:
        """Show only the lines of the seat of a colour, the latest of them; all without one."""
        self._lines.keep_only(colour)
        self._at_end = True
        self.scrollToBottom()

    def open_at(self, event: int) -> None:
        """Choose the line of an event and let it be the first that is seen."""
        index = self._lines.index(min(self._lines.row_of(event), self._lines.rowCount() - 1))
        self.setCurrentIndex(index)
        self.scrollTo(index, self.ScrollHint.PositionAtTop)

    def retranslate(self) -> None:
        """Say everything again."""
        super().retranslate()
        self._lines.retranslate()

    def _note_end(self, value: int) -> None:
        self._at_end = value >= self.verticalScrollBar().maximum() - 4

    def _stay_at_end(self, _least: int, most: int) -> None:
        if self._at_end:
            self.verticalScrollBar().setValue(most)

    def _tell(self, index: QModelIndex) -> None:
        self.lineClicked.emit(self._lines.event_at(index.row()))

    # ---- taking back --------------------------------------------------------------------------

    def sign(self, index: Index) -> tuple[str, bool] | None:
        """The arrow of undo, which is on if the line can be taken back."""
        refusal = self._refusal(index)
        return None if refusal is None else ("undo", not refusal)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        """Offers to copy, and to take back the line under the mouse or the chosen one."""
        keyboard = event.reason() == QContextMenuEvent.Reason.Keyboard
        index = self.currentIndex() if keyboard else self.indexAt(event.pos())
        self.menu.clear()
        self.menu.addAction(self._copy)
        refusal = self._refusal(index) if index.isValid() else None
        if refusal is not None:
            number = self._lines.event_at(index.row())
            entry = self.menu.addAction(invitation(refusal))
            entry.setEnabled(not refusal)
            entry.triggered.connect(lambda: self.takeBack.emit(number))
        at = self.visualRect(index).center() if keyboard else event.pos()
        self.menu.popup(self.viewport().mapToGlobal(at))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Points out what the chosen line tells on Enter; every sign is left to the table."""
        typed = event.text().strip()
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self.currentIndex().isValid():
            event.accept()
            self._tell(self.currentIndex())
        elif typed and typed.isprintable():
            event.ignore()
        else:
            super().keyPressEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Aims at the sign of a line, or chooses lines."""
        self._aimed = self._sign_under(event.position().toPoint())
        if not self._aimed.isValid() or event.button() != Qt.MouseButton.LeftButton:
            self._aimed = QModelIndex()
            super().mousePressEvent(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Takes back the line whose sign was pressed."""
        aimed, self._aimed = self._aimed, QModelIndex()
        if not aimed.isValid():
            super().mouseReleaseEvent(event)
        elif aimed == self._sign_under(event.position().toPoint()) and self._refusal(aimed) == "":
            self.takeBack.emit(self._lines.event_at(aimed.row()))

    def viewportEvent(self, event: QEvent) -> bool:
        """Says what the sign under the mouse does, or why it does nothing."""
        if isinstance(event, QHelpEvent) and event.type() == QEvent.Type.ToolTip:
            index = self._sign_under(event.pos())
            text = invitation(self._refusal(index) or "") if index.isValid() else ""
            QToolTip.showText(event.globalPos(), text, self)
            return True
        return super().viewportEvent(event)

    def _refusal(self, index: Index) -> str | None:
        """Why a line must stay; None where nothing is ever taken back."""
        return None if self.barred is None else self.barred(self._lines.event_at(index.row()))

    def _sign_under(self, at: QPoint) -> QModelIndex:
        """The line whose sign is at a point; an invalid index if there is none."""
        index = self.indexAt(at)
        if self.barred is None or not index.isValid():
            return QModelIndex()
        return index if self.sign_at(self.visualRect(index)).contains(at) else QModelIndex()

"""The log of the sidebar: a line an event, in the language of the moment."""

from bisect import bisect_left
from collections.abc import Callable, Sequence

from PySide6.QtCore import QEvent, QModelIndex, QPoint, Qt, Signal
from PySide6.QtGui import QContextMenuEvent, QHelpEvent, QKeyEvent, QMouseEvent, QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QMenu, QToolTip, QWidget

from hansetable.core import Event, seat_of
from hansetable.ui.art.base_canvas import Colour
from hansetable.ui.art.palette import LETTER, LETTER_DIM, LETTER_MUTED
from hansetable.ui.language import Text
from hansetable.ui.table.prompt.undo import invitation
from hansetable.ui.table.sidebar.line_list import COLOUR, LineList

WHY = Text("Why", "Why did it do that?")


class Log(LineList):
    """The log as a list: the newest line is at the bottom, lines can be selected and copied.

    Events without a sentence have a number, but no line. ``barred`` tells why the event of a
    number and all after it cannot be taken back; None where nothing is ever taken back.
    ``cause`` tells which action led to some events, if it can be explained.

    Signals:
        lineClicked(int): the event of this number in the log was clicked.
        takeBack(int): the event of this number and all after it are to be taken back.
        whyWanted(object): it is asked why the events of this range happened.
    """

    lineClicked = Signal(int)
    takeBack = Signal(int)
    whyWanted = Signal(object)

    def __init__(
        self,
        say: Callable[[Event], str],
        colours: Sequence[str],
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(21, 6, parent)
        self._say, self._colours = say, colours
        self._events: list[Event] = []
        self._numbers: list[int] = []
        self._moment: range | None = None
        self._bright = self._marked = range(0)
        self._only = ""
        self._at_end = True
        self._aimed = self._asked = -1
        self.menu = QMenu(self)
        self.barred: Callable[[int], str] | None = None
        self.cause: Callable[[range], int | None] = lambda _events: None
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.DefaultContextMenu)
        self.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        self.clicked.connect(self._tell)
        bar = self.verticalScrollBar()
        bar.valueChanged.connect(self._note_end)
        bar.rangeChanged.connect(self._stay_at_end)

    def follow(self, events: Sequence[Event]) -> None:
        """Show these events: keep what they begin with, drop the rest, and add what is new.

        Who reads further up is left there.
        """
        same = 0
        for old, new in zip(self._events, events, strict=False):
            if old != new:
                break
            same += 1
        self._events = list(events)
        self._write_from(same)

    def show_moment(self, events: range) -> None:
        """Let these events be seen, brighter than the others; what comes later is pale."""
        self._at_end = False
        self._moment = self._bright = events
        self.viewport().update()
        row = self.row_of(events.stop) - 1
        if row >= 0:
            self.scrollToItem(self.item(row), self.ScrollHint.PositionAtCenter)
        else:
            self.scrollToTop()

    def mark(self, events: range) -> None:
        """Mark the lines of these events, which are told just now; who reads elsewhere stays."""
        self._marked = events
        row = self.row_of(events.stop) - 1
        if events and self._at_end and row >= 0:
            self.scrollToItem(self.item(row))
            self._at_end = True
        elif self._at_end:
            self.scrollToBottom()
        self.viewport().update()

    def marked(self, row: int) -> bool:
        """Whether a line is told just now."""
        return self._numbers[row] in self._marked

    def keep_only(self, colour: str) -> None:
        """Show only the lines of the seat of a colour, the latest of them; all without one."""
        self._only = colour
        self._write_from(0)
        self._at_end = True
        self.scrollToBottom()

    def open_at(self, event: int) -> None:
        """Choose the line of an event and let it be the first that is seen."""
        row = min(self.row_of(event), self.count() - 1)
        self.setCurrentRow(row)
        self.scrollToItem(self.item(row), self.ScrollHint.PositionAtTop)

    def retranslate(self) -> None:
        """Say everything again; the moment that is shown stays in the middle."""
        self._write_from(0)
        if self._moment is not None:
            self.show_moment(self._moment)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keeps the moment that is shown in the middle."""
        super().resizeEvent(event)
        if self._moment is not None:
            self.show_moment(self._moment)

    def event_at(self, row: int) -> int:
        """The number of the event that a row tells."""
        return self._numbers[row]

    def events_until(self, row: int) -> range:
        """The numbers of the events that a row tells and of those without a line before it."""
        return range(self._numbers[row - 1] + 1 if row else 0, self._numbers[row] + 1)

    def row_of(self, event: int) -> int:
        """The row that tells an event, or the next one that has a row."""
        return bisect_left(self._numbers, event)

    def ink(self, row: int) -> Colour:
        """Bright for the moment that is shown, or for what one seat did last."""
        event = self._numbers[row]
        if event >= self._bright.stop:
            return LETTER_MUTED
        return LETTER if event in self._bright else LETTER_DIM

    def _write_from(self, first: int) -> None:
        """Writes the lines of the events from this number on."""
        keep = self.row_of(first)
        self.model().removeRows(keep, self.count() - keep)
        del self._numbers[keep:]
        for number, event in enumerate(self._events[first:], first):
            seat = seat_of(event)
            colour = "" if seat is None else self._colours[seat]
            text = self._say(event)
            if text and self._only in ("", colour):
                self._numbers.append(number)
                self.add_line(text, colour)
        self._bright = self._moment or self._latest()

    def _latest(self) -> range:
        """The events that tell what one seat did last."""
        row = last = self.count() - 1
        while row > 0 and self.item(row - 1).data(COLOUR) == self.item(last).data(COLOUR):
            row -= 1
        return range(self._numbers[row] if row >= 0 else 0, len(self._events))

    def _note_end(self, value: int) -> None:
        self._at_end = value >= self.verticalScrollBar().maximum() - 4

    def _stay_at_end(self, _least: int, most: int) -> None:
        if self._at_end:
            self.verticalScrollBar().setValue(most)

    def _tell(self, index: QModelIndex) -> None:
        self.lineClicked.emit(self.event_at(index.row()))

    # ---- taking back --------------------------------------------------------------------------

    def sign(self, row: int) -> tuple[str, bool] | None:
        """The arrow of undo, which is on if the line can be taken back."""
        refusal = self._refusal(row)
        return None if refusal is None else ("undo", not refusal)

    def questionable(self, row: int) -> bool:
        """Whether it can be asked why an AI did what a line tells."""
        return self.cause(self.events_until(row)) is not None

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        """Offers to copy, take back or explain the line under the mouse, or the chosen one."""
        keyboard = event.reason() == QContextMenuEvent.Reason.Keyboard
        index = self.currentIndex() if keyboard else self.indexAt(event.pos())
        self.menu.clear()
        self.menu.addAction(self._copy)
        refusal = self._refusal(index.row()) if index.isValid() else None
        if refusal is not None:
            number = self.event_at(index.row())
            entry = self.menu.addAction(invitation(refusal))
            entry.setEnabled(not refusal)
            entry.triggered.connect(lambda: self.takeBack.emit(number))
        if index.isValid() and self.questionable(index.row()):
            asked = self.events_until(index.row())
            self.menu.addAction(WHY.say()).triggered.connect(lambda: self.whyWanted.emit(asked))
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
        left = event.button() == Qt.MouseButton.LeftButton
        self._aimed = self._sign_under(event.position().toPoint()) if left else -1
        self._asked = self._question_under(event.position().toPoint()) if left else -1
        if max(self._aimed, self._asked) < 0:
            super().mousePressEvent(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Takes back the line whose sign was pressed, or asks why."""
        aimed, self._aimed = self._aimed, -1
        asked, self._asked = self._asked, -1
        if asked >= 0:
            if asked == self._question_under(event.position().toPoint()):
                self.whyWanted.emit(self.events_until(asked))
        elif aimed < 0:
            super().mouseReleaseEvent(event)
        elif aimed == self._sign_under(event.position().toPoint()) and not self._refusal(aimed):
            self.takeBack.emit(self.event_at(aimed))

    def viewportEvent(self, event: QEvent) -> bool:
        """Says what the sign under the mouse does, or why it does nothing."""
        if isinstance(event, QHelpEvent) and event.type() == QEvent.Type.ToolTip:
            row = self._sign_under(event.pos())
            text = "" if row < 0 else invitation(self._refusal(row) or "")
            if self._question_under(event.pos()) >= 0:
                text = WHY.say()
            QToolTip.showText(event.globalPos(), text, self)
            return True
        return super().viewportEvent(event)

    def _refusal(self, row: int) -> str | None:
        """Why a line must stay; None where nothing is ever taken back."""
        return None if self.barred is None else self.barred(self.event_at(row))

    def _question_under(self, at: QPoint) -> int:
        """The row whose question mark is at a point; -1 if there is none."""
        index = self.indexAt(at)
        here = index.isValid() and self.question_at(self.visualRect(index)).contains(at)
        return index.row() if here and self.questionable(index.row()) else -1

    def _sign_under(self, at: QPoint) -> int:
        """The row whose sign is at a point; -1 if there is none."""
        index = self.indexAt(at)
        if self.barred is None or not self.sign_at(self.visualRect(index)).contains(at):
            return -1
        return index.row()

"""The games of the history as a table: its columns in words, its order, its filter, its look."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from enum import IntEnum
from pathlib import Path
from time import perf_counter

from PySide6.QtCore import (
    QAbstractTableModel,
    QItemSelectionModel,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QPointF,
    QRectF,
    Qt,
    QTimer,
    Signal,
)
from PySide6.QtGui import QKeyEvent, QPainter, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QHeaderView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableView,
    QWidget,
)

from hansetable.errors import shown
from hansetable.session.entry import DAMAGED, FINISHED, Entry
from hansetable.session.slot import PlayerSlot
from hansetable.ui.art import palette
from hansetable.ui.art.canvas import Canvas
from hansetable.ui.art.growth import factor, px
from hansetable.ui.art.style import set_style_sheet, style_sheet
from hansetable.ui.error_messages import error_message
from hansetable.ui.history.wording import (
    date_words,
    game_words,
    length_words,
    option_words,
    result_words,
    seat_words,
    seats_words,
)
from hansetable.ui.language import Text
from hansetable.ui.start.catalog import GAME_ICONS
from hansetable.ui.widgets.speaking import Speaking, tip

Index = QModelIndex | QPersistentModelIndex
ENTRY = Qt.ItemDataRole.UserRole
"""The `Entry` of a row."""

_ROOT = QModelIndex()
_GAP = 26.0
"""From the end of a seat's name to the next name, with the sign of the seat in between."""


class Column(IntEnum):
    """The columns, from left to right."""

    GAME = 0
    DATE = 1
    SEATS = 2
    OPTIONS = 3
    RESULT = 4
    LENGTH = 5


_COLUMNS: Sequence[tuple[Text, Callable[[Entry], str]]] = (
    (Text("Chronicle", "Game"), game_words),
    (Text("Chronicle", "Date"), date_words),
    (Text("Chronicle", "At the table"), seats_words),
    (Text("Chronicle", "Options"), option_words),
    (Text("Chronicle", "Result"), result_words),
    (Text("Chronicle", "Rounds · Actions"), length_words),
)
"""The title of each column, and what says its words."""


_STEP = 0.005
"""Seconds that rows are said ahead without a pause."""
_ROW = 32
_WIDTHS = {
    Column.GAME: 120,
    Column.DATE: 152,
    Column.SEATS: 382,
    Column.OPTIONS: 164,
    Column.RESULT: 270,
    Column.LENGTH: 128,
}
_FIXED = (Column.GAME, Column.DATE, Column.LENGTH)
_WANTED = {Column.OPTIONS: 1000, Column.LENGTH: 880}
"""How wide the list must be for a column that else gives its room to names and scores."""


class HistoryModel(QAbstractTableModel):
    """The games that one looks for, in the order that one likes; ``entries`` are all of them.

    ``rows`` are those shown. Python sorts and filters: Qt would ask for every cell many times.
    """

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.entries: Sequence[Entry] = ()
        self.rows: list[Entry] = []
        self._game = self._state = self._text = ""
        self._column, self._falling = Column.DATE, True
        self._said: dict[Path, tuple[Entry, dict[Column | None, str]]] = {}
        self._unsaid: Iterator[Entry] = iter(())
        self._ahead = QTimer(self, interval=0)
        self._ahead.timeout.connect(self._say_ahead)

    def row_of(self, path: Path) -> int:
        """Return the row in which a file is shown, -1 if it is not."""
        return next((row for row, entry in enumerate(self.rows) if entry.path == path), -1)

    def words(self, entry: Entry, column: Column) -> str:
        """Return what stands in a cell; it is said once and remembered."""
        said = self._words_of(entry)
        if column not in said:
            said[column] = _COLUMNS[column][1](entry)
        return said[column]

    def _whole(self, entry: Entry) -> str:
        """Return all that one can look for in a row, in small letters; it is remembered too."""
        said = self._words_of(entry)
        if None not in said:
            cells = [self.words(entry, column) for column in Column]
            said[None] = " ".join([*cells, entry.path.name]).casefold()
        return said[None]

    def _words_of(self, entry: Entry) -> dict[Column | None, str]:
        known = self._said.get(entry.path)
        if known is None or known[0] is not entry:
            known = self._said[entry.path] = entry, {}
        return known[1]

    def show_entries(self, entries: Sequence[Entry]) -> None:
        """Show these games instead of the former ones."""
        self.entries = entries
        self._arrange()
        self._begin_ahead()

    def _begin_ahead(self) -> None:
        """Say all rows beside the window, so that the first search does not wait for it."""
        self._unsaid = iter(self.entries)
        self._ahead.start()

    def _say_ahead(self) -> None:
        begun = perf_counter()
        for entry in self._unsaid:
            self._whole(entry)
            if perf_counter() > begun + _STEP:
                return
        self._ahead.stop()

    def look_for(self, game: str, state: str, text: str) -> None:
        """Show only a game, only finished or unfinished ones, only with these words."""
        self._game, self._state, self._text = game, state, text
        self._arrange()

    def sort(self, column: int, order: Qt.SortOrder = Qt.SortOrder.AscendingOrder) -> None:
        """Sort the games by a column."""
        self._column, self._falling = Column(column), order == Qt.SortOrder.DescendingOrder
        self._arrange()

    def _arrange(self) -> None:
        """Find the rows that are shown; what is chosen stays so as long as it is among them."""
        self.layoutAboutToBeChanged.emit()
        chosen = [(index, self.rows[index.row()].path) for index in self.persistentIndexList()]
        words = self._text.casefold().split()
        self.rows = [entry for entry in self.entries if self._fits(entry, words)]
        self.rows.sort(key=lambda entry: entry.path.name)
        self.rows.sort(key=self._order, reverse=self._falling)
        places = {entry.path: row for row, entry in enumerate(self.rows)}
        now = [self.index(places.get(path, -1), index.column()) for index, path in chosen]
        self.changePersistentIndexList([index for index, _ in chosen], now)
        self.layoutChanged.emit()

    def _fits(self, entry: Entry, words: Sequence[str]) -> bool:
        """Whether a game is among those looked for; each word must stand somewhere in its row."""
        if self._game and (entry.header is None or entry.header.game != self._game):
            return False
        if self._state and (entry.state == FINISHED) != (self._state == FINISHED):
            return False
        if not words:
            return True
        whole = self._whole(entry)
        return all(word in whole for word in words)

    def _order(self, entry: Entry) -> tuple[object, ...]:
        """Return what a game is sorted by."""
        match self._column:
            case Column.DATE:
                return (entry.moment,)
            case Column.LENGTH:
                return entry.rounds, entry.actions
            case Column.RESULT:
                first = entry.scores[entry.ranks.index(1)] if entry.ranks else 0
                return entry.state, bool(entry.winners), first
        return (self.words(entry, self._column).casefold(),)

    def retranslate(self) -> None:
        """Say everything again."""
        self._said.clear()
        self._arrange()
        self._begin_ahead()
        self.headerDataChanged.emit(Qt.Orientation.Horizontal, 0, len(Column) - 1)

    def rowCount(self, parent: Index = _ROOT) -> int:
        """The number of games."""
        return 0 if parent.isValid() else len(self.rows)

    def columnCount(self, parent: Index = _ROOT) -> int:
        """The number of columns."""
        return 0 if parent.isValid() else len(Column)

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> object:
        """The titles of the columns."""
        if role == Qt.ItemDataRole.DisplayRole and orientation == Qt.Orientation.Horizontal:
            return str(_COLUMNS[section][0])
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
        return None

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """The words of a cell, its entry, and a longer text for the mouse."""
        entry = self.rows[index.row()]
        words = self.words(entry, Column(index.column()))
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return words
            case Qt.ItemDataRole.ToolTipRole:
                said = error_message(entry.problem) if entry.problem else words
                return tip(f"{said}\n{shown(entry.path.name)}".strip())
            case _ if role == ENTRY:
                return entry
        return None


class HistoryDelegate(QStyledItemDelegate):
    """Paints one cell on paper."""

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Paints the line below the row, the light on it, and its words."""
        painter.save()
        canvas, scale, place = Canvas(painter), factor(), QRectF(option.rect)
        painter.translate(place.topLeft())
        painter.scale(scale, scale)
        rect = QRectF(QPointF(), place.size() / scale)
        entry: Entry = index.data(ENTRY)
        chosen = bool(option.state & QStyle.StateFlag.State_Selected)
        if chosen:
            painter.fillRect(rect, palette.resolve_color(palette.PICKED))
        elif option.state & QStyle.StateFlag.State_MouseOver:
            painter.fillRect(rect, palette.resolve_color(palette.SHEET_HOT))
        low, right = rect.bottom(), rect.right() + 1
        canvas.line(rect.x(), low, right, low, palette.SHEET_INK, alpha=0.1)
        room = rect.adjusted(8, 0, -6, 0)
        ink = palette.PICKED_TEXT if chosen else palette.SHEET_INK
        soft = palette.PICKED_TEXT if chosen else palette.SHEET_SOFT
        match Column(index.column()):
            case Column.GAME:
                self._game(canvas, room, entry, ink, soft)
            case Column.SEATS:
                self._seats(canvas, room, entry, ink, soft)
            case Column.RESULT:
                self._result(canvas, room, entry, ink, soft)
            case Column.DATE | Column.OPTIONS | Column.LENGTH:
                canvas.text(room, str(index.data()), 15, soft, "l", 500, least=14)
        painter.restore()

    def _game(self, canvas: Canvas, room: QRectF, entry: Entry, ink: str, soft: str) -> None:
        name = entry.header.game if entry.header else ""
        icon = GAME_ICONS.get(name, "cards") if name else "close"
        canvas.icon(icon, room.x(), room.center().y() - 8, 16, soft)
        words = room.adjusted(24, 0, 0, 0)
        canvas.text(words, game_words(entry), 16, ink, "l", 600, least=14)

    def _seats(self, canvas: Canvas, room: QRectF, entry: Entry, ink: str, soft: str) -> None:
        slots = entry.header.slots if entry.header else ()
        said, px = _fitting(canvas, slots, room.width())
        x = room.x()
        for slot, words in zip(slots, said, strict=True):
            canvas.token(slot.colour, x, room.center().y() - 6, 12, ink)
            wide = canvas.width(words, px, 600)
            place = QRectF(x + 17, room.y(), min(wide, room.right() - x - 17), room.height())
            colour, weight = (ink, 600) if slot.human else (soft, 500)
            canvas.text(place, words, px, colour, "l", weight, italic=not slot.human)
            x += wide + _GAP

    def _result(self, canvas: Canvas, room: QRectF, entry: Entry, ink: str, soft: str) -> None:
        words = result_words(entry)
        if entry.state == FINISHED:
            canvas.text(room, words, 15, ink, "l", 600, least=14)
            return
        colour = palette.SHEET_LOSS if entry.state == DAMAGED and ink == palette.SHEET_INK else soft
        canvas.text(room, words, 15, colour, "l", 500, italic=True, least=14)


def _fitting(
    canvas: Canvas, slots: Sequence[PlayerSlot], room: float
) -> tuple[Sequence[str], float]:
    """Return what is said of the seats, and how large: with the levels, if there is room."""
    said = [seat_words(slot) for slot in slots]
    names = [slot.shown for slot in slots]
    levels = {slot.player for slot in slots if not slot.human}
    last = max((seat for seat, slot in enumerate(slots) if not slot.human), default=0)
    ways = [said, names]
    if len(levels) == 1:
        several = sum(not slot.human for slot in slots) > 1
        closing = seat_words(slots[last], all_alike=several)
        ways.insert(1, [closing if seat == last else name for seat, name in enumerate(names)])
    for words in ways:
        for size in (15.0, 14.0, 13.0):
            if sum(canvas.width(one, size, 600) + _GAP for one in words) <= room:
                return words, size
    return names, 11.5


class HistoryTable(Speaking, QTableView):
    """The table of games; Enter opens one, Delete throws it away."""

    opened = Signal()
    unwanted = Signal()

    def __init__(self, games: HistoryModel, parent: QWidget) -> None:
        super().__init__(parent)
        self.setModel(games)
        self.setItemDelegate(HistoryDelegate(self))
        set_style_sheet(self, style_sheet("history"))
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setShowGrid(False)
        self.setMouseTracking(True)
        self.setTabKeyNavigation(False)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.viewport().setAutoFillBackground(False)
        rows, head = self.verticalHeader(), self.horizontalHeader()
        rows.hide()
        rows.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        rows.setDefaultSectionSize(px(_ROW))
        head.setHighlightSections(False)
        head.setSectionResizeMode(QHeaderView.ResizeMode.Interactive)
        head.setMinimumSectionSize(px(40))
        head.setSectionResizeMode(Column.RESULT, QHeaderView.ResizeMode.Stretch)
        self.setSortingEnabled(True)
        self.sortByColumn(Column.DATE, Qt.SortOrder.DescendingOrder)

    def restyle(self) -> None:
        """Take the colours of the theme, and the size of the moment."""
        set_style_sheet(self, style_sheet("history"))
        self.verticalHeader().setDefaultSectionSize(px(_ROW))
        self._share()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Shares the new room among the columns."""
        super().resizeEvent(event)
        self._share()

    def _share(self) -> None:
        """Give game, date and length the room they need, and the others their part of the rest."""
        room = self.viewport().width() / factor()
        for column, least in _WANTED.items():
            self.setColumnHidden(column, room < least)
        shown = {c: wide for c, wide in _WIDTHS.items() if not self.isColumnHidden(c)}
        fixed = sum(wide for column, wide in shown.items() if column in _FIXED)
        part = max(0.0, room - fixed) / (sum(shown.values()) - fixed)
        for column, wide in shown.items():
            if column != Column.RESULT:
                self.setColumnWidth(column, px(wide if column in _FIXED else wide * part))

    def choose(self, row: int) -> None:
        """Choose the game in a row, if there is such a row, and bring it in sight."""
        index = self.model().index(row, 0)
        if index.isValid():
            flags = QItemSelectionModel.SelectionFlag
            self.selectionModel().setCurrentIndex(index, flags.ClearAndSelect | flags.Rows)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Takes the keys that mean something to a game."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.opened.emit()
        elif event.key() == Qt.Key.Key_Delete:
            if not event.isAutoRepeat():  # a key that is held throws away one game, not all
                self.unwanted.emit()
        else:
            super().keyPressEvent(event)

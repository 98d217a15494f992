"""The table of the history as one sees it: its cells, how wide they are, and its keys."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QItemSelectionModel, QPointF, QRectF, Qt, Signal
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

from hansetable.session.entry import DAMAGED, FINISHED, Entry
from hansetable.session.slot import PlayerSlot
from hansetable.ui.art import palette
from hansetable.ui.art.canvas import Canvas
from hansetable.ui.art.growth import factor, px
from hansetable.ui.art.style import set_style_sheet, style_sheet
from hansetable.ui.history.table_model import ENTRY, Column, HistoryModel, Index
from hansetable.ui.history.wording import game_words, result_words, seat_words
from hansetable.ui.start.catalog import GAME_ICONS
from hansetable.ui.widgets.speaking import Speaking

_GAP = 26.0
"""From the end of a seat's name to the next name, with the sign of the seat in between."""
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

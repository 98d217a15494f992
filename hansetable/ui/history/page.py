"""The history: all games on disk in one list, and what they tell together."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QItemSelectionModel, Qt, QTimer, Signal, SignalInstance
from PySide6.QtGui import QHideEvent, QKeyEvent, QPainter, QPaintEvent, QResizeEvent, QShortcut
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QHeaderView,
    QLabel,
    QLineEdit,
    QStackedLayout,
    QTableView,
    QVBoxLayout,
    QWidget,
)

from hansetable.games import GAMES
from hansetable.session.history import DAMAGED, FINISHED, UNFINISHED, UNKNOWN, Entry, look_into
from hansetable.ui.art.style import set_style_sheet, style_sheet
from hansetable.ui.history.statistics_page import StatisticsPage
from hansetable.ui.history.table_model import (
    ENTRY,
    Column,
    HistoryDelegate,
    HistoryFilter,
    HistoryModel,
)
from hansetable.ui.history.wording import trash_words
from hansetable.ui.language import Text, translate
from hansetable.ui.start.catalog import game_title
from hansetable.ui.start.picture import paint_cloth
from hansetable.ui.widgets.dialogs import PaperSheet, Rule, Segments
from hansetable.ui.widgets.layout import beside, fill
from hansetable.ui.widgets.speaking import Speaking

ALL, GAMES_TAB, FIGURES_TAB = "", "games", "figures"
_ROW = 32
_row = partial(beside, spacing=12)
_WIDTHS = {
    Column.GAME: 120,
    Column.DATE: 152,
    Column.SEATS: 382,
    Column.OPTIONS: 164,
    Column.RESULT: 270,
    Column.LENGTH: 128,
}
_FIXED = (Column.GAME, Column.DATE, Column.LENGTH)
_WANTED = {Column.OPTIONS: 1000, Column.LENGTH: 820}
"""How wide the list must be for a column that else gives its room to names and scores."""


class _Games(QTableView):
    """The table of games; Enter opens one, Delete throws it away."""

    opened = Signal()
    unwanted = Signal()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Gives game, date and length the room they need, and the others their part of the rest."""
        super().resizeEvent(event)
        room = self.viewport().width()
        for column, least in _WANTED.items():
            self.setColumnHidden(column, room < least)
        shown = {c: wide for c, wide in _WIDTHS.items() if not self.isColumnHidden(c)}
        fixed = sum(wide for column, wide in shown.items() if column in _FIXED)
        part = max(0.0, room - fixed) / (sum(shown.values()) - fixed)
        for column, wide in shown.items():
            if column != Column.RESULT:
                self.setColumnWidth(column, wide if column in _FIXED else round(wide * part))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Takes the keys that mean something to a game."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.opened.emit()
        elif event.key() == Qt.Key.Key_Delete:
            if not event.isAutoRepeat():  # a key that is held throws away one game, not all
                self.unwanted.emit()
        else:
            super().keyPressEvent(event)


class _Note(QLabel):
    """A sentence in one line, with dots in its middle where there is not room for all of it."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setProperty("role", "sentence")
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setMinimumWidth(1)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Writes as much as there is room for."""
        painter = QPainter(self)
        dots = Qt.TextElideMode.ElideMiddle
        text = self.fontMetrics().elidedText(self.text(), dots, self.width())
        painter.drawText(self.rect(), Qt.AlignmentFlag.AlignVCenter, text)
        painter.end()


class HistoryPage(Speaking, QWidget):
    """The list of games, its filter, what can be done with a game, and the figures.

    Signals:
        resume(str): the unfinished game of this file is to be continued.
        replay(str): the game of this file is to be looked at.
        reveal(str): the folder of this file is to be opened.
        discard(str): this file is to be thrown away.
        restore(): what was thrown away last is to be put back.
        leave(): the start page is wanted.
    """

    resume = Signal(str)
    replay = Signal(str)
    reveal = Signal(str)
    discard = Signal(str)
    restore = Signal()
    leave = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.sheet = PaperSheet(self)
        self.tabs = Segments(
            (GAMES_TAB, FIGURES_TAB),
            (Text("Chronicle", "Games"), Text("Chronicle", "Figures")),
            self.sheet,
            name=Text("Chronicle", "What the chronicle shows"),
        )
        self.leave_button = self.sheet.button(
            Text("Chronicle", "Start page"), self.leave, key=Text("Chronicle", "Esc")
        )
        self.games = Segments(
            (ALL, *GAMES),
            (Text("Chronicle", "All games"), *map(game_title, GAMES)),
            self.sheet,
            name=Text("Chronicle", "Show only games of"),
        )
        self.states = Segments(
            (ALL, UNFINISHED, FINISHED),
            (
                Text("Chronicle", "All"),
                Text("Chronicle", "Unfinished"),
                Text("Chronicle", "Finished"),
            ),
            self.sheet,
            name=Text("Chronicle", "Show only games that are"),
        )
        self.search = QLineEdit(self.sheet)
        self.search.setFixedSize(220, 34)
        self.search.setClearButtonEnabled(True)
        self.says(self.search.setPlaceholderText, Text("Chronicle", "Look for a name …"))
        self.says(
            self.search.setAccessibleName, Text("Chronicle", "Show only games with these words")
        )
        self.model = HistoryModel(self)
        self.filter = HistoryFilter(self)
        self.filter.setSourceModel(self.model)
        self.table = _Games(self.sheet)
        self.says(self.table.setAccessibleName, Text("Chronicle", "Games"))
        self.empty = self.sheet.label("sentence")
        self.empty.setContentsMargins(8, 16, 8, 0)
        self.statistics_page = StatisticsPage(self.sheet)
        self.note = _Note(self.sheet)
        self.undo_button = self.sheet.button(Text("Chronicle", "Put it back"), self.restore)
        self.delete_button = self.sheet.button(
            Text("Chronicle", "Throw away"), partial(self._wish, self.discard)
        )
        self.folder_button = self.sheet.button(
            Text("Chronicle", "Show in folder"), partial(self._wish, self.reveal)
        )
        self.replay_button = self.sheet.button(
            Text("Chronicle", "Replay"), partial(self._wish, self.replay)
        )
        self.resume_button = self.sheet.button(
            Text("Chronicle", "Continue"), partial(self._wish, self.resume)
        )
        self._trashed: Entry | None = None
        self._timer = QTimer(self, interval=0)
        self._timer.timeout.connect(self._look_into_one)
        self._set_up_table()
        self._lay_out()
        self._connect()
        self.retranslate()

    # ---- what it shows ------------------------------------------------------------------------

    def show_entries(self, entries: Sequence[Entry]) -> None:
        """Show these games; those that must be played to be known are played one by one."""
        chosen, row = self.chosen, self.table.currentIndex().row()
        self.model.show_entries(entries)
        self._choose(chosen.path.name if chosen else "", row)
        self._refresh()
        if any(entry.state == UNKNOWN for entry in entries):
            self._timer.start()

    def say_trashed(self, entry: Entry | None) -> None:
        """Say that a game lies in the trash, and offer to put it back; None: nothing to say."""
        self._trashed = entry
        self.note.setText(trash_words(entry) if entry else "")
        self.note.setToolTip(f"{self.note.text()}\n{entry.path.name}" if entry else "")
        self.undo_button.setVisible(entry is not None)

    @property
    def chosen(self) -> Entry | None:
        """The game that is chosen in the list."""
        index = self.table.currentIndex()
        entry: Entry | None = index.data(ENTRY) if index.isValid() else None
        return entry

    def retranslate(self) -> None:
        """Say what the list and the figures show."""
        self.model.retranslate()
        self.statistics_page.retranslate()
        self.say_trashed(self._trashed)
        self._refresh()

    def restyle(self) -> None:
        """Take the colours of the theme."""
        set_style_sheet(self.table, _look())
        QTimer.singleShot(0, self.statistics_page, self.statistics_page.retranslate)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Lays the cloth below the sheet."""
        painter = QPainter(self)
        paint_cloth(painter, self.rect().toRectF())
        painter.end()

    # ---- making it ----------------------------------------------------------------------------

    def _set_up_table(self) -> None:
        table = self.table
        table.setModel(self.filter)
        table.setItemDelegate(HistoryDelegate(table))
        set_style_sheet(table, _look())
        table.setFrameShape(QFrame.Shape.NoFrame)
        table.setShowGrid(False)
        table.setMouseTracking(True)
        table.setTabKeyNavigation(False)
        table.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        table.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        table.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        table.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        table.viewport().setAutoFillBackground(False)
        rows, head = table.verticalHeader(), table.horizontalHeader()
        rows.hide()
        rows.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        rows.setDefaultSectionSize(_ROW)
        head.setHighlightSections(False)
        head.setSectionResizeMode(QHeaderView.ResizeMode.Interactive)
        head.setMinimumSectionSize(40)
        head.setSectionResizeMode(Column.RESULT, QHeaderView.ResizeMode.Stretch)
        table.setSortingEnabled(True)
        table.sortByColumn(Column.DATE, Qt.SortOrder.DescendingOrder)

    def _lay_out(self) -> None:
        page = QVBoxLayout(self)
        page.setContentsMargins(40, 26, 40, 26)
        page.addWidget(self.sheet)
        heading = self.sheet.label("heading", Text("Chronicle", "Chronicle"))
        games = QWidget(self.sheet)
        fill(
            QVBoxLayout(games),
            _row(self.games, self.states, None, self.search),
            (self.empty, 1, Qt.AlignmentFlag.AlignTop),
            (self.table, 1),
            _row(
                self.delete_button,
                self.folder_button,
                self.note,
                self.undo_button,
                None,
                self.replay_button,
                self.resume_button,
            ),
        )
        self._pages = QStackedLayout()
        self._pages.addWidget(games)
        self._pages.addWidget(self.statistics_page)
        fill(
            QVBoxLayout(self.sheet),
            _row(heading, self.tabs, None, self.leave_button),
            Rule(parent=self.sheet),
            (self._pages, 1),
            spacing=10,
            edges=(self.sheet.MARGIN, 20, self.sheet.MARGIN, 18),
        )

    def _connect(self) -> None:
        self.tabs.chosen.connect(self.show_tab)
        self.games.chosen.connect(self._look_for)
        self.states.chosen.connect(self._look_for)
        self.search.textChanged.connect(self._look_for)
        self.table.opened.connect(self._open)
        self.table.unwanted.connect(partial(self._wish, self.discard))
        self.table.doubleClicked.connect(self._open)
        self.table.selectionModel().currentChanged.connect(self._refresh)
        escape = QShortcut(Qt.Key.Key_Escape, self)
        escape.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
        escape.activated.connect(self.leave)

    # ---- what is done -------------------------------------------------------------------------

    def show_tab(self, tab: str) -> None:
        """Show the list of games or the figures."""
        self.tabs.set_value(tab)
        self._pages.setCurrentIndex((GAMES_TAB, FIGURES_TAB).index(tab))
        if tab == FIGURES_TAB:
            self.statistics_page.show_entries(self.model.entries)

    def _look_for(self) -> None:
        self.filter.look_for(self.games.value, self.states.value, self.search.text())
        self._choose()
        self._refresh()

    def _choose(self, name: str = "", instead: int = 0) -> None:
        """Choose the game of a file; if it is not there, the one in a row, or the last."""
        rows = range(self.filter.rowCount())
        found = (
            row for row in rows if name and self.filter.index(row, 0).data(ENTRY).path.name == name
        )
        row = next(found, max(0, min(instead, len(rows) - 1)))
        if self.filter.rowCount():
            index = self.filter.index(row, 0)
            flags = QItemSelectionModel.SelectionFlag
            self.table.selectionModel().setCurrentIndex(index, flags.ClearAndSelect | flags.Rows)

    def _refresh(self) -> None:
        """Say what the buttons can do with the chosen game, and why the list may be empty."""
        entry = self.chosen
        healthy = entry is not None and entry.state != DAMAGED
        self.delete_button.setEnabled(entry is not None)
        self.folder_button.setEnabled(entry is not None)
        self.replay_button.setEnabled(healthy)
        self.resume_button.setEnabled(healthy and entry is not None and entry.state == UNFINISHED)
        self.empty.setVisible(not self.filter.rowCount())
        self.table.setVisible(bool(self.filter.rowCount()))
        self.empty.setText(
            translate("Chronicle", "No game fits what you look for.")
            if self.model.entries
            else translate("Chronicle", "No game was played yet. Every game will be listed here.")
        )

    def _look_into_one(self) -> None:
        """Play one game of which nothing is known, while nothing else is to be done."""
        for row, entry in enumerate(self.model.entries):
            if entry.state == UNKNOWN:
                self.model.put(row, look_into(entry))
                self._refresh()
                return
        self._timer.stop()
        if self.tabs.value == FIGURES_TAB:
            self.statistics_page.show_entries(self.model.entries)

    def hideEvent(self, event: QHideEvent) -> None:
        """Plays nothing while nobody looks."""
        self._timer.stop()
        super().hideEvent(event)

    def _open(self) -> None:
        entry = self.chosen
        if entry is not None and entry.state == UNFINISHED:
            self.resume.emit(str(entry.path))
        elif entry is not None and entry.state != DAMAGED:
            self.replay.emit(str(entry.path))

    def _wish(self, wish: SignalInstance) -> None:
        """Tell what is wished of the chosen game."""
        if self.chosen is not None:
            wish.emit(str(self.chosen.path))


def _look() -> str:
    """The style sheet of the table in the theme of the moment."""
    return style_sheet("history")

"""The games of the history as a table: its columns in words, its order, its filter."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from enum import IntEnum
from pathlib import Path
from time import perf_counter

from PySide6.QtCore import (
    QAbstractTableModel,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    Qt,
    QTimer,
    Signal,
)

from hansetable.errors import shown
from hansetable.session.entry import FINISHED, Entry
from hansetable.ui.error_messages import error_message
from hansetable.ui.history.wording import (
    date_words,
    game_words,
    length_words,
    option_words,
    result_words,
    seats_words,
)
from hansetable.ui.language import Text
from hansetable.ui.widgets.speaking import tip

Index = QModelIndex | QPersistentModelIndex
ENTRY = Qt.ItemDataRole.UserRole
"""The `Entry` of a row."""

_ROOT = QModelIndex()


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


class HistoryModel(QAbstractTableModel):
    """The games that one looks for, in the order that one likes; ``entries`` are all of them.

    ``rows`` are those shown. Python sorts and filters: Qt would ask for every cell many times.

    Signals:
        found: a search is at its end that had to wait for the words of some rows.
    """

    found = Signal()

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

    @property
    def searching(self) -> bool:
        """Whether the words of some rows are still to be looked through."""
        return bool(self._text) and self._ahead.isActive()

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
        """Say all rows beside the window, so that no search holds it up."""
        self._unsaid = iter(self.entries)
        self._ahead.start()

    def _say_ahead(self) -> None:
        self._say_some()
        if self._text and not self._ahead.isActive():
            self._arrange()
            self.found.emit()

    def _say_some(self) -> None:
        """Say all that one can look for in some more rows, in small letters."""
        begun = perf_counter()
        for entry in self._unsaid:
            said = self._words_of(entry)
            if None not in said:
                cells = [self.words(entry, column) for column in Column]
                said[None] = " ".join([*cells, entry.path.name]).casefold()
            if perf_counter() > begun + _STEP:
                return
        self._ahead.stop()

    def look_for(self, game: str, state: str, text: str) -> None:
        """Show only a game, only finished or unfinished ones, only with these words.

        Of very many games some may be ``found`` a moment later.
        """
        self._game, self._state, self._text = game, state, text
        self._say_some()
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
        whole = self._words_of(entry).get(None, "")
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

"""The history: all games on disk in one list, and what they tell together."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from pathlib import Path

from PySide6.QtCore import Qt, QUrl, Signal, SignalInstance
from PySide6.QtGui import QDesktopServices, QPaintEvent, QShortcut
from PySide6.QtWidgets import QLabel, QLineEdit, QStackedLayout, QVBoxLayout, QWidget

from hansetable.errors import shown
from hansetable.games import GAMES
from hansetable.session.entry import DAMAGED, FINISHED, UNFINISHED, Entry
from hansetable.ui.history import FIGURES_TAB, GAMES_TAB
from hansetable.ui.history.archive import Archive
from hansetable.ui.history.statistics_page import StatisticsPage
from hansetable.ui.history.table import HistoryTable
from hansetable.ui.history.table_model import ENTRY, HistoryModel
from hansetable.ui.history.wording import trash_words
from hansetable.ui.language import Text, translate
from hansetable.ui.start.catalog import game_title
from hansetable.ui.start.picture import paint_cloth
from hansetable.ui.widgets.dialogs import FormPanel, Rule, Segments
from hansetable.ui.widgets.layout import beside, fill, fix
from hansetable.ui.widgets.scaled import painted
from hansetable.ui.widgets.speaking import Speaking, tip

ALL = ""
_row = partial(beside, spacing=12)
_START, _BACK = Text("Chronicle", "Start page"), Text("Chronicle", "Back to the game")


class _Note(QLabel):
    """A sentence in one line, with dots in its middle where there is not room for all of it."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setProperty("role", "sentence")
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setMinimumWidth(1)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Writes as much as there is room for."""
        with painted(self) as canvas:
            dots = Qt.TextElideMode.ElideMiddle
            text = self.fontMetrics().elidedText(self.text(), dots, self.width())
            canvas.p.drawText(self.rect(), Qt.AlignmentFlag.AlignVCenter, text)


class HistoryPage(Speaking, QWidget):
    """The list of games, its filter, what can be done with a game, and the figures.

    Signals:
        resume(str): the unfinished game of this file is to be continued.
        replay(Session): this game is to be looked at.
        review(Session): the review of this finished game is wanted.
        leave(): the start page is wanted.
    """

    resume = Signal(str)
    replay = Signal(object)
    review = Signal(object)
    leave = Signal()

    def __init__(self, archive: Archive, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._archive = archive
        self.panel = FormPanel(self)
        self.tabs = Segments(
            {GAMES_TAB: Text("Chronicle", "Games"), FIGURES_TAB: Text("Chronicle", "Statistics")},
            self.panel,
            name=Text("Chronicle", "What the chronicle shows"),
        )
        self.at_game = False
        """Whether one has come here from a running game."""
        self.leave_button = self.panel.button(_START, self.leave, key=Text("Chronicle", "Esc"))
        self.games = Segments(
            {ALL: Text("Chronicle", "All games"), **{game: game_title(game) for game in GAMES}},
            self.panel,
            name=Text("Chronicle", "Show only games of"),
        )
        self.states = Segments(
            {
                ALL: Text("Chronicle", "All"),
                UNFINISHED: Text("Chronicle", "Unfinished"),
                FINISHED: Text("Chronicle", "Finished"),
            },
            self.panel,
            name=Text("Chronicle", "Which games to show"),
        )
        self.search = QLineEdit(self.panel)
        fix(self.search, 220, 34)
        self.search.setClearButtonEnabled(True)
        self.search.setAcceptDrops(False)  # files are for the window
        self.says(self.search.setPlaceholderText, Text("Chronicle", "Search …"))
        self.says(
            self.search.setAccessibleName, Text("Chronicle", "Show only games with these words")
        )
        self.model = HistoryModel(self)
        self.table = HistoryTable(self.model, self.panel)
        self.table.says(self.table.setAccessibleName, Text("Chronicle", "Games"))
        self.empty = self.panel.label("sentence")
        self.empty.setContentsMargins(8, 16, 8, 0)
        self.statistics_page = StatisticsPage(self.panel)
        self.note = _Note(self.panel)
        button = self.panel.button
        self.undo_button = button(Text("Chronicle", "Restore"), self._restore)
        self.delete_button = button(Text("Chronicle", "Move to trash"), self._discard)
        self.folder_button = button(Text("Chronicle", "Show in folder"), self._reveal)
        self.review_button = button(
            Text("Chronicle", "Review"), partial(self._look_at, self.review)
        )
        self.replay_button = button(
            Text("Chronicle", "Replay"), partial(self._look_at, self.replay)
        )
        self.resume_button = button(Text("Chronicle", "Continue"), self._resume)
        self._trashed: list[Entry] = []
        self._restored: Path | None = None
        """The file that is chosen as soon as it is listed again."""
        self._lay_out()
        self._connect()
        self.retranslate()

    # ---- what it shows ------------------------------------------------------------------------

    def come_from(self, game: bool) -> None:
        """Say where leaving leads: to the running game, or to the start page."""
        self.at_game = game
        way = _BACK if game else _START
        self.leave_button.setText(str(way))

    def open(self, tab: str) -> None:
        """Show all games as they are now on disk, on one of the two tabs."""
        self.show_entries(self._archive.entries())
        self.show_tab(tab)

    def show_entries(self, entries: Sequence[Entry]) -> None:
        """Show these games."""
        row = self.table.currentIndex().row()
        self.model.show_entries(entries)
        self._choose(row)
        if self._restored is not None and (row := self.model.row_of(self._restored)) >= 0:
            self._restored = None
            self.table.choose(row)
        self._refresh()
        if self.tabs.value == FIGURES_TAB:
            self.statistics_page.show_entries(entries)

    def _say_trashed(self) -> None:
        """Say which game was thrown away last, and offer to put it back."""
        entry = self._trashed[-1] if self._trashed else None
        self.note.setText(trash_words(entry) if entry else "")
        self.note.setToolTip(tip(f"{self.note.text()}\n{shown(entry.path.name)}") if entry else "")
        self.undo_button.setVisible(entry is not None)

    @property
    def chosen(self) -> Entry | None:
        """The game that is chosen in the list."""
        index = self.table.currentIndex()
        entry: Entry | None = index.data(ENTRY) if index.isValid() else None
        return entry

    def retranslate(self) -> None:
        """Say what the list and the figures show."""
        self.come_from(self.at_game)
        self.model.retranslate()
        self.statistics_page.retranslate()
        self._say_trashed()
        self._refresh()

    def grow(self) -> None:
        """Make the figures anew; their columns are as wide as the letters of the moment want."""
        self.statistics_page.retranslate()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Lays the cloth below the sheet."""
        with painted(self) as canvas:
            paint_cloth(canvas.p, self.rect().toRectF())

    # ---- making it ----------------------------------------------------------------------------

    def _lay_out(self) -> None:
        fill(QVBoxLayout(self), self.panel, edges=(40, 26, 40, 26))
        heading = self.panel.label("heading", Text("Chronicle", "Chronicle"))
        games = QWidget(self.panel)
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
                self.review_button,
                self.replay_button,
                self.resume_button,
            ),
        )
        self._pages = QStackedLayout()
        self._pages.addWidget(games)
        self._pages.addWidget(self.statistics_page)
        fill(
            QVBoxLayout(self.panel),
            _row(heading, self.tabs, None, self.leave_button),
            Rule(parent=self.panel),
            (self._pages, 1),
            spacing=10,
            edges=(self.panel.MARGIN, 20, self.panel.MARGIN, 18),
        )

    def _connect(self) -> None:
        self._archive.reader.changed.connect(self._follow)
        self.tabs.chosen.connect(self.show_tab)
        self.games.chosen.connect(self._look_for)
        self.states.chosen.connect(self._look_for)
        self.search.textChanged.connect(self._look_for)
        self.model.found.connect(self._show_found)
        self.table.opened.connect(self._open)
        self.table.unwanted.connect(self._discard)
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
        self.model.look_for(self.games.value, self.states.value, self.search.text())
        self._show_found()

    def _show_found(self) -> None:
        self._choose()
        self._refresh()

    def _choose(self, row: int = 0) -> None:
        """Choose the game in a row, or the last one, unless one is chosen."""
        if not self.table.currentIndex().isValid():
            self.table.choose(max(0, min(row, self.model.rowCount() - 1)))

    def _refresh(self) -> None:
        """Say what the buttons can do with the chosen game, and why the list may be empty."""
        entry = self.chosen
        healthy = entry is not None and entry.state != DAMAGED
        self.delete_button.setEnabled(entry is not None)
        self.folder_button.setEnabled(entry is not None)
        self.replay_button.setEnabled(healthy)
        self.review_button.setEnabled(entry is not None and entry.state == FINISHED)
        self.resume_button.setEnabled(healthy and entry is not None and entry.state == UNFINISHED)
        self.empty.setVisible(not self.model.rowCount())
        self.table.setVisible(bool(self.model.rowCount()))
        if not self.model.entries:
            none = translate("Chronicle", "No games yet. Every game you play will be listed here.")
        elif self.model.searching:
            none = ""
        else:
            none = translate("Chronicle", "No game matches your search.")
        self.empty.setText(none)

    def _follow(self) -> None:
        """Show what is known better now."""
        if self.isVisible():
            self.show_entries(self._archive.entries())

    def _open(self) -> None:
        """Do what one most likely wants with the chosen game."""
        if self.resume_button.isEnabled():
            self._resume()
        elif self.replay_button.isEnabled():
            self._look_at(self.replay)

    def _resume(self) -> None:
        if self.chosen is not None:
            self.resume.emit(str(self.chosen.path))

    def _look_at(self, wish: SignalInstance) -> None:
        session = self._archive.read(str(self.chosen.path)) if self.chosen else None
        if session is not None:
            wish.emit(session)

    def _reveal(self) -> None:
        if self.chosen is not None:
            QDesktopServices.openUrl(QUrl.fromLocalFile(str(self.chosen.path.parent)))

    def _discard(self) -> None:
        if (entry := self.chosen) is not None:
            if self._archive.discard(str(entry.path)):
                self._trashed.append(entry)
            self._say_trashed()
            self.show_entries(self._archive.entries())

    def _restore(self) -> None:
        self._archive.restore()
        self._archive.reader.begin(at_once=True)
        self._restored = self._trashed.pop().path
        self._say_trashed()
        self.show_entries(self._archive.entries())

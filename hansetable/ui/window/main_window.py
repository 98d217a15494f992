"""The main window: start page, history and table, with menus and dialogs."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QCloseEvent, QDragEnterEvent, QDropEvent, QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QApplication, QDialog, QMainWindow, QStackedWidget

from hansetable.games import GAMES
from hansetable.session.autosave import Autosave
from hansetable.session.session import NOTHING, Session
from hansetable.ui import language
from hansetable.ui.art import growth, style
from hansetable.ui.art.palette import theme
from hansetable.ui.history import FIGURES_TAB, GAMES_TAB
from hansetable.ui.history.archive import Archive
from hansetable.ui.history.record_files import save_as
from hansetable.ui.history.wording import figures, left_game, newest
from hansetable.ui.language import translate
from hansetable.ui.settings.settings import Settings
from hansetable.ui.start.catalog import game_title
from hansetable.ui.start.page import StartPage
from hansetable.ui.start.waiting import WaitingPage
from hansetable.ui.widgets.dialogs import message_box, run
from hansetable.ui.widgets.layout import regrow
from hansetable.ui.widgets.speaking import Speaking
from hansetable.ui.window.menus import Menus
from hansetable.ui.window.screen import fit_screen, fitting_factor
from hansetable.ui.window.table_controller import TableController
from hansetable.ui.window.unsaved import ELSEWHERE, UnsavedDialog, UnsavedSign

if TYPE_CHECKING:
    from hansetable.ui.help.rulebook import RulebookWindow
    from hansetable.ui.history.page import HistoryPage
    from hansetable.ui.table.page import TablePage

# dialogs and books are loaded when they are opened, so that the first page is there sooner

_DIALOGS = ("folders", "keys", "symbols", "about")
"""The entries of the menus that are loaded with their dialogs when the first one is wanted."""
_SETTLE = 150
"""Milliseconds after the last change of its size before everything in the window grows with it."""


class MainWindow(Speaking, QMainWindow):
    """One window, one game at a time."""

    def __init__(self, settings: Settings, autosave: Autosave) -> None:
        super().__init__()
        self.settings = settings
        self.autosave = autosave
        self.rulebook: RulebookWindow | None = None
        self.archive = Archive(autosave, self)
        self.archive.trouble.connect(self.tell)
        self.archive.reader.changed.connect(self._fill_start)
        self.stack = QStackedWidget()
        self.setCentralWidget(self.stack)
        self.table_controller = TableController(self.stack, settings, self.archive)
        self.menus = Menus()
        self.setMenuBar(self.menus)
        self.menus.chosen.connect(self.choose)
        self.unsaved_sign = UnsavedSign(self.archive, self.menus)
        self.unsaved_sign.clicked.connect(lambda: self._say_unsaved())
        self._asks = True
        self._deeds: dict[str, Callable[..., object]] = {
            "new": self.table_controller.new_game,
            "join": self.table_controller.join,
            "rules": self.show_rules,
            "lesson": self.table_controller.lesson,
            "watch": self.table_controller.watch,
            "speak": self.speak,
            "open": self.table_controller.open_record,
            "save": self.table_controller.save_record,
            "lookback": self.table_controller.look_back,
            "leave": self.table_controller.leave,
            "history": self.show_history,
            "quit": self.close,
            "settings": self.open_settings,
            "zoom in": partial(self._zoom, 1),
            "zoom out": partial(self._zoom, -1),
            "whole": partial(self._zoom, 0),
            "full": self._full_screen,
            "seat": self._show_seat,
            **{name: partial(self._at_table, name) for name in ("undo", "redo", "hint", "why")},
            **{name: partial(self._open_dialog, name) for name in _DIALOGS},
        }
        self.start = StartPage()
        self.stack.addWidget(self.start)
        self._history: HistoryPage | None = None
        self._connect()
        self.setAcceptDrops(True)
        self.setMinimumSize(720, 420)
        self.resize(*growth.WINDOW)
        self._settle = QTimer(self, singleShot=True, interval=_SETTLE)
        self._settle.timeout.connect(self.grow)
        if not settings.geometry.isEmpty():
            self.restoreGeometry(settings.geometry)
        self.show_start()

    def _connect(self) -> None:
        """Hear what is wished on the pages."""
        table_controller, start = self.table_controller, self.start
        table_controller.changed.connect(self._follow)
        table_controller.left.connect(self.show_start)
        table_controller.rule.connect(self.show_rules)
        table_controller.backChanged.connect(self.menus.say_back)
        table_controller.backChanged.connect(self._say_title)
        start.newGame.connect(table_controller.new_game)
        start.join.connect(table_controller.join)
        start.lesson.connect(table_controller.lesson)
        start.resume.connect(table_controller.resume)
        start.lookBack.connect(table_controller.look_back)
        start.openRecord.connect(table_controller.open_record)
        start.history.connect(partial(self.show_history, GAMES_TAB))
        start.figures.connect(partial(self.show_history, FIGURES_TAB))
        start.rulebook.connect(self.show_rules)
        start.settings.connect(self.open_settings)
        start.language.connect(self._other_language)

    @property
    def history(self) -> HistoryPage:
        """The list of all games; it is made when it is first wanted."""
        from hansetable.ui.history.page import HistoryPage

        if self._history is None:
            self._history = page = HistoryPage(self.archive)
            self.stack.addWidget(page)
            page.leave.connect(self._leave_history)
            page.resume.connect(self.table_controller.open_record)
            page.replay.connect(partial(self.table_controller.replay, back=self.show_history))
            page.review.connect(partial(self.table_controller.review, back=self.show_history))
        return self._history

    @property
    def page(self) -> TablePage | None:
        """The table that lies there, or None."""
        return self.table_controller.page

    def play(self, session: Session) -> None:
        """Put a game on the table."""
        self.table_controller.play(session)

    def open_record(self, path: str) -> None:
        """Open a record, finished or not."""
        self.table_controller.open_record(path)

    def wait(self) -> None:
        """Show that the record is coming with which the program was started."""
        self.stack.setCurrentIndex(self.stack.addWidget(WaitingPage()))

    def open_first(self, path: str) -> None:
        """Open that record; if it cannot be opened the start page comes."""
        self.open_record(path)
        if self.page is None:
            self.show_start()
        for waiting in self.stack.findChildren(WaitingPage):
            self.stack.removeWidget(waiting)
            waiting.deleteLater()

    def show_record(self, path: str) -> None:
        """Come to the front, and open a record if a path is given; what is asked now goes on."""
        self.setWindowState(self.windowState() & ~Qt.WindowState.WindowMinimized)
        self.show()
        self.raise_()
        self.activateWindow()
        asked = QApplication.activeModalWidget()
        if path and isinstance(asked, QDialog):
            asked.finished.connect(partial(self.open_record, path))
        elif path:
            self.open_record(path)

    # ---- menus --------------------------------------------------------------------------------

    def choose(self, name: str) -> None:
        """Do what an entry of the menus says; its id may have a part after a colon."""
        what, _, which = name.partition(":")
        deed = self._deeds[what]
        deed(which) if which else deed()

    def retranslate(self) -> None:
        """Say everything in the language of the moment."""
        self._say_title()
        self._fill_start()

    def _say_title(self) -> None:
        title = "Hansetable"
        if self.page is not None:
            game = game_title(self.page.model.game.name)
            title = translate("Window", "Hansetable – {game}").format(game=game)
            if self.page.model.session.practice:
                title = translate("Window", "{title} (practice)").format(title=title)
        if self.page is not None and self.page.replays:
            title = translate("Window", "{title} (replay)").format(title=title)
        self.setWindowTitle(title)
        self.menus.say_title(title)
        self.menus.follow(GAMES[0] if self.page is None else self.page.model.game.name)

    # ---- start page ---------------------------------------------------------------------------

    def show_start(self) -> None:
        """Leave the table; the game can be continued."""
        self.table_controller.clear()
        if self._history is not None:
            self._history.come_from(False)
        self.archive.look()
        self.stack.setCurrentWidget(self.start)
        self._fill_start()
        self.archive.reader.begin()
        self._follow()

    def _fill_start(self) -> None:
        """Show on the start page what is known of the games."""
        if self.stack.currentWidget() is not self.start:
            return
        found = self.archive.entries(with_left=False)
        left = left_game(self.archive.left, self.autosave.path)
        self.start.fill(left, newest(found), figures(found))

    # ---- history ----------------------------------------------------------------------------

    def show_history(self, tab: str = GAMES_TAB) -> None:
        """Leave the table and list all games, or what they tell together.

        From a running game one gets back to it; a replay in between changes nothing in that.
        """
        if self.page is None or not self.page.replays:
            self.history.come_from(self.table_controller.runs)
        if not self.table_controller.look_away():
            self.archive.look()
        self.archive.reader.begin(at_once=True)
        self.history.open(tab)
        self.stack.setCurrentWidget(self.history)
        self.history.table.setFocus()
        self._follow()

    def _leave_history(self) -> None:
        """Go back to the running game or to the start page."""
        if self.history.at_game:
            self.table_controller.come_back()
        else:
            self.show_start()

    def _at_table(self, deed: str) -> None:
        if self.page is not None:
            self.page.do(deed)

    def _follow(self) -> None:
        """Call the window like what is shown, and offer what can be done there."""
        self._say_title()
        page, entries = self.page, self.menus.entries
        if page is not None:
            self.archive.reader.stop()
        entries["why"].setVisible(page is not None and page.why.able)
        for name in ("save", "leave", "seat"):
            entries[name].setEnabled(page is not None and (page.whole or name != "save"))
        looks = page is not None and (page.replays or not page.whole)
        entries["lookback"].setEnabled(self.archive.left is not None and not looks)
        self.menus.say_back(NOTHING, NOTHING)

    # ---- everything else ----------------------------------------------------------------------

    def tell(self, message: str) -> None:
        """Show one clear message."""
        box = message_box(message, self)
        box.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        box.open()

    def show_rules(self, game: str, rule: str = "") -> None:
        """Open the rulebook of a game, at a rule if one is given."""
        from hansetable.ui.help.rulebook import RulebookWindow

        if self.rulebook is None:
            self.rulebook = RulebookWindow()
            fit_screen(self.rulebook)
        self.rulebook.open(game, language.current())
        if rule:
            self.rulebook.show_rule(rule)
        self.rulebook.show()
        self.rulebook.raise_()
        self.rulebook.activateWindow()

    def _open_dialog(self, name: str) -> None:
        from hansetable.ui.window.dialogs import DIALOGS

        DIALOGS[name](self).open()

    def open_settings(self) -> None:
        """Show the settings; they apply at once."""
        from hansetable.ui.settings.dialog import SettingsDialog

        dialog = SettingsDialog(self.settings, self)
        dialog.changed.connect(self.apply_settings)
        run(dialog)

    def apply_settings(self) -> None:
        """Let everything follow the settings."""
        if self.settings.surroundings != theme():
            style.apply_theme(style.application(), self.settings.surroundings)
        if self.settings.spoken != language.current():
            language.install(style.application(), self.settings.spoken)
        self.grow()
        if self.page is not None:
            self.page.apply_settings()

    def grow(self) -> None:
        """Give menus and dialogs the size that fits the window, as the table has it already."""
        if growth.set_factor(fitting_factor(self, self.settings.text)):
            style.apply_theme(style.application(), theme())
            for window in QApplication.topLevelWidgets():
                regrow(window)
            if self._history is not None:
                self._history.grow()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Let everything grow once the window has its size."""
        super().resizeEvent(event)
        self._settle.start()

    def speak(self, code: str) -> None:
        """Change the language while everything goes on."""
        self.settings.language = code
        language.install(style.application(), code)

    def _other_language(self) -> None:
        self.speak(language.CODES[language.CODES.index(language.current()) - 1])

    def _show_seat(self) -> None:
        if self.page is not None and not self.page.view.isHidden():
            self.page.leaf.toggle()

    def _zoom(self, steps: int) -> None:
        if self.page is not None:
            self.page.view.zoom_by(steps)

    def _full_screen(self) -> None:
        self.setWindowState(self.windowState() ^ Qt.WindowState.WindowFullScreen)

    def welcome(self) -> None:
        """Greet somebody who is here for the first time, and show where one can begin."""
        from hansetable.ui.start.welcome import Welcome

        dialog = Welcome(self)
        dialog.lesson.connect(self.table_controller.lesson)
        dialog.newGame.connect(self.table_controller.new_game)
        dialog.watch.connect(self.table_controller.watch)
        dialog.speak.connect(self.speak)
        self.settings.welcomed = True
        dialog.open()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Let the table have its keys."""
        if self.page is None or not self.page.take_key(event):
            super().keyPressEvent(event)

    def _say_unsaved(self, closing: bool = False) -> int:
        """Ask what to do about a game that is not saved; return how it ends, 0 to stay."""
        answer = UnsavedDialog(self.archive, self, closing).exec()
        left = self.archive.left
        if answer == ELSEWHERE and left is not None:
            return int(bool(save_as(self.archive, left, self)))
        return answer

    def close_unasked(self) -> None:
        """Close the window, whatever is not saved; nobody may be there to answer."""
        self._asks = False
        self.close()

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        """Take files, unless something is asked that must be answered first."""
        if event.mimeData().hasUrls() and QApplication.activeModalWidget() is None:
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        """Open the first file that was dropped, as soon as the hand that dropped it is free."""
        event.acceptProposedAction()
        if path := event.mimeData().urls()[0].toLocalFile():
            QTimer.singleShot(0, self, partial(self.open_record, path))
        else:
            self.tell(translate("Window", "Only files on this computer can be opened."))

    def closeEvent(self, event: QCloseEvent) -> None:
        """Remember the window and leave the table; of what is not saved it is asked first."""
        if self.archive.problem is not None:
            self.archive.try_again()
        leaves = not self._asks or self.table_controller.may_leave()
        unsaved = self._asks and self.archive.problem is not None
        stays = not leaves or (unsaved and not self._say_unsaved(True))
        if stays and self._asks:  # a signal may answer, too
            event.ignore()
            return
        self.settings.geometry = self.saveGeometry()
        self.table_controller.clear()
        self.archive.reader.stop()
        if self.rulebook is not None:
            self.rulebook.close()
        super().closeEvent(event)

"""The main window: start page and table, menus, dialogs, and the game that is kept on disk."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QCloseEvent, QKeyEvent
from PySide6.QtWidgets import (
    QApplication,
    QFileDialog,
    QMainWindow,
    QMessageBox,
    QStackedWidget,
)

from hansetable import paths
from hansetable.games import GAMES
from hansetable.games.sheet import SheetError
from hansetable.model.lesson import LessonModel
from hansetable.model.table import TableModel
from hansetable.session.autosave import Autosave
from hansetable.session.lesson import lesson
from hansetable.session.record import SUFFIX, RecordError
from hansetable.session.session import NOTHING, Session
from hansetable.ui import language
from hansetable.ui.archive import Archive
from hansetable.ui.art import style
from hansetable.ui.art.palette import worn
from hansetable.ui.chronicle import FIGURES_TAB, GAMES_TAB, ChroniclePage
from hansetable.ui.chronicler import Chronicler
from hansetable.ui.deal import new_session, rematch_of
from hansetable.ui.folders import Folders
from hansetable.ui.games.registry import furniture
from hansetable.ui.keyspage import KeysPage
from hansetable.ui.language import translate
from hansetable.ui.lesson import LessonNote
from hansetable.ui.menus import Menus
from hansetable.ui.newgame import NewGameDialog
from hansetable.ui.playon import PlayOnDialog
from hansetable.ui.records import figures, left_game, newest
from hansetable.ui.replay import ReplayPage
from hansetable.ui.rulebook import RulebookWindow
from hansetable.ui.settings import Settings
from hansetable.ui.settingsdialog import SettingsDialog
from hansetable.ui.start import StartPage
from hansetable.ui.table.page import TablePage
from hansetable.ui.welcome import Welcome
from hansetable.version import version

FILTER = f"*{SUFFIX}"


class MainWindow(QMainWindow):
    """One window, one game at a time."""

    def __init__(self, settings: Settings, autosave: Autosave) -> None:
        super().__init__()
        self.settings = settings
        self.autosave = autosave
        self.page: TablePage | None = None
        self.rulebook: RulebookWindow | None = None
        self.archive = Archive(autosave, self)
        self.archive.trouble.connect(self.tell)
        self.menus = Menus()
        self.setMenuBar(self.menus)
        self.menus.chosen.connect(self.choose)
        self._deeds: dict[str, Callable[[], object]] = {
            "open": self.open_record,
            "save": self.save_record,
            "lookback": self.look_back,
            "leave": self.show_start,
            "chronicle": self.show_chronicle,
            "quit": self.close,
            "undo": partial(self._at_table, "undo"),
            "redo": partial(self._at_table, "redo"),
            "hint": partial(self._at_table, "hint"),
            "settings": self.open_settings,
            "closer": partial(self._zoom, 1),
            "back": partial(self._zoom, -1),
            "whole": partial(self._zoom, 0),
            "full": self._full_screen,
            "folders": self.show_folders,
            "keys": self.show_keys,
            "about": self.about,
        }
        self.stack = QStackedWidget()
        self.setCentralWidget(self.stack)
        self.start = StartPage()
        self.stack.addWidget(self.start)
        self.chronicle = ChroniclePage()
        self.stack.addWidget(self.chronicle)
        self._connect_start()
        self.chronicler = Chronicler(self.chronicle, self.archive, self)
        self.chronicle.leave.connect(self.show_start)
        self.chronicle.resume.connect(self._continue)
        self.chronicler.replay.connect(partial(self.replay, back=self.show_chronicle))
        self.setMinimumSize(900, 560)
        self.resize(1366, 768)
        if not settings.geometry.isEmpty():
            self.restoreGeometry(settings.geometry)
        self.retranslate()
        self.show_start()

    # ---- menus --------------------------------------------------------------------------------

    def choose(self, name: str) -> None:
        """Do what an entry of the menus says; its id may have a part after a colon."""
        what, _, which = name.partition(":")
        match what:
            case "new":
                self.new_game(which)
            case "rules":
                self.show_rules(which)
            case "learn":
                self.learn(which)
            case "watch":
                self.watch(which)
            case "speak":
                self.speak(which)
            case _:
                self._deeds[what]()

    def retranslate(self) -> None:
        """Say everything in the language of the moment."""
        self.menus.retranslate()
        self._say_title()

    def _say_title(self) -> None:
        title = "Hansetable"
        if self.page is not None:
            game = furniture(self.page.model.game.name).sheet().title
            title = translate("Window", "Hansetable – {game}").format(game=game)
            if self.page.model.session.practice:
                title = translate("Window", "{title} (practice)").format(title=title)
        if isinstance(self.page, ReplayPage):
            title = translate("Window", "{title} (replay)").format(title=title)
        self.setWindowTitle(title)
        self.menus.say_title(title)
        self.menus.follow(GAMES[0] if self.page is None else self.page.model.game.name)

    # ---- start page ---------------------------------------------------------------------------

    def _connect_start(self) -> None:
        start = self.start
        start.newGame.connect(self.new_game)
        start.learn.connect(self.learn)
        start.resume.connect(self.resume)
        start.lookBack.connect(self.look_back)
        start.openRecord.connect(self.open_record)
        start.chronicle.connect(partial(self.show_chronicle, GAMES_TAB))
        start.figures.connect(partial(self.show_chronicle, FIGURES_TAB))
        start.rulebook.connect(self.show_rules)
        start.settings.connect(self.open_settings)
        start.language.connect(self._other_language)

    def show_start(self) -> None:
        """Leave the table; the game can be continued."""
        self._leave()
        self.archive.look()
        self._fill_start()
        self.stack.setCurrentWidget(self.start)
        self._say_title()
        self._enable()

    def _fill_start(self) -> None:
        self.start.set_left(left_game(self.archive.left, self.autosave.path))
        found = self.archive.entries(with_left=False)
        self.start.set_records(newest(found))
        self.start.set_figures(figures(found))

    def resume(self) -> None:
        """Continue the game that was left."""
        if self.archive.left is not None:
            self.play(self.archive.left)

    # ---- chronicle ----------------------------------------------------------------------------

    def show_chronicle(self, tab: str = GAMES_TAB) -> None:
        """Leave the table and list all games, or what they tell together."""
        self._leave()
        self.archive.look()
        self.chronicler.open(tab)
        self.stack.setCurrentWidget(self.chronicle)
        self.chronicle.table.setFocus()
        self._say_title()
        self._enable()

    def _continue(self, path: str) -> None:
        """Continue an unfinished game of the chronicle."""
        if self.archive.is_left(path):
            self.resume()
        else:
            self.open_record(path)

    # ---- games --------------------------------------------------------------------------------

    def new_game(self, game: str) -> None:
        """Ask who plays, and begin."""
        sheet, settings = furniture(game).sheet(), self.settings
        dialog = NewGameDialog(sheet, settings.last_setup, self, practice=settings.practice)
        if dialog.exec():
            setup = dialog.setup()
            self.settings.last_setup = setup.to_json()
            self.play(new_session(setup))

    def rematch(self, session: Session) -> None:
        """Deal the same game again to the same people, each one seat further."""
        self.play(rematch_of(session.header))

    def play(self, session: Session) -> None:
        """Put a game on the table."""
        self._leave()
        if session.state.result() is not None:
            self.replay(session)
        elif self.archive.begin(session):
            self._lay_out(session)
        else:
            self.show_start()

    def _lay_out(self, session: Session) -> None:
        """Lay the table of a running game, which is kept already."""
        model = TableModel(session, parent=self)
        model.ended.connect(lambda result: self.archive.put_away(session))
        self._lay_table(model)

    def learn(self, game: str) -> None:
        """Begin the guided first game of a game; the game that was left stays as it is."""
        try:
            found = lesson(game)
        except (SheetError, RecordError) as problem:
            self.tell(str(problem))
            return
        self._leave()
        model = LessonModel(found, self)
        page = self._lay_table(model)
        note = LessonNote(page, model)
        note.rule.connect(page.rule)
        note.leave.connect(self.show_start)
        note.playOn.connect(lambda: self._play_lesson_on(model.session.text()))

    def _play_lesson_on(self, record: str) -> None:
        """Make a lesson that was learned the game on the table."""
        self.play(Session.of_text(record))

    def _lay_table(self, model: TableModel) -> TablePage:
        """Show a table and let its game begin."""
        page = TablePage(model, self.settings)
        model.failed.connect(lambda: self.tell(_stuck()))
        page.backChanged.connect(self.menus.say_back)
        page.replay.connect(lambda place: self.replay(page.whole, place))
        self._put(page)
        return page

    def _put(self, page: TablePage) -> None:
        """Show a table, and listen to what is wished at it."""
        self.page = page
        game = page.model.game.name
        page.rule.connect(lambda rule: self.show_rules(game, rule))
        page.newGame.connect(lambda: self.new_game(game))
        page.rematch.connect(lambda: self.rematch(page.whole))
        page.saveRecord.connect(self.save_record)
        page.startPage.connect(self.show_start)
        self.stack.addWidget(page)
        self.stack.setCurrentWidget(page)
        self._say_title()
        self._enable()
        page.begin()

    def _leave(self) -> None:
        if self.page is not None:
            page, self.page = self.page, None
            page.model.stop()
            page.model.session.listeners.clear()
            self.stack.removeWidget(page)
            page.deleteLater()
            page.model.deleteLater()

    def open_record(self, path: str = "") -> None:
        """Open a record, finished or not; without a path ask for one."""
        if not path:
            title = translate("Window", "Open a record")
            folder = str(self.archive.folder)
            path, _ = QFileDialog.getOpenFileName(self, title, folder, FILTER)
        if not path:
            return
        session = self.archive.read(path)
        if session is not None and session.state.result() is not None:
            self.replay(session)
        elif session is not None:
            self._leave()
            if self.archive.take_out(path, session):
                self._lay_out(session)
            else:
                self.show_start()

    def replay(
        self, session: Session, place: int = 0, back: Callable[[], object] | None = None
    ) -> None:
        """Show a game from a moment on, only to look at; ``back`` is where leaving leads."""
        self._leave()
        page = ReplayPage(session, self.settings, place=place)
        page.leave.connect(back or self.show_start)
        page.playOn.connect(lambda number: self._play_on(page, number))
        self._put(page)

    def watch(self, game: str) -> None:
        """Show a game of others from its beginning."""
        session = self.archive.read(str(paths.resources() / "records" / f"{game}{SUFFIX}"))
        if session is not None:
            self.replay(session)

    def look_back(self) -> None:
        """Look at the running game from its beginning; leaving leads back to it."""
        running = self.archive.left
        if running is not None and running.actions:
            self.replay(Session.of_text(running.text()), back=self.resume)

    def _play_on(self, page: ReplayPage, number: int) -> None:
        """Ask who plays on from a moment of a replay, and begin."""
        reel = page.model.reel
        dialog = PlayOnDialog(reel.chairs, page.controls.moment, self)
        if dialog.exec():
            self.play(reel.upto(number, dialog.chairs))

    def save_record(self) -> None:
        """Save the record of the game on the table under a name."""
        if self.page is None:
            return
        title = translate("Window", "Save the record")
        path, _ = QFileDialog.getSaveFileName(self, title, f"hansetable{SUFFIX}", FILTER)
        if path:
            self.archive.save(self.page.model.session, path)

    def _at_table(self, deed: str) -> None:
        if self.page is not None:
            self.page.do(deed)

    def _enable(self) -> None:
        at_table = self.page is not None
        for action in (self.menus.entries["save"], self.menus.entries["leave"]):
            action.setEnabled(at_table)
        looks = isinstance(self.page, ReplayPage)
        self.menus.entries["lookback"].setEnabled(self.archive.left is not None and not looks)
        self.menus.say_back(NOTHING, NOTHING)

    # ---- everything else ----------------------------------------------------------------------

    def tell(self, message: str) -> None:
        """Show one clear message."""
        box = QMessageBox(QMessageBox.Icon.NoIcon, "Hansetable", message, parent=self)
        box.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        box.open()

    def show_rules(self, game: str = "novgorod", rule: str = "") -> None:
        """Open the rulebook of a game, at a rule if one is given."""
        if self.rulebook is None:
            self.rulebook = RulebookWindow()
        self.rulebook.open(game, language.current())
        if rule:
            self.rulebook.show_rule(rule)
        self.rulebook.show()
        self.rulebook.raise_()
        self.rulebook.activateWindow()

    def open_settings(self) -> None:
        """Show the settings; they apply at once."""
        dialog = SettingsDialog(self.settings, self)
        dialog.changed.connect(self._apply)
        dialog.exec()

    def _apply(self, _what: str) -> None:
        if self.settings.surroundings != worn():
            style.dress(QApplication.instance(), self.settings.surroundings)
        language.install(QApplication.instance(), self.settings.spoken)
        if self.page is not None:
            self.page.apply_settings()

    def speak(self, code: str) -> None:
        """Change the language while everything goes on."""
        self.settings.language = code
        language.install(QApplication.instance(), code)

    def _other_language(self) -> None:
        self.speak("en" if language.current() == "de" else "de")

    def _zoom(self, direction: int) -> None:
        if self.page is not None:
            view = self.page.view
            (view.zoom_fit, view.zoom_in, view.zoom_out)[direction]()

    def _full_screen(self) -> None:
        self.setWindowState(self.windowState() ^ Qt.WindowState.WindowFullScreen)

    def welcome(self) -> None:
        """Greet somebody who is here for the first time, and show where one can begin."""
        sheet = Welcome(self)
        sheet.learn.connect(self.learn)
        sheet.watch.connect(self.watch)
        sheet.speak.connect(self.speak)
        self.settings.welcomed = True
        sheet.open()

    def show_folders(self) -> None:
        """Say where the data lies and how it is moved."""
        Folders(self).open()

    def show_keys(self) -> None:
        """List all keys."""
        KeysPage(self.menus, self).open()

    def about(self) -> None:
        """Say what this is and who made the games."""
        text = translate(
            "Window",
            "Hansetable {version}: an unofficial table for Novgorod and Riga by Stefan Risthaus "
            "(OSTIA-Spiele) and Kogge by Andreas Steding (MOD-Games). It contains no text and no "
            "art of the originals.",
        )
        self.tell(text.format(version=version()))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Let the table have its keys."""
        if self.page is None or not self.page.take_key(event):
            super().keyPressEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        """Speak another language when the program does."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
            if self.page is None:
                self._fill_start()

    def closeEvent(self, event: QCloseEvent) -> None:
        """Remember the window and leave the table."""
        self.settings.geometry = self.saveGeometry()
        self._leave()
        if self.rulebook is not None:
            self.rulebook.close()
        super().closeEvent(event)


def _stuck() -> str:
    return translate(
        "Window",
        "The computer players stopped working again and again. You can let them try again with "
        "the button below the table, or save the record and open it later.",
    )

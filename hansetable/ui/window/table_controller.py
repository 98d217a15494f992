"""What lies on the table of the window: a running game, a lesson or a replay, one at a time."""

from __future__ import annotations

import logging
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QFileDialog, QStackedWidget

from hansetable import paths
from hansetable.core import Action
from hansetable.errors import SheetError, reason
from hansetable.session.record import SUFFIX, RecordError
from hansetable.session.session import Session
from hansetable.ui.error_messages import error_message
from hansetable.ui.games import game_ui
from hansetable.ui.history.archive import Archive
from hansetable.ui.language import translate
from hansetable.ui.settings.settings import Settings
from hansetable.ui.start.waiting import busy
from hansetable.ui.widgets.dialogs import run

if TYPE_CHECKING:
    from hansetable.ai.worker_error import WorkerError
    from hansetable.model.play import PlayModel
    from hansetable.ui.elsewhere.guest_table import GuestTable
    from hansetable.ui.elsewhere.host_table import HostTable
    from hansetable.ui.newgame.setup import Setup
    from hansetable.ui.replay.page import ReplayPage
    from hansetable.ui.table.page import TablePage
    from hansetable.ui.table.play_page import PlayPage

# the tables are loaded after the first page was painted, or when one is laid; see `program.Loading`

_LOG = logging.getLogger(__name__)
FILTER = f"*{SUFFIX}"


class TableController(QObject):
    """Lays a table for a game and clears it away; what it must know it asks in dialogs.

    ``page`` is the table that lies there, or None.

    Signals:
        changed(): another table lies there.
        left(): nothing is to lie there any more.
        rule(str, str): the person wants to read this rule of this game.
        backChanged(str, str): see `PlayPage`.
    """

    changed = Signal()
    left = Signal()
    rule = Signal(str, str)
    backChanged = Signal(str, str)

    def __init__(self, stack: QStackedWidget, settings: Settings, archive: Archive) -> None:
        """Show each table as a page of a stack."""
        super().__init__(stack)
        self._stack, self._settings, self._archive = stack, settings, archive
        self.page: TablePage | None = None
        self._seat: GuestTable | HostTable | None = None

    # ---- games --------------------------------------------------------------------------------

    def new_game(self, game: str) -> None:
        """Ask who plays, and begin."""
        with busy():
            from hansetable.ui.newgame.dialog import NewGameDialog
            from hansetable.ui.newgame.setup import new_session

            form, settings = game_ui(game).options(), self._settings
        window = self._stack.window()
        dialog = NewGameDialog(form, settings.last_setup, window, practice=settings.practice)
        if run(dialog):
            setup = dialog.setup()
            settings.last_setup = setup.to_json()
            if setup.shared:
                self._open_table(setup)
            else:
                self.play(new_session(setup))

    def play(self, session: Session) -> None:
        """Put a game on the table; one that has ended can only be looked at."""
        self.clear()
        if session.state.result() is not None:
            self.replay(session)
        elif self._archive.begin(session):
            self._lay_out(session)
        else:
            self.left.emit()

    def join(self) -> None:
        """Ask for the code of a table elsewhere, and sit down there."""
        with busy():
            from hansetable.ui.elsewhere.join_dialog import JoinDialog, no_seat

        dialog = JoinDialog(self._settings, self._stack.window())
        if run(dialog) and dialog.table is not None:
            self.clear()
            self._seat = seat = dialog.table
            seat.failed.connect(lambda why: self._archive.trouble.emit(no_seat(why)))
            seat.begun.connect(lambda: self._sit(seat))
            self._sit(seat)

    def _open_table(self, setup: Setup) -> None:
        """Open a table for guests at other computers, and wait for them."""
        with busy():
            from hansetable.ui.elsewhere.host_table import HostTable

            file = self._archive.autosave.table
            table = self._opened(lambda: HostTable.new(setup, file))
        if table is not None:
            self._wait(table)

    def _opened(self, open_it: Callable[[], HostTable | None]) -> HostTable | None:
        """Return a table that is opened, or None; why it cannot be opened is said."""
        try:
            return open_it()
        except OSError as problem:
            text = translate("Window", "The table cannot be opened: {reason}.")
            self._archive.trouble.emit(text.format(reason=error_message(reason(problem))))
            return None

    def _wait(self, table: HostTable) -> None:
        """Wait at a table until a game begins; a table at which none is played is closed."""
        from hansetable.ui.elsewhere.waiting_dialog import WaitingDialog

        dialog = WaitingDialog(table, self._stack.window())
        if run(dialog):
            self._host(table)
        elif table is self._seat:
            if table.host.session is None:
                self.left.emit()
        else:
            table.stop()

    def resume(self) -> None:
        """Continue the game that was left, at the same table if guests played there."""
        left, file = self._archive.left, self._archive.autosave.table
        if left is None:
            return
        table = None
        if file.exists():
            with busy():
                from hansetable.ui.elsewhere.host_table import HostTable

                table = self._opened(lambda: HostTable.again(left, file))
        if table is None:
            self.play(left)
        else:
            self._archive.left = table.session  # the same game to its last action
            self._host(table)

    def clear(self) -> None:
        """Take away what lies there; the game can be continued."""
        if self._seat is not None:
            seat, self._seat = self._seat, None
            seat.stop()
            seat.deleteLater()
        self._clear_page()

    def _clear_page(self) -> None:
        """Take the table away; a seat at one elsewhere is kept."""
        if self.page is not None:
            page, self.page = self.page, None
            page.model.stop()
            page.why.forget()
            self._stack.removeWidget(page)
            page.deleteLater()
            page.model.deleteLater()

    # ---- lessons ------------------------------------------------------------------------------

    def lesson(self, game: str) -> None:
        """Begin the lesson of a game; the game that was left stays as it is."""
        from hansetable.session.lesson import lesson

        try:
            found = lesson(game)
        except (SheetError, RecordError) as problem:
            self._archive.trouble.emit(error_message(problem))
            return
        self.clear()
        with busy():
            from hansetable.model.lesson import LessonModel
            from hansetable.ui.help.lesson import LessonNote

        model = LessonModel(found, self)
        page = self._lay_table(model)
        note = LessonNote(page, model)
        note.rule.connect(page.rule)
        note.leave.connect(self.left)
        note.playOn.connect(lambda: self.play(Session.of_text(model.session.text())))

    # ---- records ------------------------------------------------------------------------------

    def open_record(self, path: str = "") -> None:
        """Open a record, finished or not; without a path ask for one."""
        if not path:
            title = translate("Window", "Open a record")
            folder = str(self._archive.folder)
            path, _ = QFileDialog.getOpenFileName(self._stack.window(), title, folder, FILTER)
        if path and self._archive.is_left(path):
            self.resume()
            return
        session = self._archive.read(path) if path else None
        if session is None:
            return
        if session.state.result() is not None:
            self.replay(session)
            return
        self.clear()
        if self._archive.take_out(path, session):
            self._lay_out(session)
        else:
            self.left.emit()

    def save_record(self) -> None:
        """Save the record of the game on the table under a name."""
        if self.page is not None:
            self.save_as(self.page.model.session)

    def save_as(self, session: Session) -> str:
        """Save a record under a name that is asked for; return its path, or nothing."""
        title, name = translate("Window", "Save the record"), f"hansetable{SUFFIX}"
        path, _ = QFileDialog.getSaveFileName(self._stack.window(), title, name, FILTER)
        path = path and _with_suffix(path)
        return path if path and self._archive.save(session, path) else ""

    # ---- replays ------------------------------------------------------------------------------

    def replay(
        self, session: Session, place: int = 0, back: Callable[[], object] | None = None
    ) -> ReplayPage:
        """Show a game from a moment on, only to look at; ``back`` is where leaving leads."""
        self.clear()
        with busy():
            from hansetable.ui.replay.page import ReplayPage

            ui, record = game_ui(session.game.name), self._archive.file_of(session)
            page = ReplayPage(session, self._settings, ui, place=place, record=record)
        page.leave.connect(back or self.left.emit)
        page.playOn.connect(lambda number, action: self._play_on(page, number, action))
        self._put(page)
        return page

    def review(self, session: Session, back: Callable[[], object] | None = None) -> None:
        """Show the review of a game that has ended, above its replay."""
        self.replay(session, back=back).open_whole_review()

    def watch(self, game: str) -> None:
        """Let a game of others run from its beginning."""
        session = self._archive.read(str(paths.resources() / "records" / f"{game}{SUFFIX}"))
        if session is not None:
            self.replay(session).replay_bar.toggle()

    def look_back(self) -> None:
        """Look at the running game from its beginning; leaving leads back to it."""
        running = self._archive.left
        if running is not None and running.actions:
            self.replay(Session.of_text(running.text()), back=self.resume)

    def _play_on(self, page: ReplayPage, number: int, action: Action | None) -> None:
        """Ask who plays on from a moment of a replay, and begin, perhaps with this action."""
        from hansetable.ui.replay.play_on import PlayOnDialog

        model = page.model
        dialog = PlayOnDialog(model.session.slots, page.replay_bar.moment, self._stack.window())
        if run(dialog):
            session = model.replay.upto(number, dialog.slots)
            if action is not None:
                session.submit(model.session.actions[number][0], action)
            self.play(session)

    # ---- inside -------------------------------------------------------------------------------

    def _host(self, table: HostTable) -> None:
        """Lay the table of a game with guests, which is kept like all that are played here."""
        from hansetable.ui.elsewhere.door import Door

        if table is not self._seat:
            self.clear()
            self._seat = table
            table.wanted.connect(lambda: self._wait(table))
        if self._archive.begin(table.session):
            Door(self._share(table, table.session, self._archive.put_away), table)
        else:
            self.left.emit()

    def _lay_out(self, session: Session) -> None:
        """Lay the table of a running game, which is kept already; no guest comes back to one."""
        from hansetable.model.play import PlayModel

        players = ", ".join(slot.player for slot in session.slots)
        _LOG.info("A table of %s for %s", session.header.game, players)
        with suppress(OSError):
            self._archive.autosave.table.unlink(missing_ok=True)
        model = PlayModel(session, parent=self)
        model.ended.connect(lambda result: self._archive.put_away(session))
        self._lay_table(model)

    def _sit(self, seat: GuestTable) -> None:
        """Lay the table of a game elsewhere, of which is kept what is seen, at last its record."""
        from hansetable.ui.elsewhere.seen import Seen

        assert seat.session is not None
        Seen(seat.session, seat.guest.ticket, self._archive)
        self._share(seat, seat.session)

    def _share(
        self,
        seat: GuestTable | HostTable,
        session: Session,
        keep: Callable[[Session], object] = lambda session: None,
    ) -> PlayPage:
        """Lay the table of a game that computers share; it may be kept when its end was shown."""
        from hansetable.model.play import PlayModel
        from hansetable.ui.elsewhere.asked import Asked
        from hansetable.ui.elsewhere.talk import TalkPage

        self._clear_page()
        model = PlayModel(session, parent=self)
        model.asks = True
        model.ended.connect(lambda result: keep(session))
        page = self._lay_table(model)
        seat.show_on(model)
        Asked(page, seat)
        TalkPage(page, seat)
        return page

    def _lay_table(self, model: PlayModel) -> PlayPage:
        """Show a table and let its game begin."""
        with busy():
            from hansetable.ui.table.play_page import PlayPage

            page = PlayPage(model, self._settings, game_ui(model.game.name))
        model.failed.connect(self._say_stuck)
        page.backChanged.connect(self.backChanged)
        page.replay.connect(lambda place: self.replay(model.session, place))
        page.review.connect(lambda: self.review(model.session))
        self._put(page)
        return page

    def _say_stuck(self, problem: WorkerError) -> None:
        """Say that the computer players stopped; an exception of theirs is told like all others."""
        if problem.trace:
            raise problem
        text = translate(
            "Window",
            "The computer has failed to play again and again. The button below the table "
            "lets it try once more; or save the record and open it later.",
        )
        if problem.lacks:
            text = translate(
                "Window",
                "The computer cannot play at this level, as it does not know what positions are "
                "worth: {problem}. Install Hansetable again, or let a journeyman play on from "
                "the replay.",
            ).format(problem=problem.lacks)
        self._archive.trouble.emit(text)

    def _put(self, page: TablePage) -> None:
        """Show a table, and listen to what is wished at it."""
        self.page = page
        game = page.model.game.name
        page.rule.connect(lambda rule: self.rule.emit(game, rule))
        page.newGame.connect(lambda: self.new_game(game))
        page.rematch.connect(lambda: self._play_again(page.model.session))
        page.saveRecord.connect(self.save_record)
        page.startPage.connect(self.left)
        self._stack.addWidget(page)
        self._stack.setCurrentWidget(page)
        self.changed.emit()
        page.begin()

    def _play_again(self, session: Session) -> None:
        """Begin a rematch; at a table of several computers say that one is wanted."""
        if self._seat is not None:
            self._seat.rematch()
            return
        from hansetable.ui.newgame.setup import rematch_of

        self.play(rematch_of(session.header))


def _with_suffix(path: str) -> str:
    """Return a path with the ending of records if it has none and no file is in the way."""
    named = f"{path}{SUFFIX}"
    return path if Path(path).suffix or Path(named).exists() else named

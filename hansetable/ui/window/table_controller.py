"""What lies on the table of the window: a running game, a lesson or a replay, one at a time."""

from __future__ import annotations

import logging
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QStackedWidget

from hansetable import paths
from hansetable.core import Action
from hansetable.errors import SheetError
from hansetable.session.record import SUFFIX, RecordError
from hansetable.session.session import Session
from hansetable.ui.elsewhere.shared_tables import SharedTables
from hansetable.ui.error_messages import error_message, stuck_message
from hansetable.ui.games import game_ui
from hansetable.ui.history.archive import Archive
from hansetable.ui.history.record_files import record_to_open, save_as
from hansetable.ui.settings.settings import Settings
from hansetable.ui.start.waiting import busy
from hansetable.ui.widgets.dialogs import run
from hansetable.ui.window.tables import Tables

if TYPE_CHECKING:
    from hansetable.ai.worker_error import WorkerError
    from hansetable.model.play import PlayModel
    from hansetable.ui.replay.page import ReplayPage
    from hansetable.ui.table.page import TablePage
    from hansetable.ui.table.play_page import PlayPage

# the tables are loaded after the first page was painted, or when one is laid; see `program.Loading`

_LOG = logging.getLogger(__name__)


class TableController(QObject):
    """Lays a table for a game and clears it away; what it must know it asks in dialogs.

    A table that computers share goes on while something else is looked at; see `come_back`.

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
        self._tables = Tables(stack)
        self.shared = SharedTables(self, stack, self._tables, settings, archive)
        self.look_away, self.may_leave = self._tables.look_away, self.shared.may_leave
        self.join = self.shared.join

    @property
    def page(self) -> TablePage | None:
        """The table that is shown, or None."""
        return self._tables.page

    # ---- games --------------------------------------------------------------------------------

    def new_game(self, game: str) -> None:
        """Ask who plays, and begin."""
        if not self.may_leave():
            return
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
                self.shared.open(setup)
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

    def resume(self) -> None:
        """Continue the game that was left, at the same table if guests played there."""
        left, file = self._archive.left, self._archive.autosave.table
        if left is None or not self.may_leave():
            return
        if not (file.exists() and self.shared.go_on(left, file)):
            self.play(left)

    def come_back(self) -> None:
        """Show the running game again, from which one has looked away."""
        if self._tables.come_back():
            self.changed.emit()
        elif self._archive.left is not None:
            self.resume()
        else:
            self.left.emit()

    def clear(self) -> None:
        """Take away what lies there; the game can be continued."""
        self.shared.leave()
        self._tables.clear()

    def leave(self) -> None:
        """Go to the start page, unless the person stays at a table that computers share."""
        if self.may_leave():
            self.left.emit()

    @property
    def runs(self) -> bool:
        """Whether a game goes on to which one can come back from something else."""
        shared, page = self._tables.shared, self.page
        return shared is not None or bool(page and page.model.session is self._archive.left)

    # ---- lessons ------------------------------------------------------------------------------

    def lesson(self, game: str) -> None:
        """Begin the lesson of a game; the game that was left stays as it is."""
        if not self.may_leave():
            return
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
        page = self.lay(model)
        note = LessonNote(page, model)
        note.rule.connect(page.rule)
        note.leave.connect(self.left)
        note.playOn.connect(lambda: self.play(Session.of_text(model.session.text())))

    # ---- records ------------------------------------------------------------------------------

    def open_record(self, path: str = "") -> None:
        """Open a record, finished or not; without a path ask for one."""
        if not path:
            path = record_to_open(self._archive, self._stack.window())
        if path and self._archive.is_left(path):
            shared = self._tables.shared
            hosts = shared is not None and shared.model.session is self._archive.left
            (self.come_back if hosts else self.resume)()
            return
        session = self._archive.read(path) if path else None
        if session is None:
            return
        if session.state.result() is not None:
            self.replay(session)
            return
        if not self.may_leave():
            return
        self.clear()
        if self._archive.take_out(path, session):
            self.resume()
        else:
            self.left.emit()

    def save_record(self) -> None:
        """Save the record of the game on the table under a name."""
        if self.page is not None:
            save_as(self._archive, self.page.model.session, self._stack.window())

    # ---- replays ------------------------------------------------------------------------------

    def replay(
        self, session: Session, place: int = 0, back: Callable[[], object] | None = None
    ) -> ReplayPage:
        """Show a game from a moment on, only to look at; ``back`` is where leaving leads.

        A review that was begun on the sheet of the end goes on.
        """
        left, review = self.page, None
        if left is not None and left.model.session is session and left is not self._tables.shared:
            review = left.review
        shares = self.look_away()
        with busy():
            from hansetable.ui.replay.page import ReplayPage

            ui, record = game_ui(session.game.name), self._archive.file_of(session)
            page = ReplayPage(
                session, self._settings, ui, place=place, record=record, review=review
            )
        if shares:
            page.replay_bar.lead_to_table()
        page.leave.connect(back or (self.come_back if shares else self.left.emit))
        page.playOn.connect(lambda number, action: self._play_on(page, number, action))
        self._put(page)
        if review is not None and review.rows:
            page.open_review()
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
            self.replay(Session.of_text(running.text()), back=self.come_back)

    def _play_on(self, page: ReplayPage, number: int, action: Action | None) -> None:
        """Ask who plays on from a moment of a replay, and begin, perhaps with this action."""
        from hansetable.ui.replay.play_on import PlayOnDialog

        model = page.model
        if not self.may_leave():
            return
        dialog = PlayOnDialog(model.session.slots, page.replay_bar.moment, self._stack.window())
        if run(dialog):
            session = model.replay.upto(number, dialog.slots)
            if action is not None:
                session.submit(model.session.actions[number][0], action)
            self.play(session)

    # ---- inside -------------------------------------------------------------------------------

    def _lay_out(self, session: Session) -> None:
        """Lay the table of a running game, which is kept already; no guest comes back to one."""
        from hansetable.model.play import PlayModel

        players = ", ".join(slot.player for slot in session.slots)
        _LOG.info("A table of %s for %s", session.header.game, players)
        with suppress(OSError):
            self._archive.autosave.table.unlink(missing_ok=True)
        model = PlayModel(session, parent=self)
        model.ended.connect(lambda result: self._archive.put_away(session))
        self.lay(model)

    def lay(self, model: PlayModel) -> PlayPage:
        """Show a table and let its game begin."""
        with busy():
            from hansetable.ui.table.play_page import PlayPage

            page = PlayPage(model, self._settings, game_ui(model.game.name))
        model.failed.connect(self._say_stuck)
        page.backChanged.connect(self.backChanged)
        page.record = partial(self._archive.file_of, model.session)
        page.replay.connect(partial(self.replay, model.session))
        page.moment.connect(lambda place: self.replay(model.session).show_reviewed(place))
        self._put(page)
        return page

    def _say_stuck(self, problem: WorkerError) -> None:
        """Say that the computer players stopped; an exception of theirs is told like all others."""
        if problem.trace:
            raise problem
        self._archive.trouble.emit(stuck_message(problem.lacks))

    def _put(self, page: TablePage) -> None:
        """Show a table for the first time, and listen to what is wished at it."""
        game = page.model.game.name
        page.rule.connect(lambda rule: self.rule.emit(game, rule))
        page.newGame.connect(lambda: self.new_game(game))
        page.rematch.connect(lambda: self._play_again(page.model.session))
        page.saveRecord.connect(self.save_record)
        page.startPage.connect(self.leave)
        self._tables.show(page)
        self.changed.emit()
        page.begin()

    def _play_again(self, session: Session) -> None:
        """Begin a rematch; at a table of several computers say that one is wanted."""
        if self.shared.seat is not None:
            self.shared.seat.rematch()
            return
        from hansetable.ui.newgame.setup import rematch_of

        self.play(rematch_of(session.header))

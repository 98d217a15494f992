"""Tables that several computers share: the window opens one, joins one or goes on at one."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QStackedWidget

from hansetable.errors import reason
from hansetable.session.session import Session
from hansetable.ui.error_messages import error_message
from hansetable.ui.history.archive import Archive
from hansetable.ui.language import translate
from hansetable.ui.settings.settings import Settings
from hansetable.ui.start.waiting import busy
from hansetable.ui.widgets.dialogs import run
from hansetable.ui.window.tables import Tables

if TYPE_CHECKING:
    from hansetable.ui.elsewhere.guest_table import GuestTable
    from hansetable.ui.elsewhere.host_table import HostTable
    from hansetable.ui.newgame.setup import Setup
    from hansetable.ui.table.play_page import PlayPage
    from hansetable.ui.window.table_controller import TableController


class SharedTables:
    """Lets a person sit at such a table; ``seat`` is the place there, or None."""

    def __init__(
        self,
        controller: TableController,
        stack: QStackedWidget,
        tables: Tables,
        settings: Settings,
        archive: Archive,
    ) -> None:
        self.seat: GuestTable | HostTable | None = None
        self._controller, self._stack, self._tables = controller, stack, tables
        self._settings, self._archive = settings, archive

    def join(self) -> None:
        """Ask for the code of a table elsewhere, and sit down there."""
        if not self.may_leave():
            return
        with busy():
            from hansetable.ui.elsewhere.join_dialog import JoinDialog, no_seat

        dialog = JoinDialog(self._settings, self._stack.window())
        if run(dialog) and dialog.table is not None:
            self._controller.clear()
            self.seat = seat = dialog.table
            seat.failed.connect(lambda why: self._archive.trouble.emit(no_seat(why)))
            seat.begun.connect(lambda: self._sit(seat))
            self._sit(seat)

    def open(self, setup: Setup) -> None:
        """Open a table for guests at other computers, and wait for them."""
        with busy():
            from hansetable.ui.elsewhere.host_table import HostTable

            file = self._archive.autosave.table
            table = self._opened(lambda: HostTable.new(setup, file))
        if table is not None:
            self._wait(table)

    def go_on(self, left: Session, file: Path) -> bool:
        """Open the table again that a file tells of; returns whether a game goes on there."""
        with busy():
            from hansetable.ui.elsewhere.host_table import HostTable

            table = self._opened(lambda: HostTable.again(left, file))
        if table is not None:
            self._archive.left = table.session  # the same game to its last action
            self._host(table)
        return table is not None

    def leave(self) -> None:
        """Stand up; the table can be continued."""
        if self.seat is not None:
            seat, self.seat = self.seat, None
            seat.stop()
            seat.deleteLater()

    def may_leave(self) -> bool:
        """Whether no table goes on that computers share, or the person wants to leave it."""
        if self.seat is None or not (loss := self.seat.loss):
            return True
        from hansetable.ui.elsewhere.leave_dialog import LeaveDialog

        return run(LeaveDialog(loss, self._stack.window()))

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
        elif table is self.seat:
            if table.host.session is None:
                self._controller.left.emit()
        else:
            table.stop()

    def _host(self, table: HostTable) -> None:
        """Lay the table of a game with guests, which is kept like all that are played here."""
        from hansetable.ui.elsewhere.door import Door

        if table is not self.seat:
            self._controller.clear()
            self.seat = table
            table.wanted.connect(lambda: self._wait(table))
        if self._archive.begin(table.session):
            table.keep_on()
            Door(self._share(table, table.session, self._archive.put_away), table)
        else:
            self._controller.left.emit()

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

        self._tables.clear()
        model = PlayModel(session, parent=self._controller)
        model.asks = True
        model.ended.connect(lambda result: keep(session))
        self._tables.shared = page = self._controller.lay(model)
        seat.show_on(model)
        Asked(page, seat)
        TalkPage(page, seat)
        return page

"""Between the page of the history and the files: what its buttons do."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QObject, QUrl, Signal
from PySide6.QtGui import QDesktopServices

from hansetable.ui.history.archive import Archive
from hansetable.ui.history.page import HistoryPage


class HistoryController(QObject):
    """Reads, throws away and puts back what is chosen in the history.

    Signals:
        replay: the session of the game that is to be looked at.
    """

    replay = Signal(object)

    def __init__(self, page: HistoryPage, archive: Archive, parent: QObject) -> None:
        super().__init__(parent)
        self._page, self._archive = page, archive
        page.replay.connect(self._look_at)
        page.reveal.connect(self._reveal)
        page.discard.connect(self._discard)
        page.restore.connect(self._restore)

    def open(self, tab: str) -> None:
        """Show all games as they are now on disk, on one of the two tabs."""
        self._page.show_entries(self._archive.entries())
        self._page.show_tab(tab)

    def _look_at(self, path: str) -> None:
        session = self._archive.read(path)
        if session is not None:
            self.replay.emit(session)

    def _reveal(self, path: str) -> None:
        QDesktopServices.openUrl(QUrl.fromLocalFile(str(Path(path).parent)))

    def _discard(self, path: str) -> None:
        entry = self._page.chosen
        self._page.say_trashed(entry if self._archive.discard(path) else None)
        self._page.show_entries(self._archive.entries())

    def _restore(self) -> None:
        self._archive.restore()
        self._page.say_trashed(None)
        self._page.show_entries(self._archive.entries())

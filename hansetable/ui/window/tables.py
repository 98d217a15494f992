"""The tables of the window: the one that is shown, and one that goes on meanwhile."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtWidgets import QStackedWidget

if TYPE_CHECKING:
    from hansetable.ui.table.page import TablePage


class Tables:
    """Pages of a stack: ``page`` is what is shown of them, or None.

    ``shared`` is the table that computers share, or None: it stays when one looks away from it.
    """

    def __init__(self, stack: QStackedWidget) -> None:
        self._stack = stack
        self.page: TablePage | None = None
        self.shared: TablePage | None = None

    def show(self, page: TablePage) -> None:
        """Show a table, for the first time or again."""
        self.page = page
        self._stack.addWidget(page)
        self._stack.setCurrentWidget(page)

    def look_away(self) -> bool:
        """Take away what is shown; returns whether a table that computers share goes on."""
        page, self.page = self.page, None
        if page is not None and page is not self.shared:
            self._take_away(page)
        return self.shared is not None

    def come_back(self) -> bool:
        """Show the table again that one has looked away from; returns whether there is one."""
        page = self.shared
        if page is None:
            return False
        self.look_away()
        page.apply_settings()
        self.show(page)
        page.view.setFocus()
        if page.ending is not None:
            page.ending.open()
        return True

    def clear(self) -> None:
        """Take all tables away."""
        page, self.shared = self.shared, None
        if page is not None and page is not self.page:
            self._take_away(page)
        self.look_away()

    def _take_away(self, page: TablePage) -> None:
        page.model.stop()
        page.why.forget()
        if page.review is not None:
            page.review.stop()
        self._stack.removeWidget(page)
        page.deleteLater()
        page.model.deleteLater()

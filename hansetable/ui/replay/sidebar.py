"""The sidebar of a replay: log and card, and the review of a game that has ended."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from hansetable.core import Seat
from hansetable.model.replay import ReplayModel
from hansetable.ui.ending.review_words import percent
from hansetable.ui.language import Text
from hansetable.ui.replay.review_panel import ReviewPanel
from hansetable.ui.table.sidebar.sidebar import Sidebar


class ReplaySidebar(Sidebar):
    """All that stands beside a replay; while the review is open each seat shows its chance.

    Signals:
        better(int): play on from this action with the better one.
        overview: the chances of the whole game are wanted.
    """

    better = Signal(int)
    overview = Signal()
    model: ReplayModel
    review: ReviewPanel | None = None

    def open_review(self) -> None:
        """Open the tab of the review, if there is one."""
        if self.review is not None:
            self.show_tab(list(self._pages).index(self.review))

    # ---- inside -------------------------------------------------------------------------------

    def _make_pages(self) -> Mapping[QWidget, Text]:
        pages: dict[QWidget, Text] = dict(super()._make_pages())
        if self.model.review.able:
            self.review = ReviewPanel(self.model, self._texts, self)
            self.review.better.connect(self.better)
            self.review.overview.connect(self.overview)
            self.model.review.changed.connect(self.refresh)
            pages[self.review] = Text("Review", "Review")
        return pages

    def _show_page(self, tab: int) -> None:
        super()._show_page(tab)
        self.refresh()

    def _state(self, seat: Seat, starts: bool) -> str:
        """The chance of a seat while the review is open and has come as far."""
        row = self.model.review.rows.get(seat)
        shown = self.review is not None and not self.review.isHidden()
        if shown and row is not None and self.model.place < len(row["course"]):
            return percent(row["course"][self.model.place])
        return super()._state(seat, starts)

    def _arrange(self) -> None:
        super()._arrange()
        if self.review is not None:
            self.review.place(self._page().adjusted(3, 0, -9, 0), self.scale)

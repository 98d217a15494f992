"""The replay page: the table of a record, to be looked at from the beginning to the end."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path

from PySide6.QtCore import Signal
from PySide6.QtGui import QHideEvent
from PySide6.QtWidgets import QAbstractButton, QApplication, QTabBar, QWidget

from hansetable.core import Action, read_action
from hansetable.model.replay import ReplayModel
from hansetable.model.review import ReviewModel
from hansetable.session.session import Session
from hansetable.ui.ending.dialog import REVIEW
from hansetable.ui.game_ui import GameUi
from hansetable.ui.keys import REPLAY, add_shortcuts
from hansetable.ui.replay.bar import ReplayBar
from hansetable.ui.replay.review_marks import ReviewMarks
from hansetable.ui.replay.sidebar import ReplaySidebar
from hansetable.ui.settings.settings import Settings
from hansetable.ui.table.page import TablePage
from hansetable.ui.table.scene.scene import TableScene
from hansetable.ui.table.scene.view import TableView


class ReplayPage(TablePage):
    """The table of a whole game, at any of its moments; nobody can touch it.

    Signals:
        playOn(int, object): a new game is wanted that has come as far as so many actions, and goes
            on with this action if it is not None.
        leave(): the replay is to be left.
    """

    playOn = Signal(int, object)
    leave = Signal()
    replays = True
    model: ReplayModel
    sidebar: ReplaySidebar

    def __init__(
        self,
        whole: Session,
        settings: Settings,
        game_ui: GameUi,
        parent: QWidget | None = None,
        place: int = 0,
        record: Path | None = None,
        review: ReviewModel | None = None,
    ) -> None:
        """Show a game at the moment after so many actions; see `ReplayModel` for the others."""
        model = ReplayModel(whole, record=record, review=review)
        super().__init__(model, settings, game_ui, parent)
        self.review = model.review
        model.setParent(self)
        self.scene = TableScene(model, self.board)
        self.view = TableView(self.scene, self)
        self.sidebar = ReplaySidebar(model, self.texts, self.board.columns, self)
        self.replay_bar = ReplayBar(model, self.texts, self)
        self.strips = (self.replay_bar,)
        self._connect()
        self.replay_bar.leave.connect(self.leave)
        self.replay_bar.playOn.connect(lambda place: self.playOn.emit(place, None))
        self.replay_bar.result.connect(lambda: self._end())
        self.sidebar.overview.connect(self.open_sheet)
        self.sidebar.better.connect(self._play_better)
        self.marks = ReviewMarks(self.scene)
        if self.sidebar.review is not None:
            self.sidebar.review.told.connect(self._mark)
            self.sidebar.tabs.currentChanged.connect(self._mark)
        self.replay.connect(self.go)
        self.moment.connect(self.show_reviewed)
        model.moved.connect(self._show_moment)
        self._add_keys()
        model.go(place)

    def go(self, place: int) -> None:
        """Show the moment after so many actions."""
        self.replay_bar.go(place)

    def open_review(self) -> None:
        """Show the review of a game that has ended; what is missing of it is made."""
        self.sidebar.open_review()
        self.model.review.begin()

    def open_whole_review(self) -> None:
        """Show the review, and its sheet above the table."""
        self.open_review()
        self.open_sheet()

    def open_sheet(self) -> None:
        """Show the review on the sheet of the end, if there is one."""
        if self.model.review.able:
            self._end(REVIEW)

    def show_reviewed(self, place: int) -> None:
        """Show a moment, and what the review tells of it."""
        self.sidebar.open_review()
        if self.sidebar.review is not None and place < self.model.replay.length:
            self.sidebar.review.go(place)
        else:
            self.go(place)

    def _play_better(self, place: int) -> None:
        """Want a new game from here that begins with the better action."""
        if (better := self._better()) is not None:
            self.playOn.emit(place, better)

    def _show_better(self) -> None:
        """Mark for a moment on the table what the better action touches."""
        if (better := self._better()) is not None:
            self.scene.highlighter.highlight_handles(better.touches())

    def _mark(self) -> None:
        """Mark on the table the mistake that the review tells of."""
        panel = self.sidebar.review
        one = None if panel is None or panel.isHidden() else panel.mistake
        written = () if one is None else (one["played"], one["best"][0])
        self.marks.show_actions(*(read_action(said, self.model.game.verbs) for said in written))

    def _better(self) -> Action | None:
        """Return what was better than the mistake of this moment, if it is one."""
        now = self.sidebar.review.decision if self.sidebar.review is not None else None
        if now is None or not now[1]["step"]:
            return None
        return read_action(now[1]["best"][0], self.model.game.verbs)

    # ---- the keys -----------------------------------------------------------------------------

    def _add_keys(self) -> None:
        bar = self.replay_bar
        deeds: Mapping[str, Callable[[], object]] = {
            "step back": lambda: self._sideways(-1),
            "step on": lambda: self._sideways(1),
            "round back": lambda: bar.turn(-1),
            "round on": lambda: bar.turn(1),
            "start": lambda: bar.go(0),
            "end": lambda: bar.go(self.model.replay.length),
            "run": self._space,
            "leave": bar.leave.emit,
            "review": self.open_review,
            "next mistake": lambda: self._to_mistake(1),
            "better": self._show_better,
            "mistake before": lambda: self._to_mistake(-1),
        }
        add_shortcuts(self, REPLAY, deeds)

    def _sideways(self, by: int) -> None:
        """An arrow key: a step, or another page of the sidebar if that has the focus."""
        if isinstance(QApplication.focusWidget(), QTabBar):
            tabs = self.sidebar.tabs
            tabs.setCurrentIndex(max(0, min(tabs.count() - 1, tabs.currentIndex() + by)))
        else:
            self.replay_bar.step(by)

    def _space(self) -> None:
        """The space bar presses the button that has the focus, else it plays or stands still."""
        focus = QApplication.focusWidget()
        if isinstance(focus, QAbstractButton):
            focus.click()
        else:
            self.replay_bar.toggle()

    def _to_mistake(self, by: int) -> None:
        if self.sidebar.review is not None:
            self.sidebar.open_review()
            self.sidebar.review.step(by)

    # ---- what happens -------------------------------------------------------------------------

    def _show_line(self, line: int) -> None:
        """Go to the moment that a line of the log tells, and mark its pieces."""
        self.go(self.model.replay.place_of(line))
        super()._show_line(line)

    def _show_moment(self) -> None:
        self.sidebar.log.show_moment(self.model.replay.lines(self.model.place))

    def hideEvent(self, event: QHideEvent) -> None:
        """Stand still while nobody sees it."""
        super().hideEvent(event)
        self.replay_bar.stop()

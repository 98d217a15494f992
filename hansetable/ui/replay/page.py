"""The replay page: the table of a record, to be looked at from the beginning to the end."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from PySide6.QtCore import Signal
from PySide6.QtGui import QHideEvent
from PySide6.QtWidgets import QAbstractButton, QApplication, QTabBar, QWidget

from hansetable.model.replay import ReplayModel
from hansetable.session.session import Session
from hansetable.ui.game_ui import GameUi
from hansetable.ui.keys import REPLAY, add_shortcuts
from hansetable.ui.replay.bar import ReplayBar
from hansetable.ui.settings.settings import Settings
from hansetable.ui.table.page import TablePage
from hansetable.ui.table.scene.scene import TableScene
from hansetable.ui.table.scene.view import TableView
from hansetable.ui.table.sidebar.sidebar import Sidebar


class ReplayPage(TablePage):
    """The table of a whole game, at any of its moments; nobody can touch it.

    Signals:
        playOn(int): a new game is wanted that has come as far as so many actions.
        leave(): the replay is to be left.
    """

    playOn = Signal(int)
    leave = Signal()
    replays = True
    model: ReplayModel

    def __init__(
        self,
        whole: Session,
        settings: Settings,
        game_ui: GameUi,
        parent: QWidget | None = None,
        place: int = 0,
    ) -> None:
        """Show a game at the moment after so many actions."""
        model = ReplayModel(whole)
        super().__init__(model, settings, game_ui, parent)
        model.setParent(self)
        self.scene = TableScene(model, self.board)
        self.view = TableView(self.scene, self)
        self.sidebar = Sidebar(model, self.texts, self.board.columns, self)
        self.replay_bar = ReplayBar(model, self.texts, self)
        self.strips = (self.replay_bar,)
        self._connect()
        self.replay_bar.leave.connect(self.leave)
        self.replay_bar.playOn.connect(self.playOn)
        self.replay_bar.result.connect(self._end)
        self.replay.connect(self.go)
        model.moved.connect(self._show_moment)
        self._add_keys()
        model.go(place)

    def go(self, place: int) -> None:
        """Show the moment after so many actions."""
        self.replay_bar.go(place)

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

"""The replay page: the table of a record, to be looked at from the beginning to the end."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QHideEvent, QKeyEvent, QResizeEvent, QShortcut
from PySide6.QtWidgets import QAbstractButton, QApplication, QTabBar, QWidget

from hansetable.core import Handle, Refusal
from hansetable.model.replay import ReplayModel
from hansetable.session.session import Session
from hansetable.ui.game_ui import GameUi
from hansetable.ui.keys import REPLAY, sequences
from hansetable.ui.replay.bar import ReplayBar
from hansetable.ui.settings.settings import Settings
from hansetable.ui.table.page import TablePage
from hansetable.ui.table.sidebar.sidebar import LOG, MOVES


class ReplayPage(TablePage):
    """The table of a whole game, at any of its moments; nobody can touch it.

    Signals:
        playOn(int): a new game is wanted that has come as far as so many actions.
        leave(): the replay is to be left.
    """

    playOn = Signal(int)
    leave = Signal()
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
        super().__init__(ReplayModel(whole), settings, game_ui, parent)
        self.model.setParent(self)
        self.prompt_bar.hide()
        self.controls = ReplayBar(self.model, self.texts, self)
        self.controls.leave.connect(self.leave)
        self.controls.playOn.connect(self._play_on)
        self.controls.result.connect(self.show_result)
        self.replay.connect(self.go)
        self.model.moved.connect(self._show_moment)
        self.model.undone.connect(self._show_moment)
        self.sidebar.tabs.setTabVisible(MOVES, False)
        self.sidebar.tabs.setCurrentIndex(LOG)
        self._add_keys()
        self.model.go(place)

    def begin(self) -> None:
        """Show the table; everything is connected."""
        self.model.begin()
        self.view.setFocus()

    def go(self, place: int) -> None:
        """Show the moment after so many actions."""
        self.controls.go(place)

    def show_result(self) -> None:
        """Show the table of the end."""
        if self.whole.state.result() is not None:
            self._end()

    @property
    def whole(self) -> Session:
        """The game to its end."""
        return self.model.replay.whole

    # ---- the keys -----------------------------------------------------------------------------

    def _add_keys(self) -> None:
        bar = self.controls
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
        for name, keys in REPLAY.items():
            shortcut = QShortcut(self)
            shortcut.setKeys(sequences(keys))
            shortcut.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
            shortcut.activated.connect(deeds[name])

    def _sideways(self, by: int) -> None:
        """An arrow key: a step, or another page of the sidebar if that has the focus."""
        if isinstance(QApplication.focusWidget(), QTabBar):
            tabs = self.sidebar.tabs
            shown = [tab for tab in range(tabs.count()) if tabs.isTabVisible(tab)]
            at = shown.index(tabs.currentIndex()) + by
            tabs.setCurrentIndex(shown[max(0, min(len(shown) - 1, at))])
        else:
            self.controls.step(by)

    def _space(self) -> None:
        """The space bar presses the button that has the focus, else it plays or stands still."""
        focus = QApplication.focusWidget()
        if isinstance(focus, QAbstractButton):
            focus.click()
        else:
            self.controls.toggle()

    def take_key(self, event: QKeyEvent) -> bool:
        """Let the window keep its other keys."""
        return False

    # ---- what a table does otherwise ----------------------------------------------------------

    def press(self, handle: Handle) -> None:
        """Press nothing: nobody plays here."""

    def _refuse(self, refusal: Refusal) -> None:
        """Stay silent: nothing can be touched here."""

    def _market(self) -> str:
        return ""

    def _show_line(self, line: int) -> None:
        """Go to the moment that a line of the log tells, and mark its pieces."""
        self.go(self.model.replay.place_of(line))
        super()._show_line(line)

    def _show_moment(self) -> None:
        self.sidebar.log.show_moment(self.model.replay.lines(self.model.place))

    def _play_on(self) -> None:
        self.playOn.emit(self.model.place)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Give the strip of the replay the place of the question."""
        super().resizeEvent(event)
        self.controls.setGeometry(self.prompt_bar.geometry())
        self.controls.set_scale(self.prompt_bar.scale)

    def hideEvent(self, event: QHideEvent) -> None:
        """Stand still while nobody sees it."""
        super().hideEvent(event)
        self.controls.stop()

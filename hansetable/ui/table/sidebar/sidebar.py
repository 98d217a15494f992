"""The sidebar of the table: round and phase, seats, log, moves and the card looked at."""

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QEvent, QPointF, QRectF, Qt, QTimer
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QTabBar, QWidget

from hansetable.core import Event, Seat
from hansetable.model.play import PlayModel
from hansetable.model.table import TableModel
from hansetable.session.session import TakenBack
from hansetable.session.slot import PlayerSlot
from hansetable.ui.art.canvas import Canvas
from hansetable.ui.art.palette import LETTER
from hansetable.ui.art.style import set_style_sheet, style_sheet
from hansetable.ui.art.textures import surface
from hansetable.ui.game_ui import GameText
from hansetable.ui.language import translate
from hansetable.ui.newgame.levels import ai_words
from hansetable.ui.table.prompt.recap import Recap
from hansetable.ui.table.prompt.undo import remark
from hansetable.ui.table.scene.highlight import POINT
from hansetable.ui.table.sidebar.card_page import CardPage
from hansetable.ui.table.sidebar.line_list import LineList
from hansetable.ui.table.sidebar.log import Log
from hansetable.ui.table.sidebar.moves import Moves
from hansetable.ui.table.sidebar.phase_header import PhaseHeader
from hansetable.ui.table.sidebar.seat_filter import SeatFilter
from hansetable.ui.table.sidebar.seats import Column, SeatPlate

WIDTH = 248
"""The width of the sidebar at 100 %, in logical pixels."""

LOG, MOVES, CARD = range(3)
"""The tabs of a game that is played; without moves the card comes next to the log."""

_LEFT = 14.0
_SEATS = 70.0
_PITCH = 58.0


class Sidebar(QWidget):
    """All that stands beside a table which is looked at; it listens to the model by itself."""

    def __init__(
        self,
        model: TableModel,
        texts: GameText,
        columns: Sequence[Column],
        parent: QWidget | None = None,
    ) -> None:
        """Show the game of a model; ``columns`` are the numbers of each seat, at most five."""
        super().__init__(parent)
        self.model, self._texts = model, texts
        self.scale = 1.0
        self.phase_header = PhaseHeader(self)
        slots = model.session.slots
        self.plates = [SeatPlate(slot, columns, self) for slot in slots]
        for seat, plate in enumerate(self.plates):
            plate.hand = partial(self._hand, seat)
        self.tabs = QTabBar(self)
        self._names = [slot.name for slot in slots]
        self.log = Log(self._tell, [slot.colour for slot in slots], self)
        self.filter = SeatFilter(slots, self)
        self.card = CardPage(self)
        self._moment = QTimer(self, singleShot=True, interval=POINT)
        self._moment.timeout.connect(lambda: self.highlight(None))
        self._pages = self._make_pages()
        self._make_tabs()
        self.filter.chosen.connect(self.log.keep_only)
        model.told.connect(self._follow)
        model.undone.connect(self._follow)
        model.laid.connect(self.refresh)
        self.set_scale(1.0)
        self.retranslate()

    # ---- what it shows ------------------------------------------------------------------------

    def refresh(self) -> None:
        """Show the round, the phase and the seats as they are now."""
        model, texts = self.model, self._texts
        progress = model.game.progress(model.view)
        over = model.decides is None
        note = ""
        if progress.get("last") and not over:
            note = texts.note(progress)
        title = translate("Dock", "The end") if over else texts.progress(progress)
        self.phase_header.say(
            title, note, texts.phase_names(), 0 if over else progress.get("phase", 0)
        )
        start = -1 if over else progress.get("start", -1)
        for seat, numbers in enumerate(model.game.scoreboard(model.view)):
            active = seat == model.decides
            self.plates[seat].say(numbers, self._state(seat, seat == start), active)

    def highlight(self, seat: Seat | None) -> None:
        """Mark the row of a seat for a moment, or none."""
        for number, plate in enumerate(self.plates):
            plate.highlight(number == seat)
        if seat is not None:
            self._moment.start()

    def show_tab(self, tab: int) -> None:
        """Open a tab."""
        self.tabs.setCurrentIndex(tab)

    def set_columns(self, columns: Sequence[Column]) -> None:
        """Show these numbers of the seats, or call them otherwise in another language."""
        for plate in self.plates:
            plate.set_columns(columns)

    def set_scale(self, scale: float) -> None:
        """Show everything at a scale; 1 is 248 pixels wide."""
        self.scale = scale
        self.setFixedWidth(round(WIDTH * scale))
        sheet = style_sheet(
            "sidebar",
            px=round(14.5 * scale),
            low=round(4 * scale),
            gap=round(18 * scale),
            line=max(1, round(2.5 * scale)),
        )
        set_style_sheet(self.tabs, sheet)
        self._arrange()

    def retranslate(self) -> None:
        """Set all texts."""
        for tab, (page, text) in enumerate(zip(self._pages, self._titles(), strict=True)):
            self.tabs.setTabText(tab, text)
            if isinstance(page, LineList):
                page.setAccessibleName(text)
            page.retranslate()
        self.filter.retranslate()
        self._follow()
        self.refresh()

    # ---- what Qt tells ------------------------------------------------------------------------

    def changeEvent(self, event: QEvent) -> None:
        """Follows a change of language or theme."""
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        elif event.type() == QEvent.Type.StyleChange:
            self.set_scale(self.scale)
        super().changeEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Gives the pages the height that is left."""
        super().resizeEvent(event)
        self._arrange()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paints the oak, its edge, and the line below the tabs."""
        painter = QPainter(self)
        painter.scale(self.scale, self.scale)
        canvas = Canvas(painter)
        wide, high = self.width() / self.scale, self.height() / self.scale
        painter.drawTiledPixmap(QRectF(0, 0, wide, high), surface("wood"), QPointF(30, 90))
        canvas.line(0, 0, 0, high, "#000000", 2, alpha=0.45)
        canvas.line(1.5, 0, 1.5, high, LETTER, 1, alpha=0.10)
        line = self._tabs_top() + 24
        canvas.line(_LEFT, line, _LEFT + SeatPlate.WIDTH, line, LETTER, 1, alpha=0.18)
        painter.end()

    # ---- inside -------------------------------------------------------------------------------

    def _make_pages(self) -> Sequence[LineList | CardPage]:
        """Return what the tabs show, in their order."""
        return self.log, self.card

    def _titles(self) -> Sequence[str]:
        """Return what stands on the tabs."""
        return translate("Dock", "Log"), translate("Dock", "Card")

    def _make_tabs(self) -> None:
        self.tabs.setDrawBase(False)
        self.tabs.setExpanding(False)
        self.tabs.setUsesScrollButtons(False)
        self.tabs.setElideMode(Qt.TextElideMode.ElideNone)
        for _ in self._pages:
            self.tabs.addTab("")
        self.tabs.currentChanged.connect(self._show_page)
        self._show_page(LOG)

    def _show_page(self, tab: int) -> None:
        for place, page in enumerate(self._pages):
            page.setVisible(place == tab)
        self.filter.setVisible(tab == LOG)

    def _follow(self) -> None:
        """Shows the log as it is now."""
        self.log.follow(self.model.log)
        self.log.say_empty(translate("Dock", "Nothing has happened yet."))

    def _tell(self, event: Event) -> str:
        """Says an event; what was taken back is told the same way in every game."""
        if isinstance(event, TakenBack):
            return remark(event, self._names)
        return self._texts.event(event)

    def _state(self, seat: Seat, starts: bool) -> str:
        """What a seat does just now, in a word or two."""
        slot = self.model.session.slots[seat]
        if seat == self.model.decides:
            return self._turn(slot)
        player = "" if slot.human else ai_words(slot.player)
        if not starts:
            return player
        if slot.human:
            return translate("Dock", "starts")
        return translate("Dock", "starts · {player}").format(player=player)

    def _turn(self, slot: PlayerSlot) -> str:
        """What the seat does that decides."""
        return translate("Dock", "next")

    def _hand(self, seat: Seat) -> Sequence[str]:
        """The cards that the viewer knows to be in the hand of a seat."""
        view, places = self.model.view, self.model.places.values()
        known = [p for p in places if (p.owner, p.zone) == (seat, "hand") and p.name]
        return [self._texts.card(place, view).title for place in known]

    def _tabs_top(self) -> float:
        return _SEATS + _PITCH * len(self.plates) + 6

    def _arrange(self, foot: float = 0.0) -> QRectF:
        """Puts everything in its place at the scale of the table, and keeps a foot free.

        Returns where a page lies, in unscaled pixels like the height of the foot.
        """
        scale = self.scale
        self.phase_header.place(QRectF(_LEFT, 8, PhaseHeader.WIDTH, PhaseHeader.HEIGHT), scale)
        for seat, plate in enumerate(self.plates):
            top = _SEATS + _PITCH * seat
            plate.place(QRectF(_LEFT, top, SeatPlate.WIDTH, SeatPlate.HEIGHT), scale)
        top = self._tabs_top()
        tabs = QRectF((_LEFT - 1) * scale, top * scale, 224 * scale, 26 * scale)
        self.tabs.setGeometry(tabs.toRect())
        high = self.height() / scale - top - 42 - foot
        page = QRectF(_LEFT - 3, top + 34, WIDTH - _LEFT, max(20.0, high))
        row = SeatFilter.HEIGHT
        self.filter.place(QRectF(_LEFT, page.y() - 6, SeatPlate.WIDTH, row), scale)
        self.log.place(page.adjusted(0, row - 4, 0, 0), scale)
        self.card.place(page.adjusted(3, 0, -9, 0), scale)
        return page


class PlaySidebar(Sidebar):
    """All that stands beside a table which is played at; the curtain hides what is secret."""

    model: PlayModel

    def __init__(
        self,
        model: PlayModel,
        texts: GameText,
        columns: Sequence[Column],
        parent: QWidget | None = None,
    ) -> None:
        """Show the game of a model; ``columns`` are the numbers of each seat, at most five."""
        super().__init__(model, texts, columns, parent)
        self.log.barred = model.take_back_refusal
        self.log.takeBack.connect(model.take_back_to)
        self.recap.opened.connect(self._open_log)
        self.tabs.tabBarClicked.connect(self._take_up)
        model.asked.connect(self.refresh)
        model.choiceChanged.connect(self._offer)
        model.curtainChanged.connect(self._turn_over)

    def refresh(self) -> None:
        """Show also the moves and what the others did as they are now."""
        super().refresh()
        self._offer()
        self.recap.follow()

    # ---- inside -------------------------------------------------------------------------------

    def _make_pages(self) -> Sequence[LineList | CardPage]:
        self.moves = Moves(self)
        self.recap = Recap(self.model, self._tell, self)
        self.recap.resized.connect(self._arrange)
        return self.log, self.moves, self.card

    def _titles(self) -> Sequence[str]:
        log, card = super()._titles()
        return log, translate("Dock", "Moves"), card

    def _show_page(self, tab: int) -> None:
        super()._show_page(tab)
        self.recap.folded = tab != LOG
        self.recap.follow()

    def _take_up(self, tab: int) -> None:
        """Lets one type at once in the moves whose tab was clicked."""
        if tab == MOVES:
            self.show_tab(MOVES)
            self.moves.setFocus(Qt.FocusReason.MouseFocusReason)

    def _open_log(self, line: int) -> None:
        """Shows the log from a line on, with the lines of all seats."""
        self.show_tab(LOG)
        self.filter.show_all()
        self.log.open_at(line)

    def _turn_over(self) -> None:
        """Hides or shows what only one person may read."""
        if self.model.curtain is not None:
            self.card.show_card(None, "")
        self._follow()
        self.refresh()

    def _follow(self) -> None:
        """Shows the log as it is now, or nothing of it while the curtain is down."""
        if self.model.curtain is None:
            super()._follow()
        else:
            self.log.follow(())
            self.log.say_empty(translate("Dock", "Hidden until the screen is handed over."))

    def _offer(self) -> None:
        model = self.model
        say = partial(self._texts.action, view=model.view)
        self.moves.offer(model.choice.actions if model.mine else (), say)
        if model.decides is None:
            self.moves.say_empty(translate("Dock", "The game is over."))
        elif model.curtain is not None:
            self.moves.say_empty(translate("Dock", "Hidden until the screen is handed over."))
        else:
            self.moves.say_empty(translate("Dock", "Nothing to choose just now."))

    def _turn(self, slot: PlayerSlot) -> str:
        """What the seat does that decides."""
        if not slot.human:
            return "" if self.model.stuck else translate("Dock", "thinking")
        return translate("Dock", "your turn") if self.model.mine else super()._turn(slot)

    def _arrange(self, foot: float = 0.0) -> QRectF:
        """Puts the moves among the pages, and what the others did below them."""
        foot = self.recap.high()
        page = super()._arrange(foot)
        self.moves.place(page, self.scale)
        self.recap.place(QRectF(_LEFT, page.bottom() + 4, SeatPlate.WIDTH, foot), self.scale)
        return page

"""The sidebar of the table: round and phase, seats, log, moves and the card looked at."""

from collections.abc import Mapping, Sequence
from functools import partial

from PySide6.QtCore import QPointF, QRectF, Qt, QTimer, Signal
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
from hansetable.ui.language import Context, Text, translate
from hansetable.ui.newgame.levels import player_words
from hansetable.ui.table.prompt.recap import Recap
from hansetable.ui.table.prompt.undo import remark
from hansetable.ui.table.scene.highlight import POINT
from hansetable.ui.table.sidebar.card_page import CardPage
from hansetable.ui.table.sidebar.line_list import LineList
from hansetable.ui.table.sidebar.log import Log
from hansetable.ui.table.sidebar.moves import Moves
from hansetable.ui.table.sidebar.phase_header import PhaseHeader
from hansetable.ui.table.sidebar.seat_filter import SeatFilter
from hansetable.ui.table.sidebar.seats import CUT, LINK, Column, SeatPlate
from hansetable.ui.widgets.scaled import Scaled
from hansetable.ui.widgets.speaking import Speaking

WIDTH = 248
"""The width of the sidebar at 100 %, in logical pixels."""

LOG, MOVES, CARD = range(3)
"""The tabs of a game that is played; without moves the card comes next to the log."""

_LEFT = 14.0
_SEATS = 70.0
_PITCH = 58.0
_FEW, _GAPS = 3, (18, 8)
"""How far so few tabs are apart, and how far more."""
_LOG_LEAST = 60.0
"""How much of the log can be seen whatever stands below it."""


class Dock(Context):
    """The context of the texts that are said later."""


class Sidebar(Speaking, Scaled):
    """All that stands beside a table which is looked at; it listens to the model by itself.

    Signals:
        seatWanted: the row of a seat was clicked.
    """

    seatWanted = Signal(int)

    def __init__(
        self,
        model: TableModel,
        texts: GameText,
        columns: Sequence[Column],
        parent: QWidget | None = None,
    ) -> None:
        """Show the game of a model; ``columns`` are the numbers of each seat, at most five."""
        super().__init__(parent)
        self.model, self._texts, self._columns = model, texts, columns
        self._foot = 0.0
        self._added: list[Scaled] = []
        self.phase_header = PhaseHeader(self)
        slots = model.session.slots
        self.plates = [SeatPlate(slot, columns, self) for slot in slots]
        for seat, plate in enumerate(self.plates):
            plate.hand = partial(_hand, model, texts, seat)
            plate.clicked.connect(partial(self.seatWanted.emit, seat))
        self.tabs = QTabBar(self)
        self._tell = partial(_tell, texts, [slot.shown for slot in slots])
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
        title = translate("Dock", "End of the game") if over else texts.progress(progress)
        self.phase_header.say(
            title, note, texts.phase_names(), 0 if over else progress.get("phase", 0)
        )
        start = -1 if over else progress.get("start", -1)
        for seat, numbers in enumerate(model.game.scoreboard(model.view)):
            state = self._state(seat, seat == start)
            self.plates[seat].say(numbers, state, seat == self._active(), self._link(seat))

    def highlight(self, seat: Seat | None) -> None:
        """Mark the row of a seat for a moment, or none."""
        for number, plate in enumerate(self.plates):
            plate.highlight(number == seat)
        if seat is not None:
            self._moment.start()

    def show_tab(self, tab: int) -> None:
        """Open a tab."""
        self.tabs.setCurrentIndex(tab)

    def add_page(self, page: Scaled) -> None:
        """Put a page behind the others; whoever adds it says what stands on its tab."""
        self._added.append(page)
        self.tabs.addTab("")
        self._show_page(self.tabs.currentIndex())
        self._arrange()

    def set_columns(self, columns: Sequence[Column]) -> None:
        """Show these numbers of the seats, or call them otherwise in another language."""
        self._columns = columns
        for plate in self.plates:
            plate.set_columns(columns)

    def retranslate(self) -> None:
        """Set all texts."""
        for tab, (page, title) in enumerate(self._pages.items()):
            self.tabs.setTabText(tab, title.say())
            if isinstance(page, LineList):
                page.setAccessibleName(title.say())
        self._follow()
        self.refresh()

    # ---- what Qt tells ------------------------------------------------------------------------

    def restyle(self) -> None:
        """Show the tabs in the colours of the theme."""
        self._arrange()

    def draw(self, canvas: Canvas, area: QRectF) -> None:
        """Paints the oak, its edge, and the line below the tabs."""
        canvas.p.drawTiledPixmap(area, surface("wood"), QPointF(30, 90))
        canvas.line(0, 0, 0, area.height(), "#000000", 2, alpha=0.45)
        canvas.line(1.5, 0, 1.5, area.height(), LETTER, 1, alpha=0.10)
        line = self._tabs_top() + 24
        canvas.line(_LEFT, line, _LEFT + SeatPlate.WIDTH, line, LETTER, 1, alpha=0.18)

    # ---- inside -------------------------------------------------------------------------------

    def _make_pages(self) -> Mapping[QWidget, Text]:
        """Return what the tabs show, in their order, and what stands on them."""
        return {self.log: Dock.tr("Log"), self.card: Dock.tr("Card")}

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
        for place, page in enumerate((*self._pages, *self._added)):
            page.setVisible(place == tab)
        self.filter.setVisible(tab == LOG)

    def _follow(self) -> None:
        """Shows the log as it is now."""
        self.log.follow(self.model.log)
        self.log.empty = translate("Dock", "Nothing has happened yet.")

    def _active(self) -> Seat | None:
        """The seat whose row is lighter."""
        return self.model.decides

    def _state(self, seat: Seat, starts: bool) -> str:
        """What a seat does just now, in a word or two."""
        slot = self.model.session.slots[seat]
        if seat in self.model.session.away:
            return translate("Dock", "away")
        if seat == self._active():
            return self._turn(slot)
        level = "" if slot.human else str(player_words(slot.player).word)
        if not starts:
            return level
        if slot.human:
            return translate("Dock", "starts")
        return translate("Dock", "starts · {level}").format(level=level)

    def _link(self, seat: Seat) -> str:
        """The sign of the connection of a seat; none is known while the own one is lost."""
        session = self.model.session
        if seat not in session.elsewhere or not session.slots[seat].human:
            return ""
        return CUT if session.lost or seat in session.away else LINK

    def _turn(self, slot: PlayerSlot) -> str:
        """What the seat does that decides."""
        return translate("Dock", "next")

    def _tabs_top(self) -> float:
        return _SEATS + _PITCH * len(self.plates) + 6

    def _page(self) -> QRectF:
        """Where a page lies, in unscaled pixels; below it ``_foot`` is kept free."""
        top = self._tabs_top()
        high = self.area().height() - top - 42 - self._foot
        return QRectF(_LEFT - 3, top + 34, WIDTH - _LEFT, max(20.0, high))

    def _arrange(self) -> None:
        scale, page, row = self.scale, self._page(), SeatFilter.HEIGHT
        sheet = style_sheet(
            "sidebar",
            px=round(14.5 * scale),
            low=round(4 * scale),
            gap=round(_GAPS[self.tabs.count() > _FEW] * scale),
            line=max(1, round(2.5 * scale)),
        )
        set_style_sheet(self.tabs, sheet)
        self.phase_header.place(QRectF(_LEFT, 8, PhaseHeader.WIDTH, PhaseHeader.HEIGHT), scale)
        for seat, plate in enumerate(self.plates):
            top = _SEATS + _PITCH * seat
            plate.place(QRectF(_LEFT, top, SeatPlate.WIDTH, SeatPlate.HEIGHT), scale)
        top = self._tabs_top()
        tabs = QRectF((_LEFT - 1) * scale, top * scale, (WIDTH - _LEFT) * scale, 26 * scale)
        self.tabs.setGeometry(tabs.toRect())
        self.filter.place(QRectF(_LEFT, page.y() - 6, SeatPlate.WIDTH, row), scale)
        self.log.place(page.adjusted(0, row - 4, 0, 0), scale)
        self.card.place(page.adjusted(3, 0, -9, 0), scale)
        for added in self._added:
            added.place(page, scale)


class PlaySidebar(Sidebar):
    """All that stands beside a table which is played at; the curtain hides what is secret."""

    model: PlayModel
    _lent_from: int | None = None
    """The tab that was open before the card page was lent; None while it is not."""

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
        model.showing.changed.connect(self._follow_told)
        model.lateChanged.connect(self.refresh)
        model.presenceChanged.connect(self.refresh)
        model.choiceChanged.connect(self._offer)
        model.curtainChanged.connect(self._turn_over)

    def refresh(self) -> None:
        """Show also the moves and what the others did as they are now."""
        super().refresh()
        self._offer()
        self.recap.follow()

    def set_columns(self, columns: Sequence[Column]) -> None:
        """Show these numbers of the seats, also in what the others did."""
        super().set_columns(columns)
        self.recap.columns = columns
        self.recap.follow()

    def lend_card(self, lent: bool) -> None:
        """Open the card page for something else that lies there, or go back to what was open."""
        before, listing = self._lent_from, self.moves.hasFocus()
        if lent == (before is not None):
            return
        self._lent_from = self.tabs.currentIndex() if lent else None
        if lent:
            self.show_tab(CARD)
            if listing:
                self.tabs.setFocus(Qt.FocusReason.OtherFocusReason)
        elif before is not None and self.tabs.currentIndex() == CARD:
            self.show_tab(before)
        self._show_page(self.tabs.currentIndex())

    @property
    def lends_card(self) -> bool:
        """Whether the card page is open and shows something else."""
        return self._lent_from is not None and self.tabs.currentIndex() == CARD

    # ---- inside -------------------------------------------------------------------------------

    def _make_pages(self) -> Mapping[QWidget, Text]:
        self.moves = Moves(self)
        self.recap = Recap(self.model, self._texts, self._columns, self)
        self.recap.resized.connect(self._arrange)
        log, card = super()._make_pages().items()
        return dict((log, (self.moves, Dock.tr("Actions")), card))

    def _show_page(self, tab: int) -> None:
        super()._show_page(tab)
        self.card.setVisible(tab == CARD and self._lent_from is None)
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
            self.log.empty = translate("Dock", "Hidden until the screen is handed over.")

    def _offer(self) -> None:
        model = self.model
        say = partial(self._texts.action, view=model.view)
        self.moves.offer(model.choice.actions if model.mine else (), say)
        if model.decides is None:
            self.moves.empty = translate("Dock", "The game is over.")
        elif model.curtain is not None:
            self.moves.empty = translate("Dock", "Hidden until the screen is handed over.")
        else:
            self.moves.empty = translate("Dock", "There is nothing to choose right now.")

    def _active(self) -> Seat | None:
        return self.model.acts

    def _follow_told(self) -> None:
        """Shows who acts, and which lines of the log are told in the bar."""
        beat = self.model.showing.beat
        self.log.mark(range(0) if beat is None else beat.lines)
        self.refresh()

    def _turn(self, slot: PlayerSlot) -> str:
        """What the seat does that decides, or whose action is shown."""
        if self.model.showing.beat is not None and self.model.showing.seat is not None:
            return translate("Dock", "acting")
        afar = self._active() in self.model.session.elsewhere
        if afar or not slot.human:
            if self.model.late:
                return translate("Dock", "no answer")
            return "" if self.model.stuck else translate("Dock", "thinking")
        return translate("Dock", "your turn") if self.model.mine else super()._turn(slot)

    def _arrange(self) -> None:
        """Puts the moves among the pages, and what the others did below them."""
        self._foot = 0.0
        self._foot = self.recap.fit(self._page().height() - _LOG_LEAST)
        super()._arrange()
        page = self._page()
        self.moves.place(page, self.scale)
        strip = QRectF(_LEFT, page.bottom() + 4, SeatPlate.WIDTH, self._foot)
        self.recap.place(strip, self.scale)


def _tell(texts: GameText, names: Sequence[str], event: Event) -> str:
    """Say an event; what was taken back is told the same way in every game."""
    return remark(event, names) if isinstance(event, TakenBack) else texts.event(event)


def _hand(model: TableModel, texts: GameText, seat: Seat) -> Sequence[str]:
    """Return the cards that the viewer knows to be in the hand of a seat."""
    places = model.places.values()
    known = [p for p in places if (p.owner, p.zone) == (seat, "hand") and p.name]
    return [texts.card(place, model.view).title for place in known]

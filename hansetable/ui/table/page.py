"""The page of a table that is looked at: board, dock, and strips of paper below the board."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import ClassVar

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QApplication, QWidget

from hansetable.core import Handle, Place, Seat, seat_of
from hansetable.model.review import ReviewModel
from hansetable.model.table import TableModel
from hansetable.model.why import WhyModel
from hansetable.ui.ending.dialog import SCORES, Ending, ending_dialog
from hansetable.ui.game_ui import CardText, GameUi
from hansetable.ui.settings.settings import Settings
from hansetable.ui.table.announcer import Announcer
from hansetable.ui.table.prompt.why_note import WhyNote
from hansetable.ui.table.scene.animator import FACTORS
from hansetable.ui.table.scene.inspector import InspectorItem, full_face
from hansetable.ui.table.scene.scene import TableScene
from hansetable.ui.table.scene.view import TableView
from hansetable.ui.table.seat.leaf import SeatLeaf
from hansetable.ui.table.sidebar.sidebar import WIDTH as SIDEBAR
from hansetable.ui.table.sidebar.sidebar import Sidebar
from hansetable.ui.table.sound import TableSounds
from hansetable.ui.widgets.scaled import Strip
from hansetable.ui.widgets.speaking import Speaking

WIDTH, HEIGHT = 1366, 742


class TablePage(Speaking, QWidget):
    """One game on the screen.

    A subclass makes ``scene``, ``view``, ``sidebar`` and ``strips`` (of paper below the board, the
    lowest first), and then calls `_connect`.

    Signals:
        rule: a rule id that should be read.
        newGame, rematch, replay, moment, saveRecord, startPage: wishes of the end table.
    """

    rule = Signal(str)
    newGame = Signal()
    rematch = Signal()
    replay = Signal(int)
    moment = Signal(int)
    saveRecord = Signal()
    startPage = Signal()
    scene: TableScene
    view: TableView
    sidebar: Sidebar
    strips: Sequence[Strip]
    replays: ClassVar[bool] = False
    """Whether it shows a replay."""

    def __init__(
        self, model: TableModel, settings: Settings, game_ui: GameUi, parent: QWidget | None
    ) -> None:
        super().__init__(parent)
        self.model, self.settings = model, settings
        slots = model.session.slots
        names = [slot.shown for slot in slots]
        colours = [slot.colour for slot in slots]
        self.game_ui = game_ui
        self.texts = game_ui.text(names)
        self.board = game_ui.board(self.texts, names, colours)
        self.sounds = TableSounds(model, self)
        self.why = WhyModel(model.session, self)
        self.ending: Ending | None = None
        self.record: Callable[[], Path | None] = lambda: None
        """Returns the file of the game, beside which its review is kept, as soon as it is over."""
        self.review: ReviewModel | None = None
        self._card: Handle = ""

    def _connect(self) -> None:
        """Listen to the parts, and show everything as the settings want it."""
        self.inspector = InspectorItem(self.scene)
        self.leaf = SeatLeaf(self.scene, self.texts, self)
        self.leaf.closed.connect(self.view.setFocus)
        self.scene.seatWanted.connect(self.leaf.open)
        self.sidebar.seatWanted.connect(self._show_seat)
        self.why_note = WhyNote(self.why, self.model, self.texts, self)
        self.why.changed.connect(self._show_why)
        self.sidebar.log.cause = partial(self.why.cause, self.model.action_of)
        self.sidebar.log.whyWanted.connect(self._explain)
        self.model.undone.connect(self.why.forget)
        self.announcer = Announcer(self.model, self.texts, self.view)
        self.scene.inspected.connect(self._inspect)
        self.view.zoomed.connect(self._keep_zoom)
        self.sidebar.card.rule.connect(self.rule)
        self.sidebar.log.lineClicked.connect(self._show_line)
        self.sidebar.tabs.currentChanged.connect(self._read_card)
        self.model.laid.connect(self._read_card)
        self.apply_settings()

    @property
    def whole(self) -> bool:
        """Whether all of the game is known here, so that it can be kept and looked at again."""
        return self.model.session.whole

    def begin(self) -> None:
        """Start the game, everything is connected; the keyboard is where no curtain hides it."""
        self.model.begin()
        if not self.view.isHidden():
            self.view.setFocus()

    def do(self, deed: str) -> None:
        """Do what an entry of the menus asks of the table: "undo", "redo", "hint" or "why"."""
        if deed == "why":
            self._ask_why()

    def take_key(self, event: QKeyEvent) -> bool:
        """Do what a key of the window means at the table; returns whether it means anything."""
        return False

    def apply_settings(self) -> None:
        """Take over everything that was chosen for the table."""
        self.scene.animator.factor = FACTORS[self.settings.animation]
        self.sounds.apply(self.settings.sound, self.settings.volume)
        self.inspector.factor = self.settings.face / 100
        self.view.set_zoom(self.settings.zoom / 100)
        self.arrange()

    def _keep_zoom(self, zoom: float) -> None:
        self.settings.zoom = round(zoom * 100)

    # ---- what is looked at --------------------------------------------------------------------

    def _show_seat(self, seat: Seat) -> None:
        """Show the whole table of a seat; the own one lies there already."""
        if seat in self.leaf.others:
            self.leaf.open(seat)
        else:
            self.leaf.put_away()

    def _inspect(self, handle: Handle) -> None:
        """Show a piece closely: on the card page if that is open, or beside the piece."""
        place = self.model.places.get(handle)
        piece = self.scene.pieces.get(handle)
        if piece is None or place is None or not self.sidebar.card.isHidden():
            self.inspector.put_away()
        else:
            self.inspector.show_piece(piece, place, self._words(place))
        if piece is not None:
            self._card = handle
            self._read_card()

    def _words(self, place: Place) -> CardText:
        """What is said beside a piece that is shown closely."""
        return self.texts.card(place, self.model.view)

    def _read_card(self) -> None:
        """Show the piece that was inspected last on the card page, as it is now."""
        if not self._card or self.sidebar.card.isHidden():
            return
        view, place = self.model.view, self.model.places.get(self._card)
        if place is None:
            self._card = ""
            self.sidebar.card.show_card(None, "")
            return
        card = self.texts.card(place, view)
        faced = full_face(self.scene, place) is not None
        paint = partial(self.board.paint_large, place=place, view=view) if faced else None
        self.sidebar.card.show_card(paint, card.text, card.rule, card.now, card.title)

    def _show_line(self, line: int) -> None:
        """Highlight the pieces and the seat that a line of the log names."""
        event = self.model.log[line] if line < len(self.model.log) else None
        self.scene.highlighter.highlight_named(event)
        self.sidebar.highlight(None if event is None else seat_of(event))

    def _ask_why(self) -> bool:
        """Ask why the chosen line of the log happened, or the last one that can be explained.

        Returns whether there is any.
        """
        log = self.sidebar.log
        rows = [log.currentRow(), *reversed(range(log.row_of(len(self.model.told_so_far))))]
        asked = (log.events_until(row) for row in rows if row >= 0 and log.questionable(row))
        events = next(asked, range(0))
        self._explain(events)
        return bool(events)

    def _explain(self, events: range) -> None:
        """Ask why some events happened, if that can be told."""
        if (number := self.why.cause(self.model.action_of, events)) is not None:
            self.why.ask(number)

    def _show_why(self) -> None:
        """Say the note to whoever cannot see it."""
        if self.why_note.isVisible():
            self.announcer.say(self.why_note.accessibleName())

    def _end(self, tab: str = SCORES) -> None:
        """Show the dialog of the end."""
        words, session = self.game_ui.ending, self.model.session
        if self.review is None and self.whole:
            self.review = ReviewModel(session, self.record(), self)
        ending = ending_dialog(session, self.texts, words, self, self.review, self.replays)
        for wish in ("newGame", "rematch", "replay", "moment", "saveRecord", "startPage"):
            getattr(ending, wish).connect(getattr(self, wish))
        if self.ending is not None:
            self.ending.deleteLater()
        self.ending = ending
        ending.show_tab(tab)
        ending.open()

    def add_strip(self, strip: Strip) -> None:
        """Lay one more strip above those below the board."""
        self.strips = (*self.strips, strip)
        self.arrange()

    # ---- Qt -----------------------------------------------------------------------------------

    def focusNextPrevChild(self, forward: bool) -> bool:
        """Go on with Tab; from what has just gone or was switched off go to the table."""
        holder = QApplication.focusWidget()
        gone = holder is not None and not (holder.isVisible() and holder.isEnabled())
        if gone and self.view.isVisible():
            self.view.setFocus(Qt.FocusReason.OtherFocusReason)
            return True
        return super().focusNextPrevChild(forward)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Fit everything into the new size."""
        super().resizeEvent(event)
        self.arrange()

    def arrange(self) -> None:
        """Share the room among board, strips and dock; larger letters take it from the board."""
        scale = min(self.width() / WIDTH, self.height() / HEIGHT) * self.settings.text / 100
        sidebar, low = round(SIDEBAR * scale), self.height()
        left = self.width() - sidebar
        for strip in self.strips:
            high = round(strip.high(left / scale) * scale)
            low -= high
            strip.place(QRectF(0, low / scale, left / scale, high / scale), scale)
        self.view.setGeometry(0, 0, left, low)
        self.leaf.setGeometry(0, 0, left, low)
        self.why_note.scale, self.why_note.right = scale, left / scale
        self.why_note.lay()
        beside = QRectF(left / scale, 0, sidebar / scale, self.height() / scale)
        self.sidebar.place(beside, scale)

    def restyle(self) -> None:
        """Paint everything in the colours of the theme."""
        self.scene.repaint()
        self.inspector.put_away()

    def retranslate(self) -> None:
        """Say everything in the language of the moment."""
        self.scene.retranslate()
        self.sidebar.set_columns(self.board.columns)
        self.announcer.describe("")
        self.inspector.put_away()
        self._read_card()

"""The table page: board, prompt bar and sidebar around a game, and the curtain over them."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPoint, QRectF, Qt, Signal
from PySide6.QtGui import QCursor, QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QApplication, QMenu, QWidget

from hansetable.ai.player import DEFAULT_BUDGET
from hansetable.core import Action, Handle, Refusal, seat_of
from hansetable.model.lesson import ELSEWHERE, UNREAD, LessonModel
from hansetable.model.table import TableModel
from hansetable.session.session import Session
from hansetable.ui.art.canvas import Canvas
from hansetable.ui.ending.dialog import Ending
from hansetable.ui.ending.summary import ending_dialog
from hansetable.ui.game_ui import GameUi
from hansetable.ui.language import translate
from hansetable.ui.settings.settings import Settings
from hansetable.ui.table.curtain import Curtain
from hansetable.ui.table.keyboard import Keyboard
from hansetable.ui.table.prompt.hint_strip import HintStrip
from hansetable.ui.table.prompt.prompt_bar import PromptBar
from hansetable.ui.table.prompt.prompt_buttons import MARKET, PLAN, RETRY
from hansetable.ui.table.scene.animator import FACTORS
from hansetable.ui.table.scene.inspector import InspectorItem, full_face
from hansetable.ui.table.scene.scene import TableScene
from hansetable.ui.table.scene.view import TableView
from hansetable.ui.table.sidebar.sidebar import CARD, Sidebar
from hansetable.ui.table.sound import TableSounds

WIDTH, HEIGHT = 1366, 742
SIDEBAR, PROMPT_BAR = 248, 52
PACES = {"fast": 150, "normal": 600, "slow": 1400}
"""How long an AI's action waits before it is shown, in milliseconds."""
BUDGETS = {"quick": DEFAULT_BUDGET // 5, "normal": DEFAULT_BUDGET, "long": DEFAULT_BUDGET * 5}
"""How many positions an AI may look at for one decision."""
CURTAIN = 160
"""How long the curtain rises at normal speed, in milliseconds."""


class TablePage(QWidget):
    """One game on the screen.

    Signals:
        rule: a rule id that should be read.
        newGame, rematch, replay, saveRecord, startPage: wishes of the end table.
        backChanged: why undo and why redo is not possible, as the session says; empty if it is.
    """

    rule = Signal(str)
    newGame = Signal()
    rematch = Signal()
    replay = Signal(int)
    saveRecord = Signal()
    startPage = Signal()
    backChanged = Signal(str, str)

    def __init__(
        self,
        model: TableModel,
        settings: Settings,
        game_ui: GameUi,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.model = model
        self.settings = settings
        slots = model.session.slots
        names = [slot.name for slot in slots]
        colours = [slot.colour for slot in slots]
        self.game_ui = game_ui
        self.texts = game_ui.text(names)
        self.board = game_ui.board(self.texts, names, colours)
        self.scene = TableScene(model, self.board)
        self.view = TableView(self.scene, self)
        self.inspector = InspectorItem(self.scene)
        self.prompt_bar = PromptBar(model, self.texts, self)
        self.hint = HintStrip(model, self.texts, self.board, self)
        self.sidebar = Sidebar(model, self.texts, self.board.columns, self)
        self.keyboard = Keyboard(model, self.texts, self.view, self.prompt_bar, self.sidebar)
        self.curtain = Curtain(self)
        self.sounds = TableSounds(model, self)
        self.ending: Ending | None = None
        self.menu: QMenu | None = None
        self._menu = QMenu(self)
        self._card: Handle = ""
        self._listing = False
        self._connect()
        self.apply_settings()

    def _connect(self) -> None:
        model, scene = self.model, self.scene
        self._menu.aboutToHide.connect(self._menu_closed, Qt.ConnectionType.QueuedConnection)
        scene.menuWanted.connect(self._ask_which)
        scene.refused.connect(self._refuse)
        scene.inspected.connect(self._inspect)
        self.view.zoomed.connect(self._keep_zoom)
        self.prompt_bar.pressed.connect(self.press)
        self.prompt_bar.undo.connect(model.undo)
        self.prompt_bar.redo.connect(model.redo)
        self.prompt_bar.hint.connect(model.advise)
        self.hint.advised.connect(self._show_advice)
        self.hint.shown.connect(self._arrange)
        self.prompt_bar.rule.connect(self.rule)
        self.sidebar.rule.connect(self.rule)
        self.keyboard.rule.connect(self.rule)
        self.sidebar.chosen.connect(model.say)
        self.sidebar.moves.pointed.connect(self._point_at)
        self.sidebar.lineClicked.connect(self._show_line)
        self.sidebar.tabs.currentChanged.connect(self._read_card)
        model.laid.connect(self._read_card)
        self.curtain.lifted.connect(model.lift_curtain)
        model.curtainChanged.connect(self._draw_curtain)
        model.ended.connect(self._end)
        model.asked.connect(self._asked)

    def begin(self) -> None:
        """Start the game; everything is connected."""
        self.model.begin()
        if self.model.curtain is None:
            self.view.setFocus()

    def apply_settings(self) -> None:
        """Take over everything that was chosen for the table."""
        self.scene.animator.factor = FACTORS[self.settings.animation]
        self.curtain.set_duration(round(CURTAIN * self.scene.animator.factor))
        self.model.pace = PACES[self.settings.pace]
        self.model.ai_runner.budget = BUDGETS[self.settings.thinking]
        self.model.use_curtain = self.settings.curtain != "never"
        self.model.only_secrets = self.settings.curtain == "hidden"
        self.model.hints = self.settings.hints
        self.model.forget_hint()
        self.prompt_bar.refresh()
        self.sounds.apply(self.settings.sound, self.settings.volume)
        self.sidebar.recap.wanted = self.settings.recalls
        self.sidebar.recap.follow()
        self.inspector.set_size(self.settings.face / 100)
        self.view.set_zoom(self.settings.zoom / 100)
        self._arrange()

    def _keep_zoom(self, zoom: float) -> None:
        self.settings.zoom = round(zoom * 100)

    # ---- what is pressed ----------------------------------------------------------------------

    def press(self, handle: Handle) -> None:
        """Press a button of the prompt bar, or what Enter means now.

        If the keyboard was at the bar it goes back to the table.
        """
        held = self.prompt_bar.isAncestorOf(QApplication.focusWidget() or self)
        if handle == PLAN:
            self.model.play_plan()
        elif handle == RETRY:
            self.model.retry()
        elif handle == MARKET and self.game_ui.market is not None:
            self.game_ui.market.begin(self.model, self)
        else:
            self.model.touch(handle)
        if held and self.model.curtain is None:
            self.view.setFocus(Qt.FocusReason.OtherFocusReason)

    def do(self, deed: str) -> None:
        """Do what an entry of the menus asks of the table: "undo", "redo" or "hint"."""
        {"undo": self.model.undo, "redo": self.model.redo, "hint": self._ask_hint}[deed]()

    def _ask_hint(self) -> None:
        """Ask for a hint, go to the one that is there, or say why there is none."""
        if self.model.hint is not None:
            self.hint.play_button.setFocus(Qt.FocusReason.ShortcutFocusReason)
        elif self.model.may_advise:
            self.model.advise()
        elif self.model.curtain is None:
            self.prompt_bar.show_notice(self._no_hint())

    def _no_hint(self) -> str:
        """Say why there is no hint now."""
        if isinstance(self.model, LessonModel):
            return translate("Hint", "In a lesson the notes give the hints.")
        if not self.model.hints:
            return translate("Hint", "Hints are switched off in the settings.")
        return translate("Hint", "There is a hint only while you decide.")

    def take_key(self, event: QKeyEvent) -> bool:
        """Do what a key of the window means at the table; returns whether it means anything."""
        if self.model.curtain is not None:
            return False
        if self.ending is not None and self.ending.isVisible():
            return False
        return self.keyboard.take(event) or self._put_hint_away(event)

    def _put_hint_away(self, event: QKeyEvent) -> bool:
        wanted = self.model.advising or self.hint.isVisible()
        if event.key() != Qt.Key.Key_Escape or not wanted:
            return False
        self.model.forget_hint()
        self.view.setFocus()
        return True

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Take the keys that the focused widget leaves."""
        if not self.take_key(event):
            super().keyPressEvent(event)

    def _ask_which(self) -> None:
        """Several actions were said alike: a small menu in words."""
        self.menu = menu = self._menu
        for action in self.model.choice.said:
            entry = menu.addAction(self.texts.action(action, self.model.view))
            entry.triggered.connect(lambda _=False, said=action: self.model.say(said))
        if self.scene.cursor.awake:
            menu.setActiveAction(menu.actions()[0])
        menu.addSeparator()
        menu.addAction(translate("Table", "Something else")).triggered.connect(self.model.release)
        menu.popup(self._menu_place())

    def _menu_place(self) -> QPoint:
        """Where the keyboard points, if it is used; else at the mouse."""
        cursor = self.scene.cursor
        if cursor.awake:
            return self.view.viewport().mapToGlobal(self.view.mapFromScene(cursor.at))
        at = QCursor.pos()
        return (
            at
            if self.rect().contains(self.mapFromGlobal(at))
            else self.mapToGlobal(QPoint(420, 420))
        )

    def _menu_closed(self) -> None:
        self._menu.clear()
        self.menu = None
        if self.model.choice.touched:
            self.model.release()

    def _refuse(self, refusal: Refusal) -> None:
        """Say why something cannot be done."""
        if refusal == UNREAD:
            text = translate("Lesson", "Read the note first; its button goes on.")
        elif refusal == ELSEWHERE:
            text = translate("Lesson", "That is possible too, but the lesson shows something else.")
        else:
            text = self.texts.refusal(refusal, self.model.view)
        self.prompt_bar.show_notice(text, refusal.rule)

    def _inspect(self, handle: Handle) -> None:
        """Show a piece closely: on the card page if that is open, or beside the piece."""
        place = self.model.places.get(handle)
        piece = self.scene.pieces.get(handle)
        if piece is None or place is None or self.sidebar.tabs.currentIndex() == CARD:
            self.inspector.put_away()
        else:
            self.inspector.show_piece(piece, place, self.texts.card(place, self.model.view))
        if piece is not None:
            self._card = handle
            self._read_card()

    def _read_card(self) -> None:
        """Show the piece that was inspected last on the card page, as it is now."""
        if not self._card or self.sidebar.tabs.currentIndex() != CARD:
            return
        place = self.model.places.get(self._card)
        if place is None:
            self._card = ""
            self.sidebar.show_card(None, "")
            return
        card = self.texts.card(place, self.model.view)
        view, full = self.model.view, self.board.paint_large
        faced = full_face(self.scene, place) is not None

        def paint(canvas: Canvas, rect: QRectF) -> None:
            full(canvas, rect, place, view)

        self.sidebar.show_card(paint if faced else None, card.text, card.rule, card.now, card.title)

    def _point_at(self, action: Action | None) -> None:
        """Show on the table what a line of the list of moves would touch."""
        says = frozenset() if action is None else action.touches()
        self.scene.highlighter.highlight_touched(says)

    def _show_line(self, line: int) -> None:
        """Highlight the pieces and the seat that a line of the log names."""
        event = self.model.log[line] if line < len(self.model.log) else None
        self.scene.highlighter.highlight_named(event)
        self.sidebar.highlight(None if event is None else seat_of(event))

    def _show_advice(self, handles: frozenset[Handle]) -> None:
        """Mark what says one of these handles, as long as a hint advises it."""
        places = self.model.places.items()
        advised = [key for key, place in places if not handles.isdisjoint(place.says)]
        self.scene.highlighter.highlight(advised)
        if self.model.hint is not None:
            self.keyboard.announcer.say(self.hint.accessibleName())

    # ---- what happens -------------------------------------------------------------------------

    def _asked(self) -> None:
        self.backChanged.emit(self.model.undo_refusal(), self.model.redo_refusal())
        self.prompt_bar.offer_market(self._market())

    def _market(self) -> str:
        """What stands on the button of the trade window; empty when there is no trade now."""
        model, market = self.model, self.game_ui.market
        if market is None or model.curtain is not None or model.decides is None:
            return ""
        possible = market.possible(model.view, model.viewer)
        return market.label(model.view, model.viewer) if possible else ""

    def _draw_curtain(self) -> None:
        seat = self.model.curtain
        hidden = seat is not None
        if hidden and self.sidebar.isVisible():
            self._listing = self.sidebar.moves.hasFocus()
        self.view.setVisible(not hidden)
        self.sidebar.setVisible(not hidden)
        self.prompt_bar.setVisible(not hidden)
        if seat is not None:
            self._card = ""
            self.inspector.put_away()
            self.scene.clear_pieces()
            slot = self.model.session.slots[seat]
            first = not self.model.session.actions
            self.curtain.draw(slot.name, slot.colour, first)
        else:
            self.scene.lay()
            (self.sidebar.moves if self._listing else self.view).setFocus()

    @property
    def whole(self) -> Session:
        """The game to its end, as far as it is known."""
        return self.model.session

    def _end(self) -> None:
        """Show the dialog of the end."""
        ending = ending_dialog(self.whole, self.texts, self.game_ui.ending, self)
        for wish in ("newGame", "rematch", "replay", "saveRecord", "startPage"):
            getattr(ending, wish).connect(getattr(self, wish))
        self.ending = ending
        ending.open()

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
        self._arrange()

    def _arrange(self) -> None:
        """Share the room; larger letters of prompt bar and sidebar take theirs from the board."""
        scale = min(self.width() / WIDTH, self.height() / HEIGHT) * self.settings.text / 100
        sidebar, bar = round(SIDEBAR * scale), round(PROMPT_BAR * scale)
        left = self.width() - sidebar
        high = self.hint.high(left / scale)
        strip = round(high * scale)
        self.view.setGeometry(0, 0, left, self.height() - bar - strip)
        top = (self.height() - bar - strip) / scale
        self.hint.place(QRectF(0, top, left / scale, high), scale)
        self.prompt_bar.setGeometry(0, self.height() - bar, left, bar)
        self.sidebar.setGeometry(left, 0, sidebar, self.height())
        self.prompt_bar.set_scale(scale)
        self.sidebar.set_scale(scale)

    def changeEvent(self, event: QEvent) -> None:
        """Follow a change of language or theme."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.StyleChange:
            self.scene.repaint()
            self.inspector.put_away()
        if event.type() == QEvent.Type.LanguageChange:
            self.scene.retranslate()
            self.prompt_bar.clear_notice()
            self.sidebar.set_columns(self.board.columns)
            self.keyboard.retranslate()
            self.inspector.put_away()
            self._read_card()

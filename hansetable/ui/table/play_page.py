"""The page of a table that is played at: the question below the board, hints, and the curtain."""

from __future__ import annotations

from dataclasses import replace
from functools import partial

from PySide6.QtCore import QPoint, QRectF, Qt, Signal
from PySide6.QtGui import QCursor, QKeyEvent
from PySide6.QtWidgets import QApplication, QMenu, QWidget

from hansetable.ai.player import DEFAULT_BUDGET
from hansetable.core import BUTTON, Action, Place, Refusal
from hansetable.model.lesson import ELSEWHERE, NOTES, UNREAD
from hansetable.model.play import OFF, PlayModel
from hansetable.model.ways import INSIST, LET_GO, PLAN, SAY, Way, instead, piece_of
from hansetable.ui import keys
from hansetable.ui.game_ui import CardText, GameUi
from hansetable.ui.language import translate
from hansetable.ui.settings.settings import Settings
from hansetable.ui.table.curtain import LIFT_MS, Curtain
from hansetable.ui.table.keyboard import Keyboard
from hansetable.ui.table.page import TablePage
from hansetable.ui.table.piece_buttons import PieceButtons
from hansetable.ui.table.prompt.hint_slip import HintSlip
from hansetable.ui.table.prompt.practice import PracticeDialog
from hansetable.ui.table.prompt.prompt_bar import PromptBar
from hansetable.ui.table.prompt.prompt_buttons import MARKET, PASS, QUIET, RETRY, STAND_IN, WAIT
from hansetable.ui.table.prompt.telling import Telling, beats
from hansetable.ui.table.scene.animator import FACTORS
from hansetable.ui.table.scene.gains import Gain, LeftItem
from hansetable.ui.table.scene.play_scene import PlayScene
from hansetable.ui.table.scene.slips import Slips
from hansetable.ui.table.scene.view import PlayView
from hansetable.ui.table.sidebar.sidebar import PlaySidebar
from hansetable.ui.widgets.speaking import menu_text

BUDGETS = {"quick": DEFAULT_BUDGET // 5, "normal": DEFAULT_BUDGET, "long": DEFAULT_BUDGET * 5}
"""How many positions an AI may look at for one decision."""


class PlayPage(TablePage):
    """One game that is played on the screen.

    Signals:
        backChanged: why undo and why redo is not possible, as the session says; empty if it is.
    """

    backChanged = Signal(str, str)
    model: PlayModel
    scene: PlayScene
    view: PlayView
    sidebar: PlaySidebar

    def __init__(
        self,
        model: PlayModel,
        settings: Settings,
        game_ui: GameUi,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(model, settings, game_ui, parent)
        self.scene = PlayScene(model, self.board)
        self.slips = Slips(self.scene, self.texts, settings)
        self.view = PlayView(self.scene, self)
        self.prompt_bar = PromptBar(model, self.texts, self)
        self.telling = Telling(model, self.texts, self)
        self.strips = (self.prompt_bar,)
        self.sidebar = PlaySidebar(model, self.texts, self.board.columns, self)
        self.hint = HintSlip(model, self.texts, self.board, self.view, self.sidebar, self)
        model.showing.split = partial(beats, model, self.texts)
        self.curtain = Curtain(self)
        self.menu: QMenu | None = None
        self._menu = QMenu(self)
        self._listing = self._late = False
        self._told = 0
        self._connect()

    def _connect(self) -> None:
        super()._connect()
        model, scene = self.model, self.scene
        self.keyboard = Keyboard(
            self.texts, self.announcer, self.view, self.prompt_bar, self.sidebar
        )
        self.piece_buttons = PieceButtons(self.view, model, self.keyboard.words)
        self._menu.aboutToHide.connect(self._menu_closed, Qt.ConnectionType.QueuedConnection)
        plates = self.sidebar.plates
        scene.scores.told = lambda seat, key: plates[seat].told(key)
        for plate in plates:
            plate.counted.connect(scene.scores.count)
        scene.menuWanted.connect(self._ask_which)
        scene.refused.connect(self._refuse)
        self.prompt_bar.answers.pressed.connect(self.press)
        self.prompt_bar.answers.numbered.connect(scene.show_numbers)
        self.prompt_bar.notice.opened.connect(self.rule)
        model.hintChanged.connect(self._show_advice)
        model.showing.changed.connect(self._show_told)
        model.lateChanged.connect(self._say_late)
        self.keyboard.rule.connect(self.rule)
        self.sidebar.moves.chosen.connect(model.say)
        self.sidebar.moves.pointed.connect(self._point_at)
        self.curtain.lifted.connect(model.lift_curtain)
        self.curtain.tookBack.connect(model.undo)
        scene.animator.finished.connect(self._let_fall)
        model.curtainChanged.connect(self._draw_curtain)
        model.practiceWanted.connect(self._ask_practice)
        model.ended.connect(self._ended)
        model.asked.connect(self._asked)

    def apply_settings(self) -> None:
        """Take over everything that was chosen for the table."""
        model, settings = self.model, self.settings
        self.curtain.duration = round(LIFT_MS * FACTORS[settings.animation])
        model.pace = FACTORS[settings.pace]
        model.ai_runner.budget = BUDGETS[settings.thinking]
        model.lingers = True
        model.use_curtain = settings.curtain != "never"
        model.only_secrets = settings.curtain == "hidden"
        model.hints = settings.hints
        model.forget_hint()
        self.prompt_bar.refresh()
        self.sidebar.recap.wanted = settings.recalls
        self.sidebar.recap.follow()
        self.scene.gains.factor = FACTORS[settings.animation]
        self.telling.set_moving(settings.animation != "off")
        super().apply_settings()

    def arrange(self) -> None:
        """Share the room; what is told of the others lies over the bar, a hint on the cloth."""
        super().arrange()
        bar = self.prompt_bar
        place = QRectF(bar.geometry())
        scale = bar.scale
        self.telling.place(QRectF(place.topLeft() / scale, place.size() / scale), scale)
        self.hint.scale = scale
        self.hint.find_place()

    # ---- what is pressed ----------------------------------------------------------------------

    def press(self, way: Way) -> None:
        """Do what a button of the prompt bar means.

        If the keyboard was at the bar it goes back to the table.
        """
        held = self.prompt_bar.isAncestorOf(QApplication.focusWidget() or self)
        handle = way.handle
        if handle == PLAN:
            self.model.play_plan()
        elif handle == LET_GO:
            self.scene.let_go()
        elif handle == RETRY:
            self.model.retry()
        elif handle == WAIT:
            self.model.be_patient()
        elif handle == STAND_IN:
            self.model.stand_in()
        elif handle == PASS:
            self.model.pass_on()
        elif handle == MARKET and self.game_ui.market is not None:
            self.game_ui.market.begin(self.model, self)
        elif handle == QUIET:
            self.model.quiet()
        elif handle == INSIST:
            self.model.insist()
        elif way.action is not None and handle.startswith((BUTTON, SAY)):
            self.model.say(way.action)
        else:
            self.model.touch(*piece_of(self.model, handle).says)
        if held and self.model.curtain is None:
            self.view.setFocus(Qt.FocusReason.OtherFocusReason)

    def do(self, deed: str) -> None:
        """Do what an entry of the menus asks of the table; see `TablePage.do`."""
        if deed != "why":
            {"undo": self.model.undo, "redo": self.model.redo, "hint": self._ask_hint}[deed]()
        elif self.model.curtain is None and not self._ask_why():
            self.prompt_bar.notice.say(translate("Why", "The log holds nothing to explain yet."))

    def _ask_practice(self, number: int) -> None:
        """Ask once whether the game becomes one of practice, and take back if it does."""
        self.model.showing.pause(True)
        dialog = PracticeDialog(self)
        dialog.accepted.connect(partial(self.model.practise, number))
        dialog.finished.connect(lambda: self.model.showing.pause(False))
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()

    def _ask_hint(self) -> None:
        """Ask for a hint, go to the one that is there, or say why there is none."""
        if self.model.hint is not None:
            self.hint.take_keyboard()
        elif not (refusal := self.model.hint_refusal()):
            self.model.advise()
        elif self.model.curtain is None:
            self.prompt_bar.notice.say(_no_hint(refusal))

    def take_key(self, event: QKeyEvent) -> bool:
        """Do what a key of the window means at the table; returns whether it means anything."""
        ended = self.ending is not None and self.ending.isVisible()
        if self.model.curtain is not None or ended:
            return False
        return self.keyboard.take(event) or self._do_with_hint(keys.meaning(event))

    def _do_with_hint(self, name: str) -> bool:
        """Play the hint, or put it away, or look for none any more."""
        if name == "play hint" and self.model.hint is not None:
            self.hint.play()
        elif name == "let go" and (self.model.advising or self.model.hint is not None):
            self.model.forget_hint()
        else:
            return False
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
            entry = menu.addAction(menu_text(self.texts.action(action, self.model.view)))
            entry.triggered.connect(lambda _=False, said=action: self.model.say(said))
        if self.scene.cursor.awake:
            menu.setActiveAction(menu.actions()[0])
        menu.addSeparator()
        menu.addAction(translate("Table", "Something else")).triggered.connect(self.model.release)
        menu.popup(self._menu_place())

    def _menu_place(self) -> QPoint:
        """Where the keyboard points, if it is used; else at the mouse."""
        focus = self.scene.cursor
        if focus.awake:
            return self.view.viewport().mapToGlobal(self.view.mapFromScene(focus.at))
        at = QCursor.pos()
        inside = self.rect().contains(self.mapFromGlobal(at))
        return at if inside else self.mapToGlobal(QPoint(420, 420))

    def _menu_closed(self) -> None:
        self._menu.clear()
        self.menu = None
        if self.model.choice.touched:
            self.model.release()

    def _refuse(self, refusal: Refusal) -> None:
        """Say why something cannot be done."""
        if refusal == UNREAD:
            text = translate("Lesson", "Read the note first; its button takes you on.")
        elif refusal == ELSEWHERE:
            text = translate("Lesson", "That is possible too, but the lesson shows something else.")
        else:
            text = self.texts.refusal(refusal, self.model.view)
        self.prompt_bar.notice.say(text, refusal.rule)

    def _words(self, place: Place) -> CardText:
        """Beside a piece that glows it is said what a click on it means."""
        card, model = super()._words(place), self.model
        choice = model.choice
        if not instead(model).isdisjoint(place.says):
            choice = model.legal
        elif choice.targets.isdisjoint(place.says) or (card.now and not choice.touched):
            return card
        meaning = self.texts.meaning(choice.touch(*place.says).actions, model.view)
        return replace(card, now=meaning)

    def _point_at(self, action: Action | None) -> None:
        """Show on the table what a line of the list of moves would touch."""
        says = frozenset() if action is None else action.touches()
        self.scene.highlighter.highlight_touched(says)

    def _show_advice(self) -> None:
        """Mark what a hint advises to touch, and say it, as long as there is one."""
        hint, places = self.model.hint, self.model.places.items()
        handles = frozenset() if hint is None else hint.best.action.touches()
        advised = [key for key, place in places if not handles.isdisjoint(place.says)]
        self.scene.highlighter.highlight(advised)
        if hint is not None:
            self.announcer.say(self.hint.accessibleName())

    def _show_told(self) -> None:
        """Mark on the table what the bar tells of the others."""
        beat, log = self.model.showing.beat, self.model.log
        lines = range(0) if beat is None else beat.lines
        self.scene.highlighter.highlight_told([log[line] for line in lines])
        if not lines:
            self.scene.gains.clear()
        elif self.model.showing.fresh:
            self._show_gains()

    def _show_gains(self) -> None:
        """Let fly what each seat gains or loses by the action that is shown, and count it."""
        model, found, left = self.model, [], []
        for seat, numbers in enumerate(model.gained()):
            self.sidebar.plates[seat].count(numbers, self.scene.animator.factor)
            area = self.board.seat_area(len(model.session.slots), seat, model.bottom)
            icons = [(icon, numbers[key]) for key, icon, _ in self.board.columns if key in numbers]
            found += [Gain(icon, number, area) for icon, number in icons]
            if seat == model.showing.seat and any(number > 0 for _, number in icons):
                left = [LeftItem(piece, area.center()) for piece in self.scene.left]
        pieces = self.scene.pieces.values()
        named = (p.home() for p in pieces if p.highlighted and p.geometry.face is not None)
        rects = [score.icon_too for score in self.scene.background.scores.values()]
        self.scene.gains.show(found, next(named, None), rects, left)

    def _say_late(self) -> None:
        """Say once that the AI does not answer; what strips say of it changes each second."""
        if self.model.late and not self._late:
            paper = self.hint if self.model.advising else self.prompt_bar
            self.announcer.say(paper.accessibleName())
        self._late = bool(self.model.late)

    # ---- what happens -------------------------------------------------------------------------

    def _let_fall(self) -> None:
        """Let the curtain fall by itself, if that is wanted, when everything is at its place."""
        if not self.settings.pass_on and not self.scene.animator.running:
            self.model.pass_on()

    def _asked(self) -> None:
        self._let_fall()
        self.sounds.call(self.model.mine, self.window())
        self.backChanged.emit(self.model.undo_refusal(), self.model.redo_refusal())
        self.prompt_bar.offer_market(self._market())
        self._say_refused()

    def _say_refused(self) -> None:
        """Say for some seconds that what the person at the screen wanted was declined."""
        model, market = self.model, self.game_ui.market
        count = len(model.session.actions)
        if market is None or count == self._told or not model.log or model.showing.beat:
            return
        self._told, last = count, model.log[-1]
        if model.curtain is None and market.refused(last, model.viewer):
            self.prompt_bar.notice.say(self.texts.event(last))

    def _market(self) -> str:
        """What stands on the button of the trade window; empty when there is no trade now."""
        model, market = self.model, self.game_ui.market
        if market is None or model.curtain is not None or model.decides is None:
            return ""
        possible = market.possible(model.view, model.viewer)
        return market.label(model.view, model.viewer) if possible else ""

    def _draw_curtain(self) -> None:
        seat = self.model.curtain
        self.why.forget()
        hidden = seat is not None
        if hidden and self.sidebar.isVisible():
            self._listing = self.sidebar.moves.hasFocus()
        self.view.setVisible(not hidden)
        self.sidebar.setVisible(not hidden)
        self.prompt_bar.setVisible(not hidden)
        if seat is not None:
            self._card = ""
            self.leaf.put_away()
            self.inspector.put_away()
            self.scene.clear_pieces()
            slot = self.model.session.slots[seat]
            first = not self.model.session.actions
            back = not self.model.undo_refusal()
            self.curtain.draw(slot.shown, slot.colour, first, back)
        else:
            self.scene.lay()
            (self.sidebar.moves if self._listing else self.view).setFocus()

    def _ended(self) -> None:
        self.sounds.play("end")
        self._end()

    def retranslate(self) -> None:
        """Say everything in the language of the moment."""
        super().retranslate()
        self.prompt_bar.notice.forget()
        self.keyboard.describe()
        self.slips.follow()
        self.piece_buttons.follow()


def _no_hint(refusal: str) -> str:
    """Say why there is no hint now."""
    if refusal == NOTES:
        return translate("Hint", "In a lesson, the notes tell you what to do.")
    if refusal == OFF:
        return translate("Hint", "Hints are switched off in the settings.")
    return translate("Hint", "You can ask for a hint only when it is up to you to decide.")

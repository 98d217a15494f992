"""The bar below the table: who must decide what, why something cannot be done, and the buttons."""

from collections.abc import Sequence
from itertools import pairwise

from PySide6.QtCore import QEvent, QObject, QPointF, QRectF, Qt
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from hansetable.core import Action, Handle, Seat, Step
from hansetable.model.play import PlayModel
from hansetable.model.ways import LET_GO, held
from hansetable.ui.art.canvas import Canvas
from hansetable.ui.art.fonts import SENTENCE_ENDS, sentences_within, shortened
from hansetable.ui.art.palette import SHEET_INK, SHEET_LOSS, SHEET_SOFT, alpha
from hansetable.ui.game_ui import GameText
from hansetable.ui.language import Context, Text, translate
from hansetable.ui.table.prompt import marks
from hansetable.ui.table.prompt.notice import Notice
from hansetable.ui.table.prompt.prompt_buttons import PromptButtons
from hansetable.ui.table.prompt.undo import BackButton, way_of
from hansetable.ui.widgets.buttons import TableButton
from hansetable.ui.widgets.scaled import STRIP, Strip

_LEFT = 50.0
_RIGHT = 14.0
_GAP = 8.0
_MOST, _STEADY = 0.63, 132.0
"""Which part of the bar buttons take at most; what undo, redo and hint take of it."""
_SEAM = 14.0
"""The gap, with a thin line in it, before the button that closes a step while another is main."""
_ROOMY = 2
"""With more buttons than these the undo button shows its sign only."""
_BESIDE = 64
"""How many letters the second line has at most while something is held."""
_LONG = 120
"""How many letters the second line has at most beside what is still useful."""
USEFUL = 2
"""So many things that are still useful are named."""
_LINE, _SECOND = 16.0, 14.0
"""The largest and the smallest letters of the second line."""
_LEAST = 9.5
"""The smallest letters of a question that stands alone."""


class Question(Context):
    """The context of the texts with a number."""


def _first(text: str) -> str:
    """Return the first sentences of a text that are short enough to stand beside buttons."""
    line, *others = SENTENCE_ENDS.split(text)
    for sentence in others:
        if len(line) + len(sentence) > _BESIDE:
            break
        line = f"{line} {sentence}"
    return line


class PromptBar(Strip):
    """A strip of paper with the question in words; it listens to the model by itself."""

    def __init__(self, model: PlayModel, texts: GameText, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.model, self._texts = model, texts
        self.name = self.question = self.reason = ""
        self.marks: Sequence[marks.Mark] = ()
        self._colour = ""
        self._seam = 0.0
        self.undo_button, self.redo_button = BackButton(self, "undo"), BackButton(self, "redo")
        self.undo_button.clicked.connect(model.undo)
        self.redo_button.clicked.connect(model.redo)
        for button in (self.undo_button, self.redo_button):
            button.installEventFilter(self)
        self.notice = Notice(self)
        self.notice.changed.connect(self._describe)
        self.notice.changed.connect(self._arrange)
        self.hint_button = TableButton(self, "normal", "hint")
        self.hint_button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.hint_button.clicked.connect(model.advise)
        self.says(self.hint_button.setAccessibleName, Text("Hint", "Hint"))
        tip = Text("Hint", "What would the computer do? (Ctrl+H)")
        self.says(self.hint_button.setToolTip, tip)
        self.answers = PromptButtons(self, model, texts)
        for signal in (model.told, model.undone, model.curtainChanged):
            signal.connect(self.notice.forget)
        for signal in (model.asked, model.choiceChanged, model.undone, model.curtainChanged):
            signal.connect(self.refresh)
        for signal in (model.hintChanged, model.lateChanged, model.presenceChanged):
            signal.connect(self.refresh)
        self.retranslate()

    @property
    def buttons(self) -> dict[Handle, TableButton]:
        """The buttons of the question, from left to right."""
        return self.answers.buttons

    # ---- what it shows ------------------------------------------------------------------------

    def refresh(self) -> None:
        """Show the question, the buttons and whether something can be taken back."""
        self.answers.offer(self.area().width() * _MOST - _STEADY)
        self._order()
        self._ask()
        self._set_back()
        self._describe()
        self._arrange()

    def offer_market(self, label: str) -> None:
        """Show the button of the trade window with this label; empty to hide it."""
        if label != self.answers.market:
            self.answers.market = label
            self.refresh()

    def retranslate(self) -> None:
        """Set all texts."""
        self.notice.retranslate()
        self.refresh()

    # ---- the keyboard -------------------------------------------------------------------------

    def lend_enter(self, lent: bool) -> None:
        """Let Enter be the key of a piece instead of the main button."""
        if lent != self.answers.enter_lent:
            self.answers.enter_lent = lent
            self.refresh()

    def take_key(self, event: QKeyEvent) -> bool:
        """Undo or redo, or say why not, if a key means that; else return False."""
        way = way_of(event)
        if way is None:
            return False
        button = self.undo_button if way == "undo" else self.redo_button
        if button.reason:
            self.notice.say(button.reason)
        else:
            button.click()
        return True

    # ---- what Qt tells ------------------------------------------------------------------------

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Says why undo or redo is off while the mouse is over it."""
        if event.type() in (QEvent.Type.Enter, QEvent.Type.Leave):
            self._arrange()
        return super().eventFilter(watched, event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Offer as many buttons as there is room for."""
        super().resizeEvent(event)
        self.refresh()

    def second_line(self) -> tuple[str, str]:
        """What stands in the second line, and its colour."""
        for button in (self.undo_button, self.redo_button):
            if button.reason and button.underMouse():
                return button.reason, SHEET_SOFT
        if self.notice.text:
            return self.notice.text, SHEET_LOSS
        return self.reason, SHEET_SOFT if self.model.weighed is None else SHEET_LOSS

    def draw(self, canvas: Canvas, area: QRectF) -> None:
        """Paints the paper, the sign of the seat, its name, the question and the second line."""
        super().draw(canvas, area)
        if self._colour:
            canvas.token(self._colour, 16, 16, 22, SHEET_INK)
        if self._seam:
            canvas.line(self._seam, 12, self._seam, STRIP - 12, alpha(SHEET_SOFT, 0.55), 1)
        room = self._words_room()
        if self._noticed() and self.notice.replaces(room):
            self.notice.draw(canvas)
            return
        second, colour = self.second_line()
        tight = sum(self._widths(canvas, 15)) > room.width()
        free = not self._noticed() and colour == SHEET_SOFT
        marked = self.marks and second == self.reason
        if second and tight and free:  # the help can be read by resting on the bar
            self._draw_tight(canvas, room)
        elif not second:
            self._draw_question(canvas, room.adjusted(0, 1, 0, 0), wrap=True)
        elif marked and marks.width(canvas, self.marks) <= room.width():
            self._draw_question(canvas, QRectF(room.x(), 5, room.width(), 24))
            marks.draw(canvas, QRectF(room.x(), 28, room.width(), 20), self.marks)
        else:
            self._draw_question(canvas, QRectF(room.x(), 5, room.width(), 24))
            at = QRectF(room.x(), 28, room.width(), 20)
            if self._noticed():
                self.notice.draw(canvas)
            else:
                second = sentences_within(second, room.width(), _SECOND, italic=True)
                canvas.text(at, second, _LINE, colour, "l", 500, italic=True, least=_SECOND)

    # ---- inside -------------------------------------------------------------------------------

    def _ask(self) -> None:
        """Finds out what is asked, without a word of the game while the curtain is down."""
        model = self.model
        seat, step = model.decides, model.step
        self.name = self.reason = self._colour = self.question = ""
        self.marks = ()
        if model.curtain is not None:
            return
        if seat is None:
            self.question = translate("Question", "The game is over.")
            return
        slot = model.session.slots[seat if model.passing is None else model.viewer]
        self._colour = slot.colour
        if model.passing is not None:
            name = model.session.slots[model.passing].shown
            self.name = translate("Question", "{name}:").format(name=slot.shown)
            text = translate("Question", "your turn is over. Pass on to {name}?")
            self.question = text.format(name=name)
            if not model.undo_refusal():
                text = translate("Question", "Until {name} is there, you can still undo.")
                self.reason = text.format(name=name)
        elif model.waits:
            self.question = translate("Question", "Read the note, then the game goes on.")
        elif model.session.lost:
            self.question = translate("Question", "The table elsewhere does not answer.")
            self.reason = translate("Question", "It is looked for; your seat is kept for you.")
        elif seat in model.session.away - model.played_for:
            text = translate("Question", "{name} is away.")
            self.question = text.format(name=slot.shown)
            text = translate("Question", "As soon as {name} is back the game goes on by itself.")
            self.reason = text.format(name=slot.shown)
        elif seat in model.session.elsewhere - model.played_for and slot.human:
            self.question = translate("Question", "It is {name}’s turn.").format(name=slot.shown)
        elif not slot.human or seat in model.played_for:
            text = translate("Question", "{name} is thinking …")
            if slot.human:
                text = translate("Question", "The computer is playing for {name} …")
            if model.stuck:
                text = translate("Question", "The computer has stopped thinking for {name}.")
            elif model.late:
                text = Question.trUtf8(
                    "The computer has not answered for {name} for %n second(s).", None, model.late
                )
            self.question = text.format(name=slot.shown)
            if model.late:
                self.reason = translate("Question", "It usually takes one second. Nothing is lost.")
                if not model.undo_refusal():
                    self.reason = translate(
                        "Question",
                        "It usually takes one second. Nothing is lost, and you can still undo.",
                    )
            elif not model.stuck and model.viewer >= 0:
                self.reason = translate(
                    "Question",
                    "A click skips one action, a double-click everything until your turn.",
                )
        elif model.mine and step is not None:
            self.name = translate("Question", "{name}:").format(name=slot.shown)
            self._ask_of(step, seat)
            if model.advising:
                self.reason = translate("Hint", "Looking for a hint …")
        if model.viewer < 0 and seat in model.session.elsewhere and not self.reason:
            self.reason = translate("Question", "You look on: you see what all at the table see.")

    def _ask_of(self, step: Step, seat: Seat) -> None:
        """What is asked of the person at the screen: about what is weighed, held, or to be done."""
        model, texts = self.model, self._texts
        if model.weighed is not None:
            loss = texts.loss(model.weighed, model.view)
            self.question, self.reason = loss.question, loss.price
            return
        self.reason = texts.reason(step, model.view, seat)
        actions = model.choice.actions
        if model.choice.touched:
            self.question = texts.chosen(held(model), actions, model.view)
            if legend := texts.legend(actions):
                self.reason, self.marks = legend, marks.marks_of(model, texts)
            elif self._named(actions):
                self.reason = _first(self.reason)
            else:
                self.reason = translate("Question", "Click what glows; a right click lets go.")
            return
        self.question = texts.question(step, model.view, seat)
        if left := self._left():
            whole = f"{left} {self.reason}"
            self.reason = whole if len(whole) <= _LONG else left

    def _named(self, actions: Sequence[Action]) -> bool:
        """Whether each of the actions has a button."""
        named = [way.action for way in self.answers.ways]
        return all(action in named for action in actions)

    def _left(self) -> str:
        """What is still useful; empty if nothing is, or if it is asked for anyway."""
        model = self.model
        if not model.useful or model.plan:
            return ""
        words = [self._texts.left(action, model.view) for action in model.useful[:USEFUL]]
        return translate("Question", "Still useful: {things}.").format(things=" · ".join(words))

    def _set_back(self) -> None:
        model = self.model
        self.undo_button.say(model.undo_refusal())
        self.redo_button.say(model.redo_refusal())
        if len(self.buttons) > _ROOMY:
            self.undo_button.setText("")
        self.hint_button.setEnabled(not model.hint_refusal())
        for button in (self.undo_button, self.redo_button, self.hint_button):
            button.setVisible(model.curtain is None and button in self._steady())

    def _order(self) -> None:
        """Let the Tab key come to the answers before it comes to undo."""
        for before, after in pairwise([self.notice.link, *self.buttons.values(), *self._steady()]):
            QWidget.setTabOrder(before, after)

    def _steady(self) -> Sequence[TableButton]:
        """The buttons that are always there, from left to right."""
        always = [self.undo_button, self.redo_button]
        return [*always, self.hint_button] if self.model.hints else always

    def _describe(self) -> None:
        """Tells screen readers what the bar says, and whom the mouse rests on it."""
        first = " ".join(part for part in (self.name, self.question) if part)
        whole = " ".join(part for part in (first, self.notice.text or self.reason) if part)
        self.setAccessibleName(whole)
        self.setToolTip(whole)
        self.update()

    def _noticed(self) -> bool:
        """Whether the notice is to be seen: it gives way to what the mouse rests on."""
        return bool(self.notice.text) and self.second_line()[0] == self.notice.text

    def _words_room(self) -> QRectF:
        """Where the words stand: between the sign of the seat and the leftmost button."""
        left = _LEFT if self._colour else 16.0
        right = self.area().width() - _RIGHT
        if not self.undo_button.isHidden():
            right = self.undo_button.geometry().left() / self.scale - 6
        return QRectF(left, 0, right - left, STRIP)

    def _arrange(self) -> None:
        """Puts the buttons in one row at the right end, and the link behind the notice."""
        area = self.area()
        row = [*self._steady(), *self.buttons.values()]
        wide = [button.wide() for button in row]
        most = area.width() * _MOST - _GAP * len(row)
        if sum(wide) > most > 0:
            wide = [w * most / sum(wide) for w in wide]
        right, closing = area.width() - _RIGHT, self._apart()
        self._seam = 0.0
        for button, width in zip(reversed(row), reversed(wide), strict=True):
            if closing and button not in closing and not self._seam:
                right -= 2 * _SEAM - _GAP
                self._seam = right + _SEAM
            button.place(QRectF(right - width, 9, width, 34), self.scale, QPointF(0, 0))
            right -= width + _GAP
        self.notice.place(self._words_room(), self.scale, self._noticed())
        self.update()

    def _apart(self) -> list[TableButton]:
        """The buttons that close the step, while another stands beside them."""
        ways = self.answers.ways
        closing = [self.buttons[way.handle] for way in ways if way.closes and not way.main]
        return closing if any(way.handle == LET_GO or way.main for way in ways) else []

    def _draw_question(
        self, canvas: Canvas, rect: QRectF, wrap: bool = False, px: float = 19
    ) -> None:
        """Paints name and question in one line, smaller if needed, or in two if there is room."""
        while px > 16 and sum(self._widths(canvas, px)) > rect.width():
            px -= 0.5
        name, question = self._widths(canvas, px)
        left = QRectF(rect.x(), rect.y(), name, rect.height())
        canvas.text(left, self.name, px, SHEET_INK, "l", 700)
        room = rect.adjusted(name, 0, 0, 0)
        if wrap and question > room.width():
            high = min(rect.height(), canvas.height(self.question, room.width(), px))
            room = QRectF(room.x(), rect.center().y() - high / 2, room.width(), high)
            canvas.text(room, self.question, px, SHEET_INK, "l", 500, wrap=True)
            return
        canvas.text(room, self.question, px, SHEET_INK, "l", 500, least=14)

    def _draw_tight(self, canvas: Canvas, room: QRectF) -> None:
        """Paints name and question alone, in as many lines as it takes."""
        words, px = f"{self.name} {self.question}".strip(), 16.0
        while px > _LEAST and canvas.height(words, room.width(), px) > STRIP - 4:
            px -= 0.5
        words = shortened(words, room.width(), STRIP, px)
        canvas.text(room, words, px, SHEET_INK, "l", 500, wrap=True)

    def _widths(self, canvas: Canvas, px: float) -> tuple[float, float]:
        """How wide the name is with the gap behind it, and how wide the question is."""
        name = canvas.width(self.name, px, 700) + 8 if self.name else 0.0
        return name, canvas.width(self.question, px, 500)

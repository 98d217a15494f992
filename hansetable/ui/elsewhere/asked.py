"""The strip above the bar of a table that computers share: what is asked, and who is awaited."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt

from hansetable.net.consent import GONE_ON, NO_QUESTION, REFUSED
from hansetable.net.packets import Question
from hansetable.ui.art.canvas import Canvas
from hansetable.ui.art.palette import SHEET_INK
from hansetable.ui.elsewhere.circle import Circle
from hansetable.ui.language import Text, translate
from hansetable.ui.table.play_page import PlayPage
from hansetable.ui.table.prompt.undo import known, sentence
from hansetable.ui.widgets.buttons import TableButton, place_from_right
from hansetable.ui.widgets.scaled import STRIP, Strip

_LEFT, _RIGHT = 50.0, 14.0


class Asked(Strip):
    """Asks whether something is taken back, and after the game whether there is another one.

    Without a question it has no height.

    Nobody is kept from playing or looking meanwhile.
    """

    def __init__(self, page: PlayPage, circle: Circle) -> None:
        super().__init__(page)
        self._page, self._circle = page, circle
        self._slots = page.model.session.slots
        self._hopes, self._question = False, circle.question
        self.words = self._colour = ""
        self._right = 0.0
        self.yes_button = TableButton(self, "primary", pressed=self._agree)
        self.no_button = TableButton(self, pressed=self._decline)
        self.rematch_button = TableButton(self, "primary", pressed=circle.rematch)
        for button in self._buttons:
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.says(self.yes_button.setText, Text("Asked", "Agree"))
        self.says(self.no_button.setText, Text("Asked", "Refuse"))
        self.says(self.rematch_button.setText, Text("Ending", "Rematch"))
        page.model.consentWanted.connect(self._ask)
        page.model.told.connect(self.follow)  # an action may have ended the question
        circle.changed.connect(self.follow)
        page.add_strip(self)
        self.follow()

    @property
    def _buttons(self) -> tuple[TableButton, ...]:
        """All buttons, from the right."""
        return self.yes_button, self.no_button, self.rematch_button

    def high(self, wide: float) -> float:
        """How high the strip wants to be: nothing when it has nothing to say."""
        return STRIP if self.words else 0.0

    def retranslate(self) -> None:
        """Say everything in the language of the moment."""
        self.follow()

    def follow(self) -> None:
        """Say what is asked now."""
        question, before = self._circle.question, self.words
        if question is not self._question:  # it may be told of others before the answer comes
            hoped, self._question = self._hopes, question
            self._hopes = question.asker == self._circle.seat
            acted = question.why == GONE_ON and question.missing == (self._circle.seat,)
            if hoped and question.asker is None and question != NO_QUESTION and not acted:
                self._page.prompt_bar.notice.say(self._refused(question))
        asked = question.asker is not None and self._circle.seat in question.missing
        self.words = self._said()
        for button in (self.yes_button, self.no_button):
            button.setVisible(asked)
        self.rematch_button.setVisible(self._circle.offers)
        self.setAccessibleName(self.words)
        self.setVisible(bool(self.words))
        self._arrange()
        if bool(self.words) != bool(before):
            self._page.arrange()
        if self.words and self.words != before:
            self._page.announcer.say(self.words)
        self.update()

    def draw(self, canvas: Canvas, area: QRectF) -> None:
        """Paints the paper, the sign of who asks, and the question."""
        super().draw(canvas, area)
        if self._colour:
            canvas.token(self._colour, 16, 16, 22, SHEET_INK)
        left = _LEFT if self._colour else 16.0
        room = QRectF(left, 2, self._right - left, STRIP - 4)
        canvas.text(room, self.words, 17, SHEET_INK, "l", 500, wrap=True, least=12)

    # ---- inside -------------------------------------------------------------------------------

    def _said(self) -> str:
        """What stands on the strip."""
        question, seat = self._circle.question, self._circle.seat
        if question.asker is None or question.asker >= len(self._slots):
            self._colour = ""
            return self._circle.after
        asker = self._slots[question.asker]
        self._colour = asker.colour
        names = self._names(question)
        if question.asker == seat:
            text = translate("Asked", "You want to undo your last action: it is up to {names}.")
        elif seat in question.missing:
            text = translate("Asked", "{name} wants to undo their last action. Do you agree?")
        else:
            text = translate(
                "Asked", "{name} wants to undo their last action: it is up to {names}."
            )
        return text.format(name=asker.shown, names=names)

    def _names(self, question: Question) -> str:
        """The names of those who must still agree, have said no, or have acted meanwhile."""
        return ", ".join(self._slots[at].shown for at in question.missing if at < len(self._slots))

    def _refused(self, question: Question) -> str:
        """Say why nothing was taken back."""
        if question.why == REFUSED:
            text = translate("Asked", "{names} did not agree: nothing is undone.")
            return text.format(names=self._names(question))
        if question.why == GONE_ON and (name := self._names(question)):
            text = translate("Asked", "{name} has acted meanwhile: nothing is undone.")
            return text.format(name=name)
        if question.why == GONE_ON:
            return translate("Asked", "The table has gone on meanwhile: nothing is undone.")
        if known(question.why):
            return sentence("undo", question.why)
        return translate("Asked", "Nothing is undone.")

    def _ask(self) -> None:
        self._hopes = self._circle.question.asker is None
        self._circle.take_back()

    def _agree(self) -> None:
        self._circle.answer(True)

    def _decline(self) -> None:
        self._circle.answer(False)

    def _arrange(self) -> None:
        shown = [button for button in self._buttons if not button.isHidden()]
        self._right = place_from_right(shown, self.area().width() - _RIGHT, 9, self.scale)

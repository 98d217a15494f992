"""The buttons of the question: what can be answered with words instead of pieces."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from hansetable.core import Choice, Handle
from hansetable.model.play import PlayModel
from hansetable.ui.game_ui import GameText
from hansetable.ui.language import translate
from hansetable.ui.widgets.buttons import TableButton

_PREFIX = "button:"
KEYS = 9
"""How many buttons have a number as their key."""
PARTS = 2
"""A handle of more parts, ``button:offer:2:cogs:ore:salt``, is no button but one of many terms."""
PLAN = "plan:"
"""The button that plays what the table proposes; no action touches it."""
RETRY = "retry:"
"""The button that asks the AI again after it gave up or hung."""
WAIT = "wait:"
"""The button that lets a late AI have more time."""
STAND_IN = "stand in:"
"""The button that plays for a late AI."""
MARKET = "market:"
"""The button that opens the trade window, also for who is not asked."""


def buttons_of(choice: Choice) -> list[Handle]:
    """The buttons that would say more of a choice, in the order of its actions.

    Terms of a trade are many: they are said in the list of moves or in the trade window.
    """
    targets = choice.targets
    found: dict[Handle, None] = {}
    for action in choice.actions:
        for handle in sorted(action.touches() & targets):
            if handle.startswith(_PREFIX) and handle.count(":") <= PARTS:
                found[handle] = None
    return list(found)


class PromptButtons(QObject):
    """Makes buttons for a bar, and sets them up anew for each question; the bar places them.

    ``buttons`` are those of the question, from left to right; the last one is the main button.
    ``market`` is what stands on the button of the trade window, empty if there is none. While
    ``enter_lent``, Enter is the key of a piece instead of the main button.

    Signals:
        pressed(str): the button of this handle was pressed.
    """

    pressed = Signal(str)

    def __init__(self, prompt_bar: QWidget, model: PlayModel, texts: GameText) -> None:
        super().__init__(prompt_bar)
        self._model, self._texts = model, texts
        self.market = ""
        self.enter_lent = False
        self.buttons: dict[Handle, TableButton] = {}
        self._made: list[TableButton] = []

    def offer(self) -> None:
        """Set up the buttons for what can be answered now."""
        handles, prompt_bar = self._offered(), self.parent()
        assert isinstance(prompt_bar, QWidget)
        while len(self._made) < len(handles):
            self._made.append(button := TableButton(prompt_bar))
            button.clicked.connect(partial(self.press_number, len(self._made)))
        for button in self._made[len(handles) :]:
            button.hide()
        self.buttons = dict(zip(handles, self._made, strict=False))
        for number, handle in enumerate(handles, 1):
            self._set_up(number, handle)

    def press_main(self) -> bool:
        """Press the main button; returns whether there is one."""
        number = len(self.buttons)
        return number > 0 and list(self.buttons)[-1] != MARKET and self.press_number(number)

    def press_number(self, number: int) -> bool:
        """Press the button of a number from the left; returns whether there is one."""
        if not 0 < number <= len(self.buttons):
            return False
        self.pressed.emit(list(self.buttons)[number - 1])
        return True

    # ---- inside -------------------------------------------------------------------------------

    def _offered(self) -> list[Handle]:
        model = self._model
        if model.stuck:
            return [RETRY]
        if model.late and not model.advising:
            return [WAIT, STAND_IN, RETRY]
        handles = [MARKET] if self.market else []
        if model.mine:
            handles += buttons_of(model.choice)
        if model.plan and not model.choice.touched:
            handles.append(PLAN)
        return handles

    def _set_up(self, number: int, handle: Handle) -> None:
        button = self.buttons[handle]
        main = number == len(self.buttons) and handle != MARKET
        button.setText(self._text(handle))
        button.kind = "primary" if main else "normal"
        button.key = self._key(number, main)
        tip = translate(
            "Question", "A legal action is chosen at random; what is hidden stays hidden."
        )
        button.setToolTip(tip if handle == STAND_IN else button.text())
        button.setAccessibleName(button.text())
        text = translate("Question", "Key {key}").format(key=button.key)
        button.setAccessibleDescription(text if button.key else "")
        button.show()
        button.update()

    def _key(self, number: int, main: bool) -> str | None:
        """The key of a button: Enter as long as no piece wants it, else its number."""
        if main and not self.enter_lent:
            return translate("Question", "Enter")
        return str(number) if number <= KEYS else None

    def _text(self, handle: Handle) -> str:
        model = self._model
        if handle == PLAN:
            return self._texts.plan(model.plan, model.view)
        if handle == MARKET:
            return self.market
        if handle == RETRY:
            again = translate("Question", "Ask again")
            return again if model.late else translate("Question", "Try again")
        if handle == WAIT:
            return translate("Question", "Wait")
        if handle == STAND_IN and model.decides is not None:
            name = model.session.slots[model.decides].shown
            return translate("Question", "Play for {name}").format(name=name)
        return self._texts.button(handle, model.view)

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
"""The button that asks the AI again after it gave up."""
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

    ``market`` is what stands on the button of the trade window, empty if there is none. While
    ``enter_lent``, Enter is the key of a piece instead of the main button.

    Signals:
        pressed(str): the button of this handle was pressed.
    """

    pressed = Signal(str)

    def __init__(self, prompt_bar: QWidget, model: PlayModel, texts: GameText) -> None:
        super().__init__(prompt_bar)
        self._prompt_bar, self._model, self._texts = prompt_bar, model, texts
        self.market = ""
        self.enter_lent = False
        self._handles: list[Handle] = []
        self._buttons: list[TableButton] = []

    @property
    def buttons(self) -> dict[Handle, TableButton]:
        """The buttons of the question, from left to right; the last one is the main button."""
        return dict(zip(self._handles, self._buttons, strict=False))

    def offer(self) -> None:
        """Set up the buttons for what can be answered now."""
        self._handles = self._offered()
        while len(self._buttons) < len(self._handles):
            button = TableButton(self._prompt_bar)
            button.clicked.connect(partial(self._press, len(self._buttons)))
            self._buttons.append(button)
        for button in self._buttons[len(self._handles) :]:
            button.hide()
        for place, button in enumerate(self.buttons.values()):
            self._set_up(place, button)

    def press_main(self) -> bool:
        """Press the main button; returns whether there is one."""
        if not self._handles or self._handles[-1] == MARKET:
            return False
        self._buttons[len(self._handles) - 1].click()
        return True

    def press_number(self, number: int) -> bool:
        """Press the button of a number from the left; returns whether there is one."""
        if not 0 < number <= len(self._handles):
            return False
        self._buttons[number - 1].click()
        return True

    # ---- inside -------------------------------------------------------------------------------

    def _offered(self) -> list[Handle]:
        model = self._model
        if model.stuck:
            return [RETRY]
        handles = [MARKET] if self.market else []
        if model.mine:
            handles += buttons_of(model.choice)
        if model.plan and not model.choice.touched:
            handles.append(PLAN)
        return handles

    def _set_up(self, place: int, button: TableButton) -> None:
        handle = self._handles[place]
        main = place == len(self._handles) - 1 and handle != MARKET
        button.setText(self._text(handle))
        button.kind = "primary" if main else "normal"
        button.key = self._key(place, main)
        button.setToolTip(button.text())
        text = translate("Question", "Key {key}").format(key=button.key)
        button.setAccessibleDescription(text if button.key else "")
        button.show()
        button.update()

    def _key(self, place: int, main: bool) -> str | None:
        """The key of a button: Enter as long as no piece wants it, else its number."""
        if main and not self.enter_lent:
            return translate("Question", "Enter")
        return str(place + 1) if place < KEYS else None

    def _text(self, handle: Handle) -> str:
        model = self._model
        if handle == PLAN:
            return self._texts.plan(model.plan, model.view)
        if handle == MARKET:
            return self.market
        if handle == RETRY:
            return translate("Question", "Try again")
        return self._texts.button(handle, model.view)

    def _press(self, place: int) -> None:
        if place < len(self._handles):
            self.pressed.emit(self._handles[place])

"""The buttons of the question: every next click that has a name, in words and with its key."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from functools import partial
from time import monotonic

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from hansetable.core import BUTTON, Handle, Seat
from hansetable.model.play import PlayModel
from hansetable.model.ways import INSIST, LET_GO, PLAN, Way, piece_of, place_of, ways_on
from hansetable.ui.game_ui import GameText
from hansetable.ui.language import translate
from hansetable.ui.newgame.levels import player_words
from hansetable.ui.widgets.buttons import TableButton

KEYS = 9
"""How many buttons have a number as their key."""
CALM = 0.3
"""How long a button takes no click, and no key, after it has got another meaning, in seconds."""
RETRY = "retry:"
"""The button that asks the AI again after it gave up or hung."""
WAIT = "wait:"
"""The button that lets a late AI have more time, or waits on for a guest who is away."""
STAND_IN = "stand in:"
"""The button that plays for a late AI, or lets one play for a guest who is away."""
PASS = "pass on:"
"""The button that hands the screen to the next person."""
QUIET = "quiet:"
"""The button that declines what an AI wants, and all that is like it in this round."""
MARKET = "market:"
"""The button that opens the trade window, also for who is not asked."""


class PromptButtons(QObject):
    """Makes buttons for a bar, and sets them up anew for each question; the bar places them.

    ``buttons`` are those of the question, from left to right, and ``ways`` what they mean. ``main``
    is the handle of the yellow one, which Enter presses, empty if there is none. ``market`` is
    what stands on the button of the trade window, empty if there is none. While ``enter_lent``,
    Enter is the key of something else.

    Signals:
        pressed(object): the button of this `Way` was pressed.
        numbered(object): the keys of the pieces that a number means now, with that number.
    """

    pressed = Signal(object)
    numbered = Signal(object)

    def __init__(self, prompt_bar: QWidget, model: PlayModel, texts: GameText) -> None:
        super().__init__(prompt_bar)
        self._model, self._texts = model, texts
        self.market = self.main = ""
        self.enter_lent = False
        self.buttons: dict[Handle, TableButton] = {}
        self.ways: Sequence[Way] = ()
        self._made: list[TableButton] = []
        self._since: dict[Handle, tuple[object, float]] = {}

    def offer(self, room: float) -> None:
        """Set up the buttons for what can be done now, the spare ones only if there is room.

        Words go before numbers: a number that is not shown can be pressed all the same. Whether
        Enter is lent changes no other button, for the mouse that is pressed may have lent it.
        """
        offered = self._offered()
        worded: dict[str, Way] = {}  # of what is alike in all words, one
        for way, text in zip(offered, self._texts_of(offered), strict=True):
            worded.setdefault(text, way)
        self._set_up_all(worded)
        if self._wide() > room:
            for button in self.buttons.values():
                button.key = None if (button.key or "").isdigit() else button.key
        if self._wide() > room:
            self._set_up_all({t: way for t, way in worded.items() if way.main or not way.spare})
        if self.main and self.enter_lent:
            self._set_key(self.main, self._number(self.main))
            if self._wide() > room:
                self._set_key(self.main, None)
        self._note_changes()
        self.numbered.emit(self._numbers())

    def _set_up_all(self, worded: Mapping[str, Way]) -> None:
        """Make the buttons of these ways, from left to right, with their words."""
        self.ways = list(worded.values())
        prompt_bar = self.parent()
        assert isinstance(prompt_bar, QWidget)
        while len(self._made) < len(self.ways):
            self._made.append(button := TableButton(prompt_bar))
            button.clicked.connect(partial(self._clicked, len(self._made) - 1))
        for button in self._made[len(self.ways) :]:
            button.hide()
        handles = [way.handle for way in self.ways]
        self.buttons = dict(zip(handles, self._made, strict=False))
        self.main = next((way.handle for way in self.ways if way.main), "")
        for way, text in zip(self.ways, worded, strict=True):
            self._set_up(way, text)

    def press_main(self) -> bool:
        """Press the main button; returns whether there is one."""
        return bool(self.main) and self._press(self.main)

    def press_number(self, number: int) -> bool:
        """Press the button of a number; returns whether there is one."""
        numbered = self._numbered()
        return 0 < number <= len(numbered) and self._press(numbered[number - 1])

    # ---- inside -------------------------------------------------------------------------------

    def _wide(self) -> float:
        return sum(button.wide() for button in self.buttons.values())

    def _clicked(self, place: int) -> None:
        self._press(list(self.buttons)[place])

    def _press(self, handle: Handle) -> bool:
        """Press a button, unless it means something else since a moment ago."""
        if monotonic() - self._since[handle][1] >= CALM:
            self.pressed.emit(next(way for way in self.ways if way.handle == handle))
        return True

    def _note_changes(self) -> None:
        """Remember since when each button means what it means, and lies where it lies."""
        before, self._since = self._since, {}
        beside: tuple[str, ...] = ()
        for handle, button in reversed(self.buttons.items()):
            beside = (*beside, button.text(), button.key or "")
            known = before.get(handle)
            kept = known is not None and known[0] == beside
            self._since[handle] = known if known is not None and kept else (beside, monotonic())

    def _offered(self) -> Sequence[Way]:
        model = self._model
        if model.stuck:
            return [Way(RETRY, main=True)]
        if model.late and not model.advising:
            return [Way(WAIT), Way(STAND_IN), Way(RETRY, main=True)]
        if model.absent is not None:
            patient = model.patient
            return [*([] if patient else [Way(WAIT)]), Way(STAND_IN, main=not patient)]
        if model.passing is not None:
            return [Way(PASS, main=True)]
        ways = ways_on(model)
        held = model.choice.touched or model.weighed is not None
        if held:
            return ways
        quiet = [Way(QUIET)] if model.quieting is not None else []
        return [*([Way(MARKET)] if self.market else []), *ways, *quiet]

    def _numbered(self) -> list[Handle]:
        """The buttons that a number presses."""
        return [way.handle for way in self.ways if way.handle != LET_GO][:KEYS]

    def _numbers(self) -> Mapping[Handle, str]:
        """The number that stands on the button of what also lies on the table, by its piece."""
        found = {}
        for way in self.ways:
            number = self.buttons[way.handle].key or ""
            if number.isdigit() and (piece := place_of(self._model, way)):
                found[piece] = number
        return found

    def _set_up(self, way: Way, text: str) -> None:
        button = self.buttons[way.handle]
        button.setText(text)
        button.kind = "primary" if way.main else "normal"
        self._set_key(way.handle, self._key(way))
        tip = translate(
            "Question", "A legal action is chosen at random; what is hidden stays hidden."
        )
        late = way.handle == STAND_IN and self._model.absent is None
        button.setToolTip(tip if late else text)
        button.setAccessibleName(text)
        button.show()

    def _set_key(self, handle: Handle, key: str | None) -> None:
        button = self.buttons[handle]
        button.key = key
        said = translate("Question", "Key {key}").format(key=key)
        button.setAccessibleDescription(said if key else "")
        button.update()

    def _key(self, way: Way) -> str | None:
        """The key of a button: Enter of the main one, else its number."""
        if way.main:
            return translate("Question", "Enter")
        if way.handle == LET_GO:
            return translate("Question", "Esc")
        return self._number(way.handle)

    def _number(self, handle: Handle) -> str | None:
        numbered = self._numbered()
        return str(numbered.index(handle) + 1) if handle in numbered else None

    # ---- words --------------------------------------------------------------------------------

    def _texts_of(self, ways: Sequence[Way]) -> list[str]:
        """What stands on the buttons; more of it where short words are not enough."""
        texts = [self._text(way) for way in ways]
        often = Counter(texts)
        return [
            text if often[text] == 1 else self._longer(way, text)
            for way, text in zip(ways, texts, strict=True)
        ]

    def _longer(self, way: Way, text: str) -> str:
        """The whole action, or the piece with the line below its title."""
        view = self._model.view
        if way.action is not None:
            return self._texts.action(way.action, view)
        sub = self._texts.card(piece_of(self._model, way.handle), view).sub
        whole = translate("Question", "{piece} ({where})")
        return whole.format(piece=text, where=sub) if sub else text

    def _text(self, way: Way) -> str:
        model, texts = self._model, self._texts
        match way.handle:
            case handle if handle == PLAN:
                return texts.plan(model.plan, model.view)
            case handle if handle == MARKET:
                return self.market
            case handle if handle == QUIET:
                return translate("Question", "No more offers this round")
            case handle if handle == PASS and model.passing is not None:
                name = model.session.slots[model.passing].shown
                return translate("Question", "Pass on to {name}").format(name=name)
            case handle if handle == LET_GO and model.weighed is not None:
                return texts.loss(model.weighed, model.view).careful
            case handle if handle == LET_GO:
                return translate("Question", "Let go")
            case handle if handle == INSIST and model.weighed is not None:
                return texts.loss(model.weighed, model.view).insists
            case handle if handle in (WAIT, STAND_IN) and model.absent is not None:
                return self._away_text(handle, model.absent)
            case handle if handle in (RETRY, WAIT, STAND_IN):
                return self._late_text(handle)
        if way.handle.startswith(BUTTON):
            return texts.button(way.handle, model.view)
        actions = [action for action in model.legal.actions if action.begins == way.handle]
        if deed := texts.way([way.action] if way.action else actions, model.view):
            return deed
        piece = texts.card(piece_of(model, way.handle), model.view).title
        return translate("Question", "Choose {piece}").format(piece=piece)

    def _away_text(self, handle: Handle, seat: Seat) -> str:
        if handle == WAIT:
            return translate("Question", "Keep waiting")
        text = translate("Question", "Let the computer ({level}) play until {name} is back")
        level = player_words(self._model.stand_in_level).word
        return text.format(level=level, name=self._model.session.slots[seat].shown)

    def _late_text(self, handle: Handle) -> str:
        model = self._model
        if handle == RETRY:
            again = translate("Question", "Ask again")
            return again if model.late else translate("Question", "Try again")
        if handle == STAND_IN and model.decides is not None:
            name = model.session.slots[model.decides].shown
            return translate("Question", "Play for {name}").format(name=name)
        return translate("Question", "Wait")

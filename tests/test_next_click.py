"""The bar always names the next click: a law over all games and positions.

After every first touch the bar says something else than before, every next click has a name, Enter
does what the yellow button says or shows what is left, and Escape lets go. No click both chooses
and gives up what cannot be taken back.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from pytestqt.qtbot import QtBot

from hansetable import games
from hansetable.core import BUTTON, Action, State
from hansetable.model.play import PlayModel
from hansetable.model.ways import INSIST, LET_GO, MOST, PLAN
from hansetable.session.session import Session
from hansetable.ui.games import game_ui
from hansetable.ui.settings.settings import Settings
from hansetable.ui.table.page import HEIGHT, WIDTH
from hansetable.ui.table.play_page import PlayPage
from hansetable.ui.table.prompt import prompt_buttons
from hansetable.ui.table.scene.piece import PieceItem
from tests.test_every_way import CASES, sample
from tests.ui.table.page_fixture import Idle, slots

Key = Qt.Key


class Bar:
    """The bar of a table on which positions are laid; what is said there is heard, not played."""

    def __init__(self, qtbot: QtBot, name: str, seats: int, options: dict[str, str]) -> None:
        self.session = Session.new(name, 1, slots(("human",) * seats), options)
        self.heard: list[Action] = []
        self.session.submit = lambda seat, action: self.heard.append(action)  # type: ignore
        self.model = PlayModel(self.session, Idle(self.session.game))
        settings = Settings()
        settings.animation, settings.curtain = "off", "never"
        self.page = PlayPage(self.model, settings, game_ui(name))
        qtbot.addWidget(self.page)
        self.page.resize(WIDTH, HEIGHT)
        self.page.setUpdatesEnabled(False)
        self.page.show()
        self.page.scene.menuWanted.disconnect()

    def lay(self, state: State, seat: int) -> None:
        """Lay a position for the seat that decides."""
        self.session.state = state
        self.model.show_only(seat)
        self.model._offer()
        self.page.scene.update_glow()
        self.begin()

    def begin(self) -> None:
        """Hold nothing, hear nothing yet, and point at nothing."""
        self.model.release()
        self.page.scene.cursor.hide()
        self.heard.clear()

    @property
    def answers(self) -> prompt_buttons.PromptButtons:
        return self.page.prompt_bar.answers

    def said(self) -> tuple[Any, ...]:
        """All that the bar says."""
        bar = self.page.prompt_bar
        return bar.question, bar.reason, *(button.text() for button in bar.buttons.values())

    def key(self, key: Key) -> bool:
        """Press a key at the table."""
        none = Qt.KeyboardModifier.NoModifier
        return self.page.take_key(QKeyEvent(QEvent.Type.KeyPress, key, none))

    def pieces(self) -> Iterator[PieceItem]:
        """What can be touched first, equal pieces once."""
        seen = set()
        for piece in self.page.scene.cursor.touchable():
            if piece.says not in seen:
                seen.add(piece.says)
                yield piece

    # ---- the law --------------------------------------------------------------------------------

    def check(self) -> None:
        """Check one position."""
        self.check_names()
        self.check_enter()
        for piece in list(self.pieces()):
            self.begin()
            before = self.said()
            self.page.scene.click(self.page.scene.pieces[piece.handle])
            if self.heard:
                self.check_harmless(self.heard[0])
            elif len(self.model.choice.said) < 2:  # several that are said alike are in a menu
                self.check_held(before)
        for way in self.open_ways():
            if way.handle.startswith((BUTTON, prompt_buttons.MARKET)):
                continue
            self.begin()
            self.page.press(way)
            assert self.heard or self.model.choice.touched or self.model.weighed, way
            if self.heard and way.handle != PLAN:
                self.check_harmless(self.heard[0])
        self.check_losses()

    def open_ways(self):
        self.begin()
        return list(self.answers.ways)

    def check_names(self) -> None:
        """Every button has words of its own, and at most one is yellow."""
        bar, ways = self.page.prompt_bar, self.answers.ways
        texts = [button.text() for button in bar.buttons.values()]
        assert bar.question and all(texts) and len(set(texts)) == len(texts), texts
        for way, text in zip(ways, texts, strict=True):
            if way.action is not None:  # a deed, not the bare name of what is touched for it
                assert text not in self.titles(way.action)
        assert sum(way.main for way in ways) <= 1
        yellow = [button for button in bar.buttons.values() if button.kind == "primary"]
        assert len(yellow) == sum(way.main for way in ways)
        assert all(button.key for button in yellow)
        closing = {action.begins for action in self.model.legal.actions if action.CLOSES}
        if self.model.weighed is None:
            assert closing <= set(bar.buttons), "the button that closes the step is always there"
            last = list(bar.buttons)[len(bar.buttons) - len(closing) :]
            assert set(last) == closing
        for way in ways:
            if way.main and way.closes:
                assert not self.model.useful
            if way.main and not way.closes and way.action and not self.model.choice.touched:
                market = prompt_buttons.MARKET
                only = len([w for w in ways if not w.closes and w.handle != market]) == 1
                assert only or not self.model.is_final(way.action)

    def titles(self, action: Action) -> set[str]:
        """The names of the pieces that an action begins with."""
        view, places = self.model.view, self.model.places.values()
        touched = [place for place in places if action.begins in place.says]
        return {self.page.texts.card(place, view).title for place in touched}

    def check_enter(self) -> None:
        """Enter does what the yellow button says; without one it points at something."""
        main = next((way for way in self.answers.ways if way.main), None)
        touched = self.model.choice.touched
        assert self.key(Key.Key_Return)
        if main is None:
            assert not self.heard and self.model.choice.touched == touched
            piece = self.page.scene.cursor.piece
            assert piece is not None or self.only_buttons()
        elif main.handle == PLAN:
            assert self.heard and self.heard[0] in self.model.plan
        elif main.action is not None:
            assert self.heard == [main.action] or self.model.weighed == main.action
        elif main.handle == LET_GO:
            assert self.model.weighed is None
        else:
            assert self.model.choice.touched

    def crowded(self) -> bool:
        """Whether the bar has no room for all next clicks: they are left to the table."""
        return bool(self.page.scene.cursor.touchable())

    def only_buttons(self) -> bool:
        """Whether nothing on the table can be touched."""
        return not self.page.scene.cursor.touchable()

    def check_harmless(self, action: Action) -> None:
        """What one touch has said can be taken back and gives up nothing."""
        assert not self.model.is_final(action), action
        assert not self.model.gives_up(action), action

    def check_held(self, before: tuple[Any, ...]) -> None:
        """The bar names what is held and every next click, and lets it be let go."""
        model, held = self.model, self.model.choice
        assert self.said() != before
        assert LET_GO in self.page.prompt_bar.buttons or model.weighed is not None
        self.check_names()
        if model.weighed is None and len(held.actions) <= MOST:
            named = [way.action for way in self.answers.ways if way.action in held.actions]
            assert len(named) == len(held.actions) or self.crowded(), self.said()
        assert self.key(Key.Key_Escape)
        assert not model.choice.touched and model.weighed is None and not self.heard
        self.model.choice = held
        self.model.choiceChanged.emit()
        self.page.scene.cursor.hide()
        self.check_enter()

    def check_losses(self) -> None:
        """What gives something up for good is asked first, and the careful way is yellow."""
        for action in self.model.legal.actions:
            if not self.model.gives_up(action):
                continue
            self.begin()
            self.model.say(action)
            assert not self.heard and self.model.weighed == action
            self.check_names()
            assert self.answers.main == LET_GO
            assert self.page.prompt_bar.reason
            self.check_enter()
            assert not self.heard
            self.model.say(action)
            self.page.press(next(way for way in self.answers.ways if way.handle == INSIST))
            assert self.heard == [action]


@pytest.fixture(autouse=True)
def hasty(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(prompt_buttons, "CALM", 0.0)


def options_of(name: str, chosen: int) -> dict[str, str]:
    return {option.name: option.values[chosen] for option in games.game(name).options}


def check(qtbot: QtBot, name: str, seats: int, chosen: int, seed: int, most: int) -> None:
    options = options_of(name, chosen)
    bar = Bar(qtbot, name, seats, options)
    for number, (state, seat) in enumerate(sample(name, seats, seed, options, most)):
        bar.lay(state, seat)
        try:
            bar.check()
        except AssertionError as error:
            step = type(state.stack[-1]).__name__
            error.add_note(f"{name} {seats} {seed}, position {number}: {step}, {bar.said()}")
            raise
    bar.model.stop()


@pytest.mark.parametrize(("name", "seats", "chosen"), CASES)
def test_the_bar_names_the_next_click(
    qtbot: QtBot, own_folders, name: str, seats: int, chosen: int
) -> None:
    check(qtbot, name, seats, chosen, seed=3, most=8)


@pytest.mark.soak
@pytest.mark.timeout(3600)
@pytest.mark.parametrize(("name", "seats", "chosen"), CASES)
def test_the_bar_names_the_next_click_everywhere(
    qtbot: QtBot, own_folders, name: str, seats: int, chosen: int
) -> None:
    check(qtbot, name, seats, chosen, seed=11, most=200)

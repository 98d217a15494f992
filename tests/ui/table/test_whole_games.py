"""Whole games on the table by real hands: the mouse, the keyboard and the list of moves in turn.

Each way must lead on from wherever the other one has left the table, from the first curtain to the
sheet of the end. ``-m soak`` plays the games by each way alone too, and one with the front sides
of merchant and pirate.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence

import pytest
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from hansetable.core import Action
from hansetable.model.play import PlayModel
from hansetable.session.session import Session
from hansetable.ui.table.play_page import PlayPage
from hansetable.ui.table.prompt.prompt_buttons import PLAN
from hansetable.ui.table.sidebar.moves import plain
from tests.golden import TESTS
from tests.ui.keyboard_driver import Key, KeyboardDriver
from tests.ui.mouse_driver import LEFT, MouseDriver, is_listed_only
from tests.ui.table.page_fixture import slots, table

STRETCH = 7
"""So many actions are said in one way before the next has its turn; prime, that all ways meet all
sorts of questions."""
PAINTED = 11 * STRETCH
"""The table is painted at one of so many actions: painting takes most of the time."""
MOST = 3000

Player = Callable[[PlayModel, random.Random], Action]
USUAL = {"Lay", "Mark", "Sail", "Produce", "Fulfil", "Collect", "Store", "BuyOffice", "Pass"}
KINDS = {
    "novgorod-two-expert": {*USUAL, "MovePirate", "Special"},
    "novgorod-three-expert": {*USUAL, "MovePirate", "Special", "LeavePirate"},
    "riga": {
        "NameStart", "Keep", "TakeRow", "TakeBuilding", "Use", "KeepGood", "Lift", "Swap", "Plan",
        "Crane", "Fund", "Spend", "Turn", "Done", "Drop",
    },
    "kogge": {
        "Choose", "Keep", "Lay", "Bid", "Steer", "Tax", "Sail", "Path", "Pay", "Load", "Anchor",
        "Drive", "BuyRaid", "BuyChip", "TakeMarker", "TakeGood", "BuyPair", "Give", "Take",
        "Settle", "Change", "RaidCity", "RaidCog", "Part", "TakePile", "Look", "End", "Attack",
        "Peace", "Stake", "Ready", "Wish", "Leave", "Offer", "Accept", "Decline",
    },
}  # fmt: skip
"""What must be said in each game."""


def begun(name: str) -> tuple[Session, Player]:
    """Return a game of people only, and who plays it."""
    if name == "riga":
        options = {"riga": "on", "hands": "secret"}
        return Session.new(name, 4, slots(("human",) * 3), options), merchant
    if name == "kogge":
        options = dict.fromkeys(("taxes", "stores", "conflicts", "memory", "recall"), "on")
        options["hands"] = "secret"
        return Session.new(name, 5204, slots(("human",) * 4), options), captain
    record = Session.of_text((TESTS / "records" / f"{name}.hanse").read_text(encoding="utf-8"))
    people, header = slots(("human",) * len(record.slots)), record.header
    session = Session.new(header.game, header.seed, people, dict(header.options))
    return session, lambda model, _: record.actions[len(model.session.actions)][1]


def those(options: Sequence[Action], *kinds: str) -> list[Action]:
    return [action for action in options if type(action).__name__ in kinds]


def merchant(model: PlayModel, chance: random.Random) -> Action:
    """What keeps Riga moving; at first one seat only gathers goods, for the hand limit."""
    options = list(model.view.options(model.viewer))
    gathers = those(options, "TakeRow", "Done")
    if model.view.year <= 2 and model.viewer == 0 and gathers:
        return chance.choice(gathers)
    rare = those(options, "Use", "Crane", "Fund")
    if rare and chance.random() < 0.4:
        return chance.choice(rare)
    more = [action for action in options if action not in those(options, "Done", "Spend")]
    return chance.choice(more if more and chance.random() < 0.6 else options)


def captain(model: PlayModel, chance: random.Random) -> Action:
    """What makes Kogge short and colourful: rare actions first, and turns that come to an end."""
    options = list(model.view.options(model.viewer))
    rare = those(options, "BuyChip", "Path", "BuyRaid", "Accept", "Found")
    if rare:
        return chance.choice(rare)
    seldom = those(
        options, "RaidCog", "Attack", "Load", "Settle", "Give", "TakeGood", "TakeMarker", "Offer"
    )
    if seldom and chance.random() < 0.6:
        return chance.choice(seldom)
    last = those(options, "Bid", "Anchor", "End", "Ready")
    if last and chance.random() < 0.45:
        return last[0]
    dull = those(options, "End", "RaidCity", "Offer", "Look")
    more = [action for action in options if action not in dull]
    return chance.choice(more if more and chance.random() < 0.9 else options)


# ---- the ways ------------------------------------------------------------------------------------


class Mouse:
    """Clicks and drags on the board; what has no piece gets a double click in the list."""

    def __init__(self, page: PlayPage) -> None:
        self.page = page
        self.hand = MouseDriver(page)

    def begin(self) -> None:
        """Nothing is to be done: the mouse goes wherever it wants."""

    def lift(self) -> None:
        QTest.mouseClick(self.page.curtain.button, LEFT)

    def say(self, action: Action, turn: int) -> None:
        buttons = self.page.prompt_bar.buttons
        if PLAN in buttons and turn % 2:
            QTest.mouseClick(buttons[PLAN], LEFT)
        elif is_listed_only(self.page, action):
            self.hand.pick(action)
            assert self.page.model.session.actions[-1][1] == action
        else:
            self.hand.say(action, drag=turn % 3 != 0)


class Keyboard:
    """Arrow keys, Tab and Enter on the board; what has no piece is said in the list."""

    def __init__(self, page: PlayPage) -> None:
        self.page = page

    def begin(self) -> None:
        self.fingers = KeyboardDriver(
            self.page
        )  # a menu that the mouse has opened may have the keys

    def lift(self) -> None:
        self.fingers.press(Key.Key_Return)

    def say(self, action: Action, turn: int) -> None:
        if self.page.sidebar.moves.hasFocus():  # as when the curtain fell after an offer
            self.fingers.press(Key.Key_F6)
        if is_listed_only(self.page, action):
            self.fingers.list_move(action)
        else:
            self.fingers.say(action)


class MoveList(Keyboard):
    """Arrow keys and Enter in the list of moves, which keeps the keys; now and then one seeks."""

    def begin(self) -> None:
        super().begin()
        self.opened = False

    def say(self, action: Action, turn: int) -> None:
        page = self.page
        if not self.opened:
            self.fingers.open_list()
            self.opened = True
        if not page.sidebar.moves.hasFocus():  # the bar has asked whether something is meant
            self.fingers.open_list()
        if turn % 5 == 0:
            words = plain(page.texts.action(action, page.model.view)).split()
            self.fingers.write(next((w for w in words if w.isascii() and w.isalpha()), ""))
        said = len(page.model.session.actions)
        self.fingers.pick(action)
        assert page.model.session.actions[said][1] == action


SOAK = pytest.mark.soak
IN_TURN = pytest.param([Mouse, Keyboard, MoveList], id="in turn")
ALONE = [pytest.param([way], marks=SOAK, id=way.__name__) for way in IN_TURN.values[0]]


@pytest.mark.timeout(400)
@pytest.mark.parametrize("ways", [IN_TURN, *ALONE])
@pytest.mark.parametrize(
    "name", [pytest.param(name, marks=SOAK if "-two-" in name else ()) for name in KINDS]
)
def test_a_whole_game(qtbot, own_folders, name: str, ways: list[type[Mouse | Keyboard]]) -> None:
    session, player = begun(name)
    with table(qtbot, session, lifted=False) as page:
        hands, chance, model = [way(page) for way in ways], random.Random(1), page.model
        hand = None
        for turn in range(MOST):
            if model.decides is None:
                break
            page.setUpdatesEnabled(turn % PAINTED == 0)
            if hand is not (hand := hands[turn // STRETCH % len(hands)]):
                hand.begin()
            if model.curtain is not None:
                hand.lift()
                assert model.curtain is None
            hand.say(player(model, chance), turn)
            QApplication.processEvents()
        kinds = {type(action).__name__ for _, action in session.actions}
        assert kinds >= KINDS[name], KINDS[name] - kinds
        assert session.state.result() is not None
        assert page.ending is not None and page.ending.isVisible()
        QTest.keyClick(page.ending, Key.Key_Return)
        assert not page.ending.isVisible()

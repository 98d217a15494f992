"""Whole games by keyboard alone, and what each key of the table does."""

from __future__ import annotations

import random

import pytest
from PySide6.QtWidgets import QApplication

from hansetable.session.session import Session
from hansetable.ui.table.play_page import PlayPage
from tests.ui.keyboard_driver import Key, KeyboardDriver
from tests.ui.table.page_fixture import slots, table
from tests.ui.table.test_play_kogge import is_listed_only
from tests.ui.table.test_play_kogge import sensible as lively

GAMES = {
    "novgorod": (2, 11, {"bonus": "random", "careers": "choose"}),
    "riga": (2, 4, {}),
    "kogge": (4, 522, {"taxes": "on", "stores": "on", "conflicts": "on", "memory": "on"}),
}
SEEN = {
    "novgorod": {"Lay", "Mark", "Sail", "Produce", "Fulfil", "Store", "BuyOffice", "Pass"},
    "riga": {"TakeRow", "TakeBuilding", "Plan", "Spend", "Crane", "Drop", "Keep"},
    "kogge": {"Bid", "Steer", "Pay", "RaidCog", "Part", "TakePile", "Attack", "Give", "Take"},
}
"""What the games must show, payments and raids among it."""


def sensible(model, chance):
    """Mostly what the game likes, so that the game ends; sometimes anything."""
    if model.game.name == "kogge":
        return lively(model, chance)
    options = list(model.view.options(model.viewer))
    if chance.random() < 0.25:
        return chance.choice(options)
    return max(options, key=lambda a: model.game.action_bound(model.view, model.viewer, a))


@pytest.mark.timeout(240)
@pytest.mark.parametrize("name", GAMES)
def test_a_whole_game_by_keyboard(qtbot, own_folders, name: str) -> None:
    seats, seed, chosen = GAMES[name]
    session = Session.new(name, seed, slots(("human",) * seats), chosen)
    with table(qtbot, session, lifted=False) as page:
        keys, chance = KeyboardDriver(page), random.Random(5)
        page.setUpdatesEnabled(False)  # nobody looks, and painting takes most of the time
        for _ in range(3000):
            if page.model.decides is None:
                break
            if page.model.curtain is not None:
                keys.press(Key.Key_Return)
                assert page.model.curtain is None
            one_move(page, keys, sensible(page.model, chance))
        kinds = {type(action).__name__ for _, action in session.actions}
        assert kinds >= SEEN[name], SEEN[name] - kinds
        assert session.state.result() is not None
        assert page.ending is not None and page.ending.isVisible()
        keys.press(Key.Key_Return)
        assert not page.ending.isVisible()


def one_move(page: PlayPage, keys: KeyboardDriver, action) -> None:
    """Say one action with keys; what has no piece of its own is said in the list of moves."""
    if is_listed_only(page, action):
        keys.list_move(action)
    else:
        keys.say(action)
    QApplication.processEvents()


def test_what_has_no_piece_is_said_in_the_list(qtbot, own_folders) -> None:
    seats, seed, chosen = GAMES["novgorod"]
    session = Session.new("novgorod", seed, slots(("human",) * seats), chosen)
    with table(qtbot, session, curtain=False) as page:
        action = page.model.choice.actions[-1]
        KeyboardDriver(page).list_move(action)
        assert session.actions[-1][1] == action

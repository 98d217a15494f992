"""Whole games played on the table with the mouse."""

from __future__ import annotations

import random

import pytest
from PySide6.QtWidgets import QApplication

from hansetable.ai import LEVELS
from hansetable.model.play import PlayModel
from hansetable.session.session import Session
from hansetable.session.slot import PlayerSlot
from hansetable.ui.games import game_ui
from hansetable.ui.settings.settings import Settings
from hansetable.ui.table.play_page import PlayPage
from tests.ui.mouse_driver import MouseDriver

BUDGET = 400
"""How long the steady player thinks: long enough to see a special mission coming."""
PEOPLE = (PlayerSlot("Heike", "red", "human"), PlayerSlot("Jorin", "blue", "human"))


USUAL = {"Lay", "Mark", "Produce", "BuyOffice", "Store", "Collect", "Fulfil"}
CHOSEN = {"bonus": "random", "careers": "choose"}
GAMES = [
    pytest.param(CHOSEN, USUAL, id="usual"),
    pytest.param(
        {**CHOSEN, "merchant": "front", "pirate": "front", "special": "on"},
        {*USUAL, "MovePirate", "Special"},
        id="front sides",
    ),
    pytest.param(
        {**CHOSEN, "merchant": "back", "pirate": "back", "starts": "random", "special": "on"},
        {*USUAL, "MovePirate", "Special", "LeavePirate"},
        id="back sides",
    ),
]


@pytest.fixture
def page(qtbot, own_folders, options):
    """A table with two people, without motion."""
    session = Session.new("novgorod", 11, PEOPLE, options)
    settings = Settings()
    settings.animation = "off"
    page = PlayPage(PlayModel(session), settings, game_ui(session.game.name))
    qtbot.addWidget(page)
    page.resize(1366, 742)
    page.show()
    page.begin()
    yield page
    page.model.stop()


@pytest.mark.timeout(400)
@pytest.mark.parametrize(("options", "expected"), GAMES)
def test_a_whole_game_of_two_by_mouse(page, expected):
    mouse, chance = MouseDriver(page), random.Random(5)
    model = page.model
    steady = LEVELS["greedy"](model.game, 5)
    seen = set()
    for turn in range(4000):
        if model.decides is None:
            break
        if model.curtain is not None:
            page.curtain.button.click()
        options = list(model.view.options(model.viewer))
        new = [a for a in options if type(a).__name__ in expected - seen]
        if new or chance.random() < 0.1:
            action = chance.choice(new or options)
        else:
            action = steady.choose(model.view, model.viewer, BUDGET)
        seen.add(type(action).__name__)
        mouse.say(action, drag=turn % 3 != 0)
        QApplication.processEvents()
    assert model.decides is None
    assert page.ending is not None and page.ending.isVisible()
    assert expected <= seen

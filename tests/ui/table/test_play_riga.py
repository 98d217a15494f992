"""A whole game of Riga played on the table with the mouse."""

from __future__ import annotations

import random

import pytest
from PySide6.QtWidgets import QApplication

from hansetable import games
from hansetable.model.play import PlayModel
from hansetable.session.session import Session
from hansetable.session.slot import PlayerSlot
from hansetable.ui.games import game_ui
from hansetable.ui.settings.settings import Settings
from hansetable.ui.table.play_page import PlayPage
from hansetable.ui.table.prompt.prompt_buttons import PLAN
from tests.ui.mouse_driver import LEFT, MouseDriver, QTest

PEOPLE = (
    PlayerSlot("Heike", "red", "human"),
    PlayerSlot("Jorin", "blue", "human"),
    PlayerSlot("Marit", "green", "human"),
)


@pytest.fixture
def page(qtbot, own_folders, monkeypatch):
    """A table with three people and Riga buildings, without motion."""
    monkeypatch.setattr(games, "GAMES", tuple(dict.fromkeys((*games.GAMES, "riga"))))
    session = Session.new("riga", 12, PEOPLE, {"riga": "on", "hands": "secret"})
    settings = Settings()
    settings.animation = "off"
    page = PlayPage(PlayModel(session), settings, game_ui(session.game.name))
    qtbot.addWidget(page)
    page.resize(1366, 742)
    page.show()
    page.begin()
    yield page
    page.model.stop()


def test_a_whole_game_of_three_by_mouse(page):
    mouse, chance = MouseDriver(page), random.Random(4)
    model = page.model
    seen = set()
    for turn in range(3000):
        if model.decides is None:
            break
        if model.curtain is not None:
            page.curtain.button.click()
        before = len(model.session.actions)
        if PLAN in page.prompt_bar.buttons and chance.random() < 0.5:
            QTest.mouseClick(page.prompt_bar.buttons[PLAN], LEFT)
        else:
            mouse.say(sensible(model, chance), drag=turn % 3 != 0)
        QApplication.processEvents()
        seen.update(type(action).__name__ for _, action in model.session.actions[before:])
    assert model.decides is None
    assert page.ending is not None and page.ending.isVisible()
    assert {
        "NameStart", "Keep", "TakeRow", "TakeBuilding", "Use", "KeepGood", "Lift", "Swap", "Plan",
        "Crane", "Fund", "Spend", "Turn", "Done", "Drop",
    } <= seen  # fmt: skip


def sensible(model, chance):
    """What keeps the game moving; at first one seat only gathers goods, for the hand limit."""
    options = list(model.view.options(model.viewer))

    def those(*kinds):
        return [action for action in options if type(action).__name__ in kinds]

    if model.view.year <= 2 and model.viewer == 0 and those("TakeRow", "Done"):
        return chance.choice(those("TakeRow", "Done"))
    rare = those("Use", "Crane", "Fund")
    if rare and chance.random() < 0.4:
        return chance.choice(rare)
    more = [action for action in options if action not in those("Done", "Spend")]
    return chance.choice(more if more and chance.random() < 0.6 else options)

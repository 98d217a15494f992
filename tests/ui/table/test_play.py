"""Whole games played on the table with the mouse."""

from __future__ import annotations

import random

import pytest
from PySide6.QtWidgets import QApplication

from hansetable.model.table import TableModel
from hansetable.session.chair import Chair
from hansetable.session.session import Session
from hansetable.ui.settings import Settings
from hansetable.ui.table.page import TablePage
from tests.ui.hand import Hand

PEOPLE = (Chair("Heike", "red", "human"), Chair("Jorin", "blue", "human"))


@pytest.fixture
def page(qtbot, own_folders):
    """A table with two people, without motion."""
    session = Session.new("novgorod", 11, PEOPLE, {"bonus": "random", "careers": "choose"})
    settings = Settings()
    settings.animation = "off"
    page = TablePage(TableModel(session), settings)
    qtbot.addWidget(page)
    page.resize(1366, 742)
    page.show()
    page.begin()
    yield page
    page.model.stop()


def test_a_whole_game_of_two_by_mouse(page):
    hand, chance = Hand(page), random.Random(5)
    model = page.model
    seen = set()
    for turn in range(4000):
        if model.decides is None:
            break
        if model.curtain is not None:
            page.curtain.button.click()
        options = list(model.view.options(model.viewer))
        action = sensible(model, options, chance)
        seen.add(type(action).__name__)
        hand.say(action, drag=turn % 3 != 0)
        QApplication.processEvents()
    assert model.decides is None
    assert page.ending is not None and page.ending.isVisible()
    assert {"Lay", "Mark", "Produce", "BuyOffice", "Store", "Collect", "Fulfil"} <= seen


def sensible(model, options, chance):
    """Mostly what the game likes, so that the game ends; sometimes anything."""
    if chance.random() < 0.25:
        return chance.choice(options)
    state = model.view
    seat = model.viewer

    def value(action):
        after = state.clone()
        after.push(seat, action)
        return model.game.worth(after)[seat] + chance.random() * 0.5

    return max(options, key=value)

"""A whole game of Kogge played on the table with the mouse."""

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
from hansetable.ui.table.sidebar.sidebar import MOVES
from tests.ui.mouse_driver import LEFT, MouseDriver, QTest

PEOPLE = (
    PlayerSlot("Heike", "red", "human"),
    PlayerSlot("Jorin", "blue", "human"),
    PlayerSlot("Marit", "green", "human"),
    PlayerSlot("Klaas", "black", "human"),
)


@pytest.fixture
def page(qtbot, own_folders, monkeypatch):
    """A table with four people and all variants, without motion."""
    monkeypatch.setattr(games, "GAMES", tuple(dict.fromkeys((*games.GAMES, "kogge"))))
    options = {
        "hands": "secret", "taxes": "on", "stores": "on", "conflicts": "on", "memory": "on",
        "recall": "on",
    }  # fmt: skip
    session = Session.new("kogge", 522, PEOPLE, options)
    settings = Settings()
    settings.animation = "off"
    page = PlayPage(PlayModel(session), settings, game_ui(session.game.name))
    qtbot.addWidget(page)
    page.resize(1366, 742)
    page.show()
    page.begin()
    yield page
    page.model.stop()


def test_a_whole_game_of_four_by_mouse(page):
    mouse, chance = MouseDriver(page), random.Random(1)
    model = page.model
    seen = set()
    for turn in range(1000):
        if model.decides is None:
            break
        if model.curtain is not None:
            page.curtain.button.click()
        before = len(model.session.actions)
        action = sensible(model, chance)
        if is_listed_only(page, action):
            say_in_list(page, action)
        else:
            mouse.say(action, drag=turn % 3 != 0)
        QApplication.processEvents()
        seen.update(type(action).__name__ for _, action in model.session.actions[before:])
    assert model.decides is None
    assert page.ending is not None and page.ending.isVisible()
    assert {
        "Choose", "Keep", "Lay", "Bid", "Steer", "Tax", "Sail", "Path", "Pay", "Load", "Anchor",
        "Drive", "BuyRaid", "BuyChip", "TakeMarker", "TakeGood", "BuyPair", "Give", "Take",
        "Settle", "Change", "RaidCity", "RaidCog", "Part", "TakePile", "Look", "End", "Attack",
        "Peace", "Stake", "Ready", "Wish", "Leave", "Offer", "Accept", "Decline",
    } <= seen  # fmt: skip


def test_a_click_anywhere_on_a_city_means_the_city(page):
    page.curtain.button.click()
    model, scene = page.model, page.scene
    square = next(p for p in scene.pieces.values() if p.handle.startswith("route:danzig"))
    assert not square.glow and scene.piece_at(square.scenePos()) is square
    at = page.view.mapFromScene(square.scenePos())
    QTest.mouseClick(page.view.viewport(), LEFT, pos=at)
    assert model.session.actions[-1][1].touches() == {"marker:5"}


def is_listed_only(page, action):
    """Tell whether an action has neither a piece nor a button of its own, as offers have not."""
    return all(
        h.startswith("button:") and h not in page.prompt_bar.buttons for h in action.touches()
    )


def say_in_list(page, action):
    """Say an action by a double click in the list of moves."""
    moves = page.sidebar.moves
    page.sidebar.show_tab(MOVES)
    QApplication.processEvents()
    row = moves.model().index(moves.model().actions.index(action), 0)
    moves.scrollTo(row)
    at = moves.visualRect(row).center()
    QTest.mouseClick(moves.viewport(), LEFT, pos=at)
    QTest.mouseDClick(moves.viewport(), LEFT, pos=at)
    assert page.model.session.actions[-1][1] == action


def sensible(model, chance):
    """What makes a short and colourful game: rare actions first, and turns that come to an end."""
    options = list(model.view.options(model.viewer))

    def those(*kinds):
        return [action for action in options if type(action).__name__ in kinds]

    rare = those("BuyChip", "Path", "BuyRaid", "Accept", "Found")
    if rare:
        return chance.choice(rare)
    seldom = those(
        "RaidCog", "Attack", "Load", "Settle", "Give", "TakeGood", "TakeMarker", "Offer"
    )  # fmt: skip
    if seldom and chance.random() < 0.6:
        return chance.choice(seldom)
    last = those("Bid", "Anchor", "End", "Ready")
    if last and chance.random() < 0.45:
        return last[0]
    more = [action for action in options if action not in those("End", "RaidCity", "Offer", "Look")]
    return chance.choice(more if more and chance.random() < 0.9 else options)

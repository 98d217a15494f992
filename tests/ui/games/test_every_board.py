"""What the user interface of every game says agrees with the game."""

from __future__ import annotations

import pytest

from hansetable.games import GAMES, game
from hansetable.ui.games import game_ui

NAMES = ("Heike", "Jorin", "Marit", "Klaas")
COLOURS = ("red", "blue", "green", "black")

pytestmark = [pytest.mark.usefixtures("english"), pytest.mark.parametrize("name", GAMES)]


def test_the_sheet_offers_the_options_of_the_game(name: str) -> None:
    offered = game_ui(name).options().options
    assert [(o.name, tuple(c.value for c in o.choices)) for o in offered] == [
        (info.name, tuple(info.values)) for info in game(name).options
    ]
    assert [o.default for o in offered] == [info.values[0] for info in game(name).options]
    assert all(o.title and o.sentence.endswith(".") for o in offered)


def test_the_seats_show_numbers_that_the_game_knows(own_folders: object, name: str) -> None:
    found = game_ui(name)
    board = found.board(found.text(NAMES), NAMES, COLOURS)
    state = game(name).deal(3, 1, {})
    assert board.columns
    for key, icon, title in board.columns:
        assert key in game(name).scoreboard(state)[0]
        assert icon and title

"""The games on the screen: how each of them lies on the cloth and what it says."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from hansetable.ui.game_ui import GameUi


def game_ui(game: str) -> GameUi:
    """Return what a game brings to the screen, by its id."""
    found: GameUi = import_module(f"hansetable.ui.games.{game}").GAME_UI
    return found

"""Which screen belongs to which game: words, board, and the form in the new-game dialog."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from importlib import import_module

from PySide6.QtWidgets import QDialog

from hansetable.ui.ending.dialog import EndText
from hansetable.ui.newgame.setup import GameForm
from hansetable.ui.table.board import Board
from hansetable.ui.table.words import GameText


@dataclass(frozen=True, slots=True)
class Market:
    """How people trade in a game where that is possible at any time, also out of turn.

    ``possible`` and ``label`` take a view and a seat, ``begin`` the model and the parent widget.
    """

    possible: Callable[..., bool]
    label: Callable[..., str]
    begin: Callable[..., QDialog | None]


@dataclass(frozen=True, slots=True)
class GameUi:
    """What one game brings to the table; a board takes the words, the seats' names and colours."""

    words: Callable[[Sequence[str]], GameText]
    board: Callable[..., Board]
    form: Callable[[], GameForm]
    end_text: Callable[[], EndText]
    market: Market | None = None


def game_ui(game: str) -> GameUi:
    """Return the user interface of a game by its id."""
    found: GameUi = import_module(f"hansetable.ui.games.{game}").GAME_UI
    return found

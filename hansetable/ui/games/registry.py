"""Which screen belongs to which game: words, board, and the sheet for the new-game dialog."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from importlib import import_module

from PySide6.QtWidgets import QDialog

from hansetable.ui.ending.dialog import EndWords
from hansetable.ui.newgame.setup import GameSheet
from hansetable.ui.table.board import Board
from hansetable.ui.table.words import FrameWords


@dataclass(frozen=True, slots=True)
class Market:
    """How people trade in a game where that is possible at any time, also out of turn.

    ``possible`` and ``label`` take a view and a seat, ``begin`` the model and the parent widget.
    """

    possible: Callable[..., bool]
    label: Callable[..., str]
    begin: Callable[..., QDialog | None]


@dataclass(frozen=True, slots=True)
class Furniture:
    """What one game brings to the table; a board takes the words, the seats' names and colours."""

    words: Callable[[Sequence[str]], FrameWords]
    board: Callable[..., Board]
    sheet: Callable[[], GameSheet]
    end_words: Callable[[], EndWords]
    market: Market | None = None


def furniture(game: str) -> Furniture:
    """Return the furniture of a game by its id."""
    found: Furniture = import_module(f"hansetable.ui.games.{game}").FURNITURE
    return found

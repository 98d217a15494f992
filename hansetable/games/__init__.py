"""The games. The registry has one line a game."""

from __future__ import annotations

import sys
from functools import cache
from importlib import import_module

from hansetable.core import Game
from hansetable.errors import quoted

GAMES = ("novgorod", "riga", "kogge")
"""The ids of the games that can be played; each is a package of this one with a ``GAME``."""


class UnknownGameError(ValueError):
    """No game has this name."""


def known(name: str) -> bool:
    """Tell whether a game has been asked for already, so that its card values are read."""
    return f"{__name__}.{name}" in sys.modules


@cache
def game(name: str) -> Game:
    """Return a game by its id; its card values are read when it is first asked for.

    Raises:
        UnknownGameError: there is no such game.
        hansetable.errors.SheetError: its card values are not valid.
    """
    if name not in GAMES:
        raise UnknownGameError(f"expected a game ({', '.join(GAMES)}), found {quoted(name)}")
    found: Game = import_module(f"hansetable.games.{name}").GAME
    return found

"""Players that know no game: they read a view, list what may be said, and choose."""

from hansetable.ai.ahead import Ahead
from hansetable.ai.apprentice import Apprentice
from hansetable.ai.greedy import Greedy
from hansetable.ai.learned import Learned
from hansetable.ai.player import DEFAULT_BUDGET, Level, Player
from hansetable.ai.random import Random

OTHER_NAMES = {"greedy": "journeyman"}
"""What a level is also called in records and on the command line, by the id of old."""
LEVELS: dict[str, Level] = {
    "random": Random,
    "apprentice": Apprentice,
    "journeyman": Greedy,
    "greedy": Greedy,
    "merchant": Learned,
    "alderman": Ahead,
}
"""Every level by its id, the weakest first: how to seat a player of it, from a game and a seed."""
LEARNED = ("merchant", "alderman")
"""The levels that cannot play without weights that were learned."""

__all__ = [
    "DEFAULT_BUDGET",
    "LEARNED",
    "LEVELS",
    "OTHER_NAMES",
    "Greedy",
    "Level",
    "Player",
    "Random",
]

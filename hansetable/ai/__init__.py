"""Players that know no game: they read a view, list what may be said, and choose."""

from hansetable.ai.greedy import Greedy
from hansetable.ai.player import DEFAULT_BUDGET, Level, Player
from hansetable.ai.random import Random

LEVELS: dict[str, Level] = {"random": Random, "greedy": Greedy}
"""Every level by its id, the weakest first: how to seat a player of it, from a game and a seed."""

__all__ = ["DEFAULT_BUDGET", "LEVELS", "Greedy", "Level", "Player", "Random"]

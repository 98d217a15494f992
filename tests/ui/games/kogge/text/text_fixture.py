"""Positions of Kogge to be put into words, and what every text must be."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator

from hansetable.games.kogge import GAME
from hansetable.games.kogge import action_tables as say
from hansetable.games.kogge.cards import CITIES, GOOD
from hansetable.games.kogge.multiset import pack_of
from hansetable.games.kogge.round import AskBids
from hansetable.games.kogge.state import KoggeState
from hansetable.games.kogge.turn import ACT

NAMES = ("Heike", "Jorin", "Marit", "Klaas")
IDS = (*(f"\\b{city}\\b" for city in CITIES), r"[a-z]:\w", r"-\d")
UNFIT = re.compile("|".join((*IDS, "%n", r"\(\w+\)\W|es/|is/", "[{}]", "  ", r"\.\.", "None")))
VARIANTS = ("taxes", "stores", "conflicts", "memory")


def fit(text: str) -> bool:
    """Whether a text says something, and nothing that is meant for the computer."""
    return bool(text) and text == text.strip() and not UNFIT.search(text)


def positions(seed: int, options: dict[str, str], most: int = 900) -> Iterator[KoggeState]:
    """Positions of a game in which anything is said that can be."""
    chance = random.Random(seed + 200)
    state = GAME.deal(2 + seed % 3, seed, options)
    for _ in range(most):
        if not state.stack:
            return
        yield state
        seat = chance.choice(state.asked())
        found = state.listed(seat)
        kinds = sorted({type(action) for action in found}, key=lambda kind: kind.__name__)
        kind = chance.choice(kinds)
        state.push(seat, chance.choice([action for action in found if type(action) is kind]))


def table(cargo: str = "ore ore furs", hand: str = "012345678", **options: str) -> KoggeState:
    """Return a game for four in which the first player is in Danzig and may act."""
    state = GAME.deal(4, 1, options)
    for seat in range(4):
        state.push(seat, say.CHOOSE[(5, 4, 3, 2)[seat]])
    while not isinstance(state.stack[-1], AskBids):
        state.push(state.asked()[0], state.listed(state.asked()[0])[0])
    state.cargo[0] = pack_of(GOOD[good] for good in cargo.split())
    state.hand[0] = pack_of(map(int, hand))
    state.order, state.turn, state.began = [0, 1, 2, 3], 0, state.cog[0]
    state.steps = state.done = 0
    state.stack[:] = [ACT]
    return state

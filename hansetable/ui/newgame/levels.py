"""Who can play in a slot, what the levels of the AI are called, and how strong they are."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from types import MappingProxyType
from typing import Any

from hansetable.ai import LEVELS, OTHER_NAMES
from hansetable.paths import resources
from hansetable.session.slot import HUMAN, OPEN
from hansetable.ui.language import Text

_CHANCE = "random"
PLAYERS = (HUMAN, *(level for level in LEVELS if level not in (_CHANCE, *OTHER_NAMES)))
"""Who can be chosen for a slot: a person, then the levels of the AI, the strongest last."""
EVERYBODY = (HUMAN, OPEN, *PLAYERS[1:])
"""The same with a guest at another computer, where there can be one."""
USUAL = "journeyman"
"""Who plays in a slot that nobody was chosen for."""


@dataclass(frozen=True, slots=True)
class PlayerWords:
    """What a player is called on a button and in a sentence, what that means, and what many are."""

    title: Text
    word: Text
    hint: Text | str
    many: Text | str = ""


_WORDS: Mapping[str, PlayerWords] = MappingProxyType(
    {
        "human": PlayerWords(
            Text("Levels", "Here"),
            Text("Levels", "Human"),
            Text("Levels", "A person at this screen."),
        ),
        OPEN: PlayerWords(
            Text("Levels", "Elsewhere"),
            Text("Levels", "Guest"),
            Text("Levels", "A person at another computer, who joins with the code of the table."),
        ),
        "random": PlayerWords(
            Text("Levels", "Beginner"),
            Text("Levels", "beginner"),
            Text("Levels", "Plays anything that is allowed."),
            Text("Levels", "random play"),
        ),
        "apprentice": PlayerWords(
            Text("Levels", "Apprentice"),
            Text("Levels", "apprentice"),
            Text("Levels", "Still makes mistakes: a beginner can beat it."),
            Text("Levels", "apprentices"),
        ),
        "journeyman": PlayerWords(
            Text("Levels", "Journeyman"),
            Text("Levels", "journeyman"),
            Text("Levels", "Plays what a sensible player would, turn by turn."),
            Text("Levels", "journeymen"),
        ),
        "merchant": PlayerWords(
            Text("Levels", "Merchant"),
            Text("Levels", "merchant"),
            Text("Levels", "Knows from thousands of games what a position is worth."),
            Text("Levels", "merchants"),
        ),
        "alderman": PlayerWords(
            Text("Levels", "Alderman"),
            Text("Levels", "alderman"),
            Text("Levels", "Plays its best turns on in thought before it decides."),
            Text("Levels", "aldermen"),
        ),
    }
)


def player_words(player: str) -> PlayerWords:
    """Return what a person or a level of the AI is called; an unknown level by its id."""
    known = _WORDS.get(OTHER_NAMES.get(player, player))
    unknown = Text("Levels", player)
    return known or PlayerWords(unknown, unknown, "")


def chosen_again(player: str) -> str:
    """Return who is chosen in a slot where this player was chosen once, maybe long ago."""
    return PLAYERS[1] if player == _CHANCE else OTHER_NAMES.get(player, player)


def ai_words(player: str) -> str:
    """Return what stands beside the name of a seat that the computer plays."""
    return str(Text("Levels", "Computer, {level}").filled(level=player_words(player).word))


def strength(level: str, game: str, seats: int) -> str:
    """Return how often a level beats the one below it with so many seats, as far as measured."""
    row = _measured().get(game, {}).get(str(seats), {}).get(level)
    if row is None:
        return ""
    wins = Text("Levels", "Wins {wins} of 100 against {rivals}.")
    return str(wins.filled(wins=round(100 * row["rate"]), rivals=player_words(row["against"]).many))


@cache
def _measured() -> Any:
    """What `packaging/levels.py` has measured, by game, number of seats and level."""
    return json.loads((resources() / "levels.json").read_text("utf-8"))

"""Who can play in a slot, and what the levels of the AI are called on the screen."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType

from hansetable.ai import LEVELS, OTHER_NAMES
from hansetable.session.slot import HUMAN
from hansetable.ui.language import Text

_CHANCE = "random"
PLAYERS = (HUMAN, *(level for level in LEVELS if level not in (_CHANCE, *OTHER_NAMES)))
"""Who can be chosen for a slot: a person, then the levels of the AI, the strongest last."""
USUAL = "journeyman"
"""Who plays in a slot that nobody was chosen for."""


@dataclass(frozen=True, slots=True)
class PlayerWords:
    """What a player is called: on a button, in a sentence, and what that means."""

    title: Text
    word: Text
    hint: Text | str


_PERSON = Text("Levels", "Human")
_WORDS: Mapping[str, PlayerWords] = MappingProxyType(
    {
        "human": PlayerWords(_PERSON, _PERSON, Text("Levels", "A person at this screen.")),
        "random": PlayerWords(
            Text("Levels", "Beginner"),
            Text("Levels", "beginner"),
            Text("Levels", "The computer plays anything that is allowed."),
        ),
        "apprentice": PlayerWords(
            Text("Levels", "Apprentice"),
            Text("Levels", "apprentice"),
            Text("Levels", "The computer still makes mistakes: a beginner can beat it."),
        ),
        "journeyman": PlayerWords(
            Text("Levels", "Journeyman"),
            Text("Levels", "journeyman"),
            Text("Levels", "The computer plays what a sensible player would, turn by turn."),
        ),
        "merchant": PlayerWords(
            Text("Levels", "Merchant"),
            Text("Levels", "merchant"),
            Text("Levels", "The computer knows from thousands of games what a position is worth."),
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

"""Who can play in a slot, and what the levels of the AI are called on the screen."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType

from hansetable.ai import LEVELS
from hansetable.session.slot import HUMAN
from hansetable.ui.language import Text

PLAYERS = (HUMAN, *LEVELS)
"""Who can be chosen for a slot: a person, then the levels of the AI, the strongest last."""


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
        "greedy": PlayerWords(
            Text("Levels", "Steady"),
            Text("Levels", "steady"),
            Text("Levels", "The computer plays what a sensible player would."),
        ),
    }
)


def player_words(player: str) -> PlayerWords:
    """Return what a person or a level of the AI is called; an unknown level by its id."""
    unknown = Text("Levels", player)
    return _WORDS.get(player, PlayerWords(unknown, unknown, ""))


def ai_words(player: str) -> str:
    """Return what stands beside the name of a seat that the computer plays."""
    return str(Text("Levels", "Computer, {level}").filled(level=player_words(player).word))

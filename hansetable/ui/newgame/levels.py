"""Who can play in a slot, and what the levels of the AI are called on the screen."""

from __future__ import annotations

from dataclasses import dataclass

from hansetable.ai import LEVELS
from hansetable.session.slot import HUMAN
from hansetable.ui.language import translate

PLAYERS = (HUMAN, *LEVELS)
"""Who can be chosen for a slot: a person, then the levels of the AI, the strongest last."""


@dataclass(frozen=True, slots=True)
class PlayerWords:
    """What a player is called: on a button, in a sentence, and what that means."""

    title: str
    word: str
    hint: str


def player_words(player: str) -> PlayerWords:
    """Return what a person or a level of the AI is called; an unknown level by its id."""
    match player:
        case "human":
            title = translate("Levels", "Human")
            return PlayerWords(title, title, translate("Levels", "A person at this screen."))
        case "random":
            title, word = translate("Levels", "Beginner"), translate("Levels", "beginner")
            hint = translate("Levels", "The computer plays anything that is allowed.")
            return PlayerWords(title, word, hint)
        case "greedy":
            title, word = translate("Levels", "Steady"), translate("Levels", "steady")
            hint = translate("Levels", "The computer plays what a sensible player would.")
            return PlayerWords(title, word, hint)
    return PlayerWords(player, player, "")


def ai_words(player: str) -> str:
    """Return what stands beside the name of a seat that the computer plays."""
    return translate("Levels", "AI, {level}").format(level=player_words(player).word)

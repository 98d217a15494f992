"""Novgorod in the new-game dialog."""

from __future__ import annotations

from hansetable.games.novgorod import GAME
from hansetable.ui.game_ui import ChoiceForm, GameForm, OptionForm
from hansetable.ui.games.novgorod.text.names import Novgorod

_SIDES = {
    "off": Novgorod.tr("Without"),
    "front": Novgorod.tr("Front"),
    "back": Novgorod.tr("Back"),
    "random": Novgorod.tr("By chance"),
}
_OPTIONS = {
    "bonus": (
        Novgorod.tr("Bonus cards"),
        Novgorod.tr("A first game has “8 offices” and “five-city route”."),
        {"first": Novgorod.tr("First game"), "random": Novgorod.tr("Two at random")},
    ),
    "careers": (
        Novgorod.tr("Career cards"),
        Novgorod.tr("A first game is played with the front sides."),
        {"first": Novgorod.tr("Front sides"), "choose": Novgorod.tr("Everybody chooses")},
    ),
    "merchant": (
        Novgorod.tr("Expert: merchant"),
        Novgorod.tr("His city brings more: ducats (front) or a seal (back)."),
        _SIDES,
    ),
    "pirate": (
        Novgorod.tr("Expert: pirate"),
        Novgorod.tr("His city slows ships down (front) or is sailed past (back)."),
        _SIDES,
    ),
    "starts": (
        Novgorod.tr("Start cities"),
        Novgorod.tr("Where merchant and pirate stand at first, if they play."),
        {"fixed": Novgorod.tr("Novgorod, Antwerpen"), "random": Novgorod.tr("By chance")},
    ),
    "special": (
        Novgorod.tr("Expert: special missions"),
        Novgorod.tr("A column of four missions that everybody may fulfil, for ducats."),
        {"off": Novgorod.tr("Without"), "on": Novgorod.tr("With")},
    ),
}
"""The title of each option, what it means, and the title of each value."""


def form() -> GameForm:
    """Return the options in the language of the moment."""
    options = []
    for option in GAME.options:
        title, sentence, values = _OPTIONS[option.name]
        choices = [ChoiceForm(value, values[value].say()) for value in option.values]
        default = option.values[0]
        options.append(
            OptionForm(option.name, title.say(), sentence.say(), tuple(choices), default)
        )
    return GameForm(GAME.name, GAME.seats, tuple(options))

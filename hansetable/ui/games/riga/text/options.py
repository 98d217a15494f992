"""Riga in the new-game dialog."""

from __future__ import annotations

from hansetable.core import OptionInfo
from hansetable.games.riga import GAME
from hansetable.ui.game_ui import ChoiceForm, GameForm, OptionForm
from hansetable.ui.games.riga.text.names import Riga

_TITLES = {
    "riga": Riga.tr("Riga buildings"),
    "riga off": Riga.tr("Without"),
    "riga on": Riga.tr("With"),
    "hands": Riga.tr("Hands"),
    "hands secret": Riga.tr("Secret"),
    "hands open": Riga.tr("Open"),
}
_SENTENCES = {
    "riga": Riga.tr("Four more buildings for everybody; a first game does without."),
    "hands": Riga.tr("Open hands show what everybody saw a player take."),
}


def form() -> GameForm:
    """Return the options in the language of the moment (R-10, R-90)."""
    return GameForm(GAME.name, GAME.seats, [_option(option) for option in GAME.options])


def _option(option: OptionInfo) -> OptionForm:
    name = option.name
    choices = [ChoiceForm(value, _TITLES[f"{name} {value}"].say()) for value in option.values]
    return OptionForm(name, _TITLES[name].say(), _SENTENCES[name].say(), choices, choices[0].value)

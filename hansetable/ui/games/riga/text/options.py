"""Riga in the new-game dialog."""

from __future__ import annotations

from hansetable.games.riga import GAME
from hansetable.ui.game_ui import ChoiceForm, GameForm, OptionForm
from hansetable.ui.language import translate


def form() -> GameForm:
    """Return the options in the language of the moment (R-10, R-90)."""
    riga = OptionForm(
        "riga",
        translate("Riga", "Riga buildings"),
        translate("Riga", "Four more buildings for everybody; a first game does without."),
        (
            ChoiceForm("off", translate("Riga", "Without")),
            ChoiceForm("on", translate("Riga", "With")),
        ),
        "off",
    )
    hands = OptionForm(
        "hands",
        translate("Riga", "Hands"),
        translate("Riga", "Open hands show what everybody saw a player take."),
        (
            ChoiceForm("secret", translate("Riga", "Secret")),
            ChoiceForm("open", translate("Riga", "Open")),
        ),
        "secret",
    )
    return GameForm(GAME.name, GAME.seats, (riga, hands))

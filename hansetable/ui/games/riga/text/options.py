"""Riga in the new-game dialog."""

from __future__ import annotations

from hansetable.games.riga import GAME
from hansetable.ui.language import translate
from hansetable.ui.newgame.setup import ChoiceSheet, GameSheet, OptionSheet


def sheet() -> GameSheet:
    """Return the options in the language of the moment (R-10, R-90)."""
    riga = OptionSheet(
        "riga",
        translate("Riga", "Riga buildings"),
        translate("Riga", "Four more buildings for everybody; a first game does without."),
        (
            ChoiceSheet("off", translate("Riga", "Without")),
            ChoiceSheet("on", translate("Riga", "With")),
        ),
        "off",
    )
    hands = OptionSheet(
        "hands",
        translate("Riga", "Hands"),
        translate("Riga", "Open hands show what everybody saw a player take."),
        (
            ChoiceSheet("secret", translate("Riga", "Secret")),
            ChoiceSheet("open", translate("Riga", "Open")),
        ),
        "secret",
    )
    return GameSheet(GAME.name, GAME.seats, (riga, hands))

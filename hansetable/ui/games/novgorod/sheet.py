"""Novgorod in the new-game dialog."""

from __future__ import annotations

from hansetable.games.novgorod import GAME
from hansetable.ui.language import translate
from hansetable.ui.setup import ChoiceSheet, GameSheet, OptionSheet


def sheet() -> GameSheet:
    """Return the game's name and options in the language of the moment."""
    bonus = OptionSheet(
        "bonus",
        translate("Novgorod", "Bonus cards"),
        translate("Novgorod", "A first game has “8 offices” and “five-city route”."),
        (
            ChoiceSheet("first", translate("Novgorod", "First game")),
            ChoiceSheet("random", translate("Novgorod", "Two at random")),
        ),
        "first",
    )
    careers = OptionSheet(
        "careers",
        translate("Novgorod", "Career cards"),
        translate("Novgorod", "A first game is played with the front sides."),
        (
            ChoiceSheet("first", translate("Novgorod", "Front sides")),
            ChoiceSheet("choose", translate("Novgorod", "Everybody chooses")),
        ),
        "first",
    )
    return GameSheet(GAME.name, translate("Novgorod", "Novgorod"), GAME.seats, (bonus, careers))

"""Novgorod in the new-game dialog."""

from __future__ import annotations

from hansetable.games.novgorod import GAME
from hansetable.ui.language import translate
from hansetable.ui.newgame.setup import ChoiceSheet, GameSheet, OptionSheet


def sheet() -> GameSheet:
    """Return the options in the language of the moment."""
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
    options = (bonus, careers, *_figures(), _specials())
    return GameSheet(GAME.name, GAME.seats, options)


def _figures() -> tuple[OptionSheet, ...]:
    """Merchant and pirate: whether they play, with which side, and where they begin."""
    sides = (
        ChoiceSheet("off", translate("Novgorod", "Without")),
        ChoiceSheet("front", translate("Novgorod", "Front")),
        ChoiceSheet("back", translate("Novgorod", "Back")),
        ChoiceSheet("random", translate("Novgorod", "By chance")),
    )
    merchant = OptionSheet(
        "merchant",
        translate("Novgorod", "Expert: merchant"),
        translate("Novgorod", "His city brings more: ducats (front) or a seal (back)."),
        sides,
        "off",
    )
    pirate = OptionSheet(
        "pirate",
        translate("Novgorod", "Expert: pirate"),
        translate("Novgorod", "His city slows ships down (front) or is sailed past (back)."),
        sides,
        "off",
    )
    starts = OptionSheet(
        "starts",
        translate("Novgorod", "Start cities"),
        translate("Novgorod", "Where merchant and pirate stand at first, if they play."),
        (
            ChoiceSheet("fixed", translate("Novgorod", "Novgorod, Antwerpen")),
            ChoiceSheet("random", translate("Novgorod", "By chance")),
        ),
        "fixed",
    )
    return merchant, pirate, starts


def _specials() -> OptionSheet:
    return OptionSheet(
        "special",
        translate("Novgorod", "Expert: special missions"),
        translate("Novgorod", "A column of four missions that everybody may fulfil, for ducats."),
        (
            ChoiceSheet("off", translate("Novgorod", "Without")),
            ChoiceSheet("on", translate("Novgorod", "With")),
        ),
        "off",
    )

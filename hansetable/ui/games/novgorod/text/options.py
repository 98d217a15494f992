"""Novgorod in the new-game dialog."""

from __future__ import annotations

from hansetable.games.novgorod import GAME
from hansetable.ui.game_ui import ChoiceForm, GameForm, OptionForm
from hansetable.ui.language import translate


def form() -> GameForm:
    """Return the options in the language of the moment."""
    bonus = OptionForm(
        "bonus",
        translate("Novgorod", "Bonus cards"),
        translate("Novgorod", "A first game has “8 offices” and “five-city route”."),
        (
            ChoiceForm("first", translate("Novgorod", "First game")),
            ChoiceForm("random", translate("Novgorod", "Two at random")),
        ),
        "first",
    )
    careers = OptionForm(
        "careers",
        translate("Novgorod", "Career cards"),
        translate("Novgorod", "A first game is played with the front sides."),
        (
            ChoiceForm("first", translate("Novgorod", "Front sides")),
            ChoiceForm("choose", translate("Novgorod", "Everybody chooses")),
        ),
        "first",
    )
    options = (bonus, careers, *_figures(), _specials())
    return GameForm(GAME.name, GAME.seats, options)


def _figures() -> tuple[OptionForm, ...]:
    """Merchant and pirate: whether they play, with which side, and where they begin."""
    sides = (
        ChoiceForm("off", translate("Novgorod", "Without")),
        ChoiceForm("front", translate("Novgorod", "Front")),
        ChoiceForm("back", translate("Novgorod", "Back")),
        ChoiceForm("random", translate("Novgorod", "By chance")),
    )
    merchant = OptionForm(
        "merchant",
        translate("Novgorod", "Expert: merchant"),
        translate("Novgorod", "His city brings more: ducats (front) or a seal (back)."),
        sides,
        "off",
    )
    pirate = OptionForm(
        "pirate",
        translate("Novgorod", "Expert: pirate"),
        translate("Novgorod", "His city slows ships down (front) or is sailed past (back)."),
        sides,
        "off",
    )
    starts = OptionForm(
        "starts",
        translate("Novgorod", "Start cities"),
        translate("Novgorod", "Where merchant and pirate stand at first, if they play."),
        (
            ChoiceForm("fixed", translate("Novgorod", "Novgorod, Antwerpen")),
            ChoiceForm("random", translate("Novgorod", "By chance")),
        ),
        "fixed",
    )
    return merchant, pirate, starts


def _specials() -> OptionForm:
    return OptionForm(
        "special",
        translate("Novgorod", "Expert: special missions"),
        translate("Novgorod", "A column of four missions that everybody may fulfil, for ducats."),
        (
            ChoiceForm("off", translate("Novgorod", "Without")),
            ChoiceForm("on", translate("Novgorod", "With")),
        ),
        "off",
    )

"""Kogge in the new-game dialog."""

from __future__ import annotations

from hansetable.games.kogge import GAME
from hansetable.ui.game_ui import ChoiceForm, GameForm, OptionForm
from hansetable.ui.language import translate


def form() -> GameForm:
    """Return the options in the language of the moment (K-90, K-A1 to K-D6)."""
    hands = OptionForm(
        "hands",
        translate("Kogge", "Cargo and markers"),
        translate("Kogge", "Secret hides their kinds, never their number; conflicts need it."),
        (
            ChoiceForm("secret", translate("Kogge", "Secret")),
            ChoiceForm("open", translate("Kogge", "Open")),
        ),
        "secret",
    )
    recall = OptionForm(
        "recall",
        translate("Kogge", "Routes once seen"),
        translate("Kogge", "Face-down routes that a player has seen are shown to that player."),
        (
            ChoiceForm("on", translate("Kogge", "Shown")),
            ChoiceForm("off", translate("Kogge", "Hidden")),
        ),
        "on",
    )
    variants = (
        _variant(
            "taxes",
            translate("Kogge", "Taxes"),
            translate("Kogge", "The guild master takes a good of each cog and clears his city."),
        ),
        _variant(
            "stores",
            translate("Kogge", "Trade with kontors"),
            translate("Kogge", "A cog may also trade with another player’s kontor in its city."),
        ),
        _variant(
            "conflicts",
            translate("Kogge", "Conflicts"),
            translate("Kogge", "Cogs in one city may fight with markers for goods."),
        ),
        _variant(
            "memory",
            translate("Kogge", "Memory"),
            translate("Kogge", "All routes lie face down and are turned down again."),
        ),
    )
    return GameForm(GAME.name, GAME.seats, (hands, *variants, recall))


def _variant(name: str, title: str, sentence: str) -> OptionForm:
    """A variant that can be switched on by itself."""
    choices = (
        ChoiceForm("off", translate("Kogge", "Without")),
        ChoiceForm("on", translate("Kogge", "With")),
    )
    return OptionForm(name, title, sentence, choices, "off")

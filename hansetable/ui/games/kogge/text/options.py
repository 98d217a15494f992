"""Kogge in the new-game dialog."""

from __future__ import annotations

from hansetable.games.kogge import GAME
from hansetable.ui.language import translate
from hansetable.ui.newgame.setup import ChoiceSheet, GameSheet, OptionSheet


def sheet() -> GameSheet:
    """Return the options in the language of the moment (K-90, K-A1 to K-D6)."""
    hands = OptionSheet(
        "hands",
        translate("Kogge", "Cargo and markers"),
        translate("Kogge", "Secret hides their kinds, never their number; conflicts need it."),
        (
            ChoiceSheet("secret", translate("Kogge", "Secret")),
            ChoiceSheet("open", translate("Kogge", "Open")),
        ),
        "secret",
    )
    recall = OptionSheet(
        "recall",
        translate("Kogge", "Routes once seen"),
        translate("Kogge", "Face-down routes that a player has seen are shown to that player."),
        (
            ChoiceSheet("on", translate("Kogge", "Shown")),
            ChoiceSheet("off", translate("Kogge", "Hidden")),
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
    return GameSheet(GAME.name, GAME.seats, (hands, *variants, recall))


def _variant(name: str, title: str, sentence: str) -> OptionSheet:
    """A variant that can be switched on by itself."""
    choices = (
        ChoiceSheet("off", translate("Kogge", "Without")),
        ChoiceSheet("on", translate("Kogge", "With")),
    )
    return OptionSheet(name, title, sentence, choices, "off")

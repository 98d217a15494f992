"""Kogge in the new-game dialog."""

from __future__ import annotations

from hansetable.games.kogge import GAME
from hansetable.ui.game_ui import ChoiceForm, GameForm, OptionForm
from hansetable.ui.games.kogge.text.names import Kogge
from hansetable.ui.language import Text

_WITH = {"off": Kogge.tr("Without"), "on": Kogge.tr("With")}
OPTIONS: dict[str, tuple[Text, Text, dict[str, Text]]] = {
    "hands": (
        Kogge.tr("Cargo and markers"),
        Kogge.tr("Secret hides their kinds, never their number; conflicts need it."),
        {"secret": Kogge.tr("Secret"), "open": Kogge.tr("Open")},
    ),
    "taxes": (
        Kogge.tr("Taxes"),
        Kogge.tr("The guild master takes a good of each cog and clears his city."),
        _WITH,
    ),
    "stores": (
        Kogge.tr("Trade with kontors"),
        Kogge.tr("A cog may also trade with another player’s kontor in its city."),
        _WITH,
    ),
    "conflicts": (
        Kogge.tr("Conflicts"),
        Kogge.tr("Cogs in one city may fight with markers for goods."),
        _WITH,
    ),
    "memory": (
        Kogge.tr("Memory"),
        Kogge.tr("All routes lie face down and are turned down again."),
        _WITH,
    ),
    "recall": (
        Kogge.tr("Routes once seen"),
        Kogge.tr("Face-down routes that a player has seen are shown to that player."),
        {"on": Kogge.tr("Shown"), "off": Kogge.tr("Hidden")},
    ),
}
"""The title of an option (K-90, K-A1 to K-D6), what it means, and the titles of its values."""


def form() -> GameForm:
    """Return the options in the language of the moment, in the order of the rules."""
    found = []
    for option in GAME.options:
        title, sentence, values = OPTIONS[option.name]
        choices = [ChoiceForm(value, values[value].say()) for value in option.values]
        found.append(
            OptionForm(option.name, title.say(), sentence.say(), choices, option.values[0])
        )
    return GameForm(GAME.name, GAME.seats, found)

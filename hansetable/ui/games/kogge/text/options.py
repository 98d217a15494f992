"""Kogge in the new-game dialog."""

from hansetable.ui.games.kogge.text.names import Kogge
from hansetable.ui.games.table_text import OptionTexts

_WITH = {"off": Kogge.tr("Without"), "on": Kogge.tr("With")}
OPTIONS: OptionTexts = {
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
"""K-90, K-A1 to K-D6."""

"""Riga in the new-game dialog."""

from hansetable.ui.games.riga.text.names import Riga
from hansetable.ui.games.table_text import OptionTexts

OPTIONS: OptionTexts = {
    "riga": (
        Riga.tr("Riga buildings"),
        Riga.tr("Four more buildings for everybody; a first game does without."),
        {"off": Riga.tr("Without"), "on": Riga.tr("With")},
    ),
    "hands": (
        Riga.tr("Hands"),
        Riga.tr("Open hands show what everybody saw a player take."),
        {"secret": Riga.tr("Secret"), "open": Riga.tr("Open")},
    ),
}

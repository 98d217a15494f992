"""Novgorod in the new-game dialog."""

from hansetable.ui.games.novgorod.text.names import Novgorod
from hansetable.ui.games.table_text import OptionTexts

_SIDES = {
    "off": Novgorod.tr("Without"),
    "front": Novgorod.tr("Front"),
    "back": Novgorod.tr("Back"),
    "random": Novgorod.tr("By chance"),
}
OPTIONS: OptionTexts = {
    "bonus": (
        Novgorod.tr("Bonus cards"),
        Novgorod.tr("A first game has “8 offices” and “five-city route”."),
        {"first": Novgorod.tr("First game"), "random": Novgorod.tr("Two at random")},
    ),
    "careers": (
        Novgorod.tr("Career cards"),
        Novgorod.tr("A first game is played with the front sides."),
        {"first": Novgorod.tr("Front sides"), "choose": Novgorod.tr("Everybody chooses")},
    ),
    "merchant": (
        Novgorod.tr("Expert: merchant"),
        Novgorod.tr("His city brings more: ducats (front) or a seal (back)."),
        _SIDES,
    ),
    "pirate": (
        Novgorod.tr("Expert: pirate"),
        Novgorod.tr("His city slows ships down (front) or is sailed past (back)."),
        _SIDES,
    ),
    "starts": (
        Novgorod.tr("Start cities"),
        Novgorod.tr("Where merchant and pirate stand at first, if they play."),
        {"fixed": Novgorod.tr("Novgorod, Antwerpen"), "random": Novgorod.tr("By chance")},
    ),
    "special": (
        Novgorod.tr("Expert: special missions"),
        Novgorod.tr("A column of four missions that everybody may fulfil, for ducats."),
        {"off": Novgorod.tr("Without"), "on": Novgorod.tr("With")},
    ),
}

"""The screen of Kogge: faces, geometry and words."""

from hansetable.ui.games.kogge import market
from hansetable.ui.games.kogge.board import KoggeBoard
from hansetable.ui.games.kogge.endwords import end_words
from hansetable.ui.games.kogge.sheet import sheet
from hansetable.ui.games.kogge.texts import Texts
from hansetable.ui.games.registry import Furniture, Market

FURNITURE = Furniture(
    Texts, KoggeBoard, sheet, end_words, Market(market.possible, market.label, market.begin)
)

"""The screen of Kogge: faces, geometry and words."""

from hansetable.ui.games.kogge import market
from hansetable.ui.games.kogge.board.board import KoggeBoard
from hansetable.ui.games.kogge.text.ending import end_words
from hansetable.ui.games.kogge.text.game_text import Texts
from hansetable.ui.games.kogge.text.options import sheet
from hansetable.ui.games.registry import Furniture, Market

FURNITURE = Furniture(
    Texts, KoggeBoard, sheet, end_words, Market(market.possible, market.label, market.begin)
)

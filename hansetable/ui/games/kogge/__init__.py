"""The screen of Kogge: faces, geometry and words."""

from hansetable.ui.games.kogge import market
from hansetable.ui.games.kogge.board.board import KoggeBoard
from hansetable.ui.games.kogge.text.ending import end_text
from hansetable.ui.games.kogge.text.game_text import KoggeText
from hansetable.ui.games.kogge.text.options import form
from hansetable.ui.games.registry import GameUi, Market

GAME_UI = GameUi(
    KoggeText, KoggeBoard, form, end_text, Market(market.possible, market.label, market.begin)
)

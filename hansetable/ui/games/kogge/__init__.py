"""The screen of Kogge: faces, geometry and words."""

from hansetable.ui.game_ui import GameUi, Market
from hansetable.ui.games.kogge import market
from hansetable.ui.games.kogge.board.board import KoggeBoard
from hansetable.ui.games.kogge.text.ending import end_text
from hansetable.ui.games.kogge.text.game_text import KoggeText
from hansetable.ui.games.kogge.text.options import form

GAME_UI = GameUi(
    KoggeText, KoggeBoard, form, end_text, Market(market.possible, market.label, market.begin)
)

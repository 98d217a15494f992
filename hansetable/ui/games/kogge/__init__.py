"""The screen of Kogge: faces, geometry and words."""

from functools import partial

from hansetable.games.kogge import GAME
from hansetable.ui.game_ui import GameUi, Market
from hansetable.ui.games.kogge import market
from hansetable.ui.games.kogge.board.board import KoggeBoard
from hansetable.ui.games.kogge.board.symbols import SYMBOLS
from hansetable.ui.games.kogge.text.game_text import OPTIONS, KoggeText, end_text
from hansetable.ui.games.table_text import form

GAME_UI = GameUi(
    KoggeText,
    KoggeBoard,
    partial(form, GAME, OPTIONS),
    end_text,
    SYMBOLS,
    Market(market.possible, market.label, market.begin, market.refused),
)

"""The screen of Novgorod: faces, chart, geometry and words."""

from functools import partial

from hansetable.games.novgorod import GAME
from hansetable.ui.game_ui import GameUi
from hansetable.ui.games.novgorod.board.board import NovgorodBoard
from hansetable.ui.games.novgorod.board.symbols import SYMBOLS
from hansetable.ui.games.novgorod.text.game_text import OPTIONS, NovgorodText, end_text
from hansetable.ui.games.table_text import form

GAME_UI = GameUi(NovgorodText, NovgorodBoard, partial(form, GAME, OPTIONS), end_text, SYMBOLS)

"""The screen of Riga: faces, geometry and words."""

from functools import partial

from hansetable.games.riga import GAME
from hansetable.ui.game_ui import GameUi
from hansetable.ui.games.riga.board.board import RigaBoard
from hansetable.ui.games.riga.board.symbols import SYMBOLS
from hansetable.ui.games.riga.text.game_text import OPTIONS, RigaText, end_text
from hansetable.ui.games.table_text import form

GAME_UI = GameUi(RigaText, RigaBoard, partial(form, GAME, OPTIONS), end_text, SYMBOLS)

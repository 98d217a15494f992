"""The screen of Novgorod: faces, chart, geometry and words."""

from hansetable.ui.game_ui import GameUi
from hansetable.ui.games.novgorod.board.board import NovgorodBoard
from hansetable.ui.games.novgorod.text.ending import end_text
from hansetable.ui.games.novgorod.text.game_text import NovgorodText
from hansetable.ui.games.novgorod.text.options import form

GAME_UI = GameUi(NovgorodText, NovgorodBoard, form, end_text)

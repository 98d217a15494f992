"""The screen of Riga: faces, geometry and words."""

from hansetable.ui.game_ui import GameUi
from hansetable.ui.games.riga.board.board import RigaBoard
from hansetable.ui.games.riga.text.ending import end_text
from hansetable.ui.games.riga.text.game_text import RigaText
from hansetable.ui.games.riga.text.options import form

GAME_UI = GameUi(RigaText, RigaBoard, form, end_text)

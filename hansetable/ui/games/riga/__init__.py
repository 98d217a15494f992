"""The screen of Riga: faces, geometry and words."""

from hansetable.ui.games.registry import Furniture
from hansetable.ui.games.riga.board.board import RigaBoard
from hansetable.ui.games.riga.text.ending import end_words
from hansetable.ui.games.riga.text.game_text import Texts
from hansetable.ui.games.riga.text.options import sheet

FURNITURE = Furniture(Texts, RigaBoard, sheet, end_words)

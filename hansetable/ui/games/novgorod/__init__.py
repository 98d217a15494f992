"""The screen of Novgorod: faces, chart, geometry and words."""

from hansetable.ui.games.novgorod.board.board import NovgorodBoard
from hansetable.ui.games.novgorod.text.ending import end_words
from hansetable.ui.games.novgorod.text.game_text import Texts
from hansetable.ui.games.novgorod.text.options import sheet
from hansetable.ui.games.registry import Furniture

FURNITURE = Furniture(Texts, NovgorodBoard, sheet, end_words)

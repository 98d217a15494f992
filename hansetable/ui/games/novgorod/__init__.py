"""The screen of Novgorod: faces, chart, geometry and words."""

from hansetable.ui.games.novgorod.board import NovgorodBoard
from hansetable.ui.games.novgorod.endwords import end_words
from hansetable.ui.games.novgorod.sheet import sheet
from hansetable.ui.games.novgorod.texts import Texts
from hansetable.ui.games.registry import Furniture

FURNITURE = Furniture(Texts, NovgorodBoard, sheet, end_words)

"""The screen of Riga: faces, geometry and words."""

from hansetable.ui.games.registry import Furniture
from hansetable.ui.games.riga.board import RigaBoard
from hansetable.ui.games.riga.endwords import end_words
from hansetable.ui.games.riga.sheet import sheet
from hansetable.ui.games.riga.texts import Texts

FURNITURE = Furniture(Texts, RigaBoard, sheet, end_words)

"""What the symbols of Riga are called, on enlarged cards as in the legend."""

from hansetable.ui.games.riga.text.names import Riga
from hansetable.ui.language import Text

COST = Text("RigaFaces", "cost")
POINTS = Text("RigaFaces", "points")
ONCE = Text("RigaFaces", "once")
MARKS = {"knight": Riga.tr("knight"), "merchant": Riga.tr("merchant")}
BETTER = Riga.tr("worth more")
BARRED = Riga.tr("cannot pay")

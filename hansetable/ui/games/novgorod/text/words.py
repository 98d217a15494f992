"""What the symbols of Novgorod are called, on enlarged cards as in the legend."""

from hansetable.ui.games.novgorod.text.names import Novgorod
from hansetable.ui.language import Text

PRICE = Text("NovgorodFaces", "price")
INCOME = Text("NovgorodFaces", "income")
FEE = Text("NovgorodFaces", "harbour fee")
SPEED = Text("NovgorodFaces", "speed")
HOLD = Text("NovgorodFaces", "hold")
A_TURN = Novgorod.tr("a turn")
LOSES = Novgorod.tr("loses")
TOP = Novgorod.tr("the top: brings on the last round")
COST = Novgorod.tr("cost")
PART = Novgorod.tr("part")
SEALS = Novgorod.tr("seals")

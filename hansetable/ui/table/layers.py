"""The layers of the table, from the felt to the curtain (z values)."""

FELT = 0
CHART = 10
LANES = 20
SLOTS = 30
CARDS = 40
ON_CARD = 45
FIGURES = 50
MARKS = 55
HAND = 70
RAISED = 80
DRAGGED = 90
INSPECTOR = 100

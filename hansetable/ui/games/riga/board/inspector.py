"""Full faces of the pieces of Riga, for a close look."""

from __future__ import annotations

from PySide6.QtCore import QRectF

from hansetable.core import Place, State
from hansetable.games.riga.state import RigaState
from hansetable.ui.art.canvas import Canvas
from hansetable.ui.games.riga.board import card_large, card_values
from hansetable.ui.games.riga.text.game_text import RigaText


class Inspector:
    """Paints full faces with their words."""

    def __init__(self, texts: RigaText) -> None:
        self._texts = texts

    def paint(self, b: Canvas, r: QRectF, place: Place, view: State) -> bool:
        """Paint the full face of a piece; False if it has none."""
        assert isinstance(view, RigaState)
        if not place.name:
            return False
        words = self._texts.card(place, view)
        if place.kind == "good":
            cities = card_values.by_city(place.name)
            card_large.good(
                b, r, words.title, place.name, card_values.base(place.name), cities, words.sub
            )
            return True
        if place.kind == "building":
            card = card_values.FACTS[place.name]
            card_large.building(
                b, r, words.title, words.sub, words.text, card.kind, card.city, card.cost,
                card.points, card.marks, card.good,
            )  # fmt: skip
            return True
        return False

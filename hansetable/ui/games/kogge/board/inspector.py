"""Full faces of the pieces of Kogge, for a close look."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF

from hansetable.core import Place, State
from hansetable.games.kogge.cards import CARDS
from hansetable.games.kogge.state import KoggeState
from hansetable.ui.art.canvas import Canvas
from hansetable.ui.art.palette import BRASS
from hansetable.ui.games.kogge.board import card_large, card_values
from hansetable.ui.games.kogge.board.card_art import CUBES
from hansetable.ui.games.kogge.text import names
from hansetable.ui.games.kogge.text.game_text import KoggeText
from hansetable.ui.games.kogge.text.names import Kogge

_MARKERS = ("marker", "route", "choice")


class Inspector:
    """Paints full faces with their words."""

    def __init__(self, texts: KoggeText, colours: Sequence[str]) -> None:
        self._texts, self._colours = texts, colours

    def paint(self, b: Canvas, r: QRectF, place: Place, view: State) -> bool:
        """Paint the full face of a piece; False if it has none."""
        assert isinstance(view, KoggeState)
        if not place.name:
            return False
        card = self._texts.card(place, view)
        if place.kind in _MARKERS or place.zone == "pool":
            number = int(place.name)
            note = Kogge.trUtf8("%n marker(s) in the game", None, CARDS.markers[number])
            title = names.place(number)
            card_large.marker(b, r, number, title, card_values.made(number), card.text, note)
        elif place.kind == "chip":
            card_large.chip(
                b, r, card_values.CHIP_ICON[place.name], card.title, card.sub, card.text,
                Kogge.trUtf8("%n development point(s)", None, 1),
            )  # fmt: skip
        elif place.kind == "cog":
            card_large.cog(b, r, card.title, card.sub, card.text, self._colours[place.owner])
        elif place.kind in ("city", "guild", "goal"):
            icon = "master" if place.kind == "guild" else "anchor"
            brass = place.kind in ("guild", "goal")
            colour = BRASS if brass else CUBES[card_values.made(place.at)]
            card_large.piece(b, r, card.title, card.sub, card.text, icon, colour)
        else:
            card_large.piece(b, r, card.title, card.sub, card.text, place.name, CUBES[place.name])
        return True

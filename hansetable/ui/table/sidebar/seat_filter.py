"""The row above the log that leaves one seat's lines: a small sign for each seat, and all."""

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, Signal
from PySide6.QtWidgets import QWidget

from hansetable.session.slot import PlayerSlot
from hansetable.ui.art.canvas import Canvas
from hansetable.ui.art.fonts import line_width
from hansetable.ui.art.palette import LETTER, LETTER_MUTED
from hansetable.ui.language import Text
from hansetable.ui.widgets.buttons import PaintedButton
from hansetable.ui.widgets.scaled import Scaled
from hansetable.ui.widgets.speaking import Speaking

_SIDE, _GAP = 22.0, 5.0


class _Part(PaintedButton):
    """One part of the row: the sign of a seat, or the word for all of them."""

    margin = 2.0

    def __init__(self, parent: QWidget, colour: str) -> None:
        super().__init__(parent)
        self.colour = colour
        self.setCheckable(True)
        self.setAutoExclusive(True)

    def draw(self, canvas: Canvas, face: QRectF) -> None:
        """Paints the sign or the word, and a box around what holds."""
        on = self.isChecked()
        if on or self.underMouse():
            canvas.rect(face, LETTER, 4, alpha=0.2 if on else 0.08)
        if self.colour:
            canvas.token(self.colour, face.center().x() - 6, face.center().y() - 6, 12)
        else:
            canvas.text(face, self.text(), 13.5, LETTER if on else LETTER_MUTED, "c", 600)

    def wide(self) -> float:
        """How wide the part is."""
        if self.colour:
            return _SIDE
        return line_width(self.text(), 13.5) + 14


class SeatFilter(Speaking, Scaled):
    """Chooses whose lines are shown.

    Signals:
        chosen(str): the colour of the seat, or nothing for all.
    """

    HEIGHT = 24.0

    chosen = Signal(str)

    def __init__(self, slots: Sequence[PlayerSlot], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.parts: dict[str, _Part] = {}
        self._add("", Text("Dock", "Show the lines of all seats."))
        for slot in slots:
            only = Text("Dock", "Show only the lines of {name}.")
            self._add(slot.colour, only.filled(name=slot.shown))
        self.says(self.parts[""].setText, Text("Dock", "all"))
        self.parts[""].setChecked(True)

    def _add(self, colour: str, what: Text) -> None:
        part = self.parts[colour] = _Part(self, colour)
        part.says_what(what)
        part.clicked.connect(lambda: self.chosen.emit(colour))

    def show_all(self) -> None:
        """Leave nobody out any more."""
        self.parts[""].click()

    def retranslate(self) -> None:
        """Give the word for all seats the room that it needs."""
        self._arrange()

    def draw(self, canvas: Canvas, area: QRectF) -> None:
        """Paints nothing: the parts paint themselves."""

    def _arrange(self) -> None:
        left = 2.0
        for part in self.parts.values():
            wide = part.wide()
            part.place(QRectF(left, 2, wide, self.HEIGHT - 4), self.scale, QPointF(0, 0))
            left += wide + _GAP

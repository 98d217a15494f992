"""The words behind a notice that lead to its rule."""

from PySide6.QtCore import QRectF

from hansetable.ui.art.canvas import Canvas
from hansetable.ui.art.fonts import line_width
from hansetable.ui.art.palette import SHEET_INK, SHEET_LINK
from hansetable.ui.widgets.buttons import PaintedButton


class RuleLink(PaintedButton):
    """A few underlined words behind a notice, which open the rulebook."""

    margin = 1.0

    def draw(self, canvas: Canvas, face: QRectF) -> None:
        """Paints the words and their line."""
        ink = SHEET_INK if self.underMouse() else SHEET_LINK
        canvas.text(face, self.text(), 14, ink, "l", 600)
        canvas.line(face.x(), face.bottom() - 2, face.right(), face.bottom() - 2, ink, 1)

    def wide(self) -> float:
        """How wide the words are."""
        return line_width(self.text(), 14) + 2

"""The card page of the sidebar: the full face of the piece under the mouse, and what it is."""

from collections.abc import Callable

from PySide6.QtCore import QRectF, Signal
from PySide6.QtWidgets import QWidget

from hansetable.ui.art.canvas import Canvas
from hansetable.ui.art.palette import LETTER, LETTER_DIM, LETTER_SOFT
from hansetable.ui.language import Text, translate
from hansetable.ui.table.sidebar import description
from hansetable.ui.table.sidebar.description import Paragraph
from hansetable.ui.widgets.buttons import TableButton
from hansetable.ui.widgets.scaled import Scaled
from hansetable.ui.widgets.speaking import Speaking

Painter = Callable[[Canvas, QRectF], object]

_WIDE, _HIGH = 240.0, 336.0
_EDGE = 6.0
_LINK = 32.0


class CardPage(Speaking, Scaled):
    """The full face of one piece above its words.

    Signals:
        rule(str): the person wants to read this rule.
    """

    rule = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._paint: Painter | None = None
        self.words = self.now = self.title = ""
        self._rule = ""
        self.link = TableButton(self, "dark")
        self.link.clicked.connect(lambda: self.rule.emit(self._rule))
        self.link.hide()
        tip = Text("Dock", "Open the rulebook at this rule")
        self.says(self.link.setToolTip, tip)

    def show_card(
        self, paint: Painter | None, text: str, rule: str = "", now: str = "", title: str = ""
    ) -> None:
        """Show a face (none: the title instead), its words, and a link if a rule governs it.

        ``now`` is what the piece is worth or allows at this moment.
        """
        self._paint, self.words, self._rule = paint, text, rule
        self.now, self.title = now, title
        self.setAccessibleName(" ".join(filter(None, (title, text, now))))
        self.link.setVisible(bool(rule))
        self.retranslate()

    def retranslate(self) -> None:
        """Set the texts of the page itself; those of the card come with the card."""
        self.link.setText(translate("Dock", "Rule {rule}").format(rule=self._rule))
        self._arrange()
        self.update()

    def draw(self, canvas: Canvas, area: QRectF) -> None:
        """Paints the face as large as the words leave room for."""
        if self._paint is None and not self._words():
            hint = translate(
                "Dock",
                "Point at something on the table, or lead the ring there with the arrow keys, to "
                "read about it here.",
            )
            room = QRectF(4, 4, area.width() - 8, 80)
            canvas.text(room, hint, 16, LETTER_SOFT, "lt", 500, italic=True, wrap=True)
            return
        face = self._face(area)
        if self._paint is not None:
            with canvas.kept():
                canvas.p.translate(face.topLeft())
                canvas.p.scale(face.width() / _WIDE, face.height() / _HIGH)
                self._paint(canvas, QRectF(0, 0, _WIDE, _HIGH))
        top = face.bottom() + 8
        low = area.height() - (_LINK if self._rule else 0)
        description.draw(canvas, QRectF(2, top, area.width() - 4, low - top), self._words())

    def _words(self) -> list[Paragraph]:
        """What stands below the face."""
        title = self.title if self._paint is None else ""
        return description.filled(
            (
                Paragraph(title, 18, LETTER, 700),
                Paragraph(self.words, 16, LETTER),
                Paragraph(self.now, 16, LETTER_DIM, italic=True),
            )
        )

    def _face(self, area: QRectF) -> QRectF:
        """Where the face lies; without one an empty rectangle at the top."""
        if self._paint is None:
            return QRectF(_EDGE, 0, 0, 0)
        below = self._words_high(area) + 8 + (_LINK if self._rule else 0)
        high = min(area.height() - _EDGE - below, (area.width() - 2 * _EDGE) * _HIGH / _WIDE)
        high = max(high, _HIGH * 0.6)
        wide = high * _WIDE / _HIGH
        return QRectF((area.width() - wide) / 2, _EDGE, wide, high)

    def _words_high(self, area: QRectF) -> float:
        return description.height(self._words(), area.width() - 4)

    def _arrange(self) -> None:
        """Puts the link below the words."""
        area = self.area()
        top = self._face(area).bottom() + 8 + self._words_high(area) + 4
        wide = self.link.wide(least=0)
        rect = QRectF(2, min(top, area.height() - 28), min(wide, area.width() - 4), 26)
        self.link.margin = 1.0
        self.link.place(rect, self.scale, self.rect().topLeft().toPointF())

"""Why something was refused: a line below the question, or two in its place if it is long."""

from PySide6.QtCore import QObject, QPointF, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QFontMetricsF
from PySide6.QtWidgets import QWidget

from hansetable.ui.art.canvas import Canvas
from hansetable.ui.art.fonts import font, line_width, wrapped_height
from hansetable.ui.art.palette import SHEET_INK, SHEET_LINK, SHEET_LOSS
from hansetable.ui.language import translate
from hansetable.ui.widgets.buttons import PaintedButton

NOTICE_SECONDS = 8
"""How long a notice stays if nothing happens; a long one stays longer."""
LETTERS = 60
"""How many letters are read in that time."""

_ONE, _MOST, _LEAST = 16.0, 16.0, 11.5
"""The size of one line, and the largest and the smallest size of two lines."""
_GAP = 10.0


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


class Notice(QObject):
    """A sentence that goes by itself, and the link to the rule that it comes from.

    Signals:
        said(str): this sentence is shown for some seconds.
        changed(): another sentence is to be seen, or none.
        opened(str): the person wants to read this rule.
    """

    said = Signal(str)
    changed = Signal()
    opened = Signal(str)

    def __init__(self, prompt_bar: QWidget) -> None:
        super().__init__(prompt_bar)
        self.text = self.rule = ""
        self.link = RuleLink(prompt_bar)
        self.link.clicked.connect(lambda: self.opened.emit(self.rule))
        self.link.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.link.hide()
        self._room = QRectF()
        self._px = _ONE
        self._timer = QTimer(self, singleShot=True)
        self._timer.timeout.connect(self.forget)

    def say(self, text: str, rule: str = "") -> None:
        """Show a sentence for some seconds."""
        self.text, self.rule = text, rule
        self.retranslate()
        self._timer.start(round(NOTICE_SECONDS * 1000 * max(1.0, len(text) / LETTERS)))
        self.changed.emit()
        self.said.emit(text)

    def forget(self) -> None:
        """Show nothing any more."""
        self.text = self.rule = ""
        self._timer.stop()
        self.changed.emit()

    def retranslate(self) -> None:
        """Set the words of the link; the sentence is another's."""
        self.link.setText(translate("Question", "Rule {rule}").format(rule=self.rule))

    def replaces(self, room: QRectF) -> bool:
        """Tell whether the sentence is too long for one line, and needs the place of two."""
        line = QFontMetricsF(font(_ONE, 500, italic=True)).height()
        return bool(self.text) and self._high(_ONE, self._wide(room)) > line * 1.5

    def place(self, room: QRectF, scale: float, shown: bool) -> None:
        """Lay the sentence and its link into a room of the bar, in unscaled pixels."""
        self.link.setVisible(shown and bool(self.text and self.rule))
        if not shown:
            return
        wide, link = self._wide(room), self.link.wide()
        self._px, top, high = _ONE, 28.0, 20.0
        if self.replaces(room):
            self._px, top, high = _MOST, 2.0, 48.0
            while self._high(self._px, wide) > high and self._px > _LEAST:
                self._px -= 0.5
            left = room.right() - link
        else:
            left = room.x() + line_width(self.text, _ONE, 500, italic=True) + _GAP
        self._room = QRectF(room.x(), top, wide, high)
        self.link.place(QRectF(left, 28, link, 20), scale, QPointF(0, 0))

    def draw(self, canvas: Canvas) -> None:
        """Paint the sentence where it was laid."""
        room = self._room
        several = room.height() > 20
        if several:
            high = min(room.height(), canvas.height(self.text, room.width(), self._px))
            room = QRectF(room.x(), room.center().y() - high / 2, room.width(), high + 2)
        canvas.text(room, self.text, self._px, SHEET_LOSS, "l", 500, italic=True, wrap=several)

    def _wide(self, room: QRectF) -> float:
        return room.width() - (self.link.wide() + _GAP if self.rule else 0.0)

    def _high(self, px: float, wide: float) -> float:
        return wrapped_height(self.text, wide, px, italic=True)

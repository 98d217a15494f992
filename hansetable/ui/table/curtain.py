"""The curtain between two people at one screen: it hides the table until the next is there."""

from PySide6.QtCore import (
    QEasingCurve,
    QEvent,
    QObject,
    QPointF,
    QPropertyAnimation,
    QRectF,
    Qt,
    Signal,
)
from PySide6.QtGui import QKeyEvent, QKeySequence, QMouseEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QLabel, QWidget

from hansetable.ui.art.canvas import Canvas
from hansetable.ui.art.palette import BRASS, LETTER, LETTER_SOFT
from hansetable.ui.art.textures import surface
from hansetable.ui.language import Text, translate
from hansetable.ui.start.picture import paint_cloth
from hansetable.ui.widgets.buttons import TableButton
from hansetable.ui.widgets.speaking import Speaking

LIFT_MS = 160
"""How long the curtain takes to rise at normal speed."""

_ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space)
_FRAME = 18.0
_PLATE = (520.0, 268.0)


class Curtain(Speaking, QLabel):
    """Cloth in a wooden frame over the whole parent; it knows a seat's name and colour only.

    ``duration`` is how long it takes to rise, in milliseconds; 0 when nothing is to move.

    Signals:
        lifted(): the next person is there and wants to see the table.
        tookBack(): who has handed over wants to undo the last action.
    """

    lifted = Signal()
    tookBack = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.name = self.colour = ""
        self._first = False
        self.duration = LIFT_MS
        self.button = TableButton(self, "primary")
        self.button.clicked.connect(self.lift)
        self.says(self.button.setText, Text("Curtain", "Lift the curtain"))
        self.says(self.button.set_key, Text("Curtain", "Enter"))
        self.undo_button = TableButton(self, "dark", "undo", pressed=self.tookBack)
        self.says(self.undo_button.setText, Text("Curtain", "Undo the last action"))
        self._rise = QPropertyAnimation(self, b"pos", self)
        self._rise.setEasingCurve(QEasingCurve.Type.InCubic)
        self._rise.finished.connect(self.hide)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        parent.installEventFilter(self)
        self.retranslate()
        self.hide()

    def draw(self, name: str, colour: str, first: bool = False, back: bool = False) -> None:
        """Hide the table at once and call for a person; ``first`` when the game begins.

        With ``back`` the last action can be undone from here.
        """
        self._rise.stop()
        self.name, self.colour, self._first = name, colour, first
        self.button.setEnabled(True)
        self.undo_button.setVisible(back)
        self.retranslate()
        self._cover()
        self.show()
        self.raise_()
        self.button.setFocus(Qt.FocusReason.OtherFocusReason)

    def lift(self) -> None:
        """Tell that the person is there, and rise; the table lies open below at once."""
        if not self.isVisible() or not self.button.isEnabled():
            return
        self.button.setEnabled(False)
        self.lifted.emit()
        if self.button.isEnabled():
            return
        self.setVisible(self.duration > 0)
        if self.duration <= 0:
            return
        self.raise_()
        self._rise.setDuration(self.duration)
        self._rise.setEndValue(self.pos() - self.rect().bottomLeft())
        self._rise.start()

    def texts(self) -> tuple[str, str]:
        """The heading and the sentence below it."""
        heading = translate("Curtain", "{name}’s turn.")
        if self._first:
            heading = translate("Curtain", "{name} begins.")
        advice = translate("Curtain", "Pass the mouse to {name}.")
        return heading.format(name=self.name), advice.format(name=self.name)

    def retranslate(self) -> None:
        """Set all texts."""
        self.setAccessibleName(" ".join(self.texts()))
        self._arrange()
        self.update()

    # ---- what Qt tells ------------------------------------------------------------------------

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Covers the parent also when its size changes."""
        if watched is self.parent() and event.type() == QEvent.Type.Resize and self.isVisible():
            self._cover()
        return super().eventFilter(watched, event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keeps the button in the middle."""
        super().resizeEvent(event)
        self._arrange()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Lifts on Enter, undoes on Ctrl+Z; no other key reaches what lies below."""
        event.accept()
        if event.matches(QKeySequence.StandardKey.Undo) and not self.undo_button.isHidden():
            self.tookBack.emit()
        if event.key() in _ENTER and not event.isAutoRepeat():
            self.lift()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Lets no click through."""
        event.accept()

    def focusNextPrevChild(self, next: bool) -> bool:
        """Keeps the keyboard on the curtain."""
        other = self.button.hasFocus() and not self.undo_button.isHidden()
        (self.undo_button if other else self.button).setFocus(Qt.FocusReason.TabFocusReason)
        return True

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paints the cloth, its frame, and whom it waits for."""
        painter = QPainter(self)
        canvas = Canvas(painter)
        whole = QRectF(self.rect())
        painter.drawTiledPixmap(whole, surface("wood"))
        scale = self._scale()
        frame = _FRAME * scale
        cloth = whole.adjusted(frame, frame, -frame, -frame)
        with canvas.kept():
            painter.setClipRect(cloth)
            painter.translate(cloth.topLeft())
            paint_cloth(painter, QRectF(0, 0, cloth.width(), cloth.height()))
        canvas.rect(cloth, None, 0, "#000000", 2)
        canvas.rect(cloth.adjusted(4, 4, -4, -4), None, 0, BRASS, 1)
        painter.translate(self._origin())
        painter.scale(scale, scale)
        wide = _PLATE[0]
        if self.colour:
            canvas.token(self.colour, wide / 2 - 32, 0, 64)
        heading, advice = self.texts()
        room = QRectF(-60, 84, wide + 120, 44)
        canvas.text(room, heading, 34, LETTER, family="cinzel", spacing=1, least=20)
        room = QRectF(0, 134, wide, 30)
        canvas.text(room, advice, 19, LETTER_SOFT, "c", 500, italic=True, least=15)
        painter.end()

    # ---- inside -------------------------------------------------------------------------------

    def _scale(self) -> float:
        return max(0.6, min(self.width() / 1366, self.height() / 742))

    def _origin(self) -> QPointF:
        """Where the plate of sign, words and button begins."""
        scale = self._scale()
        wide, high = _PLATE[0] * scale, _PLATE[1] * scale
        return QPointF((self.width() - wide) / 2, (self.height() - high) * 0.46)

    def _arrange(self) -> None:
        wide = self.button.wide(least=178) + 12
        rect = QRectF((_PLATE[0] - wide) / 2, 196, wide, 40)
        self.button.place(rect, self._scale(), self._origin())
        wide = self.undo_button.wide()
        rect = QRectF((_PLATE[0] - wide) / 2, 256, wide, 34)
        self.undo_button.place(rect, self._scale(), self._origin())

    def _cover(self) -> None:
        """Lies over the whole parent, also while it was rising."""
        parent = self.parentWidget()
        if parent is not None:
            self._rise.stop()
            self.setGeometry(parent.rect())
            if not self.button.isEnabled():
                self.hide()

"""Buttons that are drawn on the canvas, and yet are real buttons for keyboard and screen reader.

They lie in a picture that is scaled as a whole: ``place`` gives each its rectangle in the
coordinates of that picture.
"""

from collections.abc import Iterable, Mapping
from types import MappingProxyType

from PySide6.QtCore import QPoint, QPointF, QRectF, Qt
from PySide6.QtGui import QFocusEvent, QKeyEvent, QKeySequence, QPaintEvent
from PySide6.QtWidgets import QPushButton, QWidget

from hansetable.ui.art.canvas import KEY_PX, ButtonKind, Canvas
from hansetable.ui.art.fonts import line_width
from hansetable.ui.language import Text
from hansetable.ui.widgets.scaled import painted
from hansetable.ui.widgets.speaking import Pressed, Speaking

GAP = 8.0
"""What is free between two buttons of a strip, in unscaled pixels."""
_SHOWS: Mapping[Qt.FocusReason, bool] = MappingProxyType(
    {
        Qt.FocusReason.TabFocusReason: True,
        Qt.FocusReason.BacktabFocusReason: True,
        Qt.FocusReason.ShortcutFocusReason: True,
        Qt.FocusReason.MouseFocusReason: False,
    }
)
"""Whether a focus that came this way shows its ring; other ways change nothing."""


class PaintedButton(Speaking, QPushButton):
    """A button without a look: a subclass says in ``draw`` how its face is painted.

    ``margin`` is what it may paint around its face, in unscaled pixels. It must be smaller than
    the gap to the next button, which else could not be pressed there.
    """

    margin = 7.0

    def __init__(self, parent: QWidget) -> None:
        """Makes a button that Enter and the space bar press when it has the focus."""
        super().__init__(parent)
        self._face = QRectF(0, 0, 1, 1)
        self._scale = 1.0
        self.by_keyboard = False
        self.setAutoDefault(True)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setStyleSheet("QPushButton { min-width: 0; min-height: 0; padding: 0; border: none; }")

    def setText(self, text: str) -> None:
        """Set what is written on the button, as it is: an & in a name is no key."""
        super().setText(text)
        self.setShortcut(QKeySequence())

    def place(self, rect: QRectF, scale: float, origin: QPointF) -> None:
        """Moves the face to a rectangle of the picture that starts at ``origin`` in the parent."""
        rim = self.margin
        outer = rect.adjusted(-rim, -rim, rim, rim)
        scaled = QRectF(outer.topLeft() * scale, outer.size() * scale).translated(origin)
        whole = scaled.toAlignedRect()
        self._scale = scale
        shift = (scaled.topLeft() - whole.topLeft().toPointF()) / scale
        self._face = QRectF(shift.x() + rim, shift.y() + rim, rect.width(), rect.height())
        self.setGeometry(whole)
        self.update()

    def face(self) -> QRectF:
        """Where the face lies in the button, in pixels of the screen."""
        return QRectF(self._face.topLeft() * self._scale, self._face.size() * self._scale)

    def draw(self, canvas: Canvas, face: QRectF) -> None:
        """Paints the button in unscaled pixels."""
        raise NotImplementedError

    def draw_ring(self, canvas: Canvas, face: QRectF) -> None:
        """Paints the ring of the keyboard, in unscaled pixels."""
        canvas.focus_ring(face, 6)

    def hitButton(self, pos: QPoint) -> bool:
        """Whether the mouse is on the face: the margin around it is not the button."""
        return self.face().contains(pos.toPointF())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Take keys; one that is held down presses once."""
        if not event.isAutoRepeat():
            super().keyPressEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Remembers whether the keyboard came here, for only then is a ring shown."""
        self.by_keyboard = _SHOWS.get(event.reason(), self.by_keyboard)
        super().focusInEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paints the face, and the ring if the keyboard is here."""
        with painted(self, self._scale) as canvas:
            self.draw(canvas, self._face)
            if self.hasFocus() and self.by_keyboard:
                self.draw_ring(canvas, self._face)


class TableButton(PaintedButton):
    """An ordinary, main or dark button of the table; disabled it looks disabled."""

    def __init__(
        self,
        parent: QWidget,
        kind: ButtonKind = "normal",
        icon: str | None = None,
        *,
        text: Text | str = "",
        pressed: Pressed | None = None,
        key: Text | None = None,
        tip: Text | str = "",
    ) -> None:
        """Makes a button with what stands on it, what it does, its key and its tooltip."""
        super().__init__(parent)
        self.kind: ButtonKind = kind
        self.icon_name = icon
        self.key: str | None = None
        if key is not None:
            self.says(self.set_key, key)
        self.says(self.setText, text)
        self.says(self.setToolTip, tip)
        if pressed is not None:
            self.clicked.connect(pressed)

    def set_key(self, key: str) -> None:
        """Write the name of a key on the button."""
        self.key = key

    def wide(self, least: float = 72.0) -> float:
        """How wide the face must be for icon, words and key, in unscaled pixels."""
        if not self.text():
            return 36.0
        wide = line_width(self.text(), 15) + (42 if self.icon_name else 28)
        if self.key:
            wide += line_width(self.key, KEY_PX) + 26
        return max(least, wide)

    def draw(self, canvas: Canvas, face: QRectF) -> None:
        """Paints the button as its kind and state want it."""
        kind = self.kind if self.isEnabled() else "disabled"
        if self.isDown():
            face = face.translated(0, 1)
        canvas.button(face, self.text(), kind, self.icon_name, self.key)
        if self.underMouse() and self.isEnabled() and not self.isDown():
            canvas.rect(face, "#ffffff", 6, alpha=0.08 if kind == "dark" else 0.25)


def place_from_right(
    buttons: Iterable[TableButton], right: float, top: float, scale: float
) -> float:
    """Place buttons of a strip side by side from the right; return where there is room again."""
    for button in buttons:
        wide = button.wide()
        button.place(QRectF(right - wide, top, wide, 34), scale, QPointF(0, 0))
        right -= wide + GAP
    return right

"""What dialogs are made of: forms of paper, headings, sentences, buttons and choices in a row."""

from collections.abc import Mapping, Sequence
from functools import partial

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence, QPaintEvent
from PySide6.QtWidgets import (
    QAbstractButton,
    QBoxLayout,
    QButtonGroup,
    QDialog,
    QHBoxLayout,
    QMessageBox,
    QPushButton,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from hansetable.ui.art import palette
from hansetable.ui.art.canvas import KEY_PX, ButtonKind, Canvas
from hansetable.ui.art.fonts import line_width
from hansetable.ui.art.growth import px
from hansetable.ui.art.style import set_style_sheet, style_sheet
from hansetable.ui.language import Text
from hansetable.ui.widgets.layout import Edges, Part, fill, fix
from hansetable.ui.widgets.scaled import grown
from hansetable.ui.widgets.speaking import Label, Pressed, Speaking

_STEPS: dict[int, int] = {
    Qt.Key.Key_Left: -1,
    Qt.Key.Key_Up: -1,
    Qt.Key.Key_Right: 1,
    Qt.Key.Key_Down: 1,
}

EDGES = (34, 28, 34, 28)
"""The room around the words of a form, from the left clockwise."""
ENTER = Text("Dialog", "Enter", "the key")
"""The key that stands on the main button of most sheets."""
_BUTTON = 42
"""How high a button is, with its shadow."""


def label(role: str, text: Text | str = "", parent: QWidget | None = None) -> Label:
    """A text for paper; its role is one of those in the style sheet, and some roles wrap."""
    made = Label(parent)
    made.setProperty("role", role)
    made.setWordWrap(role in ("text", "sentence", "error"))
    made.ensurePolished()
    made.says(made.setText, text)
    return made


def message_box(text: str, parent: QWidget | None = None) -> QMessageBox:
    """A message, which may tell of foreign things: it is no markup."""
    box = QMessageBox(parent)
    box.setTextFormat(Qt.TextFormat.PlainText)
    box.setWindowTitle("Hansetable")
    box.setText(text)
    return box


def run(dialog: QDialog) -> bool:
    """Show a dialog until it is closed, and return whether it was accepted; then it is deleted.

    Not as soon as it is finished: if that comes from a queued signal, Qt deletes it before `exec`
    ends, which then takes it for rejected.
    """
    accepted = bool(dialog.exec())
    dialog.deleteLater()
    return accepted


class _Form(Speaking):
    """What a widget of paper has: its labels are made by `label`, it follows the theme."""

    MARGIN = 28
    CORNER = 0.0
    """How round the corners of the form are."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        set_style_sheet(self, _sheet())

    def label(self, role: str, text: Text | str = "") -> Label:
        """A text on this form; see `label`."""
        return label(role, text, self)

    def button(
        self, text: Text, pressed: Pressed, *, key: Text | str = "", main: bool = False
    ) -> "FormButton":
        """A button of this form; see `FormButton`."""
        return FormButton(text, pressed, key=key, main=main, parent=self)

    def restyle(self) -> None:
        """Take the colours of the theme."""
        set_style_sheet(self, _sheet())

    def paintEvent(self, event: QPaintEvent) -> None:
        """Lays the form and rules its inner line."""
        with grown(self) as (canvas, whole):
            canvas.sheet(whole, self.CORNER)
            line = palette.alpha(palette.SHEET_INK, 0.22)
            canvas.rect(whole.adjusted(8.5, 8.5, -8.5, -8.5), None, 8, line)


class FormDialog(_Form, QDialog):
    """A dialog on one form."""

    def titled(self, title: Text) -> Label:
        """The heading of the form, which is the title of its window, too."""
        self.says(self.setWindowTitle, title)
        return self.label("heading", title)

    def lay_out(
        self, *parts: Part, spacing: int, edges: Edges = EDGES, width: int = 0
    ) -> QVBoxLayout:
        """Put parts below each other, with so much room around them; see `fill`.

        The form is always as large as its words need, whatever changes there: at least so wide,
        and as high as the words that wrap there. Qt's `adjustSize` forgets that.
        """
        page = fill(QVBoxLayout(self), *parts, spacing=spacing, edges=edges)
        page.addStrut(px(max(0, width - edges[0] - edges[2])))
        page.setSizeConstraint(QBoxLayout.SizeConstraint.SetFixedSize)
        return page


class FormPanel(_Form, QWidget):
    """A form that lies on the cloth of a page."""

    CORNER = 10.0


class Rule(QWidget):
    """A thin line between two parts of a form, lying or standing."""

    def __init__(self, standing: bool = False, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        fix(self, *((1, 0) if standing else (0, 1)))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Fills the whole widget, which is one pixel thin."""
        with grown(self) as (canvas, whole):
            canvas.p.fillRect(whole, palette.alpha(palette.SHEET_INK, 0.22))


class FormButton(Speaking, QPushButton):
    """A button for paper; `main` marks the one main button, which Enter presses."""

    def __init__(
        self,
        text: Text | str = "",
        pressed: Pressed | None = None,
        *,
        key: Text | str = "",
        main: bool = False,
        parent: QWidget | None = None,
    ) -> None:
        """Make a button with its words, what it does, and the name of the key that does it."""
        super().__init__(parent)
        self._main = main
        self._key = ""
        self.setDefault(main)
        self.setAutoDefault(False)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.says(self._set_key, key)
        self.says(self.setText, text)
        if pressed is not None:
            self.clicked.connect(pressed)

    def _set_key(self, key: str) -> None:
        self._key = key
        self.updateGeometry()

    def sizeHint(self) -> QSize:
        """Room for the words and the key."""
        wide = line_width(self.text(), 15) + 44
        if self._key:
            wide += line_width(self._key, KEY_PX) + 26
        return QSize(px(max(110, wide)), px(_BUTTON))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draws the button of the art kit, with some air below and above for its shadow."""
        with grown(self) as (canvas, whole):
            face = whole.adjusted(1, 4, -1, -4)
            if self.isDown():
                face.translate(0, 1)
            kind: ButtonKind = "primary" if self._main else "normal"
            kind = kind if self.isEnabled() else "disabled"
            canvas.button(face, self.text(), kind, key=self._key)
            if self.underMouse() and self.isEnabled() and not self.isDown():
                canvas.rect(face, "#ffffff", 6, alpha=0.22)
            if self.hasFocus():
                _focus(canvas, face)


class IconButton(Speaking, QAbstractButton):
    """A small button that is one icon, with its name in the tooltip."""

    def __init__(self, icon: str, name: Text | str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.says_what(name)
        self._icon = icon
        fix(self, 34, 34)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draws the icon, on a button's face while the mouse is over it."""
        with grown(self) as (canvas, whole):
            face = whole.adjusted(3, 3, -3, -3)
            if self.underMouse() and self.isEnabled():
                canvas.rect(face, palette.FACE, 6, palette.FACE_RIM)
            ink = palette.SHEET_SOFT if self.isEnabled() else palette.GONE_RIM
            canvas.icon(self._icon, face.center().x() - 6, face.center().y() - 6, 12, ink)
            if self.hasFocus():
                _focus(canvas, face)


class Segments(Speaking, QWidget):
    """A few choices side by side, of which one holds; arrow keys go from one to the next.

    Signals:
        chosen(str): the user has chosen this value.
    """

    chosen = Signal(str)

    def __init__(
        self,
        choices: Mapping[str, Text | str],
        parent: QWidget | None = None,
        *,
        name: Text | str = "",
        hints: Sequence[Text | str] = (),
    ) -> None:
        """Make a choice of values, each with its text; ``hints`` are longer ones for tooltips."""
        super().__init__(parent)
        self.says(self.setAccessibleName, name)
        self._group = QButtonGroup(self)
        self._parts: dict[str, _Segment] = {}
        for place, (value, text) in enumerate(choices.items()):
            part = _Segment(place == 0, place == len(choices) - 1, self)
            part.says(part.setText, text)
            part.says(part.setAccessibleName, text)
            part.toggled.connect(part.stop)
            part.clicked.connect(partial(self.chosen.emit, value))
            self._group.addButton(part)
            self._parts[value] = part
        for part, hint in zip(self._parts.values(), hints, strict=False):
            part.says(part.setToolTip, hint)
        fill(QHBoxLayout(self), *self._parts.values(), spacing=0, edges=(0, 0, 0, 0))
        self.set_value(next(iter(choices)))
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    @property
    def value(self) -> str:
        """The choice that holds."""
        return next(value for value, part in self._parts.items() if part.isChecked())

    def set_value(self, value: str) -> None:
        """Choose in the name of the program; raises `KeyError` for an unknown value."""
        self._parts[value].setChecked(True)

    @property
    def parts(self) -> Sequence[QAbstractButton]:
        """The buttons of all choices, from left to right."""
        return list(self._parts.values())

    def part(self, value: str) -> QAbstractButton:
        """The button of one choice."""
        return self._parts[value]


class _Segment(Speaking, QAbstractButton):
    """One choice of `Segments`: dark when it holds."""

    def __init__(self, first: bool, last: bool, parent: QWidget) -> None:
        super().__init__(parent)
        self._first, self._last = first, last
        self.setCheckable(True)
        self.stop(False)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def setText(self, text: str) -> None:
        """Set what is written on this part, as it is: an & in a name is no key."""
        super().setText(text)
        self.setShortcut(QKeySequence())

    def stop(self, holds: bool) -> None:
        """Let the tab key stop here only while this choice holds."""
        policy = Qt.FocusPolicy.StrongFocus if holds else Qt.FocusPolicy.ClickFocus
        self.setFocusPolicy(policy)

    def sizeHint(self) -> QSize:
        """Room for the words with some air around them."""
        wide = line_width(self.text(), 15)
        return QSize(px(max(40, wide + 22)), px(34))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Lets an arrow key choose the next or previous part at once."""
        step = _STEPS.get(event.key())
        if step is None:
            super().keyPressEvent(event)
            return
        parts = self.group().buttons()
        place = parts.index(self) + step
        if 0 <= place < len(parts):
            parts[place].setFocus(Qt.FocusReason.TabFocusReason)
            parts[place].click()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draws this part of the bar; round corners only at the ends of the bar."""
        with grown(self) as (canvas, whole):
            face = whole.adjusted(0.6, 1.6, -0.6, -1.6)
            bar = face.adjusted(0 if self._first else -20, 0, 0 if self._last else 20, 0)
            canvas.p.setClipRect(whole)
            holds = self.isChecked() and self.isEnabled()
            fill = palette.PICKED if holds else palette.FACE if self.isEnabled() else palette.GONE
            canvas.rect(bar, fill, 6, palette.FACE_RIM, 1.2)
            if not self._last:
                edge = whole.width() - 0.5
                canvas.line(edge, face.top(), edge, face.bottom(), palette.FACE_RIM, 1)
            ink = palette.PICKED_TEXT if holds else palette.SHEET_INK
            if not self.isEnabled():
                ink = palette.GONE_TEXT
            canvas.text(face.adjusted(6, 0, -6, 0), self.text(), 15, ink, least=11.5)
            if self.hasFocus():
                ring = palette.PICKED_TEXT if self.isChecked() else palette.SHEET_LINK
                canvas.rect(face.adjusted(2.5, 2.5, -2.5, -2.5), None, 4, ring, 1.6)


def _focus(canvas: Canvas, face: QRectF) -> None:
    """The ring of the keyboard, in the colour of links."""
    canvas.rect(face.adjusted(2.5, 2.5, -2.5, -2.5), None, 4, palette.SHEET_LINK, 1.8)


def _sheet() -> str:
    """The style sheet of the parts of a dialog in the theme of the moment."""
    return style_sheet("dialogs", button=px(_BUTTON))

"""Lists of sentences in the sidebar: wrapped, painted, yet real lists for screen readers."""

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QAction, QGuiApplication, QPainter, QPaintEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QListView,
    QListWidget,
    QListWidgetItem,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from hansetable.ui.art.base_canvas import Colour
from hansetable.ui.art.canvas import Canvas
from hansetable.ui.art.fonts import wrapped_height
from hansetable.ui.art.palette import LETTER, LETTER_MUTED, LETTER_SOFT, LIFT, WOOD, resolve_color
from hansetable.ui.art.style import set_style_sheet
from hansetable.ui.keys import LIST, sequences
from hansetable.ui.language import Text
from hansetable.ui.widgets.speaking import Speaking

Index = QModelIndex | QPersistentModelIndex

COLOUR = Qt.ItemDataRole.UserRole
"""The colour of the seat that a line is about; empty if it is about none."""
BREAK = Qt.ItemDataRole.UserRole + 1
"""Whether something of another kind begins with this line: a thin line stands above it."""

_PX = 16
_BAR = 10.0
_REMEMBERED = 4000
"""For how many sentences their height is remembered; measuring them is slow."""
_SHEET = """
QListView {{ background: transparent; border: none; padding: 0; }}
QListView:focus {{ border: none; }}
QScrollBar:vertical {{ background: transparent; width: {bar}px; margin: 0; border: none; }}
QScrollBar::handle:vertical {{
    background: rgba({ink}, 70); border-radius: {round}px; min-height: 28px; margin: 1px;
}}
QScrollBar::handle:vertical:hover {{ background: rgba({ink}, 130); }}
"""


class LineList(Speaking, QListWidget):
    """A list of sentences that scrolls; ``left`` and ``air`` are the room beside and between.

    ``empty`` is what is written here while there is no line.
    """

    def __init__(self, left: float, air: float, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.scale = 1.0
        self.left, self.air = left, air
        self.empty = ""
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setMouseTracking(True)
        self.viewport().setAutoFillBackground(False)
        self.setItemDelegate(_LineDelegate(self))
        self._copy = QAction(self)
        self._copy.setShortcuts(sequences(LIST["copy"]))
        self._copy.setShortcutContext(Qt.ShortcutContext.WidgetShortcut)
        self._copy.triggered.connect(self.copy)
        self.says(self._copy.setText, Text("Dock", "Copy"))
        self.addAction(self._copy)
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.ActionsContextMenu)
        self.restyle()

    def place(self, rect: QRectF, scale: float) -> None:
        """Move to a rectangle of the parent, given in unscaled pixels."""
        whole = QRectF(rect.topLeft() * scale, rect.size() * scale).toRect()
        if (scale, whole.size()) != (self.scale, self.size()):
            self.scale = scale
            self.restyle()
        self.setGeometry(whole)

    def restyle(self) -> None:
        """Show the scroll bar in the colours of the theme and at the scale."""
        bar = max(6, round(_BAR * self.scale))
        letter = resolve_color(LETTER)
        ink = f"{letter.red()}, {letter.green()}, {letter.blue()}"
        set_style_sheet(self, _SHEET.format(bar=bar, round=max(2, bar // 2 - 1), ink=ink))
        self.verticalScrollBar().setSingleStep(round(20 * self.scale))
        self.scheduleDelayedItemsLayout()

    def add_line(self, text: str, colour: str = "", begins: bool = False) -> None:
        """Add a sentence about the seat of a colour; ``begins`` rules a line above it."""
        line = QListWidgetItem(text)
        line.setData(COLOUR, colour)
        line.setData(BREAK, begins)
        self.addItem(line)

    def ink(self, row: int) -> Colour:
        """In what colour a line is written that is not chosen."""
        return LETTER

    def marked(self, row: int) -> bool:
        """Whether a line stands out from the others."""
        return False

    def empty_text(self) -> str:
        """Return what is written here while there is no line."""
        return self.empty

    def room(self) -> float:
        """How wide a sentence may be, in unscaled pixels; the scroll bar has its own room."""
        return max(40.0, self.width() / self.scale - self.left - _BAR - 8)

    def sign(self, row: int) -> tuple[str, bool] | None:
        """Return the icon that stands on a line under the mouse, and whether it is on."""
        return None

    def sign_at(self, line: QRect) -> QRect:
        """Return where the sign of a line stands, in pixels of the screen: before its words."""
        side = round(20 * self.scale)
        return QRect(line.x(), line.y() + round(2 * self.scale), side, side)

    def questionable(self, row: int) -> bool:
        """Return whether a question mark stands on a line under the mouse."""
        return False

    def question_at(self, line: QRect) -> QRect:
        """Return where the question mark of a line stands: at the end of its last words."""
        side = round(20 * self.scale)
        right = round((self.left + self.room() + 5) * self.scale)
        return QRect(line.x() + right - side, line.bottom() - side, side, side)

    def copy(self) -> None:
        """Put the selected lines on the clipboard, in their order."""
        chosen = sorted(self.selectionModel().selectedIndexes(), key=lambda index: index.row())
        if chosen:
            QGuiApplication.clipboard().setText("\n".join(str(index.data()) for index in chosen))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paints the lines, or what is said instead of them."""
        super().paintEvent(event)
        if not self.count():
            painter = QPainter(self.viewport())
            painter.scale(self.scale, self.scale)
            canvas = Canvas(painter)
            room = QRectF(4, 4, self.room() + self.left - 8, 80)
            text = self.empty_text()
            canvas.text(room, text, _PX, LETTER_SOFT, "lt", 500, italic=True, wrap=True)
            painter.end()


class _LineDelegate(QStyledItemDelegate):
    """Paints one sentence: the sign of its seat, and its words."""

    def __init__(self, lines: LineList) -> None:
        super().__init__(lines)
        self._lines = lines
        self._heights: dict[tuple[str, float], float] = {}

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        """As high as the sentence is when it is wrapped."""
        scale, room, text = self._lines.scale, self._lines.room(), str(index.data())
        words = self._heights.get((text, room))
        if words is None:
            if len(self._heights) > _REMEMBERED:
                self._heights.clear()
            words = self._heights[text, room] = wrapped_height(text, room, _PX)
        high = (words + self._lines.air) * scale
        return QSize(round(self._lines.width() - _BAR * scale), round(high + 0.5))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Paints on the oak; lighter when selected or under the mouse."""
        lines, state = self._lines, option.state
        canvas = Canvas(painter)
        chosen = bool(state & QStyle.StateFlag.State_Selected)
        below = bool(state & QStyle.StateFlag.State_MouseOver)
        with canvas.kept():
            painter.translate(option.rect.topLeft())
            painter.scale(lines.scale, lines.scale)
            high = option.rect.height() / lines.scale
            face = QRectF(0.5, 0.5, lines.left + lines.room() + 5, high - 1)
            if index.data(BREAK):
                canvas.line(lines.left, 0, lines.left + lines.room(), 0, LETTER, 1, alpha=0.28)
            if lines.marked(index.row()):
                canvas.rect(face, LIFT, 4, alpha=0.16)
                canvas.rect(QRectF(0, 1, 3, high - 2), LETTER, 1)
            if chosen or below:
                canvas.rect(face, LIFT, 4, alpha=0.14 if chosen else 0.06)
            if state & QStyle.StateFlag.State_HasFocus:
                canvas.rect(face.adjusted(0.5, 0.5, -0.5, -0.5), None, 4, LETTER, 1.4)
            half = lines.air / 2
            if colour := index.data(COLOUR):
                canvas.token(colour, 3, half + 5, 11)
            ink = LETTER if chosen else lines.ink(index.row())
            words = QRectF(lines.left, half, lines.room(), high)
            canvas.text(words, index.data(), _PX, ink, "lt", 500, wrap=True)
        if not below:
            return
        signs = [(lines.sign_at(option.rect), lines.sign(index.row()))]
        if lines.questionable(index.row()):
            signs.append((lines.question_at(option.rect), ("question", True)))
        for place, sign in signs:
            if sign is not None:
                icon, on = sign
                with canvas.kept():
                    painter.translate(place.topLeft())
                    painter.scale(lines.scale, lines.scale)
                    canvas.rect(QRectF(0, 0, 20, 20), WOOD, 4, alpha=0.92)
                    canvas.icon(icon, 3, 3, 14, LETTER if on else LETTER_MUTED)

"""Widgets beside and below each other, in one expression, and sizes that grow with the window.

Lengths are pixels of the code (see `hansetable.ui.art.growth`); `regrow` makes those of a widget
and of all in it anew.
"""

from typing import TypeVar

from PySide6.QtCore import QObject, Qt
from PySide6.QtWidgets import QBoxLayout, QGridLayout, QHBoxLayout, QLayout, QVBoxLayout, QWidget

from hansetable.ui.art.growth import px

_Place = QWidget | QLayout
Part = _Place | int | None | tuple[_Place, int] | tuple[QWidget, int, Qt.AlignmentFlag]
"""A widget or layout, perhaps with its stretch and alignment; a number of pixels that stay free;
None for the room that is left."""
_GROWN = "lengths"
"""The property with the lengths of a layout or widget, in pixels of the code."""

Edges = tuple[int, int, int, int]
"""The room at the left, above, at the right and below."""
_Box = TypeVar("_Box", bound=QBoxLayout)


def fill(box: _Box, *parts: Part, spacing: int = -1, edges: Edges = (0, 0, 0, 0)) -> _Box:
    """Put parts into a box; a spacing of -1 is that of the style."""
    box.setProperty(_GROWN, (*edges, spacing))
    _grow(box)
    for part in parts:
        match part:
            case None:
                box.addStretch(1)
            case int():
                box.addSpacing(px(part))
            case QWidget():
                box.addWidget(part)
            case QLayout():
                box.addLayout(part)
            case (QLayout() as layout, stretch):
                box.addLayout(layout, stretch)
            case (QWidget() as widget, stretch):
                box.addWidget(widget, stretch)
            case (QWidget() as widget, stretch, alignment):
                box.addWidget(widget, stretch, alignment)
    return box


def beside(*parts: Part, spacing: int = -1) -> QHBoxLayout:
    """Return parts beside each other."""
    return fill(QHBoxLayout(), *parts, spacing=spacing)


def grid(across: int, down: int, wide: int) -> QGridLayout:
    """Return an empty grid with so much room between its cells; one column takes what is left."""
    made = QGridLayout()
    made.setHorizontalSpacing(px(across))
    made.setVerticalSpacing(px(down))
    made.setColumnStretch(wide, 1)
    return made


def below(*parts: Part, spacing: int = -1) -> QVBoxLayout:
    """Return parts below each other."""
    return fill(QVBoxLayout(), *parts, spacing=spacing)


def clear(layout: QLayout) -> None:
    """Take everything out of a layout; widgets are hidden at once and deleted a little later."""
    while (item := layout.takeAt(0)) is not None:
        if (old := item.widget()) is not None:
            old.hide()
            old.deleteLater()


def fix(widget: QWidget, wide: int = 0, high: int = 0) -> None:
    """Fix the size of a widget; 0 leaves a side free."""
    widget.setProperty(_GROWN, (wide, high))
    _grow(widget)


def regrow(root: QWidget) -> None:
    """Give all layouts and fixed sizes in a widget the lengths of the moment."""
    for part in (root, *root.findChildren(QWidget), *root.findChildren(QBoxLayout)):
        if part.property(_GROWN) is not None:
            _grow(part)


def _grow(part: QObject) -> None:
    """Make pixels of the screen of the lengths of a box or of a widget with a fixed size."""
    lengths = part.property(_GROWN)
    if isinstance(part, QBoxLayout):
        *edges, spacing = map(px, lengths)
        part.setContentsMargins(*edges)
        part.setSpacing(spacing)
    elif isinstance(part, QWidget):
        wide, high = map(px, lengths)
        if wide:
            part.setFixedWidth(wide)
        if high:
            part.setFixedHeight(high)

"""Widgets beside and below each other, in one expression."""

from typing import TypeVar

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QBoxLayout, QGridLayout, QHBoxLayout, QLayout, QVBoxLayout, QWidget

_Place = QWidget | QLayout
Part = _Place | int | None | tuple[_Place, int] | tuple[QWidget, int, Qt.AlignmentFlag]
"""A widget or layout, perhaps with its stretch and alignment; a number of pixels that stay free;
None for the room that is left."""

Edges = tuple[int, int, int, int]
"""The room at the left, above, at the right and below."""
_Box = TypeVar("_Box", bound=QBoxLayout)


def fill(box: _Box, *parts: Part, spacing: int = -1, edges: Edges = (0, 0, 0, 0)) -> _Box:
    """Put parts into a box; a spacing of -1 is that of the style."""
    box.setContentsMargins(*edges)
    box.setSpacing(spacing)
    for part in parts:
        match part:
            case None:
                box.addStretch(1)
            case int():
                box.addSpacing(part)
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
    made.setHorizontalSpacing(across)
    made.setVerticalSpacing(down)
    made.setColumnStretch(wide, 1)
    return made


def below(*parts: Part, spacing: int = -1) -> QVBoxLayout:
    """Return parts below each other."""
    return fill(QVBoxLayout(), *parts, spacing=spacing)

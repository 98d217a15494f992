"""The keys of the table, in one list: handlers ask here what a key means, the help lists them."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent, QKeySequence

TABLE: Mapping[str, tuple[str, ...]] = MappingProxyType(
    {
        "left": ("Left",),
        "right": ("Right",),
        "up": ("Up",),
        "down": ("Down",),
        "read left": ("Shift+Left",),
        "read right": ("Shift+Right",),
        "read up": ("Shift+Up",),
        "read down": ("Shift+Down",),
        "next": ("Tab",),
        "previous": ("Shift+Tab",),
        "enter": ("Return", "Enter"),
        "touch": ("Space",),
        "let go": ("Esc",),
        "rule": ("?",),
        "button": tuple("123456789"),
        "next part": ("F6",),
        "previous part": ("Shift+F6",),
    }
)
"""The keys of each thing that can be done at the table without a menu."""

_PLAIN = Qt.KeyboardModifier.ShiftModifier | Qt.KeyboardModifier.KeypadModifier
_NAMES = {
    QKeySequence(key).toString(): name for name, sequences in TABLE.items() for key in sequences
}


def meaning(event: QKeyEvent) -> str:
    """Return the name in `TABLE` of what a key does at the table; empty if it does nothing.

    Keys that write a sign are known by the sign, wherever it lies on the keyboard.
    """
    held = event.modifiers()
    if not held & ~_PLAIN and event.text() in _NAMES:
        return _NAMES[event.text()]
    held &= ~Qt.KeyboardModifier.KeypadModifier
    key = Qt.Key.Key_Tab if event.key() == Qt.Key.Key_Backtab else Qt.Key(event.key())
    return _NAMES.get(QKeySequence(held | key).toString(), "")


def digit(event: QKeyEvent) -> int:
    """Return the digit that a key of the buttons writes."""
    return int(event.text()) if event.text().isdigit() else event.key() - Qt.Key.Key_0.value

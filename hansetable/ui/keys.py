"""All keys that stand in no menu: handlers ask here what a key means, the help lists them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import QWidget

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

LIST: Mapping[str, tuple[str, ...]] = MappingProxyType(
    {
        "seek": (),
        "play": ("Return", "Enter"),
        "shorter": ("Backspace",),
        "all": ("Esc",),
        "copy": ("Ctrl+C",),
    }
)
"""The keys of the list of moves; every other sign seeks. The log has the last one, too."""
REPLAY: Mapping[str, tuple[str, ...]] = MappingProxyType(
    {
        "step back": ("Left",),
        "step on": ("Right",),
        "round back": ("PgUp",),
        "round on": ("PgDown",),
        "start": ("Home",),
        "end": ("End",),
        "run": ("Space",),
        "leave": ("Esc",),
    }
)
"""The keys of a replay."""
Standard = QKeySequence.StandardKey
Keys = Standard | str | tuple[str, ...]
"""The keys of one thing that can be done."""
BOOK: Mapping[str, Standard | str] = MappingProxyType(
    {
        "back": Standard.Back,
        "forward": Standard.Forward,
        "find": Standard.Find,
        "find next": Standard.FindNext,
        "find previous": Standard.FindPrevious,
        "close": "Esc",
    }
)
"""The keys of the rulebook: those that the system has for such things."""

_PLAIN = Qt.KeyboardModifier.ShiftModifier | Qt.KeyboardModifier.KeypadModifier
_NAMES = {QKeySequence(key).toString(): name for name, keys in TABLE.items() for key in keys}


def sequences(keys: Keys) -> list[QKeySequence]:
    """Return the keys of an entry of the tables as Qt knows them."""
    if isinstance(keys, Standard):
        return QKeySequence.keyBindings(keys)
    return [QKeySequence(key) for key in ((keys,) if isinstance(keys, str) else keys)]


def add_shortcuts(
    widget: QWidget, table: Mapping[str, Keys], deeds: Mapping[str, Callable[[], object]]
) -> None:
    """Let the keys of a table do their deeds while the keyboard is in a widget."""
    for name, keys in table.items():
        shortcut = QShortcut(widget)
        shortcut.setKeys(sequences(keys))
        shortcut.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
        shortcut.activated.connect(deeds[name])


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

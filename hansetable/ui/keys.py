"""All keys that stand in no menu: handlers ask here what a key means, the help lists them."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import QWidget

from hansetable.ui.language import Text

Standard = QKeySequence.StandardKey
Keys = Standard | tuple[str, ...]
"""The keys of one thing that can be done: those that the system has for it, or these."""


@dataclass(frozen=True, slots=True)
class KeyLine:
    """Keys that belong together: what they do, and the keys of each thing by its name.

    ``caps`` is what is shown of them if they are too many to be shown each.
    """

    words: Text
    keys: Mapping[str, Keys]
    caps: Text | str = ""


_AT_TABLE = (
    KeyLine(
        Text("Keys", "to the next piece that glows"),
        {"left": ("Left",), "right": ("Right",), "up": ("Up",), "down": ("Down",)},
        Text("Keys", "Arrow keys"),
    ),
    KeyLine(
        Text("Keys", "to the next piece of any kind, to read it"),
        {f"read {way.lower()}": (f"Shift+{way}",) for way in ("Left", "Right", "Up", "Down")},
        Text("Keys", "Shift + arrow keys"),
    ),
    KeyLine(
        Text("Keys", "back or forward in reading order"),
        {"next": ("Tab",), "previous": ("Shift+Tab",)},
    ),
    KeyLine(Text("Keys", "choose the piece in the ring"), {"touch": ("Space",)}),
    KeyLine(Text("Keys", "the yellow button; else as Space"), {"enter": ("Return", "Enter")}),
    KeyLine(Text("Keys", "let go, then hide the ring"), {"let go": ("Esc",)}),
    KeyLine(Text("Keys", "play the hint"), {"play hint": ("H",)}),
    KeyLine(Text("Keys", "press a button in the bar"), {"button": tuple("123456789")}, "1 – 9"),
    KeyLine(Text("Keys", "open the rule for what is shown"), {"rule": ("?",)}),
    KeyLine(Text("Keys", "pause while others act, and go on"), {"pause": ("P",)}),
    KeyLine(Text("Keys", "show again what others did"), {"again": ("R",)}),
    KeyLine(
        Text("Keys", "back or forward: table, bar, tabs, list"),
        {"next part": ("F6",), "previous part": ("Shift+F6",)},
    ),
)
_IN_LIST = (
    KeyLine(Text("Keys", "search for actions with these words"), {"seek": ()}, "A – Z"),
    KeyLine(Text("Keys", "play the chosen action"), {"play": ("Return", "Enter")}),
    KeyLine(Text("Keys", "shorten the search"), {"shorter": ("Backspace",)}),
    KeyLine(Text("Keys", "show all actions again"), {"all": ("Esc",)}),
    KeyLine(Text("Keys", "copy the chosen lines, also in the log"), {"copy": ("Ctrl+C",)}),
)
_IN_REPLAY = (
    KeyLine(
        Text("Keys", "a step back or forward"), {"step back": ("Left",), "step on": ("Right",)}
    ),
    KeyLine(
        Text("Keys", "a round back or forward"), {"round back": ("PgUp",), "round on": ("PgDown",)}
    ),
    KeyLine(Text("Keys", "to the start or the end"), {"start": ("Home",), "end": ("End",)}),
    KeyLine(Text("Keys", "play or pause"), {"run": ("Space",)}),
    KeyLine(Text("Keys", "the review of a game that has ended"), {"review": ("R",)}),
    KeyLine(
        Text("Keys", "the next mistake, or the one before"),
        {"next mistake": ("N",), "mistake before": ("Shift+N",)},
    ),
    KeyLine(Text("Keys", "show on the table what was better"), {"better": ("B",)}),
    KeyLine(Text("Keys", "leave the replay"), {"leave": ("Esc",)}),
)
_IN_BOOK = (
    KeyLine(Text("Keys", "back to where you were"), {"back": Standard.Back}),
    KeyLine(Text("Keys", "forward again"), {"forward": Standard.Forward}),
    KeyLine(Text("Keys", "search"), {"find": Standard.Find}),
    KeyLine(Text("Keys", "the next match"), {"find next": Standard.FindNext}),
    KeyLine(Text("Keys", "the previous match"), {"find previous": Standard.FindPrevious}),
    KeyLine(Text("Keys", "save the book as PDF"), {"save": Standard.Save}),
    KeyLine(Text("Keys", "print the book"), {"print": Standard.Print}),
    KeyLine(Text("Keys", "leave the search, then the book"), {"close": ("Esc",)}),
)
GROUPS: Sequence[tuple[Text, Sequence[KeyLine]]] = (
    (Text("Keys", "At the table"), _AT_TABLE),
    (Text("Keys", "In the list of actions"), _IN_LIST),
    (Text("Keys", "In a replay"), _IN_REPLAY),
    (Text("Keys", "In the rulebook"), _IN_BOOK),
)
"""Where keys hold and what they do there. In the list of moves every other sign seeks."""

TABLE, LIST, REPLAY, BOOK = (
    {name: keys for line in lines for name, keys in line.keys.items()} for _, lines in GROUPS
)
"""The keys of each thing that can be done without a menu, by its name."""

_PLAIN = Qt.KeyboardModifier.ShiftModifier | Qt.KeyboardModifier.KeypadModifier


def sequences(keys: Keys) -> list[QKeySequence]:
    """Return the keys of an entry of the tables as Qt knows them."""
    if isinstance(keys, Standard):
        return QKeySequence.keyBindings(keys)
    return [QKeySequence(key) for key in keys]


_NAMES = {key.toString(): name for name, keys in TABLE.items() for key in sequences(keys)}


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

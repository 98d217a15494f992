"""The page of keys: every key of the program and what it does, from the tables that make them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QKeySequence, QPainter, QPaintEvent
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QLabel, QWidget

from hansetable.ui import keys
from hansetable.ui.art.canvas import Canvas
from hansetable.ui.art.fonts import font, line_width
from hansetable.ui.art.palette import FACE, FACE_RIM, SHEET_INK
from hansetable.ui.keys import BOOK, LIST, REPLAY, TABLE, Keys
from hansetable.ui.language import Text
from hansetable.ui.widgets.dialogs import PaperDialog, Rule
from hansetable.ui.widgets.layout import fill
from hansetable.ui.window.menus import Menus

_MOST = 2
"""How many keys of one deed are shown; systems have up to four."""
_SAME = QKeySequence("Return")
"""To people this is the Enter key, too."""
_RARE = Qt.Key.Key_Help
"""From this key on come those that only few keyboards have, such as one for searching."""
_NATIVE = QKeySequence.SequenceFormat.NativeText


@dataclass(frozen=True, slots=True)
class Line:
    """Keys that belong together, what is printed on them, and what they do.

    ``names`` are those of the tables of keys, or the id of an entry of the menus.
    """

    names: tuple[str, ...]
    caps: tuple[str, ...]
    words: Text | str


@dataclass(frozen=True, slots=True)
class Group:
    """Lines under one heading."""

    title: Text
    lines: Sequence[Line]


def printed(found: Iterable[QKeySequence]) -> tuple[str, ...]:
    """Return what is printed on keys in the language of the moment; rare ones are left out."""
    # Qt's stubs leave out QKeySequence.__getitem__.
    kept = (key for key in found if key != _SAME and key[0].key() < _RARE)  # type: ignore[index]
    return tuple(key.toString(_NATIVE) for key in kept)[:_MOST]


def _line(words: Text, *names: str, table: Mapping[str, Keys] = TABLE) -> Line:
    """A line of one of the tables whose keys are called as Qt calls them."""
    found = [key for name in names for key in keys.sequences(table[name])]
    return Line(names, printed(found), words)


def at_table() -> Group:
    """Return the keys of the table."""
    ways = ("left", "right", "up", "down")
    reading = tuple(f"read {way}" for way in ways)
    arrows, shifted = Text("Keys", "Arrow keys"), Text("Keys", "Shift + arrow keys")
    return Group(
        Text("Keys", "At the table"),
        (
            Line(ways, (str(arrows),), Text("Keys", "to the next thing that glows")),
            Line(reading, (str(shifted),), Text("Keys", "to the next thing of all, to read it")),
            _line(Text("Keys", "on or back in reading order"), "next", "previous"),
            _line(Text("Keys", "touch what the ring shows"), "touch"),
            _line(Text("Keys", "the same; without a ring: main button"), "enter"),
            _line(Text("Keys", "let go, then hide the ring"), "let go"),
            Line(("button",), ("1 – 9",), Text("Keys", "press a button of the bar")),
            _line(Text("Keys", "the rule of notice, piece or question"), "rule"),
            _line(Text("Keys", "on or back: board, bar, tabs, list"), "next part", "previous part"),
        ),
    )


def in_list() -> Group:
    """Return the keys of the list of moves."""
    line = partial(_line, table=LIST)
    return Group(
        Text("Keys", "In the list of moves"),
        (
            Line(("seek",), ("A – Z",), Text("Keys", "seek the moves with these words")),
            line(Text("Keys", "play the chosen move"), "play"),
            line(Text("Keys", "shorten the search"), "shorter"),
            line(Text("Keys", "show all moves again"), "all"),
            line(Text("Keys", "copy the chosen lines, also of the log"), "copy"),
        ),
    )


def in_replay() -> Group:
    """Return the keys of a replay."""
    line = partial(_line, table=REPLAY)
    return Group(
        Text("Keys", "In a replay"),
        (
            line(Text("Keys", "a step back or on"), "step back", "step on"),
            line(Text("Keys", "a round back or on"), "round back", "round on"),
            line(Text("Keys", "to the start or the end"), "start", "end"),
            line(Text("Keys", "play or pause"), "run"),
            line(Text("Keys", "leave the replay"), "leave"),
        ),
    )


def in_book() -> Group:
    """Return the keys of the rulebook."""
    line = partial(_line, table=BOOK)
    return Group(
        Text("Keys", "In the rulebook"),
        (
            line(Text("Keys", "back to where you were"), "back"),
            line(Text("Keys", "forward again"), "forward"),
            line(Text("Keys", "search"), "find"),
            line(Text("Keys", "the next place"), "find next"),
            line(Text("Keys", "the place before"), "find previous"),
            line(Text("Keys", "leave the search, then the book"), "close"),
        ),
    )


def of_menus(menus: Menus) -> Group:
    """Return the keys of the menus, as their entries have them now."""
    return Group(
        Text("Keys", "Everywhere"),
        [
            Line((name,), printed(entry.shortcuts()), plain(str(menus.words[name])))
            for name, entry in menus.entries.items()
            if entry.shortcuts()
        ],
    )


def groups(menus: Menus) -> Sequence[Group]:
    """Return all keys of the program, in the language of the moment."""
    return (at_table(), in_list(), of_menus(menus), in_replay(), in_book())


def plain(text: str) -> str:
    """Return the text of an entry without the mark of its letter."""
    return text.replace("&", "")


class Caps(QWidget):
    """Keys drawn as keys."""

    def __init__(self, caps: Sequence[str], parent: QWidget) -> None:
        super().__init__(parent)
        self.caps = tuple(caps)
        self._wide = [max(22.0, line_width(cap, 13.5) + 14) for cap in caps]
        self.setFixedSize(self.sizeHint())
        self.setAccessibleName(", ".join(caps))

    def sizeHint(self) -> QSize:
        """Room for all keys beside each other."""
        return QSize(round(sum(self._wide) + 4 * (len(self._wide) - 1)) + 2, 24)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paints each key with its words."""
        painter = QPainter(self)
        canvas, left = Canvas(painter), 1.0
        for cap, wide in zip(self.caps, self._wide, strict=True):
            face = QRectF(left, 1.5, wide, 20)
            canvas.rect(face, FACE, 4, FACE_RIM, 1)
            canvas.text(face, cap, 13.5, SHEET_INK)
            left += wide + 4
        painter.end()


class KeysPage(PaperDialog):
    """All keys in three columns."""

    COLUMNS = ((0, 1), (2,), (3, 4))
    """The groups of each column."""

    def __init__(self, menus: Menus, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._menus = menus
        self._body = QWidget(self)
        self.close_button = self.button(
            Text("Keys", "Close"), self.accept, key=Text("Keys", "Enter"), main=True
        )
        title = Text("Keys", "Keys")
        self.says(self.setWindowTitle, title)
        self._whole = self.lay_out(
            self.label("heading", title),
            Rule(parent=self),
            (self.close_button, 0, Qt.AlignmentFlag.AlignRight),
            spacing=10,
            edges=(self.MARGIN, 20, self.MARGIN, 18),
        )
        self.retranslate()

    def retranslate(self) -> None:
        """List the keys anew: their names depend on the language, too."""
        self._whole.removeWidget(self._body)
        self._body.deleteLater()
        self._body = self._columns(groups(self._menus))
        self._whole.insertWidget(self._whole.indexOf(self.close_button), self._body)

    def _columns(self, found: Sequence[Group]) -> QWidget:
        body = QWidget(self)
        row = fill(QHBoxLayout(body), spacing=16)
        for number, column in enumerate(self.COLUMNS):
            if number:
                row.addWidget(Rule(standing=True, parent=body))
            grid = QGridLayout()
            grid.setHorizontalSpacing(10)
            grid.setVerticalSpacing(1)
            grid.setColumnStretch(1, 1)
            for group in column:
                self._fill(grid, found[group], body)
            grid.setRowStretch(grid.rowCount(), 1)
            row.addLayout(grid, 1)
        return body

    def _fill(self, grid: QGridLayout, group: Group, body: QWidget) -> None:
        top = grid.rowCount()
        title = self.label("section", group.title)
        title.setContentsMargins(0, 6 if top > 1 else 0, 0, 2)
        grid.addWidget(title, top, 0, 1, 2)
        for number, line in enumerate(group.lines, top + 1):
            caps = Caps(line.caps, body)
            words = QLabel(str(line.words), body)
            words.setTextFormat(Qt.TextFormat.PlainText)
            words.setFont(font(14.5, 500))
            words.setMinimumWidth(words.sizeHint().width())
            grid.addWidget(caps, number, 0, Qt.AlignmentFlag.AlignRight)
            grid.addWidget(words, number, 1, Qt.AlignmentFlag.AlignVCenter)

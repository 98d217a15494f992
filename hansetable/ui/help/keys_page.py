"""The page of keys: every key of the program and what it does, from the tables that make them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QEvent, QRectF, QSize, Qt
from PySide6.QtGui import QKeySequence, QPainter, QPaintEvent
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from hansetable.ui import keys
from hansetable.ui.art.canvas import Canvas
from hansetable.ui.art.fonts import font, line_width
from hansetable.ui.art.palette import FACE, FACE_RIM, SHEET_INK
from hansetable.ui.keys import BOOK, LIST, REPLAY, TABLE
from hansetable.ui.language import translate
from hansetable.ui.widgets.dialogs import PaperButton, PaperDialog, Rule
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
    words: str


@dataclass(frozen=True, slots=True)
class Group:
    """Lines under one heading."""

    title: str
    lines: Sequence[Line]


def printed(found: Iterable[QKeySequence]) -> tuple[str, ...]:
    """Return what is printed on keys in the language of the moment; rare ones are left out."""
    # Qt's stubs leave out QKeySequence.__getitem__.
    kept = (key for key in found if key != _SAME and key[0].key() < _RARE)  # type: ignore[index]
    return tuple(key.toString(_NATIVE) for key in kept)[:_MOST]


def _line(table: str, words: str, *names: str) -> Line:
    """A line of one of the tables whose keys are called as Qt calls them."""
    made = {"table": TABLE, "list": LIST, "replay": REPLAY, "book": BOOK}[table]
    found = [key for name in names for key in keys.sequences(made[name])]
    return Line(names, printed(found), words)


def at_table() -> Group:
    """Return the keys of the table."""
    arrows = translate("Keys", "Arrow keys")
    shifted = translate("Keys", "Shift + arrow keys")
    ways = ("left", "right", "up", "down")
    return Group(
        translate("Keys", "At the table"),
        (
            Line(ways, (arrows,), translate("Keys", "to the next thing that glows")),
            Line(
                tuple(f"read {way}" for way in ways),
                (shifted,),
                translate("Keys", "to the next thing of all, to read it"),
            ),
            _line("table", translate("Keys", "on or back in reading order"), "next", "previous"),
            _line("table", translate("Keys", "touch what the ring shows"), "touch"),
            _line("table", translate("Keys", "the same; without a ring: main button"), "enter"),
            _line("table", translate("Keys", "let go, then hide the ring"), "let go"),
            Line(("button",), ("1 – 9",), translate("Keys", "press a button of the bar")),
            _line("table", translate("Keys", "the rule of notice, piece or question"), "rule"),
            _line(
                "table",
                translate("Keys", "on or back: board, bar, tabs, list"),
                "next part",
                "previous part",
            ),
        ),
    )


def in_list() -> Group:
    """Return the keys of the list of moves."""
    return Group(
        translate("Keys", "In the list of moves"),
        (
            Line(("seek",), ("A – Z",), translate("Keys", "seek the moves with these words")),
            _line("list", translate("Keys", "play the chosen move"), "play"),
            _line("list", translate("Keys", "shorten the search"), "shorter"),
            _line("list", translate("Keys", "show all moves again"), "all"),
            _line("list", translate("Keys", "copy the chosen lines, also of the log"), "copy"),
        ),
    )


def in_replay() -> Group:
    """Return the keys of a replay."""
    return Group(
        translate("Keys", "In a replay"),
        (
            _line("replay", translate("Keys", "a step back or on"), "step back", "step on"),
            _line("replay", translate("Keys", "a round back or on"), "round back", "round on"),
            _line("replay", translate("Keys", "to the start or the end"), "start", "end"),
            _line("replay", translate("Keys", "play or pause"), "run"),
            _line("replay", translate("Keys", "leave the replay"), "leave"),
        ),
    )


def in_book() -> Group:
    """Return the keys of the rulebook."""
    return Group(
        translate("Keys", "In the rulebook"),
        (
            _line("book", translate("Keys", "back to where you were"), "back"),
            _line("book", translate("Keys", "forward again"), "forward"),
            _line("book", translate("Keys", "search"), "find"),
            _line("book", translate("Keys", "the next place"), "find next"),
            _line("book", translate("Keys", "the place before"), "find previous"),
            _line("book", translate("Keys", "leave the search, then the book"), "close"),
        ),
    )


def of_menus(menus: Menus) -> Group:
    """Return the keys of the menus, as their entries have them now."""
    return Group(
        translate("Keys", "Everywhere"),
        [
            Line((name,), printed(entry.shortcuts()), plain(menus.words[name]))
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
        self.heading = self.label("heading")
        self._body: QWidget | None = None
        self.close_button = PaperButton(main=True, parent=self)
        self.close_button.clicked.connect(self.accept)
        self._whole = QVBoxLayout(self)
        self._whole.setContentsMargins(self.MARGIN, 20, self.MARGIN, 18)
        self.fit(self._whole)
        self._whole.setSpacing(10)
        self._whole.addWidget(self.heading)
        self._whole.addWidget(Rule(parent=self))
        self._whole.addWidget(self.close_button, 0, Qt.AlignmentFlag.AlignRight)
        self.retranslate()

    def retranslate(self) -> None:
        """Set all texts."""
        self.setWindowTitle(translate("Keys", "Keys"))
        self.heading.setText(translate("Keys", "Keys"))
        self.close_button.say(translate("Keys", "Close"), translate("Keys", "Enter"))
        if self._body is not None:
            self._whole.removeWidget(self._body)
            self._body.deleteLater()
        self._body = self._columns(groups(self._menus))
        self._whole.insertWidget(self._whole.indexOf(self.close_button), self._body)

    def changeEvent(self, event: QEvent) -> None:
        """Speaks another language when the program does."""
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def _columns(self, found: Sequence[Group]) -> QWidget:
        body = QWidget(self)
        row = QHBoxLayout(body)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(16)
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
        title = self.label("section")
        title.setText(group.title)
        title.setContentsMargins(0, 6 if top > 1 else 0, 0, 2)
        grid.addWidget(title, top, 0, 1, 2)
        for number, line in enumerate(group.lines, top + 1):
            caps = Caps(line.caps, body)
            words = QLabel(line.words, body)
            words.setTextFormat(Qt.TextFormat.PlainText)
            words.setFont(font(14.5, 500))
            words.setMinimumWidth(words.sizeHint().width())
            grid.addWidget(caps, number, 0, Qt.AlignmentFlag.AlignRight)
            grid.addWidget(words, number, 1, Qt.AlignmentFlag.AlignVCenter)

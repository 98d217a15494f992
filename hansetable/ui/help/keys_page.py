"""The page of keys: every key of the program and what it does, from the tables that make them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QKeySequence, QPaintEvent
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QLabel, QWidget

from hansetable.ui.art.fonts import font, line_width
from hansetable.ui.art.growth import px
from hansetable.ui.art.palette import FACE, FACE_RIM, SHEET_INK
from hansetable.ui.keys import GROUPS, KeyLine, sequences
from hansetable.ui.language import Text
from hansetable.ui.widgets.dialogs import ENTER, FormDialog, Rule
from hansetable.ui.widgets.layout import fill, grid
from hansetable.ui.widgets.scaled import grown
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


Group = tuple[Text, Sequence[Line]]
"""Lines under one heading."""


def printed(found: Iterable[QKeySequence]) -> tuple[str, ...]:
    """Return what is printed on keys in the language of the moment; rare ones are left out."""
    # Qt's stubs leave out QKeySequence.__getitem__.
    kept = (key for key in found if key != _SAME and key[0].key() < _RARE)  # type: ignore[index]
    return tuple(key.toString(_NATIVE) for key in kept)[:_MOST]


def _line(line: KeyLine) -> Line:
    caps: tuple[str, ...] = (str(line.caps),)
    if not line.caps:
        caps = printed(key for keys in line.keys.values() for key in sequences(keys))
    return Line(tuple(line.keys), caps, str(line.words))


def groups(menus: Menus) -> Sequence[Group]:
    """Return all keys of the program in the language of the moment, last those of the menus."""
    found: list[Group] = [(title, [_line(line) for line in lines]) for title, lines in GROUPS]
    entries = [
        Line((name,), printed(entry.shortcuts()), str(menus.words[name]).replace("&", ""))
        for name, entry in menus.entries.items()
        if entry.shortcuts() and entry.isVisible()
    ]
    return [*found, (Text("Keys", "Everywhere"), entries)]


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
        return QSize(px(sum(self._wide) + 4 * (len(self._wide) - 1) + 2), px(24))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paints each key with its words."""
        with grown(self) as (canvas, _):
            left = 1.0
            for cap, wide in zip(self.caps, self._wide, strict=True):
                face = QRectF(left, 1.5, wide, 20)
                canvas.rect(face, FACE, 4, FACE_RIM, 1)
                canvas.text(face, cap, 13.5, SHEET_INK)
                left += wide + 4


class KeysPage(FormDialog):
    """All keys in three columns."""

    COLUMNS = ((0, 1), (4,), (2, 3))
    """The groups of each column."""

    def __init__(self, menus: Menus, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._menus = menus
        self._body = QWidget(self)
        self.close_button = self.button(Text("Keys", "Close"), self.accept, key=ENTER, main=True)
        self._whole = self.lay_out(
            self.titled(Text("Keys", "Keys")),
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
            cells = grid(10, 0, 1)
            for group in column:
                self._fill(cells, found[group], body)
            cells.setRowStretch(cells.rowCount(), 1)
            row.addLayout(cells, 1)
        return body

    def _fill(self, cells: QGridLayout, group: Group, body: QWidget) -> None:
        top = cells.rowCount()
        heading, lines = group
        title = self.label("section", heading)
        title.setContentsMargins(0, px(6) if top > 1 else 0, 0, px(2))
        cells.addWidget(title, top, 0, 1, 2)
        for number, line in enumerate(lines, top + 1):
            caps = Caps(line.caps, body)
            words = QLabel(line.words, body)
            words.setTextFormat(Qt.TextFormat.PlainText)
            words.setFont(font(px(14.5), 500))
            words.setMinimumWidth(words.sizeHint().width())
            cells.addWidget(caps, number, 0, Qt.AlignmentFlag.AlignRight)
            cells.addWidget(words, number, 1, Qt.AlignmentFlag.AlignVCenter)

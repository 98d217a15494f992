"""The menu bar on oak: what can be chosen, in the language of the moment."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QRectF, Signal
from PySide6.QtGui import QAction, QActionGroup, QKeySequence, QPaintEvent
from PySide6.QtWidgets import QMenu, QMenuBar, QPushButton, QWidget

from hansetable.games import GAMES
from hansetable.languages import languages
from hansetable.session.session import NOTHING
from hansetable.ui.art.fonts import line_width
from hansetable.ui.art.growth import factor
from hansetable.ui.art.palette import LETTER_SOFT
from hansetable.ui.art.textures import surface
from hansetable.ui.language import Text, current
from hansetable.ui.start.catalog import TILES
from hansetable.ui.table.prompt.undo import Way, phrase
from hansetable.ui.widgets.scaled import grown
from hansetable.ui.widgets.speaking import Speaking

Item = tuple[str, Text | str, str]
"""The id of what is chosen, its text and its key; an empty id is a dividing line."""

_LINE: Item = ("", "", "")
_ALSO = {"zoom in": "Ctrl+=", "redo": "Ctrl+Y"}
"""Second keys: the key of the plus sign without Shift, and what Windows has for redo."""
BOOK_KEY = "Shift+F1"
"""The key for the rulebook of the game on the table."""
SYMBOLS_KEY = "F2"
"""The key that opens the page of symbols, and closes it."""
_TITLE_PX, _SPACING = 14.5, 0.6
_BESIDE = 16
"""The room between the last menu and the title."""
_SPEAK = "speak:"
"""How the entries begin that choose a language; the present one is marked."""


def _each(name: str, text: Text, key: str = "") -> Sequence[Item]:
    """An entry for each game; the first one has the key to begin with."""
    return [
        (f"{name}:{tile.game}", text.filled(game=tile.title), key if tile is TILES[0] else "")
        for tile in TILES
    ]


MENUS: Sequence[tuple[Text, Sequence[Item]]] = (
    (
        Text("Window", "&Game"),
        (
            *_each("new", Text("Window", "New game: {game} …"), "Ctrl+N"),
            ("join", Text("Window", "&Join a table …"), "Ctrl+J"),
            ("open", Text("Window", "&Open record …"), "Ctrl+O"),
            ("save", Text("Window", "&Save record …"), "Ctrl+S"),
            ("history", Text("Window", "&Chronicle"), "Ctrl+L"),
            _LINE,
            ("lookback", Text("Window", "&Replay"), "Ctrl+B"),
            ("leave", Text("Window", "&Leave the table"), "Ctrl+W"),
            ("quit", Text("Window", "&Quit"), "Ctrl+Q"),
        ),
    ),
    (
        Text("Window", "&Edit"),
        (
            ("undo", Text("Window", "&Undo"), "Ctrl+Z"),
            ("redo", Text("Window", "&Redo"), "Ctrl+Shift+Z"),
            _LINE,
            ("settings", Text("Window", "&Settings …"), "Ctrl+,"),
        ),
    ),
    (
        Text("Window", "&View"),
        (
            ("zoom in", Text("Window", "Zoom &in"), "Ctrl++"),
            ("zoom out", Text("Window", "Zoom &out"), "Ctrl+-"),
            ("whole", Text("Window", "Whole &table"), "Ctrl+0"),
            ("full", Text("Window", "&Full screen"), "F11"),
            ("seat", Text("Window", "Ta&bles of the others"), "F3"),
            _LINE,
            *((f"{_SPEAK}{code}", name, "") for code, name in languages().items()),
        ),
    ),
    (
        Text("Window", "&Rules"),
        _each("rules", Text("Window", "Rulebook: {game}"), BOOK_KEY),
    ),
    (
        Text("Window", "&Help"),
        (
            *_each("lesson", Text("Window", "Lesson: {game}")),
            _LINE,
            ("hint", Text("Window", "&Hint"), "Ctrl+H"),
            ("why", Text("Window", "&Why did it do that?"), "Ctrl+?"),
            ("keys", Text("Window", "&Keys"), "F1"),
            ("symbols", Text("Window", "&Symbols"), SYMBOLS_KEY),
            _LINE,
            *_each("watch", Text("Window", "Watch a game: {game}")),
            _LINE,
            ("folders", Text("Window", "Where your &data is kept"), ""),
            ("about", Text("Window", "&About Hansetable"), ""),
        ),
    ),
)
"""Every menu with its entries."""


class Menus(Speaking, QMenuBar):
    """The menu bar, with the title of the window in its middle.

    Signals:
        chosen: the id of an entry.
    """

    chosen = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.title = "Hansetable"
        self.entries: dict[str, QAction] = {}
        self.words: dict[str, Text | str] = {}
        self._refusals: dict[Way, str] = {"undo": NOTHING, "redo": NOTHING}
        tongues = QActionGroup(self)
        for title, entries in MENUS:
            head = QMenu(self)
            self.addMenu(head)
            self.says(head.setTitle, title)
            for name, text, key in entries:
                if not name:
                    head.addSeparator()
                    continue
                action = QAction(self)
                head.addAction(action)
                self.says(action.setText, text)
                keys = (key, _ALSO.get(name, ""))
                action.setShortcuts([QKeySequence(one) for one in keys if one])
                action.triggered.connect(partial(self.chosen.emit, name))
                self.entries[name], self.words[name] = action, text
                if name.startswith(_SPEAK):
                    action.setCheckable(True)
                    tongues.addAction(action)
        self.retranslate()

    def say_back(self, undo: str, redo: str) -> None:
        """Switch undo and redo on, or off with the reason that the session gives."""
        self._refusals = {"undo": undo, "redo": redo}
        self.retranslate()

    def retranslate(self) -> None:
        """Mark the language of the moment, and say why undo or redo is off."""
        self.entries[_SPEAK + current()].setChecked(True)
        for way, refusal in self._refusals.items():
            entry, text = self.entries[way], self.words[way]
            entry.setEnabled(not refusal)
            if refusal:
                reason = phrase(way, refusal)
                text = Text("Window", "{entry} ({reason})").filled(entry=text, reason=reason)
            entry.setText(str(text))

    def follow(self, game: str) -> None:
        """Let the keys for a new game and for the rulebook mean this game."""
        for name in GAMES:
            own = name == game
            self.entries[f"new:{name}"].setShortcut(QKeySequence("Ctrl+N" if own else ""))
            self.entries[f"rules:{name}"].setShortcut(QKeySequence(BOOK_KEY if own else ""))

    def say_title(self, title: str) -> None:
        """Show the title of the window."""
        self.title = title
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the oak, the title and the menus."""
        with grown(self) as (canvas, whole):
            canvas.p.drawTiledPixmap(whole, surface("wood"))
            room, size = self.title_room(), _TITLE_PX
            canvas.text(room, self.title, size, LETTER_SOFT, family="cinzel", spacing=_SPACING)
        super().paintEvent(event)

    def title_room(self) -> QRectF:
        """Where the title stands: in the middle, or between menus and signs if it would touch.

        In pixels of the code, as it is painted.
        """
        scale = factor()
        room = QRectF(0, 0, self.width() / scale, self.height() / scale)
        wide = line_width(self.title, _TITLE_PX, 600, "cinzel", False, _SPACING)
        ends = (self.actionGeometry(entry).right() for entry in self.actions())
        menus_end = max(ends) / scale + _BESIDE
        signs = [sign.x() / scale for sign in self.findChildren(QPushButton) if sign.isVisible()]
        end = min(signs, default=room.right()) - _BESIDE
        middle = room.center().x()
        if middle - wide / 2 < menus_end or (signs and middle + wide / 2 > end):
            room.setLeft(menus_end)
            room.setRight(end)
        return room

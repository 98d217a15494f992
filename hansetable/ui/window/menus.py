"""The menu bar on oak: what can be chosen, in the language of the moment."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QRectF, Signal
from PySide6.QtGui import QAction, QActionGroup, QKeySequence, QPainter, QPaintEvent
from PySide6.QtWidgets import QMenuBar, QWidget

from hansetable.games import GAMES
from hansetable.languages import languages
from hansetable.session.session import NOTHING
from hansetable.ui.art.canvas import Canvas
from hansetable.ui.art.fonts import line_width
from hansetable.ui.art.palette import LETTER_SOFT
from hansetable.ui.art.textures import surface
from hansetable.ui.language import current, translate
from hansetable.ui.start.catalog import tiles
from hansetable.ui.table.prompt.undo import Way, phrase

Item = tuple[str, str, str]
"""The id of what is chosen, its text and its key; an empty id is a dividing line."""

_LINE: Item = ("", "", "")
_ALSO = {"closer": "Ctrl+=", "redo": "Ctrl+Y"}
"""Second keys: the key of the plus sign without Shift, and what Windows has for redo."""
BOOK_KEY = "Shift+F1"
"""The key for the rulebook of the game on the table."""
_TITLE_PX, _SPACING = 14.5, 0.6
_BESIDE = 16
"""The room between the last menu and the title."""
_SPEAK = "speak:"
"""How the entries begin that choose a language; the present one is marked."""


def menus() -> Sequence[tuple[str, Sequence[Item]]]:
    """Return every menu with its entries, in the language of the moment."""
    titles = {tile.game: tile.title for tile in tiles()}
    new = translate("Window", "New game: {game} …")
    book = translate("Window", "Rulebook of {game}")
    steps = translate("Window", "First steps in {game}")
    watch = translate("Window", "Watch a game of {game}")
    first = GAMES[0]
    return (
        (
            translate("Window", "&Game"),
            (
                *(
                    (f"new:{game}", new.format(game=title), "Ctrl+N" if game == first else "")
                    for game, title in titles.items()
                ),
                ("open", translate("Window", "&Open record …"), "Ctrl+O"),
                ("save", translate("Window", "&Save record …"), "Ctrl+S"),
                ("history", translate("Window", "&Chronicle"), "Ctrl+L"),
                _LINE,
                ("lookback", translate("Window", "Look &back"), "Ctrl+B"),
                ("leave", translate("Window", "&Leave the table"), "Ctrl+W"),
                ("quit", translate("Window", "&Quit"), "Ctrl+Q"),
            ),
        ),
        (
            translate("Window", "&Edit"),
            (
                ("undo", translate("Window", "&Undo"), "Ctrl+Z"),
                ("redo", translate("Window", "&Redo"), "Ctrl+Shift+Z"),
                _LINE,
                ("settings", translate("Window", "&Settings …"), "Ctrl+,"),
            ),
        ),
        (
            translate("Window", "&View"),
            (
                ("closer", translate("Window", "Come &closer"), "Ctrl++"),
                ("back", translate("Window", "Step &back"), "Ctrl+-"),
                ("whole", translate("Window", "Whole &table"), "Ctrl+0"),
                ("full", translate("Window", "&Full screen"), "F11"),
                _LINE,
                *((f"{_SPEAK}{code}", name, "") for code, name in languages().items()),
            ),
        ),
        (
            translate("Window", "&Rules"),
            tuple(
                (f"rules:{game}", book.format(game=title), BOOK_KEY if game == first else "")
                for game, title in titles.items()
            ),
        ),
        (
            translate("Window", "&Help"),
            (
                *(
                    (f"learn:{game}", steps.format(game=title), "")
                    for game, title in titles.items()
                ),
                _LINE,
                ("hint", translate("Window", "&Hint"), "Ctrl+H"),
                ("keys", translate("Window", "&Keys"), "F1"),
                _LINE,
                *(
                    (f"watch:{game}", watch.format(game=title), "")
                    for game, title in titles.items()
                ),
                _LINE,
                ("folders", translate("Window", "Where your data &lies"), ""),
                ("about", translate("Window", "&About Hansetable"), ""),
            ),
        ),
    )


class Menus(QMenuBar):
    """The menu bar, with the title of the window in its middle.

    Signals:
        chosen: the id of an entry.
    """

    chosen = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.title = "Hansetable"
        self.entries: dict[str, QAction] = {}
        self.words: dict[str, str] = {}
        self._refusals: dict[Way, str] = {"undo": NOTHING, "redo": NOTHING}
        self._heads = []
        tongues = QActionGroup(self)
        for _, entries in menus():
            head = self.addMenu("")
            self._heads.append(head)
            for name, _, key in entries:
                if not name:
                    head.addSeparator()
                    continue
                action = head.addAction("")
                keys = (key, _ALSO.get(name, ""))
                action.setShortcuts([QKeySequence(one) for one in keys if one])
                action.triggered.connect(partial(self._choose, name))
                self.entries[name] = action
                if name.startswith(_SPEAK):
                    action.setCheckable(True)
                    tongues.addAction(action)
        self.retranslate()

    def retranslate(self) -> None:
        """Say everything in the language of the moment."""
        for head, (text, entries) in zip(self._heads, menus(), strict=True):
            head.setTitle(text)
            for name, words, _ in entries:
                if name:
                    self.words[name] = words
                    self.entries[name].setText(words)
        self.entries[_SPEAK + current()].setChecked(True)
        self._say_refusals()

    def say_back(self, undo: str, redo: str) -> None:
        """Switch undo and redo on, or off with the reason that the session gives."""
        self._refusals = {"undo": undo, "redo": redo}
        self.retranslate()

    def _say_refusals(self) -> None:
        for way, refusal in self._refusals.items():
            entry = self.entries[way]
            entry.setEnabled(not refusal)
            if refusal:
                text = translate("Window", "{entry} ({reason})")
                entry.setText(text.format(entry=entry.text(), reason=phrase(way, refusal)))

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

    def _choose(self, name: str, _checked: bool = False) -> None:
        self.chosen.emit(name)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the oak, the title and the menus."""
        painter = QPainter(self)
        painter.drawTiledPixmap(self.rect(), surface("wood"))
        Canvas(painter).text(
            self.title_room(), self.title, _TITLE_PX, LETTER_SOFT, family="cinzel", spacing=_SPACING
        )
        painter.end()
        super().paintEvent(event)

    def title_room(self) -> QRectF:
        """Where the title stands: in the middle, or beside the menus if it would touch them."""
        room = self.rect().toRectF()
        wide = line_width(self.title, _TITLE_PX, 600, "cinzel", False, _SPACING)
        menus_end = max(self.actionGeometry(entry).right() for entry in self.actions()) + _BESIDE
        if room.center().x() - wide / 2 < menus_end:
            room.setLeft(menus_end)
            room.setRight(room.right() - _BESIDE)
        return room

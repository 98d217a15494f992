"""The page of symbols: a legend for each game, and what the lights of the table mean."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from itertools import combinations

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeySequence, QPaintEvent, QShortcut
from PySide6.QtWidgets import (
    QAbstractButton,
    QHBoxLayout,
    QLineEdit,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from hansetable.ui.art.fonts import line_width, wrapped_height
from hansetable.ui.art.growth import px
from hansetable.ui.art.palette import SHEET_HOT, SHEET_INK, SHEET_LINK, SHEET_SOFT
from hansetable.ui.game_ui import SYMBOL, Symbol, SymbolGroup
from hansetable.ui.games import game_ui
from hansetable.ui.games.phrases import titled
from hansetable.ui.games.symbols import ground
from hansetable.ui.help.lights import LIGHTS
from hansetable.ui.language import Text, translate
from hansetable.ui.start.catalog import TILES, game_title
from hansetable.ui.widgets.dialogs import FormDialog, Rule, Segments
from hansetable.ui.widgets.layout import beside, fill, fix
from hansetable.ui.widgets.scaled import grown
from hansetable.ui.widgets.speaking import Label
from hansetable.ui.window.menus import SYMBOLS_KEY

_WIDE, _HIGH = 1220, 536
_COLUMNS = 3
_COLUMN = 384
_GAP = 22
_HEAD = 30
_LINE = 42.0
_WORD, _SENTENCE = 15.5, 14.5
_LEFT = SYMBOL.width() + 14


class SymbolLine(QAbstractButton):
    """One symbol with its word and its sentence; a click opens its rule."""

    def __init__(self, symbol: Symbol, parent: QWidget) -> None:
        super().__init__(parent)
        self.symbol = symbol
        self.word, self.sentence = titled(symbol.word()), symbol.sentence()
        room = _COLUMN - _LEFT - 6
        self._beside = line_width(self.word, _WORD, 700) + 9
        self._alone = self._beside + line_width(self.sentence, _SENTENCE, 500) < room
        below = 0.0 if self._alone else wrapped_height(self.sentence, room, _SENTENCE)
        self.high = max(_LINE, below + 26)
        fix(self, _COLUMN, round(self.high))
        self.setText(self.word)
        self.setAccessibleName(f"{self.word}: {self.sentence}")
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        if symbol.rule:
            self.setAccessibleDescription(
                translate("Table", "Rule {rule}").format(rule=symbol.rule)
            )
            self.setToolTip(self.accessibleDescription())
            self.setCursor(Qt.CursorShape.PointingHandCursor)
        else:
            self.setFocusPolicy(Qt.FocusPolicy.NoFocus)

    def sizeHint(self) -> QSize:
        """The fixed size."""
        return self.minimumSize()

    def has(self, sought: str) -> bool:
        """Tell whether the words of the line hold a text, capital letters or not."""
        return sought.casefold() in self.accessibleName().casefold()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paints the symbol on paper, as it is on a card, and the words."""
        with grown(self) as (canvas, whole):
            if self.symbol.rule and (self.underMouse() or self.hasFocus()):
                canvas.rect(whole.adjusted(1, 1, -1, -1), SHEET_HOT, 5)
            tile = QRectF(3, 0, SYMBOL.width(), SYMBOL.height())
            tile.moveTop(whole.center().y() - tile.height() / 2)
            ground(canvas, tile.adjusted(0, -1, 0, 1))
            self.symbol.paint(canvas, tile)
            words = QRectF(_LEFT, 0, whole.width() - _LEFT - 6, whole.height())
            first = words if self._alone else QRectF(words.x(), 1, words.width(), 22)
            canvas.text(first, self.word, _WORD, SHEET_INK, "l", 700, least=11)
            if self._alone:
                rest = words.adjusted(self._beside, 0, 0, 0)
                canvas.text(rest, self.sentence, _SENTENCE, SHEET_SOFT, "l", 500)
            else:
                rest = words.adjusted(0, 22, 0, 6)
                canvas.text(rest, self.sentence, _SENTENCE, SHEET_SOFT, "lt", 500, wrap=True)
            if self.hasFocus():
                canvas.rect(whole.adjusted(1, 1, -1, -1), None, 5, SHEET_LINK, 1.6)


class SymbolsPage(FormDialog):
    """The legend of one game, in three columns; others are a click away.

    Signals:
        rule(str, str): the rule of this game is wanted.
    """

    rule = Signal(str, str)

    def __init__(self, game: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.lines: list[SymbolLine] = []
        self._groups: list[tuple[Label, list[SymbolLine]]] = []
        self._body = QWidget()
        self._title = self.titled(Text("Legend", "Symbols"))
        self.games = Segments({tile.game: tile.title for tile in TILES}, self)
        self.games.set_value(game)
        self.games.chosen.connect(self._fill)
        self.sought = QLineEdit(self)
        find = Text("Legend", "Find …")
        self.says(self.sought.setPlaceholderText, find)
        self.says(self.sought.setAccessibleName, find)
        self.sought.setClearButtonEnabled(True)
        self.sought.textChanged.connect(self._filter)
        fix(self.sought, 200)
        self._area = QScrollArea(self)
        self._area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        fix(self._area, _WIDE, _HIGH)
        note = self.label(
            "small", Text("Legend", "A click on a line opens its rule. F2 opens and closes this.")
        )
        close = self.button(Text("Legend", "Close"), self.accept, key=Text("Keys", "Esc"))
        self.lay_out(
            beside(self._title, None, self.games, 12, self.sought),
            Rule(parent=self),
            self._area,
            beside(note, None, close),
            spacing=10,
            edges=(self.MARGIN, 20, self.MARGIN, 16),
        )
        QShortcut(QKeySequence(SYMBOLS_KEY), self, self.accept)
        self._fill()
        self.sought.setFocus()

    @property
    def groups(self) -> Sequence[SymbolGroup]:
        """What is listed: the symbols of the game, and the lights of the table."""
        return (*game_ui(self.games.value).symbols, LIGHTS)

    def retranslate(self) -> None:
        """List the symbols anew in the language of the moment."""
        self._fill()

    def _fill(self) -> None:
        """List the symbols of the chosen game."""
        game = game_title(self.games.value)
        self._title.setText(translate("Legend", "Symbols of {game}").format(game=game))
        body = self._body = QWidget()
        self._groups = []
        for heading, symbols in self.groups:
            title = self.label("section", str(heading).upper())
            title.setParent(body)
            title.setFixedHeight(px(_HEAD))
            self._groups.append((title, [self._line(symbol, body) for symbol in symbols]))
        self.lines = [line for _, lines in self._groups for line in lines]
        columns = []
        for start, end in self._columns():
            column = fill(QVBoxLayout(), spacing=0)
            for title, lines in self._groups[start:end]:
                fill(column, title, *lines, spacing=0)
            column.addStretch(1)
            columns.append(column)
        self._laid = fill(QHBoxLayout(body), *columns, None, spacing=_GAP)
        self._area.setWidget(body)
        self._filter()

    def _line(self, symbol: Symbol, body: QWidget) -> SymbolLine:
        line = SymbolLine(symbol, body)
        if symbol.rule:
            line.clicked.connect(partial(self.rule.emit, self.games.value, symbol.rule))
        return line

    def _columns(self) -> Sequence[tuple[int, int]]:
        """Return which groups stand in each column, so that the longest is as short as can be."""
        high = [_HEAD + sum(line.high for line in lines) for _, lines in self._groups]
        last = len(high)

        def parts(cuts: Sequence[int]) -> Sequence[tuple[int, int]]:
            return list(zip((0, *cuts), (*cuts, last), strict=True))

        ways = map(parts, combinations(range(1, last), min(_COLUMNS, last) - 1))
        return min(ways, key=lambda way: max(sum(high[start:end]) for start, end in way))

    def _filter(self) -> None:
        """Show the lines with what is sought, and the headings above them."""
        for title, lines in self._groups:
            for line in lines:
                line.setVisible(line.has(self.sought.text()))
            title.setVisible(any(not line.isHidden() for line in lines))
        self._laid.activate()
        self._body.resize(self._laid.sizeHint())

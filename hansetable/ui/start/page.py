"""The start page: the three games, the game that was left, records and rulebooks."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from itertools import pairwise

from PySide6.QtCore import QPointF, QRectF, Qt, Signal, SignalInstance
from PySide6.QtGui import (
    QKeyEvent,
    QPainter,
    QPaintEvent,
    QPixmap,
    QResizeEvent,
    QShowEvent,
)
from PySide6.QtWidgets import QWidget

from hansetable.errors import shown
from hansetable.ui.art.canvas import Canvas
from hansetable.ui.art.palette import LETTER, LETTER_DIM, LETTER_MUTED, LETTER_SOFT
from hansetable.ui.language import Text
from hansetable.ui.start.catalog import GAME_ICONS, TILES, Tile
from hansetable.ui.start.picture import (
    BOOKS,
    EDGE,
    FIGURES,
    HEIGHT,
    PITCH,
    RECORDS,
    WIDTH,
    Figure,
    Left,
    Record,
    paint,
    paint_cloth,
)
from hansetable.ui.widgets.buttons import PaintedButton, TableButton
from hansetable.ui.widgets.speaking import Pressed, Speaking

__all__ = ["Figure", "Left", "Record", "StartPage"]

_ROWS = 3
_SPACED = (174.0, 566.0)
"""Where tiles and boxes begin when a game was left."""
_CENTRED = (140.0, 534.0)
"""Where they begin when none was."""


@dataclass(frozen=True, slots=True)
class _Words:
    """A text in a row: where, how wide, and how it looks."""

    text: Text | str
    x: float
    width: float
    px: float = 16
    colour: str = LETTER
    align: str = "l"
    italic: bool = False


class _Row(PaintedButton):
    """A line in a box that can be pressed; the next one lies close to it."""

    margin = 0.0

    def __init__(
        self,
        parent: QWidget,
        pressed: Pressed,
        *words: _Words,
        icon: str = "",
        name: Text | None = None,
    ) -> None:
        super().__init__(parent)
        self.icon_name = icon
        self._name = name
        self.clicked.connect(pressed)
        self.say(*words)

    def say(self, *words: _Words) -> None:
        """Sets the texts of the row, and thereby its name for screen readers."""
        self.words = words
        self.retranslate()

    def retranslate(self) -> None:
        """Tells screen readers what stands in the row."""
        said = [self._name] if self._name else [part.text for part in self.words]
        self.setAccessibleName(", ".join(filter(None, map(str, said))))
        self.update()

    def draw(self, canvas: Canvas, face: QRectF) -> None:
        """Paints the icon and the texts; lighter under the mouse."""
        live = self.isEnabled()
        hot = live and (self.underMouse() or self.isDown())
        if hot:
            canvas.rect(face, LETTER, 5, alpha=0.07)
        if self.icon_name:
            colour = LETTER if hot else LETTER_SOFT if live else LETTER_MUTED
            canvas.icon(self.icon_name, face.x() + 6, face.y() + 4, 17, colour)
        for part in self.words:
            room = QRectF(face.x() + part.x, face.y(), part.width, face.height())
            colour = LETTER if hot else part.colour if live else LETTER_MUTED
            canvas.text(
                room, str(part.text), part.px, colour, part.align, 500, italic=part.italic, least=12
            )

    def draw_ring(self, canvas: Canvas, face: QRectF) -> None:
        """Paints a ring within the row, for there is no room around it."""
        canvas.rect(face.adjusted(1, 1, -1, -1), None, 5, LETTER, 1.6)


class StartPage(Speaking, QWidget):
    """The page that one sees first; it scales with its window.

    Signals:
        newGame: a game id; the person wants to set up a game of it.
        lesson: a game id; the person wants its lesson.
        resume: go on with the game that was left.
        lookBack: look at the game that was left from its beginning.
        openRecord: the path of a record, or nothing if the person wants to choose a file.
        chronicle: the list of all games is wanted.
        figures: what all games tell together is wanted.
        rulebook: a game id; open its rulebook.
        settings: open the settings.
        language: choose the language.
        join: sit down at a table elsewhere.
    """

    newGame = Signal(str)
    lesson = Signal(str)
    resume = Signal()
    lookBack = Signal()
    openRecord = Signal(str)
    history = Signal()
    figures = Signal()
    rulebook = Signal(str)
    settings = Signal()
    language = Signal()
    join = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._picture = QPixmap()
        self.tiles = TILES
        choose = Text("Start", "Choose the language")
        name = Text("Start", "English", "the name of the language of this translation")
        self.language_button = TableButton(
            self, "dark", text=name, pressed=self.language, tip=choose
        )
        self.join_button = TableButton(
            self, "dark", text=Text("Start", "Join a table"), pressed=self.join
        )
        self.says(self.language_button.setAccessibleDescription, choose)
        self.settings_button = TableButton(
            self, "dark", text=Text("Start", "Settings"), pressed=self.settings
        )
        self.back_button = TableButton(self, text=Text("Start", "Replay"), pressed=self.lookBack)
        self.resume_button = TableButton(
            self,
            "primary",
            text=Text("Start", "Continue"),
            pressed=self.resume,
            key=Text("Start", "Enter", "the key"),
        )
        new, lesson = Text("Start", "New game"), Text("Start", "Lesson")
        self.new_buttons = [self._button(tile, new, self.newGame) for tile in TILES]
        self.lesson_buttons = [self._button(tile, lesson, self.lesson) for tile in TILES]
        self.record_rows = [_Row(self, partial(self._open_record, row)) for row in range(_ROWS)]
        self.all_row = _Row(self, self.history, _link(Text("Start", "All games in the chronicle")))
        self.open_row = _Row(
            self,
            partial(self.openRecord.emit, ""),
            _link(Text("Start", "Open record …"), 400),
        )
        self.figures_row = _Row(self, self.figures, _link(Text("Start", "All statistics")))
        self.book_rows = [
            _Row(
                self,
                partial(self.rulebook.emit, tile.game),
                _Words(tile.title, 34, 210),
                icon="school",
                name=Text("Start", "Rulebook: {game}").filled(game=tile.title),
            )
            for tile in TILES
        ]
        self.fill()
        for (button, _), (after, _) in pairwise(self._places()):
            QWidget.setTabOrder(button, after)

    def fill(
        self,
        left: Left | None = None,
        records: Sequence[Record] = (),
        figures: Sequence[Figure] = (),
    ) -> None:
        """Shows what there is.

        Args:
            left: the game that was left, if there is one.
            records: the newest comes first; as many are shown as there is room for.
            figures: a few numbers of all games; without any it is told how one plays.
        """
        self._left, self._records, self._figures = left, records[:_ROWS], figures
        self.resume_button.setVisible(left is not None)
        self.back_button.setVisible(left is not None)
        self.new_buttons[0].kind = "primary" if left is None else "normal"
        self.figures_row.setVisible(bool(figures))
        for row in self.record_rows:
            row.hide()
        for row, record in zip(self.record_rows, records, strict=False):
            row.icon_name = GAME_ICONS.get(record.game, "cards")
            row.setToolTip(shown(record.path))
            row.say(
                _Words(record.title, 34, 186),
                _Words(record.result, 228, 232, colour=LETTER_DIM),
                _Words(record.date, 468, 118, 15, LETTER_SOFT, "r", italic=True),
            )
            row.show()
        self._lay_out()

    # ---- Qt --------------------------------------------------------------------------------

    def showEvent(self, event: QShowEvent) -> None:
        """Gives the keyboard to the main button: Enter must not choose the language."""
        super().showEvent(event)
        main = self.new_buttons[0] if self._left is None else self.resume_button
        main.setFocus(Qt.FocusReason.OtherFocusReason)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Scales the page to its window."""
        self._lay_out()
        super().resizeEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter goes on with the game that was left."""
        enter = event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter)
        if enter and self._left is not None:
            self.resume.emit()
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Shows the painted page; what can be pressed paints itself upon it."""
        density = self.devicePixelRatioF()
        if self._picture.isNull() or self._picture.devicePixelRatio() != density:
            self._picture = self._painted(density)
        painter = QPainter(self)
        painter.drawPixmap(0, 0, self._picture)
        painter.end()

    # ---- arranging -------------------------------------------------------------------------

    def _places(self) -> Iterator[tuple[PaintedButton, QRectF]]:
        """Where each button lies, in the order of the tab key."""
        yield self.join_button, QRectF(906, 26, 156, 34)
        yield self.language_button, QRectF(1070, 26, 112, 34)
        yield self.settings_button, QRectF(1190, 26, 128, 34)
        yield self.resume_button, QRectF(1140, 105, 164, 38)
        yield self.back_button, QRectF(1000, 105, 132, 38)
        for i, start in enumerate(self.new_buttons):
            left, top = EDGE + i * PITCH + 24, self._tops[0] + 325
            yield start, QRectF(left, top, 132, 34)
            yield self.lesson_buttons[i], QRectF(left + 140, top, 132, 34)
        for i, row in enumerate(self.record_rows):
            yield row, self._row(RECORDS, i)
        last = self._row(RECORDS, _ROWS)
        yield self.all_row, QRectF(last.x(), last.y(), 200, 24)
        yield self.open_row, QRectF(last.x() + 214, last.y(), 300, 24)
        for i, row in enumerate(self.book_rows):
            yield row, self._row(BOOKS, i)
        yield self.figures_row, self._row(FIGURES, _ROWS)

    def _row(self, box: tuple[float, float], row: int) -> QRectF:
        """The rectangle of a row in a box below."""
        x, width = box
        return QRectF(x + 14, self._tops[1] + 42 + row * 24, width - 28, 24)

    @property
    def _tops(self) -> tuple[float, float]:
        """Where the tiles and the boxes begin."""
        return _CENTRED if self._left is None else _SPACED

    def _button(self, tile: Tile, text: Text, signal: SignalInstance) -> TableButton:
        """A button for a game; screen readers are told for which."""
        button = TableButton(self, text=text, pressed=partial(signal.emit, tile.game))
        button.says(lambda said: button.setAccessibleName(f"{tile.title}: {said}"), text)
        return button

    def _open_record(self, row: int) -> None:
        """Opens the record whose row was pressed."""
        self.openRecord.emit(self._records[row].path)

    def _lay_out(self) -> None:
        for button, rect in self._places():
            button.place(rect, self._scale, self._origin)
        self._repaint()

    @property
    def _scale(self) -> float:
        return max(0.1, min(self.width() / WIDTH, self.height() / HEIGHT))

    @property
    def _origin(self) -> QPointF:
        """Where the page begins in the window, whose proportions may differ."""
        x = (self.width() - WIDTH * self._scale) / 2
        y = (self.height() - HEIGHT * self._scale) / 2
        return QPointF(max(0.0, x), max(0.0, y))

    def _repaint(self) -> None:
        """Paints the page anew."""
        self._picture = QPixmap()
        self.update()

    retranslate = restyle = _repaint

    # ---- painting --------------------------------------------------------------------------

    def _painted(self, density: float) -> QPixmap:
        """The page without its buttons."""
        picture = QPixmap(self.size() * density)
        picture.setDevicePixelRatio(density)
        painter = QPainter(picture)
        paint_cloth(painter, QRectF(self.rect()))
        painter.translate(self._origin)
        painter.scale(self._scale, self._scale)
        paint(Canvas(painter), self._tops, self.tiles, self._left, self._records, self._figures)
        painter.end()
        return picture


def _link(text: Text, width: float = 200) -> _Words:
    """The words of a row that leads to another page."""
    return _Words(text, 6, width, 15, LETTER_SOFT, italic=True)

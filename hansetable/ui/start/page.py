"""The start page: the three games, the game that was left, records and rulebooks."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise

from PySide6.QtCore import QEvent, QPointF, QRectF, Qt, Signal, SignalInstance
from PySide6.QtGui import (
    QKeyEvent,
    QPainter,
    QPaintEvent,
    QPixmap,
    QResizeEvent,
    QShowEvent,
)
from PySide6.QtWidgets import QWidget

from hansetable.ui.art.canvas import Canvas
from hansetable.ui.art.palette import LETTER, LETTER_DIM, LETTER_MUTED, LETTER_SOFT
from hansetable.ui.language import translate
from hansetable.ui.start.catalog import GAME_ICONS, tiles
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

__all__ = ["Figure", "Left", "Record", "StartPage"]

_ROWS = 3
_SPACED = (174.0, 566.0)
"""Where tiles and boxes begin when a game was left."""
_CENTRED = (140.0, 534.0)
"""Where they begin when none was."""


@dataclass(frozen=True, slots=True)
class _Words:
    """A text in a row: where, how wide, and how it looks."""

    text: str
    x: float
    width: float
    px: float = 16
    colour: str = LETTER
    align: str = "l"
    italic: bool = False


class _Row(PaintedButton):
    """A line in a box that can be pressed; the next one lies close to it."""

    margin = 0.0

    def __init__(self, parent: QWidget, icon: str = "") -> None:
        super().__init__(parent)
        self.icon_name = icon
        self.words: tuple[_Words, ...] = ()

    def say(self, *words: _Words) -> None:
        """Sets the texts of the row, and thereby its name for screen readers."""
        self.words = words
        self.setAccessibleName(", ".join(part.text for part in words if part.text))
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
                room, part.text, part.px, colour, part.align, 500, italic=part.italic, least=12
            )

    def draw_ring(self, canvas: Canvas, face: QRectF) -> None:
        """Paints a ring within the row, for there is no room around it."""
        canvas.rect(face.adjusted(1, 1, -1, -1), None, 5, LETTER, 1.6)


class StartPage(QWidget):
    """The page that one sees first; it scales with its window.

    Signals:
        newGame: a game id; the person wants to set up a game of it.
        learn: a game id; the person wants to learn it.
        resume: go on with the game that was left.
        lookBack: look at the game that was left from its beginning.
        openRecord: the path of a record, or nothing if the person wants to choose a file.
        chronicle: the list of all games is wanted.
        figures: what all games tell together is wanted.
        rulebook: a game id; open its rulebook.
        settings: open the settings.
        language: choose the language.
    """

    newGame = Signal(str)
    learn = Signal(str)
    resume = Signal()
    lookBack = Signal()
    openRecord = Signal(str)
    history = Signal()
    figures = Signal()
    rulebook = Signal(str)
    settings = Signal()
    language = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._left: Left | None = None
        self._records: tuple[Record, ...] = ()
        self._figures: tuple[Figure, ...] = ()
        self._picture = QPixmap()
        self.tiles = tiles()
        self.language_button = TableButton(self, "dark")
        self.settings_button = TableButton(self, "dark")
        self.back_button = TableButton(self)
        self.resume_button = TableButton(self, "primary")
        self.new_buttons = [TableButton(self) for _ in self.tiles]
        self.learn_buttons = [TableButton(self) for _ in self.tiles]
        self.record_rows = [_Row(self) for _ in range(_ROWS)]
        self.all_row = _Row(self)
        self.open_row = _Row(self)
        self.figures_row = _Row(self)
        self.book_rows = [_Row(self, "school") for _ in self.tiles]
        for (button, _), (after, _) in pairwise(self._places()):
            QWidget.setTabOrder(button, after)
        self._connect()
        self.retranslate()
        self._refresh()

    # ---- what the window says --------------------------------------------------------------

    def set_left(self, left: Left | None) -> None:
        """Shows the game that was left, or that there is none."""
        self._left = left
        self._refresh()

    def set_records(self, records: Sequence[Record]) -> None:
        """Shows the newest records, as many as there is room for; the newest comes first."""
        self._records = tuple(records[:_ROWS])
        self._refresh()

    def set_figures(self, figures: Sequence[Figure]) -> None:
        """Shows a few numbers of all games, or how one plays if there are none."""
        self._figures = tuple(figures)
        self._refresh()

    def retranslate(self) -> None:
        """Sets every text in the language of the screen."""
        self.tiles = tiles()
        self.language_button.setText(
            translate("Start", "English", "the name of the language of this translation")
        )
        choose = translate("Start", "Choose the language")
        self.language_button.setToolTip(choose)
        self.language_button.setAccessibleDescription(choose)
        self.settings_button.setText(translate("Start", "Settings"))
        self.back_button.setText(translate("Start", "Look back"))
        self.resume_button.setText(translate("Start", "Continue"))
        self.resume_button.key = translate("Start", "Enter", "the key")
        new, learn = translate("Start", "New game"), translate("Start", "Learn it")
        for tile, start, teach, book in zip(
            self.tiles, self.new_buttons, self.learn_buttons, self.book_rows, strict=True
        ):
            start.setText(new)
            start.setAccessibleName(f"{tile.title}: {new}")
            teach.setText(learn)
            teach.setAccessibleName(f"{tile.title}: {learn}")
            book.say(_Words(tile.title, 34, 210))
            name = translate("Start", "Rulebook of {game}").format(game=tile.title)
            book.setAccessibleName(name)
        every = translate("Start", "All games")
        self.all_row.say(_Words(every, 6, 200, 15, LETTER_SOFT, italic=True))
        numbers = translate("Start", "All figures")
        self.figures_row.say(_Words(numbers, 6, 200, 15, LETTER_SOFT, italic=True))
        another = translate("Start", "Open another record")
        self.open_row.say(_Words(another, 6, 400, 15, LETTER_SOFT, italic=True))
        self._repaint()

    # ---- Qt --------------------------------------------------------------------------------

    def changeEvent(self, event: QEvent) -> None:
        """Follows a change of language or theme."""
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        elif event.type() == QEvent.Type.StyleChange:
            self._repaint()
        super().changeEvent(event)

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
        yield self.language_button, QRectF(1070, 26, 112, 34)
        yield self.settings_button, QRectF(1190, 26, 128, 34)
        yield self.resume_button, QRectF(1140, 105, 164, 38)
        yield self.back_button, QRectF(1000, 105, 132, 38)
        for i, start in enumerate(self.new_buttons):
            left, top = EDGE + i * PITCH + 24, self._tops[0] + 325
            yield start, QRectF(left, top, 132, 34)
            yield self.learn_buttons[i], QRectF(left + 140, top, 132, 34)
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

    def _connect(self) -> None:
        self.language_button.clicked.connect(lambda: self.language.emit())
        self.settings_button.clicked.connect(lambda: self.settings.emit())
        self.resume_button.clicked.connect(lambda: self.resume.emit())
        self.back_button.clicked.connect(lambda: self.lookBack.emit())
        self.all_row.clicked.connect(lambda: self.history.emit())
        self.figures_row.clicked.connect(lambda: self.figures.emit())
        self.open_row.clicked.connect(lambda: self.openRecord.emit(""))
        for tile, start, teach, book in zip(
            self.tiles, self.new_buttons, self.learn_buttons, self.book_rows, strict=True
        ):
            start.clicked.connect(_saying(self.newGame, tile.game))
            teach.clicked.connect(_saying(self.learn, tile.game))
            book.clicked.connect(_saying(self.rulebook, tile.game))
        for row in self.record_rows:
            row.clicked.connect(self._open_record)

    def _open_record(self) -> None:
        """Opens the record whose row was pressed."""
        row = self.sender()
        place = next(i for i, one in enumerate(self.record_rows) if one is row)
        self.openRecord.emit(self._records[place].path)

    def _refresh(self) -> None:
        """Shows what there is: the game that was left, and records."""
        self.resume_button.setVisible(self._left is not None)
        self.back_button.setVisible(self._left is not None)
        self.figures_row.setVisible(bool(self._figures))
        first = self.new_buttons[0]
        first.kind = "primary" if self._left is None else "normal"
        for i, row in enumerate(self.record_rows):
            row.setVisible(i < len(self._records))
            if i < len(self._records):
                self._show_record(row, self._records[i])
        self._lay_out()

    def _show_record(self, row: _Row, record: Record) -> None:
        row.icon_name = GAME_ICONS.get(record.game, "cards")
        row.setToolTip(record.path)
        row.say(
            _Words(record.title, 34, 186),
            _Words(record.result, 228, 232, colour=LETTER_DIM),
            _Words(record.date, 468, 118, 15, LETTER_SOFT, "r", italic=True),
        )

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
        self._picture = QPixmap()
        self.update()

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


def _saying(signal: SignalInstance, game: str) -> Callable[[], None]:
    """What emits the signal for this game."""
    return lambda: signal.emit(game)

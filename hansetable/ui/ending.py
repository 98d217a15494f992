"""The end of a game: who has won, what each seat has scored, and how the scores grew."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field

from PySide6.QtCore import QEvent, QPointF, QRectF, Qt, Signal, SignalInstance
from PySide6.QtGui import QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QLabel, QSizePolicy, QVBoxLayout, QWidget

from hansetable.core import Result, Seat
from hansetable.session.chair import Chair
from hansetable.ui.art import palette
from hansetable.ui.art.brush import Brush
from hansetable.ui.art.fonts import GARAMOND
from hansetable.ui.language import translate
from hansetable.ui.paper import PaperButton, PaperDialog, Rule

LOSES = "loses"
"""The category of points that is no number: a seat with it cannot win."""

_NUMBER = f'font: 600 18px "{GARAMOND}"; color: {palette.INK};'
_TOTAL = f'font: 700 26px "{GARAMOND}"; color: {palette.INK};'
_TITLE = f'font: italic 500 14px "{GARAMOND}"; color: {palette.INK_SOFT};'
_LOSS = f'font: italic 500 14px "{GARAMOND}"; color: {palette.WAX};'


@dataclass(frozen=True, slots=True)
class EndWords:
    """What a game says about its end, in the language of the moment.

    ``titles`` are the categories of points in the order of their columns, ``total`` is the title
    of the score, ``points`` says a score with its unit, ``loses`` is the note on a seat that
    cannot win, ``nobody`` the sentence when no seat wins, ``note`` tells how ties are broken,
    ``course`` is the title of the chart if it counts something else than points by round.
    """

    titles: Mapping[str, str]
    total: str
    points: Callable[[int], str] = field(default=str)
    loses: str = ""
    nobody: str = ""
    note: str = ""
    course: str = ""


class Ending(PaperDialog):
    """The table of scores and the chart of how they grew, on a sheet of paper.

    Signals:
        newGame(): another game is wanted.
        saveRecord(): the record is to be written to a file; the sheet stays.
        startPage(): the start page is wanted.
        closed(): the sheet was put away to look at the table.
    """

    newGame = Signal()
    saveRecord = Signal()
    startPage = Signal()
    closed = Signal()

    def __init__(
        self,
        result: Result,
        chairs: Sequence[Chair],
        words: Callable[[], EndWords],
        history: Sequence[Sequence[int]],
        parent: QWidget | None = None,
    ) -> None:
        """Show a result.

        Args:
            result: the outcome.
            chairs: who sat where.
            words: returns what the game says, in the language of the moment.
            history: the scores of all seats at the beginning, and then after each round.
            parent: the window below.
        """
        super().__init__(parent)
        self._result, self._chairs, self._words = result, chairs, words
        self._left = False
        self.heading = self.label("heading")
        self.heading.setWordWrap(True)
        self.note = self.label("sentence")
        self.scores = QGridLayout()
        self.scores.setHorizontalSpacing(18)
        self.scores.setVerticalSpacing(4)
        self.course = ScoreChart(chairs, history, self)
        self.course_title = self.label("section")
        self.look_button = PaperButton(main=True, parent=self)
        self.new_button = PaperButton(parent=self)
        self.save_button = PaperButton(parent=self)
        self.start_button = PaperButton(parent=self)
        self._lay_out()
        self._connect()
        self.retranslate()

    def retranslate(self) -> None:
        """Set all texts."""
        words = self._words()
        self.setWindowTitle(translate("Ending", "The end of the game"))
        self.heading.setText(winner_line(self._result, self._chairs, words))
        self.note.setText(words.note)
        self.course_title.setText(words.course or translate("Ending", "Round by round"))
        self.course.retranslate()
        self.look_button.say(translate("Ending", "Look at the table"), translate("Ending", "Enter"))
        self.new_button.say(translate("Ending", "New game"))
        self.save_button.say(translate("Ending", "Save record …"))
        self.start_button.say(translate("Ending", "Start page"))
        self._fill(words)

    def changeEvent(self, event: QEvent) -> None:
        """Speaks another language when the program does."""
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def done(self, code: int) -> None:
        """Tells that the table is to be looked at, unless the person goes elsewhere."""
        super().done(code)
        if not self._left:
            self.closed.emit()

    # ---- inside -------------------------------------------------------------------------------

    def _lay_out(self) -> None:
        sheet = QVBoxLayout(self)
        edge = self.MARGIN
        sheet.setContentsMargins(edge, edge - 6, edge, edge - 8)
        sheet.setSpacing(10)
        sheet.addWidget(self.heading)
        sheet.addWidget(Rule(parent=self))
        sheet.addLayout(self.scores)
        sheet.addWidget(self.note)
        sheet.addWidget(Rule(parent=self))
        sheet.addWidget(self.course_title)
        sheet.addWidget(self.course, 1)
        row = QHBoxLayout()
        row.setSpacing(8)
        row.addWidget(self.start_button)
        row.addWidget(self.save_button)
        row.addStretch(1)
        row.addWidget(self.new_button)
        row.addWidget(self.look_button)
        sheet.addLayout(row)

    def _connect(self) -> None:
        self.look_button.clicked.connect(self.accept)
        self.new_button.clicked.connect(self._go_new)
        self.save_button.clicked.connect(self.saveRecord)
        self.start_button.clicked.connect(self._go_start)

    def _go_new(self) -> None:
        self._leave(self.newGame)

    def _go_start(self) -> None:
        self._leave(self.startPage)

    def _leave(self, signal: SignalInstance) -> None:
        self._left = True
        self.accept()
        self._left = False
        signal.emit()

    def _fill(self, words: EndWords) -> None:
        """Writes the table anew: one row a seat, the best first."""
        while (item := self.scores.takeAt(0)) is not None:
            if (old := item.widget()) is not None:
                old.setParent(None)
                old.deleteLater()
        for column, title in enumerate((*words.titles.values(), words.total), 3):
            self._put(title, _TITLE, 0, column)
        ranks = self._result.ranks
        for row, seat in enumerate(sorted(range(len(ranks)), key=lambda s: (ranks[s], s)), 1):
            self._fill_row(row, seat, words)
        self.scores.setColumnStretch(2, 1)

    def _fill_row(self, row: int, seat: Seat, words: EndWords) -> None:
        points = self._result.points[seat]
        chair = self._chairs[seat]
        self._put(f"{self._result.ranks[seat]}.", _NUMBER, row, 0)
        self.scores.addWidget(_Token(chair.colour, self), row, 1)
        self.scores.addWidget(self._name(chair, words.loses if points.get(LOSES) else ""), row, 2)
        for column, key in enumerate(words.titles, 3):
            value = points.get(key)
            self._put("–" if value is None else str(value), _NUMBER, row, column)
        self._put(str(self._result.scores[seat]), _TOTAL, row, 3 + len(words.titles))

    def _name(self, chair: Chair, note: str) -> QWidget:
        """The name of a seat, and a wax-red note beside it if it cannot win."""
        box = QWidget(self)
        row = QHBoxLayout(box)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(8)
        row.addWidget(self._text(chair.name, _NUMBER))
        if note:
            row.addWidget(_Cross(self))
            row.addWidget(self._text(note, _LOSS))
        row.addStretch(1)
        return box

    def _put(self, text: str, look: str, row: int, column: int) -> None:
        right = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        self.scores.addWidget(self._text(text, look), row, column, right)

    def _text(self, text: str, look: str) -> QLabel:
        label = QLabel(text, self)
        label.setTextFormat(Qt.TextFormat.PlainText)
        label.setStyleSheet(look)
        return label


def winner_line(result: Result, chairs: Sequence[Chair], words: EndWords) -> str:
    """The sentence that tells who has won."""
    names = [chairs[seat].name for seat in result.winners]
    if not names:
        return words.nobody or translate("Ending", "Nobody wins.")
    points = words.points(result.scores[result.winners[0]])
    if len(names) == 1:
        text = translate("Ending", "{name} wins with {points}.")
        return text.format(name=names[0], points=points)
    text = translate("Ending", "{names} and {last} share the victory with {points}.")
    return text.format(names=", ".join(names[:-1]), last=names[-1], points=points)


class _Token(QWidget):
    """The sign of a seat in the table of scores."""

    def __init__(self, colour: str, parent: QWidget) -> None:
        super().__init__(parent)
        self._colour = colour
        self.setFixedSize(24, 24)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draws the shape in its colour."""
        painter = QPainter(self)
        Brush(painter).token(self._colour, 2, 2, 20, palette.INK)
        painter.end()


class _Cross(QWidget):
    """The wax-red cross of a seat that cannot win."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setFixedSize(14, 14)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draws the cross."""
        painter = QPainter(self)
        Brush(painter).icon("close", 1, 1, 12, palette.WAX)
        painter.end()


class ScoreChart(QWidget):
    """A line for each seat, from round to round; its points wear the sign of the seat."""

    def __init__(
        self, chairs: Sequence[Chair], history: Sequence[Sequence[int]], parent: QWidget
    ) -> None:
        super().__init__(parent)
        self._chairs = chairs
        self._history = [tuple(scores) for scores in history]
        self.setMinimumSize(764, 190)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def retranslate(self) -> None:
        """Tell screen readers in words what the chart shows."""
        parts = []
        for seat, chair in enumerate(self._chairs):
            scores = ", ".join(str(scores[seat]) for scores in self._history)
            parts.append(
                translate("Ending", "{name}: {scores}").format(name=chair.name, scores=scores)
            )
        self.setAccessibleName("; ".join(parts))
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draws the rules of the paper, the lines, their points and the names at their ends."""
        painter = QPainter(self)
        brush = Brush(painter)
        if self._history:
            names = max(brush.width(chair.name, 15, 600) for chair in self._chairs)
            right = min(names + 34, self.width() * 0.3)
            plot = QRectF(self.rect()).adjusted(34, 10, -right, -24)
            self._draw_rules(brush, plot)
            for seat in reversed(range(len(self._chairs))):
                self._draw_line(brush, plot, seat)
            self._draw_names(brush, plot)
        painter.end()

    def _top(self) -> int:
        """The highest number of the scale, a multiple of its step."""
        step = self._step()
        best = max(max(scores) for scores in self._history)
        return max(step, -(-best // step) * step)

    def _step(self) -> int:
        best = max(max(scores) for scores in self._history)
        return next((step for step in (1, 2, 5, 10, 20, 50, 100) if best <= 5 * step), 500)

    def _at(self, plot: QRectF, place: int, score: float) -> QPointF:
        """Where a score after a round lies; the first place is at the left edge."""
        last = max(1, len(self._history) - 1)
        x = plot.x() + plot.width() * place / last
        return QPointF(x, plot.bottom() - plot.height() * score / self._top())

    def _draw_rules(self, brush: Brush, plot: QRectF) -> None:
        for value in range(0, self._top() + 1, self._step()):
            y = self._at(plot, 0, value).y()
            brush.line(
                plot.x(), y, plot.right(), y, palette.INK, 1, alpha=0.4 if not value else 0.13
            )
            room = QRectF(plot.x() - 34, y - 9, 24, 18)
            brush.text(room, str(value), 13.5, palette.INK_SOFT, "r", 500)
        every = -(-len(self._history) // 20)
        for place in range(0, len(self._history), every):
            x = self._at(plot, place, 0).x()
            room = QRectF(x - 20, plot.bottom() + 6, 40, 16)
            brush.text(room, str(place), 13.5, palette.INK_SOFT, "c", 500)

    def _draw_line(self, brush: Brush, plot: QRectF, seat: Seat) -> None:
        points = [self._at(plot, n, scores[seat]) for n, scores in enumerate(self._history)]
        path = QPainterPath(points[0])
        for point in points[1:]:
            path.lineTo(point)
        colour = self._chairs[seat].colour
        pen = QPen(palette.alpha(palette.SEATS[colour][0], 0.9), 2.2)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        brush.p.strokePath(path, pen)
        size = 13 if len(points) <= 20 else 9
        for point in points:
            brush.token(colour, point.x() - size / 2, point.y() - size / 2, size, palette.PAPER)

    def _draw_names(self, brush: Brush, plot: QRectF) -> None:
        """Writes each name beside the end of its line, apart from each other."""
        last = self._history[-1]
        order = sorted(range(len(self._chairs)), key=lambda seat: -last[seat])
        lines = [self._at(plot, len(self._history) - 1, last[seat]).y() for seat in order]
        for below in range(1, len(lines)):
            lines[below] = max(lines[below], lines[below - 1] + 17)
        limit = plot.bottom() + 6
        for place in reversed(range(len(lines))):
            lines[place] = min(lines[place], limit)
            limit = lines[place] - 17
        for seat, y in zip(order, lines, strict=True):
            room = QRectF(plot.right() + 14, y - 9, self.width() - plot.right() - 16, 18)
            brush.text(room, self._chairs[seat].name, 15, palette.INK, "l", 600, least=11.5)

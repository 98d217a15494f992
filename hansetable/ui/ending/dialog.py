"""The end of a game: who has won, what each seat has scored, and how the scores grew."""

from collections.abc import Callable, Sequence
from functools import partial

from PySide6.QtCore import QEvent, Qt, Signal, SignalInstance
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from hansetable.core import Result, Seat
from hansetable.session.slot import PlayerSlot
from hansetable.ui.art import palette
from hansetable.ui.art.canvas import Canvas
from hansetable.ui.art.fonts import GARAMOND
from hansetable.ui.ending.decisive_turns import TurnButton, TurnLine
from hansetable.ui.ending.score_chart import ScoreChart
from hansetable.ui.game_ui import EndText
from hansetable.ui.language import translate
from hansetable.ui.widgets.dialogs import PaperButton, PaperDialog, Rule
from hansetable.ui.widgets.numbers import whole

LOSES = "loses"
"""The category of points that is no number: a seat with it cannot win."""

_NUMBER = (f'font: 600 18px "{GARAMOND}";', palette.SHEET_INK)
_TOTAL = (f'font: 700 26px "{GARAMOND}";', palette.SHEET_INK)
_TITLE = (f'font: italic 500 14px "{GARAMOND}";', palette.SHEET_SOFT)
_LOSS = (f'font: italic 500 14px "{GARAMOND}";', palette.SHEET_LOSS)


class Ending(PaperDialog):
    """The table of scores and the chart of how they grew, on a sheet of paper.

    Signals:
        newGame(): another game is wanted.
        rematch(): another game of the same people is wanted.
        replay(int): the game is to be looked at from the moment after so many actions.
        saveRecord(): the record is to be written to a file; the sheet stays.
        startPage(): the start page is wanted.
    """

    newGame = Signal()
    rematch = Signal()
    replay = Signal(int)
    saveRecord = Signal()
    startPage = Signal()

    def __init__(
        self,
        result: Result,
        slots: Sequence[PlayerSlot],
        words: Callable[[], EndText],
        history: Sequence[Sequence[int]],
        turns: Callable[[], Sequence[TurnLine]] = tuple,
        parent: QWidget | None = None,
    ) -> None:
        """Show a result.

        Args:
            result: the outcome.
            slots: who sat where.
            words: returns what the game says, in the language of the moment.
            history: the scores of all seats at the beginning, and then after each round.
            turns: returns the decisive turns, in the language of the moment.
            parent: the window below.
        """
        super().__init__(parent)
        self._result, self._slots, self._words = result, slots, words
        self._turns = turns
        self.heading = self.label("heading")
        self.heading.setWordWrap(True)
        self.note = self.label("sentence")
        self.scores = QGridLayout()
        self.scores.setHorizontalSpacing(18)
        self.scores.setVerticalSpacing(4)
        self.course = ScoreChart(slots, history, self)
        self.course_title = self.label("section")
        self.turns_title = self.label("section")
        self.turn_lines: list[TurnButton] = []
        self._turn_box = QVBoxLayout()
        self._turn_box.setSpacing(1)
        self.look_button = PaperButton(main=True, parent=self)
        self.replay_button = PaperButton(parent=self)
        self.rematch_button = PaperButton(parent=self)
        self.new_button = PaperButton(parent=self)
        self.save_button = PaperButton(parent=self)
        self.start_button = PaperButton(parent=self)
        self._sheet = QVBoxLayout(self)
        self._lay_out()
        self._connect()
        self.retranslate()

    def retranslate(self) -> None:
        """Set all texts."""
        words = self._words()
        self.setWindowTitle(translate("Ending", "The end of the game"))
        self.heading.setText(winner_line(self._result, self._slots, words))
        self.note.setText(words.note)
        self.course_title.setText(words.course or translate("Ending", "Round by round"))
        self.course.retranslate()
        self.look_button.say(translate("Ending", "Look at the table"), translate("Ending", "Enter"))
        self.replay_button.say(translate("Ending", "Replay"))
        self.rematch_button.say(translate("Ending", "Rematch"))
        self.rematch_button.setToolTip(
            translate("Ending", "The same set-up, new cards, and everybody moves up a seat")
        )
        self.new_button.say(translate("Ending", "New game"))
        self.save_button.say(translate("Ending", "Save record …"))
        self.start_button.say(translate("Ending", "Start page"))
        self._fill(words)
        self._fill_turns()

    def changeEvent(self, event: QEvent) -> None:
        """Speaks another language when the program does."""
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Stays as high as the words need at this width."""
        super().resizeEvent(event)
        self.setMinimumHeight(self._sheet.totalMinimumHeightForWidth(self.width()))

    # ---- inside -------------------------------------------------------------------------------

    def _lay_out(self) -> None:
        sheet = self._sheet
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
        sheet.addWidget(self.turns_title)
        sheet.addLayout(self._turn_box)
        row = QHBoxLayout()
        row.setSpacing(8)
        row.addWidget(self.start_button)
        row.addWidget(self.save_button)
        row.addStretch(1)
        row.addWidget(self.rematch_button)
        row.addWidget(self.new_button)
        row.addWidget(self.replay_button)
        row.addWidget(self.look_button)
        sheet.addLayout(row)

    def _connect(self) -> None:
        self.look_button.clicked.connect(self.accept)
        self.replay_button.clicked.connect(self._go_replay)
        self.rematch_button.clicked.connect(self._go_rematch)
        self.new_button.clicked.connect(self._go_new)
        self.save_button.clicked.connect(self.saveRecord)
        self.start_button.clicked.connect(self._go_start)

    def _go_new(self) -> None:
        self._leave(self.newGame)

    def _go_rematch(self) -> None:
        self._leave(self.rematch)

    def _go_replay(self) -> None:
        self._leave(self.replay, 0)

    def _go_turn(self, place: int) -> None:
        self._leave(self.replay, place)

    def _go_start(self) -> None:
        self._leave(self.startPage)

    def _leave(self, signal: SignalInstance, *said: int) -> None:
        self.accept()
        signal.emit(*said)

    def _fill_turns(self) -> None:
        """Writes the decisive turns anew; without any there is no word of them."""
        for old in self.turn_lines:
            self._turn_box.removeWidget(old)
            old.hide()
            old.deleteLater()
        self.turn_lines = [TurnButton(line, self) for line in self._turns()]
        for button in self.turn_lines:
            button.clicked.connect(partial(self._go_turn, button.line.place))
            self._turn_box.addWidget(button)
        self.turns_title.setVisible(bool(self.turn_lines))
        if self.turn_lines:
            line = self.turn_lines[0].line
            title = translate("Ending", "The decisive turns · the lead of {name} over {other}")
            self.turns_title.setText(title.format(name=line.leader, other=line.other))

    def _fill(self, words: EndText) -> None:
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

    def _fill_row(self, row: int, seat: Seat, words: EndText) -> None:
        points = self._result.points[seat]
        slot = self._slots[seat]
        self._put(f"{self._result.ranks[seat]}.", _NUMBER, row, 0)
        self.scores.addWidget(_Token(slot.colour, self), row, 1)
        self.scores.addWidget(self._name(slot, words.loses if points.get(LOSES) else ""), row, 2)
        for column, key in enumerate(words.titles, 3):
            value = points.get(key)
            self._put("–" if value is None else whole(value), _NUMBER, row, column)
        self._put(whole(self._result.scores[seat]), _TOTAL, row, 3 + len(words.titles))

    def _name(self, slot: PlayerSlot, note: str) -> QWidget:
        """The name of a seat, and a wax-red note beside it if it cannot win."""
        box = QWidget(self)
        row = QHBoxLayout(box)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(8)
        row.addWidget(self._text(slot.name, _NUMBER))
        if note:
            row.addWidget(_Cross(self))
            row.addWidget(self._text(note, _LOSS))
        row.addStretch(1)
        return box

    def _put(self, text: str, look: tuple[str, str], row: int, column: int) -> None:
        right = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        self.scores.addWidget(self._text(text, look), row, column, right)

    def _text(self, text: str, look: tuple[str, str]) -> QLabel:
        label = QLabel(text, self)
        label.setTextFormat(Qt.TextFormat.PlainText)
        label.setStyleSheet(f"{look[0]} color: {palette.css(look[1])};")
        return label


def winner_line(result: Result, slots: Sequence[PlayerSlot], words: EndText) -> str:
    """The sentence that tells who has won."""
    names = [slots[seat].name for seat in result.winners]
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
        Canvas(painter).token(self._colour, 2, 2, 20, palette.SHEET_INK)
        painter.end()


class _Cross(QWidget):
    """The wax-red cross of a seat that cannot win."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setFixedSize(14, 14)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draws the cross."""
        painter = QPainter(self)
        Canvas(painter).icon("close", 1, 1, 12, palette.SHEET_LOSS)
        painter.end()

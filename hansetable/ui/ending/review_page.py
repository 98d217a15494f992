"""The review on the sheet of the end: sums, the course of the chances, and what to say of them."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from hansetable.core import Seat
from hansetable.model.review import ReviewModel
from hansetable.session.replay import ReplaySession
from hansetable.session.review_file import Row
from hansetable.session.session import Session
from hansetable.ui.art import palette
from hansetable.ui.art.canvas import Canvas
from hansetable.ui.art.growth import px
from hansetable.ui.ending.chance_chart import ChanceChart
from hansetable.ui.ending.decisive_turns import TurnButton
from hansetable.ui.ending.review_words import percent, progress_words, sentences
from hansetable.ui.ending.score_chart import edge_on_sheet
from hansetable.ui.ending.turning_points import turn_lines, turning_points
from hansetable.ui.game_ui import GameText
from hansetable.ui.language import Text, translate
from hansetable.ui.widgets.dialogs import FormButton, Rule, Segments, label
from hansetable.ui.widgets.layout import below, beside, clear, fill, fix, grid
from hansetable.ui.widgets.scaled import Drawing, grown
from hansetable.ui.widgets.speaking import Speaking

_TITLES = (
    Text("Review", "Beginning"),
    Text("Review", "Luck"),
    Text("Review", "Skill"),
    Text("Review", "End"),
    Text("Review", "Given away"),
)
_BAR = 150
"""How wide the bars of luck and skill are."""
_MOST_LETTERS = 12
"""How many letters of a name stand on a choice."""


class ReviewPage(Speaking, QWidget):
    """Shows the review as far as it is made; it listens to the model by itself.

    Signals:
        moment(int): the table is to be shown at this moment.
    """

    moment = Signal(int)

    def __init__(
        self, session: Session, texts: GameText, review: ReviewModel, parent: QWidget
    ) -> None:
        super().__init__(parent)
        self._session, self._texts, self._review = session, texts, review
        self.sums = grid(26, 3, 1)
        self.state = label("sentence", parent=self)
        self.bar = _Progress(self)
        self.stop_button = FormButton(Text("Review", "Break off"), review.stop, parent=self)
        self.begin_button = FormButton(Text("Review", "Go on"), review.begin, parent=self)
        starts = ReplaySession(session).starts
        self.chart = ChanceChart(session.slots, len(session.actions), starts, self)
        self.chart.chosen.connect(self.moment)
        self.points: list[TurnButton] = []
        self._points = below(spacing=1)
        self.choice = self._make_choice()
        self.told = label("text", parent=self)
        fill(
            QVBoxLayout(self),
            self.sums,
            beside((self.state, 1), self.bar, self.stop_button, self.begin_button, spacing=10),
            Rule(parent=self),
            label("section", Text("Review", "Chances of winning, round by round"), self),
            (self.chart, 1),
            Rule(parent=self),
            self._lay_out_words(),
            spacing=8,
        )
        review.changed.connect(self.retranslate)
        self.retranslate()

    def begin(self) -> None:
        """Make what is missing of the review."""
        self._review.begin()

    def retranslate(self) -> None:
        """Show what is known now."""
        rows = self._review.rows
        self._say_state()
        points = turning_points(self._session, rows)
        courses = {seat: row["course"] for seat, row in sorted(rows.items())}
        self.chart.show_courses(courses, [point.place for point in points])
        self._fill_sums()
        lines = turn_lines(self._session, self._texts, points)
        if lines != [button.line for button in self.points] or not self._points.count():
            clear(self._points)
            self.points = [TurnButton(line, self, tall=True) for line in lines]
            for button in self.points:
                button.clicked.connect(partial(self.moment.emit, button.line.place))
                self._points.addWidget(button)
            self._points.addStretch(1)
        self._tell()

    # ---- inside -------------------------------------------------------------------------------

    def _make_choice(self) -> Segments:
        """The choice of the seat that is told of: the first person's, or else the winner's."""
        slots = self._session.slots
        names = [slot.shown for slot in slots]
        most = _MOST_LETTERS
        short = [name if len(name) <= most else f"{name[: most - 1]}…" for name in names]
        choice = Segments(
            {str(seat): name for seat, name in enumerate(short)},
            self,
            name=Text("Review", "Of whom the sentences tell"),
            hints=names,
        )
        first = next((seat for seat, slot in enumerate(slots) if slot.human), self._ranked()[0])
        choice.set_value(str(first))
        choice.chosen.connect(self._tell)
        return choice

    def _lay_out_words(self) -> QHBoxLayout:
        title = label("section", Text("Review", "Turning points"), self)
        few = label("section", Text("Review", "In a few sentences"), self)
        fix(title, high=34)
        return beside(
            (below(title, self._points, spacing=4), 5),
            Rule(True, self),
            (below(beside(few, None, self.choice), self.told, None, spacing=4), 4),
            spacing=16,
        )

    def _ranked(self) -> Sequence[Seat]:
        """The seats, the best first."""
        result = self._session.state.result()
        assert result is not None
        return result.order

    def _tell(self) -> None:
        """Write the summary of the chosen seat."""
        row = self._review.rows.get(int(self.choice.value))
        if row is None:
            text = translate("Review", "This seat has not been reviewed yet.")
        else:
            text = " ".join(sentences(self._session, self._texts, row))
        self.told.setText(text.replace(" %", "\N{NO-BREAK SPACE}%"))

    def _say_state(self) -> None:
        review = self._review
        self.bar.done = review.done
        self.bar.setVisible(review.running)
        self.stop_button.setVisible(review.running)
        self.begin_button.setVisible(not (review.running or review.whole))
        self.bar.update()
        if review.running:
            text = progress_words(review.done, review.seconds_left)
        elif review.problem is not None:
            text = translate("Review", "The computer could not review this game.")
        elif not review.whole:
            text = translate("Review", "There is more to review.")
        else:
            text = translate(
                "Review",
                "Luck: what draws and hidden cards brought. Skill: all decisions, also those of "
                "others. Given away: by own mistakes.",
            )
        self.state.setText(text)

    def _fill_sums(self) -> None:
        """Write the sums anew: one row a seat, as far as it is known."""
        clear(self.sums)
        for column, title in enumerate(_TITLES, 2):
            side = _MIDDLE if column in (3, 4) else _RIGHT
            self.sums.addWidget(label("small", str(title), self), 0, column, side)
            self.sums.setColumnMinimumWidth(column, px(_BAR if side is _MIDDLE else 60))
        for place, seat in enumerate(self._ranked(), 1):
            slot = self._session.slots[seat]
            sign = partial(_draw_sign, slot.colour)
            self.sums.addWidget(Drawing(22, 22, sign, self), place, 0)
            self.sums.addWidget(label("score", slot.shown, self), place, 1)
            row = self._review.rows.get(seat)
            if row is not None and len(row["course"]) == len(self._session.actions) + 1:
                self._fill_row(place, row)

    def _fill_row(self, at: int, row: Row) -> None:
        put = self.sums.addWidget
        put(label("number", percent(row["start"]), self), at, 2, _RIGHT)
        for column, key in ((3, "luck"), (4, "skill")):
            bar = Drawing(_BAR, 22, partial(_draw_change, row[key]), self)
            bar.setAccessibleName(percent(row[key], True))
            put(bar, at, column)
        put(label("score", percent(row["end"]), self), at, 5, _RIGHT)
        put(label("number", percent(row["given"]), self), at, 6, _RIGHT)


_MIDDLE = Qt.AlignmentFlag.AlignCenter
_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


class _Progress(QWidget):
    """How far the review is, as a bar."""

    done = 0.0

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        fix(self, 260, 14)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draws the bar."""
        with grown(self) as (canvas, whole):
            bar = whole.adjusted(0, 3, 0, -3)
            canvas.rect(bar, palette.SHEET_INK, 4, alpha=0.14)
            done = QRectF(bar.x(), bar.y(), bar.width() * self.done, bar.height())
            canvas.rect(done, palette.SHEET_LINK, 4)


def _draw_sign(colour: str, canvas: Canvas) -> None:
    canvas.token(colour, 2, 2, 18, edge_on_sheet(colour))


def _draw_change(change: float, canvas: Canvas) -> None:
    """Draws by how much a chance changed: a bar from the middle, and the number at its foot."""
    middle, wide = _BAR / 2, 70 * min(1.0, abs(change))
    gains = change >= 0
    ink = palette.SHEET_GAIN if gains else palette.SHEET_LOSS
    ink = ink if round(100 * change) else palette.SHEET_SOFT
    canvas.line(middle, 1, middle, 21, palette.SHEET_INK, 1, alpha=0.4)
    canvas.rect(QRectF(middle if gains else middle - wide, 5, wide, 12), ink, alpha=0.85)
    number = QRectF(0, 0, middle - 6, 22) if gains else QRectF(middle + 6, 0, middle - 6, 22)
    text = percent(change, bool(round(100 * change)))
    canvas.text(number, text, 15, ink, "r" if gains else "l", 700)

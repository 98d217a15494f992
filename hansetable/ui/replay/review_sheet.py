"""The sheet of a review: sums, the course of the chances, turning points, and five sentences."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QStackedLayout, QVBoxLayout, QWidget

from hansetable.model.replay import ReplayModel
from hansetable.session.review_file import Row
from hansetable.ui.art import palette
from hansetable.ui.art.canvas import Canvas
from hansetable.ui.ending.decisive_turns import TurnButton
from hansetable.ui.ending.score_chart import edge_on_sheet
from hansetable.ui.game_ui import GameText
from hansetable.ui.language import Text, translate
from hansetable.ui.replay.chance_chart import ChanceChart
from hansetable.ui.replay.review_panel import progress_words
from hansetable.ui.replay.review_words import percent, sentences
from hansetable.ui.replay.turning_points import turn_lines, turning_points
from hansetable.ui.widgets.dialogs import ENTER, FormDialog, Rule, Segments
from hansetable.ui.widgets.layout import below, beside, fill, fix, grid
from hansetable.ui.widgets.scaled import Drawing, grown

_TITLES = (
    Text("Review", "Beginning"),
    Text("Review", "Luck"),
    Text("Review", "Skill"),
    Text("Review", "End"),
    Text("Review", "Given away"),
)
_POINTS = "points"
"""The choice of the turning points among the seats."""


class ReviewSheet(FormDialog):
    """Shows the review as far as it is made; it listens to the model by itself.

    Signals:
        moment(int): the table is to be shown at this moment.
    """

    moment = Signal(int)

    def __init__(self, model: ReplayModel, texts: GameText, parent: QWidget) -> None:
        super().__init__(parent)
        self._model, self._texts = model, texts
        session, review = model.session, model.review
        heading = self.titled(Text("Review", "The review of the game"))
        self.sums = grid(26, 3, 1)
        self.state = self.label("sentence")
        self.bar = _Progress(self)
        self.stop_button = self.button(Text("Review", "Break off"), review.stop)
        self.begin_button = self.button(Text("Review", "Go on"), review.begin)
        self.chart = ChanceChart(session.slots, model.replay.length, model.replay.starts, self)
        self.chart.chosen.connect(self._go)
        names = {str(seat): slot.shown for seat, slot in enumerate(session.slots)}
        self.choice = Segments(
            {_POINTS: Text("Review", "Turning points"), **names},
            self,
            name=Text("Review", "What is told below the chances"),
        )
        self.choice.chosen.connect(self._choose)
        self.points: list[TurnButton] = []
        self._points_box, told = QWidget(self), QWidget(self)
        self._points_layout = fill(QVBoxLayout(self._points_box), spacing=1)
        self.told = [self.label("text") for _ in range(5)]
        fill(QVBoxLayout(told), *self.told, None, spacing=2)
        self._pages = QStackedLayout()
        self._pages.addWidget(self._points_box)
        self._pages.addWidget(told)
        close = self.button(Text("Review", "Look at the table"), self.accept, key=ENTER, main=True)
        self._layout = fill(
            QVBoxLayout(self),
            heading,
            Rule(parent=self),
            self.sums,
            beside((self.state, 1), self.bar, self.stop_button, self.begin_button, spacing=10),
            Rule(parent=self),
            self.label("section", Text("Review", "Chances of winning, round by round")),
            (self.chart, 1),
            beside(self.choice, None),
            below(self._pages),
            beside(None, close),
            spacing=8,
            edges=(self.MARGIN, self.MARGIN - 8, self.MARGIN, self.MARGIN - 10),
        )
        model.review.changed.connect(self.retranslate)
        self.retranslate()

    def retranslate(self) -> None:
        """Show what is known now."""
        model, review = self._model, self._model.review
        self._say_state()
        points = turning_points(model.session, review.rows)
        courses = {seat: row["course"] for seat, row in sorted(review.rows.items())}
        self.chart.show_courses(courses, [point.place for point in points])
        self._fill_sums()
        lines = turn_lines(model.session, self._texts, points)
        if lines != [button.line for button in self.points] or not self._points_layout.count():
            while (item := self._points_layout.takeAt(0)) is not None:
                if (old := item.widget()) is not None:
                    old.hide()
                    old.deleteLater()
            self.points = [TurnButton(line, self) for line in lines]
            for button in self.points:
                button.clicked.connect(partial(self._go, button.line.place))
                self._points_layout.addWidget(button)
            self._points_layout.addStretch(1)
        self._tell()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Stays as high as the words need at this width."""
        super().resizeEvent(event)
        self.setMinimumHeight(self._layout.totalMinimumHeightForWidth(self.width()))

    # ---- inside -------------------------------------------------------------------------------

    def _go(self, place: int) -> None:
        self.accept()
        self.moment.emit(place)

    def _choose(self, value: str) -> None:
        self._pages.setCurrentIndex(int(value != _POINTS))
        self._tell()

    def _tell(self) -> None:
        """Write the five sentences about the chosen seat."""
        if (value := self.choice.value) == _POINTS:
            return
        row = self._model.review.rows.get(int(value))
        if row is None:
            said = [translate("Review", "This seat has not been reviewed yet.")]
        else:
            said = list(sentences(self._model.session, self._texts, row))
        for place, label in enumerate(self.told):
            label.setText(said[place] if place < len(said) else "")

    def _say_state(self) -> None:
        review = self._model.review
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
        while (item := self.sums.takeAt(0)) is not None:
            if (old := item.widget()) is not None:
                old.hide()
                old.deleteLater()
        for column, title in enumerate(_TITLES, 2):
            side = _MIDDLE if column in (3, 4) else _RIGHT
            self.sums.addWidget(self.label("small", str(title)), 0, column, side)
        for seat, slot in enumerate(self._model.session.slots):
            sign = partial(_draw_sign, slot.colour)
            self.sums.addWidget(Drawing(22, 22, sign, self), seat + 1, 0)
            self.sums.addWidget(self.label("score", slot.shown), seat + 1, 1)
            row = self._model.review.rows.get(seat)
            if row is not None and len(row["course"]) == len(self._model.session.actions) + 1:
                self._fill_row(seat + 1, row)

    def _fill_row(self, at: int, row: Row) -> None:
        put = self.sums.addWidget
        put(self.label("number", percent(row["start"])), at, 2, _RIGHT)
        for column, key in ((3, "luck"), (4, "skill")):
            bar = Drawing(150, 22, partial(_draw_change, row[key]), self)
            bar.setAccessibleName(percent(row[key], True))
            put(bar, at, column)
        put(self.label("score", percent(row["end"])), at, 5, _RIGHT)
        put(self.label("number", percent(row["given"])), at, 6, _RIGHT)


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
    middle, wide = 75.0, 70 * min(1.0, abs(change))
    gains = change >= 0
    ink = palette.SHEET_GAIN if gains else palette.SHEET_LOSS
    canvas.line(middle, 1, middle, 21, palette.SHEET_INK, 1, alpha=0.4)
    canvas.rect(QRectF(middle if gains else middle - wide, 5, wide, 12), ink, alpha=0.85)
    number = QRectF(0, 0, middle - 6, 22) if gains else QRectF(middle + 6, 0, middle - 6, 22)
    text = percent(change, bool(round(100 * change)))
    canvas.text(number, text, 15, ink, "r" if gains else "l", 700)

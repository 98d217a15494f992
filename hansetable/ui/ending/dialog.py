"""The end of a game: who has won, what each seat has scored, how the scores grew, and a review."""

from collections.abc import Callable, Sequence
from functools import partial

from PySide6.QtCore import QEvent, Qt, Signal, SignalInstance
from PySide6.QtWidgets import QHBoxLayout, QStackedLayout, QVBoxLayout, QWidget

from hansetable.core import Result, Seat
from hansetable.model.review import ReviewModel
from hansetable.session.decisive_turns import Turn, decisive, history, rivals
from hansetable.session.session import Session
from hansetable.session.slot import PlayerSlot
from hansetable.ui.art import palette
from hansetable.ui.art.canvas import Canvas
from hansetable.ui.ending.decisive_turns import TurnButton, TurnLine, told_of
from hansetable.ui.ending.review_page import ReviewPage
from hansetable.ui.ending.score_chart import ScoreChart
from hansetable.ui.game_ui import EndText, GameText
from hansetable.ui.language import Text, translate
from hansetable.ui.widgets.dialogs import ENTER, FormButton, FormDialog, Rule, Segments
from hansetable.ui.widgets.layout import below, beside, clear, fill, grid
from hansetable.ui.widgets.numbers import signed, whole
from hansetable.ui.widgets.scaled import Drawing

SCORES, REVIEW = "scores", "review"
"""The tabs of the sheet."""
LOSES = "loses"
"""The category of points that is no number: a seat with it cannot win."""


class Ending(FormDialog):
    """The table of scores and the chart of how they grew, on a sheet of paper.

    Signals:
        newGame(): another game is wanted.
        rematch(): another game of the same people is wanted.
        replay(int): the game is to be looked at from the moment after so many actions.
        moment(int): the table is to be shown at this moment, and what the review says of it.
        saveRecord(): the record is to be written to a file; the sheet stays.
        startPage(): the start page is wanted.
    """

    newGame = Signal()
    rematch = Signal()
    replay = Signal(int)
    moment = Signal(int)
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
        replays: bool = False,
        review: Callable[[QWidget], ReviewPage] | None = None,
    ) -> None:
        """Show a result.

        Args:
            result: the outcome.
            slots: who sat where.
            words: returns what the game says, in the language of the moment.
            history: the scores of all seats at the beginning, and then after each round.
            turns: returns the decisive turns, in the language of the moment.
            parent: the window below.
            replays: whether it was a replay that came to the end.
            review: makes the page of the review; None if there cannot be one.
        """
        super().__init__(parent)
        self._result, self._slots, self._words = result, slots, words
        self._turns = turns
        self.says(self.setWindowTitle, Text("Ending", "The end of the game"))
        self.heading = self.label("heading")
        self.heading.setWordWrap(True)
        self.note = self.label("sentence")
        self.scores = grid(18, 4, 2)
        self.course = ScoreChart(slots, history, self)
        self.course_title = self.label("section")
        self.turns_title = self.label("section")
        self.turn_lines: list[TurnButton] = []
        self._turn_box = below(spacing=1)
        self.look_button = self.button(
            Text("Ending", "Look at the table"), self.accept, key=ENTER, main=True
        )
        again = Text("Ending", "From the beginning") if replays else Text("Ending", "Replay")
        self.replay_button = self._button(again, self.replay, 0)
        self.rematch_button = self._button(Text("Ending", "Rematch"), self.rematch)
        self.rematch_button.says(
            self.rematch_button.setToolTip,
            Text(
                "Ending", "The same players and options, a new deal, and everybody moves up a seat"
            ),
        )
        self.new_button = self._button(Text("Ending", "New game"), self.newGame)
        self.save_button = self.button(Text("Ending", "Save record …"), self.saveRecord)
        self.start_button = self._button(Text("Ending", "Start page"), self.startPage)
        told = Text("Ending", "How the chances went, which turns decided, and what was better")
        self.tabs = Segments(
            {SCORES: Text("Ending", "Result"), REVIEW: Text("Ending", "Review")},
            self,
            name=Text("Ending", "What the sheet shows"),
            hints=("", told),
        )
        self.tabs.chosen.connect(self.show_tab)
        self.tabs.setVisible(review is not None)
        self._pages = QStackedLayout()
        self._layout = self._lay_out()
        self.review_page = review and review(self)
        if self.review_page is not None:
            self._pages.addWidget(self.review_page)
            self.review_page.moment.connect(partial(self._leave, self.moment))
        self.retranslate()

    def show_tab(self, tab: str) -> None:
        """Show the scores, or the review; what is missing of that is made."""
        self.tabs.set_value(tab)
        self._pages.setCurrentIndex((SCORES, REVIEW).index(tab))
        if tab == REVIEW and self.review_page is not None:
            self.review_page.begin()

    def retranslate(self) -> None:
        """Set all texts."""
        words = self._words()
        self.heading.setText(winner_line(self._result, self._slots, words))
        self.note.setText(words.note)
        self.course_title.setText(words.course or translate("Ending", "Round by round"))
        self.course.retranslate()
        self._fill(words)
        self._fill_turns()

    def event(self, event: QEvent) -> bool:
        """Stays as high as the words need at this width, whatever changes there."""
        done = super().event(event)
        if event.type() in (QEvent.Type.Resize, QEvent.Type.LayoutRequest):
            self.setMinimumHeight(self._layout.totalMinimumHeightForWidth(self.width()))
        return done

    # ---- inside -------------------------------------------------------------------------------

    def _button(self, text: Text, signal: SignalInstance, *said: int) -> FormButton:
        """A button that leads away from the sheet."""
        return self.button(text, partial(self._leave, signal, *said))

    def _lay_out(self) -> QVBoxLayout:
        again = (self.rematch_button, self.new_button)
        scores = QWidget(self)
        fill(
            QVBoxLayout(scores),
            self.scores,
            self.note,
            Rule(parent=self),
            self.course_title,
            (self.course, 1),
            self.turns_title,
            self._turn_box,
            spacing=10,
        )
        self._pages.addWidget(scores)
        looks = (self.replay_button, self.look_button)
        return fill(
            QVBoxLayout(self),
            beside((self.heading, 1), self.tabs, spacing=16),
            Rule(parent=self),
            (self._pages, 1),
            beside(self.start_button, self.save_button, None, *again, *looks, spacing=8),
            spacing=10,
            edges=(self.MARGIN, self.MARGIN - 6, self.MARGIN, self.MARGIN - 8),
        )

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
            button.clicked.connect(partial(self._leave, self.replay, button.line.place))
            self._turn_box.addWidget(button)
        self.turns_title.setVisible(bool(self.turn_lines))
        if self.turn_lines:
            leader, other = (self._slots[seat].shown for seat in rivals(self._result))
            title = translate("Ending", "The decisive turns · {name}’s lead over {other}")
            self.turns_title.setText(title.format(name=leader, other=other))

    def _fill(self, words: EndText) -> None:
        """Writes the table anew: one row a seat, the best first."""
        clear(self.scores)
        for column, title in enumerate((*words.titles.values(), words.total), 3):
            self._put(title, "small", 0, column)
        for row, seat in enumerate(self._result.order, 1):
            self._fill_row(row, seat, words)

    def _fill_row(self, row: int, seat: Seat, words: EndText) -> None:
        points = self._result.points[seat]
        slot = self._slots[seat]
        self._put(f"{self._result.ranks[seat]}." if self._result.winners else "–", "score", row, 0)
        sign = partial(_draw_sign, slot.colour)
        self.scores.addWidget(Drawing(24, 24, sign, self), row, 1)
        self.scores.addWidget(self._name(slot, words.loses if points.get(LOSES) else ""), row, 2)
        for column, key in enumerate(words.titles, 3):
            value = points.get(key)
            self._put("–" if value is None else whole(value), "score", row, column)
        self._put(whole(self._result.scores[seat]), "total", row, 3 + len(words.titles))

    def _name(self, slot: PlayerSlot, note: str) -> QWidget:
        """The name of a seat, and a wax-red note beside it if it cannot win."""
        box = QWidget(self)
        cross = (Drawing(14, 14, _draw_cross, self), self.label("loss", note)) if note else ()
        fill(QHBoxLayout(box), self.label("score", slot.shown), *cross, None, spacing=8)
        return box

    def _put(self, text: str, role: str, row: int, column: int) -> None:
        right = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        self.scores.addWidget(self.label(role, text), row, column, right)


def winner_line(result: Result, slots: Sequence[PlayerSlot], words: EndText) -> str:
    """The sentence that tells who has won."""
    names = [slots[seat].shown for seat in result.winners]
    if not names:
        return words.nobody or translate("Ending", "Nobody wins.")
    points = words.points(result.scores[result.winners[0]])
    if len(names) == 1:
        text = translate("Ending", "{name} wins with {points}.")
        return text.format(name=names[0], points=points)
    text = translate("Ending", "{names} and {last} share the victory with {points}.")
    return text.format(names=", ".join(names[:-1]), last=names[-1], points=points)


def _draw_sign(colour: str, canvas: Canvas) -> None:
    """Draws the shape of a seat in its colour."""
    canvas.token(colour, 2, 2, 20, palette.SHEET_INK)


def _draw_cross(canvas: Canvas) -> None:
    """Draws the wax-red cross of a seat that cannot win."""
    canvas.icon("close", 1, 1, 12, palette.SHEET_LOSS)


# ---- of a finished game --------------------------------------------------------------------------


def ending_dialog(
    session: Session,
    texts: GameText,
    words: Callable[[], EndText],
    parent: QWidget,
    review: ReviewModel | None = None,
    replays: bool = False,
) -> Ending:
    """Return the dialog of the end of a finished game; see `Ending`.

    A review that is made ends with the sheet, except in a replay, which shows it further on.
    """
    result = session.state.result()
    assert result is not None
    course = list(history(session))
    if not words().aside:
        course[-1] = result.scores  # what is counted only when the game is over belongs to it
    sheet = Ending(
        result,
        session.slots,
        words,
        course,
        partial(_lines, session, texts, tuple(decisive(session))),
        parent,
        replays,
        partial(ReviewPage, session, texts, review) if review is not None and review.able else None,
    )
    if review is not None and not replays:
        sheet.finished.connect(review.stop)
    return sheet


def _lines(session: Session, texts: GameText, turns: Sequence[Turn]) -> Sequence[TurnLine]:
    """Return the decisive turns in the words of the language of the moment."""
    result = session.state.result()
    assert result is not None
    leader = session.slots[rivals(result)[0]].shown
    change = translate("Ending", "{name} {number}")
    return [
        TurnLine(
            turn.start,
            session.slots[turn.seat].colour,
            texts.progress(session.game.progress(session.at(turn.start))),
            tuple(told_of(session, texts, number) for number in turn.keys),
            change.format(name=leader, number=signed(turn.swing)),
            turn.swing > 0,
        )
        for turn in turns
    ]

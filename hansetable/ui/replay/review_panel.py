"""The review in the sidebar: the decision of the moment, or all mistakes as a list."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from hansetable.ai.review import STEPS
from hansetable.core import Seat
from hansetable.model.replay import ReplayModel
from hansetable.session.review_file import Row
from hansetable.ui.art.canvas import Canvas
from hansetable.ui.art.fonts import wrapped_height
from hansetable.ui.art.palette import (
    LETTER,
    LETTER_DIM,
    LETTER_GAIN,
    LETTER_LOSS,
    LETTER_SOFT,
)
from hansetable.ui.ending.review_words import mistakes, percent, progress_words, reasons, said, when
from hansetable.ui.game_ui import GameText
from hansetable.ui.language import Text, translate
from hansetable.ui.table.sidebar.line_list import LineList
from hansetable.ui.widgets.buttons import TableButton
from hansetable.ui.widgets.scaled import Scaled
from hansetable.ui.widgets.speaking import Pressed, Speaking

_ROW, _HIGH, _GAP = 38.0, 30.0, 6.0
"""From one row of buttons to the next, how high a button is, and how far apart two of them are."""
_RUN = 30.0
"""The room for the bar while the review is made."""
_MOST = 3
"""How many reasons are named at most."""
_NUMBER = 44.0
"""Where the words of a reason begin, behind its number."""
_KINDS = (
    Text("Review", "a good decision"),
    Text("Review", "a slip"),
    Text("Review", "a mistake"),
    Text("Review", "a blunder"),
)


class _Mistakes(LineList):
    """All mistakes; a click or Enter leads to the moment before one."""

    chosen = Signal(int)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(21, 6, parent)
        self.numbers: list[int] = []
        self._place = -1
        self.clicked.connect(lambda index: self.chosen.emit(self.numbers[index.row()]))

    def place_shown(self, place: int) -> None:
        """Mark the line about the moment that is shown."""
        if place != self._place:
            self._place = place
            self.viewport().update()

    def marked(self, row: int) -> bool:
        """Whether a line is about the moment that is shown."""
        return self.numbers[row] == self._place

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go on Enter to the moment of the line; every sign is left to the replay."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self.currentRow() >= 0:
            self.chosen.emit(self.numbers[self.currentRow()])
        elif event.text().strip():
            event.ignore()
        else:
            super().keyPressEvent(event)


class ReviewPanel(Speaking, Scaled):
    """What the review says about the moment that is shown; it listens to the model by itself.

    Signals:
        better(int): play on from this action with the better one.
        told: it tells of another decision, or of none.
        overview: the chances of the whole game are wanted.
    """

    better = Signal(int)
    told = Signal()
    overview = Signal()

    def __init__(self, model: ReplayModel, texts: GameText, parent: QWidget) -> None:
        super().__init__(parent)
        self._model, self._texts = model, texts
        self.listed = True
        """Whether all mistakes are shown rather than the decision of the moment."""
        self.list = _Mistakes(self)
        self.list.chosen.connect(self.go)
        self.back = self._button("back", partial(self.step, -1))
        self.back.says_what(Text("Review", "The mistake before (Shift+N)"))
        self.on = self._button("forward", partial(self.step, 1))
        self.on.says_what(Text("Review", "The next mistake (N)"))
        self.turn_button = self._button(None, self._turn_over)
        self.deed_button = self._button(None, self._do)
        self.stop_button = self._button("close", model.review.stop)
        self.stop_button.says_what(Text("Review", "Break the review off; what is there stays"))
        model.moved.connect(self.refresh)
        model.review.changed.connect(self.refresh)
        self.refresh()

    def _button(self, icon: str | None, pressed: Pressed) -> TableButton:
        button = TableButton(self, "dark", icon, pressed=pressed)
        button.margin = 1.0
        return button

    # ---- what is there ------------------------------------------------------------------------

    @property
    def decision(self) -> tuple[Seat, Row] | None:
        """The decision of the moment and whose it is, if it was reviewed."""
        place, session = self._model.place, self._model.session
        if place == len(session.actions):
            return None
        seat, _ = session.actions[place]
        found = self._model.review.rows.get(seat, {"decisions": ()})["decisions"]
        one = next((one for one in found if one["number"] == place), None)
        return None if one is None else (seat, one)

    @property
    def mistake(self) -> Row | None:
        """The decision of the moment, if that is told and is a mistake."""
        now = self.decision
        return now[1] if now is not None and now[1]["step"] and not self.listed else None

    def go(self, number: int) -> None:
        """Show the moment before an action as its seat saw it, and what is said of it."""
        self.listed = False
        seat, _ = self._model.session.actions[number]
        self._model.look_through(seat)
        self._model.go(number)
        self.refresh()

    def step(self, by: int) -> None:
        """Go to the next or the last mistake from here."""
        found = [one["number"] for _, one in mistakes(self._model.review.rows.values())]
        place = self._model.place
        later = [number for number in found if number > place]
        earlier = [number for number in found if number < place]
        if later if by > 0 else earlier:
            self.go(later[0] if by > 0 else earlier[-1])

    def _turn_over(self) -> None:
        self.listed = not self.listed
        self.refresh()

    def _do(self) -> None:
        """What the wide button says."""
        review = self._model.review
        if not review.rows and not review.running:
            review.begin()
        elif self.mistake is not None:
            self.better.emit(self._model.place)
        else:
            self.overview.emit()

    # ---- what it says -------------------------------------------------------------------------

    def retranslate(self) -> None:
        """Say everything again."""
        self.refresh()

    def refresh(self) -> None:
        """Show what is known now."""
        review = self._model.review
        empty = not review.rows
        self._fill()
        self.list.place_shown(self._model.place)
        self.list.setVisible(self.listed and not empty)
        self.stop_button.setVisible(review.running)
        found, place = self.list.numbers, self._model.place
        self.back.setVisible(any(number < place for number in found))
        self.on.setVisible(any(number > place for number in found))
        self.turn_button.setVisible(not empty)
        self.turn_button.setText(
            translate("Review", "This moment") if self.listed else translate("Review", "Mistakes")
        )
        self.deed_button.setVisible(not (empty and review.running))
        deed = translate("Review", "The chances …")
        if empty:
            deed = translate("Review", "Review this game")
        elif self.mistake is not None:
            deed = translate("Review", "Play on with the better")
        self.deed_button.setText(deed)
        self.setAccessibleName(" ".join(text for text in self._spoken_lines() if text))
        self._arrange()
        self.update()
        self.told.emit()

    def _fill(self) -> None:
        """Write the list of mistakes anew if there are others."""
        model, row = self._model, self.list.currentRow()
        session = model.session
        found = mistakes(model.review.rows.values())
        lines = []
        for seat, one in found:
            text = translate("Review", "{when}: {action} ({number})")
            number = one["number"]
            lines.append(
                text.format(
                    when=when(session, self._texts, number),
                    action=said(session, self._texts, seat, number, one["played"]),
                    number=_unbroken(percent(-one["loss"], True)),
                )
            )
        self.list.empty = translate("Review", "No mistake so far: the best that was found.")
        self.list.setAccessibleName(translate("Review", "Mistakes"))
        if lines != [self.list.item(place).text() for place in range(self.list.count())]:
            self.list.clear()
            self.list.numbers = [one["number"] for _, one in found]
            for (seat, _), text in zip(found, lines, strict=True):
                self.list.add_line(text, session.slots[seat].colour)
            self.list.setCurrentRow(min(row, len(lines) - 1))

    def _spoken_lines(self) -> Iterator[str]:
        if self._model.review.running:
            yield self._progress()
        if (now := self.decision) is None:
            yield self._hint()
            return
        seat, one = now
        yield from self._titles(seat, one)
        for title, chance, text in self._ways(seat, one):
            yield f"{title} {percent(chance)}: {text}"
        yield from (f"{percent(chance, True)} {text}" for chance, text in self._reasons(one))
        yield self._note(seat, one)

    def _hint(self) -> str:
        review = self._model.review
        if review.problem is not None:
            return translate("Review", "The computer could not review this game.")
        if review.rows:
            return translate("Review", "There was nothing to decide at this moment.")
        if review.running:
            return translate("Review", "The first decisions are looked at …")
        return translate(
            "Review",
            "How did the chances go, which turns decided, and what would have been better? The "
            "computer looks at every decision of the game; that takes some minutes.",
        )

    def _progress(self) -> str:
        review = self._model.review
        return progress_words(review.done, review.seconds_left)

    def _titles(self, seat: Seat, one: Row) -> tuple[str, str]:
        name = self._model.session.slots[seat].shown
        kind = str(_KINDS[one["step"]])
        if not one["step"]:
            return translate("Review", "{name} plays well").format(name=name), kind
        text = translate("Review", "{name} gives away {number}")
        numbers = self.list.numbers
        place = translate("Review", "{kind}, number {place} of {count}").format(
            kind=kind, place=numbers.index(one["number"]) + 1, count=len(numbers)
        )
        return text.format(name=name, number=percent(one["loss"])), place

    def _ways(self, seat: Seat, one: Row) -> list[tuple[str, float, str]]:
        """What was played and the best of what else there was, each with its chance."""
        tell = partial(said, self._model.session, self._texts, seat, one["number"])
        other = (
            translate("Review", "better") if one["step"] else translate("Review", "the next best")
        )
        return [
            (translate("Review", "played"), one["after"], tell(one["played"])),
            (other, one["after"] - one["edge"], tell(one["best"][0])),
        ]

    def _reasons(self, one: Row) -> list[tuple[float, str]]:
        """What made the difference to what was played, the dearest first."""
        return [pair for pair in reasons(self._texts, one) if round(100 * pair[0])][:_MOST]

    def _note(self, seat: Seat, one: Row) -> str:
        name = self._model.session.slots[seat].shown
        if not one["step"]:
            return translate("Review", "From what {name} could know.").format(name=name)
        text = translate("Review", "From what {name} could know; almost surely at least {least}.")
        return text.format(name=name, least=_unbroken(percent(STEPS[one["step"] - 1])))

    # ---- how it looks -------------------------------------------------------------------------

    def draw(self, canvas: Canvas, area: QRectF) -> None:
        """Paints the decision, or why there is none, and how far the review is."""
        low = area.height() - self._foot()
        review = self._model.review
        if review.running:
            done = QRectF(2, low + 22, area.width() - 36, 4)
            words = QRectF(2, low, area.width() - 36, 18)
            canvas.text(words, self._progress(), 14.5, LETTER_DIM, "l", 500, italic=True, least=12)
            canvas.rect(done, LETTER, 2, alpha=0.2)
            canvas.rect(QRectF(2, low + 22, done.width() * review.done, 4), LETTER_GAIN, 2)
        now = self.decision
        if self.listed and review.rows:
            return
        if now is None:
            room = QRectF(2, 2, area.width() - 4, low)
            canvas.text(room, self._hint(), 16, LETTER_SOFT, "lt", 500, italic=True, wrap=True)
            return
        self._draw_decision(canvas, QRectF(0, 0, area.width(), low), *now)

    def _draw_decision(self, canvas: Canvas, room: QRectF, seat: Seat, one: Row) -> None:
        """Draws what was played and what else there was, with as many reasons as there is room."""
        wide, low = room.width(), room.bottom()
        title, kind = self._titles(seat, one)
        canvas.text(QRectF(0, 0, wide, 22), title, 18, LETTER, "l", 700, least=13)
        kind_room = QRectF(0, 21, wide, 18)
        canvas.text(kind_room, kind, 14.5, LETTER_SOFT, "l", 500, italic=True, least=12)
        top = 46.0
        for place, (name, chance, text) in enumerate(self._ways(seat, one)):
            top = self._draw_way(canvas, top, wide, (name, chance, text), bool(place))
        found = self._reasons(one)
        if found:
            canvas.line(0, top, wide, top, LETTER, 1, alpha=0.18)
            canvas.label(0, top + 6, translate("Review", "Why"), width=wide)
            top += 26
        for chance, text in found:
            high = wrapped_height(text, wide - _NUMBER, 15)
            if top + high > low:
                break
            ink = LETTER_GAIN if chance > 0 else LETTER_LOSS
            number = QRectF(0, top, _NUMBER - 8, 19)
            canvas.text(number, percent(chance, True), 15, ink, "r", 700)
            words = QRectF(_NUMBER, top, wide - _NUMBER, high + 2)
            canvas.text(words, text, 15, LETTER, "lt", 500, wrap=True)
            top += high + 2
        text = self._note(seat, one)
        note = QRectF(0, top + 4, wide, wrapped_height(text, wide, 14, italic=True) + 2)
        if note.bottom() <= low:
            canvas.text(note, text, 14, LETTER_SOFT, "lt", 500, italic=True, wrap=True)

    def _draw_way(
        self, canvas: Canvas, top: float, wide: float, way: tuple[str, float, str], other: bool
    ) -> float:
        """Draws one way to play; returns where the next thing begins."""
        name, chance, text = way
        canvas.label(0, top, name, width=wide - 60)
        canvas.text(QRectF(0, top - 1, wide, 18), percent(chance), 16, LETTER, "r", 700)
        canvas.rect(QRectF(0, top + 20, wide, 4), LETTER, 2, alpha=0.2)
        ink = LETTER_GAIN if other else LETTER_DIM
        canvas.rect(QRectF(0, top + 20, wide * chance, 4), ink, 2)
        words = QRectF(0, top + 27, wide, 60)
        canvas.text(words, text, 16, LETTER, "lt", 500, wrap=True)
        return top + 27 + wrapped_height(text, wide, 16) + 8

    def _foot(self) -> float:
        """How high the buttons below are, with the bar."""
        rows = 1.0 if not self._model.review.rows else 2.0
        return rows * _ROW + (_RUN if self._model.review.running else 0)

    def _arrange(self) -> None:
        area, origin = self.area(), QPointF(0, 0)
        wide, low = area.width(), area.height() - self._foot()
        self.list.place(QRectF(-3, 0, wide + 12, max(20.0, low - 4)), self.scale)
        if self._model.review.running:
            self.stop_button.place(QRectF(wide - 28, low, 28, 26), self.scale, origin)
            low += _RUN
        self.deed_button.place(QRectF(0, low + 4, wide, _HIGH), self.scale, origin)
        low += _ROW
        self.back.place(QRectF(0, low + 4, 36, _HIGH), self.scale, origin)
        middle = QRectF(36 + _GAP, low + 4, wide - 72 - 2 * _GAP, _HIGH)
        self.turn_button.place(middle, self.scale, origin)
        self.on.place(QRectF(wide - 36, low + 4, 36, _HIGH), self.scale, origin)


def _unbroken(text: str) -> str:
    """Return a number with its unit so that no line ends between them."""
    return text.replace(" ", "\N{NO-BREAK SPACE}")

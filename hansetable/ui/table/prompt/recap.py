"""The strip that sums up what the others did since the own turn, and shows it again."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial

from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtWidgets import QWidget

from hansetable.core import Event, Seat, seat_of
from hansetable.model.play import PlayModel
from hansetable.ui.art.canvas import Canvas
from hansetable.ui.art.fonts import wrapped_height
from hansetable.ui.art.palette import LETTER, LETTER_GAIN, LETTER_LOSS, LETTER_SOFT, LIFT
from hansetable.ui.game_ui import GameText
from hansetable.ui.language import Text, translate
from hansetable.ui.table.sidebar.seats import Column
from hansetable.ui.widgets.buttons import PaintedButton, TableButton
from hansetable.ui.widgets.numbers import signed
from hansetable.ui.widgets.scaled import Scaled

WIDTH = 222.0
_LEFT, _HEAD, _AGAIN = 21.0, 26.0, 32.0
_NAME, _APART, _PX = 20.0, 5.0, 14.0
"""How high the row of a name is, what is free below the words, and how large they are."""
_WORDS = WIDTH - _LEFT - 4
_MOST = 3
"""How many numbers of a seat are told that have changed."""


@dataclass(frozen=True, slots=True)
class Deeds:
    """What one seat did: in a few words, the first line of the log, and what has changed.

    ``gains`` are the columns of numbers that have changed, and by how much.
    """

    seat: Seat
    summary: str
    line: int
    gains: Sequence[tuple[Column, int]]


class _DeedsButton(PaintedButton):
    """The words for one seat; they open the log where they begin."""

    margin = 1.0
    name = colour = ""
    gains: Sequence[tuple[Column, int]] = ()
    acting = False

    def draw(self, canvas: Canvas, face: QRectF) -> None:
        """Paints the sign of the seat, its name, what has changed, and the words below."""
        if self.acting or self.underMouse():
            canvas.rect(face, LIFT, 4, alpha=0.11)
        if self.acting:
            canvas.rect(QRectF(face.x(), face.y(), 3, face.height()), LETTER, 1)
        canvas.token(self.colour, face.x() + 6, face.y() + 5, 11)
        right = face.right() - 4
        for (_, icon, _), number in reversed(self.gains):
            text = signed(number)
            wide = canvas.width(text, 13.5, 700) + 1
            ink = LETTER_GAIN if number > 0 else LETTER_LOSS
            canvas.text(QRectF(right - wide, face.y(), wide, 20), text, 13.5, ink, "r", 700)
            canvas.icon(icon, right - wide - 16, face.y() + 3, 13, LETTER_SOFT)
            right -= wide + 23
        room = QRectF(face.x() + _LEFT, face.y(), right - face.x() - _LEFT, 20)
        canvas.text(room, self.name, 14.5, LETTER, "l", 600, least=11.5)
        room = QRectF(face.x() + _LEFT, face.y() + _NAME - 1, _WORDS + 1, face.height())
        canvas.text(room, self.text(), _PX, LETTER, "lt", 500, wrap=True)


class _Close(PaintedButton):
    """The cross that puts the strip away."""

    margin = 1.0

    def draw(self, canvas: Canvas, face: QRectF) -> None:
        """Paints the cross."""
        ink = LETTER if self.underMouse() else LETTER_SOFT
        canvas.icon("close", face.x() + 5, face.y() + 5, 10, ink)


class Recap(Scaled):
    """Shown while it has something to tell; goes with the next own turn, or with its cross.

    It reads the model when `follow` is called; ``wanted`` is the person's setting, ``folded`` is
    set while something else than the log is read.

    Signals:
        opened(int): the log is to be shown from this line on.
        resized(): the strip needs another height, which may be 0.
    """

    opened = Signal(int)
    resized = Signal()

    def __init__(
        self,
        model: PlayModel,
        texts: GameText,
        columns: Sequence[Column],
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._model, self._texts, self.columns = model, texts, columns
        self.wanted, self.folded = True, False
        self.deeds: Sequence[Deeds] = ()
        self.buttons: list[_DeedsButton] = []
        self._closed = -1
        self._highs: list[float] = []
        self.close_button = _Close(self)
        self.close_button.clicked.connect(self.put_away)
        self.close_button.says_what(Text("Recalls", "Dismiss"))
        self.again_button = TableButton(
            self,
            "dark",
            "play",
            text=Text("Recalls", "Show again"),
            pressed=model.show_again,
            tip=Text("Recalls", "Plays what the others did once more; the game stays as it is"),
        )
        self.again_button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.again_button.set_key("R")
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.hide()

    def follow(self) -> None:
        """Tell what there is to tell now, in the language of the moment."""
        model = self._model
        told = self.wanted and not self.folded and model.curtain is None
        told = told and model.since_own().start != self._closed
        deeds = (self.deeds if model.again is not None else self._deeds()) if told else ()
        if deeds != self.deeds or len(deeds) != len(self.buttons):
            self.deeds = deeds
            self._make_buttons()
            self.setVisible(bool(deeds))
            self.resized.emit()
        self.again_button.setVisible(model.again is None)
        shown = model.showing.seat
        for one, button in zip(self.deeds, self.buttons, strict=True):
            button.acting = one.seat == shown
            button.update()

    def put_away(self) -> None:
        """Tell nothing more until the next own turn."""
        self._closed = self._model.since_own().start
        self.follow()

    def fit(self, room: float) -> float:
        """Return how high the strip is, in unscaled pixels: with all words, if there is room.

        Otherwise the longest summaries lose their last words, and in the end all their words.
        """
        if not self.deeds:
            return 0.0
        around, least = _HEAD + _AGAIN + 6, _high("")
        summaries = whole = [deeds.summary for deeds in self.deeds]
        most = max(map(_high, whole))
        while most > least and around + sum(map(_high, summaries)) > room:
            most -= _APART
            summaries = [_brief(words, most) if most > least else "" for words in whole]
        for button, summary in zip(self.buttons, summaries, strict=True):
            button.setText(summary)
        self._highs = [*map(_high, summaries)]
        return around + sum(self._highs)

    def _arrange(self) -> None:
        corner, top = QPointF(0, 0), _HEAD
        for high, button in zip(self._highs, self.buttons, strict=False):
            button.place(QRectF(0, top, WIDTH, high - 4), self.scale, corner)
            top += high
        self.close_button.place(QRectF(WIDTH - 22, 3, 20, 20), self.scale, corner)
        self.again_button.place(QRectF(0, top, WIDTH, _AGAIN), self.scale, corner)

    def draw(self, canvas: Canvas, area: QRectF) -> None:
        """Paints a line above, and the heading."""
        canvas.line(0, 0.5, area.width(), 0.5, LETTER, 1, alpha=0.3)
        head = QRectF(2, 3, area.width() - 30, 20)
        text = translate("Recalls", "Since your last turn")
        canvas.text(head, text, 14, LETTER_SOFT, "l", 600)

    # ---- inside -------------------------------------------------------------------------------

    def _deeds(self) -> Sequence[Deeds]:
        """What each other seat has done since the viewer's last turn."""
        model = self._model
        since = model.since_own()
        done: dict[Seat, list[tuple[int, Event]]] = {}
        for line in model.lines_of(since):
            seat = seat_of(model.log[line])
            if seat not in (None, model.viewer):
                done.setdefault(seat, []).append((line, model.log[line]))
        if not done:
            return ()
        before = model.game.scoreboard(model.session.at(since.start).seen_by(model.viewer))
        now = model.game.scoreboard(model.view)
        found = []
        for seat, lines in done.items():
            changed = [
                (column, now[seat].get(column[0], 0) - before[seat].get(column[0], 0))
                for column in self.columns
            ]
            gains = [(column, number) for column, number in changed if number][:_MOST]
            summary = self._texts.summary(event for _, event in lines)
            if summary or gains:
                said = (line for line, event in lines if self._texts.event(event))
                found.append(Deeds(seat, summary, next(said, lines[0][0]), gains))
        return tuple(found)

    def _make_buttons(self) -> None:
        for old in self.buttons:
            old.hide()
            old.deleteLater()
        self.buttons = []
        for deeds in self.deeds:
            button = _DeedsButton(self)
            slot = self._model.session.slots[deeds.seat]
            button.clicked.connect(partial(self.opened.emit, deeds.line))
            button.name, button.colour, button.gains = slot.shown, slot.colour, deeds.gains
            numbers = [f"{title} {signed(number)}" for (_, _, title), number in deeds.gains]
            said = ", ".join(filter(None, [deeds.summary, *numbers]))
            text = translate("Dock", "{name}: {state}").format(name=slot.shown, state=said)
            button.setAccessibleName(text)
            button.setToolTip(text)
            button.show()
            self.buttons.append(button)


def _high(summary: str) -> float:
    """How high the row of a seat is."""
    return _NAME + _APART + (wrapped_height(summary, _WORDS, _PX) if summary else 0)


def _brief(summary: str, most: float) -> str:
    """Return as much of a summary as a row of some height holds, and that there is more."""
    told, parts = summary, summary.split("; ")
    while len(parts) > 1 and _high(told) > most:
        parts.pop()
        told = translate("Recalls", "{deeds} and more").format(deeds="; ".join(parts))
    return told

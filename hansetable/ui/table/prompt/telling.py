"""The bar while the others act: what is shown just now in large letters, a pause, and a skip."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QRectF, Qt, QTimer
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QWidget

from hansetable.core import Seat, seat_of
from hansetable.model.play import PlayModel
from hansetable.model.showing import Beat
from hansetable.ui.art.canvas import Canvas
from hansetable.ui.art.palette import BRASS, MARKED, SHEET_INK, SHEET_SOFT
from hansetable.ui.game_ui import GameText
from hansetable.ui.language import Text, translate
from hansetable.ui.widgets.buttons import TableButton, place_from_right
from hansetable.ui.widgets.scaled import Scaled, Strip

LEAST, A_LETTER = 900, 45
"""How long something is told at least, and for each of its letters, in milliseconds."""
BESIDE = 100
"""How many letters of what follows stand below the sentence."""
_STAYS = 250
"""How long the words stay while an AI thinks, before something else stands in the bar."""
_FRAME = 30
_LEFT, _RIGHT = 62.0, 14.0
_LARGE, _SMALL, _LEAST, _BELOW = 25.0, 19.0, 16.0, 16.0
"""The size of the sentence, usually and at least, of one too long even for that, and below it."""
_LINE = 3.5


def beats(model: PlayModel, texts: GameText, lines: range) -> Iterator[Beat]:
    """Yield what is told of some lines of the log, each for as long as it takes to be read.

    What happens to nobody, as new cards in a display, is told together.
    """
    told = [line for line in lines if model.pace and texts.telling(model.log[line])]
    while told:
        first = last = told.pop(0)
        while _common(model, first) and told and _common(model, told[0]):
            last = told.pop(0)
        beat = range(first, last + 1)
        letters = sum(map(len, sentences(model, texts, beat)))
        yield Beat(beat, round(max(LEAST, A_LETTER * letters) * model.pace))


def sentences(model: PlayModel, texts: GameText, lines: range) -> tuple[str, str]:
    """Return what is told of the lines of a beat: the first sentence, and the others below it."""
    first, *others = filter(None, (texts.telling(model.log[line]) for line in lines))
    beside = " ".join(others)
    if len(beside) > BESIDE:
        beside = f"{beside[:BESIDE].rpartition(' ')[0]} …"
    return first, beside


def _common(model: PlayModel, line: int) -> bool:
    return seat_of(model.log[line]) is None


class _TimeLine(Scaled):
    """A line of brass that gets shorter while something is shown."""

    def __init__(self, model: PlayModel, parent: QWidget) -> None:
        super().__init__(parent)
        self._showing = model.showing
        self._clock = QTimer(self, interval=_FRAME)
        self._clock.timeout.connect(self.update)
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)

    def run(self, on: bool) -> None:
        """Get shorter from now on, or stay as it is."""
        if on:
            self._clock.start()
        else:
            self._clock.stop()
        self.update()

    def draw(self, canvas: Canvas, area: QRectF) -> None:
        """Paints what is left of the time."""
        canvas.rect(area, MARKED)
        canvas.rect(QRectF(0, 0, area.width() * self._showing.part, area.height()), BRASS)


class Telling(Strip):
    """Lies over the bar while something is shown; it listens to the model by itself."""

    def __init__(self, model: PlayModel, texts: GameText, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._model, self._texts = model, texts
        self.sentence = self.beside = ""
        self.seat: Seat | None = None
        self.pause_button = TableButton(
            self, pressed=self.pause, tip=Text("Telling", "Let this stay until you go on (P)")
        )
        self.skip_button = TableButton(
            self,
            icon="forward",
            text=Text("Telling", "Skip"),
            key=Text("Telling", "Click"),
            pressed=model.hurry,
            tip=Text(
                "Telling", "A click skips one action, a double-click everything until your turn."
            ),
        )
        self.says(self.pause_button.set_key, "P")
        for button in (self.pause_button, self.skip_button):
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.line = _TimeLine(model, self)
        self._stays = QTimer(self, singleShot=True, interval=_STAYS)
        self._stays.timeout.connect(self.hide)
        for signal in (model.showing.changed, model.asked, model.curtainChanged):
            signal.connect(self.follow)
        self.hide()

    def set_moving(self, on: bool) -> None:
        """Show a line that gets shorter, or none where nothing is to move."""
        self.line.setVisible(on)

    def pause(self) -> None:
        """Let what is shown stay, or go on."""
        self._model.showing.pause(not self._model.showing.paused)

    def follow(self) -> None:
        """Show what is shown now; while an AI thinks about its next action the words stay a bit."""
        model, beat = self._model, self._model.showing.beat
        told = beat is not None and (beat.lines or model.again is not None)
        self.line.run(told and not model.showing.paused and not self.line.isHidden())
        if told:
            self._stays.stop()
            self._say()
        elif model.mine or model.curtain is not None or model.decides is None:
            self._stays.stop()
            self.hide()
        elif not self.isHidden() and not self._stays.isActive():
            self._stays.start()

    def retranslate(self) -> None:
        """Say everything in the language of the moment."""
        if not self.isHidden():
            self.follow()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Skips what is shown."""
        event.accept()
        self._model.hurry()

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Skips everything until a person is to play."""
        event.accept()
        self._model.hurry(on=True)

    def draw(self, canvas: Canvas, area: QRectF) -> None:
        """Paints the paper, the sign of the seat, the sentence, and what else there is below it."""
        super().draw(canvas, area)
        if self.seat is not None:
            canvas.token(self._model.session.slots[self.seat].colour, 14, 10, 32, SHEET_INK)
        wide = self.pause_button.geometry().left() / self.scale - _LEFT
        px = _LARGE
        while px > _SMALL and canvas.width(self.sentence, px, 600) > wide:
            px -= 0.5
        top, high = (2.0, 30.0) if self.beside else (6.0, 38.0)
        words = QRectF(_LEFT, top, wide, high)
        canvas.text(words, self.sentence, px, SHEET_INK, "l", 600, least=_LEAST)
        room = QRectF(_LEFT, 29, wide, 18)
        canvas.text(room, self.beside, _BELOW, SHEET_SOFT, "l", 500, italic=True, least=11.5)

    # ---- inside -------------------------------------------------------------------------------

    def _say(self) -> None:
        showing = self._model.showing
        if showing.beat is not None and showing.beat.lines:
            self.sentence, beside = sentences(self._model, self._texts, showing.beat.lines)
            teller = seat_of(self._model.log[showing.beat.lines.start])
            self.seat = self._model.acts if teller is None else teller
        else:
            self.sentence = translate("Telling", "What has happened since your last turn")
            beside, self.seat = "", None
        self.beside = beside or self._what_follows()
        self.setAccessibleName(f"{self.sentence} {self.beside}".strip())
        self.setToolTip(self.accessibleName())
        paused = showing.paused
        self.pause_button.icon_name = "play" if paused else "pause"
        words = translate("Telling", "Go on") if paused else translate("Telling", "Pause")
        self.pause_button.setText(words)
        self.show()
        self.raise_()
        self._arrange()
        self.update()

    def _what_follows(self) -> str:
        """Who acts when this has been shown, if that is somebody else."""
        model = self._model
        if model.showing.more or model.decides in (None, model.acts):
            return ""
        if model.decides == model.viewer:
            return translate("Telling", "Then you decide.")
        name = model.session.slots[model.decides].shown
        return translate("Telling", "Next: {name}.").format(name=name)

    def _arrange(self) -> None:
        area = self.area()
        buttons = self.skip_button, self.pause_button
        place_from_right(buttons, area.width() - _RIGHT, 8, self.scale)
        self.line.place(QRectF(0, area.height() - _LINE, area.width(), _LINE), self.scale)

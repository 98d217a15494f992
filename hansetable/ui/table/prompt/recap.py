"""The strip that tells who is asked again what the others did since the own turn."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial

from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtWidgets import QWidget

from hansetable.core import Event, Seat, seat_of
from hansetable.model.play import PlayModel
from hansetable.ui.art.canvas import Canvas
from hansetable.ui.art.fonts import shortened, wrapped_height
from hansetable.ui.art.palette import LETTER, LETTER_SOFT
from hansetable.ui.language import Context, Text, translate
from hansetable.ui.widgets.buttons import PaintedButton
from hansetable.ui.widgets.scaled import Scaled

WIDTH = 222.0
_PX, _LEFT, _HEAD = 13.5, 21.0, 26.0
_LINES = "x\nx"
"""As many lines as the sentence of a seat may take."""


class Recalls(Context):
    """The context of the texts with a number."""


@dataclass(frozen=True, slots=True)
class Deeds:
    """What one seat did: a sentence, how many more there are, and the first line."""

    seat: Seat
    sentence: str
    more: int
    line: int


class _DeedsButton(PaintedButton):
    """The words for one seat; they open the log where they begin."""

    margin = 1.0
    colour = ""
    more = ""

    def draw(self, canvas: Canvas, face: QRectF) -> None:
        """Paints the sign of the seat, the sentence and how many more there are."""
        if self.underMouse():
            canvas.rect(face, LETTER, 4, alpha=0.08)
        canvas.token(self.colour, face.x() + 3, face.y() + 5, 10)
        room = QRectF(face.x() + _LEFT, face.y() + 1, face.width() - _LEFT, face.height())
        canvas.text(room, self.text(), _PX, LETTER, "lt", 500, wrap=True)
        if self.more:
            last = QRectF(room.x(), face.bottom() - 17, room.width(), 16)
            canvas.text(last, self.more, 12.5, LETTER_SOFT, "l", 500, italic=True)

    def high(self) -> float:
        """How high the words are."""
        return wrapped_height(self.text(), WIDTH - _LEFT, _PX) + (17 if self.more else 0) + 4


class _Close(PaintedButton):
    """The cross that puts the strip away."""

    margin = 1.0

    def draw(self, canvas: Canvas, face: QRectF) -> None:
        """Paints the cross."""
        ink = LETTER if self.underMouse() else LETTER_SOFT
        canvas.icon("close", face.x() + 5, face.y() + 5, 10, ink)


class Recap(Scaled):
    """Shown while it has something to tell; goes with the next own action, or with its cross.

    It reads the model when `follow` is called; ``wanted`` is the person's setting, ``folded`` is
    set while something else than the log is read.

    Signals:
        opened(int): the log is to be shown from this line on.
        resized(): the strip needs another height, which may be 0.
    """

    opened = Signal(int)
    resized = Signal()

    def __init__(
        self, model: PlayModel, say: Callable[[Event], str], parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._model, self._say = model, say
        self.wanted, self.folded = True, False
        self.deeds: Sequence[Deeds] = ()
        self.buttons: list[_DeedsButton] = []
        self._closed = -1
        self.close_button = _Close(self)
        self.close_button.clicked.connect(self.put_away)
        self.close_button.says_what(Text("Recalls", "Dismiss"))
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.hide()

    def follow(self) -> None:
        """Tell what there is to tell now, in the language of the moment."""
        model = self._model
        fresh = model.mine and len(model.session.actions) != self._closed
        self.deeds = self._deeds() if fresh and self.wanted and not self.folded else ()
        self._make_buttons()
        self.setVisible(bool(self.deeds))
        self.resized.emit()

    def put_away(self) -> None:
        """Tell nothing more until others have played again."""
        self._closed = len(self._model.session.actions)
        self.follow()

    def high(self) -> float:
        """How high the strip wants to be, in unscaled pixels."""
        if not self.deeds:
            return 0.0
        return _HEAD + sum(button.high() + 4 for button in self.buttons) + 4

    def _arrange(self) -> None:
        top = _HEAD
        for button in self.buttons:
            high = button.high()
            button.place(QRectF(0, top, WIDTH, high), self.scale, QPointF(0, 0))
            top += high + 4
        self.close_button.place(QRectF(WIDTH - 22, 3, 20, 20), self.scale, QPointF(0, 0))

    def draw(self, canvas: Canvas, area: QRectF) -> None:
        """Paints a line above, and the heading."""
        canvas.line(0, 0.5, area.width(), 0.5, LETTER, 1, alpha=0.3)
        head = QRectF(2, 3, area.width() - 30, 20)
        text = translate("Recalls", "Since your last turn")
        canvas.text(head, text, 14, LETTER_SOFT, "l", 600)

    # ---- inside -------------------------------------------------------------------------------

    def _deeds(self) -> list[Deeds]:
        """What each other seat did since the viewer's last action, in the order of the seats.

        It is told in the last sentence that names the seat, if one does.
        """
        model = self._model
        found: dict[Seat, Deeds] = {}
        for line in model.lines_of(model.since_own()):
            seat = seat_of(model.log[line])
            text = self._say(model.log[line])
            if text and isinstance(seat, int) and seat != model.viewer:
                before = found.get(seat)
                if before is None:
                    found[seat] = Deeds(seat, text, 0, line)
                else:
                    name = model.session.slots[seat].shown
                    keep = name in before.sentence and name not in text
                    sentence = before.sentence if keep else text
                    found[seat] = Deeds(seat, sentence, before.more + 1, before.line)
        return [found[seat] for seat in sorted(found)]

    def _make_buttons(self) -> None:
        for old in self.buttons:
            old.hide()
            old.deleteLater()
        self.buttons = []
        most = wrapped_height(_LINES, WIDTH, _PX) + 1
        for deeds in self.deeds:
            button = _DeedsButton(self)
            button.clicked.connect(partial(self.opened.emit, deeds.line))
            button.colour = self._model.session.slots[deeds.seat].colour
            button.setText(shortened(deeds.sentence, WIDTH - _LEFT, most, _PX))
            button.more = Recalls.trUtf8("and %n more", None, deeds.more) if deeds.more else ""
            button.setAccessibleName(f"{deeds.sentence} {button.more}".strip())
            button.setToolTip(deeds.sentence)
            button.show()
            self.buttons.append(button)

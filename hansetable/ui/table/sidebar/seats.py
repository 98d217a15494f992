"""The rows of the sidebar that show who sits at the table, whose turn it is and what they have."""

from collections.abc import Callable, Mapping, Sequence

from PySide6.QtCore import QElapsedTimer, QEvent, QRectF, QTimer, Signal
from PySide6.QtGui import QHelpEvent, QMouseEvent
from PySide6.QtWidgets import QToolTip, QWidget

from hansetable.session.slot import PlayerSlot
from hansetable.ui.art.canvas import Canvas
from hansetable.ui.art.palette import (
    LETTER,
    LETTER_DIM,
    LETTER_GAIN,
    LETTER_LOSS,
    LETTER_SOFT,
    LIFT,
)
from hansetable.ui.language import translate
from hansetable.ui.table.scene.gains import FLIGHT
from hansetable.ui.widgets import numbers
from hansetable.ui.widgets.scaled import Scaled
from hansetable.ui.widgets.speaking import tip

Column = tuple[str, str, str]
"""A number of a seat: its key in the scoreboard, its icon, and what it is called."""

COUNTS, STAYS = 300, 1200
"""How long a number is counted up, and how long it is told what was added, in milliseconds."""
_FRAME = 40
_LEFT = 42.0
_GAP = 10.0
LINK, CUT = "link", "cut"
"""The signs of a seat at another computer that is there, and of one that is away."""
_LINK = 17.0


class SeatPlate(Scaled):
    """One seat: its sign and name, what it does just now, and its numbers.

    ``hand`` returns the names of the cards that it is known to have in hand. ``link`` is the sign
    of the connection of a seat at another computer, empty for all others.

    Signals:
        clicked: the whole table of the seat is wanted.
        counted: its numbers are others now, while they are counted.
    """

    WIDTH, HEIGHT = 222.0, 54.0
    clicked = Signal()
    counted = Signal()

    def __init__(self, slot: PlayerSlot, columns: Sequence[Column], parent: QWidget | None = None):
        super().__init__(parent)
        self._slot = slot
        self._columns = tuple(columns)
        self._numbers: Mapping[str, int] = {}
        self.hand: Callable[[], Sequence[str]] = tuple
        self.state = self.link = ""
        self.active = False
        self.highlighted = False
        self._changed: Mapping[str, int] = {}
        self._factor = 1.0
        self._since = QElapsedTimer()
        self._clock = QTimer(self, interval=_FRAME)
        self._clock.timeout.connect(self._tick)

    def set_columns(self, columns: Sequence[Column]) -> None:
        """Show these numbers from now on, or call them otherwise in another language."""
        self._columns = tuple(columns)
        self._describe()

    def say(self, numbers: Mapping[str, int], state: str, active: bool, link: str = "") -> None:
        """Set the numbers, the words at the right, whether this seat decides now, and its link."""
        self._numbers, self.state, self.active, self.link = numbers, state, active, link
        self._describe()

    def count(self, changed: Mapping[str, int], factor: float) -> None:
        """Count up by what has changed, and say it behind the numbers for a moment.

        It begins when what has flown is there; without motion (``factor`` 0) at once.
        """
        self._changed, self._factor = changed, factor
        self._since.start()
        if changed:
            self._clock.start()
        self._say_counted()

    def _tick(self) -> None:
        if self._since.elapsed() > (FLIGHT + COUNTS) * self._factor + STAYS:
            self._clock.stop()
            self._changed = {}
        self._say_counted()

    def _say_counted(self) -> None:
        self.update()
        self.counted.emit()

    def told(self, key: str) -> tuple[int, int]:
        """What of a number is still to be counted, and by how much it changes altogether."""
        changed = self._changed.get(key, 0)
        if not changed or not self._factor:
            return 0, changed
        part = (self._since.elapsed() / self._factor - FLIGHT) / COUNTS
        return round(changed * (1 - min(1.0, max(0.0, part)))), changed

    def shown(self, key: str) -> int:
        """The number that stands here now, also while it is counted up."""
        return self.number(key) - self.told(key)[0]

    def highlight(self, on: bool) -> None:
        """Mark the row because a line of the log speaks of this seat."""
        self.highlighted = on
        self.update()

    def number(self, key: str) -> int:
        """The number that is shown for a key of the scoreboard; 0 if it is unknown."""
        return self._numbers.get(key, 0)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Wants to be shown at full size."""
        self.clicked.emit()

    def column_at(self, x: float, y: float) -> Column | None:
        """The number at a point in unscaled pixels."""
        place = int((x - _LEFT + 8) // self._pitch()) if y > 27 and x > _LEFT - 8 else -1
        return self._columns[place] if 0 <= place < len(self._columns) else None

    def draw(self, canvas: Canvas, area: QRectF) -> None:
        """Paints the row, lighter and with a bar at its left when the seat decides."""
        canvas.rect(area, LIFT, 6, alpha=0.11 if self.active else 0.045)
        if self.active:
            canvas.rect(QRectF(0, 0, 4, area.height()), LETTER, 2)
        if self.highlighted:
            canvas.focus_ring(area.adjusted(3, 3, -3, -3), 5)
        canvas.token(self._slot.colour, 13, 10, 19)
        self._draw_words(canvas, area)
        for place, (key, icon, _) in enumerate(self._columns):
            x = _LEFT - 4 + place * self._pitch()
            self._draw_number(canvas, QRectF(x, 28, self._pitch() - 1, 21), icon, key)

    def _draw_number(self, canvas: Canvas, area: QRectF, icon: str, key: str) -> None:
        """Paints a number, in colour and with what was added instead of its icon while told."""
        text, changed = numbers.whole(self.shown(key)), self._changed.get(key, 0)
        ink = (LETTER_GAIN if changed > 0 else LETTER_LOSS) if changed else LETTER
        if changed:
            room = QRectF(area.x() - 8, area.y(), 21, area.height())
            canvas.text(room, numbers.signed(changed), 12, ink, "r", 700)
        else:
            canvas.icon(icon, area.x(), 31, 15, LETTER_SOFT)
        canvas.text(area.adjusted(19, 0, 0, 0), text, 16, ink, "l", 700)

    def event(self, event: QEvent) -> bool:
        """Shows what the number under the mouse is, else the name and state in full."""
        if isinstance(event, QHelpEvent) and event.type() == QEvent.Type.ToolTip:
            column = self.column_at(event.x() / self.scale, event.y() / self.scale)
            QToolTip.showText(event.globalPos(), tip(self._tip(column)), self)
            return True
        return super().event(event)

    def _draw_words(self, canvas: Canvas, area: QRectF) -> None:
        """Paints the name, and the state in what room is left; a long state gives way first."""
        room = area.width() - _LEFT - 10
        if self.link:
            ink = LETTER_LOSS if self.link == CUT else LETTER_GAIN
            canvas.icon(self.link, area.width() - 10 - _LINK, 8, _LINK, ink)
            room -= _LINK + 5
        right = _LEFT + room
        state = canvas.width(self.state, 13.5, 500, italic=True) + 1 if self.state else 0.0
        name = canvas.width(self._slot.shown, 16.5) + 1
        if name + state + _GAP > room:
            state = min(state, max(room * 0.4, room - _GAP - name))
            name = room - state - (_GAP if self.state else 0)
        ink = LETTER if self.active else LETTER_DIM
        at, shown = QRectF(_LEFT, 3, name, 26), self._slot.shown
        canvas.text(at, shown, 16.5, ink, "l", 600, least=13.5, middle=True)
        ink = LETTER if self.active else LETTER_SOFT
        at = QRectF(right - state, 3, state, 26)
        canvas.text(at, self.state, 13.5, ink, "r", 500, italic=True, least=11.5)

    def _pitch(self) -> float:
        return (self.WIDTH - _LEFT + 6) / max(4, len(self._columns))

    def _full(self) -> str:
        if not self.state:
            return self._slot.shown
        return translate("Dock", "{name}: {state}").format(name=self._slot.shown, state=self.state)

    def _number_text(self, column: Column) -> str:
        key, _, title = column
        return translate("Dock", "{title}: {number}").format(
            title=title, number=numbers.whole(self.number(key))
        )

    def _tip(self, column: Column | None) -> str:
        """What a number is, or the name and state in full; and what is known of the hand."""
        lines = [self._number_text(column) if column else self._full()]
        if known := self.hand():
            text = translate("Dock", "Known in hand: {cards}")
            lines.append(text.format(cards=", ".join(known)))
        return "\n".join(lines)

    def _describe(self) -> None:
        """Tells screen readers what the row shows."""
        parts = [self._full(), *(self._number_text(column) for column in self._columns)]
        self.setAccessibleName(". ".join(parts))
        self.update()

"""The top of the dock: the part of the game, and the phases of the turn."""

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QRectF
from PySide6.QtGui import QHelpEvent
from PySide6.QtWidgets import QToolTip, QWidget

from hansetable.ui.art.brush import Brush
from hansetable.ui.art.palette import (
    LETTER,
    LETTER_DIM,
    LETTER_GAIN,
    LETTER_MUTED,
    LETTER_SOFT,
    LIFT,
    REVERSED,
)
from hansetable.ui.language import translate
from hansetable.ui.table.scaled import Scaled

_GAP = 2.0
_PX = 13.5


class Head(Scaled):
    """“Round 6” with a note beside it, and below a chip for each phase."""

    WIDTH, HEIGHT = 222.0, 54.0

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.title = ""
        self.note = ""
        self.phases: tuple[str, ...] = ()
        self.phase = 0
        self._chips: list[QRectF] = []

    def say(self, title: str, note: str, phases: Sequence[str], phase: int) -> None:
        """Set the heading, its note, the names of the phases and which it is, from 1; 0: none."""
        self.title, self.note, self.phases, self.phase = title, note, tuple(phases), phase
        parts = [part for part in (title, note) if part]
        if 0 < phase <= len(self.phases):
            text = translate("Dock", "Phase {number}: {name}")
            parts.append(text.format(number=phase, name=self.phases[phase - 1]))
        self.setAccessibleName(", ".join(parts))
        self.update()

    def draw(self, brush: Brush, area: QRectF) -> None:
        """Paints the heading and the chips."""
        wide = min(brush.width(self.title, 19, family="cinzel") + 2, area.width())
        brush.text(QRectF(0, 0, wide, 24), self.title, 19, LETTER, "l", family="cinzel", least=14)
        note = QRectF(wide + 10, 0, max(0, area.width() - wide - 10), 24)
        brush.text(note, self.note, 14, LETTER_SOFT, "r", 500, italic=True, least=11.5)
        self._chips = self._rects(brush, area)
        for number, (name, rect) in enumerate(zip(self.phases, self._chips, strict=True), 1):
            self._draw_chip(brush, rect, number, name)

    def event(self, event: QEvent) -> bool:
        """Shows the name of the phase under the mouse."""
        if isinstance(event, QHelpEvent) and event.type() == QEvent.Type.ToolTip:
            at = event.pos().toPointF() / self.scale
            names = zip(self.phases, self._chips, strict=False)
            name = next((name for name, rect in names if rect.contains(at)), "")
            QToolTip.showText(event.globalPos(), name, self)
            return True
        return super().event(event)

    def _draw_chip(self, brush: Brush, rect: QRectF, number: int, name: str) -> None:
        now = number == self.phase
        brush.rect(rect, LETTER if now else LIFT, 4, alpha=1 if now else 0.07)
        if number < self.phase:
            tick = rect.center().x() - (brush.width(name, _PX, 500) + 13) / 2
            tick = max(rect.x() + 3, tick)
            brush.icon("check", tick, rect.y() + 7, 10, LETTER_GAIN)
            room = QRectF(tick + 13, rect.y(), rect.right() - tick - 14, rect.height())
            brush.text(room, name, _PX, LETTER_DIM, "l", 500, least=11.5)
            return
        room = rect.adjusted(2, 0, -2, 0)
        ink = REVERSED if now else LETTER_MUTED
        brush.text(room, f"{number} {name}", _PX, ink, "c", 600 if now else 500, least=11.5)

    def _rects(self, brush: Brush, area: QRectF) -> list[QRectF]:
        """Gives each chip the room that its word needs, and an equal part of what is left."""
        count = len(self.phases)
        if not count:
            return []
        wide = [
            brush.width(f"{number} {name}", _PX, 600) + 10
            for number, name in enumerate(self.phases, 1)
        ]
        room = area.width() - _GAP * (count - 1)
        spare = room - sum(wide)
        wide = [w + spare / count if spare >= 0 else w * room / sum(wide) for w in wide]
        rects: list[QRectF] = []
        x = 0.0
        for w in wide:
            rects.append(QRectF(x, 28, w, 24))
            x += w + _GAP
        return rects

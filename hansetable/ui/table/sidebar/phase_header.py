"""The top of the sidebar: the part of the game, and the phases of the turn."""

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QRectF
from PySide6.QtGui import QHelpEvent
from PySide6.QtWidgets import QToolTip, QWidget

from hansetable.ui.art.canvas import Canvas
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
from hansetable.ui.widgets.scaled import Scaled

_GAP = 2.0
_PX, _LEAST = 14.0, 13.0
_TICK = 10.0
"""The room of a tick and the gap behind it."""


class PhaseHeader(Scaled):
    """“Round 6” with a note beside it, and below a chip for each phase."""

    WIDTH, HEIGHT = 222.0, 54.0

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.title = ""
        self.note = ""
        self.phases: tuple[str, ...] = ()
        self.phase = 0
        self._chips: list[QRectF] = []
        self._px = _PX

    def say(self, title: str, note: str, phases: Sequence[str], phase: int) -> None:
        """Set the heading, its note, the names of the phases and which it is, from 1; 0: none."""
        self.title, self.note, self.phases, self.phase = title, note, tuple(phases), phase
        parts = [part for part in (title, note) if part]
        if 0 < phase <= len(self.phases):
            text = translate("Dock", "Phase {number}: {name}")
            parts.append(text.format(number=phase, name=self.phases[phase - 1]))
        self.setAccessibleName(", ".join(parts))
        self.update()

    def draw(self, canvas: Canvas, area: QRectF) -> None:
        """Paints the heading and the chips."""
        wide = min(canvas.width(self.title, 19, family="cinzel") + 2, area.width())
        canvas.text(QRectF(0, 0, wide, 24), self.title, 19, LETTER, "l", family="cinzel", least=14)
        note = QRectF(wide + 10, 0, max(0, area.width() - wide - 10), 24)
        canvas.text(note, self.note, 14, LETTER_SOFT, "r", 500, italic=True, least=11.5)
        self._chips = self._rects(canvas, area)
        for number, (name, rect) in enumerate(zip(self.phases, self._chips, strict=True), 1):
            self._draw_chip(canvas, rect, number, name)

    def event(self, event: QEvent) -> bool:
        """Shows the name of the phase under the mouse."""
        if isinstance(event, QHelpEvent) and event.type() == QEvent.Type.ToolTip:
            at = event.pos().toPointF() / self.scale
            names = zip(self.phases, self._chips, strict=False)
            name = next((name for name, rect in names if rect.contains(at)), "")
            QToolTip.showText(event.globalPos(), name, self)
            return True
        return super().event(event)

    def _draw_chip(self, canvas: Canvas, rect: QRectF, number: int, name: str) -> None:
        now, px = number == self.phase, self._px
        canvas.rect(rect, LETTER if now else LIFT, 4, alpha=1 if now else 0.07)
        if number < self.phase:
            wide = canvas.width(name, px, 500)
            tick = max(rect.x() + 2, rect.center().x() - (wide + _TICK) / 2)
            canvas.icon("check", tick, rect.y() + 7.5, 9, LETTER_GAIN)
            room = QRectF(tick + _TICK, rect.y(), rect.right() - tick - _TICK, rect.height())
            canvas.text(room, name, px, LETTER_DIM, "l", 500, least=_LEAST)
            return
        ink = REVERSED if now else LETTER_MUTED
        canvas.text(rect, f"{number} {name}", px, ink, "c", 600 if now else 500, least=_LEAST)

    def _rects(self, canvas: Canvas, area: QRectF) -> list[QRectF]:
        """Gives each chip the room that its word needs, and an equal part of what is left.

        All words become smaller together until they fit.
        """
        count = len(self.phases)
        if not count:
            return []
        room = area.width() - _GAP * (count - 1)
        self._px = _PX
        while sum(wide := self._widths(canvas)) > room and self._px > _LEAST:
            self._px -= 0.25
        spare = room - sum(wide)
        wide = [w + spare / count if spare >= 0 else w * room / sum(wide) for w in wide]
        rects: list[QRectF] = []
        x = 0.0
        for w in wide:
            rects.append(QRectF(x, 28, w, 24))
            x += w + _GAP
        return rects

    def _widths(self, canvas: Canvas) -> list[float]:
        """Return how wide the chips want to be: the words with their numbers or ticks."""
        return [
            3.0 + canvas.width(name, self._px, 500) + _TICK
            if number < self.phase
            else 3.0 + canvas.width(f"{number} {name}", self._px, 600)
            for number, name in enumerate(self.phases, 1)
        ]

"""The chart of the scores from round to round."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from hansetable.core import Seat
from hansetable.session.slot import PlayerSlot
from hansetable.ui.art import palette
from hansetable.ui.art.canvas import Canvas
from hansetable.ui.art.growth import px
from hansetable.ui.language import translate
from hansetable.ui.widgets.numbers import whole
from hansetable.ui.widgets.scaled import grown

_BESIDE, _ABOVE = 8.0, 3.2
"""How far equal points and the lines between them lie apart."""
_LABEL = 18.0
"""The height of a name at the end of its line."""


class ScoreChart(QWidget):
    """A line for each seat, from round to round; its points wear the sign of the seat."""

    def __init__(
        self,
        slots: Sequence[PlayerSlot],
        history: Sequence[Sequence[int]],
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._slots = slots
        self._history = [tuple(scores) for scores in history]
        self._scale = self._numbers() if self._history else range(2)
        self.setMinimumSize(px(764), px(156))
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def retranslate(self) -> None:
        """Tell screen readers in words what the chart shows."""
        parts = []
        for seat, slot in enumerate(self._slots):
            scores = ", ".join(whole(scores[seat]) for scores in self._history)
            parts.append(
                translate("Ending", "{name}: {scores}").format(name=slot.shown, scores=scores)
            )
        self.setAccessibleName("; ".join(parts))
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draws the rules of the paper, the lines, their points and the names at their ends."""
        with grown(self) as (canvas, whole):
            if self._history:
                names = max(canvas.width(slot.shown, 15, 600) for slot in self._slots)
                right = min(names + 80, whole.width() * 0.3)
                plot = whole.adjusted(46, 10, -right, -28)
                self._draw_rules(canvas, plot)
                for seat in reversed(range(len(self._slots))):
                    self._draw_line(canvas, plot, seat)
                self._draw_names(canvas, plot, whole.right())

    def _numbers(self) -> range:
        """The numbers beside the rules of the paper, from the lowest to the highest."""
        best = max(max(scores) for scores in self._history)
        worst = min(0, *(min(scores) for scores in self._history))
        wide = max(best, 0) - worst
        step = next((step for step in (1, 2, 5, 10, 20, 50, 100) if wide <= 5 * step), 500)
        top = max(step, -(-best // step) * step)
        return range(worst // step * step, top + 1, step)

    def _at(self, plot: QRectF, place: int, score: float) -> QPointF:
        """Where a score after a round lies; the first place is at the left edge."""
        last = max(1, len(self._history) - 1)
        x = plot.x() + plot.width() * place / last
        part = (score - self._scale[0]) / (self._scale[-1] - self._scale[0])
        return QPointF(x, plot.bottom() - plot.height() * part)

    def _draw_rules(self, canvas: Canvas, plot: QRectF) -> None:
        for value in self._scale:
            y = self._at(plot, 0, value).y()
            canvas.line(
                plot.x(), y, plot.right(), y, palette.SHEET_INK, 1, alpha=0.4 if not value else 0.13
            )
            room = QRectF(plot.x() - 46, y - 9, 24, 18)
            canvas.text(room, whole(value), 13.5, palette.SHEET_SOFT, "r", 500)
        every = -(-len(self._history) // 20)
        for place in range(0, len(self._history), every):
            x = self._at(plot, place, 0).x()
            room = QRectF(x - 20, plot.bottom() + 9, 40, 16)
            canvas.text(room, str(place), 13.5, palette.SHEET_SOFT, "c", 500)

    def _point(self, plot: QRectF, place: int, seat: Seat) -> QPointF:
        """Where the sign of a seat lies: those with equal scores lie side by side."""
        scores = self._history[place]
        equal = [other for other, score in enumerate(scores) if score == scores[seat]]
        shift = equal.index(seat) - (len(equal) - 1) / 2
        return self._at(plot, place, scores[seat]) + QPointF(shift * _BESIDE, shift * _ABOVE)

    def _draw_line(self, canvas: Canvas, plot: QRectF, seat: Seat) -> None:
        points = [self._point(plot, place, seat) for place in range(len(self._history))]
        path = QPainterPath(points[0])
        for point in points[1:]:
            path.lineTo(point)
        colour = self._slots[seat].colour
        pen = QPen(palette.alpha(palette.on_sheet(palette.SEATS[colour][0]), 0.9), 2.2)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        canvas.p.strokePath(path, pen)
        size = 12 if len(points) <= 20 else 8
        edge = edge_on_sheet(colour)
        for point in points:
            canvas.token(colour, point.x() - size / 2, point.y() - size / 2, size, edge)

    def _draw_names(self, canvas: Canvas, plot: QRectF, right: float) -> None:
        """Writes sign, score and name beside the end of each line, apart from each other."""
        last = self._history[-1]
        place = len(self._history) - 1
        order = sorted(range(len(self._slots)), key=lambda seat: -last[seat])
        ends = [self._point(plot, place, seat) for seat in order]
        lines = apart([end.y() for end in ends], plot.bottom() + 6)
        for seat, end, y in zip(order, ends, lines, strict=True):
            left = plot.right() + 22
            canvas.line(end.x() + 8, end.y(), left, y, palette.SHEET_INK, 1, alpha=0.3)
            colour = self._slots[seat].colour
            canvas.token(colour, left + 3, y - 6, 12, edge_on_sheet(colour))
            score = QRectF(left + 18, y - 9, 28, 18)
            canvas.text(score, whole(last[seat]), 15, palette.SHEET_INK, "r", 700)
            name = QRectF(left + 52, y - 9, right - left - 54, 18)
            canvas.text(name, self._slots[seat].shown, 15, palette.SHEET_INK, "l", 600, least=11.5)


def edge_on_sheet(seat_colour: str) -> str:
    """The edge of a small sign on a sheet: the sheet itself, or letters where it would be lost."""
    colour = palette.SEATS[seat_colour][0]
    return palette.SHEET if palette.on_sheet(colour) == colour else palette.SHEET_INK


def apart(heights: Sequence[float], limit: float) -> Sequence[float]:
    """Return the heights of labels, from top to bottom, so that none lies upon another."""
    lines = list(heights)
    for below in range(1, len(lines)):
        lines[below] = max(lines[below], lines[below - 1] + _LABEL)
    for place in reversed(range(len(lines))):
        lines[place] = min(lines[place], limit)
        limit = lines[place] - _LABEL
    return lines

"""The chances of all seats over a game, with its turning points."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QMouseEvent, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from hansetable.core import Seat
from hansetable.session.slot import PlayerSlot
from hansetable.ui.art import growth, palette
from hansetable.ui.art.canvas import Canvas
from hansetable.ui.art.growth import px
from hansetable.ui.ending.decisive_turns import DISC, draw_number
from hansetable.ui.ending.review_words import percent
from hansetable.ui.ending.score_chart import apart, edge_on_sheet
from hansetable.ui.language import translate
from hansetable.ui.widgets.scaled import grown


class ChanceChart(QWidget):
    """A line for each seat, from action to action; a click goes to the moment below the mouse.

    Signals:
        chosen(int): this moment is to be looked at.
    """

    chosen = Signal(int)

    def __init__(
        self,
        slots: Sequence[PlayerSlot],
        length: int,
        starts: Sequence[tuple[int, int]],
        parent: QWidget | None = None,
    ) -> None:
        """Show a game of so many actions; ``starts`` tells before which action a round begins."""
        super().__init__(parent)
        self._slots, self._length, self._starts = slots, max(1, length), starts
        self._courses: Mapping[Seat, Sequence[float]] = {}
        self._points: Sequence[int] = ()
        self.setMinimumSize(px(930), px(130))
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def show_courses(
        self, courses: Mapping[Seat, Sequence[float]], points: Sequence[int] = ()
    ) -> None:
        """Show the chances that are known of each seat; ``points`` are the turning points."""
        self._courses, self._points = courses, points
        text = translate("Review", "{name}: {start} at the beginning, {end} at the end")
        self.setAccessibleName(
            "; ".join(
                text.format(
                    name=self._slots[seat].shown, start=percent(course[0]), end=percent(course[-1])
                )
                for seat, course in courses.items()
            )
        )
        self.setToolTip(translate("Review", "A click shows the table at that moment"))
        self.update()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Goes to the moment below the mouse."""
        plot = self._plot(QRectF(self.rect()))
        at = event.position() / growth.factor()
        if event.button() == Qt.MouseButton.LeftButton and at.x() <= plot.right() + DISC:
            self.chosen.emit(self.moment_at(at))

    def moment_at(self, at: QPointF) -> int:
        """Return the turning point whose number is there, or else the moment below."""
        scale = growth.factor()
        plot = self._plot(QRectF(0, 0, self.width() / scale, self.height() / scale))
        for point, disc in self._discs(plot):
            if (disc - at).manhattanLength() <= DISC:
                return point
        part = (at.x() - plot.x()) / plot.width()
        return round(max(0.0, min(1.0, part)) * self._length)

    # ---- how it looks -------------------------------------------------------------------------

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draws the paper's rules, the rounds, the lines, and the numbers of the turning points."""
        with grown(self) as (canvas, whole):
            plot = self._plot(whole)
            self._draw_rules(canvas, plot)
            for number, (point, disc) in enumerate(self._discs(plot), 1):
                self._draw_point(canvas, plot, point, disc, number)
            for seat, course in reversed([*self._courses.items()]):
                self._draw_line(canvas, plot, seat, course)
            self._draw_names(canvas, plot, whole.right())

    def _plot(self, whole: QRectF) -> QRectF:
        return whole.adjusted(50, DISC + 6, -130, -24)

    def _x(self, plot: QRectF, place: int) -> float:
        return plot.x() + plot.width() * place / self._length

    def _at(self, plot: QRectF, place: int, chance: float) -> QPointF:
        return QPointF(self._x(plot, place), plot.bottom() - plot.height() * chance)

    def _discs(self, plot: QRectF) -> Sequence[tuple[int, QPointF]]:
        """The turning points and the middles of their numbers, of which none lies upon another."""
        found, free = [], plot.x()
        for point in self._points:
            x = max(free, self._x(plot, point))
            found.append((point, QPointF(x, plot.y() - DISC / 2 - 2)))
            free = x + DISC + 2
        return found

    def _draw_rules(self, canvas: Canvas, plot: QRectF) -> None:
        ink, soft = palette.SHEET_INK, palette.SHEET_SOFT
        for chance in (0.0, 0.25, 0.5, 0.75, 1.0):
            y = self._at(plot, 0, chance).y()
            alpha = 0.13 if chance else 0.4
            canvas.line(plot.x(), y, plot.right(), y, ink, 1, alpha=alpha)
            room = QRectF(plot.x() - 50, y - 9, 44, 18)
            canvas.text(room, percent(chance), 13.5, soft, "r", 500)
        fair = self._at(plot, 0, 1 / len(self._slots)).y()
        pen = QPen(palette.alpha(ink, 0.45), 1)
        pen.setDashPattern([6, 5])
        canvas.p.setPen(pen)
        canvas.p.drawLine(QPointF(plot.x(), fair), QPointF(plot.right(), fair))
        free = plot.x() - 20
        for place, number in self._starts:
            x = self._x(plot, place)
            if number and x >= free:
                canvas.line(x, plot.bottom(), x, plot.bottom() + 4, soft, 1)
                room = QRectF(x - 20, plot.bottom() + 5, 40, 16)
                canvas.text(room, str(number), 13.5, soft, "c", 500)
                free = x + 24

    def _draw_point(
        self, canvas: Canvas, plot: QRectF, point: int, disc: QPointF, number: int
    ) -> None:
        x = self._x(plot, point)
        pen = QPen(palette.alpha(palette.SHEET_INK, 0.6), 1)
        pen.setDashPattern([2, 4])
        canvas.p.setPen(pen)
        canvas.p.drawLine(QPointF(x, plot.y()), QPointF(x, plot.bottom()))
        draw_number(canvas, disc, number)

    def _draw_line(self, canvas: Canvas, plot: QRectF, seat: Seat, course: Sequence[float]) -> None:
        path = QPainterPath(self._at(plot, 0, course[0]))
        for place, chance in enumerate(course[1:], 1):
            path.lineTo(self._at(plot, place, chance))
        colour = self._slots[seat].colour
        pen = QPen(palette.alpha(palette.on_sheet(palette.SEATS[colour][0]), 0.9), 2)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        canvas.p.strokePath(path, pen)
        for place, _ in self._starts[1::2]:
            if place < len(course):
                at = self._at(plot, place, course[place])
                canvas.token(colour, at.x() - 4.5, at.y() - 4.5, 9, edge_on_sheet(colour))

    def _draw_names(self, canvas: Canvas, plot: QRectF, right: float) -> None:
        """Writes sign and name of each seat at the end of its line, apart from each other."""
        seats = sorted(self._courses, key=lambda seat: -self._courses[seat][-1])
        ends = [self._at(plot, len(self._courses[s]) - 1, self._courses[s][-1]).y() for s in seats]
        for seat, y in zip(seats, apart(ends, plot.bottom() + 6), strict=True):
            colour, left = self._slots[seat].colour, plot.right() + 14
            canvas.token(colour, left, y - 6, 12, edge_on_sheet(colour))
            name = QRectF(left + 20, y - 9, right - left - 20, 18)
            canvas.text(name, self._slots[seat].shown, 15, palette.SHEET_INK, "l", 600, least=11.5)

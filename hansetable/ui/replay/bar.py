"""The strip below a replay: steps, speed, the line of the rounds, and through whose eyes."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import TypeVar

from PySide6.QtCore import QPoint, QPointF, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QActionGroup, QMouseEvent, QPaintEvent
from PySide6.QtWidgets import QMenu, QSlider, QWidget

from hansetable.core import Seat
from hansetable.core.state import OMNISCIENT, SPECTATOR
from hansetable.model.replay import ReplayModel
from hansetable.ui.art.canvas import Canvas
from hansetable.ui.art.palette import FACE, SHEET_INK, SHEET_LINK, SHEET_LOSS, SHEET_SOFT
from hansetable.ui.ending.review_words import mistakes
from hansetable.ui.game_ui import GameText
from hansetable.ui.language import Text, translate
from hansetable.ui.widgets.buttons import TableButton
from hansetable.ui.widgets.scaled import Strip, painted
from hansetable.ui.widgets.speaking import Pressed, menu_text

SPEEDS = {"½ ×": 2000, "1 ×": 1000, "2 ×": 500, "4 ×": 250, "8 ×": 120}
"""How long each moment stays while it plays, in milliseconds."""

_USUAL = "2 ×"
_EDGE = 9.0
"""The room at both ends of the line of the rounds for half of the knob."""
_ASIDE = 9.0
"""How far aside the number of a round may stand that begins close to the one before."""
_T = TypeVar("_T")


class ReplayBar(Strip):
    """What one can do in a replay; it listens to the model by itself.

    Signals:
        playOn(int): a new game is wanted that has come as far as so many actions.
        result(): the table of the end is wanted.
        leave(): the replay is to be left.
    """

    playOn = Signal(int)
    result = Signal()
    leave = Signal()

    def __init__(self, model: ReplayModel, texts: GameText, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._model, self._texts = model, texts
        self.speed = _USUAL
        self._timer = QTimer(self)
        self._timer.timeout.connect(self._tick)
        self.earlier = self._button(
            Text("Replay", "One round back (Page Up)"), partial(self.turn, -1), "earlier"
        )
        self.back = self._button(
            Text("Replay", "One step back (Left)"), partial(self.step, -1), "back"
        )
        self.play_button = TableButton(self, "primary", pressed=self.toggle)
        self.forward = self._button(
            Text("Replay", "One step forward (Right)"), partial(self.step, 1), "forward"
        )
        self.later = self._button(
            Text("Replay", "One round forward (Page Down)"), partial(self.turn, 1), "later"
        )
        self.speed_button = self._button(Text("Replay", "Playback speed"), self._ask_speed)
        self.slider = RoundSlider(model, self)
        self.says(self.slider.setAccessibleName, Text("Replay", "The point in the game"))
        self.says(self.slider.setToolTip, Text("Replay", "Home: the beginning; End: the end"))
        self.viewpoint_button = self._button(
            Text("Replay", "Whose view of the table is shown"), self._ask_viewpoint, "eye"
        )
        self.on_button = TableButton(self, pressed=self._go_on)
        self.leave_button = self._button(Text("Replay", "Leave the replay (Esc)"), self.leave)
        self.leave_button.says(self.leave_button.setText, Text("Replay", "Leave"))
        self.menu = QMenu(self)
        self.moment = ""
        self.slider.valueChanged.connect(self._slide)
        model.moved.connect(self._moved)
        self.set_speed(self.speed)
        self.retranslate()

    def _button(self, what: Text, pressed: Pressed, icon: str | None = None) -> TableButton:
        button = TableButton(self, icon=icon, pressed=pressed)
        button.says_what(what)
        return button

    def lead_to_table(self) -> None:
        """Say that leaving leads back to a table that goes on meanwhile."""
        self.leave_button.says_what(Text("Replay", "Back to the table (Esc)"))
        self.leave_button.says(self.leave_button.setText, Text("Replay", "To the table"))

    # ---- what it does -------------------------------------------------------------------------

    @property
    def playing(self) -> bool:
        """Whether the game runs by itself now."""
        return self._timer.isActive()

    def step(self, by: int) -> None:
        """Go some actions forward or back, and stand still there."""
        self.stop()
        self._model.go(self._model.place + by)

    def turn(self, by: int) -> None:
        """Go some rounds forward or back, and stand still there."""
        self.stop()
        self._model.turn_page(by)

    def go(self, place: int) -> None:
        """Go to a moment, and stand still there."""
        self.stop()
        self._model.go(place)

    def toggle(self) -> None:
        """Let the game run or stand still; at the end it begins anew."""
        if self.playing:
            self.stop()
            return
        if self._model.place == self._model.replay.length:
            self._model.go(0)
        self._timer.start(SPEEDS[self.speed])
        self._show_play()

    def stop(self) -> None:
        """Stand still."""
        self._timer.stop()
        self._show_play()

    def set_speed(self, speed: str) -> None:
        """Run at one of `SPEEDS`."""
        self.speed = speed
        self.speed_button.setText(speed)
        self.speed_button.update()
        if self.playing:
            self._timer.start(SPEEDS[speed])

    # ---- texts --------------------------------------------------------------------------------

    def retranslate(self) -> None:
        """Say what depends on the moment."""
        self._show_play()
        self._show_viewpoint()
        self._show_moment()

    def viewpoint_text(self, viewer: Seat) -> str:
        """Say through whose eyes a viewer looks."""
        if viewer == OMNISCIENT:
            return translate("Replay", "Everything open")
        if viewer == SPECTATOR:
            return translate("Replay", "What all have seen")
        name = self._model.session.slots[viewer].shown
        return translate("Replay", "As {name} saw it").format(name=name)

    # ---- Qt -----------------------------------------------------------------------------------

    def draw(self, canvas: Canvas, area: QRectF) -> None:
        """Paints the paper, and the moment above the end of the line."""
        super().draw(canvas, area)
        line = self._line()
        room = QRectF(line.right() + 10, 9, 104, 34)
        number = f"{self._model.place} / {self._model.replay.length}"
        canvas.text(room.adjusted(0, 1, 0, -16), self.moment, 15, SHEET_INK, "l", 600, least=14)
        canvas.text(room.adjusted(0, 18, 0, 0), number, 13.5, SHEET_SOFT, "l", 500, italic=True)

    # ---- inside -------------------------------------------------------------------------------

    def _tick(self) -> None:
        self._model.go(self._model.place + 1)
        if self._model.place == self._model.replay.length:
            self.stop()

    def _slide(self, place: int) -> None:
        if place != self._model.place:
            self.go(place)

    def _moved(self, place: int) -> None:
        self.slider.setValue(place)
        self._show_viewpoint()
        self._show_moment()

    def _go_on(self) -> None:
        self.stop()
        if self._at_end():
            self.result.emit()
        else:
            self.playOn.emit(self._model.place)

    def _at_end(self) -> bool:
        """Whether the game is over at this moment."""
        return self._model.decides is None

    def _show_play(self) -> None:
        button = self.play_button
        button.icon_name = "pause" if self.playing else "play"
        stand, play = Text("Replay", "Pause (Space)"), Text("Replay", "Play (Space)")
        text = str(stand if self.playing else play)
        button.setToolTip(text)
        button.setAccessibleName(text)
        button.update()

    def _show_viewpoint(self) -> None:
        self.viewpoint_button.setText(self.viewpoint_text(self._model.viewer))
        self.viewpoint_button.setEnabled(len(self._model.viewpoints) > 1 or self._model.viewer < 0)
        self.viewpoint_button.update()

    def _show_moment(self) -> None:
        """Says the part of the game, and what the buttons can do there."""
        model = self._model
        over = self._at_end()
        progress = model.game.progress(model.view)
        self.moment = (
            translate("Replay", "End of the game") if over else self._texts.progress(progress)
        )
        self.slider.setAccessibleDescription(self.moment)
        self.on_button.setText(
            translate("Replay", "The result") if over else translate("Replay", "Play from here")
        )
        secret = OMNISCIENT not in model.viewpoints
        self.on_button.setEnabled(not secret)
        hint = translate("Replay", "Begin a new game from this point")
        if over:
            hint = translate("Replay", "Show the final scores")
        elif secret:
            hint = translate("Replay", "The game is not over; what is hidden stays hidden")
        self.on_button.setToolTip(hint)
        self.on_button.setAccessibleDescription(hint)
        for button in (self.earlier, self.back):
            button.setEnabled(model.place > 0)
        for button in (self.forward, self.later):
            button.setEnabled(model.place < model.replay.length)
        self.update()

    def _ask_speed(self) -> None:
        self.menu.clear()
        self._offer({speed: speed for speed in SPEEDS}, self.speed, self.set_speed)
        self._pop_up(self.speed_button)

    def _ask_viewpoint(self) -> None:
        """Asks also whose area may lie in front while everything is open."""
        model = self._model
        self.menu.clear()
        eyes = {viewer: self.viewpoint_text(viewer) for viewer in model.viewpoints}
        self._offer(eyes, model.viewer, model.look_through)
        if model.viewer < 0:
            self.menu.addSeparator()
            text = translate("Replay", "In front: {name}")
            front: dict[Seat | None, str] = {
                seat: text.format(name=slot.shown) for seat, slot in enumerate(model.session.slots)
            }
            front[None] = translate("Replay", "In front: whoever’s turn it is")
            self._offer(front, model.front, model.put_in_front)
        self._pop_up(self.viewpoint_button)

    def _offer(self, texts: Mapping[_T, str], now: _T, choose: Callable[[_T], None]) -> None:
        """Adds values to the menu by their texts, of which one holds now."""
        group = QActionGroup(self.menu)
        for value, text in texts.items():
            entry = group.addAction(menu_text(text))
            entry.setCheckable(True)
            entry.setChecked(value == now)
            entry.triggered.connect(partial(choose, value))
        self.menu.addActions(group.actions())

    def _pop_up(self, button: TableButton) -> None:
        """Shows the menu above its button."""
        size = self.menu.sizeHint()
        self.menu.popup(button.mapToGlobal(QPoint(0, -size.height())))

    def _line(self) -> QRectF:
        """Where the line of the rounds lies: between the steps and the words."""
        left = 12 + 5 * 40 + 70
        right = self.area().width() - 12 - 98 - 8 - 124 - 8 - 176 - 122
        return QRectF(left, 9, max(60.0, right - left), 36)

    def _arrange(self) -> None:
        x = 12.0
        for button in (self.earlier, self.back, self.play_button, self.forward, self.later):
            button.place(QRectF(x, 9, 36, 34), self.scale, QPointF(0, 0))
            x += 40
        self.speed_button.place(QRectF(x, 9, 60, 34), self.scale, QPointF(0, 0))
        self.slider.place(self._line(), self.scale)
        right = self.area().width() - 12
        for button, wide in (
            (self.leave_button, 98.0),
            (self.on_button, 124.0),
            (self.viewpoint_button, 176.0),
        ):
            button.place(QRectF(right - wide, 9, wide, 34), self.scale, QPointF(0, 0))
            right -= wide + 8
        self.update()


class RoundSlider(QSlider):
    """The whole game as a line, with a mark where each round begins; a click goes there.

    Above it stand the mistakes that are known of the game, the larger the higher.
    """

    def __init__(self, model: ReplayModel, parent: QWidget) -> None:
        super().__init__(Qt.Orientation.Horizontal, parent)
        self._model = model
        self.scale = 1.0
        self.setRange(0, model.replay.length)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        model.review.changed.connect(self.update)

    def place(self, rect: QRectF, scale: float) -> None:
        """Move to a rectangle of the parent, given in unscaled pixels."""
        self.scale = scale
        self.setGeometry(QRectF(rect.topLeft() * scale, rect.size() * scale).toRect())
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draws the line, the rounds with as many numbers as there is room for, and the knob."""
        with painted(self, self.scale) as canvas:
            wide = self.width() / self.scale
            track = QRectF(_EDGE, 10, wide - 2 * _EDGE, 4)
            canvas.rect(track, SHEET_INK, 2, alpha=0.22)
            knob = self._x(self.value(), track)
            canvas.rect(QRectF(track.x(), 10, knob - track.x(), 4), SHEET_LINK, 2)
            self._draw_rounds(canvas, track)
            for _, one in mistakes(self._model.review.rows.values()):
                x = self._x(one["number"], track)
                canvas.line(x, 8.5, x, 7 - 2 * one["step"], SHEET_LOSS, 2)
            if self.hasFocus():
                canvas.rect(QRectF(knob - 10, 2, 20, 20), None, 10, SHEET_LINK, 1.6)
            canvas.coin(knob, 12, 15, "", FACE)

    def _draw_rounds(self, canvas: Canvas, track: QRectF) -> None:
        free = track.x() - 14.0
        for place, number in self._model.replay.starts:
            if not number:
                continue
            x = self._x(place, track)
            canvas.line(x, 6, x, 18, SHEET_SOFT, 1.2)
            half = canvas.width(str(number), 11.5) / 2
            at = max(x, free + half)
            if at - x <= _ASIDE:
                canvas.text(QRectF(at - 14, 18, 28, 14), str(number), 11.5, SHEET_SOFT, "c", 600)
                free = at + half + 3

    def _x(self, place: int, track: QRectF) -> float:
        return track.x() + track.width() * place / max(1, self.maximum())

    def _place_at(self, event: QMouseEvent) -> int:
        wide = self.width() / self.scale - 2 * _EDGE
        part = (event.position().x() / self.scale - _EDGE) / max(1.0, wide)
        return round(max(0.0, min(1.0, part)) * self.maximum())

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Takes the knob to the mouse."""
        if event.button() == Qt.MouseButton.LeftButton:
            self.setSliderDown(True)
            self.setValue(self._place_at(event))
            event.accept()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Takes the knob along."""
        if self.isSliderDown():
            self.setValue(self._place_at(event))

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Lets the knob go."""
        self.setSliderDown(False)

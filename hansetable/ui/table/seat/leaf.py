"""The leaf with the whole table of another seat; it lies over the board and plays nothing."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import reduce
from itertools import groupby

from PySide6.QtCore import QEvent, QPointF, QRectF, QSizeF, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPaintEvent, QPixmap, QResizeEvent, QWheelEvent
from PySide6.QtWidgets import QWidget

from hansetable.core import Handle, Place, Seat
from hansetable.ui.art.base_canvas import rounded
from hansetable.ui.art.canvas import Canvas
from hansetable.ui.art.palette import FELT_DEEP, LETTER, LETTER_SOFT, alpha
from hansetable.ui.art.textures import surface
from hansetable.ui.game_ui import SEAT_TABLE, GameText, SeatTable
from hansetable.ui.language import translate
from hansetable.ui.table.scene.inspector import CloseLook
from hansetable.ui.table.scene.pictures import Picture, stamp
from hansetable.ui.table.scene.pictures import painted as picture
from hansetable.ui.table.scene.scene import INSPECT, TableScene
from hansetable.ui.table.seat.last_turn import last_turn, paint_just_now, paint_last_turn
from hansetable.ui.table.seat.scrolled import Scrolled, beside
from hansetable.ui.table.seat.tabs import paint_name, paint_tab
from hansetable.ui.widgets.numbers import whole
from hansetable.ui.widgets.scaled import painted
from hansetable.ui.widgets.speaking import Speaking

HEAD, FOOT = 46.0, 34.0
"""How high the strips above and below the table of the seat are."""
LEAF = QRectF(10, 10, SEAT_TABLE.width(), HEAD + SEAT_TABLE.height() + FOOT)
"""Where the leaf lies on the board."""
_AROUND = QRectF(QPointF(), LEAF.size() + QSizeF(2 * LEAF.x(), 2 * LEAF.y()))
"""The leaf with its shadow."""
FRAMED = 1200
"""How long a piece that has changed is framed, in milliseconds."""

_KEYS = (Qt.Key.Key_Escape, Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down)
_STEP = 60.0
"""How far a notch of the wheel or a key scrolls, in units of the board."""
_VEIL = 0.62
_CLOSE = QRectF(LEAF.right() - 144, LEAF.y() + 8, 130, 31)
_ARROWS = tuple(QRectF(_CLOSE.x() - 71 + 26 * k, LEAF.y() + 11, 24, 24) for k in (0, 1))
_TAB_HIGH = 34.0
_BUTTON: Handle = "leaf:close"
"""Stands for the button where a piece could lie under the mouse."""
Spot = Handle | Seat
"""What lies under the mouse: a piece, the button, or the tab of a seat."""


class SeatLeaf(Speaking, QWidget):
    """Shows what is public of a seat, as it is now; closed by Esc, a click outside, or an action.

    ``seat`` is the seat that is shown, or None. It covers the view of the table and nothing else:
    the bar, the list of seats and the menus can be used.
    """

    closed = Signal()

    def __init__(self, scene: TableScene, texts: GameText, parent: QWidget) -> None:
        super().__init__(parent)
        self._scene, self._model, self._texts = scene, scene.model, texts
        self.seat: Seat | None = None
        self._table: SeatTable | None = None
        self._body: QPixmap | None = None
        self._scrolled = Scrolled(QRectF(LEAF.topLeft() + QPointF(0, HEAD), SEAT_TABLE))
        self._gripped: QPointF | None = None
        self._density = 1.0
        self._count = len(self._model.session.actions)
        self._known: dict[Handle, Place] = {}
        self._changed: set[Handle] = set()
        self._under: Spot | None = None
        self._focused: Sequence[Handle] = ()
        self._look: CloseLook | None = None
        self._frames = QTimer(self, singleShot=True, interval=FRAMED)
        self._frames.timeout.connect(self._unframe)
        self._rest = QTimer(self, singleShot=True, interval=INSPECT)
        self._rest.timeout.connect(self._look_at)
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.hide()
        self._model.laid.connect(self._follow)
        self._model.undone.connect(self._follow)

    # ---- opening and closing ------------------------------------------------------------------

    def open(self, seat: Seat) -> None:
        """Show the table of a seat, one that is not before the viewer."""
        self.seat = seat
        self._known, self._focused, self._look = {}, (), None
        self._follow()
        self.show()
        self.raise_()
        self.setFocus(Qt.FocusReason.OtherFocusReason)

    def toggle(self) -> None:
        """Open the next seat's table, or close the one that is open."""
        if self.seat is not None:
            self.put_away()
        elif self.others:
            self.open(self.others[0])

    def put_away(self) -> None:
        """Show the table of the game again."""
        if self.seat is not None:
            self.seat = self._table = self._body = self._look = None
            self._rest.stop()
            self.hide()
            self.closed.emit()

    @property
    def others(self) -> list[Seat]:
        """The seats that can be shown, clockwise from the one before the viewer."""
        count, bottom = len(self._model.session.slots), self._model.bottom
        return [(bottom + k) % count for k in range(1, count)]

    def turn(self, by: int) -> None:
        """Show the next seat, or the one before."""
        seats = self.others
        if self.seat in seats:
            self.open(seats[(seats.index(self.seat) + by) % len(seats)])

    # ---- what it shows ------------------------------------------------------------------------

    @property
    def spots(self) -> Mapping[Handle, QRectF]:
        """Where the pieces of the seat lie, in units of the board."""
        if self._table is None:
            return {}
        found = self._table.spots.items()
        return {handle: self._scrolled.shown(rect) for handle, rect in found}

    @property
    def looked_at(self) -> Handle:
        """The piece that the keyboard is at or the mouse is over, or nothing."""
        return [*self._focused, self._under if isinstance(self._under, str) else ""][0]

    def _follow(self) -> None:
        """Show the seat as it is now, and frame what has changed."""
        model, actions = self._model, self._model.session.actions
        acted = len(actions) > self._count and actions[-1][0] == model.viewer
        self._count = len(actions)
        if self.seat is None:
            return
        if acted or self.seat not in self.others:
            self.put_away()
            return
        self._table = self._scene.board.seat_table(model.view, model.places, self.seat)
        self._body = None
        now = {h: model.places[h] for h in self._table.spots if h in model.places}
        if self._known:
            self._changed = {h for h, place in now.items() if self._known.get(h) != place}
            if self._changed:
                self._frames.start()
        self._known = now
        if not now.keys() >= set(self._focused):
            self._focused = ()
        self._look = None
        self._describe()
        self.update()

    def _unframe(self) -> None:
        self._changed.clear()
        self.update()

    def _describe(self) -> None:
        """Tell screen readers whose table this is, and the card that the keyboard is at."""
        assert self.seat is not None
        slot = self._model.session.slots[self.seat]
        name = translate("Seat", "The table of {name}").format(name=slot.shown)
        self.setAccessibleName(name)
        place = self._known.get(self._focused[0]) if self._focused else None
        words = self._texts.card(place, self._model.view) if place else None
        self.setAccessibleDescription(f"{words.title}. {words.text} {words.now}" if words else "")

    def retranslate(self) -> None:
        """Say everything in the language of the moment."""
        self._follow()

    def restyle(self) -> None:
        """Paint everything in the colours of the theme."""
        self._body = None
        self.update()

    # ---- painting -----------------------------------------------------------------------------

    @property
    def _scale(self) -> float:
        size = self._scene.board.size
        return max(0.1, min(self.width() / size.width(), self.height() / size.height()))

    @property
    def _origin(self) -> QPointF:
        """Where the board begins, in pixels of the widget."""
        spare = QSizeF(self.size()) - self._scene.board.size * self._scale
        return QPointF(spare.width() / 2, spare.height() / 2)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paints the veil, the leaf with its table, and what is looked at closely."""
        with painted(self) as canvas:
            canvas.p.fillRect(self.rect(), alpha(FELT_DEEP, _VEIL))
            canvas.p.translate(self._origin)
            canvas.p.scale(self._scale, self._scale)
            stamp(canvas.p, _AROUND, (Picture.whole(self._painted_body()),))
            self._paint_head(canvas)
            self._paint_foot(canvas)
            rect = self._around(self._focused or (self.looked_at,))
            with canvas.kept():
                canvas.p.setClipRect(self._scrolled.room)
                for handle in self._changed.intersection(self.spots):
                    canvas.highlight_ring(self.spots[handle])
                if self._focused:
                    canvas.focus_ring(rect)
            if self._look is not None:
                size, board = self._look.size, QRectF(QPointF(), self._scene.board.size)
                canvas.p.translate(beside(rect, size.width(), size.height(), board))
                self._look.paint(canvas)

    def _around(self, handles: Sequence[Handle]) -> QRectF:
        """Return the room of pieces, as they are shown."""
        return reduce(QRectF.united, (self.spots[h] for h in handles if h in self.spots), QRectF())

    def _painted_body(self) -> QPixmap:
        """Return the cloth of the leaf with the table of the seat."""
        density = self._scale * self.devicePixelRatioF()
        if self._body is None or self._density != density:
            self._density = density
            self._body = picture(_AROUND.size(), density, self._paint_body)
            self._body.setDevicePixelRatio(1.0)
        return self._body

    def _paint_body(self, canvas: Canvas) -> None:
        assert self.seat is not None and self._table is not None
        canvas.shadow(LEAF, 10, 2)
        with canvas.kept():
            canvas.p.setClipPath(rounded(LEAF, 10))
            canvas.p.drawTiledPixmap(LEAF, surface("cloth"))
        canvas.rect(LEAF, None, 10, alpha(LETTER, 0.4), 1.2)
        for y in (LEAF.y() + HEAD, LEAF.bottom() - FOOT):
            canvas.line(LEAF.x(), y, LEAF.right(), y, LETTER, 1, alpha=0.25)
        scrolled = self._scrolled
        with canvas.kept():
            canvas.p.setClipRect(scrolled.room)
            canvas.p.translate(scrolled.room.topLeft() - scrolled.at)
            canvas.p.scale(scrolled.factor, scrolled.factor)
            self._table.paint(canvas)
            if not self._table.told.isEmpty():
                words = last_turn(self._model.told_so_far, self.seat, self._texts.summary)
                paint_last_turn(canvas, self._table.told, words)
        for bar in scrolled.bars():
            canvas.rect(bar, LETTER_SOFT, 2.5, alpha=0.7)

    def _paint_head(self, canvas: Canvas) -> None:
        assert self.seat is not None
        slot = self._model.session.slots[self.seat]
        tabs = dict(self._tabs())
        room = min((rect.left() for rect in tabs.values()), default=_ARROWS[0].x()) - 12
        x = LEAF.x() + 14
        paint_name(canvas, QRectF(x, LEAF.y(), room - x, HEAD), slot)
        _, icon, _ = self._scene.board.columns[0]
        for seat, rect in tabs.items():
            chosen, decides = seat == self.seat, seat == self._model.decides
            slot, hot = self._model.session.slots[seat], chosen or self._under == seat
            paint_tab(canvas, rect, slot, icon, self._number(seat), chosen, hot, decides)
        for arrow, sign in zip(_ARROWS, ("back", "forward"), strict=True):
            if len(tabs) > 1:
                canvas.rect(arrow, None, 5, alpha(LETTER, 0.35))
                canvas.icon(sign, arrow.x() + 6, arrow.y() + 6, 12, LETTER)
        key = translate("Keys", "Esc")
        canvas.button(_CLOSE, translate("Seat", "Close"), "dark", key=key)

    def _paint_foot(self, canvas: Canvas) -> None:
        low = LEAF.bottom() - FOOT
        line = QRectF(LEAF.x() + 16, low, LEAF.width() - 32, FOOT)
        words = translate("Seat", "Arrow keys: next seat · Esc or a click outside closes")
        if len(self.others) == 1:
            words = translate("Seat", "Esc or a click outside closes")
        canvas.text(line, words, 14, LETTER_SOFT, "r", 500, italic=True)
        line.setRight(line.right() - canvas.width(words, 14, 500, italic=True) - 20)
        colours = [slot.colour for slot in self._model.session.slots]
        paint_just_now(canvas, line, self._model.told_so_far, self._texts.event, colours)

    def _number(self, seat: Seat) -> str:
        key, goal = self._scene.board.columns[0][0], self._scene.board.goal
        number = self._model.game.scoreboard(self._model.view)[seat].get(key, 0)
        return f"{number}/{goal}" if goal else whole(number)

    def _tabs(self) -> Iterator[tuple[Seat, QRectF]]:
        """Where the tab of each seat lies, from the left."""
        seats = self.others
        wide = min(150.0, 450.0 / max(1, len(seats)))
        left = _ARROWS[0].x() - 12 - wide * len(seats)
        for place, seat in enumerate(seats):
            yield seat, QRectF(left + wide * place, LEAF.y() + 5, wide - 6, _TAB_HIGH)

    # ---- scrolling ----------------------------------------------------------------------------

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Shows the table in as many dots as in a usual window; what is too much scrolls."""
        super().resizeEvent(event)
        self._scrolled.fit(1 / (self._scale * self.devicePixelRatioF()))
        self._body = None

    def _scroll(self, way: QPointF) -> None:
        if self._scrolled.by(way):
            self._body = self._look = None
            self.update()

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Scrolls down and up, with Alt or a wheel that tilts also across."""
        self._scroll(event.angleDelta().toPointF() * (-_STEP / 120))
        event.accept()

    # ---- mouse and keyboard -------------------------------------------------------------------

    def _spot(self, at: QPointF) -> Spot | None:
        """What lies at a point of the widget."""
        point = (at - self._origin) / self._scale
        if _CLOSE.contains(point):
            return _BUTTON
        for seat, rect in self._tabs():
            if rect.contains(point):
                return seat
        found = [handle for handle, rect in self.spots.items() if rect.contains(point)]
        return found[-1] if found and self._scrolled.room.contains(point) else None

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Looks closely at the piece on which the mouse rests, or scrolls with what it holds."""
        if self._gripped is not None and event.buttons():
            at, self._gripped = self._gripped, event.position()
            self._scroll((at - self._gripped) / self._scale)
            return
        spot = self._spot(event.position())
        if spot != self._under:
            self._under, self._look, self._focused = spot, None, ()
            self._rest.start()
            self.update()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Goes to another seat, or closes the leaf."""
        spot = self._spot(event.position())
        point = (event.position() - self._origin) / self._scale
        self._gripped = event.position() if self._scrolled.room.contains(point) else None
        if isinstance(spot, int):
            self.open(spot)
        elif spot == _BUTTON or not LEAF.contains(point):
            self.put_away()
        elif len(self.others) > 1:
            for arrow, by in zip(_ARROWS, (-1, 1), strict=True):
                if arrow.contains(point):
                    self.turn(by)

    def event(self, event: QEvent) -> bool:
        """Keeps its own keys from the shortcuts of the page."""
        override = event.type() == QEvent.Type.ShortcutOverride
        if override and isinstance(event, QKeyEvent) and event.key() in _KEYS:
            event.accept()
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Turns to another seat or closes; every other key is for the table."""
        match event.key():
            case Qt.Key.Key_Escape:
                self.put_away()
            case Qt.Key.Key_Left:
                self.turn(-1)
            case Qt.Key.Key_Right:
                self.turn(1)
            case Qt.Key.Key_Up:
                self._scroll(QPointF(0, -_STEP))
            case Qt.Key.Key_Down:
                self._scroll(QPointF(0, _STEP))
            case _:
                event.ignore()

    def focusNextPrevChild(self, forward: bool) -> bool:
        """Goes from card to card, to what is alike and lies together once; stays on the leaf."""
        view, known = self._model.view, self._known
        alike = groupby(self.spots, lambda handle: self._texts.card(known[handle], view))
        if groups := [tuple(handles) for _, handles in alike]:
            by = 1 if forward else -1
            here = groups.index(self._focused) if self._focused in groups else min(0, -by)
            self._focused = groups[(here + by) % len(groups)]
            if self._scrolled.reveal(self._around(self._focused)):
                self._body = None
            self._describe()
            self._look_at()
        return True

    def _look_at(self) -> None:
        """Show closely what the keyboard or the mouse is at."""
        place = self._known.get(self.looked_at)
        self._look = None
        if place is not None:
            card = self._texts.card(place, self._model.view)
            look = CloseLook(self._scene, place, card, 1.0)
            self._look = look if look.size.height() else None
        self.update()

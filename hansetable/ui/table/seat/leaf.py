"""The leaf with the whole table of another seat; it lies over the board and plays nothing."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import reduce
from itertools import groupby

from PySide6.QtCore import QEvent, QPointF, QRectF, QSizeF, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPaintEvent, QPixmap
from PySide6.QtWidgets import QWidget

from hansetable.core import Handle, Place, Seat, seat_of
from hansetable.ui.art.base_canvas import rounded
from hansetable.ui.art.canvas import Canvas
from hansetable.ui.art.palette import (
    FELT_DEEP,
    LETTER,
    LETTER_DIM,
    LETTER_SOFT,
    LIFT,
    alpha,
)
from hansetable.ui.art.textures import surface
from hansetable.ui.game_ui import SEAT_TABLE, GameText, SeatTable
from hansetable.ui.language import translate
from hansetable.ui.newgame.levels import ai_words
from hansetable.ui.table.scene.inspector import CloseLook
from hansetable.ui.table.scene.pictures import painted as picture
from hansetable.ui.table.scene.pictures import stamp
from hansetable.ui.table.scene.scene import INSPECT, TableScene
from hansetable.ui.table.seat.last_turn import last_turn, paint_last_turn
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

_KEYS = (Qt.Key.Key_Escape, Qt.Key.Key_Left, Qt.Key.Key_Right)
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
        return {handle: rect.translated(LEAF.x(), LEAF.y() + HEAD) for handle, rect in found}

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
            stamp(canvas.p, _AROUND, (self._painted_body(),))
            self._paint_head(canvas)
            self._paint_foot(canvas)
            for handle in self._changed & self.spots.keys():
                canvas.highlight_ring(self.spots[handle])
            lit = [self.spots[h] for h in self._focused or (self.looked_at,) if h in self.spots]
            rect = reduce(QRectF.united, lit, QRectF())
            if self._focused:
                canvas.focus_ring(rect)
            if self._look is not None:
                canvas.p.translate(self._free_place(rect, self._look.size))
                self._look.paint(canvas)

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
        canvas.p.translate(LEAF.x(), LEAF.y() + HEAD)
        self._table.paint(canvas)
        if not self._table.told.isEmpty():
            words = last_turn(self._model.told_so_far, self.seat, self._texts.summary)
            paint_last_turn(canvas, self._table.told, words)

    def _paint_head(self, canvas: Canvas) -> None:
        assert self.seat is not None
        slot = self._model.session.slots[self.seat]
        x, y = LEAF.x() + 14, LEAF.y()
        canvas.token(slot.colour, x, y + 9, 28)
        tabs = dict(self._tabs())
        room = min((rect.left() for rect in tabs.values()), default=_ARROWS[0].x()) - 12
        note = "" if slot.human else ai_words(slot.player)
        beside = canvas.width(note, 15, 500, italic=True) + 16 if note else 0
        wide = min(canvas.width(slot.shown, 23, 600, "cinzel") + 2, room - x - 40 - beside)
        name = QRectF(x + 40, y, wide, HEAD)
        canvas.text(name, slot.shown, 23, LETTER, "l", family="cinzel", least=15)
        after = QRectF(name.right() + 14, y + 2, room - name.right() - 14, HEAD)
        canvas.text(after, note, 15, LETTER_SOFT, "l", 500, italic=True, least=13)
        for seat, rect in tabs.items():
            self._paint_tab(canvas, seat, rect)
        for arrow, icon in zip(_ARROWS, ("back", "forward"), strict=True):
            if len(tabs) > 1:
                canvas.rect(arrow, None, 5, alpha(LETTER, 0.35))
                canvas.icon(icon, arrow.x() + 6, arrow.y() + 6, 12, LETTER)
        canvas.button(_CLOSE, translate("Seat", "Close"), "dark", key=translate("Keys", "Esc"))

    def _paint_tab(self, canvas: Canvas, seat: Seat, rect: QRectF) -> None:
        slot, chosen = self._model.session.slots[seat], seat == self.seat
        if chosen or self._under == seat:
            canvas.rect(rect, LIFT, 6, alpha=0.12)
        if chosen:
            canvas.rect(QRectF(rect.x() + 6, rect.bottom() - 1, rect.width() - 12, 3), LETTER, 1.5)
        if seat == self._model.decides:
            canvas.rect(QRectF(rect.x(), rect.y() + 5, 4, rect.height() - 10), LETTER, 2)
        ink = LETTER if chosen else LETTER_DIM
        canvas.token(slot.colour, rect.x() + 10, rect.center().y() - 8, 16)
        _, icon, _ = self._scene.board.columns[0]
        number = rect.right() - 12 - canvas.width(self._number(seat), 16, 700)
        canvas.icon(icon, number - 22, rect.center().y() - 8, 16, LETTER_SOFT)
        room = QRectF(rect.x() + 31, rect.y(), number - 28 - rect.x() - 31, rect.height())
        canvas.text(room, slot.shown, 16, ink, "l", least=13)
        last = QRectF(number, rect.y(), rect.right() - number, rect.height())
        canvas.text(last, self._number(seat), 16, ink, "l", 700)

    def _paint_foot(self, canvas: Canvas) -> None:
        low = LEAF.bottom() - FOOT
        line = QRectF(LEAF.x() + 16, low, LEAF.width() - 32, FOOT)
        words = translate("Seat", "Arrow keys: next seat · Esc or a click outside closes")
        if len(self.others) == 1:
            words = translate("Seat", "Esc or a click outside closes")
        canvas.text(line, words, 14, LETTER_SOFT, "r", 500, italic=True)
        said = ((event, self._texts.event(event)) for event in reversed(self._model.told_so_far))
        event, sentence = next((one for one in said if one[1]), (None, ""))
        if event is None:
            return
        head = translate("Seat", "Just now:")
        canvas.text(line, head, 14, LETTER_SOFT, "l", 500, italic=True)
        x = line.x() + canvas.width(head, 14, 500, italic=True) + 12
        seat = seat_of(event)
        if seat is not None:
            canvas.token(self._model.session.slots[seat].colour, x, line.center().y() - 8, 16)
            x += 25
        end = line.right() - canvas.width(words, 14, 500, italic=True) - 20
        canvas.text(QRectF(x, low, end - x, FOOT), sentence, 15, LETTER, "l", 500, least=13)

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

    def _free_place(self, rect: QRectF, size: QSizeF) -> QPointF:
        """Where a close look lies: beside its piece, within the board."""
        board = QRectF(QPointF(), self._scene.board.size)
        left = rect.center().x() > board.center().x()
        x = rect.left() - 14 - size.width() if left else rect.right() + 14
        y = min(max(rect.center().y() - size.height() / 2, 8), board.height() - size.height() - 8)
        return QPointF(x, max(8.0, y))

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
        return found[-1] if found else None

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Looks closely at the piece on which the mouse rests."""
        spot = self._spot(event.position())
        if spot != self._under:
            self._under, self._look, self._focused = spot, None, ()
            self._rest.start()
            self.update()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Goes to another seat, or closes the leaf."""
        spot = self._spot(event.position())
        point = (event.position() - self._origin) / self._scale
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

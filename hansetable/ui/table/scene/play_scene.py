"""The table as a scene to play on: mouse and glow; it asks the model what a touch means."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from functools import partial

from PySide6.QtCore import QPointF, Qt, Signal
from PySide6.QtWidgets import QGraphicsSceneMouseEvent

from hansetable.core import Handle
from hansetable.model.play import PlayModel
from hansetable.model.ways import instead, meant
from hansetable.ui.game_ui import Board
from hansetable.ui.table import layers
from hansetable.ui.table.scene.dotted_way import DottedWay, way_between
from hansetable.ui.table.scene.gains import Gains
from hansetable.ui.table.scene.keyboard_cursor import KeyboardCursor
from hansetable.ui.table.scene.piece import PieceItem
from hansetable.ui.table.scene.scene import TableScene
from hansetable.ui.table.scene.take_back import TakeBack, laid_last

DRAG = 5.0
"""How far the mouse moves before a press becomes a drag, in units of the board."""
REACH = 6.0
"""How far beside its edge a piece that is put down on nothing reaches, in units of the board."""


class PlayScene(TableScene):
    """The pieces of one game as people touch them; nothing lies here while the curtain is down.

    Signals:
        menuWanted: several actions were said by one touch; they stand in the model's choice.
        refused: what means nothing now, as a `Refusal`.
    """

    menuWanted = Signal()
    refused = Signal(object)
    model: PlayModel

    def __init__(self, model: PlayModel, board: Board) -> None:
        super().__init__(model, board)
        self.cursor = KeyboardCursor(model, self.pieces, self.sceneRect(), self)
        self.cursor.touched.connect(partial(self.click, spoken=True))
        self.cursor.moved.connect(self._cursor_moved)
        self.gains = Gains(self)
        self._pressed: PieceItem | None = None
        self._press_at = QPointF()
        self._dragged: PieceItem | None = None
        self._waiting: PieceItem | None = None
        self._numbers: Mapping[Handle, str] = {}
        self.take_back = TakeBack()
        self.way = DottedWay()
        for item in (self.take_back, self.way):
            self.addItem(item)
        model.choiceChanged.connect(self.update_glow)

    # ---- layout -------------------------------------------------------------------------------

    def lay(self) -> None:
        """Compare the places with what is shown and move what has moved."""
        if self.model.curtain is None:
            super().lay()

    def _follow(self, moved: Collection[PieceItem]) -> None:
        """Let go of everything, and let glow what can be touched now."""
        self._pressed = self._dragged = None
        if self.model.showing.rushing:
            self.animator.stop()
        self.update_glow()
        super()._follow(moved)

    def update_glow(self) -> None:
        """Let glow what can be touched; more softly what the held thing can be put on.

        So do the few others that could be held instead. What is seldom meant glows in another form.
        """
        choice = self.model.choice
        targets, touched = choice.targets, choice.touched
        strength = 0.6 if touched else 1.0
        usual, others = choice.usual, instead(self.model)
        chosen = [
            piece
            for piece in self.pieces.values()
            if piece.geometry.face is not None and not touched.isdisjoint(piece.says)
        ]
        for piece in self.pieces.values():
            held = piece in chosen
            aim = not targets.isdisjoint(piece.says)
            other = not aim and not others.isdisjoint(piece.says)
            lit = strength if aim or other else 0.0
            if held or (not touched and piece.geometry.face is None):
                lit = 0.0
            ticked = held and not any(_belongs_to(piece, other) for other in chosen)
            seldom = bool(lit) and not other and usual.isdisjoint(piece.says)
            piece.set_glow(lit, held, ticked, seldom)
            piece.other = other
            piece.set_number(self._numbers.get(piece.handle, ""))
        self._lead_way()
        left = laid_last(self.model)
        laid = [piece.geometry.rect for piece in self.pieces.values() if left in piece.says]
        self.take_back.follow(laid[-1] if laid else None)
        waiting = self._waiting
        if waiting is not None and self.model.weighed is None:
            self._waiting = None
            if self.pieces.get(waiting.handle) is waiting:
                self._send_back(waiting)
        self.cursor.follow()

    def _lead_way(self) -> None:
        """Lead from the held card to where it goes, if there is only one such place."""
        held = [piece for piece in self.pieces.values() if piece.ticked]
        aims = [piece for piece in self.pieces.values() if piece.glow and not piece.other]
        one = len(held) == len(aims) == 1 and self._dragged is None
        self.way.lead(way_between(held[0], aims[0], self) if one else (), self.animator.factor)

    def show_numbers(self, numbers: Mapping[Handle, str]) -> None:
        """Show on the pieces with these keys which number means them."""
        self._numbers = numbers
        for piece in self.pieces.values():
            piece.set_number(numbers.get(piece.handle, ""))

    def clear_pieces(self) -> None:
        """Hold no face any more: the curtain has fallen."""
        self.animator.stop()
        self.gains.clear()
        self.left = []
        for piece in self.pieces.values():
            self.removeItem(piece)
        self.pieces.clear()
        self._pressed = self._dragged = self._under = self._waiting = None
        self.take_back.follow(None)
        self.way.lead((), 0)
        self._looked = ""
        self.cursor.follow()
        self.pictures.clear()
        self.background.clear()

    # ---- mouse --------------------------------------------------------------------------------

    def mousePressEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        """Take hold of the piece under the mouse, or let go of everything."""
        super().mousePressEvent(event)
        if self.model.showing.beat is not None:
            self._pressed = None
            self.model.hurry()
            return
        if event.button() != Qt.MouseButton.LeftButton:
            self.let_go()
            return
        if self.take_back.holds(event.scenePos()):
            self.model.undo()
            return
        self.cursor.rest_at(event.scenePos())
        self._pressed = self.piece_at(event.scenePos())
        self._press_at = event.scenePos()
        if self._pressed is None:
            self.model.release()

    def mouseDoubleClickEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        """Say what the first click means, or skip what the AIs do.

        They are skipped until a person decides; a click skips one action.
        """
        self.animator.stop()
        self.model.hurry(on=True)
        piece = self.piece_at(event.scenePos())
        action = meant(self.model)
        if piece is not None and piece.chosen and action is not None:
            self.model.say(action)
        event.accept()

    def mouseMoveEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        """Drag the piece, or look at the one under the mouse."""
        at = event.scenePos()
        if self._dragged is not None:
            self._dragged.setPos(at)
            return
        piece = self._pressed
        if piece is None:
            self.hover(self.piece_at(at))
            return
        far = (at - self._press_at).manhattanLength() > DRAG
        if far and piece.geometry.lift and self.model.mine and piece.says:
            self._lift(piece, at)

    def _lift(self, piece: PieceItem, at: QPointF) -> None:
        """Pick a piece up; if touching it means something its targets begin to glow."""
        self._dragged = piece
        self.way.lead((), 0)
        if self.model.choice.touched and not piece.chosen:
            self.model.release()
        if not piece.chosen and not self.model.completes(*piece.says):
            self.model.touch(*piece.says)
        piece.setRotation(0)
        piece.setZValue(layers.DRAGGED)
        piece.setPos(at)

    def mouseReleaseEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        """Put the dragged piece down, or touch the one that was clicked."""
        at = event.scenePos()
        dragged, pressed = self._dragged, self._pressed
        self._dragged = self._pressed = None
        if dragged is not None:
            self._drop(dragged, at)
        elif pressed is not None and pressed is self.piece_at(at):
            self.click(self._meant(pressed, at))
        elif pressed is not None:
            self.model.release()
        elif event.button() == Qt.MouseButton.LeftButton:
            self.want_seat(at)

    def _drop(self, piece: PieceItem, at: QPointF) -> None:
        """Put a lifted piece down: on what glows, or it goes back.

        A piece that says a whole answer by itself may be put down anywhere.
        """
        before = len(self.model.session.actions)
        target = self.piece_at(at, without=piece) or self._beside(piece)
        if piece.chosen:
            meant = target is not None and self.touch(target)
        else:
            meant = self.model.completes(*piece.says) and self.touch(piece)
        meant = meant or (target is not None and self._put_into(piece, target))
        if self.model.weighed is not None:
            self._waiting = piece  # where it was put down, until it is said whether it is meant
        elif len(self.model.session.actions) == before and not self.model.session.busy:
            self._send_back(piece)
        if not meant:
            touched = self.model.choice.touched
            other = target if piece.chosen and target is not None else piece
            refusal = self.model.why(other.handle, touched)
            self.model.release()
            self.refused.emit(refusal)

    def _beside(self, piece: PieceItem) -> PieceItem | None:
        """Return what glows and is reached by the edge of a held piece that has left its place."""
        edge = piece.mapRectToScene(piece.face_rect()).adjusted(-REACH, -REACH, REACH, REACH)
        if not piece.chosen or edge.intersects(piece.geometry.rect):
            return None

        def shared(other: PieceItem) -> float:
            part = edge.intersected(other.mapRectToScene(other.face_rect()))
            return part.width() * part.height()

        aims = (other for other in self.pieces.values() if other.glow and not other.other)
        glowing = [other for other in aims if shared(other)]
        return max(glowing, key=shared, default=None)

    def _put_into(self, piece: PieceItem, target: PieceItem) -> bool:
        """Put a piece into a target, such as a good into a mission; False if that says nothing."""
        answers = self.model.dropped_actions(piece.handle, *target.says)
        if len(answers) != 1:
            return False
        self.model.release()
        self.model.say(answers[0])
        self.model.touch(*piece.says)
        return True

    def _send_back(self, piece: PieceItem) -> None:
        piece.setRotation(piece.geometry.angle)
        self.animator.send_home([piece], refused=True)

    def let_go(self) -> bool:
        """Send a dragged piece back and forget what was touched; False if there was nothing."""
        dragged, self._dragged, self._pressed = self._dragged, None, None
        if dragged is not None:
            self._send_back(dragged)
        elif not self.model.choice.touched and self.model.weighed is None:
            return False
        self.model.release()
        return True

    def click(self, piece: PieceItem, spoken: bool = False) -> None:
        """Touch a piece with a click; a second click takes the touch back, or says what waits.

        Why a place without a face cannot be touched is said if something is held that could be
        put there, if the place has a part in other answers, or if the keyboard has asked
        (``spoken``). What another seat has shows all of it.
        """
        touched = self.model.choice.touched
        waiting = self.model.choice.alone
        if waiting is not None and not touched.isdisjoint(piece.says):
            self.model.say(waiting)
        elif piece.chosen:
            self.model.release()
        elif not self.touch(piece):
            refusal = self.model.why(piece.handle, touched)
            if touched:
                self.model.release()
            again = touched and self.touch(piece)
            if not (touched or spoken) and self.want_seat(piece.geometry.rect.center()):
                return
            place = piece.geometry.face is None
            named = spoken or touched or not place or (piece.says and self.model.mine)
            if not again and named and self.model.curtain is None:
                self.refused.emit(refusal)

    def _meant(self, piece: PieceItem, at: QPointF) -> PieceItem:
        """Return the place below a piece that means nothing, if it says a whole answer."""
        model, touched = self.model, self.model.choice.touched
        if piece.glow or piece.chosen or (touched and model.choice.alone is None):
            return piece

        def says(place: PieceItem) -> bool:
            return not touched.isdisjoint(place.says) or model.completes(*place.says)

        below = (item for item in self.items(at) if isinstance(item, PieceItem))
        places = (item for item in below if item.geometry.face is None)
        return next(filter(says, places), piece)

    def touch(self, piece: PieceItem) -> bool:
        """Touch a piece; if that says several things at once, ask which is meant."""
        if not piece.says or not self.model.touch(*piece.says):
            return False
        if len(self.model.choice.said) > 1:
            self.menuWanted.emit()
        return True

    def _cursor_moved(self, led: bool) -> None:
        """Look at what the keyboard points at, if a person has led it there."""
        if self.cursor.awake:
            self.hover(None)
            self._rest.stop()
            self._look_at("")
            if led:
                self._rest.start()

    def _rests_on(self) -> PieceItem | None:
        """Return the piece that the mouse or the keyboard rests on."""
        return super()._rests_on() or self.cursor.piece


def _belongs_to(piece: PieceItem, other: PieceItem) -> bool:
    """Whether a piece lies under another one that says all that it says, and more."""
    under = piece.geometry.z < other.geometry.z and piece.geometry.rect.intersects(
        other.geometry.rect
    )
    return under and set(piece.says) < set(other.says)

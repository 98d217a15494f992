"""The table as a scene to be looked at: where its pieces lie, and which one is seen closely."""

from __future__ import annotations

from collections.abc import Collection, Mapping

from PySide6.QtCore import QPointF, QRectF, QTimer, Signal
from PySide6.QtWidgets import QGraphicsScene, QGraphicsSceneMouseEvent

from hansetable.core import Handle, Place
from hansetable.core.game import COMMON
from hansetable.model.table import TableModel
from hansetable.ui.game_ui import Board
from hansetable.ui.table.scene.animator import Animator
from hansetable.ui.table.scene.background import Background
from hansetable.ui.table.scene.gains import Left, Scores
from hansetable.ui.table.scene.highlight import Highlighter
from hansetable.ui.table.scene.pictures import Pictures
from hansetable.ui.table.scene.piece import PieceItem

INSPECT = 400
"""How long the mouse rests on a piece before it is inspected, in milliseconds."""


class TableScene(QGraphicsScene):
    """The pieces of one game; ``left`` are those of nobody that the last change has taken away.

    Signals:
        inspected: the handle of the piece under the mouse, or "".
        seatWanted: the area of another seat was clicked where that means nothing else.
    """

    inspected = Signal(str)
    seatWanted = Signal(int)

    def __init__(self, model: TableModel, board: Board) -> None:
        super().__init__()
        self.model = model
        self.board = board
        self.pictures = Pictures()
        self.animator = Animator(self)
        self.setSceneRect(QRectF(QPointF(0, 0), board.size))
        self.background = Background(model, board)
        self.scores = Scores(self.background.scores, self.sceneRect())
        self.addItem(self.scores)
        self.pieces: dict[Handle, PieceItem] = {}
        self.highlighter = Highlighter(model, self.pieces, self)
        self.left: list[Left] = []
        self._were: Mapping[Handle, Place] = {}
        self._under: PieceItem | None = None
        self._looked: Handle = ""
        self._rest = QTimer(self, singleShot=True, interval=INSPECT)
        self._rest.timeout.connect(self._inspect)
        model.laid.connect(self.lay)

    # ---- layout -------------------------------------------------------------------------------

    def lay(self) -> None:
        """Compare the places with what is shown and move what has moved."""
        model = self.model
        item_geometry = self.board.item_geometry(model.view, model.places, model.bottom)
        if self.background.refresh():
            self.update()
        moved = []
        for handle, geometry in item_geometry.items():
            piece = self.pieces.get(handle)
            new = piece is None
            if piece is None:
                piece = PieceItem(handle, self.pictures, self.board.paint)
                self.pieces[handle] = piece
                self.addItem(piece)
            place = model.places.get(handle)
            piece.settle(geometry, place.says if place else ())
            if new or geometry.face is None:
                piece.setPos(geometry.rect.center())
            elif piece.pos() != geometry.rect.center():
                moved.append(piece)
        self.left = []
        for handle in [h for h in self.pieces if h not in item_geometry]:
            piece = self.pieces.pop(handle)
            was, face = self._were.get(handle), piece.geometry.face
            if face is not None and was is not None and was.owner == COMMON:
                self.left.append(Left(piece.picture(face), piece.geometry.rect))
            self.animator.forget(piece)
            if self._under is piece:
                self._under = None
            self.removeItem(piece)
        self._were = model.places
        self.animator.send_home(moved)
        self._follow(moved)

    def _follow(self, moved: Collection[PieceItem]) -> None:
        """Point out and show closely what is there; a piece that has moved is not looked at."""
        self.highlighter.highlight_touched(frozenset())
        if self._looked:
            piece = self._rests_on()
            stays = piece is not None and piece.handle == self._looked and piece not in moved
            self._look_at(self._looked if stays else "")

    @property
    def density(self) -> float:
        """How many device pixels a board unit has."""
        return self.pictures.density

    def set_density(self, density: float) -> None:
        """Paint the faces anew for another zoom or screen, in device pixels a board unit."""
        if abs(density - self.density) > 0.001:
            self.pictures.density = density
            self.repaint()

    def repaint(self) -> None:
        """Forget every painted picture, for another density or another theme."""
        self.pictures.clear()
        if self.pieces:
            self.background.refresh()
        self.update()

    def retranslate(self) -> None:
        """Say everything in the language of the moment."""
        self.pictures.clear()
        self.lay()
        self.update()

    # ---- mouse --------------------------------------------------------------------------------

    def piece_at(self, at: QPointF, without: PieceItem | None = None) -> PieceItem | None:
        """Return the uppermost piece at a point; one that can be touched comes first.

        What a board adds to a piece, as an arrow, is none by itself.
        """
        found = [
            item
            for item in self.items(at)
            if isinstance(item, PieceItem)
            and item is not without
            and item.handle in self.model.places
            and item.face_rect().contains(item.mapFromScene(at))
        ]
        touchable = [piece for piece in found if piece.glow or piece.chosen]
        return next(iter(touchable or found), None)

    def mousePressEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        """Let everything be at its place, and look at nothing closely."""
        self.animator.stop()
        self._rest.stop()
        self._look_at("")
        event.accept()

    def mouseMoveEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        """Look at the piece under the mouse."""
        self.hover(self.piece_at(event.scenePos()))

    def mouseReleaseEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        """Show the whole table of a seat that was clicked."""
        self.want_seat(event.scenePos())

    def want_seat(self, at: QPointF) -> bool:
        """Ask for the whole table of another seat, if its area is at a point."""
        seat = self.board.seat_at(at, self.model.view, self.model.bottom)
        if seat is not None:
            self.seatWanted.emit(seat)
        return seat is not None

    # ---- hovering -----------------------------------------------------------------------------

    def hover(self, piece: PieceItem | None) -> None:
        """Let the mouse be over a piece, or over none."""
        if piece is self._under:
            return
        if self._under is not None:
            self._under.hover(False)
        self._under = piece
        if piece is not None:
            piece.hover(True)
        self._rest.start()

    def _rests_on(self) -> PieceItem | None:
        """Return the piece that the mouse rests on."""
        return self._under

    def _inspect(self) -> None:
        piece = self._rests_on()
        self._look_at(piece.handle if piece is not None else "")

    def _look_at(self, handle: Handle) -> None:
        """Let a piece be seen closely, or none; what is seen so is shown anew with the table."""
        self._looked = handle
        self.inspected.emit(handle)

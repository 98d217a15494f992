"""The cursor of the keyboard: which piece it points at, and where the arrow keys lead it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from types import MappingProxyType

from PySide6.QtCore import QObject, QPointF, QRectF, Signal

from hansetable.core import Handle
from hansetable.model.play import PlayModel
from hansetable.ui.table.scene.piece import PieceItem

WAYS: Mapping[str, QPointF] = MappingProxyType(
    {
        "left": QPointF(-1, 0),
        "right": QPointF(1, 0),
        "up": QPointF(0, -1),
        "down": QPointF(0, 1),
    }
)
"""The ways that the arrow keys lead."""

_ROW = 48.0
"""Pieces whose middles lie within this height are read as one row."""
_ASIDE = 2.4
"""How much farther a piece seems that lies aside instead of straight ahead."""


def ahead(at: QPointF, way: QPointF, points: Mapping[Handle, QPointF]) -> Handle | None:
    """Return what lies next to a point on the way that an arrow key leads."""
    across = QPointF(way.y(), way.x())
    costs: dict[Handle, float] = {}
    for handle, point in points.items():
        along = QPointF.dotProduct(point - at, way)
        if along >= 1.0:
            costs[handle] = along + abs(QPointF.dotProduct(point - at, across)) * _ASIDE
    return min(costs, key=costs.__getitem__, default=None)


def reading_order(points: Mapping[Handle, QPointF]) -> list[Handle]:
    """Return what lies at these points from the top to the bottom, and in a row to the right."""
    return sorted(points, key=lambda h: (points[h].y() // _ROW, points[h].x(), points[h].y()))


class KeyboardCursor(QObject):
    """Points at one of the pieces of a scene once the keyboard is used; the mouse hides it.

    ``at`` is where it points or has pointed, in units of the board.

    Signals:
        moved(bool): it points at another piece or at none; whether a person has led it there.
        touched(object): the piece that it points at is touched.
    """

    moved = Signal(bool)
    touched = Signal(object)

    def __init__(
        self, model: PlayModel, pieces: Mapping[Handle, PieceItem], area: QRectF, parent: QObject
    ) -> None:
        super().__init__(parent)
        self._model, self._pieces = model, pieces
        self.handle: Handle = ""
        self.awake = False
        self._shown = True
        self._reads = False
        self._held = self._mine = self._fresh = False
        self.at = self._home = QPointF(area.center().x(), area.bottom())

    @property
    def piece(self) -> PieceItem | None:
        """The piece that it points at."""
        return self._pieces.get(self.handle)

    # ---- what the keyboard says -----------------------------------------------------------------

    def go(self, way: str, everywhere: bool = False) -> bool:
        """Follow an arrow key to the next piece that can be touched, or to the next of all.

        Returns whether it points at another piece now.
        """
        able = () if everywhere else self.touchable()
        points = self.points(able or self._all())
        if self.piece is None and self._fresh:
            found = next(iter(reading_order(points)), None)
        elif self.piece is None:
            found = self._nearest(points)
        else:
            points.pop(self.handle, None)
            found = ahead(self.at, WAYS[way], points)
        if found is None:
            return False
        self._reads = not able
        self.point_at(found, led=True)
        return True

    def turn(self, forward: bool) -> bool:
        """Go to the next piece that can be touched in reading order; False after the last one."""
        order = reading_order(self.points(self.touchable()))
        if self.handle in order:
            place = order.index(self.handle) + (1 if forward else -1)
            if not 0 <= place < len(order):
                return False
        elif order:
            place = 0 if forward else len(order) - 1
        else:
            return False
        self._reads = False
        self.point_at(order[place], led=True)
        return True

    def lead(self, wanted: frozenset[Handle]) -> bool:
        """Go to the first piece that says one of these, or to the first that can be touched."""
        able = self.touchable()
        said = [piece for piece in able if not wanted.isdisjoint(piece.says)]
        order = reading_order(self.points(said or able))
        if order:
            self.point_at(order[0], led=True)
        return bool(order)

    def touch(self) -> bool:
        """Touch the piece that it points at; returns whether there is one."""
        piece = self.piece
        if piece is None:
            return False
        self._reads = False
        self.touched.emit(piece)
        return True

    def hide(self) -> bool:
        """Point at nothing until the keyboard is used again; False if it did so already."""
        was = self.awake and self.piece is not None
        self.awake = self._reads = False
        self.point_at("")
        return was

    def show(self, on: bool) -> None:
        """Draw the ring, or not while the keys go elsewhere."""
        self._shown = on
        if self.piece is not None:
            self.piece.set_focused(on)

    def rest_at(self, point: QPointF) -> None:
        """Start from here when the keyboard is used again: the mouse was here."""
        self.hide()
        self.at, self._fresh = point, False

    def point_at(self, handle: Handle, led: bool = False) -> None:
        """Point at a piece, or at none; ``led`` if a person has led it there."""
        changed = handle != self.handle or led
        before = self.piece
        if before is not None:
            before.set_focused(False)
        self.handle = handle
        here = self.piece
        if here is not None:
            self.awake, self._fresh = True, False
            self.at = here.home()
            here.set_focused(self._shown)
        if changed:
            self.moved.emit(led)

    # ---- what can be pointed at -----------------------------------------------------------------

    def touchable(self) -> Sequence[PieceItem]:
        """What can be touched: what glows, and a place that says a whole answer by itself."""
        model = self._model
        targets = model.choice.targets
        return [
            piece
            for piece in self._pieces.values()
            if piece.glow
            or piece.chosen
            or (not targets.isdisjoint(piece.says) and model.completes(*piece.says))
        ]

    @staticmethod
    def points(pieces: Iterable[PieceItem]) -> dict[Handle, QPointF]:
        """Return where pieces lie, as the keyboard sees them."""
        return {piece.handle: piece.home() for piece in pieces}

    # ---- what the table says --------------------------------------------------------------------

    def follow(self) -> None:
        """Point at something sensible after the table or the choice has changed.

        A piece that can still be touched is kept. Else it is the nearest target of what is held,
        or, when nothing is held any more, the piece nearest to where the hand began. When a turn
        begins it points at nothing, and then begins at the first piece; it does not go from what
        was said to the parts of what the table proposes to play at once.
        """
        mine, self._mine = self._mine, self._model.mine
        if self._mine and not mine:
            self._fresh = True
            self.point_at("")
        held = bool(self._model.choice.touched)
        if held and not self._held:
            self._home = self.at
        elif self._held and not held:
            self.at = self._home
            self.point_at("")
        self._held = held
        if not self.awake:
            return
        here = self.piece
        able = [piece for piece in self.touchable() if not piece.chosen and not piece.other]
        if here is not None and (here in able or self._reads):
            self.point_at(self.handle)
        elif able and not self._fresh and (held or not self._model.plan):
            self.point_at(self._nearest(self.points(able)) or "")
        else:
            keep = here is not None and not here.chosen and not self._model.mine
            self.point_at(self.handle if keep else "")

    # ---- inside ---------------------------------------------------------------------------------

    def _all(self) -> Sequence[PieceItem]:
        """Every piece that is seen, and the places of those that can be touched."""
        pieces = self._pieces.values()
        return [piece for piece in pieces if piece.geometry.face is not None or piece.glow]

    def _nearest(self, points: Mapping[Handle, QPointF]) -> Handle | None:
        """Return what lies nearest to where it points or has pointed."""
        return min(points, key=lambda h: (points[h] - self.at).manhattanLength(), default=None)

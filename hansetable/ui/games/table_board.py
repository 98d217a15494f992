"""What the boards of all games share: their measures, and how pieces and faces are looked up."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, ClassVar

from PySide6.QtCore import QPointF, QRectF, QSizeF

from hansetable.core import Handle, Place, Seat
from hansetable.ui.art.canvas import Canvas
from hansetable.ui.game_ui import CardText, Face, ItemGeometry, SeatTable, Worded
from hansetable.ui.games import card_frame

Painters = Mapping[str, Callable[..., None]]
"""What paints each kind of face; it takes the canvas, the rectangle and the values of a face."""

SIZE = QSizeF(1118, 690)
"""The size of every board in its own units."""
TOP = 26
"""The art guide counts from the top of the window, the board from below the menu."""


def at(x: float, y: float, width: float, height: float) -> QRectF:
    """Return a rectangle given in the art guide's coordinates at 1366 by 768."""
    return QRectF(x, y - TOP, width, height)


def areas(seats: int, bottom: Seat, high: float) -> dict[Seat, QRectF]:
    """Return the areas of the other seats at the top, clockwise from the one before us."""
    wide = (1102 - 8 * (seats - 2)) / (seats - 1)
    return {
        (bottom + k) % seats: at(8 + (k - 1) * (wide + 8), 34, wide, high) for k in range(1, seats)
    }


class TableBoard:
    """A board for the generic table; the board of a game adds what `game_ui.Board` asks for."""

    size = SIZE
    painters: ClassVar[Painters]
    others_high: ClassVar[float]
    """How high the areas of the other seats are."""
    own: ClassVar[QRectF]
    """Where the own numbers stand."""
    goal: ClassVar[int] = 0
    """How much of the first number in the list of seats wins at once; 0 if nothing does."""

    def __init__(self, texts: Any, names: Sequence[str], colours: Sequence[str]) -> None:
        self.texts, self.names, self.colours = texts, names, colours

    def seat_area(self, seats: int, seat: Seat, bottom: Seat) -> QRectF:
        """Return where the numbers of a seat stand."""
        return self.own if seat == bottom else areas(seats, bottom, self.others_high)[seat]

    def laid(
        self, view: Any, places: Mapping[Handle, Place], bottom: Seat
    ) -> Callable[[Place], ItemGeometry | None]:
        """Return what tells where a piece of this position lies; None if it is not shown."""
        raise NotImplementedError

    def item_geometry(
        self, view: Any, places: Mapping[Handle, Place], bottom: Seat
    ) -> Mapping[Handle, ItemGeometry]:
        """Return where every piece lies that is to be seen."""
        geometry = self.laid(view, places, bottom)
        laid = {handle: geometry(place) for handle, place in places.items()}
        return {handle: found for handle, found in laid.items() if found is not None}

    def seat_at(self, at: QPointF, view: Any, bottom: Seat) -> Seat | None:
        """Return the other seat whose area is at a point, or None."""
        found = areas(view.n, bottom, self.others_high)
        return next((seat for seat, area in found.items() if area.contains(at)), None)

    def seat_table(self, view: Any, places: Mapping[Handle, Place], seat: Seat) -> SeatTable:
        """Return all that the viewer may see of what a seat has."""
        raise NotImplementedError

    def large(self, b: Canvas, place: Place, card: CardText) -> bool:
        """Paint the full face of a piece in the units of `card_frame`; False if it has none."""
        raise NotImplementedError

    def paint_large(self, canvas: Canvas, rect: QRectF, place: Place, view: Any) -> bool:
        """Paint the full face of a piece into a rectangle; False if it has none."""
        with canvas.scaled(rect, card_frame.WIDTH):
            return self.large(canvas, place, self.texts.card(place, view))

    def worded(self, place: Place, view: Any) -> Worded | None:
        """Return a face with a word at every symbol; none by default."""
        return None

    def paint(self, canvas: Canvas, rect: QRectF, face: Face) -> None:
        """Paint a small face."""
        self.painters[face.kind](canvas, rect, *face.values)

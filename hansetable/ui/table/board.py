"""What a game tells the generic table: where its pieces lie on the screen and how they look."""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from PySide6.QtCore import QRectF, QSizeF

from hansetable.core import Action, Event, Handle, Place, Seat, State, Step
from hansetable.ui.art.canvas import Canvas


@dataclass(frozen=True, slots=True)
class Face:
    """A picture by name and values; equal faces of one size are painted once."""

    kind: str
    values: tuple[Hashable, ...] = ()


@dataclass(frozen=True, slots=True)
class ItemGeometry:
    """Where a piece lies on the table, in units of the board, and what is seen of it.

    A place without a face is a place where pieces can be put. ``lift`` tells whether the piece
    can be picked up, ``angle`` is in degrees, ``z`` a layer of the art guide.
    """

    rect: QRectF
    face: Face | None
    z: float = 40.0
    angle: float = 0.0
    lift: bool = True


class TableText(Protocol):
    """What a game says, in the language of the moment."""

    def event(self, event: Event) -> str:
        """Return a sentence for the log; empty if the event needs none."""

    def question(self, step: Step, view: Any, seat: Seat) -> str:
        """Return what a step asks."""

    def reason(self, step: Step, view: Any, seat: Seat) -> str:
        """Return what else is worth knowing about it."""

    def action(self, action: Action, view: Any) -> str:
        """Return an action in words."""


class Board(Protocol):
    """The geometry and art of one game."""

    @property
    def size(self) -> QSizeF:
        """The size of the board at 100 %."""

    @property
    def columns(self) -> Sequence[tuple[str, str, str]]:
        """What the list of seats shows: key of the scoreboard, icon, tooltip."""

    def item_geometry(
        self, view: State, places: Mapping[Handle, Place], bottom: Seat
    ) -> Mapping[Handle, ItemGeometry]:
        """Return where every piece lies that is to be seen; ``bottom`` is the seat before us."""

    def background_key(self, view: State, bottom: Seat) -> Hashable:
        """Return a value that changes when the background must be painted again."""

    def background(self, canvas: Canvas, view: State, bottom: Seat) -> None:
        """Paint what lies under the pieces."""

    def paint(self, canvas: Canvas, rect: QRectF, face: Face) -> None:
        """Paint a small face."""

    def paint_large(self, canvas: Canvas, rect: QRectF, place: Place, view: State) -> bool:
        """Paint the full face of a piece; False if it has none."""

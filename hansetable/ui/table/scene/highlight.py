"""Pieces that are highlighted, and which ones a line of the log speaks of, whatever game it is."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import fields

from PySide6.QtCore import QObject, QTimer

from hansetable.core import Event, Handle, Place
from hansetable.core.game import COMMON
from hansetable.model.table import TableModel
from hansetable.ui.table.scene.piece import PieceItem

POINT = 1600
"""How long the pieces of a line of the log are highlighted, in milliseconds."""

SEATS = ("seat", "other", "cog")
"""The fields that hold a seat: who did it, to whom, and whose ship it is."""


class Highlighter(QObject):
    """Marks pieces of a scene for three reasons, of which none takes away the marks of another.

    ``moment`` is how long the pieces stay marked that a line of the log names.
    """

    def __init__(
        self, model: TableModel, pieces: Mapping[Handle, PieceItem], parent: QObject
    ) -> None:
        """Mark some of the pieces that lie on the table whenever one asks."""
        super().__init__(parent)
        self._model, self._pieces = model, pieces
        self._kept: frozenset[Handle] = frozenset()
        self._says: frozenset[Handle] = frozenset()
        self._named: frozenset[Handle] = frozenset()
        self.moment = QTimer(self, singleShot=True, interval=POINT)
        self.moment.timeout.connect(lambda: self.highlight_named(None))

    def highlight(self, handles: Iterable[Handle]) -> None:
        """Mark the pieces with these keys until others are to be marked so."""
        self._kept = frozenset(handles)
        self._mark()

    def highlight_touched(self, says: frozenset[Handle]) -> None:
        """Mark what says any of these handles, until the table is laid anew."""
        self._says = says
        self._mark()

    def highlight_named(self, event: Event | None) -> None:
        """Mark the pieces that an event names for a moment."""
        self._named = frozenset() if event is None else pieces_of(event, self._model.places)
        if event is not None:
            self.moment.start()
        self._mark()

    def highlight_told(self, events: Iterable[Event]) -> None:
        """Mark the pieces that these events name until others are told."""
        self.moment.stop()
        named = (pieces_of(event, self._model.places) for event in events)
        self._named = frozenset().union(*named)
        self._mark()

    def highlight_handles(self, says: frozenset[Handle]) -> None:
        """Mark the pieces that say any of these handles for a moment."""
        pieces = self._pieces.items()
        self._named = frozenset(key for key, p in pieces if not says.isdisjoint(p.says))
        self.moment.start()
        self._mark()

    def _mark(self) -> None:
        marked = self._kept | self._named
        for piece in self._pieces.values():
            piece.highlight(piece.handle in marked or not self._says.isdisjoint(piece.says))


def pieces_of(event: Event, places: Mapping[Handle, Place]) -> frozenset[Handle]:
    """Return the pieces that an event names, without those of seats that it does not name.

    A piece is named by the word on its face, by what follows the kind in its key, or, where the
    event has a number in a field that is called like a kind of pieces, by that number. What lies
    in something with a number, as a good in a row, is named only together with that number.
    """
    told = {f.name: tuple(_flat(getattr(event, f.name))) for f in fields(event)}
    words = {v for values in told.values() for v in values if isinstance(v, str) and v}
    seats = {seat for name in SEATS for seat in told.get(name, ())}
    numbered = {
        (name.removesuffix("s").removeprefix("other_"), str(value))
        for name, values in told.items()
        for value in values
        if isinstance(value, int)
    }
    holders = {":".join(named) for named in numbered}
    return frozenset(
        handle
        for handle, place in places.items()
        if ("seat" not in told or place.owner == COMMON or place.owner in seats)
        and (handle in holders or _holder(handle) in holders | {""})
        and (
            (place.name and place.name in words)
            or handle.partition(":")[2] in words
            or (place.kind, place.name) in numbered
            or handle in holders
        )
    )


def _holder(handle: Handle) -> Handle:
    """Return what has a number and holds a piece; empty if there is none."""
    holder = handle.rpartition("/")[0]
    return holder if holder.rpartition(":")[2].isdigit() and ":" in holder else ""


def _flat(value: object) -> Iterable[object]:
    """Yield what a value holds, however deep its tuples are."""
    if isinstance(value, bool):
        return
    if isinstance(value, tuple):
        for part in value:
            yield from _flat(part)
    else:
        yield value

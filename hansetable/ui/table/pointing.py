"""Which pieces a line of the log speaks of, whatever game it is."""

from collections.abc import Iterable, Mapping
from dataclasses import fields

from hansetable.core import Event, Handle, Place
from hansetable.core.game import COMMON

SEATS = ("seat", "other", "cog")
"""The fields that hold a seat: who did it, to whom, and whose ship it is."""


def pieces_of(event: Event, places: Mapping[Handle, Place]) -> frozenset[Handle]:
    """Return the pieces that an event names, without those of seats that it does not name.

    A piece is named by the word on its face, by what follows the kind in its key, or, where the
    event has a number in a field that is called like a kind of pieces, by that number.
    """
    told = {f.name: tuple(_flat(getattr(event, f.name))) for f in fields(event)}
    words = {v for values in told.values() for v in values if isinstance(v, str) and v}
    seats = {seat for name in SEATS for seat in told.get(name, ())}
    numbered = {
        (name.removesuffix("s"), str(value))
        for name, values in told.items()
        for value in values
        if isinstance(value, int)
    }
    return frozenset(
        handle
        for handle, place in places.items()
        if ("seat" not in told or place.owner == COMMON or place.owner in seats)
        and (
            (place.name and place.name in words)
            or handle.partition(":")[2] in words
            or (place.kind, place.name) in numbered
        )
    )


def _flat(value: object) -> Iterable[object]:
    """Yield what a value holds, however deep its tuples are."""
    if isinstance(value, bool):
        return
    if isinstance(value, tuple):
        for part in value:
            yield from _flat(part)
    else:
        yield value

"""A hand that tries whether everything on a table can be touched."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from PySide6.QtCore import QPointF, QRectF

from hansetable.core import Handle, Place
from hansetable.ui.game_ui import ItemGeometry

PARTS = ((0.5, 0.5), (0.5, 0.1), (0.5, 0.93), (0.08, 0.5), (0.93, 0.5), (0.1, 0.95))
"""Where the hand clicks, in parts of a piece."""


def says(places: Mapping[Handle, Place], handle: Handle) -> tuple[Handle, ...]:
    """Return what a thing on the table says; plates and arrows say nothing."""
    place = places.get(handle)
    return place.says if place is not None else ()


def check(
    handles: frozenset[Handle],
    places: Mapping[Handle, Place],
    item_geometry: Mapping[Handle, ItemGeometry],
) -> None:
    """Check that every handle is a button, or some point of a piece that says it lies uppermost."""
    glowing = {h: s for h, s in item_geometry.items() if handles & set(says(places, h))}
    for handle in handles:
        if handle.startswith("button:"):
            continue
        pieces = [h for h in glowing if handle in places[h].says]
        assert pieces, f"nothing says {handle}"
        assert any(
            handle in places[uppermost(point, glowing)].says
            for piece in pieces
            for point in points(glowing[piece].rect)
        ), f"{handle} is covered"


def points(rect: QRectF) -> Iterator[QPointF]:
    """Yield where the hand clicks on a piece."""
    for x, y in PARTS:
        yield QPointF(rect.x() + rect.width() * x, rect.y() + rect.height() * y)


def uppermost(point: QPointF, item_geometry: Mapping[Handle, ItemGeometry]) -> Handle:
    """Return the uppermost of the pieces at a point; one at least lies there."""
    there = [handle for handle, geometry in item_geometry.items() if geometry.rect.contains(point)]
    return max(there, key=lambda handle: item_geometry[handle].z)

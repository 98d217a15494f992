"""The small chart on the table of a seat: every city with its kontors, cogs and raid markers."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from PySide6.QtCore import QRectF

from hansetable.core import Handle, Place, Seat
from hansetable.games.kogge.cards import CITIES
from hansetable.ui.art.canvas import Canvas
from hansetable.ui.art.palette import CREAM, INK, INK_SOFT, alpha, on_band
from hansetable.ui.games.kogge.board import card_art, card_values, chart, layout
from hansetable.ui.games.sea_chart import paint_chart

CHART = QRectF(538, 32, 544, 284)
"""Where it lies on the table of the seat."""

_PLATE = (127.0, 48.0)
_BAND = 21.0
_FIGURE = 25.0
_COGS = 62.0
"""Where the first cog of a city begins on its plate, right of the two kontors."""
_RAID = 20.0
_ABOVE = 3
"""From this city on raid markers lie above the plate, those of the north below it."""


def spots(places: Mapping[Handle, Place], seat: Seat) -> Iterator[tuple[Handle, QRectF]]:
    """Where the pieces on the chart lie: all but the kontors of the seat, which have cards."""
    lying = {
        handle: place for handle, place in places.items()
        if place.zone in _ROOMS and (place.kind != "kontor" or place.owner != seat)
        and place.kind != "site"
    }  # fmt: skip
    for zone, room in _ROOMS.items():
        for city in range(len(CITIES)):
            here = [h for h, place in lying.items() if place.zone == zone and _city(place) == city]
            for nth, handle in enumerate(here):
                yield handle, room(city, lying[handle].at % 2 if zone == "site" else nth, len(here))


def _city(place: Place) -> int:
    return place.at // 2 if place.zone == "site" else place.at


def _plate(city: int) -> QRectF:
    """The plate of a city, at the same place of the sea as on the table, within the chart."""
    part = CHART.width() / layout.CHART.width()
    middle = chart.plate_place(city).center() - layout.CHART.topLeft()
    plate = QRectF(0, 0, *_PLATE)
    plate.moveCenter(CHART.topLeft() + middle * part)
    left = min(max(plate.x(), CHART.x() + 6), CHART.right() - 6 - plate.width())
    plate.moveTo(left, min(plate.y(), CHART.bottom() - 9 - plate.height()))
    return plate


def _site(city: int, index: int, count: int = 2) -> QRectF:
    plate = _plate(city)
    y = plate.y() + _BAND + 1
    return QRectF(plate.x() + 4 + 28 * index, y, _FIGURE, _FIGURE)


def _berth(city: int, index: int, count: int) -> QRectF:
    """Where a cog lies; more than two overlap."""
    plate = _plate(city)
    pitch = min(30.0, (plate.width() - _COGS - _FIGURE - 4) / max(1, count - 1))
    return QRectF(plate.x() + _COGS + pitch * index, plate.y() + _BAND + 1, _FIGURE, _FIGURE)


def _raid(city: int, index: int, count: int) -> QRectF:
    plate = _plate(city)
    y = plate.y() - _RAID + 2 if city >= _ABOVE else plate.bottom() - 2
    return QRectF(plate.right() - 24 - 15 * index, y, _RAID, _RAID)


_ROOMS = {"raided": _raid, "site": _site, "harbour": _berth}
"""What tells the place of a piece of each zone, by city, number and how many lie there."""


# ---- painting ------------------------------------------------------------------------------------


def paint(b: Canvas, places: Mapping[Handle, Place], seat: Seat, colours: Sequence[str]) -> None:
    """Paint the chart with all that lies on it; kontors and cog of the seat are framed."""
    paint_chart(b, CHART, "kogge", 0.16)
    for city in range(len(CITIES)):
        _city_plate(b, city)
    for place in places.values():
        if place.zone == "site":
            _building(b, _site(_city(place), place.at % 2), place, seat, colours)
    found = dict(spots(places, seat))
    for handle in sorted(found, key=lambda handle: places[handle].owner == seat):
        place, rect = places[handle], found[handle]
        if place.kind == "cog":
            card_art.cog(b, rect, colours[place.owner])
        elif place.kind == "raid":
            card_art.raid_marker(b, rect, colours[place.owner])
        if place.owner == seat and place.kind == "cog":
            _frame(b, rect)


def _city_plate(b: Canvas, city: int) -> None:
    plate, good = _plate(city), card_values.made(city)
    card_art.city_head(b, plate, city, _BAND)
    letter = QRectF(plate.right() - 18, plate.y() + 4, 14, 14)
    b.rect(letter, card_art.CUBES[good], 3, CREAM, 0.8)
    b.text(letter, card_art.letter(good), 11, on_band(card_art.CUBES[good]), weight=700)


def _building(b: Canvas, rect: QRectF, place: Place, seat: Seat, colours: Sequence[str]) -> None:
    if place.kind == "site":
        b.rect(rect.adjusted(3, 3, -3, -3), None, 3, alpha(INK_SOFT, 0.5), 1)
        return
    card_art.kontor(b, rect, colours[place.owner])
    if place.owner == seat:
        _frame(b, rect)


def _frame(b: Canvas, rect: QRectF) -> None:
    b.rect(rect.adjusted(-1.5, -0.5, 1.5, 0.5), None, 4, INK, 1.8)

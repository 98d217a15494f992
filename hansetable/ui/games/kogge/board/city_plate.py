"""The plate of a city on the chart of Kogge: its routes, its building sites and its goods.

Places on it are told in parts of 156 by 88; every function paints and measures at any size.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from types import MappingProxyType

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPen, QPolygonF

from hansetable.ui.art.canvas import Canvas
from hansetable.ui.art.palette import (
    BAND_CREAM,
    CREAM,
    INK,
    PAPER,
    SEATS,
    TEAL,
    alpha,
    on_band,
)
from hansetable.ui.games.kogge.board.card_art import (
    CUBES,
    cube,
    heading,
    kontor,
    marker,
    marker_back,
)

WIDTH, HEIGHT = 156, 88
"""The size of a plate in logical pixels."""

MOST_CUBES = 7
"""With more goods than this a plate shows one cube of each kind and a number."""

_NO_GOODS: Mapping[str, int] = MappingProxyType({})
_LINE = 144.0
_STORE_AIR = 8.0
_SMALLEST = 0.6


@dataclass(frozen=True, slots=True)
class Route:
    """The marker on a route square, as the viewer knows it.

    Attributes:
        number: the city it leads to; None if the seat must not know.
        good: what that city produces; without meaning if the number is not known.
        degrees: where that city lies, clockwise from the right; None without an arrow.
        down: whether the marker lies face down.
    """

    number: int | None = None
    good: str = ""
    degrees: float | None = None
    down: bool = True


@dataclass(frozen=True, slots=True)
class Site:
    """A building site with the kontor on it: the colour of its owner, and the goods in it."""

    colour: str | None = None
    goods: Mapping[str, int] = field(default_factory=lambda: _NO_GOODS)


def route_place(r: QRectF, index: int) -> QRectF:
    """The square of a route on a plate, 0 or 1."""
    return _at(r, 6 + 38 * index, 26, 32, 36)


def site_place(r: QRectF, index: int) -> QRectF:
    """The building site on a plate, 0 or 1."""
    return _at(r, 88 + 32 * index, 29, 28, 30)


def store_places(r: QRectF, goods: Mapping[str, int], sites: Sequence[Site]) -> list[QRectF | None]:
    """Where the goods of each site's kontor lie; None where there are none."""
    line = _Line(goods, sites)
    return [
        _at(r, line.left(index), 64, line.wide[index], 20) if site.goods else None
        for index, site in enumerate(sites)
    ]


def plate(
    b: Canvas,
    r: QRectF,
    number: int,
    title: str,
    good: str,
    routes: Sequence[Route],
    sites: Sequence[Site],
    goods: Mapping[str, int],
) -> None:
    """A city with all that lies on it.

    Args:
        b: the canvas.
        r: where; 156 by 88.
        number: its number.
        title: its name.
        good: what it produces.
        routes: the markers on its two squares.
        sites: its two building sites.
        goods: the goods that lie on it, those in kontors not included.
    """
    k = r.width() / WIDTH
    b.paper(r, 7 * k, 1.1)
    _band(b, r, number, title, good)
    for index, route in enumerate(routes):
        _route(b, route_place(r, index), route)
    for index, site in enumerate(sites):
        place = site_place(r, index)
        if site.colour is None:
            pen = QPen(alpha(INK, 0.45), 1.2 * k)
            pen.setDashPattern([3, 2])
            b.p.setPen(pen)
            b.p.setBrush(Qt.BrushStyle.NoBrush)
            b.p.drawRoundedRect(place, 3 * k, 3 * k)
        else:
            kontor(b, place.x() - k, place.y() - 2 * k, 31 * k, site.colour)
    own_first = {kind: goods[kind] for kind in (good, *CUBES) if kind in goods}
    _goods(b, r, own_first, sites)


def _band(b: Canvas, r: QRectF, number: int, title: str, good: str) -> None:
    k, colour = r.width() / WIDTH, CUBES[good]
    b.band(r, 7 * k, 21 * k, TEAL)
    box = _at(r, 5, 2.5, 22, 16)
    b.rect(box, colour, 4 * k, CREAM, max(0.8, k))
    b.text(box, str(number), 14.5 * k, on_band(colour), weight=700, least=7)
    b.text(_at(r, 33, 0, 98, 21), title, 15.5 * k, BAND_CREAM, "l", weight=700, least=8)
    icon = _at(r, WIDTH - 21, 3, 15, 15)
    b.icon(good, icon.x(), icon.y(), icon.width(), BAND_CREAM)


def _route(b: Canvas, place: QRectF, route: Route) -> None:
    if route.down or route.number is None:
        marker_back(b, place, route.number)
    else:
        marker(b, place, route.number, route.good)
    if route.number is not None and route.degrees is not None:
        heading(b, place, route.degrees)


# ---- the line of goods ---------------------------------------------------------------------------


class _Line:
    """How the goods of the city, at the left, and of its kontors, at the right, share a line."""

    def __init__(self, goods: Mapping[str, int], sites: Sequence[Site]) -> None:
        self.goods = _counts(goods)
        self.stores = [_counts(site.goods) for site in sites]
        total = sum(count for _, count in self.goods)
        self.k, self.single = 1.0, total <= MOST_CUBES
        self.pitch = min(19.0, self._room() / max(1, total))
        if self.pitch < 17:
            self.single = False
        while not self.single and self.k > _SMALLEST and self._room() < self._grouped():
            self.k -= 0.04
        self.wide = [self._store(store) for store in self.stores]

    def left(self, index: int) -> float:
        """The left end of what a kontor of this index stores, in units of a plate."""
        return 150 - sum(wide + 4 for wide in self.wide[index:] if wide) + 4

    def _grouped(self) -> float:
        return sum(_group(count, self.k) for _, count in self.goods)

    def _store(self, store: Sequence[tuple[str, int]]) -> float:
        groups = sum(_group(count, self.k) for _, count in store)
        return groups + _STORE_AIR * self.k - 5 if store else 0.0

    def _room(self) -> float:
        return _LINE - sum(self._store(store) + 4 for store in self.stores if store)


def _goods(b: Canvas, r: QRectF, goods: Mapping[str, int], sites: Sequence[Site]) -> None:
    k, line = r.width() / WIDTH, _Line(goods, sites)
    if line.single:
        kinds = [good for good, count in line.goods for _ in range(count)]
        for index, good in enumerate(kinds):
            place = _at(r, 6 + line.pitch * index, 67, 16, 16)
            cube(b, place.x(), place.y(), place.width(), good)
    else:
        _groups(b, r, 6, line.goods, line.k, 16)
    for index, (store, site) in enumerate(zip(store_places(r, goods, sites), sites, strict=True)):
        if store is None or site.colour is None:
            continue
        tint = SEATS[site.colour][0]
        b.rect(store, PAPER, 4 * k, tint, max(1.0, 1.4 * k))
        _tip(b, store, site_place(r, index).center().x(), k, tint)
        _groups(b, r, line.left(index) + _STORE_AIR * line.k / 2, line.stores[index], line.k, 14)


def _tip(b: Canvas, store: QRectF, x: float, k: float, colour: str) -> None:
    """The tip with which a store points at its kontor."""
    x = min(max(x, store.x() + 6 * k), store.right() - 6 * k)
    y = store.y() + 0.5 * k
    b.p.setPen(Qt.PenStyle.NoPen)
    b.p.setBrush(QColor(colour))
    corners = [(-4.5, 0.5), (0, -5), (4.5, 0.5)]
    b.p.drawPolygon(QPolygonF([QPointF(x + right * k, y + down * k) for right, down in corners]))


def _groups(
    b: Canvas, r: QRectF, x: float, counts: Sequence[tuple[str, int]], scale: float, size: float
) -> None:
    """A cube of each kind with the number of them, as dark figures on paper."""
    k = r.width() / WIDTH
    for good, count in counts:
        side = size * scale
        place = _at(r, x, 75 - side / 2 - (0.8 if size < 16 else 0), side, side)
        cube(b, place.x(), place.y(), place.width(), good)
        number = QRectF(place.right() + 2 * k * scale, place.y(), 20 * k, place.height())
        b.text(number, str(count), max(11.5, 15 * scale) * k, INK, "l", weight=700, least=7)
        x += _group(count, scale)


def _group(count: int, scale: float) -> float:
    return 16 * scale + max(6.0, 7.5 * scale) * len(str(count)) + (8 if scale > 0.9 else 5) * scale


def _counts(goods: Mapping[str, int]) -> list[tuple[str, int]]:
    """The goods that are there."""
    return [(good, count) for good, count in goods.items() if count]


def _at(r: QRectF, x: float, y: float, wide: float, high: float) -> QRectF:
    k = r.width() / WIDTH
    return QRectF(r.x() + x * k, r.y() + y * k, wide * k, high * k)

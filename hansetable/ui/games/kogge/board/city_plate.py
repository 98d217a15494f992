"""The plate of a city on the chart of Kogge: the places of its routes, its kontors, its goods.

Places on it are told in the units of a plate of 156 by 88, its corner at (0, 0).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPen, QPolygonF

from hansetable.ui.art.canvas import Canvas
from hansetable.ui.art.palette import BAND_CREAM, CREAM, INK, PAPER, SEATS, TEAL, alpha, on_band
from hansetable.ui.games.kogge.board.card_art import CUBES, cube, kontor
from hansetable.ui.games.kogge.board.card_values import Goods, made
from hansetable.ui.games.kogge.text import names

WIDTH, HEIGHT = 156, 88
"""The size of a plate in logical pixels."""

MOST_CUBES = 7
"""With more goods than this a plate shows one cube of each kind and a number."""

_LINE = 144.0
_STORE_AIR = 8.0
_SMALLEST = 0.6


class Site(NamedTuple):
    """A building site with the kontor on it: the colour of its owner, and the goods in it."""

    colour: str | None = None
    goods: Goods = ()


def route_place(index: int) -> QRectF:
    """The square of a route on a plate, 0 or 1."""
    return QRectF(6 + 38 * index, 26, 32, 36)


def site_place(index: int) -> QRectF:
    """The building site on a plate, 0 or 1."""
    return QRectF(88 + 32 * index, 29, 28, 30)


def store_places(goods: Goods, sites: Sequence[Site]) -> list[QRectF | None]:
    """Where the goods of each site's kontor lie; None where there are none."""
    line = _Line(goods, sites)
    return [
        QRectF(line.left(index), 64, line.wide[index], 20) if site.goods else None
        for index, site in enumerate(sites)
    ]


def plate(b: Canvas, r: QRectF, city: int, sites: Sequence[Site], goods: Goods) -> None:
    """A city with its building sites and the goods that lie on it, those in kontors apart."""
    with b.scaled(r, WIDTH):
        b.paper(QRectF(0, 0, WIDTH, HEIGHT), 7, 1.1)
        _band(b, city)
        for index, site in enumerate(sites):
            place = site_place(index)
            if site.colour is None:
                free_site(b, place)
            else:
                kontor(b, QRectF(place.x() - 1, place.y() - 2, 31, 31), site.colour)
        own_first = sorted(goods, key=lambda good: good[0] != made(city))
        _goods(b, tuple(own_first), sites)


def free_site(b: Canvas, r: QRectF) -> None:
    """A building site without a kontor."""
    pen = QPen(alpha(INK, 0.45), 1.2)
    pen.setDashPattern([3, 2])
    b.p.setPen(pen)
    b.p.setBrush(Qt.BrushStyle.NoBrush)
    b.p.drawRoundedRect(r, 3, 3)


def _band(b: Canvas, city: int) -> None:
    good = made(city)
    b.band(QRectF(0, 0, WIDTH, HEIGHT), 7, 21, TEAL)
    box = QRectF(5, 2.5, 22, 16)
    b.rect(box, CUBES[good], 4, CREAM, 1)
    b.text(box, str(city), 14.5, on_band(CUBES[good]), weight=700, least=7)
    b.text(QRectF(33, 0, 98, 21), names.place(city), 15.5, BAND_CREAM, "l", weight=700, least=8)
    b.icon(good, WIDTH - 21, 3, 15, BAND_CREAM)


# ---- the line of goods ---------------------------------------------------------------------------


class _Line:
    """How the goods of the city, at the left, and of its kontors, at the right, share a line."""

    def __init__(self, goods: Goods, sites: Sequence[Site]) -> None:
        self.goods = goods
        self.stores = [site.goods for site in sites]
        total = sum(count for _, count in self.goods)
        self.k, self.single = 1.0, total <= MOST_CUBES
        self.pitch = min(19.0, self._room() / max(1, total))
        if self.pitch < 17:
            self.single = False
        while not self.single and self.k > _SMALLEST and self._room() < self._grouped():
            self.k -= 0.04
        self.wide = [self._store(store) for store in self.stores]

    def left(self, index: int) -> float:
        """The left end of what a kontor of this index stores."""
        return 150 - sum(wide + 4 for wide in self.wide[index:] if wide) + 4

    def _grouped(self) -> float:
        return sum(_group(count, self.k) for _, count in self.goods)

    def _store(self, store: Goods) -> float:
        groups = sum(_group(count, self.k) for _, count in store)
        return groups + _STORE_AIR * self.k - 5 if store else 0.0

    def _room(self) -> float:
        return _LINE - sum(self._store(store) + 4 for store in self.stores if store)


def _goods(b: Canvas, goods: Goods, sites: Sequence[Site]) -> None:
    line = _Line(goods, sites)
    if line.single:
        kinds = [good for good, count in goods for _ in range(count)]
        for index, good in enumerate(kinds):
            cube(b, QRectF(6 + line.pitch * index, 67, 16, 16), good)
    else:
        _groups(b, 6, goods, line.k, 16)
    for index, (store, site) in enumerate(zip(store_places(goods, sites), sites, strict=True)):
        if store is None or site.colour is None:
            continue
        tint = SEATS[site.colour][0]
        b.rect(store, PAPER, 4, tint, 1.4)
        _tip(b, store, site_place(index).center().x(), tint)
        _groups(b, line.left(index) + _STORE_AIR * line.k / 2, line.stores[index], line.k, 14)


def _tip(b: Canvas, store: QRectF, x: float, colour: str) -> None:
    """The tip with which a store points at its kontor."""
    x = min(max(x, store.x() + 6), store.right() - 6)
    y = store.y() + 0.5
    b.p.setPen(Qt.PenStyle.NoPen)
    b.p.setBrush(QColor(colour))
    corners = [(-4.5, 0.5), (0, -5), (4.5, 0.5)]
    b.p.drawPolygon(QPolygonF([QPointF(x + right, y + down) for right, down in corners]))


def _groups(b: Canvas, x: float, goods: Goods, scale: float, size: float) -> None:
    """A cube of each kind with the number of them, as dark figures on paper."""
    for good, count in goods:
        side = size * scale
        place = QRectF(x, 75 - side / 2 - (0.8 if size < 16 else 0), side, side)
        cube(b, place, good)
        number = QRectF(place.right() + 2 * scale, place.y(), 20, side)
        b.text(number, str(count), max(11.5, 15 * scale), INK, "l", weight=700, least=7)
        x += _group(count, scale)


def _group(count: int, scale: float) -> float:
    return 16 * scale + max(6.0, 7.5 * scale) * len(str(count)) + (8 if scale > 0.9 else 5) * scale

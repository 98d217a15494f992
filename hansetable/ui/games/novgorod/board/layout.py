"""Where everything of Novgorod lies, in units of the board (1118 by 690)."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF

from hansetable.ui.games.table_board import TOP, at

CHART = at(8, 122, 812, 310)
CLUSTERS = {
    "london": QPointF(18, 227),
    "bergen": QPointF(178, 128),
    "visby": QPointF(344, 128),
    "novgorod": QPointF(510, 128),
    "riga": QPointF(670, 227),
    "danzig": QPointF(510, 328),
    "luebeck": QPointF(344, 328),
    "antwerpen": QPointF(178, 328),
}
"""The upper left corner of each city's cards, in the art guide's coordinates."""
SHIP = at(96, 446, 204, 122)
CAREER = at(784, 446, 140, 150)
MONEY = at(934, 464, 80, 116)
SEALS = at(1020, 464, 80, 116)
LEDGER = at(14, 594, 286, 112)
HAND = at(312, 602, 462, 108)
NEXT_SHIP = at(992, 635, 116, 38)
OTHERS_HIGH = 80
"""The height of the areas of the other seats."""
_HAND_PITCH = 60
"""From one mission in hand to the next."""


def middle(city: str) -> QPointF:
    """Return where the lanes of a city meet."""
    return cluster(city).center() + QPointF(0.5, 0.5)


def artisan(city: str) -> QRectF:
    """Return where the artisan of a city lies on the chart."""
    corner = CLUSTERS[city]
    return at(corner.x(), corner.y(), 60, 82)


def stack(city: str) -> QRectF:
    """Return where the offices of a city lie."""
    corner = CLUSTERS[city]
    return at(corner.x() + 68, corner.y(), 64, 82)


def base(city: str) -> QRectF:
    """Return where the base office of a city lies, under the offices."""
    corner = CLUSTERS[city]
    return at(corner.x() + 65, corner.y() + 4, 74, 94)


def cluster(city: str) -> QRectF:
    """Return the room of a city with all its cards."""
    corner = CLUSTERS[city]
    return at(corner.x() - 3, corner.y() - 4, 145, 105)


def figure(city: str, second: bool) -> QRectF:
    """Return where a figure stands beside a city; London has its room at the right."""
    corner = CLUSTERS[city]
    x = corner.x() + (141 if corner.x() < CHART.x() + 30 else -27)
    return at(x, corner.y() + (54 if second else 20), 28, 28)


def note(city: str) -> QRectF:
    """Return where a word about a city stands, below it or above it."""
    corner = CLUSTERS[city]
    lower = corner.y() > CHART.center().y() + TOP
    return at(corner.x(), corner.y() + (-22 if lower else 102), 140, 18)


def special(index: int) -> QRectF:
    """Return where a special mission lies in its column."""
    return at(1042, 140 + 69 * index, 70, 66)


COVER = at(1042, 392, 70, 39)
"""The mission that covers the lower half of the last special mission."""


def bonus(index: int) -> QRectF:
    """Return where a bonus card lies."""
    return at(830 + 104 * index, 140, 98, 92)


def display(index: int, count: int, narrow: bool = False) -> QRectF:
    """Return where an open mission lies; six at most, and the pile.

    ``narrow``: the column of special missions lies beside them.
    """
    if not narrow:
        return at(830 + 70 * (index % 4), 258 + 90 * (index // 4), 62, 84)
    if count < 5:
        return at(830 + 70 * (index % 3), 258 + 90 * (index // 3), 62, 84)
    return at(830 + 52 * (index % 4), 258 + 90 * (index // 4), 49, 72)


def pile(count: int, narrow: bool = False) -> QRectF:
    """Return where the pile of missions lies, behind so many open ones."""
    return display(max(count, 4), count, narrow)


def route(index: int, slots: int) -> QRectF:
    """Return where a card of the route lies; six cards are laid closer."""
    if slots <= 5:
        return at(312 + 92 * index, 464, 84, 118)
    return at(312 + 78 * index, 470, 74, 104)


def work(index: int, slots: int) -> QRectF:
    """Return where an artisan lies on a card of the route."""
    card = route(index, slots)
    width = card.width() * 62 / 84
    high = width * 88 / 62
    return QRectF(card.center().x() - width / 2, card.bottom() - high - 4, width, high)


def hand_office(index: int, offices: int, missions: int) -> QRectF:
    """Return where an office of the own hand lies; many lie over each other."""
    room = HAND.width() - missions * _HAND_PITCH - 20
    pitch = min(82.0, (room - 76) / max(1, offices - 1))
    return at(318 + pitch * index, 603, 76, 106)


def hand_mission(index: int, missions: int) -> QRectF:
    """Return where a mission of the own hand lies, at the right of the offices."""
    return at(774 - 64 - _HAND_PITCH * (missions - 1 - index), 612, 64, 96)


def left(index: int, count: int) -> QRectF:
    """Return where a mission to the left of the own ship lies."""
    if count == 1:
        return at(14, 464, 66, 92)
    return at(14 + 39 * (index % 2), 464 + 57 * (index // 2), 36, 54)


def under(index: int) -> QRectF:
    """Return where a mission under the own ship looks out."""
    return at(162 + 66 * (index % 2), 494, 60, 92)


def privilege(index: int, count: int) -> QRectF:
    """Return where the chip of an own privilege lies."""
    if count <= 3:
        return at(786, 635 + 26 * index, 36, 22)
    return at(786, 632 + 20.5 * index, 36, 18.5)

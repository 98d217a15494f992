"""Where everything of Riga lies, in units of the board (1118 by 690)."""

from __future__ import annotations

import math

from PySide6.QtCore import QRectF

from hansetable.ui.games.table_board import TOP, at

OTHERS_HIGH = 86
"""The height of the areas of the other seats."""
YEAR = at(8, 126, 1104, 30)
ROWS = at(10, 183, 314, 350)
TOTALS = at(912, 166, 200, 134)
PANEL = at(808, 310, 304, 398)
"""The bill, the cards drawn, the cards laid aside, or what there is to pay with."""
HAND = at(8, 588, 792, 126)
PILES = at(10, 537, 314, 50)
COVER = at(1073, 206, 28, 38)
START = at(1076, 173, 24, 24)
"""The sign of the start player in the own area."""
COLUMN_Y, COLUMN_H = 329, 236
BUILT_Y, BUILT_ROOM = 386, 177.0
"""Where the first building of a city lies, and the height for all of them."""
_CITIES_X, _CITIES_END = 340, 794
_FULL = 6
_WAITING = 41
"""From one row of unbuilt Riga buildings to the next."""


# ---- the middle of the table ---------------------------------------------------------------------


def row(index: int) -> QRectF:
    """Return the place of a row of goods."""
    return at(10, 183 + 59 * index, 314, 55)


def row_good(row: QRectF, index: int, count: int) -> QRectF:
    """Return where a good of a row lies; many lie over each other."""
    pitch = min(48.0, 158.0 / max(1, count - 1))
    return QRectF(row.x() + 5 + pitch * index, row.y() + 3, 44, 49)


def display(zone: str, index: int, below: int) -> QRectF:
    """Return where a building of the display lies; ``below`` are those below the separator."""
    x = 340 + 88 * (index if zone == "below" else index + below)
    return at(x if zone == "below" else x + 34, 183, 84, 116)


def separator(below: int) -> QRectF:
    """Return where the separator lies, behind so many buildings that leave in spring."""
    return at(342 + 88 * below, 183, 26, 116)


def pile(kind: str) -> QRectF:
    """Return where the draw pile of goods or of buildings lies."""
    return at(14 if kind == "good" else 176, 542, 30, 40)


# ---- the own area --------------------------------------------------------------------------------


def column(index: int, count: int) -> QRectF:
    """Return the column of a city in the own area."""
    pitch = (_CITIES_END - _CITIES_X + 6) / count
    return at(_CITIES_X + pitch * index, COLUMN_Y, pitch - 6, COLUMN_H)


def built(column: QRectF, index: int, count: int, room: float = BUILT_ROOM) -> QRectF:
    """Return where a building stands in its column; many stand closer and lower."""
    pitch = min(58.0, room / max(1, count))
    wide = min(column.width() - 6, 92.0)
    high = max(wide / 3, min(54.0, pitch - 3))
    x = column.center().x() - wide / 2
    if count > 1:
        pitch = min(pitch, (room - high) / (count - 1))
    return QRectF(x, BUILT_Y - TOP + pitch * index, wide, high)


def with_plan(count: int, planned: bool) -> int:
    """Return how many places a city needs; a full one has none for what is planned."""
    return count + 1 if planned and count < _FULL else count


def riga_room(waiting: int) -> float:
    """Return the height for built Riga buildings above so many that wait."""
    return BUILT_ROOM - (waiting_high(waiting) + 21 if waiting else 0)


def waiting_high(waiting: int) -> float:
    """Return the height of the unbuilt Riga buildings."""
    return (waiting + 1) // 2 * _WAITING


def unbuilt(column: QRectF, index: int, count: int) -> QRectF:
    """Return where a Riga building waits: in two columns at the foot of its city."""
    x = column.center().x() - 40 + 41 * (index % 2)
    y = column.bottom() - waiting_high(count) - 1 + _WAITING * (index // 2)
    return QRectF(x, y, 38, 38)


# ---- the panel at the right ----------------------------------------------------------------------


def drawn_building(index: int, count: int) -> QRectF:
    """Return where a building that was drawn lies."""
    across = 3 if count > 2 else 2
    pitch = 98 if across == 3 else 124
    first = PANEL.center().x() - (pitch * (min(count, across) - 1) + 88) / 2
    if count > 3 and index >= 3:
        first = PANEL.center().x() - (pitch * (count - 4) + 88) / 2
    x = first + pitch * (index % across if count > 3 else index)
    return QRectF(x, PANEL.y() + 92 + 136 * (index // 3), 88, 118)


def drawn_good(index: int, count: int) -> QRectF:
    """Return where a good that was drawn lies."""
    first = PANEL.center().x() - (82 * (count - 1) + 66) / 2
    return QRectF(first + 82 * index, PANEL.y() + 104, 66, 92)


def aside_good(index: int, count: int) -> QRectF:
    """Return where a good lies that was laid aside in winter."""
    pitch = min(50.0, (PANEL.width() - 72) / max(1, count - 1))
    return QRectF(PANEL.x() + 14 + pitch * index, PANEL.y() + 84, 44, 62)


def aside_building(index: int, count: int) -> QRectF:
    """Return where a building lies that was laid aside in winter."""
    pitch = min(90.0, (PANEL.width() - 112) / max(1, count - 1))
    return QRectF(PANEL.x() + 14 + pitch * index, PANEL.y() + 162, 84, 116)


# ---- the other seats -----------------------------------------------------------------------------


def numbers_wide(area: QRectF) -> float:
    """Return how much of the area of a seat its name and numbers take."""
    return 150 if is_wide(area) else 104 if area.width() < 400 else 122


def mini_column(area: QRectF, index: int, count: int) -> QRectF:
    """Return the head of a city in the area of another seat; its buildings follow below."""
    left = numbers_wide(area)
    pitch = (area.width() - left - 3) / count
    return QRectF(area.x() + left + pitch * index, area.y() + 5, pitch - 4, 21)


def is_wide(area: QRectF) -> bool:
    """Tell whether there is room for the names of buildings in the area of another seat."""
    return area.width() > 800


def mini(head: QRectF, index: int, count: int, low: bool) -> QRectF:
    """Return where a building of another seat stands below the head of its city."""
    high = 38.0 if low else 56.0
    if head.width() > 150:
        across = max(2 if head.width() > 200 else 1, math.ceil(count / int((high + 1) / 19)))
        wide = (head.width() + 2) / across - 2
        tall = min(26.0, (high + 1) / max(2, math.ceil(count / across)) - 1)
    else:
        wide = min(24.0, (head.width() - 1) / 2)
        while (across := _fit(head.width(), wide)) * _fit(high, wide) < count:
            wide -= 0.25
        tall = wide
    gap = 2 if head.width() > 150 else 1
    x = head.x() + (wide + gap) * (index % across)
    return QRectF(x, head.bottom() + 2 + (tall + 1) * (index // across), wide, tall)


def _fit(room: float, side: float) -> int:
    """How many squares of a size lie beside each other."""
    return int((room + 1) / (side + 1))


def shown(area: QRectF, index: int, count: int) -> QRectF:
    """Return where a card of an open hand lies in the area of another seat."""
    left = area.x() + numbers_wide(area)
    pitch = min(16.0, (area.right() - 20 - left) / max(1, count - 1))
    return QRectF(left + pitch * index, area.bottom() - 19, 15, 16)

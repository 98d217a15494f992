"""Where everything of Kogge lies, in units of the board (1118 by 690)."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF

from hansetable.ui.games.table_board import at

OTHERS_HIGH = 70
"""The height of the areas of the other seats."""
CHART = at(8, 112, 852, 446)
TRAY = at(206, 226, 296, 104)
"""The bids, or the start cities."""
ORDER = at(14, 461, 158, 91)
"""The order of the turns of four seats, on land where no course leads."""
PANEL = at(206, 226, 296, 192)
"""What two players settle between them, or a player with a city."""
COLUMN_X, COLUMN_W = 872, 236
PAIRS_Y, MASTER, CHIPS_Y = 132, at(872, 286, 236, 80), 395
SUPPLY = at(868, 499, 244, 28)
OWN = at(0, 564, 1118, 152)
HOLD = at(170, 592, 210, 112)
ACTIONS = at(872, 592, 236, 108)
_PITCH = 122
_MARKERS_X, _MARKERS_END = 396, 860
_READABLE, _CLOSEST = 35.0, 6.0
"""From one marker to the next: so that its number can be read, and the least of all."""
_UNKNOWN_IN_A_ROW = 8
"""So many cubes of unknown kinds are in a row of the hold."""
_ROW_WIDE = 71
"""How far the first and the last cube of a kind are apart at most."""


# ---- the map -------------------------------------------------------------------------------------


def heading(route: QRectF) -> QRectF:
    """Return where the arrow of a route lies, at the upper right corner of its marker."""
    return QRectF(route.right() - 9, route.y() - 4, 14, 14)


# ---- the right column ----------------------------------------------------------------------------


def pair(index: int) -> QRectF:
    """Return where a pair of markers lies that is for sale."""
    return at(COLUMN_X + _PITCH * (index % 2), PAIRS_Y + 66 * (index // 2), 114, 58)


def chip_stock(index: int) -> QRectF:
    """Return where the bonus chips of a kind lie that are left."""
    return at(COLUMN_X + _PITCH * (index % 2), CHIPS_Y + 40 * (index // 2), 114, 34)


def supply(index: int) -> QRectF:
    """Return where the supply of a good lies."""
    return at(COLUMN_X + 59 * index, 501, 54, 24)


def pool(number: int) -> QRectF:
    """Return where the markers of a number lie that are left in the pool."""
    return at(COLUMN_X + 26.4 * number, 528, 24, 29)


def action(index: int, count: int) -> QRectF:
    """Return where an action stands in the list of what can be done in a turn."""
    high = 32 if count <= 6 else 24
    pitch = ACTIONS.height() / ((count + 1) // 2) + (2 if count <= 6 else 1)
    return QRectF(ACTIONS.x() + _PITCH * (index % 2), ACTIONS.y() + pitch * (index // 2), 114, high)


# ---- the own area --------------------------------------------------------------------------------


def hold_row(index: int) -> QRectF:
    """Return the row of a good in the hold, in the order of the goods."""
    return QRectF(HOLD.x() + 8, HOLD.y() + 6 + 25 * index, HOLD.width() - 16, 25)


def hold_cube(good: int, index: int, count: int) -> QRectF:
    """Return where a good lies in its row of the hold; many overlap, each with its edge seen."""
    row = hold_row(good)
    pitch = min(28.0, _ROW_WIDE / max(1, count - 1))
    left = row.x() + 4 + pitch * index
    return QRectF(left, row.center().y() - 10.5, 21, 21)


def hidden_cube(index: int, count: int) -> QRectF:
    """Return where a good lies in the hold whose kind is not known."""
    rows = (count + _UNKNOWN_IN_A_ROW - 1) // _UNKNOWN_IN_A_ROW
    pitch = min(25.0, 79 / max(1, rows - 1))
    x, y = index % _UNKNOWN_IN_A_ROW, index // _UNKNOWN_IN_A_ROW
    return QRectF(HOLD.x() + 10 + 24 * x, HOLD.y() + 8 + pitch * y, 21, 21)


def marker(index: int, numbers: Sequence[str]) -> QRectF:
    """Return where a marker of the own hand lies; from the eleventh on they overlap."""
    beside = spread(index, numbers, float(_MARKERS_END - 42 - _MARKERS_X), 46.0)
    return at(_MARKERS_X + beside, 594, 42, 60)


def spread(index: int, numbers: Sequence[str], room: float, pitch: float) -> float:
    """Return how far a marker lies from the first one, which has so much room at its right.

    Equal ones lie closest, so that the number of each kind can be read.
    """
    count = len(numbers)
    changes = [i for i in range(1, count) if numbers[i] != numbers[i - 1]]
    wide = close = min(pitch, room / max(1, count - 1))
    equal = count - 1 - len(changes)
    if wide < _READABLE and equal:
        wide = min(_READABLE, (room - _CLOSEST * equal) / max(1, len(changes)))
        close = (room - wide * len(changes)) / equal
    before = sum(1 for i in changes if i <= index)
    return wide * before + close * (index - before)


def own_raid(index: int) -> QRectF:
    """Return where one of the two raid markers lies, or the place of one still to be bought."""
    return at(16 + 32 * index, 678, 26, 26)


def own_chip(index: int, count: int, raids: int) -> QRectF:
    """Return where an own bonus chip lies, behind so many raid markers."""
    left = 17 + 32 * raids
    pitch = min(28.0, (136 - left) / max(1, count - 1))
    return at(left + pitch * index, 679, 24, 24)


# ---- the other seats -----------------------------------------------------------------------------


def rival_chip(area: QRectF, index: int) -> QRectF:
    """Return where a bonus chip of another seat lies, from the right to the left."""
    return QRectF(area.right() - 104 - 20 * index, area.y() + 7, 18, 18)


# ---- panels --------------------------------------------------------------------------------------


def bids(counts: Sequence[int]) -> list[list[QRectF]]:
    """Return where each of so many markers of each bid lies in the tray, one place at least."""
    counts = [max(1, count) for count in counts]
    more, room = sum(counts) - len(counts), TRAY.width() - 24
    gap = 18.0 if _bids_wide(counts, 18, 1) <= room else 12.0
    size = next(
        (part / 20 for part in range(20, 11, -1) if _bids_wide(counts, gap, part / 20) <= room), 0.6
    )
    free = room - gap * (len(counts) - 1) - 30 * size * len(counts)
    pitch = min(32 * size, free / max(1, more))
    places, x, top = [], TRAY.x() + 12, TRAY.y() + 67 - 19 * size
    for count in counts:
        places.append([QRectF(x + pitch * i, top, 30 * size, 38 * size) for i in range(count)])
        x += 30 * size + pitch * (count - 1) + gap
    return places


def _bids_wide(counts: Sequence[int], gap: float, size: float) -> float:
    """How wide bids are whose markers do not lie over each other."""
    return sum((30 + 32 * (count - 1)) * size for count in counts) + gap * (len(counts) - 1)


def pile(index: int) -> QRectF:
    """Return one of the two piles of a robbed cargo."""
    return QRectF(PANEL.x() + 10 + 140 * index, PANEL.y() + 52, 136, PANEL.height() - 62)


def pile_cube(index: int, number: int, count: int) -> QRectF:
    """Return where a good lies on a pile."""
    box = pile(index)
    across = 5 if count <= 15 else 7
    pitch = 25.0 if across == 5 else 18.0
    rows = (count + across - 1) // across
    down = min(25.0, (box.height() - 34 - 21) / max(1, rows - 1))
    x = box.x() + 6 + pitch * (number % across)
    return QRectF(x, box.y() + 28 + down * (number // across), 21, 21)


def bill(row: int) -> QRectF:
    """Return a row of the exchange with a city: given, taken, and what lies there still."""
    return QRectF(PANEL.x() + 10, PANEL.y() + 34 + 51 * row, PANEL.width() - 20, 46)


def bill_cube(row: int, index: int, count: int) -> QRectF:
    """Return where a good lies in a row of the exchange."""
    line = bill(row)
    pitch = min(25.0, (line.width() - 92 - 21) / max(1, count - 1))
    return QRectF(line.x() + 92 + pitch * index, line.center().y() - 10.5, 21, 21)


def bill_stock(index: int) -> QRectF:
    """Return where the goods of a kind lie that the city still has, the first (0) to the last."""
    line = bill(2)
    return QRectF(line.x() + 92 + 46 * index, line.center().y() - 12, 42, 24)


def stake(index: int, count: int) -> QRectF:
    """Return where a marker lies that is chosen for a conflict."""
    pitch = min(40.0, (PANEL.width() - 24 - 36) / max(1, count - 1))
    return QRectF(PANEL.x() + 12 + pitch * index, PANEL.y() + 62, 36, 50)

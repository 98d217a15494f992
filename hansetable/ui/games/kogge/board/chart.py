"""The chart of Kogge: the places of nine cities, told by their numbers 0 to 8, and courses."""

import math

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainterPath, QPen, QPolygonF

from hansetable.ui.art.canvas import Canvas
from hansetable.ui.art.palette import CREAM, LANTERN, LANTERN_RIM, alpha
from hansetable.ui.games.kogge.board import city_plate
from hansetable.ui.games.kogge.board.layout import CHART

_PLATES = (
    *((12.0, 10.0), (296.0, 10.0), (572.0, 10.0), (686.0, 110.0), (686.0, 220.0)),
    *((620.0, 350.0), (394.0, 350.0), (168.0, 350.0), (8.0, 234.0)),
)
_COG, _STEP = 42.0, 34.0
_BERTHS = (
    # for each city, where its cogs lie: the first, then the way to the next and the row after
    *((14.0, 99.0, 1, 0), (456.0, 8.0, 0, 1), (560.0, 99.0, -1, 0)),
    *((642.0, 111.0, 0, 1), (642.0, 221.0, 0, 1)),
    *((640.0, 307.0, -1, 0), (486.0, 307.0, -1, 0), (282.0, 307.0, -1, 0), (166.0, 235.0, 0, 1)),
)
_BESIDE = {0: 170.0, 1: 228.0, 2: 730.0, 5: 778.0, 6: 552.0, 7: 326.0}
"""Where figures stand in a column beside a plate; at the other cities they stand in a row below."""

_BEND = 0.55
_PRINT = "#2d5558"


# ---- places --------------------------------------------------------------------------------------


def plate_place(city: int) -> QRectF:
    """Where the plate of a city lies."""
    x, y = _PLATES[city]
    return QRectF(CHART.x() + x, CHART.y() + y, city_plate.WIDTH, city_plate.HEIGHT)


def on_plate(city: int, place: QRectF) -> QRectF:
    """Where a place on the plate of a city is."""
    return place.translated(plate_place(city).topLeft())


def berth(city: int, index: int) -> QRectF:
    """Where a cog lies at a city, the first (0) to the fourth (3)."""
    x, y, across, down = _BERTHS[city]
    if across:
        x += across * _STEP * index
    else:
        x += _STEP * (index // 2) * (-1 if city in (3, 4) else 1)
        y += down * (_COG + 2) * (index % 2)
    return QRectF(CHART.x() + x, CHART.y() + y, _COG, _COG)


def master_place(city: int) -> QRectF:
    """Where the guild master stands."""
    x, y = _PLATES[city]
    beside = _BESIDE.get(city)
    place = QRectF(x + 71, y + 87, 27, 27) if beside is None else QRectF(beside, y + 2, 30, 30)
    return place.translated(CHART.topLeft())


def end_place(city: int) -> QRectF:
    """Where the end marker lies."""
    x, y = _PLATES[city]
    beside = _BESIDE.get(city)
    place = QRectF(x + 4, y + 90, 64, 19) if beside is None else QRectF(beside, y + 36, 64, 19)
    return place.translated(CHART.topLeft())


def raid_place(city: int, index: int) -> QRectF:
    """Where a raid marker lies in a city, the first (0) to the fourth (3)."""
    x, y = _PLATES[city]
    beside = _BESIDE.get(city)
    if beside is None:
        place = QRectF(x + 101 + 13 * index, y + 88, 25, 25)
    else:
        place = QRectF(beside + 14 * index, y + 60, 26, 26)
    return place.translated(CHART.topLeft())


def degrees(start: int, end: int) -> float:
    """In which direction one city lies from another, clockwise from the right."""
    way = plate_place(end).center() - plate_place(start).center()
    return math.degrees(math.atan2(way.y(), way.x()))


# ---- courses -------------------------------------------------------------------------------------


def course(start: int, end: int) -> QPainterPath:
    """The bent course from one plate to another; a cog can be moved along it."""
    first, last = plate_place(start), plate_place(end)
    middle = (first.center() + last.center()) / 2
    control = middle + (CHART.center() - middle) * _BEND
    path = QPainterPath(_rim(first, control, 4))
    path.quadTo(control, _rim(last, control, 10))
    return path


def paint_course(b: Canvas, path: QPainterPath, glowing: bool) -> None:
    """Paints a course with its arrow head; ``glowing`` while a cog can be sent along it."""
    core, rim = (LANTERN, LANTERN_RIM) if glowing else (CREAM, _PRINT)
    strokes = [(13.0, 0.14, core), (9.0, 0.22, core)] if glowing else []
    b.p.setBrush(Qt.BrushStyle.NoBrush)
    for width, opacity, colour in (*strokes, (5.4, 1.0, rim), (3.6, 1.0, core)):
        pen = QPen(alpha(colour, opacity), width)
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        b.p.setPen(pen)
        b.p.drawPath(path)
    with b.kept():
        b.p.translate(path.pointAtPercent(1))
        b.p.rotate(-path.angleAtPercent(1))
        b.p.setPen(QPen(QColor(rim), 1.2))
        b.p.setBrush(QColor(core))
        b.p.drawPolygon(QPolygonF([QPointF(9, 0), QPointF(-9, -9), QPointF(-9, 9)]))


def _rim(box: QRectF, towards: QPointF, air: float) -> QPointF:
    """Where the line from the middle of a box leaves it, and so far beyond."""
    way = towards - box.center()
    across = abs(way.x()) / (box.width() / 2 + air)
    down = abs(way.y()) / (box.height() / 2 + air)
    return box.center() + way / max(across, down, 1e-6)

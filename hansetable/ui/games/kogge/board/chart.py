"""The chart of Kogge: the Baltic with the places of nine cities, and courses between them.

It is drawn in units of a chart of 852 by 446 and stretched to the rectangle that is asked for.
Cities are told by their numbers, 0 to 8.
"""

import math
import random
from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainterPath, QPen, QPolygonF, QTransform

from hansetable.ui.art.base_canvas import rounded
from hansetable.ui.art.canvas import Canvas
from hansetable.ui.art.palette import CREAM, LANTERN, LANTERN_RIM, TEAL, alpha
from hansetable.ui.art.textures import texture
from hansetable.ui.games.kogge.board import city_plate

BASE = QRectF(0, 0, 852, 446)
"""The chart in its own units."""

_PLATES = (
    *((12.0, 10.0), (296.0, 10.0), (572.0, 10.0), (686.0, 110.0), (686.0, 220.0)),
    *((620.0, 350.0), (394.0, 350.0), (168.0, 350.0), (8.0, 234.0)),
)
_COG, _STEP = 42.0, 34.0
_BERTHS = (
    # for each city, where its cogs lie: the first, then the way to the next and the row after
    *((14.0, 99.0, 1, 0), (456.0, 8.0, 0, 1), (560.0, 99.0, -1, 0)),
    *((642.0, 111.0, 0, 1), (642.0, 221.0, 0, 1)),
    *((654.0, 307.0, -1, 0), (486.0, 307.0, -1, 0), (282.0, 307.0, -1, 0), (166.0, 235.0, 0, 1)),
)
_BESIDE = {0: 170.0, 1: 228.0, 2: 730.0, 5: 778.0, 6: 552.0, 7: 326.0}
"""Where figures stand in a column beside a plate; at the other cities they stand in a row below."""

_COMPASS = QPointF(560, 274)
_BEND = 0.55
_PRINT = "#2d5558"
_COAST = "#4b3d28"
_SEA = (
    *((0, 78), (52, 74), (102, 94), (142, 84), (184, 102), (206, 150), (222, 208), (254, 240)),
    *((312, 240), (344, 210), (380, 188), (396, 150), (390, 114), (420, 92), (462, 84), (484, 58)),
    *((498, 28), (512, 0), (578, 0), (576, 38), (604, 64), (656, 78), (732, 74), (852, 84)),
    *((852, 114), (764, 120), (708, 124), (682, 146), (714, 172), (708, 208), (668, 206)),
    *((656, 240), (642, 280), (604, 312), (552, 318), (512, 340), (462, 328), (416, 350)),
    *((362, 340), (312, 358), (262, 340), (220, 328), (188, 350), (142, 340), (112, 308)),
    *((120, 268), (102, 218), (62, 188), (0, 180)),
)
_ISLANDS = (
    ((540, 188), (558, 170), (566, 200), (552, 232), (538, 218)),
    ((578, 120), (612, 110), (628, 128), (598, 138)),
    ((168, 240), (198, 228), (212, 260), (188, 286), (164, 272)),
    ((396, 286), (416, 280), (420, 298), (400, 300)),
    ((588, 156), (608, 148), (612, 170), (594, 176)),
)
_HILLS = (
    *((258.0, 60.0), (214.0, 32.0), (252.0, 132.0), (300.0, 172.0), (806.0, 40.0), (762.0, 52.0)),
    *((34.0, 206.0), (40.0, 366.0), (88.0, 398.0), (52.0, 420.0), (794.0, 336.0), (810.0, 412.0)),
    *((340.0, 400.0), (566.0, 402.0), (352.0, 424.0)),
)


# ---- places --------------------------------------------------------------------------------------


def plate_place(rect: QRectF, city: int) -> QRectF:
    """Where the plate of a city lies."""
    x, y = _PLATES[city]
    return _fit(rect).mapRect(QRectF(x, y, city_plate.WIDTH, city_plate.HEIGHT))


def berth(rect: QRectF, city: int, index: int) -> QRectF:
    """Where a cog lies at a city, the first (0) to the fourth (3)."""
    x, y, across, down = _BERTHS[city]
    if across:
        x += across * _STEP * index
    else:
        x += _STEP * (index // 2) * (-1 if city in (3, 4) else 1)
        y += down * (_COG + 2) * (index % 2)
    return _fit(rect).mapRect(QRectF(x, y, _COG, _COG))


def master_place(rect: QRectF, city: int) -> QRectF:
    """Where the guild master stands."""
    x, y = _PLATES[city]
    beside = _BESIDE.get(city)
    place = QRectF(x + 71, y + 87, 27, 27) if beside is None else QRectF(beside, y + 2, 30, 30)
    return _fit(rect).mapRect(place)


def end_place(rect: QRectF, city: int) -> QRectF:
    """Where the end marker lies."""
    x, y = _PLATES[city]
    beside = _BESIDE.get(city)
    place = QRectF(x + 4, y + 90, 64, 19) if beside is None else QRectF(beside, y + 36, 64, 19)
    return _fit(rect).mapRect(place)


def raid_place(rect: QRectF, city: int, index: int) -> QRectF:
    """Where a raid marker lies in a city, the first (0) to the fourth (3)."""
    x, y = _PLATES[city]
    beside = _BESIDE.get(city)
    if beside is None:
        place = QRectF(x + 101 + 13 * index, y + 88, 25, 25)
    else:
        place = QRectF(beside + 14 * index, y + 60, 26, 26)
    return _fit(rect).mapRect(place)


def degrees(start: int, end: int) -> float:
    """In which direction one city lies from another, clockwise from the right."""
    way = plate_place(BASE, end).center() - plate_place(BASE, start).center()
    return math.degrees(math.atan2(way.y(), way.x()))


# ---- courses -------------------------------------------------------------------------------------


def course(rect: QRectF, start: int, end: int) -> QPainterPath:
    """The bent course from one plate to another; a cog can be moved along it."""
    first, last = plate_place(BASE, start), plate_place(BASE, end)
    middle = (first.center() + last.center()) / 2
    control = middle + (BASE.center() - middle) * _BEND
    path = QPainterPath(_rim(first, control, 4))
    path.quadTo(control, _rim(last, control, 10))
    return _fit(rect).map(path)


def paint_course(b: Canvas, path: QPainterPath, scale: float = 1, glowing: bool = True) -> None:
    """Paints a course with its arrow head; ``glowing`` while a cog can be sent along it.

    Args:
        b: the canvas.
        path: what ``course`` gave.
        scale: how large the strokes are.
        glowing: in the light of the lantern, or in the print of the chart.
    """
    core, rim = (LANTERN, LANTERN_RIM) if glowing else (CREAM, _PRINT)
    strokes = [(13.0, 0.14, core), (9.0, 0.22, core)] if glowing else []
    b.p.setBrush(Qt.BrushStyle.NoBrush)
    for width, opacity, colour in (*strokes, (5.4, 1.0, rim), (3.6, 1.0, core)):
        pen = QPen(alpha(colour, opacity), width * scale)
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        b.p.setPen(pen)
        b.p.drawPath(path)
    with b.kept():
        b.p.translate(path.pointAtPercent(1))
        b.p.rotate(-path.angleAtPercent(1))
        b.p.scale(scale, scale)
        b.p.setPen(QPen(QColor(rim), 1.2))
        b.p.setBrush(QColor(core))
        b.p.drawPolygon(QPolygonF([QPointF(9, 0), QPointF(-9, -9), QPointF(-9, 9)]))


def _rim(box: QRectF, towards: QPointF, air: float) -> QPointF:
    """Where the line from the middle of a box leaves it, and so far beyond."""
    way = towards - box.center()
    across = abs(way.x()) / (box.width() / 2 + air)
    down = abs(way.y()) / (box.height() / 2 + air)
    return box.center() + way / max(across, down, 1e-6)


# ---- the map -------------------------------------------------------------------------------------


def paint_chart(b: Canvas, rect: QRectF) -> None:
    """Paints land and sea, without plates and figures; it gets a shadow."""
    b.shadow(rect, 8)
    fit = _fit(rect)
    with b.kept():
        b.p.setClipPath(rounded(rect, 8), Qt.ClipOperation.IntersectClip)
        b.p.drawTiledPixmap(rect, texture("land"))
        b.p.fillRect(rect, alpha("#6b6a3f", 0.16))
        _paint_hills(b, fit)
        _paint_sea(b, rect, fit.map(_sea()), fit)
        _paint_name(b, fit)
        _paint_compass(b, fit)
    b.rect(rect.adjusted(0.5, 0.5, -0.5, -0.5), None, 8, QColor(30, 22, 12, 170), 1)
    b.rect(rect.adjusted(3, 3, -3, -3), None, 6, QColor(75, 61, 40, 110), 1)


def _fit(rect: QRectF) -> QTransform:
    """From the units of the chart to the rectangle."""
    across, down = rect.width() / BASE.width(), rect.height() / BASE.height()
    return QTransform().translate(rect.x(), rect.y()).scale(across, down)


def _scale(fit: QTransform) -> float:
    return min(fit.m11(), fit.m22())


def _sea() -> QPainterPath:
    """The sea from the Skagerrak to the gulfs, without the islands, in units of the chart."""
    path = _coast(_SEA, 5, 6, 3)
    for seed, island in enumerate(_ISLANDS):
        path = path.subtracted(_coast(island, seed, 2, 2))
    return path


def _coast(
    outline: Sequence[tuple[float, float]], seed: int, uneven: float, times: int
) -> QPainterPath:
    """A closed outline made uneven by chance: each line is halved and its middle moved."""
    chance = random.Random(seed)
    points = [QPointF(x, y) for x, y in outline]
    for _ in range(times):
        finer = []
        for here, after in zip(points, [*points[1:], points[0]], strict=True):
            way = after - here
            reach = min(uneven, math.hypot(way.x(), way.y()) * 0.12)
            shift = QPointF(chance.uniform(-reach, reach), chance.uniform(-reach, reach))
            finer += [here, (here + after) / 2 + shift]
        points = finer
    path = QPainterPath((points[-1] + points[0]) / 2)
    for here, after in zip(points, [*points[1:], points[0]], strict=True):
        path.quadTo(here, (here + after) / 2)
    path.closeSubpath()
    return path


def _paint_hills(b: Canvas, fit: QTransform) -> None:
    """Low hills, two or three in a row, as an old chart shows them."""
    chance = random.Random(7)
    pen = QPen(alpha(_COAST, 0.30), 1.3 * _scale(fit))
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    b.p.setPen(pen)
    b.p.setBrush(Qt.BrushStyle.NoBrush)
    for x, y in _HILLS:
        for hill in range(chance.choice((2, 3))):
            left = x + hill * 12 + chance.uniform(-2, 2)
            high = 7 + chance.uniform(-2, 3)
            path = QPainterPath(QPointF(left, y))
            path.quadTo(left + 7, y - 2 * high, left + 15, y)
            b.p.drawPath(fit.map(path))


def _paint_sea(b: Canvas, rect: QRectF, sea: QPainterPath, fit: QTransform) -> None:
    """Water that is lighter near the shore, crossed by the faint lines of the compass."""
    scale = _scale(fit)
    with b.kept():
        b.p.setClipPath(sea, Qt.ClipOperation.IntersectClip)
        b.p.drawTiledPixmap(rect, texture("sea"))
        b.p.setBrush(Qt.BrushStyle.NoBrush)
        for width, light in ((44, 0.06), (30, 0.07), (18, 0.08), (9, 0.10)):
            b.p.setPen(QPen(alpha("#eef4e4", light), width * scale))
            b.p.drawPath(sea)
        centre = fit.map(_COMPASS)
        b.p.setPen(QPen(alpha(_PRINT, 0.12), scale))
        for step in range(16):
            angle = step * math.tau / 16
            far = QPointF(math.cos(angle), math.sin(angle)) * rect.width()
            b.p.drawLine(centre, centre + far)
    b.p.setPen(QPen(alpha(_COAST, 0.85), 1.5 * scale))
    b.p.setBrush(Qt.BrushStyle.NoBrush)
    b.p.drawPath(sea)


def _paint_name(b: Canvas, fit: QTransform) -> None:
    scale = _scale(fit)
    # The Latin name belongs to the picture, it is the same in every language.
    for words, x, y in (("MARE", 298, 272), ("BALTICUM", 326, 294)):
        centre = fit.map(QPointF(x, y))
        room = QRectF(centre.x() - 90 * scale, centre.y() - 10 * scale, 180 * scale, 20 * scale)
        ink = alpha(_PRINT, 0.8)
        b.text(room, words, 17 * scale, ink, family="cinzel", spacing=5 * scale, least=5)


def _paint_compass(b: Canvas, fit: QTransform) -> None:
    scale, centre = _scale(fit), fit.map(_COMPASS)
    b.p.setPen(QPen(alpha(_PRINT, 0.45), 0.9 * scale))
    b.p.setBrush(Qt.BrushStyle.NoBrush)
    b.p.drawEllipse(centre, 16 * scale, 16 * scale)
    for step in (1, 3, 5, 7, 0, 2, 4, 6):
        reach, shoulder = (24, 6.5) if step % 2 == 0 else (14, 5.5)
        for side, colour in ((1, _PRINT), (-1, "#eee4c8")):
            ray = QPolygonF([QPointF(0, 0), QPointF(side * 4.5, -shoulder), QPointF(0, -reach)])
            turn = QTransform().translate(centre.x(), centre.y()).scale(scale, scale)
            b.p.setPen(QPen(QColor(_PRINT), 0.8 * scale))
            b.p.setBrush(QColor(colour))
            b.p.drawPolygon(turn.rotate(45 * step).map(ray))
    north = QRectF(centre.x() - 10 * scale, centre.y() - 40 * scale, 20 * scale, 14 * scale)
    b.text(north, "N", 12 * scale, TEAL, family="cinzel", least=5)

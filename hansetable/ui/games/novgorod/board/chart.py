"""The sea chart of Novgorod: coast, islands, lanes, a compass and the name of the sea.

It is drawn in units of a chart of 812 by 310 and stretched to the rectangle that is asked for.
"""

import math
import random
from collections.abc import Mapping, Sequence

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainterPath, QPen, QPolygonF, QTransform

from hansetable.ui.art.base_canvas import rounded
from hansetable.ui.art.canvas import Canvas
from hansetable.ui.art.palette import CREAM, TEAL, WAX, alpha
from hansetable.ui.art.textures import texture

BASE = QRectF(0, 0, 812, 310)
"""The chart in its own units."""

_SEED = 7
_CENTRE = QPointF(406, 155)
_COMPASS = QPointF(552, 155)
_REACH = QPointF(322, 112)
_POINTS = 72
_SQUARENESS = 2.9
_BEND = 0.30
_PRINT = "#2d5558"
_COAST = "#4b3d28"
_ISLANDS = (
    # centre x and y, half width and height, degrees
    (462.0, 146.0, 8.0, 20.0, 8.0),
    (476.0, 119.0, 3.2, 4.6, 20.0),
    (286.0, 200.0, 6.0, 4.2, -15.0),
    (381.0, 129.0, 2.6, 15.0, 14.0),
    (664.0, 80.0, 9.0, 5.6, -8.0),
    (679.0, 93.0, 6.5, 5.0, 12.0),
)
_HILLS = (
    *((62.0, 42.0), (96.0, 62.0), (52.0, 78.0), (712.0, 52.0), (764.0, 40.0), (742.0, 74.0)),
    *((70.0, 250.0), (104.0, 272.0), (56.0, 280.0), (726.0, 246.0), (762.0, 262.0), (734.0, 282.0)),
)


def paint_chart(
    b: Canvas,
    rect: QRectF,
    clusters: Mapping[str, QPointF],
    lanes: Sequence[tuple[str, str]],
    bypasses: Sequence[tuple[str, str]] = (),
) -> None:
    """Paints the whole chart, without the cards that lie on it.

    Args:
        b: the canvas.
        rect: where; it gets a shadow.
        clusters: the middle of each city, in the coordinates of ``rect``.
        lanes: pairs of cities that are joined by a sea lane.
        bypasses: pairs that are joined only as long as ships sail past a city between them.
    """
    b.shadow(rect, 8)
    b.p.save()
    b.p.setClipPath(rounded(rect, 8), Qt.ClipOperation.IntersectClip)
    b.p.drawTiledPixmap(rect, texture("land"))
    b.p.fillRect(rect, alpha("#6b6a3f", 0.20))
    fit = _fit(rect)
    sea = fit.map(_sea())
    _paint_land(b, fit)
    _paint_sea(b, rect, sea, fit)
    for one, other in lanes:
        _paint_lane(b, rect, clusters[one], clusters[other], _PRINT)
    for one, other in bypasses:
        _paint_lane(b, rect, clusters[one], clusters[other], WAX)
    _paint_letters(b, fit)
    _paint_compass(b, fit)
    b.p.restore()
    b.rect(rect.adjusted(0.5, 0.5, -0.5, -0.5), None, 8, QColor(30, 22, 12, 170), 1)
    b.rect(rect.adjusted(3, 3, -3, -3), None, 6, QColor(75, 61, 40, 110), 1)


def _fit(rect: QRectF) -> QTransform:
    """From the units of the chart to the rectangle."""
    across, down = rect.width() / BASE.width(), rect.height() / BASE.height()
    return QTransform().translate(rect.x(), rect.y()).scale(across, down)


def _sea() -> QPainterPath:
    """The sea inside its coast, without the islands, in the units of the chart."""
    chance = random.Random(_SEED)
    rim = [_shore(step * math.tau / _POINTS, chance) for step in range(_POINTS)]
    path = QPainterPath((rim[-1] + rim[0]) / 2)
    for here, after in zip(rim, [*rim[1:], rim[0]], strict=True):
        path.quadTo(here, (here + after) / 2)
    path.closeSubpath()
    for x, y, wide, high, turn in _ISLANDS:
        path = path.subtracted(_island(x, y, wide, high, turn))
    return path


def _shore(angle: float, chance: random.Random) -> QPointF:
    """A point of the coast: a rounded box, made uneven by slow waves and a little chance."""
    cosine, sine = math.cos(angle), math.sin(angle)
    box = abs(cosine) ** _SQUARENESS + abs(sine) ** _SQUARENESS
    uneven = 0.035 * math.sin(5 * angle + 1) + 0.03 * math.sin(9 * angle + 2)
    reach = box ** (-1 / _SQUARENESS) * (1 + uneven + chance.uniform(-0.016, 0.016))
    return _CENTRE + QPointF(_REACH.x() * cosine * reach, _REACH.y() * sine * reach)


def _island(x: float, y: float, wide: float, high: float, turn: float) -> QPainterPath:
    path = QPainterPath()
    path.addEllipse(QPointF(0, 0), wide, high)
    return QTransform().translate(x, y).rotate(turn).map(path)


def _paint_land(b: Canvas, fit: QTransform) -> None:
    """Low hills, three in a row, as an old chart shows them, where no city lies."""
    chance = random.Random(_SEED)
    pen = QPen(alpha(_COAST, 0.30), 1.3)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    b.p.setPen(pen)
    b.p.setBrush(Qt.BrushStyle.NoBrush)
    for x, y in _HILLS:
        for hill in range(3):
            left = x + hill * 13 + chance.uniform(-2, 2)
            high = 8 + chance.uniform(-2, 3)
            path = QPainterPath(QPointF(left, y))
            path.quadTo(left + 7, y - 2 * high, left + 16, y)
            b.p.drawPath(fit.map(path))


def _paint_sea(b: Canvas, rect: QRectF, sea: QPainterPath, fit: QTransform) -> None:
    """Water that is lighter near the shore, crossed by the faint lines of the compass."""
    b.p.save()
    b.p.setClipPath(sea, Qt.ClipOperation.IntersectClip)
    b.p.drawTiledPixmap(rect, texture("sea"))
    b.p.setBrush(Qt.BrushStyle.NoBrush)
    for width, light in ((40, 0.06), (28, 0.07), (16, 0.08), (8, 0.10)):
        b.p.setPen(QPen(alpha("#eef4e4", light), width))
        b.p.drawPath(sea)
    centre = fit.map(_COMPASS)
    b.p.setPen(QPen(alpha(_PRINT, 0.13), 1))
    for step in range(16):
        angle = step * math.tau / 16
        reach = rect.width()
        b.p.drawLine(centre, centre + QPointF(reach * math.cos(angle), reach * math.sin(angle)))
    b.p.restore()
    b.p.setPen(QPen(alpha(_COAST, 0.85), 1.5))
    b.p.setBrush(Qt.BrushStyle.NoBrush)
    b.p.drawPath(sea)


def _paint_lane(b: Canvas, rect: QRectF, start: QPointF, end: QPointF, colour: str) -> None:
    """A dashed lane; one that runs aslant bends towards the middle of the chart."""
    middle = (start + end) / 2
    aslant = min(abs(end.x() - start.x()), abs(end.y() - start.y())) > rect.height() / 10
    if aslant:
        middle += (rect.center() - middle) * _BEND
    path = QPainterPath(start)
    path.quadTo(middle, end)
    scale = _scale(rect)
    b.p.setBrush(Qt.BrushStyle.NoBrush)
    under = QPen(alpha(CREAM, 0.85), 5 * scale)
    under.setCapStyle(Qt.PenCapStyle.RoundCap)
    b.p.setPen(under)
    b.p.drawPath(path)
    dashes = QPen(QColor(colour), 2.2 * scale)
    dashes.setDashPattern([3, 2.4])
    b.p.setPen(dashes)
    b.p.drawPath(path)


def _paint_letters(b: Canvas, fit: QTransform) -> None:
    scale = _scale(fit.mapRect(BASE))
    # The Latin name belongs to the picture, it is the same in every language.
    for words, px, spacing, y in (("MARE", 17, 6, 149), ("BALTICUM", 15, 4, 168)):
        centre = fit.map(QPointF(279, y))
        room = QRectF(centre.x() - 110 * scale, centre.y() - 9 * scale, 220 * scale, 18 * scale)
        b.text(room, words, px * scale, _PRINT, family="cinzel", spacing=spacing * scale, least=5)


def _paint_compass(b: Canvas, fit: QTransform) -> None:
    scale = _scale(fit.mapRect(BASE))
    centre = fit.map(_COMPASS)
    b.p.setPen(QPen(alpha(_PRINT, 0.45), max(0.6, 0.9 * scale)))
    b.p.setBrush(Qt.BrushStyle.NoBrush)
    b.p.drawEllipse(centre, 17 * scale, 17 * scale)
    for step in (1, 3, 5, 7, 0, 2, 4, 6):
        main = step % 2 == 0
        reach, shoulder = (26, 7) if main else (15, 6)
        for side, colour in ((1, _PRINT), (-1, "#eee4c8")):
            ray = QPolygonF([QPointF(0, 0), QPointF(side * 5, -shoulder), QPointF(0, -reach)])
            turn = QTransform().translate(centre.x(), centre.y()).scale(scale, scale)
            b.p.setPen(QPen(QColor(_PRINT), 0.8 * scale))
            b.p.setBrush(QColor(colour))
            b.p.drawPolygon(turn.rotate(45 * step).map(ray))
    north = QRectF(centre.x() - 10 * scale, centre.y() - 42 * scale, 20 * scale, 14 * scale)
    b.text(north, "N", 12 * scale, TEAL, family="cinzel", least=5)


def _scale(rect: QRectF) -> float:
    """How large a stroke or a letter is, compared with the chart in its own units."""
    return min(rect.width() / BASE.width(), rect.height() / BASE.height())

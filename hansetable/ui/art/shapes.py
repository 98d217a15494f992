"""Drawing primitives of the icons: outlines in a box of 100 by 100 units, y downwards."""

import math
import re

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainterPath, QPainterPathStroker, QPolygonF, QTransform

_TOKEN = re.compile(r"[MLHVCQZ]|-?\d*\.?\d+")
_TAKES = {"M": 2, "L": 2, "H": 1, "V": 1, "C": 6, "Q": 4, "Z": 0}


def outline(commands: str) -> QPainterPath:
    """A path from the absolute commands M L H V C Q Z, written as in SVG."""
    path = QPainterPath()
    command = "M"
    numbers: list[float] = []
    for token in _TOKEN.findall(commands):
        if token in _TAKES:
            command = token
        else:
            numbers.append(float(token))
        if len(numbers) < _TAKES[command]:
            continue
        _draw(path, command, numbers)
        numbers = []
        if command == "M":
            command = "L"
    path.setFillRule(Qt.FillRule.WindingFill)
    return path


def _draw(path: QPainterPath, command: str, n: list[float]) -> None:
    here = path.currentPosition()
    match command:
        case "M":
            path.moveTo(n[0], n[1])
        case "L":
            path.lineTo(n[0], n[1])
        case "H":
            path.lineTo(n[0], here.y())
        case "V":
            path.lineTo(here.x(), n[0])
        case "C":
            path.cubicTo(*n)
        case "Q":
            path.quadTo(*n)
        case _:
            path.closeSubpath()


def ellipse(
    cx: float, cy: float, rx: float, ry: float | None = None, turn: float = 0.0
) -> QPainterPath:
    """An ellipse around (cx, cy), turned by degrees; a circle without ``ry``."""
    path = QPainterPath()
    path.addEllipse(QPointF(0, 0), rx, rx if ry is None else ry)
    return QTransform().translate(cx, cy).rotate(turn).map(path)


def box(x: float, y: float, width: float, height: float, radius: float = 0.0) -> QPainterPath:
    """A rectangle, its corners round if a radius is given."""
    path = QPainterPath()
    path.addRoundedRect(QRectF(x, y, width, height), radius, radius)
    return path


def stroke(line: str | QPainterPath, width: float) -> QPainterPath:
    """The area that a round pen of this width covers along a line."""
    pen = QPainterPathStroker()
    pen.setWidth(width)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    return pen.createStroke(outline(line) if isinstance(line, str) else line)


def union(*paths: QPainterPath) -> QPainterPath:
    """All of these areas together."""
    whole = QPainterPath()
    for path in paths:
        whole = whole.united(path)
    return whole


def cut(base: QPainterPath, *holes: QPainterPath) -> QPainterPath:
    """An area without these holes."""
    for hole in holes:
        base = base.subtracted(hole)
    return base


def turned(path: QPainterPath, degrees: float, cx: float, cy: float) -> QPainterPath:
    """A path turned clockwise around (cx, cy)."""
    return QTransform().translate(cx, cy).rotate(degrees).translate(-cx, -cy).map(path)


def mirrored(path: QPainterPath) -> QPainterPath:
    """A path with left and right exchanged."""
    return QTransform(-1, 0, 0, 1, 100, 0).map(path)


def polygon(points: list[QPointF]) -> QPainterPath:
    """A closed path with straight sides."""
    path = QPainterPath()
    path.addPolygon(QPolygonF(points))
    path.closeSubpath()
    return path


def star(cx: float, cy: float, outer: float, inner: float, points: int) -> QPainterPath:
    """A star that stands on two of its points."""
    corners = []
    for k in range(2 * points):
        reach = (outer, inner)[k % 2]
        turn = math.radians(180 * k / points - 90)
        corners.append(QPointF(cx + reach * math.cos(turn), cy + reach * math.sin(turn)))
    return polygon(corners)

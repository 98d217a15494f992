"""The icons of the table: solid silhouettes with cut-out lines, so one fill colour is enough.

Each is a file in ``resources/icons``, black on white. QtSvg paints it once, onto a device that
collects outlines; what comes out can be filled with any colour at any size, and have an edge.
"""

from collections.abc import Callable, Iterable
from functools import cache, reduce
from itertools import groupby
from operator import itemgetter, or_

from PySide6.QtCore import QPointF, QRect, QRectF, Qt
from PySide6.QtGui import (
    QColor,
    QImage,
    QPaintDevice,
    QPaintEngine,
    QPaintEngineState,
    QPainter,
    QPainterPath,
    QPainterPathStroker,
    QPixmap,
    QPolygonF,
    QTransform,
)
from PySide6.QtSvg import QSvgRenderer

from hansetable.paths import resources


class IconError(RuntimeError):
    """An icon cannot be drawn; the message names its file."""


@cache
def path(name: str) -> QPainterPath:
    """The path of an icon in the unit square, y downwards; treat it as frozen, for it is shared.

    Raises:
        IconError: if there is no such icon, or its file is damaged.
    """
    file = resources() / "icons" / f"{name}.svg"
    svg = QSvgRenderer(str(file))
    icon = outline(lambda painter: svg.render(painter, QRectF(0, 0, _SIDE, _SIDE)))
    if icon.isEmpty():
        raise IconError(f"cannot draw the icon {file}: the file is missing, damaged or blank")
    return QTransform.fromScale(1 / _SIDE, 1 / _SIDE).map(icon)


def outline(draw: Callable[[QPainter], None]) -> QPainterPath:
    """The outline of what is drawn in black, without what is white and lies on it."""
    device = _Device()
    painter = QPainter(device)
    draw(painter)
    painter.end()
    path = QPainterPath()
    for light, layers in groupby(device.engine.layers, itemgetter(0)):
        area = reduce(or_, (layer for _, layer in layers))
        path = path - area if light else path | area
    return path


_SIDE = 100
"""The width and height in which icons are drawn, as the view box of each file says."""


class _Device(QPaintDevice):
    """A sheet on which the painted areas are collected instead of pixels."""

    def __init__(self) -> None:
        super().__init__()
        self.engine = _Engine()

    def paintEngine(self) -> QPaintEngine:
        return self.engine

    def metric(self, metric: QPaintDevice.PaintDeviceMetric) -> int:
        return _SIDE


class _Engine(QPaintEngine):
    """Collects what is painted, in order: whether it is light, and the area.

    Qt breaks every shape down to paths and polygons; what has no outline, it leaves out.
    """

    def __init__(self) -> None:
        super().__init__(QPaintEngine.PaintEngineFeature.AllFeatures)
        self.layers: list[tuple[bool, QPainterPath]] = []

    def drawPath(self, path: QPainterPath) -> None:
        pen, canvas = self.painter().pen(), self.painter().brush()
        if canvas.style() != Qt.BrushStyle.NoBrush:
            self._lay(path, canvas.color())
        if pen.style() != Qt.PenStyle.NoPen and pen.isSolid():
            self._lay(QPainterPathStroker(pen).createStroke(path), pen.color())

    def drawPolygon(self, points: Iterable[QPointF], mode: QPaintEngine.PolygonDrawMode) -> None:
        path = QPainterPath()
        path.addPolygon(QPolygonF(list(points)))
        if mode != QPaintEngine.PolygonDrawMode.PolylineMode:
            path.closeSubpath()
        self.drawPath(path)

    def _lay(self, area: QPainterPath, colour: QColor) -> None:
        self.layers.append((colour.lightness() > 127, self.painter().transform().map(area)))

    def drawPixmap(
        self, rect: QRectF | QRect, pixmap: QPixmap | QImage, part: QRectF | QRect
    ) -> None:
        pass

    def updateState(self, state: QPaintEngineState) -> None:
        pass

    def begin(self, device: QPaintDevice) -> bool:
        return True

    def end(self) -> bool:
        return True

    def type(self) -> QPaintEngine.Type:
        return QPaintEngine.Type.User

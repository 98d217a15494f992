"""Sea charts: coast, water and print are pictures in ``resources/charts``, one file a game.

A file has four parts by id: ``land`` lies on the paper, ``sea`` is the outline of the water,
``water`` is what is seen in it and nowhere else, and ``print`` lies over both.
"""

from functools import lru_cache, partial

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPixmap
from PySide6.QtSvg import QSvgRenderer

from hansetable.paths import resources
from hansetable.ui.art import icons
from hansetable.ui.art.base_canvas import rounded
from hansetable.ui.art.canvas import Canvas
from hansetable.ui.art.palette import CREAM, SHADE, alpha, resolve_color
from hansetable.ui.art.textures import texture

Lane = tuple[tuple[float, float], tuple[float, float], str]
"""A dashed lane on a chart, in the coordinates of the board: from where, to where, its colour."""
_AIR = 12.0
"""The room around a chart for its shadow."""
_FINEST = 2.5
"""How many pixels a unit of a chart has at most; seen closer, its picture is only enlarged."""


def paint_chart(
    b: Canvas, rect: QRectF, game: str, tint: float, lanes: tuple[Lane, ...] = ()
) -> None:
    """Paint the chart of a game, its paper darkened so far, with a shadow.

    It takes long to paint and seldom changes: pictures of it are kept for two sizes, those of the
    table and of the small chart.
    Where it is clipped away it is not painted; on a bare canvas there are only its lanes.
    """
    if b.bare:
        _paint_lanes(b, rect, lanes)
        return
    room = rect.adjusted(-_AIR, -_AIR, _AIR, _AIR)
    density = min(_FINEST, b.p.device().devicePixelRatio() * b.p.worldTransform().m11())
    if b.p.hasClipping() and not b.p.clipBoundingRect().intersects(room):
        return
    picture = _painted(game, tint, room.getRect(), density, lanes)
    b.p.drawPixmap(room, picture, QRectF(picture.rect()))
    b.p.fillPath(rounded(rect, 8), resolve_color(SHADE))


@lru_cache(maxsize=2)
def _painted(
    game: str,
    tint: float,
    room: tuple[float, float, float, float],
    density: float,
    lanes: tuple[Lane, ...],
) -> QPixmap:
    left, top, wide, high = room
    picture = QPixmap(round(wide * density), round(high * density))
    picture.setDevicePixelRatio(density)
    picture.fill(Qt.GlobalColor.transparent)
    painter = QPainter(picture)
    try:
        painter.translate(-left, -top)
        _paint(Canvas(painter), QRectF(*room).adjusted(_AIR, _AIR, -_AIR, -_AIR), game, tint, lanes)
    finally:
        painter.end()
    return picture


def _paint(b: Canvas, rect: QRectF, game: str, tint: float, lanes: tuple[Lane, ...]) -> None:
    chart = QSvgRenderer(str(resources() / "charts" / f"{game}.svg"))
    across = rect.width() / chart.viewBoxF().width()
    down = rect.height() / chart.viewBoxF().height()

    def draw(part: str, painter: QPainter) -> None:
        place = chart.boundsOnElement(part)
        painter.save()
        painter.translate(rect.topLeft())
        painter.scale(across, down)
        chart.render(painter, part, place)
        painter.restore()

    b.shadow(rect, 8)
    with b.kept():
        b.p.setClipPath(rounded(rect, 8), Qt.ClipOperation.IntersectClip)
        b.p.drawTiledPixmap(rect, texture("land"))
        b.p.fillRect(rect, alpha("#6b6a3f", tint))
        draw("land", b.p)
        with b.kept():
            b.p.setClipPath(icons.outline(partial(draw, "sea")), Qt.ClipOperation.IntersectClip)
            b.p.drawTiledPixmap(rect, texture("sea"))
            draw("water", b.p)
        draw("print", b.p)
        _paint_lanes(b, rect, lanes)
    b.rect(rect.adjusted(0.5, 0.5, -0.5, -0.5), None, 8, QColor(30, 22, 12, 170), 1)
    b.rect(rect.adjusted(3, 3, -3, -3), None, 6, QColor(75, 61, 40, 110), 1)


def _paint_lanes(b: Canvas, rect: QRectF, lanes: tuple[Lane, ...]) -> None:
    """Paint dashed lanes; those that run aslant bend towards the middle of the chart."""
    for ends in lanes:
        start, end, colour = QPointF(*ends[0]), QPointF(*ends[1]), ends[2]
        middle = (start + end) / 2
        if min(abs(end.x() - start.x()), abs(end.y() - start.y())) > rect.height() / 10:
            middle += (rect.center() - middle) * 0.3
        path = QPainterPath(start)
        path.quadTo(middle, end)
        under = QPen(alpha(CREAM, 0.85), 5)
        under.setCapStyle(Qt.PenCapStyle.RoundCap)
        dashes = QPen(QColor(colour), 2.2)
        dashes.setDashPattern([3, 2.4])
        for pen in (under, dashes):
            b.p.strokePath(path, pen)

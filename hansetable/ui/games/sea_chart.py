"""Sea charts: coast, water and print are pictures in ``resources/charts``, one file a game.

A file has four parts by id: ``land`` lies on the paper, ``sea`` is the outline of the water,
``water`` is what is seen in it and nowhere else, and ``print`` lies over both.
"""

from functools import lru_cache, partial

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPixmap
from PySide6.QtSvg import QSvgRenderer

from hansetable.paths import resources
from hansetable.ui.art import icons
from hansetable.ui.art.base_canvas import rounded
from hansetable.ui.art.canvas import Canvas
from hansetable.ui.art.palette import alpha
from hansetable.ui.art.textures import texture

_AIR = 12.0
"""The room around a chart for its shadow."""


def paint_chart(b: Canvas, rect: QRectF, game: str, tint: float) -> None:
    """Paint the chart of a game, its paper darkened so far, with a shadow.

    It takes long to paint and never changes: a picture of it is kept for one size and density.
    """
    density = b.p.device().devicePixelRatio() * b.p.worldTransform().m11()
    picture = _painted(game, tint, rect.width(), rect.height(), density)
    b.p.drawPixmap(rect.adjusted(-_AIR, -_AIR, _AIR, _AIR), picture, QRectF(picture.rect()))


@lru_cache(maxsize=1)
def _painted(game: str, tint: float, width: float, height: float, density: float) -> QPixmap:
    picture = QPixmap(round((width + 2 * _AIR) * density), round((height + 2 * _AIR) * density))
    picture.setDevicePixelRatio(density)
    picture.fill(Qt.GlobalColor.transparent)
    painter = QPainter(picture)
    try:
        _paint(Canvas(painter), QRectF(_AIR, _AIR, width, height), game, tint)
    finally:
        painter.end()
    return picture


def _paint(b: Canvas, rect: QRectF, game: str, tint: float) -> None:
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
    b.rect(rect.adjusted(0.5, 0.5, -0.5, -0.5), None, 8, QColor(30, 22, 12, 170), 1)
    b.rect(rect.adjusted(3, 3, -3, -3), None, 6, QColor(75, 61, 40, 110), 1)

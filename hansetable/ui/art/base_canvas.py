"""The base of the canvas: text, lines, icons, paper and shadow.

Sizes are logical pixels. Colours are names like ``#f4ead3``, roles of the palette, or QColors.
"""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import (
    QColor,
    QFontMetricsF,
    QPainter,
    QPainterPath,
    QPen,
    QPixmap,
)

from hansetable.ui.art import icons
from hansetable.ui.art.fonts import Family, font, line_width, wrapped_height
from hansetable.ui.art.palette import (
    INK,
    INSET,
    INSET_LINE,
    LETTER_SOFT,
    SHADE,
    alpha,
    resolve_color,
)
from hansetable.ui.art.textures import surface, texture

Colour = str | QColor
Written = tuple[tuple[float, float, float, float], str, float, int]
"""A text on a canvas: its place, its words, the height and the weight of its letters."""

_HORIZONTAL = {
    "c": Qt.AlignmentFlag.AlignHCenter,
    "l": Qt.AlignmentFlag.AlignLeft,
    "r": Qt.AlignmentFlag.AlignRight,
}
_VERTICAL = {
    "": Qt.AlignmentFlag.AlignVCenter,
    "t": Qt.AlignmentFlag.AlignTop,
    "b": Qt.AlignmentFlag.AlignBottom,
}
_SMOOTH = (
    QPainter.RenderHint.Antialiasing
    | QPainter.RenderHint.TextAntialiasing
    | QPainter.RenderHint.SmoothPixmapTransform
)
_SHADOW = ((4.0, 0.05), (3.0, 0.06), (2.0, 0.08), (1.0, 0.10))


def rounded(rect: QRectF, radius: float) -> QPainterPath:
    """The outline of a rectangle with round corners."""
    path = QPainterPath()
    path.addRoundedRect(rect, radius, radius)
    return path


class BaseCanvas:
    """Draws text and surfaces with ``p``, a painter that the caller opened and will end.

    ``bare``: only what can be read is wanted, no picture of land and sea. ``written`` takes what is
    written and where, if somebody wants to know it, else it is None.
    """

    written: set[Written] | None = None

    def __init__(self, painter: QPainter) -> None:
        """Takes the painter and asks it for smooth edges."""
        self.p = painter
        self.bare = False
        painter.setRenderHints(_SMOOTH)

    # ---- text --------------------------------------------------------------------------------

    def text(
        self,
        rect: QRectF,
        text: str,
        px: float = 15,
        colour: Colour = INK,
        align: str = "c",
        weight: int = 600,
        family: Family = "garamond",
        italic: bool = False,
        wrap: bool = False,
        spacing: float = 0,
        least: float = 9,
        middle: bool = False,
    ) -> None:
        """Writes text into a rectangle.

        Args:
            rect: where; one line is centred on the height of its capitals.
            text: what to write.
            px: the height of the font.
            colour: its colour.
            align: ``c``, ``l`` or ``r``, and ``t`` or ``b`` after it for top or bottom.
            weight: 500, 600 or 700.
            family: ``garamond`` or ``cinzel``.
            italic: slanted.
            wrap: break into lines at the width of the rectangle; wrapped text may leave it
                at the bottom and is never shrunk.
            spacing: further pixels between letters.
            least: a line is made smaller until it fits, but no smaller than this; then it is
                cut with an ellipsis.
            middle: cut it there, so that the end of a name is read as well as its beginning.
        """
        if self.written is not None:
            place = (rect.x(), rect.y(), rect.width(), rect.height())
            self.written.add((place, text, px, weight))
        face = font(px, weight, family, italic, spacing)
        metrics = QFontMetricsF(face)
        if not wrap:
            room = rect.width() + 0.5
            while px > least and metrics.horizontalAdvance(text) > room:
                px = max(least, px - 0.5)
                face = font(px, weight, family, italic, spacing)
                metrics = QFontMetricsF(face)
            if metrics.horizontalAdvance(text) > room:
                mode = Qt.TextElideMode.ElideMiddle if middle else Qt.TextElideMode.ElideRight
                text = metrics.elidedText(text, mode, room)
        self.p.setFont(face)
        self.p.setPen(resolve_color(colour))
        side, height = align[0], align[1:]
        if wrap or height:
            flags = _HORIZONTAL[side] | _VERTICAL[height]
            how = Qt.TextFlag.TextWordWrap if wrap else Qt.TextFlag.TextDontClip
            fixed = Qt.AlignmentFlag.AlignAbsolute  # left is left, also of what is read from right
            self.p.drawText(rect, (flags | fixed).value | how.value, text)
        else:
            width = metrics.horizontalAdvance(text)
            left = {
                "l": rect.left(),
                "c": rect.center().x() - width / 2,
                "r": rect.right() - width,
            }[side]
            self.p.drawText(QPointF(left, rect.center().y() + metrics.capHeight() / 2), text)

    width = staticmethod(line_width)
    height = staticmethod(wrapped_height)

    def label(self, x: float, y: float, text: str, align: str = "l", width: float = 300) -> None:
        """Writes the heading of a section in small capitals; x is its left (``r``: right) end.

        Where there is little room its letters stand closer before they become smaller.
        """
        room, words = QRectF(x - width if align == "r" else x, y, width, 16), text.upper()
        wide = line_width(words, 13, family="cinzel", spacing=0.8)
        spacing = 0.8 if wide <= width else 0
        self.text(room, words, 13, LETTER_SOFT, align, family="cinzel", spacing=spacing)

    def section(self, x: float, y: float, text: str, width: float = 300) -> None:
        """Writes the heading of a section of a seat's table, larger than those of the board."""
        room = QRectF(x, y, width, 18)
        self.text(
            room, text.upper(), 13.5, LETTER_SOFT, "l", family="cinzel", spacing=0.8, least=11
        )

    # ---- strokes and surfaces ----------------------------------------------------------------

    def rect(
        self,
        rect: QRectF,
        fill: Colour | None = None,
        radius: float = 0,
        line: Colour | None = None,
        width: float = 1,
        alpha: float | None = None,
    ) -> None:
        """Draws a rectangle; ``alpha`` is the opacity of its fill."""
        self.p.setBrush(Qt.BrushStyle.NoBrush if fill is None else _colour(fill, alpha))
        self.p.setPen(QPen(Qt.PenStyle.NoPen) if line is None else QPen(resolve_color(line), width))
        self.p.drawRoundedRect(rect, radius, radius)

    def line(
        self,
        x1: float,
        y1: float,
        x2: float,
        y2: float,
        colour: Colour = INK,
        width: float = 1,
        dash: Sequence[float] | None = None,
        alpha: float | None = None,
    ) -> None:
        """Draws a straight line; ``dash`` is in multiples of its width."""
        pen = QPen(_colour(colour, alpha), width)
        pen.setCapStyle(Qt.PenCapStyle.FlatCap if dash else Qt.PenCapStyle.RoundCap)
        if dash:
            pen.setDashPattern(list(dash))
        self.p.setPen(pen)
        self.p.drawLine(QPointF(x1, y1), QPointF(x2, y2))

    def icon(
        self,
        name: str,
        x: float,
        y: float,
        size: float,
        colour: Colour = INK,
        edge: Colour | None = None,
        edge_width: float = 0.09,
    ) -> None:
        """Draws an icon in the square at (x, y); its edge is a part of the size."""
        path = icons.path(name)
        with self.kept():
            self.p.translate(x, y)
            self.p.scale(size, size)
            if edge is not None:
                pen = QPen(resolve_color(edge), edge_width * 2)
                pen.setCapStyle(Qt.PenCapStyle.RoundCap)
                pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
                self.p.setPen(pen)
                self.p.setBrush(resolve_color(edge))
                self.p.drawPath(path)
            self.p.fillPath(path, resolve_color(colour))

    def icon_in(
        self,
        rect: QRectF,
        name: str,
        colour: Colour = INK,
        size: float | None = None,
        edge: Colour | None = None,
        edge_width: float = 0.09,
    ) -> None:
        """Draws an icon of this size, or as large as it fits, in the middle of a rectangle."""
        if size is None:
            size = min(rect.width(), rect.height())
        x, y = rect.center().x() - size / 2, rect.center().y() - size / 2
        self.icon(name, x, y, size, colour, edge, edge_width)

    def shadow(self, rect: QRectF, radius: float = 6, strength: float = 1.0) -> None:
        """Lays a soft shadow for something that lies flat on the cloth."""
        self.p.setPen(Qt.PenStyle.NoPen)
        for out, dark in _SHADOW:
            self.p.setBrush(QColor(8, 14, 14, min(255, int(255 * dark * strength))))
            self.p.drawRoundedRect(
                rect.adjusted(1 - out, 2.5 - out, out - 1, out + 1.5), radius + out, radius + out
            )

    def paper(
        self,
        rect: QRectF,
        radius: float = 6,
        shadow: float = 1.0,
        tint: Colour | None = None,
        amount: float = 0.1,
    ) -> None:
        """Lays a sheet of paper, with a shadow of this strength and, if wanted, tinted."""
        with self._laid(rect, radius, shadow, texture("paper")):
            self.p.fillRect(rect, resolve_color(SHADE))
            if tint is not None:
                self.p.fillRect(rect, alpha(tint, amount))

    def sheet(self, rect: QRectF, radius: float = 0, shadow: float = 0) -> None:
        """Lays a sheet that belongs to the theme: a dialog, the bar, a tile."""
        with self._laid(rect, radius, shadow, surface("sheet")):
            pass

    @contextmanager
    def _laid(self, rect: QRectF, radius: float, shadow: float, stuff: QPixmap) -> Iterator[None]:
        """Lays a sheet cut from a texture; what is painted inside lies on it, within its edge."""
        if shadow:
            self.shadow(rect, radius, shadow)
        with self.kept():
            self.p.setClipPath(rounded(rect, radius), Qt.ClipOperation.IntersectClip)
            offset = QPointF((rect.x() * 7) % 200, (rect.y() * 3) % 200)
            self.p.drawTiledPixmap(rect, stuff, offset)
            yield
        inner = rect.adjusted(0.5, 0.5, -0.5, -0.5)
        self.rect(inner, None, max(0.0, radius - 0.5), QColor(46, 36, 24, 110), 1)

    def panel(self, rect: QRectF, radius: float = 8, amount: float = 0.2) -> None:
        """Darkens a part of the cloth, as the ground of a group of things."""
        self.rect(rect, INSET, radius, INSET_LINE, 1, amount)

    def band(self, rect: QRectF, radius: float, height: float, colour: Colour) -> None:
        """Colours the top of a card."""
        with self.kept():
            inside = rounded(rect.adjusted(1, 1, -1, -1), max(0.0, radius - 1))
            self.p.setClipPath(inside, Qt.ClipOperation.IntersectClip)
            top = QRectF(rect.x(), rect.y(), rect.width(), height)
            self.p.fillRect(top, resolve_color(colour))
            rim = QRectF(rect.x(), rect.y() + height - 1.5, rect.width(), 1.5)
            self.p.fillRect(rim, alpha("#fff4d6", 0.35))

    @contextmanager
    def scaled(self, rect: QRectF, width: float) -> Iterator[None]:
        """Draws a thing that is so many units wide, its corner at (0, 0), into a rectangle."""
        with self.kept():
            self.p.translate(rect.topLeft())
            self.p.scale(rect.width() / width, rect.width() / width)
            yield

    @contextmanager
    def kept(self) -> Iterator[None]:
        """Gives the painter back as it was: clip, transformation, pen and all."""
        self.p.save()
        try:
            yield
        finally:
            self.p.restore()


def _colour(colour: Colour, opacity: float | None) -> QColor:
    return resolve_color(colour) if opacity is None else alpha(colour, opacity)

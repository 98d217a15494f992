"""The full faces of Kogge, 240 by 336: what one reads when one looks at a piece closely.

Titles and sentences come in as arguments, in the language of the screen.
"""

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor

from hansetable.ui.art.base_canvas import rounded
from hansetable.ui.art.canvas import Canvas
from hansetable.ui.art.palette import BRASS, INK, INK_SOFT, SEATS, on_band
from hansetable.ui.games.card_frame import HEIGHT, RADIUS, WIDTH, Part, framed, medal, words
from hansetable.ui.games.kogge.board.card_art import CUBES
from hansetable.ui.games.kogge.board.card_art import chip as small_chip
from hansetable.ui.games.kogge.board.card_art import cog as small_cog

_PALE = "#8d836a"
"""The colour of white salt where it must be seen on paper."""


def marker(
    b: Canvas, r: QRectF, number: int, title: str, good: str, text: str, note: str = ""
) -> None:
    """A route marker, face up.

    Args:
        b: the canvas.
        r: where.
        number: the number of its city.
        title: the name of its city.
        good: what the city produces.
        text: what it can do, in at most two short lines.
        note: a line beside the good, such as “amber · 9 markers”.
    """
    part, colour = Part(r), CUBES[good]
    k = part.k
    b.paper(r, RADIUS * k, 1.6)
    foot = part.at(0, 270, WIDTH, HEIGHT - 270)
    with b.kept():
        inside = rounded(r.adjusted(1, 1, -1, -1), (RADIUS - 1) * k)
        b.p.setClipPath(inside, Qt.ClipOperation.IntersectClip)
        b.p.fillRect(foot, QColor(colour))
    b.line(r.x() + 1, foot.y(), r.right() - 1, foot.y(), INK, 1.2 * k, alpha=0.5)
    b.text(part.at(14, 20, 212, 130), str(number), 150 * k, INK, weight=700)
    b.text(part.at(14, 158, 212, 34), title, 27 * k, INK, weight=700)
    words(b, part, text, 196)
    ink = on_band(colour)
    side = (36 if note else 48) * k
    top = foot.y() + (4 if note else 9) * k
    b.icon(good, r.center().x() - side / 2, top, side, ink)
    b.text(part.at(14, 310, 212, 22), note, 16 * k, ink, weight=500, italic=True)


def chip(b: Canvas, r: QRectF, icon: str, title: str, sub: str, text: str, points: str) -> None:
    """A bonus chip with what it brings.

    Args:
        b: the canvas.
        r: where.
        icon: its icon.
        title: its name.
        sub: the line below, “bonus chip”.
        text: what it brings, in at most three short lines.
        points: the line at the foot, such as “1 development point”.
    """
    part = framed(b, r, title, sub, BRASS)
    k = part.k
    place = part.at(60, 86, 120, 120)
    small_chip(b, place.x(), place.y(), place.width(), icon)
    words(b, part, text, 210)
    line = part.at(18, 282, 204, 0)
    b.line(line.left(), line.top(), line.right(), line.top(), INK, 1, alpha=0.3)
    b.text(part.at(14, 288, 212, 36), points, 16 * k, INK_SOFT, weight=500, italic=True)


def cog(b: Canvas, r: QRectF, title: str, sub: str, text: str, seat: str) -> None:
    """A cog in the colour of its seat, with the sign of the seat on its sail."""
    part = framed(b, r, title, sub, SEATS[seat][0])
    place = part.at(62, 88, 116, 116)
    small_cog(b, place.x(), place.y(), place.width(), seat)
    words(b, part, text)


def piece(b: Canvas, r: QRectF, title: str, sub: str, text: str, icon: str, colour: str) -> None:
    """Any other piece: an icon in a medallion, in the colour of a good, and what it is for."""
    part = framed(b, r, title, sub, colour)
    tone = _PALE if colour == CUBES["salt"] else colour
    medal(b, part, icon, tone, QColor(tone).darker(118))
    words(b, part, text)

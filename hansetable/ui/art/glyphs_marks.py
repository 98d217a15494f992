"""The icons of money, marks and figures, and the signs of the seats."""

import math
from collections.abc import Callable, Mapping
from types import MappingProxyType

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainterPath

from hansetable.ui.art.shapes import (
    box,
    cut,
    ellipse,
    mirrored,
    outline,
    polygon,
    star,
    stroke,
    union,
)


def _ducat() -> QPainterPath:
    """A coin with a cross."""
    return cut(
        ellipse(50, 50, 45),
        stroke(ellipse(50, 50, 34), 4),
        union(box(45.5, 28, 9, 44, 2), box(32, 41, 36, 9, 2)),
    )


def _seal() -> QPainterPath:
    """A wax seal with ribbons."""
    rim = []
    for degrees in range(0, 360, 4):
        turn = math.radians(degrees)
        reach = 36 + 2.6 * math.cos(10 * turn)
        rim.append(QPointF(50 + reach * math.cos(turn), 40 + reach * math.sin(turn)))
    wax = polygon(rim)
    tails = cut(
        union(
            outline("M30 62 L20 97 L34 89 L44 97 L50 70Z"),
            outline("M70 62 L80 97 L66 89 L56 97 L50 70Z"),
        ),
        stroke(wax, 7),
    )
    return union(cut(wax, stroke(ellipse(50, 40, 26), 3.4), star(50, 40, 17, 7.5, 5)), tails)


def _cog() -> QPainterPath:
    """A cog under sail."""
    hull = outline(
        "M5 58 L24 58 L24 65 L76 65 L76 58 L95 58 C93 72 88 84 80 91 L20 91 C12 84 7 72 5 58Z"
    )
    sail = outline(
        "M22 14 C38 9 62 9 78 14 C73 27 73 38 79 51 C60 45 40 45 21 51 C27 38 27 27 22 14Z"
    )
    return union(
        cut(sail, stroke("M41 15 L40 46", 3.6), stroke("M59 15 L60 46", 3.6)),
        cut(hull, stroke("M19 76 L81 76", 3.8)),
        box(47.5, 4, 5, 8),
        box(47.5, 50, 5, 16),
    )


def _speed() -> QPainterPath:
    """Two chevrons."""
    return union(
        outline("M12 16 L30 16 L54 50 L30 84 L12 84 L36 50Z"),
        outline("M46 16 L64 16 L88 50 L64 84 L46 84 L70 50Z"),
    )


def _mission() -> QPainterPath:
    """A scroll."""
    scroll = union(box(22, 12, 56, 76, 2), box(12, 6, 76, 15, 7.5), box(12, 79, 76, 15, 7.5))
    return cut(
        scroll,
        stroke("M33 35 L67 35", 4.5),
        stroke("M33 50 L67 50", 4.5),
        stroke("M33 65 L56 65", 4.5),
    )


def _knight() -> QPainterPath:
    """A shield."""
    return cut(
        outline("M12 8 L88 8 L88 42 C88 68 72 86 50 96 C28 86 12 68 12 42Z"),
        union(box(45, 18, 10, 62, 1), box(21, 34, 58, 10, 1)),
    )


def _merchant() -> QPainterPath:
    """A pair of scales."""
    return union(
        box(46.5, 10, 7, 76),
        box(28, 84, 44, 9, 4),
        stroke("M14 22 L86 22", 7),
        stroke("M18 24 L7 56", 3.6),
        stroke("M18 24 L30 56", 3.6),
        stroke("M82 24 L70 56", 3.6),
        stroke("M82 24 L93 56", 3.6),
        outline("M3 56 L34 56 C33 70 4 70 3 56Z"),
        outline("M66 56 L97 56 C96 70 67 70 66 56Z"),
        ellipse(50, 12, 7),
    )


def _master() -> QPainterPath:
    """A hat-wearing guild master."""
    return union(
        outline("M18 94 C18 66 34 56 50 56 C66 56 82 66 82 94Z"),
        ellipse(50, 42, 15),
        cut(
            outline("M16 30 C24 22 28 8 50 8 C72 8 76 22 84 30 C66 36 34 36 16 30Z"),
            stroke("M28 24 C42 29 58 29 72 24", 3.4),
        ),
    )


def _pirate() -> QPainterPath:
    """Crossed blades, also the raid."""
    blade = outline("M10 8 C34 20 56 40 70 64 L62 71 C40 54 20 32 10 8Z")
    sword = union(blade, stroke("M56 78 L78 57", 7), stroke("M70 70 L86 87", 9))
    front = mirrored(sword)
    return union(cut(sword, stroke(front, 4)), front)


def _anchor() -> QPainterPath:
    """An anchor."""
    return union(
        stroke(ellipse(50, 16, 9), 6),
        box(46, 24, 8, 66),
        box(28, 34, 44, 8, 4),
        stroke("M12 60 C16 96 84 96 88 60", 8),
        outline("M4 68 L14 48 L26 66Z"),
        outline("M96 68 L86 48 L74 66Z"),
    )


def _seat_circle() -> QPainterPath:
    """The sign of the red seat."""
    return ellipse(50, 50, 42)


def _seat_diamond() -> QPainterPath:
    """The sign of the blue seat."""
    return outline("M50 2 L98 50 L50 98 L2 50Z")


def _seat_triangle() -> QPainterPath:
    """The sign of the green seat."""
    return outline("M50 6 L97 90 L3 90Z")


def _seat_square() -> QPainterPath:
    """The sign of the black seat."""
    return box(11, 11, 78, 78, 4)


GLYPHS: Mapping[str, Callable[[], QPainterPath]] = MappingProxyType(
    {
        "ducat": _ducat,
        "seal": _seal,
        "cog": _cog,
        "speed": _speed,
        "mission": _mission,
        "knight": _knight,
        "merchant": _merchant,
        "master": _master,
        "pirate": _pirate,
        "anchor": _anchor,
        "seat_circle": _seat_circle,
        "seat_diamond": _seat_diamond,
        "seat_triangle": _seat_triangle,
        "seat_square": _seat_square,
    }
)

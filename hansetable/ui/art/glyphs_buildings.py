"""The icons of the buildings."""

from collections.abc import Callable, Mapping
from types import MappingProxyType

from PySide6.QtGui import QPainterPath

from hansetable.ui.art.shapes import (
    box,
    cut,
    ellipse,
    outline,
    star,
    stroke,
    turned,
    union,
)


def _archive() -> QPainterPath:
    """Books on a shelf."""
    books = union(
        box(12, 14, 20, 76, 2),
        box(36, 24, 18, 66, 2),
        turned(box(64, 20, 20, 70, 2), -12, 76, 55),
    )
    return cut(
        books,
        stroke("M12 30 L32 30", 4),
        stroke("M12 74 L32 74", 4),
        stroke("M36 40 L54 40", 4),
        stroke("M62 37 L82 33", 4),
    )


def _bank() -> QPainterPath:
    """Stacks of coins."""
    low = [box(10, y, 36, 11, 4) for y in (80, 66, 52)]
    high = [box(54, y, 36, 11, 4) for y in (80, 66, 52, 38, 24, 10)]
    return union(*low, *high)


def _yard() -> QPainterPath:
    """A hammer."""
    return union(
        outline("M22 8 L66 8 C78 8 84 16 86 28 L70 24 L66 36 L22 36Z"), box(40, 40, 13, 56, 5)
    )


def _crane() -> QPainterPath:
    """A treadwheel crane."""
    return union(
        stroke("M26 92 L26 34 L84 12", 9),
        stroke("M26 66 L62 22", 6),
        stroke("M82 14 L82 54", 4),
        outline("M72 54 L92 54 L92 74 L72 74Z"),
        cut(ellipse(26, 74, 20), ellipse(26, 74, 11)),
        box(8, 88, 44, 8, 2),
    )


def _fortress() -> QPainterPath:
    """A tower with battlements."""
    return cut(
        outline(
            "M14 8 L28 8 L28 20 L42 20 L42 8 L58 8 L58 20 L72 20"
            " L72 8 L86 8 L86 40 L78 46 L78 94 L22 94 L22 46 L14 40Z"
        ),
        outline("M41 94 L41 74 C41 62 59 62 59 74 L59 94Z"),
        box(46, 46, 8, 12, 2),
    )


def _lodge() -> QPainterPath:
    """A house with a star."""
    house = outline("M50 6 L96 44 L86 44 L86 94 L60 94 L60 66 L40 66 L40 94 L14 94 L14 44 L4 44Z")
    return cut(house, star(50, 44, 15, 6.5, 5))


def _guildhall() -> QPainterPath:
    """A gabled hall."""
    return cut(
        outline("M6 94 L6 42 L50 6 L94 42 L94 94Z"),
        *[box(x, 52, 9, 18) for x in (20, 36, 55, 71)],
        ellipse(50, 33, 7),
        box(42, 78, 16, 16),
    )


def _manufactory() -> QPainterPath:
    """A cogwheel."""
    teeth = [turned(box(41, 4, 18, 22, 3), 45 * k, 50, 50) for k in range(8)]
    return cut(union(ellipse(50, 50, 33), *teeth), ellipse(50, 50, 14))


def _kontor() -> QPainterPath:
    """A gabled counting house (also the Kogge piece)."""
    return cut(
        outline(
            "M14 94 L14 46 L24 46 L24 34 L34 34 L34 22 L44 22 L44 8"
            " L56 8 L56 22 L66 22 L66 34 L76 34 L76 46 L86 46 L86 94Z"
        ),
        box(41, 66, 18, 28),
        box(27, 54, 10, 13),
        box(63, 54, 10, 13),
        box(44, 36, 12, 13),
    )


def _market() -> QPainterPath:
    """An arcade under a roof."""
    arches = [
        outline(f"M{x} 90 L{x} 66 C{x} 52 {x + 20} 52 {x + 20} 66 L{x + 20} 90Z")
        for x in (17, 40, 63)
    ]
    return cut(
        outline("M4 40 L18 12 L82 12 L96 40 L90 40 L90 90 L10 90 L10 40Z"),
        *arches,
        stroke("M12 40 L88 40", 4),
    )


def _treasury() -> QPainterPath:
    """A chest."""
    chest = cut(
        outline("M8 44 C8 22 20 14 32 14 L68 14 C80 14 92 22 92 44 L92 88 L8 88Z"),
        stroke("M8 46 L92 46", 5),
        box(42, 40, 16, 22, 3),
    )
    return union(chest, box(46, 45, 8, 11, 2))


def _inn() -> QPainterPath:
    """A mug of beer."""
    mug = union(
        box(16, 30, 52, 62, 5),
        stroke("M66 42 C92 40 92 76 66 76", 9),
        ellipse(28, 26, 13),
        ellipse(46, 20, 14),
        ellipse(60, 27, 11),
    )
    return cut(
        mug,
        stroke("M30 46 L30 80", 4.5),
        stroke("M42 46 L42 80", 4.5),
        stroke("M54 46 L54 80", 4.5),
    )


def _monastery() -> QPainterPath:
    """A church with two wings."""
    return cut(
        union(
            outline("M8 94 L8 56 L34 42 L34 30 L50 14 L66 30 L66 42 L92 56 L92 94Z"),
            box(47.5, 2, 5, 16),
            box(43, 6, 14, 5),
        ),
        outline("M42 94 L42 76 C42 66 58 66 58 76 L58 94Z"),
        ellipse(50, 46, 7),
        box(18, 66, 9, 16, 4),
        box(73, 66, 9, 16, 4),
    )


def _school() -> QPainterPath:
    """An open book."""
    return cut(
        union(
            outline("M50 22 C38 12 20 12 6 18 L6 82 C20 76 38 76 50 86Z"),
            outline("M50 22 C62 12 80 12 94 18 L94 82 C80 76 62 76 50 86Z"),
        ),
        stroke("M50 24 L50 84", 4),
        stroke("M18 34 C26 32 34 33 40 37", 3.6),
        stroke("M18 50 C26 48 34 49 40 53", 3.6),
        stroke("M82 34 C74 32 66 33 60 37", 3.6),
        stroke("M82 50 C74 48 66 49 60 53", 3.6),
    )


def _storehouse() -> QPainterPath:
    """A house with hatches."""
    return cut(
        outline("M12 94 L12 40 L50 4 L88 40 L88 94Z"),
        box(42, 28, 16, 14, 2),
        box(24, 50, 16, 14, 2),
        box(60, 50, 16, 14, 2),
        box(24, 74, 16, 20, 2),
        box(60, 74, 16, 20, 2),
    )


def _exchange() -> QPainterPath:
    """Two arrows, there and back."""
    there = "M60 30 L60 14 L94 38 L60 62 L60 46"
    return union(
        outline("M6 30 L60 30 L60 14 L94 38 L60 62 L60 46 L6 46Z"),
        cut(outline("M94 76 L44 76 L44 92 L8 70 L44 52 L44 62 L94 62Z"), stroke(there, 6)),
    )


GLYPHS: Mapping[str, Callable[[], QPainterPath]] = MappingProxyType(
    {
        "archive": _archive,
        "bank": _bank,
        "yard": _yard,
        "crane": _crane,
        "fortress": _fortress,
        "lodge": _lodge,
        "guildhall": _guildhall,
        "manufactory": _manufactory,
        "kontor": _kontor,
        "market": _market,
        "treasury": _treasury,
        "inn": _inn,
        "monastery": _monastery,
        "school": _school,
        "storehouse": _storehouse,
        "exchange": _exchange,
    }
)

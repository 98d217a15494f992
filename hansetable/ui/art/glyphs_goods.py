"""The icons of the goods: each is known by its outline alone."""

from collections.abc import Callable, Mapping
from types import MappingProxyType

from PySide6.QtGui import QPainterPath

from hansetable.ui.art.shapes import (
    box,
    cut,
    ellipse,
    outline,
    stroke,
    union,
)


def _wool() -> QPainterPath:
    """A sheep."""
    body = union(
        *[
            ellipse(x, y, r)
            for x, y, r in (
                (40, 42, 16),
                (56, 36, 17),
                (73, 42, 16),
                (80, 54, 14),
                (68, 60, 16),
                (50, 60, 16),
                (38, 56, 14),
            )
        ]
    )
    head = union(ellipse(21, 50, 11, 15, 12), ellipse(31, 37, 9, 4.5, 25))
    legs = union(box(42, 66, 8, 24, 3), box(68, 66, 8, 24, 3))
    body = union(body, legs)
    return union(cut(body, stroke(ellipse(21, 50, 11, 15, 12), 8)), cut(head, ellipse(18, 46, 2.6)))


def _fish() -> QPainterPath:
    """A fish."""
    body = outline("M6 50 C20 24 52 20 73 46 L94 27 C89 43 89 57 94 75 L73 56 C52 82 20 78 6 50Z")
    return cut(
        body,
        ellipse(22, 45, 3.8),
        stroke("M35 33 C41 43 41 59 35 69", 4.5),
        stroke("M50 42 C54 47 54 54 50 60", 3.5),
        stroke("M62 45 C65 49 65 53 62 57", 3.5),
    )


def _glass() -> QPainterPath:
    """A footed drinking glass."""
    cup = outline(
        "M25 8 L75 8 C78 34 70 53 54 57 L54 76 C64 78 73 83 75 91"
        " L25 91 C27 83 36 78 46 76 L46 57 C30 53 22 34 25 8Z"
    )
    return cut(
        union(cup, ellipse(50, 66, 8.5, 6)),
        stroke("M33 25 L67 25", 4.5),
        stroke("M35 34 C37 42 40 46 45 49", 4),
    )


def _furs() -> QPainterPath:
    """A stretched pelt."""
    hide = outline(
        "M50 5 C55 5 58 11 59 18 C67 20 75 16 83 8"
        " C90 14 93 21 91 27 C82 32 76 39 75 47 C76 57 80 64 89 71"
        " C89 79 84 86 77 88 C69 82 61 79 57 82"
        " C55 88 53 94 50 97 C47 94 45 88 43 82 C39 79 31 82 23 88"
        " C16 86 11 79 11 71 C20 64 24 57 25 47 C24 39 18 32 9 27"
        " C7 21 10 14 17 8 C25 16 33 20 41 18 C42 11 45 5 50 5Z"
    )
    return cut(
        hide,
        stroke("M50 27 L50 68", 4),
        stroke("M38 36 L42 43", 3.6),
        stroke("M62 36 L58 43", 3.6),
        stroke("M36 54 L41 60", 3.6),
        stroke("M64 54 L59 60", 3.6),
    )


def _grain() -> QPainterPath:
    """An ear of wheat."""
    parts = [stroke("M50 97 L50 44", 5), ellipse(50, 15, 7.5, 13)]
    for y in (33, 52, 71):
        parts += [ellipse(35.5, y, 7, 13.5, -32), ellipse(64.5, y, 7, 13.5, 32)]
    return union(*parts)


def _amber() -> QPainterPath:
    """A resin drop with an insect in it."""
    drop = outline(
        "M52 4 C65 24 86 40 86 63 C86 83 69 96 50 96 C30 96 14 83 14 63 C14 40 41 28 52 4Z"
    )
    bug = [ellipse(50, 68, 6, 11), ellipse(50, 51, 4.6)]
    for y, dy in ((58, -8), (65, 1), (73, 9)):
        bug += [stroke(f"M50 {y} L36 {y + dy}", 3.2), stroke(f"M50 {y} L64 {y + dy}", 3.2)]
    return cut(drop, union(*bug))


def _salt() -> QPainterPath:
    """An open sack with a heap."""
    sack = outline("M23 45 C8 66 9 86 20 94 L80 94 C91 86 92 66 77 45Z")
    rim = box(17, 32, 66, 10, 5)
    heap = outline("M25 28 C31 18 38 17 43 11 C47 6 54 6 58 11 C64 17 70 18 75 28Z")
    gems = [
        outline(f"M{x} {y - 8} L{x + 8} {y} L{x} {y + 8} L{x - 8} {y}Z")
        for x, y in ((50, 60), (37, 76), (63, 76))
    ]
    return union(cut(sack, *gems), rim, heap)


def _cloth() -> QPainterPath:
    """A bolt of cloth."""
    roll = box(10, 14, 80, 30, 15)
    sheet = outline("M40 40 L90 30 L90 84 C82 78 75 92 65 85 C56 79 49 92 40 85Z")
    both = cut(union(roll, sheet), stroke("M42 47.5 L78 47.5", 4))
    return cut(
        both,
        stroke(ellipse(26, 29, 8), 4),
        stroke("M54 58 L54 74", 3.6),
        stroke("M74 58 L74 72", 3.6),
    )


def _wine() -> QPainterPath:
    """A bunch of grapes."""
    b = [
        ellipse(x, y, 10.2)
        for x, y in ((27, 42), (50, 42), (73, 42), (38.5, 61), (61.5, 61), (50, 80))
    ]
    return union(
        *b,
        stroke("M50 31 C50 20 52 13 47 6", 5),
        outline("M54 25 C60 8 80 4 93 13 C86 28 68 34 54 25Z"),
    )


def _ore() -> QPainterPath:
    """A lump of rock."""
    r = outline("M6 74 L18 42 L38 26 L51 36 L65 16 L86 40 L95 72 L80 90 L22 90Z")
    return cut(
        r,
        stroke("M18 44 L44 56 L39 28", 4),
        stroke("M44 56 L37 88", 4),
        stroke("M44 56 L67 58 L65 20", 4),
        stroke("M67 58 L93 72", 4),
        stroke("M67 58 L64 88", 4),
    )


def _jewelry() -> QPainterPath:
    """A ring with a cut stone."""
    band = cut(ellipse(50, 66, 31), ellipse(50, 66, 21))
    gem = outline("M35 5 L65 5 L77 19 L50 45 L23 19Z")
    band = cut(band, stroke(gem, 8))
    return union(
        cut(gem, stroke("M26 19.5 L74 19.5", 3.4), stroke("M42 21 L50 41 L58 21", 3)), band
    )


def _clothing() -> QPainterPath:
    """A belted tunic."""
    t = outline(
        "M35 8 C41 17 59 17 65 8 L94 25 L83 49 L70 42"
        " L70 60 L82 94 L18 94 L30 60 L30 42 L17 49 L6 25Z"
    )
    return cut(
        t,
        stroke("M30 60 L70 60", 5),
        stroke("M50 68 L50 94", 4),
        stroke("M43 18 L50 32 L57 18", 3.4),
    )


def _provisions() -> QPainterPath:
    """A barrel."""
    b = outline("M27 7 L73 7 C86 33 86 67 73 93 L27 93 C14 67 14 33 27 7Z")
    return cut(
        b,
        stroke("M17 31 C34 35 66 35 83 31", 4.5),
        stroke("M17 69 C34 73 66 73 83 69", 4.5),
        stroke("M39 40 L39 64", 3.6),
        stroke("M61 40 L61 64", 3.6),
        stroke("M40 16 L40 26", 3.6),
        stroke("M60 16 L60 26", 3.6),
        stroke("M40 78 L40 86", 3.6),
        stroke("M60 78 L60 86", 3.6),
    )


GLYPHS: Mapping[str, Callable[[], QPainterPath]] = MappingProxyType(
    {
        "wool": _wool,
        "fish": _fish,
        "glass": _glass,
        "furs": _furs,
        "grain": _grain,
        "amber": _amber,
        "salt": _salt,
        "cloth": _cloth,
        "wine": _wine,
        "ore": _ore,
        "jewelry": _jewelry,
        "clothing": _clothing,
        "provisions": _provisions,
    }
)

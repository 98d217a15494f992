"""The icons of buttons and notes."""

from collections.abc import Callable, Mapping
from types import MappingProxyType

from PySide6.QtGui import QPainterPath, QTransform

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


def _arrow() -> QPainterPath:
    """An arrow to the right."""
    return outline("M8 40 L54 40 L54 18 L94 50 L54 82 L54 60 L8 60Z")


def _undo() -> QPainterPath:
    """An arrow that turns back."""
    return union(
        stroke("M34 40 C62 32 84 44 84 62 C84 80 66 88 44 84", 11), outline("M6 42 L44 14 L44 68Z")
    )


def _redo() -> QPainterPath:
    """The arrow of undo, seen in a mirror."""
    return QTransform(-1, 0, 0, 1, 100, 0).map(_undo())


def _check() -> QPainterPath:
    """A tick."""
    return stroke("M14 54 L38 78 L86 24", 14)


def _hint() -> QPainterPath:
    """A lantern."""
    lantern = union(
        outline("M28 36 L72 36 L78 84 L22 84Z"),
        outline("M36 30 L42 18 L58 18 L64 30Z"),
        stroke(ellipse(50, 12, 7), 4.5),
        box(18, 86, 64, 9, 3),
    )
    return cut(lantern, outline("M50 46 C62 58 60 74 50 74 C40 74 38 58 50 46Z"))


def _cards() -> QPainterPath:
    """Two cards."""
    back = turned(box(14, 16, 48, 72, 7), -12, 40, 54)
    front = turned(box(38, 14, 48, 72, 7), 10, 62, 50)
    return union(cut(back, stroke(front, 7)), front)


def _question() -> QPainterPath:
    """A question mark."""
    return union(stroke("M30 30 C30 6 72 8 70 32 C68 48 50 48 50 66", 12), ellipse(50, 87, 8))


def _star() -> QPainterPath:
    """A star with five points."""
    return star(50, 52, 47, 20, 5)


def _close() -> QPainterPath:
    """A cross."""
    return stroke("M20 20 L80 80 M80 20 L20 80", 14)


def _plus() -> QPainterPath:
    """A plus."""
    return union(box(43, 14, 14, 72, 3), box(14, 43, 72, 14, 3))


def _minus() -> QPainterPath:
    """A minus."""
    return box(14, 43, 72, 14, 3)


def _settings() -> QPainterPath:
    """Three sliders."""
    whole = QPainterPath()
    for y, knob in ((22, 66), (50, 32), (78, 58)):
        rail = cut(box(8, y - 4, 84, 8, 4), ellipse(knob, y, 16))
        whole = union(whole, rail, cut(ellipse(knob, y, 12), ellipse(knob, y, 5)))
    return whole


def _eye() -> QPainterPath:
    """An open eye."""
    lids = outline("M4 50 C22 16 78 16 96 50 C78 84 22 84 4 50Z")
    return union(cut(lids, ellipse(50, 50, 21)), cut(ellipse(50, 50, 14), ellipse(56, 44, 4.5)))


def _full() -> QPainterPath:
    """The four corners of a screen."""
    corner = stroke("M14 40 L14 14 L40 14", 12)
    return union(*[turned(corner, 90 * k, 50, 50) for k in range(4)])


def _language() -> QPainterPath:
    """A globe."""
    lines = union(
        stroke("M12 50 L88 50", 5),
        stroke(ellipse(50, 50, 18, 38), 5),
        stroke("M19 29 C36 38 64 38 81 29", 5),
        stroke("M19 71 C36 62 64 62 81 71", 5),
    )
    return cut(ellipse(50, 50, 44), lines)


def _play() -> QPainterPath:
    """A triangle to the right."""
    return outline("M24 12 L86 50 L24 88Z")


def _pause() -> QPainterPath:
    """Two bars."""
    return union(box(22, 14, 20, 72, 4), box(58, 14, 20, 72, 4))


def _forward() -> QPainterPath:
    """A triangle to the right before a short bar."""
    return union(outline("M18 14 L66 50 L18 86Z"), box(70, 14, 12, 72, 3))


def _back() -> QPainterPath:
    """A triangle to the left before a short bar."""
    return union(outline("M82 14 L34 50 L82 86Z"), box(18, 14, 12, 72, 3))


def _later() -> QPainterPath:
    """Two triangles to the right."""
    return union(outline("M8 18 L50 50 L8 82Z"), outline("M48 18 L92 50 L48 82Z"))


def _earlier() -> QPainterPath:
    """Two triangles to the left."""
    return union(outline("M92 18 L50 50 L92 82Z"), outline("M52 18 L8 50 L52 82Z"))


GLYPHS: Mapping[str, Callable[[], QPainterPath]] = MappingProxyType(
    {
        "arrow": _arrow,
        "undo": _undo,
        "redo": _redo,
        "check": _check,
        "hint": _hint,
        "cards": _cards,
        "question": _question,
        "star": _star,
        "close": _close,
        "plus": _plus,
        "minus": _minus,
        "settings": _settings,
        "eye": _eye,
        "full": _full,
        "language": _language,
        "play": _play,
        "pause": _pause,
        "forward": _forward,
        "back": _back,
        "later": _later,
        "earlier": _earlier,
    }
)

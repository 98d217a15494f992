"""The icons of the table: solid silhouettes with cut-out lines, so one fill colour is enough.

Each is a path inside the unit square (0 to 1, y downwards), drawn by the project itself.
"""

from collections.abc import Callable, Mapping
from functools import cache
from types import MappingProxyType

from PySide6.QtGui import QPainterPath, QTransform

from hansetable.ui.art import glyphs_buildings, glyphs_goods, glyphs_interface, glyphs_marks

_GLYPHS: Mapping[str, Callable[[], QPainterPath]] = MappingProxyType(
    {
        **glyphs_goods.GLYPHS,
        **glyphs_marks.GLYPHS,
        **glyphs_buildings.GLYPHS,
        **glyphs_interface.GLYPHS,
    }
)

NAMES: tuple[str, ...] = tuple(_GLYPHS)
"""The names of all icons."""


@cache
def path(name: str) -> QPainterPath:
    """The path of an icon in the unit square; treat it as frozen, for it is shared.

    Raises:
        KeyError: if there is no icon of this name.
    """
    return QTransform.fromScale(0.01, 0.01).map(_GLYPHS[name]())
